"""Things one can hold: keys, clocks, books, masks."""

from __future__ import annotations

import math
from math import cos, pi, radians, sin

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    mirrored,
    mix,
    num,
    polygon,
    rect,
    rounded,
    rows,
    shift,
    smooth,
    sparkle,
    union_path,
)
from noctuary.art.registry import draw, motif


@motif("umbrella", "umbrella", "parapluie", "object", "shelter rain fly", "dome")
def umbrella(p: Pen, *, colour: str | None = None) -> None:
    """Umbrella."""
    pal = p.pal
    c = colour or pal.a3
    p.line("0,-60 0,20 0,78 10,96 26,90 27,78", 7, pal.ink, "fat", 1, 14)
    p.line("0,-60 0,20 0,78 10,94 24,89 25.5,80", 4, pal.wood, "fat", 1, 14)
    sc = rows("-98,8 -62,-4 -22,10 22,10 62,-4 98,8")
    for i in range(5):
        x0, y0 = sc[i]
        x1, y1 = sc[i + 1]
        d = smooth(
            [
                (0, -80, 1),
                ((x0) * 0.62, -62 + abs(x0) * 0.10),
                (x0, y0, 1),
                ((x0 + x1) / 2, min(y0, y1) - 5),
                (x1, y1, 1),
                ((x1) * 0.62, -62 + abs(x1) * 0.10),
            ]
        )
        p.form(d, c if i % 2 == 0 else mix(c, pal.bone, 0.7), fill="down", contrast=1.1, outline=1.5, hatch=0.25)
    p.line("-74,-22 -50,-54 -16,-72", 6, "#ffffff", opacity=0.4)
    p.form(smooth("-4,-78! 0,-98! 4,-78!"), pal.metal, contrast=0.8)


@motif("key", "key", "clé", "object", "metal secret open small", "long")
def key(p: Pen, *, kind: str = "clover") -> None:
    """Ornate; kind="ring" is a plain jailer's key, kind="heart" a small bright one with a heart for a bow."""
    pal = p.pal
    if kind != "clover":
        c = pal.metal if kind == "heart" else mix(pal.stone, pal.ink, 0.15)
        bow = ellipse(0, -64, 34) if kind == "ring" else smooth(mirrored("0,-78! 18,-98 42,-88 40,-62 20,-42 0,-28!"))
        hole = ellipse(0, -64, 19) if kind == "ring" else smooth(mirrored("0,-66! 12,-78 25,-72 22,-60 0,-42!"))
        p.form(
            union_path(rect(-6, -34, 12, 130), rect(0, 52, 34, 12), rect(0, 78, 28, 12)),
            c,
            contrast=1.2,
            outline=1.8,
            rim=1.4,
        )
        p.ring(
            bow + hole, p.linear(((0, mix(c, pal.light, 0.5)), (0.5, c), (1, mix(c, pal.shadow, 0.5)))), p.ink(c), 1.8
        )
        p.form(rounded(-12, -34, 24, 9, 4), c, contrast=1, outline=1.3)
        return
    c = pal.metal
    # vertical: bow on top
    bow = smooth(
        "0,-28 -16,-34 -34,-32 -44,-48 -34,-66 -22,-68 -18,-86 0,-98 18,-86 22,-68 34,-66 44,-48 34,-32 16,-34"
    )
    holes = ellipse(-24, -50, 8.5) + ellipse(24, -50, 8.5) + ellipse(0, -76, 9) + smooth("0,-38! 8,-50 0,-60! -8,-50")
    p.form(smooth("-6,-30! 6,-30! 5,92 0,100 -5,92"), c, contrast=1.2, outline=1.8, rim=1.4)
    p.form(
        polygon("4,52 34,50 34,62 24,62 24,68 34,68 34,78 20,78 20,84 34,84 34,92 4,90"),
        c,
        contrast=1.1,
        outline=1.8,
        rim=1.4,
    )
    p.form(bow, c, fill="lin", contrast=1.2, outline=1.8, rim=2, hatch=0.25)
    ink = mix(pal.ink, pal.metal, 0.18)
    p.flat(holes, ink, 0.92)
    p.stroke(holes, mix(c, pal.light, 0.55), 1.4, 0.9)
    for y, w in ((-26, 13), (-16, 10), (36, 10), (44, 8)):
        p.form(rounded(-w, y - 4, 2 * w, 8, 3.5), mix(c, pal.light, 0.15), contrast=1.2, outline=1.4)
    p.line([(-2.4, -10), (-2.4, 30)], 2.4, mix(c, "#ffffff", 0.7), opacity=0.9)


