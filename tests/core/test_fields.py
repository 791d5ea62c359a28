"""The table of fields: what it writes, what it refuses, and what it tells whom."""

from typing import Any

import pytest
from support import lanterns
from support.lanterns import CARDS, FIELDS, SPEC, Lanterns, Votes

from noctuary.catalog import GAMES
from noctuary.core.chance import Chance
from noctuary.core.effects import Piece
from noctuary.core.fields import OPEN, UNKNOWN, Field, Fields, attributes
from noctuary.core.refusal import BadInput
from noctuary.core.shapes import (
    Shape,
    any_of,
    flag,
    list_of,
    made_of,
    map_of,
    mask,
    maybe,
    per_seat,
    piece,
    row,
    seat,
    text,
    tuple_of,
    whole,
)
from noctuary.text import words


def dealt() -> Lanterns:
    return lanterns.new(SPEC.options(), 3, Chance(bytes(32)))


def refused(**changes: Any) -> BadInput:
    """Why a position with these fields changed is refused; a field changed to UNKNOWN is left out."""
    fields = {name: value for name, value in {**dealt().dump(), **changes}.items() if value is not UNKNOWN}
    with pytest.raises(BadInput) as caught:
        SPEC.restore(fields)
    return caught.value


def test_a_position_comes_back() -> None:
    g = dealt()
    assert SPEC.restore(g.dump()).dump() == g.dump()


def test_a_dump_does_not_change_later() -> None:
    g = dealt()
    before = g.dump()
    deck = list(before["deck"])
    g.deck.pop()
    assert before["deck"] == deck


def test_each_seat_is_told_its_own_and_what_is_open() -> None:
    g = dealt()
    g.stack = [Votes(0, 1, None)]
    known = FIELDS.known(g, 1)
    assert known["hands"] == [None, g.hands[1], None]
    assert known["lights"] == [3, 3, 3]
    assert known["stack"][0].args() == (None, 1, None)
    assert not {"deck", "seed", "uses"} & set(known)
    assert FIELDS.known(g, None)["hands"] == [None, None, None]


def test_a_field_that_nobody_declared_is_told_to_nobody() -> None:
    g = dealt()
    g.traitor = 2  # type: ignore[attr-defined]
    assert all("traitor" not in FIELDS.known(g, seat) for seat in (None, 0, 1, 2))
    assert "traitor" not in FIELDS.dump(g)


