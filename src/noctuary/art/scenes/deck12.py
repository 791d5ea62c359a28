"""A boat that bears down on us, a cave from within and a lighthouse from above."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, rounded, shift, smooth
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene


@card(
    ("A boat for the mountain", "Une barque pour la montagne"),
    (
        "A longship bears down on us with a mountain aboard.",
        "Un long bateau fonce sur nous, une montagne à son bord.",
    ),
    palette="dawn",
    style="water",
    themes="calm journey scale",
    setting="sea",
    frame="wave",
    vignette=0.2,
)
def mountain_boat(s: Scene) -> None:
    """From the water, under the bow; the dragon's head looks over us."""
    s.back("sky", lx=330, ly=200, stars=0, lines=False, stops=["#5f7fb4", "#a9b8dc", "#f2c4bd", "#ffb98a"])
    s.back("cloud", x=200, y=300, w=260, h=70)
    s.back("sea", y=600, rows=3, y1=820, amp=0.5, near=0.4)
    s.back(
        "mountain",
        y=640,
        h=520,
        m=1,
        x0=150,
        x1=860,
        y1=700,
        colour="#6f78ab",
        name=("travelling mountain", "montagne qui voyage"),
    )
    s.add("waterfall", 600, 440, 1.05, rocks=False)
    s.back("pine_forest", y=640, m=11, h=130, x0=210, x1=810, colour="#4f8a6a")
    s.draw(bow, area=BOW, el="ship", motif="ship", name=("longship", "drakkar"))
    s.add(
        "person",
        300,
        585,
        0.95,
        pose="point",
        mood="joy",
        hat="wide",
        cut="beard",
        colour="#d95f7f",
        hair="#f2e6d8",
        name=("old boatman", "vieux batelier"),
    )
    s.add("lantern", 740, 610, 0.75)
    s.draw(
        dragon_prow,
        area=smooth("440,640! 430,420 400,330 420,230 520,190 610,240 640,320 560,330 560,420 560,640!"),
        el="prow",
        motif="dragon",
        name=("dragon prow", "proue-dragon"),
    )
    s.draw(
        bow_wave,
        area=smooth("60,860! 250,800 430,860 500,800 570,860 750,800 950,860! 900,1010! 100,1010!"),
        el="splash",
        motif="splash",
        name=("bow wave", "vague d'étrave"),
    )


BOW = smooth("90,560! 220,640 380,690 500,620! 620,690 780,640 910,560! 860,740 700,880 500,980! 300,880 140,740")


def bow(p: Pen) -> None:
    """Clinker planks that run together in the stem, shields along both sides."""
    pal = p.pal
    wood = mix(pal.wood, pal.fur, 0.3)
    p.form(
        smooth("90,560! 220,640 380,690 500,640! 500,980! 300,880 140,740"), wood, contrast=1.2, outline=2.6, hatch=0.3
    )
    p.form(
        smooth("910,560! 780,640 620,690 500,640! 500,980! 700,880 860,740"),
        shift(wood, -0.1),
        contrast=1.2,
        outline=2.6,
        hatch=0.3,
    )
    for t in (0.22, 0.44, 0.66, 0.84):
        for side in (-1, 1):
            pts = [
                (500 + side * 400 * (1 - 0.2 * t), 570 + 150 * t),
                (500 + side * 200, 660 + 190 * t),
                (500, 660 + 300 * t),
            ]
            p.line(pts, 7, p.ink(wood), "fat", 0.6, 14)
    for side in (-1, 1):
        for k in range(3):
            x, y = 500 + side * (150 + k * 92), 706 - k * 42
            p.form(
                ellipse(x, y, 50 - k * 9, 56 - k * 9),
                pal.a2 if (k + side) % 2 else pal.a3,
                fill="rad",
                contrast=1,
                outline=2.4,
            )
            p.form(ellipse(x, y, 14 - k * 2), pal.metal, fill="rad", outline=1.6)


