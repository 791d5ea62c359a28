"""Heads: four views, eight expressions, hair and hats. Drawn round (0, 0) with a radius of about 20."""

from __future__ import annotations

from noctuary.art.kit import Pen, ellipse, mix, shift, smooth

FACES = {
    "front": "0,-21 14,-17 18,-3 15,10 7,19 0,21 -7,19 -15,10 -18,-3 -14,-17",
    "three": "2,-21 15,-17 18,-4 16,3 17,9 11,18 3,21 -7,17 -15,8 -18,-4 -14,-17",
    "side": "-2,-21 10,-18 15,-9 14,-4! 22,5 16,8! 17,11 15,13! 14,17 7,20 -2,17 -10,10 -17,0 -15,-14",
}
# eyes (wide of the lid), brow lift, mouth
EXPRESSIONS = {
    "calm": ("open", 0, "flat"),
    "joy": ("arc", 2, "smile"),
    "wonder": ("wide", 4, "round"),
    "fear": ("wide", 5, "wave"),
    "sad": ("down", -3, "frown"),
    "sleep": ("shut", 0, "flat"),
    "sing": ("shut", 3, "round"),
    "sly": ("half", -2, "smirk"),
}


def _eye(p: Pen, x: float, y: float, lid: str, brow: float, side: float, far: float) -> None:
    ink, pal = p.pal.ink, p.pal
    if lid in ("shut", "arc", "down"):
        bend = {"shut": 3, "arc": -3.4, "down": 2}[lid]
        p.line([(x - 4 * far, y), (x, y + bend), (x + 4 * far, y)], 2.1, ink)
        if lid == "shut":
            p.dashes([(x - 2, y + 2.4, x - 3, y + 5), (x + 2, y + 2.4, x + 3, y + 5)], 0.8, ink)
    else:
        high = {"open": 3.8, "wide": 5, "half": 2.6}[lid]
        p.form(ellipse(x, y, 4.2 * far, high), mix(pal.bone, "#ffffff", 0.5), fill="flat", outline=0.8)
        p.form(ellipse(x + 1.1 * side, y, 2.4 * far, min(high, 2.9)), ink, fill="flat", outline=0)
        p.dots([(x + 0.2, y - 1.2, 0.9)], "#ffffff")
        p.line([(x - 5 * far, y - high * 0.6), (x, y - high - 0.6), (x + 5 * far, y - high * 0.5)], 1.8, ink)
    tilt = -brow * 0.5 * (1 if x > 0 else -1)
    p.line(
        [(x - 5, y - 8 - brow - tilt), (x, y - 9.6 - brow), (x + 5, y - 8 - brow + tilt)], 2, mix(ink, pal.wood, 0.3)
    )


def _mouth(p: Pen, x: float, y: float, kind: str, skin: str) -> None:
    red = mix(p.pal.red, skin, 0.25)
    if kind == "round":
        p.form(ellipse(x, y + 1, 3.2, 4), mix(p.pal.red, p.pal.ink, 0.6), fill="flat", outline=0.8)
        return
    bends = {"flat": 0.8, "smile": 4, "frown": -3.4, "wave": -1.5, "smirk": 2.4}
    b = bends[kind]
    p.line([(x - 5.4, y - b * 0.3), (x, y + b * 0.7), (x + 5.4, y - b * (0.9 if kind == "smirk" else 0.3))], 2.2, red)


def face(p: Pen, view: str, mood: str, skin: str) -> None:
    """The head and what it feels; seen from behind there is only hair, which `hair` draws."""
    if view == "back":
        p.form(ellipse(0, 0, 17.5, 20.5), shift(skin, -0.06), contrast=1, outline=1.4)
        for x in (-17, 17):
            p.form(ellipse(x, 3, 3.4, 5), skin, outline=1)
        return
    lid, brow, mouth = EXPRESSIONS[mood]
    if view == "front":
        for x in (-18, 18):
            p.form(ellipse(x, 2, 3.6, 5.4), skin, outline=1)
    p.form(smooth(FACES[view]), skin, fill="rad", contrast=1, outline=1.7, rim=1.5, shade=(-4, -3), shade_opacity=0.22)
    blush = mix(p.pal.a3, skin, 0.35)
    if view == "side":
        p.form(ellipse(-4, 3, 3.6, 5.6), shift(skin, -0.03), outline=1)
        p.glow(8, 8, 7, blush, 0.6)
        _eye(p, 9, -2, lid, brow, 1, 0.75)
        p.line("20,5 17,8.4 15,7.6", 1.2, p.ink(skin))
        _mouth(p, 13, 12.5, mouth, skin)
        return
    x = 5 if view == "three" else 0
    for dx in (-9, 9):
        p.glow(x + dx * 1.15, 8, 6.5, blush, 0.55)
    _eye(p, x - 7.5, -1, lid, brow, x / 5, 1)
    _eye(p, x + 7.5, -1, lid, brow, x / 5, 0.85 if x else 1)
    p.line([(x + 1, 2), (x + 3.4, 7), (x, 8)], 1.6, p.ink(skin), "fat", 0.8)
    _mouth(p, x, 13, mouth, skin)
    if view == "three":
        p.form(ellipse(-15, 3, 3.2, 5.2), shift(skin, -0.03), outline=1)


