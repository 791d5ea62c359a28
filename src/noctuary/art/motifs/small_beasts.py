"""Small animals, insects, and two creatures of the sea bed."""

from __future__ import annotations

from math import cos, pi, radians, sin

from noctuary.art.kit import Pen, brush, ellipse, mirrored, mix, polygon, sample, shift, smooth, union_path
from noctuary.art.registry import draw, motif


@motif("mouse", "mouse", "souris", "animal", "animal small home", "small")
def mouse(p: Pen, *, colour: str | None = None) -> None:
    """On its hind legs, nose up."""
    pal = p.pal
    c = colour or mix(pal.stone, pal.fur, 0.25)
    tail = "34,82 70,96 96,78 84,52 100,32"
    p.line(tail, 8, p.ink(c), "out", 1, 14)
    p.line(tail, 5, mix(c, pal.a3, 0.5), "out", 1, 14)
    body = smooth("-10,-26 -34,4 -42,46 -34,84 -6,94 30,92 48,70 44,30 26,-8")
    head = smooth("-8,-28 -40,-22 -70,-10 -84,-4 -78,6 -56,12 -26,14 4,4 18,-20 4,-40")
    feet = ellipse(-26, 93, 22, 7), ellipse(20, 94, 22, 7)
    for x, y, r in ((22, -58, 29), (-20, -62, 27)):
        p.form(ellipse(x, y, r), c, fill="rad", contrast=1, outline=1.7)
        p.form(ellipse(x - 2, y + 2, r * 0.66), mix(c, pal.a3, 0.5), fill="rad", contrast=0.7, outline=0)
    p.form(
        union_path(body, head, *feet),
        c,
        contrast=1.15,
        outline=1.8,
        rim=2.2,
        hatch=0.3,
        shade=(-6, -5),
        shade_opacity=0.25,
    )
    p.form(smooth("-26,20 -34,50 -26,80 0,84 10,56 0,26"), mix(c, pal.bone, 0.6), contrast=0.7, outline=0.6)
    for arm in ("-22,26 -46,32 -54,22", "4,30 -24,40 -40,34"):
        p.line(arm, 11, p.ink(c), "out", 1, 10)
        p.line(arm, 8, c, "out", 1, 10)
    p.form(ellipse(-84, -3, 6, 5), pal.a3, contrast=0.6, outline=1)
    p.form(ellipse(-46, -12, 5.6), pal.ink, fill="flat", outline=0)
    p.dots("-48,-14,2", "#fff")
    p.dashes("-74,2,-104,-8,-2 -74,5,-106,8,2 -72,8,-100,22,2", 1, pal.ink, 0.7)


@motif("frog", "frog", "grenouille", "animal", "animal water small royal", "small")
def frog(p: Pen, *, crowned: bool = False) -> None:
    """Squatting, seen from the front, with a very wide mouth."""
    pal = p.pal
    c = mix(pal.leaf, pal.a1, 0.18)
    for s in (-1, 1):
        thigh = smooth([(s * 30, 30), (s * 66, 14), (s * 92, 34), (s * 86, 70), (s * 56, 84), (s * 32, 70)])
        p.form(thigh, shift(c, -0.03), contrast=1.1, outline=1.7, rim=2)
        p.form(
            smooth(
                [
                    (s * 46, 78, 1),
                    (s * 96, 84),
                    (s * 112, 96, 1),
                    (s * 90, 92),
                    (s * 84, 102, 1),
                    (s * 66, 92),
                    (s * 52, 100, 1),
                    (s * 40, 90),
                ]
            ),
            c,
            contrast=0.9,
            outline=1.4,
        )
    p.form(
        smooth(mirrored("0,-34 44,-26 62,6 56,50 34,84 0,90")),
        c,
        contrast=1.15,
        outline=1.8,
        rim=2.2,
        shade=(-6, -6),
        shade_opacity=0.25,
    )
    p.form(smooth(mirrored("0,22 34,18 42,44 28,74 0,82")), mix(c, pal.bone, 0.7), contrast=0.7, outline=0.6)
    for s in (-1, 1):
        p.form(
            smooth([(s * 18, 50), (s * 22, 74), (s * 14, 94), (s * 38, 96, 1), (s * 36, 72), (s * 34, 48)]),
            c,
            contrast=1,
            outline=1.4,
        )
        p.form(ellipse(s * 32, -38, 22), c, fill="rad", contrast=1.1, outline=1.7, rim=2)
        p.form(ellipse(s * 33, -40, 14), pal.glow, fill="rad", contrast=0.6, outline=1.2)
        p.form(ellipse(s * 33, -40, 9, 4.4), pal.ink, fill="flat", outline=0)
        p.dots([(s * 33 - 4, -45, 2.4), (s * 8, -8, 1.8)], "#fff" if s < 0 else pal.bone)
    p.line("-56,-2 -30,14 0,18 30,14 56,-2", 3.4, pal.ink, "fat")
    p.dots("-44,26,4 -50,40,3 46,24,4 50,42,3 -66,44,5 68,48,5 -8,-22,4 12,-18,3", p.ink(c), 0.35)
    if crowned:
        p.group("translate(0 -76) scale(.36)")
        draw("crown", p)
        p.end()


