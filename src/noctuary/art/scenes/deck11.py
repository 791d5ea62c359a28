"""Seen from above or below: the giant's blanket, the snow globe from within, the striding hut, the map with a face."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene

QUILT = "250,860! 330,760 400,640 450,520 540,440 580,330 660,260 780,270 860,190 1010,150! 1010,1010! 270,1010!"
HEAD = "70,560 110,440 200,380 300,390 372,450 392,560 360,680 280,760 180,770 100,700"


@card(
    ("Sleeping giant, small village", "Géant qui dort, petit village"),
    (
        "A giant sleeps under a blanket of fields, and a village keeps quiet on it.",
        "Un géant dort sous une couverture de champs, et un village s'y fait tout petit.",
    ),
    palette="moss",
    themes="land scale sleep",
    setting="land",
    frame="dash",
    wash=(260, 360, 620, "#fff2c4", 0.5),
)
def giant_hills(s: Scene) -> None:
    """From high above: his knee is the hill, the fold of the sheet is the river."""
    s.back(
        "foliage",
        lx=300,
        ly=-40,
        hole=60,
        colour="#4f7a3c",
        el="woods",
        name=("woods from above", "bois vus d'en haut"),
    )
    s.draw(
        pillow,
        area=smooth("-20,420! 120,300 330,290 450,400 440,640 330,800 120,860 -20,800!"),
        el="bed",
        motif="bed",
        name=("pillow of cloud", "oreiller de nuage"),
    )
    s.draw(giant_head, area=smooth(HEAD), el="giant", motif="giant")
    s.draw(quilt, area=smooth(QUILT), el="quilt", motif="hills", name=("blanket of fields", "couverture de champs"))
    s.back("river", pts="1010,330 900,390 800,500 830,620 700,730 640,860 700,1010", w0=16, w1=90, el="river")
    s.add("city", 640, 330, 0.95, w=170, count=7, hmin=30, hmax=90, ground=(120, 4, 0.5))
    s.add("windmill", 860, 300, 0.95, ground=(30, 98, 0.5))
    s.add("horse", 620, 690, 0.78, kind="graze", colour="#f1e6cf", ground=(70, 98, 0.5))
    s.add("well", 545, 545, 0.5, ground=(80, 98, 0.5))
    s.add("tree", 905, 760, 1.25, ground=(70, 100, 0.5))
    s.draw(
        giant_fingers,
        area=smooth("290,690 400,650 470,700 460,850 420,910 270,900"),
        el="hand",
        motif="hand",
        name=("giant's hand", "main du géant"),
    )


def pillow(p: Pen) -> None:
    """What his head lies on."""
    p.form(
        smooth("-20,420! 120,300 330,290 450,400 440,640 330,800 120,860 -20,800!"),
        mix(p.pal.bone, p.pal.far, 0.25),
        contrast=1.1,
        outline=2.4,
        shade=(-20, -20),
        shade_opacity=0.25,
    )
    p.dashes("60,360,140,420,10 400,380,340,430,-8 60,800,150,730,-10 410,700,350,660,8", 5, p.pal.stone, 0.5)


def giant_head(p: Pen) -> None:
    """Seen from above and a little aside: brow of moss, nose like a hill, a beard that is a wood."""
    pal = p.pal
    c = mix(pal.skin, pal.fur, 0.22)
    moss = mix(pal.leaf, pal.near, 0.3)
    p.form(
        smooth("60,540 90,420 190,350 310,350 380,400 330,420 210,420 130,490 100,620 110,720 70,660"),
        moss,
        contrast=1.2,
        outline=2.2,
        hatch=0.4,
    )
    p.form(
        smooth(HEAD), c, fill="rad", contrast=1.2, outline=2.6, rim=4, hatch=0.3, shade=(-16, -12), shade_opacity=0.25
    )
    p.form(
        smooth("196,520 228,470 250,530 270,600 246,630 206,620"),
        shift(c, 0.03),
        contrast=1.2,
        outline=2,
        shade=(-10, -4),
    )
    for x, y, t in ((150, 540, -6), (318, 530, 8)):
        p.line([(x - 42, y), (x, y + 22), (x + 42, y + t)], 7, pal.ink)
        p.dashes([(x - 24 + k * 16, y + 12, x - 30 + k * 20, y + 34) for k in range(4)], 3, pal.ink)
        p.form(
            smooth([(x - 50, y - 44), (x, y - 66), (x + 52, y - 46), (x + 40, y - 34), (x, y - 46), (x - 40, y - 34)]),
            moss,
            outline=1.6,
            hatch=0.4,
        )
    for x in (135, 330):
        p.glow(x, 610, 60, pal.a3, 0.4)
    p.form(
        smooth("92,660 150,640 230,668 310,640 372,650 380,740 320,840 230,880 140,830 92,740"),
        moss,
        contrast=1.2,
        outline=2,
        hatch=0.4,
    )
    p.form(smooth("190,680 232,668 276,682 232,700"), mix(pal.red, c, 0.4), outline=1.6)
    for k in range(16):
        x, y = 120 + (k * 67) % 240, 700 + (k * 41) % 130
        p.form(ellipse(x, y, 22), shift(moss, 0.05 * (k % 3)), outline=1.2)


def quilt(p: Pen) -> None:
    """Patches of crops over knees and hip, with the turned-down hem of the sheet."""
    pal = p.pal
    d = smooth(QUILT)
    p.form(d, pal.leaf, contrast=1, outline=2.6)
    cs = (pal.leaf, "#8fa860", "#c9b04a", "#6b8a45", "#b5853a", "#a8b86a")
    p.inside(d)

    def at(i: float, j: float) -> tuple[float, float]:
        swell = 60 * sin(i * 0.9) * cos(j * 0.5)
        return 120 + i * 118 + j * 24 + 10 * sin(j * 1.5), 980 - j * 112 - i * 22 - swell

    for j in range(9):
        for i in range(9):
            quad = [at(i + 0.03, j), at(i + 0.97, j), at(i + 0.97, j + 0.94), at(i + 0.03, j + 0.94)]
            c = cs[(i * 2 + j * 3 + i * j) % len(cs)]
            lit = 0.05 * sin(i * 0.9 + 0.8)
            p.form(smooth([(*q, 1) for q in quad]), shift(c, lit), contrast=0.7, outline=1.4)
            furrows = [(*at(i + f, j + 0.1), *at(i + f, j + 0.86), 4) for f in (0.2, 0.4, 0.6, 0.8)]
            p.dashes(furrows, 2, p.ink(c), 0.35)
    for line in (
        "600,260 560,500 640,760 600,1010",
        "330,440 420,640 440,860 420,1010",
        "880,190 780,420 900,700 1010,800",
    ):
        p.line(line, 60, pal.shadow, "both", 0.22)
    p.end()
    hem = "250,860 330,760 400,640 450,520 540,440 580,330 660,260 780,270 860,190 1010,150"
    p.line(hem, 46, p.ink(pal.bone), "none", 1, 40)
    p.line(hem, 38, mix(pal.bone, pal.light, 0.3), "none", 1, 40)


def giant_fingers(p: Pen) -> None:
    """His hand on the blanket's edge."""
    c = mix(p.pal.skin, p.pal.fur, 0.22)
    for k in range(4):
        x, y = 330 + k * 12, 850 - k * 52
        p.form(
            tube(f"{x - 80},{y + 36},60 {x},{y},56 {x + 60},{y - 6},50 {x + 96},{y + 22},42"),
            c,
            contrast=1.2,
            outline=2.2,
            rim=3,
        )
        p.form(ellipse(x + 98, y + 24, 15, 14), mix(c, p.pal.bone, 0.5), outline=1.2)


