"""Gates, tents, wells, ruins, mazes, glass houses."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, arch, brush, ellipse, mirrored, mix, num, polygon, rect, rounded, shift, smooth
from noctuary.art.registry import motif

KEYHOLE = "0,-62 30,-54 46,-26 38,6 22,22! 34,84! -34,84! -22,22! -38,6 -46,-26 -30,-54"


@motif("gate", "iron gate", "grille de fer", "building", "threshold stone royal metal", "arch")
def gate(p: Pen, *, ajar: bool = False) -> None:
    """Two wings of wrought iron between stone posts."""
    pal = p.pal
    iron, stone = mix(pal.ink, pal.metal, 0.22), mix(pal.stone, pal.bone, 0.25)
    p.target(rect(-64, -60, 128, 158))
    for s in (-1, 1):
        turn = 0.72 if ajar and s > 0 else 1.0
        for k in range(6):
            x = s * (6 + k * 10.4 * turn)
            top = -78 + k * 7.5
            p.line([(x, 98), (x, 10), (x, top)], 4, iron, "none")
            p.form(polygon([(x - 4, top + 2), (x, top - 12), (x + 4, top + 2)]), pal.metal, contrast=0.8, outline=0.8)
        edge = s * (4 + 56 * turn)
        for y in (-22, 40, 92):
            p.line([(s * 3, y), (edge / 2, y), (edge, y)], 4.4, iron, "none")
        for x in (14, 34, 52):
            for y, flip in ((-6, 1), (24, -1)):
                cx = s * x * turn
                curl = f"Q{num(cx - 7)} {y + 4 * flip} {num(cx)} {y + 6 * flip}"
                p.stroke(f"M{num(cx)} {y + 14 * flip}Q{num(cx + 10)} {y + 2 * flip} {num(cx)} {y}{curl}", iron, 2.4)
        p.line([(s * 2, -84), (s * 34 * turn, -62), (edge, -36)], 5, iron, "none")
    p.form(ellipse(0, 8, 8), pal.metal, fill="rad", outline=1.4)
    p.dots("0,8,2.6", pal.ink)
    for s in (-1, 1):
        p.form(rect(s * 80 - 17, -56, 34, 158), stone, contrast=1.1, outline=1.8, hatch=0.35)
        p.dashes([(s * 80 - 16, y, s * 80 + 16, y) for y in range(-30, 100, 26)], 1.6, p.ink(stone), 0.7)
        p.form(rounded(s * 80 - 22, -66, 44, 12, 3), mix(stone, pal.light, 0.2), contrast=1, outline=1.5)
        p.form(ellipse(s * 80, -82, 16), stone, fill="rad", contrast=1.1, outline=1.6)


@motif("circus_tent", "circus tent", "chapiteau", "building", "building circus play stripes", "triangle")
def circus_tent(p: Pen, *, colour: str | None = None) -> None:
    """Stripes, a scalloped edge, a flag, and light in the door."""
    pal = p.pal
    one, two = colour or pal.a3, mix(pal.bone, pal.light, 0.3)
    count = 8
    walls = [(-84 + 168 * i / count) for i in range(count + 1)]
    for i in range(count):
        wall = polygon([(walls[i], 10), (walls[i + 1], 10), (walls[i + 1] * 1.06, 98), (walls[i] * 1.06, 98)])
        p.form(wall, shift(one if i % 2 else two, -0.04), contrast=0.9, outline=1.1)
    p.form(smooth("-22,98! -20,50 0,22! 20,50 22,98!"), mix(pal.ink, pal.cloth, 0.3), fill="flat", outline=1.4)
    p.glow(0, 74, 40, pal.glow, 0.9)
    for s in (-1, 1):
        p.form(
            smooth([(0, 22, 1), (s * 22, 40), (s * 34, 98, 1), (s * 18, 98, 1), (s * 14, 60)]),
            pal.a1,
            contrast=1,
            outline=1.4,
        )
    for i in range(count):
        x0, x1 = -104 + 208 * i / count, -104 + 208 * (i + 1) / count
        roof = smooth([(0, -92, 1), (x0 * 0.36, -46), (x0, 6, 1), ((x0 + x1) / 2, 22), (x1, 6, 1), (x1 * 0.36, -46)])
        p.form(roof, one if i % 2 else two, contrast=1.05, outline=1.3, hatch=0.2)
        p.line([(x0, 7), ((x0 + x1) / 2, 22), (x1, 7)], 4, pal.metal, "fat")
    p.line("0,-90 0,-106 0,-122", 3.4, pal.ink, "none")
    p.form(smooth("0,-122! 18,-120 38,-112! 20,-106 0,-104!"), pal.a2, contrast=0.8, outline=1.1)
    p.form(ellipse(0, -90, 7), pal.metal, fill="rad", outline=1.2)


@motif("well", "stone well", "puits de pierre", "building", "building water deep secret round", "ring")
def well(p: Pen, *, part: str = "all", roof: bool = True) -> None:
    """A ring of stones under a little roof; part="back" then "front" for what rises from it."""
    pal = p.pal
    stone = mix(pal.stone, pal.bone, 0.2)
    if part in ("all", "back"):
        for s in (-1, 1):
            if roof:
                p.form(rect(s * 66 - 5, -70, 10, 100), pal.wood, contrast=1.1, outline=1.5)
        p.form(ellipse(0, 26, 82, 22), mix(stone, pal.light, 0.12), fill="down", contrast=1, outline=1.7)
        p.form(ellipse(0, 28, 62, 15), mix(pal.sea2, pal.ink, 0.45), fill="up", contrast=1, outline=1.3)
    if part in ("all", "front"):
        wall = smooth("-82,26! -60,40 0,48 60,40 82,26! 78,84 44,100 0,104 -44,100 -78,84")
        p.form(wall, stone, contrast=1.2, outline=1.9, hatch=0.4, shade=(-14, 0), shade_opacity=0.3)
        p.inside(wall)
        for r in range(3):
            p.line([(-84, 46 + r * 18), (0, 66 + r * 18), (84, 46 + r * 18)], 2.4, p.ink(stone), "none", 0.7)
            p.dashes(
                [
                    (
                        x + (10 if r % 2 else 0),
                        44 + r * 18 + 15 * (1 - (x / 84) ** 2),
                        x + (10 if r % 2 else 0),
                        62 + r * 18 + 15 * (1 - (x / 84) ** 2),
                    )
                    for x in range(-80, 81, 22)
                ],
                1.8,
                p.ink(stone),
                0.7,
            )
        p.end()
        if roof:
            p.line("-70,-26 0,-26 70,-26", 8, p.ink(pal.wood), "none")
            p.line("-70,-26 0,-26 70,-26", 5.4, pal.wood, "none")
            p.form(
                smooth("-96,-58! 0,-116! 96,-58! 80,-50 0,-62 -80,-50"),
                mix(pal.a3, pal.wood, 0.25),
                contrast=1.1,
                outline=1.8,
                hatch=0.5,
            )
            p.dashes([(x * 0.2, -104, x, -56) for x in range(-84, 85, 21)], 1.5, p.ink(pal.a3), 0.6)


@motif("ruin", "ruined columns", "colonnes en ruine", "building", "building old stone lost", "columns")
def ruin(p: Pen) -> None:
    """Three columns, one broken, under what is left of a beam."""
    pal = p.pal
    c = mix(pal.stone, pal.bone, 0.4)
    p.form(smooth("-112,100! -100,86 100,86 114,100!"), shift(c, -0.05), contrast=1, outline=1.6)
    for x, top in ((-62, -66), (0, -66), (64, -8)):
        shaft = smooth(
            [
                (x - 17, 88, 1),
                (x - 15, top, 1),
                *(((x - 6, top - 8, 1), (x + 4, top + 4, 1)) if top > -20 else ()),
                (x + 15, top, 1),
                (x + 17, 88, 1),
            ]
        )
        p.form(shaft, c, contrast=1.25, outline=1.6, hatch=0.3)
        p.inside(shaft)
        for dx in (-9, -3, 3, 9):
            p.line([(x + dx, top - 6), (x + dx, 40), (x + dx * 1.1, 90)], 2.2, p.ink(c), "none", 0.45)
        p.end()
        p.form(rounded(x - 23, 80, 46, 11, 3), c, contrast=1, outline=1.4)
        if top < -20:
            p.form(
                smooth([(x - 16, top + 2, 1), (x - 24, top - 12, 1), (x + 24, top - 12, 1), (x + 16, top + 2, 1)]),
                c,
                contrast=1,
                outline=1.4,
            )
    beam = "-96,-100! -60,-104! -20,-98! 30,-104! 42,-96! 36,-88! 44,-78! -96,-78!"
    p.form(smooth(beam), c, contrast=1.15, outline=1.7, hatch=0.4)
    p.dashes("-84,-86,-60,-86 -48,-88,-24,-86 -10,-86,16,-88", 1.8, p.ink(c), 0.6)
    p.form(smooth("72,84! 84,64 104,70! 112,84 98,92"), c, contrast=1.1, outline=1.4)
    for vine in ("-62,-100 -76,-60 -68,-20 -80,20", "6,-80 14,-44 4,-12"):
        p.line(vine, 4, pal.leaf, "out")
    p.dots("-74,-64,6 -70,-44,5 -68,-24,6 -74,0,5 12,-54,5 10,-36,5 -80,14,4", pal.leaf)


@motif("maze", "hedge maze", "labyrinthe de haies", "building", "path lost pattern secret plant", "net")
def maze(p: Pen, *, tilt: float = 0.62, heart: bool = False) -> None:
    """Rings of hedge with gaps, seen from a little above; `heart` bends them into one."""
    pal = p.pal
    hedge = mix(pal.leaf, pal.near, 0.15)

    def ring(r: float, a: float) -> tuple[float, float]:
        if not heart:
            return cos(a) * r, sin(a) * r * tilt
        x = 16 * sin(a) ** 3
        y = -(13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a))
        return x * r / 17, y * r / 17

    base = [ring(108, k * pi / 36) for k in range(72)]
    p.form(smooth(base), mix(pal.bone, pal.leaf, 0.35), fill="down", contrast=0.7, outline=1.6)
    for j, r in enumerate((102, 82, 62, 42, 22)):
        gap = 0.4 + j * 2.3
        span = 2 * pi - 26 / r
        pts = [ring(r, gap + span * k / 44) for k in range(45)]
        for dy, colour, w in ((5, p.ink(hedge), 9), (2, shift(hedge, -0.05), 8.4), (-2, shift(hedge, 0.05), 8)):
            p.stroke(polygon([(x, y + dy) for x, y in pts], closed=False), colour, w / max(p.line_scale, 0.01))
        p.dots([(x, y - 4, 1.7) for x, y in pts[1:-1:2]], mix(hedge, pal.light, 0.45), 0.9)
    for j in range(4):
        a = 1.5 + j * 1.9
        (x0, y0), (x1, y1) = ring(100 - j * 20, a), ring(84 - j * 20, a)
        p.line([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 2), (x1, y1)], 11, hedge, "fat")


@motif("greenhouse", "greenhouse", "serre", "building", "building glass plant growth", "dome")
def greenhouse(p: Pen, *, part: str = "all") -> None:
    """A glass dome on white ribs with leaves pressing against the panes."""
    pal = p.pal
    rib = mix(pal.bone, pal.light, 0.3)
    dome = smooth(mirrored("0,-96 44,-84 78,-46 88,0 90,98!"))
    if part in ("all", "back"):
        p.form(dome, mix(pal.sky[2], pal.foam, 0.4), contrast=0.7, outline=1.4, opacity=0.85)
        if part == "all":
            p.inside(dome)
            for k in range(11):
                x = -80 + k * 16
                p.form(
                    brush(
                        [(x, 100), (x + (k % 3 - 1) * 14, 50), (x + (k % 5 - 2) * 18, 10 - (k * 29) % 50)], 20, "out", 8
                    ),
                    mix(pal.leaf, pal.near, (k % 3) * 0.2),
                    contrast=1,
                    outline=1,
                )
            p.dots("-40,30,6 10,0,7 50,36,6 -10,50,5 70,64,5", pal.a3)
            p.end()
    if part in ("all", "front"):
        for x in (-60, -30, 0, 30, 60):
            p.stroke(smooth([(x * 1.4, 98), (x * 1.36, 0), (x * 0.9, -56), (0, -96)], closed=False), p.ink(rib), 5)
            p.stroke(smooth([(x * 1.4, 98), (x * 1.36, 0), (x * 0.9, -56), (0, -96)], closed=False), rib, 3)
        for y, w in ((-54, 70), (-4, 88), (46, 90)):
            p.line([(-w, y), (0, y + 8), (w, y)], 4.6, p.ink(rib), "none")
            p.line([(-w, y), (0, y + 8), (w, y)], 2.8, rib, "none")
        p.stroke(dome, rib, 4)
        p.form(arch(-20, 40, 40, 60), mix(pal.sky[2], pal.foam, 0.3), contrast=0.6, outline=2, opacity=0.8)
        p.form(rect(-96, 92, 192, 10), rib, contrast=0.9, outline=1.5)
        p.form(smooth("-6,-94! 0,-116! 6,-94!"), pal.metal, contrast=0.9, outline=1.1)
        p.line("-72,-20 -62,-50 -40,-74", 7, "#ffffff", opacity=0.5)


@motif("keyhole", "keyhole", "trou de serrure", "object", "secret threshold watch dark", "keyhole")
def keyhole(p: Pen, *, part: str = "all") -> None:
    """A brass plate with a hole; part="front" leaves the hole open."""
    pal = p.pal
    plate = smooth(mirrored("0,-108! 16,-94 44,-96 58,-78 74,-60 70,-20 62,10 66,50 80,70 60,90 40,104 14,96 0,112!"))
    if part == "all":
        p.form(smooth(KEYHOLE), pal.ink, fill="flat", outline=1)
    c = pal.metal
    p.ring(
        plate + smooth(KEYHOLE),
        p.linear(((0, mix(c, pal.light, 0.5)), (0.5, c), (1, mix(c, pal.shadow, 0.5)))),
        p.ink(c),
        2.4,
    )
    p.stroke(smooth(KEYHOLE), mix(c, pal.light, 0.5), 2.2, 0.9)
    p.dots("0,-88,5 -52,-70,4 52,-70,4 -58,74,4 58,74,4 0,98,5", mix(c, pal.ink, 0.5))
    p.stroke("M-56-40Q-64-10-52 20M56-40Q64-10 52 20M-30-84Q0-72 30-84", p.ink(c), 1.8, 0.6)
