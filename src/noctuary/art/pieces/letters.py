"""Ranks and suits of our own cut, as paths: a picture file must not depend on a font.

Glyphs stand on y = 0 and are 100 high; each is a few strokes, united.
"""

from __future__ import annotations

from functools import cache

from shapely import affinity
from shapely.ops import unary_union

from noctuary.art.kit import brush, ellipse, polygon, rect, smooth, union_path
from noctuary.art.kit.geometry import Area, outline_path, shape_of

THICK, THIN = 17.0, 8.0


def _stem(x: float, foot: bool = True, head: bool = True) -> list[str | Area]:
    out: list[str | Area] = [rect(x - THICK / 2, -100, THICK, 100)]
    out += [rect(x - 17, -8, 34, 8)] if foot else []
    return out + ([rect(x - 17, -100, 34, 8)] if head else [])


def _hole(outer: str, *inner: str) -> Area:
    area = shape_of(outer)
    for d in inner:
        area = area.difference(shape_of(d))
    return area


def _bowl(x: float, y: float, rx: float, ry: float) -> Area:
    return _hole(ellipse(x, y, rx, ry), ellipse(x, y, rx - THICK * 0.86, ry - THIN))


def _strokes(glyph: str) -> tuple[list[str | Area], float]:
    """Parts and width."""
    if glyph == "2":
        curve = brush("8,-70 12,-92 32,-99 50,-88 50,-66 34,-42 8,-10", THICK, "none")
        return [curve, rect(4, -13, 52, 13), polygon("50,-26 57,-26 56,-8 48,-8"), ellipse(13, -72, 9)], 60
    if glyph == "3":
        return [
            brush("8,-84 22,-98 44,-92 48,-74 34,-58 20,-55", THICK - 1, "none"),
            brush("22,-56 46,-52 52,-30 42,-8 20,-2 6,-16", THICK, "none"),
            ellipse(11, -80, 9),
            ellipse(10, -19, 9),
        ], 60
    if glyph == "4":
        return [
            polygon("34,-100 51,-100 51,0 34,0"),
            polygon("34,-100 44,-92 16,-36 4,-30"),
            rect(4, -36, 58, 12),
            rect(26, -8, 34, 8),
        ], 64
    if glyph == "5":
        return [
            polygon("14,-100 25,-100 22,-52 12,-50"),
            rect(14, -100, 40, 14),
            brush("15,-56 34,-64 52,-48 52,-22 36,-4 16,-3 6,-16", THICK, "none"),
            ellipse(11, -19, 9),
        ], 60
    if glyph in "69":
        six: list[str | Area] = [
            _bowl(32, -32, 29, 33),
            brush("13,-38 14,-66 30,-90 52,-98", THICK, "none"),
            ellipse(49, -93, 8),
        ]
        if glyph == "6":
            return six, 64
        return [affinity.rotate(_united(six), 180, origin=(32, -50))], 64
    if glyph == "7":
        return [rect(4, -100, 54, 14), polygon("44,-94 58,-94 34,0 16,0"), polygon("4,-100 12,-100 11,-74 4,-74")], 60
    if glyph == "8":
        return [_bowl(31, -74, 24, 27), _bowl(31, -28, 28, 30)], 62
    if glyph == "10":
        return [*_stem(18, head=False), polygon("2,-84 20,-100 20,-84 6,-76"), _bowl(66, -50, 30, 52)], 98
    if glyph == "A":
        legs: list[str | Area] = [
            polygon("36,-102 47,-102 20,0 9,0"),
            polygon("36,-102 52,-102 84,0 64,0"),
            rect(22, -38, 46, 10),
        ]
        return [*legs, rect(0, -8, 34, 8), rect(56, -8, 36, 8)], 92
    if glyph == "J":
        return [
            rect(34, -100, THICK, 80),
            rect(24, -100, 38, 8),
            brush("42,-26 40,-6 24,0 10,-10", THICK, "none"),
            ellipse(12, -16, 10),
        ], 64
    if glyph == "Q":
        return [_bowl(44, -50, 42, 52), brush("40,-22 56,-4 72,12 90,8", 13, "none")], 92
    if glyph == "K":
        arms: list[str | Area] = [polygon("70,-100 82,-100 34,-44 26,-50"), polygon("36,-60 50,-66 90,0 70,0")]
        return [*_stem(20), *arms, rect(58, -100, 34, 8), rect(60, -8, 34, 8)], 94
    if glyph == "V":
        return [
            polygon("8,-100 28,-100 52,-24 44,0"),
            polygon("78,-100 68,-100 42,-10 50,0"),
            rect(0, -100, 36, 8),
            rect(58, -100, 32, 8),
        ], 90
    if glyph == "D":
        return [*_stem(18), _hole(ellipse(34, -50, 52, 50), ellipse(32, -50, 36, 42), rect(-30, -110, 48, 120))], 88
    if glyph == "R":
        bowl = _hole(ellipse(36, -73, 38, 27), ellipse(32, -73, 25, 19), rect(-20, -110, 36, 80))
        return [*_stem(18), bowl, polygon("34,-52 50,-56 86,0 66,0"), rect(60, -8, 32, 8)], 92
    # a joker: a four-pointed star, which stands for no number.
    return [smooth("34,-104! 40,-62 46,-56 84,-50! 46,-44 40,-38 34,4! 28,-38 22,-44 -16,-50! 22,-56 28,-62")], 68


def _united(parts: list[str | Area]) -> Area:
    return unary_union([(shape_of(part) if isinstance(part, str) else part).buffer(0.4) for part in parts])


GLYPHS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A", "J", "Q", "K", "V", "D", "R", "*")


@cache
def glyph(name: str) -> tuple[str, float]:
    """The path of a rank and its width."""
    parts, width = _strokes(name)
    return outline_path(_united(parts).simplify(0.3)), width


SUITS = {
    "S": smooth("0,-50! 14,-26 44,-6 42,22 24,30 8,22 16,50! -16,50! -8,22 -24,30 -42,22 -44,-6 -14,-26"),
    "H": smooth("0,50! -14,26 -46,-2 -44,-32 -22,-44 0,-26! 22,-44 44,-32 46,-2 14,26"),
    "D": smooth("0,-52! 14,-24 38,0! 14,24 0,52! -14,24 -38,0! -14,-24"),
    "C": union_path(
        ellipse(0, -28, 21), ellipse(-23, 6, 21), ellipse(23, 6, 21), smooth("-4,-4! 4,-4! 6,26 18,50! -18,50! -6,26")
    ),
}
"""Suits round their middle, 100 high."""
