"""Birds, a moth, and what they leave behind."""

from __future__ import annotations

from math import cos, pi, radians, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, polygon, shift, smooth, union_path
from noctuary.art.registry import draw, motif


@motif("raven", "raven", "corbeau", "animal", "animal bird fly omen", "diagonal")
def raven(p: Pen, *, prop: str | None = None) -> None:
    """Raven."""
    pal = p.pal
    c = pal.feather
    sheen = mix(c, pal.a2, 0.55)
    for x in (4.0, 20.0):
        p.line([(x, 48), (x - 2, 66), (x - 4, 84)], 5, mix(pal.ink, pal.stone, 0.25), "none")
        for q in (-14, -4, 8):
            p.line([(x - 4, 82), (x - 4 + q * 0.7, 85), (x - 5 + q, 92)], 3.4, mix(pal.ink, pal.stone, 0.25), "out")
    tail = smooth("44,26 66,36 104,62! 112,80! 98,82! 92,90! 78,82! 70,84! 52,64 32,50")
    p.form(tail, c, contrast=1, rim=1.6)
    p.dashes("56,40,100,72,-2 50,46,90,80,-2 46,52,74,76,-1", 1.2, sheen, 0.7)
    body = smooth(
        "-94,-44! -80,-54 -62,-58 -50,-68 -30,-77 -8,-66 8,-44 30,-20 52,12 60,40 40,54 8,60 "
        "-18,48 -38,20 -44,-6 -50,-22 -60,-32! -72,-38"
    )
    p.form(body, c, fill="lin", contrast=1.3, rim=2.2, shade=(-7, -8), shade_opacity=0.5)
    # throat hackles
    p.dashes(
        (
            "-44,-30,-50,-14,2 -38,-28,-44,-6,2 -32,-24,-40,2,2 -26,-20,-34,10,2 -30,2,-30,24,2 "
            "-22,8,-22,34,2 -14,14,-12,42,2"
        ),
        1.6,
        sheen,
        0.75,
    )
    # wing with three ranks of feathers
    wing = smooth("-22,-34 4,-38 26,-16 54,16 92,58! 62,52 34,46 2,32 -18,8 -28,-14")
    p.form(wing, shift(c, 0.03), contrast=1.2, rim=2, outline=1.6)
    p.inside(wing)
    for k_, (x0, y0, x1, y1, feathers) in enumerate(
        ((-14.0, 10.0, 88.0, 60.0, 7), (-22, -6, 56, 34, 7), (-22, -20, 26, 6, 7))
    ):
        for i in range(feathers):
            t = i / (feathers - 1)
            x = x0 + (x1 - x0) * t * 0.62
            y = y0 + (y1 - y0) * t * 0.30
            length = (60, 40, 26)[k_] * (0.7 + 0.3 * t)
            p.form(
                smooth(
                    [
                        (x, y, 1),
                        (x + length * 0.45, y + length * 0.10),
                        (x + length * 0.98, y + length * 0.55, 1),
                        (x + length * 0.42, y + length * 0.5),
                        (x - 4, y + 8, 1),
                    ]
                ),
                mix(c, sheen, (0.28, 0.45, 0.62)[k_]),
                contrast=1.1,
                outline=1,
            )
    p.end()
    # beak, eye
    p.form(
        smooth("-96,-43! -82,-55 -62,-59 -52,-54 -54,-44 -70,-42"),
        mix(pal.ink, pal.stone, 0.35),
        contrast=1.2,
        rim=1.6,
        outline=1.2,
    )
    p.line("-95,-43 -72,-43 -52,-45", 1.8, pal.ink)
    p.form(ellipse(-40, -56, 5.4), pal.glow, outline=1.3, contrast=0.4)
    p.dots([(-40.4, -56, 3)], pal.ink)
    p.dots([(-41.6, -57.6, 1.1)], "#fff")
    p.dashes("-44,-68,-30,-72,-1 -34,-66,-18,-66,-2 -26,-58,-10,-54,-2", 1.3, sheen, 0.7)
    if prop == "key":
        p.stroke("M-80-42L-84-30", pal.metal, 1.4)
        p.group("translate(-86 -4) rotate(96) scale(.3)")
        draw("key", p)
        p.end()


