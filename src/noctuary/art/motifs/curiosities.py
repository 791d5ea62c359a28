"""Instruments, furniture and containers of a cabinet of curiosities."""

from __future__ import annotations

from math import cos, pi, radians, sin

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    mirrored,
    mix,
    polygon,
    rect,
    rounded,
    shift,
    smooth,
    sparkle,
    spiral,
    star,
)  # fmt: skip
from noctuary.art.registry import motif

BOTTLE = (
    "-16,-108! 16,-108! 16,-66 26,-46 46,-24 48,10 48,84 36,100 0,104 -36,100 -48,84 -48,10 -46,-24 -26,-46 -16,-66"
)


@motif("bottle", "glass bottle", "bouteille de verre", "object", "vessel glass message sea", "long")
def bottle(p: Pen, *, part: str = "all", message: bool = True) -> None:
    """Corked; part="back" then "front" for a sea inside."""
    pal = p.pal
    glass = mix(pal.foam, pal.leaf, 0.3)
    if part in ("all", "back"):
        p.form(smooth(BOTTLE), glass, contrast=0.7, outline=1.8, opacity=0.45)
        if part == "all" and message:
            p.form(polygon("-26,-10 22,-22 32,66 -18,76"), pal.paper, contrast=0.8, outline=1.4)
            p.dashes([(-16, 6 + k * 13, 18 + k, -2 + k * 13) for k in range(5)], 1.3, pal.ink, 0.6)
            p.line("-28,24 0,22 32,18", 5, pal.a3, "none")
    if part in ("all", "front"):
        p.stroke(smooth(BOTTLE), mix(glass, pal.ink, 0.3), 2.6, 0.9)
        p.line("-36,70 -38,20 -34,-14 -14,-44", 8, "#ffffff", opacity=0.55)
        p.line("38,80 40,40 38,10", 4, "#ffffff", opacity=0.4)
        p.form(rounded(-18, -108, 36, 12, 4), glass, contrast=0.8, outline=1.4)
        p.form(smooth("-12,-106! -14,-130! 14,-130! 12,-106!"), mix(pal.wood, pal.bone, 0.35), contrast=1, outline=1.5)


@motif("gramophone", "gramophone", "gramophone", "object", "music machine song", "horn")
def gramophone(p: Pen) -> None:
    """A flower of brass on a wooden box."""
    pal = p.pal
    c = pal.metal
    p.form(brush("30,40 50,18 40,-10 12,-26", 15, lambda t: 0.7 + 0.5 * t, 12), c, contrast=1.1, outline=1.7)
    for k in range(8):
        a0, a1 = radians(150 + k * 33), radians(150 + (k + 1) * 33)
        cx, cy, rx, ry = -30.0, -44.0, 66.0, 58.0
        am = (a0 + a1) / 2
        petal = [
            (18, -22, 1),
            (cx + rx * cos(a0), cy + ry * sin(a0), 1),
            (cx + rx * 1.12 * cos(am), cy + ry * 1.12 * sin(am)),
            (cx + rx * cos(a1), cy + ry * sin(a1), 1),
        ]
        p.form(smooth(petal), mix(c, pal.a3, 0.3 if k % 2 else 0.05), contrast=1.1, outline=1.5)
    p.form(ellipse(-16, -36, 24, 21), mix(pal.ink, c, 0.25), fill="rad", contrast=0.9, outline=1.3)
    p.form(polygon("-64,58 70,58 80,100 -74,100"), pal.wood, contrast=1.1, outline=1.8, hatch=0.3)
    p.form(rounded(-72, 48, 150, 14, 4), mix(pal.wood, pal.light, 0.15), contrast=1, outline=1.6)
    p.form(ellipse(-8, 46, 52, 10), pal.ink, fill="down", contrast=1, outline=1.4)
    p.stroke(ellipse(-8, 45, 38, 7), mix(pal.ink, pal.light, 0.4), 1.2, 0.8)
    p.form(ellipse(-8, 45, 12, 3), pal.a3, outline=0.8)
    p.line("34,40 16,36 4,42", 5, pal.metal, "none")
    p.line("80,78 98,78 98,62", 4, pal.metal, "none")
    p.form(ellipse(98, 60, 6), pal.wood, outline=1.1)
    p.stroke("M-50 70L50 70L56 90L-56 90Z", mix(pal.wood, pal.light, 0.4), 1.6, 0.8)


