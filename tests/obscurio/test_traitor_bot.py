"""Bots among themselves: they talk, hesitate and betray, and none of it gives the Traitor away by form alone."""

from typing import Any

import pytest
from support.library import SPEC, a, b, book, c, clock, d, library, play

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask
from noctuary.core.ruling import rule
from noctuary.lab.simulate import play_out
from noctuary.obscurio.bot import STEADY, choose_door
from noctuary.obscurio.fiend import within_budget
from noctuary.obscurio.listener import UNSURE, beliefs
from noctuary.obscurio.suspect import guilt
from noctuary.obscurio.table import Obscurio

steady = SPEC.bots["steady"]


def luck(text: str) -> Stream:
    return Stream(seed_of(text))


def clear_room(**options: Any) -> Obscurio:
    """At the doors of a room that everybody would read alike: the Exit stands out."""
    for seed in range(50):
        g = library(seed=f"clear/{seed}", **options)
        play(g, book, str(steady(g.knowledge(book), g.asks()[0], luck(f"clear/{seed}"))))
        clock(g, "time")
        play(g, d, "rest")
        clock(g, "tick")
        if beliefs(g.knowledge(a), STEADY, None)[g.exit_door - 1] > UNSURE + 0.2:
            return g
    raise AssertionError("no such room")


def ask_of(g: Obscurio, seat: int, kind: str = "doors") -> Ask:
    return next(ask for ask in g.asks() if ask.who == seat and ask.kind == kind)


def all_but(g: Obscurio, last: int, door: int) -> None:
    """Everybody stands at a door; all but one agree."""
    for seat in (a, b, c, d):
        play(g, seat, f"place {door}")
    for seat in (a, b, c, d):
        if seat != last:
            play(g, seat, "confirm")


def waits(g: Obscurio, seat: int) -> int:
    """How often of a hundred times a bot keeps the others waiting."""
    known, ask = g.knowledge(seat), ask_of(g, seat)
    return sum(steady(known, ask, luck(f"waits/{number}")) is None for number in range(100))


@rule("BA-20", "B-50")
def test_a_traitor_stalls_now_and_then_and_a_loyal_wizard_who_is_sure_does_not() -> None:
    g = clear_room()
    false = g.copy()
    all_but(g, a, g.exit_door)
    assert waits(g, a) == 0
    all_but(false, d, false.exit_door)
    assert 5 < waits(false, d) < 80


@rule("BA-20")
def test_nobody_stalls_twice_running_or_where_people_would_wait_for_hours() -> None:
    g = clear_room()
    all_but(g, d, g.exit_door)
    clock(g, "sand")
    assert waits(g, d) == 0
    play(g, d, "confirm")
    clock(g, "call")
    assert g.rooms[-1][9] == 1 << d
    known = g.knowledge(d)
    assert known.rooms[-1].late == 1 << d
    clock(g, "shown")
    while g.phase != "open":
        ask = next((ask for ask in g.asks() if ask.who >= 0 and g.expects(ask)), g.asks()[-1])
        g.play(ask.who, ask.options[-1] if ask.kind == "night" else ask.options[0])
    all_but(g, d, g.exit_door)
    if beliefs(g.knowledge(d), STEADY, None)[g.exit_door - 1] >= UNSURE:
        assert waits(g, d) == 0
    waiting_is_no_good: list[dict[str, Any]] = [
        {"relaxed": True}, {"hourglass_seconds": 43200}, {"time_track": (0,)}
    ]  # fmt: skip
    for options in waiting_is_no_good:
        g = clear_room(**options)
        all_but(g, d, g.exit_door)
        assert waits(g, d) == 0


@rule("B-47", "B-50")
def test_whoever_does_not_believe_in_their_door_takes_a_second_look() -> None:
    """Loyal or not: they wait while the hourglass is turned, then stand elsewhere or agree."""
    g = clear_room()
    doors = beliefs(g.knowledge(a), STEADY, None)
    worst = doors.index(min(doors)) + 1
    for seat, last in ((a, a), (d, d)):
        there = g.copy()
        all_but(there, last, worst)
        assert waits(there, seat) == 100
        clock(there, "sand")
        assert waits(there, seat) == 0


