"""Flowers, mushrooms, trees."""

from __future__ import annotations

import math
import random
from math import cos, pi, sin

from shapely.geometry import Point
from shapely.ops import unary_union

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    mix,
    outline_path,
    pair,
    rect,
    rounded,
    shape_of,
    shift,
    smooth,
    spiral,
)
from noctuary.art.kit.curves import Row
from noctuary.art.kit.geometry import Area
from noctuary.art.registry import motif


@motif("rose", "rose", "rose", "plant", "plant flower love", "rosette")
def rose(p: Pen, *, colour: str | None = None, stem: bool = True) -> None:
    """Rose."""
    pal = p.pal
    c = colour or pal.red
    if stem:
        p.line("4,20 10,60 -2,104", 6, pal.ink, "none")
        p.line("4,20 10,60 -2,104", 3.8, pal.leaf, "none")
        for s, y in ((1, 62), (-1, 78)):
            d = smooth(
                [(6, y, 1), (6 + s * 18, y - 18), (6 + s * 46, y - 20, 1), (6 + s * 34, y + 4), (6 + s * 14, y + 8)]
            )
            p.form(d, pal.leaf, contrast=1.1, outline=1.3, rim=1.3)
            p.line([(6, y), (6 + s * 22, y - 8), (6 + s * 44, y - 19)], 1.3, mix(pal.leaf, pal.light, 0.5))
    for i in range(5):
        a = i * 72 - 90
        p.group(f"rotate({a + 90} 0 -20)")
        p.form(
            smooth("0,-20 -30,-34 -34,-62 -12,-76 0,-70 14,-77 34,-60 28,-32"),
            mix(c, pal.shadow, 0.12),
            contrast=1.15,
            fill="down",
            outline=1.4,
            rim=2,
        )
        p.end()
    for i in range(5):
        a = i * 72 - 54
        p.group(f"rotate({a + 90} 0 -20)")
        p.form(smooth("0,-20 -22,-32 -24,-50 0,-58 22,-52 22,-32"), c, contrast=1.15, fill="down", outline=1.3, rim=2)
        p.end()
    p.form(ellipse(0, -20, 19), mix(c, pal.light, 0.1), fill="rad", contrast=1.1, outline=1.3)
    p.line(spiral(0, -20, 17, 1.9, 0.4, 1, 0.1, 22), 3, p.ink(c), "out", 0.8, 22)
    p.line(spiral(0, -20, 13, 1.6, 0.6, 1, 0.1, 20), 2, mix(c, pal.light, 0.6), "out", 0.8, 18)


@motif("mushroom", "toadstool", "champignon", "plant", "plant forest small magic", "dome")
def mushroom(p: Pen, *, colour: str | None = None, glow: bool = False) -> None:
    """Toadstool."""
    pal = p.pal
    c = colour or pal.red
    if glow:
        p.glow(0, -20, 130, pal.glow, 0.5)
    st = smooth("-17,-16 -14,30 -22,78 -12,94 12,94 24,78 15,30 18,-16")
    p.form(st, pal.bone, contrast=1.1, hatch=0.35, shade=(-7, 0), shade_opacity=0.25)
    p.form(
        smooth("-24,14! -10,8 10,8 26,14! 28,28 18,24 8,32 -2,25 -12,32 -20,25 -28,29"),
        mix(pal.bone, pal.light, 0.2),
        contrast=0.8,
        outline=1.2,
    )
    gill = ellipse(0, -12, 78, 17)
    p.form(gill, mix(pal.bone, pal.fur, 0.35), fill="up", contrast=1)
    p.dashes(
        [(x * 0.25, -10, x, -10 + 15 * math.sqrt(max(0, 1 - (x / 78) ** 2))) for x in range(-72, 73, 8)]
        + [(x * 0.25, -12, x, -12 - 6 * math.sqrt(max(0, 1 - (x / 78) ** 2))) for x in range(-72, 73, 12)],
        0.9,
        p.ink(pal.fur),
        0.5,
    )
    cap = smooth("-84,-14 -80,-44 -50,-78 0,-92 50,-78 80,-44 84,-14 60,-20 0,-25 -60,-20")
    p.form(cap, c, fill="rad", contrast=1.2, shade=(-6, -10), shade_opacity=0.35, rim=3, hatch=0.25)
    p.inside(cap)
    for x, y, rx, ry in (
        (-40, -54, 12, 9),
        (6, -70, 15, 9),
        (46, -46, 11, 10),
        (-62, -30, 8, 6),
        (0, -40, 12, 8),
        (68, -24, 7, 5),
        (-22, -80, 7, 4),
        (30, -78, 6, 4),
        (26, -28, 7, 4),
        (-30, -30, 6, 4),
    ):
        p.form(ellipse(x, y, rx, ry), pal.bone, contrast=0.6, outline=0.9)
    p.end()


