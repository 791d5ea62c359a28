"""The healer's bench: flasks, herbs, charms."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, mirrored, mix, polygon, rect, smooth
from noctuary.art.registry import motif


def _neck(p: Pen, d: str) -> None:
    p.form(d, mix(p.pal.porcelain, p.pal.a2, 0.25), outline=2, opacity=0.75)


@motif("phial", "phial", "fiole", "object", "glass vessel drink magic mend", "bulb")
def phial(p: Pen, *, colour: str | None = None, level: float = 0.6) -> None:
    """Round glass with a cork; `level` tells how much is left."""
    c = colour or p.pal.a3
    glass = smooth(mirrored("0,-72 20,-72! 19,-34! 30,-22 58,6 62,46 40,86 0,96"))
    p.form(glass, mix(p.pal.porcelain, c, 0.18), outline=2.4, fill="rad")
    p.inside(glass)
    top = 96 - 150 * level
    p.form(rect(-80, top, 160, 140), c, fill="down", outline=0, contrast=1.2)
    p.form(ellipse(0, top, 58, 8), mix(c, "#ffffff", 0.35), fill="flat", outline=0)
    p.dots([(-18, top + 34, 6), (10, top + 54, 4), (24, top + 26, 3), (-4, top + 66, 3)], mix(c, "#ffffff", 0.6), 0.9)
    p.end()
    p.line("-44,10 -50,38 -38,68", 7, "#ffffff", "both", 0.75)
    p.form(rect(-27, -80, 54, 13), mix(p.pal.porcelain, p.pal.ink, 0.12), outline=1.8)
    p.form(smooth("-17,-80! -20,-102 20,-102 17,-80!"), mix(p.pal.wood, p.pal.paper, 0.45), hatch=0.7, outline=1.8)


@motif("broken_phial", "broken phial", "fiole brisée", "object", "glass ruin danger sharp", "burst")
def broken_phial(p: Pen, *, colour: str | None = None) -> None:
    """Somebody has been at the bench."""
    c = colour or p.pal.a3
    p.form(smooth("-104,78 -70,60 -20,66 30,58 84,66 106,82 70,98 -10,102 -80,98"), c, fill="down", outline=1.4)
    base = smooth("-62,40! -46,18! -34,44! -14,10! 2,46! 24,20! 34,44! 60,30! 62,58 40,84 0,92 -40,84 -62,60")
    p.form(base, mix(p.pal.porcelain, c, 0.4), outline=2.4, fill="rad", hatch=0.4)
    p.line("-46,50 -44,66 -30,78", 6, "#ffffff", "both", 0.8)
    for x, y, turn, k in ((-66, -20, -30, 1.0), (2, -22, 8, 0.9), (66, -8, 34, 1.0), (38, 8, 60, 0.5)):
        p.group(f"translate({x} {y}) rotate({turn}) scale({k})")
        p.form(polygon("-14,18 0,-20 16,10 6,20"), mix(p.pal.porcelain, c, 0.25), outline=2)
        p.end()
    p.group("translate(20 -62) rotate(38)")
    p.form(smooth("-20,-22! 20,-22! 19,14! 8,2! 0,18! -10,4! -19,12!"), mix(p.pal.porcelain, c, 0.18), outline=2.2)
    p.form(rect(-27, -32, 54, 12), mix(p.pal.porcelain, p.pal.ink, 0.12), outline=1.8)
    p.form(smooth("-17,-32! -20,-52 20,-52 17,-32!"), mix(p.pal.wood, p.pal.paper, 0.45), hatch=0.7, outline=1.8)
    p.end()


@motif("clover", "four-leaf clover", "trèfle à quatre feuilles", "plant", "chance plant small hope", "rosette")
def clover(p: Pen, *, colour: str | None = None) -> None:
    """One leaf more than there should be."""
    c = colour or p.pal.leaf
    p.line("0,10 10,52 38,100", 9, mix(c, p.pal.ink, 0.35), "in")
    for k in range(4):
        p.group(f"translate(0 -8) rotate({45 + 90 * k})")
        p.form(smooth(mirrored("0,-4! 30,-24 48,-52 38,-80 16,-86 0,-70!")), c, shade=(-6, -3), rim=1.6, hatch=0.7)
        p.line("0,-10 1,-40 0,-64", 3.4, mix(c, "#ffffff", 0.45), "out")
        p.end()


@motif("totem", "totem", "totem", "object", "old wood guide face magic", "column")
def totem(p: Pen) -> None:
    """Three faces, one above the other, and nothing moves while it stands."""
    for s in (-1, 1):
        p.form(
            smooth(
                [(s * 30, -62, 1), (s * 70, -86), (s * 104, -84, 1), (s * 92, -62), (s * 66, -46), (s * 30, -36, 1)]
            ),
            p.pal.a2,
            shade=(0, -6),
            hatch=0.8,
        )
        p.dashes([(s * (48 + 14 * k), -58 - 6 * k, s * (58 + 14 * k), -76 - 3 * k) for k in range(3)], 2.6)
    for y, c in ((-70, p.pal.a1), (-6, p.pal.a3), (58, p.pal.wood)):
        p.form(
            smooth([(-36, y - 32, 1), (36, y - 32, 1), (40, y), (36, y + 32, 1), (-36, y + 32, 1), (-40, y)]),
            c,
            shade=(-10, -4),
            hatch=0.8,
        )
        for s in (-1, 1):
            p.form(ellipse(s * 16, y - 8, 10, 8), p.pal.bone, fill="flat", outline=1.4)
            p.dots([(s * 15, y - 7, 4.4)], p.pal.ink)
            p.line([(s * 5, y - 16), (s * 18, y - 22), (s * 32, y - 16)], 5, p.ink(c), "both")
        p.form(smooth([(-22, y + 14, 1), (0, y + 10), (22, y + 14, 1), (0, y + 26)]), p.pal.ink, fill="flat", outline=0)
        p.dashes([(x, y + 13, x, y + 20) for x in (-10, 0, 10)], 3, p.pal.bone)
    p.form(smooth("0,-72! 18,-58 0,-52! -10,-60"), p.pal.metal, outline=1.3)
    p.form(rect(-50, 90, 100, 12), p.pal.stone, hatch=0.8)


@motif("chameleon", "chameleon", "caméléon", "animal", "disguise colour animal slow eyes", "spiral")
def chameleon(p: Pen, *, colour: str | None = None) -> None:
    """It has every colour in turn; it keeps its own counsel."""
    c = colour or p.pal.leaf
    p.line("-104,66 -30,58 40,64 104,52", 12, p.pal.wood, "none")
    p.line(_tail(), 17, p.pal.ink, "out")
    p.line(_tail(), 13, c, "out")
    body = smooth("62,-40! 46,-58 14,-64 -22,-52 -50,-24 -60,10 -46,32 -14,36 24,32 52,14 84,6 96,-10 88,-28")
    for x in (-34, 34):
        p.form(
            smooth([(x - 11, 18, 1), (x + 13, 18, 1), (x + 10, 44), (x + 18, 60, 1), (x - 16, 60, 1), (x - 6, 44)]),
            mix(c, p.pal.ink, 0.15),
            shade=(-4, 0),
            hatch=0.8,
        )
    p.form(body, c, shade=(-8, -8), rim=2, hatch=0.6)
    p.inside(body)
    for k, tint in enumerate((p.pal.a1, p.pal.a2, p.pal.a3, p.pal.a1)):
        p.flat(
            smooth(
                [
                    (-44 + 26 * k, -60, 0),
                    (-32 + 26 * k, -20),
                    (-44 + 26 * k, 34),
                    (-34 + 26 * k, 34),
                    (-20 + 26 * k, -20),
                    (-34 + 26 * k, -60),
                ]
            ),
            tint,
            0.75,
        )
    p.end()
    p.dashes(
        [(-40 + 12 * k, -46 - 12 * sin(k * pi / 7), -38 + 12 * k, -56 - 12 * sin(k * pi / 7)) for k in range(8)],
        3.4,
        p.ink(c),
    )
    p.form(ellipse(62, -22, 16), mix(c, p.pal.light, 0.4), fill="rad")
    p.dots([(66, -22, 6)], p.pal.ink)
    p.line("58,6 76,2 94,-8", 3, p.pal.ink, "both")


def _tail() -> list[tuple[float, float]]:
    turns = [(-58 - 20 * cos(a) * (1 - a / 16), 34 + 26 * sin(a) * (1 - a / 16)) for a in (k * 0.45 for k in range(24))]
    return [(-44, 16), (-54, 14), *turns[2:]]


@motif("uprooted_plant", "uprooted plant", "plante déracinée", "plant", "plant growth fall land", "branching")
def uprooted_plant(p: Pen) -> None:
    """Torn out with its roots; the soil still hangs on it."""
    c = p.pal.leaf
    p.line("0,30 -4,-20 4,-66", 10, mix(c, p.pal.ink, 0.3), "in")
    for x, y, turn, k in ((-4, -6, -62, 1.0), (0, -18, 58, 1.05), (2, -50, -34, 0.9), (4, -62, 24, 0.95)):
        p.group(f"translate({x} {y}) rotate({turn}) scale({k})")
        p.form(smooth(mirrored("0,-2! 20,-24 16,-52 0,-70!")), c, shade=(-5, -2), rim=1.4, hatch=0.6)
        p.line("0,-6 0,-34 0,-58", 2.6, mix(c, "#ffffff", 0.4), "out")
        p.end()
    soil = smooth("-46,34! -30,22 0,18 32,22 48,36! 40,52 22,60 2,64 -22,60 -40,50")
    for pts in (
        "-26,52 -44,72 -40,94",
        "-10,58 -14,80 -26,100",
        "6,60 10,84 4,104",
        "20,56 36,76 34,100",
        "34,48 56,58 66,80",
    ):
        p.line(pts, 7, mix(p.pal.wood, p.pal.paper, 0.35), "in")
    p.form(soil, mix(p.pal.wood, p.pal.ink, 0.25), shade=(-6, -4), hatch=1)
    p.dots([(-56, 66, 4), (56, 92, 3.4), (-10, 90, 2.6), (50, 48, 3)], p.pal.wood)


@motif("burning_tree", "burning tree", "arbre en feu", "plant", "fire plant danger forest light", "triangle")
def burning_tree(p: Pen) -> None:
    """A fir that has become its own torch."""
    p.glow(0, -10, 120, p.pal.flame, 0.6)
    p.form(smooth("-9,60! 9,60! 13,102! -13,102!"), p.pal.wood, hatch=1)
    p.form(
        smooth(mirrored("4,-104! 22,-70 14,-56! 44,-22 34,-14! 62,30 50,34! 74,62 0,72")),
        p.pal.a3,
        shade=(-6, -4),
        fill="up",
    )
    p.form(
        smooth("0,-70! 20,-36 12,-20 36,8 30,32 46,54 0,66 -44,54 -30,34 -38,12 -12,-16 -20,-38"),
        p.pal.a1,
        outline=0,
        fill="up",
    )
    p.form(smooth("2,-24! 14,2 10,14 26,38 16,58 0,62 -18,58 -24,40 -8,16 -12,4"), p.pal.flame, outline=0, fill="up")
    p.line("-60,20 -72,0 -62,-16 -70,-34", 5, p.pal.flame, "both")
    p.line("58,-6 68,-26 58,-40 66,-58", 5, p.pal.flame, "both")
    p.dots([(-40, -62, 4), (40, -78, 3.4), (66, -84, 2.6), (-62, -72, 2.6)], p.pal.flame)
