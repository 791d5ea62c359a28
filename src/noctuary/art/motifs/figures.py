"""People at work and play, wings, shadows. Seen from behind, masked, helmeted or asleep."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mirrored, mix, polygon, rounded, shape_of, shift, smooth, union_path
from noctuary.art.motifs.bodies import ADULT, POSES, Dress, figure
from noctuary.art.registry import motif


@motif("acrobat", "acrobat", "acrobate", "person", "person circus balance thread", "diagonal")
def acrobat(p: Pen, *, pole: bool = True) -> None:
    """A harlequin on one foot, arms wide; the rope is the scene's affair."""
    pal = p.pal
    suit = mix(pal.cloth, pal.a3, 0.3)
    if pole:
        p.line("-112,-6 0,-22 112,-6", 6, p.ink(pal.wood), "fat")
        p.line("-112,-6 0,-22 112,-6", 3.6, pal.wood, "fat")
    arms = (
        brush("-8,-36 -34,-30 -58,-16", 17, lambda t: 1 - 0.4 * t, 8),
        brush("8,-36 34,-30 58,-16", 17, lambda t: 1 - 0.4 * t, 8),
    )
    legs = (
        brush("-4,18 -2,58 0,98", 25, lambda t: 1 - 0.55 * t, 8),
        brush("6,18 40,36 54,62 44,80", 24, lambda t: 1 - 0.5 * t, 10),
    )
    trunk = smooth("-18,-42 0,-46 18,-42 18,-12 14,24 -14,24 -18,-12")
    whole = union_path(*arms, *legs, trunk)
    p.form(whole, suit, contrast=1.1, outline=1.8, rim=2)
    p.inside(whole)
    for r in range(9):
        for q in range(-4, 5):
            x, y = q * 18 + (9 if r % 2 else 0), -50 + r * 18
            p.flat(polygon([(x, y - 9), (x + 8, y), (x, y + 9), (x - 8, y)]), pal.a1 if (r + q) % 2 else pal.bone, 0.75)
    p.end()
    p.form(smooth("-8,94! 8,94! 14,104! -16,104!"), pal.ink, contrast=0.5, outline=0.8)
    p.form(smooth("36,78! 48,74! 50,90! 34,92!"), pal.ink, contrast=0.5, outline=0.8)
    ruff = [
        (cos(a) * (24 if k % 2 else 17), -46 + sin(a) * (9 if k % 2 else 6))
        for k, a in enumerate([i * pi / 8 for i in range(16)])
    ]
    p.form(smooth(ruff), pal.bone, contrast=0.8, outline=1.2)
    p.form(ellipse(0, -66, 17, 19), pal.skin, fill="rad", contrast=0.9, outline=1.6)
    p.form(smooth("-17,-70! 0,-74 17,-70! 14,-60 4,-62 0,-66! -4,-62 -14,-60"), pal.ink, fill="flat", outline=0.6)
    p.dots("-7,-66,2 7,-66,2", pal.glow)
    p.line("-5,-56 0,-54 5,-56", 1.6, pal.a3)
    for s in (-1, 1):
        horn = [
            (0, -84, 1),
            (s * 12, -98),
            (s * 32, -100),
            (s * 38, -84, 1),
            (s * 24, -84),
            (s * 17, -70, 1),
            (s * 6, -78),
        ]
        p.form(smooth(horn), pal.a3 if s < 0 else pal.a1, contrast=1, outline=1.5)
        p.form(ellipse(s * 39, -80, 5), pal.metal, outline=1)
        p.form(ellipse(s * 60, -15, 7), pal.skin, outline=1.2)