def _songbird(p: Pen, c: str) -> None:
    """A small round bird on its feet, beak open."""
    pal = p.pal
    p.form(smooth("40,20 74,6 108,-4! 112,10 76,30 44,42"), shift(c, -0.06), contrast=1, outline=1.4)
    for x in (-6, 14):
        p.line([(x, 60), (x, 78), (x - 4, 92)], 4, pal.wood, "none")
        p.dashes([(x - 4, 92, x - 18, 96), (x - 4, 92, x + 10, 96)], 2.2, pal.wood)
    body = smooth("-44,-58 -66,-50 -74,-30 -66,-8 -60,24 -36,56 4,66 40,50 56,20 44,-8 14,-26 -10,-52")
    p.form(body, c, contrast=1.15, outline=1.8, rim=2.2, hatch=0.25)
    p.inside(body)
    p.form(smooth("-80,-6 -58,-2 -36,26 -10,62 -60,70"), mix(pal.a3, pal.a1, 0.4), contrast=0.8, outline=0.8)
    p.end()
    p.form(smooth("-16,-10 20,-12 56,10 66,26! 34,36 0,26"), shift(c, -0.08), contrast=1.1, outline=1.4, rim=1.6)
    p.dashes("0,0,50,20,2 0,10,46,26,2", 1.4, p.ink(c), 0.5)
    for beak in ("-72,-42 -98,-52 -74,-32", "-72,-34 -94,-26 -70,-26"):
        p.form(polygon(beak), pal.a1, contrast=0.7, outline=1.1)
    p.dots("-52,-38,4.4", pal.ink)
    p.dots("-53.4,-39.6,1.6", "#fff")


def _paper_crane(p: Pen, c: str) -> None:
    """Folded from one sheet: flat planes, sharp creases."""
    planes = (
        ("-14,14 -70,-84 10,-10", -0.10), ("10,-10 86,-74 24,26", -0.02), ("-14,14 10,-10 24,26 0,46", 0.04),
        ("-14,14 0,46 -56,-8 -104,-24", 0.0), ("-104,-24 -56,-8 -72,-2", -0.08), ("24,26 0,46 104,52", -0.06),
    )  # fmt: skip
    for d, light in planes:
        p.form(polygon(d), shift(c, light), contrast=0.7, outline=1.3)


@motif("bird", "flying bird", "oiseau en vol", "animal", "animal bird fly free", "wings")
def bird(p: Pen, *, colour: str | None = None, kind: str = "flight") -> None:
    """In flight; kind="song" sits and sings, kind="paper" is folded, kind="glide" is seen from below."""
    pal = p.pal
    c = colour or pal.bone
    if kind == "song":
        _songbird(p, c)
        return
    if kind == "paper":
        _paper_crane(p, c)
        return
    if kind == "glide":
        p.form(
            smooth("-10,-6 -40,-34 -84,-40 -116,-20! -84,-16 -54,2 -16,14"), shift(c, -0.04), contrast=1, outline=1.4
        )
        p.form(smooth("10,-6 40,-34 84,-40 116,-20! 84,-16 54,2 16,14"), c, contrast=1, outline=1.4, rim=1.6)
        p.form(
            smooth("0,-34 12,-18 12,20 22,52! 8,46 0,56! -8,46 -22,52! -12,20 -12,-18"), c, contrast=1.1, outline=1.5
        )
        p.form(polygon("-5,-32 0,-46 5,-32"), pal.a1, contrast=0.6, outline=0.9)
        p.dashes("-30,-16,-84,-30,3 -34,-6,-66,-10,2 30,-16,84,-30,-3 34,-6,66,-10,-2", 1.4, p.ink(c), 0.5)
        return
    p.form(
        smooth("-8,-6 -30,-40 -52,-72 -84,-92! -76,-62 -64,-34 -40,-4 -16,10"), shift(c, -0.08), contrast=1, outline=1.3
    )
    body = smooth("-78,-4! -66,-16 -50,-18 -30,-8 10,4 44,18 96,18! 88,28 100,36! 60,40 20,34 -20,26 -52,10 -64,0")
    p.form(body, c, fill="down", contrast=1.1, shade=(2, -8), shade_opacity=0.35, rim=2)
    p.form(
        smooth("-24,-4 -6,-36 22,-74 66,-104! 62,-84 74,-80! 62,-62 70,-52! 54,-38 56,-26! 36,-8 22,14 -6,14"),
        c,
        contrast=1.15,
        rim=2,
        hatch=0.25,
    )
    p.dashes("-2,-14,50,-88,6 4,-8,60,-70,5 8,0,60,-48,4 12,6,48,-22,2", 1.3, p.ink(c), 0.55)
    p.dots([(-62, -9, 2.3)], pal.ink)
    p.form(smooth("-92,-3! -76,-9 -72,-2 -78,0"), pal.a1, contrast=0.5, outline=1)


