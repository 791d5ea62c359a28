"""Play one game of an arm, watched by its measures."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.game import Game
from noctuary.core.measure import Measure
from noctuary.core.playout import play_randomly
from noctuary.core.spec import Bot, Spec
from noctuary.lab.measures import measures
from noctuary.lab.plan import Arm, check_same
from noctuary.lab.rows import Row
from noctuary.lab.simulate import next_ask
from noctuary.lab.traces import Trace

Answered = tuple[int, Choice]


def deal(spec: Spec, arm: Arm, number: int) -> Game:
    """The game of this number, just dealt."""
    return spec.new(spec.options.make(arm.options), arm.players, Chance(seed_of(f"{arm.seed}/{number}")))


def play_game(spec: Spec, arm: Arm, number: int) -> Row:
    """One game, and all that is kept of it."""
    g = deal(spec, arm, number)
    bots = [spec.bots[name] for name in arm.seating(number)]
    luck = seed_of(f"{arm.seed}/{number}/luck")
    watching = measures(spec, arm.measures)
    g.loud = bool(watching) and arm.measures == "all"
    past: list[Answered] = []
    if not watching and all(bot is random_bot for bot in bots):
        decisions = play_randomly(g, Random(luck).random)
    else:
        decisions = watch(g, bots, Stream(luck), watching, past)
    figures: dict[str, Any] = {}
    for measure in watching:
        figures.update(measure.figures(g))
    if number < arm.traces:
        figures.update(Trace(spec, arm, number).figures(deal(spec, arm, number), past, g))
    outcome = g.result()
    assert outcome is not None
    return Row(arm.id, number, outcome.reason, outcome.rule, outcome.side, tuple(outcome.winners), decisions, figures)


def watch(
    g: Game, bots: Sequence[Bot], luck: Stream, watching: Sequence[Measure], past: list[Answered] | None = None
) -> int:
    """Play a game to its end as `simulate.play_out` does, and show every answer to the measures."""
    decisions = 0
    hesitant: set[int] = set()
    for measure in watching:
        measure.begin(g)
    while asks := g.asks():
        ask = next_ask(g, asks, bots, hesitant)
        choice = answer(g, ask, bots, luck)
        if choice is None:
            hesitant.add(ask.who)
            continue
        for measure in watching:
            measure.before(g, ask)
        g.carry_out(ask, choice)
        hesitant.clear()
        if past is not None:
            past.append((ask.who, choice))
        for measure in watching:
            measure.after(g, ask, choice)
        decisions += ask.who != CLOCK
    return decisions


def answer(g: Game, ask: Ask, bots: Sequence[Bot], luck: Stream) -> Choice | None:
    """What is answered; None if the bot hesitates."""
    if ask.who == CLOCK:
        return ask.options[0]
    bot = bots[ask.who]
    return bot(None if bot is random_bot else g.knowledge(ask.who), ask, luck)


@cache
def _checked(arm_json: bytes, where: str) -> tuple[Spec, Arm]:
    arm = msgspec.json.decode(arm_json, type=Arm)
    return check_same(arm, where), arm


def play_some(arm_json: bytes, numbers: Sequence[int], where: str = "") -> list[Row]:
    """Some games of an arm: what a process or a worker is sent. Refuses an arm that would be another game here."""
    spec, arm = _checked(arm_json, where)
    return [play_game(spec, arm, number) for number in numbers]
