"""Grounds that are not a horizon: fields and water from above, rock, leaves, boards. They are what closes a view."""

from __future__ import annotations

from math import cos, pi, sin

from noctuary.art.kit import Pen, ellipse, lens, mix, polygon, rect, shift, smooth
from noctuary.art.registry import backdrop

WHOLE = rect(-10, -10, 1020, 1020)


@backdrop("rock_wall", "rock wall", "paroi de roche", "land", "land stone dark", "field")
def rock_wall(p: Pen, *, colour: str | None = None, lx: float = 500, ly: float = 500) -> None:
    """The inside of a cave: slabs that catch a light at (lx, ly) and go dark away from it."""
    c = colour or mix(p.pal.stone, p.pal.shadow, 0.45)
    p.form(WHOLE, shift(c, -0.12), fill="flat", outline=0)
    for ring in range(4, -1, -1):
        for k in range(9):
            a = (k + 0.5 * (ring % 2)) * 2 * pi / 9 + p.rng.random() * 0.2
            q = 130 + ring * 125
            x, y = 500 + cos(a) * q, 500 + sin(a) * q
            far = ((x - lx) ** 2 + (y - ly) ** 2) ** 0.5 / 700
            r = 70 + 16 * ring
            slab = [
                (
                    x + cos(a + t) * r * (0.8 + 0.4 * p.rng.random()),
                    y + sin(a + t) * r * (0.8 + 0.4 * p.rng.random()),
                    1,
                )
                for t in [j * 2 * pi / 6 for j in range(6)]
            ]
            p.form(polygon(slab), shift(c, 0.1 - 0.24 * min(1.0, far)), contrast=0.9, outline=1.4, hatch=0.3)


@backdrop("foliage", "leaves", "feuillage", "plant", "plant growth forest", "field")
def foliage(p: Pen, *, colour: str | None = None, lx: float = 500, ly: float = 300, hole: float = 260) -> None:
    """Leaves on all sides, lighter towards (lx, ly), where the light comes through."""
    c = colour or p.pal.leaf
    p.form(WHOLE, mix(c, p.pal.light, 0.55) if hole > 100 else mix(c, p.pal.near, 0.5), fill="flat", outline=0)
    p.glow(lx, ly, hole * 2.2, p.pal.light, 0.8)
    for ring in range(12):
        q = hole + (11 - ring) * 64
        count = max(5, int(q / 9))
        for k in range(count):
            a = (k + p.rng.random() * 0.8) * 2 * pi / count
            x, y = lx + cos(a) * q, ly + sin(a) * q
            if (x - 500) ** 2 + (y - 500) ** 2 > 560**2:
                continue
            near = min(1.0, (q - hole) / 500)
            size = 64 + 46 * near
            t = a + pi + (p.rng.random() - 0.5) * 1.6
            d = lens(x, y, x + cos(t) * size, y + sin(t) * size, size * 0.5)
            p.form(d, mix(shift(c, 0.06), p.pal.near, 0.75 * near + 0.2 * p.rng.random()), contrast=0.8, outline=0.9)


@backdrop("boards", "wooden floor", "plancher", "room", "room wood home", "field")
def boards(
    p: Pen, *, colour: str | None = None, vx: float = 500, vy: float = -900, y: float = -10, count: int = 13
) -> None:
    """Planks that run towards (vx, vy); with a far vanishing point one looks down on them."""
    c = colour or p.pal.wood
    p.form(rect(-10, y, 1020, 1020 - y), shift(c, -0.1), fill="flat", outline=0)
    span = 2400.0
    for k in range(count):
        x0, x1 = -700 + span * k / count, -700 + span * (k + 1) / count - 6
        t = (y - vy) / (1010 - vy)
        quad = [(vx + (x0 - vx) * t, y), (vx + (x1 - vx) * t, y), (x1, 1010.0), (x0, 1010.0)]
        p.form(polygon(quad), shift(c, 0.05 * ((k * 7) % 3 - 1)), contrast=0.7, outline=1.4, hatch=0.2)
        for j in range(3):
            f = 0.2 + 0.3 * j + 0.08 * ((k + j) % 3)
            yy = y + (1010 - y) * f
            tt = (yy - vy) / (1010 - vy)
            a, b = vx + (x0 - vx) * tt, vx + (x1 - vx) * tt
            p.dashes(
                [(a + 8, yy, b - 8, yy, 1), ((a + b) / 2, yy + 20, (a + b) / 2 + 3, yy + 90, 3)], 1.6, p.ink(c), 0.5
            )


