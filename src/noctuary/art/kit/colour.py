"""Colour in OKLab, where a mix of two colours looks like the colour between them.

Mixing in sRGB turns gold-to-blue grey; every shadow, haze and highlight of the deck is a mix, so it matters here.
"""

from __future__ import annotations

import math
from functools import cache


def _linear(c: float) -> float:
    return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4


def _gamma(c: float) -> float:
    c = min(1.0, max(0.0, c))
    return 12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055


@cache
def oklab(colour: str) -> tuple[float, float, float]:
    """Lightness (0..1), green-red, blue-yellow of `#rgb` or `#rrggbb`."""
    h = colour.lstrip("#")
    if len(h) == 3:
        h = "".join(c * 2 for c in h)
    r, g, b = (_linear(int(h[i : i + 2], 16) / 255) for i in (0, 2, 4))
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def from_oklab(light: float, a: float, b: float) -> str:
    """The nearest `#rrggbb`."""
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    return "#" + "".join(f"{round(_gamma(v) * 255):02x}" for v in (red, green, blue))


@cache
def mix(one: str, other: str, t: float) -> str:
    """`one` at t=0, `other` at t=1."""
    a, b = oklab(one), oklab(other)
    return from_oklab(*(p + (q - p) * t for p, q in zip(a, b, strict=True)))


@cache
def shift(colour: str, light: float = 0, chroma: float = 1.0, hue: float = 0.0) -> str:
    """The same colour a little lighter, `chroma` times as strong, turned by `hue` degrees."""
    lit, a, b = oklab(colour)
    strength, angle = math.hypot(a, b) * chroma, math.atan2(b, a) + math.radians(hue)
    return from_oklab(min(1, max(0, lit + light)), strength * math.cos(angle), strength * math.sin(angle))


def lightness(colour: str) -> float:
    """How light it looks, 0 black to 1 white."""
    return oklab(colour)[0]


def chroma(colour: str) -> float:
    """How strong it looks, 0 grey to about .3."""
    return math.hypot(*oklab(colour)[1:])