@motif("bell", "bell", "cloche", "object", "music metal call time", "dome")
def bell(p: Pen, *, colour: str | None = None, ring: bool = True) -> None:
    """A church bell with its clapper; `ring` draws the sound."""
    pal = p.pal
    c = colour or pal.metal
    p.stroke(ellipse(0, -92, 15, 13), p.ink(c), 10)
    p.stroke(ellipse(0, -92, 15, 13), c, 6)
    p.line("0,40 2,70 6,92", 6, p.ink(c), "none")
    p.form(ellipse(7, 92, 12), mix(c, pal.ink, 0.3), fill="rad", outline=1.5)
    p.form(ellipse(0, 68, 78, 15), mix(c, pal.ink, 0.55), fill="up", contrast=0.9, outline=1.6)
    body = smooth("-24,-78 0,-82 24,-78 38,-54 44,-10 54,34 80,62! 74,74 0,84 -74,74 -80,62! -54,34 -44,-10 -38,-54")
    p.form(body, c, contrast=1.25, outline=1.9, rim=2.4, shade=(-14, -3), shade_opacity=0.3, hatch=0.25)
    p.inside(body)
    p.line("-60,40 0,52 60,40", 5, mix(c, pal.ink, 0.45), "none")
    p.line("-48,-26 0,-18 48,-26", 4, mix(c, pal.ink, 0.45), "none")
    for k in range(-3, 4):
        p.flat(sparkle(k * 15, 10 - k * k * 0.7, 8, 0.35), mix(c, pal.light, 0.6), 0.9)
    p.end()
    p.line("-26,-62 -32,-20 -42,24", 7, mix(c, "#ffffff", 0.75), opacity=0.7)
    if ring:
        for s in (-1, 1):
            p.line([(s * 92, 20), (s * 102, 44), (s * 96, 68)], 4, mix(pal.light, c, 0.3), opacity=0.9)
            p.line([(s * 108, 10), (s * 120, 44), (s * 112, 78)], 3.4, mix(pal.light, c, 0.3), opacity=0.7)


@motif("compass", "compass", "boussole", "object", "travel metal guide round", "round")
def compass(p: Pen, *, turn: float = 24) -> None:
    """A rose of sixteen winds in a brass case."""
    pal = p.pal
    c = pal.metal
    p.stroke(ellipse(0, -104, 12), c, 6)
    p.form(ellipse(0, 0, 96), c, fill="lin", contrast=1.2, outline=2)
    p.form(
        ellipse(0, 0, 82),
        mix(pal.paper, pal.bone, 0.5),
        fill="rad",
        contrast=0.8,
        outline=1.5,
        shade=(5, 7),
        shade_opacity=0.2,
    )
    p.stroke(ellipse(0, 0, 74), pal.ink, 1.2, 0.8)
    p.dashes(
        [(cos(a) * 70, sin(a) * 70, cos(a) * 77, sin(a) * 77) for a in [k * pi / 18 for k in range(36)]], 1.3, pal.ink
    )
    for ring, (r, colour) in enumerate(((44, mix(pal.a2, pal.bone, 0.35)), (66, pal.a2))):
        for k in range(4):
            p.group(f"rotate({k * 90 + (45 if ring == 0 else 0)})")
            p.form(polygon([(0, -r), (r * 0.17, -r * 0.17), (0, 0)]), colour, contrast=0.6, outline=0.9)
            p.form(
                polygon([(0, -r), (-r * 0.17, -r * 0.17), (0, 0)]),
                mix(pal.bone, pal.light, 0.4),
                contrast=0.5,
                outline=0.9,
            )
            p.end()
    p.group(f"rotate({turn:g})")
    p.form(polygon("0,-72 8,0 -8,0"), pal.red, contrast=0.9, outline=1.3)
    p.form(polygon("0,72 8,0 -8,0"), mix(pal.ink, pal.stone, 0.3), contrast=0.9, outline=1.3)
    p.end()
    p.form(ellipse(0, 0, 8), c, fill="rad", outline=1.3)
    p.flat(smooth("-58,-40 -20,-68 30,-66 -10,-50 -44,-18"), "#ffffff", 0.26)


