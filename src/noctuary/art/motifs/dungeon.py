"""What waits below: the creatures, traps and doors of the dungeon."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from noctuary.art.kit import Pen, arch, brush, ellipse, mirrored, mix, polygon, rect, sample, smooth, union_path
from noctuary.art.registry import draw, motif

EMBER = "#ff8a4c"


def _ember_eyes(p: Pen, places: str) -> None:
    """Eyes that burn whatever the paper is: the one thing on a night card that is not gilt."""
    for word in places.split():
        x, y, r = (float(v) for v in word.split(","))
        p.glow(x, y, r * 3.2, EMBER, 0.6)
        p.flat(ellipse(x, y, r, r * 0.8), EMBER)
        p.flat(ellipse(x, y, r * 0.3, r * 0.66), p.pal.ink if p.style != "engrave" else "#2a0d08")


@motif("wraith", "wraith", "spectre", "person", "death dark cloak silence danger", "wings")
def wraith(p: Pen, *, colour: str | None = None) -> None:
    """An empty cloak that opens its arms; the hem is torn."""
    c = colour or mix(p.pal.cloth, p.pal.ink, 0.35)
    body = smooth(
        "0,-62 22,-48 40,-30! 62,-34 84,-46 100,-58! 98,-36 90,-22! 94,-10 88,4! 82,-6 76,-12! 76,4 68,16! 62,2 54,-4! "
        "44,14 46,44 58,78 66,98! 52,90 46,82! 42,96 34,102! 26,90 22,82! 12,96 2,104! -6,90 -12,82! -22,94 -32,100! "
        "-38,90 -42,82! -54,92 -66,98! -58,76 -46,44 -44,14 -54,-4! -62,2 -68,16! -76,4 -76,-12! -82,-6 -88,4! "
        "-94,-10 -90,-22! -98,-36 -100,-58! -84,-46 -62,-34 -40,-30! -22,-48"
    )
    p.form(body, c, shade=(-10, -4), rim=2.4, hatch=1)
    for x in (-26, -9, 10, 27):
        p.line([(x * 0.5, -8), (x * 0.9, 36), (x * 1.3, 80)], 3.4, p.ink(c), "in")
    for s in (-1, 1):
        p.line([(s * 34, -14), (s * 60, -16), (s * 86, -30)], 2.6, p.ink(c), "both")
        for k in range(3):
            p.form(
                smooth(
                    [(s * (92 + k * 3), -54 + k * 9, 1), (s * (112 - k), -64 + k * 12), (s * (95 + k), -47 + k * 9, 1)]
                ),
                p.pal.bone,
                outline=1,
            )
    p.form(
        smooth("0,-104! 20,-94 32,-72 34,-48 26,-26 0,-16 -26,-26 -34,-48 -32,-72 -20,-94"), c, shade=(-7, -3), hatch=1
    )
    p.form(smooth("0,-84 18,-72 22,-52 14,-34 0,-28 -14,-34 -22,-52 -18,-72"), p.pal.ink, fill="flat", outline=1)
    _ember_eyes(p, "-8,-56,4.6 9,-56,4.6")


@motif("fiend", "horned fiend", "démon cornu", "animal", "face danger power fire animal", "horn")
def fiend(p: Pen, *, colour: str | None = None) -> None:
    """A horned head that looks straight at you."""
    c = colour or p.pal.fur
    for s in (-1, 1):
        p.form(
            smooth([(s * 26, -36, 1), (s * 58, -44), (s * 80, -66), (s * 78, -102, 1), (s * 104, -70), (s * 96, -30),
                    (s * 64, -8), (s * 34, -8, 1)]),
            p.pal.bone, shade=(-6 * s, -3), hatch=1,
        )  # fmt: skip
        p.dashes(
            [
                (s * (52 + 9 * k), -30 - 4 * k - k * k * 1.6, s * (62 + 10 * k), -20 - 5 * k - k * k * 1.8)
                for k in range(4)
            ],
            2,
        )
        p.form(
            smooth([(s * 36, -6, 1), (s * 66, -8), (s * 88, 8, 1), (s * 64, 22), (s * 38, 14, 1)]),
            c,
            shade=(0, -5),
            hatch=0.8,
        )
    p.form(smooth(mirrored("0,-44 24,-40 44,-18 42,8 34,36 30,62 18,86 0,94")), c, shade=(-11, -5), rim=2, hatch=1)
    p.form(smooth(mirrored("0,44 18,48 28,66 18,86 0,94")), mix(c, p.pal.ink, 0.3), shade=(0, -6), hatch=1)
    for s in (-1, 1):
        p.form(
            smooth([(s * 4, 2, 1), (s * 12, -12), (s * 40, -20, 1), (s * 36, -6), (s * 14, 6, 1)]),
            mix(c, p.pal.ink, 0.3),
            hatch=0.6,
        )
        p.form(smooth([(s * 10, 4, 1), (s * 24, -4), (s * 34, 4, 1), (s * 22, 14)]), p.pal.ink, fill="flat", outline=0)
        p.form(ellipse(s * 11, 68, 5, 4), p.pal.ink, fill="flat", outline=0)
        p.form(smooth([(s * 13, 82, 1), (s * 22, 80, 1), (s * 17, 98, 1)]), p.pal.bone, outline=1)
    p.line("0,-36 3,-6 0,34", 3, p.ink(c), "both")
    _ember_eyes(p, "-22,5,5.4 22,5,5.4")


@motif("gremlin", "gremlin", "gremlin", "animal", "face sly chance danger animal", "wide")
def gremlin(p: Pen, *, colour: str | None = None) -> None:
    """All ears and grin; it has just thrown your best card away."""
    c = colour or p.pal.leaf
    for s in (-1, 1):
        ear = [(s * 36, -34, 1), (s * 64, -62), (s * 108, -78, 1), (s * 100, -38), (s * 78, -4), (s * 42, 12, 1)]
        p.form(smooth(ear), c, shade=(-6 * s, -3), hatch=1)
        p.form(
            smooth([(s * 46, -24, 1), (s * 68, -46), (s * 94, -62, 1), (s * 82, -32), (s * 50, -4, 1)]),
            mix(c, p.pal.ink, 0.45),
            hatch=1,
        )
    p.form(smooth(mirrored("0,-66 26,-62 48,-36 52,0 46,38 28,68 0,78")), c, shade=(-11, -5), rim=2, hatch=0.9)
    p.form(smooth("-4,-64 -22,-96! -2,-82 4,-104! 10,-82 26,-92! 12,-62"), mix(c, p.pal.ink, 0.4), hatch=1)
    for s in (-1, 1):
        p.line([(s * 6, -22), (s * 24, -36), (s * 42, -30)], 6, p.ink(c), "in")
        p.form(ellipse(s * 22, -14, 15, 13), p.pal.ink, fill="flat", outline=0)
    p.form(smooth("0,-10! 9,14 0,20 -9,14"), mix(c, p.pal.ink, 0.2), hatch=1, shade=(-3, -2))
    grin = smooth("-40,28! -20,38 0,40 20,38 40,28! 30,54 0,64 -30,54")
    p.form(grin, p.pal.ink, fill="flat", outline=1.4)
    p.inside(grin)
    for k in range(-3, 4):
        p.form(polygon([(k * 11 - 6, 28), (k * 11 + 6, 28), (k * 11, 47)]), p.pal.bone, outline=0.9, fill="flat")
        p.form(polygon([(k * 11 - 1, 64), (k * 11 + 9, 64), (k * 11 + 4, 50)]), p.pal.bone, outline=0.9, fill="flat")
    p.end()
    _ember_eyes(p, "-22,-14,8 22,-14,8")


@motif("portcullis", "portcullis", "herse", "building", "trap metal threshold danger building", "grid")
def portcullis(p: Pen, *, colour: str | None = None) -> None:
    """A grating of iron in its arch, let down to the floor."""
    iron = colour or mix(p.pal.stone, p.pal.ink, 0.35)
    inside = arch(-62, -76, 124, 170, 8)
    p.form(arch(-82, -98, 164, 194, 8), p.pal.stone, shade=(-8, -4), hatch=0.7)
    for k in range(9):
        a = pi + k * pi / 8
        p.dashes([(cos(a) * 62, -14 + sin(a) * 66, cos(a) * 82, -14 + sin(a) * 86)], 2)
    for k in range(4):
        p.dashes([(s * 62, 10 + k * 22, s * 82, 10 + k * 22) for s in (-1, 1)], 2)
    p.form(inside, p.pal.ink, fill="flat", outline=1.6)
    p.inside(inside)
    for y in (-52, -22, 8, 38):
        p.form(rect(-66, y, 132, 9), iron, fill="down", outline=1.1, hatch=0.5)
    for x in (-46, -23, 0, 23, 46):
        p.form(polygon([(x - 6, -94), (x + 6, -94), (x + 6, 72), (x, 92), (x - 6, 72)]), iron, outline=1.2, hatch=0.6)
        p.dots([(x, y + 4.5, 2.2) for y in (-52, -22, 8, 38)], p.pal.ink)
    p.end()


@motif("rope_coil", "coil of rope", "rouleau de corde", "object", "rope climb craft round", "cylinder")
def rope_coil(p: Pen, *, colour: str | None = None) -> None:
    """Laid up ready, the end over the top."""
    c = colour or mix(p.pal.wood, p.pal.paper, 0.55)
    turns = 5
    for k in range(turns, -1, -1):
        y = -26 + k * 20
        band = union_path(
            smooth(
                [
                    (-84, y, 0),
                    (-60, y + 21),
                    (0, y + 30),
                    (60, y + 21),
                    (84, y),
                    (86, y + 16),
                    (62, y + 38),
                    (0, y + 48),
                    (-62, y + 38),
                    (-86, y + 16),
                ]
            )
        )
        p.form(band, c, fill="down", shade=(0, -5), outline=1.3)
        strands = []
        for i in range(19):
            x = -78 + i * 8.6
            d = 30 * (1 - (x / 88) ** 2) ** 0.5 + y
            strands.append((x, d + 2, x + 7, d + 15, 1.5))
        p.dashes(strands, 1.9, p.ink(c))
    p.form(ellipse(0, -26, 84, 30), c, fill="down", outline=1.3)
    p.form(ellipse(0, -25, 58, 18), p.pal.ink, fill="flat", outline=1.2)
    _rope(p, "22,-34 40,-58 24,-76 34,-96 60,-98 76,-84 88,-58", c, 16)


def _rope(p: Pen, pts: str, c: str, w: float) -> None:
    """A laid rope along points: a form, so that an engraving keeps it pale, and its strands."""
    p.form(brush(pts, w, "none"), c, outline=1.3)
    way = sample(pts, 60)
    strands = []
    for i in range(2, len(way) - 3, 3):
        (x0, y0), (x1, y1) = way[i][:2], way[i + 1][:2]
        d = hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / d * w * 0.42, (x1 - x0) / d * w * 0.42
        lx, ly = (x1 - x0) / d * w * 0.3, (y1 - y0) / d * w * 0.3
        strands.append((x0 - nx - lx, y0 - ny - ly, x0 + nx + lx, y0 + ny + ly, 1.2))
    p.dashes(strands, 2, p.ink(c))


@motif("snare", "snare", "collet", "object", "rope trap danger hang", "ring")
def snare(p: Pen, *, colour: str | None = None) -> None:
    """A loop laid on the floor, tied to a bent stick: for ankles."""
    c = colour or mix(p.pal.wood, p.pal.paper, 0.55)
    p.form(
        smooth("-100,86! -60,74 20,72 100,84! 60,98 -50,98"), mix(p.pal.stone, p.pal.paper, 0.3), fill="down", hatch=0.5
    )
    p.form(brush("84,92 92,20 78,-48 34,-88 -10,-86", 15, "in"), p.pal.wood, outline=1.5, hatch=0.8)
    p.dashes([(86, 40, 98, 30), (82, -6, 95, -14), (64, -58, 74, -68)], 2.4)
    _rope(p, "-2,-84 -14,-40 -8,10 -16,44", c, 10)
    _rope(p, "-16,46 -62,50 -84,66 -58,84 -10,88 36,82 46,64 20,50 -12,46", c, 12)
    for k in range(3):
        p.form(ellipse(-15, 36 + k * 7, 13, 5), c, outline=1.3)
    p.form(ellipse(-4, -80, 11, 9), c, outline=1.3)


@motif("spike_pit", "pit of spikes", "fosse à pointes", "object", "trap danger sharp metal", "spikes")
def spike_pit(p: Pen) -> None:
    """Iron points in a hole in the floor."""
    p.form(ellipse(0, 56, 100, 38), p.pal.stone, fill="down", hatch=0.6)
    p.form(ellipse(0, 54, 86, 29), p.pal.ink, fill="flat", outline=1.2)
    p.dashes(
        [(cos(a) * 88, 55 + sin(a) * 31, cos(a) * 99, 56 + sin(a) * 37) for a in (k * pi / 9 for k in range(18))], 1.8
    )
    iron = mix(p.pal.stone, p.pal.paper, 0.35)
    for x, foot, top, w in (
        (-50, 44, -30, 13), (-17, 40, -62, 14), (18, 40, -54, 14), (52, 44, -24, 13),
        (-68, 62, -2, 13), (-34, 70, -44, 15), (0, 74, -86, 16), (36, 70, -36, 15), (70, 62, 0, 13),
    ):  # fmt: skip
        p.form(
            smooth([(x - w, foot, 1), (x - 2, top, 1), (x + w, foot, 1), (x, foot + 6)]),
            iron,
            shade=(-7, 0),
            outline=1.5,
            hatch=1,
        )


@motif("chasm", "chasm", "gouffre", "land", "danger fall deep stone threshold", "crag")
def chasm(p: Pen) -> None:
    """The floor ends, and begins again too far away; of the bridge only the ends are left."""
    for s in (-1, 1):
        wall = [(s * 104, -18, 1), (s * 34, -18, 1), (s * 40, 2, 1), (s * 28, 14, 1), (s * 38, 38, 1), (s * 24, 52, 1),
                (s * 36, 74, 1), (s * 30, 98, 1), (s * 104, 98, 1)]  # fmt: skip
        p.form(polygon([q[:2] for q in wall]), p.pal.stone, shade=(5 * s, -2), hatch=1)
        p.form(
            polygon([(s * 104, -18), (s * 34, -18), (s * 48, -32), (s * 104, -34)]), mix(p.pal.stone, p.pal.paper, 0.6)
        )
        p.dashes([(s * 50, 8, s * 100, 6), (s * 44, 36, s * 96, 34), (s * 42, 66, s * 100, 64), (s * 72, 8, s * 70, 34),
                  (s * 86, 36, s * 88, 64), (s * 62, 66, s * 64, 94)], 2.2)  # fmt: skip
        for x, h in ((92, -84), (62, -78)):
            p.form(
                polygon([(s * x - 5, -22), (s * x - 4, h), (s * x + 4, h), (s * x + 5, -22)]),
                p.pal.wood,
                outline=1.3,
                hatch=0.6,
            )
        p.form(brush([(s * 96, -74), (s * 78, -64), (s * 62, -70)], 5, "none"), p.pal.wood, outline=1)
        p.form(brush([(s * 62, -70), (s * 40, -48), (s * 28, -18), (s * 22, 16)], 5, "in"), p.pal.wood, outline=1)
    for x, y, turn in ((-20, -22, 34), (20, -16, -30), (-8, 26, 62), (10, 66, -20)):
        p.group(f"translate({x} {y}) rotate({turn})")
        p.form(polygon("-15,-4 15,-5 14,4 -14,5"), p.pal.wood, outline=1.2, hatch=0.5)
        p.end()


@motif("grave_hand", "hand from a grave", "main sortie d'une tombe", "person", "body death danger land", "palm")
def grave_hand(p: Pen) -> None:
    """Somebody below wants up."""
    p.group("translate(0 -18) scale(.92)")
    draw("hand", p)
    p.end()
    mound = smooth("-100,96! -84,72 -56,60 -22,52 -8,60 10,52 34,56 66,66 88,76 100,96!")
    p.form(mound, mix(p.pal.wood, p.pal.ink, 0.35), shade=(-8, -4), hatch=1)
    p.form(smooth("-62,84! -54,70 -38,72 -30,86!"), p.pal.stone, outline=1.2, hatch=0.6)
    p.form(smooth("34,88! 40,74 58,72 70,90!"), p.pal.stone, outline=1.2, hatch=0.6)
    p.dashes([(-84, 94, -70, 84), (-14, 90, 2, 78), (8, 94, 26, 86), (78, 94, 86, 86)], 2)


@motif("scythe", "scythe", "faux", "object", "death sharp metal fate autumn", "hook")
def scythe(p: Pen) -> None:
    """The reaper's tool, its blade newly whetted."""
    p.line("-58,102 -20,20 14,-50 34,-92", 15, p.pal.ink, "none")
    p.line("-58,102 -20,20 14,-50 34,-92", 11, p.pal.wood, "none")
    p.line("-26,34 -44,24 -50,12", 10, p.pal.wood, "none")
    blade = smooth("44,-96! 10,-102 -40,-90 -84,-56 -104,-6! -78,-42 -40,-62 -2,-68 30,-68!")
    p.form(blade, mix(p.pal.stone, p.pal.paper, 0.55), shade=(-3, -7), rim=2, hatch=0.8)
    p.line("-98,-14 -72,-50 -34,-74 10,-82", 3, p.pal.ink, "both")
    p.form(ellipse(32, -82, 13, 15), p.pal.metal, fill="rad")