@pytest.mark.parametrize(
    ("changes", "code", "name"),
    [
        ({"pile": UNKNOWN}, "position-field", "pile"),
        ({"stack": UNKNOWN}, "position-field", "stack"),
        ({"traitor": 1}, "position-unknown", "traitor"),
        ({"turn": 3}, "position-shape", "turn"),
        ({"turn": True}, "position-shape", "turn"),
        ({"lights": [3, 3]}, "position-shape", "lights"),
        ({"lights": [3, 3, 910]}, "position-shape", "lights"),
        ({"pile": [Piece("stranger")]}, "position-shape", "pile"),
        ({"pile": ()}, "position-shape", "pile"),
        ({"seed": b"short"}, "position-shape", "seed"),
        ({"counts": [0, 0, 0, -1]}, "position-shape", "counts"),
        ({"stack": ["turn"]}, "position-shape", "stack"),
        ({"outcome": ("dark", "T-1", (3,), "")}, "position-shape", "outcome"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(changes: dict[str, Any], code: str, name: str) -> None:
    wrong = refused(**changes)
    assert (wrong.code, wrong.args_by_name["name"]) == (code, name)
    for lang in ("en", "fr"):
        assert name in words(lang).bad_input(wrong)


def test_pieces_must_add_up() -> None:
    g = dealt()
    assert refused(deck=g.deck[1:]).args_by_name["lost"] == g.deck[0].id
    assert refused(pile=[g.deck[0]]).args_by_name["more"] == g.deck[0].id


def test_at_most_eight_pieces_are_named() -> None:
    g = dealt()
    assert len(g.deck) > 8 or len(CARDS) > 8
    nothing = refused(deck=[], hands=[[], [], []], pile=[])
    assert str(nothing.args_by_name["lost"]).split() == sorted(CARDS)[:8]
    assert nothing.args_by_name["more"] == "-"
    twice = refused(pile=[*g.pile, *CARDS.values()])
    assert str(twice.args_by_name["more"]).split() == sorted(CARDS)[:8]
    assert twice.args_by_name["lost"] == "-"


def test_what_follows_from_the_fields_is_worked_out_after_loading() -> None:
    """By a position, and by a deal from knowledge, where nothing is checked."""

    def derive(g: Lanterns) -> None:
        g.brightest = g.lights.index(max(g.lights))  # type: ignore[attr-defined]

    table = Fields[Lanterns](*FIELDS.own, pieces=FIELDS.pieces, derived=("brightest",), derive=derive)
    fields = {**dealt().dump(), "lights": [1, 3, 2]}
    for made in (table.load, table.dealt):
        g = made(fields, lambda _: Lanterns(Chance(bytes(32))))
        assert g.brightest == 1  # type: ignore[attr-defined]
        assert g.lights == [1, 3, 2]
        assert g.loud


def test_an_old_name_of_a_field_is_read_too() -> None:
    own = [field for field in FIELDS.own if field.name != "turn"]
    table = Fields[Lanterns](*own, Field("turn", seat(), OPEN, formerly="mover"), pieces=FIELDS.pieces)
    fields = {**dealt().dump(), "turn": 2}
    fields["mover"] = fields.pop("turn")
    g = table.load(fields, lambda _: Lanterns(Chance(bytes(32))))
    assert g.turn == 2
    with pytest.raises(BadInput, match="mover"):
        table.load({**fields, "turn": 1}, lambda _: Lanterns(Chance(bytes(32))))


def test_what_play_cannot_change_is_written_as_it_stands() -> None:
    numbers, rows = (1, 2), [(1, 2)]
    assert tuple_of(whole(0, 9)).plain
    assert tuple_of(whole(0, 9)).write(numbers) is numbers
    assert not list_of(whole(0, 9)).plain
    written = list_of(tuple_of(whole(0, 9))).write(rows)
    assert written == rows
    assert written is not rows
    assert not maybe(PAIR).plain
    assert maybe(whole(0, 9)).plain


def test_a_check_of_the_game_has_the_last_word() -> None:
    strict = Fields[Lanterns](*FIELDS.own, pieces=FIELDS.pieces, check=lambda g: "dark" if g.lights[0] == 0 else "")
    fields = {**dealt().dump(), "lights": [0, 3, 3]}
    with pytest.raises(BadInput, match="dark"):
        strict.load(fields, lambda _: Lanterns(Chance(bytes(32))))


def test_a_field_is_declared_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        Fields[Lanterns](Field("turn", seat(), OPEN), Field("turn", seat(), OPEN), pieces=FIELDS.pieces)


class Pair:
    def __init__(self, left: int, right: int) -> None:
        self.left, self.right = left, right


PAIR = made_of(row(whole(0, 9), whole(0, 9)), lambda pair: (pair.left, pair.right), lambda data: Pair(*data))
CARD = CARDS["w0"]


def shapes() -> list[tuple[Shape, list[Any], list[Any]]]:
    """Each with what fits and what does not."""
    return [
        (whole(-1, 2), [-1, 2], [-2, 3, True, "1", None]),
        (whole(0, lambda g: g.seats), [3], [4]),
        (mask(2), [0, 3], [4, -1]),
        (seat(nobody=True), [-1, 2], [3]),
        (flag(), [True], [1, None]),
        (text("a", "b"), ["a"], ["c", 1]),
        (text(), ["anything"], [b"anything"]),
        (piece(lanterns.Card), [CARD], [Piece("w0"), "w0"]),
        (maybe(flag()), [None, True], [0]),
        (list_of(flag()), [[], [True]], [(True,), [1]]),
        (tuple_of(flag(), 1), [(True,)], [(), [True]]),
        (per_seat(flag()), [[True] * 3], [[True] * 2]),
        (row(flag(), text()), [(True, "")], [(True,), ("", True), [True, ""]]),
        (map_of(piece(), flag()), [{CARD: True}], [{CARD: 1}, {"w0": True}, []]),
        (any_of(flag(), text()), [True, ""], [1]),
        (PAIR, [(1, 2)], [(1, 10)]),
    ]


@pytest.mark.parametrize("number", range(len(shapes())))
def test_shapes(number: int) -> None:
    shape, good, bad = shapes()[number]
    g = dealt()
    assert all(shape.fits(value, g) for value in good)
    assert not any(shape.fits(value, g) for value in bad)
    assert all(shape.write(shape.read(value)) == value for value in good)


def test_a_shape_is_shown_in_the_signs_of_the_notation() -> None:
    shown = {
        "-1…2": whole(-1, 2),
        "0…n": whole(0, lambda g: g.seats),
        "-1…n": seat(nobody=True),
        "yes|no": flag(),
        "'…'": text(),
        "'a'|'b'": text("a", "b"),
        "Card": piece(lanterns.Card),
        "-|yes|no": maybe(flag()),
        "[yes|no …]": list_of(flag()),
        "(yes|no …)": tuple_of(flag()),
        "(yes|no '…')": row(flag(), text()),
        "{Piece: yes|no}": map_of(piece(), flag()),
        "yes|no|'…'": any_of(flag(), text()),
        "(0…9 0…9)": PAIR,
    }
    assert [shape.pattern for shape in shown.values()] == [*shown]


def test_objects_of_the_game_are_read_and_written_inside_lists() -> None:
    shape = list_of(maybe(PAIR))
    pairs = shape.read([(1, 2), None])
    assert isinstance(pairs[0], Pair)
    assert shape.write(pairs) == [(1, 2), None]


def test_attributes_are_found_in_slots_and_elsewhere() -> None:
    assert {"deck", "hands", "stack", "chance"} <= set(attributes(dealt()))
    spec = GAMES["oubliette"]
    assert {"deck", "slots", "stack", "chance"} <= set(attributes(spec.new(spec.options(), 1, Chance(bytes(32)))))
