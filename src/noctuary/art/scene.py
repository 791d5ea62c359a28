"""A scene is an ordered list of placements, back to front. It renders twice: as the picture and as its hit map.

Both come from the same list and the same motif code, so what people see and what the tables say cannot part.
Random numbers come only from `Random("card/index")`: the same code gives the same bytes.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from shapely import affinity
from shapely.ops import unary_union

import noctuary.art.backdrops
import noctuary.art.motifs  # noqa: F401  (both packages register what they draw)
from noctuary.art.frame import finish
from noctuary.art.kit import Pen, num, outline_path, shape_of
from noctuary.art.palettes import PALETTES, Palette
from noctuary.art.registry import MOTIFS

Names = tuple[str, str]  # English, French
Shadow = tuple[float, float, float]  # half width, y, opacity, in the motif's own units


@dataclass(slots=True)
class Placement:
    """One motif, backdrop or free drawing at its place."""

    el: str
    motif: str
    names: Names | None = None
    tags: tuple[str, ...] = ()
    inside: str | None = None
    x: float = 0
    y: float = 0
    size: float = 1
    turn: float = 0
    flip: bool = False
    depth: float = 0
    palette: str | None = None
    style: str | None = None
    line: float | None = None
    stretch: float = 1
    ground: Shadow | None = None
    parameters: dict[str, Any] = field(default_factory=dict)
    free: Callable[[Pen], object] | None = None
    area: str | None = None  # of a free drawing: what the hit map shows


@dataclass(slots=True)
class Cut:
    """Everything up to the matching `None` is cut to this path."""

    path: str


@dataclass(frozen=True, slots=True)
class Thing:
    """An element as the scene declares it; `meta` adds where and how it is seen."""

    id: str
    motif: str
    names: Names
    tags: tuple[str, ...]
    inside: str | None


class Scene:
    """The composition of one card, 1000 units across, its disc of radius 492 round (500, 500)."""

    def __init__(
        self,
        key: str,
        palette: str,
        style: str = "gouache",
        *,
        light: tuple[float, float] = (-0.62, -0.78),
        frame: str = "beads",
        vignette: float = 0.55,
        wash: tuple[float, float, float, str, float] | None = None,
    ):
        self.key, self.style, self.light = key, style, light
        self.frame, self.vignette, self.wash = frame, vignette, wash
        self.palette = PALETTES[palette]
        self.items: list[Placement | Cut | None] = []
        self._inside: list[str | None] = []

    # composing --------------------------------------------------------------------------------------------------

    def back(
        self,
        motif: str,
        *,
        el: str | None = None,
        name: Names | None = None,
        tags: str = "",
        depth: float = 0,
        palette: str | None = None,
        style: str | None = None,
        line: float | None = None,
        **parameters: Any,
    ) -> None:
        """A backdrop, in card units; its place is among its parameters."""
        self.items.append(
            Placement(
                el or motif, motif, name, tuple(tags.split()), self._holder(), depth=depth, palette=palette,
                style=style, line=line, parameters=parameters,
            )
        )  # fmt: skip

    def deep_water(self, x: float, *, spread: float, op: float) -> None:
        """The sea from within: light falls in at `x` and fans out."""
        self.back(
            "sky", lx=x, ly=-40, stars=0, lines=False, glow=0.6, el="water", name=("deep water", "eau profonde"),
            tags="sea water",
        )  # fmt: skip
        self.back("rays", x=x, y=-60, m=9, spread=spread, length=1000, op=op, el="_r")

    def add(
        self,
        motif: str,
        x: float,
        y: float,
        size: float = 1,
        *,
        turn: float = 0,
        flip: bool = False,
        depth: float = 0,
        el: str | None = None,
        name: Names | None = None,
        tags: str = "",
        palette: str | None = None,
        style: str | None = None,
        line: float | None = None,
        stretch: float = 1,
        ground: Shadow | None = None,
        **parameters: Any,
    ) -> None:
        """A motif with its origin at (x, y). `ground` is its contact shadow: without one, things float."""
        self.items.append(
            Placement(
                el or motif, motif, name, tuple(tags.split()), self._holder(), x, y, size, turn, flip, depth, palette,
                style, line, stretch, ground, parameters,
            )
        )  # fmt: skip

    @contextmanager
    def within(self, path: str, holder: str | None = None) -> Iterator[None]:
        """Cut what follows to a path; `holder` is the element that contains it (cup, window, raven)."""
        self.items.append(Cut(path))
        self._inside.append(holder)
        yield
        self._inside.pop()
        self.items.append(None)

    def draw(
        self,
        free: Callable[[Pen], object],
        *,
        area: str | None = None,
        el: str = "_",
        motif: str = "",
        name: Names | None = None,
        tags: str = "",
    ) -> None:
        """Free drawing in card units. It is pointable only with an area, an element and a motif."""
        self.items.append(Placement(el, motif, name, tuple(tags.split()), self._holder(), free=free, area=area))

    def _holder(self) -> str | None:
        return next((holder for holder in reversed(self._inside) if holder), None)

    # reading ----------------------------------------------------------------------------------------------------

    def things(self) -> list[Thing]:
        """The pointable elements in drawing order; an id that starts with `_` is decoration."""
        found: dict[str, Thing] = {}
        for it in self.items:
            if isinstance(it, Placement) and not it.el.startswith("_") and it.el not in found:
                m = MOTIFS[it.motif]
                tags = tuple(sorted({*m.tags, *it.tags}))
                found[it.el] = Thing(it.el, it.motif, it.names or (m.en, m.fr), tags, it.inside)
        return list(found.values())

    def svg(self) -> str:
        """The picture."""
        return finish(self, *self._render(None))

    def marked_svg(self) -> tuple[str, list[Thing]]:
        """The hit map: each element flat in a colour of its own (its number, from 1, in the red channel)."""
        things = self.things()
        body, defs = self._render({t.id: f"#{i + 1:02x}0000" for i, t in enumerate(things)})
        disc = '<clipPath id="disc"><circle cx="500" cy="500" r="478"/></clipPath>'
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000" '
            f'shape-rendering="crispEdges"><defs>{disc}{defs}</defs><rect width="1000" height="1000" fill="#000"/>'
            f'<g clip-path="url(#disc)">{body}</g></svg>',
            things,
        )

    # rendering --------------------------------------------------------------------------------------------------

    def _render(self, marks: dict[str, str] | None) -> tuple[str, str]:
        out: list[str] = []
        defs: list[str] = []
        for k, it in enumerate(self.items):
            if it is None:
                out.append("</g>")
            elif isinstance(it, Cut):
                out.append(f'<g clip-path="url(#cut{k})">')
                defs.append(f'<clipPath id="cut{k}"><path d="{it.path}"/></clipPath>')
            elif it.free is not None:
                self._free(it, k, marks, out, defs)
            elif marks is None or it.el in marks:
                pen = self._pen(it, k)
                pen.mark = marks[it.el] if marks else None
                if it.ground and marks is None:
                    self._contact(pen, it.ground)
                MOTIFS[it.motif].draw(pen, **it.parameters)
                move = _transform(it)
                out.append(f'<g transform="{move}">' if move else "<g>")
                out += [*pen.out, "</g>"]
                defs += pen.defs
        return "".join(out), "".join(defs)

    def _free(self, it: Placement, k: int, marks: dict[str, str] | None, out: list[str], defs: list[str]) -> None:
        if marks is None and it.free is not None:
            pen = self._pen(it, k)
            it.free(pen)
            out += pen.out
            defs += pen.defs
        elif marks and it.el in marks and it.area:
            out.append(f'<path d="{it.area}" fill="{marks[it.el]}"/>')

    def _pen(self, it: Placement, k: int) -> Pen:
        pal: Palette = (PALETTES[it.palette] if it.palette else self.palette).at(it.depth)
        prefix = chr(97 + k // 26) + chr(97 + k % 26)
        pen = Pen(it.style or self.style, pal, f"{self.key}/{k}", prefix, self.light)
        if it.free is not None:
            return pen
        pen.flip = it.flip
        if MOTIFS[it.motif].backdrop:
            pen.line_scale = it.line or 1
            return pen
        pen.line_scale = it.line or max(0.55, min(2.2, it.size**-0.45))
        pen.hatch_scale = it.size
        if it.turn:  # the light stays where it is in the picture when a motif is turned
            a = -math.radians(it.turn) * (-1 if it.flip else 1)
            lx, ly = pen.lit_from()
            pen.light = (lx * math.cos(a) - ly * math.sin(a), lx * math.sin(a) + ly * math.cos(a))
            pen.flip = False
        return pen

    @staticmethod
    def _contact(pen: Pen, shadow: Shadow) -> None:
        half, y, opacity = shadow
        dark = pen.pal.shadow
        paint = pen.radial(((0, dark, opacity), (0.55, dark, opacity * 0.6), (1, dark, 0.0)))
        pen.raw(
            f'<ellipse cx="{num(half * 0.18)}" cy="{num(y)}" rx="{num(half)}" ry="{num(half * 0.2)}" fill="{paint}"/>'
        )


def _transform(it: Placement) -> str:
    parts = []
    if it.x or it.y:
        parts.append(f"translate({num(it.x)} {num(it.y)})")
    if it.turn:
        parts.append(f"rotate({num(it.turn)})")
    sx = (-it.size if it.flip else it.size) * it.stretch
    if sx != 1 or it.size != 1:
        parts.append(f"scale({sx:.4g} {it.size:.4g})")
    return " ".join(parts)


def silhouette(
    motif: str, x: float = 0, y: float = 0, size: float = 1, *, flip: bool = False, turn: float = 0, **parameters: Any
) -> str:
    """The outline of a motif in card units: any motif can be a window onto another world."""
    pen = Pen("gouache", PALETTES["midnight"], "silhouette")
    pen.mark = "#000"
    MOTIFS[motif].draw(pen, **parameters)
    area = unary_union([shape_of(d) for d in re.findall(r' d="([^"]+)"', "".join(pen.out))]).buffer(1.2).buffer(-1)
    area = affinity.scale(area, -size if flip else size, size, origin=(0, 0))
    area = affinity.translate(affinity.rotate(area, turn, origin=(0, 0)), x, y)
    return outline_path(area.simplify(0.6))
