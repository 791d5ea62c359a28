"""Where the printed sheets of Magical Mist are printed: nobody may point there (B-35, BA-13).

In whole numbers, so that every machine judges a tip alike; the maps are those that pictures are covered by.
"""

from typing import Final

from noctuary.art.hidden import CELLS, SHEETS, TURNS, maps

COS: Final = (1000, 707, 0, -707, -1000, -707, 0, 707)
SIN: Final = (0, 707, 1000, 707, 0, -707, -1000, -707)
"""Of the eighths that a sheet can be turned by, in thousandths."""
HALF: Final = 100_000
"""The radius, in the units that hundredths times thousandths give."""


def printed_at(mist: int, x: int, y: int) -> bool:
    """Whether a sheet that lies so (0 … 71) is printed at a point, in hundredths of the radius."""
    turn = mist // 9 % TURNS
    across = COS[turn] * x + SIN[turn] * y
    down = COS[turn] * y - SIN[turn] * x
    column = (across + HALF) * CELLS // (2 * HALF)
    row = (down + HALF) * CELLS // (2 * HALF)
    if not (0 <= column < CELLS and 0 <= row < CELLS):
        return False
    return maps()[mist % SHEETS][row] >> (CELLS - 1 - column) & 1 == 1
