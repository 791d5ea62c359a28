"""Steps a second of the environments, observations and masks included, with random legal actions.

    python scripts/envs_speed.py [build/compiled] [--seconds 2] [--rounds 5] [--peers]

One process, one core; steps a second of CPU time, the median over the rounds, in which all take turns. Choosing the
actions is counted. With the folder of a compiled copy it is measured too, in a process of its own. `--peers` adds the
environments of others that are installed (`envs_peers.py`). These are figures and no test.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
from datetime import date
from time import process_time
from typing import Any

import gymnasium
import numpy as np
from envs_peers import Steps, cycle, peers

import noctuary.envs
from noctuary.core import game as core_game
from noctuary.envs import obscurio_v0, occulto_v0


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


def rate(step: Steps, seconds: float) -> float:
    """Steps in a second of CPU time."""
    counted = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        counted += step()
    return counted / spent


def all_at_once(players: int) -> Steps:
    """Obscurio with all agents in one step; each agent's answer is counted, `wait` included."""
    env = obscurio_v0.parallel_env(players)
    random = np.random.default_rng(1)
    held = [env.reset(seed=1)[0]]

    def step() -> int:
        if not env.agents:
            held[0] = env.reset()[0]
        asked = {agent: np.flatnonzero(seen["action_mask"]) for agent, seen in held[0].items()}
        held[0] = env.step({agent: int(random.choice(legal)) for agent, legal in asked.items()})[0]
        return len(asked)

    return step


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("compiled", nargs="?", help="the folder of a compiled copy")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--peers", action="store_true")
    args = parser.parse_args()
    rows = {
        "Oubliette, Gymnasium, one game": solo(),
        "Oubliette, Gymnasium, 64 games in one call": vector(64),
        "Oubliette, Gymnasium, 256 games in one call": vector(256),
        "Occulto, PettingZoo, 4 players": cycle(occulto_v0.env(players=4)),
        "Obscurio, PettingZoo, 5 players": cycle(obscurio_v0.env(players=5)),
        "Obscurio, PettingZoo parallel, 5 players": all_at_once(5),
    }
    if args.peers:
        rows.update(peers())
    found: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(args.rounds):
        for name, step in rows.items():
            found[name].append(rate(step, args.seconds))
    rules = "plain" if str(core_game.__file__).endswith(".py") else "compiled"
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"{date.today():%d %B %Y}, Python {platform.python_version()}, rules {rules}, load {load:.1f}")
    print("\n| environment | steps a second | lowest and highest round |\n|---|---|---|")
    for name, rates in found.items():
        print(f"| {name} | {statistics.median(rates):,.0f} | {min(rates):,.0f} … {max(rates):,.0f} |", flush=True)
    if args.compiled:
        again = [sys.executable, __file__, "--seconds", str(args.seconds), "--rounds", str(args.rounds)]
        print(flush=True)
        subprocess.run(again, env=os.environ | {"PYTHONPATH": args.compiled}, check=True)


if __name__ == "__main__":
    main()
