"""The eight seats of the house: a chip and a portrait each, told apart by outline, by sign and by colour."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import circle, mix, num, star
from noctuary.art.kit.curves import pair, polygon
from noctuary.art.pieces.stage import linear, path, radial, svg

COLOURS = ("#d6504a", "#e3b341", "#4fa36a", "#4b8fd6", "#9a67d1", "#e58bb4", "#9fb0bd", "#f4ecd8")
DARK, BRASS, EDGE = "#150d1c", "#d9b35a", "#4b3010"


def _scallops(count: int, r: float, reach: float) -> str:
    """A rim of bows."""

    def at(k: float, q: float) -> str:
        a = 2 * pi * k / count - pi / 2
        return pair(q * cos(a), q * sin(a))

    return f"M{at(0, r)}" + "".join(f"Q{at(k + 0.5, reach)} {at(k + 1, r)}" for k in range(count)) + "Z"


def _flake(x: float, y: float, r: float) -> str:
    """A crystal of snow: six arms with barbs."""

    def at(turn: int, along: float, aside: float) -> str:
        a = turn * pi / 3 - pi / 2
        return pair(x + along * cos(a) - aside * sin(a), y + along * sin(a) + aside * cos(a))

    arm = ((0, -0.9), (0.42, -0.9), (0.66, -2.9), (0.78, -1.9), (0.66, -0.9), (1, -0.9))
    points = [(along * r, aside) for along, aside in arm]
    points += [(along, -aside) for along, aside in reversed(points)]
    return "".join("M" + "L".join(at(k, *point) for point in points) + "Z" for k in range(6))


OUTLINES = (
    circle(0, 0, 14),
    _scallops(10, 12.4, 17.4),
    "M-12-12Q0-15 12-12L12 1Q11 10 0 15Q-11 10-12 1Z",
    polygon([(cos(a) * 15, sin(a) * 15) for a in (k * pi / 3 + pi / 6 for k in range(6))]),
    star(0, 0, 15.4, 11.6, 8),
    "M0-14.5C8-14.5 9.5-8.5 8.4-8.4C8.5-9.5 14.5-8 14.5 0C14.5 8 8.5 9.5 8.4 8.4C9.5 8.5 8 14.5 0 14.5"
    "C-8 14.5-9.5 8.5-8.4 8.4C-8.5 9.5-14.5 8-14.5 0C-14.5-8-8.5-9.5-8.4-8.4C-9.5-8.5-8-14.5 0-14.5Z",
    polygon("0,-16 14,0 0,16 -14,0"),
    "M-3.2-13.8Q0-17 3.2-13.8L14.6 8Q16 13 11 13.4L-11 13.4Q-16 13-14.6 8Z",
)
"""Coin, bows, shield, hexagon, star, quatrefoil, lozenge, triangle."""
SIGNS = (
    "M0-8C4-4 6-1 5 3C4.4 6.4 2 8 0 8C-2.6 8-5 6-5 2.6C-5 0-3.4-1-2.6-3C-1.6-1.6-1.4-.8-1 0C.6-2.4.8-5 0-8Z",
    circle(0, 0, 3.6) + "M-.9-8h1.8v2.8h-1.8zM-.9 5.2h1.8v2.8h-1.8zM-8-.9h2.8v1.8h-2.8zM5.2-.9h2.8v1.8h-2.8z"
    "M-6.2-5l1.2-1.2 2 2-1.2 1.2zM6.2-5l-1.2-1.2-2 2 1.2 1.2zM-6.2 5l1.2 1.2 2-2-1.2-1.2zM6.2 5l-1.2 1.2-2-2 1.2-1.2z",
    "M5.5-8C6.5 0 4 5.5-2 5.8L-4.4 9L-5.8 8.2L-3.6 4.9C-7-1-2-6.5 5.5-8ZM3-4.6C-.6-2-2.4 1-3 4C0 2.4 2.4-1 3-4.6Z",
    "M0-9C4-3.4 6 0 6 3.2A6 6 0 0 1-6 3.2C-6 0-4-3.4 0-9ZM-3.4 3A3.4 3.4 0 0 0 0 6.8L0 5.4A2 2 0 0 1-2 3Z",
    star(0, 0, 8.6, 3.5, 5),
    "M0 7.5L-6.4 1A3.9 3.9 0 0 1 0-4.4A3.9 3.9 0 0 1 6.4 1Z",
    "M3-7.4A7.6 7.6 0 1 0 3 7.4A6 6 0 1 1 3-7.4Z",
    _flake(0, 3.8, 7.2),
)
"""Flame, sun, leaf, drop, star, heart, moon, snow."""


def chip(seat: int) -> str:
    """What a wizard lays on a door."""
    outline = OUTLINES[seat]
    defs = radial("shine", (0, "#fff", 0.55), (0.5, "#fff", 0), (1, "#000", 0.45), at='cx=".35" cy=".2" r=".9"')
    body = path(outline, "#1a1020", extra=' transform="scale(1.1)"')
    body += path(outline, COLOURS[seat], "#f7e3b0", 1.3)
    body += path(outline, "none", "#1a1020", 1, ' transform="scale(.8)" stroke-opacity=".35"')
    body += path(outline, "url(#shine)") + path(SIGNS[seat], "#170d1c", extra=' fill-rule="evenodd"')
    return svg((-18, -18, 36, 36), body, defs)


# portraits --------------------------------------------------------------------------------------------------------

HAIR = "M36 84C34 66 34 58 36 52H84C86 58 86 66 84 84C80 98 70 102 60 102C50 102 40 98 36 84Z"
RAYS = "".join(
    f'<path d="M60 4L63.5 18L56.5 18Z" transform="rotate({angle} 60 48)"/>' for angle in range(-100, 101, 25)
)
ANTLERS = "M42 30C34 20 32 12 24 8M36 20C30 20 26 18 20 20M78 30C86 20 88 12 96 8M84 20C90 20 94 18 100 20"


def _cloth(d: str, paint: str) -> str:
    return path(d, paint) + path(d, "url(#shade)")


def _brass(d: str) -> str:
    return path(d, BRASS, EDGE, 1)


def _head(seat: int, light: str, dark: str) -> str:
    """What each wears on the head: the portrait's outline."""
    if seat == 0:
        cone, brim = (
            "M60 6C66 18 70 26 86 52Q60 62 34 52C46 34 50 22 47 10Q54 12 60 6Z",
            "M18 54Q60 34 102 54Q96 66 60 67Q24 66 18 54Z",
        )
        return _cloth(cone, light) + _cloth(brim, dark)
    if seat == 1:
        rays = f'<g fill="{BRASS}" stroke="{EDGE}">{RAYS}</g>'
        return rays + _cloth("M26 84C22 40 40 22 60 22C80 22 98 40 94 84Z", light)
    if seat == 2:
        horns = path(ANTLERS, "none", BRASS, 4, ' stroke-linecap="round"')
        return horns + _cloth("M26 84C20 46 38 20 60 18C82 20 100 46 94 84Z", light)
    if seat == 3:
        crown = _cloth("M40 46C40 24 46 16 60 16C74 16 80 24 80 46Z", light)
        brim = _cloth("M8 50C24 40 40 46 60 46C80 46 96 40 112 50C100 64 84 62 60 62C36 62 20 64 8 50Z", dark)
        return crown + brim + _brass("M78 40C92 30 96 16 92 6C84 12 78 24 77 40Z")
    if seat == 4:
        hood = _cloth("M26 84C22 48 36 26 60 26C84 26 98 48 94 84Z", light)
        return hood + _brass("M30 42L28 18L42 30L50 10L60 26L70 10L78 30L92 18L90 42Q60 30 30 42Z")
    if seat == 5:
        veil = _cloth("M22 96C16 44 34 20 60 20C86 20 104 44 98 96C88 70 88 52 60 44C32 52 32 70 22 96Z", dark)
        cap = _cloth("M34 56C34 36 44 28 60 28C76 28 86 36 86 56Q60 42 34 56Z", light)
        return veil + cap + _brass(circle(82, 32, 9) + circle(70, 24, 6))
    if seat == 6:
        hood = _cloth("M24 86C18 44 38 24 60 24C82 24 102 44 96 86Z", light)
        return hood + _brass("M38 6A24 22 0 0 0 82 6A27 27 0 1 1 38 6Z")
    hood = _cloth("M20 92C14 50 34 26 60 8C86 26 106 50 100 92Z", dark)
    fur = path(_scallops(14, 31, 42), mix(light, "#ffffff", 0.55), EDGE, 1, ' transform="translate(60 66)"')
    return hood + fur + _brass(circle(60, 14, 6))


