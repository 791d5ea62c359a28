"""What swims, and the snail."""

from __future__ import annotations

import math
from math import pi, sin

from shapely.geometry import MultiPoint, Point, box
from shapely.ops import voronoi_diagram

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    lightness,
    mix,
    parts,
    polygon,
    rounded,
    rows,
    sample,
    shape_of,
    shift,
    smooth,
    sparkle,
    spiral,
)
from noctuary.art.kit.curves import Rows
from noctuary.art.kit.geometry import Area
from noctuary.art.registry import motif


@motif("whale", "whale", "baleine", "animal", "animal sea giant swim", "long")
def whale(p: Pen, *, spout: bool = True, starry: bool = True) -> None:
    """Whale."""
    pal = p.pal
    c = mix(pal.sea2, pal.a2, 0.28)
    if lightness(c) < 0.35:
        c = shift(c, 0.08)
    body = rows(
        "-100,2 -94,-22 -66,-44 -24,-50 18,-40 48,-22 68,-14 80,-26 74,-50 56,-66! 82,-64 97,-50 "
        "106,-64 132,-74! 124,-44 102,-20 84,8 56,26 24,38 -14,46 -54,44 -84,28"
    )
    d = smooth(body)
    if spout:
        for q, w in (
            (rows("-42,-50 -44,-74 -58,-92 -74,-84 -70,-74"), 6),
            (rows("-40,-50 -38,-80 -22,-98 -6,-88 -10,-78"), 6),
            (rows("-41,-52 -41,-84 -42,-104"), 5),
        ):
            p.line(q, w, pal.foam, "in" if False else "both", 0.9)
        p.dots("-62,-70,2.2 -20,-72,2.4 -48,-96,1.8 -34,-106,2.2 -80,-72,1.8 0,-78,1.8", pal.foam, 0.9)
    p.form(smooth("-6,24 14,36 30,62 34,82! 12,66 -12,46"), shift(c, -0.06), contrast=0.9)  # far fin
    p.form(d, c, fill="down", contrast=1.25, shade=(4, -15), shade_opacity=0.30, hatch=0.3, rim=2.6)
    belly = smooth("-101,6! -84,10 -62,16 -44,10! -24,20 0,30 30,34! 0,50 -54,50 -90,34")
    p.inside(d)
    p.form(belly, mix(pal.foam, c, 0.22), fill="down", contrast=0.9, outline=1)
    p.dashes(
        [(-97 + i * 3, 12 + i * 3.5, 14 - i * 6, 33 + i * 2.2, -8 + i * 0.4) for i in range(7)],
        1.5,
        mix(c, pal.ink, 0.35),
        0.75,
    )
    p.end()
    p.line("-101,5 -84,9 -62,15 -46,9 -42,2", 3, pal.ink)  # mouth
    p.form(ellipse(-54, -3, 5.6, 5), mix(pal.foam, pal.light, 0.5), outline=1.3, contrast=0.3)
    p.dots([(-54.5, -2.6, 3.2)], pal.ink)
    p.dots([(-56, -4.4, 1.3)], "#ffffff")
    p.line("-64,-8 -55,-13 -45,-9", 2.2, pal.ink, opacity=0.8)
    p.form(
        smooth("-34,18 -20,24 -4,50 2,82 -4,92! -22,70 -36,44"), mix(c, pal.ink, 0.12), contrast=1.1, rim=2, hatch=0.3
    )
    p.dashes([(-26, 34, -10, 72, -3), (-20, 32, -5, 66, -3)], 1.1, pal.ink, 0.45)
    p.line("84,-30 94,-42 101,-56", 1.8, pal.ink, opacity=0.5)
    if starry:
        st = mix(pal.light, pal.foam, 0.4)
        for x, y, r in (
            (-66, -28, 4.6),
            (-40, -38, 3.4),
            (-12, -34, 5.2),
            (14, -26, 3.4),
            (36, -12, 4.4),
            (6, -6, 3),
            (-28, -16, 3),
            (58, 2, 3),
        ):
            p.flat(sparkle(x, y, r * 1.35), st, 0.95)
        p.stroke("M-66-28L-40-38L-12-34L14-26L36-12L58 2M-12-34L6-6", st, 0.8, 0.5)


