"""Occulto: six cursed characters, twenty-one abilities, phials, frames and backs.

Each colour has a sign, and each character a silhouette of its own: nobody needs to see colours to tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

from noctuary.art.kit import Pen, brush, circle, ellipse, mirrored, mix, num, polygon, rect, rounded, shift, smooth
from noctuary.art.pieces import emblems
from noctuary.art.pieces.frames import BRIEF, WHOLE, Tone, flask, frame
from noctuary.art.pieces.stage import (
    GILT,
    IN_COLOUR,
    NIGHT,
    PAPER,
    WINE,
    drawing,
    emblem,
    path,
    radial,
    svg,
    turned,
)
from noctuary.art.registry import draw

COLOURS = {
    "red": "#c23a34", "yellow": "#ecc84a", "blue": "#3475c6",
    "violet": "#5c2d96", "green": "#46a472", "orange": "#f08a2c",
}  # fmt: skip
"""Chosen to stay apart for the three common kinds of colour blindness; they also differ in lightness."""

TONES = {
    "red": Tone(COLOURS["red"], "#6d1f1c", "#f8bdb2"), "yellow": Tone(COLOURS["yellow"], "#7a5a10", "#fbe6a4"),
    "blue": Tone(COLOURS["blue"], "#1d4270", "#bcdaf6"), "violet": Tone(COLOURS["violet"], "#46296c", "#decaf8"),
    "green": Tone(COLOURS["green"], "#225232", "#bde6c6"), "orange": Tone(COLOURS["orange"], "#7c420f", "#fbd0a0"),
    "none": Tone("#8f8775", "#39332a", "#efe6d2"),
}  # fmt: skip
"""Shade and light of each colour as the client has them; the last is an Abundance that has taken none yet."""

EMBLEMS: dict[str, tuple[str | Callable[[Pen], None], dict[str, Any]]] = {
    "reaper": ("scythe", {}), "oubliettes": ("portcullis", {"colour": "#d9a441"}), "thief": ("raven", {}),
    "poisoned_gift": ("apple", {"colour": "#df4f3f"}), "totem": ("totem", {}),
    "shield": ("shield", {"colour": "#7f5cc4"}),
    "forest_fire": ("burning_tree", {}), "divination": (emblems.spyhole, {}), "gust": (emblems.gust, {}),
    "barter": (emblems.barter, {}), "metamorphosis": (emblems.two_masks, {}), "sabotage": ("broken_phial", {}),
    "tornado": (emblems.whirlwind, {}), "lucidity": ("mirror", {"glass": "#7d9cc4"}),
    "full_moon": ("full_moon", {"rings": False}),
    "clover": ("clover", {"colour": "#55ab62"}), "abundance": (emblems.horn_of_plenty, {}),
    "double_ration": ("teacup", {}), "crystal_ball": ("crystal_ball", {"glass": "#8fb4dc"}),
    "chameleon": ("chameleon", {}), "uprooting": ("uprooted_plant", {}),
}  # fmt: skip
"""Each ability: a thing of the motif library, or a drawing of its own."""

SIGNS = {
    "red": "M12.5 1C13 5.5 19.5 8.5 19.5 15A7.5 7.5 0 0 1 4.5 15C4.5 11.5 6.5 9.5 7.5 7C8.5 8 9 9 9.2 10.3"
    "C11.5 8 12.7 4.5 12.5 1ZM12 13C11.5 15 9.3 16 9.3 18.3A2.8 2.8 0 0 0 14.9 18.3C14.9 16 12.5 15 12 13Z",
    "yellow": "M2 6L7 11L12 3L17 11L22 6L20 17H4ZM4 18.8H20V21.5H4Z",
    "blue": "M.8 12C4.5 6.3 8.2 4.6 12 4.6S19.5 6.3 23.2 12C19.5 17.7 15.8 19.4 12 19.4S4.5 17.7 .8 12Z"
    "M12 7A5 5 0 1 0 12 17A5 5 0 1 0 12 7ZM12 9.6A2.4 2.4 0 1 1 12 14.4A2.4 2.4 0 1 1 12 9.6Z",
    "violet": "M12 9.5L10.8 6.5L10 9C7.5 6.5 4 6 .8 7.5C3.2 9 3.6 11.5 3.5 14.5C5.3 13.3 6.8 13.5 8 15.5C9 14.6"
    " 10.3 15.3 12 18.5C13.7 15.3 15 14.6 16 15.5C17.2 13.5 18.7 13.3 20.5 14.5C20.4 11.5 20.8 9 23.2 7.5"
    "C20 6 16.5 6.5 14 9L13.2 6.5Z",
    "green": "M12 1.2A2.9 2.9 0 0 1 14 6.2L20.6 21.8L18.3 22.8L15.6 16.6C13.3 17.7 10.7 17.7 8.4 16.6L5.7 22.8L3.4 21.8"
    "L10 6.2A2.9 2.9 0 0 1 12 1.2ZM12 7L9.4 14.3C11 15.1 13 15.1 14.6 14.3Z",
    "orange": circle(12, 12, 5.4) + "M12 .5L14 5H10ZM12 23.5L10 19H14ZM.5 12L5 10V14ZM23.5 12L19 14V10ZM3.9 3.9L8.4 5.7"
    "L5.7 8.4ZM20.1 20.1L15.6 18.3L18.3 15.6ZM20.1 3.9L18.3 8.4L15.6 5.7ZM3.9 20.1L5.7 15.6L8.4 18.3Z",
}
"""Flame, crown, eye, bat, dividers, sun, in a box of 24, even-odd. One path each: the client gives it its tint."""
BOX = (-110.0, -150.0, 220.0, 270.0)
SQUARE = (-105.0, -105.0, 210.0, 210.0)


def sign(colour: str, paint: str) -> str:
    """A colour's sign alone."""
    return svg((0, 0, 24, 24), path(SIGNS[colour], paint, extra=' fill-rule="evenodd"'))


