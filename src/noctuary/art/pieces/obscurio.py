"""Obscurio's furniture: traps, butterflies, beads of the gauge, the ring of a door, the back of a picture."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import circle, ellipse, polygon
from noctuary.art.pieces.stage import GILT, NIGHT, linear, path, radial, svg

PALE = "#fbefd0"
KINDS = {
    "brown": ("#7a4a28", "#e0b277"), "purple": ("#5b3a8c", "#cdb2f3"), "green": ("#2f6844", "#a5d9ac"),
    "plain": ("#5b5262", "#cfc6d6"), "night": ("#5d1528", "#f0a9a0"),
}  # fmt: skip
"""Ground and edge of each kind of trap; the last is the Watcher's."""


def _line(d: str, width: float = 2, fill: str = "none") -> str:
    return path(d, fill, PALE, width)


def _solid(d: str, extra: str = "") -> str:
    return path(d, PALE, extra=extra)


MOTH = (
    "M0 8C4 2 11 2 11 6C11 9 6 10 4 10C7 11 6 15 3 14C1 13.5 0 11 0 10C0 11-1 13.5-3 14C-6 15-7 11-4 10"
    "C-6 10-11 9-11 6C-11 2-4 2 0 8Z"
)
TRAPS = {
    "plus_two": ("brown", _line("M-8-6V6M-14 0H-2M3-4.5A4.6 4.6 0 1 1 11.6-2C10 2 3 5 3 8H13", 2.6)),
    "dusk_hallway": ("brown", _line("M-9 11V-2A9 9 0 0 1 9-2V11Z", fill="#c8443a") + _line("M0-11V11M-9 1H9")),
    "magical_mist": (
        "brown",
        _line("M-12-6c4-4 8 4 12 0s8 4 12 0M-12 1c4-4 8 4 12 0s8 4 12 0M-9 8c3-3 6 3 9 0s6 3 9 0"),
    ),
    "dark_night": (
        "brown",
        _line("M5-11A11.5 11.5 0 1 0 11 5A9 9 0 1 1 5-11Z", fill=PALE) + _line("M8-7v4M6-5h4", 1.5),
    ),
    "united_butterflies": (
        "brown",
        _line(circle(0, 0, 13), 1.5)
        + _solid(MOTH, ' transform="translate(-6.3 -3) scale(.56)"')
        + _solid(MOTH, ' transform="translate(6.3 -9) scale(.56)"'),
    ),
    "bottom_butterfly": ("brown", _line(circle(0, -6, 7)) + _solid(MOTH)),
    "dark_magic": (
        "purple",
        _line("M-9 3L-5-10L0 1L5-10L9 3") + _solid("".join(circle(x, 9, 2.6) for x in (-7.5, -2.5, 2.5, 7.5))),
    ),
    "espionage": (
        "purple",
        _line("M-12 0Q0-11 12 0Q0 11-12 0Z") + _solid(circle(0, 0, 4.6)) + path("M0-3.4V3.4", "none", "#5b3a8c", 1.4),
    ),
    "concealed_door": (
        "green",
        _line("M-8 11V-3A8 8 0 0 1 8-3V11ZM-4.5 2q4.5-5 9 0q-4.5 5-9 0zM-11 11L11-11"),
    ),
    "evanescent_room": (
        "green",
        _line("M-7-11H7M-7 11H7M-6-11C-6-4-1-3-1 0C-1 3-6 4-6 11M6-11C6-4 1-3 1 0C1 3 6 4 6 11")
        + _line("M11-6l2.4-2.4M11 6l2.4 2.4M-11-6l-2.4-2.4M-11 6l-2.4 2.4"),
    ),
    "great_room": ("green", _line("M-11 11V-2A11 11 0 0 1 11-2V11Z") + _line("M-4-5H4L-1 8", 2.6)),
    "dangerous_room": (
        "green",
        _line("M-9 11V-3A9 9 0 0 1 9-3V11M-4-4h1M3-4h1") + _line("M-6 11V4L-2.4 8L0 2L2.4 8L6 4V11Z", fill=PALE),
    ),
    "locked_doors": (
        "green",
        _line("M-8-1H8V11H-8ZM-5-1V-5A5 5 0 0 1 5-5V-1") + _line("M0 4V7", 2.6),
    ),
    "no_effect": ("plain", _line(circle(0, 0, 7) + "M-5 5L5-5")),
}
"""Each trap: its kind, and the sign it is known by, in a box of -15..15."""
WATCHER = (
    "night",
    _line("M-13 0Q0-12 13 0Q0 12-13 0Z") + _solid(circle(0, 0, 5.6)) + path("M0-4.4V4.4", "none", "#4a1524", 2.2),
)
"""The last room's, which lies in no bag."""


def _octagon(r: float) -> str:
    return polygon([(cos(a) * r, sin(a) * r) for a in (k * pi / 4 + pi / 8 for k in range(8))])


def trap(kind: str, sign: str) -> str:
    """An octagon in the colour of its kind, with a pale sign: read at 28 pixels."""
    ground, edge = KINDS[kind]
    body = path(_octagon(23), "#120c18") + path(_octagon(21), ground, edge, 1.6)
    body += path("M-15-12Q0-26 15-12Q0-6-15-12Z", "#fff", extra=' opacity=".16"')
    body += path(_octagon(17.4), "none", edge, 1, ' stroke-opacity=".5"')
    body += f'<g stroke-linecap="round" stroke-linejoin="round" transform="scale(.92)">{sign}</g>'
    return svg((-24, -24, 48, 48), body)


