"""Rocks and islands that other things stand on."""

from __future__ import annotations

from noctuary.art.kit import Pen, mix, polygon, shift, smooth
from noctuary.art.registry import motif


@motif("floating_island", "floating island", "île flottante", "land", "land sky fly dream", "triangle")
def floating_island(p: Pen, *, w: float = 100, falls: bool = False, grass: str | None = None) -> None:
    """Floating island."""
    pal = p.pal
    g = grass or pal.leaf
    rock = smooth(
        [
            (-w, 0),
            (-w * 0.8, 24),
            (-w * 0.55, 40, 1),
            (-w * 0.5, 64),
            (-w * 0.26, 78, 1),
            (-w * 0.2, 112),
            (-w * 0.02, 140, 1),
            (w * 0.1, 104),
            (w * 0.24, 92, 1),
            (w * 0.34, 58),
            (w * 0.6, 50, 1),
            (w * 0.78, 24),
            (w, 0),
        ]
    )
    p.form(
        rock,
        mix(pal.stone, pal.wood, 0.45),
        fill="down",
        contrast=1.35,
        hatch=0.7,
        outline=1.8,
        shade=(-10, 0),
        shade_opacity=0.3,
    )
    p.dashes(
        [
            (-w * 0.5, 16, -w * 0.44, 44),
            (-w * 0.15, 20, -w * 0.12, 84),
            (w * 0.1, 18, w * 0.12, 66),
            (w * 0.45, 16, w * 0.4, 48),
        ],
        2,
        p.ink(pal.wood),
        0.5,
    )
    top = smooth(
        [
            (-w * 1.04, 2),
            (-w * 0.7, -12),
            (-w * 0.2, -16),
            (w * 0.3, -15),
            (w * 0.8, -10),
            (w * 1.04, 2),
            (w * 0.86, 12),
            (w * 0.7, 8, 1),
            (w * 0.6, 18),
            (w * 0.5, 9, 1),
            (w * 0.36, 20),
            (w * 0.2, 10, 1),
            (w * 0.04, 22),
            (-w * 0.14, 10, 1),
            (-w * 0.3, 20),
            (-w * 0.44, 9, 1),
            (-w * 0.6, 18),
            (-w * 0.74, 8, 1),
            (-w * 0.9, 12),
        ]
    )
    p.form(top, g, fill="down", contrast=1.1, rim=2)
    r = p.rng
    p.dashes(
        [(x := r.uniform(-w * 0.9, w * 0.9), r.uniform(-9, 4), x + 2, r.uniform(-18, -6)) for _ in range(26)],
        1.1,
        mix(g, pal.light, 0.4),
        0.7,
    )
    if falls:
        p.form(
            smooth(
                [
                    (w * 0.5, 0, 1),
                    (w * 0.66, 0, 1),
                    (w * 0.68, 60),
                    (w * 0.74, 190, 1),
                    (w * 0.46, 190, 1),
                    (w * 0.5, 60),
                ]
            ),
            pal.foam,
            outline=0,
            contrast=0.5,
            opacity=0.8,
        )
        p.dashes([(w * 0.55, 4, w * 0.53, 180, 2), (w * 0.61, 4, w * 0.64, 170, -2)], 1.6, pal.sea, 0.6)


FACETS = (  # left face lit, front half-lit, right in shadow; each polygon a slab of the crag
    ("-54,-38 -24,-50 -18,-8 -34,34 -64,16 -60,-6", 0.10),
    ("-24,-50 24,-52 30,-12 6,6 -18,-8", 0.16),
    ("24,-52 48,-38 58,2 40,20 30,-12", -0.05),
    ("-64,16 -34,34 -40,76 -58,104 -122,104 -104,62 -86,50", 0.06),
    ("-34,34 -18,-8 6,6 10,58 -8,104 -58,104 -40,76", 0.0),
    ("6,6 30,-12 40,20 46,66 30,104 -8,104 10,58", -0.07),
    ("40,20 58,2 86,14 92,54 74,104 30,104 46,66", -0.12),
    ("92,54 112,66 126,104 74,104", -0.06),
)


@motif("cliff", "rocky cliff", "falaise", "land", "land stone danger", "crag")
def cliff(p: Pen, *, colour: str | None = None, grass: bool = True) -> None:
    """A crag of slabs: flat facets that turn away from the light read as stone, a smooth outline does not."""
    pal = p.pal
    c = colour or mix(pal.stone, pal.wood, 0.4)
    p.form(
        polygon(
            " ".join(
                (
                    "-54,-38 -24,-50 24,-52 48,-38 58,2 86,14 92,54 112,66 126,104",
                    "-122,104 -104,62 -86,50 -64,16 -60,-6",
                )
            )
        ),
        c,
        contrast=1.2,
        outline=2.2,
    )
    side = -1 if p.flip else 1
    for slab, light in FACETS:
        p.form(
            polygon(slab),
            shift(c, light * side if abs(light) > 0.04 else light),
            contrast=0.8,
            hatch=0.5 if light <= 0 else 0.25,
            outline=0.9,
        )
    crack = p.ink(c)
    p.line("-18,-8 -30,20 -34,36 -40,78 -56,102", 3.4, crack, "out", 0.8)
    p.line("30,-12 42,22 46,66 32,102", 3.2, crack, "out", 0.8)
    p.line("6,4 8,30 10,58 -6,100", 2.6, crack, "out", 0.7)
    p.dashes(
        "-92,60,-74,90,3 -52,4,-44,22,2 14,-36,20,-14,2 62,20,74,48,3 96,68,104,96,2 20,30,26,54,2 -24,54,-18,84,2",
        1.8,
        crack,
        0.6,
    )
    p.dashes("-50,-34,-26,-44 -20,-46,20,-48 -98,64,-84,56 62,8,82,18 96,60,110,70", 2, mix(c, pal.light, 0.6), 0.7)
    if grass:
        tuft = "-60,-34 -42,-54 -10,-61 30,-60 56,-40 44,-28 32,-38! 22,-24 10,-38! -6,-24 -18,-38! -34,-26 -44,-34!"
        p.form(smooth(tuft), pal.leaf, fill="down", contrast=1, rim=2)
        p.dashes("-40,-52,-44,-64,1 -24,-56,-22,-70,1 -6,-58,-10,-72,1 12,-59,16,-72,1 30,-57,28,-68,1", 1.6, pal.leaf)
