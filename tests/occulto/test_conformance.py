"""Every promise of the house, two worlds included, for each player count, variant and mix of options."""

from typing import Any

import pytest

from noctuary.occulto import SPEC
from noctuary.testing import check_game, journal_of

MIXES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "three": (3, 5, {}),
    "four": (4, 4, {}),
    "five": (5, 3, {}),
    "expert": (5, 2, {"expert": True, "variant_most_ties": True, "memory_aid": "deduction"}),
    "three, other readings": (
        3,
        5,
        {
            "third_faceup": "in_play", "abundance_orphan": "lose", "sabotage_on_sabotage": True, "stack": "together",
            "ability_optional": True, "trigger_ref": "owner", "centre_can_win": False, "memory_aid": "journal",
            "first_player": "rotate", "first_seat": 7, "bench_limit": 6,
        },
    ),
    "four, other readings": (
        4,
        4,
        {
            "shield_scope": "attack", "gift_shield": "receive", "shield_vs_vision": True, "reap_pick": "victim",
            "gust_centre": True, "thief": "choose", "memory_aid": "deduction", "first_player": "host",
        },
    ),
    "five, other readings": (
        5,
        2,
        {"discard_visible": False, "reap_requires_centre": True, "clover_5p_discard": False, "shield_vs_vision": True},
    ),
}  # fmt: skip


@pytest.mark.parametrize("mix", MIXES)
def test_conformance(mix: str) -> None:
    seats, games, options = MIXES[mix]
    check_game(lambda seed: journal_of(SPEC, seed, seats=seats, **options), range(games))


def test_every_option_is_tried_both_ways() -> None:
    tried = {name for _, _, options in MIXES.values() for name in options}
    assert {about.name for about in SPEC.options.about()} - tried == {"chat", "timeouts"}
