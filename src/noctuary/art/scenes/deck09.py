"""Map mask, floor garden, white horses, invisible circus, volcano tea, bell diver, apple, lake, orchard."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, rect, smooth
from noctuary.art.scene import Scene


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