@motif("diver", "deep-sea diver", "scaphandrier", "person", "person sea round explore", "round")
def diver(p: Pen, *, hose: bool = True) -> None:
    """A brass helmet on a heavy suit."""
    pal = p.pal
    suit, brass = mix(pal.fur, pal.bone, 0.35), pal.metal
    if hose:
        p.line("26,-60 70,-84 60,-116 92,-150 80,-190", 9, pal.ink, "none", 1, 20)
        p.line("26,-60 70,-84 60,-116 92,-150 80,-190", 6, mix(pal.a3, pal.wood, 0.4), "none", 1, 20)
    body = smooth("-40,-22 -48,20 -44,58 -10,62 0,56 10,62 44,58 48,20 40,-22")
    limbs = (
        brush("-36,-14 -64,4 -78,30", 26, "none", 8), brush("36,-14 64,2 80,-20", 26, "none", 8),
        brush("-22,50 -28,74 -26,92", 32, "none", 6), brush("22,50 28,74 26,92", 32, "none", 6),
    )  # fmt: skip
    p.form(union_path(body, *limbs), suit, contrast=1.15, outline=1.8, hatch=0.4, rim=2)
    p.dashes(
        "-76,14,-58,22,3 62,0,74,8,3 -38,70,-16,72,3 16,72,38,70,3 -30,26,-10,32,4 8,32,30,26,4 -44,40,-26,46,3",
        1.8,
        p.ink(suit),
        0.5,
    )
    for x, y in ((-82, 38), (84, -30)):
        p.form(ellipse(x, y, 12, 13), mix(pal.skin, pal.wood, 0.3), contrast=1, outline=1.4)
    for x in (-28, 28):
        p.form(rounded(x - 21, 86, 42, 18, 6), mix(pal.ink, pal.stone, 0.35), contrast=1, outline=1.5, rim=1.5)
    p.form(smooth("-40,-24 0,-36 40,-24 34,6 0,14 -34,6"), brass, contrast=1.1, outline=1.6)
    p.dots("-28,-12,2.6 -16,-2,2.6 0,2,2.6 16,-2,2.6 28,-12,2.6", mix(brass, pal.ink, 0.6))
    p.form(rounded(-12, 16, 24, 22, 4), mix(brass, pal.ink, 0.3), contrast=1, outline=1.3)
    p.form(
        ellipse(0, -62, 42, 42), brass, fill="rad", contrast=1.2, outline=2, rim=3, shade=(-7, -6), shade_opacity=0.3
    )
    for x, r in ((-37, 9), (37, 9)):
        p.form(ellipse(x, -60, r * 0.6, r * 1.4), mix(brass, pal.ink, 0.35), outline=1.2)
    p.form(ellipse(-2, -60, 27), mix(brass, pal.light, 0.2), contrast=1, outline=1.5)
    p.form(ellipse(-2, -60, 21), mix(pal.sea2, pal.ink, 0.4), fill="rad", contrast=0.9, outline=1.2)
    p.dots("-11,-62,3 5,-62,3", pal.glow)
    p.line("-16,-66 -12,-74 -2,-77", 4, "#ffffff", opacity=0.7)
    p.dots(
        [(-2 + cos(a) * 24, -60 + sin(a) * 24, 1.8) for a in [k * pi / 6 for k in range(12)]], mix(brass, pal.ink, 0.6)
    )
    p.form(rounded(-8, -112, 16, 10, 4), brass, outline=1.3)


@motif("giant", "sleeping giant", "géant endormi", "person", "person giant sleep", "heavy")
def giant(p: Pen, *, colour: str | None = None) -> None:
    """A head on its back in profile, beard and brow grown over like a hill."""
    pal = p.pal
    c = colour or mix(pal.skin, pal.leaf, 0.35)
    moss = mix(pal.leaf, pal.near, 0.25)
    face = smooth(
        "-112,60! -104,18 -88,-8 -70,-22 -52,-24 -44,-14 -34,-18 -22,-50 -8,-58 0,-46 0,-22 "
        "8,-14 20,-20 28,-14 26,-6! 36,-10 44,-2 42,10! 56,4 68,14 72,34 96,44 112,60!"
    )
    p.form(face, c, fill="down", contrast=1.25, outline=2, rim=2.6, hatch=0.45)
    hair = smooth("-116,62! -112,20 -96,-18 -74,-36 -60,-30 -66,-16! -78,-4 -72,8! -88,14 -82,28! -94,36 -90,62!")
    p.form(hair, moss, contrast=1.1, outline=1.6, hatch=0.3)
    p.form(
        smooth("44,8! 58,0 74,8 86,30 112,40 118,62! 40,62! 30,44 34,26"),
        shift(moss, 0.04),
        contrast=1.1,
        outline=1.6,
        hatch=0.3,
    )
    p.form(smooth("-56,-24! -48,-34 -38,-26! -42,-16 -52,-14"), moss, contrast=1, outline=1.2)
    p.line("-44,4 -34,12 -20,8", 4, pal.ink)
    p.dashes("-42,8,-46,15 -34,12,-35,20 -26,11,-24,18", 1.6, pal.ink)
    p.line("26,-6 16,0 6,-2", 2.6, pal.ink)
    p.line("-4,-20 -12,-18 -14,-28", 2.4, p.ink(c))
    p.form(smooth("-58,28 -46,18 -34,26 -34,44 -48,52 -60,42"), shift(c, -0.04), contrast=1, outline=1.4)
    p.line("-50,30 -42,28 -42,40", 2, p.ink(c), opacity=0.7)
    p.glow(0, 26, 34, pal.a3, 0.35)
    p.dashes(
        "50,20,56,44,3 62,22,72,48,3 76,30,88,52,3 92,44,102,58,2 -100,20,-92,44,3 -86,0,-80,18,3", 2, p.ink(moss), 0.5
    )


