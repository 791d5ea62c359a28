"""Path text as areas: hatching, glass and silhouettes need to know where the inside of a drawing is."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import Any

from shapely.geometry import Polygon
from shapely.ops import unary_union

from noctuary.art.kit.curves import Row, polygon

Area = Any  # a shapely geometry: the library has no types
_TOKEN = re.compile(r"[MLCQZa]|-?(?:\d+\.?\d*|\.\d+)")


def _bezier(points: list[Row], t: float) -> Row:
    while len(points) > 1:
        points = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in itertools.pairwise(points)]
    return points[0]


@lru_cache(4096)
def flatten(d: str, per: int = 6) -> list[list[Row]]:
    """The rings of a path as points (M, L, C, Q, Z and our dots)."""
    rings: list[list[Row]] = []
    ring: list[Row] = []
    words = _TOKEN.findall(d)
    i = 0
    command = ""

    def take(count: int) -> list[float]:
        nonlocal i
        i += count
        return [float(v) for v in words[i - count : i]]

    while i < len(words):
        if words[i] in "MLCQZa":
            command = words[i]
            i += 1
        if command == "Z":
            if ring:
                rings.append(ring)
            ring, command = [], ""
        elif command == "M":
            if ring:
                rings.append(ring)
            x, y = take(2)
            ring, command = [(x, y)], "L"
        elif command == "L":
            x, y = take(2)
            ring.append((x, y))
        elif command == "a":  # half a circle, as circle() writes it
            r, _, _, _, _, dx, dy = take(7)
            x, y = ring[-1]
            ring += [(x + dx / 2, y + (r if dx > 0 else -r)), (x + dx, y + dy)]
        else:
            v = take(6 if command == "C" else 4)
            hull = [ring[-1], *((v[j], v[j + 1]) for j in range(0, len(v), 2))]
            ring += [_bezier(hull, s / per) for s in range(1, per + 1)]
    if ring:
        rings.append(ring)
    return rings


@lru_cache(4096)
def shape_of(d: str) -> Area:
    """The area of a path."""
    areas = [Polygon(ring).buffer(0) for ring in flatten(d) if len(ring) >= 3]
    areas = [a for a in areas if not a.is_empty]
    return unary_union(areas) if areas else Polygon()


def bounds(d: str) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    xs = [p[0] for ring in flatten(d) for p in ring]
    ys = [p[1] for ring in flatten(d) for p in ring]
    return min(xs), min(ys), max(xs), max(ys)


def parts(area: Area) -> list[Area]:
    """The polygons of whatever an operation returned."""
    if area.is_empty:
        return []
    if area.geom_type == "Polygon":
        return [area]
    return [q for q in getattr(area, "geoms", []) if q.geom_type == "Polygon"]


def outline_path(area: Area) -> str:
    """An area back as path text."""
    return "".join(
        polygon(list(q.exterior.coords)[:-1]) + "".join(polygon(list(h.coords)[:-1]) for h in q.interiors)
        for q in parts(area)
    )


def union_path(*paths: str, tolerance: float = 0.35) -> str:
    """Several shapes as one. Limbs drawn apart show seams; united and shaded once they are a body."""
    return outline_path(unary_union([shape_of(d).buffer(0.4) for d in paths]).simplify(tolerance))