@motif("telescope", "telescope", "longue-vue", "object", "watch travel metal glass", "long")
def telescope(p: Pen, *, tripod: bool = True) -> None:
    """Three brass draws on wooden legs, pointing up to the left."""
    pal = p.pal
    c = pal.metal
    if tripod:
        for leg in ("8,6 -18,56 -34,104", "8,6 12,58 14,106", "8,6 38,54 58,102"):
            p.line(leg, 9, p.ink(pal.wood), "none", 1, 6)
            p.line(leg, 6, pal.wood, "none", 1, 6)
    p.group("rotate(32)")
    for x, w, h, colour in ((56, 44, 22, c), (6, 54, 30, pal.wood), (-66, 76, 40, mix(pal.cloth, pal.wood, 0.3))):
        p.form(rounded(x, -h / 2, w, h, 4), colour, fill="down", contrast=1.3, outline=1.7)
    for x, h in ((-72, 50), (2, 38), (54, 29), (98, 26)):
        p.form(rounded(x, -h / 2, 11, h, 3), c, fill="down", contrast=1.2, outline=1.4)
    p.form(ellipse(-72, 0, 6, 24), mix(pal.sky[2], pal.foam, 0.5), contrast=0.8, outline=1.3)
    p.line("-60,-14 -20,-14 40,-9", 3.4, "#ffffff", opacity=0.5)
    p.end()
    p.form(ellipse(8, 4, 10), c, fill="rad", outline=1.5)


@motif("globe", "globe", "globe terrestre", "object", "round travel knowledge world", "round")
def globe(p: Pen) -> None:
    """On a turned foot, in a brass half-ring."""
    pal = p.pal
    p.form(smooth("-8,70! 8,70! 12,86 46,96 48,104! -48,104! -46,96 -12,86"), pal.wood, contrast=1.1, outline=1.7)
    p.stroke("M-44-82A84 84 0 1 0 62 58", p.ink(pal.metal), 9)
    p.stroke("M-44-82A84 84 0 1 0 62 58", pal.metal, 6)
    ball = ellipse(0, -10, 68)
    p.form(ball, mix(pal.sea, pal.foam, 0.2), fill="rad", contrast=1.2, outline=2, shade=(-9, -8), shade_opacity=0.3)
    p.inside(ball)
    land = mix(pal.leaf, pal.bone, 0.3)
    for d in (
        "-60,-50 -30,-66 -8,-54 -14,-34 -34,-24 -30,-8 -44,4 -58,-16",
        "-28,10 -8,6 6,24 -4,52 -16,60 -24,36",
        "16,-56 46,-54 66,-30 58,-6 36,-2 30,-20 14,-30",
        "34,14 56,14 60,34 42,44 30,32",
    ):
        p.form(smooth(d), land, contrast=0.8, outline=1.2)
    p.stroke(ellipse(0, -10, 26, 68), p.ink(pal.sea), 1.1, 0.5)
    p.stroke("M-70-10L70-10M-64-40Q0-30 64-40M-64 22Q0 32 64 22", p.ink(pal.sea), 1.1, 0.5)
    p.end()
    p.line("-48,-34 -36,-56 -12,-66", 7, "#ffffff", opacity=0.55)
    p.form(ellipse(-30, -77, 6), pal.metal, outline=1.2)
    p.form(ellipse(36, 54, 6), pal.metal, outline=1.2)


