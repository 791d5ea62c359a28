"""Obscurio's furniture: chips, traps, butterflies, beads of the gauge, the ring of a door."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import circle, ellipse, mirrored, mix, num, polygon, smooth, star
from noctuary.art.pieces.stage import GILT, IN_COLOUR, NIGHT, emblem, inlaid, path, radial, svg

SEATS = {
    "flame": ("#c8443a", circle(0, 0, 82)),
    "sun": ("#e3b341", star(0, 0, 92, 78, 12)),
    "leaf": ("#4b9a5f", smooth("0,-88! 40,-74 78,-70! 78,-10 56,50 0,90! -56,50 -78,-10 -78,-70! -40,-74")),
    "drop": ("#3f7fc4", polygon([(cos(a) * 90, sin(a) * 90) for a in (k * pi / 3 + pi / 6 for k in range(6))])),
    "star": ("#8857c2", star(0, 0, 94, 66, 8)),
    "heart": ("#d9749a", smooth(mirrored("0,-70 26,-92 60,-84 84,-58 92,-26 70,0 92,26 84,58 60,84 26,92 0,70"))),
    "moon": ("#5fa8a4", polygon("0,-98 80,0 0,98 -80,0")),
}  # fmt: skip
"""Seven seats: sigil, colour, outline of the chip."""
SIGILS = {
    "flame": smooth("4,-50! 6,-28 34,-8 34,20 20,42 0,48 -20,42 -34,20 -24,-4 -16,-20! -8,-10! 4,-24"),
    "sun": circle(0, 0, 22) + "".join(
        polygon([(cos(a + t) * r, sin(a + t) * r) for t, r in ((-0.2, 29), (0, 50), (0.2, 29))])
        for a in (k * pi / 4 for k in range(8))
    ),
    "leaf": smooth("0,-50! 30,-24 32,12 0,36! -32,12 -30,-24") + polygon("-3,30 3,30 3,52 -3,52"),
    "drop": smooth("0,-52! 18,-18 32,10 24,38 0,48 -24,38 -32,10 -18,-18"),
    "star": star(0, 2, 50, 20, 5),
    "heart": smooth("0,46! -14,22 -46,0 -42,-30 -20,-40 0,-24! 20,-40 42,-30 46,0 14,22"),
    "moon": "M8-46A46 46 0 1 0 44 22A38 38 0 1 1 8-46Z",
}  # fmt: skip

KINDS = {"brown": "#8a5a34", "purple": "#6f4fa0", "green": "#3f7f5a", "plain": "#6f6a72"}
TRAPS = {
    "plus_two": ("brown", "dice"), "dusk_hallway": ("brown", "lantern"), "magical_mist": ("brown", "cloud_sign"),
    "dark_night": ("brown", "crescent_moon"), "united_butterflies": ("brown", "moth"),
    "bottom_butterfly": ("brown", "feather"),
    "dark_magic": ("purple", "crystal_ball"), "espionage": ("purple", "eye"), "concealed_door": ("green", "keyhole"),
    "evanescent_room": ("green", "hourglass"), "great_room": ("green", "castle"),
    "dangerous_room": ("green", "gremlin"),
    "locked_doors": ("green", "key"), "no_effect": ("plain", "broken_phial"),
}  # fmt: skip
"""Each trap: its kind, and the thing it is known by."""


def chip(sigil: str) -> str:
    """A seat's chip: told by outline, colour and sigil."""
    colour, outline = SEATS[sigil]
    defs = radial(
        "shine",
        (0, mix(colour, "#ffffff", 0.4)),
        (0.5, colour),
        (1, mix(colour, "#000000", 0.4)),
        at='cx=".36" cy=".26" r=".85"',
    )
    body = path(outline, "#1a1020", "#1a1020", 14, ' stroke-linejoin="round"')
    body += path(outline, "url(#shine)", "#f7e3b0", 6, ' stroke-linejoin="round"')
    return svg((-108, -108, 216, 216), body + path(SIGILS[sigil], "#1a1020"), defs)


def trap(name: str) -> str:
    """An octagon in the colour of its kind."""
    kind, motif = TRAPS[name]
    colour = KINDS[kind]
    octagon = polygon([(cos(a) * 100, sin(a) * 100) for a in (k * pi / 4 + pi / 8 for k in range(8))])
    inner = polygon([(cos(a) * 88, sin(a) * 88) for a in (k * pi / 4 + pi / 8 for k in range(8))])
    defs = radial("metal", (0, mix(colour, "#ffffff", 0.3)), (0.6, colour), (1, mix(colour, "#000000", 0.5)))
    body = path(octagon, "url(#metal)", "#140c16", 4) + path(inner, NIGHT, mix(colour, "#ffffff", 0.45), 3)
    return svg(
        (-104, -104, 208, 208),
        body
        + (
            mist_sign()
            if motif == "cloud_sign"
            else inlaid(emblem("trap" + name, motif, "gouache", IN_COLOUR), 0, 0, 124)
        ),
        defs,
    )