def _cased_clock(p: Pen, kind: str, h: float, m: int) -> None:
    pal = p.pal
    if kind == "pocket":
        p.line("0,-92 30,-112 70,-100 96,-118", 5, p.ink(pal.metal), "none", 1, 16)
        p.line("0,-92 30,-112 70,-100 96,-118", 3, pal.metal, "none", 1, 16)
        p.stroke(ellipse(0, -94, 15, 13), pal.metal, 6)
        p.form(rounded(-9, -88, 18, 14, 4), pal.metal, contrast=1, outline=1.4)
        p.group("translate(0 8) scale(.82)")
    else:
        p.form(rounded(-46, -64, 92, 172, 6), pal.wood, contrast=1.1, outline=1.9, hatch=0.3)
        p.form(smooth("-54,-66! -48,-104 0,-124! 48,-104 54,-66!"), pal.wood, contrast=1.1, outline=1.8)
        p.form(rounded(-26, 2, 52, 80, 4), mix(pal.ink, pal.wood, 0.3), fill="flat", outline=1.6)
        p.line("0,4 4,34 8,58", 3, pal.metal, "none")
        p.form(ellipse(9, 62, 13), pal.metal, fill="rad", outline=1.4)
        p.form(rounded(-54, 96, 108, 14, 4), mix(pal.wood, pal.light, 0.1), contrast=1, outline=1.6)
        p.group("translate(0 -52) scale(.44)")
    clock(p, h=h, m=m)
    p.end()


@motif("clock", "clock", "horloge", "object", "time machine round metal", "round")
def clock(p: Pen, *, h: float = 10, m: int = 8, frame: bool = True, kind: str = "round") -> None:
    """A dial in a brass ring; kind="tall" stands in a case with a pendulum, kind="pocket" hangs on a chain."""
    pal = p.pal
    if kind != "round":
        _cased_clock(p, kind, h, m)
        return
    c = pal.metal
    if frame:
        p.form(ellipse(0, 0, 98), c, fill="lin", contrast=1.2, outline=2)
        p.dots([(cos(i * pi / 18) * 92.5, sin(i * pi / 18) * 92.5, 2.5) for i in range(36)], mix(c, pal.ink, 0.5), 0.8)
        p.dots(
            [(cos(i * pi / 18) * 92.5 - 0.8, sin(i * pi / 18) * 92.5 - 0.8, 1.2) for i in range(36)],
            mix(c, "#fff", 0.7),
        )
        p.form(ellipse(0, 0, 86), mix(c, pal.ink, 0.35), fill="lin", contrast=-1.0, outline=1)
    p.form(ellipse(0, 0, 80), pal.bone, fill="rad", contrast=0.8, outline=1.4, shade=(5, 7), shade_opacity=0.22)
    p.stroke(ellipse(0, 0, 74), pal.ink, 1, 0.8)
    p.stroke(ellipse(0, 0, 52), pal.ink, 0.9, 0.6)
    p.dashes(
        [(cos(a) * 70, sin(a) * 70, cos(a) * 74, sin(a) * 74) for a in [i * pi / 30 for i in range(60)]], 1, pal.ink
    )
    radius = ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"]
    for i, t in enumerate(radius):
        a = i * pi / 6 - pi / 2
        -len(t) * 2.6
        p.group(f"translate({num(cos(a) * 62)} {num(sin(a) * 62)}) rotate({num(i * 30)})")
        widths = {"I": 3.2, "V": 7, "X": 7}
        tw = sum(widths[q] for q in t)
        x = -tw / 2
        d = ""
        for q in t:
            if q == "I":
                d += rect(x + 0.6, -7, 1.9, 14)
            if q == "V":
                d += polygon(
                    [(x, -7), (x + 2.4, -7), (x + 3.9, 4.5), (x + 5.6, -7), (x + 6.6, -7), (x + 4.2, 7), (x + 2.8, 7)]
                )
            if q == "X":
                d += polygon([(x, -7), (x + 2.4, -7), (x + 6.8, 7), (x + 4.4, 7)]) + polygon(
                    [(x + 5.8, -7), (x + 6.8, -7), (x + 1, 7), (x, 7)]
                )
            x += widths[q]
        p.flat(d, pal.ink, 0.9)
        p.end()
    for i in range(8):
        p.group(f"rotate({i * 45})")
        p.stroke("M0-46Q9-34 0-22Q-9-34 0-46", pal.a3, 1.3, 0.55)
        p.end()

    def hand(ang: float, length: float, w: float) -> None:
        p.group(f"rotate({num(ang)})")
        p.form(
            smooth(
                [
                    (-w * 0.5, 12, 1),
                    (-w * 0.35, -length * 0.5),
                    (-w * 1.3, -length * 0.66),
                    (0, -length * 0.8),
                    (w * 1.3, -length * 0.66),
                    (w * 0.35, -length * 0.5),
                    (w * 0.5, 12, 1),
                ]
            ),
            pal.ink,
            fill="flat",
            outline=0,
        )
        p.form(
            smooth([(-w * 0.5, -length * 0.76, 1), (0, -length, 1), (w * 0.5, -length * 0.76, 1)]),
            pal.ink,
            fill="flat",
            outline=0,
        )
        p.end()

    hand(h * 30 + m * 0.5, 46, 6)
    hand(m * 6, 70, 5)
    p.form(ellipse(0, 0, 6), pal.a3, outline=1.2)
    p.flat(smooth("-60,-40 -20,-70 30,-66 -10,-50 -44,-18"), "#ffffff", 0.26)