@motif("chest", "treasure chest", "coffre au trésor", "object", "secret wood treasure", "box")
def chest(p: Pen, *, opened: bool = True) -> None:
    """Banded with iron; open, it glows."""
    pal = p.pal
    w, iron = pal.wood, mix(pal.metal, pal.ink, 0.3)
    if opened:
        p.form(smooth("-92,-10! -98,-56 -82,-88 82,-88 98,-56 92,-10!"), shift(w, -0.06), contrast=1.1, outline=1.8)
        p.form(
            smooth("-82,-12! -86,-50 -74,-74 74,-74 86,-50 82,-12!"), mix(pal.ink, w, 0.35), fill="flat", outline=1.2
        )
        p.glow(0, -14, 110, pal.glow, 0.85)
        heap = "-84,-4! -60,-26 -44,-20 -26,-42 -4,-34 14,-48 34,-30 56,-34 70,-16 86,-4!"
        p.form(smooth(heap), pal.metal, contrast=1, outline=1.5)
        p.dots([(-62 + k * 13, -14 - (k * 17) % 22, 6) for k in range(10)], mix(pal.metal, pal.light, 0.5))
        for x, y, colour in ((-30, -36, pal.a3), (18, -42, pal.a2), (48, -28, pal.a3)):
            p.form(
                smooth([(x, y - 10, 1), (x + 9, y - 1), (x, y + 9, 1), (x - 9, y - 1)]),
                colour,
                contrast=1.1,
                outline=1.1,
            )
    else:
        p.form(smooth("-94,6! -96,-36 -78,-62 78,-62 96,-36 94,6!"), w, fill="down", contrast=1.2, outline=1.9)
    p.form(polygon("-92,0 92,0 86,84 -86,84"), w, fill="down", contrast=1.1, outline=1.9, hatch=0.3)
    p.dashes([(-88, y, 88, y) for y in (24, 46, 66)], 1.8, p.ink(w), 0.7)
    for x in (-68, 68):
        p.form(polygon([(x - 10, 0), (x + 10, 0), (x + 9, 84), (x - 9, 84)]), iron, contrast=1, outline=1.4)
        p.dots([(x, y, 2.4) for y in (14, 42, 70)], mix(iron, pal.light, 0.5))
    p.form(rounded(-96, -6, 192, 14, 3), iron, contrast=1, outline=1.5)
    p.form(smooth("-15,-4! 15,-4! 15,24 0,34 -15,24"), pal.metal, contrast=1.1, outline=1.5)
    p.form(smooth("-3,8 0,3 3,8 2,13! 4,22! -4,22! -2,13!"), pal.ink, fill="flat", outline=0)


@motif("bed", "bed", "lit", "object", "home sleep dream", "box")
def bed(p: Pen, *, colour: str | None = None) -> None:
    """Brass bedstead and patchwork quilt, seen from the foot."""
    pal = p.pal
    c = colour or pal.a2
    for x in (-84.0, 84.0):
        p.line([(x, -92), (x, 0), (x, 70)], 8, p.ink(pal.metal), "none")
        p.line([(x, -92), (x, 0), (x, 70)], 5.4, pal.metal, "none")
        p.form(ellipse(x, -96, 9), pal.metal, fill="rad", outline=1.4)
    p.stroke("M-84-70Q0-118 84-70M-84-52Q0-96 84-52", p.ink(pal.metal), 6)
    p.stroke("M-84-70Q0-118 84-70M-84-52Q0-96 84-52", pal.metal, 3.8)
    for x in (-56, -28, 0, 28, 56):
        p.line([(x, -58 - (56 - abs(x)) * 0.3), (x, -30), (x, -10)], 3.4, pal.metal, "none")
    for x in (-38, 38):
        p.form(
            smooth([(x - 36, -8), (x - 30, -34), (x, -40), (x + 30, -34), (x + 36, -8), (x, -2)]),
            mix(pal.bone, pal.light, 0.4),
            contrast=0.9,
            outline=1.6,
        )
    quilt = smooth("-86,-6! -40,-14 0,-10 40,-14 86,-6! 98,40 100,88! 60,96 0,92 -60,96 -100,88! -98,40")
    p.form(quilt, c, contrast=1, outline=1.9)
    p.inside(quilt)
    colours = (pal.a3, pal.a1, mix(c, pal.light, 0.4), pal.cloth, mix(pal.bone, c, 0.2))
    for r in range(4):
        for q in range(6):
            k = 1 + r * 0.06
            x, y = (-90 + q * 30) * k, 12.0 + r * 22
            p.form(
                polygon([(x, y), (x + 30 * k, y), (x + 31 * k, y + 22), (x + 1, y + 22)]),
                colours[(r * 3 + q * 2) % 5],
                contrast=0.6,
                outline=0.9,
            )
    p.dashes([(-96, 34, 96, 34), (-98, 56, 98, 56)], 1.2, pal.ink, 0.4)
    p.end()
    p.form(smooth("-86,-8! 0,-16 86,-8! 90,12 0,6 -90,12"), mix(pal.bone, pal.light, 0.3), contrast=0.9, outline=1.5)
    for x in (-96, 96):
        p.line([(x, 60), (x, 90), (x, 106)], 8, pal.metal, "none")
        p.form(ellipse(x, 56, 8), pal.metal, fill="rad", outline=1.4)


