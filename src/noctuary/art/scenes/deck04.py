"""Keyhole, snow, mended moon, book tree, lighthouse, fish cathedral, shadow market, scales."""

from __future__ import annotations

from math import cos, degrees, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import ellipse, smooth
from noctuary.art.scene import Scene


@card(
    ("Snow inside", "Neige au-dedans"),
    (
        "It snows in a bedroom, and a wolf howls at the foot of the bed.",
        "Il neige dans une chambre, et un loup hurle au pied du lit.",
    ),
    palette="frost",
    themes="cold home sleep",
    setting="room",
    frame="tick",
    wash=(300, 640, 520, "#ffd9a0", 0.6),
)
def snow_inside(s: Scene) -> None:
    """The room is warm only round the stove."""
    s.back("wallpaper", y1=690, colour="#5f7ea6", colour2="#9fbad2")
    with s.within(ellipse(690, 270, 152), "round_window"):
        s.back(
            "sky",
            lx=740,
            ly=200,
            stars=26,
            x0=530,
            x1=850,
            y0=110,
            y1=430,
            stops=["#101c40", "#2d4a7c", "#8fb0cf"],
            el="_night",
        )
        s.add("crescent_moon", 745, 210, 0.52, rings=False)
        s.back("pine_forest", y=420, m=12, h=150, x0=520, x1=860)
        s.back("hills", y=400, amp=10, x0=520, x1=860, y1=440, colour="#e6eef2", tex=False, el="_drift")
    s.add("round_window", 690, 270, 1.9, part="front", line=0.6)
    s.back(
        "hills",
        y=700,
        amp=26,
        colour="#dbe6ee",
        tex=False,
        wave=260,
        name=("snowdrift in the room", "congère dans la chambre"),
    )
    s.add("bed", 480, 590, 2.5, line=0.6, ground=(110, 104, 0.5))
    s.draw(
        lambda p: p.form(
            smooth("275,560! 330,530 420,548 500,528 600,546 690,530 722,566! 640,590 540,574 440,592 340,576"),
            "#ffffff",
            fill="down",
            contrast=0.8,
            outline=1.4,
        )
    )
    s.add("cat", 580, 560, 0.95, colour="#3d3a48", kind="asleep")
    s.add("wolf", 830, 700, 1.75, ground=(70, 98, 0.5))
    s.add("stove", 182, 712, 1.1, flip=True, pipe=420, palette="ember", ground=(90, 102, 0.5))
    s.add("owl", 208, 568, 0.9)
    s.add("suitcase", 235, 850, 0.95, ground=(100, 70, 0.5))
    s.back("hills", y=880, amp=20, colour="#f4f8fa", tex=False, seed=4, el="hills")
    s.back("snow", m=190, big=10)


@card(
    ("The moon is being mended", "On raccommode la lune"),
    (
        "Mice on ladders sew a torn moon together with red thread.",
        "Des souris perchées sur des échelles recousent au fil rouge une lune déchirée.",
    ),
    palette="midnight",
    style="papercut",
    themes="craft night repair",
    setting="sky",
    frame="dash",
    wash=(520, 380, 560, "#fff0b8", 0.6),
)
def moon_mended(s: Scene) -> None:
    """The spool on the roofs feeds the needle on the moon."""
    s.back("sky", lx=520, ly=390, stars=60, lines=False)
    s.add("full_moon", 520, 390, 3.0, kind="torn", rings=False)
    s.back("cloud", x=160, y=560, w=340, h=84)
    s.back("cloud", x=880, y=500, w=330, h=84, seed=3)
    s.add("ladder", 335, 640, 2.3, turn=14, h=190, w=34)
    s.add("ladder", 740, 650, 2.2, turn=-16, h=190, w=34)
    s.add("mouse", 352, 545, 0.72, flip=True)
    s.add("mouse", 712, 560, 0.62)
    s.back("rope", pts="470,385 540,470 600,600 520,760 395,838", w=6, colour="#b04a63")
    s.back("hills", y=850, amp=24, colour="#1a2f63", tex=False)
    s.add("bare_tree", 693, 794, 0.99, ground=(68, 103, 0.45))
    s.back("hills", y=925, amp=14, colour="#0f1c45", tex=False, seed=6)
    s.add("thread", 380, 820, 1.05, colour="#b04a63", needle=False, ground=(60, 76, 0.5))
    s.add("lantern", 865, 270, 0.72, chain=190, kind="paper")
    s.back("cloud", x=150, y=920, w=420, h=80, seed=5)
    s.add("web", 925, 620, 0.8)


@card(
    ("A library for one tree", "Une bibliothèque pour un seul arbre"),
    (
        "Books grow as leaves on a tree, and a reader sits among its roots.",
        "Des livres poussent en guise de feuilles sur un arbre ; un lecteur est assis entre ses racines.",
    ),
    palette="ember",
    style="nouveau",
    themes="autumn growth knowledge",
    setting="forest",
    frame="wave",
    light=(0.4, -0.8),
    wash=(640, 640, 520, "#fff0b0", 0.5),
)
def book_tree(s: Scene) -> None:
    """Open books along every bough."""
    s.back("foliage", lx=560, ly=420, hole=260, colour="#c9662c")
    s.back("mountain", y=790, h=120, m=5, depth=0.2)
    s.back("hills", y=800, amp=30, colour="#8c4030")
    s.add("great_tree", 460, 900, 1.12, leaves=False)
    for x, y, k, turn in (
        (150, 330, 0.72, -30),
        (265, 235, 0.8, -14),
        (390, 165, 0.82, -4),
        (520, 190, 0.86, 8),
        (640, 290, 0.72, 22),
        (110, 470, 0.66, -52),
        (330, 345, 0.62, 10),
        (585, 400, 0.6, -12),
        (735, 430, 0.66, 40),
        (215, 440, 0.55, 16),
    ):
        s.add("book", x, y, k, turn=turn)
    s.add("book", 800, 560, 0.55, turn=-38)
    s.add("round_window", 455, 560, 0.55)
    s.add("lantern", 700, 560, 0.55, chain=90)
    s.add("owl", 300, 505, 0.62)
    s.add("traveller", 250, 800, 1.15, pose="hug_knees", mood="calm", ground=(60, 100, 0.6))
    s.add("book", 300, 862, 0.62, turn=-8)
    s.add("fox", 760, 845, 0.98, flip=True, ground=(70, 96, 0.5))
    s.add("letter", 590, 915, 0.62, turn=-10, opened=True)


