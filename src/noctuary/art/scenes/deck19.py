"""Two who reach for each other from the tops of their ladders."""

from __future__ import annotations

from collections.abc import Sequence

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, polygon, smooth, union_path
from noctuary.art.motifs.faces import face, hair
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene


@card(
    ("The bridge of two ladders", "Le pont des deux échelles"),
    (
        "At the tops of two ladders two people reach for one another; a heart burns between their hands.",
        "Au sommet de deux échelles, deux personnes se tendent la main ; un cœur brûle entre leurs doigts.",
    ),
    palette="dawn",
    style="engrave",
    themes="climb hope meeting",
    setting="sky",
    frame="beads",
    light=(0.0, -0.7),
    vignette=0.25,
)
def two_ladders(s: Scene) -> None:
    """Over their heads: the ladders run down to islands no larger than a hat."""
    s.back("sky", lx=500, ly=360)
    s.back("cloud", x=830, y=700, w=260, h=70)
    s.back("cloud", x=500, y=720, w=330, h=74, seed=2)
    s.add("floating_island", 355, 862, 1.1)
    name = ("eastern floating island", "île flottante de l'est")
    s.add("floating_island", 655, 852, 1.1, flip=True, el="east_island", name=name)
    s.add("tower", 742, 832, 0.85, w=60, ground=(40, 0, 0.45))
    s.draw(
        two,
        area=union_path(polygon("40,330 290,330 372,860 350,860"), polygon("960,330 710,330 632,860 650,860")),
        el="ladder",
        motif="ladder",
    )
    s.add("swing", 512, 560, 1.15, h=150)
    s.draw(ropes)
    s.add("raven", 215, 800, 0.95, flip=True, kind="flight")
    s.draw(from_west, area=WEST, el="west", motif="traveller", name=("hooded climber", "grimpeur à capuche"))
    s.draw(from_east, area=EAST, el="east", motif="person", name=("climber with braids", "grimpeuse aux tresses"))
    s.add("heart", 500, 268, 1.2)


WEST = union_path(
    smooth("60,470! 90,420 180,400 270,420 300,480 290,600 262,690 200,690 130,600"),
    ellipse(195, 330, 130, 140),
    tube("250,500,100 340,450,84 420,390,56"),
)
EAST = union_path(
    smooth("940,470! 910,420 820,400 730,420 700,480 710,600 738,690 800,690 870,600"),
    ellipse(800, 330, 124, 130),
    tube("750,500,100 660,450,84 580,390,56"),
)


def ropes(p: Pen) -> None:
    """The swing hangs from the clasped hands."""
    for x in (478, 546):
        p.line([(x, 500), (512 + (x - 512) * 0.96, 560), (x, 620)], 4, p.pal.ink, "none")


def two(p: Pen) -> None:
    """Two ladders in steep perspective."""
    pal = p.pal
    wood = mix(pal.wood, pal.paper, 0.3)
    for x, foot in ((165, 362), (835, 640)):
        for k in range(14):
            t = 1 - 0.86**k
            y, half, w = 380 + 520 * t, 124 * (1 - t) + 12 * t, 26 * (1 - t) + 5
            cx = x + (foot - x) * t
            p.form(tube(f"{cx - half},{y},{w} {cx + half},{y},{w}"), wood, contrast=1.1, outline=2)
        for side in (-1, 1):
            p.form(
                tube(f"{x + side * 130},330,34 {x + side * 72 + (foot - x) * 0.5},600,21 {foot + side * 14},860,8"),
                wood,
                contrast=1.2,
                outline=2.6,
                hatch=0.4,
            )


