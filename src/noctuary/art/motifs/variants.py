"""Further looks of the motifs that recur on many cards, so that a link is seen and not just repeated."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, brush, ellipse, mirrored, mix, polygon, rect, rounded, smooth
from noctuary.art.registry import variant


@variant("book", "clasped")
def clasped_book(p: Pen, *, colour: str | None = None) -> None:
    """Shut, standing, with a clasp that keeps its secret."""
    c = colour or p.pal.cloth
    p.form(polygon("-58,-86 62,-96 74,-88 74,90 -46,98 -58,92"), c, shade=(-9, -4), rim=2, hatch=0.5)
    p.form(polygon("62,-96 74,-88 74,90 62,84"), p.pal.bone, outline=1.4)
    p.dashes([(65, -84 + k * 24, 72, -80 + k * 24) for k in range(7)], 1.4)
    p.form(rect(-58, -86, 15, 180), mix(c, p.pal.ink, 0.35), hatch=0.4)
    p.form(ellipse(8, -8, 30), p.pal.metal, fill="rad")
    p.form(smooth("8,-30! 13,-13 30,-8! 13,-3 8,14! 3,-3 -14,-8! 3,-13"), c, outline=1.2)
    for y in (-58, 50):
        p.form(
            smooth([(34, y, 1), (82, y - 3, 1), (84, y + 15, 1), (34, y + 18, 1), (28, y + 9)]),
            p.pal.metal,
            shade=(0, -4),
        )


@variant("candle", "stub")
def candle_stub(p: Pen) -> None:
    """Nearly burnt down, in a pool of its own wax."""
    p.glow(0, -40, 110, p.pal.flame, 0.6)
    p.form(ellipse(0, 82, 78, 20), p.pal.metal, fill="down", rim=1.6)
    p.form(
        smooth("-62,80 -50,64 -34,62! -36,6 -22,-4 0,2 20,-6 34,4! 34,58! 46,56 60,74 40,90 -40,90"),
        p.pal.bone,
        shade=(-8, -3),
        rim=2,
    )
    p.line("-24,6 -28,36 -24,52", 6, mix(p.pal.bone, p.pal.fur, 0.3), "in")
    p.line("0,0 2,-14 0,-22", 4, p.pal.ink, "none")
    p.form(smooth("0,-92! 16,-58 18,-36 0,-20 -18,-36 -14,-58"), p.pal.flame, fill="up", outline=1.2)
    p.form(smooth("0,-56! 7,-40 0,-26 -7,-40"), p.pal.light, outline=0)


@variant("cat", "walking")
def walking_cat(p: Pen, *, colour: str | None = None) -> None:
    """On its way, tail up, looking at you."""
    c = colour or p.pal.feather
    for x, dx in ((-48, -10), (-26, 8), (34, -8), (54, 10)):
        p.form(brush([(x, 30), (x + dx * 0.3, 64), (x + dx, 98)], 20, "none"), mix(c, p.pal.ink, 0.2), outline=1.6)
    p.form(brush("-58,16 -84,-6 -94,-48 -78,-82 -66,-78", 16, "none"), c, outline=1.8)
    p.form(
        smooth("-66,14 -56,-14 -20,-20 22,-18 54,-24 66,4 58,40 20,46 -30,44 -60,40"),
        c,
        shade=(-8, -8),
        rim=2.4,
        hatch=0.4,
    )
    head = smooth("36,-46 38,-82! 56,-66 74,-66! 92,-84! 96,-46 92,-22 66,-10 42,-22")
    p.form(head, c, shade=(-7, -4), rim=2)
    for x in (53, 79):
        p.form(ellipse(x, -44, 8, 9), p.pal.glow, fill="flat", outline=1.2)
        p.form(ellipse(x, -44, 2.4, 7.5), p.pal.ink, fill="flat", outline=0)
    p.form(polygon("62,-31 70,-31 66,-25"), p.pal.a3, outline=0.8)
    p.dashes([(50, -26, 28, -30), (50, -22, 28, -20), (82, -26, 104, -30), (82, -22, 104, -20)], 1.6, p.pal.light)


@variant("ladder", "steps")
def step_ladder(p: Pen, *, colour: str | None = None, h: float = 200, w: float = 36, taper: float = 0.55) -> None:
    """A library ladder that stands by itself."""
    c = colour or p.pal.wood
    for s in (-1, 1):
        p.form(brush([(s * 6 + 8, -96), (s * 26 + 34, 100)], 9, "none"), mix(c, p.pal.ink, 0.35), outline=1.3)
    for k in range(5):
        y, half = 70 - k * 38, 42 - k * 6
        p.form(rect(-half - 22 + k * 5, y, half * 2 - 4, 9), mix(c, p.pal.paper, 0.2), outline=1.2, hatch=0.3)
    for s in (-1, 1):
        p.form(brush([(s * 14 - 4, -98), (s * 36 - 22, 100)], 11, "none"), c, outline=1.5, rim=1.2)
    p.form(rounded(-26, -106, 54, 13, 4), mix(c, p.pal.paper, 0.25), outline=1.4)


@variant("sun", "rising")
def rising_sun(p: Pen, *, face: bool = True, rays: int = 11) -> None:
    """Half a disc on the line where it comes up, straight rays."""
    c = mix(p.pal.metal, p.pal.glow, 0.55)
    p.glow(0, 30, 190, p.pal.glow, 0.7)
    for k in range(rays):
        a = pi + (k + 0.5) * pi / rays
        reach = 104 if k % 2 else 88
        side = 0.075
        p.form(
            polygon([(cos(a + t) * r, 44 + sin(a + t) * r) for t, r in ((-side, 66), (0, reach), (side, 66))]),
            mix(c, p.pal.a1, 0.35), outline=1.2,
        )  # fmt: skip
    p.form(smooth("-60,44! -56,10 -34,-10 0,-18 34,-10 56,10 60,44!"), c, fill="rad", rim=2)
    if face:
        for s in (-1, 1):
            p.line([(s * 12, 18), (s * 21, 23), (s * 30, 18)], 3.4, p.ink(c), "both")
        p.line("-10,33 0,37 10,33", 3, p.ink(c), "both")
    p.form(rounded(-92, 42, 184, 9, 4), mix(c, p.pal.a3, 0.4), outline=1.3)


@variant("traveller", "wind")
def windblown_traveller(p: Pen, *, colour: str | None = None, lanternlit: bool = True) -> None:
    """Leaning into the weather, one hand on the hat, the cloak flying."""
    c = colour or p.pal.cloth
    for x0, x1 in ((-6, -30), (16, 24)):
        p.form(
            brush([(x0, 44), ((x0 + x1) / 2, 72), (x1, 100)], 15, "none"), mix(p.pal.ink, p.pal.wood, 0.35), outline=1.4
        )
    p.form(
        smooth("6,-50! 32,-34 44,4 34,56! 0,60 -36,44 -76,58 -104,34! -70,26 -86,2! -50,0 -30,-24"),
        c,
        shade=(-8, -5),
        rim=2.4,
        hatch=0.5,
    )
    for pts in ("-6,-30 -36,8 -82,34", "6,-26 -10,16 -34,44"):
        p.line(pts, 3.6, p.ink(c), "in")
    p.form(ellipse(20, -62, 17, 19), p.pal.skin, shade=(-5, 0))
    p.form(smooth("-22,-70! 20,-78 62,-66! 40,-58 0,-60"), mix(p.pal.wood, p.pal.ink, 0.3), outline=1.5)
    p.form(smooth("0,-72! 4,-100 34,-102 40,-70! 20,-66"), mix(p.pal.wood, p.pal.ink, 0.3), shade=(-4, 0))
    p.form(brush("36,-26 60,-44 50,-68", 12, "none"), c, outline=1.4)
    p.form(ellipse(50, -70, 8), p.pal.skin, outline=1.2)


@variant("umbrella", "furled")
def furled_umbrella(p: Pen, *, colour: str | None = None) -> None:
    """Shut and buttoned, point down."""
    c = colour or p.pal.a3
    p.form(brush("0,-40 0,-76 8,-96 26,-96 32,-82", 9, "none"), p.pal.wood, outline=1.6)
    p.form(smooth("-10,-52! 10,-52! 24,-10 16,50 3,88! -3,88! -16,50 -24,-10"), c, shade=(-7, 0), rim=2, hatch=0.5)
    for x in (-9, 4, 14):
        p.line([(x * 0.6, -46), (x * 1.2, 0), (x * 0.4, 74)], 2.8, p.ink(c), "both")
    p.form(smooth("-25,-2! 0,8 25,-4! 25,8! 0,20 -25,10!"), mix(c, p.pal.paper, 0.4), outline=1.2)
    p.line("0,84 0,106", 5, p.pal.metal, "out")


@variant("umbrella", "torn")
def torn_umbrella(p: Pen, *, colour: str | None = None) -> None:
    """Blown inside out; two ribs have lost their cloth."""
    c = colour or p.pal.a3
    p.form(brush("0,-6 0,40 2,78 14,98 28,90", 7, "none"), p.pal.wood, outline=1.5)
    p.form(
        smooth(
            "0,4! -34,-20 -62,-52 -84,-92! -46,-74 -22,-82! -6,-60 6,-64! 22,-84 40,-70! 62,-86 88,-78! 60,-40 30,-12"
        ),
        c,
        shade=(0, -10),
        rim=2,
        hatch=0.5,
    )
    for x, y in ((-84, -94), (-22, -84), (40, -72), (90, -80)):
        p.line([(0, 2), (x * 0.5, y * 0.42), (x, y)], 3.4, p.pal.metal, "none")
    for pts in ("0,2 -48,-14 -100,-40", "0,2 50,-4 100,-26"):
        p.line(pts, 3.4, p.pal.metal, "none")


@variant("crown", "circlet")
def circlet(p: Pen) -> None:
    """A thin ring with one stone: a young ruler's."""
    c = p.pal.metal
    p.form(ellipse(0, 8, 84, 30), mix(c, p.pal.ink, 0.4), outline=1.8)
    p.form(ellipse(0, 2, 72, 19), p.pal.ink, fill="flat", outline=1)
    p.form(smooth("-84,4! -60,28 0,38 60,28 84,4! 84,24! 60,48 0,58 -60,48 -84,24!"), c, shade=(-6, -4), rim=2)
    p.form(smooth(mirrored("0,-60! 12,-20 34,8 22,34 0,40")), c, rim=2, shade=(-4, -2))
    p.form(smooth("0,-26! 13,2 0,24! -13,2"), p.pal.a3, fill="rad", outline=1.4)
    p.dots([(-52, 34, 5), (-30, 42, 4), (30, 42, 4), (52, 34, 5)], p.pal.light)


