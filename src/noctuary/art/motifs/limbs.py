"""Limbs of changing width, hands and hulls: what posed people and animals are built from."""

from __future__ import annotations

import math

from shapely.geometry import MultiPoint

from noctuary.art.kit import Pen, brush, mix, outline_path, rows, smooth, union_path
from noctuary.art.kit.curves import Row, Rows

Point = tuple[float, float]


def tube(points: Rows, m: int = 14) -> str:
    """A limb along points whose third number is its width there; both ends are rounded."""
    line = rows(points)
    widths = [q[2] for q in line]
    last = len(widths) - 1

    def width(t: float) -> float:
        i = min(int(t * last), last - 1)
        f = t * last - i
        return widths[i] + (widths[i + 1] - widths[i]) * f

    ends = [_disc(q[0], q[1], q[2] / 2) for q in (line[0], line[-1])]
    return union_path(brush([q[:2] for q in line], 1, width, m), *ends, tolerance=0.25)


def _disc(x: float, y: float, r: float) -> str:
    return smooth([(x + r * math.cos(k * math.pi / 4), y + r * math.sin(k * math.pi / 4)) for k in range(8)])


def hull(points: list[Point]) -> str:
    """Cloth stretched round points."""
    return outline_path(MultiPoint(points).convex_hull.buffer(2).simplify(0.4))


def along(start: Point, angle: float, length: float) -> Point:
    """From a joint, `length` on; 0 hangs down, 90 points forward (right), 180 up."""
    a = math.radians(angle)
    return start[0] + math.sin(a) * length, start[1] + math.cos(a) * length


FINGERS: dict[str, tuple[tuple[Row, ...], ...]] = {
    # in a frame where the arm comes from above and the fingers hang down; thumb first
    "open": (
        ((-4, 3, 5), (-11, 6, 4.4), (-15, 11, 3.6)),
        ((-5, 9, 5), (-9, 18, 4.4), (-11, 25, 3.4)),
        ((-1, 10, 5), (-2, 20, 4.4), (-2, 28, 3.4)),
        ((3, 10, 5), (5, 19, 4.2), (6, 26, 3.2)),
        ((6, 8, 4.6), (10, 15, 4), (13, 20, 3)),
    ),
    "flat": (
        ((-4, 3, 5), (-9, 9, 4.4), (-10, 15, 3.6)),
        ((-4, 9, 5), (-5, 18, 4.4), (-4, 25, 3.6)),
        ((0, 10, 5), (0, 20, 4.4), (1, 28, 3.4)),
        ((4, 10, 5), (5, 19, 4.2), (5, 25, 3.4)),
    ),
    "point": (
        ((-4, 4, 5), (-8, 10, 4.4), (-3, 14, 4)),
        ((-3, 9, 5), (-4, 20, 4.4), (-4, 31, 3.2)),
        ((2, 9, 6), (4, 14, 6), (0, 16, 5)),
    ),
    "fist": (
        ((-6, 3, 5), (-9, 9, 5), (-2, 13, 4.6)),
        ((0, 8, 9), (3, 13, 9), (0, 15, 8)),
    ),
}


def small_hand(p: Pen, at: Point, angle: float, shape: str, size: float, skin: str, flip: bool = False) -> None:
    """A hand at the end of an arm: palm, fingers and thumb in one outline, the fingers parted by lines."""
    sx = -size if flip else size
    p.group(f"translate({at[0]:.1f} {at[1]:.1f}) rotate({-angle:.1f}) scale({sx:.3f} {size:.3f})")
    palm = smooth("-5,-3 5,-3 8,4 6,12 -5,12 -7,4")
    fingers = [tube(list(f), 6) for f in FINGERS[shape]]
    p.form(union_path(palm, *fingers, tolerance=0.15), skin, contrast=1, outline=1.5, shade=(-2, -1), shade_opacity=0.2)
    if shape == "fist":
        p.dashes("-2,9,-3,16 2,9,1,17 5,9,5,15", 0.9, p.ink(skin), 0.8)
    elif shape != "point":
        p.dashes("-2,10,-2,14 2,10,2,14", 0.8, mix(skin, p.pal.ink, 0.6), 0.7)
    p.end()