def dragon_prow(p: Pen) -> None:
    """The stem post rises, leans forward and opens its jaws over us."""
    pal = p.pal
    wood = mix(pal.wood, pal.fur, 0.55)
    p.form(
        tube("500,980,60 500,760,64 492,560,76 476,420,84 480,330,92"),
        wood,
        contrast=1.25,
        outline=3,
        rim=5,
        hatch=0.35,
    )
    for k in range(7):
        y = 480 + k * 58
        p.line([(456, y), (496, y + 22), (532, y)], 8, p.ink(wood), "fat", 0.7)
    p.form(
        smooth(
            "416,330 410,250 450,196 520,180 590,204 640,262 700,300! "
            "660,322 590,318! 640,350 690,352! 640,388 560,384 480,400"
        ),
        wood,
        contrast=1.25,
        outline=3,
        rim=5,
    )
    p.form(smooth("590,318! 640,350 600,356 560,340"), mix(pal.red, pal.ink, 0.3), contrast=0.6, outline=1.6)
    for x in (600, 626, 650):
        p.form(polygon([(x, 316 - (x - 600) * 0.02), (x + 14, 318), (x + 8, 340)]), pal.bone, contrast=0.5, outline=1.2)
    for d in ("450,210 420,130 380,100! 410,160 424,230", "500,186 490,110 460,70! 476,130 480,196"):
        p.form(smooth(d), shift(wood, -0.06), contrast=1.1, outline=2.2)
    p.form(ellipse(530, 256, 20, 18), pal.glow, fill="flat", outline=2.4)
    p.form(ellipse(536, 258, 7, 13), pal.ink, fill="flat", outline=0)
    p.form(ellipse(668, 296, 6, 4), pal.ink, fill="flat", outline=0)


def bow_wave(p: Pen) -> None:
    """Two wings of water thrown up by the stem."""
    pal = p.pal
    for side in (-1, 1):
        pts = [
            (500, 830, 1),
            (500 + side * 90, 880),
            (500 + side * 230, 820),
            (500 + side * 330, 850),
            (500 + side * 460, 830, 1),
            (500 + side * 430, 930),
            (500 + side * 380, 1020, 1),
            (500, 1020, 1),
        ]
        p.form(smooth(pts), mix(pal.sea, pal.foam, 0.25), contrast=1, outline=2)
        p.line(
            [(500, 850), (500 + side * 100, 900), (500 + side * 240, 850), (500 + side * 400, 880)],
            26,
            pal.foam,
            "both",
            0.95,
            16,
        )
        p.line([(500, 920), (500 + side * 140, 960), (500 + side * 300, 920)], 16, pal.foam, "both", 0.8, 12)
    drops = [(150 + (k * 97) % 700, 760 + (k * 53) % 90, 4 + k % 4) for k in range(22)]
    p.dots(drops, pal.foam, 0.95)


@card(
    ("The wolf's lullaby", "La berceuse du loup"),
    (
        "In a cave, while it rains, a great wolf curls round a child and sings it to sleep.",
        "Dans une grotte, sous la pluie, un grand loup s'enroule autour d'un enfant et l'endort en chantant.",
    ),
    palette="storm",
    themes="music night tender",
    setting="forest",
    frame="tick",
    light=(0.6, -0.5),
    wash=(640, 700, 460, "#ffd08a", 0.6),
)
def wolf_lullaby(s: Scene) -> None:
    """Seen from the back of the cave: warm within, rain without."""
    mouth = smooth(MOUTH)
    s.draw(cave_frame, area="M0 0L1000 0L1000 1000L0 1000Z", el="cave", motif="cave", name=("cave", "grotte"))
    with s.within(mouth):
        s.back("sky", lx=330, ly=300, stars=0, lines=False, stops=["#2b3d4c", "#55707a", "#9fb0a6"], el="_night")
        s.back("rain", x0=60, x1=700, y0=90, y1=620, m=90)
        s.back("pine_forest", y=560, m=12, h=300, x0=60, x1=700, depth=0.35)
        s.back("hills", y=540, amp=16, colour="#42544c", tex=False)
        s.draw(streaks)
    s.draw(cave_mouth)
    s.add("lantern", 868, 520, 1.0, chain=90)
    s.draw(lambda p: p.glow(700, 640, 420, p.pal.flame, 0.5))
    s.add("wolf", 470, 640, 3.05, kind="lie", colour="#59637a", line=0.65, ground=(100, 100, 0.6))
    s.add("bird", 776, 306, 0.62, kind="perch", colour="#c9a05a", turn=8)
    s.draw(
        quilted,
        area=smooth("300,720! 360,650 470,640 560,690 600,800! 470,850 330,840"),
        el="bed",
        motif="bed",
        name=("patchwork blanket", "couverture en patchwork"),
    )
    s.draw(
        sleeper,
        area=smooth("520,610 580,590 640,620 650,690 600,730 530,700"),
        el="child",
        motif="child",
        name=("sleeping child", "enfant endormi"),
    )
    s.add("umbrella", 150, 770, 1.15, turn=-38, name=("wet umbrella", "parapluie mouillé"))
    s.add("hourglass", 850, 800, 0.9, ground=(61, 94, 0.5))


