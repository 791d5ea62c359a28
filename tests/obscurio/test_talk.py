"""Who may speak when (B-17, B-21, B-68) and the lines that everybody understands."""

import pytest

from noctuary.obscurio.rules.talk import LINES, may_speak, may_whisper
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    a,
    b,
    book,
    c,
    clock,
    close_eyes,
    d,
    heard,
    library,
    play,
    refused,
    room,
    to_doors,
    write,
)


@rule("B-17", "B-21")
def test_scenario_45_the_book_is_mute() -> None:
    g = library()
    for phase in ("riddle", "read", "night", "open"):
        if phase == "read":
            write(g)
        elif phase == "night":
            clock(g, "time")
        elif phase == "open":
            to_doors(g)
        assert g.phase == phase
        assert may_speak(g, book) == "B-17"
        assert not [ask for ask in g.asks() if ask.who == book and ask.kind == "talk"]
    assert refused(g, book, "suggest 3") == "B-21"
    room(g, a=3, b=3, c=3, d=3)


@rule("B-21", "B-39")
def test_eyes_closed_is_silent_for_all_alike() -> None:
    g = library()
    assert may_speak(g, a) == ""
    close_eyes(g)
    assert {may_speak(g, seat) for seat in (a, b, c, d)} == {"B-39"}
    assert refused(g, a, "claim loyal") == refused(g, d, "claim loyal") == "B-21"
    to_doors(g)
    assert may_speak(g, d) == ""


@rule("B-68", "B-21")
def test_the_watcher_silences_from_step_1_to_the_resolution() -> None:
    g = library(progress=6, light=9)
    assert may_speak(g, a) == "B-68"
    write(g)
    assert may_speak(g, a) == "B-68"
    assert refused(g, a, "claim sure") == "B-21"
    clock(g, "time")
    to_doors(g)
    assert may_speak(g, a) == "B-68"
    room(g, a=1, b=1, c=1, d=1)
    assert (g.phase, may_speak(g, a)) == ("resolve", "B-68")


@rule("BA-42")
def test_no_whispers() -> None:
    g = library()
    assert (may_whisper(g, a), may_whisper(g, book)) == ("BA-42", "B-17")


@rule("BA-52", "B-21")
def test_lines_are_heard_by_all_and_limited() -> None:
    g = library()
    to_doors(g)
    told = play(g, a, "suggest 3 2 colour")
    for seat in (book, b, d, None):
        assert heard(told, seat) == ["obscurio-said"]
    play(g, b, "agree 1")
    play(g, d, "doubt 3")
    assert g.view(None).lines == ((a, "suggest 3 2 colour"), (b, "agree 1"), (d, "doubt 3"))
    assert LINES == 6
    for _ in range(LINES - 1):
        play(g, a, "claim sure")
    assert not [ask for ask in g.asks() if ask.who == a and ask.kind == "talk"]


@rule("B-21", "B-75")
def test_the_lines_that_fit_the_moment() -> None:
    """Doors while there are doors, trust while a Traitor hides, how sure one is outside an accusation."""
    doors = [f"{kind} {door}" for kind in ("suggest", "doubt") for door in range(1, 7)]
    sure = ["claim sure", "claim unsure", "claim lost"]
    alone, friends, haunted = library(seats=2), library(seats=3), library(seats=4)
    for g in (alone, friends, haunted):
        to_doors(g)
    assert lines(alone) == [*doors, *sure]
    assert lines(friends) == [*doors, "agree 2", "ask 2", *sure]
    about = [f"{kind} {seat}" for seat in (b, c) for kind in ("agree", "ask", "suspect", "trust")]
    assert lines(haunted) == [*doors, *about, "claim loyal", *sure]
    accusing = library(seats=4, light=1)
    room(accusing, a=1, b=3, c=3)
    clock(accusing, "shown")
    assert lines(accusing) == [*about, "claim loyal"]


def lines(g: Obscurio) -> list[str]:
    """What a may say."""
    return [option.text for ask in g.asks() if ask.who == a and ask.kind == "talk" for option in ask.options]


@rule("B-61", "B-21")
@pytest.mark.parametrize(
    "line", ["suggest 7", "doubt 7", "suggest 7 1 name", "agree 1", "suggest 3 9 name", "claim king", "ask 0"]
)
def test_lines_about_nothing_are_refused(line: str) -> None:
    g = library()
    to_doors(g)
    assert refused(g, a, line) == "B-21"


@rule("B-63", "B-21")
def test_whoever_has_placed_may_still_talk() -> None:
    g = library("locked_doors")
    to_doors(g)
    play(g, a, "take")
    play(g, a, "suggest 1")
    assert refused(g, a, "suggest 2") == "B-21"
