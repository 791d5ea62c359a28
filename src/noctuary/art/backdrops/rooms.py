"""Floors, walls, curtains."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, mix, num, polygon, rect, rounded, smooth
from noctuary.art.registry import backdrop


@backdrop("chequered_floor", "chequered floor", "sol à damier", "room", "pattern game room", "grid")
def chequered_floor(
    p: Pen,
    *,
    y: float = 640,
    vx: float = 500,
    a: str | None = None,
    b: str | None = None,
    count: int = 12,
    y1: float = 1010,
    rows: int = 9,
) -> None:
    """Chequered floor."""
    pal = p.pal
    a = a or pal.bone
    b = b or pal.near
    if p.mark is not None:
        p.path(rect(0, y, 1000, 1000 - y), p.mark)
        return
    ground = rect(-10, y, 1020, 1010 - y)
    p.path(ground, mix(a, pal.haze, 0.2) if p.style != "engrave" else pal.paper)
    ys = [y + (y1 - y) * ((i / rows) ** 1.9) for i in range(rows + 1)]

    def at_x(k: float, yy: float) -> float:
        return vx + (k - count / 2) * (60 + (yy - y) * 1.15) * 0.62

    d1 = ""
    for i in range(rows):
        for k in range(-8, count + 8):
            if (i + k) % 2:
                continue
            q = [
                (at_x(k, ys[i]), ys[i]),
                (at_x(k + 1, ys[i]), ys[i]),
                (at_x(k + 1, ys[i + 1]), ys[i + 1]),
                (at_x(k, ys[i + 1]), ys[i + 1]),
            ]
            if max(v[0] for v in q) < -5 or min(v[0] for v in q) > 1005:
                continue
            d1 += polygon(q)
    p.path(d1, b if p.style != "engrave" else mix(pal.ink, pal.paper, 0.1))
    if p.style != "engrave":
        air = ((0, pal.haze, 0.55), (0.35, pal.haze, 0.0), (0.6, pal.shadow, 0.0), (1, pal.shadow, 0.7))
        p.path(ground, p.linear(air, 90))
    p.stroke(f"M-10 {num(y)}L1010 {num(y)}", pal.ink, 2.4)


@backdrop("wallpaper", "papered wall", "mur tapissé", "room", "room pattern home", "field")
def wallpaper(
    p: Pen, *, y1: float = 660, colour: str | None = None, colour2: str | None = None, wains: bool = True
) -> None:
    """Papered wall."""
    pal = p.pal
    c = colour or pal.mid
    d_ = colour2 or mix(c, pal.light, 0.2)
    if p.mark is not None:
        p.path(rect(0, 0, 1000, y1), p.mark)
        return
    i = p.name()
    pat = (
        smooth("30,8! 38,22 30,40! 22,22")
        + smooth("30,42 44,34 52,44 44,52 34,46")
        + smooth("30,42 16,34 8,44 16,52 26,46")
        + smooth("30,48! 34,60 30,72! 26,60")
        + ellipse(0, 0, 3)
        + ellipse(60, 0, 3)
        + ellipse(0, 80, 3)
        + ellipse(60, 80, 3)
        + ellipse(0, 40, 2.2)
        + ellipse(60, 40, 2.2)
    )
    size = 'width="60" height="80" patternUnits="userSpaceOnUse"'
    p.defs.append(f'<pattern id="{i}" {size}><path d="{pat}" fill="{d_}" opacity=".55"/></pattern>')
    lamp = ((0, mix(c, pal.light, 0.2)), (0.55, c), (1, mix(c, pal.shadow, 0.7)))
    wall = rect(0, 0, 1000, y1)
    p.path(wall, p.radial(lamp, at=(500, y1 * 0.45, 640)) if p.style != "engrave" else pal.paper)
    p.path(wall, f"url(#{i})")
    if wains:
        p.form(rect(-10, y1 - 60, 1020, 60), mix(pal.wood, c, 0.35), fill="down", contrast=0.9, outline=1.4)
        for x in range(-20, 1020, 104):
            p.form(rounded(x, y1 - 48, 88, 34, 4), mix(pal.wood, c, 0.25), fill="down", contrast=-0.8, outline=1)


@backdrop("curtain", "curtain", "rideau", "room", "cloth stage reveal room", "drape")
def curtain(
    p: Pen, *, side: int = -1, x: float = 0, w: float = 230, y1: float = 900, colour: str | None = None
) -> None:
    """Curtain."""
    pal = p.pal
    c = colour or pal.cloth
    s = side

    def at_x(v: float) -> float:
        return v if s < 0 else 1000 - v

    outer = smooth(
        [
            (at_x(x - 30), -20, 1),
            (at_x(x + w * 1.15), -20, 1),
            (at_x(x + w * 1.05), 160),
            (at_x(x + w * 0.86), 330),
            (at_x(x + w * 0.5), 470),
            (at_x(x + w * 0.3), 520, 1),
            (at_x(x + w * 0.52), 600),
            (at_x(x + w * 0.66), 760),
            (at_x(x + w * 0.74), y1, 1),
            (at_x(x - 30), y1, 1),
        ]
    )
    p.form(outer, c, fill="flat", outline=2.2)
    p.inside(outer)
    for i in range(7):
        t = i / 6
        x0 = x + w * (1.12 * t)
        xm = x + w * (0.30 * t - 0.02)
        x2 = x + w * (0.74 * t)
        fold = smooth(
            [
                (at_x(x0 - w * 0.11), -20, 1),
                (at_x(x0 + w * 0.03), -20, 1),
                (at_x(x0 - w * 0.05), 220),
                (at_x(xm + w * 0.035), 516),
                (at_x(x2), y1 * 0.8),
                (at_x(x2 + w * 0.02), y1, 1),
                (at_x(x2 - w * 0.1), y1, 1),
                (at_x(x2 - w * 0.08), y1 * 0.78),
                (at_x(xm - w * 0.03), 516),
                (at_x(x0 - w * 0.14), 200),
            ]
        )
        p.form(fold, mix(c, pal.light, 0.10), fill="lin", contrast=1.3, outline=0)
        p.line(
            [
                (at_x(x0 - w * 0.11), -20),
                (at_x(x0 - w * 0.14), 200),
                (at_x(xm - w * 0.03), 516),
                (at_x(x2 - w * 0.08), y1 * 0.78),
                (at_x(x2 - w * 0.1), y1),
            ],
            9,
            mix(c, pal.ink, 0.7),
            "fat",
            0.6,
            12,
        )
    p.end()
    p.line([(at_x(x - 30), 505), (at_x(x + w * 0.12), 528), (at_x(x + w * 0.36), 508)], 20, p.ink(pal.metal), "none")
    p.line([(at_x(x - 30), 504), (at_x(x + w * 0.12), 526), (at_x(x + w * 0.36), 507)], 14, pal.metal, "none")
    for q in range(9):
        p.dashes(
            [(at_x(x + w * 0.34 - q * 2.2), 514, at_x(x + w * 0.36 - q * 3), 580 + q % 3 * 6)],
            2.4,
            pal.metal if q % 2 else mix(pal.metal, pal.ink, 0.5),
        )
    p.form(ellipse(at_x(x + w * 0.33), 516, 15), pal.metal, fill="rad")


@backdrop("valance", "stage valance", "lambrequin de scène", "room", "cloth stage", "drape")
def valance(p: Pen, *, y: float = 120, colour: str | None = None, m: int = 7) -> None:
    """Stage valance."""
    pal = p.pal
    c = colour or pal.cloth
    for i in range(m):
        x0, x1 = -20 + 1040 * i / m, -20 + 1040 * (i + 1) / m
        xm = (x0 + x1) / 2
        d = smooth(
            [
                (x0, -20, 1),
                (x1, -20, 1),
                (x1, y * 0.62, 1),
                (x1 - 12, y * 0.95),
                (xm, y * 1.25),
                (x0 + 12, y * 0.95),
                (x0, y * 0.62, 1),
            ]
        )
        p.form(d, c, fill="down", contrast=1.2, outline=2)
        p.inside(d)
        for k in range(4):
            p.line(
                [(x0 + 8 + k * 6, -10), (xm - 30 + k * 16, y * 0.5 + k * 10), (xm + 20 + k * 8, y * (1.1 - 0.06 * k))],
                5,
                p.ink(c),
                "both",
                0.45,
            )
        p.end()
        p.line(
            [(x0, y * 0.62), (x0 + 12, y * 0.95), (xm, y * 1.25), (x1 - 12, y * 0.95), (x1, y * 0.62)],
            9,
            pal.metal,
            "fat",
            1,
            12,
        )
        p.dashes(
            [
                (
                    x0 + 14 + k * (x1 - x0 - 28) / 11,
                    y * (0.96 + 0.29 * sin(pi * k / 11)),
                    x0 + 14 + k * (x1 - x0 - 28) / 11,
                    y * (1.12 + 0.30 * sin(pi * k / 11)),
                )
                for k in range(12)
            ],
            2,
            pal.metal,
        )
    for i in range(1, m):
        x = -20 + 1040 * i / m
        p.form(
            smooth(
                [
                    (x, y * 0.5),
                    (x + 9, y * 0.7),
                    (x + 6, y * 0.9),
                    (x + 11, y * 1.35, 1),
                    (x - 11, y * 1.35, 1),
                    (x - 6, y * 0.9),
                    (x - 9, y * 0.7),
                ]
            ),
            pal.metal,
            contrast=1.2,
        )


@backdrop("table", "table", "table", "room", "home room", "oval")
def table(p: Pen, *, y: float = 800, colour: str | None = None, lace: bool = True) -> None:
    """Table."""
    pal = p.pal
    c = colour or pal.a2
    p.form(ellipse(500, y + 150, 640, 190), c, fill="down", contrast=1, outline=2)
    if lace:
        p.stroke(ellipse(500, y + 150, 600, 172), mix(c, pal.bone, 0.7), 3, 0.8)
        p.stroke(ellipse(500, y + 150, 570, 158), mix(c, pal.bone, 0.7), 2, 0.7, dash="2 12")
        d = [(500 + 590 * cos(a), y + 150 + 168 * sin(a), 9) for a in [i * pi / 36 for i in range(72)]]
        p.dots(d, mix(c, pal.bone, 0.8), 0.7)
        p.dots([(x, yy, 4.5) for x, yy, _ in d], c)
