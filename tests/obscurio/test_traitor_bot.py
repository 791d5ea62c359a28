"""Bots among themselves: they talk, hesitate and betray, and none of it gives the Traitor away by form alone."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask
from noctuary.lab.simulate import play_out
from noctuary.obscurio.bot.common import clue_of
from noctuary.obscurio.bot.players import STEADY, choose_door
from noctuary.obscurio.bot.suspicion import guilt
from noctuary.obscurio.bot.traitor import LURED, enough_for_a_decoy, within_budget
from noctuary.obscurio.bot.wizard import UNSURE, beliefs, doubts, loyal_door
from noctuary.obscurio.pieces.clue import side
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, b, book, c, clock, close_eyes, d, library, play, resolve, rest, to_doors

steady = SPEC.bots["steady"]
DECK = stand_in().hash


def luck(text: str) -> Stream:
    return Stream(seed_of(text))


def clear_room(**options: Any) -> Obscurio:
    """At the doors of a room that everybody would read alike: the Exit stands out, nobody doubts."""
    return next(g for g in rooms(**options) if max(beliefs(g.knowledge(a), STEADY, None)) > UNSURE)


def rooms(traps: str = "no_effect", **options: Any) -> Iterator[Obscurio]:
    """Rooms with a bot's clue and without decoys, at the doors."""
    for seed in range(80):
        g = library(traps, seed=f"clear/{seed}", **options)
        play(g, book, str(steady(g.knowledge(book), g.asks()[0], luck(f"clear/{seed}"))))
        clock(g, "time")
        rest(g)
        clock(g, "tick")
        yield g


def next_clear_room(g: Obscurio) -> None:
    """From the last call on to the doors of a room in which nobody doubts; bots write the clues."""
    clock(g, "call")
    for _ in range(200):
        if g.phase == "open" and max(beliefs(g.knowledge(a), STEADY, None)) > UNSURE:
            return
        g.progress = 1
        ask = next((ask for ask in g.asks() if ask.who >= 0 and g.expects(ask)), g.asks()[-1])
        if ask.kind == "doors":
            play(g, ask.who, "confirm" if g.chips[g.chip_seat.index(ask.who)] else f"place {g.exit_door}")
        elif ask.kind == "clue":
            g.play(ask.who, steady(g.knowledge(ask.who), ask, luck(f"on/{g.turn}")) or ask.options[0])
        else:
            g.play(ask.who, ask.options[-1] if ask.kind == "night" else ask.options[0])
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
def test_a_traitor_stalls_only_behind_somebody_who_was_late_more_often() -> None:
    """Its one tactic of time never shows in the record of who was late."""
    g = clear_room(tokens=30)
    false = g.copy()
    all_but(false, d, false.exit_door)
    assert waits(false, d) == 0
    all_but(g, b, g.exit_door)
    assert waits(g, b) == 0
    clock(g, "sand")
    play(g, b, "confirm")
    assert g.late == 1 << b
    next_clear_room(g)
    all_but(g, d, g.exit_door)
    assert 5 < waits(g, d) < 40
    clock(g, "sand")
    play(g, d, "confirm")
    assert g.late == 1 << d
    next_clear_room(g)
    for last in (a, b, c, d):
        waiting = g.copy()
        all_but(waiting, last, waiting.exit_door)
        assert waits(waiting, last) == 0


@rule("BA-20", "B-39")
def test_who_waits_for_a_second_look_hangs_on_no_role_and_no_door() -> None:
    waited = 0
    for g in rooms():
        known = g.knowledge(a)
        doubtful = doubts(known, STEADY)
        waited += doubtful
        assert doubts(replace(known, view=replace(known.view, role="traitor")), STEADY) == doubtful
        for door in (1, 4):
            there = g.copy()
            for seat in (a, b, c, d):
                play(there, seat, f"place {door}")
            assert waits(there, a) == (100 if doubtful else 0)
    assert 2 < waited < 40


@rule("B-47", "B-50")
def test_whoever_doubts_looks_again_once() -> None:
    """They wait while the hourglass is turned, then stand elsewhere or agree, and do not waver."""
    g = next(g for g in rooms() if doubts(g.knowledge(a), STEADY))
    all_but(g, a, 2)
    assert waits(g, a) == 100
    clock(g, "sand")
    answers = {steady(g.knowledge(a), ask_of(g, a), luck(f"again/{number}")) for number in range(20)}
    [answer] = answers
    assert answer is not None
    if answer.kind == "place":
        g.play(a, answer)
        assert str(steady(g.knowledge(a), ask_of(g, a), luck("then"))) == "confirm"


