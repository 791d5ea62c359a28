"""What a hand does to a drawn and lit card: each medium on the same paper by its own recipe.

Gouache is painted again in strokes, watercolour pools, settles and bleeds, an engraving's shadows are cut in lines that
follow the form, a poster is printed from ink and crayon, glass is leaded and lit from behind, papercut has fibres.
All of it is arithmetic on whole arrays with luck from hashes: the same card comes out the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from noctuary.art.brush import flow, painted
from noctuary.art.camera import LEVEL, Camera
from noctuary.art.light import RECIPE as LIGHT
from noctuary.art.light import Lighting, blurred, grown, image_of
from noctuary.art.palettes import PALETTES
from noctuary.art.paper import drift, evened, fibres, hashed, rough, tooth, warped
from noctuary.art.render import Pixels

RECIPE = "hand 1"
"""Part of a raster's name: another hand is another picture, and is drawn anew."""

Field = NDArray[Any]
Recipe = Callable[[Field, dict[str, Any], Lighting], Field]
WEIGHTS = np.array([0.30, 0.59, 0.11], np.float32)


def stem_of(svg: str, camera: Camera = LEVEL) -> str:
    """The name of a card's rasters: a hash of drawing, lens, light and hand, so that it tells nothing."""
    lens = f"{camera.tilt} {camera.roll}"
    return hashlib.sha256((svg + lens + LIGHT + RECIPE).encode()).hexdigest()[:24]


def grey_of(picture: Field) -> Field:
    """How light it looks."""
    made: Field = picture @ WEIGHTS
    return made


def bands(picture: Field, change: Callable[[Field], Field]) -> Field:
    """The same done to each colour."""
    return np.stack([change(np.ascontiguousarray(picture[:, :, b])) for b in range(picture.shape[2])], -1)


def steps(low: float | Field, high: float | Field, field: Field) -> Field:
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((field - low) / (high - low), 0, 1)
    made: Field = (t * t * (3 - 2 * t)).astype(np.float32)
    return made


def raking(height: Field) -> Field:
    """How much a slope faces light from the upper left."""
    down, across = np.gradient(height)
    return np.asarray(across * 0.6 + down * 0.8, np.float32)


def relit(picture: Field, height: Field, strength: float) -> Field:
    """Relief in raking light from the upper left."""
    tone = 1 + np.clip(raking(height) * strength, -0.22, 0.22)
    made: Field = picture * tone[:, :, None]
    return made


def ranked(field: Field, wide: int, brightest: bool) -> Field:
    """The brightest or the darkest within a square."""
    image = image_of(field)
    made = image.rank(wide, wide, wide * wide - 1 if brightest else 0).cast("float")
    return np.frombuffer(made.write_to_memory(), np.float32).reshape(field.shape)


def inked(picture: Field, wide: int, swell: float, seed: int) -> Field:
    """Where a pen leaves ink, 0 to 1: the drawn lines, which swell and thin as a hand presses."""
    size = picture.shape[0]
    grey = grey_of(picture)
    closed = ranked(ranked(grey, wide, True), wide, False)  # without what is darker than its surroundings, and thin
    ink = steps(0.14, 0.34, closed - grey) * steps(0.42, 0.24, grey)
    press = drift(size, 58, seed) * 0.75 + drift(size, 19, seed + 1) * 0.35
    edge = np.float32(0.50) - np.float32(swell) * press + 0.04 * tooth(size)
    return steps(edge - 0.16, edge + 0.16, blurred(ink, 1.3))


