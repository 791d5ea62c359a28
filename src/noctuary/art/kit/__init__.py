"""The drawing kit: numbers, colour, curves, geometry and the pen that every motif holds."""

from noctuary.art.kit.colour import lightness, mix, oklab, shift
from noctuary.art.kit.curves import (
    arch,
    brush,
    circle,
    ellipse,
    lens,
    mirrored,
    num,
    pair,
    polygon,
    rect,
    rounded,
    rows,
    sample,
    smooth,
    sparkle,
    spiral,
    star,
)
from noctuary.art.kit.geometry import bounds, outline_path, parts, shape_of, union_path
from noctuary.art.kit.pen import Pen

__all__ = [
    "Pen",
    "arch",
    "bounds",
    "brush",
    "circle",
    "ellipse",
    "lens",
    "lightness",
    "mirrored",
    "mix",
    "num",
    "oklab",
    "outline_path",
    "pair",
    "parts",
    "polygon",
    "rect",
    "rounded",
    "rows",
    "sample",
    "shape_of",
    "shift",
    "smooth",
    "sparkle",
    "spiral",
    "star",
    "union_path",
]