@rule("BA-20")
@pytest.mark.parametrize("options", [{"relaxed": True}, {"hourglass_seconds": 43200}, {"time_track": (0,)}])
def test_nobody_waits_where_people_would_wait_for_hours(options: dict[str, Any]) -> None:
    g = next(g for g in rooms(**options) if doubts(g.knowledge(a), STEADY))
    all_but(g, a, 2)
    assert waits(g, a) == 0


@rule("B-86", "B-50")
def test_a_single_wizard_with_two_chips_does_not_wait() -> None:
    for number in range(40):
        g = library(seats=2, seed=f"two/{number}")
        to_doors(g)
        play(g, a, "place 1")
        play(g, a, "companion 2")
        assert str(steady(g.knowledge(a), ask_of(g, a), luck("two"))) == "confirm"


@rule("B-38", "B-29")
def test_a_butterfly_that_had_to_lie_below_says_less() -> None:
    """Beside one that points, a card like the whole Page stands out less if the trap asked for it."""
    page = stand_in().cards[:2]
    ids = (page[0].id, page[1].id)
    pointing = next(unit.butterfly for unit in side(page[1], 1).units)
    free, forced = (clue_of(DECK, traps, ids, ((0,), pointing)) for traps in ((), ("bottom_butterfly",)))
    whole = free.reading.whole(page[0])
    likest = max((card for card in stand_in().cards if card.id not in ids), key=lambda card: whole.scores[card.index])
    assert forced.value(likest.id) < free.value(likest.id)
    alone = [clue_of(DECK, traps, ids, ((0,),)).value(likest.id) for traps in ((), ("bottom_butterfly",))]
    assert alone[0] == pytest.approx(alone[1])


@rule("B-49")
@pytest.mark.parametrize("seats", [3, 5])
def test_a_loyal_bot_takes_the_second_door_only_if_others_hold_the_first(seats: int) -> None:
    """With two Wizards one at the likeliest door is enough, with more it takes two; one's own chip does not count."""
    g = library(seats=seats)
    to_doors(g)
    likely = [0.4, 0.35, 0.1, 0.05, 0.05, 0.05]
    assert loyal_door(g.knowledge(a), likely) == 1
    play(g, b, "place 1")
    assert loyal_door(g.knowledge(a), likely) == (2 if seats == 3 else 1)
    if seats == 5:
        play(g, c, "place 1")
        assert loyal_door(g.knowledge(a), likely) == 2
    play(g, a, "place 2")
    assert loyal_door(g.knowledge(a), likely) == 2
    assert loyal_door(g.knowledge(a), [0.8, 0.1, 0.1, 0.0, 0.0, 0.0]) == 1


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


@rule("B-75", "B-21")
def test_in_an_accusation_every_bot_says_whom_it_suspects() -> None:
    g = library(light=1)
    for seat in (a, b, c, d):
        assert seat in g.active
    while g.phase != "open":
        ask = next((ask for ask in g.asks() if ask.who >= 0 and g.expects(ask)), g.asks()[-1])
        g.play(ask.who, ask.options[-1] if ask.kind == "night" else ask.options[0])
    exit = g.exit_door
    resolve(g, a=exit, b=exit, c=exit, d=exit % 6 + 1)
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
        exit = g.exit_door
        resolve(g, a=exit, b=exit, c=exit, d=exit % 6 + 1)
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


@rule("B-63", "B-40")
def test_a_traitor_is_lured_by_its_own_decoys_at_locked_doors_within_its_budget() -> None:
    g = library("locked_doors")
    close_eyes(g)
    play(g, d, "pick 1")
    to_doors(g, exit=2)
    known = g.knowledge(d)
    assert known.picks is not None
    decoy = known.picks[0]
    other = next(card.id for card in stand_in().cards if card.id not in known.picks)
    for shown, least in ((decoy, LURED * 0.4), (other, 0.4)):
        there = replace(known, view=replace(known.view, doors=(shown, *known.view.doors[1:])))
        found = {enough_for_a_decoy(there, 0.4, luck(f"lured/{number}")) for number in range(30)}
        assert found == {least, 0.4}
