"""The end of Step 4, Step 5 and how games end (B-52 … B-58, B-62, B-71, B-82 … B-93)."""

from typing import Any

import pytest

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab.simulate import play_out
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    SPEC,
    a,
    b,
    c,
    clock,
    d,
    ended,
    gauge,
    library,
    play,
    refused,
    room,
    stand,
    to_doors,
    write,
)


@rule("B-52", "B-55", "B-19")
def test_scenario_23_the_traitor_alone_is_right() -> None:
    """A hidden Traitor at the Exit saves the room all the same, and pays nothing."""
    g = library()
    room(g, a=1, b=1, c=1, d=3)
    assert (g.progress, g.errors) == (2, [0, 1, 1, 1, 0])
    assert [wizard.errors for wizard in g.view(None).wizards] == [1, 1, 1, 0]


@rule("BC-03", "B-52")
def test_the_worked_example_with_its_misprint_mended() -> None:
    """The Exit is door 4: Green, who stands there, is the only one who does not pay."""
    g = library()
    room(g, exit=4, a=1, b=4, c=6, d=6)
    assert (g.progress, g.errors) == (2, [0, 1, 0, 1, 1])


@rule("B-57", "B-56")
def test_nobody_found_it() -> None:
    """The marker stays; light tokens go first, then dark ones."""
    g = library(light=3, dark=5)
    room(g, a=1, b=1, c=2, d=2)
    assert (g.progress, gauge(g), g.errors) == (1, (0, 4), [0, 1, 1, 1, 1])


@rule("B-62", "BA-27", "BC-05")
def test_scenario_25_dangerous_room() -> None:
    """Six Wizards, three at 2, one at 5, two right: four of their own, two more into the box."""
    g = library("dangerous_room", seats=7)
    before, box = g.gauge(), g.box
    room(g, a=2, b=2, c=2, d=5, e=3, f=3)
    assert (before - g.gauge(), g.box - box, sum(g.errors)) == (6, 2, 4)


@rule("BA-27", "B-91")
@pytest.mark.parametrize(
    ("options", "extra"),
    [
        ({}, 1),
        ({"dangerous_counts": "wrong_chips"}, 2),
        ({"dangerous_counts_unplaced": True}, 2),
        ({"dangerous_counts": "wrong_chips", "dangerous_counts_unplaced": True}, 3),
    ],
)
def test_ways_to_count_danger(options: dict[str, Any], extra: int) -> None:
    """A and B at a wrong door, C nowhere, D right."""
    g = library("dangerous_room", **options)
    box = g.box
    room(g, a=2, b=2, d=3)
    assert g.box - box == extra
    assert g.light + g.dark + g.box + sum(g.errors) == 30


@rule("BA-28")
def test_losses_in_seat_order_then_the_room() -> None:
    """Only who holds the last token depends on it; the game is over then."""
    g = library("dangerous_room", light=0, dark=2, exposed=True, grimoire=2)
    room(g)
    assert (g.errors[3], g.errors[4], g.errors[0]) == (1, 1, 0)


@rule("B-54", "B-58", "BA-01")
@pytest.mark.parametrize(("timing", "side"), [("after_penalties", "traitor"), ("immediate", "wizards")])
def test_scenario_27_escape_with_the_last_token(timing: str, side: str) -> None:
    g = library(progress=6, light=0, dark=2, exposed=True, victory_timing=timing)
    room(g, a=1, b=1, c=3)
    outcome = ended(g)
    assert outcome.side == side


@rule("BC-02", "B-82", "BC-22")
def test_escape_with_a_token_left() -> None:
    """Grimoire and loyal Wizards win; the Traitor does not."""
    g = library(progress=6, light=0, dark=3, exposed=True)
    room(g, a=1, b=1, c=3)
    outcome = ended(g)
    assert (outcome.side, outcome.winners, outcome.rule) == ("wizards", (0, 1, 2, 3), "B-82")


@rule("B-53", "B-54", "BC-01")
def test_scenario_29_reaching_the_sixth_space_is_not_the_end() -> None:
    g = library(progress=5)
    room(g, a=3, b=3, c=3, d=3)
    assert (g.progress, g.result()) == (6, None)
    clock(g, "shown")
    assert g.watcher


@rule("B-58", "B-83", "B-19")
def test_the_last_token_makes_the_traitor_win_alone() -> None:
    g = library(light=0, dark=4)
    room(g, a=1, b=1, c=1, d=1)
    outcome = ended(g)
    assert (outcome.side, outcome.winners, outcome.reason) == ("traitor", (d,), "cohesion_lost")


@rule("B-83", "B-62")
def test_danger_takes_the_last_token_too() -> None:
    g = library("dangerous_room", light=0, dark=2, progress=6, exposed=True)
    room(g, a=1, b=3, c=3)
    outcome = ended(g)
    assert outcome.side == "traitor"


@rule("BC-26", "B-85")
def test_without_a_traitor_the_library_wins() -> None:
    g = library(seats=3, light=2)
    room(g, a=1, b=1)
    outcome = ended(g)
    assert (outcome.side, outcome.winners) == ("library", ())


