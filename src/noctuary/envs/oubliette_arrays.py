"""Observations of Oubliette from the small numbers that `oubliette_direct` notes, those of many games by one call."""

from typing import Final

import numpy as np
import numpy.typing as npt

from noctuary.envs import oubliette_direct as direct
from noctuary.envs.layout import Array
from noctuary.envs.oubliette import COLUMN, LAYOUT, MOST, ROOMS, WHERE

Codes = npt.NDArray[np.uint8]
SCALES: Final = {
    "slots": [MOST, MOST] * 4,
    "rooms": [1, 4, 4] * ROOMS,
    "numbers": [1, 55, 55, 2, 10, 1, 4, 1, 4, 10, 1, 40, 13, 1],
    "worths": [14] * 6,
    "using": [1] * 6,
    "asked": [1] * 15,
}
"""Which count of each value is 1.0. (The turn, first of the numbers, is done by itself.)"""
WIDE: Final = len(WHERE)
CARDS: Final = LAYOUT["cards"].size
TURN: Final = LAYOUT["numbers"].start


def _row_of(code: int) -> Array:
    """What the block of the cards says of one of them."""
    row = np.zeros(WIDE, np.float32)
    row[COLUMN["free"]] = bool(code & direct.FREE)
    row[COLUMN["sideways"]] = bool(code & direct.SIDEWAYS)
    place = code & (direct.FREE - 1)
    for first, name in (
        (direct.CHASM, "chasm"), (direct.PORTCULLIS, "portcullis"), (direct.PATH, "path"),
    ):  # fmt: skip
        if first <= place < direct.PLACES:
            row[COLUMN[name]] = (place - first + 1) / ROOMS
            return row
    if direct.SLOT <= place < direct.PATH:
        slot, depth = divmod(place - direct.SLOT, direct.DEEPEST)
        row[COLUMN["slot 1"] + slot] = 1 / (depth + 1)
    for known, name in (
        (direct.TURNED, "turned"), (direct.HELD, "held"), (direct.EQUIPPED, "equipped"),
        (direct.GRAVEYARD, "graveyard"), (direct.CURSE, "curse"), (direct.GONE, "gone"),
    ):  # fmt: skip
        if place == known:
            row[COLUMN[name]] = 1
    return row


def _counted() -> Array:
    """For each value after the cards, what each count is in an observation; one after the other."""
    scales = [scale for block in LAYOUT.blocks[1:] for scale in SCALES[block.name]]
    return np.array([min(count / scale, 1.0) for scale in scales for count in range(direct.MOST + 1)], np.float32)


ROWS: Final = np.array([_row_of(code) for code in range(256)], np.float32)
COUNTS: Final = _counted()
FIRST: Final = np.arange(LAYOUT.size - CARDS, dtype=np.intp) * (direct.MOST + 1)
TURNS: Final = np.array([turn / direct.TURNS for turn in range(direct.TURNS + 1)], np.float32)


def write(codes: bytes, out: Array) -> None:
    """Fill a row of `out` for each game, from the codes of one after the other."""
    given: Codes = np.frombuffer(codes, np.uint8).reshape(-1, direct.SIZE)
    out[:, :CARDS] = ROWS.take(given[:, : direct.CARDS], axis=0).reshape(-1, CARDS)
    out[:, CARDS:] = COUNTS.take(given[:, direct.CARDS : direct.TURN] + FIRST)
    turn = given[:, direct.TURN :].astype(np.intp)
    out[:, TURN] = TURNS[turn[:, 0] + 256 * turn[:, 1]]
