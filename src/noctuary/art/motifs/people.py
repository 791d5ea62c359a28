"""People and parts of them. Hooded, masked or in profile: realistic people are not attempted."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, mix, rows, smooth
from noctuary.art.motifs.bodies import POSES, cloaked
from noctuary.art.registry import draw, motif


@motif("eye", "great eye", "grand œil", "person", "body watch face round", "almond")
def eye(p: Pen, *, iris: str | None = None, rays: bool = True, ray: str | None = None) -> None:
    """Great eye."""
    pal = p.pal
    c = iris or pal.a2
    if rays:
        p.dashes(
            [
                (
                    cos(a) * (70 + 24 * abs(cos(a))),
                    sin(a) * 58,
                    cos(a) * (86 + 32 * abs(cos(a))),
                    sin(a) * (78 if i % 2 else 92),
                )
                for i, a in enumerate([k_ * pi / 16 for k_ in range(32)])
            ],
            3,
            ray or pal.glow,
            0.9,
        )
    p.form(smooth("-100,4! -60,-36 0,-54 60,-36 100,4! 60,36 0,50 -60,36"), pal.skin, fill="down", contrast=1)
    w = smooth("-84,4! -50,-24 0,-38 50,-24 84,4! 48,26 0,36 -48,26")
    p.form(w, pal.bone, fill="down", contrast=0.7, outline=1.6)
    p.inside(w)
    p.form(ellipse(0, -2, 36), c, fill="rad", contrast=1.3, outline=2)
    p.dashes(
        [(cos(a) * 17, -2 + sin(a) * 17, cos(a) * 34, -2 + sin(a) * 34) for a in [i * pi / 24 for i in range(48)]],
        1.2,
        pal.ink,
        0.55,
    )
    p.dashes(
        [
            (cos(a) * 16, -2 + sin(a) * 16, cos(a) * 25, -2 + sin(a) * 25)
            for a in [i * pi / 12 + 0.1 for i in range(24)]
        ],
        1.3,
        pal.glow,
        0.8,
    )
    p.form(ellipse(0, -2, 16), pal.ink, fill="flat", outline=0)
    p.dots([(-9, -12, 7), (9, 6, 3)], "#ffffff")
    p.flat(smooth("-90,4! -50,-26 0,-40 50,-26 90,4! 50,-14 0,-24 -50,-14"), pal.shadow, 0.35)
    p.end()
    p.line("-86,5 -50,-24 0,-38.5 50,-24 87,5", 5.5, pal.ink, "both")
    p.dashes(
        [
            (
                -64 + i * 16,
                -17 - 19 * sin((i + 0.6) / 9 * pi),
                -80 + i * 20,
                -38 - 26 * sin((i + 0.6) / 9 * pi),
                -3 if i < 4 else 3,
            )
            for i in range(9)
        ],
        2.2,
        pal.ink,
    )
    p.line("-84,5 -48,27 0,37 48,27 84,5", 2.4, pal.ink)


def _pilgrim(p: Pen, c: str) -> None:
    pal = p.pal
    p.line("58,-70 54,10 60,102", 6, pal.ink, "none")
    p.line("58,-70 54,10 60,102", 3.8, pal.wood, "none")
    for x in (-16, 16):
        p.form(
            smooth([(x - 10, 70, 1), (x + 10, 70, 1), (x + 13, 102, 1), (x - 14, 102, 1)]),
            mix(pal.ink, pal.wood, 0.4),
            contrast=1,
            outline=1.5,
        )
    coat = smooth("-26,-48 0,-54 26,-48 38,0 46,78! 16,86 0,80 -18,86 -48,78! -38,0")
    p.form(coat, c, contrast=1.2, outline=1.9, rim=2.4, hatch=0.35)
    p.line("30,-36 48,-10 56,-2", 15, c, "none")
    p.form(ellipse(56, 0, 7), pal.skin, outline=1.3)
    p.form(
        smooth("-26,-36 0,-42 26,-36 30,12 22,28 -22,28 -30,12"),
        mix(pal.wood, pal.fur, 0.4),
        contrast=1.1,
        outline=1.8,
        hatch=0.3,
    )
    p.form(smooth("-26,-10! 0,-4 26,-10! 28,6 0,12 -28,6"), mix(pal.wood, pal.ink, 0.25), contrast=0.9, outline=1.2)
    p.form(ellipse(0, 0, 5), pal.metal, outline=1)
    p.form(smooth("-34,-42 -30,-52 30,-52 34,-42 30,-34 -30,-34"), pal.a2, fill="down", contrast=1.2, outline=1.6)
    p.form(ellipse(0, -66, 17, 15), mix(pal.wood, pal.ink, 0.3), contrast=0.9, outline=1.4)
    p.form(ellipse(0, -74, 50, 12), mix(pal.fur, pal.bone, 0.25), fill="down", contrast=1.1, outline=1.8)
    p.form(
        smooth("-24,-76! -20,-98 0,-104 20,-98 24,-76! 0,-70"),
        mix(pal.fur, pal.bone, 0.25),
        contrast=1.1,
        outline=1.7,
        rim=2,
    )
    p.line("-23,-79 0,-73 23,-79", 5, pal.a3, "fat")


@motif("traveller", "hooded traveller", "voyageur encapuchonné", "person", "person travel mystery cloak", "upright")
def traveller(
    p: Pen,
    *,
    colour: str | None = None,
    lanternlit: bool = True,
    kind: str = "hood",
    pose: str = "",
    mood: str = "calm",
) -> None:
    """Hooded, with a lantern on a staff; kind="pilgrim" is seen from behind under a wide hat, with a pack.

    With a `pose` of `bodies.POSES` it is somebody who acts, with a face under the hood.
    """
    pal = p.pal
    if pose:
        cloaked(p, POSES[pose], colour or pal.cloth, mood, pal.skin)
        return
    if kind == "pilgrim":
        _pilgrim(p, colour or pal.cloth)
        return
    c = colour or pal.cloth
    p.line("54,-56 56,20 60,100", 6, pal.ink, "none")
    p.line("54,-56 56,20 60,100", 3.6, pal.wood, "none")
    cl = smooth("0,-62 26,-46 38,-14 46,30 56,72 64,98! 30,104 0,100 -30,106 -62,98! -50,64 -42,24 -34,-16 -24,-46")
    p.form(cl, c, contrast=1.25, outline=1.8, hatch=0.35, rim=2.4)
    for q in (
        rows("-6,-34 -16,30 -34,100"),
        rows("4,-30 4,40 -4,98"),
        rows("14,-28 22,30 30,100"),
        rows("-18,-20 -32,40 -52,94"),
        rows("24,-20 38,40 50,92"),
    ):
        p.line(q, 4, p.ink(c), "in", 0.5)
    p.line("-10,-30 -24,30 -43,98", 3, mix(c, pal.light, 0.4), "in", 0.6)
    p.line("10,-24 14,40 14,96", 3, mix(c, pal.light, 0.4), "in", 0.45)
    hd = smooth("0,-102! 20,-88 28,-62 24,-42 0,-32 -24,-42 -28,-62 -18,-88")
    p.form(hd, c, contrast=1.25, outline=1.7, rim=2.4, shade=(-5, -3), shade_opacity=0.35)
    p.form(smooth("0,-88 14,-74 16,-56 0,-42 -16,-56 -14,-74"), pal.ink, fill="flat", outline=0)
    p.dots([(-5, -64, 1.9), (6, -64, 1.9)], pal.glow)
    p.form(smooth("-12,-34! 0,-28 12,-34! 6,-24 0,-20 -6,-24"), pal.metal, contrast=1, outline=1)
    p.line("30,-18 44,-14 56,-22", 12, c, "none")
    p.form(ellipse(56, -22, 6), pal.skin, outline=1.2)
    if lanternlit:
        p.stroke("M54-56Q74-66 78-50", pal.ink, 2.4)
        p.group("translate(78 -24) scale(.26)")
        draw("lantern", p, glow=1.2)
        p.end()


@motif("hand", "hand", "main", "person", "body giant gift control", "palm")
def hand(p: Pen, *, colour: str | None = None, eye_: bool = False) -> None:
    """Hand."""
    pal = p.pal
    c = colour or pal.skin
    d = smooth(
        "-24,106! -25,76 -38,52 -60,28 -78,2 -86,-14 -79,-23 -68,-16 -52,2 -37,12! -37,-10 "
        "-43,-46 -48,-74 -41,-84 -32,-76 -26,-48 -19,-18! -17,-58 -16,-92 -7,-102 2,-92 3,-56 "
        "5,-18! 11,-56 16,-86 25,-93 32,-83 27,-48 24,-14! 35,-40 43,-62 51,-66 56,-56 49,-26 "
        "41,6 38,34 27,70 25,106!"
    )
    p.form(d, c, contrast=1.1, outline=1.9, hatch=0.4, shade=(-6, -4), shade_opacity=0.26, rim=2.2)
    ink = p.ink(c)
    for q in (
        rows("-33,10 -8,18 24,4"),
        rows("-32,22 -6,32 22,26"),
        rows("-14,6 -22,36 -8,66"),
        rows("18,14 8,40 10,66"),
    ):
        p.line(q, 1.9, ink, opacity=0.65)
    p.dashes(
        (
            "-43,-46,-27,-48,2 -42,-20,-22,-22,2 -16,-58,2,-58,2 -17,-30,4,-30,2 11,-54,28,-52,2 "
            "8,-28,25,-26,2 37,-40,50,-36,2 -62,14,-52,4,2"
        ),
        1,
        ink,
        0.6,
    )
    if eye_:
        p.group("translate(-2 40) scale(.36)")
        eye(p, rays=False)
        p.end()
    cf = smooth("-34,88! 0,95 34,88! 38,116! -38,116!")
    p.form(cf, pal.cloth, contrast=1, outline=1.6, hatch=0.3)
    p.dots([(t * 9, 99 - abs(t), 2.2) for t in range(-3, 4)], pal.metal)
    p.form(
        smooth("-36,86! -24,92 -12,86 0,94 12,87 24,92 36,86! 34,96 0,102 -34,96"), pal.bone, contrast=0.8, outline=1.1
    )