@card(
    ("The snow globe's citizen", "Le citoyen de la boule à neige"),
    (
        "From inside a snow globe a small man looks up at the eye and the hand that hold his world.",
        "Dans une boule à neige, un petit homme lève les yeux vers l'œil et la main qui tiennent son monde.",
    ),
    palette="frost",
    style="nouveau",
    themes="cold trapped watching",
    setting="snow",
    frame="beads",
    light=(-0.5, -0.8),
    wash=(520, 330, 460, "#ffffff", 0.45),
)
def snow_globe(s: Scene) -> None:
    """The rim of the card is the glass; beyond it everything is too large."""
    s.draw(
        giant_face,
        area=smooth("-20,-20! 1020,-20! 1020,640! -20,640!"),
        el="face",
        motif="mask",
        name=("giant face", "visage géant"),
    )
    s.add("eye", 545, 285, 3.1, rays=False, iris="#5a7fbf", line=0.6)
    s.back("pine_forest", y=690, m=18, h=150, depth=0.25)
    s.back("hills", y=690, amp=26, colour="#dfe9f2", tex=False, wave=260)
    s.add("castle", 270, 640, 0.95, ground=(70, 100, 0.45))
    s.add("lantern", 700, 700, 1.05, kind="post", ground=(24, 104, 0.4))
    s.back("hills", y=800, amp=22, colour="#f6fafc", tex=False, seed=4)
    s.add(
        "person",
        505,
        752,
        0.95,
        pose="back",
        hat="top",
        colour="#a83a44",
        ground=(40, 100, 0.5),
        name=("small man", "petit homme"),
    )
    s.add("bare_tree", 830, 700, 1.0)
    s.back("snow", m=150)
    s.draw(
        globe_glass,
        area=polygon(
            [(500 + cos(t) * 470, 500 + sin(t) * 470) for t in [k * pi / 24 for k in range(49)]]
            + [(500 + cos(t) * 424, 500 + sin(t) * 424) for t in [k * pi / 24 for k in range(48, -1, -1)]]
        ),
        el="crystal_ball",
        motif="crystal_ball",
        name=("snow globe", "boule à neige"),
    )
    s.draw(
        globe_fingers,
        area=smooth("-10,380! 150,420 210,520 200,700 140,800 20,860!"),
        el="hand",
        motif="hand",
        name=("giant hand", "main géante"),
    )