@motif("book", "open book", "livre ouvert", "object", "paper story knowledge", "open")
def book(p: Pen, *, glow: bool = False, kind: str = "open") -> None:
    """Open, with a picture of the night; kind="stack" is three closed ones."""
    pal = p.pal
    if kind == "stack":
        for y, w, dx, c in ((36, 92, 0, pal.cloth), (4, 80, -8, pal.a2), (-26, 70, 6, pal.a3)):
            p.form(rounded(dx - w, y, w * 2, 32, 6), c, contrast=1.1, outline=1.7, rim=1.6)
            p.form(rect(dx - w + 14, y + 6, w * 2 - 14, 20), mix(pal.bone, pal.fur, 0.15), contrast=0.8, outline=1.1)
            p.dashes(
                [(dx - w + 18, y + 11 + k * 5, dx + w - 4, y + 11 + k * 5) for k in range(3)], 0.9, p.ink(pal.bone), 0.5
            )
            p.form(rounded(dx - w, y, 18, 32, 6), c, contrast=1, outline=1.3)
            p.dashes(
                [(dx - w + 4, y + 9, dx - w + 14, y + 9), (dx - w + 4, y + 23, dx - w + 14, y + 23)], 1.6, pal.metal
            )
        return
    c = pal.bone
    cv = pal.cloth
    if glow:
        p.glow(0, -10, 120, pal.glow, 0.7)
    p.form(smooth("-102,-26! -104,44! -8,56! 0,60 8,56! 104,44! 102,-26!"), cv, contrast=1, outline=1.8)
    for j in (8, 4, 0):
        for s in (-1, 1):
            p.form(
                smooth(
                    [
                        (0, -18 + j * 0.4, 1),
                        (s * 20, -36 + j),
                        (s * 56, -40 + j),
                        (s * 96, -30 + j, 1),
                        (s * 98, 38 + j * 0.8, 1),
                        (s * 56, 30 + j),
                        (s * 22, 36 + j),
                        (0, 50 + j * 0.5, 1),
                    ]
                ),
                c if j == 0 else shift(c, -0.05),
                fill="lin",
                contrast=0.9 if j == 0 else 0.5,
                outline=1.1,
            )
    for s in (-1, 1):
        p.flat(
            smooth([(0, -18, 1), (s * 14, -32), (s * 22, -34), (s * 18, 20), (s * 10, 42), (0, 50, 1)]),
            mix(c, pal.shadow, 0.6),
            0.28,
        )
        p.dashes(
            [(s * 26, -25 + i * 9.5, s * 88, -22 + i * 9.3, s * -6) for i in range(6) if not (s < 0 and i < 3)],
            1.0,
            p.ink(c),
            0.65,
        )
    vg = smooth("-82,-28! -60,-30 -34,-29! -34,0 -36,9! -58,6 -82,9! -84,-8")
    p.form(vg, mix(pal.sea2, pal.ink, 0.25), fill="down", contrast=0.8, outline=1.1)
    p.flat(smooth("-52,-25! -66,-20 -70,-9 -64,2 -52,5! -60,-3 -62,-10 -59,-18"), pal.glow, 0.95)
    p.flat(sparkle(-46, -16, 6, 0.25) + sparkle(-42, -3, 4, 0.25) + sparkle(-77, -21, 4, 0.25), pal.light, 0.95)
    p.line("0,-18 -1,16 0,52", 2.6, p.ink(c))
    p.form(smooth("10,50! 22,52! 24,84! 17,76! 11,86!"), pal.a3, contrast=0.8, outline=1)


