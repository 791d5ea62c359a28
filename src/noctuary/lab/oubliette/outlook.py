"""Learn how likely Oubliette is to be won from the end of a turn, for the bots that search.

    noctuary lab oubliette outlook PRESET [--games 100000] [--out learned.txt]

The careful bot plays deals of its own luck, straying now and then, so that tables are met which it would not come to.
What was true at the end of each turn (`bot/outlook.py`) and how the game ended is what a small network is fitted to,
by Adam on the logarithm of the chance. Every tenth game is held back: what the network is worth is said of those.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from noctuary.core.quick_luck import QuickLuck
from noctuary.lab import studies
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import features_of_game
from noctuary.oubliette.bot.learned import written
from noctuary.oubliette.bot.outlook import ROWS, signs
from noctuary.oubliette.bot.playout import liked
from noctuary.oubliette.bot.policy import answer, weighed
from noctuary.oubliette.bot.weights import WEIGHTS
from noctuary.oubliette.choices import TURN_OVER
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new

TRIALS = (("merciful", "--games", "20", "--out", "FOLDER/learned.txt"),)
STRAYS = 15
"""One decision of so many is any of the answers it likes best."""
TURNS = 40
"""Turns of a game that are kept, on average; more than it has."""
WIDE = 60
"""Signs of a table; more than it has."""
SUMS = 24
EPOCHS = 4
BATCH = 1024
STEP = 0.004

Numbers = Any
"""An array of numbers; untyped, as they are added and multiplied in every shape here."""


def played(preset: str, games: int, seed: int) -> tuple[Numbers, Numbers, Numbers]:
    """The signs at the end of each turn, whether that game was won, and which game it was."""
    options = Options.make({"preset": preset})
    weights = WEIGHTS[options.action_model]
    rows = np.full((games * TURNS, WIDE), ROWS, np.int16)
    won = np.zeros(games * TURNS, np.float32)
    game = np.zeros(games * TURNS, np.int32)
    luck = QuickLuck(seed)
    end = 0
    for number in range(games):
        g = new(options, 1, luck.chance())
        g.loud = False
        first = end
        while g.open_asks:
            ask = g.open_asks[0]
            s = features_of_game(g)
            choice = ask.options[0]
            if len(ask.options) > 1:
                t = Evaluation(s, weights)
                choice = answer(t, ask) if luck.below(STRAYS) else liked(weighed(t, ask), luck)
            if choice is TURN_OVER and g.deck and end < len(rows):
                found = signs(s)
                rows[end, : len(found)] = found
                game[end] = number
                end += 1
            g.carry_out(ask, choice)
        outcome = g.outcome
        won[first:end] = outcome is not None and bool(outcome.winners)
    return rows[:end], won[:end], game[:end]


class Network:
    """Rows that are added up, cut off at nothing, and weighed: what `Outlook` works out, many at a time."""

    def __init__(self, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.parts: list[Numbers] = [
            (luck.normal(size=(ROWS + 1, SUMS)) * 0.1).astype(np.float32),
            np.zeros(SUMS, np.float32),
            (luck.normal(size=SUMS) * 0.3).astype(np.float32),
            np.full(1, -1, np.float32),
        ]
        self.pace = [np.zeros_like(part) for part in self.parts]
        self.spread = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def chances(self, rows: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """The rows spread out, the sums, and how likely each game is to be won."""
        spread = np.zeros((len(rows), ROWS + 1), np.float32)
        spread[np.arange(len(rows))[:, None], rows] = 1
        spread[:, ROWS] = 0
        weights, base, out, bias = self.parts
        sums = np.maximum(spread @ weights + base, 0)
        return spread, sums, 1 / (1 + np.exp(-(sums @ out + bias[0])))

    def learn(self, rows: Numbers, won: Numbers, step: float) -> None:
        """One step of Adam."""
        spread, sums, chance = self.chances(rows)
        wrong = (chance - won) / len(rows)
        back = np.outer(wrong, self.parts[2]) * (sums > 0)
        slopes = (spread.T @ back, back.sum(0), sums.T @ wrong, np.array([wrong.sum()], np.float32))
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.pace[at] = 0.9 * self.pace[at] + 0.1 * slope
            self.spread[at] = 0.999 * self.spread[at] + 0.001 * slope * slope
            pace = self.pace[at] / (1 - 0.9**self.steps)
            self.parts[at] -= step * pace / (np.sqrt(self.spread[at] / (1 - 0.999**self.steps)) + 1e-8)

    def loss(self, rows: Numbers, won: Numbers) -> float:
        """The mean logarithm of the chance it gave to what came about, turned positive."""
        total = 0.0
        for at in range(0, len(rows), 8192):
            chance = self.chances(rows[at : at + 8192])[2]
            right = np.where(won[at : at + 8192] > 0, chance, 1 - chance)
            total -= float(np.log(right + 1e-9).sum())
        return total / max(1, len(rows))

    def line(self, preset: str) -> str:
        """What the bots read."""
        weights, base, out, bias = (part.astype(float).tolist() for part in self.parts)
        return written(preset, weights[:ROWS], base, out, bias[0])


def main(arguments: Sequence[str]) -> None:
    """Play, fit, and write the line of a preset in the place of its old one."""
    parser = studies.parser("oubliette outlook", __doc__)
    parser.add_argument("preset", choices=tuple(Options.presets))
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args(arguments)
    rows, won, game = played(given.preset, given.games, 1 + tuple(Options.presets).index(given.preset))
    held = game % 10 == 0
    learned, judged = np.where(~held)[0], np.where(held)[0]
    network = Network(1)
    luck = np.random.default_rng(2)
    batches = len(learned) // min(BATCH, len(learned))
    for epoch in range(EPOCHS):
        mixed = luck.permutation(learned)
        for at in range(batches):
            step = STEP * (1 - (epoch * batches + at) / (EPOCHS * batches)) + STEP / 200
            part = mixed[at * BATCH : (at + 1) * BATCH]
            network.learn(rows[part], won[part], step)
        print(f"{epoch + 1}: {network.loss(rows[judged], won[judged]):.4f} on games held back")
    if given.out is not None:
        lines = given.out.read_text("utf-8").splitlines() if given.out.exists() else []
        kept = [line for line in lines if line.split(" ", 1)[0] != given.preset]
        given.out.write_text("\n".join([*kept, network.line(given.preset)]) + "\n", "utf-8")
