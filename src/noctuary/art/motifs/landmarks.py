"""Lone shapes of land and water: waterfall, iceberg, cave, volcano."""

from __future__ import annotations

from noctuary.art.kit import Pen, ellipse, mix, polygon, shift, smooth
from noctuary.art.registry import motif


@motif("waterfall", "waterfall", "cascade", "water", "water land fall", "column")
def waterfall(p: Pen, *, rocks: bool = True) -> None:
    """White water between two rocks, with mist at its foot."""
    pal = p.pal
    c = mix(pal.stone, pal.wood, 0.35)
    fall = smooth("-26,-100! 26,-100! 30,-40 38,20 44,84! -42,84! -36,20 -30,-40")
    p.form(fall, mix(pal.sea, pal.foam, 0.55), fill="down", contrast=0.9, outline=1.2)
    p.inside(fall)
    p.dashes([(x, -104, x * 1.5, 84, x * 0.1) for x in range(-26, 27, 6)], 2.6, pal.foam, 0.9)
    p.dashes(
        [(x, -90 + (x * 7) % 40, x * 1.4, 60, x * 0.1) for x in range(-23, 24, 8)],
        1.8,
        mix(pal.sea, pal.sea2, 0.5),
        0.6,
    )
    p.end()
    if rocks:
        for s in (-1, 1):
            for slab, light in (
                ("22,-104 70,-96 84,-30 34,-34", 0.1),
                ("34,-34 84,-30 92,30 40,26", -0.02),
                ("40,26 92,30 104,92 48,92", -0.1),
            ):
                pts = [tuple(float(v) for v in q.split(",")) for q in slab.split()]
                p.form(polygon([(s * x, y) for x, y in pts]), shift(c, light), contrast=0.9, hatch=0.5, outline=1.3)
            p.form(
                smooth([(s * 18, -100), (s * 40, -114), (s * 76, -104), (s * 80, -90), (s * 44, -94)]),
                pal.leaf,
                contrast=1,
                outline=1.2,
            )
    foam = smooth("-70,96! -62,80 -46,84! -40,70 -22,76! -12,64 8,72! 20,64 34,76! 50,68 58,84! 74,82 76,98!")
    p.form(foam, pal.foam, fill="down", contrast=0.6, outline=1)
    p.dots("-52,62,4 -30,54,3 44,56,4 58,66,3 0,52,3 24,48,2.4", pal.foam, 0.9)


@motif("iceberg", "iceberg", "iceberg", "water", "water cold sea danger", "triangle")
def iceberg(p: Pen, *, below: bool = False) -> None:
    """Planes of ice; with `below`, the far larger part under water."""
    pal = p.pal
    c = mix(pal.foam, pal.sea, 0.16)
    if below:
        d = mix(pal.sea, pal.foam, 0.25)
        for slab, light in (
            ("-92,20 -30,20 -40,90 -66,70", 0.05), ("-30,20 34,20 20,104 -40,90", 0.0),
            ("34,20 96,20 70,64 20,104", -0.07),
            ("-66,70 -40,90 -34,150 -52,118", 0.03), ("-40,90 20,104 2,186 -34,150", -0.03),
            ("20,104 70,64 50,128 2,186", -0.1),
        ):  # fmt: skip
            p.form(polygon(slab), shift(d, light), contrast=0.8, outline=1.1, opacity=0.9)
    for slab, light in (
        ("-88,20 -62,-24 -40,-14 -30,20", -0.01), ("-62,-24 -38,-76 -22,-42 -40,-14", 0.04),
        ("-38,-76 -14,-104 2,-50 -22,-42", 0.05), ("-14,-104 26,-62 22,-22 2,-50", -0.10),
        ("-40,-14 -22,-42 2,-50 22,-22 34,20 -30,20", 0.0), ("26,-62 58,-30 50,0 22,-22", -0.06),
        ("22,-22 50,0 58,-30 92,20 34,20", -0.13),
    ):  # fmt: skip
        p.form(polygon(slab), shift(c, light), contrast=0.9, hatch=0.3 if light < 0 else 0, outline=1.4, rim=1.4)
    p.dashes("-34,-60,-24,-44 -8,-84,0,-56 -52,-18,-44,10 8,-30,16,10 40,-24,34,-6", 1.6, mix(c, pal.sea2, 0.6), 0.7)
    p.line("-96,22 -40,16 20,22 98,18", 5, pal.foam, "both", 0.95)