def giant_face(p: Pen) -> None:
    """So near that only brow, nose and cheek are seen."""
    pal = p.pal
    skin = mix(pal.skin, pal.far, 0.3)
    p.form(smooth("-40,-40! 1040,-40! 1040,700! -40,700!"), skin, fill="rad", contrast=1.2, outline=0)
    p.form(
        smooth("180,130 360,30 600,20 840,90 930,170 800,130 600,80 380,90"),
        mix(pal.wood, pal.ink, 0.2),
        contrast=1.1,
        outline=2.4,
        hatch=0.5,
    )
    p.form(
        smooth("60,230 140,180 170,330 220,520 190,640 60,700 -40,680 -40,300"),
        shift(skin, 0.03),
        contrast=1.2,
        outline=2.6,
        shade=(-30, -8),
        shade_opacity=0.3,
    )
    p.glow(800, 560, 260, pal.a1, 0.25)
    p.line("860,200 900,320 880,420", 7, p.ink(skin), opacity=0.4)
    p.line("300,420 500,470 740,420", 6, p.ink(skin), opacity=0.35)


def globe_glass(p: Pen) -> None:
    """The thickness of the glass, and its gleams."""
    light = "#ffffff"
    p.stroke(ellipse(500, 500, 447), mix(p.pal.sea, p.pal.light, 0.55), 44, 0.34)
    p.stroke(ellipse(500, 500, 424), light, 4, 0.7)
    p.line("130,330 190,210 300,120", 26, light, "both", 0.75)
    p.line("870,690 820,780 750,840", 14, light, "both", 0.6)


