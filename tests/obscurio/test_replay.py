"""A recorded game of Obscurio, told again by `noctuary replay`, the clock's answers in the dark included."""

from pathlib import Path

import pytest

from noctuary.catalog import game
from noctuary.cli.replay import replay
from noctuary.core.chance import Stream, seed_of
from noctuary.testing import journal_of, rule
from noctuary.text import words


@rule("B-39", "B-47")
@pytest.mark.parametrize(("seats", "lang"), [(2, "en"), (5, "fr")])
def test_a_whole_game_is_told_again(seats: int, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = journal_of(game("obscurio"), 1, seats=seats)
    luck = Stream(seed_of("replay"))
    while asks := journal.game.asks():
        ask = asks[luck.below(len(asks))]
        journal.play(ask.who, ask.options[luck.below(len(ask.options))], ask.n)
    path = tmp_path / "game.jsonl"
    path.write_text(journal.text(), "utf-8")
    say = words(lang)
    replay(say, path, step=False, colours=False)
    told = capsys.readouterr().out
    outcome = journal.game.result()
    assert outcome is not None
    assert say(f"obscurio-outcome-{outcome.reason}") in told
    assert "[⌛] >" in told
    assert "[-1]" not in told
