"""A stored finished game for every way Oubliette can end. `scripts/oubliette_golden.py` found them."""

import re
from pathlib import Path

import msgspec
import pytest

import noctuary.oubliette
from noctuary.core.conformance import digest
from noctuary.core.record import Ended, load
from noctuary.core.ruling import rule
from noctuary.oubliette import SPEC

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


@rule("O-92", "O-96")
def test_every_ending_has_a_stored_game() -> None:
    """The reasons are read from the source, so that a new one cannot be forgotten."""
    source = "".join(path.read_text() for path in Path(noctuary.oubliette.__file__).parent.glob("*.py"))
    written = re.findall(r'(?:g|self)\.end\(f?"([^"]+)"', source)
    ends = {each.replace("{kind}", kind) for each in written for kind in ("beaten", "trap")}
    assert ends == set(DIGESTS) == {path.stem for path in GOLDEN.glob("*.jsonl")}
