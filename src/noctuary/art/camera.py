"""Where each picture is looked at from, and the lens that tilts a flat composition.

A lens is the projective map of the disc onto itself: what comes near grows, what goes away shrinks and draws together,
and nothing leaves the card. Picture and hit map go through the same lens, so what is described stays what is seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyvips
from numpy.typing import NDArray

from noctuary.art.render import Pixels, image, pixels

Floats = NDArray[Any]

SEEN = 0.953
"""Radius of what the lens moves, of the disc's: the gilt ring stays."""
SHARP = 1.5
"""A picture that goes through a lens is drawn so much larger, as parts of it grow."""


@dataclass(frozen=True, slots=True)
class Camera:
    """How a card is looked at.

    `view` in a word: `level` from the side; `low`, `high`, `above` (straight down), `below` (straight up), `near` (the
    rim cuts it), `within`. `tilt`: below 0 the top is farther away, as when one looks up; above 0 the foot. `roll`:
    degrees.
    """

    view: str
    tilt: float = 0.0
    roll: float = 0.0

    @property
    def bends(self) -> bool:
        """Whether there is a lens at all."""
        return bool(self.tilt or self.roll)


LEVEL = Camera("level")
VIEWS = ("level", "low", "high", "above", "below", "near", "within")


def shot(svg: str, size: int, camera: Camera, exact: bool = False) -> Pixels:
    """The pixels of a drawing through a lens. `exact`: colours are numbers (a hit map), and are never mixed."""
    if not camera.bends:
        return pixels(svg, size)
    large = size if exact else round(size * SHARP)
    drawn = image(svg, large).cast("uchar")
    rows, columns = np.indices((size, size), dtype=np.float32)
    u, v = ((at + 0.5) / np.float32(size / 2) - 1 for at in (columns, rows))
    inside = u * u + v * v < SEEN * SEEN
    x, y = source(u / SEEN, v / SEEN, camera)
    x, y = np.where(inside, x * SEEN, u), np.where(inside, y * SEEN, v)
    where = np.stack([(x + 1) * (large / 2) - 0.5, (y + 1) * (large / 2) - 0.5], -1).astype(np.float32)
    where = np.clip(where, 0, large - 1)
    index = pyvips.Image.new_from_memory(np.ascontiguousarray(where).data, size, size, 2, "float")
    if not exact:
        drawn = drawn.gaussblur(0.45)
    found = drawn.mapim(index, interpolate=pyvips.Interpolate.new("nearest" if exact else "bicubic"), extend="copy")
    raw = np.frombuffer(found.cast("uchar").write_to_memory(), np.uint8)
    return raw.reshape(size, size, found.bands)


def source(u: Floats, v: Floats, camera: Camera) -> tuple[Floats, Floats]:
    """Where in the drawing a place of the unit disc is seen."""
    k, a = camera.tilt, math.radians(camera.roll)
    depth = 1 - k * v
    x, y = u * math.sqrt(1 - k * k) / depth, (v - k) / depth
    return x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)