def globe_fingers(p: Pen) -> None:
    """Fingertips pressed flat against the glass."""
    skin = mix(p.pal.skin, p.pal.a1, 0.08)
    for k, (x, y) in enumerate(((118, 450), (160, 560), (158, 668), (112, 770))):
        p.form(tube(f"{x - 190},{y + 30},92 {x - 80},{y + 6},88 {x},{y},84"), skin, contrast=1.2, outline=2.6, rim=4)
        p.form(ellipse(x + 8, y, 36, 34), mix(skin, p.pal.a1, 0.22), fill="flat", outline=0)
        for r in (10, 20, 29):
            p.stroke(ellipse(x + 10 + k % 2, y, r, r * 0.8), p.ink(skin), 1.8, 0.45)


@card(
    ("House on chicken clocks", "La maison aux pattes d'horloge"),
    (
        "A hut strides over our heads through the snow on two clock hands.",
        "Une cabane enjambe la neige, au-dessus de nos têtes, sur deux aiguilles d'horloge.",
    ),
    palette="frost",
    style="nouveau",
    themes="cold magic time",
    setting="snow",
    frame="tick",
    wash=(420, 300, 560, "#fff3d8", 0.5),
)
def clock_hut(s: Scene) -> None:
    """Its knees are clocks, its steps are hours; seen from where it is about to tread."""
    s.back("sky", lx=430, ly=330, stops=["#223552", "#4f7098", "#9dbdd0", "#e6eef0"])
    s.back("pine_forest", y=850, m=12, h=300, depth=0.25)
    s.back("hills", y=810, amp=30, colour="#cfdde8", tex=False)
    s.draw(
        far_leg,
        area=smooth("300,330! 360,330! 270,560! 300,860! 210,880! 200,560!"),
        el="leg",
        motif="gears",
        name=("clock-hand leg", "patte-aiguille"),
    )
    s.add("clock", 258, 560, 0.72, h=4, m=20, el="small_clock")
    s.draw(
        hut_below,
        area=smooth("250,230! 330,60! 620,40! 720,200! 650,350! 300,370!"),
        el="hut",
        motif="tower",
        name=("walking hut", "cabane qui marche"),
    )
    s.add("lantern", 690, 330, 0.85, chain=40)
    s.add("bird", 810, 190, 0.8, kind="dive", colour="#d9483b")
    s.back("hills", y=905, amp=22, colour="#eef4f8", tex=False, seed=3)
    s.add("fox", 480, 880, 0.8, kind="run", flip=True, ground=(70, 50, 0.35))
    s.add("child", 330, 830, 1.05, pose="run", mood="fear", flip=True, scarf=True, hat="bobble", ground=(45, 100, 0.45))
    s.draw(
        near_leg,
        area=smooth("560,340! 640,330! 770,560! 860,800! 890,930! 720,990! 580,930! 680,740! 690,600!"),
        el="leg",
        motif="gears",
    )
    s.add("clock", 700, 585, 1.5, h=9, m=42)
    s.back("snow", m=130)


def hut_below(p: Pen) -> None:
    """Floor boards, beams and the eaves, all running away upwards."""
    pal = p.pal
    wood = mix(pal.wood, pal.a2, 0.35)
    p.form(polygon("350,80 600,60 640,190 320,215"), pal.cloth, contrast=1.1, outline=2.6)
    p.form(polygon("420,28 520,22 600,62 350,82"), shift(pal.cloth, 0.05), contrast=1, outline=2.4)
    p.form(polygon("330,190 635,168 660,262 300,290"), wood, contrast=1.1, outline=2.4, hatch=0.3)
    p.form(polygon("400,205 452,201 446,256 392,260"), pal.glow, fill="flat", outline=2.2)
    p.form(polygon("520,196 572,192 580,246 526,250"), pal.glow, fill="flat", outline=2.2)
    p.form(polygon("250,232 330,190 300,290 272,300"), pal.cloth, contrast=1, outline=2)
    p.form(polygon("300,286 664,258 720,330 250,366"), mix(wood, pal.ink, 0.45), contrast=0.8, outline=2.6)
    for k in range(6):
        p.line([(346 + k * 58, 284 - k * 4), (318 + k * 72, 362 - k * 6)], 4, pal.ink, "none", 0.6)
    p.glow(485, 230, 180, pal.glow, 0.5)


