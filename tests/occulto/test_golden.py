"""Stored finished games that together show everything. `scripts/occulto_golden.py` found them."""

import re
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

import noctuary.occulto
from noctuary.core.record import Chosen, Ended, load
from noctuary.occulto import SPEC
from noctuary.occulto.pieces import ABILITIES, BY_ID
from noctuary.occulto.state import Occulto
from noctuary.testing import digest, rule

GOLDEN = Path(__file__).parent / "golden"
DIGESTS: dict[str, str] = msgspec.json.decode((GOLDEN / "digests.json").read_bytes())


@pytest.mark.parametrize("title", sorted(DIGESTS))
def test_a_stored_game_replays_to_the_same_end(title: str) -> None:
    journal = load(GOLDEN / f"{title}.jsonl", lambda _: SPEC)
    outcome = journal.game.result()
    assert outcome is not None
    assert digest(SPEC, journal.game) == DIGESTS[title]
    assert journal.lines[-1] == Ended(outcome.reason, outcome.winners, outcome.side)


@pytest.mark.parametrize("title", sorted(DIGESTS))
def test_a_stored_game_is_told_in_the_same_words(title: str) -> None:
    """And every seat is sent the same. On purpose otherwise: `scripts/golden_stories.py`."""
    record = GOLDEN / f"{title}.jsonl"
    story, sent = told_again(SPEC, record)
    assert story == story_of(record).read_text("utf-8")
    assert sent == msgspec.json.decode(digests_of(record).read_bytes())[title]


@pytest.mark.parametrize("title", sorted(DIGESTS))
def test_in_a_stored_game_everybody_knows_the_same(title: str) -> None:
    """And is asked the same, is shown it at the same moment, and the same worlds are dealt from it."""
    record = GOLDEN / f"{title}.jsonl"
    assert known_again(SPEC, record) == msgspec.json.decode(knowledge_of(record).read_bytes())[title]


@pytest.mark.parametrize("number", random_games(SPEC))
def test_a_random_game_with_unusual_options_is_told_the_same(number: int) -> None:
    """And everybody is asked the same. On purpose otherwise: `scripts/golden_stories.py`."""
    kept = msgspec.json.decode(random_stories(GOLDEN / "any").read_bytes())
    assert random_story(SPEC, number) == kept[str(number)]


@rule("C-37", "C-38", "C-71")
def test_together_they_show_every_ability_ending_and_player_count() -> None:
    """The outcomes are read from the source, so that a new one cannot be forgotten."""
    assert set(DIGESTS) == {path.stem for path in GOLDEN.glob("*.jsonl")}
    played: set[str] = set()
    copied: set[str] = set()
    ends: set[tuple[int, bool, str]] = set()
    reasons: set[str] = set()
    for title in DIGESTS:
        journal = load(GOLDEN / f"{title}.jsonl", lambda _: SPEC)
        g = journal.game
        assert isinstance(g, Occulto)
        outcome = g.result()
        assert outcome is not None
        ends.add((g.seats, g.options.expert, g.ending))
        reasons.add(outcome.reason)
        for line in journal.lines:
            words = line.choice.split(" ") if isinstance(line, Chosen) else [""]
            if words[0] in ("play", "shield"):
                played.add(BY_ID[words[1]].name)
                if BY_ID[words[1]].name == "chameleon" and len(words) > 2:
                    copied.add(BY_ID[words[2]].name)
    assert played == set(ABILITIES)
    assert copied == set(ABILITIES) - {"shield", "chameleon"}
    assert ends == {(5, True, "deck")} | {(seats, False, end) for seats in (3, 4, 5) for end in ("bench", "deck")}
    source = (Path(noctuary.occulto.__file__).parent / "rules" / "scoring.py").read_text()
    assert reasons == set(re.findall(r'g\.end\("([a-z_]+)"', source))