def phial() -> str:
    """A potion as small as a letter. The client gives the brew its tint."""
    glass = "M5 .8H11V3H10.2V7.5C13 8.8 15 11.4 15 15A7 7.6 0 0 1 1 15C1 11.4 3 8.8 5.8 7.5V3H5Z"
    body = path(glass, "#fffaeb", "#fff6de", 1.3, ' fill-opacity=".18" stroke-opacity=".85"')
    body += path("M2.4 13.5H13.6C14.2 18 11.8 21.2 8 21.2S1.8 18 2.4 13.5Z", "currentColor")
    return svg((0, 0, 16, 24), body + path("M4 14.5C3.6 16.5 4.2 18 5 19", "none", "#fff", 1, ' stroke-opacity=".7"'))


def _mark(colour: str, x: float, y: float) -> str:
    """A colour's sign on its card, round (x, y)."""
    drawn = path(SIGNS[colour], mix(COLOURS[colour], "#ffffff", 0.72), extra=' fill-rule="evenodd"')
    return f'<g transform="translate({num(x)} {num(y)}) scale(1.7) translate(-12 -12)">{drawn}</g>'


def ability(name: str) -> str:
    """An ability's emblem, in its square."""
    what, more = EMBLEMS[name]
    if isinstance(what, str):
        return emblem("occ" + name, what, "gouache", IN_COLOUR, GILT, **more)
    return drawing("occ" + name, "gouache", IN_COLOUR, what, SQUARE, rim=GILT)


def potion(colour: str) -> str:
    """A phial of one colour, its glass bright at the edge."""
    return emblem("potion" + colour, "phial", "gouache", IN_COLOUR, "#aeb6cf", colour=COLOURS[colour])


# portraits --------------------------------------------------------------------------------------------------------


