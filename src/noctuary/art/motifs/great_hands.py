"""Giant hands that do something: pinch, point, cradle, hang, knock. Fingers overlap, knuckles crease, nails shine."""

from __future__ import annotations

from noctuary.art.kit import Pen, ellipse, mix, rows, shift, smooth, union_path
from noctuary.art.motifs.limbs import tube
from noctuary.art.registry import variant


def _finger(p: Pen, points: str, c: str, *, nail: bool = True, back: float = 0) -> None:
    """One finger from its root to its tip, with creases at the joints and a nail at the end."""
    skin = mix(c, p.pal.shadow, back)
    p.form(tube(points), skin, contrast=1.15, outline=1.9, rim=2, hatch=0.3, shade=(-4, -2), shade_opacity=0.24)
    q = rows(points)
    for a, b, d in zip(q, q[1:], q[2:], strict=False):
        dx, dy = d[0] - a[0], d[1] - a[1]
        n = max(1.0, (dx * dx + dy * dy) ** 0.5)
        nx, ny, w = -dy / n, dx / n, b[2] * 0.3
        p.dashes(
            [
                (b[0] - nx * w, b[1] - ny * w, b[0] + nx * w, b[1] + ny * w, 2),
                (
                    b[0] - nx * w * 0.7 + dx / n * 4,
                    b[1] - ny * w * 0.7 + dy / n * 4,
                    b[0] + nx * w * 0.7 + dx / n * 4,
                    b[1] + ny * w * 0.7 + dy / n * 4,
                    2,
                ),
            ],
            1.1,
            p.ink(skin),
            0.6,
        )
    if nail:
        (ax, ay), (bx, by) = q[-2][:2], q[-1][:2]
        n = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        r = q[-1][2] * 0.32
        x, y = bx + (bx - ax) / n * r * 0.5, by + (by - ay) / n * r * 0.5
        p.form(ellipse(x, y, r, r * 1.1), mix(skin, p.pal.bone, 0.6), contrast=0.6, outline=0.9)


def _cuff(p: Pen) -> None:
    pal = p.pal
    p.form(smooth("-36,92! 0,99 36,92! 42,128! -42,128!"), pal.cloth, contrast=1.1, outline=1.7, hatch=0.3)
    p.dots([(t * 10, 108 - abs(t), 2.4) for t in range(-3, 4)], pal.metal)
    p.form(
        smooth("-38,88! -25,95 -12,89 0,97 12,90 25,95 38,88! 36,99 0,105 -36,99"), pal.bone, contrast=0.8, outline=1.2
    )


def _palm(p: Pen, d: str, c: str) -> None:
    p.form(smooth(d), c, contrast=1.15, outline=1.9, rim=2.2, hatch=0.3, shade=(-6, -4), shade_opacity=0.24)


@variant("hand", "pinch")
def pinch(p: Pen, *, colour: str | None = None) -> None:
    """Thumb and forefinger hold something thin at (0, -96); the other fingers stand off."""
    c = colour or p.pal.skin
    _finger(p, "30,40,24 62,14,20 74,-14,17 66,-30,14", c, back=0.18)
    _finger(p, "26,26,26 60,-10,22 70,-46,19 56,-62,15", c, back=0.12)
    _finger(p, "20,12,28 46,-34,23 50,-68,20 34,-84,16", c, back=0.06)
    _palm(p, "-24,106! -30,72 -40,44 -34,14 -10,2 18,0 38,16 42,44 32,74 26,106!", c)
    _finger(p, "10,16,30 26,-30,24 18,-68,20 3,-92,15", c)
    _finger(p, "-24,46,32 -42,4,26 -32,-46,21 -6,-88,15", c)
    p.line("-26,24 -12,44 -14,76", 2.2, p.ink(c), opacity=0.6)
    _cuff(p)


@variant("hand", "point")
def point(p: Pen, *, colour: str | None = None) -> None:
    """The forefinger stretched, the others folded into the palm."""
    c = colour or p.pal.skin
    _palm(p, "-24,106! -30,72 -38,44 -34,10 -10,-6 26,-2 42,16 42,50 32,78 26,106!", c)
    _finger(p, "-20,22,28 -24,-34,23 -24,-74,20 -22,-104,14", c)
    for x, y, back in ((34, 26, 0.1), (20, 16, 0.05), (4, 12, 0.0)):
        _finger(
            p,
            f"{x - 2},{y + 4},27 {x + 6},{y - 30},25 {x - 2},{y - 14},24 {x - 6},{y + 10},20",
            c,
            nail=False,
            back=back,
        )
    _finger(p, "-32,60,30 -40,26,25 -16,14,20 8,18,16", c)
    _cuff(p)


@variant("hand", "hang")
def hang(p: Pen, *, colour: str | None = None) -> None:
    """Loose, seen from its back, fingers a little bent: a hand that lets go."""
    c = colour or p.pal.skin
    _finger(p, "-28,44,30 -54,10,24 -62,-22,19 -54,-46,14", c, back=0.08)
    _palm(p, "-24,106! -28,72 -38,40 -36,4 -20,-12 16,-14 38,0 42,34 32,72 26,106!", c)
    for q in (
        "30,8,25 46,-28,20 48,-56,17 42,-76,13",
        "14,-2,27 24,-48,22 24,-80,19 18,-100,14",
        "-6,-4,28 -6,-54,23 -8,-88,20 -10,-108,15",
        "-24,4,27 -34,-38,22 -36,-68,19 -34,-90,14",
    ):
        _finger(p, q, c)
    p.dashes("-20,2,-14,40,2 -4,0,-2,42,1 14,2,10,42,-1 28,12,18,44,-2", 2, p.ink(c), 0.5)
    _cuff(p)


@variant("hand", "cradle")
def cradle(p: Pen, *, colour: str | None = None, part: str = "all") -> None:
    """Held up from below round a ball at (0, -30) of radius 66: the palm behind it, the fingers before it."""
    c = colour or p.pal.skin
    if part in ("all", "back"):
        _finger(p, "-40,60,34 -74,20,28 -84,-20,23 -72,-54,17", c, back=0.05)
        _palm(p, "-26,112! -40,74 -66,44 -50,16 0,30 52,14 66,46 40,78 26,112!", mix(c, p.pal.shadow, 0.15))
    if part in ("all", "front"):
        for q in (
            "56,52,26 78,22,22 80,-8,19 70,-32,14",
            "34,62,28 52,26,24 54,-8,20 46,-34,15",
            "8,66,29 18,30,25 20,-4,21 14,-30,15",
            "-20,66,28 -18,34,24 -14,4,20 -16,-20,15",
        ):
            _finger(p, q, c)
        heel = union_path(
            smooth("-40,66 -20,52 20,54 60,44 66,66 44,86 0,92 -36,86"), smooth("-30,80! 30,80! 26,112! -26,112!")
        )
        p.form(heel, shift(c, -0.02), contrast=1.1, outline=1.7, shade=(-5, -5), shade_opacity=0.25)
        _cuff(p)


@variant("hand", "knock")
def fist(p: Pen, *, colour: str | None = None) -> None:
    """A closed fist, thumb across the fingers."""
    c = colour or p.pal.skin
    _palm(p, "-24,106! -30,72 -44,40 -44,-6 -30,-30 30,-34 46,-10 46,36 32,74 26,106!", c)
    for x in (34, 14, -7, -28):
        _finger(p, f"{x},-2,24 {x},-36,24 {x - 2},-8,24 {x - 2},22,21", c, nail=False)
    _finger(p, "-40,54,32 -44,22,27 -14,16,23 18,24,18", c)
    _cuff(p)
