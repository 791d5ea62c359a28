"""Violin, mirror, anchor, ladder and other things of wood and metal."""

from __future__ import annotations

from math import cos, pi, sin

from shapely.ops import unary_union

from noctuary.art.kit import Pen, brush, ellipse, mix, num, outline_path, polygon, rect, rounded, rows, shape_of, smooth
from noctuary.art.kit.curves import Rows
from noctuary.art.registry import motif


@motif("ladder", "ladder", "échelle", "building", "path climb wood", "long")
def ladder(
    p: Pen, *, h: float = 200, w: float = 36, taper: float = 0.55, colour: str | None = None, kind: str = "wood"
) -> None:
    """Leaning wood; kind="rope" hangs and sways."""
    pal = p.pal
    if kind == "rope":
        p.target(rect(-w * 0.6, 100 - h, w * 1.2, h))
        for s in (-1, 1):
            p.line(
                [(s * w * 0.5, 100 - h), (s * w * 0.5 + 6, 100 - h * 0.5), (s * w * 0.5 - 4, 100)],
                5,
                mix(pal.bone, pal.fur, 0.4),
                "none",
                1,
                12,
            )
        for k in range(int(h / 20)):
            y = 100 - h + 12 + k * 20
            p.line([(-w * 0.5 - 3, y), (2, y + 3), (w * 0.5 + 5, y)], 7, p.ink(pal.wood), "fat")
            p.line([(-w * 0.5 - 3, y), (2, y + 3), (w * 0.5 + 5, y)], 4.6, pal.wood, "fat")
        return
    c = colour or pal.wood

    def width_at(t: float) -> float:
        return w * (1 - (1 - taper) * t)

    for i in range(int(h / 17)):
        t = (i + 0.5) / int(h / 17)
        y = 100 - h * t
        wide = width_at(t)
        p.form(
            polygon([(-wide * 0.5, y - 2.2), (wide * 0.5, y - 2.2), (wide * 0.5, y + 2.2), (-wide * 0.5, y + 2.2)]),
            mix(c, pal.light, 0.15),
            fill="down",
            contrast=1,
            outline=1,
        )
    for s in (-1, 1):
        p.form(
            polygon(
                [
                    (s * (w * 0.5 - 3), 100),
                    (s * (w * 0.5 + 3), 100),
                    (s * (width_at(1) * 0.5 + 2), 100 - h),
                    (s * (width_at(1) * 0.5 - 2), 100 - h),
                ]
            ),
            c,
            contrast=1.1,
            outline=1.2,
        )


@motif("violin", "violin", "violon", "object", "music wood song", "figure-8")
def violin(p: Pen, *, bow: bool = True) -> None:
    """Violin."""
    pal = p.pal
    c = mix(pal.fur, pal.a1, 0.2)
    p.form(smooth("-5,-20! -4,-84! 4,-84! 5,-20!"), pal.ink, contrast=0.8, outline=1.4)
    body = smooth(
        "0,-34 22,-32 36,-16 32,4 22,14! 24,26 36,34! 46,58 38,86 14,98 0,96 -14,98 -38,86 -46,58 "
        "-36,34! -24,26 -22,14! -32,4 -36,-16 -22,-32"
    )
    p.form(body, c, fill="rad", contrast=1.3, outline=2, shade=(-7, -5), shade_opacity=0.3, rim=2, hatch=0.3)
    p.inside(body)
    p.stroke(outline_path(shape_of(body).buffer(-4.5).simplify(0.4)), p.ink(c), 1.1, 0.6)
    p.dashes(
        [(-28 + i * 7, -20 + abs(i - 4) * 4, -26 + i * 7, 88 - abs(i - 4) * 5, 3) for i in range(9)],
        0.9,
        p.ink(c),
        0.22,
    )
    p.end()
    for s in (-1, 1):
        p.stroke(f"M{s * 18} 22Q{s * 11} 20 {s * 13} 30Q{s * 21} 44 {s * 20} 54Q{s * 21} 64 {s * 14} 62", pal.ink, 2.6)
        p.dots([(s * 17, 24, 2), (s * 15.5, 60, 2)], pal.ink)
    p.form(polygon("-8,66 8,66 6,92 -6,92"), pal.ink, contrast=0.7, outline=1)
    p.form(polygon("-13,46 13,46 11,50 -11,50"), pal.bone, contrast=0.7, outline=1)
    p.stroke("M-4-92L-5 68M-1.4-92L-1.8 68M1.4-92L1.8 68M4-92L5 68", mix(pal.bone, pal.metal, 0.4), 0.9)
    p.form(smooth("-5,-82! -7,-98 0,-112 9,-108 8,-98 2,-98 6,-84!"), c, contrast=1.1, outline=1.5)
    for s, y in ((-1, -90), (1, -94), (-1, -99), (1, -86)):
        p.line([(s * 4, y), (s * 12, y), (s * 15, y)], 4.5, pal.ink, "in")
    if bow:
        p.line("66,-96 58,0 46,98", 4.5, pal.wood, "fat")
        p.stroke("M70-92L52 94", pal.bone, 1.6)


