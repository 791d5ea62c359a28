"""The games of the house for tests that try each of them, at a table of a common size."""

from typing import Final

from noctuary.catalog import GAMES, HOUSE


def seats_of(name: str, most: int) -> int:
    """So many seats, or what the game allows."""
    low, high = GAMES[name].seats
    return max(low, min(most, high))


TABLES: Final = [(name, seats_of(name, 4)) for name in HOUSE]
"""Each game with its seats."""