@motif("mask", "theatre mask", "masque de théâtre", "object", "face disguise stage secret", "oval")
def mask(p: Pen, *, colour: str | None = None, half: bool = True) -> None:
    """Theatre mask."""
    pal = p.pal
    c = colour or pal.bone
    for s in (-1, 1):
        for q in range(2):
            p.line(
                [(s * 58, -16), (s * (84 + q * 8), 10 + q * 10), (s * (74 + q * 16), 46), (s * (92 + q * 8), 86)],
                8,
                pal.a3 if q == 0 else pal.metal,
                "out",
                0.95,
                12,
            )
    # plume
    for i, (a, length) in enumerate(((-52, 78), (-26, 96), (0, 104), (26, 96), (52, 78))):
        b = radians(a - 90)
        tip = (cos(b) * length, -52 + sin(b) * length * 0.62)
        mid = (cos(b + 0.25) * length * 0.55, -52 + sin(b + 0.25) * length * 0.42)
        cc = (pal.a3, pal.a2, pal.metal, pal.a2, pal.a3)[i]
        p.form(
            brush([(a * 0.35, -52), mid, tip], 24, lambda t: math.sin(pi * min(1, t * 0.9 + 0.1)) ** 0.7, 9),
            cc,
            contrast=1.1,
            outline=1.3,
        )
        p.line([(a * 0.35, -52), mid, tip], 1.8, mix(cc, pal.light, 0.6), "out", 0.9)
    f = smooth("0,-66 36,-62 58,-42 62,-8 54,30 36,68 14,92 0,96 -14,92 -36,68 -54,30 -62,-8 -58,-42 -36,-62")
    p.form(f, c, fill="rad", contrast=1, outline=1.9, shade=(-9, -5), shade_opacity=0.26, hatch=0.2)
    p.inside(f)
    if half:
        p.form(
            smooth("0,-80! 90,-80! 90,110! 0,110! 3,84 -3,60 5,40 0,14 -5,-20 4,-50"),
            pal.cloth,
            fill="lin",
            contrast=1,
            outline=1,
        )
        for r in range(7):
            for q in range(4):
                x, y = 12 + q * 15 + (7 if r % 2 else 0), -52 + r * 22
                p.flat(polygon([(x, y - 8), (x + 5, y), (x, y + 8), (x - 5, y)]), pal.metal, 0.55)
    p.form(
        smooth("-70,-58! -30,-46 0,-34 30,-46 70,-58! 70,-80! -70,-80!"),
        pal.metal,
        fill="lin",
        contrast=1.1,
        outline=1.2,
    )
    p.dots([(t * 12, -48 + abs(t) * -3.2, 2.6) for t in range(-4, 5)], pal.a3)
    p.end()
    for s in (-1, 1):
        p.form(
            smooth([(s * 10, -8, 1), (s * 22, -20), (s * 40, -18), (s * 50, -6, 1), (s * 38, 4), (s * 20, 3)]),
            pal.ink,
            fill="flat",
            outline=1.2,
        )
        p.line([(s * 6, -10), (s * 22, -24), (s * 40, -22), (s * 54, -6)], 3.6, pal.metal)
        p.line([(s * 8, -24), (s * 26, -36), (s * 50, -28)], 3.6, p.ink(c))
        p.stroke(
            f"M{s * 34} 18Q{s * 44} 26 {s * 36} 34Q{s * 28} 40 {s * 26} 30Q{s * 27} 24 {s * 33} 26", pal.metal, 1.8
        )
    p.line("-6,-8 -7,14 -11,27 0,32 11,27", 2.6, p.ink(c))
    p.flat(smooth("2,-6 10,22 10,28 2,32"), mix(c, pal.shadow, 0.6), 0.3)
    p.form(
        smooth("-22,54! -10,48 0,51 10,48 22,54! 10,64 -10,64"),
        pal.red if p.style != "engrave" else pal.a1,
        contrast=0.8,
        outline=1.1,
    )
    p.line("-22,54 0,56 22,54", 1.8, pal.ink)


