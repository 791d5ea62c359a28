"""Steps a second of other people's environments, with random legal actions: the rows beside ours in `envs_speed.py`.

PettingZoo's classic games look and answer as ours do. OpenSpiel's are asked for legal actions and an observation at
every step, from Python. RLCard's hand the state over with every step. What is not installed is left out.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

Steps = Callable[[], int]
PETTINGZOO = ("texas_holdem_no_limit_v6", "gin_rummy_v4", "leduc_holdem_v4", "hanabi_v5", "connect_four_v3")
OPENSPIEL = ("hanabi(players=4)", "gin_rummy", "blackjack", "tic_tac_toe")
RLCARD = ("leduc-holdem", "uno", "gin-rummy")


def cycle(env: Any) -> Steps:
    """A game in PettingZoo's cycle: whoever has the word looks and answers."""
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


def openspiel(pyspiel: Any, name: str) -> Steps:
    """A game of OpenSpiel, driven from Python; chance is no step."""
    random = np.random.default_rng(1)
    game = pyspiel.load_game(name)
    held = [game.new_initial_state()]

    def step() -> int:
        state = held[0]
        if state.is_terminal():
            held[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
            return 0
        player = state.current_player()
        np.array(state.observation_tensor(player), np.float32)
        state.apply_action(int(random.choice(state.legal_actions())))
        return 1

    return step


def rlcard(library: Any, name: str) -> Steps:
    """A game of RLCard; states come with their observation and legal actions."""
    random = np.random.default_rng(1)
    env = library.make(name, config={"seed": 1})
    held = [env.reset()[0]]

    def step() -> int:
        if env.is_over():
            held[0] = env.reset()[0]
            return 0
        held[0] = env.step(int(random.choice(list(held[0]["legal_actions"]))))[0]
        return 1

    return step


def peers() -> Iterator[tuple[str, Steps]]:
    """Every game of the peers that can be made here."""
    for name in PETTINGZOO:
        if (module := found(f"pettingzoo.classic.{name}")) is not None:
            yield f"PettingZoo classic, {name}", cycle(module.env())
    if (pyspiel := found("pyspiel")) is not None:
        for name in OPENSPIEL:
            yield f"OpenSpiel, {name}", openspiel(pyspiel, name)
    if (library := found("rlcard")) is not None:
        for name in RLCARD:
            yield f"RLCard, {name}", rlcard(library, name)


def found(name: str) -> Any:
    """A module, or nothing where it, or what it needs, is not installed."""
    try:
        return import_module(name)
    except ImportError:
        return None