MOUTH = "90,520! 100,330 180,180 330,110 480,130 590,220 640,360 640,560! 380,620 200,600"


def streaks(p: Pen) -> None:
    """Rain before the trees; what one points at is the rain behind them."""
    p.dashes(
        [(80 + (k * 83) % 580, 110 + (k * 137) % 440, 72 + (k * 83) % 580, 150 + (k * 137) % 440) for k in range(60)],
        2.4,
        p.pal.foam,
        0.6,
    )


def cave_frame(p: Pen) -> None:
    """Rock on all sides of the way out."""
    pal = p.pal
    rock = mix(pal.stone, pal.wood, 0.35)
    if p.mark is None:
        p.path(
            "M-20-20L1020-20L1020 1020L-20 1020Z" + smooth(MOUTH),
            p.radial(
                (
                    (0, shift(mix(rock, pal.flame, 0.35), 0.02)),
                    (0.5, mix(rock, pal.shadow, 0.45)),
                    (1, mix(rock, pal.shadow, 0.85)),
                ),
                at=(720, 660, 640),
            ),
            1,
            ' fill-rule="evenodd"',
        )
    for k in range(26):
        a = k * 2 * pi / 26
        r = 330 + 60 * sin(k * 2.3)
        x, y = 380 + cos(a) * r * 1.05, 380 + sin(a) * r
        if y < 640:
            p.dashes([(x, y, x + cos(a) * 90, y + sin(a) * 90 + 20, 12)], 6, pal.ink, 0.35)
    p.form(
        smooth("-20,880! 200,800 420,870 640,820 820,870 1020,800! 1020,1020! -20,1020!"),
        mix(rock, pal.shadow, 0.35),
        contrast=1,
        outline=2.4,
    )


def cave_mouth(p: Pen) -> None:
    """The edge of the rock, and the stones that hang from it."""
    pal = p.pal
    rock = mix(pal.stone, pal.wood, 0.35)
    p.stroke(smooth(MOUTH), pal.ink, 9, 0.9)
    p.stroke(smooth(MOUTH), mix(rock, pal.light, 0.35), 3, 0.8)
    for x, w, h in ((250, 34, 120), (330, 22, 70), (470, 28, 90)):
        p.form(polygon([(x - w, 90), (x + w, 90), (x + 4, 120 + h)]), mix(rock, pal.shadow, 0.5), contrast=1, outline=2)


def quilted(p: Pen) -> None:
    """Patches over a small body."""
    d = smooth("300,720! 360,650 470,640 560,690 600,800! 470,850 330,840")
    p.form(d, p.pal.cloth, contrast=1.1, outline=2.4)
    p.inside(d)
    cs = (p.pal.cloth, p.pal.a1, p.pal.a3, p.pal.bone)
    for i in range(7):
        for j in range(5):
            x, y = 290 + i * 50 + j * 6, 630 + j * 50 + i * 6
            p.form(rounded(x, y, 46, 46, 6), cs[(i * 2 + j * 3) % 4], contrast=0.8, outline=1.4)
    p.end()
    p.line("300,720 360,650 470,640 560,690", 16, p.pal.bone, "fat", 1, 16)


