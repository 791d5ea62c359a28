"""A wood of hands, a tree of moons, an orchard in the air, tea at the foot of a volcano."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth, star, union_path
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene


@card(
    ("Island of lost gloves", "L'île des gants perdus"),
    (
        "In a wood of hands a child with a lantern meets the one hand that can see.",
        "Dans un bois de mains, un enfant à la lanterne rencontre la seule main qui voit.",
    ),
    palette="rosewater",
    themes="lost reach strange",
    setting="sea",
    frame="wave",
    light=(0.1, -0.5),
    wash=(500, 400, 420, "#ffe9c4", 0.7),
)
def glove_island(s: Scene) -> None:
    """Low, between fingers that are taller than we are."""
    s.back("sky", lx=500, ly=420, stars=0, lines=False, glow=0.9)
    s.back("cloud", x=250, y=300, w=300, h=80)
    s.back("cloud", x=800, y=360, w=260, h=66, seed=3)
    s.back("sea", y=610, rows=3, y1=760)
    s.add("ship", 735, 560, 1.0, kind="longship", depth=0.25)
    s.add("lighthouse", 268, 535, 1.15, beam=False, depth=0.2)
    s.draw(knoll, area=KNOLL, el="island", motif="floating_island", name=("small island", "petite île"))
    for x, y, k, turn, c in (
        (318, 640, 1.3, -14, "#b98aa6"),
        (690, 640, 1.35, 12, "#b98aa6"),
        (206, 690, 1.7, -8, "#a3749b"),
        (812, 690, 1.75, 10, "#a3749b"),
    ):
        s.add("hand", x, y, k, turn=turn, colour=c, flip=x > 500)
    s.back("stairs", pts="500,700 512,740 486,800 520,880 500,1010", w0=46, w1=330, m=11, colour="#e8c9c4")
    s.add(
        "hand",
        502,
        420,
        3.0,
        eye_=True,
        el="great_hand",
        line=0.6,
        colour="#f6cfb4",
        name=("great hand with an eye", "grande main qui porte un œil"),
    )
    s.add("child", 470, 800, 1.55, pose="reach", mood="wonder", cut="bob", colour="#e86f6f", ground=(46, 100, 0.5))
    s.add("lantern", 572, 752, 0.72, kind="paper")
    s.add("hand", 5, 735, 4.2, turn=8, colour="#5c3a72", line=0.5)
    s.add("hand", 1002, 750, 4.4, turn=-10, colour="#563669", flip=True, line=0.5)


KNOLL = smooth("-20,1010! -20,800 160,745 340,700 500,690 660,700 840,745 1020,800 1020,1010!")


def knoll(p: Pen) -> None:
    """The ground the hands grow from, in furrows."""
    pal = p.pal
    c = mix(pal.near, pal.leaf, 0.35)
    p.form(KNOLL, c, fill="down", contrast=1.2, outline=2.4, rim=4)
    for k in range(6):
        y = 730 + k * k * 9
        p.line(
            [(60, y + 60), (300, y + 4), (500, y - 8), (700, y + 4), (940, y + 60)],
            5 + k,
            mix(c, pal.ink, 0.35),
            "both",
            0.6,
            24,
        )


@card(
    ("Harvest of moons", "La moisson des lunes"),
    (
        "High on a ladder a farmer picks the ripe moons before they fall.",
        "En haut d'une échelle, une paysanne cueille les lunes mûres avant qu'elles ne tombent.",
    ),
    palette="ember",
    style="papercut",
    themes="abundance night work harvest",
    setting="land",
    frame="wave",
    light=(0.2, -0.6),
    wash=(590, 380, 420, "#fff0b8", 0.6),
)
def moon_harvest(s: Scene) -> None:
    """Under the bough: the tree goes out by the rim, the basket is at our feet."""
    s.back("sky", lx=620, ly=420, stars=26, lines=False)
    s.back("mountain", y=720, h=110, m=5, depth=0.4)
    s.back("hills", y=735, amp=26, colour="#8c3a38", tex=False, seed=2)
    s.draw(bough, area=BOUGH, el="tree", motif="tree", name=("old tree", "vieil arbre"))
    for x, y, k in ((300, 190, 0.62), (850, 330, 0.6), (790, 190, 0.5)):
        s.add(
            "crescent_moon",
            x,
            y,
            k,
            rings=False,
            el="fruit",
            name=("young moons on the tree", "jeunes lunes sur l'arbre"),
        )
    s.add("full_moon", 905, 500, 0.62, rings=False)
    s.add("full_moon", 610, 400, 1.75, kind="face", rings=False, el="great_moon", name=("ripe moon", "lune mûre"))
    s.draw(stalks)
    s.add("ladder", 300, 650, 3.7, turn=9, h=172, w=34, taper=0.8, line=0.6)
    s.add(
        "person",
        356,
        520,
        2.3,
        pose="reach",
        mood="joy",
        hat="wide",
        cut="bun",
        hem=1.4,
        colour="#2f8f8b",
        name=("harvester", "moissonneuse"),
    )
    s.back("hills", y=890, amp=14, colour="#3b1228", tex=False, seed=4)
    s.add("pumpkin", 330, 868, 1.2, ground=(84, 80, 0.5))
    s.add("lantern", 180, 800, 1.0)
    s.draw(basket, area=BASKET, el="full_moon", motif="full_moon")


BOUGH = union_path(
    tube("-20,900,300 60,620,230 70,420,190 150,250,160 330,130,120 560,110,90 800,150,60 960,260,34"),
    *(
        ellipse(x, y, r, r * 0.7)
        for x, y, r in (
            (120, 150, 150),
            (300, 60, 160),
            (500, 40, 150),
            (690, 60, 150),
            (850, 130, 130),
            (950, 250, 100),
            (40, 300, 130),
        )
    ),
)
BASKET = union_path(
    ellipse(690, 800, 74),
    ellipse(800, 800, 74),
    ellipse(748, 740, 70),
    smooth("590,830! 900,830! 868,960 830,1010 660,1010 622,960"),
)


def bough(p: Pen) -> None:
    """Trunk and bough of an old tree, in three sheets of leaves."""
    pal = p.pal
    wood = mix(pal.wood, pal.ink, 0.2)
    leaves = (
        (120, 150, 150),
        (300, 60, 160),
        (500, 40, 150),
        (690, 60, 150),
        (850, 130, 130),
        (950, 250, 100),
        (40, 300, 130),
    )
    for n, (x, y, r) in enumerate(leaves):
        p.form(_leaves(x, y, r, n), mix(pal.near, pal.leaf, 0.25), contrast=1, outline=2)
    p.form(
        union_path(
            tube("-20,900,300 60,620,230 70,420,190 150,250,160 330,130,120 560,110,90 800,150,60 960,260,34"),
            tube("420,120,60 520,200,40 600,240,24"),
            tube("700,130,46 780,200,30 840,270,18"),
            tube("880,200,36 905,330,24 905,440,14"),
        ),
        wood,
        contrast=1.3,
        outline=3,
        rim=6,
    )
    for k in range(5):
        p.line(
            [(20 + k * 30, 940), (30 + k * 20, 640), (40 + k * 18, 420), (150 + k * 10, 230 + k * 12)],
            6,
            p.ink(wood),
            "both",
            0.5,
            20,
        )
    for n, (x, y, r) in enumerate(leaves):
        p.form(
            _leaves(x - 20, y - 34, r * 0.82, n + 9),
            mix(pal.leaf, pal.a3, 0.25 * (n % 3)),
            contrast=1.1,
            outline=2,
            rim=3,
        )
    for n, (x, y, r) in enumerate(leaves):
        p.form(_leaves(x - 30, y - 60, r * 0.5, n + 20), mix(pal.leaf, pal.a1, 0.5), contrast=1, outline=1.6)


def _leaves(x: float, y: float, r: float, n: int) -> str:
    """A scalloped sheet."""
    pts: list[tuple[float, ...]] = []
    for k in range(11):
        a = (k + 0.3 * (n % 3)) * 2 * pi / 11
        pts += [
            (x + cos(a) * r * 1.08, y + sin(a) * r * 0.74),
            (x + cos(a + 0.28) * r * 0.86, y + sin(a + 0.28) * r * 0.6, 1),
        ]
    return smooth(pts)


def stalks(p: Pen) -> None:
    """Each moon hangs by a stalk and a leaf."""
    pal = p.pal
    for x, y in ((606, 236), (300, 130), (848, 270), (905, 440), (790, 140)):
        p.form(tube(f"{x - 4},{y - 30},14 {x},{y},12 {x + 2},{y + 26},9"), mix(pal.wood, pal.leaf, 0.4), outline=1.6)
        p.form(smooth([(x, y - 10, 1), (x + 40, y - 34), (x + 84, y - 14, 1), (x + 44, y + 12)]), pal.leaf, outline=1.6)


def basket(p: Pen) -> None:
    """Moons in a basket: they light the wicker from within."""
    pal = p.pal
    p.glow(745, 780, 260, pal.glow, 0.9)
    c = mix(pal.bone, pal.glow, 0.5)
    for x, y, r in ((748, 740, 70), (690, 800, 74), (800, 800, 74)):
        p.form(ellipse(x, y, r), c, fill="rad", contrast=1.1, outline=2.4)
        for dx, dy, q in ((-20, -18, 15), (18, -26, 10), (8, 12, 18), (-30, 16, 9)):
            p.flat(ellipse(x + dx, y + dy, q), mix(c, pal.metal, 0.35), 0.7)
    body = smooth("590,836! 660,858 830,858 900,836! 868,960 830,1010 660,1010 622,960")
    p.form(body, mix(pal.fur, pal.wood, 0.4), contrast=1.2, outline=3)
    for j in range(4):
        for k in range(9):
            x = 612 + k * 31 + 14 * (j % 2)
            p.form(
                ellipse(x, 880 + j * 34, 18, 12), shift(mix(pal.fur, pal.wood, 0.3), 0.05 * ((j + k) % 2)), outline=1.6
            )
    p.form(tube("590,838,26 660,860,26 830,860,26 900,838,26"), mix(pal.fur, pal.a1, 0.3), contrast=1.2, outline=2.6)


@card(
    ("The airship orchard", "Le verger des dirigeables"),
    (
        "Apples ripen on an airship, and a child climbs a rope ladder to pick them.",
        "Des pommes mûrissent sur un dirigeable ; un enfant grimpe à l'échelle de corde pour les cueillir.",
    ),
    palette="dawn",
    style="papercut",
    themes="fly harvest",
    setting="sky",
    frame="beads",
    wash=(500, 620, 460, "#ffffff", 0.5),
)
def airship_orchard(s: Scene) -> None:
    """We hang from the gondola and look down past the child on the fields."""
    s.back("fields_above", depth=0.35, colours=("#a9c79a", "#c8cf94", "#8fb89a", "#d9c89a", "#b5bf8a"))
    s.back("cloud", x=230, y=690, w=300, h=70)
    s.back("cloud", x=850, y=860, w=320, h=76, seed=6)
    s.add("greenhouse", 640, 730, 0.62, depth=0.25, ground=(90, 98, 0.35))
    s.add("windmill", 800, 690, 0.62, depth=0.25, ground=(60, 98, 0.3))
    s.add("mushroom", 330, 830, 0.7, depth=0.2, ground=(70, 93, 0.4))
    s.draw(lambda p: p.flat(ellipse(250, 600, 100, 30), p.pal.shadow, 0.24))
    s.add(
        "airship",
        235,
        500,
        1.15,
        depth=0.12,
        colour="#3f9a9a",
        el="far_airship",
        turn=-8,
        name=("distant airship", "dirigeable au loin"),
    )
    s.draw(
        rungs,
        area=polygon("408,150 612,150 520,870 476,870"),
        el="ladder",
        motif="ladder",
        name=("rope ladder", "échelle de corde"),
    )
    s.add("child", 505, 520, 2.5, pose="climb", mood="joy", cut="short", hat="cap", colour="#d95f7f", scarf=True)
    s.draw(belly, area=BELLY, el="airship", motif="airship", name=("belly of an airship", "ventre d'un dirigeable"))
    for x, y, k in ((672, 372, 0.95), (845, 420, 1.4), (172, 330, 1.15), (330, 330, 0.72)):
        s.add("apple", x, y, k)
    s.add("bee", 770, 600, 0.95, turn=-12)


BELLY = union_path(ellipse(500, 20, 640, 200), smooth("330,180! 360,236 640,236 670,180!"))


def rungs(p: Pen) -> None:
    """Ropes that run together below us."""
    pal = p.pal
    rope = mix(pal.wood, pal.bone, 0.4)
    for k in range(13):
        t = 1 - 0.86**k
        y = 220 + 720 * t
        half = 92 * (1 - t) + 14 * t
        w = 22 * (1 - t) + 5
        x = 510 - 12 * t
        p.form(
            tube(f"{x - half},{y},{w} {x},{y + w * 0.4},{w} {x + half},{y},{w}"), pal.wood, contrast=1.1, outline=1.8
        )
    for side in (-1, 1):
        p.line([(510 + side * 96, 150), (506 + side * 56, 480), (499 + side * 22, 860)], 15, rope, "out", 1, 20)


def belly(p: Pen) -> None:
    """The striped hull over our heads, its gondola, and twigs with leaves along the seam."""
    pal = p.pal
    hull = ellipse(500, 20, 640, 200)
    p.form(hull, pal.bone, fill="up", contrast=1.2, outline=3)
    p.inside(hull)
    for k in range(-5, 6):
        x0, x1 = 500 + (k - 0.28) * 150, 500 + (k + 0.28) * 150
        p.form(
            polygon([(x0 * 0.9 + 50, -160), (x1 * 0.9 + 50, -160), (x1, 240), (x0, 240)]),
            pal.a3,
            fill="up",
            contrast=1.1,
            outline=2,
        )
    p.end()
    p.stroke(hull, mix(pal.metal, pal.bone, 0.3), 12)
    p.form(
        smooth("320,176! 350,246 500,262 650,246 680,176! 500,206"),
        mix(pal.wood, pal.metal, 0.2),
        contrast=1.2,
        outline=3,
        rim=5,
    )
    for k in range(5):
        p.form(ellipse(380 + k * 60, 222 + 10 * (2 - abs(k - 2)) / 2, 15, 13), pal.glow, outline=2.2)
    for x, y, tip in ((172, 150, 240), (330, 190, 268), (690, 192, 292), (845, 160, 296)):
        p.form(
            tube(f"{x - 6},{y},14 {x + 6},{(y + tip) / 2},11 {x},{tip},9"), mix(pal.wood, pal.leaf, 0.3), outline=1.8
        )
        for side in (-1, 1):
            p.form(
                smooth([(x, y + 26, 1), (x + side * 50, y + 4), (x + side * 96, y + 40, 1), (x + side * 46, y + 52)]),
                shift(pal.leaf, 0.04 * side),
                contrast=1.1,
                outline=1.8,
                rim=2,
            )


@card(
    ("Tea with the volcano", "Le thé chez le volcan"),
    (
        "An old volcano bends down from the clouds and pours lava into a guest's cup.",
        "Un vieux volcan se penche des nuages et verse sa lave dans la tasse d'un invité.",
    ),
    palette="ember",
    style="water",
    themes="danger home warm",
    setting="sea",
    frame="dash",
    light=(0.1, 0.3),
    vignette=0.2,
)
def volcano_tea(s: Scene) -> None:
    """From the tablecloth of the sea; the cup is larger than the lighthouse."""
    s.back("sky", lx=640, ly=330, stars=0, lines=False, stops=["#6a3550", "#a8546a", "#e08a5a", "#fbe0a8"])
    s.add("sun", 880, 470, 0.9)
    s.back("cloud", x=850, y=560, w=300, h=56)
    s.back("sea", y=650, rows=4, y1=900, colour="#4f9a96", colour2="#2f6f7d", near=0.6)
    s.add("lighthouse", 585, 560, 1.0, beam=False)
    s.draw(smoke, area=SMOKE, el="smoke", motif="cloud", name=("volcano's smoke", "fumée du volcan"), tags="smoke")
    s.draw(old_one, area=MOUNT, el="volcano", motif="volcano")
    s.draw(
        pouring,
        area=tube("612,236,70 690,250,66 744,330,54 760,480,46 752,640,44"),
        el="rope",
        motif="rope",
        name=("stream of lava", "filet de lave"),
        tags="fire",
    )
    s.add("teacup", 720, 742, 2.5, fill="#e8602f", line=0.7)
    s.add("splash", 744, 640, 1.2, h=84, colour="#ffd060", name=("splash of lava", "éclaboussure de lave"), tags="fire")
    s.add("teapot", 300, 830, 1.25)
    s.back("sea", y=890, rows=2, y1=1000, horizon=False, far=0.7, near=0.9, colour="#4f9a96", colour2="#2f6f7d")


MOUNT = smooth(
    "-20,860! -20,420 30,240 130,130 270,80 400,84 520,130 600,190 668,214! 676,270! 600,300 520,310 470,340 450,420 "
    "470,520 500,640 520,800!"
)
SMOKE = union_path(
    *(
        ellipse(x, y, r, r * 0.86)
        for x, y, r in ((660, 150, 60), (600, 90, 76), (500, 50, 84), (700, 70, 60), (390, 20, 90), (780, 40, 50))
    )
)


def smoke(p: Pen) -> None:
    """It goes back over his head like hair."""
    pal = p.pal
    c = mix(pal.stone, pal.near, 0.45)
    p.form(SMOKE, c, fill="up", contrast=1.2, outline=2.4)
    for x, y, r in ((660, 150, 40), (600, 90, 52), (500, 56, 56), (700, 70, 40), (400, 44, 52)):
        p.line(
            [
                (x + r, y + r * 0.4),
                (x + r * 0.4, y - r * 0.7),
                (x - r * 0.6, y - r * 0.4),
                (x - r * 0.4, y + r * 0.4),
                (x + r * 0.2, y + r * 0.2),
            ],
            5,
            mix(c, pal.light, 0.45),
            "both",
            0.8,
            16,
        )


def old_one(p: Pen) -> None:
    """A mountain that bends its neck: crater for a mouth, ridges for wrinkles, a wood for a beard."""
    pal = p.pal
    rock = mix(pal.near, pal.stone, 0.32)
    p.form(MOUNT, rock, fill="lin", contrast=1.3, outline=3, rim=6)
    p.inside(MOUNT)
    for k in range(6):
        p.line(
            [
                (40 + k * 74, 1000),
                (60 + k * 60, 640),
                (120 + k * 44, 380),
                (260 + k * 36, 220),
                (460 + k * 22, 200 + k * 8),
            ],
            9,
            mix(rock, pal.ink, 0.4),
            "both",
            0.55,
            30,
        )
    for q in ("100,900 160,640 150,430", "300,960 330,700 300,520", "420,900 430,700 400,600"):
        p.line(q, 24, pal.a3, "both", 0.95, 20)
        p.line(q, 11, pal.a1, "both", 0.95, 20)
    p.end()
    p.form(ellipse(652, 244, 34, 44), mix(pal.a3, pal.glow, 0.4), fill="rad", contrast=1, outline=3)
    p.glow(660, 246, 130, pal.glow, 0.7)
    ink = pal.ink
    p.line("428,214 468,236 512,222", 9, ink, "both")
    for dx in (0, 22, 44):
        p.line([(440 + dx, 226), (434 + dx, 244)], 5, ink, "out")
    p.form(smooth("404,176! 440,136 500,134 536,168! 500,160 440,166"), pal.leaf, contrast=1, outline=2)
    p.form(ellipse(470, 290, 50, 30), mix(rock, pal.a3, 0.5), fill="rad", contrast=0.6, outline=0)
    for k in range(7):
        x, y = 452 + (k % 3) * 26, 352 + k * 26
        p.form(
            polygon([(x, y - 34), (x + 24, y + 22), (x - 24, y + 22)]), shift(pal.leaf, -0.05 * (k % 2)), outline=1.8
        )


def pouring(p: Pen) -> None:
    """The bow of lava, bright within."""
    pal = p.pal
    p.glow(720, 420, 240, pal.glow, 0.55)
    p.form(tube("622,244,56 690,256,62 744,336,54 760,480,46 752,640,44"), pal.a3, contrast=1.1, outline=2.6)
    p.form(tube("630,240,26 690,250,30 736,332,24 750,480,20 744,630,18"), pal.a1, contrast=0.8, outline=0)
    p.line("650,244 696,258 728,330 740,480 736,600", 9, pal.light, "both", 0.9, 30)
    for x, y, r in ((800, 380, 10), (690, 420, 8), (812, 520, 7), (700, 560, 9)):
        p.form(star(x, y, r * 1.6, r, 6), pal.glow, contrast=0.5, outline=1)