def gouache(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """Opaque paint: broad strokes along the form, smaller ones where they are needed, dry at their ends."""
    size = picture.shape[0]
    canvas, relief = painted(picture)
    lost = np.abs(picture - canvas).max(axis=2)
    back = steps(0.05, 0.16, blurred(lost, 0.8))[:, :, None]  # eyes, threads, stars: the last, finest brush
    made = canvas + (picture - canvas) * back
    made = relit(made, blurred(relief, 0.7) * (1 - back[:, :, 0]), 0.10)
    return made * (1 + 0.012 * tooth(size))[:, :, None]


def water(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """Pigment in water: it bleeds where it is wet, pools dark at the edge of a wash, settles in the paper's hollows."""
    size = picture.shape[0]
    fine = grey_of(picture)
    detail = steps(0.02, 0.09, blurred(np.abs(fine - blurred(fine, 4.0)), 9.0))
    wet = steps(-0.1, 0.5, rough(size, 150, 51)) * (1 - 0.85 * detail)
    reach = 2.2 + 9 * wet
    bled = warped(picture, rough(size, 44, 54) * reach, rough(size, 44, 58) * reach)
    soft = bands(bled, lambda band: blurred(band, 3.0))
    made = bled + (soft - bled) * (0.7 * wet)[:, :, None]
    density = -np.log(np.clip(made, 0.02, 0.995))
    close, around = (bands(density, lambda band, s=s: blurred(band, s)) for s in (1.2, 8.0))  # type: ignore[misc]
    rim = np.clip(close - around, 0, 0.7)  # the inner side of an edge, where a wash dries last
    hollow = -tooth(size)
    amount = grey_of(density)
    settle = np.clip(amount * 1.8, 0, 1) * np.exp(-amount * 0.7)
    # A wash runs back into itself: pale flowers with a dark rim.
    flood = rough(size, 135, 61, 4)
    back = np.exp(-(((flood - 0.18) / 0.05) ** 2)) - 0.9 * steps(0.18, 0.5, flood)
    density = density * (1 + 0.10 * flood + 0.14 * back * (1 - 0.6 * detail))[:, :, None] + 0.75 * rim
    density = density * (1 + 0.085 * settle * hollow)[:, :, None]
    # A dry brush skips the hollows: at its edges a wash leaves specks of bare paper.
    dry = steps(1.9, 2.9, -hollow + 1.2 * rough(size, 80, 66)) * np.exp(-2.0 * amount) * 0.45
    made = np.exp(-density * (1 - dry)[:, :, None])
    return relit(made, tooth(size), 0.006)


def engrave(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """Cut lines: what the light leaves dark is hatched, across the form and round it, and the ink swells."""
    size = picture.shape[0]
    line = inked(picture, 5, 0.22, 81)
    grey = grey_of(picture)
    pale = steps(0.34, 0.62, blurred(ranked(grey, 7, True), 3.0))  # nothing is cut into what is dark already
    dark = np.clip(0.96 - grown(light.tone, size), 0, 0.5) * pale
    dome = blurred(grown(light.dome, size), 2.0)
    rows, columns = np.indices((size, size), dtype=np.float32)
    wobble = drift(size, 90, 84) * 3 + drift(size, 26, 86) * 0.6
    first = hatched(columns * 0.42 - rows * 0.91 + dome * 0.55 + wobble, 6.4, dark * 1.5, size)
    second = hatched(columns * 0.86 + rows * 0.51 - dome * 0.5 + wobble, 6.8, dark * 1.6 - 0.42, size)
    ink = ink_of(card)
    made = picture + (ink - picture) * np.maximum(line, np.maximum(first, second))[:, :, None]
    plate: Field = 1 - 0.035 * (1 + rough(size, 160, 88)) - 0.02 * np.clip(-tooth(size), 0, 2)
    printed: Field = made * plate[:, :, None]
    return printed


def hatched(phase: Field, gap: float, dark: Field, size: int) -> Field:
    """Lines a gap apart along which the phase is whole, as wide as it is dark, with a hand's pressure."""
    turn = phase / np.float32(gap)
    off = np.abs(turn - np.floor(turn) - 0.5) * 2
    width = np.clip(dark, 0, 0.8) * (1 + 0.30 * drift(size, 31, 91))
    made: Field = np.clip((width - off) * (gap / 2) + 0.4, 0, 1) * steps(0.05, 0.14, dark)
    return made.astype(np.float32)


def ink_of(card: dict[str, Any]) -> Field:
    """The ink of a card's palette."""
    ink = PALETTES[card["palette"]].ink
    return np.array([int(ink[k : k + 2], 16) / 255 for k in (1, 3, 5)], np.float32)


def nouveau(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """A lithograph: ink from a pen that presses, and colour in crayon on stone, which takes on the stone's grains."""
    size = picture.shape[0]
    grey = grey_of(picture)
    line = inked(picture, 9, 0.34, 101)
    # Shades between two tones are grains of both: the crayon is pressed in a few steps.
    grain = evened(blurred(hashed(size, size, 103), 0.75))
    soft = blurred(grey, 5.0)
    step = 0.085
    tone = soft / step + 0.42 * grain
    crayon = (np.round(tone) * step - soft) * steps(0.10, 0.02, np.abs(grey - soft))
    made = picture * (1 + 0.62 * np.clip(crayon / (soft + 0.12), -0.4, 0.4))[:, :, None]
    made = made * (1 + 0.035 * rough(size, 130, 104) + 0.012 * tooth(size))[:, :, None]
    colour = ink_of(card) + (picture - ink_of(card)) * 0.2
    return made + (np.minimum(made, colour) - made) * line[:, :, None]


def papercut(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """Sheets of coloured paper: each has fibres of its own, a pressed tooth, and a bevel where the knife went."""
    size = picture.shape[0]
    sheet = fibres(size)
    layered = sheet.copy()
    for at, mask in enumerate(light.masks):
        own = np.roll(np.rot90(sheet, at % 4), (at * 137, at * 211), (0, 1))
        layered += (own - layered) * grown(mask, size)
    grey = grey_of(picture)
    made = relit(picture, blurred(layered, 0.6), 0.026)
    fleck = steps(2.6, 3.4, layered) * 0.08 - steps(2.6, 3.4, -layered) * 0.08
    made = made * (1 + 0.014 * layered + fleck)[:, :, None] + (0.005 * np.clip(layered, -2, 2))[:, :, None]
    # The cut: light catches the edge towards it, the other side drops away.
    edge = 1 + np.clip(raking(blurred(grey, 1.0)) * 1.6, -0.16, 0.16)
    cut: Field = made * edge[:, :, None]
    return cut


def glass(picture: Field, card: dict[str, Any], light: Lighting) -> Field:
    """Panes drawn by hand and lit from behind, in lead that catches the light."""
    size = picture.shape[0]
    grey, top = grey_of(picture), picture.max(axis=2)
    lead = blurred(steps(0.30, 0.16, top), 0.8)
    thick = blurred(lead, 2.6)
    angle, _ = flow(grey, 14.0)
    drawn = rough(size, 40, 111)
    streak = rough(size, 13, 115, 2)
    for _step in range(2):  # streaks lie along the pane
        streak = 0.5 * (warped(streak, np.cos(angle) * 7, np.sin(angle) * 7)
                        + warped(streak, -np.cos(angle) * 7, -np.sin(angle) * 7))  # fmt: skip
    pane = 1 - lead
    made = picture * (1 + pane * (0.13 * streak + 0.10 * drawn))[:, :, None]
    mean = grey_of(made)[:, :, None]
    made = mean + (made - mean) * (1 + 0.22 * pane * (0.5 + 0.5 * drawn))[:, :, None]
    made = made * (1 - 0.30 * np.clip(blurred(lead, 7.0) - lead * 0.4, 0, 1) * pane)[:, :, None]
    halo = bands(np.clip(made, 0, 1) ** 2 * pane[:, :, None], lambda band: blurred(band, 13.0))
    made = made + 0.30 * halo * (1 - np.clip(made, 0, 1))
    shine = np.clip(raking(thick) * 5.5, 0, 1) ** 1.5 * lead
    leaded: Field = made + (0.55 * shine * (0.8 + 0.3 * tooth(size).clip(-1, 1)))[:, :, None]
    return leaded


RECIPES: dict[str, Recipe] = {
    "gouache": gouache,
    "nouveau": nouveau,
    "papercut": papercut,
    "engrave": engrave,
    "glass": glass,
    "water": water,
}


def finished(picture: Pixels, card: dict[str, Any], light: Lighting) -> Pixels:
    """The same card by hand. `picture`: RGBA, square; the gilt ring stays as it is."""
    size = picture.shape[0]
    rows, columns = np.indices((size, size), dtype=np.float32)
    inside = np.clip((0.474 * size - np.hypot(columns - size / 2, rows - size / 2)) / 3, 0, 1)[:, :, None]
    before = picture[:, :, :3] / np.float32(255)
    made = np.clip(RECIPES[card["style"]](before, card, light), 0, 1)
    out = picture.copy()
    out[:, :, :3] = (np.clip(before + (made - before) * inside, 0, 1) * 255 + 0.5).astype(np.uint8)
    return out
