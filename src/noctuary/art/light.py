"""One key light a picture, laid over the drawn card: cast shadows, lit and shaded sides, the glow of what shines.

It knows what lies where from the card's own description (outlines and drawing order), so nothing is drawn twice. All of
it is arithmetic on whole arrays, without luck: the same card comes out the same.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pyvips
from numpy.typing import NDArray

from noctuary.art.render import Pixels

Field = NDArray[np.float32]

RECIPE = "light 2"
"""Part of a raster's name: another light is another picture, and is drawn anew."""
GRID = 500
"""Masks are laid out at half the size of the largest raster: light is soft."""
UNIT = 0.246
"""A thousandth of the disc's radius, on that grid."""
SHINING = {
    "lantern": (1.0, 0.78, 0.42), "candle": (1.0, 0.74, 0.38), "sun": (1.0, 0.86, 0.52),
    "lighthouse": (1.0, 0.86, 0.55), "full_moon": (0.80, 0.88, 1.0), "crescent_moon": (0.80, 0.88, 1.0),
    "lightning": (0.85, 0.88, 1.0),
    "comet": (0.9, 0.9, 1.0), "crystal_ball": (0.75, 0.85, 1.0), "stove": (1.0, 0.6, 0.3), "volcano": (1.0, 0.55, 0.3),
    "round_window": (0.95, 0.92, 0.8), "rays": (1.0, 0.9, 0.65),
}  # fmt: skip
"""What lights its neighbours, and the colour of its light."""
FLAT = ("sky", "room")
"""Categories that are far away or all around: they take shadows and cast none."""
STRENGTH = {"gouache": 1.0, "nouveau": 0.7, "papercut": 1.15, "engrave": 0.45, "glass": 0.35, "water": 0.6}
"""How much of it a medium bears: ink stays ink, and glass is lit from behind."""

NEAR_SHADOW, FAR_SHADOW = 0.55, 0.42
"""How much light a shadow takes, close to what throws it and further off."""
DARK_SIDE, LIGHT_SIDE = 0.50, 0.35
"""How much darker the side away from the light is, and how much brighter the other."""
AWAY, NEAR_LAMP, BLOOM = 0.66, 1.0, 0.05
"""In a picture with a lamp: the light far from it, what the lamp adds beside it, and the haze round its flame."""


def image_of(field: Field) -> Any:
    """The same for pyvips, one band or several."""
    high, wide, bands = (*field.shape, 1)[:3]
    return pyvips.Image.new_from_memory(np.ascontiguousarray(field, np.float32).data, wide, high, bands, "float")


def blurred(field: Field, sigma: float) -> Field:
    """Softened."""
    soft = image_of(field).gaussblur(sigma, precision="approximate" if sigma > 6 else "float")
    return np.frombuffer(soft.cast("float").write_to_memory(), np.float32).reshape(field.shape)


def moved(field: Field, dx: float, dy: float) -> Field:
    """Shifted by whole cells; nothing comes in from outside."""
    x, y = round(dx), round(dy)
    high, wide = field.shape
    out = np.zeros_like(field)
    if abs(x) < wide and abs(y) < high:
        out[max(y, 0) : high + min(y, 0), max(x, 0) : wide + min(x, 0)] = field[
            max(-y, 0) : high + min(-y, 0), max(-x, 0) : wide + min(-x, 0)
        ]
    return out


def mask_of(element: dict[str, Any]) -> Field:
    """Where an element can be seen, 0 to 1."""
    rings = "".join(
        "M" + " ".join(f"{GRID / 2 + unit * UNIT:.1f}" for unit in ring) + "Z" for ring in element["outline"]
    )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{GRID}" height="{GRID}">'
        f'<path fill-rule="evenodd" d="{rings}" fill="#fff"/></svg>'
    )
    drawn = pyvips.Image.svgload_buffer(svg.encode())
    raw = np.frombuffer(drawn.write_to_memory(), np.uint8).reshape(GRID, GRID, drawn.bands)
    return (raw[:, :, 3] / 255.0).astype(np.float32)


class Lamp:
    """Something that shines: where, how far, and in which colour."""

    def __init__(self, element: dict[str, Any], mask: Field) -> None:
        weight = float(mask.sum()) or 1.0
        rows, columns = np.indices(mask.shape, dtype=np.float32)
        self.x = float((columns * mask).sum()) / weight
        self.y = float((rows * mask).sum()) / weight
        self.reach = 70.0 + 2.2 * math.sqrt(weight / math.pi)
        self.colour = np.array(SHINING[element["motif"]], np.float32)

    def falloff(self) -> Field:
        """How bright it is at each place."""
        rows, columns = np.indices((GRID, GRID), dtype=np.float32)
        far = ((columns - self.x) ** 2 + (rows - self.y) ** 2) / np.float32(self.reach**2)
        return (1.0 / (1.0 + far) ** 1.5).astype(np.float32)