def _other_fish(p: Pen, c: str, kind: str) -> None:
    pal = p.pal
    if kind == "angel":
        p.form(smooth("36,-6! 70,-26 96,-22! 84,0 96,24! 70,26 36,8!"), mix(c, pal.light, 0.3), contrast=1, outline=1.3)
        p.form(smooth("-20,-40! 10,-92 44,-110! 34,-60 26,-24!"), mix(c, pal.a3, 0.4), contrast=1, outline=1.4)
        p.form(smooth("-20,40! 10,92 44,110! 34,60 26,24!"), mix(c, pal.a3, 0.4), contrast=1, outline=1.4)
        body = smooth("-84,4! -62,-24 -24,-48 16,-38 42,-10 42,12 16,40 -24,48 -62,26")
        p.form(body, c, contrast=1.15, outline=1.8, rim=2.2, shade=(-5, -7), shade_opacity=0.28)
        p.inside(body)
        for x in (-46, -10, 24):
            p.form(
                smooth([(x - 7, -60, 1), (x + 7, -60, 1), (x + 10, 0), (x + 7, 60, 1), (x - 7, 60, 1), (x - 2, 0)]),
                mix(pal.ink, pal.a2, 0.35),
                contrast=0.6,
                outline=0,
            )
        p.end()
        p.form(ellipse(-62, -4, 7.4), pal.bone, outline=1.3, contrast=0.4)
        p.dots("-63,-3.6,4.2", pal.ink)
        p.dots("-65,-6,1.6", "#fff")
        return
    p.form(smooth("58,-4! 84,-34 104,-34! 94,0 106,34! 82,30 58,10!"), shift(c, -0.04), contrast=1, outline=1.5)
    p.form(smooth("0,-52! 28,-78 50,-70! 44,-44 34,-36!"), shift(c, -0.05), contrast=1, outline=1.4)
    body = smooth("-86,-6 -70,-44 -26,-60 26,-48 62,-14 62,18 30,48 -24,58 -66,46 -86,24! -60,14 -88,2!")
    p.form(body, c, contrast=1.25, outline=1.9, rim=2.4, hatch=0.35, shade=(-6, -8), shade_opacity=0.3)
    for k in range(5):
        x = -84 + k * 8
        p.form(polygon([(x, 2 + k * 2.4), (x + 7, 4 + k * 2.4), (x + 3, 16 + k)]), pal.bone, contrast=0.5, outline=0.8)
    p.form(ellipse(-40, -22, 13), pal.glow, fill="rad", contrast=0.5, outline=1.6)
    p.dots("-42,-22,5.4", pal.ink)
    p.line("-30,-58 -44,-96 -84,-96 -92,-72", 4, p.ink(c), "out", 1, 14)
    p.glow(-92, -66, 70, pal.glow, 0.9)
    p.form(ellipse(-92, -66, 10), pal.flame, fill="rad", contrast=0.4, outline=1.2)
    p.form(smooth("-6,16! 22,20 36,40! 14,40 -4,32"), shift(c, -0.06), contrast=1, outline=1.3)