@variant("crown", "paper")
def paper_crown(p: Pen) -> None:
    """Folded from paper, for one evening."""
    c = p.pal.paper
    p.form(
        polygon("-80,56 -84,-20 -52,14 -42,-58 -14,6 0,-74 14,6 42,-58 52,14 84,-20 80,56"),
        c,
        shade=(-5, -3),
        outline=2,
    )
    for x in (-48, -12, 12, 48):
        p.line([(x, 8), (x * 1.02, 54)], 2, p.ink(c), "none", 0.7)
    p.form(polygon("-80,56 -81,34 81,34 80,56"), mix(c, p.pal.a1, 0.55), outline=1.6)
    for x, y in ((-42, -58), (0, -74), (42, -58)):
        p.form(ellipse(x, y, 9), p.pal.a3, fill="rad")


@variant("rose", "bud")
def rose_bud(p: Pen, *, colour: str | None = None, stem: bool = True) -> None:
    """Not yet open."""
    c = colour or p.pal.red
    if stem:
        p.form(brush("0,6 4,50 -6,104", 6, "none"), p.pal.leaf, outline=1.2)
        p.form(smooth("0,60! 22,40 48,44! 30,64"), p.pal.leaf, rim=1.2)
        p.form(smooth("0,80! -22,62 -46,68! -28,86"), p.pal.leaf, rim=1.2)
    p.form(smooth(mirrored("0,-92! 22,-60 34,-26 24,6 0,16")), c, shade=(-8, -3), rim=2, hatch=0.4)
    p.line("6,-84 -12,-50 2,-8", 4, p.ink(c), "both")
    p.line("8,-70 22,-40 12,-4", 3, p.ink(c), "both")
    for s in (-1, 0, 1):
        p.form(
            smooth([(s * 10 - 9, 12, 1), (s * 24, -24 + abs(s) * 6, 1), (s * 10 + 9, 12, 1), (s * 8, 20)]),
            p.pal.leaf,
            outline=1.3,
        )


