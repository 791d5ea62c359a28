"""The chance that search plays on with: fair enough, its own, and going on alike in a copy."""

from collections import Counter
from random import Random

import pytest

from noctuary.catalog import GAMES
from noctuary.core.playout import play_randomly
from noctuary.core.quick_luck import QuickChance, QuickLuck


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_by_it_and_a_copy_goes_on_alike(name: str) -> None:
    spec = GAMES[name]
    for word in range(1, 6):
        g = spec.new(spec.options(), spec.seats[-1], QuickLuck(word).chance())
        g.loud = False
        copy = g.copy()
        decisions = play_randomly(g, Random(word).random)
        assert play_randomly(copy, Random(word).random) == decisions
        assert copy.result() == g.result()


def test_two_words_deal_two_games() -> None:
    decks = set()
    for word in range(50):
        deck = list(range(20))
        QuickChance(word).shuffle("deck", deck)
        decks.add(tuple(deck))
    assert len(decks) == 50


def test_every_number_comes_about_as_often() -> None:
    """Of streams too, each of which is begun by a word of the chance."""
    chance = QuickChance(7)
    drawn = Counter([chance.below("die", 6) for _ in range(6000)])
    first = Counter([chance.stream("die").below(6) for _ in range(6000)])
    then = Counter([stream.below(6) for stream in [chance.stream("die")] for _ in range(6000)])
    for counts in (drawn, first, then):
        assert set(counts) == set(range(6))
        assert all(850 < times < 1150 for times in counts.values())


def test_a_stream_gives_words_and_orders() -> None:
    chance = QuickChance(3)
    stream, again = chance.copy().stream("deck"), chance.copy().stream("deck")
    assert stream.take(4) == [again.word() for _ in range(4)]
    items = list(range(10))
    stream.shuffle(items)
    assert sorted(items) == list(range(10))
    with pytest.raises(ValueError, match="no number below 0"):
        stream.below(0)
    with pytest.raises(ValueError, match="no number below 0"):
        chance.below("die", 0)
