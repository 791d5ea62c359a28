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


def printed_stretches(mist: int, y: int) -> list[tuple[int, int]]:
    """Where it is printed at this height, from -100 to 100: first and last of the points that follow each other.

    The same as `printed_at` for each point, in a fraction of the time: a server works a whole sheet out between two
    moves of its tables.
    """
    turn = mist // 9 % TURNS
    cos, sin = COS[turn], SIN[turn]
    rows = maps()[mist % SHEETS]
    across = HALF - 100 * cos + sin * y
    down = HALF + 100 * sin + cos * y
    found: list[tuple[int, int]] = []
    first = 101
    for x in range(-100, 102):
        column = across * CELLS // (2 * HALF)
        row = down * CELLS // (2 * HALF)
        on = x <= 100 and 0 <= column < CELLS and 0 <= row < CELLS and rows[row] >> (CELLS - 1 - column) & 1 == 1
        if on and first > 100:
            first = x
        elif not on and first <= 100:
            found.append((first, x - 1))
            first = 101
        across += cos
        down -= sin
    return found
