"""Letters, maps, cards, dice: things of a table."""

from __future__ import annotations

from noctuary.art.kit import Pen, brush, ellipse, mix, polygon, rounded, shift, smooth, sparkle
from noctuary.art.registry import motif


@motif("letter", "sealed letter", "lettre cachetée", "object", "paper message secret travel", "box")
def letter(p: Pen, *, opened: bool = False) -> None:
    """An envelope with a wax seal; `opened` lets the sheet look out."""
    pal = p.pal
    c = mix(pal.paper, pal.bone, 0.4)
    if opened:
        p.form(polygon("-70,-86 70,-92 74,10 -74,10"), mix(c, pal.light, 0.4), contrast=0.7, outline=1.5)
        p.dashes([(-54, -70 + k * 13, 54 - (k % 3) * 18, -73 + k * 13) for k in range(6)], 1.4, p.ink(c), 0.7)
    p.form(polygon("-98,-46 98,-46 98,66 -98,66"), shift(c, -0.05), contrast=1, outline=1.8)
    p.form(polygon("-98,66 -4,0 4,0 98,66"), c, fill="up", contrast=0.8, outline=1.5)
    p.form(polygon("-98,-46 -98,66 -10,8"), shift(c, 0.01), contrast=0.8, outline=1.3)
    p.form(polygon("98,-46 98,66 10,8"), shift(c, -0.03), contrast=0.8, outline=1.3)
    if not opened:
        p.form(
            smooth("-98,-46! 98,-46! 8,24 0,28 -8,24"), mix(c, pal.light, 0.2), fill="down", contrast=0.9, outline=1.6
        )
    seal = "0,-4 12,-2 20,8 18,22 8,30 -6,30 -18,24 -20,10 -12,-2"
    p.form(smooth(seal), pal.red, fill="rad", contrast=1.2, outline=1.6, rim=2)
    p.flat(sparkle(0, 14, 12, 0.35), mix(pal.red, pal.light, 0.5), 0.9)


@motif("map", "old map", "vieille carte", "object", "paper travel knowledge secret", "grid")
def old_map(p: Pen) -> None:
    """Parchment with a coast, a dotted road and a cross."""
    pal = p.pal
    c = mix(pal.paper, pal.fur, 0.18)
    sheet = smooth(
        "-100,-64! -60,-70! -20,-62! 30,-70! 98,-62! 102,-10! 94,30! 100,66! 40,70! -10,62! "
        "-60,70! -98,64! -94,20! -102,-20!"
    )
    p.form(sheet, c, contrast=1, outline=1.8, shade=(-6, -6), shade_opacity=0.22)
    p.inside(sheet)
    p.form(
        smooth("-110,-70! -40,-80! -34,-44 -56,-26 -40,-4 -62,18 -52,42 -80,76! -120,70!"),
        mix(pal.sea, c, 0.45),
        contrast=0.5,
        outline=1.4,
    )
    p.form(smooth("30,26 52,14 78,22 84,44 60,56 36,48"), mix(pal.sea, c, 0.45), contrast=0.5, outline=1.2)
    p.dashes(
        [(x, -64, x, 66) for x in range(-66, 100, 33)] + [(-98, y, 98, y) for y in (-32, 0, 32)], 0.8, p.ink(c), 0.3
    )
    for x, y in ((6, -40), (26, -46), (44, -38), (16, -26)):
        p.form(
            polygon([(x - 11, y + 8), (x, y - 12), (x + 11, y + 8)]), mix(pal.far, c, 0.3), contrast=0.9, outline=1.1
        )
    p.end()
    p.dots("-34,30,2.6 -24,20,2.6 -12,14,2.6 2,12,2.6 16,8,2.6 30,0,2.6 44,-6,2.6 58,-8,2.6", pal.a3)
    p.line("66,-18 72,-10 80,-2", 5, pal.a3, "fat")
    p.line("80,-18 74,-10 66,-2", 5, pal.a3, "fat")
    p.form(smooth("-104,-72 -96,-78 -88,-70 -92,60 -100,72 -108,64"), shift(c, -0.03), contrast=1.1, outline=1.5)
    p.form(smooth("90,-70 98,-76 108,-68 108,62 100,72 92,64"), shift(c, -0.03), contrast=1.1, outline=1.5)
    p.flat(sparkle(-74, -14, 14, 0.3), p.ink(c), 0.8)


