"""Where a piece is drawn: a canvas of its own size, and the palettes of the house."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from noctuary.art.kit import Pen, bounds, num
from noctuary.art.kit.pen import Stop
from noctuary.art.palettes import PALETTES, Palette
from noctuary.art.registry import MOTIFS
from noctuary.art.scene import silhouette

Box = tuple[float, float, float, float]  # left, top, width, height

INK, PAPER, NIGHT, GILT = "#2a1f17", "#f3e8d2", "#1c1428", "#e6bd68"
WINE = "#3a1226"


def altered(name: str, **roles: str) -> Palette:
    """A palette of the deck with some roles changed."""
    base, out = PALETTES[name], Palette()
    for role in Palette.__slots__:
        setattr(out, role, roles.get(role, getattr(base, role)))
    return out


ON_PAPER = altered(
    "bone",
    ink=INK,
    paper=PAPER,
    bone="#efe2c6",
    light="#fffaf0",
    cloth="#5a544c",
    fur="#8b8176",
    leaf="#6f6f66",
    flame="#b8521a",
)
"""Engraved on cream: what a playing card is printed with. Only strong reds and flames keep their colour."""
GREYS = {
    "bone": "#d8d4cc", "cloth": "#5a5560", "fur": "#847e86", "leaf": "#7c7a80", "skin": "#b9b4b2", "wood": "#8f8a88",
    "metal": "#a29c98", "stone": "#96929a", "red": "#8a8486", "a1": "#a8a2a4", "a2": "#8f8a90", "a3": "#7e787e",
}  # fmt: skip
ON_NIGHT = altered("midnight", ink=GILT, paper=NIGHT, light="#fff3cf", shadow="#0c0814", **GREYS)
"""The same plate with paper and ink changed for night and gilt: danger is told by tone before it is read."""
IN_COLOUR = altered(
    "theatre", ink="#160d18", paper="#f4ead4", feather="#5f76b0", stone="#a79cae", wood="#9c6236", leaf="#74a653"
)
"""Occulto's emblems."""


TURNED: dict[str, Box] = {
    "cards": (-112, -112, 224, 224), "uprooted_plant": (-116, -132, 244, 244), "broken_phial": (-118, -130, 240, 240),
    "windmill": (-120, -130, 240, 240), "clover": (-108, -106, 216, 216), "tornado": (-110, -100, 220, 220),
}  # fmt: skip


def svg(box: Box, body: str, defs: str = "") -> str:
    """A whole file."""
    x, y, w, h = (num(v) for v in box)
    inner = f"<defs>{defs}</defs>" if defs else ""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}">{inner}{body}</svg>\n'


class CutOut(Pen):
    """Draws what stands alone in its square: light in the air round it would end at the edges, so there is none."""

    def glow(self, cx: float, cy: float, r: float, colour: str, opacity: float = 0.7) -> None:
        """No light."""


def drawing(
    key: str, style: str, palette: Palette, draw: Callable[[Pen], None], box: Box, with_pen: type[Pen] = Pen
) -> str:
    """A free drawing as a file."""
    pen = with_pen(style, palette, key, "k" + "".join(re.findall(r"[a-z]", key))[:6])
    draw(pen)
    return svg(box, "".join(pen.out), "".join(pen.defs))


def room(motif: str, margin: float = 7, **parameters: Any) -> Box:
    """The square that holds a motif. Turned parts are not in its silhouette: such motifs have their own."""
    if motif in TURNED:
        return TURNED[motif]
    left, top, right, bottom = bounds(silhouette(motif, **parameters))
    side = max(right - left, bottom - top) + 2 * margin
    return ((left + right - side) / 2, (top + bottom - side) / 2, side, side)


def emblem(key: str, motif: str, style: str, palette: Palette, **parameters: Any) -> str:
    """One motif alone, in its square."""
    box = room(motif, **parameters)
    return drawing(key, style, palette, lambda p: MOTIFS[motif].draw(p, **parameters), box, CutOut)


def inlaid(picture: str, x: float, y: float, size: float) -> str:
    """A finished square file inside another one, `size` wide round (x, y)."""
    found = re.search(r'viewBox="([^"]+)"', picture)
    assert found
    place = f'x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{num(size)}" height="{num(size)}"'
    return picture.strip().replace('xmlns="http://www.w3.org/2000/svg" ', f"{place} ", 1)


def rimmed(picture: str, name: str, colour: str, width: float = 3.4) -> str:
    """A finished file with a bright contour round all that is painted: dark things are seen on a dark ground by it."""
    found = re.fullmatch(r"(<svg[^>]*>)(?:<defs>(.*?)</defs>)?(.*)</svg>\n", picture, re.DOTALL)
    assert found
    head, defs, body = found.groups()
    x, y, w, h = (float(v) for v in re.findall(r"[-\d.]+", head.split("viewBox=")[1]))
    box = " ".join(num(v) for v in (x - width, y - width, w + 2 * width, h + 2 * width))
    head = re.sub(r'viewBox="[^"]+"', f'viewBox="{box}"', head)
    region = 'filterUnits="userSpaceOnUse" x="{}" y="{}" width="{}" height="{}"'.format(*box.split())
    contour = (
        f'<filter id="{name}" {region}><feMorphology in="SourceAlpha" operator="dilate" radius="{num(width)}"/>'
        '<feComposite in2="SourceAlpha" operator="out" result="edge"/>'
        f'<feFlood flood-color="{colour}"/><feComposite in2="edge" operator="in" result="rim"/>'
        '<feMerge><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
    )
    return f'{head}<defs>{defs or ""}{contour}</defs><g filter="url(#{name})">{body}</g></svg>\n'


def path(d: str, fill: str, stroke: str = "", width: float = 0, extra: str = "") -> str:
    """A path as text."""
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


def _stops(stops: tuple[Stop, ...]) -> str:
    """Offset, colour and, where it lets something through, opacity."""
    return "".join(
        f'<stop offset="{s[0]:g}" stop-color="{s[1]}"' + (f' stop-opacity="{s[2]:g}"/>' if len(s) > 2 else "/>")
        for s in stops
    )


def radial(name: str, *stops: Stop, at: str = 'cx=".5" cy=".42" r=".75"') -> str:
    """A round gradient for <defs>."""
    return f'<radialGradient id="{name}" {at}>{_stops(stops)}</radialGradient>'


def linear(name: str, *stops: Stop, at: str = 'x2="0" y2="1"') -> str:
    """A gradient for <defs>, from top to bottom unless told otherwise."""
    return f'<linearGradient id="{name}" {at}>{_stops(stops)}</linearGradient>'


def turned(d: str, angle: float, x: float, y: float) -> str:
    """SVG that turns what follows; for mirrored corners."""
    return f'<g transform="rotate({num(angle)} {num(x)} {num(y)})">{d}</g>'


__all__ = [
    "GILT", "INK", "IN_COLOUR", "NIGHT", "ON_NIGHT", "ON_PAPER", "PAPER", "WINE", "Box", "altered", "drawing", "emblem",
    "inlaid", "linear", "path", "radial", "rimmed", "room", "svg", "turned",
]  # fmt: skip
