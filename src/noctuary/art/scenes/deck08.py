"""Sewn sea, bookcase dragon, last passenger, moon harvest, wolf, two kings, rose, suns, swan, puppets."""

from __future__ import annotations

from functools import partial

from noctuary.art.cards import card
from noctuary.art.kit import Pen, mix, rect, smooth
from noctuary.art.scene import Scene


@card(
    ("Dragon in the bookcase", "Le dragon dans la bibliothèque"),
    (
        "A dragon coils through the shelves of a library for warmth.",
        "Un dragon s'enroule dans les rayons d'une bibliothèque pour se tenir chaud.",
    ),
    palette="moss",
    themes="guardian home knowledge",
    setting="room",
    frame="beads",
    wash=(420, 620, 520, "#ffe8a0", 0.6),
)
def bookcase_dragon(s: Scene) -> None:
    """It has read everything up to the letter D."""
    s.draw(
        bookcase,
        area=rect(0, 0, 1000, 760),
        el="bookcase",
        motif="book",
        name=("shelves of books", "rayons de livres"),
        tags="wood home",
    )
    s.back("chequered_floor", y=770, rows=5, a="#c9b04a", b="#1c3526")
    s.add("teacup", 806, 212, 0.69, ground=(100, 102, 0.45))
    s.add("dragon", 480, 470, 3.0, line=0.6, wings=True)
    s.add("candle", 190, 770, 1.15, ground=(70, 88, 0.5))
    s.add("teapot", 330, 850, 0.95, ground=(80, 72, 0.5), colour="#a83f3a")
    s.add("birdcage", 640, 832, 1.08, ground=(58, 96, 0.5))
    s.add("mouse", 480, 875, 0.72, ground=(50, 96, 0.4))
    s.add("globe", 170, 330, 0.85)
    s.add("book", 770, 850, 0.75, ground=(70, 96, 0.4), kind="clasped")


def bookcase(p: Pen) -> None:
    """Four shelves of spines."""
    pal, r = p.pal, p.rng
    p.path(rect(-10, -10, 1020, 800), mix(pal.wood, pal.ink, 0.55))
    colours = (pal.a1, pal.a3, pal.cloth, pal.leaf, pal.bone, mix(pal.sea, pal.bone, 0.2), pal.wood, pal.a2)
    for shelf in range(5):
        y = 130 + shelf * 158
        x = -10.0
        while x < 1010:
            w, h = r.uniform(18, 42), r.uniform(86, 128)
            c = mix(r.choice(colours), pal.shadow, 0.3)
            p.form(rect(x, y - h, w, h), c, contrast=1, outline=1.2)
            p.dashes(
                [(x + 4, y - h * 0.8, x + w - 4, y - h * 0.8), (x + 4, y - h * 0.2, x + w - 4, y - h * 0.2)],
                1.6,
                pal.metal,
                0.7,
            )
            x += w + (r.uniform(10, 40) if r.random() < 0.1 else 1)
        p.form(rect(-10, y, 1020, 18), pal.wood, fill="down", contrast=1.1, outline=1.6)
    for x in (70, 500, 930):
        p.form(rect(x - 12, -10, 24, 800), pal.wood, contrast=1.1, outline=1.6)


@card(
    ("The last passenger", "Le dernier passager"),
    ("An empty train crosses the floor of the sea.", "Un train vide traverse le fond de la mer."),
    palette="abyss",
    themes="alone deep journey",
    setting="underwater",
    frame="dash",
    wash=(360, 560, 520, "#b8fff0", 0.5),
)
def last_passenger(s: Scene) -> None:
    """Someone left a gramophone running."""
    s.deep_water(420, spread=84, op=0.34)
    s.add("volcano", 800, 520, 1.75, depth=0.35)
    s.add("ruin", 160, 560, 1.05, depth=0.55)
    s.back("hills", y=690, amp=30, colour="#16345a", tex=False, name=("sea bed", "fond marin"))
    s.back("rails", pts="1010,640 800,690 520,720 240,740 -10,820", w0=40, w1=90, m=40)
    s.add("train", 400, 610, 2.3, cars=2, smoke=False, line=0.7)
    s.back("bubbles", el="_smoke", x0=180, x1=420, y0=200, y1=460, m=26)
    s.add("octopus", 800, 790, 1.15)
    s.add("diver", 880, 300, 0.85, depth=0.1)
    s.add("crab", 330, 850, 0.7)
    s.add("jellyfish", 210, 240, 0.85, colour="#b866e0")
    s.add("turtle", 540, 205, 0.92, turn=-12)


