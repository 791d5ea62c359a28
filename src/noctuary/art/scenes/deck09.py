"""Map mask, floor garden, white horses, invisible circus, volcano tea, bell diver, apple, lake, orchard."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, rect, smooth
from noctuary.art.scene import Scene


@card(
    ("The garden under the floor", "Le jardin sous le plancher"),
    (
        "A trapdoor in a tiled floor opens on a glowing garden.",
        "Une trappe dans un sol à damier s'ouvre sur un jardin lumineux.",
    ),
    palette="absinthe",
    style="papercut",
    themes="below growth secret",
    setting="room",
    frame="beads",
    wash=(500, 600, 460, "#f8ffb8", 0.7),
)
def floor_garden(s: Scene) -> None:
    """The moths come up."""
    s.back("wallpaper", y1=330, colour="#1d4a2a", colour2="#5a8f2f")
    s.add("door", 170, 250, 0.85, colour="#8d4fb0")
    s.add("round_window", 830, 190, 0.72)
    s.back("chequered_floor", y=330, rows=8, a="#c8cf6a", b="#1d3a24")
    hole = polygon("290,470 710,470 860,900 140,900")
    s.draw(
        lambda p: p.form(polygon("270,455 730,455 890,925 110,925"), p.pal.wood, contrast=1.1, outline=2.4),
        area=polygon("270,455 730,455 890,925 110,925"),
        el="trapdoor",
        motif="door",
        name=("trapdoor", "trappe"),
    )
    with s.within(hole, "trapdoor"):
        s.back(
            "sky",
            lx=500,
            ly=660,
            stars=30,
            y0=440,
            y1=930,
            stops=["#2a1a4a", "#3f6f4a", "#c8e06a"],
            el="_glow",
            lines=False,
        )
        s.back("hills", y=760, amp=24, colour="#3f7a35", tex=False)
        s.add("mushroom", 350, 720, 1.35, colour="#8d4fb0", glow=True)
        s.add("mushroom", 640, 760, 0.95, colour="#e0662f", glow=True)
        s.back("ivy_branch", pts="140,640 240,600 330,560 400,500", w=18, leaf=44, gap=6)
    s.draw(lid, area=polygon("270,455 730,455 780,235 320,235"), el="trapdoor", motif="door")
    s.add("tree", 567, 793, 0.91, ground=(74, 103, 0.45))
    s.add("moth", 420, 560, 0.9, turn=-20)
    s.add("moth", 600, 380, 0.72, turn=16)
    s.add("cat", 860, 640, 0.85, flip=True, ground=(70, 98, 0.4), kind="walking")


def lid(p: Pen) -> None:
    """The door of the floor, thrown back; its tiles are on the other side."""
    wood = p.pal.wood
    p.form(polygon("270,455 730,455 780,235 320,235"), wood, contrast=1.2, outline=2.4)
    for k in range(1, 5):
        p.line([(270 + k * 92, 455), (295 + k * 92, 345), (320 + k * 92, 235)], 4, p.ink(wood), "none", 0.6)
    p.form(ellipse(550, 275, 22, 12), p.pal.metal, outline=2)


@card(
    ("Night of the white horses", "La nuit des chevaux blancs"),
    ("The waves of a dark sea turn into white horses.", "Les vagues d'une mer sombre se changent en chevaux blancs."),
    palette="abyss",
    style="nouveau",
    themes="change power storm",
    setting="sea",
    frame="wave",
    light=(0.2, -0.9),
    wash=(500, 260, 560, "#c8fff0", 0.4),
)
def white_horses(s: Scene) -> None:
    """They come ashore by the light of one lamp."""
    s.back("sea", y=-60, rows=8, y1=700, horizon=False, amp=1.1, far=0.2, near=0.5)
    s.add("lightning", 800, 270, 0.95)
    s.back("cloud", x=830, y=170, w=300, h=70)
    s.add("cliff", 140, 560, 1.25)
    s.add("lighthouse", 140, 400, 1.05)
    s.add("whale", 335, 535, 0.75, depth=0.2)
    s.add("horse", 790, 520, 0.95, kind="jump", flip=True, colour="#d8f4f0")
    s.back("sea", y=600, rows=3, y1=840, horizon=False, far=0.5, near=0.8)
    s.add("horse", 300, 650, 1.5, kind="swim", flip=True, colour="#e8fbf6", line=0.8)
    s.add("horse", 610, 660, 2.3, kind="gallop", flip=True, colour="#f4fffc", line=0.7)
    s.back("sea", y=800, rows=3, y1=1010, horizon=False, far=0.75, near=1, amp=1.2)
    s.add("shadow", 880, 720, 0.75)
    s.add("fish", 440, 890, 0.6, turn=-24)
    s.add("anchor", 330, 895, 0.75, turn=20)


@card(
    ("The invisible circus", "Le cirque invisible"),
    (
        "Only clothes and shadows perform in this circus.",
        "Dans ce cirque, seuls des habits et des ombres font leur numéro.",
    ),
    palette="carnival",
    style="glass",
    themes="hidden play theatre",
    setting="stage",
    frame="beads",
    vignette=0.3,
)
def invisible_circus(s: Scene) -> None:
    """A hat, a mask and two gloves take a bow."""
    s.back("sky", lx=500, ly=330, el="panes", name=("stained glass", "vitrail"))
    s.back("hills", y=800, amp=8, colour="#e8a050", tex=False, name=("sawdust ring", "piste de sciure"))
    s.add("carousel", 205, 560, 1.15)
    s.add("elephant", 790, 650, 1.35)
    s.add("top_hat", 500, 270, 1.15)
    s.add("mask", 500, 430, 1.35)
    s.add("hand", 340, 560, 1.0, turn=-30)
    s.add("hand", 660, 560, 1.0, turn=30, flip=True)
    s.add("shadow", 500, 720, 1.35, hat=False)
    s.add("acrobat", 730, 300, 0.95)
    s.add("swing", 270, 250, 1.05, h=150)
    s.add("bicycle", 690, 860, 0.75)


@card(
    ("Tea with the volcano", "Le thé chez le volcan"),
    ("A volcano leans over and fills a cup.", "Un volcan se penche et remplit une tasse."),
    palette="ember",
    style="water",
    themes="danger home warm",
    setting="sea",
    frame="dash",
    vignette=0.2,
)
def volcano_tea(s: Scene) -> None:
    """The lava pours like tea."""
    s.back("sky", lx=620, ly=300, stars=0, lines=False, stops=["#a8546a", "#e08a5a", "#f6c07a", "#fbe0a8"])
    s.add("sun", 780, 220, 0.75)
    s.back("cloud", x=220, y=220, w=300, h=70)
    s.back("sea", y=660, rows=4, y1=900, colour="#4f9a96", colour2="#2f6f7d", near=0.6)
    s.add("volcano", 360, 520, 2.6, turn=16, smoke=True, line=0.7)
    s.back(
        "rope",
        pts="416,362 520,318 620,380 672,480 684,600",
        w=26,
        colour="#e8602f",
        name=("stream of lava", "filet de lave"),
        tags="fire",
    )
    s.add("teacup", 690, 690, 1.75, fill="#e8602f")
    s.add(
        "splash", 686, 624, 0.95, h=84, colour="#ffd060", name=("splash of lava", "éclaboussure de lave"), tags="fire"
    )
    s.add("lighthouse", 130, 660, 0.9)
    s.add("teapot", 222, 812, 0.85)
    s.back("sea", y=850, rows=2, y1=1000, horizon=False, far=0.7, near=0.9, colour="#4f9a96", colour2="#2f6f7d")
    s.add("balloon", 165, 420, 0.62)


@card(
    ("The bell diver", "Le plongeur à la cloche"),
    ("A diver rings the bell of a sunken street.", "Un scaphandrier sonne la cloche d'une rue engloutie."),
    palette="verdigris",
    style="papercut",
    themes="explore lost sound",
    setting="underwater",
    frame="tick",
    wash=(520, 380, 560, "#f8fff0", 0.5),
)
def bell_diver(s: Scene) -> None:
    """Nobody comes; everybody hears."""
    s.back(
        "sky",
        lx=520,
        ly=-20,
        stars=0,
        lines=False,
        glow=0.6,
        el="water",
        name=("green water", "eau verte"),
        tags="sea water",
        stops=["#bfe0b8", "#4fae97", "#136a68", "#08343a"],
    )
    s.back("rays", x=520, y=-60, m=9, spread=84, length=1000, op=0.34, el="_r")
    s.add(
        "city",
        160,
        800,
        2.2,
        w=170,
        count=5,
        hmin=80,
        hmax=170,
        depth=0.35,
        lit=0.3,
        name=("sunken street", "rue engloutie"),
    )
    s.add("city", 850, 800, 2.2, w=170, count=5, hmin=80, hmax=180, depth=0.35, lit=0.3, seed=4)
    s.back("seabed", y=830)
    s.add("bell", 600, 360, 2.0, line=0.7)
    s.add("diver", 360, 620, 2.0, line=0.7, hose=False)
    s.add("seahorse", 770, 620, 0.95, flip=True)
    s.add("submarine", 220, 270, 0.85, beam=False)
    s.add("anchor", 500, 844, 0.72, ground=(74, 97, 0.45))
    s.add("fish", 430, 200, 0.6, kind="angel")
    s.add("fish", 860, 480, 0.45, flip=True)
    s.add("chest", 775, 858, 0.7, ground=(78, 80, 0.45))
    s.add("jellyfish", 720, 170, 0.62, colour="#e3b04b")
    s.back("bubbles", el="_b", m=24)


@card(
    ("Clockwork apple", "La pomme d'horlogerie"),
    (
        "A cut apple is full of wheels, and a train comes out of it like a worm.",
        "Une pomme coupée est pleine de rouages, et un train en sort comme un ver.",
    ),
    palette="bone",
    themes="machine tempt",
    setting="garden",
    frame="beads",
    wash=(460, 400, 520, "#ffffff", 0.5),
)
def clockwork_apple(s: Scene) -> None:
    """The snake has the timetable."""
    s.back("boards", colour="#827c7c", vy=-1400, vx=300)
    s.back("ivy_branch", pts="-20,120 200,110 420,150 600,110 820,130 1010,90", w=34, leaf=60, gap=5)
    s.back("rails", pts="620,560 760,640 720,740 560,800 420,900", w0=40, w1=120, m=30)
    s.add("apple", 430, 460, 3.5, line=0.6, colour="#c8232c", ground=(80, 80, 0.5))
    s.draw(
        flesh,
        area=ellipse(430, 480, 170, 190),
        el="core",
        motif="clock",
        name=("apple flesh with a dial", "chair de pomme à cadran"),
    )
    s.add("gears", 420, 470, 1.35)
    s.add("train", 700, 570, 0.95, turn=14, cars=1, smoke=True, flip=True)
    s.add("ruin", 299, 856, 0.64, ground=(90, 96, 0.45))
    s.add("mouse", 225, 690, 0.8, ground=(60, 80, 0.4))
    s.add("bee", 760, 300, 0.72)
    s.add("bee", 660, 210, 0.5)
    s.add("crown", 830, 800, 0.85, kind="circlet")


def flesh(p: Pen) -> None:
    """The cut face of the apple."""
    pal = p.pal
    p.form(
        smooth("430,300 520,300 590,370 600,480 560,600 480,665 430,655 380,665 300,600 262,480 270,370 340,300"),
        mix(pal.bone, pal.light, 0.5),
        fill="rad",
        contrast=0.9,
        outline=3,
    )
    p.stroke(ellipse(430, 482, 128, 138), pal.ink, 2.4, 0.5)


@card(
    ("The mirror lake", "Le lac miroir"),
    (
        "A child looks into a lake and its reflection is a stag.",
        "Un enfant se penche sur un lac, et son reflet est un cerf.",
    ),
    palette="moss",
    style="nouveau",
    themes="double identity",
    setting="forest",
    frame="wave",
    wash=(520, 480, 520, "#fff6cf", 0.4),
)
def mirror_lake(s: Scene) -> None:
    """The moon does not lie either: it is two."""
    s.back("sky", lx=300, ly=220, stars=24, rings=6, y1=520)
    s.add("full_moon", 290, 215, 0.85, rings=False)
    s.back("pine_forest", y=500, m=18, h=210, depth=0.35)
    s.back("hills", y=470, amp=12, colour="#4a6840", y1=540)
    s.draw(lake, area=rect(0, 505, 1000, 500), el="lake", motif="river", name=("still lake", "lac immobile"))
    s.add("child", 505, 405, 1.15, pose="look_down", mood="wonder", cut="bob", scarf=True, ground=(50, 102, 0.5))
    s.add(
        "stag",
        600,
        690,
        1.9,
        turn=180,
        flip=True,
        palette="abyss",
        colour="#9fc4a8",
        name=("stag in the water", "cerf dans l'eau"),
    )
    s.add("crescent_moon", 290, 800, 0.72, rings=False, turn=180, palette="abyss", face=False)
    s.add("swan", 835, 600, 0.85)
    s.back("reeds", x=120, y=940, m=14, h=330, spread=90)
    s.add("mirror", 835, 745, 0.9, turn=24)


def lake(p: Pen) -> None:
    """Dark water with long quiet lines."""
    pal = p.pal
    p.path(rect(-10, 505, 1020, 510), p.linear(((0, mix(pal.sea, pal.light, 0.3)), (0.3, pal.sea), (1, pal.sea2)), 90))
    p.dashes(
        [(k * 97 % 900, 525 + k * 23 % 460, k * 97 % 900 + 120, 525 + k * 23 % 460, 2) for k in range(44)],
        2,
        mix(pal.sea, pal.foam, 0.5),
        0.5,
    )
    p.line("-10,506 300,503 700,508 1010,504", 6, mix(pal.foam, pal.light, 0.3), "fat", 0.8)


@card(
    ("The airship orchard", "Le verger des dirigeables"),
    (
        "Apples grow on airships and are picked from ladders.",
        "Des pommes poussent sous des dirigeables et se cueillent à l'échelle.",
    ),
    palette="dawn",
    style="papercut",
    themes="fly harvest",
    setting="sky",
    frame="beads",
    wash=(500, 300, 600, "#ffffff", 0.5),
)
def airship_orchard(s: Scene) -> None:
    """The roots are ropes."""
    s.back("sky", lx=260, ly=280, stars=0, lines=False, rings=5)
    s.add("sun", 225, 215, 0.72)
    s.back("cloud", x=820, y=420, w=300, h=72)
    s.add("airship", 470, 300, 2.5, line=0.6)
    s.add(
        "airship",
        190,
        470,
        0.85,
        depth=0.2,
        colour="#3f9a9a",
        el="far_airship",
        name=("distant airship", "dirigeable au loin"),
    )
    s.back("hills", y=760, amp=34, colour="#9fbf9a", tex=False, trees=0)
    s.add("greenhouse", 715, 735, 0.95, ground=(90, 98, 0.3))
    s.add("ladder", 472, 712, 1.7, turn=2, h=218, kind="rope")
    for x, y, k in ((362, 590, 0.5), (402, 668, 0.5), (548, 655, 0.52), (582, 578, 0.42)):
        s.back("rope", pts=[(x, 511), (x + 2, y / 2 + 240), (x, y - 30)], w=4, colour="#7fae84", el="_stalk")
        s.add("apple", x, y, k)
    s.back("hills", y=870, amp=20, colour="#7fae84", tex=False, seed=3)
    s.add("apple", 370, 880, 0.6, ground=(80, 80, 0.4))
    s.add("bee", 245, 680, 0.5)
    s.add("mushroom", 750, 825, 0.82, ground=(70, 93, 0.45))