def _robe(p: Pen, c: str, wide: float = 1) -> None:
    """Shoulders and folds; the head is what tells them apart."""
    half = [(0, -36), (26 * wide, -32), (54 * wide, -14), (72 * wide, 24), (84 * wide, 72), (92 * wide, 120, 1)]
    p.form(smooth([*half, *[(-q[0], *q[1:]) for q in reversed(half[1:])]]), c, shade=(-14, -6), rim=3, hatch=0.5)
    for x in (-46, -18, 16, 44):
        p.line([(x * 0.5 * wide, 0), (x * 0.9 * wide, 56), (x * 1.25 * wide, 118)], 5, p.ink(c), "in", 0.8)
    p.form(smooth(mirrored("0,-2! 20,-12 34,-30! 30,-40 0,-30")), p.pal.metal, shade=(0, -4))


def _face(p: Pen, skin: str, y: float = -66, rx: float = 32, ry: float = 42) -> None:
    p.form(
        smooth(mirrored([(0, y - ry), (rx * 0.8, y - ry * 0.7), (rx, y), (rx * 0.7, y + ry * 0.7), (0, y + ry)])),
        skin,
        shade=(-9, -3),
        fill="rad",
    )


def _eyes(p: Pen, y: float, apart: float = 13, r: float = 6) -> None:
    for s in (-1, 1):
        p.form(
            smooth(
                [
                    (s * (apart - r * 1.2), y, 1),
                    (s * apart, y - r * 0.8),
                    (s * (apart + r * 1.2), y, 1),
                    (s * apart, y + r * 0.6),
                ]
            ),
            p.pal.porcelain,
            outline=1.2,
        )
        p.dots([(s * apart, y, r * 0.55)], p.pal.ink)
        p.line(
            [(s * (apart - r * 1.5), y - r), (s * apart, y - r * 1.9), (s * (apart + r * 1.7), y - r * 1.1)],
            4,
            p.pal.ink,
            "both",
        )


def _mouth(p: Pen, y: float, smile: float = 3) -> None:
    p.line([(-11, y), (0, y + smile), (11, y)], 4, "#6a1f24", "both")
    p.line([(-1, y - 24), (-6, y - 12), (2, y - 10)], 3, p.ink(p.pal.skin), "both")


def red(p: Pen) -> None:
    """Hair on fire, and a torch to match."""
    hair = (
        "0,-148! 12,-128 8,-114! 34,-136 44,-146! 42,-120 38,-106! "
        "58,-112 70,-108! 56,-90 52,-76 46,-50 0,-30 -46,-50 -52,-76 -58,-92 -72,-104! "
        "-56,-106 -40,-102! -46,-124 -40,-142! -26,-122 -16,-114! -14,-132"
    )
    p.glow(0, -100, 96, p.pal.flame, 0.6)
    p.form(smooth(hair), "#d9432a", fill="up", shade=(-8, -4))
    p.form(
        smooth("2,-126! 10,-106 28,-116! 30,-94 40,-84 36,-58 0,-44 -36,-58 -42,-86 -30,-100! -16,-98"),
        "#f4a63a",
        outline=0,
        fill="up",
    )
    _robe(p, COLOURS["red"])
    _face(p, p.pal.skin, -64, 29, 38)
    _eyes(p, -68)
    _mouth(p, -44)
    p.line("78,118 82,40 84,-10", 11, p.pal.wood, "none")
    p.form(smooth("84,-76! 100,-50 104,-28 86,-8 68,-26 72,-50"), p.pal.flame, fill="up")
    p.form(smooth("86,-52! 94,-32 86,-16 76,-30"), "#d9432a", outline=0)


