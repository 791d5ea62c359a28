"""Animals of forest and hearth."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import (
    Pen,
    brush,
    ellipse,
    mix,
    pair,
    rows,
    shift,
    smooth,
    union_path,
)
from noctuary.art.kit.curves import Row
from noctuary.art.registry import draw, motif


def _sleeping_cat(p: Pen, c: str) -> None:
    """A crescent of fur with the tail round the nose."""
    pal = p.pal
    body = smooth("-92,70 -84,28 -46,0 8,-12 60,0 92,34 96,72 70,94 0,98 -64,96")
    p.form(body, c, contrast=1.3, rim=2.6, hatch=0.3, outline=1.9, shade=(-6, -8), shade_opacity=0.35)
    p.line("30,10 62,30 66,62 44,80", 2.6, mix(c, pal.light, 0.35), opacity=0.7)
    head = smooth("-88,44 -92,16! -70,24 -48,22 -26,14! -26,44 -32,64 -56,74 -80,66")
    p.form(head, c, contrast=1.2, rim=2.2, outline=1.7, shade=(-4, -4), shade_opacity=0.3)
    for ear in ("-88,24! -78,28! -84,40!", "-30,22! -40,28! -33,40!"):
        p.form(smooth(ear), mix(c, pal.a3, 0.5), contrast=0.7, outline=0)
    p.line("-78,46 -70,51 -63,47", 2.4, mix(c, pal.bone, 0.8))
    p.line("-52,47 -44,51 -37,46", 2.4, mix(c, pal.bone, 0.8))
    p.form(smooth("-61,54! -53,54! -57,60!"), pal.a3, contrast=0.5, outline=0.8)
    p.dashes("-62,58,-96,54,-3 -62,61,-94,66,2 -50,58,-20,54,3 -50,61,-20,66,-2", 0.9, mix(c, pal.bone, 0.8), 0.9)
    tail = "92,70 84,92 30,96 -30,90 -62,80"
    p.line(tail, 21, p.ink(c), "fat", 1, 18)
    p.line(tail, 17, shift(c, 0.03), "fat", 1, 18)
    p.dashes("20,4,16,20,3 40,6,38,24,3 58,14,58,32,3", 2.4, mix(c, pal.a2, 0.5), 0.75)


@motif("cat", "cat", "chat", "animal", "animal night eyes sly home", "upright")
def cat(p: Pen, *, colour: str | None = None, kind: str = "sitting") -> None:
    """Sitting, one silhouette of back, haunch and chest, so that no seam shows; kind="asleep" is curled up."""
    pal = p.pal
    c = colour or pal.feather
    if kind == "asleep":
        _sleeping_cat(p, c)
        return
    tail = brush(
        "46,82 78,92 96,70 92,42 78,30 70,40 76,50", 15, lambda t: (1 - 0.45 * t) * min(1, 8 * (1 - t)) ** 0.5, 16
    )
    body = smooth(
        "-26,-26 -36,4 -40,36 -36,64 -40,90 -30,98 -10,96 -4,88 6,98 34,98 58,96 64,78 60,50 46,20 24,-8 10,-26"
    )
    p.form(union_path(tail, body), c, contrast=1.3, rim=2.4, hatch=0.3, outline=1.8, shade=(-7, -5), shade_opacity=0.35)
    p.line("18,52 8,70 14,90 34,96", 2.6, mix(c, pal.light, 0.35), opacity=0.7)  # haunch
    p.line("-20,44 -22,66 -24,88", 2.2, p.ink(c), opacity=0.7)
    p.line("-2,40 -2,64 -4,86", 2.2, p.ink(c), opacity=0.7)
    p.dashes("-36,92,-36,97 -29,93,-29,98 -20,92,-20,97 -2,91,-2,97 5,93,6,98 13,93,14,98", 1.1, mix(c, pal.bone, 0.4))
    p.form(
        smooth("-30,-4! -22,8! -24,26! -12,16! -6,34! 0,14! 8,20! 8,-2! -10,-12"),
        mix(c, pal.bone, 0.28),
        contrast=0.7,
        outline=0,
    )
    head = smooth(
        "-50,-62 -54,-96! -30,-84 -10,-87 10,-84 34,-96! 30,-62 32,-46 26,-34! 14,-22 -2,-15 -10,-14 -18,-15 -34,-22 "
        "-46,-34! -52,-46"
    )
    p.form(head, c, contrast=1.3, rim=2.4, outline=1.8, shade=(-6, -5), shade_opacity=0.4)
    for side in (-1, 1):
        x = -10 + side * 34
        p.form(
            smooth([(x - side * 13, -78, 1), (x + side * 7, -89, 1), (x + side * 6, -66, 1)]),
            mix(c, pal.a3, 0.5),
            contrast=0.7,
            outline=0,
        )
        x = -10 + side * 19
        p.form(
            smooth([(x - 12, -50, 1), (x - 1, -60), (x + 12, -52, 1), (x + 1, -42)]),
            pal.glow,
            fill="rad",
            contrast=0.8,
            outline=1.5,
        )
        p.form(ellipse(x, -51, 2.8, 7.6), pal.ink, outline=0, fill="flat")
        p.dots([(x - 3, -55, 1.7)], "#fff")
        p.line([(x - 14 * side, -62), (x, -67), (x + 13 * side, -62)], 1.8, mix(c, pal.light, 0.4), opacity=0.6)
    muzzle = union_path(ellipse(-18, -27, 10, 7.6), ellipse(-2, -27, 10, 7.6))
    p.form(muzzle, mix(c, pal.bone, 0.32), contrast=0.6, outline=0.5)
    p.form(smooth("-15,-36! -5,-36! -10,-29!"), pal.a3, contrast=0.5, outline=0.9)
    p.line("-20,-22 -14,-20 -10,-25 -6,-20 0,-22", 1.6, pal.ink)
    wk = mix(c, pal.bone, 0.8)
    p.dashes(
        "-22,-30,-66,-38,-4 -22,-27,-68,-24,2 -22,-24,-62,-12,4 2,-30,46,-38,4 2,-27,48,-24,-2 2,-24,42,-12,-4",
        1.0,
        wk,
        0.95,
    )
    stripe = mix(c, pal.a2, 0.5)
    p.dashes("-10,-84,-10,-72 -18,-83,-17,-74 -2,-83,-3,-74 44,30,30,40,3 52,44,36,52,3 57,58,42,64,3", 2, stripe, 0.75)


@motif("fox", "fox", "renard", "animal", "animal forest sly", "upright")
def fox(p: Pen, *, colour: str | None = None) -> None:
    """Fox."""
    pal = p.pal
    c = colour or pal.fur
    tail = smooth("28,66 66,74 98,52 104,10 84,-28 60,-44! 62,-8 50,20 26,36")
    p.form(tail, c, contrast=1.1, rim=2.4, hatch=0.35)
    p.inside(tail)
    p.form(smooth("54,-50 70,-40 96,-6 84,-8! 78,4! 70,-6! 60,2! 52,-12"), pal.bone, contrast=0.7, outline=1)
    p.end()
    p.dashes("40,58,84,50,8 50,66,92,40,10 60,44,86,14,6 44,46,70,26,5", 1.5, p.ink(c), 0.4)
    body = smooth("-34,-14 -44,28 -46,70 -48,94 -8,96 36,96 58,84 50,50 24,14 6,-14")
    p.form(body, c, contrast=1.15, rim=2, shade=(-6, -5), shade_opacity=0.3)
    chest = smooth("-32,-12 -38,20! -28,34! -24,52! -14,38! -4,46! 0,22 2,-8")
    p.form(chest, pal.bone, contrast=0.7, outline=1)
    for x in (-30, -6):
        p.form(
            smooth([(x - 10, 44), (x - 9, 80), (x - 14, 94), (x + 2, 98), (x + 13, 94), (x + 9, 76), (x + 10, 44)]),
            shift(c, 0.02),
            contrast=1,
            outline=1.2,
        )
        p.form(
            smooth([(x - 10, 74), (x, 70), (x + 10, 74), (x + 12, 95), (x + 2, 98), (x - 13, 95)]),
            mix(pal.ink, c, 0.18),
            contrast=0.8,
            outline=0,
        )
    for s in (-1, 1):
        x = -16 + s * 30
        p.form(
            smooth([(x - s * 16, -52, 1), (x + s * 2, -96, 1), (x + s * 14, -46, 1)]),
            c,
            contrast=1.1,
            outline=1.4,
            rim=1.6,
        )
        p.form(
            smooth([(x - s * 8, -56, 1), (x + s * 2, -82, 1), (x + s * 8, -52, 1)]),
            mix(pal.ink, c, 0.25),
            contrast=0.6,
            outline=0,
        )
    head = smooth("-56,-52 -44,-66 -16,-70 12,-66 26,-52 30,-32! 8,-18 -8,-4 -16,0 -24,-4 -40,-18 -62,-32!")
    p.form(head, c, contrast=1.1, rim=2, shade=(-4, -5), shade_opacity=0.25)
    for s in (-1, 1):
        p.form(
            smooth(
                [
                    (-16 + s * 44, -33, 1),
                    (-16 + s * 24, -34),
                    (-16 + s * 7, -24),
                    (-16, -2, 1),
                    (-16 + s * 10, -8),
                    (-16 + s * 26, -20),
                ]
            ),
            pal.bone,
            contrast=0.6,
            outline=0.8,
        )
    p.form(ellipse(-16, -4, 6.2, 5), pal.ink, outline=0, contrast=0.5)
    p.dots([(-18, -6, 1.5)], "#fff")
    for s in (-1, 1):
        p.form(
            smooth([(-16 + s * 28, -44, 1), (-16 + s * 20, -49), (-16 + s * 11, -41, 1), (-16 + s * 19, -39)]),
            pal.glow,
            outline=1.4,
            contrast=0.5,
        )
        p.dots([(-16 + s * 19, -43.5, 3)], pal.ink)
    p.dashes("-16,-66,-16,-52 -24,-64,-23,-52 -8,-64,-9,-52", 1.3, p.ink(c), 0.4)


def _antler(p: Pen, bx: float, lean: float, colour: str, bloom: bool) -> None:
    """One antler that sweeps back and up from (bx, -78); `lean` mirrors and shortens the far one."""
    pal = p.pal

    def at(x: float, y: float) -> Row:
        return (bx + x * lean, -78 + y)

    beam = [at(0, 0), at(8, -16), at(28, -30), at(40, -56), at(34, -84)]
    tines = [
        [at(4, -10), at(-8, -22), at(-12, -40)],
        [at(20, -26), at(14, -46), at(18, -62)],
        [at(36, -44), at(52, -54), at(58, -74)],
        [at(39, -62), at(26, -78), at(22, -98)],
    ]
    whole = union_path(brush(beam, 10, "out", 10), *(brush(t, 7, "out", 6) for t in tines), tolerance=0.3)
    p.form(whole, colour, contrast=1, outline=1.3, rim=1.2)
    if not bloom:
        return
    for n, tip in enumerate([t[-1] for t in tines] + [beam[-1], at(30, -36), at(12, -22)]):
        x, y, r = tip[0], tip[1], 7.5 if n % 2 else 9.0
        for side in (-1, 1):
            leaf = smooth(
                [(x, y, 1), (x + side * r, y + 2), (x + side * r * 2.1, y + r, 1), (x + side * r * 0.8, y + r)]
            )
            p.form(leaf, pal.leaf, contrast=1, outline=0.8)
        for k in range(5):
            a = k * 2 * pi / 5 + n
            p.form(
                ellipse(x + cos(a) * r * 0.62, y + sin(a) * r * 0.62, r * 0.55),
                pal.a1 if n % 3 else pal.a3,
                contrast=0.8,
                outline=0.7,
            )
        p.dots([(x, y, r * 0.34)], pal.glow)


@motif("stag", "stag", "cerf", "animal", "animal forest noble antlers", "branching")
def stag(p: Pen, *, colour: str | None = None, bloom: bool = False) -> None:
    """Walking, head high: deep chest, tucked belly, hocks that bend back. `bloom` sets flowers on the antlers."""
    pal = p.pal
    c = colour or mix(pal.fur, pal.wood, 0.35)

    def thin(t: float) -> float:
        return 1 - 0.74 * float(min(1, t * 1.7) ** 0.8)

    def hoof(x: float, y: float) -> None:
        p.form(
            smooth([(x - 4, y - 7, 1), (x + 4, y - 7, 1), (x + 6, y + 2, 1), (x - 8, y + 2, 1)]),
            pal.ink,
            contrast=0.5,
            outline=0.6,
        )

    far = mix(c, pal.shadow, 0.42)
    for leg, w in (("-16,14 -10,44 -18,66 -12,98", 28), ("52,10 66,40 56,66 64,98", 34)):
        p.form(brush(leg, w, thin, 10), far, contrast=1, outline=1.4)
        hoof(*rows(leg)[-1])
    _antler(p, -54, 1.0, mix(pal.bone, pal.wood, 0.55), bloom)
    body = smooth(
        "-62,-44 -52,-34 -40,-24 -26,-20 -4,-16 22,-15 46,-20 62,-14 72,2 72,22 62,36 44,36 22,30 0,32 -20,40 -36,38 "
        "-46,24 -54,2 -66,-18"
    )
    neck = brush("-32,14 -50,-20 -58,-48 -62,-66", 56, lambda t: 1 - 0.52 * t, 8)
    head = smooth("-48,-70 -54,-80 -68,-82 -80,-74 -92,-62 -104,-54 -108,-46 -102,-40 -88,-42 -76,-46 -64,-44 -52,-52")
    fore, hind = "-34,10 -46,46 -42,68 -50,99", "54,6 60,36 78,64 70,99"
    whole = union_path(body, neck, head, brush(fore, 34, thin, 10), brush(hind, 46, thin, 10), tolerance=0.3)
    p.form(whole, c, contrast=1.2, outline=1.8, rim=2.2, hatch=0.35, shade=(3, -7), shade_opacity=0.28)
    for leg in (fore, hind):
        hoof(*rows(leg)[-1])
    p.inside(whole)
    p.flat(smooth("-70,-40! -56,-8 -48,30 -34,42 -52,46 -70,10 -80,-30"), pal.bone, 0.4)  # ruff
    p.flat(smooth("-26,34 0,27 30,26 50,34 30,42 -10,44"), pal.bone, 0.35)
    p.end()
    p.form(smooth("66,-14 78,-20 84,-8! 78,8 70,6"), pal.bone, contrast=0.8, outline=1.2)
    p.form(smooth("-54,-76 -42,-90 -26,-92! -30,-80 -44,-70"), c, contrast=1, outline=1.3)
    p.form(smooth("-49,-77 -40,-86 -31,-88! -36,-79"), mix(c, pal.a3, 0.4), outline=0)
    _antler(p, -60, -0.82, mix(pal.bone, pal.wood, 0.3), bloom)
    p.form(smooth("-108,-48 -102,-54 -97,-48 -102,-42"), pal.ink, outline=0)
    p.form(ellipse(-76, -63, 4, 3.6), pal.ink, outline=0, fill="flat")
    p.dots("-77.2,-64.4,1.3", "#fff")
    p.line("-104,-41 -92,-44 -84,-48", 1.6, pal.ink)
    p.dots("-2,-4,2.6 12,2,2.2 26,-6,2.6 38,2,2.2 50,-6,2.4 18,12,2 34,12,2 48,10,2", pal.bone, 0.75)
    p.dashes("-62,-30,-54,-12,2 -58,-16,-50,4,2 -54,0,-46,18,2 -48,12,-40,32,2", 1.5, p.ink(c), 0.45)


@motif("rabbit", "rabbit", "lapin", "animal", "animal small fast time", "upright")
def rabbit(p: Pen, *, colour: str | None = None, watch: bool = True) -> None:
    """Rabbit."""
    pal = p.pal
    c = colour or pal.bone
    p.form(ellipse(52, 74, 17, 16), mix(c, "#ffffff", 0.3), fill="rad", contrast=0.8)
    for s, _t in ((-1, 0), (1, 1)):
        ear = smooth(
            [
                (-14 + s * 8, -56),
                (-22 + s * 16, -84),
                (-14 + s * 22, -112),
                (-4 + s * 20, -114),
                (2 + s * 14, -86),
                (0 + s * 8, -56),
            ]
        )
        p.form(ear, c, contrast=1.1, outline=1.6, rim=1.8)
        p.form(
            smooth(
                [(-11 + s * 10, -62), (-16 + s * 17, -86), (-9 + s * 20, -102), (-3 + s * 16, -86), (-3 + s * 10, -62)]
            ),
            mix(c, pal.a3, 0.5),
            contrast=0.7,
            outline=0,
        )
    p.form(
        smooth("-32,2 -44,40 -44,82 -30,98 20,100 50,94 56,60 40,20 14,-4"),
        c,
        contrast=1.1,
        outline=1.8,
        rim=2.2,
        hatch=0.3,
        shade=(-6, -5),
        shade_opacity=0.22,
    )
    vest = smooth("-36,14! -16,20 -4,52! 4,22 30,8! 46,40 46,66 10,74 -4,62! -14,74 -44,66 -42,36")
    p.form(vest, pal.cloth, contrast=1.1, outline=1.5)
    p.dots("-3,30,2.2 -4,42,2.2 -4,54,2.2", pal.metal)
    p.form(smooth("14,60 34,56 52,74 46,96 16,100 6,90"), c, contrast=1, outline=1.5, rim=1.6)
    p.form(smooth("-36,92 -10,88 4,96 0,102 -36,102"), c, contrast=0.9, outline=1.4)
    head = smooth("-40,-30 -34,-54 -8,-64 18,-56 30,-34 24,-10 0,2 -24,0 -42,-12")
    p.form(head, c, contrast=1.05, outline=1.7, rim=2, shade=(-5, -4), shade_opacity=0.2)
    p.form(ellipse(-22, -36, 5.6, 6.6), pal.ink, outline=0, fill="flat")
    p.dots([(-24, -39, 2)], "#fff")
    p.form(ellipse(12, -36, 5.2, 6.4), pal.ink, outline=0, fill="flat")
    p.dots([(10, -39, 1.9)], "#fff")
    p.form(smooth("-12,-22! -2,-22! -7,-16!"), pal.a3, contrast=0.5, outline=0.8)
    p.line("-7,-16 -8,-10 -16,-7", 1.5, pal.ink)
    p.line("-7,-16 -6,-10 2,-7", 1.5, pal.ink)
    p.glow(-30, -20, 10, pal.a3, 0.5)
    p.glow(20, -20, 10, pal.a3, 0.5)
    p.dashes("-14,-16,-50,-22,-2 -14,-13,-50,-8,2 0,-16,36,-22,2 0,-13,36,-8,-2", 0.8, pal.ink, 0.6)
    if watch:
        p.line("-34,18 -54,34 -62,22", 14, c, "fat")
        p.stroke("M-10 50Q-44 64-62 26", pal.metal, 1.8, dash="2 2")
        p.group("translate(-66 8) scale(.24)")
        draw("clock", p)
        p.end()


@motif("web", "spider's web", "toile d'araignée", "animal", "animal trap thread pattern", "net")
def web(p: Pen) -> None:
    """Spider's web."""
    pal = p.pal
    m = 11
    one = [i * 2 * pi / m + 0.1 * sin(i * 3) for i in range(m)]
    p.target(ellipse(0, 0, 92))
    spokes = [(cos(a), sin(a)) for a in one]
    p.stroke("".join(f"M0 0L{pair(x * 100, y * 100)}" for x, y in spokes), pal.bone, 1.2, 0.85)
    for radius in (16, 30, 44, 58, 72, 86):
        d = ""
        for i, (x, y) in enumerate(spokes):
            x1, y1 = spokes[(i + 1) % m]
            sag = pair((x + x1) * radius * 0.44, (y + y1) * radius * 0.44)
            d += f"M{pair(x * radius, y * radius)}Q{sag} {pair(x1 * radius, y1 * radius)}"
        p.stroke(d, pal.bone, 1, 0.8)
    p.dots(
        [
            (cos(one[i]) * radius, sin(one[i]) * radius, 1.7)
            for i in range(m)
            for radius in (30, 58, 86)
            if (i + radius) % 3
        ],
        pal.light,
        0.9,
    )
    p.group("translate(34 30) rotate(40)")
    p.form(ellipse(0, 6, 8, 10), pal.ink, outline=1)
    p.form(ellipse(0, -7, 5), pal.ink, outline=1)
    p.dots([(0, 4, 2.2), (0, 9, 1.6)], pal.a3)
    for s in (-1, 1):
        for q in range(4):
            p.stroke(f"M{s * 4} {-4 + q * 3}Q{s * 16} {-16 + q * 8} {s * 22} {-10 + q * 10}", pal.ink, 1.8)
    p.end()