@variant("rose", "wild")
def wild_rose(p: Pen, *, colour: str | None = None, stem: bool = True) -> None:
    """Five open petals, as in a hedge."""
    c = mix(colour or p.pal.red, p.pal.bone, 0.35)
    if stem:
        p.form(brush("0,10 -6,60 6,104", 6, "none"), p.pal.leaf, outline=1.2)
        p.form(smooth("0,66! 24,48 52,54! 32,72"), p.pal.leaf, rim=1.2)
    for k in range(5):
        p.group(f"rotate({72 * k})")
        p.form(smooth(mirrored("0,-6! 30,-26 40,-58 20,-80 0,-66")), c, shade=(-5, -3), rim=1.8)
        p.line("0,-16 0,-34 0,-52", 2.6, mix(c, p.pal.light, 0.6), "out")
        p.end()
    p.form(ellipse(0, 0, 17), p.pal.glow, fill="rad")
    p.dots([(cos(a) * 23, sin(a) * 23, 2.8) for a in (k * pi / 6 for k in range(12))], p.pal.a1)


@variant("balloon", "patched")
def patched_balloon(p: Pen, *, colours: tuple[str, str] | None = None, eye: bool = False) -> None:
    """Has been up often: a quilt with a basket."""
    one, two = colours or (p.pal.a1, p.pal.a2)
    bag = smooth("0,-104 44,-96 74,-64 78,-24 56,16 24,48! -24,48! -56,16 -78,-24 -74,-64 -44,-96")
    p.form(bag, one, fill="rad", outline=1.8)
    p.inside(bag)
    tints = (one, two, p.pal.bone, p.pal.a3)
    for r in range(5):
        for k in range(5):
            p.form(
                rect(-85 + k * 34, -106 + r * 32, 34, 32),
                mix(tints[(r * 2 + k * 3 + r * k) % 4], one, 0.15),
                outline=0.9,
            )
    p.flat(smooth("30,-110 90,-80 90,60 20,60 56,0 60,-50"), p.pal.shadow, 0.28)
    p.end()
    p.dashes([(-24, 48, -17, 78), (24, 48, 17, 78), (-8, 50, -7, 78), (8, 50, 7, 78)], 2.2)
    p.form(rounded(-20, 76, 40, 26, 5), p.pal.wood, outline=1.6, hatch=0.7)


