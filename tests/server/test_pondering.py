"""How long bots take beside people."""

import pytest

from noctuary.obscurio import SPEC
from noctuary.obscurio.rules.talk import KINDS
from noctuary.server.table.driver import pondered

THINKING = SPEC.thinking


@pytest.mark.parametrize("text", ["place 3", "clue 0:bottom", "commit 2"])
def test_a_bot_takes_its_time_over_a_door_and_a_clue(text: str) -> None:
    found = [pondered(THINKING, text, 0.7, None) for _ in range(50)]
    assert all(15 <= seconds <= 30 for seconds in found)
    assert len(set(found)) > 5


def test_never_more_than_a_third_of_what_is_left() -> None:
    assert pondered(THINKING, "place 3", 0.7, 12_000) == 4
    assert pondered(THINKING, "place 3", 0.7, 0) == 0


@pytest.mark.parametrize("pace", [0.0, 0.01, 0.2])
def test_a_quicker_pace_is_kept(pace: float) -> None:
    assert pondered(THINKING, "place 3", pace, None) == 0


@pytest.mark.parametrize("text", ["rest", "pick 3", "mark 2 1", ""])
def test_in_the_night_nobody_takes_longer(text: str) -> None:
    """What takes time in the dark would tell who acts there."""
    assert pondered(THINKING, text, 0.7, None) == 0


def test_every_word_takes_a_moment() -> None:
    assert set(THINKING) > KINDS - {"trust"}
