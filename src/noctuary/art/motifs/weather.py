"""Things of the air that have a shape of their own: lightning, eclipse, constellation, rainbow, wind."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, pair, polygon, rows, smooth, sparkle, spiral, star, union_path
from noctuary.art.kit.curves import Row
from noctuary.art.registry import motif

FIGURES = {  # stars (x, y, size) and the lines between them
    "dipper": ("-90,-30,9 -52,-44,7 -18,-36,8 14,-16,9 22,24,7 72,34,8 84,-12,10", "01 12 23 34 45 56 63"),
    "hunter": ("-36,-80,9 40,-74,8 -14,-8,7 4,-2,8 22,4,7 -40,74,8 46,80,10 -80,-60,6", "02 14 24 43 23 34 25 46 07"),
    "crown": ("-84,-10,7 -58,34,8 -16,56,10 30,54,7 66,28,8 86,-16,7 4,-50,6", "01 12 23 34 45"),
    "fish": ("-90,4,8 -40,-36,7 20,-40,8 60,-4,9 20,34,7 -40,30,8 92,-36,7 94,32,7", "01 12 23 34 45 50 36 37 67"),
}


@motif("constellation", "constellation", "constellation", "sky", "celestial night sky pattern star", "net")
def constellation(p: Pen, *, figure: str = "dipper") -> None:
    """Stars joined by a thread of light; `figure` picks one of four."""
    pal = p.pal
    stars, lines = FIGURES[figure]
    at = rows(stars)
    for ends in lines.split():
        (x0, y0, _), (x1, y1, _) = at[int(ends[0])], at[int(ends[1])]
        p.target(brush([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 22, "none", 3))
        p.stroke(f"M{pair(x0, y0)}L{pair(x1, y1)}", pal.light, 1.8, 0.85)
    for x, y, r in at:
        p.glow(x, y, r * 3.4, pal.glow, 0.8)
        p.target(ellipse(x, y, r * 2))
        p.form(star(x, y, r * 1.7, r * 0.62, 5), mix(pal.light, pal.glow, 0.35), contrast=0.5, outline=0.8)


@motif("eclipse", "eclipse", "éclipse", "sky", "celestial omen dark sky", "ring")
def eclipse(p: Pen) -> None:
    """A black sun with a burning rim."""
    pal = p.pal
    p.glow(0, 0, 220, pal.glow, 0.8)
    for i in range(28):
        a = i * pi / 14 + 0.1
        far = 132 if i % 2 else 104
        flame: list[Row] = [
            (cos(a - 0.1) * 66, sin(a - 0.1) * 66),
            (cos(a + 0.04) * (far - 18), sin(a + 0.04) * (far - 18)),
            (cos(a + 0.16) * far, sin(a + 0.16) * far),
        ]
        p.line(flame, 11 if i % 2 else 8, mix(pal.flame, pal.a1, 0.3 if i % 2 else 0), "out", 0.9)
    p.form(ellipse(0, 0, 80), mix(pal.flame, pal.a1, 0.2), fill="rad", contrast=0.6, outline=1.2)
    p.form(ellipse(0, 0, 72), mix(pal.ink, pal.sky[0], 0.35), fill="rad", contrast=0.8, outline=0.6)
    p.dots("-24,-28,7 20,-12,10 -8,22,6 30,30,4 -34,10,4", mix(pal.ink, pal.sky[1], 0.55), 0.6)
    p.flat(sparkle(56, -50, 34, 0.2), "#ffffff", 0.95)


@motif("lightning", "lightning", "éclair", "sky", "sky weather danger light", "zigzag")
def lightning(p: Pen, *, branches: bool = True) -> None:
    """A bolt with side branches."""
    pal = p.pal
    p.glow(0, 0, 150, pal.glow, 0.5)
    bolt = "-14,-104 26,-104 6,-46 34,-50 -2,10 22,6 -30,104 -12,34 -36,40 -8,-22 -34,-18"
    if branches:
        for twig, w in (("10,-40 44,-22 52,2 84,18", 9), ("-20,30 -50,44 -54,66 -84,80", 9), ("12,8 40,28 44,52", 7)):
            p.line(twig, w, mix(pal.light, pal.glow, 0.3), "out", 1, 6)
    p.form(polygon(bolt), mix(pal.flame, pal.light, 0.35), contrast=0.6, outline=2, rim=2)
    p.flat(polygon("-4,-98 14,-98 -6,-34 14,-36 -14,22 6,20 -22,80 -6,26 -24,28 4,-32 -14,-28"), "#fffdf0", 0.85)


@motif("rainbow", "rainbow", "arc-en-ciel", "sky", "sky weather colour hope", "arch")
def rainbow(p: Pen, *, spread: float = 1) -> None:
    """Seven bands between two small clouds."""
    pal = p.pal
    bands = (
        pal.a3,
        mix(pal.a3, pal.a1, 0.5),
        pal.a1,
        mix(pal.a1, pal.leaf, 0.5),
        pal.leaf,
        pal.a2,
        mix(pal.a2, pal.a3, 0.5),
    )
    for i, colour in enumerate(bands):
        r, q = 100 - i * 6.4, 100 - (i + 1) * 6.4
        band = [(cos(a) * r, 30 + sin(a) * r * spread) for a in [pi + k * pi / 18 for k in range(19)]]
        band += [(cos(a) * q, 30 + sin(a) * q * spread) for a in [2 * pi - k * pi / 18 for k in range(19)]]
        p.form(polygon(band), mix(colour, pal.light, 0.2), contrast=0.4, outline=0.6, opacity=0.92)
    for x in (-78, 78):
        puff = (
            ellipse(x - 20, 34, 20, 15),
            ellipse(x + 2, 24, 22, 19),
            ellipse(x + 22, 36, 18, 14),
            ellipse(x, 42, 36, 11),
        )
        p.form(union_path(*puff), mix(pal.haze, pal.light, 0.6), fill="down", contrast=0.8, outline=1.4)


@motif("wind", "wind", "vent", "sky", "weather sky music wind", "swirl")
def wind(p: Pen, *, face: bool = True) -> None:
    """A cheek blowing curls of air, as on old maps."""
    pal = p.pal
    air = mix(pal.light, pal.foam, 0.4)
    for k, (y, reach, r) in enumerate(((-26, 84, 17), (2, 104, 22), (30, 80, 15))):
        path = [(-34, y * 0.6), (0, y - 4), (reach - 34, y), *spiral(reach - 30, y + r, r, 1.5, -pi / 2, 1, 0.1, 12)]
        p.target(brush(path, 20, "both", 18))
        p.line(path, 9 - k, air, "fat", 0.95, 22)
        p.line([(x, q + 1.6) for x, q in path], 2.2, mix(air, pal.sky[1], 0.5), "both", 0.7, 20)
    if not face:
        return
    billows = [
        ellipse(x, y, r)
        for x, y, r in ((-84, -62, 26), (-52, -78, 24), (-112, -30, 26), (-118, 12, 28), (-98, 50, 26), (-66, 66, 22))
    ]
    p.form(
        union_path(*billows, ellipse(-80, -4, 50, 60)),
        mix(pal.haze, pal.light, 0.5),
        fill="down",
        contrast=1,
        outline=1.8,
    )
    p.dashes(
        "-100,-62,-84,-78,5 -68,-84,-50,-94,5 -130,-34,-116,-50,5 -138,10,-128,-10,5 -116,58,-120,40,5",
        2.4,
        mix(pal.haze, pal.sky[1], 0.6),
        0.8,
    )
    c = mix(pal.skin, pal.light, 0.2)
    p.form(
        smooth(
            "-62,-70 -96,-52 -108,-12 -100,32 -74,58 -48,52 -40,34! -30,26 -22,14 -20,2! -26,-4 -20,-18 -30,-32 -36,-54"
        ),
        c,
        fill="rad",
        contrast=1,
        outline=1.8,
        hatch=0.25,
    )
    p.form(ellipse(-50, 16, 19, 17), mix(c, pal.a3, 0.28), fill="rad", contrast=0.6, outline=0)
    p.line("-58,-30 -48,-24 -36,-28", 3.2, pal.ink)
    p.line("-62,-44 -48,-50 -36,-44", 3, pal.ink)
    p.form(ellipse(-22, 8, 5, 6.5), mix(pal.ink, pal.a3, 0.4), outline=1)
