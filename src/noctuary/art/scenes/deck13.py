"""Bells from below, the coast from above, a road wound up, a peep through the lock, a pruned thunderbolt."""

from __future__ import annotations

from functools import partial
from math import sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, brush, ellipse, mix, placed, polygon, shift, smooth
from noctuary.art.motifs.limbs import tube
from noctuary.art.motifs.structures import KEYHOLE
from noctuary.art.scene import Scene

BELLS = (
    (500, 420, 215, "#f0c05a"),
    (205, 330, 105, "#e86f6f"),
    (800, 320, 120, "#6fa8a8"),
    (780, 620, 84, "#e8a05a"),
    (195, 590, 78, "#b0709a"),
)


@card(
    ("Choir of bells", "Le chœur des cloches"),
    (
        "A child stands under bells that grew like flowers, and pulls the greatest by its clapper.",
        "Un enfant, sous des cloches poussées comme des fleurs, tire le battant de la plus grande.",
    ),
    palette="rosewater",
    style="papercut",
    themes="growth joy music",
    setting="garden",
    frame="tick",
    light=(0.1, -0.95),
    wash=(500, 350, 600, "#fff4e0", 0.5),
)
def bell_choir(s: Scene) -> None:
    """We look up into the mouths of the bells."""
    s.back("foliage", lx=500, ly=250, hole=240, colour="#7f9a7a")
    s.add("rainbow", 500, 300, 3.4, line=0.6)
    s.back("ivy_branch", pts="-20,130 200,150 420,110 640,150 820,120 1010,170", w=50, leaf=70, gap=5, flower="#f0a0b0")
    for k, (x, y, r, colour) in enumerate(BELLS):
        el = "great_bell" if k == 0 else "bell"
        name = ("great bell from below", "grande cloche vue d'en dessous") if k == 0 else None
        s.draw(
            partial(bell_below, x=x, y=y, r=r, c=colour),
            area=smooth(_bell(x, y, r)),
            el=el,
            motif="bell",
            name=name,
        )
    s.back("rope", pts="505,470 520,560 500,640 478,715", w=9, colour="#8a5a5c", el="_rope")
    s.back("hills", y=885, amp=16, colour="#6f9a72", tex=False)
    s.add(
        "child", 405, 790, 1.4, pose="reach", mood="sing", cut="bob", colour="#e86f6f", hem=1.1, ground=(40, 100, 0.5)
    )
    s.add("bee", 690, 480, 0.72)
    s.add("bee", 330, 500, 0.55, flip=True)
    s.add("sunflower", 130, 800, 1.35)
    s.add("dandelion", 860, 800, 1.3)
    s.add("bird", 640, 850, 0.62, kind="fledge", colour="#f0c05a")


def _bell(x: float, y: float, r: float) -> list[tuple[float, ...]]:
    lean = (x - 500) * 0.16
    return [
        (x - r, y, 1),
        (x - r * 0.62 - lean, y - r * 0.8),
        (x - r * 0.3 - lean * 2, y - r * 1.35),
        (x + r * 0.3 - lean * 2, y - r * 1.35),
        (x + r * 0.62 - lean, y - r * 0.8),
        (x + r, y, 1),
        (x + r * 0.7, y + r * 0.38),
        (x, y + r * 0.52),
        (x - r * 0.7, y + r * 0.38),
    ]


def bell_below(p: Pen, x: float, y: float, r: float, c: str) -> None:
    """The outside runs away upwards; the mouth opens towards us, with the clapper in it."""
    p.form(smooth(_bell(x, y, r)), c, contrast=1.2, outline=2.6, rim=4)
    lean = (x - 500) * 0.16
    p.line(
        [
            (x - r * 0.74 - lean * 0.6, y - r * 0.5),
            (x - lean * 0.6, y - r * 0.3),
            (x + r * 0.74 - lean * 0.6, y - r * 0.5),
        ],
        r * 0.07,
        mix(c, p.pal.light, 0.5),
        "fat",
    )
    p.form(ellipse(x, y, r, r * 0.52), shift(c, 0.05), contrast=1.1, outline=2.4)
    p.form(ellipse(x, y - r * 0.02, r * 0.86, r * 0.42), mix(c, p.pal.ink, 0.62), fill="down", contrast=1.1, outline=2)
    p.form(ellipse(x - lean * 0.3, y - r * 0.14, r * 0.5, r * 0.22), mix(c, p.pal.ink, 0.85), fill="flat", outline=0)
    p.form(tube(f"{x - lean * 0.4},{y - r * 0.2},{r * 0.1} {x},{y + r * 0.1},{r * 0.12}"), p.pal.wood, outline=1.6)
    p.form(ellipse(x, y + r * 0.2, r * 0.15), mix(p.pal.metal, p.pal.wood, 0.3), fill="rad", contrast=1.2, outline=2)