@motif("chair", "throne-like chair", "fauteuil", "object", "home royal wait", "upright")
def chair(p: Pen, *, colour: str | None = None) -> None:
    """High-backed, buttoned, a little too grand."""
    pal = p.pal
    c, w = colour or pal.cloth, mix(pal.wood, pal.metal, 0.25)
    for x in (-46, 46):
        p.form(
            smooth([(x - 6, 58, 1), (x + 6, 58, 1), (x + 8, 80), (x + 3, 102, 1), (x - 5, 102, 1), (x - 7, 80)]),
            w,
            contrast=1,
            outline=1.4,
        )
    back = smooth(mirrored("0,-112! 18,-98 40,-100 52,-84 50,-30 48,30 0,32"))
    p.form(back, w, contrast=1.1, outline=1.9)
    pad = smooth(mirrored("0,-92 30,-84 40,-66 38,-10 36,20 0,22"))
    p.form(pad, c, contrast=1.1, outline=1.4, shade=(-6, -4), shade_opacity=0.25)
    p.dots([(x, y, 2.6) for y in (-66, -44, -22, 0) for x in ((-20, 0, 20) if y % 44 else (-10, 10))], pal.metal)
    for s in (-1, 1):
        p.form(
            smooth(
                [(s * 40, -14), (s * 62, -18), (s * 70, -6), (s * 62, 6), (s * 60, 56, 1), (s * 48, 56, 1), (s * 48, 4)]
            ),
            w,
            contrast=1.1,
            outline=1.6,
        )
    p.form(smooth("-56,26! 0,14 56,26! 60,44 56,58 0,64 -56,58 -60,44"), c, contrast=1.1, outline=1.7)
    p.line("-56,56 0,62 56,56", 6, pal.metal, "fat")
    p.form(star(0, -100, 10, 4.5, 5), pal.metal, contrast=0.8, outline=1)


