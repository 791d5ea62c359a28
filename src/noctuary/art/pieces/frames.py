"""Occulto's healing cards before anything is printed on them, and the flask that shows how much has been brewed.

The client prints name, text, emblem and potions over a frame; both share the places given here, in units of a card of
250 by 350. A brief card is the same one at the size of a thumbnail: larger emblem and sign, a plate for its name alone.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from noctuary.art.kit import circle, mix, num, rounded, smooth, sparkle
from noctuary.art.pieces.stage import GILT, linear, path, radial, svg

EDGE, SHADE, BRONZE = "#17101f", "#0d0a14", "#8b6d33"


class Tone(NamedTuple):
    """A colour with its shade and its light."""

    colour: str
    shade: str
    light: str


class Places(NamedTuple):
    """Where things lie on a card: medallion and sign (x, y, radius), plate (x, y, width, height)."""

    medallion: tuple[float, float, float]
    sign: tuple[float, float, float]
    plate: tuple[float, float, float, float]


WHOLE = Places((125, 136.25, 71.25), (46.75, 46.75, 31.25), (15, 197.5, 220, 137.5))
BRIEF = Places((125, 170, 80), (53, 53, 37.5), (10.5, 271.25, 229, 67.5))


def frame(tone: Tone, places: Places) -> str:
    """A card in one colour: a field with light in it, a double rule, the medallion in its rays, the plate."""
    body = path(rounded(0, 0, 250, 350, 17.5), SHADE) + path(rounded(1.5, 1.5, 247, 347, 16.5), EDGE)
    body += path(rounded(6.5, 6.5, 237, 337, 12), "url(#field)", "url(#rule)", 2.4)
    body += path(rounded(11, 11, 228, 328, 9), "none", tone.light, 0.9, ' stroke-opacity=".42"')
    body += _rays(*places.medallion, tone) + _corners(places.plate[1] - 9, tone) + _plate(places.plate)
    body += _medallion(*places.medallion) + _disc(*places.sign, tone.light)
    at = f'gradientUnits="userSpaceOnUse" cx="125" cy="{num(places.medallion[1] - 20)}" r="240"'
    defs = radial("field", (0, mix(tone.colour, "#ffffff", 0.3)), (0.36, tone.colour), (1, tone.shade), at=at)
    defs += linear("rule", (0, mix(tone.light, GILT, 0.35)), (0.5, mix(tone.light, BRONZE, 0.6)), (1, GILT))
    defs += radial("night", (0, "#2b2038"), (0.72, "#1c1428"), at='cx=".5" cy=".38" r=".7"')
    defs += linear("gold", (0, "#f6dd9a"), (0.5, "#d9b560"), (1, BRONZE))
    defs += radial("paper", (0, "#fbf3df"), (0.7, "#ecdfc2"), (1, "#d9c69c"), at='cx=".5" cy="0" r="1.2"')
    return svg((0, 0, 250, 350), body, defs)


def _rays(x: float, y: float, r: float, tone: Tone) -> str:
    """Light from behind the medallion, long and short by turns, as far as the rule lets it."""
    rays = ""
    for k in range(32):
        a, half, far = k * pi / 16, 0.022 if k % 2 else 0.04, r + (26 if k % 2 else 38)
        tip = (x + cos(a) * far, y + sin(a) * far)
        foot = [(x + cos(a + s * half) * (r + 6), y + sin(a + s * half) * (r + 6)) for s in (-1, 1)]
        rays += "M" + "L".join(f"{num(px)} {num(py)}" for px, py in (foot[0], tip, foot[1])) + "Z"
    return path(rays, tone.light, extra=' fill-opacity=".34"')


def _corners(y: float, tone: Tone) -> str:
    """A leaf on each side over the plate."""
    leaf = smooth("0,0! 3,-11 11,-19 24,-22! 20,-10 12,-3") + smooth("2,-2! 12,-4 22,-2 30,4! 20,8 8,5")
    one = path(leaf, tone.light, extra=' fill-opacity=".5"')
    return "".join(f'<g transform="translate({x} {num(y)}) scale({s} 1)">{one}</g>' for x, s in ((16, 1), (234, -1)))


def _medallion(x: float, y: float, r: float) -> str:
    """A bezel of bronze, dark and gold round the night that an emblem is seen against, with a bead at each hour."""
    beads = "".join(circle(x + cos(k * pi / 6) * (r + 6), y + sin(k * pi / 6) * (r + 6), 1.7) for k in range(12))
    body = path(circle(x, y, r + 10.5), BRONZE) + path(circle(x, y, r + 8.5), EDGE) + path(beads, GILT)
    return body + path(circle(x, y, r + 1.5), "url(#night)", "url(#gold)", 3)


def _disc(x: float, y: float, r: float, light: str) -> str:
    """Where the sign of the colour lies."""
    body = path(circle(x, y, r), EDGE, light, 2.6)
    return body + path(circle(x, y, r - 4.5), "none", light, 0.8, ' stroke-opacity=".5"')


def _plate(plate: tuple[float, float, float, float]) -> str:
    """Parchment with a rule and a spark in each lower corner."""
    x, y, w, h = plate
    body = path(rounded(x - 1, y - 3, w + 2, h + 3, 9), "#000000", extra=' fill-opacity=".38"')
    body += path(rounded(x, y, w, h, 7), "url(#paper)", "#a88f63", 2)
    body += path(rounded(x + 4.5, y + 4.5, w - 9, h - 9, 4), "none", "#b79d6b", 0.8, ' stroke-opacity=".7"')
    sparks = "".join(sparkle(x + side * w, y + h - 9, 4.2) for side in (9 / w, 1 - 9 / w))
    return body + path(sparks, "#9a7f4d")


FLASK = "M14 2H26V6H25V13C33 16 38 23 38 31.5A18 18.5 0 0 1 2 31.5C2 23 7 16 15 13V6H14Z"
ROOM = "M15.6 13.6C8.2 16.6 3.3 23.6 3.3 31.5A16.7 17.2 0 0 0 36.7 31.5C36.7 23.6 31.8 16.6 24.4 13.6Z"


def flask() -> str:
    """How much has been brewed. The client gives the brew its tint (`color`) and lowers `.brew` to its level."""
    body = path(FLASK, "#120c1a", "#120c1a", 3) + path(FLASK, "url(#glass)")
    brew = path("M-4 2Q8-1.500 20 2T44 2V60H-4Z", "currentColor") + path(
        "M-4 2Q8-1.500 20 2T44 2V4.500Q32 7 20 4.500T-4 4.500Z", "#ffffff", extra=' fill-opacity=".4"'
    )
    bubbles = "".join(circle(x, y, r) for x, y, r in ((14, 14, 1.3), (25, 10, 1), (20, 20, 0.9), (28, 18, 1.4)))
    brew += path(bubbles, "#ffffff", extra=' fill-opacity=".32"')
    body += f'<g clip-path="url(#room)"><g class="brew" transform="translate(0 24)">{brew}</g>'
    body += path(ROOM, "url(#depth)") + "</g>"
    marks = "".join(f"M{num(32.2 - k * 0.1)} {y}h{3.4 if k % 2 else 2.2}" for k, y in enumerate((26, 31, 36, 41)))
    body += path(marks, "none", "#fff6de", 0.9, ' stroke-opacity=".6" stroke-linecap="round"')
    body += path(FLASK, "none", "url(#rim)", 1.7, ' stroke-linejoin="round"')
    body += path("M13.4 6.2H26.6", "none", "#f6e6bd", 1.5, ' stroke-linecap="round"')
    body += path("M8.2 24Q5.200 32 9.200 40", "none", "#ffffff", 2.4, ' stroke-opacity=".6" stroke-linecap="round"')
    body += path("M17.400 8V12.600", "none", "#ffffff", 1.2, ' stroke-opacity=".5" stroke-linecap="round"')
    defs = f'<clipPath id="room"><path d="{ROOM}"/></clipPath>'
    defs += linear("glass", (0, "#d8e4f0", 0.2), (0.5, "#d8e4f0", 0.05), (1, "#d8e4f0", 0.16), at='x2="1" y2="0"')
    defs += linear("depth", (0, "#000000", 0.26), (0.3, "#000000", 0), (0.7, "#000000", 0), (1, "#000000", 0.34),
                   at='x2="1" y2="0"')  # fmt: skip
    defs += linear("rim", (0, "#fff3d0"), (0.5, "#cbb98f"), (1, "#9c8a62"))
    return svg((0, 0, 40, 52), body, defs)