@motif("apple", "apple", "pomme", "plant", "food plant tempt round", "round")
def apple(p: Pen, *, colour: str | None = None) -> None:
    """Apple."""
    pal = p.pal
    c = colour or pal.red
    d = smooth("0,-46 -26,-62 -62,-52 -78,-12 -66,40 -36,78 -8,80 0,76 8,80 36,78 66,40 78,-12 62,-52 26,-62")
    p.form(d, c, fill="rad", contrast=1.25, outline=2, shade=(-8, -7), shade_opacity=0.3, rim=3, hatch=0.3)
    p.inside(d)
    p.dashes(
        [(-30 + i * 9, -44 + abs(i - 3) * 3, -42 + i * 13, 30 + ((i * 31) % 24), -8 + i * 2.6) for i in range(7)],
        2,
        mix(c, pal.glow, 0.5),
        0.5,
    )
    p.end()
    p.flat(smooth("-18,-50 0,-40 18,-50 8,-58 -8,-58"), p.ink(c), 0.55)
    p.line("0,-48 4,-70 16,-88", 8, pal.ink, "in")
    p.line("0,-48 4,-70 15,-86", 5, pal.wood, "in")
    leaf_colour = smooth("8,-70! 26,-92 58,-96! 52,-74 30,-62")
    p.form(leaf_colour, pal.leaf, contrast=1.1, outline=1.5, rim=1.6)
    p.line("8,-70 30,-78 56,-95", 1.5, mix(pal.leaf, pal.light, 0.5))
    p.line("-56,-20 -50,-42 -32,-52", 8, "#ffffff", opacity=0.55)


@motif("mirror", "mirror", "miroir", "object", "glass double face", "oval")
def mirror(p: Pen, *, part: str = "all", glass: str | None = None) -> None:
    """A hand mirror in a worked frame."""
    pal = p.pal
    c = pal.metal
    if part in ("all", "back"):
        p.form(ellipse(0, -16, 52, 68), glass or mix(pal.sky[2], pal.foam, 0.45), contrast=1, outline=0)
    if part in ("all", "front"):
        ring = ellipse(0, -16, 66, 84) + ellipse(0, -16, 51, 67)
        stops = ((0, mix(c, pal.light, 0.5)), (0.5, c), (1, mix(c, pal.shadow, 0.5)))
        p.ring(ring, p.linear(stops) if p.style != "engrave" else mix(pal.paper, c, 0.35), p.ink(c), 1.8)
        for i in range(24):
            a = i * pi / 12
            p.group(f"translate({num(58.5 * cos(a))} {num(-16 + 75.5 * sin(a))}) rotate({num(i * 15 + 90)})")
            p.stroke("M-5 0Q0-7 5 0Q2 3 0 0", p.ink(c), 1.3, 0.8)
            p.end()
        for x, y, s in ((0, -104, 1), (0, 72, 0.8)):
            p.form(
                smooth(
                    [
                        (x, y - 16 * s, 1),
                        (x + 10 * s, y - 4 * s),
                        (x + 26 * s, y - 6 * s),
                        (x + 18 * s, y + 8 * s),
                        (x, y + 10 * s),
                        (x - 18 * s, y + 8 * s),
                        (x - 26 * s, y - 6 * s),
                        (x - 10 * s, y - 4 * s),
                    ]
                ),
                c,
                contrast=1.2,
                outline=1.4,
                rim=1.4,
            )
            p.form(ellipse(x, y, 4.5 * s), pal.a3, fill="rad", outline=1)
        p.form(smooth("-8,78! -5,112 0,118 5,112 8,78!"), c, contrast=1.1, outline=1.4)
        p.line("-34,-50 -40,-20 -34,12", 6, "#ffffff", opacity=0.45)


@motif("anchor", "anchor", "ancre", "object", "metal sea heavy", "hook")
def anchor(p: Pen) -> None:
    """Anchor."""
    pal = p.pal
    c = mix(pal.stone, pal.ink, 0.25)
    area = unary_union(
        [
            shape_of(brush("0,-66 0,10 0,84", 15, "none", 6)),
            shape_of(brush("-74,30 -56,70 0,92 56,70 74,30", 18, "fat", 12)),
            shape_of(polygon("-92,46 -72,8 -54,48")),
            shape_of(polygon("92,46 72,8 54,48")),
            shape_of(rounded(-40, -52, 80, 12, 5)),
        ]
    )
    p.stroke(ellipse(0, -82, 15), p.ink(c), 12)
    p.stroke(ellipse(0, -82, 15), c, 8)
    p.form(outline_path(area.simplify(0.3)), c, contrast=1.2, outline=2, rim=2.2, hatch=0.4)
    p.line("4,-96 44,-70 20,-30 -30,-6 -20,36 30,40", 8, pal.ink, "fat", 1, 16)
    p.line("4,-96 44,-70 20,-30 -30,-6 -20,36 30,40", 5.4, mix(pal.bone, pal.fur, 0.4), "fat", 1, 16)


@motif("puppet_strings", "puppet strings", "fils de marionnette", "object", "thread control stage", "lines")
def puppet_strings(p: Pen, *, pts: Rows = (), bar: tuple[float, float, float] | None = None) -> None:
    """Puppet strings."""
    pal = p.pal
    if bar:
        x, y, w = bar
        p.line([(x - w, y - 6), (x, y + 2), (x + w, y - 6)], 14, pal.wood, "fat")
        p.line([(x - w * 0.3, y - 26), (x, y), (x + w * 0.3, y + 26)], 10, pal.wood, "fat")
    for x0, y0, x1, y1 in rows(pts):
        p.target(brush([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 12, "none", 3))
        p.stroke(
            f"M{num(x0)} {num(y0)}Q{num((x0 + x1) / 2 + 4)} {num((y0 + y1) / 2)} {num(x1)} {num(y1)}",
            mix(pal.bone, pal.metal, 0.3),
            1.8,
            0.9,
        )


@motif("swing", "swing", "balançoire", "object", "play hang rope", "hanging")
def swing(p: Pen, *, h: float = 200) -> None:
    """Swing."""
    pal = p.pal
    p.target(rect(-32, -min(h, 80), 64, 120))
    p.stroke(f"M-30 40L-26 {-h}M30 40L26 {-h}", mix(pal.bone, pal.fur, 0.5), 3)
    p.form(rounded(-40, 38, 80, 10, 4), pal.wood, contrast=1.1, outline=1.5)
