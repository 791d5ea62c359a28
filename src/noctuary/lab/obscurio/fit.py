"""Fit the numbers that Obscurio's bots judge by: they play, and what they saw is held against what was true.

    noctuary lab obscurio fit --games 400

Prints what `common`, `wizard` and `suspicion` should hold. Nothing is written: numbers go into the code by hand, with
the date and the series in docs/reports/balance/obscurio.md.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Any

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice
from noctuary.core.spec import Bot
from noctuary.lab import studies
from noctuary.lab.fit import Case, climb, likelihood
from noctuary.lab.simulate import next_ask, wilson
from noctuary.obscurio import spec_for
from noctuary.obscurio.bot import traitor
from noctuary.obscurio.bot.common import HIDDEN_DOOR, clue_in, normal
from noctuary.obscurio.bot.players import STEADY
from noctuary.obscurio.bot.resemblance import shares
from noctuary.obscurio.bot.suspicion import Weighing, suspicion
from noctuary.obscurio.bot.wizard import TAKE
from noctuary.obscurio.knowledge import Knowledge, knowledge_of
from noctuary.obscurio.pieces.decks import stand_in
from noctuary.obscurio.state import Obscurio

TRIALS = (("--traitor", "--games", "1"),)
SPEC = spec_for(stand_in())


class Notes:
    """What is noted down while the bots play."""

    def __init__(self) -> None:
        self.sights: list[Case] = []
        """A loyal Wizard about to stand somewhere: for each door how it looks and how many chips are there."""
        self.rooms: list[tuple[list[float], int]] = []
        self.trials: list[tuple[Knowledge, int]] = []
        self.luck = Stream(seed_of("fit"))

    def watch(self, g: Obscurio, ask: Ask, known: Knowledge) -> None:
        """Before an answer is given."""
        if ask.kind == "accuse" and not g.rounds and ask.who == g.active[0] and g.votes[ask.who] == -1:
            self.trials.append((known, g.traitor))
        if ask.kind != "doors" or ask.who == g.traitor or g.chips[g.chip_seat.index(ask.who)]:
            return
        clue = clue_in(known)
        meant = clue.intent(known.view.doors)
        rows = []
        for at, id in enumerate(known.view.doors):
            look = STEADY.sense * (clue.value(id) + STEADY.noise * normal(self.luck)) + STEADY.insight * meant[at]
            rows.append((look, float(sum(chip == at + 1 for chip in g.chips))))
        if None not in known.view.doors:
            self.sights.append((rows, g.exit_door - 1))
            if sum(g.chips) == 0:
                self.rooms.append(([clue.value(id) for id in known.view.doors], g.exit_door - 1))


def play(g: Obscurio, bots: Sequence[Bot], luck: Stream, notes: Notes) -> None:
    """One game, watched."""
    g.loud = False
    hesitant: set[int] = set()
    while asks := g.asks():
        ask = next_ask(g, asks, bots, hesitant)
        choice: Choice | None = ask.options[0]
        if ask.who != CLOCK and len(ask.options) > 1:
            known = knowledge_of(g, ask.who, False)
            notes.watch(g, ask, known)
            choice = bots[ask.who](known, ask, luck)
        if choice is None:
            hesitant.add(ask.who)
        else:
            hesitant.clear()
            g.carry_out(ask, choice)


def thresholds(rooms: list[tuple[list[float], int]], luck: Stream) -> tuple[list[float], float, float]:
    """For locked doors: from the last door back, the chance at which taking beats waiting; accuracy before, after."""
    chances: list[tuple[list[float], int]] = []
    for values, exit in rooms:
        for _ in range(3):
            order = list(range(6))
            luck.shuffle(order)
            row = []
            for here in range(1, 7):
                odds = [exp(STEADY.sense * (values[at] + STEADY.noise * normal(luck))) for at in order[:here]]
                row.append(odds[-1] / (sum(odds) + (6 - here) * exp(STEADY.sense * HIDDEN_DOOR)))
            chances.append((row, order.index(exit)))

    def right(take: Sequence[float], first: int) -> float:
        good = 0
        for row, exit in chances:
            for here in range(first, 6):
                if row[here] >= take[5 - here]:
                    good += here == exit
                    break
        return good / len(chances)

    take = [0.0] * 6
    for left in range(1, 6):
        best = (-1.0, 0.0)
        for percent in range(5, 80, 2):
            take[left] = percent / 100
            # What matters from here on: those who have come this far stand before the door with `left` behind it.
            best = max(best, (right(take, 5 - left), take[left]))
        take[left] = best[1]
    return take, right(TAKE, 0), right(take, 0)


def verdict(trials: list[tuple[Knowledge, int]], weighing: Weighing) -> float:
    """The mean logarithm of the suspicion that falls on the Traitor, among all Wizards."""
    total = 0.0
    for known, who in trials:
        found = suspicion(known, weighing)
        seats = list(found)
        total += log(shares([found[seat] for seat in seats])[seats.index(who)])
    return total / max(1, len(trials))


def scan(games: int) -> None:
    """What different tempers bring the Traitor. (Plain Python only: compiled code keeps its own numbers.)"""
    for budget, bold, stall in (
        (0.15, 0.75, 0.3), (0.0, 0.75, 0.3), (0.3, 0.75, 0.3), (1.0, 0.75, 0.3), (0.15, 1.0, 0.3), (1.0, 1.0, 0.3),
        (0.15, 0.75, 0.0), (0.15, 0.75, 0.7),
    ):  # fmt: skip
        for name, value in (("BUDGET", budget), ("BOLD", bold), ("STALL", stall)):
            setattr(traitor, name, value)
        wins = exposed = 0
        for number in range(games):
            seats = 5 + number % 3
            g: Any = SPEC.new(SPEC.options(difficulty="experienced"), seats, Chance(seed_of(f"scan/{number}")))
            play(g, [SPEC.bots["steady"]] * seats, Stream(seed_of(f"scan/{number}/luck")), Notes())
            wins += g.result().side == "traitor"
            exposed += g.exposed()
        low, high = wilson(wins, games)
        won = f"won {wins / games:.3f} [{low:.3f}, {high:.3f}]"
        print(f"budget {budget} bold {bold} stall {stall}: {won}, exposed {exposed / games:.2f}", flush=True)


def main(arguments: Sequence[str]) -> None:
    """Play, fit, print."""
    parser = studies.parser("obscurio fit", __doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--traitor", action="store_true")
    words = parser.parse_args(arguments)
    if words.traitor:
        scan(words.games)
        return
    notes = Notes()
    for number in range(words.games):
        seats, level = 4 + number % 5, ("experienced", "expert")[number % 2]
        g: Any = SPEC.new(SPEC.options(difficulty=level), seats, Chance(seed_of(f"fit/{number}")))
        play(g, [SPEC.bots["steady"]] * seats, Stream(seed_of(f"fit/{number}/luck")), notes)
    print(f"{words.games} games, {len(notes.sights)} sights, {len(notes.rooms)} rooms, {len(notes.trials)} accusations")
    look, chips = climb(lambda w: likelihood(notes.sights, w), [1.0, 0.3])
    print(f"reading: what one sees counts {look:.2f}, a chip {chips:.2f}: TRUST {chips / look:.2f}")
    alone: list[Case] = [([(value,) for value in values], exit) for values, exit in notes.rooms]
    slope = climb(lambda w: likelihood(alone, w), [1.0])[0]
    others = [exp(slope * value) for values, exit in notes.rooms for at, value in enumerate(values) if at != exit]
    print(f"  the fit alone counts {slope:.2f}: HIDDEN_DOOR {log(sum(others) / len(others)) / slope:.2f}")
    take, before, after = thresholds([room for room in notes.rooms if len(room[0]) == 6][:600], notes.luck)
    print(f"locked doors: TAKE {[round(value, 2) for value in take]}, right {before:.3f} before, {after:.3f} with it")
    start = [1.3, 0.1, 0.6, 0.2, 0.2]

    def judged(w: list[float]) -> float:
        fine = w[0] > 0 and 0.01 <= w[1] < 1 and 0.05 <= w[2] < 0.99
        return verdict(notes.trials, Weighing(*w)) if fine else -99.0

    best = climb(judged, start, 0.2)
    nobody = sum(-log(len(known.view.wizards)) for known, _ in notes.trials) / max(1, len(notes.trials))
    print(f"suspicion: {[round(value, 2) for value in best]} (SHARPNESS SLIP FALSE STALLED POINTED)")
    print(f"  log likelihood {judged(start):.3f} before, {judged(best):.3f} with it, {nobody:.3f} for all alike")
