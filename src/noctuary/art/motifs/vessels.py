"""Things that hold something: `part="back"` and `part="front"` let a scene put it inside."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, lightness, mirrored, mix, polygon, rounded, rows, shift, smooth, sparkle
from noctuary.art.registry import motif


@motif("teacup", "teacup", "tasse de thé", "object", "vessel drink home", "cup")
def teacup(p: Pen, *, part: str = "all", fill: str | None = None) -> None:
    """Teacup."""
    pal = p.pal
    c = pal.porcelain
    dec = mix(pal.sea, pal.a3, 0.1) if lightness(pal.sea) < 0.7 else pal.a3
    if part in ("all", "back"):
        p.form(ellipse(0, 86, 112, 20), c, fill="down", contrast=1, outline=1.6)
        p.form(ellipse(0, 82, 80, 11), shift(c, -0.04), fill="up", contrast=0.9, outline=0.8)
        p.stroke(ellipse(0, 86, 104, 17), pal.metal, 2, 0.9)
        p.line("84,-18 122,-24 128,14 96,38 66,44", 15, p.ink(c), "none", 1, 14)
        p.line("84,-18 121,-23 126,14 95,37 66,43", 11, shift(c, -0.02), "none", 1, 14)
        p.line("88,-19 119,-22 124,10 100,32", 3, "#ffffff", opacity=0.7)
        p.form(ellipse(0, -38, 96, 24), shift(c, -0.1), fill="up", contrast=1.1, outline=1.6)
        tea = fill or mix(pal.fur, pal.a1, 0.3)
        p.form(ellipse(0, -33, 88, 19), tea, fill="up", contrast=1.0, outline=0.6)
    if part in ("all", "front"):
        front = smooth("-96,-38! -88,10 -64,54 -38,72 -34,84! 34,84! 38,72 64,54 88,10 96,-38! 68,-21 0,-14 -68,-21")
        p.form(front, c, fill="lin", contrast=1.05, shade=(-14, -4), shade_opacity=0.22, rim=0, outline=1.6, hatch=0.22)
        p.inside(front)
        p.line("-100,-30 -68,-12 0,-5 68,-12 100,-30", 4, pal.metal, "none")
        for i in range(11):
            t = -1 + i / 5
            x = t * 86
            y = 10 - 9 * t * t * 1.6 + 4
            p.flat(
                "".join(
                    ellipse(x + cos(a) * 5.2 * (1 - abs(t) * 0.35), y + sin(a) * 5.2, 3.3 * (1 - abs(t) * 0.3), 3.3)
                    for a in [k_ * 2 * pi / 5 for k_ in range(5)]
                ),
                dec,
                0.9,
            )
            p.dots([(x, y, 2.2)], pal.metal)
        p.dashes(
            [(-80 + i * 16, 26 - (abs(i - 5) * 1.9), -70 + i * 16, 26 - (abs(i - 4.4) * 1.9), 5) for i in range(10)],
            1.7,
            pal.leaf,
            0.8,
        )
        p.line("-62,40 0,52 62,40", 2, dec, "none", 0.8)
        p.line("-74,0 -66,26 -48,50", 7, "#ffffff", opacity=0.65)
        p.end()
        p.line("-96,-38 -68,-20.5 0,-13.5 68,-20.5 96,-38", 3.4, mix(c, "#ffffff", 0.7), "none")
        p.form(smooth("-36,80! 36,80! 40,90! -40,90!"), c, contrast=1, outline=1.2)


@motif("teapot", "teapot", "théière", "object", "vessel drink home", "round")
def teapot(p: Pen, *, colour: str | None = None, steam: bool = True) -> None:
    """Teapot."""
    pal = p.pal
    c = colour or pal.a3
    if steam:
        for q in (rows("-104,-28 -112,-50 -98,-68 -112,-92"), rows("-98,-30 -94,-52 -84,-66 -92,-84")):
            p.line(q, 5, pal.foam, opacity=0.65)
    p.line("58,-28 104,-44 112,6 60,40", 17, p.ink(c), "none", 1, 14)
    p.line("58,-28 103,-43 110,6 60,39", 12.5, shift(c, -0.04), "none", 1, 14)
    p.form(smooth("-56,34 -78,18 -86,-8 -106,-24! -92,-32! -70,-18 -50,-10"), c, contrast=1.1, rim=2)
    body = smooth("-62,0 -54,-34 -26,-52 26,-52 54,-34 62,0 58,36 36,62 -36,62 -58,36")
    p.form(body, c, fill="rad", contrast=1.25, shade=(-9, -7), shade_opacity=0.3, hatch=0.3)
    p.inside(body)
    p.line("-70,-14 0,-2 70,-14", 3, pal.metal, "none")
    p.line("-70,34 0,46 70,34", 3, pal.metal, "none")
    for i in range(9):
        x = -52 + i * 13
        y = 15 - (abs(i - 4) ** 1.6) * 0.9
        p.flat(sparkle(x, y, 7 if i % 2 else 4.5, 0.3), pal.bone, 0.9)
    p.end()
    p.line("-48,-20 -40,-38 -22,-46", 7, mix(c, "#ffffff", 0.8), opacity=0.75)
    p.form(smooth("-34,62! 34,62! 42,72! -42,72!"), shift(c, -0.05), contrast=1)
    p.form(smooth("-32,-50! -20,-66 0,-72 20,-66 32,-50! 0,-44"), c, contrast=1.1, rim=2)
    p.form(ellipse(0, -78, 8), pal.metal, fill="rad")


@motif("lantern", "lantern", "lanterne", "object", "light fire guide hang", "box")
def lantern(p: Pen, *, chain: float = 0, glow: float = 1.0, kind: str = "iron") -> None:
    """Iron and glass; kind="paper" is a round paper lamp, kind="post" a street lamp that stands on the ground."""
    pal = p.pal
    if kind == "paper":
        p.glow(0, 0, 150, pal.glow, 0.7 * glow)
        p.stroke(f"M0 {-76 - chain:g}L0-70", pal.ink, 2.4)
        body = smooth(mirrored("0,-72 34,-68 66,-40 76,0 66,40 34,68 0,72"))
        p.form(body, mix(pal.a3, pal.flame, 0.25), fill="rad", contrast=1, outline=1.7, light=pal.flame)
        p.glow(0, 10, 66, "#fffbe0", 0.7)
        for y, w in ((-44, 60), (-16, 74), (14, 75), (42, 61)):
            p.line([(-w, y), (0, y + 7), (w, y)], 2.2, p.ink(pal.a3), "none", 0.6)
        for y in (-74, 68):
            p.form(rounded(-26, y, 52, 9, 3), mix(pal.ink, pal.metal, 0.4), contrast=1, outline=1.2)
        p.line("0,78 2,92 -2,108", 5, pal.metal, "none")
        return
    if kind == "post":
        p.glow(0, -62, 130, pal.glow, 0.8 * glow)
        iron = mix(pal.ink, pal.stone, 0.25)
        p.form(smooth("-5,-30! 5,-30! 6,70 16,100! -16,100! -6,70"), iron, contrast=1.2, outline=1.5)
        p.form(
            polygon("-18,-84 18,-84 12,-34 -12,-34"),
            mix(pal.flame, pal.light, 0.3),
            fill="rad",
            contrast=0.7,
            outline=2,
        )
        p.form(smooth("-26,-84! 0,-110! 26,-84!"), iron, contrast=1.1, outline=1.4)
        p.line("-22,-20 0,-26 22,-20", 4, iron, "fat")
        p.stroke("M0-84L0-34", iron, 2)
        return
    metal_ = mix(pal.metal, pal.ink, 0.35)
    p.glow(0, 8, 150, pal.glow, 0.75 * glow)
    if chain:
        for i in range(int(chain / 9)):
            p.stroke(ellipse(0, -94 - i * 9, 3 if i % 2 else 1.6, 5.6), metal_, 1.8)
    p.stroke(ellipse(0, -84, 13, 13), metal_, 4)
    p.form(smooth("-14,-66! -8,-76 8,-76 14,-66!"), metal_, contrast=1)
    p.form(
        smooth("-52,-34! -40,-50 -16,-60 -14,-68! 14,-68! 16,-60 40,-50 52,-34! 0,-28"),
        metal_,
        contrast=1.2,
        rim=2,
        hatch=0.35,
    )
    gl = polygon("-40,-32 40,-32 46,56 -46,56")
    p.form(gl, mix(pal.flame, pal.a1, 0.25), fill="rad", contrast=0.9, outline=1.6, ambient=pal.a1)
    p.glow(0, 18, 58, "#fffbe0", 0.95)
    p.form(smooth("0,-18! 10,8 13,26 0,40 -13,26 -9,8"), pal.flame, contrast=0.5, outline=0, fill="flat")
    p.flat(smooth("0,2! 6,18 7,28 0,36 -7,28 -5,16"), "#fffdf0", 0.95)
    p.form(rounded(-6, 38, 12, 18, 2), pal.bone, contrast=0.8, outline=0.8)
    for q in ((-40, -32, -46, 56), (40, -32, 46, 56), (-15, -31, -17, 56), (15, -31, 17, 56)):
        p.line([(q[0], q[1]), ((q[0] + q[2]) / 2, (q[1] + q[3]) / 2), (q[2], q[3])], 5, metal_, "none")
    p.line("-42,10 0,14 42,10", 3.4, metal_, "none")
    p.form(smooth("-50,54! 0,60 50,54! 54,66! 38,76 -38,76 -54,66!"), metal_, contrast=1.2, rim=2)
    p.form(smooth("-10,76! 10,76! 0,92!"), metal_, contrast=1)


@motif("hourglass", "hourglass", "sablier", "object", "time glass sand", "figure-8")
def hourglass(p: Pen, *, part: str = "all", sand: str | None = None) -> None:
    """Hourglass."""
    pal = p.pal
    s = sand or pal.a1
    w = pal.wood
    gl = smooth(
        "-46,-78! -50,-52 -40,-26 -10,-6 -5,0 -10,6 -40,26 -50,52 -46,78! 46,78! 50,52 40,26 10,6 "
        "5,0 10,-6 40,-26 50,-52 46,-78!"
    )
    if part in ("all", "back"):
        for x in (-60, 60):
            p.form(
                smooth(
                    [
                        (x - 4, -80),
                        (x - 6, -50),
                        (x - 3, -30),
                        (x - 7, 0),
                        (x - 3, 30),
                        (x - 6, 50),
                        (x - 4, 80, 1),
                        (x + 4, 80, 1),
                        (x + 6, 50),
                        (x + 3, 30),
                        (x + 7, 0),
                        (x + 3, -30),
                        (x + 6, -50),
                        (x + 4, -80, 1),
                    ]
                ),
                w,
                contrast=1.2,
                rim=1.4,
            )
        p.form(gl, mix(pal.sky[2], pal.foam, 0.5), contrast=0.6, outline=1.4, opacity=0.5)
        if part == "all":
            p.inside(gl)
            p.form(smooth("-60,-40! -20,-44 0,-38 20,-44 60,-40! 20,-8 3,0 -3,0 -20,-8"), s, contrast=1, outline=0.8)
            p.form(smooth("-60,80! -40,62 -16,46 0,34 16,46 40,62 60,80!"), s, contrast=1, outline=0.8)
            p.stroke("M0 0L0 40", s, 2.2)
            p.end()
    if part in ("all", "front"):
        p.stroke(gl, mix(pal.foam, pal.ink, 0.3), 2, 0.8)
        p.line("-38,-70 -43,-52 -34,-30", 5, "#ffffff", opacity=0.75)
        p.line("-36,34 -43,54 -38,70", 5, "#ffffff", opacity=0.6)
        p.line("40,-66 43,-50 38,-36", 2.4, "#ffffff", opacity=0.5)
        for y in (-1, 1):
            p.form(
                smooth(
                    [(-72, y * 80, 1), (72, y * 80, 1), (76, y * 88), (70, y * 98, 1), (-70, y * 98, 1), (-76, y * 88)]
                ),
                w,
                contrast=1.1,
                fill="down",
                rim=1.6,
                hatch=0.35,
            )
            p.line([(-70, y * 89), (0, y * 89), (70, y * 89)], 2, pal.metal, "none")


@motif("candle", "candle", "bougie", "object", "light fire night small warm", "column")
def candle(p: Pen, *, holder: bool = True, height: float = 1.0, kind: str = "stick", edge: float = 0) -> None:
    """On its holder, the flame inked if it is printed (`edge`); kind="three" is a branched candlestick."""
    pal = p.pal
    if kind == "three":
        p.form(
            smooth("-7,-20! 7,-20! 6,60 16,80 46,90 48,102! -48,102! -46,90 -16,80 -6,60"),
            pal.metal,
            contrast=1.2,
            outline=1.7,
            rim=1.6,
        )
        for s in (-1, 1):
            p.line([(0, 30), (s * 34, 34), (s * 62, 12), (s * 62, -14)], 9, p.ink(pal.metal), "none", 1, 14)
            p.line([(0, 30), (s * 34, 34), (s * 62, 12), (s * 62, -14)], 6, pal.metal, "none", 1, 14)
        for x, y in ((-62, -14), (62, -14), (0, -24)):
            p.glow(x, y - 64, 80, pal.glow, 0.7)
            p.form(ellipse(x, y, 20, 6), pal.metal, contrast=1, outline=1.4)
            p.form(rounded(x - 9, y - 46, 18, 46, 3), pal.bone, contrast=1.1, outline=1.4)
            flame = [(x, y - 84, 1), (x + 9, y - 64), (x + 8, y - 54), (x, y - 48), (x - 8, y - 54), (x - 8, y - 64)]
            p.form(smooth(flame), pal.flame, fill="up", contrast=0.8, outline=0, ambient=pal.a3)
            p.flat(ellipse(x, y - 58, 3.4, 7), "#fffdf0", 0.95)
        return
    c = pal.bone
    t = -20 * height
    p.glow(0, t - 40, 130, pal.glow, 0.8)
    if holder:
        p.stroke(ellipse(58, 76, 17, 14), pal.metal, 6)
        p.form(ellipse(0, 84, 62, 14), pal.metal, fill="down", contrast=1.2, rim=1.6)
        p.form(ellipse(0, 79, 46, 8), shift(pal.metal, -0.12), fill="up", contrast=1, outline=0.8)
    body = smooth(
        [
            (-19, 82, 1),
            (-20, 40),
            (-20, t, 1),
            (-8, t + 5),
            (0, t + 1),
            (10, t + 5),
            (20, t, 1),
            (20, 40),
            (19, 82, 1),
            (0, 87),
        ]
    )
    p.form(
        body,
        c,
        fill="lin",
        contrast=1.1,
        outline=1.6,
        shade=(-9, 0),
        shade_opacity=0.25,
        ambient=mix(pal.a1, pal.shadow, 0.4),
    )
    p.form(
        smooth(
            [
                (-20, t, 1),
                (-22, t + 14),
                (-25, t + 32),
                (-20, t + 42),
                (-16, t + 30),
                (-12, t + 18),
                (-7, t + 22),
                (-5, t + 40),
                (0, t + 46),
                (4, t + 34),
                (4, t + 16),
                (10, t + 12),
                (13, t + 24),
                (17, t + 28),
                (21, t + 14),
                (20, t, 1),
                (0, t - 5),
            ]
        ),
        mix(c, pal.light, 0.4),
        contrast=0.7,
        outline=1.1,
    )
    p.line([(0, t - 2), (1, t - 10), (-1, t - 18)], 3, pal.ink, "none")
    p.form(
        smooth([(1, t - 70, 1), (12, t - 46), (15, t - 28), (0, t - 12), (-15, t - 28), (-10, t - 46)]),
        pal.flame,
        outline=edge,
        fill="up",
        contrast=0.8,
        ambient=pal.a3,
    )
    p.flat(smooth([(0, t - 52, 1), (7, t - 34), (7, t - 24), (0, t - 16), (-7, t - 24), (-5, t - 36)]), "#fffdf0", 0.95)


@motif("birdcage", "birdcage", "cage à oiseaux", "object", "trap metal bird", "dome")
def birdcage(p: Pen, *, part: str = "all") -> None:
    """Birdcage."""
    pal = p.pal
    c = mix(pal.metal, pal.ink, 0.12)
    bars = [-60, -40, -20, 0, 20, 40, 60]
    if part in ("all", "back"):
        p.form(
            smooth("-64,74! 64,74! 60,-20 36,-66 0,-80 -36,-66 -60,-20"),
            pal.shadow,
            outline=0,
            fill="flat",
            opacity=0.22,
        )
        p.form(ellipse(0, 72, 66, 13), shift(pal.wood, 0.02), fill="down", contrast=1)
        for x in (-50, -30, -10, 10, 30, 50):
            p.stroke(smooth([(x, 72), (x, -14), (x * 0.62, -58), (0, -80)], False), mix(c, pal.shadow, 0.5), 1.8, 0.7)
    if part in ("all", "front"):
        for x in bars:
            p.stroke(smooth([(x * 1.08, 76), (x * 1.08, -14), (x * 0.66, -60), (0, -82)], False), p.ink(c), 4.2)
        for x in bars:
            p.stroke(smooth([(x * 1.08, 76), (x * 1.08, -14), (x * 0.66, -60), (0, -82)], False), c, 2.6)
        for y, w in ((-16, 65), (30, 66)):
            p.line([(-w, y), (0, y + 10), (w, y)], 5.5, p.ink(c), "none")
            p.line([(-w, y), (0, y + 10), (w, y)], 3.6, mix(c, pal.light, 0.3), "none")
        p.form(smooth("-70,70! 0,84 70,70! 72,84! 0,100 -72,84!"), c, fill="lin", contrast=1.2, rim=1.6, hatch=0.3)
        p.form(ellipse(0, -84, 9, 7), c, outline=1.4)
        p.stroke(ellipse(0, -98, 8, 9), c, 3.4)


@motif("bell_jar", "bell jar", "cloche de verre", "object", "vessel glass collect shelter", "dome")
def bell_jar(p: Pen, *, part: str = "all", base: bool = True) -> None:
    """Bell jar."""
    pal = p.pal
    gl = smooth("-78,78! -78,-20 -58,-72 0,-96 58,-72 78,-20 78,78!")
    if part in ("all", "back"):
        if base:
            p.form(ellipse(0, 84, 96, 20), pal.wood, fill="down", contrast=1.1)
            p.form(ellipse(0, 78, 84, 14), mix(pal.wood, pal.light, 0.15), fill="up", contrast=0.8, outline=0.8)
        p.form(gl, mix(pal.foam, pal.sky[2], 0.4), outline=0, contrast=0.3, opacity=0.18)
    if part in ("all", "front"):
        p.stroke(gl, mix(pal.foam, pal.ink, 0.2), 2.4, 0.85)
        p.line("-64,56 -66,-10 -48,-60", 9, "#ffffff", opacity=0.55)
        p.line("-52,50 -54,0 -44,-34", 3.4, "#ffffff", opacity=0.4)
        p.line("64,50 66,-8 54,-52", 4, "#ffffff", opacity=0.35)
        p.form(ellipse(0, -102, 10), mix(pal.foam, pal.sky[2], 0.3), fill="rad", contrast=1)
        if p.mark is None and p.style != "engrave":
            gleam = ((0, "#ffffff", 0.30), (0.3, "#ffffff", 0.03), (0.7, "#ffffff", 0), (1, "#ffffff", 0.22))
            p.path(gl, p.linear(gleam, 0))
        if base:
            p.form(
                smooth("-92,80! 0,96 92,80! 98,94! 0,112 -98,94!"),
                pal.wood,
                fill="lin",
                contrast=1.2,
                rim=2,
                hatch=0.35,
            )
            p.line("-94,87 0,103 94,87", 2.4, pal.metal, "none")
