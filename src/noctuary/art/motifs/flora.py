"""Garden and desert plants."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mirrored, mix, rows, shift, smooth, union_path
from noctuary.art.registry import motif


@motif("sunflower", "sunflower", "tournesol", "plant", "plant flower day warm", "rosette")
def sunflower(p: Pen, *, stem: bool = True) -> None:
    """A wide face of seeds with two rings of petals."""
    pal = p.pal
    if stem:
        p.line("2,20 8,60 0,108", 10, p.ink(pal.leaf), "none")
        p.line("2,20 8,60 0,108", 7, pal.leaf, "none")
        for s, y in ((1, 62), (-1, 84)):
            p.form(
                smooth(
                    [(5, y, 1), (5 + s * 20, y - 24), (5 + s * 56, y - 22, 1), (5 + s * 42, y + 4), (5 + s * 16, y + 8)]
                ),
                pal.leaf,
                contrast=1.1,
                outline=1.4,
                rim=1.4,
            )
            p.line([(5, y), (5 + s * 26, y - 10), (5 + s * 54, y - 21)], 1.6, mix(pal.leaf, pal.light, 0.5))
    gold = mix(pal.a1, pal.flame, 0.45)
    for ring, (n, r0, r1, w) in enumerate(((18, 30, 76, 9), (16, 28, 64, 8))):
        for i in range(n):
            a = (i + ring * 0.5) * 2 * pi / n
            ca, sa = cos(a), sin(a)
            pts = [(r0, -w * 0.5), ((r0 + r1) / 2, -w), (r1, 0), ((r0 + r1) / 2, w), (r0, w * 0.5)]
            d = smooth([(u * ca - v * sa, -24 + u * sa + v * ca, *((1,) if u == r1 else ())) for u, v in pts])
            p.form(d, mix(gold, pal.a3, 0.22 if ring == 0 else 0.04), contrast=0.9, outline=1.1)
    p.form(ellipse(0, -24, 34), mix(pal.wood, pal.ink, 0.25), fill="rad", contrast=1.1, outline=1.6)
    seeds = [(k**0.5 * 4.1 * cos(k * 2.4), -24 + k**0.5 * 4.1 * sin(k * 2.4), 1.9) for k in range(1, 62)]
    p.dots(seeds, mix(pal.fur, pal.flame, 0.35), 0.9)


@motif("cactus", "cactus", "cactus", "plant", "plant dry sharp", "column")
def cactus(p: Pen, *, bloom: bool = True) -> None:
    """A saguaro with two arms."""
    pal = p.pal
    c = mix(pal.leaf, pal.a2, 0.2)
    limbs = (("-2,102 -2,20 0,-60 0,-86", 46), ("-10,40 -46,42 -58,20 -58,-28", 30), ("10,18 42,20 54,0 54,-42", 28))
    for path, w in (limbs[1], limbs[2], limbs[0]):
        pts = rows(path)
        d = union_path(brush(pts, w, "none", 16), ellipse(pts[-1][0], pts[-1][1], w / 2))
        p.form(d, c, contrast=1.2, outline=1.8, shade=(-7, -3), shade_opacity=0.3, rim=2)
        p.inside(d)
        for off in (-0.28, 0.0, 0.28):
            p.line([(x + off * w, y) for x, y in pts], 2.2, p.ink(c), "fat", 0.5, 12)
        p.end()
    spines = [(x, y, x + dx, y - 3) for x, dx in ((-24, -7), (24, 7)) for y in range(-60, 96, 14)]
    spines += [(-74, y, -81, y - 3) for y in range(-18, 30, 13)] + [(68, y, 75, y - 3) for y in range(-30, 10, 13)]
    p.dashes(spines, 1.2, mix(pal.bone, pal.light, 0.3))
    if bloom:
        for x, y in ((0, -88), (-58, -40), (54, -52)):
            for k in range(5):
                a = -pi / 2 + (k - 2) * 0.5
                p.form(ellipse(x + cos(a) * 9, y + sin(a) * 9, 5.5), pal.a3, contrast=0.8, outline=0.9)
            p.dots([(x, y - 5, 3.4)], pal.flame)


@motif("dandelion", "dandelion clock", "pissenlit en graines", "plant", "plant wind small wish fly", "round")
def dandelion(p: Pen, *, blowing: bool = True) -> None:
    """A ball of seeds, some of them leaving."""
    pal = p.pal
    p.line("0,-10 6,40 -4,106", 6, p.ink(pal.leaf), "none")
    p.line("0,-10 6,40 -4,106", 4, pal.leaf, "none")
    leaf = "-4,106! -24,92 -40,96! -44,80 -62,82! -54,98 -30,108"
    p.form(smooth(leaf), pal.leaf, contrast=1, outline=1.2)
    p.target(ellipse(0, -36, 58))
    down = mix(pal.bone, pal.light, 0.5)
    p.form(ellipse(0, -36, 56), mix(down, pal.haze, 0.3), fill="rad", contrast=0.5, outline=0, opacity=0.4)
    for i in range(34):
        a, r = i * 2.4, 22 + 34 * ((i * 37) % 34) / 34
        x, y = cos(a) * r, -36 + sin(a) * r
        p.dashes([(cos(a) * 8, -36 + sin(a) * 8, x, y)], 0.9, mix(down, pal.wood, 0.4), 0.8)
        p.dashes([(x, y, x + cos(a + q) * 10, y + sin(a + q) * 10) for q in (-0.9, -0.45, 0, 0.45, 0.9)], 1.1, down)
    p.form(ellipse(0, -36, 9), mix(pal.wood, pal.leaf, 0.4), fill="rad", outline=1.2)
    if blowing:
        for x, y, a in ((74, -62, -0.5), (92, -30, -0.2), (66, -94, -0.8), (104, -86, -0.6)):
            p.dashes([(x, y, x - cos(a) * 14, y - sin(a) * 14 + 4)], 1.1, pal.wood, 0.9)
            p.dashes([(x, y, x + cos(a + q) * 13, y + sin(a + q) * 13) for q in (-0.9, -0.45, 0, 0.45, 0.9)], 1.3, down)


@motif("lotus", "lotus", "lotus", "plant", "plant water flower calm", "rosette")
def lotus(p: Pen, *, colour: str | None = None, pad: bool = True) -> None:
    """An open flower on its leaf."""
    pal = p.pal
    c = colour or mix(pal.a3, pal.bone, 0.45)
    if pad:
        p.form(
            smooth("-104,52 -60,38 0,34 60,38 104,52 70,72 30,66! 8,78 -50,76"),
            pal.leaf,
            fill="down",
            contrast=1.1,
            outline=1.6,
        )
        p.dashes("0,56,-80,50 0,56,-50,66 0,56,40,42 0,56,80,52 0,56,-40,42", 1.4, p.ink(pal.leaf), 0.5)
    for k, (count, length, wide, spread) in enumerate(((7, 104, 17, 2.9), (6, 94, 19, 2.1), (5, 82, 20, 1.2))):
        for i in sorted(range(count), key=lambda j: -abs(j - (count - 1) / 2)):
            a = -pi / 2 + spread * (i / (count - 1) - 0.5)
            ca, sa = cos(a), sin(a)
            lift = length * (1 - 0.14 * abs(i - (count - 1) / 2))
            d = smooth(
                [
                    (0, 54, 1),
                    (-wide * sa * -1 + ca * lift * 0.5, 54 + sa * lift * 0.5 - wide * ca),
                    (ca * lift, 54 + sa * lift, 1),
                    (wide * sa * -1 + ca * lift * 0.5, 54 + sa * lift * 0.5 + wide * ca),
                ]
            )
            p.form(d, mix(c, pal.light, 0.06 + 0.14 * k), fill="up", contrast=1, outline=1.3, ambient=pal.a3)
    p.glow(0, 20, 44, pal.glow, 0.5)


@motif("pumpkin", "pumpkin", "citrouille", "plant", "plant food autumn round", "round")
def pumpkin(p: Pen, *, face: bool = False) -> None:
    """Ribbed and heavy; `face` lights it from within."""
    pal = p.pal
    c = mix(pal.a1, pal.a3, 0.35)
    p.line("2,-40 6,-66 26,-80", 15, p.ink(pal.leaf), "in")
    for x, rx in ((-52, 34), (52, 34), (-28, 36), (28, 36), (0, 34)):
        p.form(ellipse(x, 24, rx, 58), shift(c, 0.03 - abs(x) * 0.0016), fill="rad", contrast=1.15, outline=1.7, rim=2)
    p.line("2,-38 6,-64 24,-77", 11, mix(pal.leaf, pal.wood, 0.4), "in")
    p.form(smooth("8,-44! 34,-60 66,-56! 56,-38 30,-34"), pal.leaf, contrast=1, outline=1.3)
    p.line("10,-40 -20,-58 -44,-46 -40,-34", 3, pal.leaf, "out")
    if face:
        glow = mix(pal.flame, pal.light, 0.3)
        for d in (
            "-36,6! -14,14! -34,22!",
            "36,6! 14,14! 34,22!",
            "0,20! 7,32! -7,32!",
            "-42,40! -24,46! -18,40! -6,50! 6,42! 16,50! 24,44! 42,40! 30,62 0,70 -30,62",
        ):
            p.form(smooth(d), glow, fill="flat", outline=1.4)
        p.glow(0, 36, 60, pal.flame, 0.5)


@motif("bare_tree", "bare tree", "arbre nu", "plant", "plant cold death forest", "branching")
def bare_tree(p: Pen, *, seed: int = 0) -> None:
    """The old tree in winter."""
    from noctuary.art.motifs.plants import tree

    tree(p, bare=True, seed=seed, spread=1.15)


@motif("heart", "heart", "cœur", "person", "body love secret", "heart")
def heart(p: Pen, *, flame: bool = True, keyhole: bool = False) -> None:
    """A heart of votive tin: flame, rays, sometimes a lock."""
    pal = p.pal
    c = pal.red
    p.glow(0, 0, 130, pal.glow, 0.45)
    if flame:
        p.form(
            smooth("0,-112! 14,-84 26,-64 16,-42 -16,-42 -26,-64 -12,-82"),
            pal.flame,
            fill="up",
            contrast=0.9,
            outline=1.4,
            ambient=pal.a3,
        )
        p.flat(smooth("0,-92! 9,-68 8,-50 -8,-50 -8,-66"), "#fffdf0", 0.85)
    body = smooth(mirrored("0,-34! 22,-58 56,-58 76,-30 70,8 40,50 0,92!"))
    p.form(body, c, fill="rad", contrast=1.2, outline=2, shade=(-9, -8), shade_opacity=0.3, rim=3, hatch=0.25)
    p.line("-54,-26 -44,-44 -24,-46", 8, "#ffffff", opacity=0.6)
    p.line("-66,-6 -40,12 0,18 40,12 66,-6", 7, pal.metal, "fat", 1, 14)
    p.dots([(x, 17 - abs(x) * 0.22 + 1, 2.4) for x in range(-54, 55, 12)], mix(pal.metal, pal.light, 0.6))
    if keyhole:
        p.form(ellipse(0, 36, 17, 20), pal.metal, contrast=1, outline=1.3)
        p.form(smooth("-5,32 0,25 5,32 3,38! 6,50! -6,50! -3,38!"), pal.ink, fill="flat", outline=0)