def _hand(p: Pen, a: tuple[float, float], b: tuple[float, float], w0: float, w1: float) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / n, dx / n
    dark = mix(p.pal.ink, p.pal.a3, 0.18)
    m = (a[0] + dx * 0.5, a[1] + dy * 0.5)
    w = (w0 + w1) / 2
    pts = [
        (a[0] + nx * w0, a[1] + ny * w0, 1),
        (m[0] + nx * w * 1.5, m[1] + ny * w * 1.5),
        (b[0] + nx * w1, b[1] + ny * w1, 1),
        (b[0] - nx * w1, b[1] - ny * w1, 1),
        (m[0] - nx * w * 1.5, m[1] - ny * w * 1.5),
        (a[0] - nx * w0, a[1] - ny * w0, 1),
    ]
    p.form(smooth(pts), dark, contrast=1.3, outline=2, rim=3)
    p.form(ellipse(m[0], m[1], w * 0.8), p.pal.metal, contrast=1, outline=1.6)


def far_leg(p: Pen) -> None:
    """The standing leg."""
    _hand(p, (350, 340), (262, 560), 12, 16)
    _hand(p, (258, 570), (278, 850), 14, 8)
    p.form(smooth("278,830! 330,872 320,884 278,868 226,886 222,872"), mix(p.pal.ink, p.pal.a3, 0.18), outline=1.6)


def near_leg(p: Pen) -> None:
    """The leg that comes down on us: three claws as wide as a door, cut by the rim."""
    dark = mix(p.pal.ink, p.pal.a3, 0.18)
    _hand(p, (600, 330), (700, 560), 14, 34)
    _hand(p, (700, 610), (730, 800), 40, 48)
    for q in (
        "730,790,96 640,840,76 590,930,22",
        "730,790,96 730,880,80 720,990,24",
        "730,790,96 830,830,76 880,920,22",
    ):
        p.form(tube(q), dark, contrast=1.4, outline=2.6, rim=5)
    p.form(ellipse(730, 792, 44), p.pal.metal, fill="rad", contrast=1.2, outline=2.4)


@card(
    ("The cartographer's skin", "La peau du cartographe"),
    (
        "A hand draws the last road on a face that is a map.",
        "Une main trace la dernière route sur un visage qui est une carte.",
    ),
    palette="sepia",
    style="nouveau",
    themes="identity travel",
    setting="land",
    frame="tick",
    light=(-0.5, -0.8),
    vignette=0.35,
)
def map_face(s: Scene) -> None:
    """So near that the rim cuts brow and chin; a ship has found the cheek."""
    face = smooth(
        "500,-40 760,20 900,200 930,420 880,640 790,860 620,1040! 380,1040! 210,860 120,640 70,420 100,200 240,20"
    )
    s.back("boards", colour="#7d5a38", vy=-2600, el="_table")
    s.draw(
        lambda p: p.form(face, mix(p.pal.paper, p.pal.fur, 0.16), fill="rad", contrast=1.1, outline=4, hatch=0.3),
        area=face,
        el="face",
        motif="map",
        name=("face that is a map", "visage qui est une carte"),
        tags="face",
    )
    with s.within(face, "face"):
        s.draw(coasts, area=CHEEKS, el="sea", motif="sea", name=("sea on the cheeks", "mer sur les joues"))
        s.back("mountain", y=215, h=150, m=6, x0=150, x1=850, y1=250)
        s.draw(brow)
        s.draw(nose)
        s.back("river", pts="345,455 350,540 300,620 340,720 310,830", w0=10, w1=40)
    s.add("eye", 330, 395, 1.5, rays=False, iris="#8a5a2c", line=0.8)
    s.add("eye", 670, 395, 1.5, rays=False, iris="#33606b", line=0.8)
    s.draw(
        lips,
        area=smooth("370,790 450,750 500,764 550,750 630,790 560,846 500,856 440,846"),
        el="mouth",
        motif="mask",
        name=("red lips", "lèvres rouges"),
    )
    s.add("ship", 172, 610, 0.72, kind="galleon")
    s.back(
        "rope",
        pts="500,130 420,180 470,240 500,330 480,480 560,560 640,690 690,720",
        w=9,
        dashed=True,
        colour="#b5352a",
        el="road",
        name=("dotted road", "route en pointillés"),
    )
    s.add("feather", 822, 606, 1.35, turn=36)
    s.add("hand", 880, 870, 2.1, turn=-46, kind="pinch", name=("drawing hand", "main qui dessine"), line=0.7)


