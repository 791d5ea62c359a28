"""Silence is silent: what one seat does in secret leaves every other seat's bytes alone.

`check_game` deals the hidden things anew from what a seat knows; here two games are forked on a secret instead, so that
nothing that is wrongly held for public can slip through.
"""

from typing import Any

import msgspec
import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.spec import seen
from noctuary.obscurio.state import Obscurio
from noctuary.testing import heard, refused, rule
from noctuary.testing.obscurio import SPEC

encode = msgspec.json.Encoder(order="deterministic").encode


def new(seats: int, seed: str, **options: Any) -> Obscurio:
    g = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(seed)))
    assert isinstance(g, Obscurio)
    return g


def bytes_for(g: Obscurio, seat: int | None) -> bytes:
    return encode([seen(g, seat), g.knowledge(seat)])


def expected(g: Obscurio, luck: Stream) -> Ask:
    """Somebody the game waits for, sometimes somebody else, at last the clock."""
    asks = g.asks()
    wanted = [ask for ask in asks if ask.who != CLOCK and g.expects(ask)]
    if luck.below(5) == 0:
        wanted = list(asks)
    return wanted[luck.below(len(wanted))] if wanted else asks[-1]


def is_secret(g: Obscurio, ask: Ask, choice: Choice) -> bool:
    """Whether nobody else may notice a choice. That a vote which must be given was given is public."""
    if choice.kind == "commit":
        return g.stage().done(g) >> ask.who & 1 == 1
    if choice.kind == "vote":
        return any(each.who == CLOCK for each in g.asks())
    return choice.kind in ("pick", "rest", "mark", "abstain")


@rule("B-39", "B-69", "B-75")
@pytest.mark.parametrize(("seats", "tokens"), [(4, 30), (5, 30), (6, 9), (8, 0)])
def test_a_secret_act_changes_nothing_for_anybody_else(seats: int, tokens: int) -> None:
    """Picks, rests, boards, votes, changed commits: not a byte, not an event, not a number for the others."""
    tried = set()
    for seed in range(3):
        g = new(seats, f"secret/{seats}/{seed}", tokens=tokens)
        luck = Stream(seed_of(f"secret luck/{seed}"))
        while g.asks():
            ask = expected(g, luck)
            choice = ask.options[luck.below(len(ask.options))]
            secret = is_secret(g, ask, choice)
            told_too = g.grimoire if ask.who == g.traitor and choice.kind in ("pick", "rest") else ask.who
            others = [seat for seat in (*range(seats), None) if seat not in (ask.who, told_too)]
            before = [bytes_for(g, seat) for seat in others] if secret else []
            told = g.play(ask.who, choice)
            if secret:
                tried.add(choice.kind)
                assert [bytes_for(g, seat) for seat in others] == before, choice
                assert {heard(told, seat) for seat in others} == {b"[]"}
                assert not any(g.reveals_to(seat) for seat in others)
    assert {"pick", "rest", "mark"} <= tried


@rule("B-14", "B-39", "B-90")
@pytest.mark.parametrize("seats", [4, 5, 7])
def test_nobody_can_tell_who_the_traitor_is(seats: int) -> None:
    """Two games that differ in the Traitor only: the others see the same until a Loyalty card is shown.

    In each night, one Traitor idles and the other picks. What the deck brings up later depends on the picks, so the
    games go on without them.
    """
    steps = 0
    for seed in range(4):
        here = new(seats, f"who/{seed}", difficulty="beginner")
        there = here.copy()
        there.traitor = next(seat for seat in here.wizards if seat != here.traitor)
        outsiders = [seat for seat in (*here.wizards, None) if seat not in (here.traitor, there.traitor)]
        luck = Stream(seed_of(f"who luck/{seed}"))
        while here.asks() and here.phase != "accused":
            ask = expected(here, luck)
            choice = ask.options[luck.below(len(ask.options))]
            if here.phase == "night":
                if choice.kind in ("pick", "mark"):
                    continue
                busy = there.copy()
                for slot in (1, 8):
                    if not busy.rested >> busy.traitor & 1 and len(busy.picks) < 2:
                        busy.play(busy.traitor, busy.find(busy.traitor, f"pick {slot}"))
                assert [bytes_for(here, seat) for seat in outsiders] == [bytes_for(busy, seat) for seat in outsiders]
                resting = here.rested >> here.traitor & 1 and there.rested >> there.traitor & 1
                if choice.kind == "tick" and not resting:
                    continue
            same = there.find(ask.who, choice.text)
            told_here, told_there = here.play(ask.who, choice), there.play(ask.who, same)
            if here.outcome is not None or here.phase == "accused":
                break
            steps += 1
            for seat in outsiders:
                assert bytes_for(here, seat) == bytes_for(there, seat), (seat, choice)
                assert heard(told_here, seat) == heard(told_there, seat)
    assert steps > 100


@rule("B-39", "B-42")
def test_refusals_in_the_dark_do_not_depend_on_the_role() -> None:
    """Whatever a seat tries in the eyes-closed step, a Loyal and a Traitor who are done hear the same."""
    g = new(5, "refusals")
    luck = Stream(seed_of("refusals"))
    while g.phase != "night":
        ask = expected(g, luck)
        g.play(ask.who, ask.options[luck.below(len(ask.options))])
    for seat in g.wizards:
        if not g.rested >> seat & 1:
            g.play(seat, g.find(seat, "rest"))
    for text in ("pick 1", "pick 9", "rest", "vote 1", "place 1", "confirm", "claim loyal", "mark 9 1", "tick", ""):
        assert len({refused(g, seat, text, 0) for seat in g.wizards}) == 1, text
