"""Sun, moons, comets."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, mix, polygon, rows, smooth, star
from noctuary.art.kit.curves import Row
from noctuary.art.registry import motif


@motif("crescent_moon", "crescent moon", "croissant de lune", "sky", "celestial night light sky sleep face", "crescent")
def crescent_moon(
    p: Pen, *, face: bool = True, halo: bool = True, rings: bool = True, nightcap: bool = False, swing: bool = False
) -> None:
    """Crescent moon."""
    pal = p.pal
    if halo:
        p.glow(-10, 0, 190, pal.glow, 0.55)
    if rings:
        for r, o, ds in ((112, 0.5, "1 7"), (126, 0.28, "9 6"), (150, 0.2, "1 10")):
            p.stroke(ellipse(-4, 0, r), pal.light, 1.6, o, dash=ds)
    c = mix(pal.light, pal.metal, 0.22)
    prof = (
        rows(
            "38,-82! 12,-66 -6,-46 -13,-30 -11,-21 -2,-8 13,6! 6,11 -5,12 -3,16 4,20 -4,25! 2,31 "
            "-2,37 -7,41 -3,50 4,57 18,68 38,82!"
        )
        if face
        else rows("38,-82! 2,-58 -16,-25 -18,10 -4,48 38,82!")
    )
    back = rows("6,90 -38,82 -74,50 -90,0 -74,-50 -38,-82 6,-90")
    d = smooth(prof + back)
    p.form(
        d,
        c,
        fill="lin",
        contrast=0.9,
        shade=(9, -7),
        shade_opacity=0.28,
        rim=0,
        hatch=0.35,
        outline=1.5,
        light="#ffffff",
        ambient=mix(pal.metal, pal.shadow, 0.35),
    )
    if face:
        ink = mix(pal.ink, pal.metal, 0.35)
        p.line("-40,-14 -30,-8 -18,-12", 3.4, ink)  # closed lid
        p.dashes("-38,-11,-43,-5 -33,-8,-36,-1 -27,-8,-28,0 -21,-10,-19,-3", 1.1, ink)
        p.line("-44,-26 -32,-32 -17,-27", 2.4, ink, opacity=0.8)  # brow
        p.line("-2,12 -9,8 -10,2", 2, ink, opacity=0.7)  # nostril
        p.line("-2,25 -14,23 -20,18", 2.6, ink)  # mouth
        p.glow(-34, 14, 22, pal.a3, 0.42)
        p.dots("-66,-22,4.2 -58,-34,2.6 -70,2,2.2 -50,48,5 -36,60,2.6 -62,36,2", mix(c, pal.metal, 0.6), 0.55)
    if nightcap:
        p.form(smooth("40,-80! 8,-108 -44,-104 -84,-66! -58,-62 -26,-78 12,-72"), pal.a3, contrast=1.1, outline=1.6)
        p.line("-84,-62 -58,-60 -22,-76 14,-70 42,-78", 11, mix(pal.bone, pal.light, 0.4), "fat", 1, 12)
        p.line("30,-88 64,-96 82,-70", 13, pal.a3, "out", 1, 10)
        p.form(ellipse(84, -64, 10), pal.bone, fill="rad", outline=1.4)
    if swing:
        for x, length in ((8, 150), (30, 118)):
            p.stroke(f"M{x} 84L{x} {length}", pal.light, 1.6, 0.9)
            p.form(star(x, length + 12, 14, 6, 5), mix(pal.light, pal.glow, 0.4), contrast=0.6, outline=1)


@motif("full_moon", "full moon", "pleine lune", "sky", "celestial night light sky", "round")
def full_moon(p: Pen, *, rings: bool = True, kind: str = "plain") -> None:
    """Full moon."""
    pal = p.pal
    p.glow(0, 0, 215, pal.glow, 0.6)
    if rings:
        for r, o, ds in ((108, 0.45, "1 7"), (121, 0.3, "10 5"), (140, 0.2, "1 11")):
            p.stroke(ellipse(0, 0, r), pal.light, 1.5, o, dash=ds)
    c = mix(pal.light, pal.metal, 0.12)
    p.form(
        ellipse(0, 0, 92),
        c,
        fill="rad",
        contrast=0.8,
        shade=(-10, -12),
        shade_opacity=0.18,
        light="#ffffff",
        ambient=mix(pal.metal, pal.sky[1], 0.45),
    )
    sc = mix(c, mix(pal.sky[1], pal.metal, 0.4), 0.30)
    p.inside(ellipse(0, 0, 92))
    for q in (
        rows("-60,-40 -36,-58 -12,-46 -16,-22 -38,-14 -58,-20"),
        rows("10,-8 34,-20 54,0 46,26 22,30 6,14"),
        rows("-50,20 -30,14 -18,34 -30,56 -52,44"),
        rows("30,-60 46,-56 50,-40 36,-36"),
        rows("0,56 22,52 34,66 14,78"),
    ):
        p.flat(smooth(q), sc, 0.55)
    p.end()
    p.dots("-70,4,4 62,-30,3.5 66,40,5 -8,6,3 2,-70,4 -20,72,3", sc, 0.7)
    if kind == "face":
        ink = mix(pal.ink, pal.metal, 0.35)
        for x in (-34, 30):
            p.line([(x - 16, -14), (x, -6), (x + 14, -14)], 3.6, ink)
            p.line([(x - 16, -32), (x, -40), (x + 15, -32)], 2.8, ink, opacity=0.8)
        p.line("-2,-12 -8,14 -12,24 2,26", 2.8, ink)
        p.line("-26,46 0,54 24,46", 3.4, ink)
        p.glow(-46, 20, 26, pal.a3, 0.45)
        p.glow(42, 20, 26, pal.a3, 0.45)
    elif kind == "torn":
        gash = smooth(
            "-30,-94! -12,-60 -30,-38! -2,-16 -18,10! 12,36 0,62! 22,94! 44,92! 22,60 38,34! 8,8 "
            "24,-18! -6,-42 14,-64! -2,-94!"
        )
        p.inside(ellipse(0, 0, 92))
        p.form(gash, mix(pal.sky[0], pal.ink, 0.3), fill="flat", outline=1.6)
        p.end()
        for x, y in ((-14, -66), (-8, -40), (2, -14), (4, 12), (14, 38), (16, 64)):
            p.line([(x - 17, y - 6), (x + 2, y), (x + 21, y + 6)], 4, pal.a3, "fat")
    elif kind == "rabbit":  # the shadow people see in the moon
        p.flat(
            smooth(
                "-30,60 -46,30 -36,4 -14,-6 -20,-40 -12,-58! -4,-36 2,-10 14,-38 24,-54! 22,-26 14,-4 "
                "34,10 42,36 30,60 0,68"
            ),
            sc,
            0.85,
        )


@motif("sun", "sun", "soleil", "sky", "celestial day light sky fire face", "round")
def sun(p: Pen, *, face: bool = True, rays: int = 16, kind: str = "rays") -> None:
    """Sun."""
    pal = p.pal
    c = mix(pal.metal, pal.glow, 0.55)
    p.glow(0, 0, 200, pal.glow, 0.7)
    if kind == "swirl":
        for i in range(rays):
            a = i * 2 * pi / rays
            arm = [(cos(a + k * 0.16) * (52 + k * 11), sin(a + k * 0.16) * (52 + k * 11)) for k in range(5)]
            p.line(arm, 13, mix(c, pal.a1, 0.2 + 0.3 * (i % 2)), "out", 1, 8)
    for i in range(rays if kind == "rays" else 0):
        a = i * 2 * pi / rays
        ca, sa = cos(a), sin(a)

        def radius(r: float, t: float, ca: float = ca, sa: float = sa) -> Row:
            return (r * ca - t * sa, r * sa + t * ca)

        if i % 2:
            p.form(
                smooth(
                    [
                        (*radius(58, -7), 1),
                        radius(72, -9),
                        radius(84, -1),
                        (*radius(98, 3), 1),
                        radius(86, 7),
                        radius(74, 3),
                        (*radius(58, 8), 1),
                    ]
                ),
                mix(c, pal.a1, 0.5),
                contrast=0.6,
                outline=1.1,
            )
        else:
            p.form(
                polygon([radius(57, -11), radius(92, 0), radius(57, 11)]),
                mix(c, pal.light, 0.25),
                contrast=0.7,
                outline=1.1,
            )
            p.flat(polygon([radius(57, 0), radius(92, 0), radius(57, 11)]), mix(c, pal.a3, 0.45), 0.55)
    p.form(ellipse(0, 0, 58), mix(c, pal.a1, 0.3), fill="rad", contrast=0.7)
    p.form(
        ellipse(0, 0, 50),
        mix(c, pal.light, 0.25),
        fill="rad",
        contrast=0.9,
        shade=(-6, -8),
        shade_opacity=0.25,
        outline=1,
    )
    if face:
        ink = mix(pal.ink, pal.a3, 0.3)
        p.line("-26,-8 -18,-3 -9,-7", 3, ink)
        p.line("9,-7 18,-3 26,-8", 3, ink)
        p.line("-28,-18 -18,-24 -7,-18 -4,-4 -7,10 0,13 6,10", 2.4, ink)
        p.line("7,-18 18,-24 28,-18", 2.4, ink)
        p.form(smooth("-12,22! -5,19 0,21 5,19 12,22! 5,28 -5,28"), pal.a3, contrast=0.6, outline=0.8)
        p.line("-12,22 0,23.5 12,22", 1.4, ink)
        p.glow(-24, 8, 14, pal.a3, 0.5)
        p.glow(24, 8, 14, pal.a3, 0.5)


@motif("comet", "comet", "comète", "sky", "celestial night sky fly light", "streak")
def comet(p: Pen) -> None:
    """Comet."""
    pal = p.pal
    for q, w, o in (
        (rows("-70,40 20,-10 110,-50"), 26, 0.25),
        (rows("-70,40 10,2 80,-22"), 18, 0.4),
        (rows("-70,40 0,14 60,-16"), 9, 0.8),
        (rows("-72,44 10,24 90,6"), 7, 0.5),
        (rows("-74,34 -20,-8 40,-50"), 7, 0.5),
    ):
        p.line(q, w, pal.glow, "out", o)
    p.glow(-74, 42, 46, pal.glow, 0.9)
    p.form(star(-74, 42, 24, 10, 6, -60), mix(pal.light, pal.glow, 0.4), contrast=0.8, outline=1.1)
    p.dots([(-74, 42, 6)], "#fff")
