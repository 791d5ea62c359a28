"""How many sequences of choices there are from a few positions: numbers that change when a rule does."""

from typing import Any

import pytest

from noctuary.occulto.state import Occulto
from noctuary.testing.occulto import village


def sequences(g: Occulto, depth: int) -> int:
    """The number of ways to make `depth` choices, the first seat that is asked answering first."""
    if depth == 0 or not g.asks():
        return 1
    total = 0
    ask = g.asks()[0]
    for option in ask.options:
        after = g.copy()
        after.play(ask.who, option)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("text", "seats", "options", "counts"),
    [
        (
            "hands: a=thief,sabotage b=shield,red1 c=oubliettes | "
            "bench: b=blue3 c=green3 | deck: lucidity,totem,barter",
            5,
            {},
            [7, 66, 486, 2970],
        ),
        (
            "hands: a=clover,chameleon b=shield c=barter,red1 | bench: a=abundance,red3 b=uprooting,blue2 | deck: 9",
            3,
            {},
            [10, 47, 282, 2066],
        ),
        (
            "hands: a=poisoned_gift,forest_fire b=shield,red1 c=red2,red3 d=gust | deck: crystal_ball,reaper",
            4,
            {},
            [6, 37, 218, 1336, 9147],
        ),
        (
            "hands: a=metamorphosis,reaper b=shield,totem | bench: a=red1 | deck: 2",
            5,
            {"expert": True, "ability_optional": True},
            [26, 284, 1381, 2286],
        ),
    ],
)
def test_the_number_of_ways_to_go_on(text: str, seats: int, options: dict[str, Any], counts: list[int]) -> None:
    g = village(text, seats, **options).g
    g.loud = False
    assert [sequences(g, depth) for depth in range(1, len(counts) + 1)] == counts
