"""A violin one walks over, a rose in a compass, a garden below a floor."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth, union_path
from noctuary.art.motifs.faces import face, hair
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene

BODY = smooth(
    "500,470! 580,474 660,500 690,548 668,590 664,640 720,690 850,760 "
    "930,860 900,1030! 100,1030! 70,860 150,760 280,690 "
    "336,640 332,590 310,548 340,500 420,474"
)
NECK = polygon("432,640 568,640 530,300 470,300")


@card(
    ("The sighing bridge", "Le pont qui soupire"),
    (
        "A violin laid over a gorge is a bridge, and its strings are the road.",
        "Un violon posé en travers d'une gorge sert de pont ; ses cordes sont la route.",
    ),
    palette="storm",
    style="engrave",
    themes="crossing music sad",
    setting="land",
    frame="beads",
    vignette=0.25,
)
def violin_bridge(s: Scene) -> None:
    """We stand on the belly of the violin and look along the strings to the far cliff."""
    s.back("sky", lx=500, ly=180)
    s.back("cloud", x=800, y=150, w=280, h=64)
    s.back("hills", y=330, amp=40)
    s.add("tower", 318, 360, 1.1, h=150, w=56, colour="#a59f88", roof_colour="#b5472f")
    s.add("tower", 690, 360, 0.95, h=130, w=56, colour="#a59f88", roof_colour="#b5472f")
    s.draw(far_bank, area=FAR, el="cliff", motif="cliff")
    s.back("sea", y=470, rows=6, amp=0.7, el="river", name=("misty river", "rivière brumeuse"), near=0.8)
    s.add("bare_tree", 150, 470, 2.0, line=0.8)
    s.draw(
        violin_road,
        area=union_path(BODY, NECK, ellipse(500, 262, 46, 44)),
        el="violin",
        motif="violin",
        name=("violin laid as a bridge", "violon couché en pont"),
    )
    s.draw(saddle)
    s.add("traveller", 496, 500, 1.0, pose="walk", colour="#b5472f")
    s.add("lantern", 556, 520, 0.5)
    s.add("bird", 838, 345, 0.95, kind="land")
    s.add("raven", 800, 815, 1.15, flip=True, ground=(60, 96, 0.4))


FAR = smooth("-20,470! -20,400 160,370 400,330 600,330 840,380 1020,400 1020,470! 640,470 600,420 400,420 360,470")


def far_bank(p: Pen) -> None:
    """The other side, in ledges."""
    rock = mix(p.pal.stone, p.pal.paper, 0.35)
    p.form(FAR, rock, fill="down", contrast=1.2, outline=2.6, hatch=0.6)
    for k in range(9):
        x = 30 + k * 116
        p.line([(x, 392 - 30 * sin(k)), (x + 14, 430), (x + 2, 468)], 5, p.pal.ink, "both", 0.8)


def violin_road(p: Pen) -> None:
    """Belly, ribs and neck, drawn together towards the far bank."""
    pal = p.pal
    wood = "#c8843e"
    p.group("translate(0 26)")
    p.form(BODY, mix(pal.wood, pal.ink, 0.35), fill="flat", outline=3)
    p.end()
    p.form(BODY, wood, fill="down", contrast=1.2, outline=4, hatch=0.5)
    p.stroke(
        smooth(
            "500,486! 572,490 640,512 668,550 650,588 646,646 704,702 "
            "830,772 902,866 880,1020! 120,1020! 98,866 170,772 "
            "296,702 354,646 350,588 332,550 360,512 428,490"
        ),
        pal.ink,
        3,
        0.8,
    )
    for side in (-1, 1):  # the two openings of the sound
        p.flat(
            smooth(
                [
                    (500 + side * dx, y)
                    for dx, y in (
                        (150, 700),
                        (172, 690),
                        (186, 708),
                        (176, 730),
                        (196, 790),
                        (240, 850),
                        (262, 862),
                        (286, 900),
                        (262, 930),
                        (236, 916),
                        (240, 892),
                        (204, 850),
                        (166, 790),
                        (146, 730),
                    )
                ]
            ),
            pal.ink,
        )
    p.flat(polygon("424,690 576,690 530,300 470,300"), mix(pal.ink, pal.wood, 0.3))
    p.form(
        smooth(
            "470,306! 462,262 480,226 516,222 536,246 530,270 510,270 506,254! 520,252 512,240 494,246 490,270 530,306!"
        ),
        wood,
        contrast=1.2,
        outline=3,
    )
    for side in (-1, 1):
        for y in (290, 318):
            p.form(tube(f"{500 + side * 26},{y},12 {500 + side * 56},{y - 6},15"), pal.wood, outline=2)
    for k in range(4):
        x0, x1 = 372 + k * 86, 482 + k * 12
        p.line([(x0, 1020), (x0 + (x1 - x0) * 0.5, 660), (x1, 300)], 9, pal.paper, "none", 1, 8)
        p.line([(x0 + 4, 1020), (x0 + 4 + (x1 - x0) * 0.5, 660), (x1 + 1, 300)], 3, pal.ink, "none", 1, 8)


def saddle(p: Pen) -> None:
    """The violin's own bridge stands over the road like a gate."""
    pal = p.pal
    wood = "#d8a24a"
    p.form(
        smooth(
            "400,846! 404,800 392,764 410,724! 440,690 500,678 560,690 590,724! "
            "608,764 596,800 600,846! 556,846! 552,806 528,786 "
            "500,782 472,786 448,806 444,846!"
        ),
        wood,
        contrast=1.2,
        outline=3.4,
        hatch=0.5,
        rim=4,
    )
    p.flat(smooth("500,774! 474,744 478,722 500,732! 522,722 526,744"), pal.ink)
    for side in (-1, 1):
        p.flat(ellipse(500 + side * 66, 762, 15, 21), pal.ink)
    for k in range(4):
        p.flat(ellipse(446 + k * 36, 690 - 9 * (1 - abs(k - 1.5) / 1.5), 6), pal.ink)


