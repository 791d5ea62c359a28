"""Oubliette's deck in the dungeon's dress: ordinary playing cards at a glance, each with what its rank plays."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from noctuary.art.kit import circle, num, polygon, rounded
from noctuary.art.pieces.letters import SUITS, glyph
from noctuary.art.pieces.stage import (
    GILT,
    INK,
    NIGHT,
    ON_NIGHT,
    ON_PAPER,
    PAPER,
    emblem,
    inlaid,
    path,
    radial,
    svg,
    turned,
)  # fmt: skip

RED, RED_ON_NIGHT, SILVER = "#a12a2a", "#f0766a", "#e9ddc3"
WIDTH, HEIGHT = 250, 350
EVENODD = ' fill-rule="evenodd"'

PLAYS: dict[str, tuple[str, dict[str, Any]]] = {
    "2": ("door", {}), "3r": ("birdcage", {}), "3b": ("key", {}), "4r": ("candle", {"edge": 1.8}), "4b": ("raven", {}),
    "5r": ("spike_pit", {}), "5b": ("owl", {}), "6": ("rope_coil", {}), "7r": ("mushroom", {}), "7b": ("cat", {}),
    "8": ("clock", {}), "9r": ("snare", {}), "9b": ("rope_coil", {}), "10": ("eye", {"ray": INK}),
    "Ab": ("portcullis", {}), "Ar": ("chasm", {}),
    "J": ("grave_hand", {}), "Q": ("fiend", {}), "K": ("wraith", {}), "X": ("gremlin", {}),
}  # fmt: skip
"""What each rank plays; `r` and `b` where red and black differ. The client uses the same keys."""
NIGHTLY = ("J", "Q", "K", "X")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
DECK = (*(rank + suit for suit in "CDHS" for rank in RANKS), "X1", "X2", "X3")


def key_of(card: str) -> str:
    """Which emblem a card bears."""
    if card.startswith("X"):
        return "X"
    rank, suit = card[:-1], card[-1]
    coloured = rank + ("r" if suit in "DH" else "b")
    return coloured if coloured in PLAYS else rank


def emblem_of(key: str) -> str:
    """The engraving of a rank, on its own."""
    motif, parameters = PLAYS[key]
    return emblem("oub" + key, motif, "engrave", ON_NIGHT if key in NIGHTLY else ON_PAPER, **parameters)


def ground(night: bool) -> tuple[str, str]:
    """Paper or night with its rules: what every card is printed on. Body and <defs>."""
    whole = rounded(1, 1, WIDTH - 2, HEIGHT - 2, 17)
    if night:
        defs = radial("ground", (0, "#2c2038"), (0.5, NIGHT), (1, "#120c1a"))
        body = path(whole, "url(#ground)", "#6b5428", 2)
        body += path(rounded(8, 8, WIDTH - 16, HEIGHT - 16, 12), "none", "#8b6d33", 2.4)
        return body + path(rounded(15, 15, WIDTH - 30, HEIGHT - 30, 9), "none", "#c9a24b", 1.2), defs
    defs = radial("ground", (0, "#fbf3df"), (0.5, PAPER), (0.88, "#e4d4b2"), (1, "#cdb88e"))
    body = path(whole, "url(#ground)", "#8b7450", 2)
    return body + path(rounded(10, 10, WIDTH - 20, HEIGHT - 20, 11), "none", "#a88f63", 2), defs


def corner(rank: str, suit: str, colour: str, tall: float = 52) -> str:
    """Rank over suit in the top left corner."""
    d, width = glyph(rank)
    k = tall / 100
    wide = min(k, 44 / width)
    x = 45 - width * wide / 2
    place = f"translate({num(x)} {num(26 + tall)}) scale({wide:.3g} {k:.3g})"
    out = f'<g transform="{place}">{path(d, colour, extra=EVENODD)}</g>'
    if suit:
        out += f'<g transform="translate(45 {num(26 + tall + 26)}) scale(.34)">{path(SUITS[suit], colour)}</g>'
    return out


def colour_of(card: str) -> str:
    """What rank and suit are printed in."""
    night = key_of(card) in NIGHTLY
    if card.startswith("X"):
        return GILT
    red = card[-1] in "DH"
    return (RED_ON_NIGHT if red else SILVER) if night else (RED if red else INK)


FRENCH = {"J": "V", "Q": "D", "K": "R"}


def rank_of(card: str, lang: str = "en") -> str:
    """The letters of a rank."""
    return FRENCH.get(card[:-1], card[:-1]) if lang == "fr" else card[:-1]


def marks_of(card: str, lang: str = "en") -> str:
    """What stands in two corners of a card; a gremlin's star keeps clear of the rule."""
    if card.startswith("X"):
        mark = corner("*", "", colour_of(card), 42)
    else:
        mark = corner(rank_of(card, lang), card[-1], colour_of(card))
    return mark + turned(mark, 180, WIDTH / 2, HEIGHT / 2)


