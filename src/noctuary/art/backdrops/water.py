"""Seas and what is under them."""

from __future__ import annotations

import math
import random
from functools import partial
from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, pair, polygon, rows, smooth
from noctuary.art.kit.curves import Row
from noctuary.art.registry import backdrop, motif


@motif("splash", "splash", "éclaboussure", "water", "water sea", "burst")
def splash(p: Pen, *, m: int = 11, colour: str | None = None, h: float = 70) -> None:
    """collar of foam: a scalloped bank with thin tongues and drops"""
    pal = p.pal
    r = p.rng
    c = colour or pal.foam
    for i in range(m):
        t = -1 + 2 * i / (m - 1)
        length = h * (1 - 0.5 * t * t) * r.uniform(0.55, 1.1)
        x0 = t * 74
        x1 = x0 + t * 34 + r.uniform(-5, 5)
        p.line(
            [(x0, 10), (x0 + t * 6, -length * 0.6), (x1, -length), (x1 + (8 if t > 0 else -8), -length + 7)],
            r.uniform(4, 8),
            mix(c, pal.sea, r.uniform(0, 0.25)),
            "both",
            0.95,
            7,
        )
    pts = []
    for i in range(13):
        a = i / 12
        x = -96 + 192 * a
        y = -16 * sin(pi * a) - 6 * r.random()
        pts += [(x - 7, y + 2), (x, y - 9 - 5 * r.random()), (x + 7, y + 2), (x + 8, y + 3, 1)]
    p.form(
        smooth([(-106, 16, 1), *pts, *rows("106,16! 60,26 0,30 -60,26")]),
        c,
        fill="down",
        contrast=0.9,
        outline=1,
        ambient=pal.sea,
    )
    p.stroke(
        "".join(
            f"M{pair(-84 + i * 24, 4 + 3 * (i % 2))}Q{pair(-74 + i * 24, -8)} {pair(-64 + i * 24, 4)}" for i in range(7)
        ),
        mix(c, pal.sea, 0.6),
        1.6,
        0.7,
    )
    p.dots(
        [
            (t * 112 + r.uniform(-10, 10), -24 - h * 1.0 * r.random(), 1.2 + 2.6 * r.random())
            for t in [-1 + 2 * k / 13 for k in range(14)]
        ],
        c,
        0.95,
    )


def crest(p: Pen, t: float, c: str, height: float, wave: float) -> None:
    """One wave top, 100 units long: foam on the lip, drops, lines along the back."""
    pal = p.pal
    eng = p.style == "engrave"
    w, one = 100.0, 100 * height / wave

    def area(a: float, b: float) -> Row:
        return (w * a, one * b)

    sc = 100 / wave
    ic = pal.ink if eng else mix(c, pal.foam, 0.62)
    segs: list[Row] = []
    for q in range(1, 5 if t > 0.42 else 3):
        o = q * 0.30
        segs.append(area(0.06 + 0.03 * q, 0.50 + o * 0.5) + area(0.47 + 0.015 * q, -0.62 + o * 0.62) + (-one * 0.22,))
    segs.append(area(0.66, 0.34) + area(0.98, 0.62) + (one * 0.10,))
    segs.append(area(0.60, 0.66) + area(0.86, 0.82) + (one * 0.08,))
    if eng:
        segs += [
            (*area(0.02 + 0.13 * q, 0.95 + 0.16 * (q % 4)), *area(0.34 + 0.13 * q, 1.0 + 0.16 * (q % 4)), 3 * sc)
            for q in range(7)
        ]
    p.dashes(segs, (0.9 + 1.2 * t) * (0.7 if eng else 1) * sc, ic, 0.95 if eng else 0.55)
    if t > 0.42 and not eng and p.style != "glass":
        p.flat(
            brush(
                [area(0.10, 0.40), area(0.36, -0.33), area(0.52, -0.93), area(0.63, -0.98), area(0.72, -0.72)],
                (3 + 8 * t) * sc,
                lambda q: min(1, q * 1.15 + 0.02) * (1 if q < 0.9 else 1 - (q - 0.9) * 7),
                9,
            ),
            pal.foam,
            0.92,
        )
        p.dots(
            [
                (*area(0.7, -0.66), one * 0.075),
                (*area(0.735, -0.52), one * 0.055),
                (*area(0.685, -0.52), one * 0.06),
                (*area(0.76, -0.36), one * 0.04),
                (*area(0.7, -0.36), one * 0.04),
                (*area(0.72, -0.2), one * 0.03),
            ],
            pal.foam,
            0.9,
        )
    if t > 0.42:
        p.line(
            [area(0.60, -0.80), area(0.555, -0.55), area(0.585, -0.30), area(0.62, -0.42), area(0.60, -0.52)],
            (1.6 + 1.6 * t) * sc,
            pal.ink if eng else mix(c, pal.foam, 0.75),
            "out",
            0.85,
            8,
        )
    elif not eng and p.style != "glass":
        p.flat(
            brush([area(0.08, 0.38), area(0.32, -0.16), area(0.5, -0.76)], (1.6 + 5 * t) * sc, "in", 5),
            pal.foam,
            0.8,
        )


