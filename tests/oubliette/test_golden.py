"""A stored finished game for every way Oubliette can end. `scripts/oubliette_golden.py` found them."""

import re
from importlib.resources import files
from pathlib import Path

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
from noctuary.oubliette import SPEC
from noctuary.testing import digest, rule

GOLDEN = Path(__file__).parent / "golden"
DIGESTS: dict[str, str] = msgspec.json.decode((GOLDEN / "digests.json").read_bytes())


@pytest.mark.parametrize("reason", sorted(DIGESTS))
def test_a_stored_game_replays_to_the_same_end(reason: str) -> None:
    journal = load(GOLDEN / f"{reason}.jsonl", lambda _: SPEC)
    outcome = journal.game.result()
    assert outcome is not None
    assert outcome.reason == reason
    assert digest(SPEC, journal.game) == DIGESTS[reason]
    assert journal.lines[-1] == Ended(outcome.reason, outcome.winners, outcome.side)


@pytest.mark.parametrize("reason", sorted(DIGESTS))
def test_a_stored_game_is_told_in_the_same_words(reason: str) -> None:
    """And every seat is sent the same. On purpose otherwise: `scripts/golden_stories.py`."""
    record = GOLDEN / f"{reason}.jsonl"
    story, sent = told_again(SPEC, record)
    assert story == story_of(record).read_text("utf-8")
    assert sent == msgspec.json.decode(digests_of(record).read_bytes())[reason]


@pytest.mark.parametrize("reason", sorted(DIGESTS))
def test_in_a_stored_game_everybody_knows_the_same(reason: str) -> None:
    """And is asked the same, is shown it at the same moment, and the same worlds are dealt from it."""
    record = GOLDEN / f"{reason}.jsonl"
    assert known_again(SPEC, record) == msgspec.json.decode(knowledge_of(record).read_bytes())[reason]


@pytest.mark.parametrize("number", random_games(SPEC))
def test_a_random_game_with_unusual_options_is_told_the_same(number: int) -> None:
    """And everybody is asked the same. On purpose otherwise: `scripts/golden_stories.py`."""
    kept = msgspec.json.decode(random_stories(GOLDEN / "any").read_bytes())
    assert random_story(SPEC, number) == kept[str(number)]


@rule("O-92", "O-96")
def test_every_ending_has_a_stored_game() -> None:
    """Every ending has a message, and every message of an ending has a game: a new one cannot be forgotten."""
    text = files("noctuary.oubliette").joinpath("text", "locale", "en.ftl").read_text("utf-8")
    ends = set(re.findall(r"^oubliette-outcome-(\w+) =", text, re.MULTILINE))
    assert ends == set(DIGESTS) == {path.stem for path in GOLDEN.glob("*.jsonl")}
