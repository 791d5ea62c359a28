"""The first cards: tide, turtle, window, stairs, balloon, raven, theatre."""

from __future__ import annotations

from shapely.geometry import box

from noctuary.art.cards import card
from noctuary.art.kit import ellipse, outline_path, shape_of
from noctuary.art.scene import Scene


@card(
    ("The tide at tea-time", "La marée à l'heure du thé"),
    (
        "A whale leaps out of a teacup; a key lies on the saucer for a spoon.",
        "Une baleine bondit hors d'une tasse de thé ; une clé est posée sur la soucoupe en guise de cuillère.",
    ),
    palette="rosewater",
    themes="home scale wonder",
    setting="room",
    frame="wave",
    wash=(700, 250, 700, "#ffffff", 0.5),
)
def tea_tide(s: Scene) -> None:
    """A whale leaps out of a teacup; a key lies on the saucer for a spoon."""
    s.back("sky", lx=760, ly=215, stars=36, flow=260)
    s.back("cloud", x=190, y=270, w=330, h=80)
    s.back("cloud", x=900, y=450, w=280, h=60, seed=2)
    s.back("cloud", x=70, y=500, w=260, h=60, seed=3)
    s.back("table", y=700, name=("tablecloth with lace", "nappe de dentelle"))
    s.add("lighthouse", 880, 590, 1.2, ground=(60, 96, 0.5), beam=False)
    s.add("teapot", 135, 640, 1.5, ground=(90, 72, 0.5))
    k, cx, cy = (2.75, 500, 650)
    s.add("teacup", cx, cy, k, part="back", line=0.66, ground=(150, 92, 0.6))
    rim = ellipse(cx, cy - 36 * k, 93 * k, 21 * k)
    up = shape_of(rim).union(box(0, -50, 1000, cy - 36 * k))
    upd = outline_path(up.simplify(0.6))
    with s.within(rim, "teacup"):
        s.back(
            "sea",
            y=cy - 56 * k,
            rows=4,
            x0=cx - 95 * k,
            x1=cx + 95 * k,
            y1=cy,
            amp=0.36,
            horizon=True,
            far=0.3,
            near=0.55,
            name=("sea inside the teacup", "mer dans la tasse"),
        )
    with s.within(upd, "teacup"):
        s.add("whale", 425, 395, 2.5, turn=36)
        s.add("splash", 470, 556, 2.0, h=60)
        s.add("paper_boat", 668, 522, 0.92, turn=-8)
    with s.within(rim):
        s.back(
            "sea", y=575, rows=2, x0=cx - 95 * k, x1=cx + 95 * k, y1=680, amp=0.36, horizon=False, far=0.5, near=0.55
        )
    s.add("teacup", cx, cy, k, part="front", line=0.66)
    s.add("key", 735, 868, 0.85, turn=76, name=("key used as a teaspoon", "clé en guise de cuillère"))


@card(
    ("The city that swims", "La ville qui nage"),
    (
        "A whole town rides on a sea turtle under a smiling sun.",
        "Toute une ville voyage sur une tortue marine, sous un soleil souriant.",
    ),
    palette="ember",
    themes="home journey scale",
    setting="sea",
    frame="beads",
    wash=(480, 330, 700, "#fff2c0", 0.5),
)
def turtle_city(s: Scene) -> None:
    """A whole town rides on a sea turtle under a smiling sun."""
    s.back("sky", lx=480, ly=320, stars=0, flow=280, rings=6)
    s.add("sun", 480, 320, 2.15)
    s.back("cloud", x=130, y=420, w=320, h=70)
    s.back("cloud", x=900, y=330, w=320, h=80, seed=4)
    s.back("hills", y=620, amp=44, depth=0.35)
    s.back("sea", y=650, rows=3, y1=900, glit=480, far=0.0, near=0.5)
    s.add("city", 545, 605, 2.15, w=176, count=9, hmin=34, hmax=118, base=lambda t: 22 * (2 * t - 1) ** 2, line=0.75)
    s.add("turtle", 545, 690, 2.6)
    s.back("sea", y=800, rows=4, y1=1010, horizon=False, far=0.5, near=1)
    s.add("balloon", 200, 330, 0.98)
    s.add(
        "balloon", 815, 200, 0.6, depth=0.2, el="balloon2", name=("distant balloon", "montgolfière au loin"), flip=True
    )
    s.add("raven", 726, 402, 0.67)
    s.add("ship", 230, 792, 0.56)


