"""Bots: legal, better than chance, and blind to what their seat cannot see."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

import msgspec
import pytest

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.lab.simulate import next_ask, play_out
from noctuary.obscurio.bot import common
from noctuary.obscurio.bot import suspicion as weighing
from noctuary.obscurio.bot.reasons import advise
from noctuary.obscurio.bot.resemblance import WEIGHTS, reading
from noctuary.obscurio.bot.suspicion import suspicion
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    SPEC,
    a,
    b,
    book,
    c,
    clock,
    close_eyes,
    d,
    library,
    play,
    resolve,
    rest,
    to_doors,
    write,
)
from noctuary.text import words

steady = SPEC.bots["steady"]


def luck(text: str) -> Stream:
    return Stream(seed_of(text))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("name", ["novice", "steady", "wise"])
def test_a_full_table_of_bots_plays_to_the_end(name: str, seats: int) -> None:
    g = SPEC.new(SPEC.options(), seats, Chance(seed_of(f"bots/{seats}")))
    play_out(g, [SPEC.bots[name]] * seats, luck("bots"))
    outcome = g.result()
    assert outcome is not None
    assert outcome.side in ("wizards", "traitor", "library")


def test_any_mix_of_bots_works() -> None:
    for seed in range(4):
        g = SPEC.new(SPEC.options(strict_placement=seed % 2 == 1), 5, Chance(seed_of(f"mix/{seed}")))
        play_out(g, [steady, random_bot, SPEC.bots["wise"], random_bot, SPEC.bots["novice"]], luck("mix"))
        assert g.result() is not None


def accuracy(clue: str) -> float:
    right = stood = 0
    for seed in range(12):
        g = SPEC.new(SPEC.options(), 5, Chance(seed_of(f"accuracy/{seed}")))
        assert isinstance(g, Obscurio)
        bots = [random_bot if clue == "random" else steady, *([steady] * 4)]
        play_out(g, bots, luck(f"accuracy/{seed}"))
        for room in g.rooms:
            for seat, door in zip(g.chip_seat, room[5], strict=True):
                if seat in room[7] and seat != g.traitor:
                    stood += 1
                    right += door == room[4]
    return right / stood


@rule("B-27", "B-40")
def test_clues_are_read_far_better_than_chance() -> None:
    assert accuracy("own") > 0.42
    assert accuracy("random") < 0.3


@rule("B-39")
def test_bots_see_no_more_than_their_seat() -> None:
    """The same bytes of knowledge give the same answer, in whatever world they come from."""
    g = library("espionage")
    close_eyes(g)
    play(g, d, "pick 2")
    to_doors(g)
    for seat in (a, b, c, d):
        known = msgspec.json.encode(g.knowledge(seat))
        again = msgspec.json.decode(known, type=SPEC.knowledge)
        other = SPEC.from_knowledge(again, Chance(seed_of("elsewhere")))
        ask = next(ask for ask in g.asks() if ask.who == seat and ask.kind == "doors")
        here = steady(g.knowledge(seat), ask, luck("same"))
        there = steady(other.knowledge(seat), ask, luck("same"))
        assert here is there


def seen_by(known: Knowledge) -> set[str]:
    """Every card this seat sees or has seen."""
    view = known.view
    found = {*view.discard, *view.doors, *(known.pages or ()), *(known.holder or ()), *(known.picks or ()), known.exit}
    for room in known.rooms:
        found.update((*room.pages, *room.doors))
    return {id for id in found if id is not None}


@contextmanager
def blotted(cards: set[str]) -> Iterator[None]:
    """Spoil what the bots believe of some cards, wherever it is kept."""
    deck = stand_in()
    readings = [
        reading(deck.hash, red, forced, ear) for red, forced in product((False, True), repeat=2) for ear in WEIGHTS
    ]
    fits = [fit for kept in readings for fit in (*kept.elements.values(), *kept.wholes.values())]
    true = [fit.scores.copy() for fit in fits]
    for fit, card in product(fits, [card for card in deck.cards if card.id in cards]):
        fit.scores[card.index] += 2
    forget()
    yield
    for fit, scores in zip(fits, true, strict=True):
        fit.scores[:] = scores
    forget()


def forget() -> None:
    """What was kept of earlier answers."""
    common._CLUES.clear()
    weighing._SHARES.clear()


@rule("B-12", "B-25", "B-45")
@pytest.mark.parametrize("seats", [3, 5])
def test_no_bot_looks_up_a_card_that_its_seat_has_not_seen(seats: int) -> None:
    """Whatever is on the other cards, the answers are the same; what is on the cards it sees makes a difference."""
    deck = {card.id for card in stand_in().cards}
    changed = 0
    g = SPEC.new(SPEC.options(relaxed=True), seats, Chance(seed_of("unseen")))  # Where nobody waits for the sand.
    assert isinstance(g, Obscurio)
    while g.turn < 4 and g.asks():
        ask = next_ask(g, g.asks(), [steady] * seats, set())
        if ask.who == CLOCK or len(ask.options) == 1 or ask.kind == "talk":
            g.play(ask.who, ask.options[0])
            continue
        known = g.knowledge(ask.who)
        seen = seen_by(known)
        choice = steady(known, ask, luck("unseen"))
        answers = [str(choice)]
        looked_at = next((id for id in (known.exit, *known.view.doors, *(known.holder or ())) if id is not None), "")
        for cards in (deck - seen, {looked_at}):
            with blotted(cards):
                answers.append(str(steady(known, ask, luck("unseen"))))
        assert answers[1] == answers[0], (ask.kind, g.turn)
        changed += answers[2] != answers[0]
        assert choice is not None
        g.play(ask.who, choice)
    assert changed > 3


@rule("B-40", "B-43")
def test_the_traitor_uses_the_night() -> None:
    picked = 0
    for seed in range(6):
        g = library("dark_magic", seed=str(seed))
        write(g)
        clock(g, "time")
        while not g.rested >> d & 1:
            ask = next(ask for ask in g.asks() if ask.who == d)
            choice = steady(g.knowledge(d), ask, luck(f"night/{seed}"))
            assert choice is not None
            g.play(d, choice)
        picked += len(g.picks)
    assert picked > 6


def test_bots_speak_in_lines_that_all_understand() -> None:
    g = library()
    to_doors(g)
    ask = next(ask for ask in g.asks() if ask.kind == "talk")
    line = steady(g.knowledge(ask.who), ask, luck("talk"))
    assert line is not None
    assert line.kind == "suggest"
    assert g.find(ask.who, line.text) is line


@rule("B-75")
def test_suspicion_corrects_for_hard_rooms() -> None:
    """Standing at the likeliest door of a hard room is no crime; standing alone at an unlikely one is."""
    g = library()
    play(g, book, str(steady(g.knowledge(book), g.asks()[0], luck("clue"))))
    clock(g, "time")
    rest(g)
    clock(g, "tick")
    values = suspicion(g.knowledge(a))
    assert set(values.values()) == {0.0}
    exit = g.exit_door
    resolve(g, a=exit, b=exit, c=exit, d=exit % 6 + 1)
    values = suspicion(g.knowledge(a))
    assert values[d] > max(values[seat] for seat in (a, b, c))


def test_hints_are_legal_and_have_their_reasons() -> None:
    g = library()
    say = words("fr")
    for phase in ("riddle", "read", "night", "open"):
        assert g.phase == phase
        for ask in g.asks():
            if ask.who != CLOCK:
                choice, why = advise(g.knowledge(ask.who), ask)
                assert ask.admits(choice)
                assert say.line("obscurio", why)
        if phase == "riddle":
            write(g)
        elif phase == "read":
            clock(g, "time")
        elif phase == "night":
            to_doors(g)


def test_the_clock_is_nobodys_bot() -> None:
    g = library()
    close_eyes(g)
    assert not g.expects(next(ask for ask in g.asks() if ask.who == CLOCK))
