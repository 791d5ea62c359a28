"""The sheet that every picture is made on: one height field for all, and the noise that hands and pigments follow.

Luck is a hash of whole numbers, so a field is the same on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import pyvips
from numpy.typing import NDArray

from noctuary.art.light import Field, blurred, image_of

WHOLE = 1000
"""Pixels of the picture that the fields are made for."""


def hashed(high: int, wide: int, seed: int) -> Field:
    """White noise, 0 to 1."""
    rows = np.arange(high, dtype=np.uint32)[:, None] * np.uint32(0x9E3779B1)
    columns = np.arange(wide, dtype=np.uint32)[None, :] * np.uint32(0x85EBCA77)
    at = rows ^ (columns + np.uint32(seed * 0x27D4EB2F & 0xFFFFFFFF))
    for shift, factor in ((15, 0x2C1B3C6D), (12, 0x297A2D39), (15, 0x846CA68B)):
        at ^= at >> np.uint32(shift)
        at *= np.uint32(factor)
    at ^= at >> np.uint32(16)
    made: Field = (at >> np.uint32(8)).astype(np.float32) / np.float32(1 << 24)
    return made


@lru_cache(48)
def drift(size: int, cell: float, seed: int) -> Field:
    """Smooth noise, -1 to 1: hills about `cell` pixels wide."""
    count = int(size / cell) + 4
    grid = hashed(count, count, seed) * 2 - 1
    at = np.arange(size, dtype=np.float32) / np.float32(cell) + 1
    low = at.astype(np.int32)
    t = at - low
    t = t * t * (3 - 2 * t)
    down = grid[low] * (1 - t)[:, None] + grid[low + 1] * t[:, None]
    made: Field = (down[:, low] * (1 - t) + down[:, low + 1] * t).astype(np.float32)
    return made


def rough(size: int, cell: float, seed: int, octaves: int = 3) -> Field:
    """Smooth noise with finer noise on it, about -1 to 1."""
    made = np.zeros((size, size), np.float32)
    for octave in range(octaves):
        made += drift(size, cell / 2**octave, seed + octave) * np.float32(0.5**octave)
    return made / np.float32(1.3)


def evened(field: Field) -> Field:
    """Mean 0, deviation 1."""
    made: Field = ((field - field.mean()) / (field.std() or 1)).astype(np.float32)
    return made


@lru_cache(4)
def tooth(size: int) -> Field:
    """Cold-pressed paper: bumps of about four pixels with finer ones on them, mean 0, deviation 1."""
    fine = hashed(size, size, 11)
    bumps = evened(blurred(fine, 1.7) - blurred(fine, 4.5))
    grain = evened(blurred(hashed(size, size, 12), 0.8))
    return evened(bumps + 0.45 * grain + 0.35 * evened(rough(size, 46, 13)))


@lru_cache(4)
def fibres(size: int) -> Field:
    """Paper of long fibres, as papercuts are made of: short strands in a few directions, mean 0, deviation 1."""
    made = np.zeros((size, size), np.float32)
    for number, angle in enumerate((12.0, 68.0, 131.0, 160.0)):
        strands = image_of(hashed(size, size // 9, 20 + number)).resize(9, vscale=1, kernel="cubic")
        wide = strands.similarity(angle=angle, scale=1.45).gravity("centre", size, size)
        field = np.frombuffer(wide.cast("float").write_to_memory(), np.float32).reshape(size, size)
        made += evened(field - blurred(field, 5.0))
    return evened(made)


def warped(field: NDArray[Any], dx: NDArray[Any], dy: NDArray[Any]) -> Field:
    """The field read elsewhere: at each place what lies (dx, dy) from it. One band or several."""
    high, wide = field.shape[:2]
    rows, columns = np.indices((high, wide), dtype=np.float32)
    index = np.stack([np.clip(columns + dx, 0, wide - 1), np.clip(rows + dy, 0, high - 1)], -1).astype(np.float32)
    where = pyvips.Image.new_from_memory(np.ascontiguousarray(index).data, wide, high, 2, "float")
    made = image_of(field).mapim(where, interpolate=pyvips.Interpolate.new("bilinear"), extend="copy").cast("float")
    return np.frombuffer(made.write_to_memory(), np.float32).reshape(field.shape)