@motif("owl", "owl", "hibou", "animal", "animal bird night wise eyes", "egg")
def owl(p: Pen) -> None:
    """Owl."""
    pal = p.pal
    c = mix(pal.fur, pal.wood, 0.4)
    p.form(smooth("-30,70 -16,96 0,106! 16,96 30,70"), shift(c, -0.06), contrast=1)
    body = smooth("-50,-54 -58,-92! -36,-76 0,-82 36,-76 58,-92! 50,-54 60,-10 56,40 30,80 0,88 -30,80 -56,40 -60,-10")
    p.form(body, c, contrast=1.1, fill="lin", shade=(-8, -6), shade_opacity=0.3, rim=2.4)
    p.inside(body)
    for r in range(7):
        for q in range(8):
            x = -49 + q * 14 + (7 if r % 2 else 0)
            y = -4 + r * 13
            p.form(
                smooth([(x - 7, y - 7, 1), (x - 6, y + 3), (x, y + 8, 1), (x + 6, y + 3), (x + 7, y - 7, 1)]),
                mix(c, pal.bone, 0.46 - 0.03 * r),
                contrast=0.8,
                outline=0.9,
            )
            p.dashes([(x, y - 3, x, y + 6)], 1.1, p.ink(c), 0.7)
    p.end()
    for s in (-1, 1):
        wing = smooth(
            [
                (s * 46, -28),
                (s * 66, -8),
                (s * 74, 34),
                (s * 58, 80),
                (s * 46, 96, 1),
                (s * 40, 60),
                (s * 38, 20),
                (s * 36, -10),
            ]
        )
        p.form(wing, shift(c, -0.05), contrast=1.1, rim=1.8)
        p.inside(wing)
        for i in range(6):
            p.form(
                smooth(
                    [(s * 40, -12 + i * 16, 1), (s * 58, -6 + i * 16), (s * 72, 14 + i * 16, 1), (s * 50, 10 + i * 16)]
                ),
                mix(c, pal.wood, 0.15 + 0.1 * i),
                contrast=0.9,
                outline=0.9,
            )
        p.end()
        disc = smooth(
            [(0, -28), (s * 10, -52), (s * 30, -62), (s * 50, -50), (s * 52, -28), (s * 36, -10), (s * 12, -10)]
        )
        p.form(disc, mix(c, pal.bone, 0.62), fill="rad", contrast=0.9, outline=1.2)
        p.dashes(
            [
                (s * 27 + cos(a) * 15, -36 + sin(a) * 15, s * 27 + cos(a) * 24, -36 + sin(a) * 23)
                for a in [i * pi / 9 for i in range(18)]
            ],
            0.9,
            p.ink(c),
            0.5,
        )
        p.form(ellipse(s * 26, -36, 15.5), pal.glow, fill="rad", contrast=0.9, outline=1.7)
        p.dots([(s * 26, -36, 8.6)], pal.ink)
        p.dots([(s * 26 - 3.4, -40, 2.9), (s * 26 + 3, -32, 1.2)], "#fff")
    p.form(smooth("0,-34 8,-26 4,-14 0,-8! -4,-14 -8,-26"), pal.metal, contrast=1.1, outline=1.3)
    p.line("-6,-50 -24,-60 -50,-74", 5, shift(c, -0.1), "out")
    p.line("6,-50 24,-60 50,-74", 5, shift(c, -0.1), "out")
    for s in (-1, 1):
        for q in (-9, 0, 9):
            p.form(
                smooth(
                    [
                        (s * 20 + q - 4, 82, 1),
                        (s * 20 + q, 78),
                        (s * 20 + q + 4, 82, 1),
                        (s * 20 + q + 2.5, 94),
                        (s * 20 + q, 98, 1),
                        (s * 20 + q - 2.5, 94),
                    ]
                ),
                pal.metal,
                contrast=0.9,
                outline=1,
            )


@motif("moth", "moth", "papillon de nuit", "animal", "animal insect fly night light", "wings")
def moth(p: Pen, *, colour: str | None = None) -> None:
    """Moth."""
    pal = p.pal
    c = colour or mix(pal.a2, pal.bone, 0.35)
    for s in (-1, 1):
        low = smooth(
            [
                (s * 6, 8),
                (s * 36, 14),
                (s * 60, 34),
                (s * 56, 56),
                (s * 44, 66),
                (s * 46, 90),
                (s * 58, 108, 1),
                (s * 36, 96),
                (s * 28, 66),
                (s * 10, 34),
            ]
        )
        p.form(low, shift(c, -0.05), contrast=1, rim=1.6)
        p.dots([(s * 40, 42, 6)], pal.a3)
        p.dots([(s * 40, 42, 3)], pal.bone)
        up = smooth(
            [
                (s * 4, -8),
                (s * 26, -44),
                (s * 64, -70),
                (s * 104, -76, 1),
                (s * 94, -44),
                (s * 88, -14),
                (s * 70, 10),
                (s * 36, 16),
                (s * 8, 10),
            ]
        )
        p.form(up, c, contrast=1.1, rim=2)
        p.line([(s * 6, -10), (s * 34, -48), (s * 70, -72), (s * 104, -76)], 6, pal.a3, "out")
        p.line([(s * 92, -46), (s * 72, -30), (s * 78, -14), (s * 66, 6)], 2.4, p.ink(c), opacity=0.5)
        p.dashes(
            [(s * 10, -4, s * 80, -52, s * -4), (s * 10, 0, s * 84, -30, s * -3), (s * 10, 4, s * 76, -6, s * -2)],
            1.1,
            p.ink(c),
            0.4,
        )
        p.form(ellipse(s * 56, -34, 10), mix(pal.a1, pal.bone, 0.2), outline=1.2, contrast=0.6)
        p.form(ellipse(s * 56, -34, 5), pal.ink, outline=0)
        p.dots([(s * 54, -36, 1.8)], "#fff")
        p.line([(s * 3, -18), (s * 12, -34), (s * 28, -40)], 2.6, pal.metal, "out")
        p.dashes([(s * (8 + i * 4), -27 - i * 3.2, s * (12 + i * 4), -36 - i * 2) for i in range(5)], 0.9, pal.metal)
    p.form(smooth("0,-22 8,-14 9,4 6,36 0,52 -6,36 -9,4 -8,-14"), pal.bone, contrast=1.1, hatch=0.3)
    p.dashes([(-6, 8 + i * 9, 6, 8 + i * 9, -2) for i in range(5)], 1.1, p.ink(pal.bone), 0.55)