@card(
    ("Two kings, one cloud", "Deux rois, un nuage"),
    (
        "Two towers are joined by a cloud on which their kings play chess.",
        "Deux tours sont reliées par un nuage où leurs rois jouent aux échecs.",
    ),
    palette="dawn",
    themes="balance rivalry sky",
    setting="sky",
    frame="beads",
    wash=(500, 300, 600, "#ffffff", 0.5),
)
def two_kings(s: Scene) -> None:
    """Neither has moved since the bridge was built. We sit behind the dark one."""
    s.back("sky", lx=640, ly=300, stars=0, flow=240)
    s.add("rainbow", 560, 420, 3.1, line=0.7)
    s.add("sun", 660, 210, 0.78)
    s.add("airship", 430, 210, 0.8, turn=-6)
    s.add("balloon", 850, 330, 0.72, kind="patched")
    name = ("east tower", "tour de l'est")
    s.add("tower", 770, 760, 2.0, h=150, w=62, roof="flat", line=0.7, colour="#c8d0e0", el="tower2", name=name)
    s.back("cloud", x=640, y=640, w=520, h=86, bumps=7)
    s.add("chess_piece", 610, 520, 1.15)
    s.back("cloud", x=590, y=720, w=720, h=110, seed=9)
    name = ("west tower", "tour de l'ouest")
    s.add("tower", 150, 1010, 3.6, h=120, w=92, roof="flat", line=0.6, colour="#b8a0b4", name=name)
    s.back("cloud", x=560, y=985, w=860, h=120, seed=5)
    s.add("ladder", 650, 815, 1.5, turn=5, h=190, kind="rope")
    name = ("dark chess queen", "reine d'échecs sombre")
    s.add("chess_piece", 275, 560, 4.0, line=0.55, colour="#3f437e", el="dark_piece", name=name)


@card(
    ("Museum of small suns", "Le musée des petits soleils"),
    ("Small suns are kept under glass, one to a jar.", "De petits soleils sont gardés sous verre, un par bocal."),
    palette="midnight",
    style="glass",
    themes="collect light secret",
    setting="room",
    frame="beads",
    vignette=0.3,
)
def sun_museum(s: Scene) -> None:
    """The cat has chosen its sun already."""
    s.back("sky", lx=500, ly=420, el="wall", name=("night-blue wall", "mur bleu nuit"))
    for y in (470, 790):
        board = rect(20, y, 960, 34)
        s.draw(partial(shelf, board=board), area=board, el="shelf", motif="table", name=("shelves", "étagères"))
    for x, y, k, face in ((500, 590, 2.0, True), (215, 350, 1.15, False), (760, 345, 1.2, True)):
        s.add("bell_jar", x, y, k, part="back")
        s.add("sun", x, y, k * 0.62, face=face)
        s.add("bell_jar", x, y, k, part="front")
    s.add("bottle", 860, 670, 1.0)
    s.add("ladder", 715, 770, 1.85, kind="steps")
    s.add("moth", 480, 220, 0.95)
    s.add("birdcage", 390, 883, 0.54, ground=(58, 96, 0.45))
    s.add("cat", 535, 885, 0.71, ground=(63, 96, 0.45))
    s.add("suitcase", 270, 885, 0.7, ground=(77, 66, 0.45))
    s.add("candle", 905, 400, 0.62, kind="stub")


