"""What the player can know: the deck, the covered cards, and what went back into the deck."""

import pytest

from noctuary.oubliette import SPEC
from noctuary.testing import check_game, journal_of


@pytest.mark.parametrize("preset", ["as_written", "free_hand"])
def test_one_game_in_two_worlds(preset: str) -> None:
    """One game of what `test_conformance` tries at length: quick enough for every day."""
    check_game(lambda seed: journal_of(SPEC, seed, preset=preset), range(1), worlds=2, depth=6)