@backdrop("sea", "sea", "mer", "water", "water sea travel danger", "waves")
def sea(
    p: Pen,
    *,
    y: float = 620,
    rows: int = 6,
    y1: float = 1010,
    x0: float = -20,
    x1: float = 1020,
    amp: float = 1.0,
    glit: float | None = None,
    colour: str | None = None,
    colour2: str | None = None,
    horizon: bool = True,
    near: float = 1.0,
    far: float = 0.0,
) -> None:
    """Rows of breaking waves from far to near."""
    pal = p.pal
    r = random.Random(f"{p.seed}sea")
    c0, c1 = colour or pal.sea, colour2 or pal.sea2
    if horizon:
        c = mix(c0, pal.haze, 0.5)
        p.form(
            polygon([(x0, y1 + 30), (x0, y), (x1, y), (x1, y1 + 30)]),
            c,
            fill="flat" if p.style in ("gouache", "papercut", "nouveau") else "down",
            contrast=0.5,
            outline=1,
        )
    for i in range(rows):
        u = (i + (1 if horizon else 0)) / max(1, rows - (0 if horizon else 1))
        t = far + (near - far) * u
        yy = y + (y1 - y) * (u**1.3) * 0.90
        height = (5 + 30 * t**1.15) * amp
        wave = (54 + 150 * t) * (0.7 + 0.3 * amp)
        half = math.sqrt(max(0, 505**2 - (min(yy, 985) - 500) ** 2)) + wave * 0.4  # stay inside the disc
        xa, xb = max(x0, 500 - half), min(x1, 500 + half)
        top: list[Row] = []
        crests: list[Row] = []
        x = xa - wave * r.random()
        while x < xb:
            j = r.uniform(0.82, 1.2)
            one = height * r.uniform(0.62, 1.12)
            w = wave * j

            def f(
                a: float, b: float, *corner: float, x: float = x, yy: float = yy, w: float = w, one: float = one
            ) -> Row:
                return (x + w * a, yy + one * b, *corner)

            if t > 0.42:
                top += [
                    f(0, 0.55),
                    f(0.24, 0.2),
                    f(0.41, -0.5),
                    f(0.52, -0.98),
                    f(0.62, -1.05),
                    f(0.73, -0.70, 1),
                    f(0.645, -0.74),
                    f(0.605, -0.42),
                    f(0.64, 0.05),
                    f(0.78, 0.42),
                ]
            else:
                top += [f(0, 0.5), f(0.3, -0.1), f(0.5, -0.8, 1), f(0.58, -0.2), f(0.78, 0.35)]
            crests.append((x, w, one))
            x += w
        c = mix(mix(c0, pal.haze, 0.42 * (1 - t)), c1, t * 0.9)
        yb = min(y1 + 30, yy + (y1 - y) * 0.62 + height * 2) if p.style == "papercut" and i < rows - 1 else y1 + 30
        d = smooth([(top[0][0], yb, 1), *top, (top[-1][0], yb, 1)])
        if p.style == "glass":
            p.form(d, c, outline=1.6)
        elif p.mark is not None:
            p.flat(d, c)
        else:
            hi = mix(mix(c, pal.foam, 0.34), pal.light, 0.12)
            if p.style in ("gouache", "nouveau", "water"):
                p.flat(
                    d,
                    p.linear(
                        [(0, hi), (min(0.9, 2.2 * height / max(1, y1 - yy)), c), (1, mix(c, c1, 0.6))],
                        at=(0, yy - height, 0, max(yy + 90, y1)),
                    ),
                    1,
                    p.ink(c),
                    (2.2 + 1.2 * t) * 0.7,
                )
            else:
                p.form(d, c, fill="down", contrast=0.8, outline=1.1)
        if p.mark is not None:
            continue

        cid = p.symbol(("crest", i), partial(crest, p, t, c, height, wave))
        for x, w, one in crests:
            if x < xb and x + w > xa:
                p.use(cid, x, yy, w / 100, one / height * wave / 100)
        if glit is not None and i < rows - 1:
            g = []
            for _q in range(8):
                w = (12 + 70 * t) * r.uniform(0.5, 1.2)
                xx = glit + r.gauss(0, 18 + 60 * t)
                yj = yy + r.uniform(2, (y1 - y) / rows * 0.8)
                g.append((xx - w / 2, yj, xx + w / 2, yj))
            p.dashes(g, 1.6 + 2 * t, pal.glow, 0.75)


