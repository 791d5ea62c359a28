"""Horses, cats and foxes in action: each pose is a few tubes (spine, neck, legs, tail) united and lit once."""

from __future__ import annotations

from dataclasses import dataclass

from noctuary.art.kit import Pen, ellipse, mix, shift, smooth, union_path
from noctuary.art.motifs.limbs import tube
from noctuary.art.registry import variant


@dataclass(frozen=True, slots=True)
class Gait:
    """One pose: tubes of the body, of the far legs, the tail, and where the head is and how it is turned."""

    body: tuple[str, ...]
    far: tuple[str, ...]
    tail: str
    head: tuple[float, float, float]
    hooves: tuple[tuple[float, float, float], ...] = ()
    mane: str = ""


HORSE: dict[str, Gait] = {
    "gallop": Gait(
        (
            "-58,2,50 -20,-2,48 30,-8,44 52,-4,50",
            "46,-12,42 68,-36,32 82,-58,24",
            "50,6,26 78,16,15 104,4,9 122,14,8",
            "-60,6,36 -84,26,20 -104,24,10 -128,40,8",
        ),
        ("44,10,24 58,36,14 40,50,9 30,66,8", "-52,10,32 -44,40,18 -66,50,10 -70,70,8"),
        "-76,-8,12 -104,-22,20 -136,-14,16 -156,-24,3",
        (84, -60, 24),
        ((124, 16, -40), (-132, 42, 50), (28, 68, 30), (-71, 73, 10)),
        "44,-30 60,-52 78,-72",
    ),
    "rear": Gait(
        (
            "-40,30,54 -18,4,52 6,-26,46",
            "0,-34,44 22,-66,32 28,-88,24",
            "10,-22,24 44,-26,14 52,-4,9 48,14,8",
            "-42,34,38 -20,62,22 -40,76,11 -34,98,9",
        ),
        ("4,-16,22 34,-2,14 34,22,9 24,34,8", "-50,36,34 -52,64,18 -72,74,10 -68,98,9"),
        "-62,22,12 -90,34,20 -98,64,16 -92,92,3",
        (30, -90, 4),
        ((47, 18, 20), (-33, 99, 0), (22, 38, 30), (-67, 99, 0)),
        "-16,-48 -2,-74 14,-96",
    ),
    "graze": Gait(
        (
            "-52,-4,46 -10,-2,46 34,-6,46",
            "32,-6,44 62,14,30 76,46,22",
            "34,4,26 40,40,15 36,68,9 38,98,8",
            "-54,0,40 -66,34,20 -54,62,11 -60,98,8",
        ),
        ("24,6,22 18,44,13 22,70,9 16,98,8", "-46,4,32 -42,40,17 -34,64,10 -38,98,8"),
        "-72,-12,10 -88,8,18 -86,44,16 -92,74,3",
        (78, 52, 62),
        ((39, 99, 0), (-59, 99, 0), (17, 99, 0), (-37, 99, 0)),
        "28,-28 58,-8 84,22",
    ),
    "lie": Gait(
        (
            "-52,62,52 -10,62,52 30,58,46",
            "28,54,42 44,18,32 48,-6,24",
            "34,70,24 64,84,13 38,92,9 20,94,7",
            "-56,68,40 -20,84,20 -44,92,11 -60,94,7",
        ),
        ("30,72,22 52,88,12 30,94,8", "-50,74,30 -26,90,14 -50,95,8"),
        "-76,58,10 -98,68,18 -104,88,14 -86,96,3",
        (50, -8, 30),
        (),
        "24,34 34,8 46,-22",
    ),
    "jump": Gait(
        (
            "-56,30,50 -18,6,48 30,-20,46",
            "28,-24,42 54,-48,32 72,-66,24",
            "34,-12,24 62,-14,14 50,8,9 40,14,8",
            "-58,32,36 -88,50,20 -112,72,10 -136,82,8",
        ),
        ("30,-4,22 54,10,13 38,26,9", "-62,34,30 -98,62,16 -122,88,8"),
        "-74,16,12 -104,6,20 -128,22,16 -150,20,3",
        (76, -68, 40),
        ((38, 16, 60), (-140, 84, 60), (-126, 92, 60)),
        "30,-44 50,-64 68,-84",
    ),
    "swim": Gait(
        ("-50,30,50 -8,26,50 30,20,48", "30,14,46 52,-22,34 66,-48,25", "34,34,24 66,40,14 76,20,9 90,22,8"),
        ("30,40,24 54,60,14 74,52,9",),
        "-72,26,10 -96,34,18 -120,30,3",
        (68, -52, 20),
        ((92, 22, -60),),
        "24,-14 44,-40 62,-66",
    ),
    "drink": Gait(
        (
            "-54,-12,46 -12,-4,46 32,6,46",
            "32,8,44 64,30,30 84,58,22",
            "30,16,26 56,44,15 50,72,9 58,98,8",
            "-56,-8,40 -68,30,20 -54,60,11 -60,98,8",
        ),
        ("24,18,22 40,52,13 36,76,9 42,98,8", "-48,-4,32 -44,36,17 -36,62,10 -40,98,8"),
        "-74,-20,10 -92,0,18 -88,38,16 -96,68,3",
        (86, 64, 50),
        ((59, 99, 0), (-59, 99, 0), (43, 99, 0), (-39, 99, 0)),
        "26,-16 60,6 88,34",
    ),
}