def skeleton(
    r: random.Random,
    roots: list[tuple[float, float, float, float, float]],
    depth: int = 3,
    spread: float = 1.0,
    shrink: tuple[float, float] = (0.62, 0.8),
) -> tuple[list[Area], list[Row]]:
    """Recursive limbs as areas to unite into one silhouette, and the tips that carry leaves."""
    polys: list[Area] = []
    tips: list[Row] = []

    def limb(x: float, y: float, a: float, length: float, wd: float, d: int) -> None:
        x1, y1 = x + cos(a) * length, y + sin(a) * length
        k = length * 0.16 * r.uniform(-1, 1)
        bx, by = x + cos(a) * length * 0.5 - sin(a) * k, y + sin(a) * length * 0.5 + cos(a) * k
        polys.append(
            shape_of(
                brush([(x - cos(a) * wd * 0.3, y - sin(a) * wd * 0.3), (bx, by), (x1, y1)], wd, "none", 4, wd * 0.56)
            ).buffer(0.05)
        )
        polys.append(Point(x1, y1).buffer(wd * 0.27, 4))
        if d:
            for s in (-1, 1):
                limb(x1, y1, a + s * r.uniform(0.26, 0.62) * spread, length * r.uniform(*shrink), wd * 0.58, d - 1)
            if d > 1 and r.random() < 0.5:
                limb(bx, by, a + r.choice((-1, 1)) * r.uniform(0.6, 0.95), length * 0.55, wd * 0.4, d - 2)
        else:
            tips.append((x1, y1))

    for q in roots:
        limb(*q, depth)
    return polys, tips


def foliage(p: Pen, x: float, y: float, radius: float, c: str, r: random.Random, lobes: int = 8) -> None:
    """A clump of leaves with lit scallops above and dark ones below."""
    q = []
    for i in range(lobes):
        a = i * 2 * pi / lobes + r.random() * 0.3
        rr = radius * r.uniform(0.85, 1.12)
        q += [
            (x + cos(a) * rr, y + sin(a) * rr * 0.84),
            (x + cos(a + 0.36) * rr * 0.82, y + sin(a + 0.36) * rr * 0.82 * 0.84, 1),
        ]
    d = smooth(q)
    pal = p.pal
    p.form(d, c, fill="lin", contrast=1.2, outline=1.3)

    # leaf scallops: rows of little arcs, lit ones above, dark ones below
    def arcs(count: int, y_lo: float, y_hi: float, k_: float) -> str:
        o = ""
        for _i in range(count):
            a_, q_ = r.random() * 2 * pi, math.sqrt(r.random()) * radius * 0.78
            xx, yy = x + cos(a_) * q_, y + sin(a_) * q_ * 0.76
            if not (y_lo <= (yy - y) / radius <= y_hi):
                continue
            u = radius * r.uniform(0.10, 0.16)
            for j in range(r.choice((2, 3))):
                ax, ay = xx + j * u * 1.5, yy + j * u * 0.25
                o += f"M{pair(ax, ay)}Q{pair(ax + u * 0.75, ay - u * k_)} {pair(ax + u * 1.5, ay)}"
        return o

    if p.style not in ("glass",):
        w_ = max(1.1, radius * 0.035) / max(p.line_scale, 0.01)
        o1, o2 = arcs(max(6, int(radius * 0.2)), -0.9, 0.2, 1.1), arcs(max(5, int(radius * 0.16)), -0.1, 0.9, -1.0)
        p.inside(d)
        if o1:
            p.stroke(o1, mix(c, pal.light, 0.5), w_, 0.8)
        if o2:
            p.stroke(o2, p.ink(c), w_, 0.45)
        p.end()