@card(
    ("The compass rose", "La rose des vents"),
    (
        "In a sailor's hand a rose grows out of the compass and turns to the wind.",
        "Dans la main d'un marin, une rose sort de la boussole et se tourne vers le vent.",
    ),
    palette="jewel",
    style="nouveau",
    themes="love order travel",
    setting="sea",
    frame="tick",
    light=(0.5, -0.8),
    wash=(560, 300, 480, "#fff4c8", 0.5),
)
def compass_rose(s: Scene) -> None:
    """Near, over the rail: the needle has put out leaves."""
    s.back("water_above", x=600, y=260)
    s.back("sea", y=60, rows=5, y1=600, horizon=False, far=0.1, near=0.5)
    s.add("wind", 290, 190, 1.3, line=0.8)
    s.back("cloud", x=830, y=250, w=300, h=76)
    s.add("swan", 835, 440, 1.15, flip=True)
    s.add("comet", 505, 120, 1.1, turn=-60)
    s.add("map", 800, 770, 1.9, turn=24, line=0.8)
    s.draw(compass_case, area=CASE, el="compass", motif="compass")
    s.back("ivy_branch", pts="520,690 600,640 610,560 540,500 470,450 510,380", w=34, leaf=74, gap=5)
    s.draw(bloom, area=BLOOM, el="rose", motif="rose")
    s.draw(holding, area=HOLD, el="hand", motif="hand", name=("sailor's hand", "main d'un marin"))
    s.add("bee", 335, 350, 0.95, turn=14)


CASE = union_path(ellipse(500, 720, 300, 150), smooth("200,720! 220,800 320,872 500,896 680,872 780,800 800,720!"))
BLOOM = ellipse(560, 330, 178, 166)
HOLD = union_path(
    tube("-40,980,230 120,900,190 220,850,150"),
    tube("220,820,76 250,760,66 300,712,52"),
    *(
        tube(f"{150 + k * 90},{930 + k * 6},84 {250 + k * 96},{905 + k * 4},74 {290 + k * 100},{850 + k * 10},58")
        for k in range(4)
    ),
)


