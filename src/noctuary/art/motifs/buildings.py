"""Doors, towers, towns: what people built."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import cos, pi, sin

from noctuary.art.kit import Pen, arch, brush, ellipse, mix, num, polygon, rect, rounded, sample, shift, smooth
from noctuary.art.registry import motif


def _round_door(p: Pen, c: str, ajar: bool) -> None:
    pal = p.pal
    p.form(ellipse(0, 0, 100), mix(pal.stone, pal.bone, 0.2), contrast=1, outline=1.9, hatch=0.25)
    p.dashes(
        [(cos(a) * 80, sin(a) * 80, cos(a) * 99, sin(a) * 99) for a in [k * pi / 9 for k in range(18)]], 2, pal.ink, 0.6
    )
    if ajar:
        p.form(ellipse(0, 0, 78), pal.glow, fill="rad", contrast=0.8, outline=1.5, ambient=pal.a1)
        leaf = smooth("-78,0 -72,-30 -52,-58 -22,-66! -14,0! -22,66! -52,58 -72,30")
    else:
        leaf = ellipse(0, 0, 78)
    p.form(leaf, c, contrast=1.15, outline=1.7, shade=(6, 6), shade_opacity=0.3)
    p.inside(leaf)
    for x in (-52, -26, 0, 26, 52):
        p.line([(x, -84), (x + 1, 0), (x, 84)], 2, p.ink(c), "none", 0.7)
    p.end()
    p.form(ellipse(-26 if ajar else 0, 0, 11), pal.metal, fill="rad", outline=1.5)


def _tall_door(p: Pen, c: str, ajar: bool) -> None:
    pal = p.pal
    p.form(rect(-50, -104, 100, 208), mix(pal.wood, pal.bone, 0.3), contrast=1, outline=1.9)
    if ajar:
        p.form(rect(-40, -94, 80, 198), pal.glow, fill="up", contrast=0.8, outline=1.3, ambient=pal.a1)
        p.form(polygon("-40,-94 -10,-78 -10,118 -40,104"), c, contrast=1.1, outline=1.5)
        p.dots("-16,18,4", pal.metal)
        return
    p.form(rect(-40, -94, 80, 198), c, contrast=1.1, outline=1.6)
    for y, h in ((-84, 52), (-22, 52), (40, 54)):
        for x in (-32, 4):
            p.form(rounded(x, y, 28, h, 3), shift(c, -0.05), contrast=-0.8, outline=1.1)
    p.form(ellipse(30, 12, 6), pal.metal, fill="rad", outline=1.3)
    p.form(ellipse(30, 28, 2, 4), pal.ink, fill="flat", outline=0)


@motif("door", "arched door", "porte en arc", "building", "threshold secret home open", "arch")
def door(p: Pen, *, ajar: bool = False, colour: str | None = None, light: bool = True, kind: str = "arch") -> None:
    """An arched door in its stone frame; kind="round" is a hatch in a hill, kind="tall" a narrow panelled leaf."""
    pal = p.pal
    if kind == "round":
        _round_door(p, colour or pal.a3, ajar)
        return
    if kind == "tall":
        _tall_door(p, colour or pal.a2, ajar)
        return
    c = colour or pal.a3
    s = pal.stone
    fr = arch(-58, -100, 116, 200)
    p.form(fr, s, contrast=1, outline=1.8, hatch=0.2)
    p.inside(fr)
    for i in range(9):
        a = pi + i * pi / 8
        p.dashes([(cos(a) * 40, -42 + sin(a) * 40, cos(a) * 60, -42 + sin(a) * 60)], 1.6, p.ink(s), 0.8)
    p.dashes(
        [(-58, -10 + i * 28, -40, -10 + i * 28) for i in range(4)]
        + [(40, -10 + i * 28, 58, -10 + i * 28) for i in range(4)],
        1.5,
        p.ink(s),
        0.8,
    )
    p.end()
    p.form(smooth("-9,-104! 9,-104! 7,-80! -7,-80!"), mix(s, pal.light, 0.25), contrast=0.9, outline=1.2)
    op = arch(-41, -84, 82, 184)
    if ajar:
        p.form(op, pal.glow, fill="up", contrast=0.8, outline=1.4, ambient=pal.a1)
        p.glow(0, 20, 80, "#fffbe6", 0.9)
        p.form(smooth("-41,100! -41,-43! -36,-62 -18,-74! -16,112!"), c, contrast=1.2, outline=1.4)
        p.dots([(-20, 18, 3)], pal.metal)
        if p.mark is None:
            p.path(polygon("-34,100 41,100 86,150 -60,150"), p.linear(((0, pal.glow, 0.75), (1, pal.glow, 0)), 90))
    else:
        p.form(op, c, contrast=1.15, outline=1.6, shade=(6, 6), shade_opacity=0.35)
        p.inside(op)
        for x in (-27, -13.5, 0, 13.5, 27):
            p.line([(x, -90), (x + 0.6, 0), (x, 104)], 1.7, p.ink(c), "none", 0.75)
        p.dashes(
            [(-36 + i * 13.6, -60 + ((i * 37) % 50), -36 + i * 13.6 + 1, -10 + ((i * 53) % 60)) for i in range(6)],
            0.9,
            p.ink(c),
            0.4,
        )
        for y in (-34, 64):
            p.line([(-42, y), (-8, y), (22, y)], 7, mix(pal.ink, pal.metal, 0.2), "out")
            p.stroke(f"M14 {y}Q26 {y - 14} 30 {y - 4}M14 {y}Q26 {y + 14} 30 {y + 4}", mix(pal.ink, pal.metal, 0.2), 2.4)
            p.dots([(-34, y, 1.4), (-20, y, 1.4), (-6, y, 1.2)], pal.metal)
        p.end()
        p.form(ellipse(27, 20, 5.5), pal.metal, fill="rad", outline=1.3)
        p.stroke(ellipse(27, 29, 5, 6), pal.metal, 2)
        if light:
            w = ellipse(0, -54, 14)
            p.form(w, pal.glow, fill="rad", contrast=0.7, outline=1.6)
            p.stroke("M-14-54L14-54M0-68L0-40", p.ink(c), 2)
    p.form(smooth("-66,98! 66,98! 72,110! -72,110!"), mix(s, pal.light, 0.1), contrast=1, outline=1.4)


@motif("tower", "tower", "tour", "building", "building tall alone", "column")
def tower(
    p: Pen,
    *,
    h: float = 150,
    w: float = 44,
    roof: str = "cone",
    colour: str | None = None,
    roof_colour: str | None = None,
    lit: float = 0.6,
) -> None:
    """base at y=0, grows upwards"""
    pal = p.pal
    c = colour or mix(pal.stone, pal.bone, 0.3)
    roof_colour = roof_colour or pal.a3
    r = p.rng
    body = polygon([(-w * 0.5, 0), (-w * 0.46, -h), (w * 0.46, -h), (w * 0.5, 0)])
    p.form(body, c, fill="lin", contrast=1.1, outline=1.1, shade=(-w * 0.25, 0), shade_opacity=0.3)
    if roof == "cone":
        p.form(
            smooth(
                [
                    (-w * 0.62, -h + 3, 1),
                    (-w * 0.2, -h - w * 0.55),
                    (0, -h - w * 1.35, 1),
                    (w * 0.2, -h - w * 0.55),
                    (w * 0.62, -h + 3, 1),
                    (0, -h + w * 0.12),
                ]
            ),
            roof_colour,
            contrast=1.15,
            outline=1.2,
            hatch=0.45,
            rim=1.2,
        )
        p.stroke(f"M0 {num(-h - w * 1.3)}L0 {num(-h - w * 1.62)}", pal.ink, 1.4)
        p.form(
            polygon([(0, -h - w * 1.62), (w * 0.36, -h - w * 1.52), (0, -h - w * 1.42)]),
            pal.a1,
            outline=0.7,
            contrast=0.6,
        )
    elif roof == "gable":
        p.form(
            polygon([(-w * 0.62, -h + 2), (0, -h - w * 0.75), (w * 0.62, -h + 2)]),
            roof_colour,
            contrast=1.1,
            outline=1.2,
            hatch=0.45,
            rim=1.2,
        )
    elif roof == "dome":
        p.form(
            smooth(
                [
                    (-w * 0.52, -h + 2, 1),
                    (-w * 0.56, -h - w * 0.22),
                    (-w * 0.3, -h - w * 0.58),
                    (0, -h - w * 0.92, 1),
                    (w * 0.3, -h - w * 0.58),
                    (w * 0.56, -h - w * 0.22),
                    (w * 0.52, -h + 2, 1),
                ]
            ),
            roof_colour,
            fill="rad",
            contrast=1.2,
            outline=1.2,
            hatch=0.35,
            rim=1.4,
        )
        p.stroke(f"M0 {num(-h - w * 0.9)}L0 {num(-h - w * 1.2)}", pal.metal, 1.6)
        p.dots([(0, -h - w * 1.0, w * 0.06)], pal.metal)
    else:
        q = w * 1.16 / 5
        p.form(
            polygon(
                [
                    (-w * 0.58, -h),
                    (-w * 0.58, -h - w * 0.3),
                    *[
                        v
                        for i in range(3)
                        for v in (
                            (-w * 0.58 + q * (2 * i + 1), -h - w * 0.3),
                            (-w * 0.58 + q * (2 * i + 1), -h - w * 0.16),
                            (-w * 0.58 + q * (2 * i + 2), -h - w * 0.16),
                            (-w * 0.58 + q * (2 * i + 2), -h - w * 0.3),
                        )
                    ][:-2],
                    (w * 0.58, -h - w * 0.3),
                    (w * 0.58, -h),
                ]
            ),
            c,
            contrast=1.1,
            outline=1.1,
        )
    rows = max(1, int(h / (w * 0.72)))
    for i in range(rows):
        y = -h + w * 0.28 + i * (h - w * 0.3) / rows
        for x in (-w * 0.18, w * 0.18) if w > 30 else (0,):
            on = r.random() < lit
            wide = w * 0.15
            p.form(
                arch(x - wide / 2, y, wide, w * 0.3),
                pal.glow if on else mix(pal.ink, c, 0.25),
                fill="flat",
                outline=0.7,
            )
            if on:
                p.glow(x, y + w * 0.15, w * 0.3, pal.glow, 0.35)
    br = []
    for _ in range(int(h * w / 420)):
        x, y = -w * 0.44 + r.random() * w * 0.78, -r.random() * h * 0.94
        br.append((x, y, x + w * 0.1, y))
    p.dashes(br, 0.8, p.ink(c), 0.45)


@motif("city", "town", "ville", "building", "building home light many", "skyline")
def city(
    p: Pen,
    *,
    w: float = 200,
    count: int = 9,
    hmin: float = 40,
    hmax: float = 130,
    peak: float = 0.5,
    base: Callable[[float], float] | None = None,
    lit: float = 0.65,
    seed: int = 0,
) -> None:
    """Town."""
    pal = p.pal
    r = random.Random(f"{p.seed}/city{seed}")
    colours = [
        mix(pal.stone, pal.bone, 0.45),
        mix(pal.a1, pal.bone, 0.5),
        mix(pal.stone, pal.a3, 0.22),
        mix(pal.bone, pal.fur, 0.22),
        mix(pal.a2, pal.bone, 0.55),
    ]
    roofs = [pal.a3, pal.a2, pal.cloth, mix(pal.a1, pal.a3, 0.5), mix(pal.sea2, pal.a2, 0.3)]
    for layer in (1, 0):
        items = []
        for i in range(count):
            t = (i + 0.5 + (0.25 if layer else 0)) / count + r.uniform(-0.3, 0.3) / count
            tall = hmin + (hmax - hmin) * max(0.08, (1 - abs(t - peak) * 1.75)) * r.uniform(0.72, 1.12) * (
                1.12 if layer else 0.66
            )
            items.append((t, tall))
        r.shuffle(items)
        for t, tall in items:
            wide = w / count * r.uniform(1.0, 1.45)
            x = (t - 0.5) * w
            y = base(t) if base else 0
            rf = r.choice(
                ["cone", "cone", "gable", "gable", "dome", "flat"] if tall > hmin * 1.25 else ["gable", "gable", "dome"]
            )
            p.group(f"translate({num(x)} {num(y)})")
            sub = p.pal
            if layer:
                p.pal = p.pal.at(0.22)
            tower(p, h=tall, w=wide, roof=rf, colour=r.choice(colours), roof_colour=r.choice(roofs), lit=lit)
            p.pal = sub
            p.end()


@motif("castle", "castle", "château", "building", "building royal tall stone", "spires")
def castle(p: Pen, *, lit: float = 0.5) -> None:
    """Castle."""
    pal = p.pal
    c = mix(pal.stone, pal.bone, 0.25)
    for x, h, w, rf in (
        (-34, 118, 24, "cone"),
        (30, 132, 26, "cone"),
        (-2, 160, 30, "cone"),
        (-58, 78, 26, "cone"),
        (56, 84, 26, "cone"),
        (14, 96, 30, "flat"),
        (-20, 84, 34, "flat"),
        (-74, 44, 24, "flat"),
        (74, 46, 24, "flat"),
        (38, 58, 34, "flat"),
        (-44, 52, 34, "flat"),
    ):
        p.group(f"translate({x} 40)")
        tower(p, h=h, w=w, roof=rf, colour=c, roof_colour=pal.a3 if x in (-2, -58, 56) else pal.a2, lit=lit)
        p.end()
    p.form(rect(-82, 8, 164, 36), c, contrast=1, outline=1.2)
    p.form(arch(-12, 10, 24, 34, 4), pal.ink, fill="flat", outline=1.2)
    p.stroke("M-8 16L-8 44M-3 12L-3 44M3 12L3 44M8 16L8 44", mix(pal.metal, pal.ink, 0.3), 1.2)
    p.form(
        smooth("-88,42! -50,38 0,44 50,38 88,42! 78,64 50,78 34,100! 10,88 -8,104! -30,84 -56,78 -76,62"),
        mix(pal.stone, pal.wood, 0.35),
        fill="down",
        contrast=1.2,
        hatch=0.6,
        outline=1.6,
    )


def _bent_lighthouse(p: Pen, bend: float) -> None:
    pal = p.pal
    spine = [(0.0, 98.0), (-bend * 0.16, 30.0), (bend * 0.02, -44.0), (bend * 0.5, -82.0), (bend * 0.92, -66.0)]
    body = brush(spine, 70, "none", 24, 30)
    p.form(body, pal.bone, contrast=1.15, outline=1.8, shade=(-10, -3), shade_opacity=0.3)
    line = sample(spine, 60)
    p.inside(body)
    for i in (6, 22, 38, 52):
        band = line[i : i + 8]
        p.flat(brush(band, 70, "none", 6), pal.red)
    p.end()
    x, y = line[-1]
    p.glow(x, y + 14, 100, pal.glow, 0.9)
    p.group(f"translate({num(x)} {num(y)}) rotate(152)")
    p.form(rounded(-24, -9, 48, 10, 3), mix(pal.red, pal.ink, 0.4), contrast=0.8, outline=1.2)
    p.form(rect(-15, -40, 30, 32), mix(pal.flame, pal.light, 0.5), fill="rad", contrast=0.5, outline=1.8)
    p.stroke("M-5-40L-5-8M5-40L5-8", pal.ink, 1.6)
    p.form(smooth("-23,-38! -16,-54 0,-68! 16,-54 23,-38!"), pal.red, contrast=1.1, outline=1.6, rim=1.5)
    p.glow(0, -24, 50, "#fffbe0", 0.9)
    p.end()
    p.form(arch(-9, 62, 18, 36), pal.wood, contrast=1, outline=1.3)


@motif("lighthouse", "lighthouse", "phare", "building", "building light sea guide", "column")
def lighthouse(p: Pen, *, beam: bool = True, bend: float = 0) -> None:
    """Striped, with a lamp; `bend` makes it lean over like a tired swan (its lamp moves that far to the right)."""
    pal = p.pal
    if bend:
        _bent_lighthouse(p, bend)
        return
    if beam and p.mark is None and p.style != "engrave":
        for s in (-1, 1):
            fade = p.linear(((0, pal.glow, 0.75), (1, pal.glow, 0)), at=(0, -72, s * 400, -76))
            p.path(polygon([(0, -72), (s * 420, -150), (s * 420, -10)]), fade)
    p.glow(0, -72, 90, pal.glow, 0.8)
    bd = polygon("-18,-54 18,-54 32,96 -32,96")
    p.form(bd, pal.bone, contrast=1.15, shade=(-12, 0), shade_opacity=0.32, outline=1.7)
    p.inside(bd)
    for i in range(3):
        y = -40 + i * 50
        p.form(
            smooth([(-50, y + 6, 1), (0, y + 12), (50, y - 4, 1), (50, y + 20, 1), (0, y + 36), (-50, y + 30, 1)]),
            pal.red,
            fill="lin",
            contrast=1,
            outline=0,
        )
    p.end()
    for x, y in ((0, -22), (2, 26), (-3, 70)):
        p.form(arch(x - 5, y, 10, 15), pal.ink, fill="flat", outline=1)
        p.flat(arch(x - 3, y + 3, 6, 11), pal.glow, 0.9)
    p.form(rounded(-28, -60, 56, 8, 3), pal.ink, contrast=0.6, outline=1)
    p.stroke("M-26-60L-26-72M-13-60L-13-72M13-60L13-72M26-60L26-72M-27-72L27-72", pal.ink, 1.8)
    p.form(rect(-13, -88, 26, 29), pal.glow, fill="rad", contrast=0.6, outline=1.6)
    p.stroke("M-4-88L-4-60M4-88L4-60", pal.ink, 1.4)
    p.form(smooth("-20,-86! -14,-98 0,-110! 14,-98 20,-86!"), pal.red, contrast=1.1, outline=1.5, rim=1.5)
    p.dots([(0, -112, 3)], pal.metal)


@motif("round_window", "round window", "fenêtre ronde", "building", "threshold view round glass home", "ring")
def round_window(p: Pen, *, part: str = "all", colour: str | None = None, cross: bool = True) -> None:
    """back = glass disc (draw a view between back and front)"""
    pal = p.pal
    c = colour or pal.wood
    if part in ("all", "back"):
        p.form(ellipse(0, 0, 84), pal.sky[2], fill="down", contrast=0.6, outline=0)
    if part in ("all", "front"):
        ring = ellipse(0, 0, 102) + ellipse(0, 0, 80)
        stops = ((0, mix(shift(c, 0.08), pal.light, 0.3)), (0.5, c), (1, mix(shift(c, -0.12), pal.shadow, 0.5)))
        p.ring(ring, p.linear(stops) if p.style != "engrave" else mix(pal.paper, c, 0.25), p.ink(c), 2)
        p.stroke(ellipse(0, 0, 97), mix(c, pal.light, 0.5), 1.3, 0.7)
        p.stroke(ellipse(0, 0, 84.5), p.ink(c), 3, 0.7)
        p.dots([(cos(i * pi / 12) * 91, sin(i * pi / 12) * 91, 3.2) for i in range(24)], p.ink(c), 0.8)
        p.dots([(cos(i * pi / 12) * 91 - 0.8, sin(i * pi / 12) * 91 - 1, 2.2) for i in range(24)], pal.metal)
        if cross:
            for q in ("M0-80L0 80", "M-80 0L80 0"):
                p.stroke(q, p.ink(c), 7, 1, "butt")
                p.stroke(q, c, 4.5, 1, "butt")
            p.stroke("M-1-80L-1 80M-80-1L80-1", mix(c, pal.light, 0.5), 1.2, 0.8)
            p.form(ellipse(0, 0, 9), pal.metal, fill="rad", outline=1.5)
        p.flat(smooth("-62,-24 -34,-60 -8,-70 -30,-40 -52,-4"), "#ffffff", 0.18)


@motif("bridge", "arched bridge", "pont en arc", "building", "building path cross threshold", "arch")
def bridge(p: Pen) -> None:
    """Arched bridge."""
    pal = p.pal
    c = mix(pal.stone, pal.bone, 0.2)
    d = smooth(
        "-130,20! -70,-12 0,-26 70,-12 130,20! 130,60! 104,60! 96,30 72,18 50,28 42,60! 30,60! "
        "24,20 0,4 -24,20 -30,60! -42,60! -50,28 -72,18 -96,30 -104,60! -130,60!"
    )
    p.form(d, c, contrast=1.1, outline=1.6, hatch=0.45, fill="down")
    p.line("-130,18 -70,-14 0,-28 70,-14 130,18", 5, mix(c, pal.light, 0.35), "none")
    p.dashes(
        [
            (
                -120 + i * 24,
                14 - abs(i - 5) * -0 - 20 * sin(i / 10 * pi),
                -112 + i * 24,
                14 - 20 * sin((i + 0.3) / 10 * pi),
            )
            for i in range(11)
        ],
        1.3,
        p.ink(c),
        0.6,
    )
    for x, y in ((-96, 2), (-48, -18), (0, -26), (48, -18), (96, 2)):
        p.line([(x, y), (x, y - 20)], 2.6, pal.ink, "none")
        p.glow(x, y - 24, 16, pal.glow, 0.8)
        p.dots([(x, y - 24, 3.4)], pal.glow)


@motif("windmill", "windmill", "moulin à vent", "building", "building wind turn", "cross")
def windmill(p: Pen, *, ang: float = 18) -> None:
    """Windmill."""
    pal = p.pal
    p.form(
        smooth("-34,100! -22,-34! 22,-34! 36,100!"),
        mix(pal.bone, pal.stone, 0.25),
        contrast=1.1,
        outline=1.8,
        shade=(-14, 0),
        shade_opacity=0.3,
        hatch=0.3,
    )
    p.form(smooth("-28,-30! -20,-52 0,-64 20,-52 28,-30!"), pal.a3, contrast=1.1, outline=1.5, hatch=0.4, rim=1.5)
    p.form(arch(-9, 62, 20, 40), pal.wood, contrast=1, outline=1.3)
    p.form(arch(-6, 6, 12, 18), pal.glow, fill="flat", outline=1.2)
    p.form(arch(-6, -24, 11, 14), pal.glow, fill="flat", outline=1.1)
    for k in range(4):
        p.group(f"translate(0 -38) rotate({ang + k * 90})")
        p.form(polygon("3,-12 22,-14 22,-84 3,-84"), pal.bone, contrast=0.8, outline=1.1)
        p.stroke("".join(f"M3-{y}L22-{y}" for y in range(20, 84, 11)) + "M12-14L12-84", pal.wood, 1.2, 0.8)
        p.line("0,4 0,-44 0,-90", 4.4, pal.wood, "none")
        p.end()
    p.form(ellipse(0, -38, 7), pal.metal, fill="rad", outline=1.4)
