"""Tune the careful bot's weights.

    noctuary lab oubliette tune PRESET [--minutes 5] [--games 20000] [--start FILE]

Every game is played with weights moved a little at random, all of them at once. How winning goes with each movement
tells which way each weight should go; the weights take a step that way and it begins again. Deals from 100000 on, so
that the measured deals (0 to 19999) are never tuned on. Prints the weights at the end, keeps them in `--out`.
"""

import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter

from noctuary.core.chance import Chance, seed_of
from noctuary.lab import studies
from noctuary.oubliette.bot.playout import play_out
from noctuary.oubliette.bot.weights import Weights, column
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new

TRIALS = (("merciful", "--minutes", "0.001", "--games", "2"),)
SPREAD = 0.25
"""How far a weight is moved for one game, in parts of itself."""
LEAST = 0.4
"""Small weights are moved as if they were this large."""

ROOM = 0.01
"""A little for each room, so that lost games tell something too."""


def scale(value: float) -> float:
    """The size of a movement of a weight."""
    return SPREAD * max(abs(value), LEAST)


def slopes(
    options: Options, w: dict[str, float], first: int, games: int, luck: Random
) -> tuple[float, dict[str, float]]:
    """The share of wins around these weights, and for each weight the slope in standard errors."""
    names = list(w)
    wins = 0.0
    along = dict.fromkeys(names, 0.0)
    drift = dict.fromkeys(names, 0.0)
    for deal in range(first, first + games):
        moves = {name: luck.gauss(0.0, 1.0) for name in names}
        moved = {name: w[name] + moves[name] * scale(w[name]) for name in names}
        moved["fade"] = min(moved["fade"], 1.1)
        g = new(options, 1, Chance(seed_of(f"oubliette/{deal}")))
        won = (1.0 if play_out(g, Weights(moved)).winners else 0.0) + ROOM * len(g.path)
        wins += won
        for name in names:
            along[name] += won * moves[name]
            drift[name] += moves[name]
    share = wins / games
    error = sqrt(max(share * (1 - share), 1e-6) * games)  # With a few games all can be won, or none.
    return share, {name: (along[name] - share * drift[name]) / error for name in names}


def main(arguments: Sequence[str]) -> None:
    """Follow the slopes with some momentum for so many minutes; print every round, write the weights as they are."""
    parser = studies.parser("oubliette tune", __doc__)
    parser.add_argument("preset")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--games", type=int, default=20000)
    parser.add_argument("--step", type=float, default=0.25)
    parser.add_argument("--first", type=int, default=100000)
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--start", type=Path, default=None)
    given = parser.parse_args(arguments)
    options = Options.make({"preset": given.preset})
    w = column(options.action_model)
    if given.start is not None:
        w.update(json.loads(given.start.read_text()))
    luck = Random(given.preset)
    first = given.first
    kept = dict.fromkeys(w, 0.0)
    begun = perf_counter()
    rounds = 0
    while perf_counter() - begun < 60 * given.minutes:
        share, slope = slopes(options, w, first, given.games, luck)
        first += given.games
        rounds += 1
        for name, value in w.items():
            kept[name] = 0.6 * kept[name] + 0.4 * slope[name]
            w[name] = value + given.step * kept[name] * scale(value)
        steep = sorted(slope, key=lambda name: -abs(slope[name]))[:8]
        print(rounds, f"{100 * share:.2f} %", " ".join(f"{name}{slope[name]:+.1f}" for name in steep), flush=True)
        line = json.dumps({name: round(value, 3) for name, value in w.items()})
        if given.out is not None:
            given.out.write_text(line)
    print(line)
