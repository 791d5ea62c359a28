"""The promises of the house, on random games: every number of players, every kind of turn, many mixes of options."""

from typing import Any

import pytest

from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.obscurio import SPEC

LOCKED = ("locked_doors", "concealed_door", "great_room")
NIGHT = ("dark_night", "espionage", "dark_magic")

MIXES: list[tuple[int, int, dict[str, Any]]] = [
    # players, games, options
    (2, 3, {}),
    (2, 1, {"trap_bag": LOCKED, "time_track": (3,), "tokens": 30}),
    (3, 3, {"difficulty": "expert"}),
    (3, 1, {"tokens": 30, "relaxed": True, "strict_placement": True, "doors": 5}),
    (4, 2, {"difficulty": "experienced"}),
    (4, 1, {"trap_bag": (*LOCKED, *NIGHT), "time_track": (5,), "step3": "constant"}),
    (4, 1, {"must_vote": True, "vote_revealed": True, "vote_self": True, "tokens": 7}),
    (5, 1, {"difficulty": "expert", "grimoire": 3}),
    (5, 1, {"trap_bag": NIGHT, "time_track": (2,), "grimoire_sees_holder": "always", "difficulty": "expert"}),
    (6, 1, {"difficulty": "expert", "dangerous_counts": "wrong_chips", "accusation_full_minute": True}),
    (7, 1, {"difficulty": "expert", "victory_timing": "immediate", "grimoire_sees_uncovered": True}),
    (8, 1, {"difficulty": "expert", "watcher_timeout": "all_fail", "max_bottom": 1}),
]


@rule("B-39", "B-90", "B-91")
@pytest.mark.parametrize(("seats", "games", "options"), MIXES)
def test_two_worlds_and_all_the_rest(seats: int, games: int, options: dict[str, Any]) -> None:
    check_game(lambda seed: journal_of(SPEC, seed, seats=seats, **options), range(games), worlds=6, depth=8)
