"""Positions with something wrong in them, made from sound ones: what a loader must refuse."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from noctuary.core import notation
from noctuary.core.chance import Stream
from noctuary.core.effects import Piece
from noctuary.core.game import Game
from noctuary.core.spec import Spec

FAR: Final = 10**18
"""A number out of every range."""

Place = tuple[Any, ...]
"""The way to a value inside the fields: the field's name, then places in lists, tuples and maps."""

Change = Callable[[Any, Any], Any]
"""What holds a value (a list, tuple or map) and the value's place in it; gives what is to hold it instead."""


def breakages(spec: Spec, game: Game, luck: Stream) -> Iterator[tuple[str, dict[str, Any]]]:
    """One position for each way of breaking it, with what was broken."""
    table = spec.fields
    assert table is not None
    text = spec.write(game)

    def fresh() -> dict[str, Any]:
        return notation.read(text, spec.pieces, spec.effects, spec.choices)

    fields = fresh()
    names = [name for name in fields if name != "outcome"]
    lost = names[luck.below(len(names))]
    yield f"no {lost}", {name: value for name, value in fresh().items() if name != lost}
    yield "a field of its own", {**fresh(), "nonsense": 1}
    yield f"bytes for {lost}", {**fresh(), lost: b"?"}
    set_later = {field.name for field in table.all if not field.given and field.name != "stack"}
    leaves = [(place, leaf) for name in fields if name in set_later for place, leaf in walk(fields[name], (name,))]
    numbers = [place for place, leaf in leaves if type(leaf) is int]
    if numbers:
        place = numbers[luck.below(len(numbers))]
        number = FAR if luck.below(2) else -FAR
        yield f"{number} at {place}", changed(fresh(), place, lambda holder, at: replaced(holder, at, number))
    yield from _pieces(spec, game, luck, [place for place, leaf in leaves if isinstance(leaf, Piece)], fresh)


def _pieces(
    spec: Spec, game: Game, luck: Stream, places: list[Place], fresh: Callable[[], dict[str, Any]]
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Pieces lost, doubled, changed for another of the game, and brought from elsewhere."""
    if not places:
        return
    others = list(spec.pieces.values())
    other = others[luck.below(len(others))]
    changes: tuple[tuple[str, Change], ...] = (
        ("lost", left_out),
        ("doubled", doubled),
        (f"changed for {other}", lambda holder, at: replaced(holder, at, other)),
    )
    for what, change in changes:
        place = places[luck.below(len(places))]
        if counts_otherwise(spec, game, changed(fresh(), place, change)):
            yield f"a piece {what} at {place}", changed(fresh(), place, change)
    place = places[luck.below(len(places))]
    stranger = Piece("stranger")
    yield f"a stranger at {place}", changed(fresh(), place, lambda holder, at: replaced(holder, at, stranger))


def counts_otherwise(spec: Spec, game: Game, fields: dict[str, Any]) -> bool:
    """Whether the table would not add up with these fields. (Some fields only speak of pieces that lie elsewhere.)"""
    assert spec.fields is not None
    copy = game.copy()
    try:
        spec.fields.fill(copy, fields)
        return copy.components() != game.components()
    except Exception:
        return True


def walk(value: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """Every single value in some plain data, with the way to it."""
    if isinstance(value, list | tuple):
        for at, item in enumerate(value):
            yield from walk(item, (*place, at))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from walk(item, (*place, key))
    else:
        yield place, value


def changed(holder: Any, place: Place, change: Change) -> Any:
    """The same data, changed at one place."""
    at, *rest = place
    return change(holder, at) if not rest else replaced(holder, at, changed(holder[at], tuple(rest), change))


def replaced(holder: Any, at: Any, value: Any) -> Any:
    """`holder` with another value at a place."""
    if isinstance(holder, dict):
        return {**holder, at: value}
    return type(holder)([*holder[:at], value, *holder[at + 1 :]])


def left_out(holder: Any, at: Any) -> Any:
    """`holder` without the value at a place."""
    if isinstance(holder, dict):
        return replaced(holder, at, None)
    return type(holder)([*holder[:at], *holder[at + 1 :]])


def doubled(holder: Any, at: Any) -> Any:
    """`holder` with the value at a place twice, where it holds a row."""
    if isinstance(holder, dict):
        return holder
    return type(holder)([*holder[:at], holder[at], *holder[at:]])
