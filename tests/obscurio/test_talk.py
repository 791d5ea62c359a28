"""Who may speak when (B-17, B-21, B-68) and the lines that everybody understands."""

import pytest

from noctuary.obscurio.rules.talk import LINES, NOTHING, WHY, TalkAsk, call_for, line_options, may_speak
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


@rule("BA-52", "B-21", "BA-42")
def test_lines_are_heard_by_all_and_limited() -> None:
    g = library()
    to_doors(g)
    told = play(g, a, "suggest 3 2 colour")
    assert heard(told, None) == ["obscurio-said"]
    for seat in (book, a, b, c, d):
        assert [event.seen_by(seat) for event in told] == [event.seen_by(None) for event in told], "no whispers"
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


@rule("B-21", "BA-52")
def test_the_lines_that_fit_the_moment_in_their_order() -> None:
    """About the doors that lie there, the other Wizards, and oneself; trust only while a Traitor hides."""
    doors = ["suggest 1", "suggest 2", "doubt 1", "doubt 2"]
    plain = ["agree 2", "ask 2", "agree 4", "ask 4"]
    dark = ["agree 2", "ask 2", "suspect 2", "trust 2", "agree 4", "ask 4", "suspect 4", "trust 4"]
    own = ["claim sure", "claim unsure", "claim lost"]

    def texts(doors: int, traitor: bool, accusing: bool) -> list[str]:
        return [line.text for line in line_options(1, doors, (1, 2, 4), traitor, accusing)]

    assert texts(2, False, False) == [*doors, *plain, *own]
    assert texts(2, True, False) == [*doors, *dark, "claim loyal", *own]
    assert texts(0, True, True) == [*dark, "claim loyal"]
    assert texts(0, False, True) == plain


@rule("B-21")
def test_a_reason_is_given_for_a_door_that_lies_there() -> None:
    ask = TalkAsk(a, 4, (a, b), True, False)
    for door, fits in ((1, True), (4, True), (5, False), (7, False)):
        line = WHY[f"suggest {door} 2 colour"]
        assert ask.admits(line) == fits
        assert ask.find(line.text) is (line if fits else None)
    assert ask.find("suggest 4 3 colour") is None
    assert ask.find("suggest 4") in ask.options
    assert ask.find("suggest 5") is None
    assert ask.same(TalkAsk(a, 4, (a, b), True, False))
    assert not ask.same(TalkAsk(a, 5, (a, b), True, False))


@rule("BA-52")
@pytest.mark.parametrize(
    ("phase", "lines", "standing", "done", "said"),
    [
        # In an accusation a suspect is named once a round, and whoever is asked claims to be loyal.
        ("accuse", [], {}, False, ("suspect", 0)),
        ("accuse", [(1, "suspect 2")], {}, False, NOTHING),
        ("accuse", [(1, "suspect 2"), (3, "ask 1")], {}, False, ("loyal", 0)),
        ("accuse", [(2, "suspect 1")], {}, False, ("suspect", 0)),
        # While reading one answers, and says no more.
        ("read", [], {}, False, NOTHING),
        ("read", [(2, "ask 1")], {}, False, ("unsure", 0)),
        ("read", [(2, "ask 1"), (1, "claim lost")], {}, False, NOTHING),
        ("read", [(2, "ask 3")], {}, False, NOTHING),
        # At the doors.
        ("open", [], {1: [], 2: [4]}, False, NOTHING),
        ("night", [(2, "ask 1")], {1: [4]}, False, NOTHING),
        ("locked", [(2, "ask 1")], {1: [4, 5]}, False, ("explain", 4)),
        ("open", [], {1: [4], 2: []}, False, ("explain", 4)),
        ("open", [(2, "suggest 4")], {1: [4, 6], 2: [4]}, False, ("explain", 6)),
        ("open", [(1, "suggest 3")], {1: [4], 2: []}, False, NOTHING),
        # The first who stands where somebody spoke, and has said nothing, judges it.
        ("open", [(2, "suggest 4")], {1: [4], 2: [4], 3: [4]}, False, ("judge", 2)),
        ("open", [(2, "suggest 4")], {3: [4], 1: [4], 2: [4]}, False, NOTHING),
        ("open", [(2, "suggest 4"), (3, "agree 2")], {1: [4], 2: [4], 3: [4]}, False, NOTHING),
        ("open", [(2, "suggest 4"), (1, "trust 2")], {1: [4], 2: [4]}, False, NOTHING),
        ("open", [(2, "suggest 4"), (3, "suggest 6")], {1: [4, 6], 2: [4], 3: [6]}, False, ("judge", 2)),
        # Once all stand and one has agreed, the first who spoke asks whoever stands apart and is silent.
        ("open", [(1, "suggest 4")], {1: [4], 2: [5], 3: [4]}, True, ("ask", 2)),
        ("open", [(1, "suggest 4")], {1: [4], 2: [5], 3: [4]}, False, NOTHING),
        ("open", [(1, "suggest 4")], {1: [4], 2: [5], 3: []}, True, NOTHING),
        ("open", [(1, "suggest 4"), (2, "claim sure")], {1: [4], 2: [5]}, True, NOTHING),
        ("open", [(1, "suggest 4"), (1, "ask 2")], {1: [4], 2: [5], 3: [6]}, True, ("ask", 3)),
        ("open", [(2, "suggest 5"), (1, "suggest 4")], {1: [4], 2: [5], 3: [6]}, True, NOTHING),
    ],
)
def test_when_a_word_is_called_for(
    phase: str, lines: list[tuple[int, str]], standing: dict[int, list[int]], done: bool, said: tuple[str, int]
) -> None:
    assert call_for(phase, 1, lines, standing, done, 0) == said


def test_another_round_of_accusing_calls_for_another_suspect() -> None:
    assert call_for("accuse", 1, [(1, "suspect 2")], {}, False, 1) == ("suspect", 0)
    assert call_for("accuse", 1, [(1, "suspect 2"), (1, "suspect 3")], {}, False, 1) == NOTHING
    assert NOTHING == ("", 0)
