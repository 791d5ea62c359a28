"""The page that `make load-report` writes: figures, and which bars are met."""

import argparse
import importlib
import importlib.util
from pathlib import Path
from typing import Any

import pytest

from noctuary.testing import journal_of

FILE = Path(__file__).parents[2] / "scripts" / "load_report.py"


def script() -> Any:
    """The script, as a module."""
    spec = importlib.util.spec_from_file_location("load_report", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def row(server: str, rate: int, cpu: int, per_second: float, p50: float = 2.0, p99: float = 9.0) -> dict[str, Any]:
    """One cell of one run."""
    return {
        "server": server,
        "rate": rate,
        "per_second": per_second,
        "p50": p50,
        "p99": p99,
        "cpu": cpu,
        "load": 0.5,
    }


def test_the_page_says_which_bars_are_met() -> None:
    module = script()
    peer = [row(module.PEER, rate, 3000, 500.0) for rate in module.RATES]
    ours = [row("noctuary", 50, 600, 50), row("noctuary", 200, 700, 200, p99=40.0), row("noctuary", 0, 300, 3000)]
    options = argparse.Namespace(tables=200, times=1, seconds=12.0)
    page = module.report([*ours, *peer], [row("occulto, plain", 0, 500, 1000)], options)
    assert "| CPU a move at 50/s, peer = 1 | ≤ 0.3 | 0.20: met | not measured |" in page
    assert "| CPU a move at 200/s, peer = 1 | ≤ 0.2 | 0.23: not met | not measured |" in page
    assert "| p99 at 200/s, ms | ≤ 25 | 40.00: not met | not measured |" in page
    assert "| throughput, peer = 1 | ≥ 5 | 6.00: met | not measured |" in page
    assert "| occulto, plain | full speed | 1,000 | 2 | 9 | 500 | 0.5 to 0.5 |" in page


def test_of_several_runs_the_middle_and_the_best_are_told() -> None:
    module = script()
    runs = [row("noctuary", 50, cpu, 50) for cpu in (700, 500, 600)]
    assert "| 600 (500) |" in "\n".join(module.table(runs))


def test_the_game_that_both_are_measured_with_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """And written down, as a server does every fifty lines: what fails there is measured as well."""
    monkeypatch.syspath_prepend(FILE.parents[1] / "bench")
    game = importlib.import_module("table67")
    journal = journal_of(game.SPEC, 1, game.SEATS)
    while asks := journal.game.asks():
        journal.play(asks[0].who, asks[0].options[-1])
        assert game.SPEC.write(journal.game).startswith("table67 1 | ")
    played: Any = journal.game
    assert played.moves == game.MOVES