def _other_tree(p: Pen, c: str, kind: str) -> None:
    pal = p.pal
    if kind == "cypress":
        p.form(rect(-8, 70, 16, 34), pal.wood, contrast=1, outline=1.4)
        p.form(
            smooth("0,-110! 16,-70 30,-10 32,50 18,84 0,88 -18,84 -32,50 -30,-10 -16,-70"),
            c,
            contrast=1.2,
            outline=1.8,
            hatch=0.5,
            rim=2,
        )
        p.dashes(
            "-6,-80,-12,-30,4 6,-60,12,0,-4 -12,-10,-18,40,4 10,10,18,60,-4 0,-20,2,50,3 -4,30,-8,76,3",
            2.4,
            p.ink(c),
            0.5,
        )
        p.dashes("-10,-50,-18,-6,4 -20,10,-24,50,3 -2,-90,-6,-64,2", 2, mix(c, pal.light, 0.5), 0.8)
    elif kind == "round":
        p.form(smooth("-7,10! 7,10! 9,84! -9,84!"), pal.wood, contrast=1.1, outline=1.5)
        p.form(smooth("-34,78! 34,78! 26,104! -26,104!"), mix(pal.a3, pal.fur, 0.4), contrast=1.1, outline=1.6)
        p.form(rounded(-38, 70, 76, 12, 4), mix(pal.a3, pal.fur, 0.3), contrast=1, outline=1.4)
        foliage(p, 0, -38, 64, c, random.Random(p.seed + "ball"), 12)
    else:
        p.form(
            brush("10,104 -4,60 -2,0 12,-44", 26, lambda t: 1 - 0.45 * t, 12),
            mix(pal.wood, pal.bone, 0.25),
            contrast=1.2,
            outline=1.7,
        )
        p.dashes([(-14 + k % 2 * 3, 90 - k * 17, 12, 84 - k * 17, 3) for k in range(8)], 1.8, pal.ink, 0.5)
        for k, leaf in enumerate(
            (
                "12,-46 -30,-78 -84,-60 -100,-24",
                "12,-46 -14,-90 -52,-108 -86,-92",
                "12,-46 30,-88 70,-106 100,-86",
                "12,-46 56,-72 98,-52 106,-14",
                "12,-46 -26,-50 -62,-20 -66,14",
                "12,-46 46,-44 74,-14 72,20",
            )
        ):
            p.form(
                brush(leaf, 26, lambda t: 0.25 + 0.9 * t if t < 0.4 else (1 - t) * 1.02, 12),
                mix(c, pal.light, 0.06 * (k % 3)),
                contrast=1.1,
                outline=1.4,
            )
        for x, y in ((4, -38), (18, -34), (12, -26)):
            p.form(ellipse(x, y, 8), pal.fur, fill="rad", outline=1.2)