class Lighting:
    """What the light does to one card: a factor and a glow for every place."""

    def __init__(self, card: dict[str, Any]) -> None:
        self.strength = STRENGTH[card["style"]]
        parts = sorted(card["elements"], key=lambda e: e["z"])
        masks = [mask_of(e) for e in parts]
        self.lamps = [Lamp(e, m) for e, m in zip(parts, masks, strict=True) if e["motif"] in SHINING]
        self.masks = masks
        own = [m for e, m in zip(parts, masks, strict=True) if e["motif"] in SHINING]
        self.shining = blurred(np.clip(sum(own, start=np.zeros((GRID, GRID), np.float32)), 0, 1), 2.0)
        self.key = max(self.lamps, key=lambda lamp: lamp.reach, default=None)
        self.tone = np.ones((GRID, GRID), np.float32)
        self.dome = np.zeros((GRID, GRID), np.float32)
        behind = np.ones((GRID, GRID), np.float32)
        for at, (element, mask) in enumerate(zip(parts, masks, strict=True)):
            if element["category"] in FLAT or element["motif"] in SHINING or element["area"] < 0.004:
                continue
            above = np.clip(sum(masks[at:], start=np.zeros_like(mask)), 0, 1)
            dx, dy = self.direction(mask)
            behind *= 1 - self.shadow(mask, above, dx, dy)
            self.model(mask, dx, dy)
        self.tone *= behind
        self.glow = self.shine()

    def direction(self, mask: Field) -> tuple[float, float]:
        """Which way the light travels over an element: away from the key, or down from the upper left."""
        if self.key is None:
            return 0.55, 0.83
        weight = float(mask.sum()) or 1.0
        rows, columns = np.indices(mask.shape, dtype=np.float32)
        dx = float((columns * mask).sum()) / weight - self.key.x
        dy = float((rows * mask).sum()) / weight - self.key.y + 30  # what stands on something throws it downwards
        long = math.hypot(dx, dy) or 1.0
        return dx / long, dy / long

    def shadow(self, mask: Field, above: Field, dx: float, dy: float) -> Field:
        """The shadow that it throws on what lies behind it, near and sharp, and far and soft."""
        size = math.sqrt(float(mask.sum()) / math.pi)
        throw = min(22.0, 5.0 + size * 0.16)
        near = blurred(moved(mask, dx * throw * 0.5, dy * throw * 0.5), 3.5)
        far = blurred(moved(mask, dx * throw, dy * throw), 9.0)
        shade = np.maximum(near * NEAR_SHADOW, far * FAR_SHADOW)
        made: Field = (shade * (1 - above) * self.strength).astype(np.float32)
        return made

    def model(self, mask: Field, dx: float, dy: float) -> None:
        """Turn it in the light: its far side darker, its near side lighter."""
        size = max(6.0, math.sqrt(float(mask.sum()) / math.pi))
        inner = blurred(mask, size * 0.42)
        down, across = np.gradient(inner)
        facing = -(across * dx + down * dy) * size * 1.5  # the blurred mask is a dome: its slope is its side
        self.dome += (inner * np.float32(size) - self.dome) * mask
        sides = np.clip(facing, -1, 1) * mask * self.strength
        self.tone *= np.where(sides > 0, 1 - DARK_SIDE * sides, 1 - LIGHT_SIDE * sides).astype(np.float32)

    def shine(self) -> Field:
        """What the lamps add, in colour."""
        glow = np.zeros((GRID, GRID, 3), np.float32)
        for lamp in self.lamps:
            glow += lamp.falloff()[:, :, None] * lamp.colour
        # What shines is drawn as bright as it is: its own light falls on others.
        made: Field = np.clip(glow, 0, 0.9) * np.float32(min(1.0, self.strength)) * (1 - 0.6 * self.shining[:, :, None])
        return made


def grown(field: Field, size: int) -> Field:
    """A field at the size of a raster."""
    made = image_of(field).resize(size / field.shape[0], kernel="linear").cast("float")
    return np.frombuffer(made.write_to_memory(), np.float32).reshape(size, size, *field.shape[2:])


def lit(picture: Pixels, light: Lighting) -> Pixels:
    """The same card under its light. `picture`: RGBA, square."""
    size = picture.shape[0]
    rows, columns = np.indices((size, size), dtype=np.float32)
    inside = np.clip((0.472 * size - np.hypot(columns - size / 2, rows - size / 2)) / 3, 0, 1)  # the gilt ring stays
    linear = (picture[:, :, :3] / np.float32(255)) ** np.float32(2.2)
    tone = grown(light.tone, size)[:, :, None]
    # Shadows keep the colour of what they fall on, and turn a little cold.
    cold = np.array([0.86, 0.92, 1.08], np.float32)
    shaded = linear * tone * np.where(tone < 1, 1 - (1 - cold) * (1 - tone), 1)
    if light.lamps:
        glow = grown(light.glow, size)
        more = AWAY + NEAR_LAMP * glow
        # Where light is added, white stays out of reach: two moons beside each other burn no hole into the sky.
        shaded = shaded * more / (1 + shaded * np.clip(more - 1, 0, None)) + BLOOM * glow**3 * (1 - shaded)
    grey = shaded.mean(axis=2, keepdims=True)
    shaded = grey + (shaded - grey) * np.where(tone < 1, 1.12, 1.06)  # shade is deep, not dusty
    mixed = linear + (shaded - linear) * inside[:, :, None]
    out = picture.copy()
    out[:, :, :3] = np.clip(np.clip(mixed, 0, 1) ** np.float32(1 / 2.2) * 255 + 0.5, 0, 255).astype(np.uint8)
    return out
