"""Under the umbrella, looking up."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, mix, shift, smooth
from noctuary.art.motifs.limbs import tube
from noctuary.art.scene import Scene

HUB = (500.0, 330.0)


def _rib(k: float, r: float) -> tuple[float, float]:
    a = (k + 0.5) * pi / 4
    return HUB[0] + cos(a) * r * 1.12, HUB[1] + sin(a) * r * 0.92


def canopy(r: float) -> str:
    """Eight ribs, and cloth that sags between them."""
    pts: list[tuple[float, ...]] = []
    for k in range(8):
        pts += [(*_rib(k, r), 1), _rib(k + 0.5, r * 0.9)]
    return smooth(pts)


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
    wash=(500, 330, 420, "#fff6cf", 0.3),
)
def umbrella_night(s: Scene) -> None:
    """We look up past a child; the edge of the umbrella is the edge of the day."""
    s.back("sky", lx=210, ly=830, stars=0, rings=6)
    s.add("sun", 120, 690, 1.0)
    s.back("cloud", x=905, y=650, w=190, h=52)
    s.back("dunes", y=830, m=3)
    s.draw(
        lambda p: p.form(canopy(420), p.pal.a3, contrast=1.1, outline=4),
        area=canopy(420),
        el="umbrella",
        motif="umbrella",
        name=("umbrella", "parapluie"),
    )
    with s.within(canopy(372), "umbrella"):
        s.back(
            "sky",
            lx=640,
            ly=280,
            stars=90,
            palette="midnight",
            x0=0,
            x1=1000,
            y0=-60,
            y1=760,
            el="night",
            name=("night under the umbrella", "nuit sous le parapluie"),
            tags="night dark",
        )
        s.add("crescent_moon", 690, 215, 0.95, palette="midnight", kind="cradle")
        s.add("constellation", 320, 250, 1.25, palette="midnight", figure="hunter")
        s.back("rain", x0=560, x1=820, y0=380, y1=620, m=50)
    s.draw(ribs)
    s.add("cactus", 860, 800, 1.15, ground=(50, 102, 0.4))
    s.add("snake", 225, 860, 0.8, ground=(90, 98, 0.4))
    s.draw(
        looking_up,
        area=smooth("340,1010! 350,880 400,800 420,700 500,650 590,690 600,800 660,870 680,1010!"),
        el="child",
        motif="child",
        name=("child looking up", "enfant qui lève la tête"),
    )


def ribs(p: Pen) -> None:
    """Wires, the red hem with its stripes, the stick."""
    pal = p.pal
    for k in range(8):
        x, y = _rib(k, 420)
        p.line([HUB, ((HUB[0] + x) / 2 + 6, (HUB[1] + y) / 2), (x, y)], 7, mix(pal.stone, pal.ink, 0.4), "none")
        p.form(ellipse(x, y, 11), pal.metal, fill="rad", outline=2)
    p.stroke(canopy(372), pal.bone, 6, 0.9)
    p.form(tube(f"{HUB[0]},{HUB[1]},16 566,540,22 640,820,30"), mix(pal.wood, pal.fur, 0.3), contrast=1.2, outline=2.6)
    p.form(ellipse(*HUB, 26, 22), pal.metal, fill="rad", contrast=1.2, outline=2.4)


def looking_up(p: Pen) -> None:
    """Shoulders and two braids, the head thrown back, a hand on the stick."""
    pal = p.pal
    coat, hair, skin = pal.a1, mix(pal.wood, pal.ink, 0.35), pal.skin
    p.form(smooth("330,1020! 350,890 430,830 570,826 650,880 690,1020!"), coat, contrast=1.2, outline=3, rim=5)
    p.form(
        smooth("410,800 400,710 450,652 530,646 592,700 596,790 560,850 450,856"), hair, contrast=1.1, outline=3, rim=4
    )
    p.line("502,652 506,740 500,850", 5, mix(skin, hair, 0.4))
    p.dashes("470,670,440,790,-16 440,690,418,800,-12 535,670,560,790,16 565,690,586,800,12", 5, shift(hair, 0.1), 0.7)
    for x in (404, 598):
        p.form(ellipse(x, 768, 13, 20), skin, outline=2.2)
    for side in (-1, 1):
        for k in range(4):
            p.form(
                ellipse(502 + side * (92 + k * 6), 800 + k * 34, 22 - k * 2, 21), shift(hair, 0.04 * (k % 2)), outline=2
            )
        p.form(
            smooth([(502 + side * 100, 930, 1), (502 + side * 130, 956, 1), (502 + side * 96, 960, 1)]),
            pal.a2,
            outline=2,
        )
    p.form(tube("640,980,70 700,910,60 668,830,46"), coat, contrast=1.2, outline=3, rim=4)
    for k in range(4):
        p.form(
            tube(f"664,{778 + k * 17},22 638,{772 + k * 17},20 614,{778 + k * 17},16"), skin, contrast=1.1, outline=2
        )