@variant("balloon", "drop")
def drop_balloon(p: Pen, *, colours: tuple[str, str] | None = None, eye: bool = False) -> None:
    """A tall drop with rings, and a boat for a basket."""
    one, two = colours or (p.pal.a3, p.pal.bone)
    bag = smooth("0,-106! 30,-84 52,-44 50,-6 26,36 12,52! -12,52! -26,36 -50,-6 -52,-44 -30,-84")
    p.form(bag, one, fill="rad", outline=1.8, rim=2)
    p.inside(bag)
    for y in (-72, -34, 4):
        p.form(smooth([(-60, y, 0), (0, y + 14), (60, y), (60, y + 16), (0, y + 30), (-60, y + 16)]), two, outline=1)
    p.end()
    p.dashes([(-12, 52, -34, 80), (12, 52, 34, 80), (0, 52, 0, 80)], 2.2)
    p.form(smooth("-50,76! 0,84 50,76! 36,102 -36,102"), p.pal.wood, outline=1.6, rim=1.4, hatch=0.6)


@variant("crescent_moon", "thin")
def thin_moon(p: Pen, *, face: bool = False, halo: bool = True, rings: bool = False) -> None:
    """The first evening after new: a nail's edge, the rest only guessed."""
    c = mix(p.pal.light, p.pal.metal, 0.22)
    if halo:
        p.glow(0, 0, 170, p.pal.glow, 0.45)
    p.form(ellipse(0, 0, 78), mix(p.pal.sky[0], c, 0.16), fill="rad", outline=0.8)
    p.form(smooth("20,-76! -38,-70 -78,-30 -80,18 -46,66 10,78! -36,50 -56,10 -46,-36"), c, rim=2, shade=(-3, 0))


@variant("crescent_moon", "cradle")
def cradle_moon(p: Pen, *, face: bool = False, halo: bool = True, rings: bool = False) -> None:
    """On its back like a boat, hung on two threads of light."""
    c = mix(p.pal.light, p.pal.metal, 0.22)
    if halo:
        p.glow(0, 20, 180, p.pal.glow, 0.5)
    for s in (-1, 1):
        p.line([(s * 84, -36), (s * 60, -72), (s * 40, -106)], 2.6, p.pal.light, "none", 0.9)
    p.form(
        smooth("-92,-42! -76,6 -40,34 0,42 40,34 76,6 92,-42! 88,28 48,80 0,90 -48,80 -88,28"),
        c,
        fill="down",
        rim=2.4,
        shade=(-6, -6),
    )
    p.dots([(-40, 62, 7), (10, 70, 5), (46, 52, 6)], mix(c, p.pal.metal, 0.5), 0.7)
    p.form(smooth("0,-16! 5,4 24,10! 5,16 0,36! -5,16 -24,10! -5,4"), p.pal.glow, outline=1)


@variant("raven", "flight")
def raven_in_flight(p: Pen) -> None:
    """On broad fingered wings, the tail a wedge."""
    c = p.pal.feather
    sheen = mix(c, p.pal.a2, 0.5)
    far = smooth("-10,0 -28,-36 -36,-74 -66,-98! -58,-76 -76,-80! -62,-58 -78,-56! -58,-36 -44,-8 -26,10")
    p.form(far, mix(c, p.pal.ink, 0.25), contrast=1, outline=1.4)
    body = smooth("-98,-6! -82,-20 -62,-22 -40,-10 4,4 46,14 92,6! 88,18 104,22! 90,30 96,42! 50,38 8,32 -34,22 -62,6")
    p.form(body, c, fill="down", contrast=1.2, rim=2)
    near = smooth("-30,0 -10,-38 16,-74 58,-106! 52,-84 78,-90! 66,-66 86,-64! 68,-46 78,-36! 54,-22 28,14 -8,18")
    p.form(near, c, contrast=1.2, rim=2, outline=1.6)
    p.dashes("-4,-14,50,-90,6 6,-8,68,-74,5 12,0,72,-54,4 18,6,60,-30,2", 1.5, sheen, 0.75)
    p.dots([(-66, -10, 2.6)], p.pal.light)
