"""Lightning tree, doors, hat, lion, bells, storm tea, cups, galloping stairs, mountain boat, snow globe."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, smooth, union_path
from noctuary.art.scene import Scene


@card(
    ("A door for every wind", "Une porte pour chaque vent"),
    (
        "Doors stand alone in the dunes and each lets another wind through.",
        "Des portes se dressent seules dans les dunes, et chacune laisse passer un autre vent.",
    ),
    palette="saffron",
    style="papercut",
    themes="choice dry threshold",
    setting="desert",
    frame="dash",
    wash=(760, 260, 600, "#fff6cf", 0.5),
)
def wind_doors(s: Scene) -> None:
    """Only the horse knows which one is locked. The great door opens before our feet."""
    s.back("sky", lx=700, ly=220, stars=0, lines=False, rings=5)
    s.add("sun", 735, 335, 1.25, kind="rising")
    s.add("wind", 690, 150, 1.1)
    s.back("hills", y=350, amp=40, depth=0.35)
    s.back("dunes", y=390, m=2, y1=620)
    s.add("door", 590, 395, 0.62, ajar=True, colour="#1f7f8c", ground=(60, 108, 0.4))
    s.add("balloon", 480, 190, 0.85, kind="patched")
    s.add("cactus", 890, 500, 0.8)
    s.add("tree", 470, 470, 0.7, ground=(74, 103, 0.45))
    s.back("stairs", el="_steps", pts="590,465 570,540 640,640", w0=50, w1=150, m=7)
    s.back("dunes", y=560, m=2, colour="#d68f3e", seed=2)
    s.add("door", 835, 700, 1.15, kind="round", colour="#b5303f")
    name = ("open door in the sand", "porte ouverte dans le sable")
    s.add(
        "door", 265, 590, 3.2, kind="tall", ajar=True, colour="#e2662e", line=0.6, ground=(60, 108, 0.5),
        el="great_door", name=name,
    )  # fmt: skip
    s.add("horse", 600, 770, 1.75, colour="#8a4a2b", ground=(90, 102, 0.5), saddle=True)


@card(
    ("The hatmaker's aviary", "La volière du chapelier"),
    ("Birds pour out of a top hat like smoke.", "Des oiseaux jaillissent d'un haut-de-forme comme de la fumée."),
    palette="carnival",
    themes="free magic play",
    setting="stage",
    frame="beads",
    wash=(500, 380, 560, "#fff0b0", 0.5),
)
def hat_aviary(s: Scene) -> None:
    """The rabbit has lost its place."""
    s.back("wallpaper", y1=790, colour="#7a2f86", colour2="#f0577f")
    s.add("wings", 520, 235, 1.7, line=0.8)
    s.back("chequered_floor", y=770, rows=5, a="#ffc46a", b="#3a1f7a")
    colours = ("#fff0d0", "#1fb0a0", "#ffb52f", "#f04a5a", "#fff0d0", "#8fd0e0", "#ffb52f", "#fff0d0", "#1fb0a0")
    places = (
        (520, 500, 0.95),
        (430, 420, 0.85),
        (610, 400, 0.8),
        (350, 310, 0.7),
        (700, 330, 0.68),
        (270, 220, 0.58),
        (770, 220, 0.55),
        (480, 330, 0.6),
        (600, 260, 0.5),
    )
    for i, (x, y, k) in enumerate(places):
        s.add("bird", x, y, k, colour=colours[i], flip=i % 2 == 0, turn=-10 if i % 2 else 10)
    s.add("top_hat", 510, 720, 2.35, turn=180, line=0.7, ground=(10, 0, 0))
    s.add("birdcage", 800, 690, 1.35, ground=(80, 96, 0.5))
    s.add("peacock", 215, 720, 1.0, flip=True, ground=(40, 104, 0.5))
    s.add("cards", 690, 880, 0.85)
    s.add("dice", 380, 890, 0.62)
    s.add("candle", 545, 850, 0.9)
    s.back("curtain", side=-1, x=-110, w=210)
    s.back("curtain", side=1, x=-110, w=210)


@card(
    ("The lion reads the map", "Le lion lit la carte"),
    (
        "In his tent a lion studies a map over tea.",
        "Sous sa tente, un lion étudie une carte en prenant le thé.",
    ),
    palette="ember",
    style="nouveau",
    themes="knowledge royal travel",
    setting="desert",
    frame="wave",
    light=(0.5, -0.7),
    wash=(560, 600, 520, "#ffe8a0", 0.5),
)
def lion_map(s: Scene) -> None:
    """He is looking for the way he came."""
    s.back("sky", lx=500, ly=230, stars=40, rings=8)
    s.back("dunes", y=520, m=2, y1=760)
    s.draw(
        tent,
        area=union_path(
            smooth("-20,-20! 420,-20! 300,240 180,560 150,1010! -20,1010!"),
            smooth("1020,-20! 580,-20! 700,240 820,560 850,1010! 1020,1010!"),
        ),
        el="tent",
        motif="circus_tent",
        name=("open tent", "tente ouverte"),
    )
    s.add("lion", 480, 520, 2.6, crowned=False, line=0.65)
    s.add("telescope", 830, 628, 0.9)  # it stands on the sand behind the table
    s.back("table", y=720, lace=False, colour="#8c3438", name=("low table", "table basse"))
    s.add("map", 500, 800, 2.0, line=0.7)
    s.add("compass", 250, 770, 0.8, ground=(90, 96, 0.4))
    s.add("globe", 205, 600, 1.05, ground=(50, 104, 0.5))
    s.add("teacup", 740, 870, 0.72)
    s.add("teapot", 866, 768, 0.72, ground=(96, 68, 0.45))


def tent(p: Pen) -> None:
    """Two striped flaps, drawn back."""
    pal = p.pal
    for s in (-1, 1):
        for k in range(5):
            a, b = 500 - s * (80 + k * 90), 500 - s * (170 + k * 90)
            low_a, low_b = 500 - s * (340 + k * 50), 500 - s * (390 + k * 50)
            mid = 500 - s * (230 + k * 70)
            stripe = smooth(
                [(a, -20, 1), (b, -20, 1), (mid - s * 70, 330), (low_b, 1010, 1), (low_a, 1010, 1), (mid, 330)]
            )
            p.form(stripe, pal.a3 if k % 2 else mix(pal.bone, pal.a1, 0.3), contrast=1.1, outline=2)


@card(
    ("The eye of the hurricane", "L'œil du cyclone"),
    ("In the eye of a storm tea is served.", "Dans l'œil d'une tempête, on sert le thé."),
    palette="storm",
    themes="calm danger storm",
    setting="sea",
    frame="dash",
    wash=(500, 470, 360, "#fff4d0", 0.8),
)
def storm_tea(s: Scene) -> None:
    """The iris is a quiet room of water."""
    s.back("sky", lx=500, ly=430, stars=0, flow=420)
    s.back("cloud", x=190, y=200, w=360, h=100, colour="#4a5860")
    s.back("cloud", x=820, y=210, w=360, h=100, seed=2, colour="#566a6e")
    s.add("eye", 500, 440, 4.3, line=0.6, rays=False, iris="#6f9a96")
    with s.within(ellipse(500, 431, 152), "eye"):
        s.back(
            "sky",
            lx=500,
            ly=380,
            stars=0,
            x0=340,
            x1=660,
            y0=270,
            y1=600,
            stops=["#8fc4cf", "#d8ecdc", "#fff2cf"],
            el="_calm",
            palette="dawn",
        )
        s.back("sea", y=470, rows=3, y1=600, x0=340, x1=660, amp=0.3, palette="dawn", el="_lake", near=0.4)
        s.add("teacup", 500, 470, 0.95, palette="dawn")
        s.add("cat", 585, 500, 0.5, kind="walking")
    s.add("lightning", 175, 315, 0.85)
    s.add("lightning", 830, 310, 0.8, flip=True)
    s.back("sea", y=720, rows=4, amp=1.2, near=1)
    s.add("whale", 730, 790, 1.15, turn=12)
    s.add("teapot", 500, 800, 0.85, turn=-14)
    s.back("sea", y=850, rows=2, horizon=False, far=0.85, near=1, amp=1.1)
    s.add("umbrella", 870, 620, 0.9, turn=24, kind="torn")
    s.add("anchor", 420, 905, 0.6, turn=-30)


@card(
    ("Queen of cups and candles", "Reine des coupes et des chandelles"),
    (
        "Two hands lift a cup from which a flame with wings rises.",
        "Deux mains élèvent une coupe d'où monte une flamme ailée.",
    ),
    palette="theatre",
    style="glass",
    themes="fire magic royal",
    setting="night",
    frame="beads",
    vignette=0.3,
    mood="sacred, dramatic",
)
def cup_queen(s: Scene) -> None:
    """A card of no known deck."""
    s.back("sky", lx=500, ly=400, el="panes", name=("stained glass", "vitrail"))
    s.add("wings", 500, 380, 2.5, line=0.7)
    s.add("crown", 500, 170, 1.15)
    s.add("heart", 500, 400, 1.35, flame=True)
    s.add("teacup", 500, 610, 1.75)
    s.add("hand", 260, 700, 1.75, turn=28, flip=True)
    s.add("hand", 740, 700, 1.75, turn=-28)
    s.add("comet", 150, 430, 0.95)
    s.add("sun", 820, 300, 0.85)
    s.add("candle", 390, 870, 0.95)
    s.add("candle", 610, 870, 0.95)
    s.add("globe", 120, 590, 0.62)
    s.add("snake", 870, 530, 0.7)