def yellow(p: Pen) -> None:
    """A very small king under a very large crown."""
    p.group("translate(0 34) scale(.86)")
    _robe(p, COLOURS["yellow"], 0.86)
    p.form(smooth(mirrored("0,-6 30,-12 62,6! 66,30 0,24")), p.pal.porcelain, shade=(0, -5))
    p.dots([(-44, 14, 3.4), (-22, 10, 3.4), (0, 14, 3.4), (22, 10, 3.4), (44, 14, 3.4)], p.pal.ink)
    _face(p, p.pal.skin, -42, 31, 34)
    _eyes(p, -46)
    _mouth(p, -24, -2)
    p.line("-24,-30 -36,-22 -44,-30", 5, "#6b4a22", "both")
    p.line("24,-30 36,-22 44,-30", 5, "#6b4a22", "both")
    p.end()
    crown = smooth("-62,-36! -76,-132! -38,-84! -24,-142! 0,-90! 24,-142! 38,-84! 76,-132! 62,-36! 0,-24")
    p.form(crown, p.pal.metal, shade=(-10, -4), rim=2.5)
    p.form(smooth("-64,-44! 0,-30 64,-44! 62,-26! 0,-12 -62,-26!"), mix(p.pal.metal, p.pal.ink, 0.2), shade=(0, -4))
    for x, y, r, tint in (
        (-76, -136, 7, "#c23a34"),
        (-24, -146, 7, "#2f6fc0"),
        (24, -146, 7, "#46a472"),
        (76, -136, 7, "#c23a34"),
        (0, -30, 8, "#c23a34"),
        (-36, -34, 6, "#2f6fc0"),
        (36, -34, 6, "#2f6fc0"),
    ):
        p.form(ellipse(x, y, r), tint, fill="rad")


def blue(p: Pen) -> None:
    """A hood, and under it one eye too many."""
    _robe(p, COLOURS["blue"], 1.14)
    p.form(
        smooth(mirrored("0,-150! 20,-132 50,-104 68,-60 56,-20 0,-4")),
        shift(COLOURS["blue"], -0.05),
        shade=(-12, -5),
        rim=3,
    )
    p.form(smooth(mirrored("0,-118 26,-108 42,-82 42,-52 28,-26 0,-18")), "#0f1a34", fill="flat")
    for x, y, k in ((0, -88, 0.36), (-18, -54, 0.24), (18, -54, 0.24), (-34, 40, 0.26), (30, 62, 0.26)):
        p.group(f"translate({x} {y}) scale({k})")
        draw("eye", p, iris="#58a8e8", rays=False)
        p.end()


def violet(p: Pen) -> None:
    """Wings folded out behind, ears up."""
    c = COLOURS["violet"]
    for s in (-1, 1):
        wing = [
            (s * 30, -34, 1),
            (s * 58, -84),
            (s * 106, -112, 1),
            (s * 104, -76),
            (s * 108, -34, 1),
            (s * 92, -40),
            (s * 86, -2, 1),
            (s * 68, -12),
            (s * 60, 26, 1),
            (s * 40, 10),
        ]
        p.form(smooth(wing), mix(c, p.pal.ink, 0.3), shade=(-6 * s, -4), hatch=0.8)
        for x, y in ((104, -40), (84, -6), (60, 20)):
            p.line([(s * 62, -82), (s * (x * 0.8), y - 20), (s * x, y)], 4, p.ink(c), "in")
        p.form(
            smooth([(s * 14, -98, 1), (s * 34, -122), (s * 46, -146, 1), (s * 52, -112), (s * 38, -84, 1)]),
            c,
            shade=(-4 * s, 0),
        )
        p.form(smooth([(s * 26, -104, 1), (s * 42, -130, 1), (s * 42, -98, 1)]), "#d9a8c8", outline=0)
    _robe(p, c, 0.8)
    _face(p, mix(c, "#cbb8d8", 0.62), -68, 36, 40)
    _eyes(p, -74, 15, 8)
    p.form(smooth("-9,-58! 0,-64 9,-58! 0,-48"), mix(c, p.pal.ink, 0.4))
    p.line("-16,-42 0,-36 16,-42", 4, p.pal.ink, "both")
    for s in (-1, 1):
        p.form(polygon([(s * 6, -41), (s * 13, -42), (s * 9, -30)]), p.pal.porcelain, outline=1)


