"""Lamps, library, hourglass, chess, oak, stag, train."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import smooth
from noctuary.art.kit.curves import Row
from noctuary.art.scene import Scene


@card(
    ("Migration of the lamps", "La migration des lampes"),
    (
        "Jellyfish drift like lanterns over the mountains at dawn.",
        "Des méduses dérivent comme des lanternes au-dessus des montagnes, à l'aube.",
    ),
    palette="dawn",
    themes="float journey wonder",
    setting="sky",
    style="water",
    frame="wave",
    vignette=0.2,
)
def jelly_balloons(s: Scene) -> None:
    """Jellyfish drift like lanterns over the mountains at dawn. The nearest passes over our heads."""
    s.back("sky", lx=300, ly=760, stars=0, lines=False)
    s.back("mountain", y=810, h=190, m=5, depth=0.3)
    s.back("cloud", x=860, y=500, w=300, h=70)
    s.back("cloud", x=110, y=610, w=300, h=70, seed=2)
    s.add("jellyfish", 215, 545, 1.0, depth=0.2, colour="#9a6ad0")
    s.add("jellyfish", 790, 400, 1.75, colour="#2f8fae", turn=10)
    s.back("hills", y=850, amp=30, colour="#6fa07a", trees=6)
    s.add("ladder", 800, 700, 1.7, turn=6, h=232, kind="rope")
    s.add("raven", 640, 650, 0.8, kind="flight")
    s.add("bare_tree", 600, 868, 0.95, ground=(68, 103, 0.45))
    s.add("lantern", 205, 850, 1.15, kind="post")
    s.add("traveller", 345, 850, 1.35, pose="reach", mood="wonder")
    s.back("reeds", x=760, y=970, m=16, h=150, spread=150)
    s.add("jellyfish", 420, 300, 3.7, line=0.7, colour="#d8486f", turn=-8)


@card(
    ("Please return before high tide", "À rendre avant la marée haute"),
    ("An octopus keeps the library of a drowned castle.", "Une pieuvre tient la bibliothèque d'un château englouti."),
    palette="abyss",
    themes="deep knowledge time",
    setting="underwater",
    frame="wave",
    wash=(500, 100, 700, "#a0ffe8", 0.5),
)
def drowned_library(s: Scene) -> None:
    """An octopus keeps the library of a drowned castle."""
    s.deep_water(520, spread=84, op=0.4)
    s.add("whale", 770, 235, 1.35, depth=0.5, flip=True, spout=False, turn=6)
    s.add("castle", 190, 640, 1.5, depth=0.45, lit=0.3, name=("drowned castle", "château englouti"))
    s.back("seabed", y=800)
    s.add("octopus", 510, 520, 2.75, name=("octopus librarian", "pieuvre bibliothécaire"))
    s.add("book", 510, 835, 1.35, glow=True)
    s.add("book", 225, 740, 0.6, turn=-18, kind="clasped")
    s.add("book", 800, 700, 0.72, turn=15)
    s.add("key", 800, 400, 0.8, turn=30)
    s.add("chest", 330, 880, 0.75, ground=(90, 84, 0.5))
    s.add("anchor", 720, 850, 0.72, turn=10, ground=(74, 97, 0.45))
    s.add("jellyfish", 330, 190, 0.85, colour="#b866e0")
    s.add("jellyfish", 905, 520, 0.6)
    s.add("fish", 520, 150, 0.42)
    s.add("fish", 610, 110, 0.3)
    s.add("fish", 215, 430, 0.5, flip=True)
    s.back("bubbles", m=26)


@card(
    ("One hour of sea", "Une heure de mer"),
    ("In an hourglass the ocean runs down into a desert.", "Dans un sablier, l'océan s'écoule dans un désert."),
    palette="saffron",
    themes="scale time",
    setting="desert",
    frame="tick",
    wash=(300, 200, 700, "#fff4c8", 0.5),
)
def hourglass_worlds(s: Scene) -> None:
    """In an hourglass the ocean runs down into a desert."""
    s.back("sky", lx=190, ly=250, stars=0, flow=240)
    s.add("sun", 190, 255, 1.1)
    s.back("cloud", x=850, y=300, w=300, h=70)
    s.back("cloud", x=90, y=560, w=240, h=60, seed=3)
    s.back("hills", y=760, amp=34, colour="#d68f3e", name=("dunes", "dunes"))
    s.back("hills", y=850, amp=30, colour="#b5652c", seed=2, name=("dunes", "dunes"))
    k = 4.05
    cx, cy = (530, 490)
    s.add("hourglass", cx, cy, k, part="back", line=0.5, ground=(90, 96, 0.6))

    def pt(x: float, y: float, *corner: float) -> Row:
        return (cx + x * k, cy + y * k, *corner)

    top = smooth(
        [
            pt(-46, -78, 1),
            pt(-50, -52),
            pt(-40, -26),
            pt(-10, -6),
            pt(0, 0, 1),
            pt(10, -6),
            pt(40, -26),
            pt(50, -52),
            pt(46, -78, 1),
        ]
    )
    bot = smooth(
        [
            pt(-46, 78, 1),
            pt(-50, 52),
            pt(-40, 26),
            pt(-10, 6),
            pt(0, 0, 1),
            pt(10, 6),
            pt(40, 26),
            pt(50, 52),
            pt(46, 78, 1),
        ]
    )
    with s.within(top, "hourglass"):
        s.back(
            "sky",
            lx=610,
            ly=230,
            stars=26,
            x0=320,
            x1=740,
            y0=160,
            y1=500,
            stops=["#0f2f5c", "#2a6f96", "#8fd0c8"],
            el="_n",
            glow=0.25,
        )
        s.add("full_moon", 650, 235, 0.36, rings=False)
        s.back(
            "sea",
            y=315,
            rows=5,
            x0=310,
            x1=750,
            y1=520,
            amp=0.5,
            el="sea",
            name=("sea in the upper bulb", "mer dans l'ampoule du haut"),
            near=0.7,
        )
        s.add("ship", 480, 300, 0.78)
    with s.within(bot, "hourglass"):
        s.back(
            "sky",
            lx=480,
            ly=560,
            stars=0,
            x0=320,
            x1=740,
            y0=490,
            y1=820,
            stops=["#f6b860", "#f9d890", "#fff2cf"],
            el="_d",
            glow=0.3,
        )
        s.add("castle", 535, 690, 0.95, name=("sand castle", "château de sable"))
        s.back(
            "hills",
            y=745,
            amp=18,
            x0=300,
            x1=760,
            y1=830,
            wave=120,
            colour="#edc27a",
            el="sand",
            name=("sand", "sable"),
        )
    s.draw(lambda p: p.line([(530, 490), (528, 560), (531, 650)], 7, p.pal.foam, "out"))
    s.add("hourglass", cx, cy, k, part="front", line=0.5)
    s.add("umbrella", 185, 765, 1.25, turn=18, ground=(26, 104, 0.4), kind="furled")


@card(
    ("Check, said the rose", "Échec, dit la rose"),
    (
        "A giant hand moves a chess queen through a grey garden.",
        "Une main géante déplace une reine d'échecs dans un jardin gris.",
    ),
    palette="bone",
    themes="control fate game",
    setting="garden",
    frame="dash",
    wash=(600, 300, 700, "#ffffff", 0.4),
)
def queen_garden(s: Scene) -> None:
    """A giant hand moves a chess queen through a grey garden."""
    s.back("sky", lx=690, ly=270, stars=0, flow=200, rings=7)
    s.add("comet", 692, 271, 1.38)
    s.back("hills", y=560, amp=60, colour="#6c6c72", trees=4)
    s.back("chequered_floor", y=640, vx=430)
    s.add("hand", 470, 165, 2.1, turn=180, kind="pinch", name=("giant hand from above", "main géante venue d'en haut"))
    s.add("chess_piece", 470, 570, 2.1, ground=(60, 96, 0.7))
    s.add("birdcage", 800, 620, 1.75, part="back", ground=(90, 92, 0.7))
    s.add("rose", 800, 650, 0.95, colour="#c8232c", el="rose2", name=("caged rose", "rose en cage"))
    s.add("birdcage", 800, 620, 1.75, part="front")
    s.add("rose", 215, 700, 2.4, colour="#c8232c")
    s.add(
        "chess_piece",
        330,
        815,
        1.3,
        colour="#33303a",
        el="chess2",
        name=("black chess queen", "reine d'échecs noire"),
        ground=(60, 96, 0.7),
    )
    s.add("chess_piece", 660, 850, 1.5, colour="#33303a", el="chess2", ground=(60, 96, 0.7))
    s.add("snail", 480, 900, 0.85, ground=(90, 62, 0.6))


@card(
    ("Everyone lives upstairs", "Tout le monde habite en haut"),
    ("An oak is full of doors, lamps and stairs.", "Un chêne est plein de portes, de lampes et d'escaliers."),
    palette="moss",
    themes="climb home shelter",
    setting="forest",
    frame="beads",
    wash=(500, 560, 560, "#ffe9a0", 0.6),
)
def tree_doors(s: Scene) -> None:
    """An oak is full of doors, lamps and stairs."""
    s.back("foliage", lx=420, ly=420, hole=120, colour="#4c7a35")
    s.add("full_moon", 135, 560, 0.95)
    s.back("pine_forest", y=740, m=18, h=300, depth=0.6)
    s.back("pine_forest", y=780, m=12, h=260, seed=2, depth=0.3)
    s.back("hills", y=820, amp=22, colour="#35552f")
    s.add("great_tree", 480, 860, 1.12)
    s.back(
        "stairs",
        pts=[(540, 470), (400, 520), (370, 580), (480, 640), (590, 690), (570, 770), (400, 830), (300, 900)],
        w0=44,
        w1=120,
        m=26,
        line=0.8,
        colour="#8a6a45",
    )
    s.add("door", 480, 770, 0.78, ajar=True, name=("open door", "porte ouverte"))
    s.add("door", 545, 590, 0.46, colour="#a83f3a", el="door2", name=("little red door", "petite porte rouge"))
    s.add("door", 415, 480, 0.4, colour="#3f6f66", el="door3", name=("little green door", "petite porte verte"))
    s.add("lantern", 235, 480, 0.5, chain=150)
    s.add("lantern", 750, 520, 0.55, chain=190)
    s.add("lantern", 330, 330, 0.38, chain=80)
    s.add("owl", 700, 405, 0.72)
    s.back("reeds", el="_reeds", x=130, y=960, m=14, h=130, spread=110, heads=False)
    s.back("reeds", el="_reeds", x=850, y=970, m=14, h=130, spread=120, seed=2, heads=False)


@card(
    ("He carries the spring", "Il porte le printemps"),
    ("A stag whose antlers bloom walks through the snow.", "Un cerf aux bois fleuris marche dans la neige."),
    palette="frost",
    themes="cold growth hope",
    setting="snow",
    style="papercut",
    frame="tick",
    wash=(500, 350, 600, "#ffffff", 0.5),
)
def frost_stag(s: Scene) -> None:
    """A stag whose antlers bloom walks through the snow."""
    s.back("sky", lx=420, ly=330, stars=30, lines=False, rings=5)
    s.add("full_moon", 420, 330, 2.0, rings=False)
    s.back("mountain", y=620, h=200, m=5, depth=0.4)
    s.back("pine_forest", y=680, m=16, h=260, depth=0.55)
    s.back("hills", y=700, amp=24, colour="#c7d8e4", tex=False)
    s.back("pine_forest", y=760, m=9, h=330, seed=3, depth=0.2)
    s.back("hills", y=790, amp=24, colour="#e6eef2", seed=2, tex=False)
    s.add("stag", 540, 600, 2.55, bloom=True)
    s.back("hills", y=880, amp=20, colour="#f6fafb", seed=3, tex=False)
    s.add("rabbit", 240, 830, 0.95, watch=True)
    s.add("lantern", 800, 430, 0.62, chain=460)
    s.back("cloud", x=160, y=400, w=230, h=56)
    s.back("pine_forest", y=1010, m=3, h=520, seed=5, x0=820, x1=1060)
    s.back("pine_forest", y=1010, m=2, h=460, seed=8, x0=-60, x1=120)
    s.add("mushroom", 690, 870, 0.66, ground=(70, 93, 0.4))
    s.add("apple", 420, 890, 0.55, ground=(90, 80, 0.4))


@card(
    ("Last train to the fair", "Le dernier train pour la fête"),
    (
        "A train runs down out of a clock towards a fairground town.",
        "Un train descend d'une horloge vers une ville en fête.",
    ),
    palette="carnival",
    themes="journey play time",
    setting="sky",
    frame="wave",
    wash=(640, 300, 600, "#fff0b0", 0.5),
)
def night_train(s: Scene) -> None:
    """A train runs down out of a clock towards a fairground town."""
    s.back("sky", lx=300, ly=260, stars=60, flow=300)
    s.add("clock", 300, 265, 1.75, name=("clock instead of a moon", "horloge en guise de lune"), h=12, m=7)
    s.back("cloud", x=760, y=250, w=320, h=80)
    s.back("cloud", x=120, y=520, w=300, h=70, seed=2)
    s.back("hills", y=760, amp=50, colour="#6a2f86")
    s.add("windmill", 205, 650, 1.15)
    s.add("city", 800, 800, 1.1, w=240, count=9, hmin=30, hmax=120)
    s.add("airship", 800, 314, 0.93)
    s.back(
        "rails",
        pts=[
            (300, 300),
            (430, 330),
            (640, 400),
            (720, 480),
            (560, 560),
            (340, 640),
            (420, 760),
            (720, 830),
            (1010, 860),
        ],
        w0=12,
        w1=110,
        m=44,
    )
    s.add("train", 470, 520, 1.4, turn=-13, cars=2)
    s.back("hills", y=880, amp=34, colour="#43206f", seed=4)
    s.add("top_hat", 330, 850, 0.8, ground=(90, 70, 0.6))
    s.add("apple", 620, 905, 0.5, ground=(80, 80, 0.5))