@card(
    ("The thread that holds the sea", "Le fil qui retient la mer"),
    (
        "A giant hand sews the sea to the shore with red thread.",
        "Une main géante coud la mer au rivage avec du fil rouge.",
    ),
    palette="verdigris",
    style="engrave",
    themes="craft edge fate",
    setting="shore",
    frame="tick",
    vignette=0.25,
)
def sewn_sea(s: Scene) -> None:
    """From above, as on a chart: the seam runs from rim to rim."""
    s.back("water_above", x=300, y=640, el="_w")
    s.back("sea", y=-40, rows=11, y1=1010, amp=1.1, horizon=False, near=0.9, far=0.5)
    s.add("octopus", 265, 470, 1.25)
    s.add("whale", 300, 790, 1.05, turn=-16)
    s.add("ship", 470, 900, 0.6, kind="galleon")
    s.draw(shore, area=smooth(SHORE), el="shore", motif="dunes", name=("sandy shore", "rivage de sable"))
    s.add("lighthouse", 868, 420, 1.35)
    s.draw(seam, area=seam_area(), el="seam", motif="rope", name=("red seam", "couture rouge"))
    s.draw(
        needle,
        area=polygon("380,330 640,540 652,526 396,306"),
        el="needle",
        motif="thread",
        name=("needle", "aiguille"),
    )
    s.add("hand", 195, 185, 2.6, turn=122, kind="pinch", name=("giant sewing hand", "main géante qui coud"), line=0.65)
    s.add("thread", 790, 885, 1.5, colour="#b5402f", needle=False, line=0.8)


SHORE = "640,-20! 560,110 660,220 560,340 640,470 560,600 660,720 560,840 600,1020! 1020,1020! 1020,-20!"


def shore(p: Pen) -> None:
    """Sand with a wet edge and wind marks."""
    sand = mix(p.pal.bone, p.pal.a2, 0.3)
    p.form(smooth(SHORE), sand, contrast=0.8, outline=3)
    p.dashes(
        [(690 + k * 47 % 290, 60 + k * 61 % 900, 730 + k * 47 % 290, 54 + k * 61 % 900, 5) for k in range(60)],
        2,
        p.pal.ink,
        0.6,
    )


STITCHES = [(520 + 60 * sin(k * 1.3), 60 + k * 92, 690 + 60 * sin(k * 1.3), 110 + k * 92) for k in range(10)]


def seam_area() -> str:
    """Where the stitches can be pointed at."""
    return "".join(
        polygon([(a - 6, b - 16), (c + 6, d - 16), (c + 6, d + 16), (a - 6, b + 16)]) for a, b, c, d in STITCHES
    )


def seam(p: Pen) -> None:
    """Stitches as long as ships, and the thread that runs to the needle."""
    red = "#b5402f"
    for a, b, c, d in STITCHES:
        p.form(tube(f"{a},{b},16 {(a + c) / 2},{(b + d) / 2 - 6},22 {c},{d},16"), red, contrast=1.1, outline=2.2)
    p.stroke("M390 320Q300 420 420 470Q560 500 600 420", red, 9)


def needle(p: Pen) -> None:
    """A needle as long as a mast, its eye near the hand."""
    p.form(polygon("376,326 396,304 662,546"), mix(p.pal.stone, p.pal.light, 0.6), contrast=1, outline=2.4)
    p.form(tube("398,326,9 430,354,7"), p.pal.ink, fill="flat", outline=0)