SMALL: dict[str, Gait] = {
    "run": Gait(
        (
            "-50,8,34 -10,-4,36 34,2,36",
            "34,-2,32 54,-16,26",
            "36,8,20 66,24,12 92,18,9",
            "-50,12,28 -76,30,15 -100,26,9",
        ),
        ("30,10,18 52,34,11 74,38,8", "-46,14,24 -60,40,13 -84,48,8"),
        "-62,2,14 -92,-8,22 -122,-2,24 -150,8,4",
        (64, -24, 6),
    ),
    "pounce": Gait(
        (
            "-42,34,38 -14,2,38 24,-22,36",
            "24,-26,32 44,-36,26",
            "30,-12,20 56,6,12 64,34,9",
            "-44,40,30 -58,68,15 -44,92,10",
        ),
        ("20,-8,18 42,18,11 46,44,8", "-50,44,26 -72,66,13 -66,92,9"),
        "-54,24,14 -82,4,22 -96,-30,22 -90,-58,4",
        (56, -38, 30),
    ),
    "curl": Gait(
        ("-50,66,40 -40,34,46 -2,22,46 40,34,44 52,62,40", "44,58,36 20,72,34", "30,84,16 -6,90,13 -26,88,9"),
        (),
        "-54,74,20 -34,94,22 4,98,24 34,92,8",
        (12, 66, 152),
    ),
    "crouch": Gait(
        (
            "-50,54,44 -8,58,38 36,60,36",
            "36,58,32 56,50,28",
            "36,70,18 60,88,12 84,92,9",
            "-50,62,34 -26,86,16 -8,92,10",
        ),
        ("30,74,16 48,90,10 66,93,8", "-56,72,26 -44,92,12"),
        "-68,60,12 -100,64,18 -128,52,16 -142,34,4",
        (68, 44, 6),
    ),
    "arch": Gait(
        (
            "-40,24,34 -14,-16,36 18,-14,36 42,16,34",
            "40,12,30 58,0,26",
            "42,22,18 46,60,11 48,94,9",
            "-42,30,24 -46,64,12 -44,94,9",
        ),
        ("34,24,16 30,62,10 32,94,8", "-34,32,20 -30,64,11 -28,94,8"),
        "-46,16,12 -64,-20,18 -62,-60,20 -54,-88,4",
        (68, -6, 6),
    ),
    "stretch": Gait(
        (
            "-50,10,38 -14,22,34 26,54,32",
            "26,52,30 44,48,26",
            "28,62,18 62,84,12 94,92,9",
            "-50,16,30 -58,54,15 -48,94,10",
        ),
        ("24,66,16 52,88,10 80,94,8", "-42,20,24 -40,56,13 -32,94,9"),
        "-62,0,12 -84,-28,15 -78,-64,14 -62,-84,4",
        (58, 40, -18),
    ),
    "look_up": Gait(
        ("-34,70,52 -18,36,46 10,2,36", "10,4,32 26,-22,26", "14,14,22 22,56,13 18,94,10", "-36,74,40 -8,92,15 6,95,9"),
        ("4,20,18 6,60,11 2,94,9",),
        "-54,84,16 -86,90,22 -110,72,20 -112,46,4",
        (34, -36, -42),
    ),
    "walk": Gait(
        (
            "-46,18,38 -4,16,36 36,12,36",
            "36,8,32 56,-8,26",
            "40,20,20 54,58,12 66,92,9",
            "-46,22,30 -62,58,14 -50,94,9",
        ),
        ("32,22,18 24,60,11 12,92,8", "-40,24,24 -30,58,13 -22,94,9"),
        "-58,8,14 -88,10,22 -112,30,22 -128,56,4",
        (66, -16, 8),
    ),
    "beg": Gait(
        ("-14,70,50 -10,36,44 6,0,36", "6,2,32 16,-24,26", "14,10,18 40,-8,11 56,-26,9", "-16,76,38 14,92,14 26,95,9"),
        ("14,20,16 38,10,10 52,-6,8",),
        "-34,84,16 -66,92,22 -96,84,20 -112,64,4",
        (24, -38, -24),
    ),
}


