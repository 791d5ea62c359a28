"""Curves as SVG path text. A drawing is mostly lists of points, so points have a short notation of their own:

`"-94,-44! -80,-54 -62,-58"` is three points, the first a corner. A third number instead of `!` is whatever the
caller makes of it (a radius for dots, the far end for dashes).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

Row = tuple[float, ...]
Rows = str | Sequence[Row]
Taper = str | Callable[[float], float]


@lru_cache(8192)
def _parse(text: str) -> tuple[Row, ...]:
    out = []
    for word in text.split():
        numbers = tuple(float(v) for v in word.rstrip("!").split(","))
        out.append((*numbers, 1.0) if word.endswith("!") else numbers)
    return tuple(out)


def rows(points: Rows) -> list[Row]:
    """The points of either notation."""
    return list(_parse(points)) if isinstance(points, str) else [tuple(float(v) for v in p) for p in points]


def num(x: float) -> str:
    """One decimal, no waste: the same number is always the same bytes."""
    s = f"{x:.1f}"
    s = s.removesuffix(".0")
    if s == "-0":
        return "0"
    if s.startswith("0."):
        return s[1:]
    return "-" + s[2:] if s.startswith("-0.") else s


def pair(x: float, y: float) -> str:
    """A point as path text."""
    a, b = num(x), num(y)
    return a + b if b.startswith("-") else a + " " + b


def _handles(points: list[Row], i: int, closed: bool, k: float) -> tuple[Row, Row]:
    count = len(points)

    def at(j: int) -> Row:
        return points[j % count] if closed else points[min(max(j, 0), count - 1)]

    p, q, r = at(i - 1), at(i), at(i + 1)
    if len(q) > 2 or (not closed and i in (0, count - 1)):
        return q[:2], q[:2]
    tx, ty = r[0] - p[0], r[1] - p[1]
    length = math.hypot(tx, ty) or 1
    tx, ty = tx / length, ty / length
    a = math.hypot(q[0] - p[0], q[1] - p[1]) * k
    b = math.hypot(r[0] - q[0], r[1] - q[1]) * k
    return (q[0] - tx * a, q[1] - ty * a), (q[0] + tx * b, q[1] + ty * b)


def smooth(points: Rows, closed: bool = True, k: float = 0.36) -> str:
    """A smooth path through the points; corners stay corners."""
    pts = rows(points)
    count = len(pts)
    handles = [_handles(pts, i, closed, k) for i in range(count)]
    d = ["M" + pair(pts[0][0], pts[0][1])]
    for i in range(count if closed else count - 1):
        j = (i + 1) % count
        out, into, end = handles[i][1], handles[j][0], pts[j]
        if len(pts[i]) > 2 and len(end) > 2:
            d.append("L" + pair(end[0], end[1]))
        else:
            d.append(f"C{pair(out[0], out[1])} {pair(into[0], into[1])} {pair(end[0], end[1])}")
    return "".join(d) + ("Z" if closed else "")


def mirrored(half: Rows) -> list[Row]:
    """Both sides of a thing that is alike left and right, from its right half, top to bottom."""
    right = rows(half)
    return right + [(-q[0], *q[1:]) for q in reversed(right) if abs(q[0]) > 0.01]


def placed(points: Rows, x: float, y: float, k: float) -> list[Row]:
    """Points of a motif where a scene puts it: to cut a view to a keyhole or a bottle."""
    return [(x + q[0] * k, y + q[1] * k, *q[2:]) for q in rows(points)]


def polygon(points: Rows, closed: bool = True) -> str:
    """Straight lines through the points."""
    return "M" + "L".join(pair(p[0], p[1]) for p in rows(points)) + ("Z" if closed else "")


def ellipse(cx: float, cy: float, rx: float, ry: float | None = None) -> str:
    """An ellipse, or a circle when `ry` is left out."""
    ry = rx if ry is None else ry
    k = 0.5523
    return (
        f"M{pair(cx - rx, cy)}C{pair(cx - rx, cy - ry * k)} {pair(cx - rx * k, cy - ry)} {pair(cx, cy - ry)}"
        f"C{pair(cx + rx * k, cy - ry)} {pair(cx + rx, cy - ry * k)} {pair(cx + rx, cy)}"
        f"C{pair(cx + rx, cy + ry * k)} {pair(cx + rx * k, cy + ry)} {pair(cx, cy + ry)}"
        f"C{pair(cx - rx * k, cy + ry)} {pair(cx - rx, cy + ry * k)} {pair(cx - rx, cy)}Z"
    )


def circle(cx: float, cy: float, r: float) -> str:
    """A circle of two arcs: shorter than `ellipse`, for dots."""
    return f"M{pair(cx - r, cy)}a{num(r)} {num(r)} 0 1 0 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 0 {num(-2 * r)} 0Z"


def rect(x: float, y: float, w: float, h: float) -> str:
    """A rectangle from its top left corner."""
    return f"M{pair(x, y)}L{pair(x + w, y)}L{pair(x + w, y + h)}L{pair(x, y + h)}Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rectangle with rounded corners."""
    e = r * 0.29
    return smooth(
        [
            (x + r, y, 1), (x + w - r, y, 1), (x + w - e, y + e), (x + w, y + r, 1),
            (x + w, y + h - r, 1), (x + w - e, y + h - e), (x + w - r, y + h, 1),
            (x + r, y + h, 1), (x + e, y + h - e), (x, y + h - r, 1), (x, y + r, 1), (x + e, y + e),
        ]
    )  # fmt: skip


