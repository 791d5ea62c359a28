"""A street from the gutter, a well from its bottom."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth, star
from noctuary.art.motifs.faces import face, hair, hat
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene


@card(
    ("The night the stairs ran away", "La nuit où les escaliers s'enfuirent"),
    (
        "A staircase gallops out of its street like a horse, and people jump aside.",
        "Un escalier s'échappe de sa rue au galop, comme un cheval, et les gens s'écartent.",
    ),
    palette="absinthe",
    style="nouveau",
    themes="escape night strange",
    setting="city",
    frame="tick",
    light=(0.5, -0.7),
    wash=(520, 260, 480, "#f8ffb8", 0.5),
)
def stairs_gallop(s: Scene) -> None:
    """From the gutter: houses lean over us, hooves come down."""
    s.back("sky", lx=520, ly=200, stars=24, rings=5)
    s.back("cloud", x=510, y=300, w=190, h=56)
    s.draw(
        street_left,
        area=polygon("-20,-20 420,-20 452,420 300,640 -20,900"),
        el="houses",
        motif="city",
        name=("leaning houses", "maisons penchées"),
    )
    s.draw(street_right, area=polygon("1020,-20 640,-20 590,420 720,620 1020,860"), el="houses", motif="city")
    s.draw(
        cobbles,
        area=polygon("452,420 590,420 1020,860 1020,1020 -20,1020 -20,900"),
        el="street",
        motif="stairs",
        name=("cobbled street", "rue pavée"),
    )
    s.add("door", 868, 640, 1.1, kind="arch", colour="#8d4fb0", ajar=True)
    s.add("lantern", 150, 560, 1.5, kind="post")
    s.add(
        "horse",
        575,
        420,
        0.62,
        kind="jump",
        colour="#dfe36a",
        flip=True,
        el="far_horse",
        name=("far horse", "cheval au loin"),
    )
    s.back(
        "stairs",
        pts="540,400 590,450 500,520 610,600 470,640 420,660",
        w0=30,
        w1=190,
        m=24,
        colour="#e8e6b8",
        el="stairs",
        name=("runaway stairs", "escalier en fuite"),
    )
    s.add("horse", 360, 650, 2.5, kind="rear", colour="#f1e6cf", flip=True, line=0.65, ground=(70, 100, 0.5))
    s.add("traveller", 745, 765, 1.35, pose="run", mood="fear", colour="#8d4fb0", ground=(50, 100, 0.5))
    s.add("cat", 620, 872, 0.7, kind="arch", ground=(60, 94, 0.4), flip=True)


def _house(p: Pen, quad: list[tuple[float, float]], c: str, floors: int) -> None:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = quad  # far top, near top, near foot, far foot
    p.form(polygon(quad), c, contrast=1.1, outline=2.6, hatch=0.3)
    for f in range(floors):
        for u in (0.22, 0.62):
            w, h = 0.2, 0.5 / floors
            v = (f + 0.35) / floors

            def at(i: float, j: float) -> tuple[float, float]:
                tx, ty = ax + (bx - ax) * i, ay + (by - ay) * i
                fx, fy = dx + (cx - dx) * i, dy + (cy - dy) * i
                return tx + (fx - tx) * j, ty + (fy - ty) * j

            lit = (f * 3 + int(u * 10)) % 3
            pane = [at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)]
            p.form(polygon(pane), p.pal.glow if lit else mix(p.pal.ink, c, 0.3), fill="flat", outline=2)
            m0, m1 = at(u + w / 2, v), at(u + w / 2, v + h)
            p.line([m0, m1], 3, p.ink(c), "none")


def street_left(p: Pen) -> None:
    """Three houses, the nearest cut by the rim."""
    pal = p.pal
    _house(p, [(400, 120), (330, 60), (340, 610), (452, 430)], mix(pal.mid, pal.far, 0.4), 4)
    _house(p, [(330, 20), (200, -60), (190, 720), (340, 600)], mix(pal.stone, pal.a2, 0.3), 4)
    _house(p, [(200, -80), (-60, -160), (-60, 920), (190, 720)], mix(pal.mid, pal.ink, 0.2), 4)
    for q in ("400,120 330,60 322,30 410,100", "336,18 196,-62 190,-90 350,4"):
        p.form(polygon(q), pal.a3, contrast=1, outline=2.2)


def street_right(p: Pen) -> None:
    """And three on the other side."""
    pal = p.pal
    _house(p, [(610, 110), (690, 40), (690, 590), (590, 430)], mix(pal.far, pal.a2, 0.25), 4)
    _house(p, [(690, 10), (820, -60), (830, 690), (690, 580)], mix(pal.mid, pal.a2, 0.35), 4)
    _house(p, [(820, -80), (1060, -150), (1060, 880), (830, 690)], mix(pal.stone, pal.ink, 0.25), 4)
    for q in ("610,110 690,40 698,12 600,92", "684,8 824,-62 830,-90 672,-8"):
        p.form(polygon(q), pal.a2, contrast=1, outline=2.2)


def cobbles(p: Pen) -> None:
    """The street runs down towards us."""
    pal = p.pal
    c = mix(pal.near, pal.stone, 0.35)
    p.form(polygon("440,420 600,420 1040,860 1040,1040 -40,1040 -40,900"), c, fill="up", contrast=0.9, outline=2)
    for j in range(11):
        t = (j / 11) ** 1.7
        y = 440 + 580 * t
        half = 80 + 560 * t
        for k in range(9):
            x = 520 + (k - 4 + 0.5 * (j % 2)) * half / 4.2
            p.form(ellipse(x, y, half / 9.5, 5 + 26 * t), shift(c, 0.05 * ((j + k) % 3)), contrast=0.8, outline=1.2)


@card(
    ("The well of stars", "Le puits aux étoiles"),
    (
        "From the bottom of a well we see a child pull up a bucket full of stars.",
        "Du fond d'un puits, on voit un enfant remonter un seau plein d'étoiles.",
    ),
    palette="midnight",
    themes="night wonder below",
    setting="land",
    frame="wave",
    light=(0.1, -0.9),
    wash=(510, 560, 460, "#fff0b8", 0.6),
)
def star_well(s: Scene) -> None:
    """The rim of the card is the water's edge; the way out is small and bright."""
    s.draw(
        shaft,
        area="M0 0L1000 0L1000 1000L0 1000Z",
        el="well",
        motif="well",
        name=("well from its bottom", "puits vu du fond"),
    )
    opening = ellipse(500, 290, 190, 168)
    with s.within(opening, "well"):
        s.back(
            "sky",
            lx=500,
            ly=250,
            stars=18,
            lines=False,
            x0=280,
            x1=720,
            y0=100,
            y1=480,
            stops=["#2f5590", "#7aa3bd"],
            el="_sky",
        )
    s.add("bird", 345, 190, 0.55, kind="perch", colour="#e0a23c")
    s.draw(
        leaning_child,
        area=smooth("400,330 420,230 470,170 540,165 600,220 625,330 560,420 450,420"),
        el="child",
        motif="child",
        name=("child at the rim", "enfant au bord"),
    )
    s.add("stag", 655, 215, 0.5)
    s.back("rope", pts="512,400 506,480 500,560", w=10)
    s.add("constellation", 240, 520, 1.15, turn=-60, figure="dipper")
    s.add(
        "constellation",
        770,
        500,
        1.15,
        turn=20,
        figure="crown",
        el="crown_stars",
        name=("starry crown", "couronne d'étoiles"),
    )
    s.back("ivy_branch", pts="780,120 800,240 760,350 790,450", w=18, leaf=50, gap=5)
    s.back("ivy_branch", pts="170,240 210,330 180,420", w=16, leaf=44, gap=5, seed=4)
    s.draw(
        bucket,
        area=smooth("330,600 500,560 670,600 640,830 500,870 360,830"),
        el="bucket",
        motif="chest",
        name=("bucket of stars", "seau d'étoiles"),
    )
    s.add("frog", 230, 800, 0.95)
    s.add("snail", 810, 720, 0.8, turn=-20)
    s.add("lotus", 760, 880, 0.95)


