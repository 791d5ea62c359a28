"""What values a field of a position may have: small shapes that are put together.

    per_seat(list_of(piece(Card)))     # a list of cards for each seat
    tuple_of(row(seat(), whole(0, 3))) # pairs of a seat and a number

A shape judges plain data, as it is written in a position, and reads and writes it. `pattern` shows the shape in the
signs of the notation, which are the same in every language. Numbers always have bounds, so that a damaged position
does not pass.
"""

from collections.abc import Callable
from typing import Any, Final

from noctuary.core.effects import Effect, Piece

Bound = int | Callable[[Any], int]
"""A number, or what gives it for a game: `lambda g: g.seats`."""


def _bound(bound: Bound, g: Any) -> int:
    return bound if isinstance(bound, int) else bound(g)


class Shape:
    """The base of all shapes."""

    pattern: str = "…"
    plain: bool = True
    """Whether a value is written as it stands."""

    def fits(self, value: Any, g: Any) -> bool:
        """Whether a written value can stand in this field of this game."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """A value as plain data, which later play does not change."""
        return value

    def read(self, value: Any) -> Any:
        """The value that was written."""
        return value


class _Leaf(Shape):
    def __init__(self, pattern: str, fits: Callable[[Any, Any], bool]) -> None:
        self.pattern = pattern
        self._fits = fits

    def fits(self, value: Any, g: Any) -> bool:
        return self._fits(value, g)


class _Row(Shape):
    """A list or tuple of values of one shape, of any length or a given one."""

    def __init__(self, kind: type[list[Any]] | type[tuple[Any, ...]], each: Shape, size: Bound | None) -> None:
        self.kind, self.each, self.size = kind, each, size
        left, right = "[]" if kind is list else "()"
        self.pattern = f"{left}{each.pattern} …{right}"
        self.plain = kind is tuple and each.plain

    def fits(self, value: Any, g: Any) -> bool:
        sized = type(value) is self.kind and (self.size is None or len(value) == _bound(self.size, g))
        return sized and all(self.each.fits(item, g) for item in value)

    def write(self, value: Any) -> Any:
        return self.kind(value) if self.each.plain else self.kind([self.each.write(item) for item in value])

    def read(self, value: Any) -> Any:
        return self.kind(value) if self.each.plain else self.kind([self.each.read(item) for item in value])


class _Made(Shape):
    """Objects of the game's own, written as plain data of another shape."""

    plain = False

    def __init__(self, data: Shape, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> None:
        self.data, self._write, self._read = data, write, read
        self.pattern = data.pattern

    def fits(self, value: Any, g: Any) -> bool:
        return self.data.fits(value, g)

    def write(self, value: Any) -> Any:
        return self._write(value)

    def read(self, value: Any) -> Any:
        return self._read(value)


def whole(low: Bound, high: Bound) -> Shape:
    """A whole number within bounds."""
    signs = [str(bound) if isinstance(bound, int) else "n" for bound in (low, high)]
    return _Leaf("…".join(signs), lambda value, g: type(value) is int and _bound(low, g) <= value <= _bound(high, g))


def mask(bits: Bound) -> Shape:
    """A set of so many things as one number, a bit each."""
    return whole(0, lambda g: (1 << _bound(bits, g)) - 1)


def seat(nobody: bool = False) -> Shape:
    """The number of a seat; -1 for nobody, where that is allowed."""
    return whole(-1 if nobody else 0, lambda g: g.seats - 1)


def flag() -> Shape:
    """Yes or no."""
    return _Leaf("yes|no", lambda value, _: type(value) is bool)


def text(*allowed: str) -> Shape:
    """One of these texts; any text if none is named."""
    return _Leaf("|".join(map(repr, allowed)) or "'…'", lambda v, _: type(v) is str and (not allowed or v in allowed))


def piece(kind: type[Piece] = Piece) -> Shape:
    """A card, token or tile of this class."""
    return _Leaf(kind.__name__, lambda value, _: isinstance(value, kind))


def maybe(shape: Shape) -> Shape:
    """A value of this shape, or nothing."""
    nothing = f"-|{shape.pattern}"
    if shape.plain:
        return _Leaf(nothing, lambda value, g: value is None or shape.fits(value, g))
    either = _Leaf(nothing, lambda value, g: value is None or shape.fits(value, g))
    return _Made(
        either, lambda v: None if v is None else shape.write(v), lambda v: None if v is None else shape.read(v)
    )


def list_of(shape: Shape, size: Bound | None = None) -> Shape:
    """A list that changes during play."""
    return _Row(list, shape, size)


def tuple_of(shape: Shape, size: Bound | None = None) -> Shape:
    """A tuple: replaced, never changed."""
    return _Row(tuple, shape, size)


def per_seat(shape: Shape) -> Shape:
    """A list with one entry for each seat."""
    return _Row(list, shape, lambda g: g.seats)


def row(*shapes: Shape) -> Shape:
    """A tuple with a shape for each place. Its parts are plain data."""
    pattern = f"({' '.join(shape.pattern for shape in shapes)})"
    return _Leaf(
        pattern,
        lambda value, g: (
            type(value) is tuple
            and len(value) == len(shapes)
            and all(shape.fits(item, g) for shape, item in zip(shapes, value, strict=True))
        ),
    )


def map_of(key: Shape, item: Shape) -> Shape:
    """A dict of plain keys and values."""
    leaf = _Leaf(
        f"{{{key.pattern}: {item.pattern}}}",
        lambda value, g: type(value) is dict and all(key.fits(k, g) and item.fits(v, g) for k, v in value.items()),
    )
    return _Made(leaf, dict, dict)


def made_of(data: Shape, write: Callable[[Any], Any], read: Callable[[Any], Any]) -> Shape:
    """Objects of the game's own (`Room`), written as plain data of the shape `data`."""
    return _Made(data, write, read)


def any_of(*shapes: Shape) -> Shape:
    """Plain data of one of several shapes."""
    return _Leaf("|".join(shape.pattern for shape in shapes), lambda v, g: any(shape.fits(v, g) for shape in shapes))


OPTIONS: Final = _Leaf("{'…': …}", lambda value, _: type(value) is dict and all(type(key) is str for key in value))
"""The options that differ from the defaults; `GameOptions.make` judges them."""

MANY: Final = 1_000_000
"""More of anything than a game can count to."""

SEED: Final = _Leaf("#…", lambda value, _: type(value) is bytes and len(value) == 32)
EFFECT: Final = _Leaf("Effect", lambda value, _: isinstance(value, Effect))