def sleeper(p: Pen) -> None:
    """A head on the wolf's foreleg, an arm over the blanket."""
    skin, hair = p.pal.skin, mix(p.pal.fur, p.pal.wood, 0.5)
    p.form(smooth("520,640 536,590 590,572 640,596 656,650 630,690 560,690"), hair, contrast=1.1, outline=2.2)
    p.form(smooth("528,650 548,612 600,606 634,640 624,690 580,716 540,700"), skin, fill="rad", contrast=1, outline=2.2)
    p.form(smooth("522,640 540,592 600,580 648,620! 600,614 556,620"), hair, contrast=1.1, outline=1.8)
    for x, y in ((562, 660), (606, 656)):
        p.line([(x - 13, y), (x, y + 9), (x + 13, y - 1)], 4.4, p.pal.ink)
    p.line("572,692 586,699 600,691", 3.6, mix(p.pal.red, skin, 0.3))
    p.glow(556, 682, 18, p.pal.a2, 0.5)
    p.glow(612, 680, 18, p.pal.a2, 0.5)
    p.form(tube("560,740,30 500,730,26 460,720,20"), p.pal.a3, contrast=1.1, outline=2)
    p.form(ellipse(450, 718, 14, 12), skin, outline=1.8)


@card(
    ("The lighthouse keeper's dream", "Le rêve du gardien de phare"),
    (
        "A keeper sleeps on top of the lighthouse while whales circle far below.",
        "Un gardien dort au sommet du phare tandis que des baleines tournent, tout en bas.",
    ),
    palette="midnight",
    style="nouveau",
    themes="night alone sleep",
    setting="sea",
    frame="tick",
    light=(-0.5, -0.7),
    wash=(600, 380, 520, "#fff0c0", 0.5),
)
def lighthouse_dream(s: Scene) -> None:
    """From straight above: the bed is near, the rocks are far."""
    s.back("water_above", x=330, y=740, rings=4)
    s.add("giant", 690, 840, 1.05, turn=-6, depth=0.1, name=("sleeping giant of an island", "île en géant endormi"))
    s.add("ship", 165, 480, 0.72, kind="sloop")
    s.add("whale", 250, 270, 1.3, turn=-28)
    s.add("whale", 850, 560, 0.95, turn=64, depth=0.25)
    s.draw(
        foot_rocks,
        area=smooth("180,720 260,640 370,650 470,720 480,820 380,880 250,860 180,800"),
        el="cliff",
        motif="cliff",
        name=("rocks far below", "rochers, tout en bas"),
    )
    s.draw(
        beams,
        area=polygon("560,420 1010,40 1010,330") + polygon("560,420 -10,40 -10,200"),
        el="rays",
        motif="rays",
        name=("beams of light", "faisceaux du phare"),
    )
    s.draw(
        tower_from_above,
        area=smooth("300,790! 330,720 400,560 420,470 760,560 640,700 440,820 380,840"),
        el="lighthouse",
        motif="lighthouse",
    )
    s.draw(lamp_roof, area=ellipse(600, 400, 262, 236), el="lighthouse", motif="lighthouse")
    s.draw(bed_from_above, area=polygon("470,250 700,230 730,540 500,560"), el="bed", motif="bed")
    s.draw(
        keeper,
        area=smooth("540,250 630,240 660,300 640,350 560,350 530,300"),
        el="person",
        motif="person",
        name=("sleeping keeper", "gardien endormi"),
    )
    s.add("cat", 775, 450, 0.55, kind="curl", colour="#c9793a")
    s.add("bird", 470, 140, 0.85, kind="glide", turn=-24)


def foot_rocks(p: Pen) -> None:
    """Where the tower stands, small as a pebble."""
    p.stroke(ellipse(340, 770, 190, 130), p.pal.foam, 12, 0.7)
    for x, y, r in ((250, 740, 66), (420, 770, 72), (330, 820, 84), (300, 690, 54), (400, 700, 50)):
        pts = [
            (x + cos(k * pi / 3.5) * r * (0.8 + 0.3 * ((k * 7) % 3) / 2), y + sin(k * pi / 3.5) * r * 0.8, 1)
            for k in range(7)
        ]
        p.form(polygon(pts), mix(p.pal.stone, p.pal.shadow, 0.35), contrast=1.2, outline=2.2, hatch=0.4)