@motif("cards", "playing cards", "cartes à jouer", "object", "game chance paper", "box")
def cards(p: Pen) -> None:
    """A fan of three."""
    pal = p.pal
    c = mix(pal.bone, pal.light, 0.5)
    for x, turn, colour, suit in ((-40, -24, pal.ink, "spade"), (0, 0, pal.red, "heart"), (42, 24, pal.ink, "club")):
        p.group(f"translate({x} {8 if turn else 0}) rotate({turn})")
        p.form(rounded(-38, -66, 76, 120, 8), c, contrast=0.8, outline=1.7)
        if suit == "heart":
            pips = [smooth("0,-12! 8,-22 22,-20 24,-6 10,12 0,22! -10,12 -24,-6 -22,-20 -8,-22")]
        elif suit == "spade":
            pips = [smooth("0,-26! 12,-10 24,2 18,16 4,12 0,8! -4,12 -18,16 -24,2 -12,-10"), polygon("0,6 8,26 -8,26")]
        else:
            pips = [ellipse(0, -14, 10), ellipse(-12, 4, 10), ellipse(12, 4, 10), polygon("0,0 8,26 -8,26")]
        for d in pips:
            p.form(d, colour, contrast=0.5, outline=0)
        p.dots([(-28, -54, 5), (28, 42, 5)], colour)
        p.dashes([(-28, -46, -28, -36), (28, 26, 28, 36)], 2.6, colour)
        p.end()


@motif("dice", "dice", "dés", "object", "game chance small", "box")
def dice(p: Pen, *, colour: str | None = None, one: bool = False) -> None:
    """Two cubes mid-roll, or a single one."""
    pal = p.pal
    c = colour or mix(pal.bone, pal.light, 0.3)
    pip = pal.red if colour is None else mix(pal.bone, pal.light, 0.5)
    places = ((0.0, 4.0, 1.5, 0.0),) if one else ((-38.0, 20.0, 1.0, -14.0), (46.0, -8.0, 0.9, 20.0))
    for x, y, k, turn in places:
        p.group(f"translate({x:g} {y:g}) rotate({turn:g}) scale({k:g})")
        p.form(polygon("0,-56 54,-30 0,-4 -54,-30"), mix(c, pal.light, 0.3), contrast=0.6, outline=1.6)
        p.form(polygon("-54,-30 0,-4 0,60 -54,32"), c, contrast=0.8, outline=1.6)
        p.form(polygon("54,-30 0,-4 0,60 54,32"), shift(c, -0.12), contrast=0.9, outline=1.6)
        for cx, cy in ((0, -30), (-26, -30), (26, -30), (0, -43), (0, -17)):
            p.form(ellipse(cx, cy, 6, 3.4), pip, contrast=0.5, outline=0)
        for cx, cy in ((-40, -6), (-14, 34)):
            p.form(ellipse(cx, cy, 4.6, 6.4), pip, contrast=0.5, outline=0)
        for cx, cy in ((14, 8), (27, 14), (40, 20)):
            p.form(ellipse(cx, cy - 6, 4.6, 6.4), pip, contrast=0.5, outline=0)
        p.end()


@motif("thread", "spool of thread", "bobine de fil", "object", "thread fate path craft", "winding")
def thread(p: Pen, *, colour: str | None = None, needle: bool = True) -> None:
    """A wooden spool, its end running off, a needle beside it."""
    pal = p.pal
    c = colour or pal.a3
    p.line("44,30 84,34 92,64 60,84 20,92 -30,88 -70,100", 4, c, "none", 1, 24)
    for y, w in ((-70, 52), (62, 52)):
        p.form(ellipse(0, y + 10, w, 14), shift(pal.wood, -0.04), contrast=1, outline=1.6)
        p.form(ellipse(0, y, w, 14), pal.wood, fill="down", contrast=1, outline=1.6)
    body = smooth("-40,-60! 0,-52 40,-60! 44,0 40,58! 0,66 -40,58! -44,0")
    p.form(body, c, contrast=1.2, outline=1.7, shade=(-12, 0), shade_opacity=0.3)
    p.inside(body)
    for k in range(14):
        y = -58 + k * 9
        p.line([(-46, y), (0, y + 9), (46, y + 2)], 2, mix(c, pal.light, 0.35) if k % 2 else p.ink(c), "none", 0.6)
    p.end()
    p.form(ellipse(0, -72, 14, 4), pal.ink, fill="flat", outline=0.8)
    if needle:
        p.form(
            brush("-92,-66 -76,0 -62,66", 7, lambda t: 1 - 0.85 * t, 8),
            mix(pal.stone, pal.light, 0.5),
            contrast=1,
            outline=1.2,
        )
        p.form(ellipse(-90, -58, 2, 7), pal.ink, fill="flat", outline=0)