def green(p: Pen) -> None:
    """Four arms in a circle and a square, measured."""
    c = COLOURS["green"]
    p.stroke(circle(0, -34, 104), p.pal.light, 3, 0.9)
    p.stroke(rect(-84, -118, 168, 168), p.pal.light, 3, 0.9)
    for s in (-1, 1):
        for x, y in ((98, -74), (92, 4)):
            p.form(
                brush([(s * 30, -16), (s * 62, (y - 20) / 2 - 4), (s * x, y)], 19, "in"), shift(c, -0.03), shade=(0, -4)
            )
            p.form(ellipse(s * x, y, 10), p.pal.skin, fill="rad")
    _robe(p, c, 0.74)
    p.form(smooth(mirrored("0,-118 28,-112 42,-84 40,-50 0,-34")), "#3f2b1e", shade=(-6, -3))
    _face(p, p.pal.skin, -70, 29, 38)
    _eyes(p, -74)
    _mouth(p, -50, 1)
    p.form(smooth("-30,-58! -18,-48 0,-50 18,-48 30,-58! 26,-28 0,-6 -26,-28"), "#3f2b1e", shade=(-6, -3), hatch=0.7)
    p.line("-10,-46 0,-44 10,-46", 4, "#7a2f28", "both")


def orange(p: Pen) -> None:
    """Not one hair, and it shines like a sun."""
    p.glow(0, -92, 100, p.pal.light, 0.55)
    rays = []
    for k in range(13):
        a = pi + k * pi / 12
        reach = 84 if k % 2 else 70
        rays.append((cos(a) * 58, -84 + sin(a) * 58, cos(a) * reach, -84 + sin(a) * reach))
    p.dashes(rays, 6, p.pal.light)
    _robe(p, COLOURS["orange"])
    for s in (-1, 1):
        p.form(ellipse(s * 45, -72, 10, 14), p.pal.skin, shade=(-3 * s, 0))
    p.form(
        smooth(mirrored("0,-140 32,-130 48,-98 46,-64 28,-32 0,-24")),
        p.pal.skin,
        shade=(-12, -4),
        fill="rad",
        contrast=1.2,
    )
    p.form(smooth("-26,-122 -8,-130 -2,-118 -18,-106 -30,-110"), "#ffffff", outline=0, fill="flat", opacity=0.85)
    for s in (-1, 1):
        p.line([(s * 10, -74), (s * 20, -82), (s * 32, -74)], 6, p.pal.ink, "both")
        p.line([(s * 8, -92), (s * 20, -98), (s * 34, -92)], 3, p.ink(p.pal.skin), "both")
    p.line("-20,-52 0,-38 20,-52", 5, "#6a1f24", "both")
    p.line("-2,-76 -6,-64 3,-61", 3, p.ink(p.pal.skin), "both")


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "red": red, "yellow": yellow, "blue": blue, "violet": violet, "green": green, "orange": orange,
}  # fmt: skip


def figure(colour: str) -> str:
    """A character without its card."""
    return drawing("figure" + colour, "gouache", IN_COLOUR, PORTRAITS[colour], BOX)


# cards ------------------------------------------------------------------------------------------------------------


def character_card(colour: str) -> str:
    """A character face up, without its name."""
    c = COLOURS[colour]
    defs = radial("field", (0, mix(c, "#ffffff", 0.35)), (0.5, c), (1, mix(c, "#0c0612", 0.75)))
    body = path(rounded(1, 1, 248, 348, 17), "#140c16") + path(rounded(7, 7, 236, 336, 13), "url(#field)", GILT, 2)
    picture = (
        figure(colour)
        .strip()
        .replace('xmlns="http://www.w3.org/2000/svg" ', 'x="17" y="34" width="216" height="265" ', 1)
    )
    body += picture + path(rounded(12, 290, 226, 48, 8), PAPER, "#8b7450", 1.6)
    body += path(circle(42, 42, 31), NIGHT, GILT, 2.6)
    return svg((0, 0, 250, 350), body + _mark(colour, 42, 42), defs)


