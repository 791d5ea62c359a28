"""Occulto's emblems that are no single thing of the motif library: a swap, a gust, a horn of plenty.

Each is drawn round its own origin in a box of -100..100.
"""

from __future__ import annotations

from noctuary.art.kit import Pen, circle, ellipse, mirrored, mix, polygon, rounded, smooth, sparkle
from noctuary.art.pieces.stage import GILT
from noctuary.art.registry import draw

ROUND = ' stroke-linecap="round" stroke-linejoin="round"'
WINE, TEAL, BRASS = "#8a3149", "#2f7f8d", "#c9a24b"


def _ribbon(p: Pen, d: str, width: float, paint: str) -> None:
    """An even band with an inked edge."""
    p.path(d, "none", 1, f' stroke="{p.pal.ink}" stroke-width="{width + 6:g}"{ROUND}')
    p.path(d, "none", 1, f' stroke="{paint}" stroke-width="{width:g}"{ROUND}')


def _card(p: Pen, colour: str, edge: str) -> None:
    """The back of a card, 38 wide."""
    p.form(rounded(-19, -28, 38, 56, 6), colour, shade=(-4, -4), outline=2.4)
    p.stroke(rounded(-13, -22, 26, 44, 3), edge, 2)


def horn_of_plenty(p: Pen) -> None:
    """It pours one potion more of any colour."""
    horn = (
        "M-90-44C-98-66-72-84-56-70C-44-59-56-46-64-52C-72-20-40 0-6-18C16-30 34-46 46-60L86 18"
        "C66 56 14 74-28 58C-66 43-86-4-90-44Z"
    )
    p.form(horn, "#c08238", shade=(-8, -8), rim=2, hatch=0.5, outline=2.4)
    for rib in ("-77,-28 -62,6 -40,32", "-52,-8 -36,24 -12,42", "-26,-10 -12,22 14,42", "2,-20 18,14 40,34"):
        p.line(rib, 6, "#5b3413", "both", 0.8)
    p.line("-74,-36 -34,4 6,-2 50,-44", 5, "#fff1c6", "both", 0.6)
    p.group("rotate(-27 66 -21)")
    p.form(ellipse(66, -21, 23, 47), GILT, outline=2)
    p.form(ellipse(66, -21, 18, 41), "#2a1708", fill="flat", outline=0)
    p.end()
    for x, y, r, colour in (
        (62, -38, 19, "#8857c2"), (84, -14, 16, "#c8443a"), (58, 0, 20, "#e8c04a"), (83, 20, 17, "#e0842f"),
        (52, 36, 18, "#3f7fc4"), (82, 54, 16, "#4fa862"), (33, 68, 15, "#c8443a"),
    ):  # fmt: skip
        p.form(ellipse(x, y, r), colour, fill="rad", contrast=1.1, outline=2)
        p.flat(ellipse(x - r * 0.35, y - r * 0.4, r * 0.27, r * 0.18), "#ffffff", 0.8)


def barter(p: Pen) -> None:
    """Two hands of cards change places."""
    for x, y, first, colour, edge in ((-34, 34, -33, WINE, "#e6c476"), (38, 46, -3, TEAL, "#cdeaec")):
        for k in range(3):
            p.group(f"translate({x} {y}) rotate({first + 17 * k}) scale(1.3) translate(0 -27)")
            _card(p, colour, edge)
            if k == 2:
                p.flat(sparkle(0, 0, 13, 0.5) if x < 0 else circle(0, 0, 8), edge)
            p.end()
    for bow, head in (
        ("M-58-62C-30-90 24-92 54-66", "74,-46 40,-51 67,-82"),
        ("M58 74C30 96-24 98-54 78", "-76,60 -42,63 -65,94"),
    ):
        _ribbon(p, bow, 8, "#f1d68e")
        p.form(polygon(head), "#f1d68e", contrast=0.4, outline=2.4)