@card(
    ("The captain's other house", "L'autre maison du capitaine"),
    (
        "A round window in a study looks onto a moonlit sea.",
        "La fenêtre ronde d'un cabinet donne sur une mer au clair de lune.",
    ),
    palette="midnight",
    themes="longing night secret",
    setting="room",
    frame="beads",
    wash=(280, 700, 600, "#ffd080", 0.6),
)
def round_window(s: Scene) -> None:
    """A round window in a study looks onto a moonlit sea."""
    s.back("wallpaper", y1=760)
    with s.within(ellipse(545, 345, 290), "round_window"):
        s.back(
            "sky",
            lx=650,
            ly=230,
            stars=30,
            x0=245,
            x1=845,
            y0=50,
            y1=480,
            stops=["#14306a", "#2f6496", "#8fc0c9"],
            el="_v",
            glow=0.45,
            flow=40,
        )
        s.back("cloud", x=400, y=300, w=220, h=44)
        s.back(
            "sea",
            y=420,
            rows=5,
            x0=240,
            x1=850,
            y1=660,
            amp=0.6,
            glit=660,
            name=("sea seen through the window", "mer vue par la fenêtre"),
            near=0.75,
        )
        s.add("whale", 430, 420, 0.95, turn=24, name=("leaping whale", "baleine qui saute"))
    s.add("round_window", 545, 345, 3.55, part="front", line=0.5)
    s.back("curtain", side=-1, x=-60, w=270, y1=800)
    s.back("table", y=715, colour="#5b3a4e", lace=False, name=("wooden table", "table de bois"))
    s.add("book", 520, 838, 1.45, glow=True, ground=(120, 62, 0.55))
    s.add("candle", 280, 745, 1.5, ground=(80, 88, 0.6))
    s.add("telescope", 728, 644, 1.92, ground=(75, 102, 0.6))
    s.add("key", 345, 900, 0.85, turn=-65)


@card(
    ("The long way to sleep", "Le long chemin du sommeil"),
    (
        "Stairs wind up through the clouds to a door in the moon.",
        "Un escalier monte en serpentant parmi les nuages jusqu'à une porte dans la lune.",
    ),
    palette="verdigris",
    themes="climb quest sleep",
    setting="sky",
    style="nouveau",
    frame="tick",
    light=(0.5, -0.8),
)
def stair_moon(s: Scene) -> None:
    """Stairs wind up through the clouds to a door in the moon."""
    s.back("sky", lx=560, ly=290, stars=46, flow=0, rings=8)
    s.add("crescent_moon", 585, 300, 2.3, turn=-12, rings=False)
    s.back("hills", y=690, amp=60, depth=0.3)
    s.back("cloud", x=180, y=500, w=360, h=90)
    s.back("cloud", x=890, y=520, w=330, h=90, seed=2)
    s.add("door", 545, 410, 0.62, ajar=True, name=("open door in the moon", "porte ouverte dans la lune"))
    s.back(
        "stairs",
        pts=[
            (555, 475),
            (630, 515),
            (620, 575),
            (490, 620),
            (390, 680),
            (440, 760),
            (600, 810),
            (630, 910),
            (480, 1020),
        ],
        w0=46,
        w1=360,
        m=30,
        line=0.9,
    )
    s.back("cloud", x=210, y=810, w=440, h=110, seed=3)
    s.back("cloud", x=880, y=850, w=420, h=110, seed=5)
    s.add("traveller", 545, 715, 1.3, pose="walk", ground=(60, 100, 0.6))
    s.add("lantern", 850, 330, 0.8, chain=260)
    s.back("ivy_branch", pts=[(-20, 640), (90, 600), (190, 640), (300, 610)], w=26, leaf=46, gap=5, colour="#3f8a5e")
    s.add("raven", 158, 566, 0.87)
    s.add("rose", 130, 830, 1.35, turn=-15)
    s.add("rose", 270, 915, 1.1, turn=10, el="rose", kind="bud")
    s.add("rose", 800, 890, 1.3, turn=-8, el="rose")
    s.add("rose", 905, 800, 1.0, turn=24, el="rose", kind="bud")


