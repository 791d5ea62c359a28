"""The log: one line an event, for programs or for people, and nothing in it that opens a table."""

import io
import json
import logging
import sys
from collections.abc import Iterator

import pytest

from noctuary.server import run


@pytest.fixture(autouse=True)
def _quiet_again() -> Iterator[None]:
    """The loggers are everybody's."""
    loggers = [logging.getLogger(name) for name, _ in run.WRITERS]
    before = [(each.handlers, each.level, each.propagate) for each in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def logged(logs: str, monkeypatch: pytest.MonkeyPatch, terminal: bool = False) -> str:
    """One event, as it is written."""
    out = io.StringIO()
    monkeypatch.setattr(out, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stderr", out)
    run.log_to_standard_error(logs)
    try:
        raise ValueError("a secret of the game")
    except ValueError:
        told = {"table": "0a1b2c3d", "why": "no room", "token": "a secret too"}
        logging.getLogger("noctuary.test").exception("a change failed", extra=told)
    return out.getvalue()


@pytest.mark.parametrize(("logs", "terminal"), [("json", True), ("auto", False)])
def test_for_programs(monkeypatch: pytest.MonkeyPatch, logs: str, terminal: bool) -> None:
    row = json.loads(logged(logs, monkeypatch, terminal))
    assert (row["level"], row["what"], row["table"], row["why"]) == ("error", "a change failed", "0a1b2c3d", "no room")
    assert row["error"] == "ValueError"
    assert set(row) == {"time", "level", "what", "table", "why", "error", "at"}


@pytest.mark.parametrize(("logs", "terminal"), [("plain", False), ("auto", True)])
def test_for_people(monkeypatch: pytest.MonkeyPatch, logs: str, terminal: bool) -> None:
    line = logged(logs, monkeypatch, terminal)
    assert line.count("\n") == 1
    assert 'Z error a change failed table="0a1b2c3d" why="no room" error="ValueError"' in line
    assert "secret" not in line


def test_what_anybody_can_cause_is_written_once_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger who sends requests that are none fills no disk; what we say ourselves is always written."""
    out, clock = io.StringIO(), [0.0]
    monkeypatch.setattr(sys, "stderr", out)
    run.log_to_standard_error("json")
    (handler,) = logging.getLogger("uvicorn").handlers
    (once,) = handler.filters
    monkeypatch.setattr(once, "now", lambda: clock[0])
    for _ in range(1000):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("noctuary.test").warning("a table could not be closed")
    clock[0] = run.QUIET
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    rows = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [row.get("count") for row in rows if row["what"] == "Invalid HTTP request received."] == [None, 1000]
    assert len(rows) == 1002


@pytest.mark.parametrize("name", ["sqlalchemy.pool.impl.AsyncAdaptedQueuePool", "asyncio"])
def test_what_others_say_is_one_line_too(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Neither a trace over twenty lines nor what stands in an error of theirs."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stderr", out)
    run.log_to_standard_error("json")
    try:
        raise OSError("postgresql://me:owls@host")
    except OSError:
        logging.getLogger(name).exception("Exception terminating connection")
    (row,) = map(json.loads, out.getvalue().splitlines())
    assert row["error"] == "OSError"
    assert "owls" not in out.getvalue()