@rule("B-18", "B-82")
def test_loyal_wizards_win_by_escape_only() -> None:
    g = library(progress=6)
    room(g, a=3, b=1, c=3, d=1)
    outcome = ended(g)
    assert {a, b, c} <= set(outcome.winners)
    assert d not in outcome.winners


@rule("B-71", "BA-45", "B-92")
def test_step_5_clears_the_table() -> None:
    g = library("great_room concealed_door")
    to_doors(g)
    used = {card.id for card in [*g.pages, *g.doors]}
    stand(g, a=3, b=3, c=3, d=3)
    for seat in (a, b, c, d):
        play(g, seat, "confirm")
    clock(g, "call")
    clock(g, "shown")
    assert set(g.view(None).discard) == used
    assert (g.chips, g.doors, g.turn, g.phase) == ([0] * 4, [], 2, "riddle")
    assert len(g.bag) + len(g.traps) == 14


@rule("B-86", "B-87", "B-88")
def test_two_players_two_chips() -> None:
    """Both must be used; own wrong 2, companion wrong 1; either finds the Exit."""
    g = library(seats=2)
    to_doors(g)
    play(g, a, "place 1")
    assert refused(g, a, "confirm") == "B-50"
    play(g, a, "companion 3")
    play(g, a, "confirm")
    clock(g, "call")
    assert (g.progress, g.errors) == (2, [0, 2])
    other = library(seats=2)
    to_doors(other)
    play(other, a, "place 3")
    play(other, a, "companion 3")
    play(other, a, "companion 4")
    play(other, a, "confirm")
    clock(other, "call")
    assert other.errors == [0, 1]


@rule("BA-39", "B-88")
def test_two_players_details() -> None:
    """Unplaced chips cost 2 and 1; locked doors are decided chip by chip; danger counts both chips' doors."""
    g = library(seats=2)
    room(g)
    assert g.errors == [0, 3]
    locked = library("locked_doors", seats=2)
    to_doors(locked, exit=2)
    play(locked, a, "take")
    play(locked, a, "refuse_companion")
    play(locked, a, "take_companion")
    assert (locked.phase, locked.chips, locked.progress) == ("resolve", [1, 2], 2)
    danger = library("dangerous_room", seats=2)
    box = danger.box
    to_doors(danger)
    play(danger, a, "place 1")
    play(danger, a, "companion 2")
    play(danger, a, "confirm")
    clock(danger, "call")
    assert danger.box - box == 2


@rule("BA-39", "BA-40")
def test_the_watcher_with_two_and_three() -> None:
    """With two it only makes the commit blind; with three it silences."""
    g = library(seats=2, progress=6)
    to_doors(g)
    assert g.phase == "watch"
    play(g, a, "commit 1 3")
    clock(g, "call")
    assert g.rooms[-1][5] == (1, 3)
    three = library(seats=3, progress=6)
    to_doors(three)
    assert three.phase == "watch"


@rule("B-89", "B-84")
def test_three_players() -> None:
    """Two Wizards, one token a mistake, no Step 3, no accusation."""
    g = library(seats=3, light=2)
    write(g)
    clock(g, "time")
    assert g.phase == "open"
    room(g, a=3, b=1)
    assert (g.errors, g.gauge(), g.progress) == ([0, 0, 1], 1, 2)
    clock(g, "shown")
    assert g.phase == "riddle"


@rule("B-90", "B-91", "B-92")
@pytest.mark.parametrize("seats", range(2, 9))
def test_nothing_is_ever_lost(seats: int) -> None:
    """84 cards, 30 tokens and all traps, and 8 or 9 cards from the deck every turn, whatever is picked."""
    g = SPEC.new(SPEC.options(), seats, Chance(seed_of(f"kept/{seats}")))
    assert isinstance(g, Obscurio)
    luck = Stream(seed_of("kept"))
    parts = g.components()
    shown = g.deck_shown
    while g.asks():
        expected = [ask for ask in g.asks() if g.expects(ask)] or [g.asks()[-1]]
        ask = expected[luck.below(len(expected))]
        before = g.phase
        g.play(ask.who, ask.options[luck.below(len(ask.options))])
        assert g.components() == parts
        if before in ("read", "night") and g.doors and shown > g.deck_shown:
            assert shown - g.deck_shown == (9 if len(g.doors) == 7 else 8)
        shown = g.deck_shown


@rule("B-93", "B-94")
@pytest.mark.parametrize("seats", range(2, 9))
def test_games_are_finite(seats: int) -> None:
    """At most eleven turns with four players as Beginners, ten otherwise; at most one accusation phase."""
    for seed in range(25):
        g = SPEC.new(SPEC.options(), seats, Chance(seed_of(f"finite/{seats}/{seed}")))
        assert isinstance(g, Obscurio)
        play_out(g, [random_bot] * seats, Stream(seed_of(f"finite luck/{seed}")))
        assert g.turn <= (11 if seats == 4 else 10)
        assert len(g.rounds) <= seats