def mist_sign() -> str:
    """Three breaths of mist."""
    waves = "".join(f"M-58 {y}C-36 {y - 20}-22 {y + 18} 0 {y}S36 {y - 18} 58 {y}" for y in (-32, 0, 32))
    return path(waves, "none", "#e8eef2", 12, ' stroke-linecap="round"')


def butterfly(metal: str) -> str:
    """A pointer: gold with one spot on the wing, silver with two. The needle at its head is what points."""
    high, mid, low, cloth = (
        ("#fbe7a8", "#d0a54c", "#8a6526", "#8d2440")
        if metal == "gold"
        else ("#f2f5f7", "#b4bfc8", "#66737e", "#235a78")
    )
    defs = radial("metal", (0, high), (0.55, mid), (1, low))
    upper, lower = (
        smooth("4,-12! 18,-70 72,-92 92,-66 88,-30 60,0 8,8!"),
        smooth("8,8! 50,4 70,28 58,60 34,74 14,48 4,22!"),
    )
    inner = smooth("16,-18! 30,-56 66,-72 78,-54 60,-14 16,-2!") + smooth("16,16! 42,14 54,32 42,50 24,44!")
    spots = ellipse(60, -46, 7) + (ellipse(44, -26, 6) if metal == "silver" else "")
    veins = "M6-4L76-54M6-2L70-22M8 12L50 48M8 10L58 28"
    wing = (
        path(upper + lower, "url(#metal)", "#2b1a0a", 3)
        + path(inner, cloth)
        + path(veins, "none", "#2b1a0a", 2)
        + path(spots, "#fff6d6", "#2b1a0a", 1.6)
    )
    body = wing + f'<g transform="scale(-1 1)">{wing}</g>' + path("M0-100L7-40L-7-40Z", "#fff3c4", "#2b1a0a", 2.4)
    body += path(ellipse(0, 10, 8, 40) + ellipse(0, -34, 9), "#2b1a0a") + path("M0-12V32", "none", mid, 4)
    return svg((-104, -104, 208, 208), body, defs)


def bead(kind: str) -> str:
    """A bead of the gauge: light, dark, or spent (cracked)."""
    colour = {"light": "#e6bd68", "dark": "#5a3f8a", "spent": "#4a4450"}[kind]
    defs = radial(
        "bead",
        (0, mix(colour, "#ffffff", 0.65)),
        (0.5, colour),
        (1, mix(colour, "#000000", 0.55)),
        at='cx=".35" cy=".28" r=".8"',
    )
    crack = (
        path("M-14-80L4-30L-20-4L12 30L-2 78", "none", "#14101a", 8, ' stroke-linejoin="round"')
        if kind == "spent"
        else ""
    )
    mark = path("M14-40A42 42 0 1 0 40 22A34 34 0 1 1 14-40Z", "#e9ddf6") if kind == "dark" else ""
    return svg((-100, -100, 200, 200), path(circle(0, 0, 88), "url(#bead)", "#14101a", 5) + crack + mark, defs)


def door(lit: bool) -> str:
    """The stone ring round a picture; the chosen one turns to brass."""
    stone = "#b98a3c" if lit else "#6a5f78"
    body = path(circle(0, 0, 100) + circle(0, 0, 82), stone, "#120c1a", 2.4, ' fill-rule="evenodd"')
    joints = "".join(
        f"M{num(cos(a) * 82)} {num(sin(a) * 82)}L{num(cos(a) * 100)} {num(sin(a) * 100)}"
        for a in (k * pi / 9 + pi / 18 for k in range(18))
    )
    body += path(joints, "none", "#120c1a", 2) + path(circle(0, 0, 82), "none", GILT, 2)
    key = smooth("-14,-104! 14,-104! 10,-78! -10,-78!")
    return svg((-108, -108, 216, 216), body + path(key, mix(stone, "#ffffff", 0.25), "#120c1a", 2))


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
    out = {f"chip-{name}.svg": chip(name) for name in SEATS}
    out |= {f"trap-{name}.svg": trap(name) for name in TRAPS}
    out |= {f"butterfly-{metal}.svg": butterfly(metal) for metal in ("gold", "silver")}
    out |= {f"bead-{kind}.svg": bead(kind) for kind in ("light", "dark", "spent")}
    return out | {"door.svg": door(False), "door-chosen.svg": door(True), "back.svg": back()}
