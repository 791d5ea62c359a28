"""Play games without a screen and count how they end."""

import math
import os
from collections import Counter
from collections.abc import Callable, Container, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from random import Random
from time import perf_counter, process_time

import msgspec

from noctuary.catalog import game
from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask
from noctuary.core.game import Game, Outcome
from noctuary.core.playout import play_randomly
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Bot, Spec


class Plan(msgspec.Struct, frozen=True):
    """A series of games: everything it depends on."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: dict[str, object]


class Tally(msgspec.Struct):
    """What came of it."""

    games: int = 0
    decisions: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    wins: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Count another series in."""
        self.games += other.games
        self.decisions += other.decisions
        self.outcomes.update(other.outcomes)
        self.wins.update(other.wins)


def bots_of(spec: Spec, names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot's name a seat: the best of the game if none is named, one for all, or one for each."""
    names = list(names) or [spec.best_bot]
    for name in names:
        if name not in spec.bots:
            raise BadInput("bot", game=spec.name, given=name, known=", ".join(spec.bots))
    if len(names) == 1:
        return tuple(names * seats)
    if len(names) != seats:
        raise BadInput("bots", given=len(names), seats=seats)
    return tuple(names)


class Spent:
    """What a bot's answers cost: CPU seconds, and how many answers."""

    __slots__ = ("moves", "seconds")

    def __init__(self) -> None:
        self.moves = 0
        self.seconds = 0.0


def play_out(g: Game, bots: Sequence[Bot], luck: Stream, spent: Sequence[Spent] | None = None) -> int:
    """Play a game to its end; how many decisions it took. The clock answers when nobody else is expected to.

    `spent`, one for each seat, adds up what the seat's answers cost.
    """
    decisions = 0
    hesitant: set[int] = set()
    while asks := g.asks():
        ask = next_ask(g, asks, bots, hesitant)
        if ask.who == CLOCK:
            g.play(CLOCK, ask.options[0])
            hesitant.clear()
            continue
        bot = bots[ask.who]
        known = None if bot is random_bot else g.knowledge(ask.who)
        begun = 0.0 if spent is None else process_time()
        choice = bot(known, ask, luck)
        if spent is not None:
            spent[ask.who].seconds += process_time() - begun
            spent[ask.who].moves += 1
        if choice is None:
            hesitant.add(ask.who)
            continue
        g.play(ask.who, choice)
        hesitant.clear()
        decisions += 1
    return decisions


def next_ask(g: Game, asks: Sequence[Ask], bots: Sequence[Bot], hesitant: Container[int]) -> Ask:
    """Who answers next: a bot that has something to say or is waited for and does not hesitate, else the clock."""
    for ask in asks:
        if ask.who == CLOCK or ask.who in hesitant:
            continue
        if g.expects(ask) or (bots[ask.who] is not random_bot and g.invites(ask)):
            return ask
    return next(ask for ask in asks if ask.who == CLOCK)


def play_series(plan: Plan, first: int, count: int) -> Tally:
    """Games number `first` and on of a plan. Each has its own seed, so the series can be cut anywhere."""
    spec = game(plan.game)
    options = spec.options.make(plan.options)
    bots = [spec.bots[name] for name in plan.bots]
    blind = all(bot is random_bot for bot in bots)
    tally = Tally()
    for number in range(first, first + count):
        g = spec.new(options, plan.players, Chance(seed_of(f"{plan.seed}/{number}")))
        g.loud = False
        luck = seed_of(f"{plan.seed}/{number}/luck")
        # Nobody has to know anything for playing at random.
        tally.decisions += play_randomly(g, Random(luck).random) if blind else play_out(g, bots, Stream(luck))
        outcome = g.result()
        assert outcome is not None
        count_outcome(tally, outcome)
    return tally


def count_outcome(tally: Tally, outcome: Outcome) -> None:
    """Count one game: its reason, and the winning side or seats."""
    tally.games += 1
    tally.outcomes[outcome.reason] += 1
    if outcome.side:
        tally.wins[outcome.side] += 1
    else:
        tally.wins.update(str(seat) for seat in outcome.winners)


CHUNK = 200


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> tuple[Tally, float]:
    """Play the whole plan, in several processes if asked. The same plan gives the same counts, whatever `jobs` is."""
    starts = range(0, plan.games, CHUNK)
    sizes = [min(CHUNK, plan.games - start) for start in starts]
    tally = Tally()
    begun = perf_counter()
    if jobs == 1:
        for start, size in zip(starts, sizes, strict=True):
            tally.add(play_series(plan, start, size))
            if progress is not None:
                progress(tally.games)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for part in pool.map(play_series, repeat(plan), starts, sizes):
                tally.add(part)
                if progress is not None:
                    progress(tally.games)
    return tally, perf_counter() - begun


def cores() -> int:
    """How many processes make sense here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson), which behaves near 0 and 1."""
    if not trials:
        return 0.0, 1.0
    share = successes / trials
    centre = share + z * z / (2 * trials)
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
