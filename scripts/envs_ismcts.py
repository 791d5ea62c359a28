"""OpenSpiel's ISMCTS in one seat of Occulto, random players in the others: how often it wins, next to a random one.

    python scripts/envs_ismcts.py [--deals 40] [--simulations 50] [--players 3]

Needs OpenSpiel (requirements/peers.txt). The deals are numbers 1 and on; the same command gives the same figures.
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import noctuary.envs.openspiel
from noctuary.lab.simulate import wilson


def wins(game: Any, deals: int, simulations: int) -> int:
    """How often seat 0 wins the first deals; it plays at random without simulations, as everybody else does."""
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, max_simulations=simulations, random_state=random)
    # Its own sampler takes a new seed each time: then the same command would give other figures.
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    won = 0
    for deal in range(deals):
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            searching = simulations and state.current_player() == 0
            state.apply_action(int(bot.step(state) if searching else random.choice(state.legal_actions())))
        won += int(state.returns()[0])
    return won


def main() -> None:
    """Play both, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--players", type=int, default=3)
    args = parser.parse_args()
    game = pyspiel.load_game(f"{noctuary.envs.openspiel.TYPES['occulto'].short_name}(players={args.players})")
    for name, deals, simulations in (("random", args.deals * 10, 0), ("ISMCTS", args.deals, args.simulations)):
        won = wins(game, deals, simulations)
        low, high = wilson(won, deals)
        print(f"{name}: {won} of {deals} ({won / deals:.2f}, interval {low:.2f} to {high:.2f})", flush=True)


if __name__ == "__main__":
    main()