@motif("suitcase", "suitcase", "valise", "object", "travel secret home", "box")
def suitcase(p: Pen, *, colour: str | None = None) -> None:
    """Leather, straps, and labels from places that are not."""
    pal = p.pal
    c = colour or mix(pal.fur, pal.wood, 0.4)
    p.stroke("M-24-48Q-24-76 0-76Q24-76 24-48", p.ink(c), 13)
    p.stroke("M-24-48Q-24-76 0-76Q24-76 24-48", mix(c, pal.ink, 0.3), 8)
    p.form(rounded(-96, -50, 192, 120, 14), c, contrast=1.1, outline=1.9, hatch=0.3, shade=(-8, -8), shade_opacity=0.25)
    for x in (-96, 72):
        p.form(rounded(x, -50, 24, 22, 6), shift(c, -0.08), contrast=0.9, outline=1.2)
        p.form(rounded(x, 48, 24, 22, 6), shift(c, -0.08), contrast=0.9, outline=1.2)
    for x in (-56, 40):
        p.form(rect(x, -50, 16, 120), mix(c, pal.ink, 0.35), contrast=0.9, outline=1.3)
        p.form(rounded(x - 3, -4, 22, 16, 3), pal.metal, contrast=1, outline=1.3)
    p.form(rounded(-12, -54, 24, 16, 3), pal.metal, contrast=1, outline=1.3)
    p.group("rotate(-10)")
    p.form(rounded(-30, -16, 50, 32, 3), pal.a2, contrast=0.7, outline=1.2)
    p.flat(polygon("-24,12 -8,-8 2,4 8,-4 16,12"), mix(pal.a2, pal.light, 0.6), 0.9)
    p.end()
    p.form(ellipse(8, 44, 17), pal.a3, contrast=0.7, outline=1.2)
    p.flat(star(8, 44, 11, 5, 5), pal.bone, 0.95)


@motif("crystal_ball", "crystal ball", "boule de cristal", "object", "magic glass round watch", "round")
def crystal_ball(p: Pen, *, part: str = "all", glass: str | None = None) -> None:
    """On a clawed foot; part="back" then "front" for a world inside (radius 74 round (0, -14))."""
    pal = p.pal
    if part in ("all", "back"):
        p.glow(0, -14, 130, pal.glow, 0.45)
        p.form(ellipse(0, -14, 76), glass or mix(pal.sky[1], pal.foam, 0.35), fill="rad", contrast=1.2, outline=1.8)
        if part == "all":
            p.inside(ellipse(0, -14, 76))
            for k, (x, y, r) in enumerate(((-18, 10, 40), (22, -20, 34), (4, 34, 26))):
                p.line(
                    spiral(x, y, r, 1.6, k * 2, 1 if k % 2 else -1, 0.1, 18),
                    9,
                    mix(pal.light, pal.a3, 0.35),
                    "out",
                    0.7,
                    20,
                )
            p.flat(sparkle(-22, -30, 12, 0.25) + sparkle(26, 8, 9, 0.25) + sparkle(8, -52, 7, 0.25), "#ffffff", 0.95)
            p.end()
    if part in ("all", "front"):
        p.stroke(ellipse(0, -14, 76), mix(pal.foam, pal.ink, 0.25), 2.6, 0.9)
        p.line("-60,-22 -52,-52 -24,-74", 9, "#ffffff", opacity=0.7)
        p.line("56,16 48,34 34,46", 5, "#ffffff", opacity=0.45)
        foot = "-62,52! -30,66 0,70 30,66 62,52! 54,76 60,98! 0,106 -60,98! -54,76"
        p.form(smooth(foot), pal.metal, contrast=1.2, outline=1.8, rim=2, hatch=0.3)
        for x in (-40, 0, 40):
            p.form(
                smooth([(x - 9, 60, 1), (x, 46 - abs(x) * 0.2), (x + 9, 60, 1), (x, 76)]),
                mix(pal.metal, pal.light, 0.25),
                contrast=1,
                outline=1.2,
            )


