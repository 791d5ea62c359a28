"""The accusation (B-72 … B-81)."""

from typing import Any

import pytest

from noctuary.core.effects import CLOCK
from noctuary.obscurio.rules.talk import may_speak
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
    e,
    ended,
    f,
    gauge,
    heard,
    library,
    play,
    refused,
    resolve,
    room,
    stand,
    to_doors,
)


def accused(seats: int = 5, *, dark: int | None = None, progress: int = 1, **options: Any) -> Obscurio:
    """A table where the last light token has just gone."""
    g = library(seats=seats, light=1, dark=dark, progress=progress, **options)
    room(g, a=1, **dict.fromkeys("bcdefh"[: seats - 2], 3))
    clock(g, "shown")
    return g


def vote(g: Obscurio, *votes: tuple[int, int]) -> None:
    for seat, target in votes:
        play(g, seat, f"vote {target}")
    for seat in g.active:
        play(g, seat, "lock")


@rule("B-72", "BA-29", "BC-23")
def test_an_empty_light_area_starts_it_after_step_4() -> None:
    """Everything is paid first; doors, chips and errors stay on show. One light token left: nothing happens."""
    g = accused()
    assert (g.phase, gauge(g)) == ("accuse", (0, 5))
    view = g.view(b)
    assert None not in view.doors
    assert [wizard.chips for wizard in view.wizards] == [(1,), (3,), (3,), (3,)]
    other = library(light=2)
    room(other, a=1, b=3, c=3, d=3)
    clock(other, "shown")
    assert other.phase == "riddle"


@rule("BA-29", "B-62")
def test_danger_may_start_it_too_and_an_end_prevents_it() -> None:
    g = library("dangerous_room", light=2)
    room(g, a=1, b=3, c=3, d=3)
    clock(g, "shown")
    assert g.phase == "accuse"
    won = library(light=1, progress=6)
    room(won, a=1, b=3, c=3, d=3)
    assert ended(won).side == "wizards"


@rule("B-73", "B-17")
def test_the_grimoire_takes_no_part() -> None:
    g = accused()
    assert not [ask for ask in g.asks() if ask.who == book]
    assert refused(g, book, "vote 4") == "BA-32"
    assert refused(g, a, "vote 0") == "BA-32"


@rule("B-74", "BA-35")
def test_a_minute_that_may_end_early() -> None:
    g = accused()
    assert [(w.name, w.length) for w in g.windows()] == [("accuse:0", 60_000)]
    vote(g, (a, d), (b, d), (c, d), (d, a))
    assert g.phase == "accused"
    full = accused(accusation_full_minute=True, accusation_seconds=90)
    assert [w.length for w in full.windows()] == [90_000]
    vote(full, (a, d), (b, d), (c, d), (d, a))
    assert full.phase == "accuse"
    play(full, a, "unlock")
    assert [wizard.done for wizard in full.view(None).wizards] == [False, True, True, True]
    clock(full, "time")
    assert full.phase == "accused"


@rule("B-75")
def test_votes_are_secret_until_all_are_shown() -> None:
    g = accused()
    for text in ("vote 4", "vote 2", "vote 4"):
        told = play(g, a, text)
        assert heard(told, None) == []
    assert (g.view(a).vote, g.view(b).vote, g.view(b).votes) == (d, None, None)
    play(g, a, "lock")
    assert [wizard.done for wizard in g.view(b).wizards] == [True, False, False, False]
    assert refused(g, a, "vote 2") == "BA-32"
    clock(g, "time")
    assert g.view(None).votes == (None, d, None, None, None)


@rule("B-76", "B-77", "BA-33")
def test_scenario_39_a_three_way_tie() -> None:
    """A→B, B→T, T→A: all show their cards, four tokens go, the Traitor is exposed, the game goes on."""
    g = accused(seats=4, dark=5)
    vote(g, (a, b), (b, c), (c, a))
    assert gauge(g) == (0, 1)
    assert [wizard.role for wizard in g.view(None).wizards] == ["loyal", "loyal", "traitor"]
    assert g.active == (a, b)
    clock(g, "shown")
    assert (g.phase, g.box) == ("riddle", g.box)


@rule("B-78", "B-80", "BA-32")
def test_scenario_41_a_round_is_repeated_until_the_traitor_is_found() -> None:
    """The falsely accused votes again, but nobody may point at them any more."""
    g = accused(seats=7, dark=7)
    extra = g.extra
    vote(g, (a, b), (c, b), (d, b), (e, a))
    assert (gauge(g), g.view(None).wizards[1].role) == ((0, 5), "loyal")
    clock(g, "shown")
    assert g.phase == "accuse"
    assert refused(g, a, "vote 2") == "BA-32"
    vote(g, (b, f), (a, f), (c, f), (f, a))
    assert (g.exposed(), gauge(g), g.extra) == (True, (0, 5), extra)
    clock(g, "shown")
    to_doors(g)
    stand(g, a=3, b=3, c=3, d=3, e=3)
    for seat in (a, b, c, d, e):
        play(g, seat, "confirm")
    assert g.phase == "last_call"