@motif("fish", "fish", "poisson", "animal", "animal sea swim small", "leaf")
def fish(p: Pen, *, colour: str | None = None, colour2: str | None = None, kind: str = "carp") -> None:
    """Scaled, with veils; kind="lamp" carries its own light in the deep, kind="angel" is tall and striped."""
    pal = p.pal
    if kind != "carp":
        _other_fish(p, colour or (pal.a1 if kind == "angel" else mix(pal.stone, pal.sea2, 0.4)), kind)
        return
    c = colour or pal.a1
    c2 = colour2 or pal.a3
    tail = smooth("44,0 60,-14 78,-42 98,-50! 90,-18 94,6 88,26 98,58! 74,42 58,16")
    p.form(tail, mix(c2, pal.light, 0.12), contrast=1, outline=1.3)
    p.dashes("56,-3,90,-40,-4 58,0,88,-20,-2 60,3,88,22,2 57,6,90,46,4 60,1,86,2", 1.2, p.ink(c2), 0.5)
    p.form(smooth("-34,-30 -10,-56 22,-62 46,-46! 34,-30 20,-20"), mix(c2, pal.light, 0.1), contrast=1, outline=1.3)
    p.dashes([(-24 + i * 12, -34 + i * 1.5, -8 + i * 11, -54 + i * 1.2) for i in range(5)], 1, p.ink(c2), 0.5)
    p.form(smooth("-20,28 -4,52 16,58! 14,36 8,24"), mix(c2, pal.light, 0.05), contrast=1, outline=1.2)
    body = smooth("-98,4! -84,-14 -54,-32 -12,-36 30,-20 52,-6 52,8 28,24 -14,34 -56,28 -86,16")
    p.form(body, c, fill="down", contrast=1.1, shade=(3, -9), shade_opacity=0.32, rim=2)
    p.inside(body)
    sc = []
    for r in range(6):
        for q in range(7):
            x = -40 + q * 14 + (7 if r % 2 else 0)
            y = -32 + r * 12
            sc.append(smooth([(x, y, 1), (x + 8, y + 2), (x + 10, y + 7), (x + 7, y + 12), (x - 1, y + 13, 1)], False))
    p.stroke("".join(sc), p.ink(c, 0.8), 1.2, 0.55)
    p.flat(smooth("-50,-36 -42,-16 -40,4 -46,22 -56,34! -110,34! -110,-36!"), mix(c, pal.bone, 0.45), 0.75)
    p.end()
    p.line("-50,-32 -42,-14 -40,6 -46,24 -52,29", 2.2, p.ink(c))
    p.form(ellipse(-68, -6, 8.5), pal.bone, outline=1.3, contrast=0.4)
    p.dots([(-69, -5.5, 5)], pal.ink)
    p.dots([(-71, -8, 1.9)], "#fff")
    p.line("-97,5 -88,10 -80,9", 1.8, pal.ink)
    p.form(smooth("-34,6 -12,4 4,18 2,26! -18,22"), mix(c2, pal.light, 0.15), contrast=0.9, outline=1.2)
    p.dashes([(-24, 9, -2, 20, 1), (-26, 13, -8, 21, 1)], 0.9, p.ink(c2), 0.5)


@motif("jellyfish", "jellyfish", "méduse", "animal", "animal sea float light", "dome")
def jellyfish(p: Pen, *, colour: str | None = None) -> None:
    """Jellyfish."""
    pal = p.pal
    c = colour or pal.a3
    r = p.rng
    p.glow(0, -40, 120, mix(c, pal.glow, 0.5), 0.5)
    for i in range(9):
        x = -52 + i * 13
        ph = r.random() * 6
        pts = [(x * 0.9 + sin(ph + t * 1.25) * (5 + t * 2.2), -12 + t * 17) for t in range(7)]
        p.line(pts, 2.0, mix(c, pal.light, 0.45), "out", 0.7, 8)
    for i, x in enumerate((-26, -4, 20)):
        pts = [(x + sin(i * 2 + t * 1.5) * (9 + t), -14 + t * 14) for t in range(6)]
        p.line(pts, 13, mix(c, pal.light, 0.25), "out", 0.75, 10)
        p.line([(a + 2, b) for a, b in pts], 4, mix(c, pal.light, 0.7), "out", 0.8, 8)
    bell = smooth(
        "-70,-18! -68,-52 -44,-84 0,-96 44,-84 68,-52 70,-18! 58,-10 46,-20! 34,-9 22,-19! 10,-8 "
        "0,-18! -12,-8 -22,-19! -34,-9 -46,-20! -58,-10"
    )
    p.form(bell, c, fill="down", contrast=1.1, rim=4, shade=(-6, -10), shade_opacity=0.25, opacity=0.93)
    p.inside(bell)
    for x in (-44, -15, 15, 44):
        p.line([(x * 0.35, -94), (x * 0.95, -60), (x * 1.15, -14)], 3.2, mix(c, pal.light, 0.6), "both", 0.55)
    p.end()
    p.dots("-30,-70,5 -18,-80,3 28,-64,3.5 4,-58,2.5 -40,-50,2.5 42,-44,2.5", mix(pal.light, c, 0.2), 0.8)