def beams(p: Pen) -> None:
    """The light turns beneath the bed."""
    if p.mark is None:
        for d, a in (
            ("560,420 1010,40 1010,330", (560, 420, 1010, 180)),
            ("560,420 -10,40 -10,200", (560, 420, 0, 120)),
        ):
            p.flat(polygon(d), p.linear(((0, p.pal.glow, 0.75), (1, p.pal.glow, 0.05)), at=a))


def tower_from_above(p: Pen) -> None:
    """Bands of red and white, each smaller than the one above it."""
    n = 9
    for k in range(n + 1):
        t = k / n
        x, y = 335 + (600 - 335) * t**1.5, 770 + (400 - 770) * t**1.5
        r = 52 + 150 * t**1.6
        c = p.pal.a3 if k % 2 else p.pal.bone
        p.form(ellipse(x, y, r, r * 0.92), c, fill="lin", contrast=1.2, outline=2.2)


def lamp_roof(p: Pen) -> None:
    """The gallery with its railing; the copper roof is a floor."""
    pal = p.pal
    p.form(ellipse(600, 400, 262, 236), mix(pal.stone, pal.ink, 0.25), fill="rad", contrast=1.1, outline=3)
    p.glow(600, 400, 330, pal.glow, 0.55)
    for k in range(28):
        a = k * pi / 14
        p.line([(600 + cos(a) * 226, 400 + sin(a) * 204), (600 + cos(a) * 258, 400 + sin(a) * 232)], 6, pal.ink, "none")
    p.stroke(ellipse(600, 400, 258, 232), pal.metal, 8)
    p.form(ellipse(600, 400, 214, 192), mix(pal.a2, pal.leaf, 0.4), fill="rad", contrast=1.2, outline=2.6)
    for k in range(12):
        a = k * pi / 6
        p.line(
            [(600 + cos(a) * 30, 400 + sin(a) * 26), (600 + cos(a) * 212, 400 + sin(a) * 190)], 4, pal.ink, "none", 0.4
        )


def bed_from_above(p: Pen) -> None:
    """Head at the top, the quilt turned back."""
    pal = p.pal
    p.form(polygon("462,238 704,218 738,548 496,572"), mix(pal.wood, pal.fur, 0.4), contrast=1.1, outline=3)
    p.form(polygon("476,250 692,232 724,536 508,558"), pal.bone, contrast=0.9, outline=2)
    p.form(smooth("510,262 590,246 668,250 676,320 600,330 520,330"), "#ffffff", contrast=0.9, outline=2)
    quilt_ = polygon("486,352 704,332 724,536 508,558")
    p.form(quilt_, pal.a3, contrast=1, outline=2.4)
    p.inside(quilt_)
    cs = (pal.a3, pal.a1, pal.a2, pal.cloth)
    for i in range(5):
        for j in range(5):
            x, y = 488 + i * 46 + j * 5, 346 + j * 46 - i * 4
            p.form(rounded(x, y, 43, 43, 5), cs[(i + j * 3) % 4], contrast=0.7, outline=1.4)
    p.line("600,360 590,450 610,560", 50, pal.shadow, "both", 0.25)
    p.end()
    p.line("484,352 704,333", 18, pal.bone, "fat")


def keeper(p: Pen) -> None:
    """A white beard, a nightcap, a smile."""
    pal = p.pal
    skin = pal.skin
    p.form(tube("640,372,34 690,350,30 700,310,24"), pal.cloth, contrast=1.1, outline=2)
    p.form(ellipse(590, 296, 44, 46), skin, fill="rad", contrast=1, outline=2.4)
    p.form(
        smooth("548,300 560,330 590,340 622,328 634,300 640,350 592,384 548,350"), "#ffffff", contrast=0.9, outline=2
    )
    for x in (574, 608):
        p.line([(x - 11, 290), (x, 298), (x + 11, 290)], 4, pal.ink)
    p.line("578,326 592,333 606,325", 4, mix(pal.red, skin, 0.3))
    p.form(smooth("546,284! 566,244 610,240 638,282! 592,268"), pal.a3, contrast=1.1, outline=2)
    p.form(smooth("600,246 640,220 690,232 700,262 680,250 640,250"), pal.a3, contrast=1.1, outline=2)
    p.form(ellipse(700, 268, 12), pal.bone, outline=1.6)