@card(
    ("The end of the thread", "Le bout du fil"),
    (
        "An old man winds the road up onto a spool, and the houses come along.",
        "Un vieil homme enroule la route sur une bobine, et les maisons suivent.",
    ),
    palette="sepia",
    themes="calm end fate",
    setting="land",
    frame="wave",
    wash=(640, 260, 600, "#fff6d8", 0.5),
)
def thread_end(s: Scene) -> None:
    """A high horizon: the whole way he came, and nothing left of it behind him."""
    s.back("sky", lx=600, ly=60, stars=0, y1=200)
    s.back("mountain", y=190, h=110, m=7, depth=0.35)
    s.back("hills", y=175, amp=22, colour="#c9b07a", trees=6)
    s.back("hills", y=290, amp=40, colour="#b3935a", seed=3, el="_h2")
    s.back("hills", y=440, amp=44, colour="#a07f48", seed=6, el="_h3")
    s.back("hills", y=600, amp=40, colour="#876a3a", seed=9, el="_h4")
    s.draw(road, area=road_area(), el="road", motif="rope", name=("red road", "route rouge"), tags="land travel")
    s.add("city", 660, 330, 0.72, turn=-16, w=120, count=6, hmin=30, hmax=90)
    s.add("bridge", 360, 395, 0.8, turn=14)
    s.add("castle", 520, 470, 0.66, turn=-14)
    s.add("bare_tree", 850, 480, 1.1)
    s.add("web", 820, 420, 0.72, palette="bone")
    s.back("hills", y=830, amp=26, colour="#6b4e30", seed=5, el="_h5")
    s.add("thread", 215, 740, 3.1, colour="#b5352a", needle=False, line=0.55, ground=(70, 78, 0.6))
    s.add(
        "person",
        560,
        740,
        2.15,
        pose="pull",
        flip=True,
        mood="calm",
        hat="wide",
        cut="beard",
        colour="#33606b",
        hair="#f3efe2",
        line=0.75,
        ground=(50, 100, 0.5),
        name=("old man", "vieil homme"),
    )


ROAD = "700,150 560,210 760,290 470,360 300,430 620,520 760,600 520,680 330,700"


def road_area() -> str:
    """The ribbon as it is pointed at."""
    return brush(ROAD, 74, lambda t: 0.12 + 0.88 * t, 30)


def road(p: Pen) -> None:
    """A red ribbon over five hills, wider and wider, and onto the spool."""
    red = p.pal.a1
    p.line(ROAD, 84, p.ink(red), lambda t: 0.12 + 0.88 * t, 1, 40)
    p.line(ROAD, 70, mix(red, p.pal.bone, 0.1), lambda t: 0.12 + 0.88 * t, 1, 40)
    p.line(ROAD, 10, mix(red, p.pal.light, 0.5), lambda t: 0.12 + 0.88 * t, 0.8, 40)


@card(
    ("The keyhole garden", "Le jardin du trou de serrure"),
    (
        "A child peeps through a huge keyhole into a garden where a swan swims at noon.",
        "Un enfant épie, par un immense trou de serrure, un jardin où nage un cygne en plein midi.",
    ),
    palette="moss",
    style="papercut",
    themes="growth secret threshold",
    setting="garden",
    frame="beads",
    light=(0.8, -0.5),
    wash=(640, 460, 460, "#fff2b8", 0.6),
)
def keyhole_garden(s: Scene) -> None:
    """Dark on our side; the light comes out of the lock and falls on a face."""
    s.draw(planks, area="M0 0L1000 0L1000 1000L0 1000Z", el="door", motif="door", name=("wooden door", "porte de bois"))
    x, y, k = 640, 410, 4.4
    s.draw(lock_edge, area=smooth(placed(KEYHOLE, x, y, k * 1.1)), el="keyhole", motif="keyhole")
    with s.within(smooth(placed(KEYHOLE, x, y, k)), "keyhole"):
        s.back("sky", lx=680, ly=180, stars=0, stops=["#3f8f9a", "#9fd0b0", "#f6efb8"], el="_sky")
        s.back("hills", y=420, amp=14, colour="#7fa04a", trees=0, tex=False, el="_lawn")
        s.add("tree", 545, 330, 1.15, colour="#5c8f3a")
        s.add("maze", 690, 440, 1.05, tilt=0.4)
        s.back(
            "sea",
            y=560,
            rows=3,
            y1=900,
            amp=0.3,
            colour="#4f9a96",
            colour2="#2f6f72",
            el="river",
            name=("pond", "étang"),
            near=0.5,
        )
        s.add("swan", 645, 610, 1.15)
        s.add("sun", 700, 205, 0.5)
    s.draw(lock_edge)
    s.draw(
        light_fan,
        area=polygon("520,500 470,760 60,1010 -20,700"),
        el="rays",
        motif="rays",
        name=("shaft of light", "rai de lumière"),
    )
    s.draw(peeper, area=smooth(PEEPER), el="child", motif="child", name=("peeping child", "enfant qui épie"))
    s.add("key", 560, 880, 1.35, turn=72, ground=(50, 60, 0.4))


