"""What the finished games of a terminal add up to."""

from pathlib import Path

import pytest

from noctuary.catalog import game
from noctuary.cli import saves
from noctuary.cli.play import show_statistics
from noctuary.core.record import Ended, Header, RecordFile
from noctuary.text import Words


def finished(preset: str, won: bool, assisted: bool = False) -> None:
    """A record of a finished game, as far as statistics look at it."""
    spec = game("oubliette")
    options = spec.options.make({"preset": preset}).changed()
    file = RecordFile(saves.fresh(spec.name))
    file.create(Header(game=spec.name, rules=spec.rules, seats=("Ann",), seed="00" * 32, options=options))
    file.append(Ended("escaped" if won else "portcullis_ahead", (0,) if won else (), assisted=assisted))


def test_a_terminals_games_are_counted_by_preset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NOCTUARY_DATA", str(tmp_path))
    finished("merciful", won=True)
    finished("merciful", won=True, assisted=True)
    finished("as_written", won=False)
    sums = saves.statistics(game("oubliette"))
    assert {name: (each.played, each.won, each.assisted) for name, each in sums.items()} == {
        "merciful": (1, 1, 1),
        "as_written": (1, 0, 0),
    }
    show_statistics(Words("en"), game("oubliette"))
    told = capsys.readouterr().out
    assert "Your games of Oubliette, Merciful: played 1 · won 1 (100 %)" in told
    assert "Your games of Oubliette, As written: played 1 · won 0 (0 %)" in told