CHEEKS = smooth("90,470! 190,500 250,560 210,680 260,780 200,880! 60,700!") + smooth(
    "930,450! 840,480 720,520 690,600 760,680 720,780 800,860! 960,640!"
)


def coasts(p: Pen) -> None:
    """Seas with their ripples, and a grid of longitudes over everything."""
    water = mix(p.pal.a2, p.pal.paper, 0.4)
    p.form(CHEEKS, water, contrast=0.6, outline=2)
    for k in range(5):
        p.stroke(
            smooth([(110 + k * 12, 560 + k * 40), (150 + k * 10, 550 + k * 42), (190, 566 + k * 40)], False),
            p.pal.foam,
            3,
            0.7,
        )
        p.stroke(smooth([(780, 560 + k * 44), (820, 548 + k * 44), (870, 562 + k * 42)], False), p.pal.foam, 3, 0.7)
    arcs = [(x, 0, 500 + (x - 500) * 1.12, 1000, (x - 500) * 0.12) for x in range(140, 900, 90)]
    p.dashes([*arcs, *((60, y, 940, y, 24) for y in range(120, 980, 100))], 1.4, p.ink(), 0.3)


def brow(p: Pen) -> None:
    """The mountains end in foothills, not in a line."""
    paper = mix(p.pal.paper, p.pal.fur, 0.12)
    fade = p.linear(((0, paper), (0.5, paper), (1, paper, 0.0)), at=(500, 236, 500, 380))
    p.flat(smooth("60,262 160,236 260,262 380,238 500,266 620,240 740,264 850,238 960,262 960,390! 60,390!"), fade)
    p.stroke(smooth("90,262 160,236 260,262 380,238 500,266 620,240 740,264 850,238 930,262", False), p.ink(), 2.4, 0.6)


def nose(p: Pen) -> None:
    """A ridge with a lit and a shaded side."""
    c = mix(p.pal.paper, p.pal.fur, 0.3)
    p.form(
        smooth("476,300 524,300 548,470 600,590 568,646 500,664 432,646 400,590 452,470"), c, contrast=1.1, outline=2
    )
    p.flat(smooth("505,310 524,300 548,470 600,590 568,646 500,660 520,560"), p.pal.shadow, 0.3)
    p.line("446,636 470,620 490,640", 6, p.ink(c))
    p.line("554,636 530,620 510,640", 6, p.ink(c))
    p.dashes([(500 - 10 - k * 7, 350 + k * 30, 500 - 26 - k * 9, 372 + k * 30) for k in range(8)], 2.4, p.ink(c), 0.6)


def lips(p: Pen) -> None:
    """A red island, parted as if to say its name."""
    red = mix(p.pal.a1, p.pal.paper, 0.15)
    p.form(smooth("370,790! 450,748 500,766 550,748 630,790! 500,800"), red, contrast=1.1, outline=2.2)
    p.form(
        smooth("370,790! 440,806 560,806 630,790! 560,850 500,862 440,850"), shift(red, 0.06), contrast=1.1, outline=2.2
    )
    p.line("372,790 440,798 500,806 560,798 628,790", 6, p.pal.ink)
    draw_glint = "450,828 500,838 540,830"
    p.line(draw_glint, 8, "#ffffff", opacity=0.4)