PEEPER = "-20,560! 60,430 110,320 190,250 300,230 390,290 420,380 470,440 "
"430,480 440,540 390,600 420,720 380,900! 200,1020! -20,1020!"


def planks(p: Pen) -> None:
    """Boards with iron bands, seen from close by."""
    wood = mix(p.pal.wood, p.pal.ink, 0.3)
    p.form("M-20-20L1020-20L1020 1020L-20 1020Z", wood, fill="flat", outline=0)
    for k in range(8):
        p.form(
            polygon([(k * 130 - 20, -20), (k * 130 + 104, -20), (k * 130 + 104, 1020), (k * 130 - 20, 1020)]),
            shift(wood, 0.03 * (k % 3)),
            contrast=0.6,
            outline=2,
        )
        p.dashes(
            [(k * 130 + 20 + j * 26, 60 + j * 210, k * 130 + 16 + j * 26, 240 + j * 210, 6) for j in range(4)],
            3,
            p.ink(wood),
            0.5,
        )
    for y in (70, 900):
        p.form(
            polygon([(-20, y), (1020, y - 10), (1020, y + 56), (-20, y + 66)]),
            mix(p.pal.stone, p.pal.ink, 0.55),
            contrast=1,
            outline=2.2,
        )
        p.dots([(70 + j * 110, y + 26, 11) for j in range(9)], mix(p.pal.stone, p.pal.light, 0.2))


def lock_edge(p: Pen) -> None:
    """The brass plate round the hole."""
    hole = smooth(placed(KEYHOLE, 640, 410, 4.4))
    brass = mix(p.pal.metal, p.pal.wood, 0.2)
    p.stroke(hole, p.ink(brass), 44)
    p.stroke(hole, brass, 36)
    p.stroke(hole, mix(brass, p.pal.light, 0.6), 6)


def light_fan(p: Pen) -> None:
    """What falls out of the lock."""
    if p.mark is None:
        paint = p.linear(((0, p.pal.glow, 0.6), (1, p.pal.glow, 0.04)), at=(520, 560, 40, 880))
        p.flat(polygon("530,380 560,720 60,1010 -20,560"), paint)


def peeper(p: Pen) -> None:
    """A head in profile as large as the lock, a hand against the door; only what faces the light has colour."""
    pal = p.pal
    skin, hair = mix(pal.skin, pal.a1, 0.12), mix(pal.wood, pal.ink, 0.45)
    coat = mix(pal.a3, pal.ink, 0.15)
    p.form(smooth("-20,700! 120,620 260,610 370,680 420,800 400,1020! -20,1020!"), coat, contrast=1.2, outline=3, rim=5)
    p.form(smooth("200,560 330,560 350,660 280,700 200,680"), shift(skin, -0.08), contrast=1, outline=2)
    face = (
        "250,270 340,280 388,340 392,400! 420,446 400,468! 408,490 "
        "396,504! 402,522 384,560 336,588 270,580 200,540 170,420 190,320"
    )
    p.form(smooth(face), skin, contrast=1.3, outline=3, rim=7, ambient=pal.shadow)
    p.form(
        smooth(
            "150,560! 90,470 90,340 150,240 260,200 360,236 384,310! 330,330 290,320 286,390 250,400 240,470 200,520"
        ),
        hair,
        contrast=1.2,
        outline=3,
        rim=4,
    )
    p.form(ellipse(232, 446, 26, 38), shift(skin, -0.04), outline=2.2)
    p.form(ellipse(346, 400, 29, 33), mix(pal.bone, "#ffffff", 0.5), fill="flat", outline=2.2)
    p.form(ellipse(358, 400, 16, 22), pal.a2, fill="flat", outline=1.6)
    p.form(ellipse(362, 400, 9, 13), pal.ink, fill="flat", outline=0)
    p.dots("356,390,6", "#ffffff")
    p.line("316,344 350,324 382,338", 10, hair)
    p.line("396,506 378,512 364,504", 6, mix(pal.red, pal.ink, 0.3))
    p.glow(336, 480, 44, pal.a1, 0.5)
    p.form(smooth("96,300! 60,230 110,200! 130,250"), pal.a1, contrast=1, outline=2.4)
    p.form(smooth("110,290! 150,200 190,180! 170,260"), pal.a1, contrast=1, outline=2.4)
    p.form(tube("330,880,90 420,800,78 470,730,62"), coat, contrast=1.2, outline=3, rim=5)
    for q in (
        "478,720,52 520,690,40 556,650,26",
        "490,730,48 544,708,36 586,676,24",
        "494,746,44 552,736,34 596,716,22",
        "484,700,44 494,654,34 516,620,24",
    ):
        p.form(tube(q), skin, contrast=1.2, outline=2.4, rim=3)
    p.form(ellipse(476, 732, 40, 36), skin, contrast=1, outline=0)