@motif("crown", "crown", "couronne", "object", "royal metal power", "crown")
def crown(p: Pen) -> None:
    """Crown."""
    pal = p.pal
    c = pal.metal
    p.form(
        smooth("-70,40! -88,-34! -48,4 -34,-56! -12,-2 0,-74! 12,-2 34,-56! 48,4 88,-34! 70,40! 0,52"),
        c,
        fill="lin",
        contrast=1.2,
        outline=2,
        rim=2.2,
        hatch=0.35,
    )
    p.form(
        smooth("-74,36! 0,48 74,36! 72,62! 0,76 -72,62!"),
        mix(c, pal.light, 0.15),
        fill="lin",
        contrast=1.2,
        outline=1.6,
    )
    for x, y in ((-88.0, -38.0), (-34, -60), (0, -79), (34, -60), (88, -38)):
        p.form(ellipse(x, y, 7), pal.a2, fill="rad", outline=1.4)
        p.dots([(x - 2, y - 2.4, 1.8)], "#fff")
    for i, (x, y) in enumerate(((-50, 52), (-25, 54.5), (0, 57), (25, 54.5), (50, 52))):
        p.form(
            smooth([(x, y - 9, 1), (x + 8, y), (x, y + 9, 1), (x - 8, y)]),
            pal.a3 if i % 2 == 0 else pal.a2,
            contrast=1.1,
            outline=1.1,
        )
        p.dots([(x - 2, y - 3, 1.6)], "#fff")


@motif("chess_piece", "chess queen", "reine d'échecs", "object", "game royal stage strategy", "upright")
def chess_piece(p: Pen, *, colour: str | None = None) -> None:
    """Chess queen."""
    pal = p.pal
    c = colour or pal.bone
    d = smooth(
        "-46,98! -46,84! -36,76 -22,68 -14,30 -12,-14! -22,-20! -20,-30! -34,-70! -16,-52! "
        "-8,-78! 0,-54! 8,-78! 16,-52! 34,-70! 20,-30! 22,-20! 12,-14! 14,30 22,68 36,76 46,84! "
        "46,98!"
    )
    p.form(d, c, contrast=1.2, outline=1.9, shade=(-10, 0), shade_opacity=0.3, hatch=0.4, rim=1.8)
    for y, w in ((-25, 22), (-16, 14), (66, 24), (84, 44)):
        p.line([(-w, y), (0, y + 4), (w, y)], 3.2, p.ink(c), "fat", 0.8)
    for x, y in ((-34, -73), (-8, -81), (8, -81), (34, -73)):
        p.form(ellipse(x, y, 4.6), pal.metal, outline=1.1)
    p.form(ellipse(0, -92, 7), pal.a3, fill="rad", outline=1.3)
    p.line([(-6, 50), (-6, 0)], 3.4, mix(c, "#ffffff", 0.8), opacity=0.7)


@motif("top_hat", "top hat", "haut-de-forme", "object", "magic cloth stage head", "cylinder")
def top_hat(p: Pen, *, colour: str | None = None) -> None:
    """Top hat."""
    pal = p.pal
    c = colour or pal.feather
    p.form(ellipse(0, 66, 98, 22), c, fill="down", contrast=1.1, outline=2)
    p.form(
        smooth("-62,60! -54,0 -66,-70! 0,-84 66,-70! 54,0 62,60! 0,76"),
        c,
        contrast=1.3,
        outline=2,
        shade=(-16, 0),
        shade_opacity=0.35,
        rim=2.4,
    )
    p.form(ellipse(0, -70, 66, 14), mix(c, pal.light, 0.15), fill="up", contrast=0.9, outline=1.3)
    p.form(smooth("-59,30! 0,44 59,30! 61,54! 0,70 -61,54!"), pal.a3, fill="lin", contrast=1, outline=1.2)
    p.line("-44,-50 -38,0 -44,20", 7, mix(c, "#ffffff", 0.6), opacity=0.5)
    p.group("translate(40 34) rotate(24) scale(.32)")
    draw("feather", p)
    p.end()