@motif("tree", "old tree", "vieil arbre", "plant", "plant growth tall shelter forest", "branching")
def tree(
    p: Pen,
    *,
    leaves: bool = True,
    spread: float = 1.0,
    colour: str | None = None,
    seed: int = 0,
    fruit: str | None = None,
    bare: bool = False,
    kind: str = "oak",
) -> None:
    """An old oak; kind="cypress" is a dark flame, kind="round" a topiary ball, kind="palm" a palm."""
    pal = p.pal
    if kind != "oak":
        _other_tree(p, colour or pal.leaf, kind)
        return
    w = pal.wood
    r = random.Random(f"{p.seed}/tree{seed}")
    leaf_colour = colour or pal.leaf
    polys, tips = skeleton(
        r, [(-4, 0, -pi / 2 - 0.36, 40, 24), (5, 2, -pi / 2 + 0.40, 38, 22)], 3 if not bare else 4, spread
    )
    trunk = smooth(
        "-30,96 -64,106! -36,84 -21,56 -17,24 -16,0 -12,-16! 12,-16! 16,0 17,24 21,58 38,84 "
        "72,106! 34,98 14,105 0,98 -16,106"
    )
    if leaves and not bare:
        for x, y in tips[::2]:
            foliage(
                p, x + r.uniform(-6, 6), y + 4, r.uniform(23, 30), shift(mix(leaf_colour, pal.shadow, 0.35), -0.03), r
            )
    sil = outline_path(unary_union([*polys, shape_of(trunk)]).buffer(0.6).simplify(0.5))
    p.form(sil, w, contrast=1.2, outline=1.8, hatch=0.55, rim=1.6)
    p.dashes(
        ("-8,86,-6,-4,3 4,92,2,4,-3 12,84,9,16,-2 -16,80,-11,24,2 -28,94,-18,66,3 30,94,22,60,-3 -2,40,-4,-14,2"),
        1.7,
        p.ink(w),
        0.65,
    )
    p.form(smooth("-6,48 0,36 6,48 1,60"), p.ink(w), fill="flat", outline=0)
    p.stroke(smooth("-9,48 0,32 9,48 1,65"), p.ink(w), 1.4, 0.7)
    if leaves and not bare:
        for x, y in tips[1::2]:
            foliage(
                p,
                x + r.uniform(-8, 8),
                y + r.uniform(-4, 8),
                r.uniform(20, 28),
                mix(leaf_colour, pal.light, r.uniform(0, 0.18)),
                r,
            )
    if fruit:
        for x, y in tips[::2]:
            p.form(ellipse(x + r.uniform(-8, 8), y + 14, 6.5), fruit, fill="rad", outline=1.1)
            p.dots([(x - 2, y + 11, 1.6)], "#fff", 0.8)


@motif("great_tree", "great tree", "grand arbre", "plant", "plant growth tall shelter forest", "branching")
def great_tree(p: Pen, *, colour: str | None = None, seed: int = 0, leaves: bool = True) -> None:
    """card-scale tree, origin at the foot; trunk broad enough to hold doors"""
    pal = p.pal
    w = pal.wood
    r = random.Random(f"{p.seed}/big{seed}")
    leaf_colour = colour or pal.leaf
    polys, tips = skeleton(
        r,
        [
            (-70, -360, -pi / 2 - 0.75, 150, 84),
            (70, -360, -pi / 2 + 0.75, 150, 84),
            (0, -400, -pi / 2 + 0.05, 130, 80),
            (-96, -300, -pi + 0.35, 130, 46),
            (96, -280, -0.35, 130, 46),
        ],
        2,
        1.05,
        (0.6, 0.76),
    )
    trunk = smooth(
        "-150,0 -300,40! -190,-34 -128,-110 -104,-220 -112,-330 -132,-410 -104,-470 -40,-452 "
        "0,-470 44,-452 104,-470 132,-410 110,-330 104,-220 130,-110 196,-34 310,40! 150,0 70,30 "
        "0,0 -70,34"
    )
    if leaves:
        for x, y in tips[::2]:
            foliage(p, x, y, r.uniform(84, 112), shift(mix(leaf_colour, pal.shadow, 0.45), -0.03), r, 10)
    sil = outline_path(unary_union([*polys, shape_of(trunk)]).buffer(1).simplify(1.4))
    p.form(sil, w, contrast=1.2, outline=2.6, hatch=0.5, rim=3, shade=(-26, 0), shade_opacity=0.28)
    sg = []
    for i in range(30):
        x = -100 + 200 * (i + r.random()) / 30
        y0 = -20 - r.random() * 120
        length = r.uniform(80, 210)
        sg.append((x * 1.1, y0, x * 0.9, y0 - length, r.uniform(-9, 9)))
    p.dashes(sg, 3, p.ink(w), 0.6)
    p.dashes([(a + 5, b, c_ + 5, d_, e) for a, b, c_, d_, e in sg[::3]], 2, mix(w, pal.light, 0.4), 0.5)
    if leaves:
        for x, y in tips[1::2]:
            foliage(
                p,
                x + r.uniform(-20, 20),
                y + r.uniform(-10, 20),
                r.uniform(72, 98),
                mix(leaf_colour, pal.light, r.uniform(0, 0.18)),
                r,
                9,
            )