@motif("snake", "snake", "serpent", "animal", "animal danger spiral tempt", "s-curve")
def snake(p: Pen, *, colour: str | None = None) -> None:
    """Coils on the ground and a raised neck."""
    pal = p.pal
    c = colour or mix(pal.leaf, pal.a1, 0.4)

    coils = (
        "104,92 60,98 0,94 -48,88 -56,74 -20,66 36,66 62,52 50,38 0,38 -34,32 -40,14 -8,4 26,-12 34,-40 12,-62 -24,-70"
    )
    body = brush(coils, 31, lambda t: float(min(1, 0.05 + t * 1.5)) if t < 0.8 else 1.1 - 0.4 * (t - 0.8), 64)
    head = smooth("-10,-86 -40,-92 -64,-82 -74,-67 -62,-57 -40,-53 -12,-55")
    p.form(union_path(body, head), c, contrast=1.25, outline=1.8, rim=2.2, shade=(-3, -6), shade_opacity=0.25)
    p.dots(
        [(x, y, 2.2 + 2.4 * min(1, k / 12)) for k, (x, y) in enumerate(sample(coils, 96)[4:-6:3])],
        mix(pal.a3, c, 0.25),
        0.85,
    )
    p.line("-72,-66 -92,-62 -104,-70", 3, pal.a3, "none")
    p.line("-92,-62 -104,-56", 2.6, pal.a3, "none")
    p.form(ellipse(-48, -75, 6.4, 5.6), pal.glow, outline=1.3, contrast=0.4)
    p.form(ellipse(-48, -75, 1.9, 4.8), pal.ink, fill="flat", outline=0)
    p.line("-73,-65 -58,-62 -42,-63", 1.8, pal.ink)


@motif("bee", "bee", "abeille", "animal", "animal insect fly work", "small")
def bee(p: Pen) -> None:
    """Round and furry, with veined wings."""
    pal = p.pal
    gold = mix(pal.a1, pal.flame, 0.4)
    for wing in ("-6,-18 -14,-60 6,-98 34,-92 36,-56 12,-20", "8,-16 24,-52 58,-78 84,-62 70,-34 26,-12"):
        p.form(smooth(wing), mix(pal.foam, pal.light, 0.4), contrast=0.5, outline=1.4, opacity=0.8)
    p.dashes("2,-22,16,-84,-4 8,-22,30,-70,3 20,-20,66,-60,-4 22,-16,66,-42,3", 1.1, pal.ink, 0.5)
    body = smooth("-46,-10 -20,-30 20,-32 58,-18 86,12 62,38 20,44 -24,36 -46,16")
    p.form(body, gold, fill="down", contrast=1.1, outline=1.8, rim=2)
    p.inside(body)
    for x in (2, 30, 58):
        p.form(
            smooth([(x - 8, -40, 1), (x + 6, -40, 1), (x + 12, 0), (x + 2, 50, 1), (x - 12, 50, 1), (x - 2, 0)]),
            mix(pal.ink, pal.wood, 0.2),
            contrast=0.6,
            outline=0,
        )
    p.end()
    p.form(ellipse(-30, 4, 27, 26), mix(gold, pal.fur, 0.4), fill="rad", contrast=1, outline=1.5)
    p.dashes(
        [
            (-30 + cos(a) * 18, 4 + sin(a) * 18, -30 + cos(a) * 31, 4 + sin(a) * 30)
            for a in [k * pi / 11 for k in range(22)]
        ],
        1.6,
        p.ink(gold),
        0.5,
    )
    p.form(ellipse(-62, 8, 20, 18), mix(pal.ink, pal.wood, 0.25), fill="rad", contrast=0.9, outline=1.4)
    p.form(ellipse(-68, 2, 6.4, 7), pal.bone, contrast=0.4, outline=1)
    p.dots("-69,3,3.2", pal.ink)
    for feeler in ("-70,-8 -84,-28 -98,-30", "-60,-10 -66,-32 -78,-42"):
        p.line(feeler, 3, pal.ink, "none")
    p.dots("-99,-30,3.6 -79,-43,3.6", pal.ink)
    p.dashes("-16,34,-26,54,3 6,40,2,62,2 28,42,32,62,-2", 2.2, pal.ink)
    p.form(polygon("84,8 104,16 84,20"), pal.ink, outline=0.6)