@motif("feather", "feather", "plume", "object", "bird light write fly", "leaf")
def feather(p: Pen, *, colour: str | None = None) -> None:
    """Feather."""
    pal = p.pal
    c = colour or pal.a2
    d = smooth("-4,62! -26,40 -34,4 -28,-40 -8,-84 6,-100! 22,-66 30,-22 26,18 22,22! 25,34! 12,50")
    p.form(d, c, contrast=1.2, outline=1.5, rim=2)
    p.inside(d)
    p.dashes(
        [(2 - i * 0.2, 52 - i * 9, -32, 30 - i * 9, 4) for i in range(13)]
        + [(2 - i * 0.2, 52 - i * 9, 32, 26 - i * 9, -4) for i in range(13)],
        1.1,
        p.ink(c),
        0.45,
    )
    p.form(ellipse(-2, -50, 14, 20), mix(pal.metal, c, 0.2), fill="rad", contrast=0.8, outline=0.8)
    p.form(ellipse(-1, -47, 8, 12), pal.a3, fill="rad", contrast=0.8, outline=0.6)
    p.end()
    p.line("4,-96 0,-20 -2,50 4,104", 3.4, mix(pal.bone, c, 0.15), "fat")


@motif("swan", "swan", "cygne", "animal", "animal bird water love grace", "s-curve")
def swan(p: Pen, *, colour: str | None = None, crowned: bool = False) -> None:
    """Swan."""
    pal = p.pal
    c = colour or pal.bone
    body = smooth("-20,70 -58,62 -70,34 -52,12 -10,16 30,6 70,-14 104,-34! 96,14 70,54 30,72")
    neck = brush("-30,52 -64,20 -56,-22 -30,-54 -36,-84 -58,-88", 44, lambda t: 1 - 0.58 * min(1, t * 1.35), 14)
    head = smooth("-36,-76 -44,-96 -64,-98 -76,-86 -66,-74 -48,-72")
    p.form(
        union_path(body, neck, head),
        c,
        contrast=1.1,
        outline=1.8,
        rim=2.4,
        hatch=0.25,
        shade=(-5, -4),
        shade_opacity=0.22,
    )
    p.form(smooth("-72,-90 -84,-86 -100,-78! -84,-74 -72,-78"), pal.a1, contrast=1, outline=1.3)
    p.form(smooth("-70,-92 -80,-88 -76,-80 -66,-80"), pal.ink, outline=0, fill="flat")
    p.dots([(-60, -87, 3)], pal.ink)
    p.dots([(-61, -88, 1)], "#fff")
    for k, (count, length, _dy) in enumerate(((6, 104, 0), (5, 76, -6), (4, 52, -10))):
        for i in range(count):
            t = i / (count - 1)
            x0, y0 = -34 + k * 6, 44 - k * 10
            a = radians(-4 - t * 38 - k * 5)
            x1, y1 = x0 + cos(a) * length * (1.15 - 0.1 * t), y0 + sin(a) * length * (1.05)
            p.form(
                brush(
                    [(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 12 - 6 * t), (x1, y1)],
                    24 - k * 4,
                    lambda q: min(1, q * 2.2 + 0.1) * (1 - max(0, q - 0.55) * 1.9) ** 0.6 if q < 1 else 0,
                    8,
                ),
                mix(c, pal.sky[2], 0.16 - 0.06 * k),
                contrast=0.9,
                outline=1.1,
            )
    if crowned:
        p.group("translate(-54 -106) rotate(-12) scale(.24)")
        draw("crown", p)
        p.end()