@backdrop("bubbles", "bubbles", "bulles", "water", "water air small", "dots")
def bubbles(p: Pen, *, m: int = 26, x0: float = 60, x1: float = 940, y0: float = 150, y1: float = 950) -> None:
    """Bubbles."""
    r = p.rng
    pal = p.pal
    for _ in range(m):
        x, y, radius = x0 + r.random() * (x1 - x0), y0 + r.random() * (y1 - y0), 3 + r.random() ** 3 * 20
        p.stroke(ellipse(x, y, radius), pal.light, 1.6, 0.6)
        p.dots([(x - radius * 0.35, y - radius * 0.35, radius * 0.2)], "#fff", 0.8)


@backdrop("seabed", "sea bed", "fond marin", "water", "sea water plant", "ridge")
def seabed(p: Pen, *, y: float = 820, weed: int = 10, coral: int = 6) -> None:
    """Sea bed."""
    pal = p.pal
    r = p.rng
    for _ in range(weed):
        x = r.choice((r.uniform(40, 300), r.uniform(700, 960)))
        h = r.uniform(150, 340)
        ph = r.random() * 6
        p.line(
            [(x + sin(ph + t * 1.1) * (6 + t * 4), y + 40 - h * t / 7) for t in range(8)],
            r.uniform(16, 30),
            mix(pal.leaf, pal.near, r.uniform(0.1, 0.6)),
            "out",
            0.95,
            12,
        )
    d = smooth(
        [
            (-20, 1010, 1),
            (-20, y + 20),
            (120, y - 14),
            (260, y + 26),
            (430, y + 50),
            (600, y + 46),
            (760, y + 14),
            (900, y - 18),
            (1020, y + 16),
            (1020, 1010, 1),
        ]
    )
    p.form(d, mix(pal.near, pal.sea, 0.25), fill="down", contrast=1.1)
    for _ in range(coral):
        x = r.choice((r.uniform(60, 330), r.uniform(660, 940)))
        yy = y + r.uniform(20, 70)
        c = r.choice((pal.a1, pal.a3, pal.a2))

        def br(x: float, y: float, a: float, length: float, w: float, d_: int, c: str = c) -> None:
            x1, y1 = x + cos(a) * length, y + sin(a) * length
            p.form(
                brush([(x, y), ((x + x1) / 2 + r.uniform(-4, 4), (y + y1) / 2), (x1, y1)], w, "none", 4, w * 0.8),
                c,
                contrast=0.9,
                outline=1,
            )
            if d_:
                for s in (-1, 1):
                    br(x1, y1, a + s * r.uniform(0.3, 0.6), length * 0.75, w * 0.72, d_ - 1, c)
            else:
                p.dots([(x1, y1, w * 0.5)], mix(c, pal.light, 0.4))

        br(x, yy, -pi / 2, r.uniform(28, 44), r.uniform(9, 13), 3)
    p.dots(
        [(r.random() * 1000, y + 70 + r.random() * 110, 1 + r.random() * 4) for _ in range(60)],
        mix(pal.near, pal.light, 0.3),
        0.5,
    )