@card(
    ("Cathedral of fish", "La cathédrale des poissons"),
    (
        "Shoals of fish hold up the arches of a church under the sea.",
        "Des bancs de poissons soutiennent les arcs d'une église sous la mer.",
    ),
    palette="jewel",
    style="glass",
    themes="deep sacred",
    setting="underwater",
    frame="beads",
    vignette=0.3,
)
def fish_cathedral(s: Scene) -> None:
    """Two pointed arches of fish; the light is where the altar would be."""
    s.back("sky", lx=500, ly=330, el="water", name=("glowing water", "eau lumineuse"), tags="sea water")
    s.back("hills", y=800, amp=20, colour="#1f5f6a", tex=False, name=("sea bed", "fond marin"))
    s.add("gate", 500, 650, 1.75)
    colours = ("#e8a21f", "#c2203f", "#e8702a", "#f2c14a")
    for side in (-1, 1):
        for k in range(9):
            a = pi * 0.98 - k * 0.145
            x, y = 500 + side * (150 + cos(a) * 470), 700 - sin(a) * 560
            turn = degrees(a) * -1 + 270
            s.add("fish", x, y, 0.62, turn=side * (turn - 180), flip=side > 0, colour=colours[k % 4])
    s.add("octopus", 205, 800, 1.15, colour="#7a2fa8")
    s.add("diver", 770, 800, 1.15, hose=False)
    s.add("submarine", 800, 200, 0.85, beam=False)
    s.add("anchor", 500, 465, 0.9)
    s.add("candle", 340, 850, 0.85)
    s.add("candle", 640, 870, 0.85)
    s.add("chest", 490, 890, 0.75)
    s.add("jellyfish", 200, 220, 0.9, colour="#d86fb0")


@card(
    ("The market of shadows", "Le marché aux ombres"),
    (
        "Shadows hang for sale on a line between the houses.",
        "Des ombres sont à vendre, pendues à un fil entre les maisons.",
    ),
    palette="theatre",
    style="papercut",
    themes="night secret trade",
    setting="city",
    frame="dash",
    wash=(500, 420, 520, "#ffd890", 0.6),
)
def shadow_market(s: Scene) -> None:
    """Three shadows on the line, a small buyer below."""
    s.back("sky", lx=500, ly=250, stars=30, lines=False)
    s.add("full_moon", 505, 240, 1.15, rings=False)
    s.add("city", 170, 720, 2.3, w=170, count=5, hmin=90, hmax=190, lit=0.7)
    s.add("city", 850, 720, 2.3, w=170, count=5, hmin=90, hmax=180, lit=0.7, seed=3)
    s.back("stairs", pts="500,560 540,620 470,680 520,760 500,860", w0=110, w1=430, m=12, colour="#8d5a5a")
    s.back("rope", pts="130,330 320,372 500,384 690,370 880,320", w=7, colour="#f0d8b0")
    s.add("shadow", 330, 510, 1.2)
    s.add("shadow", 505, 520, 1.15, hat=False)
    s.add("shadow", 680, 508, 1.2)
    s.add("lantern", 235, 410, 0.55, kind="paper", chain=10)
    s.add("lantern", 780, 405, 0.55, kind="paper", chain=10)
    s.add("circus_tent", 205, 790, 1.3, colour="#2f6f7d", name=("market stall", "étal du marché"))
    s.add("child", 608, 796, 1.24, pose="back", hat="bobble", ground=(50, 98, 0.6))
    s.add("scales", 372, 815, 0.95, ground=(50, 106, 0.5), tilt=-8)
    s.add("rabbit", 735, 865, 0.66, ground=(78, 100, 0.45))


@card(
    ("The weight of a feather", "Le poids d'une plume"),
    (
        "On a great pair of scales a feather outweighs a castle.",
        "Sur une grande balance, une plume pèse plus lourd qu'un château.",
    ),
    palette="bone",
    style="engrave",
    themes="balance fate",
    setting="land",
    frame="dash",
    vignette=0.25,
)
def feather_scale(s: Scene) -> None:
    """An eye watches; a bird has its opinion."""
    s.back("sky", lx=500, ly=190)
    s.add("eye", 500, 165, 1.25, iris="#c8232c")
    s.back("cloud", x=150, y=330, w=280, h=66)
    s.back("cloud", x=870, y=310, w=280, h=66, seed=2)
    s.back("mountain", y=760, h=150, m=6)
    s.back("hills", y=780, amp=24, colour="#b9b0a2")
    s.add("bare_tree", 156, 689, 1.46, ground=(68, 103, 0.45))
    s.add("scales", 500, 560, 3.5, tilt=10, line=0.6, ground=(50, 106, 0.5))
    s.add("castle", 248, 535, 0.98, lit=0.2)
    s.add("feather", 745, 590, 1.35, turn=28, colour="#c8232c")
    s.add("bird", 693, 286, 1.07)
    s.back("hills", y=900, amp=18, colour="#d8d0c2", seed=2)
    s.add("thread", 330, 880, 0.75, colour="#c8232c")