CROWN = "-20,4! -22,-12 -12,-26 6,-28 19,-19 20,-4! 15,-11 4,-14 -8,-13 -14,-7"
SIDE_CROWN = "-8,16! -20,8 -23,-8 -14,-25 4,-28 17,-17! 9,-13 0,-11 -4,-4! -8,-3 -9,4!"
BACK = "-19,10! -22,-8 -14,-25 2,-28 16,-24 22,-8 19,10! 10,17 0,14 -10,17"


def hair_behind(p: Pen, style: str, colour: str) -> None:
    """Hair that hangs behind the head and shoulders."""
    if style in ("long", "braids"):
        p.form(
            smooth("-20,-8 -25,16 -27,40! -18,34 -12,38! -10,4 0,-4 10,4 12,38! 18,34 26,40! 24,14 20,-8 0,-24"),
            colour,
            outline=1.4,
        )
    elif style == "bob":
        p.form(smooth("-20,-8 -25,8 -22,21! -13,17 -10,2 0,-4 10,2 13,17 22,21! 25,8 20,-8 0,-24"), colour, outline=1.4)
    elif style == "bun":
        p.form(ellipse(-16, -20, 9, 8), colour, outline=1.4)


def hair(p: Pen, style: str, view: str, colour: str) -> None:
    """Hair on the head."""
    if style == "bald":
        return
    d = BACK if view == "back" else SIDE_CROWN if view == "side" else CROWN
    p.form(smooth(d), colour, contrast=1.1, outline=1.5, rim=1.6, hatch=0.2)
    p.dashes("-12,-14,-6,-25,-2 -2,-15,2,-27,-2 8,-14,8,-25,2 -17,-4,-14,-18,-2", 1.1, shift(colour, 0.14), 0.7)
    if style == "braids":
        for x in (-21, 21):
            for k in range(4):
                p.form(ellipse(x + k * x / 14, 16 + k * 8, 5 - k * 0.5, 5), shift(colour, 0.03 * (k % 2)), outline=1)
    if style == "beard" and view != "back":
        p.form(smooth("-14,6! -6,10 4,9 16,6! 17,18 8,32 0,36! -9,28 -15,18"), colour, outline=1.3)


def hat(p: Pen, kind: str, colour: str, trim: str) -> None:
    """What is worn: bobble, cap, wide, sou, crown, top, none."""
    pal = p.pal
    if kind == "bobble":
        p.form(smooth("-21,-6! -20,-22 0,-34 20,-22 21,-6! 0,-11"), colour, contrast=1.1, outline=1.5, rim=1.6)
        p.form(smooth("-23,-9! 0,-15 23,-9! 22,1! 0,-5 -22,1!"), trim, contrast=0.9, outline=1.2)
        p.form(ellipse(-4, -36, 7), trim, fill="rad", outline=1.2)
    elif kind == "cap":
        p.form(smooth("-21,-8! -21,-22 -4,-31 14,-27 21,-10! 0,-13"), colour, contrast=1.1, outline=1.5)
        p.form(smooth("6,-13! 22,-14 33,-6! 20,-5 8,-8"), shift(colour, -0.06), outline=1.3)
    elif kind == "wide":
        p.form(ellipse(0, -14, 36, 8), colour, fill="down", outline=1.5)
        p.form(smooth("-17,-15! -14,-31 0,-36 14,-31 17,-15! 0,-11"), colour, contrast=1.1, outline=1.5, rim=1.6)
        p.line("-17,-17 0,-13 17,-17", 4, trim, "fat")
    elif kind == "sou":
        p.form(smooth("-34,6! -22,-18 -4,-32 14,-26 22,-12! 32,-8! 18,-5 0,-8 -16,-2"), colour, outline=1.6, rim=2)
    elif kind == "crown":
        p.form(smooth("-17,-12! -20,-36! -9,-24! 0,-40! 9,-24! 20,-36! 17,-12! 0,-8"), pal.metal, outline=1.5)
        p.dots("-11,-17,2 0,-15,2.4 11,-17,2", pal.red)
    elif kind == "top":
        p.form(smooth("-16,-12! -18,-44! 0,-48 18,-44! 16,-12! 0,-8"), colour, contrast=1.1, outline=1.5, rim=1.6)
        p.form(ellipse(0, -12, 28, 5.5), colour, fill="down", outline=1.5)
        p.line("-16,-19 0,-15 16,-19", 5, trim, "fat")
