"""The red sheet and the mist sheets, laid over a card into one picture. Needs pyvips and the built rasters, no more.

A browser must never receive the uncovered card: what is laid over it here cannot be taken off again. Red keeps the red
channel alone (a filter that only weakens the others could be undone); mist is opaque. With both, mist lies over red.
Mist sheets are printed: three of them, turned by eighths.
"""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import Any

import pyvips

SHEETS = 3
TURNS = 8
QUALITY = 80


def veil_file(folder: Path, number: int, size: int) -> Path:
    """Where the raster of a mist sheet lies, beside the cards."""
    return folder / f"mist{number}-{size}.webp"


@lru_cache(SHEETS * TURNS * 3)
def mist(folder: Path, number: int, turn: int, size: int) -> Any:
    """A sheet turned by eighths, as RGBA pixels."""
    sheet = pyvips.Image.new_from_file(str(veil_file(folder, number, size)))
    if turn % TURNS:
        a, half = turn * 2 * math.pi / TURNS, size / 2
        c, s = math.cos(a), math.sin(a)
        move = {"odx": half - c * half + s * half, "ody": half - s * half - c * half}
        sheet = sheet.premultiply().affine([c, -s, s, c], oarea=[0, 0, size, size], **move).unpremultiply()
    return sheet.cast("uchar").copy_memory()


def redden(picture: Any) -> Any:
    """Through the red sheet: red alone decides; what green and blue said is gone."""
    red = picture.extract_band(0)
    shown = red.bandjoin([red * 0.05, red * 0.08]).cast("uchar").copy(interpretation="srgb")
    return shown.bandjoin(picture.extract_band(3)) if picture.bands == 4 else shown


def covered(raster: Path, red: bool = False, sheet: int | None = None, turn: int = 0) -> bytes:
    """The card at `raster` as WebP under its sheets. Pure; keep it off an event loop (up to .5 s on a busy machine)."""
    return covered_bytes(raster.read_bytes(), raster.parent, red, sheet, turn)


def covered_bytes(card: bytes, folder: Path, red: bool, sheet: int | None, turn: int) -> bytes:
    """The same for a file that was read before, with the mist sheets of a folder.

    Nothing is kept of it, here or by the library: how long it takes tells nobody whether it was done before.
    """
    picture = pyvips.Image.new_from_buffer(card, "")
    if red:
        picture = redden(picture)
    if sheet is not None:
        veil = mist(folder, sheet % SHEETS, turn % TURNS, picture.width)
        picture = picture.copy(interpretation="srgb").composite2(veil, "over").cast("uchar")
    return bytes(picture.webpsave_buffer(Q=QUALITY, keep="none"))