def shaft(p: Pen) -> None:
    """Courses of stone that grow towards us, lit from the bucket."""
    pal = p.pal
    p.form(polygon("-20,-20 1020,-20 1020,1020 -20,1020"), mix(pal.near, pal.ink, 0.4), fill="flat", outline=0)
    for k in range(8, -1, -1):
        t = (k / 8) ** 1.5
        x, y, r = 500, 290 + 250 * t, 190 + 430 * t
        count = 16
        c = mix(pal.stone, pal.shadow, 0.25 + 0.55 * t)
        p.form(ellipse(x, y, r, r * 0.9), shift(c, -0.08), fill="flat", outline=2)
        for j in range(count):
            a0, a1 = (j + 0.5 * (k % 2)) * 2 * pi / count, (j + 0.92 + 0.5 * (k % 2)) * 2 * pi / count
            q = r * (0.86 if k else 1)
            quad = [
                (x + cos(a0) * r, y + sin(a0) * r * 0.9),
                (x + cos(a1) * r, y + sin(a1) * r * 0.9),
                (x + cos(a1) * q, y - 6 + sin(a1) * q * 0.9),
                (x + cos(a0) * q, y - 6 + sin(a0) * q * 0.9),
            ]
            p.form(polygon(quad), shift(c, 0.05 * ((j * 3 + k) % 3)), contrast=0.9, outline=1.6)
    p.stroke(ellipse(500, 290, 200, 178), mix(pal.stone, pal.light, 0.45), 22)
    p.glow(500, 700, 420, pal.glow, 0.55)


