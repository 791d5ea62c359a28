"""Elephant harbour, cupboard river, biting clock, giant, bottle, tightrope, crown, star well, clock hut."""

from __future__ import annotations

from functools import partial

from noctuary.art.cards import card
from noctuary.art.kit import Pen, mix, placed, polygon, rect, smooth
from noctuary.art.motifs.curiosities import BOTTLE
from noctuary.art.scene import Scene


@card(
    ("Elephant with a harbour", "L'éléphant au port"),
    (
        "Ships moor at the feet of an elephant that carries a town.",
        "Des navires s'amarrent aux pieds d'un éléphant qui porte une ville.",
    ),
    palette="saffron",
    themes="journey old scale",
    setting="sea",
    frame="wave",
    wash=(260, 260, 620, "#fff4c8", 0.5),
)
def elephant_harbour(s: Scene) -> None:
    """The elephant stands knee-deep; its trunk holds the harbour bell."""
    s.back("sky", lx=230, ly=240, stars=0, flow=240)
    s.back("cloud", x=810, y=225, w=210, h=56)
    s.back("hills", y=660, amp=30, colour="#d8b070", trees=4, depth=0.4)
    s.back("sea", y=690, rows=3, y1=880, glit=230, near=0.5)
    s.add("city", 585, 335, 1.9, w=180, count=8, hmin=36, hmax=112, base=lambda t: 26 * (2 * t - 1) ** 2)
    s.add("elephant", 560, 560, 3.2, line=0.6, blanket=True)
    s.add("bell", 250, 800, 0.62)
    s.add("ship", 850, 730, 1.05, kind="junk")
    s.back("sea", y=810, rows=4, y1=1010, horizon=False, far=0.55, near=1)
    s.add("ship", 165, 700, 0.82, kind="sloop", el="boat", name=("small sailing boat", "petit voilier"))
    s.add("anchor", 500, 880, 0.72, turn=-12)
    s.add("crab", 700, 885, 0.6)


@card(
    ("Where the river is kept", "Là où l'on range la rivière"),
    (
        "A cupboard opens on a waterfall that fills the room.",
        "Une armoire s'ouvre sur une cascade qui inonde la pièce.",
    ),
    palette="verdigris",
    themes="secret threshold water",
    setting="room",
    frame="tick",
    wash=(500, 380, 520, "#fff6cf", 0.5),
)
def cupboard_river(s: Scene) -> None:
    """The teacup is already a boat for a frog."""
    s.back("wallpaper", y1=700, colour="#1f6a66", colour2="#4fae97")
    s.back(
        "sea", y=690, rows=3, y1=900, amp=0.4, near=0.5, horizon=True, el="river", name=("flooded floor", "sol inondé")
    )
    s.draw(
        cupboard, area=rect(290, 50, 420, 680), el="cupboard", motif="door", name=("open cupboard", "armoire ouverte")
    )
    with s.within(rect(325, 110, 350, 610), "cupboard"):
        s.back("sky", lx=560, ly=190, stars=10, x0=320, x1=680, y0=100, y1=480, stops=["#7fc0b8", "#d8ecc8"], el="_sky")
        s.back("mountain", y=420, h=190, m=2, x0=320, x1=680, y1=460)
        s.add("waterfall", 500, 520, 2.15, line=0.8)
    for side in (-1, 1):
        x0, x1 = 500 + side * 180, 500 + side * 345
        leaf = polygon([(x0, 105), (x1, 60), (x1, 790), (x0, 725)])
        s.draw(partial(cupboard_leaf, x0=x0, x1=x1), area=leaf, el="cupboard", motif="door")
    s.back("ivy_branch", pts="690,70 780,120 840,240 830,380", w=18, leaf=46, gap=6)
    s.back("sea", y=770, rows=3, y1=1010, horizon=False, far=0.6, near=1, amp=0.7, el="river")
    s.add("teacup", 300, 790, 1.15, turn=-8)
    s.add("frog", 290, 690, 0.72, crowned=True)
    s.add("chair", 850, 740, 1.05, turn=14)
    s.add("rose", 500, 880, 1.05, turn=72, name=("floating rose", "rose qui flotte"))
    s.add("lotus", 725, 865, 1.0)


def cupboard(p: Pen) -> None:
    """The case and its cornice."""
    p.form(rect(305, 90, 390, 640), mix(p.pal.wood, p.pal.ink, 0.15), contrast=1.1, outline=2.6)
    p.form(smooth("290,100! 360,60 500,40 640,60 710,100!"), p.pal.wood, contrast=1.1, outline=2.4)


