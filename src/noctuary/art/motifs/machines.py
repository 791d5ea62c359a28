"""Bicycle, carousel, submarine, airship: travel by invention."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, num, polygon, rect, rounded, shift, smooth, union_path
from noctuary.art.registry import draw, motif


@motif("bicycle", "penny-farthing", "grand-bi", "vehicle", "travel vehicle play round wheel", "wheels")
def bicycle(p: Pen) -> None:
    """One great wheel, one small."""
    pal = p.pal
    iron = mix(pal.ink, pal.metal, 0.25)
    p.target(ellipse(-20, 24, 78))
    for x, y, r in ((-20, 24, 78), (84, 76, 28)):
        p.dashes(
            [(x, y, x + cos(a) * r * 0.95, y + sin(a) * r * 0.95) for a in [k * pi / 10 for k in range(20)]],
            1.6,
            mix(pal.stone, pal.light, 0.3),
        )
        p.stroke(ellipse(x, y, r), p.ink(iron), 9)
        p.stroke(ellipse(x, y, r - 2), iron, 5.4)
        p.stroke(ellipse(x, y, r - 5), pal.metal, 1.6)
        p.form(ellipse(x, y, r * 0.1 + 3), pal.metal, outline=1.2)
    p.line("-20,24 -26,-30 -22,-74", 8, iron, "none")
    p.line("-20,-62 34,-50 74,0 84,74", 8, iron, "none", 1, 14)
    p.form(smooth("-8,-74 14,-84 34,-74 30,-66 -4,-66"), pal.cloth, contrast=1, outline=1.5)
    p.line("-50,-70 -22,-86 4,-92", 7, p.ink(pal.wood), "fat")
    p.line("-50,-70 -22,-86 4,-92", 4.4, pal.wood, "fat")
    p.line("-20,24 0,40 18,38", 5, pal.metal, "none")


@motif("carousel", "carousel", "manège", "vehicle", "circus play horse turn", "round")
def carousel(p: Pen) -> None:
    """A striped roof, poles, and three horses that never arrive."""
    pal = p.pal
    p.form(ellipse(0, 88, 100, 18), mix(pal.wood, pal.a3, 0.3), fill="down", contrast=1, outline=1.8)
    p.form(ellipse(0, 82, 92, 13), mix(pal.bone, pal.a1, 0.3), fill="up", contrast=0.8, outline=1.2)
    p.form(rect(-15, -40, 30, 122), mix(pal.a2, pal.bone, 0.3), contrast=1.1, outline=1.4)
    p.glow(0, 0, 90, pal.glow, 0.5)
    for x, y, k in ((-56, 34, 0.42), (58, 30, 0.42), (0, 46, 0.5)):
        p.line([(x, -40), (x, 20), (x, 84)], 4, pal.metal, "none")
        p.group(f"translate({x} {y}) scale({k})")
        draw("horse", p, saddle=True)
        p.end()
    for x in (-88, 88):
        p.line([(x, -40), (x, 20), (x, 84)], 6, p.ink(pal.metal), "none")
        p.line([(x, -40), (x, 20), (x, 84)], 4, pal.metal, "none")
    count = 8
    for i in range(count):
        x0, x1 = -104 + 208 * i / count, -104 + 208 * (i + 1) / count
        c = pal.a3 if i % 2 else mix(pal.bone, pal.light, 0.3)
        roof = smooth([(0, -104, 1), (x0 * 0.5, -80), (x0, -44, 1), (x1, -44, 1), (x1 * 0.5, -80)])
        p.form(roof, c, contrast=1, outline=1.2)
        p.form(
            smooth([(x0, -46, 1), (x1, -46, 1), (x1, -34, 1), ((x0 + x1) / 2, -18), (x0, -34, 1)]),
            pal.a2 if i % 2 else pal.a1,
            contrast=0.9,
            outline=1.2,
        )
    p.dots([(-104 + 26 * i, -45, 3.4) for i in range(9)], pal.glow)
    p.line("0,-102 0,-112 0,-122", 3, pal.ink, "none")
    p.form(smooth("0,-122! 24,-117! 0,-108!"), pal.a1, contrast=0.8, outline=1)


@motif("submarine", "submarine", "sous-marin", "vehicle", "sea vehicle machine deep", "long")
def submarine(p: Pen, *, beam: bool = True) -> None:
    """Riveted, fish-shaped, with round windows."""
    pal = p.pal
    c = mix(pal.metal, pal.a2, 0.25)
    if beam:
        fade = p.linear(((0, pal.glow, 0.8), (1, pal.glow, 0.0)), at=(-98, 0, -260, 20))
        p.raw(f'<path d="{polygon("-96,-8 -270,-60 -270,90 -96,14")}" fill="{fade}"/>')
    p.form(smooth("74,-6! 104,-50! 112,-46 104,0 112,46 104,50! 74,8!"), mix(c, pal.a3, 0.4), contrast=1, outline=1.7)
    p.form(smooth("-18,-42! -14,-74 -4,-80 28,-78 36,-42!"), c, contrast=1.1, outline=1.7)
    p.line("14,-78 14,-104 -4,-106", 5, p.ink(c), "none")
    p.form(smooth("-20,-46! 8,-70 50,-56 70,-40!"), mix(c, pal.a3, 0.4), contrast=1, outline=1.3)
    hull = smooth("-102,2 -88,-28 -44,-46 10,-46 60,-28 88,0 60,28 10,46 -44,46 -88,30")
    p.form(hull, c, fill="down", contrast=1.25, outline=2, rim=2.4, hatch=0.25)
    p.inside(hull)
    for x in (-58, -10, 40):
        p.stroke(f"M{x} -50Q{num(x + 10)} 0 {x} 50", p.ink(c), 2, 0.6)
    p.dots([(x, y, 1.9) for x in (-64, -16, 34) for y in range(-36, 40, 12)], p.ink(c), 0.7)
    p.end()
    for x, r in ((-74, 15), (-34, 13), (14, 13), (56, 10)):
        p.form(ellipse(x, -2, r), mix(c, pal.ink, 0.3), contrast=1, outline=1.4)
        p.form(ellipse(x, -2, r * 0.7), pal.glow, fill="rad", contrast=0.6, outline=1)
    p.form(smooth("-30,30! -10,60 26,62! 14,36!"), mix(c, pal.a3, 0.4), contrast=1, outline=1.5)


@motif("airship", "airship", "dirigeable", "vehicle", "fly vehicle machine sky", "long")
def airship(p: Pen, *, colour: str | None = None) -> None:
    """A long striped hull, fins and a gondola with lights."""
    pal = p.pal
    c = colour or pal.a3
    for fin in ("84,-34! 116,-64! 122,-30 100,-10!", "84,30! 116,60! 122,26 100,6!"):
        p.form(smooth(fin), mix(c, pal.a1, 0.5), contrast=1, outline=1.6)
    hull = smooth("-118,0 -100,-28 -50,-50 20,-52 84,-32 116,-2 84,28 20,46 -50,44 -100,26")
    p.form(
        hull, mix(pal.bone, pal.light, 0.2), fill="down", contrast=1.2, outline=2, shade=(2, -12), shade_opacity=0.28
    )
    p.inside(hull)
    for y0, y1 in ((-34, -16), (4, 20), (36, 50)):
        p.form(
            smooth(
                [
                    (-124, y0 * 0.4, 1),
                    (-40, y0),
                    (40, y0),
                    (122, y0 * 0.3, 1),
                    (122, y1 * 0.3, 1),
                    (40, y1),
                    (-40, y1),
                    (-124, y1 * 0.4, 1),
                ]
            ),
            c,
            contrast=0.9,
            outline=0.8,
        )
    for x in (-70, -20, 30, 76):
        p.stroke(f"M{x} -54Q{x - 8} 0 {x} 50", p.ink(c), 1.6, 0.5)
    p.end()
    p.line("-96,-18 -50,-38 20,-42", 6, "#ffffff", opacity=0.45)
    p.stroke("M-40 44L-34 64M44 42L38 64M0 46L0 64", pal.ink, 2)
    gondola = union_path(rounded(-48, 62, 96, 24, 8), brush("-50,74 -60,72 -64,66", 12, "out", 6))
    p.form(gondola, pal.wood, contrast=1.1, outline=1.7)
    for x in (-34, -12, 10, 32):
        p.form(ellipse(x, 74, 6), pal.glow, fill="rad", contrast=0.5, outline=1.1)
    p.line("48,74 66,74 74,74", 4, pal.metal, "none")
    p.form(union_path(ellipse(76, 62, 4, 13), ellipse(76, 86, 4, 13)), shift(pal.wood, 0.06), contrast=1, outline=1.2)
