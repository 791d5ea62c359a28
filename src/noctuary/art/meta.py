"""From a scene to its description: what can be pointed at, where, and how it looks.

1. The scene is drawn a second time with every element flat in its own colour: the visible masks, occlusion included.
2. The finished picture is sampled under each mask: the colours one really sees, whatever the palette called them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

from noctuary.art.camera import shot
from noctuary.art.cards import Card
from noctuary.art.hand import stem_of
from noctuary.art.kit.colour import oklab
from noctuary.art.kit.geometry import parts
from noctuary.art.registry import MOTIFS
from noctuary.art.render import Pixels
from noctuary.art.scene import Thing
from noctuary.art.vocabulary import COLOURS, MOODS, PLACES, SETTINGS

SIZE = 500  # pixels of the hit map
SEEN = 0.956  # radius of the picture inside its ring, of the disc's
NEAR = 9  # pixels round an element that it is seen against
POINTS = 64  # of an outline, at most, per ring
Mask = NDArray[np.bool_]
Lab = NDArray[np.float64]


def to_oklab(picture: Pixels) -> Lab:
    """Rows of RGB as OKLab."""
    c = picture[..., :3].astype(np.float64) / 255
    c = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    r, g, b = c[..., 0], c[..., 1], c[..., 2]
    long = np.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    medium = np.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    short = np.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return np.stack(
        [
            0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
            1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
            0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
        ],
        -1,
    )


_NAMES = list(COLOURS)
_NAMED = np.array([oklab(COLOURS[name][0]) for name in _NAMES])


def colour_names(lab: Lab, top: int) -> list[tuple[str, float]]:
    """The names of the colours seen, with their shares; hue counts more than lightness, as it does for people."""
    lab = lab[:: 1 + len(lab) // 6000]  # a few thousand pixels tell the same as all
    apart = lab[:, None, :] - _NAMED[None]
    apart[..., 0] *= 0.8
    apart[..., 1:] *= 1.6
    nearest = (apart**2).sum(-1).argmin(1)
    share = np.bincount(nearest, minlength=len(_NAMES)) / len(lab)
    best = sorted(range(len(_NAMES)), key=lambda i: (-round(float(share[i]), 2), i))[:top]
    named = [(_NAMES[i], round(float(share[i]), 2)) for i in best if share[i] > 0.12]
    return named or [(_NAMES[best[0]], round(float(share[best[0]]), 2))]


def _sum_table(mask: NDArray[Any]) -> NDArray[np.int32]:
    return np.pad(mask.cumsum(0, dtype=np.int32).cumsum(1, dtype=np.int32), ((1, 0), (1, 0)))


def grow(mask: Mask, r: int) -> Mask:
    """The mask and everything within r pixels of it (a square's worth: near enough for a surround)."""
    table = _sum_table(np.pad(mask, r))
    d = 2 * r + 1
    counts = table[d:, d:] - table[:-d, d:] - table[d:, :-d] + table[:-d, :-d]
    return np.asarray(counts > 0)


def bounds(mask: Mask, margin: int) -> tuple[slice, slice]:
    """The rows and columns of the mask, with a margin: what happens beyond it need not be looked at."""
    rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
    y0, x0 = max(0, int(rows[0]) - margin), max(0, int(columns[0]) - margin)
    return slice(y0, int(rows[-1]) + margin + 1), slice(x0, int(columns[-1]) + margin + 1)


def rings(mask: Mask) -> list[list[int]]:
    """The outline of a mask as even-odd rings in thousandths of the disc's radius."""
    steps = np.diff(np.pad(mask.astype(np.int8), ((0, 0), (1, 1))))
    ys, starts = np.nonzero(steps == 1)
    ends = np.nonzero(steps == -1)[1]
    runs = shapely.coverage_union_all(shapely.box(starts, ys, ends, ys + 1))
    area = runs.buffer(1.5, join_style="mitre").buffer(-1.5, join_style="mitre")
    least = max(16.0, 0.02 * area.area)
    out = []
    for part in sorted(parts(area), key=lambda q: -q.area)[:12]:
        if part.area >= least:
            holes = sorted((h for h in part.interiors if shapely.Polygon(h).area > 60), key=lambda h: -h.length)
            out += [_ring(r) for r in [part.exterior, *holes[:12]]]
    return out


def _ring(line: Any) -> list[int]:
    tolerance = 1.0
    thin = line.simplify(tolerance)
    while len(thin.coords) > POINTS + 1 and tolerance < 12:
        tolerance *= 1.25
        thin = line.simplify(tolerance)
    half = SIZE / 2
    return [round((v - half) / half * 1000) for point in list(thin.coords)[:-1] for v in point]


def anchor(mask: Mask) -> tuple[int, int]:
    """A point well inside the visible part, in thousandths: where a butterfly would sit."""
    rows, columns = bounds(mask, 1)
    left, r = mask[rows, columns], 1
    while r <= 64:
        smaller = ~grow(~left, r)
        if not smaller.any():
            if r == 1:
                break
            r = 1
            continue
        left, r = smaller, r * 2
    ys, xs = (at + part.start for at, part in zip(np.nonzero(left), (rows, columns), strict=True))
    i = int(np.argmin((xs - xs.mean()) ** 2 + (ys - ys.mean()) ** 2))
    half = SIZE / 2
    return round((xs[i] + 0.5 - half) / half * 1000), round((ys[i] + 0.5 - half) / half * 1000)


def place(x: int, y: int) -> str:
    """Where on the card, in words."""
    v = "top" if y < -320 else "bottom" if y > 320 else ""
    h = "left" if x < -280 else "right" if x > 280 else ""
    return f"{v} {h}".strip() or "centre"


def _contrast(values: NDArray[np.float64], mask: Mask, around: Mask) -> float:
    if not around.any():
        return 0.0
    apart = np.atleast_1d(values[mask].mean(0) - values[around].mean(0))
    spread = abs(float(np.std(values[mask])) - float(np.std(values[around])))
    return float(np.sqrt((apart**2).sum())) + 0.5 * spread


@dataclass(frozen=True, slots=True)
class Sight:
    """A card as it was drawn: the picture, its pixels, and which element each pixel belongs to."""

    svg: str
    seen: Pixels
    hit: Pixels
    things: list[Thing]


def look(card: Card) -> Sight:
    """Draw a card twice: as people see it and as its hit map."""
    scene = card.scene()
    svg = scene.svg()
    marked, things = scene.marked_svg()
    return Sight(svg, shot(svg, SIZE, card.camera), shot(marked, SIZE, card.camera, exact=True), things)


def describe(card: Card) -> dict[str, Any]:
    """The whole description of a card, ready for JSON."""
    return described(card, look(card))


def described(card: Card, sight: Sight) -> dict[str, Any]:
    """The description of a card that was drawn."""
    hit, things = sight.hit, sight.things
    lab, red = to_oklab(sight.seen), sight.seen[..., 0].astype(np.float64) / 255
    yy, xx = np.mgrid[0:SIZE, 0:SIZE] + 0.5 - SIZE / 2
    disc: Mask = xx**2 + yy**2 < (SEEN * SIZE / 2) ** 2
    clean = (hit[..., 1] == 0) & (hit[..., 2] == 0)
    masks = {t.id: (hit[..., 0] == i + 1) & clean & disc for i, t in enumerate(things)}
    for t in things:  # a holder hidden by what it holds (a raven full of night) is seen as a whole
        if masks[t.id].sum() < 0.004 * disc.sum():
            for held in things:
                if held.inside == t.id:
                    masks[t.id] |= masks[held.id]
    elements = []
    for z, t in enumerate(things):
        mask = masks[t.id]
        if mask.sum() >= 60:
            elements.append(_element(t, z, mask, disc, (lab, red)))
    strongest = max(e["salience"] for e in elements)
    for e in elements:
        e["salience"] = round(e["salience"] / strongest, 2)
    elements.sort(key=lambda e: (-e["salience"], e["z"]))
    return {
        "id": card.id,
        "title": {"en": card.titles[0], "fr": card.titles[1]},
        "idea": {"en": card.ideas[0], "fr": card.ideas[1]},
        "alt": _alt(card, elements),
        "themes": list(card.themes),
        "moods": list(card.moods),
        "palette": card.palette,
        "style": card.style,
        "setting": card.setting,
        "colours": colour_names(lab[disc], 5),
        "picture": stem_of(sight.svg, card.camera),
        "elements": elements,
    }


def _element(t: Thing, z: int, mask: Mask, disc: Mask, sight: tuple[Lab, NDArray[np.float64]]) -> dict[str, Any]:
    m = MOTIFS[t.motif]
    x, y = anchor(mask)
    area = float(mask.sum() / disc.sum())
    outline = rings(mask)
    near = bounds(mask, NEAR)
    lab, red, mask, disc = sight[0][near], sight[1][near], mask[near], disc[near]
    around = grow(mask, NEAR) & ~mask & disc
    contrast = _contrast(lab, mask, around)
    weight = (
        0.5 * min(1.0, (area / 0.12) ** 0.5) + 0.35 * min(1.0, contrast / 0.25) + 0.15 * (1 - np.hypot(x, y) / 1000)
    )
    out: dict[str, Any] = {
        "id": t.id,
        "motif": t.motif,
        "name": {"en": t.names[0], "fr": t.names[1]},
        "category": m.category,
        "tags": list(t.tags),
        "shape": m.shape,
        "colours": colour_names(lab[mask], 3),
        "salience": float(weight) * (0.45 if m.backdrop else 1.0),
        "red": round(min(1.0, _contrast(red, mask, around) / 0.35), 2),
        "area": round(area, 4),
        "z": z,
        "anchor": [x, y],
        "outline": outline,
    }
    if t.inside:
        out["inside"] = t.inside
    return out


def _alt(card: Card, elements: list[dict[str, Any]]) -> dict[str, str]:
    """Alternative text: the idea, then what is where, most striking first."""
    names = {e["id"]: e["name"] for e in elements}
    out = {}
    for lang, idea in zip(("en", "fr"), card.ideas, strict=True):
        seen = []
        for e in elements[:14]:
            spot = place(*e["anchor"])
            held = names.get(e.get("inside", ""))
            where = spot if lang == "en" else PLACES[spot]
            note = f" ({'inside' if lang == 'en' else 'dans'} : {held[lang]})" if held and lang == "fr" else ""
            if held and lang == "en":
                note = f" (inside: {held[lang]})"
            seen.append(f"{e['name'][lang]}{note}, {where}")
        moods = ", ".join(m if lang == "en" else MOODS[m] for m in card.moods)
        setting = card.setting if lang == "en" else SETTINGS[card.setting]
        head = (
            f"{idea} Setting: {setting}. Mood: {moods}."
            if lang == "en"
            else f"{idea} Cadre : {setting}. Humeur : {moods}."
        )
        out[lang] = f"{head} {'; '.join(seen)}."
    return out