def _horse_head(p: Pen, c: str, hair: str) -> None:
    p.form(
        smooth("-10,-14 -8,-32! 2,-18 8,-32! 12,-16 30,-6 50,8 56,16 52,26 42,26 24,20 6,18 -8,12"),
        c,
        contrast=1.15,
        outline=1.7,
        rim=2,
        shade=(2, -5),
        shade_opacity=0.24,
    )
    p.line("-2,-26 10,-18 14,-6", 8, hair, "out")
    p.form(ellipse(14, -3, 3.6, 3.2), p.pal.ink, fill="flat", outline=0)
    p.dots("13,-4,1.1", "#ffffff")
    p.dots("50,15,2.2", p.pal.ink)
    p.line("52,23 44,21 38,18", 1.6, p.pal.ink)
    p.line("22,14 10,12 4,4", 1.6, p.ink(c), opacity=0.6)


def _posed_horse(p: Pen, g: Gait, c: str) -> None:
    pal = p.pal
    hair = mix(c, pal.ink, 0.5)
    for leg in g.far:
        p.form(tube(leg), mix(c, pal.shadow, 0.4), contrast=1, outline=1.4)
    p.form(tube(g.tail), hair, contrast=1.1, outline=1.4)
    whole = union_path(*(tube(t) for t in g.body), tolerance=0.3)
    p.form(whole, c, contrast=1.2, outline=1.8, rim=2.4, hatch=0.3, shade=(3, -8), shade_opacity=0.28)
    for x, y, turn in g.hooves:
        p.group(f"translate({x} {y}) rotate({turn})")
        p.form(smooth("-6,-8! 5,-8! 9,3! -8,3!"), pal.ink, contrast=0.5, outline=0.6)
        p.end()
    x, y, turn = g.head
    p.group(f"translate({x} {y}) rotate({turn - 24})")
    _horse_head(p, c, hair)
    p.end()
    if g.mane:
        (ax, ay), (bx, by), (cx, cy) = (tuple(float(v) for v in q.split(",")) for q in g.mane.split())
        for k in range(8):
            t = k / 7
            mx = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx
            my = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy
            p.line(
                [(mx + 4, my), (mx - 12, my + 3), (mx - 24, my + 14), (mx - 34, my + 10 + 6 * (k % 3))],
                12,
                shift(hair, 0.03 * (k % 2)),
                "out",
                1,
                8,
            )


def _small_head(p: Pen, c: str, fox: bool, shut: bool) -> None:
    pal = p.pal
    pale = mix(c, pal.bone, 0.82 if fox else 0.3)
    if fox:
        d = "-18,2 -22,-12 -18,-40! -4,-24 6,-24 14,-42! 20,-20 26,-10 48,4 54,10 50,16 30,18 8,22 -10,18"
    else:
        d = "-20,4 -22,-14 -20,-38! -6,-24 8,-24 22,-36! 24,-14 30,-2 34,8 28,18 8,22 -12,18"
    p.form(smooth(d), c, contrast=1.2, outline=1.7, rim=2, shade=(-4, -4), shade_opacity=0.25)
    if fox:
        p.form(smooth("-14,10! 4,4 24,8 50,14 44,19 26,20 6,24 -12,20"), pale, contrast=0.6, outline=0)
        p.form(ellipse(52, 9, 4, 3.4), pal.ink, fill="flat", outline=0)
    else:
        p.form(smooth("12,8 24,4 33,10 26,18 12,19"), pale, contrast=0.6, outline=0)
        p.form(smooth("27,2! 34,4! 30,8!"), pal.a3, outline=0.8)
        p.dashes("24,12,50,6,-3 24,14,52,16,2 22,16,46,26,3", 0.9, mix(c, pal.bone, 0.8), 0.9)
    p.form(smooth("-15,-14! -16,-32! -6,-20!"), mix(c, pal.ink if fox else pal.a3, 0.55), contrast=0.6, outline=0)
    if shut:
        p.line("6,-3 13,1 20,-3", 2.4, pal.ink if fox else pal.bone)
        return
    p.form(smooth("5,-4! 12,-11 21,-5! 13,0"), pal.glow, fill="flat", outline=1.1)
    p.form(ellipse(14, -5.4, 2, 4.6), pal.ink, fill="flat", outline=0)


