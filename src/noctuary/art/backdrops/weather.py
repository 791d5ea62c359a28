"""Rain, snow, rivers, dunes, and threads that run across a card."""

from __future__ import annotations

import random
from math import pi, sin

from noctuary.art.kit import Pen, brush, mix, rect, sample, smooth
from noctuary.art.kit.curves import Row, Rows
from noctuary.art.registry import backdrop


@backdrop("rain", "rain", "pluie", "sky", "weather water sad", "lines")
def rain(
    p: Pen,
    *,
    x0: float = 0,
    x1: float = 1000,
    y0: float = 0,
    y1: float = 1000,
    slant: float = 0.24,
    m: int = 120,
    seed: int = 0,
) -> None:
    """Slanting strokes, longer and brighter where they are near. It is pointed at by its whole area."""
    r = random.Random(f"{p.seed}/rain{seed}")
    p.target(rect(x0, y0, x1 - x0, y1 - y0))
    near: list[Row] = []
    far: list[Row] = []
    for i in range(m):
        x, y, length = x0 + r.random() * (x1 - x0), y0 + r.random() * (y1 - y0), r.uniform(22, 74)
        (near if i % 3 == 0 else far).append((x, y, x - slant * length, y + length))
    p.dashes(far, 1.3, p.pal.foam, 0.5)
    p.dashes(near, 2.2, p.pal.foam, 0.85)


@backdrop("snow", "falling snow", "neige qui tombe", "sky", "weather cold silence snow", "dots")
def snow(
    p: Pen,
    *,
    x0: float = 0,
    x1: float = 1000,
    y0: float = 0,
    y1: float = 1000,
    m: int = 150,
    big: float = 8,
    seed: int = 0,
) -> None:
    """Flakes of three sizes; a few are stars."""
    r = random.Random(f"{p.seed}/snow{seed}")
    flakes = [(x0 + r.random() * (x1 - x0), y0 + r.random() * (y1 - y0), 1.4 + big * r.random() ** 3) for _ in range(m)]
    p.dots(flakes, mix(p.pal.foam, p.pal.light, 0.5), 0.9)
    arms: list[Row] = []
    for x, y, q in flakes[::14]:
        s = q + 7
        arms += [
            (x - s, y, x + s, y),
            (x - s / 2, y - s * 0.87, x + s / 2, y + s * 0.87),
            (x + s / 2, y - s * 0.87, x - s / 2, y + s * 0.87),
        ]
    p.dashes(arms, 1.5, mix(p.pal.foam, p.pal.light, 0.5), 0.95)


@backdrop("river", "river", "rivière", "water", "water path land", "winding")
def river(p: Pen, *, pts: Rows, w0: float = 20, w1: float = 240, colour: str | None = None) -> None:
    """A stream from far (narrow) to near (wide) with lines along the current."""
    pal = p.pal
    c = colour or pal.sea
    d = brush(pts, w0, "none", 24, w1)
    p.form(d, mix(c, pal.foam, 0.12), fill="down", contrast=0.9, outline=1.6)
    p.inside(d)
    line = sample(pts, 80)
    flow: list[Row] = []
    for k, side in enumerate((-0.36, -0.18, 0.0, 0.2, 0.38)):
        for i in range(2 + k % 3, len(line) - 9, 11):
            t = i / len(line)
            w = (w0 + (w1 - w0) * t) * side
            (ax, ay), (bx, by) = line[i][:2], line[min(i + 6 + k % 2 * 2, len(line) - 1)][:2]
            flow.append((ax + w, ay, bx + w * 1.1, by, 3))
    p.dashes(flow[::2], 2.4, pal.foam, 0.85)
    p.dashes(flow[1::2], 2, mix(c, pal.sea2, 0.7), 0.6)
    p.end()


@backdrop("dunes", "dunes", "dunes", "land", "land warm dry desert", "waves")
def dunes(p: Pen, *, y: float = 700, colour: str | None = None, m: int = 3, y1: float = 1010, seed: int = 0) -> None:
    """Crests of sand, each with a lit and a shaded flank that meet in one sharp line."""
    pal = p.pal
    r = random.Random(f"{p.seed}/dune{seed}")
    c = colour or mix(pal.a1, pal.bone, 0.4)
    for i in range(m):
        yy = y + (y1 - y) * i / m * 0.8
        tone = mix(mix(c, pal.haze, 0.4 * (1 - i / m)), pal.near, 0.16 * i)
        side, phase, high = r.choice((-1, 1)), r.uniform(0.3, 0.7) * 1000, (40 + 46 * i / m) * r.uniform(0.8, 1.2)
        crest = [
            (x, yy - high * max(0.0, sin(pi * min(1, max(0, 0.5 + (x - phase) / 1100)))) ** 1.4 + 10 * sin(x / 90 + i))
            for x in range(-40, 1081, 80)
        ]
        body = smooth([(-40, y1, 1), *crest, (1080, y1, 1)])
        p.form(body, tone, fill="down", contrast=1, outline=1.4)
        p.inside(body)
        top = min(crest, key=lambda q: q[1])
        ridge: list[Row] = [
            (top[0], top[1]),
            (top[0] + side * 60, top[1] + 60),
            (top[0] - side * 20, top[1] + 130),
            (top[0] + side * 70, y1),
        ]
        edge = sample(ridge, 40)
        p.flat(
            smooth([*edge, (top[0] + side * 700, y1, 1), (top[0] + side * 700, top[1] - 20, 1)]),
            mix(tone, pal.shadow, 0.5),
            0.35,
        )
        ripples = [
            (x, yy + 24 + k * 22 + 6 * sin(x / 60), x + 90, yy + 24 + k * 22 + 6 * sin((x + 90) / 60), 6)
            for k in range(6)
            for x in range(-20 + k * 37 % 80, 1000, 140)
        ]
        p.dashes(ripples, 1.5, mix(tone, pal.light, 0.5), 0.45)
        p.end()


@backdrop("rope", "stretched thread", "fil tendu", "object", "thread fate path balance", "lines")
def rope(p: Pen, *, pts: Rows, w: float = 6, colour: str | None = None, dashed: bool = False) -> None:
    """A thread, rope or wire along a curve; pointable a little beyond its own width."""
    pal = p.pal
    c = colour or mix(pal.bone, pal.fur, 0.3)
    p.target(brush(pts, max(18, w * 2.2), "none", 30))
    line = sample(pts, 90)
    if dashed:
        p.dashes([(*line[i][:2], *line[min(i + 2, len(line) - 1)][:2]) for i in range(0, len(line) - 2, 4)], w * 0.5, c)
        return
    p.stroke(smooth(pts, closed=False), p.ink(c), w * 1.5)
    p.stroke(smooth(pts, closed=False), c, w)
    if w > 5:
        p.dashes(
            [
                (line[i][0] - 2, line[i][1] + w * 0.4, line[i + 1][0] + 2, line[i + 1][1] - w * 0.4)
                for i in range(0, len(line) - 1, 2)
            ],
            0.9,
            p.ink(c),
            0.7,
        )
