"""The six styles: how a lit solid is put on paper. Each is one function of the pen and the form."""

from __future__ import annotations

import math
from collections.abc import Callable

from shapely.geometry import MultiPoint, Point, box
from shapely.ops import voronoi_diagram

from noctuary.art.kit.colour import mix, oklab, shift
from noctuary.art.kit.curves import num, polygon, smooth
from noctuary.art.kit.geometry import parts, shape_of
from noctuary.art.kit.pen import Form, Pen

Style = Callable[[Pen, Form], None]


def gouache(p: Pen, f: Form) -> None:
    """Soft gradients, a thick-thin outline for free (the shape again, shifted, in ink), crescent shadow, rim light."""
    w = (1.6 if f.outline is None else f.outline) * p.line_scale
    if w:
        ink = p.ink(f.low, 0.8)
        move = f'transform="translate({num(0.45 * w)} {num(0.7 * w)})"'
        p.path(f.d, ink, f.opacity, f' stroke="{ink}" stroke-width="{num(w * 1.5)}" stroke-linejoin="round" {move}')
    p.path(f.d, p.modelled(f.fill, f.high, f.colour, f.low), f.opacity)
    if not (f.shade or f.rim or f.hatch):
        return
    p.inside(f.d)
    if f.shade:
        p.crescent(f.d, mix(f.low, f.ambient, 0.6), f.shade_opacity * f.opacity, *f.shade)
    if f.hatch and (lines := p.wedges(f.d, 5.2, 0.55 * f.hatch)):
        p.path(lines, p.ink(f.low, 0.7), 0.5)
    if f.rim:
        side = -f.rim if p.flip else f.rim
        p.crescent(f.d, mix(f.high, f.light, 0.65), 0.75 * f.opacity, side * 0.8, f.rim)
    p.end()


def nouveau(p: Pen, f: Form) -> None:
    """Posters of 1900: strong even ink, flat quiet colour."""
    w = (2.6 if f.outline is None else f.outline * 1.7) * p.line_scale
    if w:
        ink = mix(p.pal.ink, f.low, 0.12)
        move = f'transform="translate({num(0.4 * w)} {num(0.5 * w)})"'
        p.path(f.d, ink, f.opacity, f' stroke="{ink}" stroke-width="{num(w * 1.6)}" stroke-linejoin="round" {move}')
    high, low = mix(f.colour, f.high, 0.55), mix(f.colour, f.low, 0.5)
    p.path(f.d, p.modelled(f.fill, high, f.colour, low), f.opacity)
    if f.shade:
        p.inside(f.d)
        p.crescent(f.d, f.low, f.shade_opacity * 0.8, *f.shade)
        p.end()


def papercut(p: Pen, f: Form) -> None:
    """Layers of card: three faint offset copies make a soft shadow without a filter; one lit edge makes thickness."""
    s, dark = p.line_scale, p.pal.shadow
    if f.outline != 0:
        for dx, w, opacity in ((2.2, 5, 0.10), (1.6, 2.6, 0.14), (1, 0.8, 0.20)):
            move = f'transform="translate({num(dx * s)} {num(dx * 1.6 * s)})"'
            p.path(f.d, dark, opacity, f' stroke="{dark}" stroke-width="{num(w * s)}" stroke-linejoin="round" {move}')
    high, low = mix(f.colour, f.high, 0.35), mix(f.colour, f.low, 0.28)
    p.path(f.d, p.modelled("flat" if f.fill == "flat" else "lin", high, f.colour, low))
    if f.outline != 0:
        p.inside(f.d)
        p.crescent(f.d, mix(f.high, "#ffffff", 0.35), 0.7, s, 1.3 * s)
        p.end()


def engrave(p: Pen, f: Form) -> None:
    """Ink on paper: tone is the length of the wedges; only strong colours keep a tint."""
    pal = p.pal
    w = 1.5 if f.outline is None else f.outline
    light, a, b = oklab(f.colour)
    strength = math.hypot(a, b)
    base = mix(pal.paper, f.colour, min(0.85, (strength - 0.085) * 9) if strength > 0.085 else 0.10)
    pen = f' stroke="{pal.ink}" stroke-width="{num(w * 1.1 * p.line_scale)}" stroke-linejoin="round"' if w else ""
    p.path(f.d, base, 1, pen)
    tone, size = 1 - light, shape_of(f.d).area * p.hatch_scale**2
    if size > 160 and (lines := p.wedges(f.d, 4.4 / p.hatch_scale, min(1.0, 0.25 + tone * 1.05), 0.95)):
        p.path(lines, pal.ink)
    deep = tone > 0.62 and size > 500
    if deep and (lines := p.wedges(f.d, 4.8 / p.hatch_scale, min(0.8, tone * 0.75), 0.7, turn=64)):
        p.path(lines, pal.ink)