@backdrop("water_above", "water from above", "eau vue d'en haut", "water", "water deep sea", "field")
def water_above(
    p: Pen, *, colour: str | None = None, colour2: str | None = None, x: float = 500, y: float = 500, rings: int = 0
) -> None:
    """The sea as a gull sees it: no horizon, only swell and light; `rings` spread from (x, y)."""
    a, b = colour or p.pal.sea, colour2 or p.pal.sea2
    p.flat(WHOLE, p.radial(((0, a), (0.55, mix(a, b, 0.5)), (1, b)), at=(x, y, 720)) if p.mark is None else a)
    for _ in range(150):
        px, py = p.rng.random() * 1000, p.rng.random() * 1000
        w = 26 + 60 * p.rng.random()
        tilt = 10 * sin(px / 130 + py / 170)
        d = lens(px - w, py + tilt, px + w, py - tilt, 2 + 3 * p.rng.random(), 9)
        p.flat(d, mix(a, p.pal.foam, 0.3 + 0.4 * p.rng.random()), 0.27)
    for k in range(rings):
        r = 110 + 62 * k
        pts = [
            (x + cos(t) * r * (1 + 0.05 * sin(5 * t + k)), y + sin(t) * r * 0.8 * (1 + 0.05 * cos(4 * t + k)))
            for t in [j * pi / 14 for j in range(28)]
        ]
        p.stroke(smooth(pts), mix(p.pal.foam, a, 0.15 + 0.15 * k), 9 - 1.6 * k, 0.75 - 0.11 * k)


@backdrop("fields_above", "fields from above", "champs vus du ciel", "land", "land field pattern", "field")
def fields_above(p: Pen, *, colours: tuple[str, ...] = (), tilt: float = 0.16) -> None:
    """Patchwork of fields, hedges between them, furrows in each."""
    pal = p.pal
    cs = colours or (
        pal.leaf,
        mix(pal.leaf, pal.a2, 0.5),
        pal.a2,
        mix(pal.mid, pal.leaf, 0.5),
        mix(pal.a1, pal.bone, 0.4),
    )
    p.form(WHOLE, pal.near, fill="flat", outline=0)

    def at(i: float, j: float) -> tuple[float, float]:
        return (i * 150 + 26 * sin(j * 1.7 + i) - 60, j * 128 + 24 * cos(i * 1.3 + j) - 40 + (i - 4) * 150 * tilt)

    for j in range(9):
        for i in range(9):
            quad = [at(i + 0.04, j + 0.05), at(i + 0.96, j + 0.05), at(i + 0.96, j + 0.95), at(i + 0.04, j + 0.95)]
            c = cs[(i * 3 + j * 5 + i * j) % len(cs)]
            p.form(smooth([(*q, 1) for q in quad]), c, contrast=0.5, outline=1.2)
            rows_ = []
            for f in (0.2, 0.4, 0.6, 0.8):
                (ax, ay), (bx, by) = (
                    (at(i + f, j + 0.1), at(i + f, j + 0.9))
                    if (i + j) % 2
                    else (at(i + 0.1, j + f), at(i + 0.9, j + f))
                )
                rows_.append((ax, ay, bx, by, 3))
            p.dashes(rows_, 1.6, p.ink(c), 0.35)
        p.form(ellipse(*at(j % 7 + 0.95, j), 12), mix(pal.leaf, pal.ink, 0.3), outline=0.8)