@motif("peacock", "peacock", "paon", "animal", "animal bird eyes proud colour", "fan")
def peacock(p: Pen) -> None:
    """A full wheel of eyes behind a slender neck."""
    pal = p.pal
    c = mix(pal.a2, pal.sea2, 0.35)
    for ring, (count, r) in enumerate(((15, 108), (13, 84), (9, 60))):
        for i in range(count):
            a = radians(-90 + (i - (count - 1) / 2) * (196 / count))
            x, y = cos(a) * r, 40 + sin(a) * r * 1.18
            p.form(
                brush(
                    [(0, 50), (x * 0.5, (50 + y) * 0.5 + 3), (x * 1.04, y - 4)],
                    24,
                    lambda t: 0.2 + 0.8 * t**2 if t < 0.97 else 0.3,
                    8,
                ),
                mix(pal.leaf, pal.a2, 0.2 + 0.2 * ring),
                contrast=1,
                outline=1,
            )
            p.form(ellipse(x, y, 11.5, 13), mix(pal.a1, pal.leaf, 0.3), contrast=0.7, outline=0.9)
            p.form(ellipse(x, y + 1, 8, 9), pal.a2, contrast=0.7, outline=0.6)
            p.form(ellipse(x, y + 2, 4.2, 5), mix(pal.ink, pal.sea2, 0.4), contrast=0.5, outline=0)
    for x in (-8, 10):
        p.line([(x, 88), (x, 96), (x - 2, 104)], 4, pal.metal, "none")
    body = smooth("0,-34 18,-16 30,24 34,62 18,92 -14,94 -32,64 -28,24 -18,-12")
    neck = brush("2,30 -6,-6 4,-36 -2,-58", 36, lambda t: 1 - 0.5 * t, 10)
    head = ellipse(-4, -62, 14, 12)
    p.form(union_path(body, neck, head), c, contrast=1.2, outline=1.8, rim=2.4, hatch=0.25)
    p.dashes(
        [(-16 + (k % 4) * 10, 14 + (k // 4) * 15, -10 + (k % 4) * 10, 20 + (k // 4) * 15, 4) for k in range(20)],
        1.5,
        mix(c, pal.light, 0.5),
        0.8,
    )
    p.form(polygon("-16,-64 -34,-58 -16,-56"), pal.metal, contrast=0.7, outline=1.1)
    p.form(ellipse(-8, -65, 4), pal.bone, outline=0.9)
    p.dots("-8.6,-65,2.2", pal.ink)
    for k in range(4):
        x = -12 + k * 8
        p.line([(-2, -72), (x * 0.7, -84), (x, -94)], 1.8, c, "none")
        p.form(ellipse(x, -96, 4), pal.a1, outline=0.8)


@motif("seahorse", "seahorse", "hippocampe", "animal", "animal sea small", "spiral")
def seahorse(p: Pen, *, colour: str | None = None) -> None:
    """A question mark with a snout."""
    pal = p.pal
    c = colour or mix(pal.a1, pal.a3, 0.3)
    p.form(smooth("26,-14! 58,-30 66,-4! 62,8 66,20! 44,26 22,22!"), mix(c, pal.light, 0.35), contrast=0.9, outline=1.2)
    p.dashes("28,-8,60,-20 28,2,64,-2 26,12,62,14", 1.2, p.ink(c), 0.5)
    spine = "-8,-62 20,-44 26,-8 16,28 -4,52 -10,78 8,98 30,92 32,74 18,70"
    body = brush(spine, 50, lambda t: 0.75 + 1.2 * t if t < 0.25 else 1.05 - 0.96 * ((t - 0.25) / 0.75) ** 0.8, 26)
    head = smooth("12,-62 4,-86 -20,-92 -40,-80 -44,-70 -66,-60 -88,-52 -90,-42 -76,-40 -52,-46 -28,-46 -6,-44")
    p.form(union_path(body, head), c, contrast=1.2, outline=1.8, rim=2.4, shade=(-5, -4), shade_opacity=0.28)
    for k, (x, y) in enumerate(((6, -92), (22, -78), (32, -58), (38, -34))):
        p.form(
            smooth([(x - 10, y + 8, 1), (x + 2 + k, y - 14, 1), (x + 8, y + 10, 1)]), pal.a3, contrast=0.8, outline=1
        )
    rings = sample(spine, 70)[6:-10:4]
    p.dashes(
        [(x - 17 + k * 0.7, y + 1, x + 15 - k * 0.8, y - 1, 4) for k, (x, y) in enumerate(rings)], 1.7, p.ink(c), 0.5
    )
    p.form(ellipse(-24, -68, 7.4), pal.bone, outline=1.3, contrast=0.4)
    p.dots("-25,-67,4.2", pal.ink)
    p.dots("-27,-70,1.6", "#fff")
    p.dots("2,-14,3 8,4,2.6 -2,20,2.4", mix(c, pal.light, 0.6), 0.8)


@motif("crab", "crab", "crabe", "animal", "animal sea sharp", "wide")
def crab(p: Pen) -> None:
    """Claws up."""
    pal = p.pal
    c = mix(pal.a3, pal.a1, 0.25)
    for s in (-1, 1):
        for k in range(3):
            y = 28 + k * 14
            p.line(
                [(s * 40, y), (s * (76 - k * 4), y - 10 + k * 8), (s * (96 - k * 12), y + 24 + k * 6)],
                12,
                p.ink(c),
                "out",
                1,
                10,
            )
            p.line(
                [(s * 40, y), (s * (75 - k * 4), y - 10 + k * 8), (s * (94 - k * 12), y + 22 + k * 6)],
                8.4,
                shift(c, -0.04),
                "out",
                1,
                10,
            )
        p.line([(s * 46, 4), (s * 78, -10), (s * 74, -34)], 16, p.ink(c), "none", 1, 8)
        p.line([(s * 46, 4), (s * 77, -10), (s * 73, -34)], 12, c, "none", 1, 8)
        claw = smooth(
            [
                (s * 70, -30),
                (s * 50, -54),
                (s * 54, -90),
                (s * 72, -104, 1),
                (s * 70, -78),
                (s * 78, -66, 1),
                (s * 88, -78),
                (s * 96, -96, 1),
                (s * 102, -66),
                (s * 92, -38),
            ]
        )
        p.form(claw, c, contrast=1.1, outline=1.7, rim=2)
    shell = smooth(mirrored("0,-24 36,-22 68,-4 76,22 56,50 24,60 0,62"))
    p.form(shell, c, fill="rad", contrast=1.2, outline=1.9, rim=2.6, hatch=0.25)
    p.dots("-40,8,6 -20,-4,4 20,-4,5 42,10,6 0,12,4 -26,24,4 28,26,4", mix(c, pal.light, 0.4), 0.7)
    p.line("-30,44 0,50 30,44", 2.6, p.ink(c))
    for s in (-1, 1):
        p.line([(s * 16, -20), (s * 18, -34), (s * 20, -44)], 5, p.ink(c), "none")
        p.form(ellipse(s * 20, -48, 9), pal.bone, contrast=0.4, outline=1.3)
        p.dots([(s * 19, -47, 4.8)], pal.ink)
        p.dots([(s * 19 - 2, -50, 1.7)], "#fff")
