"""Small birds that perch, dive, land, peck, brood and look round."""

from __future__ import annotations

from noctuary.art.kit import Pen, ellipse, lens, mix, polygon, shift, smooth
from noctuary.art.registry import variant


def _eye(p: Pen, x: float, y: float) -> None:
    p.form(ellipse(x, y, 4, 4), p.pal.ink, fill="flat", outline=0)
    p.dots([(x - 1, y - 1.4, 1.3)], "#ffffff")


def _wing(p: Pen, d: str, lines: str, c: str) -> None:
    p.form(smooth(d), c, contrast=1.15, outline=1.6, rim=2, hatch=0.25)
    p.dashes(lines, 1.5, p.ink(c), 0.6)


def _legs(p: Pen, xs: tuple[float, ...], y: float, foot: float) -> None:
    for x in xs:
        p.line([(x, y), (x + 2, (y + foot) / 2), (x, foot)], 4, p.pal.a1, "none")
        p.dashes([(x, foot, x + 12, foot + 3), (x, foot, x - 9, foot + 3), (x, foot, x + 3, foot + 6)], 2.2, p.pal.a1)


@variant("bird", "perch")
def perch(p: Pen, *, colour: str | None = None) -> None:
    """Upright on a twig, looking over its shoulder."""
    c = colour or p.pal.bone
    p.form(smooth("-20,40! -34,100! -18,92! -8,104! 6,50!"), shift(c, -0.12), contrast=1, outline=1.5)
    _legs(p, (6, 22), 62, 88)
    body = "8,-78 32,-70 40,-48 34,-30 44,4 40,44 18,68 -10,62 -26,36 -24,0 -8,-26 -16,-46 -10,-68"
    p.form(smooth(body), c, contrast=1.2, outline=1.8, rim=2.4, shade=(-6, -4), shade_opacity=0.26)
    p.form(smooth("40,-10 44,10 38,44 18,66 12,40 24,10"), mix(c, p.pal.a3, 0.55), contrast=0.8, outline=0)
    _wing(
        p, "-4,-22 -26,-6 -34,30 -38,74! -14,58 10,24 12,-6", "-8,-6,-28,50,3 0,4,-18,56,3 6,12,-6,52,2", shift(c, -0.1)
    )
    p.form(polygon("-14,-60 -38,-52 -13,-48"), p.pal.a1, contrast=0.7, outline=1.3)
    _eye(p, -2, -58)


@variant("bird", "dive")
def dive(p: Pen, *, colour: str | None = None) -> None:
    """Head down like a dart, wings swept back."""
    c = colour or p.pal.bone
    _wing(p, "8,10 40,-20 70,-66 82,-104! 54,-84 24,-48 -2,-14", "14,-4,66,-84,4 8,-12,48,-72,3", shift(c, -0.1))
    p.form(
        smooth("-6,92! -20,70 -22,30 -14,-10 -10,-60! 0,-50! 10,-64! 14,-8 22,28 18,66"),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.2,
    )
    _wing(p, "-8,12 -42,-14 -74,-52 -96,-92! -60,-80 -28,-50 2,-16", "-14,0,-78,-74,-4 -6,-8,-52,-66,-3", c)
    p.form(polygon("-14,78 -8,108 4,80"), p.pal.a1, contrast=0.7, outline=1.3)
    _eye(p, 6, 62)


@variant("bird", "land")
def land(p: Pen, *, colour: str | None = None) -> None:
    """Both wings thrown up, feet stretched out before the branch."""
    c = colour or p.pal.bone
    for s in (-1, 1):
        pts = [
            (s * 10, 10),
            (s * 30, -20),
            (s * 44, -64),
            (s * 60, -104, 1),
            (s * 72, -84, 1),
            (s * 84, -78, 1),
            (s * 82, -58, 1),
            (s * 92, -46, 1),
            (s * 74, -28, 1),
            (s * 78, -10, 1),
            (s * 50, 10),
            (s * 22, 34),
        ]
        p.form(smooth(pts), shift(c, -0.06 if s < 0 else 0), contrast=1.15, outline=1.6, rim=2, hatch=0.25)
        p.dashes(
            [(s * 26, -4, s * 56, -88, 4 * s), (s * 32, 0, s * 74, -66, 4 * s), (s * 34, 8, s * 74, -36, 3 * s)],
            1.5,
            p.ink(c),
            0.6,
        )
    p.form(smooth("-14,58 -26,98! -8,88! 0,102! 8,88! 26,98! 14,58"), shift(c, -0.1), contrast=1, outline=1.5)
    _legs(p, (-12, 12), 60, 84)
    p.form(smooth("0,-34 16,-26 20,-8 24,30 12,64 -12,64 -24,30 -20,-8 -16,-26"), c, contrast=1.2, outline=1.8, rim=2.2)
    p.form(smooth("0,4 14,20 10,56 -10,56 -14,20"), mix(c, p.pal.a3, 0.55), contrast=0.7, outline=0)
    p.form(polygon("-5,-16 0,-2 5,-16"), p.pal.a1, contrast=0.7, outline=1.2)
    _eye(p, -9, -19)
    _eye(p, 9, -19)