def leaning_child(p: Pen) -> None:
    """Head and both hands over the edge, looking down at us."""
    pal = p.pal
    skin = pal.skin
    p.form(smooth("400,330 410,250 450,205 560,200 600,250 615,330 560,360 450,360"), pal.a3, contrast=1.1, outline=2.4)
    p.group("translate(508 260) scale(3.3)")
    face(p, "front", "wonder", mix(skin, pal.glow, 0.2))
    hair(p, "short", "front", mix(pal.wood, pal.fur, 0.3))
    hat(p, "bobble", pal.a1, pal.bone)
    p.end()
    for x, q in ((430, "400,330,46 440,380,40 490,410,32"), (590, "620,330,46 580,382,40 534,412,32")):
        p.form(tube(q), pal.a3, contrast=1.1, outline=2.4)
        for j in range(4):
            fx = (472 if x < 500 else 522) + j * 11
            p.form(tube(f"{fx},412,15 {fx + 2},432,13 {fx},446,10"), skin, contrast=1, outline=1.6)


def bucket(p: Pen) -> None:
    """Wooden staves seen from below, stars spilling over."""
    pal = p.pal
    p.glow(500, 600, 260, pal.glow, 0.95)
    p.stroke(smooth("350,610 400,520 500,480 600,520 650,610", False), pal.metal, 12)
    for x, y, r in ((400, 585, 40), (470, 560, 52), (550, 566, 48), (615, 590, 38), (505, 600, 44)):
        p.form(star(x, y, r, r * 0.45, 5, x % 40 - 90), pal.glow, contrast=0.8, outline=2)
    body = smooth("330,606! 420,634 580,634 670,606! 640,800 590,850 500,864 410,850 360,800")
    p.form(body, mix(pal.wood, pal.fur, 0.5), contrast=1.2, outline=3, rim=5)
    for k in range(7):
        x = 372 + k * 43
        p.line([(x - (500 - x) * 0.1, 628), (500 + (x - 500) * 0.78, 850)], 4, p.ink(pal.wood), "none", 0.7)
    for y, w in ((668, 320), (790, 272)):
        p.line([(500 - w / 2, y - 12), (500, y + 22), (500 + w / 2, y - 12)], 26, pal.ink, "none", 1, 16)
        p.line([(500 - w / 2, y - 12), (500, y + 22), (500 + w / 2, y - 12)], 18, pal.metal, "none", 1, 16)
    p.form(ellipse(500, 838, 100, 24), mix(pal.wood, pal.ink, 0.5), fill="flat", outline=2)
    for x, y, r in ((300, 690, 20), (700, 660, 16), (680, 780, 12), (320, 830, 12)):
        p.form(star(x, y, r, r * 0.45), pal.glow, contrast=0.6, outline=1.4)
