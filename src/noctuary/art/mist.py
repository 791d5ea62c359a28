"""The printed mist: three sheets of white swirls. Drawn at build time; `sheets` lays the rasters over cards."""

from __future__ import annotations

import math
import random
from functools import lru_cache

from shapely import affinity
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon

from noctuary.art.kit import brush, ellipse, num, sample, shape_of, sparkle
from noctuary.art.kit.curves import Row
from noctuary.art.kit.geometry import Area
from noctuary.art.sheets import SHEETS, TURNS

COVER = 0.43  # of the disc, before the last swirl: measured, see tests


def _width(t: float) -> float:
    """A swirl swells from the rim and thins as it winds up."""
    return min(1, 0.25 + t * 3.2) * (1 - max(0, t - 0.42) / 0.58 * 0.80)


def _swirl(r: random.Random) -> tuple[list[Row], float, tuple[float, float, float]]:
    """An arm that comes in from the rim and rolls up: its path, its width, its eye."""
    a = r.random() * 2 * math.pi
    reach = r.uniform(300, 520)
    x, y = 500 + reach * math.cos(a), 500 + reach * math.sin(a)
    heading = a + math.pi + r.uniform(-0.7, 0.7)
    length, bend = r.uniform(200, 420), r.uniform(0.5, 1.25) * r.choice((-1, 1))
    path: list[Row] = [(x, y)]
    for _ in range(5):
        heading += bend * 0.30
        x += math.cos(heading) * length / 5
        y += math.sin(heading) * length / 5
        path.append((x, y))
    sign = 1 if bend > 0 else -1
    big = r.uniform(52, 104)
    ox, oy = x - math.sin(heading) * big * sign, y + math.cos(heading) * big * sign
    start = math.atan2(y - oy, x - ox)
    for i in range(1, 19):
        t = i / 18
        q, b = big * (1 - t * 0.86), start + sign * t * 2.1 * 2 * math.pi * 0.86
        path.append((ox + q * math.cos(b), oy + q * math.sin(b)))
    return path, big * r.uniform(0.62, 0.86), (ox, oy, big)


def mist_shape(number: int, turn: int) -> Area:
    """What a sheet hides, in disc coordinates: for bots and for measuring the deck."""
    unit = affinity.affine_transform(_sheet(number)[1], [1 / 500, 0, 0, 1 / 500, -1, -1])
    return affinity.rotate(unit, turn * 360 / TURNS, origin=(0, 0))


def mist_svg(number: int) -> tuple[str, float]:
    """A sheet of printed mist and the share of the disc it hides."""
    svg, hidden = _sheet(number)
    return svg, hidden.area / (math.pi * 492**2)


@lru_cache(SHEETS)
def _sheet(number: int) -> tuple[str, Area]:
    """Arms are added until enough is hidden."""
    r = random.Random(f"mist{number}")
    disc = Dot(500, 500).buffer(492, 64)
    hidden = Polygon()
    out: list[str] = []
    for _ in range(90):
        if hidden.area >= COVER * disc.area:
            break
        path, w, (ox, oy, big) = _swirl(r)
        d = brush(path, w, _width, 26)
        area = shape_of(d).intersection(disc)
        if area.is_empty or hidden.intersection(area).area > 0.5 * area.area:
            continue
        hidden = hidden.union(area.buffer(0.1))
        out.append(f'<path d="{d}" fill="#fff" stroke="#b9c2d6" stroke-width="3"/>')
        line = sample(path, 96)
        for off, opacity in ((-0.24, 0.8), (0.0, 0.55), (0.24, 0.8)):
            vein: list[Row] = []
            for i in range(2, len(line) - 6, 4):
                a, b = line[i - 1], line[i + 1]
                dx, dy = b[0] - a[0], b[1] - a[1]
                side = w * _width(i / len(line)) * off / (math.hypot(dx, dy) or 1)
                vein.append((line[i][0] - dy * side, line[i][1] + dx * side))
            if len(vein) > 4:
                out.append(f'<path d="{brush(vein, 3.4, "both", 16)}" fill="#c3cbdd" opacity="{opacity}"/>')
        out.append(f'<path d="{ellipse(ox, oy, big * 0.1)}" fill="#fff" stroke="#b9c2d6" stroke-width="2.4"/>')
    for _ in range(46):
        way, reach, q = r.random() * 2 * math.pi, math.sqrt(r.random()) * 480, r.uniform(2, 7)
        x, y = 500 + reach * math.cos(way), 500 + reach * math.sin(way)
        if not hidden.contains(Dot(x, y)):
            small = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(q)}" fill="#fff"/>'
            out.append(small if q < 5 else f'<path d="{sparkle(x, y, q * 3, 0.25)}" fill="#fff"/>')
    clip = '<clipPath id="m"><circle cx="500" cy="500" r="480"/></clipPath>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">'
        f'<defs>{clip}</defs><g clip-path="url(#m)">{"".join(out)}</g></svg>',
        hidden,
    )