@motif("gears", "gears", "engrenages", "object", "machine time metal round", "round")
def gears(p: Pen, *, single: bool = False) -> None:
    """Three wheels in mesh, or one."""
    pal = p.pal
    wheels = (
        ((0, 0, 92, 16, pal.metal),)
        if single
        else (
            (-34, -26, 60, 12, pal.metal),
            (48, 16, 44, 9, mix(pal.a1, pal.wood, 0.3)),
            (-26, 64, 34, 8, mix(pal.stone, pal.metal, 0.3)),
        )
    )
    for k, (x, y, r, teeth, c) in enumerate(wheels):
        pts = []
        for i in range(teeth):
            a = (i + k * 0.37) * 2 * pi / teeth
            w = pi / teeth
            for da, q in ((-0.95 * w, 0.82), (-0.5 * w, 0.82), (-0.36 * w, 1.0), (0.36 * w, 1.0), (0.5 * w, 0.82)):
                pts.append((x + cos(a + da) * r * q, y + sin(a + da) * r * q))
        hole = ellipse(x, y, r * 0.2)
        wheel = polygon(pts)
        p.form(wheel, c, contrast=1.2, outline=1.8, rim=2, hatch=0.25)
        p.stroke(ellipse(x, y, r * 0.66), p.ink(c), 1.8, 0.7)
        for i in range(5):
            a = i * 2 * pi / 5 + k
            p.form(
                ellipse(x + cos(a) * r * 0.42, y + sin(a) * r * 0.42, r * 0.13),
                mix(pal.ink, c, 0.2),
                fill="flat",
                outline=0.8,
            )
        p.form(ellipse(x, y, r * 0.26), mix(c, pal.light, 0.2), fill="rad", contrast=1, outline=1.3)
        p.form(hole, pal.ink, fill="flat", outline=0)


@motif("scales", "scales", "balance", "object", "balance fate metal", "cross")
def scales(p: Pen, *, tilt: float = 0) -> None:
    """A pair of scales; `tilt` in degrees, right side down. Pans hang at (-70, 40) and (70, 40)."""
    pal = p.pal
    c = pal.metal
    p.form(
        smooth("-7,-80! 7,-80! 6,60 14,84 44,96 46,106! -46,106! -44,96 -14,84 -6,60"),
        c,
        contrast=1.2,
        outline=1.8,
        rim=1.6,
    )
    p.form(ellipse(0, -88, 12), c, fill="rad", outline=1.6)
    dy = sin(radians(tilt)) * 74
    p.line([(-74, -62 - dy), (0, -74), (74, -62 + dy)], 11, p.ink(c), "fat", 1, 12)
    p.line([(-74, -62 - dy), (0, -74), (74, -62 + dy)], 7.4, mix(c, pal.light, 0.2), "fat", 1, 12)
    for s in (-1, 1):
        x, y = s * 72, -60 + s * dy
        for q in (-34, 0, 34):
            p.stroke(f"M{x:g} {y:g}L{x + q:g} {y + 92:g}", mix(c, pal.ink, 0.3), 1.8)
        p.target(polygon([(x, y), (x - 38, y + 92), (x + 38, y + 92)]))
        pan = smooth(
            [(x - 44, y + 90, 1), (x, y + 96), (x + 44, y + 90, 1), (x + 28, y + 110), (x, y + 116), (x - 28, y + 110)]
        )
        p.form(pan, c, contrast=1.2, outline=1.7, rim=1.6)


@motif("stove", "iron stove", "poêle de fonte", "object", "home fire warm metal", "box")
def stove(p: Pen, *, pipe: float = 104) -> None:
    """A kitchen stove with a glowing door and a pipe of any length."""
    pal = p.pal
    c = mix(pal.ink, pal.stone, 0.35)
    p.form(rect(46, -46 - pipe, 22, pipe), c, contrast=1.2, outline=1.6)
    p.form(rounded(-92, -52, 184, 16, 5), mix(c, pal.light, 0.2), contrast=1, outline=1.7)
    p.form(rounded(-84, -40, 168, 122, 8), c, contrast=1.2, outline=1.9, rim=2)
    p.form(rounded(-54, -18, 108, 62, 10), mix(pal.flame, pal.a3, 0.35), fill="rad", contrast=0.9, outline=2)
    p.glow(0, 14, 80, pal.flame, 0.8)
    for x in (-34, -12, 12, 34):
        p.line([(x, -16), (x, 14), (x, 42)], 6, c, "none")
    for x in (-70, 58):
        p.form(ellipse(x, -60, 8, 5), pal.metal, outline=1)
        p.form(rounded(x - 6, 82, 24, 20, 4), c, contrast=1, outline=1.4)
    p.line("-50,62 0,66 50,62", 5, pal.metal, "fat")