def butterfly(metal: str) -> str:
    """A pointer: gold with one spot on the wing, silver with two. The needle at its head is what points."""
    stops, cloth, spots = (
        (((0, "#fbe7a8"), (0.5, "#d0a54c"), (1, "#8a6526")), "#8d2440", circle(30, -22, 3.2))
        if metal == "gold"
        else (
            ((0, "#f4fbff"), (0.5, "#9fc0cf"), (1, "#4b7080")),
            "#1f5666",
            circle(30, -22, 3.2) + circle(21, -15, 3.2),
        )
    )
    dark = "#2b1a0a"
    wings = ("M2-6C8-34 36-46 46-33C52-18 36 3 3 4Z", "M3 4C24 1 36 14 29 28C22 41 8 28 2 11Z")
    panes = "M8-9C14-26 32-36 40-29C43-19 30-4 8-1ZM8 8C20 6 29 14 24 25C19 31 11 22 8 12Z"
    veins = "M3-2L38-26M3-1L36-12M4 6L24 24M4 5L28 14"
    half = "".join(path(wing, "url(#metal)", dark, 1.6) for wing in wings) + path(panes, cloth)
    half += path(veins, "none", dark, 1.1, ' stroke-opacity=".55"') + path(spots, "#fff6d6", dark, 0.8)
    body = half + f'<g transform="scale(-1 1)">{half}</g>' + path("M0-50L3.4-20L-3.4-20Z", "#fff3c4", dark, 1.2)
    body += path(ellipse(0, 5, 3.8, 20) + circle(0, -17, 4.4), dark) + path("M0-6v22", "none", stops[1][1], 2)
    return svg((-50, -50, 100, 100), body, linear("metal", *stops))


def bead(kind: str) -> str:
    """A bead of the gauge: light in brass, dark in violet with a moon, spent with a crack through it."""
    high, colour, low, edge = (
        ("#d9bdf6", "#7d4fb0", "#2b1648", "#d9b9ff") if kind == "dark" else ("#fffbe6", "#f7d98a", "#a8752a", "#ffe7a8")
    )
    shine = radial("bead", (0, high), (0.4, colour), (1, low), at='cx=".36" cy=".28" r=".9"')
    body = path(circle(0, 0, 10.5), "url(#bead)", edge, 1.2)
    if kind == "dark":
        body += path("M1.6-5.2A5.4 5.4 0 1 0 5 2.8A4.4 4.4 0 1 1 1.6-5.2Z", "#efe2fb")
    else:
        body += path(circle(0, 0, 7.2), "none", "#8a6526", 1)
    if kind == "spent":
        body += path("M-3-10L1-3L-3 1L2 5L0 10", "none", "#3a1708", 2.2, ' stroke-linejoin="round"')
    return svg((-12, -12, 24, 24), body, shine)


def eye() -> str:
    """What waits at the end of the gauge."""
    ember = "#e0703f"
    body = path("M2 12Q20-6 38 12Q20 30 2 12Z", "#1a1024", ember, 1.8) + path(circle(20, 12, 6.5), ember)
    return svg((0, 0, 40, 24), body + path("M20 7V17", "none", "#1a1024", 2.4))


STONES = 16


def door(lit: bool) -> str:
    """The ring of stones round a picture, worn at every joint; the chosen one turns to brass."""
    wide, narrow, joint = ("#d3ab58", "#b98f40", "#5d4317") if lit else ("#4a3d57", "#3f334c", "#15101d")
    rim = "#ffe3a0" if lit else "#8d7ba8"

    def stone(start: float, end: float, paint: str) -> str:
        a, b = (2 * pi * (k + 0.35) / STONES - pi / 2 for k in (start, end))
        outer, inner = [(cos(q) * 100, sin(q) * 100) for q in (a, b)], [(cos(q) * 82, sin(q) * 82) for q in (b, a)]
        return path(polygon([*outer, *inner]), paint)

    body = path(circle(0, 0, 100), joint)
    body += "".join(stone(k, k + 0.66, wide) + stone(k + 0.66, k + 0.94, narrow) for k in range(STONES))
    body += path(circle(0, 0, 100), "url(#light)") + path(circle(0, 0, 99), "none", rim, 2)
    body += path(circle(0, 0, 83), "#120c19", "#000", 3)
    shine = ("#fffadc", 0.6) if lit else ("#ffe1aa", 0.28)
    return svg(
        (-100, -100, 200, 200), body, radial("light", (0, *shine), (1, shine[0], 0), at='cx=".36" cy=".2" r=".55"')
    )


def back() -> str:
    """The round back of a picture: an engraved compass."""
    defs = radial("field", (0, "#33284a"), (1, "#140e20"))
    body = path(circle(0, 0, 98), "url(#field)", GILT, 3) + path(circle(0, 0, 86), "none", "#8b6d33", 2)
    points = ""
    for k in (1, 3, 5, 7, 0, 2, 4, 6):
        size, lit, shade = (1, GILT, "#7a5c28") if k % 2 == 0 else (0.66, "#b9935a", "#5a4420")
        blade = path("M0-76L9 0H0Z", lit) + path("M0-76L-9 0H0Z", shade)
        points += f'<g transform="rotate({k * 45}) scale({size})">{blade}</g>'
    return svg((-104, -104, 208, 208), body + points + path(circle(0, 0, 10), NIGHT, GILT, 3), defs)


def files() -> dict[str, str]:
    """Everything the client takes, by file name."""
    out = {f"trap-{name}.svg": trap(*drawn) for name, drawn in TRAPS.items()}
    out["trap-watcher.svg"] = trap(*WATCHER)
    out |= {f"butterfly-{metal}.svg": butterfly(metal) for metal in ("gold", "silver")}
    out |= {f"bead-{kind}.svg": bead(kind) for kind in ("light", "dark", "spent")}
    return out | {"eye.svg": eye(), "door.svg": door(False), "door-chosen.svg": door(True), "back.svg": back()}