@motif("octopus", "octopus", "pieuvre", "animal", "animal sea giant arms", "branching")
def octopus(p: Pen, *, colour: str | None = None) -> None:
    """Octopus."""
    pal = p.pal
    c = colour or mix(pal.a1, pal.a3, 0.4)

    def arm(pts: Rows, w: float, front: bool) -> None:
        d = brush(pts, w, lambda t: (1 - t) ** 0.75 * (1 if t > 0.02 else 0.9), 14)
        p.form(d, c if front else shift(c, -0.07), fill="down", contrast=1, outline=1.5, hatch=0.25 if front else 0)
        along = sample(pts, 60)
        dd = []
        for i in range(6, len(along) - 6, 4):
            t = i / len(along)
            w2 = w * (1 - t) ** 0.75
            a, b = along[i - 1], along[i + 1]
            length = math.hypot(b[0] - a[0], b[1] - a[1]) or 1
            dd.append(
                (
                    along[i][0] - (b[1] - a[1]) / length * w2 * 0.26,
                    along[i][1] + (b[0] - a[0]) / length * w2 * 0.26,
                    w2 * 0.13,
                )
            )
        p.dots(dd, mix(c, pal.bone, 0.65), 0.95)
        p.dots([(x, y, r * 0.45) for x, y, r in dd], p.ink(c), 0.6)

    arm(rows("-20,10 -48,14 -78,-10 -92,-44 -76,-60 -66,-46"), 24, False)
    arm(rows("20,10 50,10 76,-18 96,-40 92,-66 76,-62"), 24, False)
    arm(rows("-14,16 -40,44 -80,42 -104,60 -98,84 -82,78"), 26, True)
    arm(rows("14,16 44,40 82,30 104,50 102,74 86,72"), 26, True)
    arm(rows("-8,20 -22,56 -52,74 -56,98 -38,102"), 25, True)
    arm(rows("6,20 14,58 46,72 56,94 40,104"), 25, True)
    arm(rows("0,20 -4,60 6,88 -8,106 -18,98"), 24, True)
    head = smooth("-30,22 -34,0 -46,-34 -40,-72 -14,-94 18,-94 42,-72 46,-36 34,0 30,22 0,32")
    p.form(head, c, fill="rad", contrast=1.15, shade=(-8, -9), shade_opacity=0.3, rim=3, hatch=0.3)
    p.dots("-16,-72,5 2,-80,3.5 18,-68,5.5 -26,-52,3 30,-50,3 6,-56,2.5", mix(c, pal.light, 0.5), 0.55)
    for s in (-1, 1):
        p.form(ellipse(s * 19, -8, 11, 9.5), mix(pal.bone, pal.glow, 0.3), outline=1.4, contrast=0.5)
        p.form(rounded(s * 19 - 7.5, -10, 15, 4.6, 2.2), pal.ink, outline=0, fill="flat")
        p.line([(s * 32, -17), (s * 20, -21), (s * 8, -15)], 3, p.ink(c))