def cupboard_leaf(p: Pen, x0: float, x1: float) -> None:
    """One open door, its outer edge nearer to us."""
    wood = p.pal.wood
    p.form(polygon([(x0, 105), (x1, 60), (x1, 790), (x0, 725)]), wood, contrast=1.2, outline=2.4, hatch=0.3)
    m = (x1 - x0) * 0.16
    for y0, y1 in ((0.08, 0.44), (0.54, 0.92)):
        quad = [
            (x0 + m, 105 + 620 * y0 - 6),
            (x1 - m, 60 + 730 * y0),
            (x1 - m, 60 + 730 * y1),
            (x0 + m, 105 + 620 * y1),
        ]
        p.form(polygon(quad), mix(wood, p.pal.ink, 0.2), contrast=-0.9, outline=1.6)


@card(
    ("The clock that ate the hours", "L'horloge qui mangeait les heures"),
    ("A clock with teeth bites into the roofs of a town.", "Une horloge pleine de dents mord les toits d'une ville."),
    palette="carnival",
    style="nouveau",
    themes="danger machine time",
    setting="city",
    frame="beads",
    wash=(500, 380, 560, "#fff0b0", 0.4),
)
def biting_clock(s: Scene) -> None:
    """The lower half of the dial is a mouth."""
    s.back("sky", lx=500, ly=300, stars=40, rings=9)
    s.add("gears", 180, 290, 1.05)
    s.add("clock", 500, 365, 2.9, h=1, m=52)
    s.draw(
        clock_mouth,
        area=smooth("300,450! 500,500 700,450! 670,590 500,650 330,590"),
        el="mouth",
        motif="mask",
        name=("mouth full of teeth", "gueule pleine de dents"),
    )
    s.add("city", 500, 850, 1.6, w=430, count=13, hmin=40, hmax=130, peak=0.5)
    s.add("tower", 385, 850, 1.25, h=165, w=48, roof="dome")
    s.back("hills", y=845, amp=16, colour="#5a2a86")
    s.add("apple", 590, 890, 0.75, ground=(62, 78, 0.45))
    s.add("windmill", 734, 763, 1.34, ground=(28, 98, 0.45))
    s.add("pumpkin", 200, 840, 0.85, face=True, ground=(90, 80, 0.5))
    s.add("castle", 874, 775, 0.73, ground=(70, 100, 0.45))


def clock_mouth(p: Pen) -> None:
    """Lips of brass, two rows of teeth, a tongue."""
    pal = p.pal
    p.form(
        smooth("296,446! 500,500 704,446! 676,592 500,656 324,592"),
        mix(pal.ink, pal.cloth, 0.35),
        fill="flat",
        outline=3,
    )
    p.form(smooth("420,622 500,572 580,622 500,652"), pal.a3, contrast=0.9, outline=1.6)
    for k in range(7):
        x = 330 + k * 49
        dip = 30 * (1 - abs(k - 3) / 3.4)
        p.form(
            smooth([(x, 452 + dip, 1), (x + 46, 454 + dip, 1), (x + 24, 506 + dip * 1.2, 1)]),
            pal.bone,
            contrast=0.9,
            outline=1.8,
        )
        if 0 < k < 6:
            p.form(
                smooth([(x + 2, 606 + dip * 0.9, 1), (x + 42, 606 + dip * 0.9, 1), (x + 22, 566 + dip * 0.6, 1)]),
                pal.bone,
                contrast=0.9,
                outline=1.8,
            )


