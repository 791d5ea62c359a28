"""Steps a second of the environments, observations and masks included, with random legal actions.

    python scripts/envs_speed.py [--seconds 2] [--rounds 5]

One process, one core; steps a second of CPU time, the median over the rounds. These are figures and no test.
"""

import argparse
import os
import platform
import statistics
from collections.abc import Callable
from datetime import date
from time import process_time
from typing import Any

import gymnasium
import numpy as np

import noctuary.envs
from noctuary.core import game as core_game
from noctuary.envs import obscurio_v0, occulto_v0

Steps = Callable[[], int]


def solo() -> Steps:
    """Oubliette, one game at a time."""
    env: Any = gymnasium.make(noctuary.envs.OUBLIETTE).unwrapped
    random = np.random.default_rng(1)
    state = {"info": env.reset(seed=1)[1]}

    def step() -> int:
        _, _, over, _, info = env.step(random.choice(np.flatnonzero(state["info"]["action_mask"])))
        state["info"] = env.reset()[1] if over else info
        return 1

    return step


def vector(count: int) -> Steps:
    """Many games of Oubliette in one call."""
    env: Any = gymnasium.make_vec(
        noctuary.envs.OUBLIETTE, num_envs=count, vectorization_mode="vector_entry_point", copy=False
    )
    random = np.random.default_rng(1)
    state = {"info": env.reset(seed=1)[1]}

    def step() -> int:
        masks = state["info"]["action_mask"]
        *_, state["info"] = env.step((masks * random.random(masks.shape, np.float32)).argmax(axis=1))
        return count

    return step


def table(module: Any, players: int) -> Steps:
    """A game of several: whoever has the word looks and answers."""
    env = module.env(players=players)
    random = np.random.default_rng(1)
    env.reset(seed=1)

    def step() -> int:
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
        return 1

    return step


def rate(step: Steps, seconds: float) -> float:
    """Steps in a second of CPU time."""
    counted = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        counted += step()
    return counted / spent


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    rows = {
        "Oubliette, Gymnasium, one game": solo(),
        "Oubliette, Gymnasium, 64 games in one call": vector(64),
        "Occulto, PettingZoo, 4 players": table(occulto_v0, 4),
        "Obscurio, PettingZoo, 5 players": table(obscurio_v0, 5),
    }
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(args.rounds):
        for name, step in rows.items():
            found[name].append(rate(step, args.seconds))
    rules = "plain" if str(core_game.__file__).endswith(".py") else "compiled"
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"{date.today():%d %B %Y}, Python {platform.python_version()}, rules {rules}, load {load:.1f}")
    print("\n| environment | steps a second |\n|---|---|")
    for name, rates in found.items():
        print(f"| {name} | {statistics.median(rates):,.0f} |")


if __name__ == "__main__":
    main()