@motif("cave", "cave mouth", "entrée de grotte", "land", "land secret dark threshold", "arch")
def cave(p: Pen, *, part: str = "all", lit: bool = False) -> None:
    """A mouth in the rock; part="front" leaves it open for what a scene puts inside."""
    pal = p.pal
    c = mix(pal.stone, pal.wood, 0.4)
    mouth = smooth("-60,100! -66,40 -48,-24 -10,-52 34,-42 60,0 64,60 60,100!")
    if part in ("all", "back"):
        p.form(mouth, mix(pal.ink, pal.near, 0.2), fill="flat", outline=1)
        if lit:
            p.glow(0, 70, 90, pal.glow, 0.9)
    if part in ("all", "front"):
        rock = smooth("-120,100! -116,30 -96,-40 -60,-82 -8,-100 48,-90 92,-52 114,10 122,100!")
        p.ring(
            rock + mouth,
            p.linear(((0, mix(shift(c, 0.06), pal.light, 0.2)), (0.5, c), (1, mix(shift(c, -0.1), pal.shadow, 0.5)))),
            p.ink(c),
            2.2,
        )
        dark, light = p.ink(c), mix(c, pal.light, 0.5)
        p.dashes(
            "-104,20,-80,60,6 -96,-30,-70,-6,5 -64,-70,-46,-40,6 "
            "-16,-92,-6,-58,4 40,-82,34,-48,-5 84,-44,58,-20,-6 104,20,74,50,-6 112,66,72,88,-4",
            2.6,
            dark,
            0.7,
        )
        p.dashes("-110,50,-92,84,4 -84,-46,-66,-26,4 0,-90,6,-64,3 68,-62,48,-38,-4 108,40,86,66,-4", 2, light, 0.7)
        for x, y, h in ((-30, -40, 26), (-8, -52, 34), (14, -49, 24), (34, -42, 30)):
            p.form(polygon([(x - 6, y - 4), (x + 6, y - 3), (x, y + h)]), shift(c, -0.06), contrast=1, outline=1.1)


@motif("volcano", "volcano", "volcan", "land", "land fire danger smoke", "triangle")
def volcano(p: Pen, *, smoke: bool = True, lava: bool = True) -> None:
    """A cone with streams of lava and a plume."""
    pal = p.pal
    c = mix(pal.near, pal.wood, 0.45)
    if smoke:
        for x, y, r in ((0, -86, 18), (-20, -104, 24), (16, -116, 28), (-8, -138, 32), (34, -146, 26), (-44, -140, 22)):
            puff = [
                (x + r * dx, y + r * dy)
                for dx, dy in ((-1, 0.1), (-0.8, -0.6), (-0.1, -1), (0.7, -0.7), (1, 0), (0.6, 0.6), (-0.3, 0.7))
            ]
            p.form(smooth(puff), mix(pal.haze, pal.shadow, 0.45), fill="rad", contrast=0.9, outline=1.2)
    p.glow(0, -70, 80, pal.flame, 0.9)
    cone = smooth("-112,100! -70,40 -44,-16 -28,-66! -16,-60 0,-64 18,-60 30,-68! 46,-14 74,44 114,100!")
    p.form(cone, c, contrast=1.3, hatch=0.6, outline=2, rim=2)
    p.inside(cone)
    p.flat(smooth("4,-64! 30,-70! 120,100! 40,100! 30,40 16,0"), mix(c, pal.shadow, 0.7), 0.45)
    if lava:
        for flow, w in (
            ("-6,-66 -14,-30 -4,4 -22,46 -18,104", 20),
            ("14,-66 26,-26 18,6 42,44 50,104", 15),
            ("-20,-62 -40,-16 -52,20 -72,60", 11),
        ):
            p.line(flow, w, mix(pal.a3, pal.a1, 0.3), "fat", 1, 14)
            p.line(flow, w * 0.5, pal.flame, "fat", 1, 14)
    p.end()
    p.form(ellipse(1, -65, 29, 6), mix(pal.flame, pal.a1, 0.2), fill="up", contrast=0.7, outline=1.3)
    p.dashes("-88,70,-70,96,4 -60,30,-48,60,4 74,54,88,88,-4 56,16,64,44,-4 -30,-20,-34,10,3", 2, p.ink(c), 0.6)
    if lava:
        p.dots("-26,-92,3.4 -10,-110,2.6 12,-98,3.6 28,-112,2.8 4,-128,2.4", pal.flame)
