"""OpenSpiel's own algorithms on Occulto: ISMCTS in a whole game, CFR on the last turn of one.

    python examples/openspiel_occulto.py ismcts [--deals 40] [--simulations 50] [--players 3]
    python examples/openspiel_occulto.py cfr [--worlds 6] [--iterations 1000]

Needs OpenSpiel (`pip install open_spiel`). The same command gives the same figures.

`ismcts` plays one seat by search and the others at random, next to a random player in that seat. `cfr` takes a
position of a game that is nearly over (the third player's last turn, whose attacks the others may answer with Shields
and discards), in some of the worlds that a spectator thinks possible. OpenSpiel's exporter writes the tree of this
small game down once; its CFR then runs on the tree. NashConv is what the players could gain by other play, added up:
it falls towards 0. (With three players no theorem promises that; here it does.)
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import gambit, ismcts, mcts

from noctuary.envs.openspiel import from_position
from noctuary.lab.simulate import wilson

LAST_TURN = (
    "occulto 2 | options: {} | seats: 3 | hands: [[G10 G57 G37 G35] [G42 G49 G24 G55 G34 G04 G45 G51 G58] "
    "[G40 G60 G20 G50 G59 G30 G11]] | bench: [[G46 G03 G27 G64 G17 G15 G47 G12 G43] [G52] [G54 G56 G08]] | "
    "deck: [G05 G21 G07 G28 G62 G01 G29] | deck_seen: [0 0 0 0 0 0 0] | "
    "discards: [G26 G14 G48 G22 G61 G32 G06 G25 G39 G19 G16 G38] | buried: [] | "
    "removed: [G09 G02 G53 G63 G36 G18 G67 G65 G31 G66 G41 G23 G33 G44 G13] | covers: {G64: G46} | tints: {} | "
    "bases: {} | guise: 0 | sabotage_in_flight: - | backs: [3 0 2 1 4] | faces: [2 3 1 0 5 4] | out: [5] | locks: () | "
    "open_place: -1 | history: [(0 0 0 1 2 0) (0 1 1 2 3 0) (0 2 2 4 1 0) (0 5 5 15 4 0) (2 1 3 2) (0 3 1 5 0 4) "
    "(0 0 0 6 2 7) (3 -1 3 10) (0 4 4 1 5 10) (0 1 3 4 3 12) (0 3 0 1 0 13)] | active: 2 | first: 0 | turn: 15 | "
    "actions: 1 | mode: 1 | protected: 2 | rations: [0 0 0] | ending: 'bench' | turns_left: 0 | "
    "hints: [{G45: 2} {G59: 4} {G35: 1}] | stack: [EndOfTurn() Act()] | counts: [17 16 16 0] | asked: [16] | "
    "revealed: 0 | seed: #f7a62cb897a1bc54807a7462bac19ea47e7dd5671d2d2df7a7c9701b78f27232 | "
    "uses: {'first': 1 'deck': 1 'characters': 1}"
)


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


def search(players: int, deals: int, simulations: int) -> tuple[float, float]:
    """How often a random player wins, and ISMCTS in the same seat."""
    game = pyspiel.load_game(f"noctuary_occulto(players={players})")
    shares = []
    for name, count, effort in (("random", deals * 10, 0), ("ISMCTS", deals, simulations)):
        won = wins(game, count, effort)
        low, high = wilson(won, count)
        print(f"{name}: {won} of {count} ({won / count:.2f}, interval {low:.2f} to {high:.2f})", flush=True)
        shares.append(won / count)
    return shares[0], shares[1]


def solve(worlds: int, iterations: int) -> list[float]:
    """NashConv of CFR's average policy after 1, 10, 100 … iterations on the last turn."""
    tree = gambit.export_gambit(from_position("occulto", LAST_TURN, worlds))
    nodes = tree.count("\n") - 1
    print(f"{worlds} worlds, a tree of {nodes:,} nodes", flush=True)
    small = pyspiel.load_efg_game(tree)
    solver = pyspiel.CFRSolver(small)
    found = []
    report = 1
    for done in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if done in (report, iterations):
            found.append(float(pyspiel.nash_conv(small, solver.average_policy())))
            print(f"{done:,} iterations: NashConv {found[-1]:.4f}", flush=True)
            report *= 10
    return found


def main(arguments: list[str] | None = None) -> Any:
    """Run one of the two, and print what it finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = parser.add_subparsers(dest="way", required=True)
    one = ways.add_parser("ismcts")
    one.add_argument("--deals", type=int, default=40)
    one.add_argument("--simulations", type=int, default=50)
    one.add_argument("--players", type=int, default=3)
    other = ways.add_parser("cfr")
    other.add_argument("--worlds", type=int, default=6)
    other.add_argument("--iterations", type=int, default=1000)
    given = parser.parse_args(arguments)
    if given.way == "ismcts":
        return search(given.players, given.deals, given.simulations)
    return solve(given.worlds, given.iterations)


if __name__ == "__main__":
    main()