def spyhole(p: Pen) -> None:
    """Somebody looks in."""
    plate = smooth(mirrored("0,-94 40,-86 64,-46 54,4 70,60 46,90 0,96"))
    p.form(plate, BRASS, shade=(-8, -6), rim=2, hatch=0.4, outline=2.4)
    p.stroke(smooth(mirrored("0,-82 32,-75 52,-44 43,4 58,60 38,79 0,85")), mix(BRASS, p.pal.ink, 0.5), 3)
    for x, y in ((0, -70), (-42, 66), (42, 66)):
        p.form(ellipse(x, y, 5.5), mix(BRASS, p.pal.ink, 0.3), fill="rad", outline=1.2)
    hole = "M0-52C24-52 40-36 40-14C40 2 31 13 20 20L32 66H-32L-20 20C-31 13-40 2-40-14C-40-36-24-52 0-52Z"
    p.form(hole, "#120a1c", fill="flat", outline=3)
    p.inside(hole)
    p.group("translate(0 -14) scale(.42)")
    draw("eye", p, iris="#3f8fb8", rays=False)
    p.end()
    p.end()


def gust(p: Pen) -> None:
    """Three breaths, and leaves that have no say."""
    paint = p.linear(((0, "#f4f8fc"), (0.5, "#b3cbdc"), (1, "#6d90ab")), 10)
    for d in (
        "M-92-34H18C54-34 62-82 26-84C4-85-4-60 14-53",
        "M-74 2H54C98 2 98 62 54 60C32 59 28 36 46 30",
        "M-92 38H-6C24 38 26 82-4 82C-22 82-26 64-13 60",
    ):
        _ribbon(p, d, 14, paint)
        p.path(d, "none", 0.65, f' stroke="#fff" stroke-width="3" transform="translate(-1 -4)"{ROUND}')
    for x, y, turn, colour in (
        (-56, -66, -24, "#e0842f"),
        (82, -16, 30, "#d0493e"),
        (-40, 20, -10, "#e8c04a"),
        (40, 88, -18, "#e0842f"),
    ):
        p.group(f"translate({x} {y}) rotate({turn})")
        p.form(smooth("-19,0! -8,-11 8,-11 20,0! 8,11 -8,11"), colour, outline=1.6)
        p.line("-24,0 -4,0 15,0", 3, mix(colour, p.pal.ink, 0.5), "both")
        p.end()


def whirlwind(p: Pen) -> None:
    """It takes the characters off the table."""
    colour = "#8c74b8"
    for left, right, y in (
        (-8, 4, 82), (-18, 4, 68), (-17, 17, 52), (-17, 33, 34), (-37, 31, 15), (-38, 52, -6), (-61, 53, -28),
        (-64, 76, -52), (-84, 84, -78),
    ):  # fmt: skip
        low, high = 8 + 0.1 * (right - left), 5 + 0.065 * (right - left)
        front = f"C{left} {y + low:g} {right} {y + low:g} {right} {y}"
        ring = f"M{left} {y}{front}C{right} {y - high:g} {left} {y - high:g} {left} {y}Z"
        p.form(ring, colour, shade=(-3, -4), hatch=0.3, outline=1.8)
        bow = [(left + (right - left) * t, y + low * h) for t, h in ((0.09, 0.3), (0.4, 0.68), (0.8, 0.5))]
        p.line(bow, 3.6, "#f4eefc", "both", 0.85)
    p.form(ellipse(0, -80, 66, 8), "#2a1c3d", fill="flat", outline=0)
    for x, y, turn in ((-74, -18, -28), (70, 20, 24), (-44, 50, 16)):
        p.group(f"translate({x} {y}) rotate({turn}) scale(.54)")
        _card(p, WINE, "#e6c476")
        p.end()
    p.flat(sparkle(60, 62, 8, 0.5) + sparkle(84, -30, 8, 0.5) + sparkle(-78, 22, 8, 0.5), "#f1d68e")


def two_masks(p: Pen) -> None:
    """One face for another."""
    face = smooth(mirrored("0,-84 44,-78 62,-44 54,10 34,58 0,88"))
    for place, colour, mouth in (
        ("translate(-30 -10) rotate(9) scale(.86)", "#e0b04a", "-24,38 0,24 24,38"),
        ("translate(30 10) rotate(-9) scale(.86)", "#3f8f9c", "-24,34 0,48 24,34"),
    ):
        p.group(place)
        p.form(face, colour, shade=(-10, -6), rim=2.4, hatch=0.5, outline=2.6)
        for s in (-1, 1):
            eye = [(s * 8, -22, 1.0), (s * 26, -36), (s * 45, -24, 1.0), (s * 26, -9)]
            p.form(smooth(eye), p.pal.ink, fill="flat", outline=0)
        p.line(mouth, 7, p.pal.ink, "both")
        p.line("0,-16 -8,4 4,12", 4, p.ink(colour), "both")
        p.end()
