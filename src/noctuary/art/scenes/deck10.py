"""Winter gate, caged sun, dice islands, regatta, two ladders, the end of the thread, umbrella, organ."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, rect, rounded, smooth
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
    s.back("sky", lx=500, ly=360)
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
    s.back("sky", lx=700, ly=230, stars=0, flow=240)
    s.add("comet", 790, 225, 1.09)
    s.back("sea", y=520, rows=4, y1=760, near=0.6)
    s.add("dice", 800, 560, 1.0, one=True, colour="#c2203f", el="far_die", name=("red die island", "île-dé rouge"))
    s.add("ship", 560, 490, 0.72, kind="junk")
    s.add("dice", 340, 630, 2.0, one=True, line=0.7, name=("great die island", "grande île-dé"))
    s.add("lighthouse", 340, 390, 1.15, beam=False)
    s.add("hand", 560, 150, 1.75, turn=164, name=("throwing hand", "main qui lance"), line=0.8)
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
    s.add("full_moon", 500, 225, 0.85)
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


@card(
    ("The bridge of two ladders", "Le pont des deux échelles"),
    (
        "Two ladders meet in mid-air between two floating islands.",
        "Deux échelles se rejoignent en plein ciel entre deux îles flottantes.",
    ),
    palette="dawn",
    style="engrave",
    themes="climb hope meeting",
    setting="sky",
    frame="beads",
    vignette=0.25,
)
def two_ladders(s: Scene) -> None:
    """A heart hangs where they touch."""
    s.back("sky", lx=500, ly=200)
    s.back("cloud", x=170, y=260, w=280, h=66)
    s.back("cloud", x=850, y=250, w=280, h=66, seed=2)
    s.back("hills", y=850, amp=44, depth=0.35)
    s.add("floating_island", 230, 640, 1.95)
    s.add(
        "floating_island",
        790,
        660,
        1.85,
        flip=True,
        el="east_island",
        name=("eastern floating island", "île flottante de l'est"),
    )
    s.add("ladder", 430, 451, 2.4, turn=38, h=143)
    s.add("ladder", 588, 461, 2.4, turn=-38, h=148)
    s.add("heart", 505, 330, 0.75)
    s.add("traveller", 185, 522, 0.95)
    s.add("tower", 850, 632, 0.72, w=60, ground=(40, 0, 0.45))
    s.add("swing", 505, 640, 0.95, h=262)
    s.add("raven", 494, 825, 0.75)
    s.back("cloud", x=700, y=920, w=380, h=76, seed=5)


@card(
    ("The end of the thread", "Le bout du fil"),
    ("An old traveller rolls the road up onto a spool.", "Un vieux voyageur enroule la route sur une bobine."),
    palette="sepia",
    themes="calm end fate",
    setting="land",
    frame="wave",
    wash=(640, 260, 600, "#fff6d8", 0.5),
)
def thread_end(s: Scene) -> None:
    """Behind him there is nowhere left."""
    s.back("sky", lx=680, ly=240, stars=0, flow=220)
    s.back("cloud", x=210, y=260, w=320, h=80)
    s.back("mountain", y=560, h=150, m=5, depth=0.35)
    s.back("hills", y=560, amp=26, colour="#b89a62", trees=5)
    s.add("bridge", 620, 590, 1.05)
    s.back("hills", y=680, amp=24, colour="#8f7444", seed=3)
    s.draw(
        road,
        area=smooth("770,560 800,575 700,640 760,700 640,760 420,780 400,720 600,700 640,660 600,620 700,590"),
        el="road",
        motif="rope",
        name=("road that is a thread", "route qui est un fil"),
        tags="land travel",
    )
    s.add("thread", 320, 690, 2.1, colour="#b5352a", needle=False, line=0.7, ground=(60, 76, 0.5))
    s.add("traveller", 530, 715, 1.6, kind="pilgrim", ground=(60, 100, 0.5))
    s.back("hills", y=870, amp=18, colour="#6b4e30", seed=5)
    s.add("bare_tree", 130, 560, 1.15)
    s.add("web", 175, 500, 0.85, palette="bone")
    s.add("door", 880, 740, 0.8, kind="tall", ground=(50, 104, 0.4))


def road(p: Pen) -> None:
    """A red ribbon that runs over the hills and onto the spool."""
    red = p.pal.a1
    p.line("800,566 700,600 630,630 720,680 680,740 520,770 390,740", 50, p.ink(red), lambda t: 0.25 + 0.75 * t, 1, 30)
    p.line(
        "800,566 700,600 630,630 720,680 680,740 520,770 390,740",
        28,
        mix(red, p.pal.bone, 0.15),
        lambda t: 0.25 + 0.75 * t,
        1,
        30,
    )


@card(
    ("The secret of the umbrella", "Le secret du parapluie"),
    (
        "Under a great umbrella it is night; outside it is noon.",
        "Sous un grand parapluie il fait nuit ; dehors, c'est midi.",
    ),
    palette="saffron",
    style="nouveau",
    themes="double secret shelter",
    setting="desert",
    frame="dash",
    wash=(250, 250, 520, "#fff6cf", 0.4),
)
def umbrella_night(s: Scene) -> None:
    """The edge of the umbrella is the edge of the day."""
    s.back("sky", lx=210, ly=230, stars=0, rings=6)
    s.add("sun", 205, 225, 1.05)
    s.back("mountain", y=650, h=130, m=5, depth=0.4)
    s.back("dunes", y=700, m=3)
    night = smooth("205,455! 330,395 500,380 690,395 850,455! 800,620 760,800 780,930! 280,930! 300,800 255,620")
    s.draw(lambda p: p.flat(night, p.ink()), area=night, el="_night", motif="")
    with s.within(night, "umbrella"):
        s.back(
            "sky",
            lx=640,
            ly=560,
            stars=70,
            palette="midnight",
            x0=200,
            x1=860,
            y0=370,
            y1=930,
            el="night",
            name=("night under the umbrella", "nuit sous le parapluie"),
            tags="night dark",
        )
        s.add("crescent_moon", 655, 555, 0.72, palette="midnight", kind="cradle")
        s.add("constellation", 400, 520, 0.85, palette="midnight", figure="hunter")
        s.back("rain", x0=560, x1=800, y0=620, y1=830, m=40)
    s.add("umbrella", 525, 430, 3.35, line=0.6, colour="#b5303f")
    s.add("child", 417, 786, 1.34, ground=(50, 98, 0.5))
    s.add("cactus", 880, 720, 1.05, ground=(50, 102, 0.4))
    s.add("snake", 262, 850, 0.75, ground=(90, 98, 0.4))


@card(
    ("The wind's organ", "L'orgue du vent"),
    ("The wind plays on a cliff made of organ pipes.", "Le vent joue sur une falaise faite de tuyaux d'orgue."),
    palette="storm",
    style="nouveau",
    themes="music wild",
    setting="shore",
    frame="tick",
    light=(-0.7, -0.6),
    wash=(260, 300, 520, "#fff4c8", 0.4),
)
def wind_organ(s: Scene) -> None:
    """Seed by seed a dandelion keeps the beat."""
    s.back("sky", lx=260, ly=260, stars=0, rings=6)
    s.add("wind", 245, 270, 1.75, line=0.8)
    s.back("sea", y=680, rows=4, near=0.8)
    s.draw(
        pipes,
        area=smooth("500,880! 500,470 560,330 660,240 760,300 850,400 960,520 1000,880!"),
        el="organ",
        motif="cliff",
        name=("cliff of organ pipes", "falaise en tuyaux d'orgue"),
        tags="music",
    )
    s.add("tower", 690, 265, 0.95, w=60)
    s.add("gramophone", 330, 760, 1.15)
    s.back("hills", y=850, amp=18, colour="#5c7058")
    s.add("dandelion", 170, 800, 1.15)
    s.add("bell", 850, 340, 0.62)
    s.back("cloud", x=470, y=200, w=210, h=56)
    s.add("violin", 640, 860, 0.95, turn=-70)


def pipes(p: Pen) -> None:
    """Stone pipes, tallest in the middle, each with a mouth."""
    pal = p.pal
    c = mix(pal.stone, pal.metal, 0.3)
    tops = (470, 400, 330, 275, 240, 270, 320, 380, 440, 520)
    for k, top in enumerate(tops):
        x = 500 + k * 50
        p.form(rounded(x, top, 48, 900 - top, 10), mix(c, pal.shadow, 0.1 * (k % 2)), contrast=1.3, outline=2.2)
        p.form(ellipse(x + 24, top + 8, 22, 8), pal.ink, fill="flat", outline=1.4)
        p.form(
            smooth(
                [
                    (x + 10, top + 150, 1),
                    (x + 38, top + 150, 1),
                    (x + 32, top + 186),
                    (x + 24, top + 192),
                    (x + 16, top + 186),
                ]
            ),
            pal.ink,
            fill="flat",
            outline=1.4,
        )
    p.form(rect(490, 690, 520, 26), mix(pal.wood, c, 0.3), contrast=1, outline=2)