def _hand(p: Pen, side: int, skin: str) -> None:
    """A hand stretched towards the middle, its fingers open."""

    def at(text: str) -> str:
        out = []
        for word in text.split():
            x, *rest = word.split(",")
            out.append(",".join([f"{500 - side * (500 - float(x)):g}", *rest]))
        return " ".join(out)

    for q in (
        "396,372,34 386,318,28 380,280,20",
        "412,364,34 414,300,29 412,256,21",
        "430,366,34 444,306,29 450,262,21",
        "440,382,32 468,340,27 482,306,19",
    ):
        p.form(tube(at(q)), skin, contrast=1.2, outline=2.4)
    p.form(tube(at("388,424,74 412,390,80")), skin, contrast=1.1, outline=2.4)
    p.form(tube(at("424,412,36 458,402,31 484,384,24")), skin, contrast=1.2, outline=2.4)
    p.form(tube(at("352,458,96 366,446,92")), p.pal.bone, contrast=0.9, outline=2.6)


def _body(p: Pen, side: int, coat: str) -> None:
    """Seen from above: broad shoulders, and feet that are far below on a rung."""

    def at(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(500 - side * (500 - x), y) for x, y in points]

    for q in ([(190, 600), (214, 690), (240, 760)], [(240, 600), (262, 660), (286, 700)]):
        (ax, ay), (bx, by), (cx, cy) = at(q)
        p.form(
            tube(f"{ax:g},{ay},80 {bx:g},{by},56 {cx:g},{cy},34"), mix(coat, p.pal.ink, 0.5), contrast=1.2, outline=2.6
        )
        p.form(tube(f"{cx - side * 6:g},{cy + 6},30 {cx + side * 22:g},{cy + 12},24"), p.pal.wood, outline=2.2)
    cloth = smooth(
        at([(50, 470), (90, 420), (180, 400), (270, 420), (310, 490), (290, 590), (270, 640), (180, 650), (110, 590)])
    )
    arm = tube(
        ",".join(map(str, (500 - side * 300, 530, 120))) + f" {500 - side * 190},484,104 {500 - side * 138},446,84"
    )
    p.form(union_path(cloth, arm), coat, contrast=1.3, outline=3.4, hatch=0.6, rim=5)
    p.line([(500 - side * 320, 590), (500 - side * 250, 570), (500 - side * 196, 540)], 6, p.ink(coat), "both", 0.8)


def _head(p: Pen, where: str, mood: str, skin: str, locks: str) -> None:
    """A face in profile, with hatching as fine as that of what is near it."""
    p.hatch_scale, p.line_scale = 4.9, 0.62
    p.group(where)
    face(p, "side", mood, skin)
    hair(p, "short", "side", locks)
    p.end()
    p.hatch_scale, p.line_scale = 1.0, 1.0


def from_west(p: Pen) -> None:
    """Somebody in a hood, head thrown back with joy."""
    pal = p.pal
    cloak = pal.cloth
    skin = mix(pal.skin, pal.paper, 0.3)
    _body(p, 1, cloak)
    p.form(
        smooth("60,430! 70,270 170,190 270,210 310,280 300,360! 290,430 240,470 140,470"),
        cloak,
        contrast=1.3,
        outline=3.4,
        hatch=0.6,
        rim=5,
    )
    _head(p, "translate(222 342) rotate(-10) scale(4.9)", "joy", skin, mix(pal.wood, pal.ink, 0.4))
    p.form(
        smooth("60,430! 72,270 170,190 262,206 200,240 150,320 170,430! 120,470"),
        cloak,
        contrast=1.2,
        outline=3,
        hatch=0.6,
    )
    _hand(p, 1, skin)


def from_east(p: Pen) -> None:
    """And the other, eyes wide."""
    pal = p.pal
    coat = "#4f9fb0"
    skin = mix(pal.skin, pal.paper, 0.3)
    _body(p, -1, coat)
    for k in range(6):
        p.form(
            ellipse(872 + k * 9, 370 + k * 40, 30 - k * 2, 27),
            mix(pal.fur, pal.ink, 0.25 + 0.05 * (k % 2)),
            outline=2.2,
            hatch=0.4,
        )
    _head(p, "translate(790 344) rotate(8) scale(-4.9 4.9)", "joy", skin, mix(pal.fur, pal.ink, 0.25))
    _hand(p, -1, skin)