@rule("B-21")
def test_a_table_of_bots_talks_and_uses_its_time() -> None:
    spoken, turned = 0, 0
    for seed in range(6):
        g = SPEC.new(SPEC.options(difficulty="expert"), 5, Chance(seed_of(f"talk/{seed}")))
        assert isinstance(g, Obscurio)
        play_out(g, [steady] * 5, luck(f"talk/{seed}"))
        progress = 1
        for room in g.rooms:
            spoken += len(room[8])
            turned += room[6]
            assert not (progress == 6 and any(line.startswith("suggest") for _, line in room[8]))
            assert g.grimoire not in {seat for seat, _ in room[8]}
            progress += room[4] in [door for door, seat in zip(room[5], g.chip_seat, strict=True) if seat in room[7]]
    assert spoken > 20
    assert turned > 0


@rule("B-21", "BA-52")
def test_a_word_is_welcome_once_and_only_if_it_is_new() -> None:
    g = clear_room()
    assert not any(g.invites(ask) for ask in g.asks())
    play(g, a, "place 2")
    assert [ask.who for ask in g.asks() if g.invites(ask)] == [a]
    line = steady(g.knowledge(a), ask_of(g, a, "talk"), luck("word"))
    assert line is not None
    assert line.text.startswith("suggest 2")
    play(g, a, line.text)
    play(g, b, "place 2")
    assert not any(g.invites(ask) for ask in g.asks())
    play(g, d, "place 5")
    assert [ask.who for ask in g.asks() if g.invites(ask)] == [d]


@rule("B-75", "B-21")
def test_in_an_accusation_every_bot_says_whom_it_suspects() -> None:
    g = library(light=1)
    for seat in (a, b, c, d):
        assert seat in g.active
    while g.phase != "open":
        ask = next((ask for ask in g.asks() if ask.who >= 0 and g.expects(ask)), g.asks()[-1])
        g.play(ask.who, ask.options[-1] if ask.kind == "night" else ask.options[0])
    wrong = g.exit_door % 6 + 1
    for seat in (a, b, c):
        play(g, seat, f"place {g.exit_door}")
    play(g, d, f"place {wrong}")
    for seat in (a, b, c, d):
        play(g, seat, "confirm")
    clock(g, "call")
    clock(g, "shown")
    assert g.phase == "accuse"
    for seat in (a, b, c, d):
        ask = ask_of(g, seat, "talk")
        assert g.invites(ask)
        line = steady(g.knowledge(seat), ask, luck("suspect"))
        assert line is not None
        assert line.kind == "suspect"
        assert line.args[0] != seat
        play(g, seat, line.text)
    assert not any(g.invites(ask) for ask in g.asks())


@rule("B-55")
@pytest.mark.parametrize("times", [0, 3])
def test_a_traitor_that_is_suspected_stands_with_the_others(times: int) -> None:
    """Its budget: after some rooms alone at a wrong door it does no more harm."""
    g = clear_room(tokens=30, trap_bag=("no_effect",))
    for _ in range(times):
        wrong = next(door for door in range(1, 7) if door != g.exit_door)
        for seat in (a, b, c):
            play(g, seat, f"place {g.exit_door}")
        play(g, d, f"place {wrong}")
        for seat in (a, b, c, d):
            play(g, seat, "confirm")
        clock(g, "call")
        clock(g, "shown")
        g.progress = 1
        while g.phase != "open":
            ask = next((ask for ask in g.asks() if ask.who >= 0 and g.expects(ask)), g.asks()[-1])
            choice = steady(g.knowledge(ask.who), ask, luck("on")) if ask.who >= 0 else ask.options[0]
            assert choice is not None
            g.play(ask.who, choice)
    known = g.knowledge(d)
    assert within_budget(known) is (times == 0)
    if times:
        doors = beliefs(known, STEADY, luck("door"))
        assert guilt(known, False)[d] > 0.5
        assert choose_door(known, luck("door"), STEADY) == doors.index(max(doors)) + 1