@motif("turtle", "sea turtle", "tortue marine", "animal", "animal sea old carrier slow", "dome")
def turtle(p: Pen) -> None:
    """Sea turtle."""
    pal = p.pal
    c = mix(pal.leaf, pal.a2, 0.25)
    skin = mix(pal.leaf, pal.bone, 0.38)

    def scales(d: str, dots: Rows) -> None:
        p.form(d, skin, contrast=1.15, hatch=0.3, rim=1.6)
        p.dots(dots, p.ink(skin), 0.35)

    scales(smooth("50,22 70,26 98,48 108,74! 84,70 60,52 40,36"), "70,36,4 80,46,4.5 66,46,3 92,58,3.5")
    scales(
        smooth("-20,26 -8,44 4,84 0,104! -24,88 -44,56 -50,30"), "-26,48,4.5 -18,62,4.5 -30,62,3.5 -14,78,3.5 -36,42,3"
    )
    # head and neck
    p.form(
        smooth("-62,16 -78,2 -92,-14 -112,-22 -132,-14 -140,2 -134,14 -116,20 -98,24 -76,36 -58,34"),
        skin,
        fill="down",
        contrast=1.1,
        shade=(3, -8),
        shade_opacity=0.3,
        rim=2,
        hatch=0.3,
    )
    p.line("-139,5 -126,8 -112,4", 2, pal.ink)
    p.form(ellipse(-118, -6, 5.5, 5), pal.glow, outline=1.4, contrast=0.4)
    p.dots([(-118.5, -5.5, 3)], pal.ink)
    p.dots([(-119.5, -7, 1)], "#fff")
    p.line("-126,-11 -118,-14.5 -110,-10", 2.4, pal.ink)
    p.dashes("-98,-6,-92,14,3 -90,-2,-84,20,3 -82,6,-77,26,3 -106,10,-100,19,2", 1.2, pal.ink, 0.5)
    p.dots("-104,-14,2.5 -100,2,2.2 -110,12,2 -96,12,2", p.ink(skin), 0.35)
    # shell
    sh = smooth("-86,22 -80,-2 -58,-30 -20,-48 20,-46 58,-28 84,0 94,22 60,32 0,38 -56,34")
    p.form(sh, c, fill="down", contrast=1.2, rim=3, shade=(-3, -9), shade_opacity=0.25)
    p.inside(sh)
    seeds = rows(
        "-46,-26 -16,-37 18,-36 50,-24 -66,-4 -33,-11 1,-14 36,-11 68,-2 -78,15 -50,12 -17,10 18,9 52,12 82,16"
    )
    inner = shape_of(sh).buffer(-3)
    for cell in voronoi_diagram(MultiPoint([Point(*q) for q in seeds]), envelope=box(-200, -200, 200, 200)).geoms:
        q = cell.intersection(inner).buffer(-1.7)
        for area in parts(q):
            if area.area < 60:
                continue

            def sm(gg: Area) -> str:
                co = list(gg.simplify(1.2).exterior.coords)[:-1]
                return smooth([(x, y) for x, y in co], True, 0.18)

            j = p.rng.uniform(0.12, 0.42)
            p.form(sm(area), mix(c, pal.metal, j), fill="lin", contrast=1, outline=1)
            for bf in (-4, -8):
                h_ = area.buffer(bf)
                if h_.geom_type == "Polygon" and not h_.is_empty:
                    p.stroke(sm(h_), p.ink(c) if bf == -4 else mix(c, pal.light, 0.45), 1, 0.45)
    for i in range(17):
        x = -86 + i * 11.3
        p.dashes([(x, 22 + 8 * sin(i / 16 * pi) - 2, x + 1, 36 + 4 * sin(i / 16 * pi))], 1.3, pal.ink, 0.6)
    p.end()
    p.line("-88,22 -56,31 0,35 60,29 94,21", 3, mix(c, pal.light, 0.4), opacity=0.8)
    scales(
        smooth("-40,28 -58,40 -84,76 -112,92! -78,96 -42,80 -18,52 -12,34"),
        "-50,54,5 -60,66,5 -44,68,4 -74,78,4.5 -36,50,4 -90,87,3",
    )
    scales(smooth("56,28 64,44 84,66 86,84! 62,72 42,48 38,33"), "58,46,3.5 66,58,3.5 54,56,3")


@motif("snail", "snail", "escargot", "animal", "animal slow spiral carrier home", "spiral")
def snail(p: Pen) -> None:
    """Snail."""
    pal = p.pal
    skin = mix(pal.fur, pal.bone, 0.45)
    c = pal.a1
    p.form(
        smooth("-96,20 -90,-6 -78,-22 -66,-18 -64,4 -50,30 10,40 70,42 104,58! 60,62 -40,62 -80,56"),
        skin,
        fill="down",
        contrast=1.1,
        hatch=0.35,
        rim=2,
    )
    for x, y in ((-98, -48), (-72, -52)):
        p.line([(-82, -14), ((x - 82) / 2, -34), (x, y)], 5, skin, "none")
        p.form(ellipse(x, y, 4.6), skin, outline=1.2)
        p.dots([(x - 0.6, y, 2.2)], pal.ink)
    p.line("-94,18 -86,24 -78,22", 1.8, pal.ink)
    p.dashes([(-60 + i * 18, 48, -56 + i * 18, 58, 2) for i in range(8)], 1.2, p.ink(skin), 0.5)
    sh = ellipse(12, -6, 60, 56)
    p.form(sh, c, fill="rad", contrast=1.25, shade=(-7, -8), shade_opacity=0.3, rim=3)
    p.inside(sh)
    along = spiral(14, -2, 56, 2.6, 0.6, 1, 0.1, 40)
    p.line(along, 7, p.ink(c, 0.8), "out", 0.85, 44)
    inner = spiral(14, -2, 49, 2.4, 0.6, 1, 0.1, 40)
    p.line(inner, 3, mix(c, pal.light, 0.65), "out", 0.75, 40)
    seg = []
    for i in range(0, 36, 2):
        a, _b = along[i], along[min(i + 1, 40)]
        seg.append((a[0], a[1], 14 + (a[0] - 14) * 0.74, -2 + (a[1] + 2) * 0.74, 3))
    p.dashes(seg, 1.3, p.ink(c), 0.5)
    p.end()
