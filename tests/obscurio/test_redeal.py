"""A new deal, once the deck was filled up again, keeps to what can have come about and leaves none of it out (BA-38).

The check is made apart from the code it checks: it goes through every order in which the Traitor can have picked.
"""

from itertools import product
from typing import Any

import pytest
from support.library import SPEC

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.ruling import rule
from noctuary.obscurio.deck import Illusion
from noctuary.obscurio.table import Obscurio


def long_game(seed: int, seats: int, **options: Any) -> Obscurio:
    g = SPEC.new(SPEC.options.make({"tokens": 30, **options}), seats, Chance(seed_of(f"long/{seats}/{seed}")))
    assert isinstance(g, Obscurio)
    return g


def patient(g: Obscurio, luck: Stream) -> tuple[Ask, Choice]:
    """Five rooms without a loss, then one wrong room after another: the longest game there is. Picks at random."""
    asks = g.asks()
    waited = [ask for ask in asks if ask.who != CLOCK and g.expects(ask)]
    if not waited:
        return asks[-1], asks[-1].options[0]
    ask = waited[luck.below(len(waited))]
    choice = ask.options[luck.below(len(ask.options))]
    door = g.exit_door if g.progress < 6 else g.exit_door % 6 + 1
    if ask.kind == "doors":
        at = g.chips[g.chip_seat.index(ask.who)]
        choice = ask.find("confirm" if at == door else f"place {door}") or choice
    elif ask.kind == "watch":
        choice = ask.find(f"commit {door}") or choice
    elif ask.kind == "locked":
        choice = ask.find("take" if g.shown == door else "refuse") or choice
    elif ask.kind == "accuse":
        choice = ask.find("lock" if g.votes[ask.who] != -1 else f"vote {g.traitor}") or choice
    return ask, choice


Turn = tuple[Illusion, list[Illusion], list[Illusion], list[Illusion]]


def turns_since(g: Obscurio) -> list[Turn]:
    """Exit, Pages, doors and picks of each turn since the deck was filled up."""
    found: list[Turn] = []
    for at in range(g.refilled[0] - 1, len(g.rooms)):
        doors = list(g.rooms[at][3])
        found.append((doors[g.rooms[at][4] - 1], list(g.rooms[at][1]), doors, list(g.past_picks[at])))
    if g.turn > len(g.rooms):
        assert g.exit is not None
        found.append((g.exit, g.pages, g.doors, g.picks))
    return found


def came_about(g: Obscurio) -> bool:
    """Whether cards can have gone where they lie in this world, by trying every order of picks."""
    old = set(g.returned)
    states = {0}
    for number, (exit, pages, doors, picks) in enumerate(turns_since(g)):
        top = g.refilled[1] if number == 0 else 0
        drawn = [place > top for place in range(1, 20)]
        if [card in old for card in (exit, *pages)] != drawn[:3]:
            return False
        k = len(picks)
        if doors:
            fillers = sorted(card in old for card in doors if card is not exit and card not in picks)
            if fillers != sorted(drawn[3 + k : 3 + len(doors) - 1]):
                return False
        states = {
            after
            for before in states
            for order in product((False, True), repeat=k)
            if sum(order) == sum(card in old for card in picks)
            for after in [holder_after(before, order, drawn[3:])]
            if after >= 0
        }
    if [card in old for card in g.deck] != sorted((card in old for card in g.deck), reverse=True):
        return False
    return sum(card in old for card in g.holder) in states


def holder_after(old: int, order: tuple[bool, ...], drawn: list[bool]) -> int:
    """Old cards in the holder after some picks, each filled up at once; -1 if there was no such card to pick."""
    for picked, filled in zip(order, drawn, strict=False):
        if (old if picked else 8 - old) == 0:
            return -1
        old += filled - picked
    return old


LONG: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"trap_bag": ("great_room", "concealed_door", "dark_magic"), "time_track": (1,)}),
    (4, {"trap_bag": ("locked_doors", "dark_magic", "espionage", "great_room"), "time_track": (2,)}),
    (3, {"trap_bag": ("great_room", "concealed_door")}),
]


@rule("BA-38", "B-90")
@pytest.mark.parametrize(("seats", "options"), LONG)
def test_no_world_is_dealt_that_cannot_have_come_about(seats: int, options: dict[str, Any]) -> None:
    tried = 0
    for seed in range(2):
        g = long_game(seed, seats, **options)
        luck = Stream(seed_of(f"long luck/{seed}"))
        while g.asks():
            if g.refilled:
                if seats >= 4:
                    assert came_about(g)
                for seat in (*range(seats), None):
                    if luck.below(6) == 0:
                        world = SPEC.from_knowledge(g.knowledge(seat), Chance(seed_of(f"{seed}/{tried}")))
                        assert isinstance(world, Obscurio)
                        assert seats < 4 or came_about(world), (g.turn, g.phase, seat)
                        assert world.components() == g.components()
                        tried += 1
            ask, choice = patient(g, luck)
            g.play(ask.who, choice)
    assert tried > 20


@rule("BA-38", "BA-18")
def test_no_world_that_can_have_come_about_is_left_out() -> None:
    """At the doors of the turn with the refill, and of the next: every number of new and of old picks is dealt."""
    for seed, after in ((0, 0), (1, 0), (0, 1), (2, 1)):
        g = long_game(seed, 4, trap_bag=("dark_magic", "no_effect"), time_track=(1,))
        luck = Stream(seed_of(f"left out/{seed}"))
        while not (g.refilled and g.turn == g.refilled[0] + after and g.phase in ("open", "watch")):
            ask, choice = patient(g, luck)
            g.play(ask.who, choice)
        old = set(g.returned)
        seat = next(wizard for wizard in g.wizards if wizard != g.traitor)
        dealt = set()
        for number in range(400):
            world = SPEC.from_knowledge(g.knowledge(seat), Chance(seed_of(f"deal/{number}")))
            assert isinstance(world, Obscurio)
            dealt.add((len(world.picks), sum(card in old for card in world.picks)))
        can = set()
        for k in range(5):
            for wanted in range(k + 1):
                for exit in g.doors:
                    others = [card for card in g.doors if card is not exit]
                    fresh = [card for card in others if card not in old]
                    stale = [card for card in others if card in old]
                    world = g.copy()
                    world.exit, world.exit_door = exit, g.doors.index(exit) + 1
                    world.picks = fresh[: k - wanted] + stale[:wanted]
                    if len(world.picks) == k and sum(card in old for card in world.picks) == wanted:
                        if came_about_at_last(world):
                            can.add((k, wanted))
        assert dealt == can


def came_about_at_last(g: Obscurio) -> bool:
    """`came_about`, with the holder whatever it must be and the turns before as they may have been."""
    old = set(g.returned)
    exit, pages, doors, picks = turns_since(g)[-1]
    top = g.refilled[1] if g.turn == g.refilled[0] else 0
    drawn = [place > top for place in range(1, 20)]
    if [card in old for card in (exit, *pages)] != drawn[:3]:
        return False
    fillers = sorted(card in old for card in doors if card is not exit and card not in picks)
    if fillers != sorted(drawn[3 + len(picks) : 3 + len(doors) - 1]):
        return False
    # New cards that were not seen before this turn's doors were in the holder, or on the deck in the refill's turn.
    seen = {*g.discard, *pages, exit}
    before = 0 if top else 8 - sum(card not in old and card not in seen for card in g.pictures.cards)
    return any(
        sum(order) == sum(card in old for card in picks) and holder_after(before, order, drawn[3:]) >= 0
        for order in product((False, True), repeat=len(picks))
    )
