"""Stored finished games that together show every trap, every ending and every number of players.

`scripts/obscurio_golden.py` found them and says what each shows.
"""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.stories import (
    digests_of,
    knowledge_of,
    known_again,
    random_games,
    random_stories,
    random_story,
    story_of,
    told_again,
)

from noctuary.core.record import Ended, load
from noctuary.obscurio.pieces.traps import TRAPS
from noctuary.testing import digest, rule
from noctuary.testing.obscurio import SPEC

GOLDEN = Path(__file__).parent / "golden"
INDEX: dict[str, dict[str, Any]] = msgspec.json.decode((GOLDEN / "digests.json").read_bytes())


@pytest.mark.parametrize("name", sorted(INDEX))
def test_a_stored_game_replays_to_the_same_end(name: str) -> None:
    journal = load(GOLDEN / f"{name}.jsonl", lambda _: SPEC)
    outcome = journal.game.result()
    assert outcome is not None
    assert digest(SPEC, journal.game) == INDEX[name]["digest"]
    assert journal.lines[-1] == Ended(outcome.reason, outcome.winners, outcome.side)


@pytest.mark.parametrize("name", sorted(INDEX))
def test_a_stored_game_is_told_in_the_same_words(name: str) -> None:
    """And every seat is sent the same. On purpose otherwise: `scripts/golden_stories.py`."""
    record = GOLDEN / f"{name}.jsonl"
    story, sent = told_again(SPEC, record)
    assert story == story_of(record).read_text("utf-8")
    assert sent == msgspec.json.decode(digests_of(record).read_bytes())[name]


@pytest.mark.parametrize("name", sorted(INDEX))
def test_in_a_stored_game_everybody_knows_the_same(name: str) -> None:
    """And is asked the same, is shown it at the same moment, and the same worlds are dealt from it."""
    record = GOLDEN / f"{name}.jsonl"
    assert known_again(SPEC, record) == msgspec.json.decode(knowledge_of(record).read_bytes())[name]


@pytest.mark.parametrize("number", random_games(SPEC))
def test_a_random_game_with_unusual_options_is_told_the_same(number: int) -> None:
    """And everybody is asked the same. On purpose otherwise: `scripts/golden_stories.py`."""
    kept = msgspec.json.decode(random_stories(GOLDEN / "any").read_bytes())
    assert random_story(SPEC, number) == kept[str(number)]


@rule("B-05", "B-82", "B-83")
def test_the_stored_games_show_everything() -> None:
    shown = {what for game in INDEX.values() for what in game["shows"]}
    assert {trap.id for trap in TRAPS} <= shown
    assert {f"{seats} players" for seats in range(2, 9)} <= shown
    assert {"escaped", "cohesion_lost", "lost_in_library"} <= shown
    assert {"tie", "repeat", "fatal accusation", "exposed", "watcher", "refilled", "time out"} <= shown
    assert set(INDEX) == {path.stem for path in GOLDEN.glob("*.jsonl")}
