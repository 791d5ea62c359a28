"""Nightingale, gloves, fox wedding, carousel, heart maze, kitchen, violins, paper emperor, moths, iceberg."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth
from noctuary.art.scene import Scene


@card(
    ("The mechanical nightingale", "Le rossignol mécanique"),
    (
        "A brass bird full of wheels sings in a cage inside a greenhouse.",
        "Un oiseau de laiton plein de rouages chante dans une cage, au fond d'une serre.",
    ),
    palette="verdigris",
    themes="machine music trap",
    setting="garden",
    frame="beads",
    wash=(500, 420, 520, "#fff6cf", 0.5),
)
def nightingale(s: Scene) -> None:
    """Gears where the heart would be; a violin has stopped to listen."""
    s.back("sky", lx=500, ly=320, stars=0, flow=120, el="_sky")
    s.add("greenhouse", 500, 470, 4.9, line=0.4)
    s.back("chequered_floor", y=770, rows=5, a="#cfe3b8", b="#136a68")
    s.add("birdcage", 500, 440, 3.3, part="back", line=0.5)
    s.add("bird", 510, 480, 1.9, kind="song", colour="#c9813f", name=("brass nightingale", "rossignol de laiton"))
    s.add("gears", 530, 500, 0.62)
    s.add("birdcage", 500, 440, 3.3, part="front", line=0.5)
    s.add("violin", 205, 700, 1.55, turn=-16, ground=(50, 98, 0.5))
    s.add("gramophone", 718, 780, 0.95, ground=(78, 98, 0.5))
    s.add("feather", 320, 860, 0.75, turn=50)
    s.back("ivy_branch", pts="-20,210 110,190 200,260 230,380", w=20, leaf=54, gap=6)
    s.back("ivy_branch", pts="1010,260 900,240 830,320 800,430", w=20, leaf=54, gap=6, seed=2)
    s.add("moth", 790, 300, 0.62, turn=-14)


@card(
    ("The fox's wedding", "Les noces du renard"),
    (
        "Foxes walk to a wedding with lanterns while rain falls through the sun.",
        "Des renards vont à la noce avec des lanternes, sous une pluie traversée de soleil.",
    ),
    palette="ember",
    style="papercut",
    themes="love luck procession",
    setting="land",
    frame="tick",
    wash=(700, 260, 600, "#fff0b8", 0.5),
)
def fox_wedding(s: Scene) -> None:
    """The pair stands on the bridge, under one umbrella."""
    s.back("sky", lx=720, ly=240, stars=0, lines=False, rings=6)
    s.back("rain", y0=60, y1=640, m=110)
    s.add("sun", 735, 235, 1.25)
    s.back("mountain", el="_mountain", y=620, h=190, m=4, depth=0.4)
    s.back("hills", y=640, amp=40, colour="#a8503a", tex=False)
    s.add("cave", 150, 590, 1.25, ground=(120, 98, 0.4))
    s.back("river", pts="500,660 520,760 440,860 520,1010", w0=200, w1=520)
    s.add("bridge", 500, 740, 3.1, line=0.6)
    s.add("fox", 395, 510, 1.55, ground=(70, 96, 0.5))
    s.add(
        "fox",
        600,
        510,
        1.5,
        flip=True,
        colour="#f0d8b8",
        el="white_fox",
        name=("white vixen", "renarde blanche"),
        ground=(70, 96, 0.5),
    )
    s.add("umbrella", 490, 330, 1.75, colour="#b8322f")
    s.add("fox", 195, 745, 0.85)
    for crook in ("303,786 306,700 302,610 288,588 270,600", "700,792 698,700 702,610 717,588 735,600"):
        s.back("rope", pts=crook, w=7, colour="#5a2f2a", el="_crook")
    s.add("lantern", 270, 650, 0.5, kind="paper", chain=20)
    s.add("lantern", 735, 640, 0.5, kind="paper", chain=20)
    s.add("fox", 800, 770, 0.85, flip=True)


@card(
    ("The drowned carousel", "Le manège englouti"),
    (
        "A carousel still turns on the sea bed, and seahorses ride beside it.",
        "Un manège tourne encore au fond de la mer, et des hippocampes lui font cortège.",
    ),
    palette="abyss",
    style="papercut",
    themes="deep memory play",
    setting="underwater",
    frame="wave",
    wash=(500, 420, 560, "#a8fff0", 0.5),
)
def drowned_carousel(s: Scene) -> None:
    """Its lamps have never gone out."""
    s.deep_water(500, spread=80, op=0.35)
    s.add("ruin", 150, 690, 1.15, depth=0.5)
    s.back("seabed", y=800)
    s.add("carousel", 500, 520, 3.15, line=0.6, ground=(100, 96, 0.6))
    s.add("seahorse", 165, 400, 1.25, colour="#ff9f7a")
    s.add("seahorse", 850, 360, 1.1, flip=True)
    s.add("octopus", 786, 724, 0.77)
    s.add("jellyfish", 300, 170, 0.85, colour="#b866e0")
    s.add("jellyfish", 735, 150, 0.72, colour="#ff7f9a")
    s.add("fish", 880, 545, 0.55, kind="angel")
    s.add("fish", 125, 565, 0.5, kind="angel", flip=True)
    s.add("chest", 250, 880, 0.8, ground=(90, 84, 0.5))
    s.add("door", 885, 700, 0.78, kind="tall", colour="#5a2f8a")
    s.add("anchor", 480, 895, 0.6, turn=20)
    s.back("bubbles", el="_b", m=22)


@card(
    ("Maze with a heart", "Le labyrinthe au cœur"),
    (
        "A hedge maze has the shape of a heart, and a shadow waits at its point.",
        "Un labyrinthe de haies a la forme d'un cœur ; une ombre attend à sa pointe.",
    ),
    palette="absinthe",
    style="nouveau",
    themes="lost love quest",
    setting="garden",
    frame="dash",
    wash=(500, 420, 560, "#f8ffb8", 0.4),
)
def heart_maze(s: Scene) -> None:
    """Red thread shows the only way."""
    s.back("fields_above", colours=("#3c6b34", "#4c7a3a", "#6f9a2f", "#5a8f2f"))
    s.add("castle", 190, 290, 0.68, ground=(70, 100, 0.45))
    s.add("eye", 500, 150, 0.95)
    s.add("maze", 500, 600, 3.9, heart=True, line=1.1)
    s.back(
        "rope",
        pts="500,880 470,800 620,700 640,560 560,500 470,540 490,590",
        w=7,
        colour="#c2402f",
        name=("red thread", "fil rouge"),
    )
    s.add("heart", 500, 585, 0.85)
    s.add("shadow", 640, 800, 1.25, pose="walk")
    s.add("rabbit", 800, 341, 0.63, ground=(78, 100, 0.45))
    s.back("cloud", x=770, y=190, w=230, h=56)
    s.add("lantern", 175, 765, 1.1, kind="post")
    s.add("tree", 870, 760, 0.9, kind="round")


@card(
    ("The astronomer's kitchen", "La cuisine de l'astronome"),
    (
        "On the stove planets are cooking, and a comet escapes from the teapot.",
        "Sur le poêle mijotent des planètes, et une comète s'échappe de la théière.",
    ),
    palette="ember",
    themes="home knowledge sky",
    setting="room",
    frame="beads",
    wash=(480, 560, 520, "#ffe8a0", 0.6),
)
def star_kitchen(s: Scene) -> None:
    """The cat waits for Saturn."""
    s.back("wallpaper", y1=740, colour="#8c3438", colour2="#cf6a48")
    with s.within(ellipse(690, 255, 160), "round_window"):
        s.back("sky", lx=740, ly=220, stars=60, palette="midnight", x0=520, x1=860, y0=90, y1=420, el="_night")
    s.add("round_window", 690, 255, 2.0, part="front", line=0.6)
    s.add("clock", 250, 240, 0.8, h=11, m=55)
    s.back("chequered_floor", y=740, rows=6, a="#e8b878", b="#571c37")
    s.add("stove", 430, 640, 1.95, line=0.7, ground=(90, 102, 0.6))
    s.add("teapot", 335, 455, 0.95)
    s.add("comet", 225, 400, 0.72, turn=180)
    s.draw(
        planets,
        area=ellipse(500, 430, 96, 60),
        el="planets",
        motif="crystal_ball",
        name=("planets in a pan", "planètes dans une casserole"),
        tags="celestial",
    )
    s.add("telescope", 810, 660, 1.6, ground=(50, 104, 0.5))
    s.add("book", 310, 865, 0.85, kind="stack", ground=(100, 68, 0.5))
    s.add("globe", 800, 860, 0.62, ground=(50, 104, 0.4))


def planets(p: Pen) -> None:
    """Three worlds in a copper pan, one with a ring."""
    pal = p.pal
    for x, y, r, c in ((455, 408, 38, pal.a2), (545, 415, 30, pal.a3), (505, 370, 44, pal.a1)):
        p.glow(x, y, r * 2.2, pal.glow, 0.5)
        p.form(ellipse(x, y, r), c, fill="rad", contrast=1.2, outline=2, shade=(-7, -7), shade_opacity=0.35)
        p.dashes(
            [
                (x - r * 0.8, y - r * 0.2, x + r * 0.7, y - r * 0.3, 4),
                (x - r * 0.7, y + r * 0.3, x + r * 0.8, y + r * 0.2, 4),
            ],
            3,
            mix(c, pal.light, 0.5),
            0.7,
        )
    p.stroke(smooth("440,395 505,350 575,352 560,385 505,400 450,402"), mix(pal.bone, pal.a1, 0.3), 5)
    p.form(
        smooth("405,430! 500,446 595,430! 585,490 540,512 460,512 415,490"),
        mix(pal.a1, pal.wood, 0.45),
        contrast=1.2,
        outline=2.2,
        rim=3,
    )
    p.line("595,445 660,440 720,430", 13, mix(pal.ink, pal.wood, 0.3), "fat")


@card(
    ("The paper emperor", "L'empereur de papier"),
    (
        "An emperor folded from one sheet receives the cranes.",
        "Un empereur plié dans une seule feuille reçoit les grues.",
    ),
    palette="theatre",
    style="papercut",
    themes="fragile royal theatre",
    setting="stage",
    frame="tick",
    wash=(500, 400, 560, "#ffe0a0", 0.6),
)
def paper_emperor(s: Scene) -> None:
    """A breath would end the dynasty; somebody has lit candles."""
    s.back("sky", lx=500, ly=330, stars=0, lines=False, stops=["#5a1231", "#a83a3a", "#e8a05a", "#f6cf8a"])
    s.add("peacock", 500, 380, 3.0, line=0.6)
    s.back("chequered_floor", y=760, rows=5, a="#c9573f", b="#5a1231")
    s.add("chair", 500, 590, 2.0, colour="#2f6f7d", ground=(60, 100, 0.5))
    s.draw(
        emperor,
        area=polygon("500,400 590,470 640,790 360,790 410,470"),
        el="emperor",
        motif="traveller",
        name=("paper emperor", "empereur de papier"),
        tags="royal paper",
    )
    s.add("crown", 500, 345, 0.75, kind="paper")
    for x, y, k, turn in ((250, 420, 0.85, -8), (760, 430, 0.85, 6), (320, 250, 0.6, -14), (690, 255, 0.6, 10)):
        s.add("bird", x, y, k, kind="paper", turn=turn, flip=x > 500)
    s.add("dragon", 215, 690, 1.15, colour="#e8c890", ground=(90, 98, 0.4))
    s.add("birdcage", 640, 864, 0.64, ground=(58, 96, 0.45))
    s.add("candle", 385, 840, 0.85, kind="three", ground=(60, 88, 0.4))
    s.back("curtain", side=-1, x=-70, w=220)
    s.back("curtain", side=1, x=-70, w=220)


def emperor(p: Pen) -> None:
    """Robe, sleeves and face in a dozen planes."""
    c = mix(p.pal.bone, p.pal.light, 0.4)
    planes = (
        ("500,420 640,800 500,790", -0.05), ("500,420 500,790 360,800", 0.02),
        ("420,470 500,440 450,640 330,620", -0.02),
        ("580,470 500,440 550,640 670,620", -0.1), ("330,620 450,640 400,700", -0.08),
        ("670,620 550,640 600,700", -0.14),
        ("460,380 540,380 500,470", 0.04), ("460,380 500,360 540,380 500,420", 0.0), ("500,420 540,380 500,470", -0.1),
    )  # fmt: skip
    for d, light in planes:
        p.form(polygon(d), shift(c, light), contrast=0.7, outline=1.6)
    p.dashes("478,396,490,400 510,400,522,396", 3, p.pal.ink)


@card(
    ("Night school for moths", "École du soir pour papillons"),
    ("Moths sit round a candle and read by its light.", "Des papillons de nuit lisent autour d'une bougie."),
    palette="sepia",
    style="engrave",
    themes="knowledge light night",
    setting="room",
    frame="wave",
    vignette=0.3,
)
def moth_school(s: Scene) -> None:
    """The owl is the teacher, which explains the silence."""
    s.back("wallpaper", y1=700)
    with s.within(ellipse(250, 260, 130), "round_window"):
        s.back("sky", lx=270, ly=240, x0=100, x1=400, y0=110, y1=400, el="_night")
    s.add("round_window", 250, 260, 1.62, part="front", line=0.7)
    s.add("key", 800, 250, 1.1, turn=10)
    s.back("table", y=690, lace=False, colour="#b8946a", name=("school desk", "pupitre"))
    s.add("owl", 800, 590, 1.6)
    s.add("candle", 500, 560, 2.4, line=0.7)
    s.add("moth", 330, 440, 1.15, turn=-22, colour="#c98f2f")
    s.add("moth", 645, 400, 1.05, turn=20, colour="#b5352a")
    s.add("moth", 500, 215, 1.15, colour="#33606b")
    s.add("book", 480, 850, 1.55)
    s.add("book", 250, 730, 0.85, kind="stack")
    s.add("telescope", 160, 590, 1.1)
    s.add("mouse", 700, 840, 0.72)
    s.add("apple", 300, 870, 0.72, ground=(62, 78, 0.45))


@card(
    ("The iceberg's basement", "La cave de l'iceberg"),
    ("Under an iceberg hangs a palace, upside down.", "Sous un iceberg pend un palais, la tête en bas."),
    palette="frost",
    themes="cold hidden scale",
    setting="sea",
    frame="dash",
    wash=(420, 250, 600, "#ffffff", 0.5),
)
def iceberg_palace(s: Scene) -> None:
    """Above: a bear and a sail. Below: lights in the windows."""
    s.back("sky", lx=260, ly=230, stars=16, flow=200, y1=460)
    s.back("hills", y=390, amp=44, depth=0.35, y1=440)
    s.draw(deep, area="M0 430L1000 430L1000 1000L0 1000Z", el="sea", motif="sea", name=("dark water", "eau sombre"))
    s.add(
        "castle",
        520,
        640,
        1.92,
        turn=180,
        flip=True,
        lit=0.9,
        palette="midnight",
        name=("upside-down palace", "palais à l'envers"),
    )
    s.add("iceberg", 520, 385, 2.9, below=False, line=0.6)
    s.draw(ledge)
    s.back("stairs", pts="484,364 452,374 428,392 414,416 388,446", w0=34, w1=84, m=8)
    s.add("bear", 600, 292, 0.72, colour="#f4f4ee", ground=(90, 98, 0.4))
    s.add("ship", 185, 360, 0.95)
    s.add("fish", 800, 600, 0.6, flip=True)
    s.add("fish", 860, 680, 0.5, flip=True)
    s.add("fish", 760, 740, 0.45, flip=True)
    s.add("jellyfish", 810, 840, 0.72, colour="#9fd0f0")
    s.add("chest", 330, 872, 0.7, ground=(96, 82, 0.5))
    s.back("sea", y=420, rows=2, y1=440, horizon=False, far=0.2, near=0.35, amp=0.5, el="_surface")


def ledge(p: Pen) -> None:
    """A terrace in the ice: where the bear stands and the steps end."""
    ice = mix(p.pal.foam, p.pal.sea, 0.16)
    p.form(polygon("470,372 716,372 736,440 448,440"), shift(ice, -0.14), fill="down", contrast=0.9, outline=1.2)
    p.form(polygon("492,344 690,344 716,372 470,372"), shift(ice, 0.06), fill="down", contrast=0.5, outline=1.2)


def deep(p: Pen) -> None:
    """Water that darkens downwards, with shafts of light, and a bed for what has sunk."""
    pal = p.pal
    fade = p.linear(((0, mix(pal.sea, pal.foam, 0.2)), (0.4, pal.sea2), (1, "#16264c")), 90)
    p.path("M-10 430L1010 430L1010 1010L-10 1010Z", fade)
    for x, w in ((180, 60), (360, 40), (700, 70), (880, 40)):
        p.path(polygon([(x, 430), (x + w, 430), (x + w * 0.4 - 110, 1010), (x - w - 110, 1010)]), pal.foam, 0.08)
    bed = smooth("-10,880! 180,905 330,912 480,962 640,972 800,950 1010,900! 1010,1010! -10,1010!")
    p.form(bed, mix(pal.sea2, pal.foam, 0.08), fill="down", contrast=0.9, outline=1)
