"""Lightning tree, doors, hat, lion, bells, storm tea, cups, galloping stairs, mountain boat, snow globe."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, smooth, union_path
from noctuary.art.scene import Scene


@card(
    ("The gardener of lightning", "Le jardinier des éclairs"),
    (
        "A gardener on a ladder prunes a bolt of lightning as if it were a tree.",
        "Un jardinier, sur une échelle, taille un éclair comme on taille un arbre.",
    ),
    palette="storm",
    style="glass",
    themes="danger growth power",
    setting="garden",
    frame="beads",
    vignette=0.3,
)
def lightning_tree(s: Scene) -> None:
    """The branches still glow."""
    s.back("sky", lx=500, ly=430)
    s.back("cloud", x=260, y=200, w=400, h=100, colour="#566a6e")
    s.back("cloud", x=740, y=180, w=400, h=100, seed=2, colour="#6f8284")
    s.back("rain", y0=230, y1=700, m=50)
    s.back("hills", y=780, amp=26, colour="#5c7058", tex=False)
    s.add("lightning", 500, 500, 3.1, line=0.7)
    s.add(
        "lightning",
        660,
        420,
        1.3,
        turn=-46,
        branches=False,
        el="bough",
        name=("branch of lightning", "branche d'éclair"),
    )
    s.add("lightning", 350, 430, 1.2, turn=42, branches=False, el="bough")
    s.add("ladder", 660, 750, 2.0, turn=-26, h=215)
    s.add("traveller", 632, 572, 1.0, flip=True, name=("gardener", "jardinier"))
    s.add("tree", 870, 800, 0.85, kind="round")
    s.add("lantern", 290, 770, 1.3, kind="post")
    s.back("stairs", pts="470,820 520,870 480,930 500,1000", w0=110, w1=230, m=6)


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
    """Only the horse knows which one is locked."""
    s.back("sky", lx=760, ly=220, stars=0, lines=False, rings=5)
    s.add("sun", 745, 505, 1.2, kind="rising")
    s.add("wind", 230, 250, 1.35)
    s.back("hills", y=530, amp=44, depth=0.35)
    s.back("dunes", y=580, m=2, y1=800)
    s.add("door", 640, 545, 0.72, ajar=True, colour="#1f7f8c", ground=(60, 108, 0.4))
    s.add("door", 150, 600, 0.75, kind="round", colour="#b5303f")
    s.back("stairs", el="_steps", pts="640,640 600,690 660,740", w0=80, w1=150, m=6)
    s.back("dunes", y=720, m=2, colour="#d68f3e", seed=2)
    s.add(
        "door",
        395,
        600,
        1.75,
        kind="tall",
        ajar=True,
        colour="#e2662e",
        line=0.75,
        ground=(60, 108, 0.5),
        el="great_door",
        name=("open door in the sand", "porte ouverte dans le sable"),
    )
    s.add("horse", 690, 760, 1.55, colour="#8a4a2b", ground=(90, 102, 0.5), saddle=True)
    s.add("tree", 258, 804, 0.94, ground=(74, 103, 0.45))
    s.add("cactus", 880, 680, 0.9)
    s.add("balloon", 560, 215, 0.8, kind="patched")


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
    s.back("sky", lx=520, ly=300, stars=40, flow=240)
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
    s.add("feather", 540, 905, 0.7, turn=70)
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
    ("Choir of bells", "Le chœur des cloches"),
    (
        "Bells bloom like flowers on a branch, and bees ring them.",
        "Des cloches fleurissent sur une branche, et les abeilles les font sonner.",
    ),
    palette="rosewater",
    style="papercut",
    themes="growth joy music",
    setting="garden",
    frame="tick",
    wash=(500, 350, 600, "#fff4e0", 0.5),
)
def bell_choir(s: Scene) -> None:
    """The rainbow ends behind the greatest of them."""
    s.back("sky", lx=300, ly=300, stars=0, lines=False)
    s.add("rainbow", 300, 470, 2.6, line=0.7)
    s.back("hills", y=740, amp=30, colour="#8fb08a", tex=False)
    s.add("greenhouse", 820, 640, 1.15, ground=(90, 98, 0.3))
    s.back("ivy_branch", pts="-20,150 180,190 420,170 640,230 820,200 1010,250", w=46, leaf=66, gap=5, flower="#f0a0b0")
    for x, y, k, colour, branch in (
        (190, 320, 0.9, "#f0c05a", 200),
        (370, 345, 1.15, "#e86f6f", 172),
        (570, 400, 1.5, "#f0c05a", 208),
        (760, 335, 0.95, "#6fa8a8", 210),
        (885, 330, 0.62, "#e86f6f", 206),
    ):
        stalk = [(x, branch), (x + 3, (branch + y - 100 * k) / 2), (x, y - 100 * k)]
        s.back("rope", pts=stalk, w=7, colour="#7a5a4a", el="_stalk")
        s.add("bell", x, y, k, colour=colour, ring=False)
    s.back("hills", y=830, amp=20, colour="#6f9a72", tex=False, seed=3)
    s.add("bee", 745, 490, 0.72)
    s.add("bee", 100, 430, 0.5, flip=True)
    s.add("dandelion", 170, 770, 1.15)
    s.add("apple", 627, 849, 1.12, ground=(62, 78, 0.45))
    s.add("sunflower", 440, 800, 1.0, ground=(34, 108, 0.4))
    s.add("door", 790, 850, 0.62, kind="round", colour="#b0486f")


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
    s.back("sky", lx=500, ly=400)
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


@card(
    ("The night the stairs ran away", "La nuit où les escaliers s'enfuirent"),
    (
        "Staircases gallop off through the town like horses.",
        "Des escaliers s'enfuient au galop à travers la ville, comme des chevaux.",
    ),
    palette="absinthe",
    style="nouveau",
    themes="escape night strange",
    setting="city",
    frame="tick",
    light=(0.5, -0.7),
    wash=(680, 300, 560, "#f8ffb8", 0.4),
)
def stairs_gallop(s: Scene) -> None:
    """Each horse drags its flight of steps behind it."""
    s.back("sky", lx=720, ly=240, stars=30, rings=8)
    s.add("full_moon", 705, 235, 0.95)
    s.add("city", 230, 620, 1.6, w=230, count=7, hmin=50, hmax=150)
    s.add("city", 800, 620, 1.3, w=220, count=7, hmin=40, hmax=110, seed=4)
    s.back("hills", y=610, amp=16, colour="#2f5a2c", tex=False)
    s.add("tree", 124, 565, 1.1, ground=(74, 103, 0.45))
    s.back("stairs", pts="900,200 960,300 860,380 780,440 700,520", w0=30, w1=90, m=20, colour="#c8cf8a")
    s.add("horse", 620, 545, 1.15, colour="#dfe36a")
    s.back("hills", y=690, amp=12, colour="#2a5a30", seed=5)
    s.back("stairs", pts="1000,480 900,540 940,620 800,660 660,640 560,650", w0=60, w1=190, m=24, colour="#e8e6b8")
    s.add("horse", 440, 690, 2.35, colour="#f1e6cf", line=0.7, ground=(80, 102, 0.5))
    s.back("hills", y=830, amp=18, colour="#1d4a2a", seed=2)
    s.add("door", 150, 730, 0.95, ajar=True, colour="#8d4fb0", ground=(60, 108, 0.5))
    s.add("shadow", 760, 790, 0.9)
    s.add("lantern", 855, 775, 1.15, kind="post")
    s.back("cloud", x=330, y=235, w=240, h=60)


@card(
    ("A boat for the mountain", "Une barque pour la montagne"),
    ("A mountain crosses the lake in a longship.", "Une montagne traverse le lac dans un long bateau."),
    palette="dawn",
    style="water",
    themes="calm journey scale",
    setting="sea",
    frame="wave",
    vignette=0.2,
)
def mountain_boat(s: Scene) -> None:
    """Its forest has come along."""
    s.back("sky", lx=740, ly=240, stars=0, lines=False)
    s.back("cloud", x=200, y=260, w=320, h=80)
    s.add("balloon", 210, 410, 0.7)
    s.back("hills", el="_shore", y=650, amp=20, colour="#b8c0d4", trees=0)
    s.back("sea", y=660, rows=3, y1=820, amp=0.4, near=0.4)
    s.back("mountain", y=690, h=460, m=1, x0=260, x1=740, y1=720, name=("travelling mountain", "montagne qui voyage"))
    s.add("waterfall", 478, 558, 1.26, rocks=False)
    s.back("pine_forest", y=720, m=12, h=110, x0=290, x1=720)
    s.draw(
        hull,
        area=smooth(
            "130,560! 160,620 220,690 500,740 780,690 840,620 870,560! 850,700 760,800 500,830 240,800 150,700"
        ),
        el="ship",
        motif="ship",
        name=("long boat", "long bateau"),
    )
    s.add("traveller", 785, 640, 1.0, kind="pilgrim")
    s.add("key", 160, 560, 0.85, turn=8)
    s.back("sea", y=800, rows=3, y1=1000, horizon=False, far=0.4, near=0.7, amp=0.5)
    s.add("raven", 600, 200, 0.75, kind="flight")


def hull(p: Pen) -> None:
    """A clinker-built hull with shields, as long as the card."""
    pal = p.pal
    p.form(
        smooth("130,560! 160,620 220,690 500,740 780,690 840,620 870,560! 850,700 760,800 500,830 240,800 150,700"),
        pal.wood,
        fill="down",
        contrast=1.2,
        outline=2,
    )
    for y in (0, 28, 56):
        p.line([(175, 660 + y), (500, 750 + y), (825, 660 + y)], 5, p.ink(pal.wood), "fat", 0.6, 14)
    for k in range(7):
        x = 250 + k * 83
        p.form(ellipse(x, 728 - abs(k - 3) * 14, 30), pal.a3 if k % 2 else pal.a2, fill="rad", contrast=0.9, outline=2)


@card(
    ("The snow globe's citizen", "Le citoyen de la boule à neige"),
    ("A man in a snow globe looks out at our hand.", "Dans une boule à neige, un homme regarde notre main."),
    palette="frost",
    style="nouveau",
    themes="cold trapped watching",
    setting="snow",
    frame="beads",
    light=(-0.5, -0.8),
    wash=(480, 420, 460, "#ffffff", 0.5),
)
def snow_globe(s: Scene) -> None:
    """He has seen it before; it always shakes."""
    s.back("wallpaper", y1=760, colour="#6c8db0", colour2="#b7d0de")
    s.back("table", y=720, colour="#a83a44", name=("red tablecloth", "nappe rouge"))
    k, x, y = 3.75, 470, 500
    s.add("crystal_ball", x, y, k, part="back", line=0.5, ground=(70, 104, 0.6), name=("snow globe", "boule à neige"))
    with s.within(ellipse(x, y - 14 * k, 74 * k), "crystal_ball"):
        s.back(
            "sky",
            lx=560,
            ly=330,
            stars=24,
            x0=180,
            x1=760,
            y0=160,
            y1=740,
            stops=["#1a2b55", "#45649a", "#b7d0de"],
            el="_night",
        )
        s.add("full_moon", 590, 310, 0.5, rings=False)
        s.back("pine_forest", y=600, m=14, h=150, x0=180, x1=760, depth=0.4)
        s.add("castle", 420, 562, 0.75, ground=(70, 100, 0.45))
        s.back("hills", y=640, amp=18, x0=170, x1=780, y1=760, colour="#f2f6f8", tex=False, wave=200)
        s.add("lantern", 635, 590, 0.95, kind="post")
        s.add("traveller", 520, 610, 0.85, lanternlit=False)
        s.back("snow", x0=190, x1=750, y0=180, y1=720, m=90)
    s.add("crystal_ball", x, y, k, part="front", line=0.5)
    s.add("hand", 840, 640, 2.1, turn=-34, name=("giant hand", "main géante"), line=0.7)
    s.add("key", 260, 905, 0.9, turn=-70)