def character_back() -> str:
    """Wine and gold, a closed mask: never the tone of a healing card."""
    defs = radial("field", (0, "#5a1f38"), (1, WINE))
    body = path(rounded(1, 1, 248, 348, 17), "#140c16") + path(rounded(6, 6, 238, 338, 14), "url(#field)", GILT, 2.4)
    body += path(rounded(15, 15, 220, 320, 9), "none", "#c9a24b", 1.4)
    rays = "".join(
        f"M{num(125 + cos(a) * 78)} {num(172 + sin(a) * 96)}L{num(125 + cos(a) * r)} {num(172 + sin(a) * r * 1.2)}"
        for k in range(32)
        for a, r in [(k * pi / 16, 104 if k % 2 else 92)]
    )
    body += path(rays, "none", GILT, 2)
    mask = smooth(mirrored("0,-82 36,-74 56,-40 50,10 30,56 0,78"))
    holes = smooth("-42,-20! -24,-32 -10,-16! -26,-10") + smooth("42,-20! 24,-32 10,-16! 26,-10")
    body += f'<g transform="translate(125 172)">{path(mask, "#260a18", GILT, 3.4)}{path(holes, GILT)}'
    body += path("M0-16L-7 20L3 22M-18 42Q0 34 18 42", "none", GILT, 3.2) + "</g>"
    corner = path(circle(32, 32, 6), "none", GILT, 2) + path(circle(32, 32, 1.8), GILT)
    body += (
        corner
        + turned(corner, 180, 125, 175)
        + f'<g transform="translate(250 0) scale(-1 1)">{corner}{turned(corner, 180, 125, 175)}</g>'
    )
    return svg((0, 0, 250, 350), body, defs)


def healing_back() -> str:
    """Night blue, a phial between moons. The same upside down."""
    defs = radial("field", (0, "#26365c"), (1, "#0f1730"))
    body = path(rounded(1, 1, 248, 348, 17), "#0b0f1c") + path(rounded(6, 6, 238, 338, 14), "url(#field)", "#b9c6dc", 2)
    body += path(rounded(15, 15, 220, 320, 9), "none", "#7f93b8", 1.4)
    leaf = smooth("0,0! 16,-12 40,-12 58,0! 40,12 16,12")
    body += "".join(
        f'<g transform="translate(125 175) rotate({k * 30}) translate(58 0)">{path(leaf, "none", "#7f93b8", 1.6)}</g>'
        for k in range(12)
    )
    half = smooth("-9,-50! 9,-50! 8,-24! 30,0! -30,0! -8,-24!", k=0.3)
    glass = path(half, "#dfe8f4", "#0f1730", 2) + path(rect(-13, -56, 26, 8), "#b9c6dc")
    one = f'<g transform="translate(125 175)">{glass}</g>'
    moon = f'<g transform="translate(125 56)">{path("M0-15A15 15 0 1 0 13 7A12 12 0 1 1 0-15Z", "#b9c6dc")}</g>'
    return svg((0, 0, 250, 350), body + one + moon + turned(one + moon, 180, 125, 175), defs)


def files() -> dict[str, str]:
    """Everything the client takes, by file name."""
    out = {f"emblem-{name}.svg": ability(name) for name in EMBLEMS}
    for colour, paint in COLOURS.items():
        out[f"figure-{colour}.svg"] = figure(colour)
        out[f"sign-{colour}.svg"] = sign(colour, mix(paint, "#ffffff", 0.72))
        out[f"potion-{colour}.svg"] = potion(colour)
    for colour, tone in TONES.items():
        out[f"frame-{colour}.svg"] = frame(tone, WHOLE)
        out[f"frame-{colour}-brief.svg"] = frame(tone, BRIEF)
    out["flask.svg"] = flask()
    out["phial.svg"] = phial()
    out["back.svg"] = character_back()
    out["back-healing.svg"] = healing_back()
    return out