def compass_case(p: Pen) -> None:
    """Brass and a white dial, seen slanting; winds in two colours, a needle in leaf."""
    pal = p.pal
    p.glow(500, 900, 330, pal.shadow, 0.6)
    p.form(
        smooth("196,720! 216,806 320,880 500,904 680,880 784,806 804,720!"),
        pal.metal,
        fill="lin",
        contrast=1.4,
        outline=3.4,
    )
    for k in range(17):
        a = pi * (k + 0.5) / 17
        x, y = 500 - cos(a) * 296, 740 + sin(a) * 140
        p.line([(x, y), (x + (500 - x) * 0.02, y + 26)], 7, p.ink(pal.metal), "none", 0.5)
    p.form(ellipse(500, 720, 304, 152), pal.metal, fill="lin", contrast=1.4, outline=3.4, rim=6)
    p.form(ellipse(500, 722, 264, 126), pal.bone, fill="up", contrast=1, outline=2.6)
    for k in range(48):
        a = 2 * pi * k / 48
        q = 0.86 if k % 4 else 0.78
        p.line(
            [(500 + cos(a) * 252, 722 + sin(a) * 120), (500 + cos(a) * 264 * q, 722 + sin(a) * 126 * q)],
            4,
            pal.ink,
            "none",
            0.8,
        )
    for k in range(8):
        a = 2 * pi * k / 8 + 0.2
        r = 190 if k % 2 == 0 else 110
        tip = (500 + cos(a) * r, 722 + sin(a) * r * 0.48)
        for side, c in ((-0.3, pal.a2), (0.3, mix(pal.sea2, pal.ink, 0.2))):
            foot = (500 + cos(a + side) * 46, 722 + sin(a + side) * 22)
            p.form(polygon([(500, 722), foot, tip]), c, contrast=1, outline=1.8)


def bloom(p: Pen) -> None:
    """A great rose turned to us, petal over petal."""
    pal = p.pal
    red = pal.a2
    for ring, (count, r, w) in enumerate(((7, 128, 84), (6, 92, 74), (5, 58, 60), (4, 28, 44))):
        for k in range(count):
            a = 2 * pi * (k + 0.45 * ring) / count + 0.3
            x, y = 560 + cos(a) * r, 330 + sin(a) * r * 0.92
            ux, uy, vx, vy = cos(a), sin(a), -sin(a), cos(a)
            pts = [
                (x + ux * (i * w) + vx * (j * w), y + uy * (i * w) + vy * (j * w))
                for i, j in (
                    (-0.7, 0.0),
                    (-0.3, 0.72),
                    (0.34, 0.7),
                    (0.62, 0.3),
                    (0.52, 0.0),
                    (0.62, -0.3),
                    (0.34, -0.7),
                    (-0.3, -0.72),
                )
            ]
            c = shift(red, 0.07 * ring - 0.05 + 0.03 * (k % 2))
            p.form(smooth(pts), c, fill="rad", contrast=1.3, outline=2.6, rim=5)
    p.line("548,334 560,318 576,330 566,350 544,346 540,322 562,306", 6, mix(red, pal.ink, 0.6), "both", 0.9, 16)
    for k in range(5):
        a = pi * (0.2 + 0.16 * k)
        x, y = 560 + cos(a) * 176, 330 + sin(a) * 160
        p.form(
            smooth([(x - 20, y - 30, 1), (x + 14, y - 8), (x + cos(a) * 52, y + sin(a) * 46, 1), (x - 26, y + 4)]),
            pal.leaf,
            outline=2,
        )