def shelf(p: Pen, board: str) -> None:
    """One board."""
    p.form(board, p.pal.wood, contrast=1, outline=2.4)


@card(
    ("The swan's staircase", "L'escalier du cygne"),
    (
        "Steps climb the neck of a swan as large as an island.",
        "Des marches gravissent le cou d'un cygne grand comme une île.",
    ),
    palette="rosewater",
    style="papercut",
    themes="climb grace scale",
    setting="sea",
    frame="wave",
    wash=(620, 260, 600, "#fff4e0", 0.5),
)
def swan_stairs(s: Scene) -> None:
    """A lighthouse has been built on its back, for the view."""
    s.back("sky", lx=700, ly=250, stars=20, lines=False)
    s.add("full_moon", 720, 245, 1.15, rings=False, kind="face")
    s.back("cloud", x=190, y=300, w=300, h=70)
    s.back("cloud", x=880, y=450, w=260, h=60, seed=2)
    s.back("pine_forest", y=640, m=18, h=150, depth=0.45)
    s.back("sea", y=640, rows=3, y1=820, near=0.5)
    s.add("lighthouse", 690, 440, 1.4, beam=False)
    s.add("swan", 530, 540, 3.2, crowned=True, line=0.6)
    s.back("stairs", pts="372,290 420,340 405,420 340,500 350,590 440,660", w0=44, w1=96, m=20, colour="#d8b8c4")
    s.add("child", 372, 440, 0.68, pose="climb", mood="joy")
    s.back("sea", y=730, rows=4, y1=1000, horizon=False, far=0.6, near=1)
    s.add("lotus", 230, 840, 1.05)
    s.add("lotus", 800, 826, 0.95)
    s.draw(lily_pad)
    s.add("frog", 622, 812, 0.72, crowned=True)


def lily_pad(p: Pen) -> None:
    """The leaf that the frog sits on."""
    leaf = p.pal.leaf
    p.form(smooth("516,886 560,868 622,862 690,868 732,884 700,908 652,902! 634,918 570,910"), leaf, fill="down", rim=2)
    p.dashes("626,890,540,884 626,890,578,902 626,890,676,872 626,890,712,886", 1.8, p.ink(leaf), 0.5)


@card(
    ("Puppets after midnight", "Les marionnettes après minuit"),
    ("After midnight the puppets cut their strings.", "Après minuit, les marionnettes coupent leurs fils."),
    palette="absinthe",
    themes="free night theatre",
    setting="stage",
    frame="dash",
    wash=(500, 560, 520, "#f8ffb8", 0.6),
)
def puppets_midnight(s: Scene) -> None:
    """The hand above has not understood yet."""
    s.back("wallpaper", y1=740, colour="#1d4a2a", colour2="#4f7a2f", wains=False)
    s.add("clock", 500, 300, 1.25, h=12, m=0)
    s.back("chequered_floor", y=730, rows=6, a="#dfe36a", b="#14261f")
    s.add("shadow", 800, 560, 1.45, pose="wave")
    s.back("valance", y=128, colour="#5a2f73")
    s.add("hand", 330, 60, 1.35, turn=180, kind="hang", name=("puppeteer's hand", "main du marionnettiste"))
    s.add(
        "puppet_strings",
        0,
        0,
        pts=[(285, 150, 236, 528), (330, 160, 337, 410), (375, 150, 472, 528)],
        bar=(335, 165, 90),
        el="strings",
    )
    s.add("acrobat", 350, 560, 1.9, line=0.75, pole=False, ground=(60, 102, 0.5))
    s.add(
        "acrobat",
        620,
        640,
        1.35,
        pole=False,
        flip=True,
        el="second",
        name=("dancing puppet", "marionnette qui danse"),
        ground=(60, 102, 0.5),
    )
    s.add("mask", 790, 815, 0.85, turn=12, ground=(52, 104, 0.5))
    s.back("curtain", side=-1, x=-80, w=230, colour="#5a2f73")
    s.back("curtain", side=1, x=-80, w=230, colour="#5a2f73")
