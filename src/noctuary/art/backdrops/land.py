"""Hills, mountains, forests, paths."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    mix,
    outline_path,
    polygon,
    rect,
    rows,
    sample,
    shape_of,
    shift,
    smooth,
)
from noctuary.art.kit.curves import Row, Rows
from noctuary.art.registry import backdrop


def steps_along(p: Pen, pts: Rows, *, w0: float, w1: float, m: int, colour: str, thick: float = 0.32) -> None:
    """A staircase that follows a curve from far to near."""
    pal = p.pal
    along = sample(pts, m * 4)
    idx = [round(i * (len(along) - 1) / (m - 1)) for i in range(m)]
    for j, i in enumerate(idx):
        t = j / (m - 1)
        x, y = along[i]
        w = w0 + (w1 - w0) * t
        h = w * thick * 0.5
        c = mix(colour, pal.haze, (1 - t) * 0.55)
        a, b = along[max(0, i - 1)], along[min(len(along) - 1, i + 1)]
        skew = max(-1, min(1, (b[0] - a[0]) / (abs(b[1] - a[1]) + 0.6 * abs(b[0] - a[0]) + 0.01))) * 0.35 * w
        p.form(
            polygon([(x - w * 0.5, y), (x + w * 0.5, y), (x + w * 0.5, y + h * 1.4), (x - w * 0.5, y + h * 1.4)]),
            shift(c, -0.13),
            fill="lin",
            contrast=1,
            outline=1,
        )
        p.form(
            polygon(
                [
                    (x - w * 0.5, y),
                    (x - w * 0.42 - skew * 0.2, y - h * 0.7),
                    (x + w * 0.42 - skew * 0.2, y - h * 0.7),
                    (x + w * 0.5, y),
                ]
            ),
            mix(c, pal.light, 0.34),
            contrast=0.6,
            outline=0.8,
        )
        if w > 30:
            p.dashes([(x - w * 0.4, y + h * 0.7, x + w * 0.4, y + h * 0.7)], 0.9, p.ink(c), 0.35)


@backdrop("stairs", "winding stairs", "escalier sinueux", "building", "path climb building", "winding")
def stairs(
    p: Pen, *, pts: Rows | None = None, w0: float = 10, w1: float = 70, m: int = 22, colour: str | None = None
) -> None:
    """Winding stairs."""
    pts = pts or "20,-96 -20,-70 -34,-40 10,-14 34,20 -10,56 -40,96"
    steps_along(p, pts, w0=w0, w1=w1, m=m, colour=colour or mix(p.pal.stone, p.pal.bone, 0.3))


@backdrop("rails", "railway", "voie ferrée", "building", "path travel machine", "winding")
def rails(p: Pen, *, pts: Rows = "0,0 500,500 1000,800", w0: float = 14, w1: float = 60, m: int = 40) -> None:
    """Railway. Sleepers lie flat: across a turn they narrow, so the track keeps to the ground of the picture."""
    pal = p.pal
    along = sample(pts, m * 4)
    left: list[Row] = []
    right: list[Row] = []
    for i in range(0, len(along), 4):
        a, b = along[max(0, i - 1)], along[min(len(along) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        dist = math.hypot(dx, dy) or 1
        t = i / len(along)
        w = (w0 + (w1 - w0) * t**1.2) / 2
        nx, ny = -dy / dist * w, dx / dist * w * 0.42
        lx, ly, rx, ry = along[i][0] + nx, along[i][1] + ny, along[i][0] - nx, along[i][1] - ny
        left.append((lx, ly))
        right.append((rx, ry))
        ex, ey = (rx - lx) * 0.2, (ry - ly) * 0.2
        thick = max(2.0, w * 0.16)
        corners = [(lx - ex, ly - ey), (rx + ex, ry + ey), (rx + ex, ry + ey + thick), (lx - ex, ly - ey + thick)]
        p.form(polygon(corners), pal.wood, contrast=0.8, outline=0.7)
    for rail in (left, right):
        p.flat(brush(rail, w0 * 0.2 + 1.2, "none", 40, w1 * 0.11 + 1), pal.ink)
        p.flat(
            brush([(x, y - 1) for x, y in rail], w0 * 0.1 + 0.6, "none", 40, w1 * 0.06), mix(pal.stone, pal.light, 0.5)
        )


@backdrop("hills", "hills", "collines", "land", "land field calm", "waves")
def hills(
    p: Pen,
    *,
    y: float = 700,
    amp: float = 60,
    colour: str | None = None,
    y1: float = 1010,
    seed: int = 0,
    trees: int = 0,
    tex: bool = True,
    x0: float = -20,
    x1: float = 1020,
    wave: float = 300,
) -> None:
    """Hills."""
    pal = p.pal
    r = random.Random(f"{p.seed}/h{seed}")
    c = colour or pal.mid
    ph = r.random() * 6

    def f(x: float) -> float:
        return y + amp * (0.6 * sin(x / wave * 2 + ph) + 0.4 * sin(x / wave * 4.3 + ph * 2))

    xs = [x0 + (x1 - x0) * i / 14 for i in range(15)]
    d = smooth([(x0, y1, 1), *((x, f(x)) for x in xs), (x1, y1, 1)])
    p.form(d, c, fill="down", contrast=1, outline=1.4)
    if tex:
        seg = []
        for _ in range(90):
            x = x0 + r.random() * (x1 - x0)
            yy = f(x) + 8 + r.random() ** 1.6 * min(190, y1 - f(x))
            length = r.uniform(14, 44) * (1 + (yy - y) / 300)
            s = (f(x + 5) - f(x - 5)) / 10
            seg.append((x, yy, x + length, yy + s * length, -3))
        p.dashes(seg[::2], 1.3, mix(c, pal.light, 0.35), 0.5)
        p.dashes(seg[1::2], 1.4, p.ink(c, 0.8), 0.4)
    for _i in range(trees):
        x = x0 + 40 + (x1 - x0 - 80) * r.random()
        yy = f(x) + r.uniform(0, 14)
        s = r.uniform(0.7, 1.3)
        p.form(
            smooth(
                [
                    (x - 12 * s, yy, 1),
                    (x - 15 * s, yy - 18 * s),
                    (x, yy - 58 * s, 1),
                    (x + 15 * s, yy - 18 * s),
                    (x + 12 * s, yy, 1),
                ]
            ),
            mix(c, pal.leaf, 0.5),
            contrast=1.2,
            outline=1.1,
            hatch=0.3,
        )


@backdrop("mountain", "mountains", "montagnes", "land", "land tall cold", "triangle")
def mountain(
    p: Pen,
    *,
    y: float = 640,
    h: float = 240,
    m: int = 5,
    colour: str | None = None,
    seed: int = 0,
    snow: bool = True,
    x0: float = -40,
    x1: float = 1040,
    y1: float | None = None,
) -> None:
    """Mountains."""
    pal = p.pal
    r = random.Random(f"{p.seed}/m{seed}")
    c = colour or pal.far
    y1 = y1 or y + 60
    step = (x1 - x0) / m
    idx = list(range(m))
    r.shuffle(idx)
    for i in idx:
        x = x0 + step * (i + 0.5) + r.uniform(-0.2, 0.2) * step
        tall = h * r.uniform(0.6, 1.05)
        w = step * r.uniform(0.85, 1.15)
        length = [
            (x - w, y1, 1),
            (x - w * 0.62, y - tall * 0.30, 1),
            (x - w * 0.5, y - tall * 0.36, 1),
            (x - w * 0.2, y - tall * 0.78, 1),
            (x, y - tall, 1),
        ]
        radius = [
            (x + w * 0.16, y - tall * 0.8, 1),
            (x + w * 0.3, y - tall * 0.62, 1),
            (x + w * 0.56, y - tall * 0.34, 1),
            (x + w * 0.7, y - tall * 0.22, 1),
            (x + w, y1, 1),
        ]
        d = smooth(length + radius)
        p.form(d, c, fill="down", contrast=0.9, outline=1.3, dark=mix(c, pal.haze, 0.5))
        p.inside(d)
        sh = smooth(
            [
                (x, y - tall - 4, 1),
                (x + w * 0.02, y - tall * 0.8, 1),
                (x - w * 0.05, y - tall * 0.62, 1),
                (x + w * 0.06, y - tall * 0.4, 1),
                (x - w * 0.02, y - tall * 0.2, 1),
                (x + w * 0.05, y1, 1),
                (x + w * 1.2, y1, 1),
                (x + w * 1.2, y - tall, 1),
            ]
        )
        if p.style != "engrave":
            p.flat(sh, mix(c, pal.shadow, 0.6), 0.38)
        else:
            q = p.wedges(outline_path(shape_of(sh).intersection(shape_of(d))), 6, 0.9, 0.8)
            p.flat(q, pal.ink, 0.9)
        if snow:
            p.form(
                smooth(
                    [
                        (x - w * 0.34, y - tall * 0.56, 1),
                        (x - w * 0.22, y - tall * 0.66, 1),
                        (x - w * 0.14, y - tall * 0.58, 1),
                        (x - w * 0.06, y - tall * 0.70, 1),
                        (x + w * 0.02, y - tall * 0.6, 1),
                        (x + w * 0.1, y - tall * 0.72, 1),
                        (x + w * 0.24, y - tall * 0.58, 1),
                        (x + w * 0.3, y - tall * 0.7, 1),
                        (x + w * 0.05, y - tall * 1.1, 1),
                        (x - w * 0.1, y - tall * 1.1, 1),
                    ]
                ),
                mix(pal.foam, pal.light, 0.4),
                contrast=0.8,
                outline=0.8,
            )
        p.dashes(
            [
                (
                    x + w * 0.05 + j * w * 0.09,
                    y - tall * (0.74 - j * 0.1),
                    x + w * 0.16 + j * w * 0.11,
                    y - tall * (0.4 - j * 0.1),
                )
                for j in range(5)
            ],
            1.5,
            p.ink(c, 0.8),
            0.4,
        )
        p.end()


@backdrop("pine_forest", "pine forest", "forêt de pins", "plant", "plant forest dark", "spikes")
def pine_forest(
    p: Pen,
    *,
    y: float = 760,
    m: int = 16,
    h: float = 200,
    colour: str | None = None,
    seed: int = 0,
    x0: float = -20,
    x1: float = 1020,
    base: Callable[[float], float] | None = None,
) -> None:
    """Pine forest."""
    pal = p.pal
    r = random.Random(f"{p.seed}/p{seed}")
    c = colour or pal.near
    xs = sorted(x0 + (x1 - x0) * (i + r.random()) / m for i in range(m))
    r.shuffle(xs)

    def one(v: int) -> None:
        q = random.Random(f"pine{v}")
        tall, w = 100, 19
        length, radius = [], []
        for k in range(6):
            t = k / 6
            length += [
                (-w * (0.16 + t * 0.95) * q.uniform(0.85, 1.15), -tall * (1 - t - 0.145), 1),
                (-w * (0.05 + t * 0.55), -tall * (1 - t - 0.16), 1),
            ]
            radius += [
                (w * (0.16 + t * 0.95) * q.uniform(0.85, 1.15), -tall * (1 - t - 0.145), 1),
                (w * (0.05 + t * 0.55), -tall * (1 - t - 0.16), 1),
            ]
        ls, hk = p.line_scale, p.hatch_scale
        p.line_scale, p.hatch_scale = 100 / h, h / 100
        p.form(rect(-2, -10, 4, 12), pal.wood, outline=0.8)
        p.form(smooth([(0, -tall, 1), *radius, *length[::-1]]), c, fill="lin", contrast=1.1, outline=1, hatch=0.35)
        p.line_scale, p.hatch_scale = ls, hk

    for j, x in enumerate(xs):
        tall = h * r.uniform(0.6, 1.15)
        yy = (base(x) if base else y) + r.uniform(-6, 16)
        p.use(p.symbol(("pine", j % 3), partial(one, j % 3)), x, yy, tall / 100)


@backdrop("ivy_branch", "leafy branch", "branche feuillue", "plant", "plant growth frame", "winding")
def ivy_branch(
    p: Pen,
    *,
    pts: Rows | None = None,
    w: float = 12,
    leaf: float = 34,
    gap: int = 3,
    colour: str | None = None,
    flower: str | None = None,
    both: bool = True,
    seed: int = 0,
) -> None:
    """A tapering branch with leaves along a curve: frames a foreground."""
    pal = p.pal
    r = random.Random(f"{p.seed}/b{seed}")
    c = colour or pal.leaf
    pts = pts or rows("-90,80 -30,20 60,0 110,-50")
    p.form(brush(pts, w, "out", 10), pal.wood, contrast=1, outline=1.2)
    along = sample(pts, 60)
    for i in range(3, len(along) - 1, gap):
        x, y = along[i]
        dx, dy = along[i][0] - along[i - 1][0], along[i][1] - along[i - 1][1]
        a0 = math.atan2(dy, dx)
        length = leaf * (1 - 0.45 * i / len(along)) * r.uniform(0.8, 1.15)
        for s in (-1, 1) if both else (1 if (i // gap) % 2 else -1,):
            a = a0 + s * r.uniform(0.6, 1.0)
            ca, sa = cos(a), sin(a)

            def radius(u: float, v: float, o: Row = (x, y), e: Row = (ca * length, sa * length)) -> Row:
                return (o[0] + u * e[0] - v * e[1], o[1] + u * e[1] + v * e[0])

            d = smooth(
                [
                    (*radius(0, 0), 1),
                    radius(0.35, -0.24),
                    radius(0.72, -0.17),
                    (*radius(1.05, 0.02), 1),
                    radius(0.7, 0.2),
                    radius(0.33, 0.22),
                ]
            )
            p.form(
                d,
                mix(c, pal.light, r.uniform(0, 0.2)) if r.random() < 0.6 else mix(c, pal.shadow, 0.25),
                contrast=1.1,
                outline=1.1,
            )
            p.dashes([radius(0.05, 0) + radius(0.95, 0.02)], 1, p.ink(c), 0.6)
    if flower:
        for i in (12, 26, 40, 54):
            x, y = along[min(i, len(along) - 1)]
            for k in range(5):
                a = k * 2 * pi / 5 + r.random()
                p.form(
                    ellipse(x + cos(a) * leaf * 0.24, y + sin(a) * leaf * 0.24, leaf * 0.2),
                    flower,
                    contrast=0.9,
                    outline=0.9,
                )
            p.form(ellipse(x, y, leaf * 0.13), pal.a1, outline=0.8)


@backdrop("reeds", "reeds", "roseaux", "plant", "plant water", "spikes")
def reeds(
    p: Pen,
    *,
    x: float = 0,
    y: float = 0,
    m: int = 14,
    h: float = 180,
    spread: float = 120,
    colour: str | None = None,
    seed: int = 0,
    heads: bool = True,
) -> None:
    """Reeds."""
    pal = p.pal
    r = random.Random(f"{p.seed}/r{seed}")
    c = colour or mix(pal.leaf, pal.near, 0.4)
    for _i in range(m):
        bx = x + spread * (r.random() - 0.5) * 2
        length = h * r.uniform(0.55, 1.1)
        lean = r.uniform(-0.35, 0.35) * length
        p.form(
            brush([(bx, y), (bx + lean * 0.2, y - length * 0.5), (bx + lean, y - length)], r.uniform(7, 13), "out", 5),
            mix(c, pal.light, r.uniform(0, 0.22)),
            contrast=0.8,
            outline=0.8,
        )
        if heads and r.random() < 0.35:
            p.form(
                brush(
                    [
                        (bx + lean * 0.7, y - length * 0.86),
                        (bx + lean, y - length),
                        (bx + lean * 1.25, y - length * 1.16),
                    ],
                    13,
                    "fat",
                    5,
                ),
                pal.wood,
                contrast=1,
                outline=1,
            )
