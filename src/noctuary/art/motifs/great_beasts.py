"""Large animals. Each is one united silhouette, shaded once: joints drawn apart show seams."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mix, rows, shift, smooth, union_path
from noctuary.art.registry import motif


def _leg(t: float) -> float:
    """Thick at the body, slender below the knee."""
    return 1 - 0.68 * float(min(1, t * 1.6) ** 0.8)


def _eye(p: Pen, x: float, y: float, r: float = 3.6) -> None:
    p.form(ellipse(x, y, r, r * 0.92), p.pal.ink, fill="flat", outline=0)
    p.dots([(x - r * 0.3, y - r * 0.4, r * 0.34)], "#fff")


@motif("horse", "horse", "cheval", "animal", "animal travel noble fast horse", "standing")
def horse(p: Pen, *, colour: str | None = None, saddle: bool = False) -> None:
    """At a high trot, one foreleg lifted."""
    pal = p.pal
    c = colour or mix(pal.bone, pal.stone, 0.15)
    hair = mix(pal.wood, pal.ink, 0.3) if colour is None else mix(colour, pal.ink, 0.5)
    far = mix(c, pal.shadow, 0.4)
    for leg, w in (("-28,14 -38,46 -30,70 -36,98", 26), ("46,10 40,42 50,66 40,98", 34)):
        p.form(brush(leg, w, _leg, 10), far, contrast=1, outline=1.4)
    for k in range(4):
        p.line(
            [(62, -12 + k * 3), (88, -6 + k * 8), (96 - k * 5, 28 + k * 6), (104 - k * 9, 66 + k * 6)],
            14,
            shift(hair, 0.02 * k),
            "out",
            1,
            10,
        )
    body = smooth("-44,-14 -22,-22 8,-17 38,-24 60,-18 72,2 66,24 44,28 8,27 -22,32 -42,26 -52,6")
    neck = brush("-30,8 -50,-26 -58,-62", 58, lambda t: 1 - 0.46 * t, 8)
    head = smooth("-48,-74 -58,-84 -72,-78 -84,-60 -100,-40 -103,-31 -95,-25 -84,-30 -70,-40 -56,-44 -48,-56")
    fore, hind = "-36,14 -66,30 -74,50 -58,66", "58,6 72,36 62,64 74,98"
    ears = smooth("-62,-82 -66,-100! -52,-88"), smooth("-54,-80 -52,-98! -44,-82")
    whole = union_path(body, neck, head, *ears, brush(fore, 32, _leg, 10), brush(hind, 44, _leg, 10), tolerance=0.3)
    p.form(whole, c, contrast=1.15, outline=1.8, rim=2.2, hatch=0.3, shade=(3, -7), shade_opacity=0.26)
    for x, y, turn in ((-58, 68, 20), (74, 100, 0), (-36, 100, 0), (40, 100, 0)):
        p.group(f"translate({x} {y}) rotate({turn})")
        p.form(smooth("-5,-8! 5,-8! 8,2! -9,2!"), pal.ink, contrast=0.5, outline=0.6)
        p.end()
    for k in range(7):
        mx, my = -58 + k * 5.4, -86 + k * 12
        p.line(
            [(mx - 2, my), (mx + 14, my + 2), (mx + 20, my + 16), (mx + 12, my + 26)],
            13,
            shift(hair, 0.03 * (k % 2)),
            "out",
            1,
            8,
        )
    p.line("-58,-90 -68,-82 -72,-68", 9, hair, "out")
    _eye(p, -71, -63)
    p.dots("-97,-34,2", pal.ink)
    p.line("-98,-27 -90,-31 -84,-36", 1.6, pal.ink)
    p.dashes("-30,-10,-24,12,3 40,-14,50,8,4 -10,20,20,18,3", 1.6, p.ink(c), 0.4)
    if saddle:
        p.form(smooth("-16,-24! 0,-14 26,-24! 30,8 16,16 -8,14 -18,4"), pal.cloth, contrast=1, outline=1.4)
        p.line("-16,-22 4,-13 26,-23", 4, pal.metal, "fat")
        p.line("-84,-58 -76,-50 -66,-46", 2.6, pal.metal)
        p.stroke("M-84-50Q-40-10-14-20", pal.metal, 1.8)


@motif("wolf", "howling wolf", "loup qui hurle", "animal", "animal forest night danger", "upright")
def wolf(p: Pen, *, colour: str | None = None) -> None:
    """Sitting, muzzle to the sky."""
    pal = p.pal
    c = colour or mix(pal.stone, pal.feather, 0.35)
    tail = brush("48,88 78,96 100,84 108,60", 30, lambda t: (0.6 + 0.9 * t) * max(0.05, 1 - t**5), 12)
    body = smooth(
        "-18,-40 -32,-8 -36,30 -32,62 -36,88 -30,98 -12,97 -6,88 2,98 44,98 60,92 66,68 58,36 40,4 22,-26 10,-44"
    )
    head = smooth(
        "14,-34 16,-58 8,-76 -8,-90 -28,-98 -48,-108 -56,-106! -50,-97 -36,-88! -44,-86 "
        "-46,-80! -32,-74 -24,-62 -22,-44 -14,-28"
    )
    ear = smooth("4,-78! 30,-92! 20,-62")
    p.form(
        union_path(tail, body, head, ear),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.4,
        hatch=0.4,
        shade=(-7, -5),
        shade_opacity=0.3,
    )
    p.form(smooth("8,-76! 23,-85! 16,-66"), mix(c, pal.ink, 0.5), outline=0)
    chest = "-16,-40! -24,-18! -32,-4! -26,8! -34,26! -22,28! -22,50! -12,34! -4,44! -4,20! 6,20! 2,-6! 10,-16! 0,-42"
    p.form(smooth(chest), mix(c, pal.bone, 0.6), contrast=0.8, outline=0.8)
    p.form(smooth("-52,-106 -46,-111 -40,-105 -46,-101"), pal.ink, fill="flat", outline=0)
    p.line("-18,-82 -11,-80 -6,-76", 3, pal.ink)
    p.line("18,50 8,70 14,90 36,97", 2.4, p.ink(c), opacity=0.6)
    p.line("-14,56 -18,76 -20,92", 2, p.ink(c), opacity=0.6)
    p.dashes(
        "24,-16,34,2,3 34,4,46,24,3 44,28,54,48,3 52,54,58,74,2 20,20,32,34,3 30,44,42,56,3 "
        "84,92,98,80,3 76,90,94,72,3",
        1.6,
        p.ink(c),
        0.5,
    )


@motif("bear", "bear", "ours", "animal", "animal forest giant sleep", "heavy")
def bear(p: Pen, *, colour: str | None = None) -> None:
    """Walking, head low."""
    pal = p.pal
    c = colour or mix(pal.wood, pal.fur, 0.25)
    far = mix(c, pal.shadow, 0.4)
    for leg in ("-30,30 -24,60 -32,94", "50,30 46,62 54,94"):
        p.form(brush(leg, 38, lambda t: 1 - 0.3 * t, 8), far, contrast=1, outline=1.5)
    body = smooth("-58,-18 -42,-46 -14,-62 18,-54 50,-56 82,-32 92,8 86,44 60,58 10,52 -36,58 -60,30")
    head = smooth("-44,-34 -62,-50 -86,-44 -98,-24 -116,-8 -118,6 -106,14 -84,18 -60,16")
    fore, hind = "-44,26 -50,60 -48,94", "72,26 78,62 74,94"
    ears = ellipse(-64, -48, 11), ellipse(-84, -46, 9)
    whole = union_path(
        body,
        head,
        *ears,
        brush(fore, 46, lambda t: 1 - 0.26 * t, 8),
        brush(hind, 50, lambda t: 1 - 0.3 * t, 8),
        ellipse(-54, 94, 20, 8),
        ellipse(68, 94, 21, 8),
    )
    p.form(whole, c, contrast=1.2, outline=2, rim=2.6, hatch=0.4, shade=(3, -9), shade_opacity=0.3)
    p.form(ellipse(-64, -48, 5.5), mix(c, pal.ink, 0.4), outline=0)
    p.form(smooth("-92,-14 -112,-8 -117,4 -106,12 -90,10 -82,-2"), mix(c, pal.bone, 0.5), contrast=0.8, outline=0.8)
    p.form(smooth("-120,-6 -112,-12 -106,-5 -113,1"), pal.ink, fill="flat", outline=0)
    p.line("-113,5 -104,8 -94,5", 1.8, pal.ink)
    _eye(p, -88, -22, 3.4)
    for x, y in ((-68, 97), (-60, 99), (-52, 100), (54, 97), (62, 99), (70, 100)):
        p.dashes([(x, y - 4, x - 4, y + 2)], 2, mix(pal.bone, c, 0.2))
    p.dashes(
        "-40,-36,-24,-22,3 -18,-50,-2,-38,3 10,-44,26,-34,3 40,-44,56,-30,3 64,-30,76,-12,3 "
        "74,0,80,20,2 -50,4,-40,20,3 -10,20,8,30,3 30,24,46,32,2",
        2,
        p.ink(c),
        0.4,
    )


@motif("elephant", "elephant", "éléphant", "animal", "animal giant carrier old", "heavy")
def elephant(p: Pen, *, colour: str | None = None, blanket: bool = False) -> None:
    """Standing, ears spread, trunk curled at the tip."""
    pal = p.pal
    c = colour or mix(pal.stone, pal.a2, 0.16)
    far = mix(c, pal.shadow, 0.42)
    for leg in ("-14,30 -12,66 -14,98", "52,30 52,66 50,98"):
        p.form(brush(leg, 40, lambda t: 1 - 0.16 * t, 8), far, contrast=1, outline=1.5)
    p.line("88,-16 100,10 96,40", 5, p.ink(c), "out")
    p.line("96,36 100,48 94,58", 8, p.ink(c), "both")
    body = smooth("-44,-36 -16,-66 30,-70 72,-54 92,-14 92,30 78,52 20,56 -28,54 -50,20")
    head = smooth("-40,-62 -62,-66 -86,-50 -96,-20 -90,10 -70,24 -46,22 -30,0")
    trunk = brush("-84,-24 -102,14 -104,54 -92,84 -74,88 -68,74", 46, lambda t: 1 - 0.68 * t, 18)
    fore, hind = "-36,30 -38,66 -38,98", "74,30 76,66 74,98"
    whole = union_path(
        body, head, trunk, brush(fore, 48, lambda t: 1 - 0.14 * t, 8), brush(hind, 50, lambda t: 1 - 0.18 * t, 8)
    )
    p.form(whole, c, contrast=1.2, outline=2, rim=2.6, hatch=0.35, shade=(3, -10), shade_opacity=0.3)
    if blanket:
        cloth = smooth("-14,-68! 30,-73 66,-60! 72,-10 70,20! 52,14 40,24! 24,16 10,26! -4,18 -18,26! -20,-20")
        p.form(cloth, pal.cloth, contrast=1.1, outline=1.6)
        p.line("-18,12 10,12 40,10 70,6", 5, pal.metal, "fat")
        p.dots("-10,28,3 10,30,3 40,28,3 66,24,3", pal.metal)
    ear = smooth("-40,-56 -20,-66 6,-54 12,-22 0,8 -22,22 -38,4 -44,-26")
    p.form(ear, shift(c, 0.03), contrast=1.1, outline=1.8, rim=2.2, shade=(-5, -5), shade_opacity=0.3)
    p.form(smooth("-30,-44 -12,-50 0,-36 2,-16 -8,2 -22,10 -30,-6"), mix(c, pal.a3, 0.28), contrast=0.6, outline=0)
    p.form(brush("-84,16 -104,34 -124,30", 15, "out", 8), pal.bone, contrast=0.9, outline=1.4)
    _eye(p, -70, -28, 4)
    p.line("-80,-36 -70,-40 -60,-35", 2.4, p.ink(c))
    p.dashes([(-104 + k * 0.8, 4 + k * 11, -86 + k * 0.6, 8 + k * 11, 3) for k in range(7)], 1.5, p.ink(c), 0.55)
    for x in (-50, -40, -30, 64, 74, 84):
        p.form(ellipse(x, 97, 5, 4), pal.bone, contrast=0.5, outline=0.8)
    p.dashes(
        "20,-40,44,-36,4 50,-20,70,-10,4 30,10,52,16,4 -20,34,4,38,3 -34,60,-26,62,2 66,66,80,66,2", 1.5, p.ink(c), 0.4
    )


@motif("lion", "lion", "lion", "animal", "animal royal danger day", "heavy")
def lion(p: Pen, *, crowned: bool = False) -> None:
    """Sitting, full mane, seen from the front."""
    pal = p.pal
    c = mix(pal.fur, pal.flame, 0.3)
    mane = mix(pal.fur, pal.wood, 0.35)
    p.line("44,84 86,92 98,60 84,36", 11, p.ink(c), "fat", 1, 14)
    p.line("44,84 85,91 96,60 83,38", 8, c, "fat", 1, 14)
    p.form(smooth("84,44 70,30 78,10! 92,22 98,36"), mane, contrast=1, outline=1.4)
    body = smooth("-36,-10 -46,30 -48,70 -54,94 -20,98 0,90 20,98 52,94 62,70 54,30 38,-10")
    p.form(body, c, contrast=1.15, outline=1.8, hatch=0.3, rim=2)
    p.line("-16,40 -18,70 -22,94", 2.4, p.ink(c), opacity=0.6)
    p.line("18,40 18,70 22,94", 2.4, p.ink(c), opacity=0.6)
    p.dashes("-46,90,-46,97 -36,92,-36,98 -27,91,-27,98 27,91,27,98 36,92,36,98 45,90,45,97", 1.6, p.ink(c), 0.7)
    for ring, (n, r) in enumerate(((19, 74), (17, 60))):
        pts = []
        for i in range(n):
            a = i * 2 * pi / n + ring * 0.2
            pts += [
                (cos(a) * r * 0.84, -34 + sin(a) * r * 0.84, 1),
                (cos(a + 0.16) * r * 1.08, -34 + sin(a + 0.16) * r * 1.08),
                (cos(a + 0.24) * r, -34 + sin(a + 0.24) * r, 1),
            ]
        p.form(smooth(pts), shift(mane, 0.05 * ring), fill="rad", contrast=1.1, outline=1.6, hatch=0.25)
    p.dashes(
        [
            (cos(a) * 44, -34 + sin(a) * 44, cos(a + 0.12) * 66, -34 + sin(a + 0.12) * 66, 3)
            for a in [k * pi / 13 for k in range(26)]
        ],
        1.6,
        p.ink(mane),
        0.5,
    )
    for s in (-1, 1):
        p.form(ellipse(s * 36, -74, 12), c, contrast=1, outline=1.5)
        p.form(ellipse(s * 36, -73, 6), mix(c, pal.a3, 0.45), outline=0)
    face = smooth("0,-80 24,-76 40,-56 40,-30 30,-8 14,8 0,12 -14,8 -30,-8 -40,-30 -40,-56 -24,-76")
    p.form(face, mix(c, pal.light, 0.12), contrast=1, outline=1.6, shade=(-5, -4), shade_opacity=0.2)
    p.form(
        union_path(ellipse(-12, -12, 15, 12), ellipse(12, -12, 15, 12), ellipse(0, -2, 12, 10)),
        pal.bone,
        contrast=0.6,
        outline=0.8,
    )
    p.form(smooth("-12,-30! 0,-33 12,-30! 5,-20 0,-16 -5,-20"), mix(pal.ink, pal.a3, 0.3), contrast=0.6, outline=0.8)
    p.line("-14,-6 -6,-4 0,-10 6,-4 14,-6", 2, pal.ink)
    p.line("0,-17 0,-13 0,-10", 2, pal.ink)
    for s in (-1, 1):
        p.form(
            smooth([(s * 9, -44, 1), (s * 18, -51), (s * 29, -45, 1), (s * 18, -39)]),
            pal.glow,
            outline=1.4,
            contrast=0.5,
        )
        p.dots([(s * 18, -45, 4)], pal.ink)
        p.line([(s * 6, -50), (s * 18, -58), (s * 31, -51)], 3, p.ink(mane))
        p.dots([(s * 12, -12, 1.3), (s * 17, -9, 1.3), (s * 16, -15, 1.3)], p.ink(c), 0.7)
    if crowned:
        from noctuary.art.registry import draw

        p.group("translate(0 -106) scale(.42)")
        draw("crown", p)
        p.end()


@motif("dragon", "dragon", "dragon", "animal", "animal magic danger fire fly", "s-curve")
def dragon(p: Pen, *, colour: str | None = None, wings: bool = True, fire: bool = False) -> None:
    """A long body in a double bend, crest and belly plates all along it."""
    pal = p.pal
    c = colour or mix(pal.leaf, pal.a2, 0.35)
    spine = "-56,-54 -30,-48 -22,-20 -46,8 -58,40 -30,66 12,58 34,30 62,22 88,44 84,78 104,92"

    def girth(t: float) -> float:
        return (0.55 + 1.5 * t if t < 0.3 else 1.0 - 0.92 * ((t - 0.3) / 0.7) ** 1.3) if t < 1 else 0.0

    if wings:
        for dx, shade in ((18, -0.07), (0, 0.02)):
            wing = smooth(
                [
                    (-34 + dx, 4, 1),
                    (-10 + dx, -52),
                    (6 + dx, -104, 1),
                    (34 + dx, -72),
                    (82 + dx * 0.6, -78, 1),
                    (74 + dx * 0.6, -50),
                    (98 + dx * 0.3, -34, 1),
                    (70 + dx * 0.4, -22),
                    (72 + dx * 0.4, 2, 1),
                    (40 + dx, -8),
                    (16 + dx, 16, 1),
                ]
            )
            p.form(wing, mix(pal.a3, c, 0.3 - shade), contrast=1.1, outline=1.7, hatch=0.25)
            for tip in ((6 + dx, -102), (80 + dx * 0.6, -76), (96 + dx * 0.3, -34), (70 + dx * 0.4, 0)):
                p.line(
                    [(-28 + dx, 2), ((tip[0] - 28) / 2 + dx * 0.4, tip[1] / 2 - 12), tip], 3.4, p.ink(c), "out", 0.85
                )
    body = brush(spine, 38, girth, 40)
    crest = []
    line = rows(spine)
    for i in range(len(line) - 1):
        (x0, y0), (x1, y1) = line[i][:2], line[i + 1][:2]
        for t in (0.2, 0.7):
            x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
            k = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
            nx, ny = (y1 - y0) / k, -(x1 - x0) / k
            w = 24 * girth((i + t) / (len(line) - 1)) + 6
            crest.append(
                smooth([(x - ny * -6, y + nx * -6, 1), (x + nx * w, y + ny * w, 1), (x - ny * 7, y + nx * 7, 1)])
            )
    for d in crest:
        p.form(d, pal.a1, contrast=0.8, outline=1)
    legs = brush("-40,40 -66,52 -74,74 -90,78", 18, "out", 8), brush("20,52 24,76 10,92 -4,94", 20, "out", 8)
    head = smooth("-40,-60 -50,-76 -70,-80 -86,-70 -104,-64 -112,-54 -108,-46 -92,-46! -78,-44 -62,-38 -46,-40")
    p.form(
        union_path(body, *legs, head),
        c,
        contrast=1.25,
        outline=1.9,
        rim=2.4,
        shade=(-4, -5),
        shade_opacity=0.3,
        hatch=0.25,
    )
    for horn in ("-52,-74 -40,-92 -22,-98", "-60,-77 -54,-96 -40,-108"):
        p.form(brush(horn, 9, "out", 8), pal.bone, contrast=0.9, outline=1.2)
    p.form(smooth("-76,-66 -68,-70 -60,-64 -68,-60"), pal.glow, outline=1.3, contrast=0.4)
    p.dots("-68,-65,2.4", pal.ink)
    p.dots("-106,-58,2.2", pal.ink)
    p.line("-110,-50 -96,-52 -80,-50", 2, pal.ink)
    p.dashes(
        "-40,-30,-28,-28,2 -46,-12,-32,-8,2 -60,14,-46,16,2 -64,30,-50,30,2 -50,52,-42,42,2 "
        "-24,64,-22,52,2 0,62,-2,50,2 20,50,14,42,2 42,34,38,24,2 62,30,62,20,2",
        1.6,
        mix(c, pal.light, 0.5),
        0.9,
    )
    p.form(smooth("96,86! 112,84! 108,98! 116,108! 98,102!"), pal.a1, contrast=0.8, outline=1)
    if fire:
        p.form(
            smooth("-108,-50! -134,-60 -150,-48! -140,-44 -152,-34! -134,-34 -138,-24! -120,-34"),
            pal.flame,
            fill="up",
            contrast=0.9,
            outline=1.2,
            ambient=pal.a3,
        )