@variant("bird", "peck")
def peck(p: Pen, *, colour: str | None = None) -> None:
    """Bent down to the ground, tail in the air."""
    c = colour or p.pal.bone
    p.form(smooth("-44,-6! -88,-60! -78,-64! -66,-76! -24,-24!"), shift(c, -0.1), contrast=1, outline=1.5)
    _legs(p, (-16, 4), 52, 92)
    p.form(
        smooth("-54,0 -30,-28 6,-28 34,-4 54,32 64,52 56,70 38,72 22,60 4,58 -28,56 -50,36"),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.4,
    )
    p.form(smooth("22,58 40,70 20,62 -6,58 -26,54 0,44"), mix(c, p.pal.a3, 0.5), contrast=0.7, outline=0)
    _wing(p, "16,-12 -10,-20 -46,-14 -84,-22! -58,8 -22,26 10,16", "6,0,-60,-12,-3 6,8,-44,4,-3", shift(c, -0.1))
    p.form(polygon("56,60 70,92 46,70"), p.pal.a1, contrast=0.7, outline=1.3)
    _eye(p, 47, 50)


@variant("bird", "nest")
def nest(p: Pen, *, colour: str | None = None) -> None:
    """Brooding in a bowl of twigs."""
    c = colour or p.pal.bone
    p.form(smooth("38,20! 84,-16! 88,0! 96,6! 50,46!"), shift(c, -0.1), contrast=1, outline=1.5)
    p.form(
        smooth("-40,-40 -20,-48 -2,-36 6,-10 40,0 60,26 40,56 -30,58 -54,30 -46,4 -54,-20"),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.4,
    )
    _wing(p, "-6,-2 30,2 66,20 84,22! 56,42 20,44 -8,28", "4,14,66,24,3 4,24,46,34,2", shift(c, -0.1))
    p.form(polygon("-52,-28 -76,-22 -52,-16"), p.pal.a1, contrast=0.7, outline=1.3)
    _eye(p, -38, -26)
    wood = p.pal.wood
    p.form(smooth("-86,34! -40,48 40,48 86,34! 70,80 30,98 -30,98 -70,80"), wood, contrast=1.2, outline=1.8, hatch=0.4)
    for k in range(11):
        x = -78 + k * 15
        d = lens(x, 40 + 14 * (k % 3), x + 34 - 12 * (k % 4), 70 + 8 * (k % 2), 3, 6 - 4 * (k % 3))
        p.flat(d, shift(wood, 0.12 if k % 2 else -0.1), 0.9)


@variant("bird", "fledge")
def fledge(p: Pen, *, colour: str | None = None) -> None:
    """A round chick with open beak, crying up."""
    c = colour or p.pal.bone
    _legs(p, (-12, 14), 70, 92)
    p.form(
        smooth("0,-70 30,-58 40,-26 52,10 46,54 20,76 -20,76 -46,54 -52,10 -40,-26 -30,-58"),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.6,
    )
    p.form(smooth("0,0 30,16 26,58 0,70 -26,58 -30,16"), mix(c, p.pal.light, 0.4), contrast=0.7, outline=0)
    _wing(p, "-40,0 -62,20 -70,48! -44,44 -34,24", "-46,14,-62,40,2", shift(c, -0.1))
    _wing(p, "40,0 62,20 70,48! 44,44 34,24", "46,14,62,40,-2", shift(c, -0.1))
    p.form(polygon("-14,-46 0,-78 14,-46 0,-34"), p.pal.a1, contrast=0.7, outline=1.4)
    p.form(polygon("-8,-48 0,-66 8,-48"), mix(p.pal.red, p.pal.ink, 0.4), contrast=0.4, outline=0.8)
    _eye(p, -20, -34)
    _eye(p, 20, -34)