def _posed_small(p: Pen, g: Gait, c: str, fox: bool) -> None:
    pal = p.pal
    sock = mix(c, pal.ink, 0.62) if fox else c
    for leg in g.far:
        p.form(tube(leg), mix(sock, pal.shadow, 0.4), contrast=1, outline=1.4)
    tail = tube(g.tail if fox else _thin(g.tail))
    p.form(tail, c, contrast=1.15, outline=1.6, rim=1.8)
    if fox:
        x, y = g.tail.split()[-1].split(",")[:2]
        p.inside(tail)
        p.form(ellipse(float(x), float(y), 24, 24), mix(c, pal.bone, 0.85), fill="flat", outline=0)
        p.end()
    whole = union_path(*(tube(t) for t in g.body), tolerance=0.3)
    p.form(whole, c, contrast=1.2, outline=1.8, rim=2.4, hatch=0.3, shade=(2, -7), shade_opacity=0.3)
    if fox:
        p.inside(whole)
        for leg in g.body[2:]:
            x, y = leg.split()[-1].split(",")[:2]
            p.flat(ellipse(float(x), float(y), 22), sock, 0.75)
        p.end()
    hx, hy, turn = g.head
    p.group(f"translate({hx} {hy}) rotate({turn})")
    _small_head(p, c, fox, shut=abs(turn) > 90)
    p.end()


def _thin(tail: str) -> str:
    return " ".join(",".join((*q.split(",")[:2], str(min(13.0, float(q.split(",")[2]))))) for q in tail.split())


def _register() -> None:
    for kind, gait in HORSE.items():

        @variant("horse", kind)
        def horse(p: Pen, *, colour: str | None = None, gait: Gait = gait) -> None:
            _posed_horse(p, gait, colour or mix(p.pal.bone, p.pal.stone, 0.15))

    for kind, gait in SMALL.items():

        @variant("cat", kind)
        def cat(p: Pen, *, colour: str | None = None, gait: Gait = gait) -> None:
            _posed_small(p, gait, colour or p.pal.feather, fox=False)

        @variant("fox", kind)
        def fox(p: Pen, *, colour: str | None = None, gait: Gait = gait) -> None:
            _posed_small(p, gait, colour or p.pal.fur, fox=True)


_register()


@variant("wolf", "lie")
def lying_wolf(p: Pen, *, colour: str | None = None) -> None:
    """Curled round somebody small, the head raised to sing."""
    pal = p.pal
    c = colour or mix(pal.stone, pal.shadow, 0.35)
    tail = tube("-70,74,24 -40,98,30 10,104,30 44,98,10")
    body = union_path(
        tube("-66,66,52 -58,20,64 -14,-2,66 34,6,58"),
        tube("30,10,56 52,-14,42 60,-40,34"),
        tube("44,20,30 62,62,20 86,92,14"),
        tolerance=0.3,
    )
    p.form(body, c, contrast=1.2, outline=1.8, rim=2.6, hatch=0.4, shade=(3, -8), shade_opacity=0.3)
    p.form(
        smooth("44,-30! 60,-8! 52,4! 64,18! 50,30! 60,46! 40,40 34,10"), mix(c, pal.bone, 0.6), contrast=0.7, outline=0
    )
    p.dashes("-50,0,-58,24,4 -30,-14,-36,10,4 -8,-18,-12,8,4 14,-14,14,10,3", 2, p.ink(c), 0.5)
    p.form(tail, shift(c, 0.03), contrast=1.1, outline=1.6, rim=2, hatch=0.4)
    p.group("translate(62 -50) rotate(-46)")
    p.form(
        smooth(
            "-22,6 -26,-12 -30,-40! -8,-26 0,-44! 14,-24 26,-16 54,-10 60,-4 56,2 30,4! 40,12 46,20 36,22 12,20 -8,22"
        ),
        c,
        contrast=1.2,
        outline=1.8,
        rim=2.4,
    )
    p.form(smooth("28,4! 40,12 46,20 34,20 18,12"), mix(pal.red, pal.ink, 0.5), contrast=0.5, outline=0.8)
    p.form(ellipse(58, -5, 5, 4), pal.ink, fill="flat", outline=0)
    p.line("8,-10 15,-5 23,-9", 2.8, pal.ink)
    p.end()
