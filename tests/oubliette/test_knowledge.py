"""What the player can know: the deck, the covered cards, and what went back into the deck."""

import pytest

from noctuary.oubliette import SPEC
from noctuary.oubliette.pieces import BY_ID
from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.oubliette import oubliette, play


@pytest.mark.parametrize("preset", ["as_written", "free_hand"])
def test_one_game_in_two_worlds(preset: str) -> None:
    """One game of what `test_conformance` tries at length: quick enough for every day."""
    check_game(lambda seed: journal_of(SPEC, seed, preset=preset), range(1), worlds=2, depth=6)


@rule("O-74")
def test_of_what_went_back_into_the_deck_a_card_is_known_once_it_is_drawn() -> None:
    """It leaves the set of those that may be anywhere in the deck; the others stay in it."""
    g = oubliette("slots: X1(2) 3C 5C 9D | equipped: 2H | path: 10C | graveyard: 4C KD | act: yes | deck: only")
    play(g, "time_shift 1")
    back = g.away
    assert back & BY_ID["4C"].bit
    card = g.draw()
    assert g.away == back & ~card.bit
    assert all(not mask & card.bit for mask in g.returned)
