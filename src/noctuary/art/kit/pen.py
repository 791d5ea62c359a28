"""The pen. A motif only says what a shape is (form, line, dots, glow); the style decides how it is drawn.

That is why the same owl can be gouache on one card and stained glass on the next. With `mark` set the pen paints every
shape flat in one colour instead: the hit maps are this second drawing of the same scene, not a typed table.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from shapely.geometry import LineString

from noctuary.art.kit.colour import chroma, lightness, mix, shift
from noctuary.art.kit.curves import Rows, Taper, brush, circle, lens, num, pair, rows
from noctuary.art.kit.geometry import shape_of

if TYPE_CHECKING:
    from noctuary.art.palettes import Palette

Stop = tuple[float, str] | tuple[float, str, float]
EVERYWHERE = "M-1500-1500L1500-1500L1500 1500L-1500 1500Z"


class Form:
    """A lit solid as a style sees it: the shape, its colours in light and shadow, and how it is to be modelled."""

    __slots__ = (
        "ambient", "colour", "contrast", "d", "fill", "hatch", "high", "light", "low", "opacity", "outline", "rim",
        "shade", "shade_opacity",
    )  # fmt: skip

    d: str
    colour: str
    high: str
    low: str
    light: str
    ambient: str
    fill: str
    contrast: float
    shade: tuple[float, float] | None
    shade_opacity: float
    rim: float
    hatch: float
    outline: float | None
    opacity: float


def _short(v: float) -> str:
    return f"{v:.2f}".rstrip("0").rstrip(".")


def _opacity(v: float, name: str = "opacity") -> str:
    return f' {name}="{v:.2f}"' if v != 1 else ""


class Pen:
    """Draws one placement of one motif, in its own units."""

    def __init__(
        self, style: str, pal: Palette, seed: str, prefix: str = "", light: tuple[float, float] = (-0.62, -0.78)
    ):
        self.style, self.pal, self.seed, self.prefix = style, pal, seed, prefix
        self.light = light
        self.rng = random.Random(seed)
        self.out: list[str] = []
        self.defs: list[str] = []
        self.mark: str | None = None  # paint everything flat in this colour: the hit map
        self.hatch_scale = 1.0  # how large one unit is on the card: hatching keeps its grain
        self.line_scale = 1.0
        self.flip = False
        self._made: dict[tuple[object, ...], str] = {}
        self._count = 0

    # names, gradients, clips ------------------------------------------------------------------------------------

    def name(self) -> str:
        """A fresh id for <defs>."""
        self._count += 1
        n, s = self._count, ""
        while True:
            s = "abcdefghijklmnopqrstuvwxyz"[n % 26] + s
            n //= 26
            if not n:
                return self.prefix + s

    def _once(self, key: tuple[object, ...], text: Callable[[str], str]) -> str:
        if key not in self._made:
            self._made[key] = name = self.name()
            self.defs.append(text(name))
        return self._made[key]

    def _stops(self, stops: Sequence[Stop]) -> str:
        return "".join(
            f'<stop offset="{_short(s[0])}" stop-color="{s[1]}"{_opacity(s[2] if len(s) > 2 else 1, "stop-opacity")}/>'
            for s in stops
        )

    def linear(
        self, stops: Sequence[Stop], angle: float | None = None, at: tuple[float, float, float, float] | None = None
    ) -> str:
        """A gradient along the light, along `angle`, or between two points of the drawing."""
        if at:
            x1, y1, x2, y2 = (num(v) for v in at)
            geo = f'gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        else:
            a = math.radians(angle or 0)
            lx, ly = self.lit_from() if angle is None else (-math.cos(a), -math.sin(a))
            x1, y1, x2, y2 = (_short(v) for v in (0.5 + lx * 0.5, 0.5 + ly * 0.5, 0.5 - lx * 0.5, 0.5 - ly * 0.5))
            geo = f'x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"'
        body = self._stops(stops)
        name = self._once(("l", geo, body), lambda i: f'<linearGradient id="{i}" {geo}>{body}</linearGradient>')
        return f"url(#{name})"

    def radial(
        self,
        stops: Sequence[Stop],
        cx: float = 0.5,
        cy: float = 0.5,
        r: float = 0.5,
        at: tuple[float, float, float] | None = None,
        focus: tuple[float, float] | None = None,
    ) -> str:
        """A round gradient in the box of the shape, or at a place of the drawing."""
        if at:
            x, y, q = (num(v) for v in at)
            geo = f'gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{q}"'
        else:
            geo = f'cx="{_short(cx)}" cy="{_short(cy)}" r="{_short(r)}"'
        if focus:
            geo += f' fx="{_short(focus[0])}" fy="{_short(focus[1])}"'
        body = self._stops(stops)
        name = self._once(("r", geo, body), lambda i: f'<radialGradient id="{i}" {geo}>{body}</radialGradient>')
        return f"url(#{name})"

    def clip(self, d: str) -> str:
        """The id of a clip to d."""
        return self._once(("c", d), lambda i: f'<clipPath id="{i}"><path d="{d}"/></clipPath>')

    def inside(self, d: str) -> None:
        """Cut everything up to `end` to d."""
        self.out.append(f'<g clip-path="url(#{self.clip(d)})">')

    def group(self, transform: str = "", opacity: float = 1) -> None:
        """Transform everything up to `end`."""
        t = f' transform="{transform}"' if transform else ""
        self.out.append(f"<g{t}{_opacity(opacity)}>")

    def end(self) -> None:
        """Close the last `inside` or `group`."""
        self.out.append("</g>")

    def raw(self, text: str) -> None:
        """SVG that is never part of a hit map (beams, gleams)."""
        if self.mark is None:
            self.out.append(text)

    def lit_from(self) -> tuple[float, float]:
        """The direction of the light in this drawing's own units."""
        return (-self.light[0], self.light[1]) if self.flip else self.light

    def ink(self, colour: str | None = None, k: float = 1.0) -> str:
        """The outline of a colour: never black, always on the way to the palette's ink."""
        return mix(colour, self.pal.ink, 0.78 * k) if colour else self.pal.ink

    # paint ------------------------------------------------------------------------------------------------------

    def path(self, d: str, fill: str, opacity: float = 1, extra: str = "") -> None:
        """A path as it is: for styles, not for motifs."""
        self.out.append(f'<path d="{d}" fill="{fill}"{_opacity(opacity)}{extra}/>')

    def flat(self, d: str, fill: str, opacity: float = 1, stroke: str | None = None, width: float = 0) -> None:
        """Plain paint without modelling."""
        if self.mark is not None:
            if opacity >= 0.28:
                self.path(d, self.mark)
            return
        self.path(d, fill, opacity, f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else "")

    def form(
        self,
        d: str,
        colour: str,
        *,
        fill: str = "lin",
        contrast: float = 1.0,
        shade: tuple[float, float] | None = None,
        shade_opacity: float = 0.5,
        rim: float = 0,
        hatch: float = 0,
        outline: float | None = None,
        dark: str | None = None,
        opacity: float = 1,
        light: str | None = None,
        ambient: str | None = None,
    ) -> None:
        """A lit solid. fill: lin, rad, down, up, flat; shade: offset of a crescent shadow; rim: width of rim light."""
        if self.mark is not None:
            self.path(d, self.mark)
            return
        from noctuary.art.styles import STYLES

        f = Form()
        f.d, f.colour, f.fill, f.contrast = d, colour, fill, contrast
        f.light, f.ambient = light or self.pal.light, ambient or self.pal.shadow
        f.high = mix(shift(colour, 0.06 * contrast), f.light, 0.22 * contrast)
        f.low = dark or mix(shift(colour, -0.10 * contrast), f.ambient, 0.42 * contrast)
        f.shade, f.shade_opacity, f.rim, f.hatch = shade, shade_opacity, rim, hatch
        f.outline, f.opacity = outline, opacity
        STYLES[self.style](self, f)

    def ring(self, d: str, fill: str, edge: str, width: float) -> None:
        """Paint between two closed curves: frames that one looks through."""
        rule = ' fill-rule="evenodd"'
        if self.mark is not None:
            self.path(d, self.mark, 1, rule)
            return
        self.path(d, fill, 1, f'{rule} stroke="{edge}" stroke-width="{num(width * self.line_scale)}"')

    def modelled(self, fill: str, high: str, colour: str, low: str) -> str:
        """The paint of a solid: a colour or a gradient from light to shadow."""
        if fill == "rad":
            lx, ly = self.lit_from()
            focus = (0.5 + lx * 0.28, 0.5 + ly * 0.28)
            stops = ((0, high), (0.5, colour), (1, low))
            return self.radial(stops, 0.5 + lx * 0.1, 0.5 + ly * 0.1, 0.62, focus=focus)
        if fill == "lin":
            return self.linear(((0, high), (0.45, colour), (1, low)))
        if fill == "down":
            return self.linear(((0, high), (0.5, colour), (1, low)), 90)
        if fill == "up":
            return self.linear(((0, low), (0.5, colour), (1, high)), 90)
        return colour

    def crescent(self, d: str, fill: str, opacity: float, dx: float, dy: float) -> None:
        """Everything outside d, moved: inside a clip to d this is a crescent of shadow or light."""
        self.path(EVERYWHERE + d, fill, opacity, f' fill-rule="evenodd" transform="translate({num(dx)} {num(dy)})"')

    def wedges(self, d: str, gap: float, depth: float, weight: float = 0.9, turn: float = 0) -> str:
        """Woodcut lines along the light, thick at the shadow edge: what makes an engraving look engraved."""
        area = shape_of(d)
        if area.is_empty:
            return ""
        lx, ly = self.lit_from()
        a = math.radians(turn)
        dx, dy = -(lx * math.cos(a) - ly * math.sin(a)), -(lx * math.sin(a) + ly * math.cos(a))
        px, py = -dy, dx
        x0, y0, x1, y1 = area.bounds
        cx, cy, reach = (x0 + x1) / 2, (y0 + y1) / 2, math.hypot(x1 - x0, y1 - y0) / 2 + 2
        r = random.Random(f"{self.seed}{round(x0)}{round(y1)}")
        out: list[str] = []
        s = -reach
        while s < reach:
            ox, oy = cx + px * s, cy + py * s
            cut = area.intersection(
                LineString([(ox - dx * reach, oy - dy * reach), (ox + dx * reach, oy + dy * reach)])
            )
            for piece in [cut] if cut.geom_type == "LineString" else getattr(cut, "geoms", []):
                if piece.is_empty or piece.geom_type != "LineString" or piece.length < gap:
                    continue
                (ax, ay), (bx, by) = piece.coords[0], piece.coords[-1]
                if (bx - ax) * dx + (by - ay) * dy < 0:
                    bx, by = ax, ay
                length = piece.length * min(1, depth * (0.62 + 0.5 * r.random()))
                w = gap * weight * 0.5 * min(1, 0.5 + length / (gap * 9))
                tip, foot = pair(bx - dx * length, by - dy * length), pair(bx - px * w, by - py * w)
                out.append(f"M{tip}L{pair(bx + px * w, by + py * w)}L{foot}Z")
            s += gap * (0.85 + 0.3 * r.random())
        return "".join(out)

    # lines ------------------------------------------------------------------------------------------------------

    def line(
        self,
        points: Rows,
        w: float = 2,
        colour: str | None = None,
        taper: Taper = "both",
        opacity: float = 1,
        m: int = 9,
    ) -> None:
        """One tapered stroke."""
        w *= self.line_scale
        if self.mark is not None:
            if w >= 3:
                self.path(brush(points, w, taper, m), self.mark)
            return
        c = colour or self.ink()
        if self.style == "engrave" and colour is not None:
            if lightness(colour) >= 0.75 and w >= 2.5:
                if opacity > 0.55 and colour != "#ffffff":
                    self.flat(brush(points, w, taper, m), self.pal.paper, 1, self.pal.ink, self.line_scale)
                return
            grey = chroma(colour) < 0.1 and lightness(colour) < 0.75
            c = self.pal.ink if grey else mix(self.pal.paper, colour, 0.8)
        if self.style == "glass":
            if opacity < 0.8:
                return
            w *= 1.15
        self.flat(brush(points, w, taper, m), c, opacity)

    def dashes(self, segments: Rows, w: float = 1.6, colour: str | None = None, opacity: float = 1) -> None:
        """Many small tapered strokes: x0, y0, x1, y1 and, if bent, by how much."""
        if self.mark is not None or (self.style == "glass" and opacity < 0.8):
            return
        if self.style == "water":
            opacity *= 0.6
        c = colour or self.ink()
        if self.style == "engrave":
            c = self.pal.ink if lightness(c) < 0.7 else self.pal.paper
        d = "".join(
            lens(s[0], s[1], s[2], s[3], w * self.line_scale, s[4] if len(s) > 4 else 0) for s in rows(segments)
        )
        if d:
            self.flat(d, c, opacity)

    def stroke(
        self, d: str, colour: str, w: float = 1.5, opacity: float = 1, cap: str = "round", dash: str | None = None
    ) -> None:
        """An even line: for wires, glass edges and engraved details, not for contours."""
        if self.mark is not None:
            if w >= 4:
                self.path(d, "none", 1, f' stroke="{self.mark}" stroke-width="{num(w)}"')
            return
        if self.style == "engrave" and chroma(colour) < 0.1:
            colour = self.pal.ink if lightness(colour) < 0.75 else self.pal.paper
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        width = num(w * self.line_scale)
        pen = f' stroke="{colour}" stroke-width="{width}" stroke-linecap="{cap}" stroke-linejoin="round"{dashed}'
        self.path(d, "none", opacity, pen)

    def dots(self, points: Rows, colour: str, opacity: float = 1) -> None:
        """Small discs: x, y, radius."""
        if self.mark is not None:
            return
        if self.style == "engrave":
            colour = self.pal.ink if lightness(colour) < 0.6 else self.pal.paper
        d = "".join(circle(x, y, r) for x, y, r in rows(points) if r >= 0.25)
        if d:
            self.path(d, colour, opacity)

    def symbol(self, key: object, draw: Callable[[], None]) -> str:
        """Draw once into <defs> and give its id, for things that come in hundreds."""
        if ("s", key) not in self._made:
            self._made["s", key] = name = self.name()
            keep, self.out = self.out, []
            draw()
            self.defs.append(f'<g id="{name}">{"".join(self.out)}</g>')
            self.out = keep
        return self._made["s", key]

    def use(self, name: str, x: float = 0, y: float = 0, sx: float = 1, sy: float | None = None) -> None:
        """One more copy of a symbol."""
        scale = f"{sx:.3g}" if sy is None else f"{sx:.3g} {sy:.3g}"
        self.out.append(f'<use href="#{name}" transform="translate({num(x)} {num(y)})scale({scale})"/>')

    def target(self, d: str) -> None:
        """The area by which a thin or loose thing (threads, rain, a web) is pointed at. Unseen in the picture."""
        if self.mark is not None:
            self.path(d, self.mark)

    def glow(self, cx: float, cy: float, r: float, colour: str, opacity: float = 0.7) -> None:
        """Light in the air round a thing. It belongs to no element."""
        if self.mark is None and self.style != "engrave":
            stops = (
                (0, colour, opacity),
                (0.25, colour, opacity * 0.55),
                (0.6, colour, opacity * 0.16),
                (1, colour, 0.0),
            )
            self.out.append(f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{self.radial(stops)}"/>')
