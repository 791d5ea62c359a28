"""A boat in a storm, a cliff that is played, a wood of hands."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth, union_path
from noctuary.art.motifs.faces import face, hair, hat
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene

DOME = smooth("424,770! 424,520 440,392 500,300 590,268 680,300 740,392 756,520 756,770!")
CLAW = smooth(
    "-40,1040! -40,60! 60,-20 300,-40! 560,-40 760,10 900,110 930,230 880,330! 868,270 820,236 770,250 730,300! "
    "716,246 664,216 610,232 566,290! 552,236 500,212 452,236 420,300! "
    "380,300 330,360 300,470 290,620 320,800 420,1040!"
)


LIP = smooth(
    "930,200 906,290 880,330! 868,270 820,236 770,250 730,300! 716,246 "
    "664,216 610,232 566,290! 552,236 500,212 452,236 "
    "420,300! 380,300 330,360 300,470!",
    False,
)


@card(
    ("The collector of weather", "Le collectionneur de temps"),
    (
        "In a storm a child hugs a bell jar to bring the last fair day ashore.",
        "Dans la tempête, un enfant serre une cloche de verre pour sauver le dernier beau jour.",
    ),
    palette="storm",
    themes="collect scale shelter",
    setting="sea",
    frame="dash",
    light=(0.6, -0.3),
    wash=(600, 520, 420, "#ffe9a8", 0.8),
)
def jar_islands(s: Scene) -> None:
    """We sit in the bow; the only light is the one in the jar."""
    s.back("sea", y=-60, rows=7, y1=900, horizon=False, amp=1.6, far=0.3, near=0.9)
    s.draw(claw, area=CLAW, el="sea", motif="sea")
    s.back("rain", x0=20, x1=980, y0=40, y1=640, m=70)
    s.draw(
        lambda p: p.form(DOME, mix(p.pal.sea, p.pal.light, 0.2), fill="flat", outline=0),
        area=DOME,
        el="bell_jar",
        motif="bell_jar",
    )
    with s.within(DOME, "bell_jar"):
        s.back(
            "sky",
            lx=640,
            ly=420,
            stars=0,
            x0=400,
            x1=780,
            y0=250,
            y1=780,
            lines=False,
            stops=["#4f93b0", "#a8d4c8", "#fbe6a0"],
            el="_in",
            glow=0.9,
        )
        s.add("sun", 655, 392, 0.72, name=("little sun in the jar", "petit soleil sous la cloche"))
        s.back(
            "cloud",
            x=520,
            y=410,
            w=190,
            h=52,
            seed=5,
            el="cloud",
            name=("little cloud in the jar", "petit nuage sous la cloche"),
        )
        s.back("hills", y=640, amp=40, colour="#6fa04a", x0=400, x1=780, y1=790, tex=False)
    s.add("bare_tree", 510, 600, 0.95, ground=(60, 103, 0.4))
    s.draw(glass)
    s.draw(hugging, area=CHILD, el="child", motif="child", name=("child in oilskins", "enfant en ciré"))
    s.draw(
        bow,
        area=smooth("-20,840! 160,890 420,916 700,900 1020,800! 1020,1020! -20,1020!"),
        el="boat",
        motif="ship",
        name=("bow of a boat", "avant d'une barque"),
    )
    s.add("snail", 330, 882, 1.05, ground=(90, 62, 0.5))


CHILD = union_path(
    smooth("120,1010! 130,800 180,650 260,590 380,590 440,660 460,1010!"),
    smooth("170,500 150,330 230,220 340,200 440,260 480,400 440,540 330,600 220,580"),
    tube("250,690,120 330,800,112 480,846,96 640,830,78 716,800,60"),
)


def claw(p: Pen) -> None:
    """A wave that has risen behind them and is about to fall."""
    pal = p.pal
    c = mix(pal.sea, pal.sea2, 0.35)
    p.form(CLAW, c, fill="lin", contrast=1.1, outline=3, rim=6)
    for k in range(7):
        x = 40 + k * 46
        p.line(
            [(x - 60, 1000), (x - 30, 620), (x + 30, 300 - k * 8), (x + 180, 90 + k * 6), (x + 420, 60 + k * 26)],
            11 - k * 0.6,
            mix(c, pal.foam, 0.28),
            "both",
            0.75,
            30,
        )
    p.stroke(LIP, mix(pal.foam, c, 0.25), 34, 0.9)
    p.stroke(LIP, pal.foam, 18)
    for x, y in ((880, 330), (730, 300), (566, 290), (420, 300), (300, 470)):
        for dx, dy, r in ((0, 4, 22), (-26, -6, 15), (22, -10, 14), (4, 36, 11), (-20, 56, 7), (26, 40, 6), (6, 80, 5)):
            p.form(ellipse(x + dx, y + dy, r), pal.foam, contrast=0.6, outline=1)


def glass(p: Pen) -> None:
    """The edge of the jar, its knob and a long gleam."""
    pal = p.pal
    p.glow(590, 520, 330, pal.glow, 0.42)
    p.stroke(DOME, mix(pal.light, pal.foam, 0.5), 7, 0.95)
    p.flat(smooth("450,700! 448,520 470,400 512,330! 494,420 478,540 476,700!"), pal.light, 0.5)
    p.flat(smooth("736,620! 738,500 726,420! 724,520 722,620!"), pal.light, 0.4)
    p.form(ellipse(590, 250, 32, 28), mix(pal.foam, pal.metal, 0.2), fill="rad", contrast=1.2, outline=2.6)
    p.form(
        tube("408,784,46 500,802,46 680,802,46 772,784,46"), mix(pal.wood, pal.metal, 0.3), contrast=1.2, outline=2.6
    )


def hugging(p: Pen) -> None:
    """A cheek against the glass, both arms round it."""
    pal = p.pal
    coat = "#d9a02f"
    skin = mix(pal.skin, pal.glow, 0.25)
    p.form(
        smooth("110,1020! 124,800 170,640 250,556 392,552 450,640 470,1020!"), coat, contrast=1.3, outline=3.2, rim=6
    )
    p.dashes("240,700,210,980,-14 320,760,310,990,-8 178,760,160,960,-8", 5, p.ink(coat), 0.4)
    for k in range(4):  # the far hand comes round the glass
        p.form(
            tube(f"{742 - k * 3},{560 + k * 33},34 {716 - k * 3},{566 + k * 33},32 {686 - k},{574 + k * 33},27"),
            skin,
            contrast=1.2,
            outline=2.2,
            rim=2,
        )
    p.form(tube("770,540,52 786,600,60 772,690,56"), coat, contrast=1.2, outline=2.6, rim=4)
    p.group("translate(318 452) rotate(12) scale(5.2)")
    face(p, "three", "joy", skin)
    hair(p, "short", "three", mix(pal.wood, pal.ink, 0.3))
    hat(p, "sou", coat, pal.a1)
    p.end()
    p.form(tube("250,690,124 330,806,114 480,850,98 640,832,80"), coat, contrast=1.3, outline=3.2, rim=6)
    p.form(tube("636,834,92 668,828,90"), shift(coat, -0.08), contrast=1, outline=2.6)
    for k in range(4):
        y = 776 + k * 27
        p.form(tube(f"690,{y + 8},32 736,{y - 2},30 776,{y - 6 + k * 3},25"), skin, contrast=1.2, outline=2.2, rim=2)
    p.form(tube("686,792,34 716,756,30 742,734,24"), skin, contrast=1.2, outline=2.2, rim=2)


def bow(p: Pen) -> None:
    """Gunwale and two planks, cut by the rim."""
    pal = p.pal
    wood = mix(pal.wood, pal.metal, 0.15)
    p.form(
        smooth("-40,850! 160,900 420,928 700,910 1040,810! 1040,1040! -40,1040!"),
        shift(wood, -0.08),
        fill="down",
        outline=3,
    )
    p.form(tube("-30,862,46 160,902,46 420,928,46 700,912,46 1030,816,46"), wood, contrast=1.2, outline=3, rim=5)
    for y in (50, 96):
        p.line([(0, 880 + y), (400, 930 + y), (1000, 840 + y)], 6, p.ink(wood), "both", 0.7, 20)


@card(
    ("The wind's organ", "L'orgue du vent"),
    (
        "The wind leans over a cliff of organ pipes and plays it with its breath.",
        "Le vent se penche sur une falaise de tuyaux d'orgue et en joue de son souffle.",
    ),
    palette="storm",
    style="nouveau",
    themes="music wild",
    setting="shore",
    frame="tick",
    light=(-0.7, -0.6),
    wash=(300, 240, 520, "#fff4c8", 0.4),
)
def wind_organ(s: Scene) -> None:
    """From the foot of the cliff; a child below conducts."""
    s.back("sky", lx=300, ly=200, stars=0, rings=0)
    s.back("cloud", x=800, y=150, w=300, h=76)
    s.back("sea", y=760, rows=5, near=0.9)
    s.draw(
        pipes,
        area=PIPES,
        el="organ",
        motif="cliff",
        name=("cliff of organ pipes", "falaise en tuyaux d'orgue"),
        tags="music",
    )
    s.add("tower", 905, 330, 1.1, w=60, turn=6)
    s.add("bell", 868, 470, 0.85, turn=-12)
    s.draw(breath, area=WIND, el="wind", motif="wind")
    s.back("hills", y=880, amp=14, colour="#44563f")
    s.add("child", 400, 800, 1.45, pose="both_up", mood="sing", hat="", cut="bob", scarf=True, ground=(46, 100, 0.5))
    s.add("gramophone", 640, 862, 1.5, flip=True, ground=(90, 98, 0.5))
    s.add("dandelion", 170, 800, 2.0)


PIPES = polygon("380,1000 395,560 480,470 560,400 640,330 700,290 780,330 860,400 960,470 1010,520 1010,1000")
WIND = union_path(
    smooth("-20,-20! 420,-20! 470,60 440,130 420,190 428,230 410,270 380,330 300,380 190,400 80,460 -20,560!"),
    smooth("400,250! 500,230 640,200 760,170 900,200 900,260 760,240 640,270 500,310!"),
)
TOPS = (560, 500, 440, 380, 330, 290, 330, 385, 440, 500)


def pipes(p: Pen) -> None:
    """Stone pipes that lean together above us; where the breath touches one, it sounds."""
    pal = p.pal
    stone = mix(pal.stone, pal.metal, 0.62)

    def at(x: float, y: float) -> tuple[float, float]:
        """A point of the flat wall, as it is seen from its foot."""
        t = 0.62 + 0.38 * (y - 200) / 800
        return 690 + (x - 690) * t, y

    order = sorted(range(10), key=lambda k: -abs(k - 5))
    for k in order:
        top, x0 = TOPS[k], 330 + k * 78
        x1 = x0 + 76
        c = mix(stone, pal.shadow, 0.06 * abs(k - 5) + 0.08 * (k % 2))
        a, b, f, g = at(x0, top), at(x1, top), at(x1, 1040), at(x0, 1040)
        p.form(polygon([a, b, f, g]), c, contrast=1.5, outline=3, hatch=0.3)
        mx, rx = (a[0] + b[0]) / 2, (b[0] - a[0]) / 2
        p.form(ellipse(mx, top, rx, rx * 0.34), shift(c, 0.08), contrast=1, outline=2.4)
        p.form(ellipse(mx, top + 2, rx * 0.7, rx * 0.22), pal.ink, fill="flat", outline=0)
        left, m, right = at(x0 + 18, top + 250), at(x0 + 38, top + 310), at(x1 - 18, top + 250)
        p.form(
            smooth(
                [
                    (*left, 1),
                    ((left[0] + right[0]) / 2, left[1] - 44),
                    (*right, 1),
                    (right[0], m[1] - 30),
                    (*m, 1),
                    (left[0], m[1] - 30),
                ]
            ),
            pal.ink,
            fill="flat",
            outline=0,
        )
        p.line([left, ((left[0] + right[0]) / 2, left[1] + 8), right], 6, mix(c, pal.light, 0.6), "none")
    p.form(tube("360,884,44 700,850,44 1020,884,44"), mix(pal.wood, stone, 0.2), contrast=1.2, outline=2.6)
    for k in range(12):
        x = 400 + k * 52
        p.form(ellipse(x, 872 - 16 * (1 - ((x - 700) / 330) ** 2), 9), pal.metal, fill="rad", outline=1.6)


def breath(p: Pen) -> None:
    """A face of cloud that fills a quarter of the sky, and what it blows."""
    pal = p.pal
    air, cloud = mix(pal.light, pal.foam, 0.4), mix(pal.haze, pal.light, 0.55)
    curls = [
        ellipse(x, y, r)
        for x, y, r in (
            (40, 60, 130),
            (180, 20, 120),
            (320, 20, 110),
            (410, 60, 70),
            (60, 220, 120),
            (60, 360, 110),
            (30, 470, 90),
            (130, 420, 80),
            (230, 130, 150),
            (200, 260, 140),
        )
    ]
    p.form(union_path(*curls), cloud, fill="down", contrast=1.1, outline=3, rim=5)
    for x, y, r in ((70, 330, 60), (60, 200, 66), (110, 90, 64), (220, 40, 58), (330, 40, 50), (90, 440, 46)):
        p.line(
            [
                (x - r, y + r * 0.3),
                (x - r * 0.4, y - r * 0.8),
                (x + r * 0.7, y - r * 0.3),
                (x + r * 0.4, y + r * 0.5),
                (x - r * 0.2, y + r * 0.2),
            ],
            5,
            mix(cloud, pal.sky[1], 0.75),
            "both",
            0.85,
            16,
        )
    skin = mix(pal.skin, pal.light, 0.35)
    p.form(
        smooth(
            "300,60 370,80 404,130 398,176! 424,214 432,240! 412,252! 430,272 408,292! 392,350 320,396 220,380 168,300 "
            "180,180 230,90"
        ),
        skin,
        fill="rad",
        contrast=1.2,
        outline=3,
        rim=5,
        hatch=0.3,
    )
    p.form(ellipse(318, 300, 70, 62), mix(skin, pal.a2, 0.3), fill="rad", contrast=0.8, outline=0)
    p.line("262,262 300,236 350,240 384,268", 5, p.ink(skin), "both", 0.6)
    p.line("318,176 352,192 386,172", 8, pal.ink, "both")
    for dx in (0, 16, 32):
        p.line([(330 + dx, 186), (332 + dx, 200)], 5, pal.ink, "out")
    p.line("300,140 346,112 392,130", 10, mix(cloud, pal.ink, 0.35), "both")
    p.form(ellipse(418, 264, 13, 17), mix(pal.ink, pal.a2, 0.4), outline=2)
    streams = (
        "428,258 520,240 640,214 760,186 880,196 940,250 900,300 850,276 862,246",
        "428,266 520,276 620,300 700,292 760,262",
        "430,262 500,210 580,150 680,130 750,160 740,206 700,206",
        "428,272 500,320 540,380 600,400 650,372",
    )
    for k, q in enumerate(streams):
        p.line(q, 26 - 4 * k, air, "out", 0.92, 40)
        p.line(q, 5, mix(air, pal.sky[1], 0.55), "both", 0.7, 40)
