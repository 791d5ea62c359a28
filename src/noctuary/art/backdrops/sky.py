"""Skies, clouds, light."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from math import cos, pi, radians, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, num, polygon, shift, smooth, sparkle, spiral
from noctuary.art.kit.curves import Row
from noctuary.art.registry import backdrop


def wind(p: Pen, frame: tuple[float, float, float, float], lx: float, ly: float, flow: int) -> None:
    """Evenly spaced streamlines of a swirl round the light, as tapered ribbons. Random dashes look like scratches."""
    x0, y0, x1, y1 = frame
    pal = p.pal
    r = random.Random(p.seed + "wind")
    # evenly spaced streamlines of a swirl field (wind lines), drawn as tapered ribbons
    cs = [
        (lx, ly, 1, 170),
        (lx + (330 if lx < 500 else -330), ly + 60, -1, 120),
        (lx + (160 if lx < 500 else -160), ly - 190, 1, 90),
        (lx + (420 if lx < 500 else -420), ly + 260, 1, 110),
    ]

    def field(x: float, y: float) -> Row:
        vx, vy = 1.0, 0.18 * sin(x * 0.011 + y * 0.004)
        for cx, cy, s_, radius in cs:
            dx, dy = x - cx, y - cy
            dist = math.hypot(dx, dy) + 1
            k = math.exp(-((dist / radius - 1) ** 2) * 1.1) * 2.6 + math.exp(-((dist / (radius * 0.5)) ** 2)) * 2.4
            vx += -s_ * dy / dist * k
            vy += s_ * dx / dist * k
        length = math.hypot(vx, vy) or 1
        return vx / length, vy / length

    sep = 27
    occ: dict[tuple[int, int], list[tuple[float, float, int]]] = {}

    def free(x: float, y: float, own: int) -> bool:
        gx, gy = int(x // sep), int(y // sep)
        return not any(
            (x - q[0]) ** 2 + (y - q[1]) ** 2 < (sep * 0.8) ** 2 and q[2] != own
            for i_ in (-1, 0, 1)
            for j_ in (-1, 0, 1)
            for q in occ.get((gx + i_, gy + j_), ())
        )

    lines: list[list[Row]] = []
    ym = y0 + (y1 - y0) * 0.92
    for sd in range(flow * 2):
        x, y = x0 + r.random() * (x1 - x0), y0 + r.random() * (ym - y0)
        if not free(x, y, sd) or math.hypot(x - lx, y - ly) < 100 or math.hypot(x - 500, y - 500) > 500:
            continue
        pts: list[Row] = [(x, y)]
        for sgn in (1, -1):
            px, py = x, y
            for _ in range(r.randint(9, 26)):
                vx, vy = field(px, py)
                px += vx * 10 * sgn
                py += vy * 10 * sgn
                if (
                    not free(px, py, sd)
                    or not (x0 < px < x1 and y0 < py < ym)
                    or math.hypot(px - lx, py - ly) < 98
                    or math.hypot(px - 500, py - 500) > 496
                ):
                    break
                pts = [*pts, (px, py)] if sgn > 0 else [(px, py), *pts]
        if len(pts) < 7:
            continue
        for q in pts:
            occ.setdefault((int(q[0] // sep), int(q[1] // sep)), []).append((q[0], q[1], sd))
        lines.append(pts)
    gr: list[list[str]] = [[], [], []]
    for i_, pts in enumerate(lines):
        thin = pts[:: max(1, len(pts) // 6)]
        if thin[-1] != pts[-1]:
            thin.append(pts[-1])
        gr[i_ % 3].append(brush(thin, r.uniform(3.5, 8.5), "both", min(7, len(thin) + 1)))
    for ds, c_, o_ in zip(gr, (pal.light, pal.sky[0], mix(pal.light, pal.a2, 0.4)), (0.20, 0.26, 0.20), strict=True):
        if ds:
            p.flat("".join(ds), c_, o_)


@backdrop("sky", "sky", "ciel", "sky", "sky air", "field")
def sky(
    p: Pen,
    *,
    lx: float = 500,
    ly: float = 300,
    stars: int = 60,
    flow: int = 0,
    y1: float = 1000,
    lines: bool = True,
    stops: Sequence[str] | None = None,
    glow: float = 0.55,
    x0: float = 0,
    x1: float = 1000,
    y0: float = 0,
    rings: int = 0,
) -> None:
    """Sky."""
    pal = p.pal
    along = stops or pal.sky
    r = random.Random(p.seed + "sky")
    if p.mark is not None:
        p.out.append(
            f'<rect x="{num(x0)}" y="{num(y0)}" width="{num(x1 - x0)}" height="{num(y1 - y0)}" fill="{p.mark}"/>'
        )
        return
    if p.style == "engrave":
        p.out.append(
            f'<rect x="{num(x0)}" y="{num(y0)}" width="{num(x1 - x0)}" height="{num(y1 - y0)}" fill="{pal.paper}"/>'
        )
        # ruled sky: line weight swells away from the light
        d = ""
        y = y0 + 6
        while y < y1:
            t = (y - y0) / (y1 - y0)
            x = x0
            up, lo = [], []
            for i in range(26):
                xx = x0 + (x1 - x0) * i / 25
                dist = math.hypot(xx - lx, (y - ly) * 1.2)
                w = max(0.0, min(3.4, (dist - 120) / 150)) * (1 - t * 0.75) + 0.25
                if dist < 150:
                    w = 0.15
                yy = y + 3.2 * sin(xx * 0.013 + y * 0.021)
                up.append((xx, yy - w * 0.5))
                lo.append((xx, yy + w * 0.5))
            d += polygon(up + lo[::-1])
            y += 9.5
        p.out.append(f'<path d="{d}" fill="{mix(pal.ink, pal.paper, 0.22)}"/>')
        return
    if p.style == "glass":
        cells(p, (x0, y0, x1, y1), along, lx, ly)
        return
    st = [(i / (len(along) - 1), c) for i, c in enumerate(along)]
    p.out.append(
        f'<rect x="{num(x0)}" y="{num(y0)}" width="{num(x1 - x0)}" height="{num(y1 - y0)}" fill="{p.linear(st, 90)}"/>'
    )
    if glow:
        p.glow(lx, ly, 620, pal.glow, glow)
    for i in range(rings):
        radius = 130 + i * 46
        p.stroke(
            ellipse(lx, ly, radius),
            pal.light,
            2.2 if i % 2 else 1.2,
            max(0.05, 0.34 - 0.05 * i),
            dash="2 9" if i % 2 == 0 else None,
        )
    if flow:
        wind(p, (x0, y0, x1, y1), lx, ly, flow)
    if stars:
        big: list[Row] = []
        small: list[Row] = []
        for _ in range(stars):
            x, y = x0 + r.random() * (x1 - x0), y0 + (r.random() ** 1.5) * (y1 - y0) * 0.75
            if math.hypot(x - lx, y - ly) < 130:
                continue
            (big if r.random() < 0.22 else small).append((x, y, r.random()))
        p.dots([(x, y, 0.9 + 2 * q) for x, y, q in small], pal.light, 0.85)
        d = "".join(sparkle(x, y, 6 + 11 * q, 0.22) for x, y, q in big)
        if d:
            p.flat(d, pal.light, 0.95)
    if lines:
        streaks: list[Row] = []
        y = y0 + 10
        while y < y1:
            x = x0 + r.random() * 120
            while x < x1:
                length = r.uniform(40, 150)
                if r.random() < 0.5:
                    streaks.append((x, y + r.uniform(-3, 3), x + length, y + r.uniform(-3, 3), r.uniform(-3, 3)))
                x += length + r.uniform(10, 70)
            y += 13
        p.dashes(streaks, 1.1, pal.light, 0.10)


def cells(p: Pen, frame: tuple[float, float, float, float], ladder: Sequence[str], lx: float, ly: float) -> None:
    """Stained-glass sky: rings of panes round the light, from gold through rose to the colours of the palette."""
    x0, y0, x1, y1 = frame
    pal = p.pal
    r = p.rng
    lead = mix(pal.ink, "#05050a", 0.5)
    radius = [0, 120, 205, 300, 410, 540, 700, 900]
    for i in range(1, len(radius)):
        m = [1, 12, 16, 20, 24, 28, 32, 36][i]
        off = r.random()
        for j in range(m):
            a0, a1 = (j + off) * 2 * pi / m, (j + 1 + off) * 2 * pi / m
            q = [
                (lx + radius[i - 1] * cos(a0), ly + radius[i - 1] * sin(a0)),
                (lx + radius[i] * cos(a0), ly + radius[i] * sin(a0)),
                (lx + radius[i] * cos((a0 + a1) / 2) * 1.012, ly + radius[i] * sin((a0 + a1) / 2) * 1.012),
                (lx + radius[i] * cos(a1), ly + radius[i] * sin(a1)),
                (lx + radius[i - 1] * cos(a1), ly + radius[i - 1] * sin(a1)),
            ]
            cx, cy = sum(a for a, _ in q) / 5, sum(b for _, b in q) / 5
            if cx < x0 - 60 or cx > x1 + 60 or cy < y0 - 60 or cy > y1 + 60:
                continue
            t = min(1, max(0, (cy - y0) / (y1 - y0))) * (len(ladder) - 1)
            k = min(int(t), len(ladder) - 2)
            c = mix(ladder[k], ladder[k + 1], round(t - k, 2))
            ring = [pal.glow, shift(pal.a1, 0.06), mix(pal.a1, pal.a2, 0.35), mix(pal.a3, ladder[0], 0.15)]
            if i <= 3:
                c = ring[i - 1] if (i + j) % 2 or i != 3 else mix(ring[2], pal.a3, 0.5)
            c = shift(c, (r.random() - 0.5) * 0.13, 1.15, (r.random() - 0.5) * 22)
            paint = p.radial(((0, mix(c, pal.light, 0.3)), (1, c)), 0.42, 0.42, 0.7)
            p.path(polygon(q), paint, 1, f' stroke="{lead}" stroke-width="4.2"')


@backdrop("cloud", "cloud", "nuage", "sky", "sky weather soft dream", "billow")
def cloud(
    p: Pen,
    *,
    x: float = 0,
    y: float = 0,
    w: float = 200,
    h: float = 60,
    bumps: int = 6,
    colour: str | None = None,
    op: float = 1,
    curls: bool = True,
    seed: int = 0,
    tiers: int = 2,
) -> None:
    """Cloud."""
    pal = p.pal
    rng = random.Random(f"{p.seed}/cl{seed}")
    c = colour or mix(pal.haze, pal.light, 0.45)

    def curl() -> None:
        colour_ = pal.ink if p.style == "engrave" else mix(c, pal.sky[1], 0.62)
        winding = spiral(0, 0, 20, 1.2, pi * 1.05, 1, 0.1, 12)
        p.line(winding, 2 if p.style == "engrave" else 3, colour_, "out", 0.65, 11)

    for tier in range(tiers):
        1 - 0.0 * tier
        yy = y + h * 0.42 * tier
        wide = w * (0.72 if tier == 0 and tiers > 1 else 1)
        xx = x + (w * 0.10 * rng.uniform(-1, 1) if tier == 0 else 0)
        tall = h * (1 if tier == 0 else 0.62)
        m = bumps if tier == 0 else bumps + 1
        r = rng
        arc = [
            (xx - wide / 2 + wide * i / m, yy - tall * sin(pi * i / m) ** 0.8 * (0.82 + 0.3 * r.random()))
            for i in range(m + 1)
        ]
        pts = []
        for i in range(m):
            (ax, ay), (bx, by) = arc[i], arc[i + 1]
            mx, my = (ax + bx) / 2, (ay + by) / 2
            dx, dy = bx - ax, by - ay
            length = math.hypot(dx, dy)
            nx, ny = dy / length, -dx / length
            b = length * (0.5 + 0.2 * r.random())
            pts += [
                (ax + nx * b * 0.55 - dx * 0.02, ay + ny * b * 0.55),
                (mx + nx * b, my + ny * b),
                (bx + nx * b * 0.55 + dx * 0.02, by + ny * b * 0.55),
                (bx, by, 1),
            ]
        x0, x1 = arc[0][0], arc[-1][0]
        # wispy tails instead of a cut-off base
        tl = [
            (x1 + wide * 0.05, yy + tall * 0.03),
            (x1 + wide * 0.12, yy + tall * 0.07, 1),
            (x1 + wide * 0.03, yy + tall * 0.15),
            (xx + wide * 0.2, yy + tall * 0.24),
            (xx - wide * 0.12, yy + tall * 0.20),
            (x0 - wide * 0.02, yy + tall * 0.15),
            (x0 - wide * 0.12, yy + tall * 0.07, 1),
            (x0 - wide * 0.05, yy + tall * 0.03),
        ]
        d = smooth([(x0, yy, 1), *pts, *tl])
        if p.style in ("gouache", "nouveau", "water") and p.mark is None:
            hi, lo = mix(c, pal.light, 0.55), mix(c, pal.sky[2] if len(pal.sky) > 2 else pal.haze, 0.62)
            if p.style != "water":
                p.stroke(
                    smooth([(x0, yy, 1), *pts], False), p.ink(lo, 0.75), 2.0 if p.style == "gouache" else 3.4, 0.85
                )
            p.flat(
                d,
                p.linear([(0, hi), (0.5, c), (0.78, mix(c, lo, 0.7), 0.8), (1, lo, 0)], 90)
                if p.style != "papercut"
                else c,
                op,
            )
        else:
            p.form(d, c, fill="down", contrast=0.9, outline=1.2, opacity=op)
        if curls:
            cc = pal.ink if p.style == "engrave" else mix(c, pal.sky[1], 0.62)
            for i in range(m):
                (ax, ay), (bx, by) = arc[i], arc[i + 1]
                radius = math.hypot(bx - ax, by - ay) * 0.38
                cx, cy = (ax + bx) / 2, (ay + by) / 2 - radius * 0.12
                if r.random() < 0.85 and p.mark is None:
                    sid = p.symbol("curl", curl)
                    p.use(sid, cx, cy, radius / 20 * (1 if i % 2 else -1), radius / 20)
            p.dashes(
                [
                    (
                        xx - wide * 0.42 + q * wide * 0.17,
                        yy + tall * (-0.06 + 0.09 * (q % 3)),
                        xx - wide * 0.42 + q * wide * 0.17 + wide * 0.15,
                        yy + tall * (-0.05 + 0.09 * (q % 3)),
                        2,
                    )
                    for q in range(5)
                ],
                1.6,
                cc,
                0.4,
            )


@backdrop("rays", "shafts of light", "rayons de lumière", "sky", "light sky", "lines")
def rays(
    p: Pen,
    *,
    x: float = 500,
    y: float = 0,
    m: int = 7,
    spread: float = 60,
    length: float = 1000,
    colour: str | None = None,
    op: float = 0.3,
    ang: float = 90,
) -> None:
    """Shafts of light."""
    if p.mark is not None or p.style == "engrave":
        return
    pal = p.pal
    c = colour or pal.light
    r = p.rng
    for i in range(m):
        a = radians(ang - spread / 2 + spread * (i + r.uniform(0.1, 0.9)) / m)
        w = radians(r.uniform(1.2, 4.2))
        d = polygon(
            [
                (x + cos(a - w * 0.2) * 10, y + sin(a - w * 0.2) * 10),
                (x + cos(a - w) * length, y + sin(a - w) * length),
                (x + cos(a + w) * length, y + sin(a + w) * length),
                (x + cos(a + w * 0.2) * 10, y + sin(a + w * 0.2) * 10),
            ]
        )
        p.out.append(
            f'<path d="{d}" fill="{p.radial([(0, c, op * r.uniform(0.6, 1)), (0.9, c, 0)], at=(x, y, length))}"/>'
        )