@rule("BC-19", "B-80")
def test_the_falsely_accused_plays_on() -> None:
    g = accused()
    vote(g, (a, b), (c, b), (d, b))
    clock(g, "shown")
    assert [ask for ask in g.asks() if ask.who == b and ask.kind == "accuse"]
    assert may_speak(g, b) == ""


@rule("B-79", "BA-36", "BA-37")
def test_the_exposed_traitor_has_no_chip_and_no_voice() -> None:
    g = accused()
    vote(g, (a, d), (b, d), (c, d), (d, a))
    assert g.view(None).wizards[3].chips == (0,)
    clock(g, "shown")
    assert may_speak(g, d) == "B-79"
    close_eyes(g)
    assert [ask.kind for ask in g.asks() if ask.who == d] == ["night"]
    to_doors(g)
    assert not [ask for ask in g.asks() if ask.who == d]
    errors = g.errors[d]
    resolve(g, a=3, b=3, c=3)
    assert g.errors[d] == errors


@rule("B-81", "B-83", "BA-34")
def test_false_accusations_can_empty_the_gauge() -> None:
    """Two for a Loyal with one token left: the gauge is empty, and the Traitor wins though exposed in the same vote."""
    g = accused(dark=1)
    vote(g, (a, d), (b, d), (c, a), (d, a))
    outcome = ended(g)
    assert (outcome.side, g.exposed(), g.gauge()) == ("traitor", True, 0)


@rule("BA-32")
def test_whom_one_may_point_at() -> None:
    g = accused()
    assert refused(g, a, "vote 1") == "BA-32"
    assert refused(g, a, "vote 9") == "BA-32"
    assert accused(vote_self=True).find(a, "vote 1").text == "vote 1"
    proven = accused(vote_revealed=True)
    vote(proven, (a, b), (c, b), (d, b))
    clock(proven, "shown")
    assert proven.find(a, "vote 2").text == "vote 2"


@rule("BA-32", "B-76")
def test_nobody_votes_twice_and_then_everybody_must() -> None:
    """The round is held once more; then nobody can stay silent, and the clock is not asked."""
    g = accused()
    for seat in g.active:
        play(g, seat, "lock")
    assert (g.phase, len(g.rounds), [w.name for w in g.windows()]) == ("accuse", 0, ["accuse:2"])
    clock(g, "time")
    assert [ask.who for ask in g.asks() if ask.kind == "accuse"] == [a, b, c, d]
    assert not [ask for ask in g.asks() if ask.who == CLOCK]
    for seat, target in ((a, d), (b, d), (c, d)):
        play(g, seat, f"vote {target}")
    assert g.phase == "accuse"
    play(g, d, "vote 1")
    assert g.exposed()


@rule("BA-32")
def test_abstaining_is_legal_unless_votes_must_be_given() -> None:
    g = accused()
    play(g, a, "vote 4")
    play(g, a, "abstain")
    play(g, a, "lock")
    strict = accused(must_vote=True)
    assert refused(strict, a, "lock") == "B-75"
    play(strict, a, "vote 4")
    play(strict, a, "lock")
    clock(strict, "time")
    assert strict.reveals_to(None), "everybody sees who has not voted"
    assert [ask.who for ask in strict.asks() if ask.kind == "accuse"] == [b, c, d]
    for seat in (b, c):
        play(strict, seat, "vote 4")
    play(strict, d, "vote 1")
    assert strict.exposed()


@rule("BA-35", "B-22")
def test_the_minute_of_accusation_costs_no_trap() -> None:
    g = accused()
    assert g.extra == 0
    vote(g, (a, d), (b, d), (c, d))
    clock(g, "shown")
    assert len(g.traps) in (1, 3)


@rule("BA-25", "B-68")
@pytest.mark.parametrize("silent", [False, True])
def test_talk_in_an_accusation_of_a_watchers_turn(silent: bool) -> None:
    g = library(light=1, progress=6, watcher_silences_accusation=silent)
    room(g, a=1, b=1, c=1, d=1)
    clock(g, "shown")
    assert (g.phase, g.watcher) == ("accuse", True)
    assert may_speak(g, a) == ("B-68" if silent else "")
    assert bool([ask for ask in g.asks() if ask.kind == "talk"]) is not silent


@rule("B-94", "B-72")
def test_there_is_one_accusation_a_game() -> None:
    g = accused()
    vote(g, (a, d), (b, d), (c, d))
    clock(g, "shown")
    room(g, a=1, b=1, c=3)
    clock(g, "shown")
    assert g.phase == "riddle"
