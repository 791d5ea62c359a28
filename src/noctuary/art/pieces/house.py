"""The house: its owl (logo and favicon) and one cover for each game."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import arch, circle, mirrored, mix, num, polygon, rect, rounded, smooth, sparkle
from noctuary.art.pieces import obscurio, occulto, oubliette, seats
from noctuary.art.pieces.stage import GILT, IN_COLOUR, NIGHT, ON_NIGHT, WINE, emblem, inlaid, path, radial, svg

COVER = (0.0, 0.0, 600.0, 800.0)


def owl(paint: str, dark: str) -> str:
    """An owl that is also an open book: wings are pages, eyes are moons."""
    body = path(smooth(mirrored("0,-62 40,-70 84,-98! 92,-40 78,30 46,78 0,98")), paint)
    body += path(smooth(mirrored("0,-44 34,-54 74,-76! 78,-34 66,22 40,66 0,84")), dark)
    for s in (-1, 1):
        body += path(circle(s * 34, -22, 31), paint) + path(circle(s * 34, -22, 23), dark)
        crescent = f"M{num(s * 34 - 2)} -38A16 16 0 1 0 {num(s * 34 + 13)} -14A13 13 0 1 1 {num(s * 34 - 2)} -38Z"
        body += path(crescent, paint)
        body += path(
            "".join(
                f"M{num(s * 6)} {y}C{num(s * 24)} {y - 12} {num(s * 40)} {y - 10} {num(s * 54)} {y - 8 - k * 2}"
                for k, y in enumerate((40, 56))
            ),
            "none",
            paint,
            5,
            ' stroke-linecap="round"',
        )
    return (
        body + path(polygon("0,14 -11,-6 11,-6"), paint) + path("M0 22V82", "none", paint, 5, ' stroke-linecap="round"')
    )


def logo() -> str:
    """The owl alone, in gilt, for dark ground."""
    return svg((-104, -106, 208, 212), owl(GILT, NIGHT))


def favicon() -> str:
    """The owl on its tile: readable at 16 pixels."""
    return svg((-128, -128, 256, 256), path(rounded(-126, -126, 252, 252, 56), NIGHT) + owl("#f1d68e", NIGHT))


def _board(name: str, middle: str, edge: str, gilt: str, inside: str, more: str = "") -> str:
    """A bound book: leather, fillets, corners."""
    defs = radial("leather", (0, middle), (1, edge)) + more
    body = path(rounded(2, 2, 596, 796, 18), "url(#leather)", "#0c0810", 4) + path(
        rect(2, 20, 34, 760), mix(edge, "#000000", 0.35)
    )
    body += path(rounded(56, 26, 518, 748, 10), "none", gilt, 4) + path(rounded(68, 38, 494, 724, 6), "none", gilt, 1.6)
    corner = path("M0 0H92C70 12 64 30 66 52C46 46 24 54 0 92Z", "none", gilt, 3) + path(circle(26, 26, 7), gilt)
    for x, y, sx, sy in ((76, 46, 1, 1), (554, 46, -1, 1), (76, 754, 1, -1), (554, 754, -1, -1)):
        body += f'<g transform="translate({x} {y}) scale({sx} {sy})">{corner}</g>'
    return svg(COVER, f'<g id="{name}">{body}{inside}</g>', defs)


def obscurio_cover() -> str:
    """An eye that is a keyhole in a ring of six doors, and two butterflies."""
    cx, cy, gold = 315, 400, "#e6bd68"
    inside = path(circle(cx, cy, 190), "none", gold, 3)
    for k in range(6):
        a = k * pi / 3 - pi / 2
        x, y = cx + cos(a) * 190, cy + sin(a) * 190
        inside += path(circle(x, y, 56), "#120c1a", gold, 4) + path(
            circle(x, y, 44), ("#8a3f4a", "#3f6f8a", "#7a5fa8", "#4f8a5f", "#b8863c", "#4a5a8a")[k], "#120c1a", 2
        )
        inside += path(
            sparkle(x, y, 30, 0.5),
            "#f7e9c4",
        )
    eye = smooth(
        [
            (cx - 112, cy, 1),
            (cx - 52, cy - 48),
            (cx + 52, cy - 48),
            (cx + 112, cy, 1),
            (cx + 52, cy + 48),
            (cx - 52, cy + 48),
        ]
    )
    inside += path(eye, "#f3e8d2", gold, 5) + path(circle(cx, cy, 54), "#4a2f78", "#120c1a", 4)
    inside += path(
        circle(cx, cy - 10, 19) + polygon([(cx - 9, cy), (cx + 9, cy), (cx + 17, cy + 36), (cx - 17, cy + 36)]),
        "#120c1a",
    )
    for metal, x, y, turn in (("gold", 190, 160, 38), ("silver", 440, 644, 214)):
        inside += (
            f'<g transform="rotate({turn} {x} {y})">{inlaid(_apart(obscurio.butterfly(metal), metal), x, y, 130)}</g>'
        )
    return _board("obscurio", "#4a3a78", "#1c1434", gold, inside)


def oubliette_cover() -> str:
    """Stairs that go down through three arches towards a grating with a light under it."""
    gold = "#c9a24b"
    inside = ""
    for k, tone in enumerate(("#4a4058", "#382f48", "#261f36", "#150f20")):
        w, top = 380 - k * 84, 150 + k * 84
        inside += path(arch(315 - w / 2, top, w, 690 - top), tone, gold if k == 0 else "#120c1a", 4)
    for k in range(7):
        w, y = 120 + k * 42, 468 + k * 32
        inside += path(rect(315 - w / 2, y, w, 32), mix("#2a2238", "#8a7460", k / 8), "#120c1a", 2)
    inside += inlaid(_apart(emblem("coverp", "portcullis", "engrave", ON_NIGHT), "p"), 315, 400, 128)
    inside += path("M315 96L325 116L346 119L330 134L334 156L315 145L296 156L300 134L284 119L305 116Z", gold)
    return _board("oubliette", "#3a3346", "#14101c", gold, inside)


def occulto_cover() -> str:
    """Six flasks of six colours round a mask that keeps its eyes shut."""
    gold, cx, cy = "#e6bd68", 315, 400
    rays = []
    for k in range(36):
        a, r = k * pi / 18, 166 if k % 2 else 146
        rays.append(polygon([(cx + cos(a) * 118, cy + sin(a) * 142), (cx + cos(a) * r, cy + sin(a) * r * 1.14)], False))
    inside = path("".join(rays), "none", gold, 3)
    mask = smooth(mirrored("0,-126 56,-114 88,-62 78,16 46,86 0,120"))
    inside += f'<g transform="translate({cx} {cy})">{path(mask, "#240a18", gold, 5)}'
    inside += (
        path(
            "M-64-22Q-38-2-14-22M64-22Q38-2 14-22M0-20L-9 30L4 33M-26 66Q0 54 26 66",
            "none",
            gold,
            5,
            ' stroke-linecap="round"',
        )
        + "</g>"
    )
    for k, (colour, paint) in enumerate(occulto.COLOURS.items()):
        a = k * pi / 3 - pi / 2
        x, y = cx + cos(a) * 206, cy + sin(a) * 252
        inside += path(circle(x, y, 56), NIGHT, mix(paint, "#ffffff", 0.4), 4)
        inside += inlaid(
            _apart(emblem("cover" + colour, "phial", "gouache", IN_COLOUR, colour=paint), colour), x, y, 84
        )
    return _board("occulto", "#6a2038", WINE, gold, inside)


def _apart(picture: str, name: str) -> str:
    """The same file with ids of its own, so that several can lie in one."""
    return (
        picture.replace('id="', f'id="{name}-').replace("url(#", f"url(#{name}-").replace('href="#', f'href="#{name}-')
    )


def files() -> dict[str, str]:
    """Everything the client takes, by file name."""
    return {
        "logo.svg": logo(),
        "favicon.svg": favicon(),
        "cover-obscurio.svg": obscurio_cover(),
        "cover-oubliette.svg": oubliette_cover(),
        "cover-occulto.svg": occulto_cover(),
    }


GAMES = {
    "oubliette": oubliette.files, "occulto": occulto.files, "obscurio": obscurio.files, "seats": seats.files,
    "house": files,
}  # fmt: skip
"""Folder of each set of pieces, and what draws it."""
