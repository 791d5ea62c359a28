"""A new deal, once the deck was filled up again, keeps to what can have come about and leaves none of it out (BA-38).

The check is made apart from the code it checks: it goes through every order in which the Traitor can have picked.
"""

from itertools import product
from typing import Any

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.obscurio.pieces.deck import Illusion
from noctuary.obscurio.state import Obscurio
from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.obscurio import SPEC


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
    for at in range(g.refilled - 1, len(g.rooms)):
        doors = list(g.rooms[at][3])
        found.append((doors[g.rooms[at][4] - 1], list(g.rooms[at][1]), doors, list(g.past_picks[at])))
    if g.turn > len(g.rooms):
        assert g.exit is not None
        found.append((g.exit, g.pages, g.doors, g.picks))
    return found


def came_about(g: Obscurio) -> bool:
    """Whether cards can have gone where they lie in this world, by trying every order of picks and of refills."""
    old = set(g.returned)
    states = {0}
    for _, _, _, picks in turns_since(g):
        states = after_picks(states, len(picks), sum(card in old for card in picks))
    return sum(card in old for card in g.holder) in states


def after_picks(states: set[int], k: int, wanted: int) -> set[int]:
    """How many old cards the holder can have after `k` picks, so many of them old, from these numbers of old cards.

    Each place is filled up at once, with an old card or a new one.
    """
    found = set()
    for before, order, filled in product(states, product((0, 1), repeat=k), product((0, 1), repeat=k)):
        old = before
        possible = sum(order) == wanted
        for picked, came in zip(order, filled, strict=True):
            possible = possible and (old if picked else 8 - old) > 0
            old += came - picked
        if possible:
            found.add(old)
    return found


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
        while not (g.refilled and g.turn == g.refilled + after and g.phase in ("open", "watch")):
            ask, choice = patient(g, luck)
            g.play(ask.who, choice)
        old = set(g.returned)
        seat = next(wizard for wizard in g.wizards if wizard != g.traitor)
        dealt = set()
        for number in range(400):
            world = SPEC.from_knowledge(g.knowledge(seat), Chance(seed_of(f"deal/{number}")))
            assert isinstance(world, Obscurio)
            dealt.add((len(world.picks), sum(card in old for card in world.picks)))
        assert dealt == can_be(g)


def can_be(g: Obscurio) -> set[tuple[int, int]]:
    """Every number of picks and of old ones among them, as far as a loyal Wizard can tell before these doors."""
    old = set(g.returned)
    states = {0}
    for exit, _, doors, _ in turns_since(g)[:-1]:
        stale = sum(card in old for card in doors if card is not exit)
        ways = [(k, r) for k in range(5) for r in range(k + 1) if r <= stale and k - r <= len(doors) - 1 - stale]
        states = {after for k, r in ways for after in after_picks(states, k, r)}
    seen = {*g.discard, *g.pages, *g.doors}
    unseen = sum(card not in old and card not in seen for card in g.pictures.cards)
    can = set()
    for exit in g.doors:
        stale = sum(card in old for card in g.doors if card is not exit)
        for k in range(5):
            for r in range(k + 1):
                fits = r <= stale and k - r <= len(g.doors) - 1 - stale
                if fits and any(8 - after <= unseen for after in after_picks(states, k, r)):
                    can.add((k, r))
    return can


@rule("BA-38", "B-25")
def test_after_a_refill_the_exit_is_not_the_one_door_that_nobody_has_seen() -> None:
    """Everything that is not in the holder is shuffled together, so that the Exit is old or new like any other door."""
    exits = []
    for seed in range(12):
        g = long_game(seed, 4)
        luck = Stream(seed_of(f"refill/{seed}"))
        while not g.refilled and g.asks():
            ask, choice = patient(g, luck)
            g.play(ask.who, choice)
        if g.refilled:
            left = 84 - 8 - len(g.returned)
            assert 0 < left < 8
            exits.append(g.exit in g.returned)
    assert len(exits) >= 6
    assert sum(exits) > len(exits) / 2


@rule("B-39", "B-90")
@pytest.mark.parametrize("seats", [2, 4])
def test_one_game_in_two_worlds(seats: int) -> None:
    """One game of what `test_conformance` tries at length: quick enough for every day."""
    check_game(lambda seed: journal_of(SPEC, seed, seats=seats), range(1), worlds=6, depth=6)