def holding(p: Pen) -> None:
    """A hand that comes in over the rim, thumb on the brass."""
    pal = p.pal
    skin = mix(pal.skin, pal.fur, 0.25)
    p.form(tube("-60,990,250 60,930,230"), "#1d3f7a", contrast=1.2, outline=3)
    p.form(tube("52,926,214 74,914,206"), pal.bone, contrast=0.9, outline=2.6)
    p.form(tube("70,920,180 160,890,176 240,860,150"), skin, contrast=1.2, outline=3, rim=4)
    for k in (3, 2, 1, 0):
        x, y = 150 + k * 92, 930 + k * 4
        p.form(
            tube(f"{x},{y},86 {x + 84},{y - 22},76 {x + 128},{y - 76 + k * 4},60"),
            shift(skin, -0.02 * k),
            contrast=1.25,
            outline=3,
            rim=3,
        )
        p.dashes(f"{x + 70},{y - 44},{x + 92},{y - 2},6", 3, p.ink(skin), 0.6)
        p.form(ellipse(x + 130, y - 88 + k * 4, 17, 20), mix(skin, pal.bone, 0.6), contrast=0.7, outline=1.6)
    p.form(tube("190,860,96 236,784,74 300,722,54"), skin, contrast=1.25, outline=3, rim=4)
    p.form(ellipse(306, 712, 19, 16), mix(skin, pal.bone, 0.6), contrast=0.7, outline=1.6)
    p.dashes("214,800,252,822,6 232,780,266,800,6", 3, p.ink(skin), 0.6)


HATCH = polygon("250,330 790,300 900,800 110,860")


@card(
    ("The garden under the floor", "Le jardin sous le plancher"),
    (
        "A child lies at an open trapdoor and looks down on a garden deep under the floor.",
        "Un enfant couché au bord d'une trappe regarde un jardin tout au fond, sous le plancher.",
    ),
    palette="absinthe",
    style="papercut",
    themes="below growth secret",
    setting="room",
    frame="beads",
    light=(0.1, 0.6),
    wash=(500, 600, 420, "#f8ffb8", 0.8),
)
def floor_garden(s: Scene) -> None:
    """From the ceiling; the light comes up, and the moths with it."""
    s.back("chequered_floor", y=-260, rows=11, a="#8f9a4a", b="#16321f")
    s.draw(
        thrown_back,
        area=polygon("262,326 786,296 742,70 330,84"),
        el="trapdoor",
        motif="door",
        name=("trapdoor", "trappe"),
    )
    s.draw(shaft, area=HATCH, el="garden", motif="hills", name=("garden below", "jardin d'en bas"))
    with s.within(DEEP, "garden"):
        s.add("tree", 600, 600, 1.15, ground=(74, 103, 0.45))
        s.add("mushroom", 420, 690, 1.2, colour="#8d4fb0", glow=True)
        s.add("mushroom", 690, 720, 0.85, colour="#e0662f", glow=True)
        s.add("rabbit", 540, 720, 0.72)
    s.back("ivy_branch", pts="262,340 300,430 270,520 310,600", w=20, leaf=54, gap=5)
    s.add("moth", 385, 425, 1.3, turn=-20)
    s.add("moth", 610, 250, 1.0, turn=16)
    s.draw(lying, area=LYING, el="child", motif="child", name=("child at the edge", "enfant au bord"))
    s.add("cat", 880, 330, 1.25, flip=True, ground=(70, 98, 0.4), kind="arch")
    s.add("lantern", 135, 560, 0.95)


DEEP = polygon("330,440 730,420 790,770 220,810")
LYING = union_path(
    tube("560,1010,260 470,900,210"),
    ellipse(410, 800, 108),
    tube("560,880,90 640,800,74 650,700,56"),
    tube("330,900,90 260,850,76 250,780,60"),
)