@card(
    ("What the balloon saw", "Ce que vit le ballon"),
    ("A balloon that is an eye drifts over a coast.", "Un ballon qui est un œil dérive au-dessus d'une côte."),
    palette="sepia",
    themes="journey watching",
    setting="sea",
    style="engrave",
    frame="dash",
    vignette=0.25,
)
def watching_balloon(s: Scene) -> None:
    """A balloon that is an eye drifts over a coast."""
    s.back("sky", lx=470, ly=330)
    s.back("cloud", x=150, y=440, w=300, h=70)
    s.back("cloud", x=880, y=360, w=300, h=70, seed=2)
    s.back("mountain", y=690, h=150, m=6)
    s.add(
        "balloon",
        470,
        355,
        3.0,
        eye=True,
        colours=("#b5352a", "#f3e8cd"),
        name=("balloon that is an eye", "ballon qui est un œil"),
    )
    s.back("sea", y=700, rows=5, amp=0.9)
    s.add("cliff", 830, 830, 1.25, grass=False)
    s.add("lighthouse", 822, 665, 1.2)
    s.add("ship", 220, 745, 1.05)
    s.back("sea", y=840, rows=3, amp=0.9, horizon=False, far=0.7)
    s.add("paper_boat", 530, 885, 1.05)
    s.add("raven", 800, 230, 0.75, kind="flight")
    s.add("bird", 150, 270, 0.34, el="bird")
    s.add("bird", 215, 215, 0.24, el="bird")
    s.add("bird", 720, 520, 0.3, el="bird", flip=True)


@card(
    ("The keeper of the key", "Le gardien de la clé"),
    ("A raven of stained glass holds a key before the moon.", "Un corbeau de vitrail tient une clé devant la lune."),
    palette="jewel",
    themes="guardian secret",
    setting="land",
    style="glass",
    frame="beads",
    vignette=0.3,
)
def glass_raven(s: Scene) -> None:
    """A raven of stained glass holds a key before the moon."""
    s.back("sky", lx=560, ly=340, el="panes", name=("stained glass", "vitrail"))
    s.add("full_moon", 560, 340, 1.32, rings=False)
    s.back("hills", y=650, amp=36, colour="#1f7a6a", tex=False)
    s.add("castle", 810, 560, 1.15)
    s.back("sea", y=730, rows=3, name=("river", "rivière"), horizon=False)
    s.add("cliff", 520, 880, 1.9, colour="#5a5aa8", grass=False)
    s.add("raven", 500, 540, 2.6, prop="key")
    s.back("ivy_branch", pts="-20,330 90,250 210,250 300,180", w=26, leaf=60, gap=8)
    s.add("lantern", 205, 400, 0.9, chain=100)
    s.back("cloud", x=790, y=225, w=210, h=56)
    s.add("rose", 170, 790, 1.6, turn=-14)
    s.add("rose", 330, 900, 1.2, el="rose", turn=8, kind="wild")
    s.add("rose", 840, 850, 1.5, turn=12, el="rose")


@card(
    ("A storm for three strings", "Une tempête pour trois fils"),
    (
        "A hand from above plays the weather on a paper stage.",
        "Une main venue d'en haut joue la tempête sur une scène de papier.",
    ),
    palette="theatre",
    themes="control storm theatre",
    setting="stage",
    style="papercut",
    frame="beads",
    wash=(500, 350, 600, "#ffe0a0", 0.6),
)
def paper_theatre(s: Scene) -> None:
    """A hand from above plays the weather on a paper stage."""
    s.back(
        "sky",
        lx=600,
        ly=330,
        stars=26,
        stops=["#1a1140", "#3a1b5c", "#9a3a55", "#f0a35a"],
        lines=False,
        name=("painted backdrop", "toile peinte"),
    )
    s.back("sea", y=610, rows=3, y1=800, name=("paper waves", "vagues de papier"), horizon=False, far=0.35, near=0.6)
    s.add("ship", 545, 570, 1.75, turn=-7)
    s.add(
        "puppet_strings",
        0,
        0,
        pts=[(440, 90, 478, 415), (500, 90, 590, 375), (560, 90, 655, 450)],
        el="strings",
    )
    s.back("sea", y=700, rows=3, y1=920, horizon=False, far=0.6, near=0.9)
    s.add("paper_boat", 295, 748, 0.9)
    s.add("whale", 760, 745, 0.8, turn=14, spout=False, starry=True)
    s.back("sea", y=800, rows=2, y1=960, horizon=False, far=0.8, near=0.9)
    s.back("chequered_floor", y=862, rows=4, a="#8a4a2b", b="#5a2a1e", name=("stage boards", "planches de la scène"))
    s.back("curtain", side=-1, x=-20, w=270)
    s.back("curtain", side=1, x=-20, w=270)
    s.back("valance", y=120)
    s.add("hand", 505, 66, 1.25, turn=180, kind="hang", name=("puppeteer's hand", "main du marionnettiste"))
    s.add("mask", 500, 845, 1.15)