@motif("wings", "pair of wings", "paire d'ailes", "person", "fly angel free", "wings")
def wings(p: Pen, *, colour: str | None = None) -> None:
    """Three ranks of feathers on either side, nobody between them."""
    pal = p.pal
    c = colour or mix(pal.bone, pal.light, 0.3)
    for s in (-1, 1):
        for rank, (count, long, w) in enumerate(((9, 104, 15), (8, 76, 14), (7, 48, 13))):
            for i in range(count):
                t = i / (count - 1)
                x0, y0 = 14 + 66 * (1 - t) ** 0.8, -34 - 34 * (1 - t) + 44 * t
                a = -0.9 + 2.2 * t
                x1, y1 = x0 + cos(a) * long * (1 - 0.35 * t), y0 + sin(a) * long * (1 - 0.2 * t)
                path = [(s * x0, y0), (s * ((x0 + x1) / 2 - 4), (y0 + y1) / 2 - 7), (s * x1, y1)]
                d = brush(path, w, lambda q: (0.6 + 0.5 * q) * max(0.0, 1 - q**7), 8)
                p.form(d, mix(c, pal.a2, 0.26 - 0.1 * rank), contrast=1, outline=1.1)
        arm = smooth(
            [
                (s * 4, 24),
                (s * 10, -20),
                (s * 40, -66),
                (s * 86, -84),
                (s * 96, -74),
                (s * 70, -54),
                (s * 40, -28),
                (s * 20, 10),
            ]
        )
        p.form(arm, c, contrast=1.1, outline=1.5, rim=2.2, hatch=0.2)
    p.form(smooth(mirrored("0,-12! 10,0 8,22 0,34!")), pal.metal, contrast=1, outline=1.3)


@motif("shadow", "shadow without an owner", "ombre sans maître", "person", "person dark double secret", "upright")
def shadow(p: Pen, *, hat: bool = True, pose: str = "") -> None:
    """A tall flat figure in a coat, darker than anything near it; only the eyes are light. With a `pose` it acts."""
    pal = p.pal
    dark = mix(pal.ink, pal.shadow, 0.3)
    if pose:
        dress = Dress(dark, dark, dark, dark, dark, dark, hat="top" if hat else "", hem=1.3)
        figure(p, POSES[pose], ADULT, dress, "calm")
        return
    coat = smooth("0,-66 20,-58 30,-20 34,30 46,100! 20,92 6,104! -8,92 -26,104! -44,96! -34,30 -30,-20 -20,-58")
    arms = brush("22,-46 46,-10 52,26 66,48", 17, "out", 10), brush("-22,-46 -44,-8 -48,30 -62,52", 17, "out", 10)
    fingers = [
        brush([(s * 58, 40), (s * (62 + k * 5), 56), (s * (60 + k * 8), 74 - k * 4)], 6, "out", 5)
        for s in (-1, 1)
        for k in range(3)
    ]
    head = ellipse(0, -78, 17, 20)
    brim = union_path(rounded(-17, -128, 34, 38, 3), ellipse(0, -91, 33, 6)) if hat else head
    whole = union_path(coat, *arms, *fingers, head, brim)
    if p.mark is None:
        fog = mix(dark, pal.a2, 0.3)
        p.path(whole, fog, 0.35, f' stroke="{fog}" stroke-width="9" stroke-linejoin="round"')
    p.form(whole, dark, fill="flat", contrast=0.3, outline=0.8)
    if shape_of(whole).area and p.style != "engrave":
        p.form(smooth("-12,-78! -6,-83 -1,-78! -6,-75"), pal.glow, fill="flat", outline=0)
        p.form(smooth("12,-78! 6,-83 1,-78! 6,-75"), pal.glow, fill="flat", outline=0)
    p.dashes("-8,-40,-14,40,3 10,-38,16,50,-3 0,-20,0,80,2", 1.8, mix(dark, pal.sky[1], 0.45), 0.8)
