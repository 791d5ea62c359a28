"""Balloons, ships, trains."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, mix, polygon, rect, rounded, rows, shift, smooth, sparkle, spiral
from noctuary.art.kit.curves import Row
from noctuary.art.registry import motif


@motif("balloon", "hot-air balloon", "montgolfière", "vehicle", "fly travel vehicle sky", "bulb")
def balloon(p: Pen, *, colours: tuple[str, str] | None = None, eye: bool = False) -> None:
    """Hot-air balloon."""
    pal = p.pal
    one, two = colours or (pal.a3, pal.bone)
    top = rows("0,-104 44,-96 74,-64 78,-24 56,16 24,48!")
    env = smooth(rows("-24,48! -56,16 -78,-24 -74,-64 -44,-96") + top)
    p.form(env, one, fill="rad", contrast=1, outline=1.8)
    p.inside(env)
    if not eye:
        ks = [-1, -0.72, -0.36, 0, 0.36, 0.72, 1]

        def rib(k_: float) -> list[Row]:
            return [(k_ * 6, -106), (k_ * 60, -84), (k_ * 80, -42), (k_ * 72, -8), (k_ * 44, 28), (k_ * 22, 52)]

        for i in range(6):
            length, radius = rib(ks[i]), rib(ks[i + 1])
            d = smooth(
                length[:1] + length[1:-1] + [(*length[-1], 1), (*radius[-1], 1)] + radius[1:-1][::-1] + [radius[0]]
            )
            p.form(d, one if i % 2 else two, fill="down", contrast=0.9, outline=1)
        band = smooth("-90,-34! -50,-22 0,-18 50,-22 90,-34! 90,-12! 50,0 0,4 -50,0 -90,-12!")
        p.form(band, pal.a2, fill="lin", contrast=0.9, outline=1)
        for i in range(7):
            t = -1 + i / 3
            p.flat(sparkle(t * 70, -8 - 12 * t * t, 9, 0.3), pal.glow, 0.95)
        p.form(
            smooth("-90,-34! -50,-22 0,-18 50,-22 90,-34! 90,-28! 50,-16 0,-12 -50,-16 -90,-28!"),
            pal.metal,
            outline=0.7,
            contrast=0.6,
        )
    else:
        p.form(
            smooth("-72,-30 -36,-66 0,-76 36,-66 72,-30 36,-4 0,4 -36,-4"),
            pal.bone,
            fill="rad",
            contrast=0.7,
            outline=2,
        )
        p.form(ellipse(0, -38, 33), pal.a2, fill="rad", contrast=1.2, outline=1.6)
        p.dashes(
            [
                (cos(a) * 17, -38 + sin(a) * 17, cos(a) * 31, -38 + sin(a) * 31)
                for a in [i * pi / 20 for i in range(40)]
            ],
            1,
            pal.ink,
            0.7,
        )
        p.form(ellipse(0, -38, 15), pal.ink, outline=0, fill="flat")
        p.dots([(-7, -46, 6), (8, -31, 2.5)], "#fff")
        p.dashes(
            [
                (-70 + i * 10, -34 - 30 * sin(i / 14 * pi) - 4, -84 + i * 12, -52 - 40 * sin(i / 14 * pi))
                for i in range(15)
            ],
            1.8,
            pal.ink,
        )
    p.flat(
        "M-1500-1500L1500-1500L1500 1500L-1500 1500Z" + env, mix(pal.shadow, one, 0.2), 0.34, rule="evenodd"
    ) if False else None
    p.end()
    if p.mark is None and p.style != "engrave":
        p.inside(env)
        p.crescent(env, pal.shadow, 0.32, 13 if p.flip else -13, -9)
        p.end()
    p.line("-54,-50 -40,-80 -14,-94", 7, "#ffffff", opacity=0.45)
    p.stroke("M-24 50L-15 82M24 50L15 82M-8 53L-6 82M8 53L6 82", pal.ink, 1.3, 0.9)
    skin = smooth("-26,46! 0,50 26,46! 18,60! 0,63 -18,60!")
    p.form(skin, pal.metal, contrast=1, outline=1.2)
    b = smooth("-17,82! 17,82! 13,104 -13,104")
    p.form(b, pal.wood, contrast=1.1, outline=1.3)
    p.inside(b)
    p.stroke(
        "".join(f"M-20 {y}L20 {y}" for y in (88, 94, 100))
        + "".join(f"M{x} 80L{x * 0.85} 106" for x in (-12, -6, 0, 6, 12)),
        mix(pal.wood, pal.bone, 0.45),
        1.1,
        0.8,
    )
    p.end()
    p.form(rounded(-19, 79, 38, 6, 3), shift(pal.wood, -0.05), contrast=0.8, outline=1)


def _small_ship(p: Pen, sail: str, kind: str) -> None:
    pal = p.pal
    wood = pal.wood
    p.stroke("M0-108L0 30", mix(pal.ink, wood, 0.4), 5)
    if kind == "sloop":
        p.form(
            smooth("6,-104! 40,-70 66,-10 70,18! 6,22!"),
            sail,
            contrast=1.05,
            outline=1.6,
            shade=(-8, -3),
            shade_opacity=0.22,
        )
        p.form(smooth("-6,-92! -30,-40 -62,16! -6,20!"), shift(sail, -0.04), contrast=1, outline=1.5)
        p.form(smooth("0,-108! 22,-104 36,-108! 20,-96 0,-96!"), pal.a3, contrast=0.8, outline=1)
        hull = smooth("-84,30! 0,36 88,28! 72,62 40,72 -44,72 -70,58")
    elif kind == "junk":
        for x0, w, top in ((-52, 44, -50), (8, 66, -98)):
            for k in range(4):
                y0, y1 = top + k * (26 - top) / 4, top + (k + 1) * (26 - top) / 4
                p.form(
                    smooth(
                        [
                            (x0, y0, 1),
                            (x0 + w * (0.7 + 0.1 * k), y0 - 8 + k * 2, 1),
                            (x0 + w * (0.8 + 0.1 * k), y1 - 4, 1),
                            (x0 - 4, y1, 1),
                        ]
                    ),
                    pal.a3 if k % 2 else mix(pal.a3, pal.a1, 0.4),
                    contrast=1,
                    outline=1.4,
                )
        hull = smooth("-96,10! -80,26 0,36 70,26 100,0! 92,46 66,72 -60,72 -84,48")
    else:
        p.form(smooth("-56,-84! 0,-88 56,-84! 62,-40 54,6! 0,14 -54,6! -60,-40"), sail, contrast=1.05, outline=1.6)
        for x in (-44, -14, 18):
            p.form(
                smooth([(x, -85, 1), (x + 15, -86, 1), (x + 16, -40), (x + 14, 10, 1), (x, 10, 1), (x + 1, -40)]),
                pal.a3,
                contrast=0.8,
                outline=0,
            )
        hull = smooth(
            "-112,-14! -104,-24 -96,-14 -88,20 0,40 88,20 96,-14 104,-24 112,-14! 104,30 70,66 -70,66 -104,30"
        )
    p.form(hull, wood, fill="down", contrast=1.2, outline=1.8, rim=2, hatch=0.4)
    p.inside(hull)
    p.line("-100,30 0,46 100,26", 4, pal.metal, "none")
    p.line("-90,52 0,60 90,48", 1.8, p.ink(wood), "none", 0.7)
    p.end()
    if kind == "longship":
        for k in range(6):
            x = -66 + k * 26
            p.line([(x, 44), (x - 10, 64), (x - 20, 88)], 4, wood, "none")
            p.form(
                ellipse(x, 36 - abs(k - 2.5), 12), pal.a3 if k % 2 else pal.a2, fill="rad", contrast=0.9, outline=1.3
            )


@motif("ship", "sailing ship", "voilier", "vehicle", "sea travel vehicle wind", "triangle")
def ship(p: Pen, *, colour: str | None = None, kind: str = "galleon") -> None:
    """Square-rigged; kind="sloop" has one great sail, kind="junk" ribbed fans, kind="longship" oars and shields."""
    pal = p.pal
    if kind != "galleon":
        _small_ship(p, colour or pal.bone, kind)
        return
    s = colour or pal.bone
    h = pal.wood
    p.stroke("M-34-88L-34 40M22-104L22 40M64-62L64 30M-92 14L-40 26", mix(pal.ink, h, 0.4), 3.6)
    p.stroke("M-92 14L-34-84M-62 22L-34-60M22-100L88 22M64-60L92 18M-34-84L22-98", mix(pal.ink, h, 0.3), 1, 0.8)

    def sail(x: float, y: float, w: float, tall: float, b: float) -> None:
        d = smooth(
            [
                (x - w * 0.42, y, 1),
                (x, y + 3),
                (x + w * 0.42, y, 1),
                (x + w * 0.5 - b, y + tall * 0.5),
                (x + w * 0.56 - b * 1.4, y + tall, 1),
                (x - b * 1.5, y + tall - 7),
                (x - w * 0.56 - b * 1.4, y + tall, 1),
                (x - w * 0.5 - b * 0.9, y + tall * 0.5),
            ]
        )
        p.form(d, s, fill="lin", contrast=1.05, outline=1.4, shade=(-7, -3), shade_opacity=0.22, hatch=0.2)
        p.line([(x - w * 0.46, y), (x, y + 2.5), (x + w * 0.46, y)], 3.4, h, "fat")
        p.dashes(
            [
                (x - w * 0.2 - b * 0.4, y + 4, x - w * 0.26 - b * 1.2, y + tall - 6, 3),
                (x + w * 0.2 - b * 0.4, y + 4, x + w * 0.24 - b * 1.2, y + tall - 6, -3),
            ],
            0.9,
            p.ink(s),
            0.4,
        )

    sail(22, -92, 44, 28, 7)
    sail(22, -60, 62, 40, 9)
    sail(22, -16, 74, 40, 10)
    sail(-34, -78, 36, 26, 6)
    sail(-34, -48, 50, 34, 8)
    sail(-34, -10, 58, 34, 8)
    p.form(smooth("66,-56! 92,12 66,14!"), s, contrast=1, outline=1.2)
    for x, y in ((-34, -90), (22, -106), (64, -64)):
        p.form(
            smooth([(x, y, 1), (x + 12, y - 3), (x + 26, y + 1, 1), (x + 14, y + 5), (x, y + 9, 1)]),
            pal.a3,
            contrast=0.7,
            outline=0.9,
        )
    hull = smooth("-96,24! -70,32 0,38 56,30 72,10! 104,6! 98,40 80,72 -56,72 -80,50")
    p.form(hull, h, fill="down", contrast=1.2, rim=2, hatch=0.4)
    p.inside(hull)
    p.line("-100,34 0,48 104,24", 4, pal.metal, "none", 0.95)
    p.line("-90,50 0,60 100,42", 1.6, p.ink(h), "none", 0.7)
    for i in range(7):
        p.form(rounded(-54 + i * 18, 50 - abs(i - 3) * 0.6, 8, 7, 1.4), pal.glow, contrast=0.4, outline=1)
    p.form(rounded(78, 14, 16, 11, 2), pal.glow, contrast=0.4, outline=1)
    p.end()
    p.line("-97,23 -70,31 0,37 56,29 72,9 105,5", 4, mix(h, pal.metal, 0.4), "fat")


@motif("paper_boat", "paper boat", "bateau en papier", "vehicle", "sea travel paper small play", "triangle")
def paper_boat(p: Pen) -> None:
    """Paper boat."""
    pal = p.pal
    c = pal.bone
    p.form(polygon("-30,18 0,-62 34,18"), c, contrast=1, outline=1.5)
    p.flat(polygon("0,-62 34,18 4,18"), mix(c, pal.shadow, 0.45), 0.6)
    p.form(polygon("-98,-14 -30,18 4,22 38,18 98,-14 62,52 -62,52"), c, fill="down", contrast=1, outline=1.6, hatch=0.3)
    p.flat(polygon("4,22 38,18 98,-14 62,52 10,52"), mix(c, pal.shadow, 0.5), 0.4)
    p.dashes("-98,-14,-62,52 -30,18,-62,52 4,22,4,52 38,18,62,52", 0.9, p.ink(c), 0.6)


@motif("train", "steam train", "train à vapeur", "vehicle", "travel vehicle machine smoke", "long")
def train(p: Pen, *, cars: int = 2, smoke: bool = True) -> None:
    """Steam train."""
    pal = p.pal
    c = pal.a3
    dk = mix(pal.ink, pal.stone, 0.2)
    if smoke:
        for x, y, radius in ((-64, -62, 13), (-50, -82, 18), (-24, -100, 23), (14, -112, 27)):
            p.form(
                smooth(
                    [
                        (x + radius * cos(a) * (1 + 0.12 * ((i * 7) % 3)), y + radius * 0.8 * sin(a))
                        for i, a in enumerate([k * pi / 4 for k in range(8)])
                    ]
                ),
                mix(pal.foam, pal.haze, 0.3),
                fill="rad",
                contrast=0.8,
                outline=1.1,
            )
            p.line(spiral(x, y, radius * 0.6, 1.2, 3, 1, 0.1, 10), 2, mix(pal.foam, pal.shadow, 0.4), "out", 0.6)
    for k in range(cars):
        x = 62 + k * 84
        p.form(
            rounded(x, -28, 76, 62, 6),
            mix(pal.a2, pal.wood, 0.2 if k % 2 else 0),
            fill="down",
            contrast=1.1,
            outline=1.6,
        )
        p.form(
            smooth([(x - 4, -26, 1), (x + 4, -40), (x + 72, -40), (x + 80, -26, 1)]), pal.wood, contrast=1, outline=1.4
        )
        for i in range(3):
            p.form(rounded(x + 8 + i * 22, -18, 16, 20, 3), pal.glow, fill="rad", contrast=0.5, outline=1.2)
        p.line([(x, 14), (x + 38, 14), (x + 76, 14)], 3, pal.metal, "none")
        for q in (18, 58):
            wheel(p, x + q, 40, 13, dk)
        p.stroke(f"M{x - 8} 34L{x} 34", pal.ink, 4)
    p.form(rounded(8, -52, 50, 84, 4), c, fill="down", contrast=1.1, outline=1.7)
    p.form(rounded(16, -42, 34, 28, 3), pal.glow, fill="rad", contrast=0.5, outline=1.3)
    p.form(smooth("0,-50! 8,-60 56,-60 64,-50!"), dk, contrast=1, outline=1.4)
    p.form(
        rounded(-86, -28, 98, 48, 18), mix(pal.feather, pal.a2, 0.25), fill="down", contrast=1.3, outline=1.7, rim=2.6
    )
    for x in (-58, -30, -4):
        p.form(rect(x, -28, 5, 48), pal.metal, fill="down", contrast=1.1, outline=0.8)
    p.form(smooth("-72,-28! -74,-52! -80,-60! -48,-60! -54,-52! -56,-28!"), dk, contrast=1.1, outline=1.5)
    p.form(smooth("-36,-28! -34,-42 -24,-48 -14,-42 -12,-28!"), pal.metal, contrast=1.1, outline=1.3)
    p.form(ellipse(-88, -4, 9, 22), dk, contrast=1, outline=1.4)
    p.form(ellipse(-94, -14, 7, 8), pal.glow, fill="rad", contrast=0.4, outline=1.4)
    p.glow(-104, -14, 46, pal.glow, 0.8)
    p.form(polygon("-86,20 58,20 58,36 -80,36"), c, fill="down", contrast=1, outline=1.4)
    p.form(polygon("-86,24 -118,50 -74,50"), pal.metal, contrast=1.1, outline=1.4)
    p.dashes("-90,30,-108,48 -86,30,-96,48 -82,30,-84,48", 1.2, pal.ink, 0.8)
    for x, radius in ((-58, 15), (-24, 15), (30, 21)):
        wheel(p, x, 50 - radius * 0.5 + 2, radius, dk)
    p.line("-58,46 -20,47 30,44", 5, pal.metal, "fat")


def wheel(p: Pen, x: float, y: float, radius: float, c: str) -> None:
    """A spoked wheel."""
    pal = p.pal
    p.form(ellipse(x, y, radius), c, fill="rad", contrast=1, outline=1.4)
    p.form(ellipse(x, y, radius * 0.74), pal.a3, fill="rad", contrast=0.9, outline=0.9)
    p.dashes(
        [(x, y, x + cos(a) * radius * 0.72, y + sin(a) * radius * 0.72) for a in [i * pi / 4 for i in range(8)]], 1.5, c
    )
    p.form(ellipse(x, y, radius * 0.24), pal.metal, outline=1)