def arch(x: float, y: float, w: float, h: float, point: float = 0) -> str:
    """Door or window with its base at y+h; `point` lifts a gothic tip."""
    r = w / 2
    tip: Row = (x + w / 2, y - point, 1) if point else (x + w / 2, y)
    side = y + r * 0.42 - point * 0.25
    feet = ((x, y + h, 1), (x, y + r, 1), (x + w, y + r, 1), (x + w, y + h, 1))
    return smooth([feet[0], feet[1], (x + w * 0.1, side), tip, (x + w * 0.9, side), feet[2], feet[3]])


def star(cx: float, cy: float, r: float, inner: float, k: int = 5, turn: float = -90) -> str:
    """A star of k points."""
    out = []
    for i in range(2 * k):
        a = math.radians(turn + i * 180 / k)
        q = r if i % 2 == 0 else inner
        out.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    return polygon(out)


def sparkle(cx: float, cy: float, r: float, w: float = 0.16) -> str:
    """A four-pointed glint."""
    q = r * w * 0.5
    return (
        f"M{pair(cx, cy - r)}Q{pair(cx + q, cy - q)} {pair(cx + r, cy)}Q{pair(cx + q, cy + q)} {pair(cx, cy + r)}"
        f"Q{pair(cx - q, cy + q)} {pair(cx - r, cy)}Q{pair(cx - q, cy - q)} {pair(cx, cy - r)}Z"
    )


def lens(x0: float, y0: float, x1: float, y1: float, w: float, bend: float = 0) -> str:
    """A stroke thickest in the middle. Strokes of even width are the surest sign of clip-art."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy) or 1
    nx, ny = -dy / length, dx / length
    mx, my = (x0 + x1) / 2 + nx * bend, (y0 + y1) / 2 + ny * bend
    there = f"Q{pair(mx + nx * w, my + ny * w)} {pair(x1, y1)}"
    return f"M{pair(x0, y0)}{there}Q{pair(mx - nx * w, my - ny * w)} {pair(x0, y0)}Z"


def sample(points: Rows, m: int = 60, closed: bool = False, k: float = 0.36) -> list[Row]:
    """About m points along the smooth curve."""
    pts = rows(points)
    count = len(pts)
    handles = [_handles(pts, i, closed, k) for i in range(count)]
    segments = count if closed else count - 1
    per = max(2, m // segments)
    out: list[Row] = []
    for i in range(segments):
        j = (i + 1) % count
        a, b, c, e = pts[i], handles[i][1], handles[j][0], pts[j]
        for s in range(per):
            t = s / per
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            out.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * e[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * e[1],
                )
            )
    if not closed:
        out.append(pts[-1][:2])
    return out


TAPERS: dict[str, Callable[[float], float]] = {
    "both": lambda t: math.sin(math.pi * t) ** 0.75,
    "out": lambda t: (1 - t) ** 0.8,
    "in": lambda t: t**0.8,
    "none": lambda _: 1.0,
    "fat": lambda t: max(0.0, min(1, 6 * t, 6 * (1 - t))) ** 0.5,
}


def brush(points: Rows, w: float, taper: Taper = "both", m: int = 10, end: float | None = None) -> str:
    """A stroke of changing width as a filled path: `w` wide at the start, `end` at the end, shaped by `taper`."""
    line = sample(points, max(24, m * 4))
    shape = TAPERS[taper] if isinstance(taper, str) else taper
    last = len(line) - 1
    left: list[Row] = []
    right: list[Row] = []
    for j in range(m + 1):
        i = round(j * last / m)
        a, b = line[max(i - 1, 0)], line[min(i + 1, last)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        t = i / last
        half = (w if end is None else w + (end - w) * t) * shape(t) / 2
        corner = (1.0,) if j in (0, m) else ()
        left.append((line[i][0] - dy / length * half, line[i][1] + dx / length * half, *corner))
        right.append((line[i][0] + dy / length * half, line[i][1] - dx / length * half, *corner))
    return smooth(left + right[::-1])


def spiral(
    cx: float,
    cy: float,
    r: float,
    turns: float = 1.75,
    start: float = 0,
    sign: float = 1,
    shrink: float = 0.12,
    m: int = 14,
) -> list[Row]:
    """Points that wind inwards."""
    out: list[Row] = []
    for i in range(m + 1):
        t = i / m
        a = start + sign * t * turns * 2 * math.pi
        q = r * (1 - t) ** 0.9 * (1 - shrink) + r * shrink * (1 - t)
        out.append((cx + q * math.cos(a), cy + q * math.sin(a)))
    return out
