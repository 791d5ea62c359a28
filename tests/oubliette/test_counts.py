"""How many sequences of choices there are from a few positions: numbers that change when a rule does."""

from typing import Any

import pytest

from noctuary.oubliette.state import PLAYER, Oubliette
from noctuary.testing.oubliette import oubliette


def sequences(g: Oubliette, depth: int) -> int:
    """The number of ways to make `depth` choices, games that end sooner counted once."""
    if depth == 0 or not g.asks():
        return 1
    total = 0
    for option in g.asks()[0].options:
        after = g.copy()
        after.play(PLAYER, option)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("text", "options", "counts"),
    [
        ("slots: 7D(2) 5C(2) 2C QS | equipped: 3S | path: 10C 9D | deck: KH 4C 8S 6D",
         {"equip_cost": "free"}, [18, 45, 87, 234]),
        ("slots: 9C X1 JC AC | equipped: 10D | path: 10C | graveyard: QD 4H | deck: 8C KS 2H | act: yes",
         {"action_model": "every_inf"}, [8, 28, 122, 456]),
        ("slots: 6C(2) 4H(2) AD 3S | equipped: JS | path: 2C 3C+C | graveyard: 9S KD | deck: X1 6H AS 5D",
         {"combat_payment": "sequential", "slot_moves": True, "equip_cost": "free"}, [4, 22, 99, 449]),
    ],
)  # fmt: skip
def test_the_number_of_ways_to_go_on(text: str, options: dict[str, Any], counts: list[int]) -> None:
    g = oubliette(text, "counts", **options)
    assert [sequences(g, depth) for depth in range(1, len(counts) + 1)] == counts