def face(card: str, lang: str = "en") -> str:
    """A whole card."""
    key = key_of(card)
    body, defs = ground(key in NIGHTLY)
    marks = marks_of(card, lang)
    picture = inlaid(emblem_of(key), WIDTH / 2, HEIGHT / 2, 144)
    return svg((0, 0, WIDTH, HEIGHT), body + picture + marks, defs)


def back() -> str:
    """A grating in the floor with a light under it, two moons. The same upside down."""
    body, defs = ground(True)
    cx, cy = WIDTH / 2, HEIGHT / 2
    defs += radial(
        "light", (0, "#ffd98c"), (0.35, "#c9803a"), (0.8, "#3a2038"), (1, "#140c1c"), at='cx=".5" cy=".5" r=".5"'
    )
    lozenges = "".join(
        f"M{num(x)} {num(y - 7)}L{num(x + 5)} {num(y)}L{num(x)} {num(y + 7)}L{num(x - 5)} {num(y)}Z"
        for r in range(-7, 8)
        for c in range(-5, 6)
        for x, y in [(cx + c * 20 + (10 if r % 2 else 0), cy + r * 20)]
        if abs(x - cx) < 100 and abs(y - cy) < 150 and ((x - cx) ** 2 + (y - cy) ** 2) ** 0.5 > 92
    )
    body += path(lozenges, "none", "#4a3a66", 1.1)
    body += path(circle(cx, cy, 84), "#4d3d63", "#0c0814", 2) + path(circle(cx, cy, 64), "url(#light)", GILT, 2.4)
    stones = "".join(
        f"M{num(cx + cos(a) * 66)} {num(cy + sin(a) * 66)}L{num(cx + cos(a) * 83)} {num(cy + sin(a) * 83)}"
        for a in (k * pi / 12 for k in range(24))
    )
    body += path(stones, "none", "#1a1226", 2.4)
    bars = ""
    for k in (-2, -1, 0, 1, 2):
        reach = (64**2 - (k * 22) ** 2) ** 0.5
        bars += polygon([(cx + k * 22, cy - reach), (cx + k * 22, cy + reach)], closed=False)
        bars += polygon([(cx - reach, cy + k * 22), (cx + reach, cy + k * 22)], closed=False)
    body += path(bars, "none", "#120c1a", 7) + path(bars, "none", "#6b5a4a", 3)
    moon = path("M0-18A18 18 0 1 0 16 8A14 14 0 1 1 0-18Z", GILT)
    sign = moon + path("M-46 0H-28M28 0H46", "none", GILT, 2)
    sign = f'<g transform="translate({num(cx)} {num(cy - 118)})">{sign}</g>'
    return svg((0, 0, WIDTH, HEIGHT), body + sign + turned(sign, 180, cx, cy), defs)


def overlay(kind: str) -> str:
    """Portcullis or chasm as they lie over the path: in gilt, without a card."""
    return emblem("over" + kind, kind, "engrave", ON_NIGHT)


def files() -> dict[str, str]:
    """Everything the client takes, by file name."""
    out = {f"{key}.svg": emblem_of(key) for key in PLAYS}
    for name, night in (("paper", False), ("night", True)):
        body, defs = ground(night)
        out[f"ground-{name}.svg"] = svg((0, 0, WIDTH, HEIGHT), body, defs)
    for suit, d in SUITS.items():
        out[f"suit-{suit}.svg"] = svg((-50, -54, 100, 108), path(d, RED if suit in "DH" else INK))
    out["back.svg"] = back()
    out["portcullis.svg"] = overlay("portcullis")
    out["chasm.svg"] = overlay("chasm")
    return out
