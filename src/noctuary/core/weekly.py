"""The puzzle of the week: the same for everybody, by the ISO week of universal time.

A game's puzzles are lines of a file that `scripts/weekly_puzzles.py` writes ahead. The first belongs to `FIRST`; after
the last they begin anew.
"""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

import msgspec

FIRST: Final = date(2026, 11, 16)
"""The Monday of the first week."""
WRITTEN: Final = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)


def today() -> date:
    """The day it is by universal time."""
    return datetime.now(UTC).date()


def week_of(day: date) -> str:
    """The week of a day, `2026-W47`."""
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def monday_of(week: str) -> date | None:
    """The first day of a week, if there is such a week."""
    found = WRITTEN.fullmatch(week)
    try:
        return date.fromisocalendar(int(found[1]), int(found[2]), 1) if found else None
    except ValueError:
        return None


def has_begun(week: str, day: date) -> bool:
    """Whether a week's puzzle may be shown on a day: not before the first, and none of a week to come."""
    monday = monday_of(week)
    return monday is not None and FIRST <= monday <= day


def number_of(week: str, puzzles: int) -> int:
    """Which of so many puzzles belongs to a week."""
    monday = monday_of(week)
    assert monday is not None
    return (monday - FIRST) // timedelta(weeks=1) % puzzles


class Answer(msgspec.Struct, frozen=True):
    """One of the answers that may be given, with its line."""

    choice: str
    id: str
    args: dict[str, Any]


class Shown(msgspec.Struct, frozen=True):
    """A puzzle as it is put: nothing in it says which answer is right."""

    game: str
    week: str
    seat: int | None
    """Through whose eyes it is seen."""
    seats: int
    view: Any
    answers: tuple[Answer, ...]


class Solved(msgspec.Struct, frozen=True):
    """What an answer is told: which one is right, and why; of a wrong one, why not."""

    right: str
    found: bool
    proof: Any
    """Of the right answer, in the words of its game."""
    against: Any
    """Of the wrong one that was given."""


class Weekly(NamedTuple):
    """The weekly puzzles of a game, for its `Spec`."""

    show: Callable[[Any, str], Shown]
    """The puzzle of a week; with the game's own `Spec`."""
    judge: Callable[[str, str], Solved | None]
    """What is told of an answer to it; None: it was not among the answers."""
    draw: Callable[[Any, Any, Shown, str], list[str]]
    """What is seen, for a terminal: with the game's own `Spec`, in a language (`Say`) of this name."""
    tell: Callable[[Any, Solved, str], list[str]]
    """The proof in sentences, in a language (`Say`) of this name."""