@card(
    ("The gardener of lightning", "Le jardinier des éclairs"),
    (
        "A gardener on a ladder prunes a bolt of lightning as if it were a tree.",
        "Un jardinier, sur une échelle, taille un éclair comme on taille un arbre.",
    ),
    palette="storm",
    style="glass",
    themes="danger growth power",
    setting="garden",
    frame="beads",
    vignette=0.3,
)
def lightning_tree(s: Scene) -> None:
    """From the foot of it: the trunk is wide, the crown is lost in cloud."""
    s.back("sky", lx=520, ly=330, el="panes", name=("stained glass", "vitrail"))
    s.draw(bolt_tree, area=BOLT, el="lightning", motif="lightning", name=("lightning tree", "arbre-éclair"))
    s.back("cloud", x=240, y=130, w=420, h=110, colour="#566a6e")
    s.back("cloud", x=760, y=120, w=420, h=110, seed=2, colour="#6f8284")
    s.back("hills", y=850, amp=26, colour="#5c7058", tex=False)
    s.add("ladder", 275, 650, 2.2, turn=16, h=220)
    s.add(
        "person",
        300,
        460,
        1.7,
        pose="reach",
        mood="calm",
        hat="wide",
        cut="beard",
        colour="#a83a2c",
        line=0.7,
        name=("gardener", "jardinier"),
    )
    s.draw(
        shears,
        area=smooth("356,300 446,215 490,235 480,290 376,340"),
        el="shears",
        motif="scales",
        name=("shears", "sécateur"),
    )
    s.add(
        "lightning",
        760,
        800,
        0.95,
        turn=70,
        branches=False,
        el="bough",
        name=("cut branch of lightning", "branche d'éclair coupée"),
    )
    s.add("tree", 120, 800, 1.2, kind="round")
    s.add("lantern", 850, 700, 1.5, kind="post")
    s.add("frog", 720, 880, 0.8)


BOLT = polygon(
    "450,880 520,700 470,690 545,540 500,530 560,400 380,300 330,170 420,270 "
    "575,350 600,200 640,90 660,210 630,340 760,270 830,180 800,300 640,420 "
    "600,520 650,520 590,660 640,670 580,880"
)


def bolt_tree(p: Pen) -> None:
    """A trunk of light that forks five times."""
    p.form(BOLT, p.pal.flame, contrast=0.8, outline=4)
    p.form(
        polygon("500,860 560,690 520,680 590,530 560,520 610,400 600,380 556,500 580,510 520,640 548,650"),
        p.pal.light,
        fill="flat",
        outline=1,
    )
    for q in ("380,300 300,290 240,330 310,316", "760,270 860,290 920,260 870,316", "590,640 700,600 760,620 690,630"):
        p.form(polygon(q), p.pal.flame, contrast=0.6, outline=3)


def shears(p: Pen) -> None:
    """Open on the next twig."""
    p.form(polygon("366,318 466,220 478,234 384,328"), mix(p.pal.stone, p.pal.light, 0.5), contrast=1, outline=2.4)
    p.form(polygon("376,324 484,260 486,278 388,334"), mix(p.pal.stone, p.pal.light, 0.3), contrast=1, outline=2.4)
    p.form(ellipse(388, 316, 12), p.pal.metal, outline=2)
