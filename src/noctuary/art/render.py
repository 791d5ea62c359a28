"""SVG to pixels through librsvg (pyvips): no browser needed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyvips
from numpy.typing import NDArray

Pixels = NDArray[np.uint8]


def image(svg: str, size: int) -> Any:
    """A pyvips image of a 1000-unit SVG, `size` pixels wide."""
    return pyvips.Image.svgload_buffer(svg.encode(), scale=size / 1000, unlimited=True)


def pixels(svg: str, size: int) -> Pixels:
    """The same as rows of RGBA."""
    picture = image(svg, size)
    raw = np.frombuffer(picture.write_to_memory(), dtype=np.uint8)
    return raw.reshape(picture.height, picture.width, picture.bands)