def glass(p: Pen, f: Form) -> None:
    """Stained glass: each form broken into panes that differ a little in tone and hue, leaded."""
    w = 3.0 if f.outline is None else f.outline * 1.9
    w = max(w, 1.6) * p.line_scale if w else 0
    colour, pal = shift(f.colour, 0.02, 1.25), p.pal
    area = shape_of(f.d)
    lead = mix(pal.ink, "#05050a", 0.5)
    if area.area * p.hatch_scale**2 < 1500 or not w:
        stops = ((0, mix(colour, pal.light, 0.30)), (0.6, colour), (1, mix(colour, pal.shadow, 0.35)))
        edge = f' stroke="{lead}" stroke-width="{num(w)}" stroke-linejoin="round"' if w else ""
        p.path(f.d, p.radial(stops, 0.45, 0.4, 0.7), 1, edge)
        return
    pane = 58 / p.hatch_scale
    x0, y0, x1, y1 = area.bounds
    count = max(3, int(area.area / (pane * pane)))
    r = p.rng
    seeds = [Point(x0 + r.random() * (x1 - x0), y0 + r.random() * (y1 - y0)) for _ in range(count)]
    p.path(f.d, colour)
    p.inside(f.d)
    for cell in voronoi_diagram(MultiPoint(seeds), envelope=box(x0 - 50, y0 - 50, x1 + 50, y1 + 50)).geoms:
        if not any(q.area >= 6 for q in parts(cell.intersection(area.buffer(0.5)))):
            continue
        c = shift(colour, (r.random() - 0.5) * 0.16, 0.9 + 0.35 * r.random(), (r.random() - 0.5) * 26)
        paint = p.radial(((0, mix(c, pal.light, 0.28)), (1, c)), 0.4, 0.4, 0.75)
        p.path(polygon(list(cell.exterior.coords)[:-1]), paint, 1, f' stroke="{lead}" stroke-width="{num(w * 0.62)}"')
    p.end()
    p.path(f.d, "none", 1, f' stroke="{lead}" stroke-width="{num(w * 1.15)}" stroke-linejoin="round"')


def water(p: Pen, f: Form) -> None:
    """Ink and wash: pale and wet on the light side, pooled dark at the foot, a darker dry edge and a few blooms."""
    pal, r = p.pal, p.rng
    area = shape_of(f.d)
    size = area.area * p.hatch_scale**2
    colour = shift(mix(f.colour, pal.paper, 0.10), 0.03, 1.12)
    dark = shift(mix(f.low, f.colour, 0.35), -0.02, 1.15)
    p.path(f.d, mix(pal.paper, colour, 0.35))
    p.path(f.d, p.linear(((0, mix(colour, pal.paper, 0.42)), (0.55, colour), (1, dark))), 0.86)
    if size <= 250 or f.outline == 0:
        return
    p.inside(f.d)
    p.path(f.d, "none", 0.28, f' stroke="{dark}" stroke-width="{num(7 * p.line_scale)}"')
    p.path(f.d, "none", 0.62, f' stroke="{shift(dark, -0.06)}" stroke-width="{num(2.4 * p.line_scale)}"')
    if size > 1600:
        x0, y0, x1, y1 = area.bounds
        for i in range(3 if size < 20000 else 5):
            cx, cy = x0 + r.random() * (x1 - x0), y0 + (0.2 + 0.8 * r.random()) * (y1 - y0)
            q = (0.10 + 0.16 * r.random()) * max(x1 - x0, y1 - y0)
            bloom = smooth(
                [
                    (
                        cx + q * (0.7 + 0.6 * r.random()) * math.cos(k * 0.571),
                        cy + q * (0.6 + 0.5 * r.random()) * math.sin(k * 0.571),
                    )
                    for k in range(11)
                ]
            )
            if i % 2:
                p.path(bloom, mix(pal.paper, colour, 0.3), 0.26)
                p.path(bloom, "none", 0.35, f' stroke="{dark}" stroke-width="{num(1.6 * p.line_scale)}"')
            else:
                p.path(bloom, dark, 0.20)
    p.end()


STYLES: dict[str, Style] = {
    "gouache": gouache,
    "nouveau": nouveau,
    "papercut": papercut,
    "engrave": engrave,
    "glass": glass,
    "water": water,
}