def wizard(seat: int) -> str:
    """Who sits there: a robe, a face in its shadow, two lit eyes."""
    robe, light, dark = (mix(DARK, COLOURS[seat], share) for share in (0.62, 0.82, 0.55))
    head = _head(seat, light, dark)
    if seat in (0, 3):  # a hat is worn over the hair, a hood round the face
        face = _cloth(HAIR, dark) + path("M41 56C40 80 47 93 60 93C73 93 80 80 79 56Z", "url(#face)") + head
    else:
        oval = "M37 66C35 46 45 37 60 37C75 37 85 46 83 66C83 85 73 95 60 95C47 95 37 85 37 66Z"
        face = head + path(oval, "url(#face)", BRASS, 1.8)
    round_ = ' stroke-linecap="round"'
    shoulders = "M2 120C6 94 28 84 60 82C92 84 114 94 118 120Z"
    folds = "M34 94C28 104 27 112 27 120M86 94C92 104 93 112 93 120M46 100V120M74 100V120"
    body = _cloth(shoulders, robe) + path(folds, "none", "#0b0610", 2, ' stroke-opacity=".45"')
    body += path("M9 108C16 96 30 89 44 87", "none", "#fff", 2.5, f' stroke-opacity=".28"{round_}') + face
    body += path("M60 70l-3 11q3 2.5 6 0M52 87q8 4 16 0", "none", "#8a5a3c", 1.6, f' stroke-opacity=".55"{round_}')
    body += "".join(f'<circle cx="{num(x)}" cy="69" r="13" fill="url(#halo)" opacity=".42"/>' for x in (50.5, 69.5))
    body += path("M45 70q6-6.5 11-.5q-6 4.5-11 .5zM64 69.5q5-6 11 .5q-5 4-11-.5z", "#ffe9ad")
    body += path("M38 92Q60 112 82 92L86 97Q60 119 34 97Z", "url(#gold)", EDGE, 1)
    face_at = 'cx=".42" cy="1.05" r=".95"'
    defs = (
        linear("gold", (0, "#fbe7a8"), (0.5, "#d0a54c"), (1, "#8a6526"))
        + radial("halo", (0, "#ffcf7a", 0.75), (1, "#ffb04a", 0), at="")
        + linear("shade", (0, "#fff", 0.2), (0.4, "#000", 0), (1, "#08030c", 0.62), at='x2="1" y2=".5"')
        + radial("face", (0, "#a06a44"), (0.3, "#5b3830"), (0.72, "#170b16"), (1, "#08040a"), at=face_at)
    )
    return svg((0, 0, 120, 120), body, defs)


def files() -> dict[str, str]:
    """Everything the client takes, by file name; seats are numbered from one, as on the wire."""
    seats = range(len(COLOURS))
    return {f"chip-{k + 1}.svg": chip(k) for k in seats} | {f"wizard-{k + 1}.svg": wizard(k) for k in seats}