def thrown_back(p: Pen) -> None:
    """The lid lies open on the tiles, its iron ring up."""
    pal = p.pal
    p.flat(polygon("240,340 300,60 350,60 800,290"), pal.shadow, 0.4)
    p.form(polygon("262,326 786,296 742,70 330,84"), pal.wood, contrast=1.3, outline=3)
    for k in range(1, 6):
        x0, x1 = 262 + k * 87, 330 + k * 69
        p.line([(x0, 326 - k * 5), (x1, 84 - k * 2)], 6, p.ink(pal.wood), "none", 0.8)
    for y, x0, x1 in ((128, 318, 752), (262, 280, 774)):
        p.form(polygon([(x0, y), (x1, y - 20), (x1 + 4, y + 10), (x0 - 4, y + 30)]), shift(pal.wood, 0.08), outline=2)
    p.stroke(ellipse(530, 190, 34, 22), pal.metal, 11)


def shaft(p: Pen) -> None:
    """Boards, earth with roots, and far down a lit lawn."""
    pal = p.pal
    earth = mix(pal.wood, pal.ink, 0.35)
    p.form(polygon("226,312 808,280 930,820 84,884"), pal.wood, contrast=1.2, outline=3)
    p.form(HATCH, earth, fill="flat", outline=2.4)
    p.form(polygon("250,330 790,300 730,420 330,440"), shift(earth, 0.05), contrast=1, outline=2)
    p.form(polygon("250,330 330,440 220,810 110,860"), shift(earth, -0.03), contrast=1, outline=2)
    p.form(polygon("790,300 900,800 790,770 730,420"), shift(earth, 0.08), contrast=1, outline=2)
    for x, y, dx, dy in (
        (300, 380, 20, 70),
        (420, 372, -10, 60),
        (560, 360, 16, 66),
        (680, 346, -18, 70),
        (210, 560, 40, 60),
        (180, 700, 44, 50),
        (830, 520, -40, 70),
        (860, 660, -44, 60),
    ):
        p.line([(x, y), (x + dx * 0.4, y + dy * 0.6), (x + dx, y + dy)], 10, mix(pal.fur, pal.bone, 0.3), "out", 0.9)
    p.form(DEEP, mix(pal.leaf, pal.glow, 0.45), fill="up", contrast=1.1, outline=2.4)
    p.glow(520, 640, 330, pal.glow, 0.8)
    p.form(
        smooth("520,430! 500,520 590,600 470,690 500,800! 380,808! 400,690 500,600 450,520 480,430!"),
        mix(pal.bone, pal.glow, 0.5),
        contrast=0.8,
        outline=1.6,
    )
    for k in range(26):
        x, y = 300 + (k * 97) % 440, 480 + (k * 61) % 290
        p.form(ellipse(x, y, 7, 5), (pal.a1, pal.a3, pal.bone)[k % 3], contrast=0.6, outline=1)


def lying(p: Pen) -> None:
    """Seen from above: a head hangs over the edge, one arm reaches down for the moth."""
    pal = p.pal
    skin, coat = pal.skin, pal.a3
    p.form(tube("330,910,92 262,862,78 252,800,64"), coat, contrast=1.2, outline=3)
    for k in range(4):
        p.form(tube(f"{226 + k * 18},790,22 {224 + k * 18},758,19 {226 + k * 17},738,15"), skin, outline=1.8)
    p.form(smooth("330,1030! 340,900 420,840 540,850 640,930 700,1030!"), coat, contrast=1.3, outline=3.2, rim=5)
    p.form(tube("560,890,96 648,806,76 652,710,58"), coat, contrast=1.2, outline=3, rim=4)
    for q in (
        "640,700,28 622,656,24 606,630,18",
        "652,694,26 646,640,23 640,606,17",
        "668,696,26 672,642,22 672,610,17",
        "682,706,24 696,662,20 702,636,15",
    ):
        p.form(tube(q), skin, contrast=1.2, outline=2)
    p.form(ellipse(660, 706, 34, 30), skin, contrast=1.1, outline=2)
    p.group("translate(416 800) rotate(-18) scale(5)")
    face(p, "back", "wonder", skin)
    hair(p, "braids", "back", mix(pal.wood, pal.ink, 0.35))
    p.end()