@card(
    ("Letter from the deep", "Lettre des profondeurs"),
    (
        "A bottle on the sea bed holds a whole storm and its ship.",
        "Une bouteille au fond de la mer contient toute une tempête et son navire.",
    ),
    palette="abyss",
    themes="deep message storm",
    setting="underwater",
    frame="wave",
    wash=(500, 420, 560, "#b8fff0", 0.5),
)
def bottle_storm(s: Scene) -> None:
    """Calm outside, weather within."""
    s.deep_water(520, spread=80, op=0.36)
    s.back("seabed", y=840)
    k, x, y = 3.6, 500, 520
    glass = smooth(placed(BOTTLE, x, y, k))
    s.add("bottle", x, y, k, part="back", line=0.5, ground=(60, 104, 0.6))
    with s.within(glass, "bottle"):
        s.back(
            "sky",
            lx=520,
            ly=420,
            stars=0,
            x0=310,
            x1=690,
            y0=120,
            y1=900,
            stops=["#1b2228", "#41525c", "#8a9a98"],
            palette="storm",
            el="_sky",
            glow=0.4,
        )
        s.back("rain", x0=330, x1=680, y0=470, y1=720, m=60)
        s.add("lightning", 590, 545, 0.85, palette="storm")
        s.back(
            "sea",
            y=660,
            rows=4,
            x0=310,
            x1=690,
            y1=900,
            amp=0.9,
            palette="storm",
            near=0.8,
            name=("stormy sea in the bottle", "mer déchaînée dans la bouteille"),
        )
        s.add("ship", 460, 640, 0.98, turn=-14, palette="storm")
        s.back("sea", y=760, rows=2, x0=310, x1=690, y1=900, amp=0.8, palette="storm", horizon=False, far=0.7, near=0.9)
    s.add("bottle", x, y, k, part="front", line=0.5)
    s.add("chest", 175, 795, 1.2, ground=(78, 80, 0.45))
    s.add("letter", 745, 850, 0.85, turn=-14)
    s.add("jellyfish", 800, 250, 1.0, colour="#b866e0")
    s.add("jellyfish", 880, 420, 0.62)
    s.add("fish", 215, 520, 0.75, kind="lamp", flip=True)
    s.add("fish", 790, 590, 0.45, flip=True)
    s.back("bubbles", el="_b", m=20)


@card(
    ("The tightrope over Monday", "La corde raide au-dessus de lundi"),
    ("An acrobat crosses a thread stretched between two moons.", "Un acrobate traverse un fil tendu entre deux lunes."),
    palette="carnival",
    style="papercut",
    themes="balance play risk",
    setting="sky",
    frame="tick",
    wash=(500, 360, 560, "#fff0b0", 0.5),
)
def tightrope(s: Scene) -> None:
    """Below, the fair has not noticed."""
    s.back("sky", lx=500, ly=330, stars=46, lines=False)
    s.add("crescent_moon", 165, 420, 1.3, turn=6, rings=False)
    s.add("full_moon", 850, 400, 1.25, rings=False, kind="rabbit")
    s.back("cloud", x=770, y=190, w=210, h=56)
    s.back("rope", pts="205,520 380,556 560,560 770,500", w=8)
    s.add("acrobat", 490, 345, 2.15, line=0.75)
    s.add("bicycle", 700, 445, 0.72, turn=-8)
    s.back("hills", y=760, amp=40, colour="#7a3592", tex=False)
    s.add("city", 780, 820, 1.35, w=260, count=9, hmin=30, hmax=110)
    s.add("circus_tent", 330, 770, 1.65, ground=(100, 98, 0.5))
    s.back("hills", y=880, amp=24, colour="#43206f", tex=False, seed=4)
    s.add("elephant", 600, 850, 0.72, ground=(90, 98, 0.4))


@card(
    ("The queen's other crown", "L'autre couronne de la reine"),
    (
        "A crown is the wall of a city, and bees keep watch on it.",
        "Une couronne sert de rempart à une ville, et des abeilles y montent la garde.",
    ),
    palette="saffron",
    style="glass",
    themes="guard royal",
    setting="city",
    frame="beads",
    vignette=0.3,
)
def crown_city(s: Scene) -> None:
    """A lion sleeps before the gate."""
    s.back("sky", lx=500, ly=260, el="panes", name=("stained glass", "vitrail"))
    s.back("hills", y=760, amp=24, colour="#6f9447", tex=False)
    s.add("castle", 500, 430, 1.9)
    s.add("city", 500, 640, 1.6, w=300, count=7, hmin=40, hmax=110, lit=0.9)
    s.add("crown", 500, 640, 3.6, line=0.7)
    s.add("gate", 500, 800, 0.95)
    s.add("sunflower", 150, 740, 1.25)
    s.add("sunflower", 860, 760, 1.15)
    s.add("lion", 300, 830, 0.95)
    s.add("rose", 700, 860, 1.05)
    s.add("bee", 245, 215, 0.8, turn=-10)
    s.add("bee", 790, 250, 0.62, flip=True)
    s.back("stairs", pts="500,880 480,930 500,990", w0=120, w1=260, m=5)
