"""Winter gate, caged sun, dice islands, regatta, two ladders, the end of the thread, umbrella, organ."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import ellipse
from noctuary.art.scene import Scene, silhouette


@card(
    ("Seven locks of winter", "Les sept serrures de l'hiver"),
    (
        "A frozen gate has seven keyholes and one red rose behind it.",
        "Un portail gelé a sept serrures, et derrière lui une seule rose rouge.",
    ),
    palette="frost",
    style="glass",
    themes="cold secret threshold",
    setting="snow",
    frame="tick",
    vignette=0.3,
)
def winter_gate(s: Scene) -> None:
    """The bear has tried six."""
    s.back("sky", lx=500, ly=360, el="panes", name=("stained glass", "vitrail"))
    s.add("iceberg", 170, 560, 1.75)
    s.add("iceberg", 840, 550, 1.6, flip=True)
    s.back("hills", y=730, amp=14, colour="#dfe9f0", tex=False, name=("snow", "neige"))
    s.add("rose", 500, 560, 1.75)
    s.add("gate", 500, 530, 2.9, line=0.7)
    # seen between the bars, so it can be pointed at there
    s.draw(lambda _: None, area=silhouette("rose", 500, 560, 1.75), el="rose", motif="rose")
    for k, (x, y) in enumerate(((420, 430), (580, 430), (420, 560), (580, 560), (420, 690), (580, 690), (500, 350))):
        s.add("keyhole", x, y, 0.34 if k < 6 else 0.42)
    s.add("bear", 250, 760, 1.05, colour="#f4f4ee")
    s.back("cloud", x=790, y=225, w=210, h=56)
    s.add("key", 760, 800, 1.35, turn=24)
    s.add("apple", 616, 876, 0.82, ground=(62, 78, 0.45))
    s.add("castle", 870, 700, 0.8)


@card(
    ("The cat who rented the sun", "Le chat qui louait le soleil"),
    (
        "A cat keeps the sun in a birdcage and lets it out by the hour.",
        "Un chat garde le soleil dans une cage et le loue à l'heure.",
    ),
    palette="carnival",
    style="papercut",
    themes="light play trap",
    setting="room",
    frame="beads",
    wash=(560, 420, 520, "#fff6b8", 0.7),
)
def caged_sun(s: Scene) -> None:
    """The town outside waits in the dark."""
    s.back("wallpaper", y1=740, colour="#6a2f86", colour2="#a0509a")
    with s.within(ellipse(215, 300, 140), "round_window"):
        s.back("sky", lx=240, ly=260, stars=40, palette="midnight", x0=60, x1=370, y0=150, y1=460, el="_night")
    s.add("round_window", 215, 300, 1.75, part="front", line=0.7)
    s.back("chequered_floor", y=740, rows=5, a="#ffc46a", b="#43206f")
    s.draw(lambda p: p.glow(600, 400, 430, p.pal.glow, 0.9))
    s.add("birdcage", 600, 390, 3.3, part="back", line=0.5)
    s.add("sun", 600, 400, 1.75)
    s.add("birdcage", 600, 390, 3.3, part="front", line=0.5)
    s.add("cat", 330, 690, 1.75, line=0.75, ground=(60, 96, 0.5))
    s.add("chair", 850, 720, 1.25, ground=(60, 100, 0.5))
    s.add("suitcase", 564, 877, 0.91, ground=(77, 66, 0.4))
    s.add("clock", 870, 330, 0.72, h=12, m=30)
    s.add("candle", 175, 770, 0.95, kind="three", ground=(60, 88, 0.5))
    s.back("curtain", side=1, x=-70, w=220)


@card(
    ("The dice of the sea", "Les dés de la mer"),
    (
        "Islands are dice that a hand throws among the ships.",
        "Des îles sont des dés qu'une main jette parmi les navires.",
    ),
    palette="jewel",
    themes="chance risk game",
    setting="sea",
    frame="dash",
    wash=(600, 260, 560, "#fff4c8", 0.5),
)
def dice_islands(s: Scene) -> None:
    """The lighthouse stands on a six."""
    s.back("water_above", x=420, y=700, rings=4)
    s.add("comet", 800, 200, 1.0)
    s.add("dice", 800, 560, 1.0, one=True, colour="#c2203f", el="far_die", name=("red die island", "île-dé rouge"))
    s.add("ship", 560, 490, 0.72, kind="junk")
    s.add("dice", 340, 630, 2.0, one=True, line=0.7, name=("great die island", "grande île-dé"))
    s.add("lighthouse", 340, 390, 1.15, beam=False)
    s.add("hand", 560, 150, 1.75, turn=164, kind="hang", name=("throwing hand", "main qui lance"), line=0.8)
    s.back("sea", y=720, rows=3, y1=1000, horizon=False, far=0.6, near=1)
    s.add("octopus", 720, 760, 1.15, colour="#7a2fa8")
    s.add("ship", 180, 790, 0.95)
    s.add("cards", 530, 850, 0.85, turn=-8)
    s.back("sea", y=870, rows=2, y1=1000, horizon=False, far=0.85, near=1)
    s.back("cloud", x=880, y=400, w=210, h=56)


@card(
    ("Umbrella regatta", "La régate des parapluies"),
    (
        "Rabbits sail upturned umbrellas down a flooded street.",
        "Des lapins naviguent dans des parapluies retournés au fil d'une rue inondée.",
    ),
    palette="rosewater",
    themes="journey play water",
    setting="city",
    frame="wave",
    wash=(500, 320, 560, "#fff4e0", 0.5),
)
def umbrella_regatta(s: Scene) -> None:
    """The leader checks the time."""
    s.back("sky", lx=500, ly=260, stars=0, flow=160)
    s.back("rain", y0=80, y1=620, m=90)
    s.add("crescent_moon", 500, 225, 0.95, kind="cradle")
    s.add("city", 130, 720, 2.6, w=150, count=4, hmin=90, hmax=190, lit=0.7)
    s.add("city", 880, 720, 2.6, w=150, count=4, hmin=90, hmax=180, lit=0.7, seed=3)
    s.back("sea", y=600, rows=4, y1=820, near=0.6, el="river", name=("flooded street", "rue inondée"))
    s.add("bridge", 500, 530, 1.6)
    s.back("rope", pts="-10,420 215,488 500,520 800,488 1010,420", w=5, colour="#5a3f6a", el="_line")
    s.add("lantern", 200, 545, 0.6, kind="paper", chain=22)
    s.add("lantern", 815, 545, 0.6, kind="paper", chain=22)
    s.add("umbrella", 655, 655, 1.3, turn=180, colour="#6fa8a8")
    s.add("rabbit", 655, 575, 0.85, watch=False)
    s.back("sea", y=745, rows=2, y1=900, horizon=False, far=0.5, near=0.6, el="river")
    s.add("umbrella", 350, 715, 2.0, turn=180, line=0.75, colour="#e86f6f")
    s.add("rabbit", 350, 585, 1.3)
    s.back("sea", y=850, rows=3, y1=1010, horizon=False, far=0.8, near=1, el="river")
    s.add("ship", 699, 843, 0.72)
    s.back("cloud", x=290, y=220, w=210, h=56)