@motif("shield", "shield", "bouclier", "object", "metal shelter noble power", "heart")
def shield(p: Pen, *, colour: str | None = None) -> None:
    """A bright star on a quartered field."""
    c = colour or p.pal.cloth
    p.form(smooth(mirrored("0,-98 34,-82 78,-80! 82,-30 68,40 0,102!")), p.pal.metal, shade=(-8, -4), rim=2)
    field = smooth(mirrored("0,-80 30,-68 64,-66! 66,-28 54,32 0,82!"))
    p.form(field, c, shade=(-10, -5), hatch=0.6)
    p.inside(field)
    p.flat(rect(0, -100, 100, 100) + rect(-100, 0, 100, 110), p.pal.ink, 0.28)
    p.end()
    p.dots([(x, y, 4) for s in (-1, 1) for x, y in ((s * 64, -74), (s * 72, -30), (s * 58, 36))], p.pal.light)
    p.form(
        smooth("0,-46! 8,-12 12,-8 46,0! 12,8 8,12 0,46! -8,12 -12,8 -46,0! -12,-8 -8,-12"),
        p.pal.bone,
        outline=1.4,
        fill="lin",
    )


@motif("tornado", "whirlwind", "tornade", "sky", "wind weather danger turn air", "swirl")
def tornado(p: Pen, *, colour: str | None = None) -> None:
    """It stands on one foot and takes everything with it."""
    c = colour or mix(p.pal.foam, p.pal.stone, 0.45)
    for k, (x, y, w, h) in enumerate(
        ((6, 88, 16, 7), (-2, 70, 26, 10), (8, 48, 40, 14), (-4, 20, 56, 18), (6, -14, 74, 22), (-2, -56, 96, 28))
    ):
        p.form(
            ellipse(x, y, w, h), mix(c, p.pal.ink, 0.28 - k * 0.05), fill="down", shade=(-3, -6), hatch=0.6, outline=1.6
        )
        p.form(
            ellipse(x + w * 0.05, y - h * 0.3, w * 0.72, h * 0.46), mix(c, p.pal.ink, 0.55), fill="down", outline=0.8
        )
        p.line(
            [(x - w * 0.9, y + h * 0.3), (x - w * 0.2, y + h * 0.8), (x + w * 0.7, y + h * 0.55)],
            3,
            p.pal.light,
            "both",
            0.8,
        )
    for x, y, turn in ((-78, 4, 20), (72, 36, -30), (58, 76, 10)):
        p.group(f"translate({x} {y}) rotate({turn})")
        p.form(smooth("-14,0! 0,-9 14,0! 0,9"), p.pal.a1, outline=1.2)
        p.end()
