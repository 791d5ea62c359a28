"""What the printed mist hides, for those who cannot look: the sheets of `mist` as coarse maps, without shapely.

`python -m noctuary.art.hidden` draws the maps anew.
"""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

MAPS = Path(__file__).parent / "hidden.txt"
CELLS = 64
"""Cells of a map, each way: a row of sixteen hexadecimal digits."""
SHEETS = 3
TURNS = 8


@cache
def maps() -> tuple[tuple[int, ...], ...]:
    """The rows of each sheet, as bits from left to right."""
    rows = [int(line, 16) for line in MAPS.read_text("ascii").split()]
    return tuple(tuple(rows[at : at + CELLS]) for at in range(0, len(rows), CELLS))


def hides(sheet: int, turn: int, x: float, y: float) -> bool:
    """Whether a sheet turned by eighths lies over a point of the disc."""
    angle = turn % TURNS * 2 * math.pi / TURNS
    c, s = math.cos(angle), math.sin(angle)
    column, row = (math.floor((v + 1) / 2 * CELLS) for v in (c * x + s * y, c * y - s * x))
    inside = 0 <= column < CELLS and 0 <= row < CELLS
    return inside and bool(maps()[sheet % SHEETS][row] >> (CELLS - 1 - column) & 1)


def drawn() -> str:
    """The maps as the sheets have them."""
    from shapely.geometry import Point
    from shapely.prepared import prep

    from noctuary.art.mist import mist_shape

    middles = [(2 * at + 1) / CELLS - 1 for at in range(CELLS)]
    lines = []
    for sheet in range(SHEETS):
        shape = prep(mist_shape(sheet, 0))
        for y in middles:
            bits = "".join("1" if shape.contains(Point(x, y)) else "0" for x in middles)
            lines.append(f"{int(bits, 2):016x}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    MAPS.write_text(drawn(), "ascii")
