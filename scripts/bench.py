"""Decisions, games and copies a second, as plain Python and compiled, next to OpenSpiel's card games.

    python scripts/bench.py build/compiled [--quick] [--game NAME] [--rounds 7] [--seconds 1] [--peer-python PATH]

Machines are noisy, so everything is measured in one run: in every round each variant gets a fresh process, pinned to
one core, and is timed by the CPU time it used; figures are medians over the rounds, and a ratio is the median of the
ratios of each round. Players answer at random. Each game is driven twice: by its own loop (ours is `core/playout.py`,
compiled with the rules, and deals by search's own quick chance; the peer's is in C++) and by a loop in plain Python,
which on both sides chooses by the same line, and on ours deals by the chance that records have.
These are figures and no test: the exit code is 0.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEER = "OpenSpiel solitaire"
PEERS = {PEER: "solitaire", "OpenSpiel hanabi": "hanabi(players=4)", "OpenSpiel gin rummy": "gin_rummy"}
"""Card games of the peer: the first is the one the bars speak of."""
BARS = (("oubliette", "plain", 1.0), ("oubliette", "compiled", 6.0))
"""Game, variant, and how many of the peer's decisions a second it must make."""
COPY_BAR = 3.0
"""Microseconds for a copy of Oubliette, compiled."""

Figures = dict[str, float]


# In a process of its own: one variant, once ------------------------------------------------------------------------


def rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Do it for about so long: how often in a second of CPU time, and how much of what it counts."""
    times = 0
    counted = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        counted += work()
        times += 1
    return times / spent, counted / spent


def figures(play: Callable[[], int], loop: Callable[[], int], copy: Callable[[], int], seconds: float) -> Figures:
    """One variant's row: its own loop, a loop in Python, and copies."""
    rates(loop, seconds / 5)
    _, decisions = rates(play, seconds)
    games, looped = rates(loop, seconds)
    _, copies = rates(copy, seconds / 4)
    return {"decisions": decisions, "looped": looped, "games": games, "copies": copies}


def measure_game(name: str, players: int, seconds: float, seed: int) -> Figures:
    """One of our games, with its default options, told to nobody: as search and simulation play it."""
    from noctuary.catalog import GAMES
    from noctuary.core.chance import Chance
    from noctuary.core.game import Game
    from noctuary.core.playout import expected, play_randomly
    from noctuary.core.quick_luck import QuickChance

    spec = GAMES[name]
    options = spec.options.make({})
    luck = Random(seed)
    random = luck.random
    positions: list[Game] = []

    def play() -> int:
        """As search and studies of many games play on."""
        g = spec.new(options, players, QuickChance(luck.getrandbits(32)))
        g.loud = False
        return play_randomly(g, random)

    def loop() -> int:
        """The same, driven as a user of the library would write it."""
        g = spec.new(options, players, Chance(luck.randbytes(32)))
        g.loud = False
        decisions = 0
        while asks := g.asks():
            ask = expected(g, asks)
            answers = ask.options
            g.carry_out(ask, answers[int(random() * len(answers))])
            decisions += ask.who >= 0
        return decisions

    def keep() -> None:
        """Keep some positions in the middle of a game, to be copied."""
        g = spec.new(options, players, Chance(luck.randbytes(32)))
        g.loud = False
        for at in range(60):
            asks = g.asks()
            if not asks:
                break
            ask = expected(g, asks)
            g.carry_out(ask, ask.options[int(random() * len(ask.options))])
            if at % 10 == 9:
                positions.append(g.copy())

    def copy() -> int:
        for position in positions:
            position.copy()
        return len(positions)

    while len(positions) < 20:
        keep()
    return figures(play, loop, copy, seconds)


def measure_peer(name: str, seconds: float, seed: int) -> Figures:
    """A game of OpenSpiel, written in C++: by its own loop, and through its Python binding."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(game.num_players())]
    random = Random(seed).random
    positions: list[Any] = []

    def deal(state: Any) -> None:
        """Chance nodes are the deal of a card, and no decision."""
        drawn = random()
        outcomes = state.chance_outcomes()
        for action, share in outcomes:
            drawn -= share
            if drawn < 0:
                state.apply_action(action)
                return
        state.apply_action(outcomes[-1][0])

    def play() -> int:
        """The whole game in C++: Python only starts it."""
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, int(random() * 2**31))
        return sum(each.player >= 0 for each in state.full_history())

    def loop() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                deal(state)
                continue
            answers = state.legal_actions()
            state.apply_action(answers[int(random() * len(answers))])
            decisions += 1
        return decisions

    def keep() -> None:
        """Keep some positions in the middle of a game, to be cloned."""
        state = game.new_initial_state()
        for at in range(120):
            if state.is_terminal():
                break
            if state.is_chance_node():
                deal(state)
            else:
                answers = state.legal_actions()
                state.apply_action(answers[int(random() * len(answers))])
            if at % 20 == 19:
                positions.append(state.clone())

    def clone() -> int:
        for position in positions:
            position.clone()
        return len(positions)

    while len(positions) < 20:
        keep()
    return figures(play, loop, clone, seconds)


def worker(task: dict[str, Any]) -> None:
    """What a process of its own does."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {task["core"]})
    if task["game"] in PEERS:
        figures = measure_peer(PEERS[task["game"]], task["seconds"], task["seed"])
    else:
        figures = measure_game(task["game"], task["players"], task["seconds"], task["seed"])
    print(json.dumps(figures))


# The run -------------------------------------------------------------------------------------------------------------


class Row:
    """One variant: what it is, where it runs, and what each round gave."""

    def __init__(self, game: str, players: int, variant: str, path: Path, python: str = sys.executable) -> None:
        self.game = game
        self.players = players
        self.variant = variant
        self.path = path
        self.python = python
        self.rounds: list[Figures] = []
        self.trouble = ""

    def run(self, seconds: float, core: int, seed: int) -> None:
        """One more round, unless one has failed."""
        if self.trouble:
            return
        task = {"game": self.game, "players": self.players, "seconds": seconds, "core": core, "seed": seed}
        environment = {**os.environ, "PYTHONPATH": str(self.path), "PYTHONHASHSEED": "0"}
        command = [self.python, __file__, "--worker", json.dumps(task)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            self.trouble = (done.stderr.strip().splitlines() or ["it failed"])[-1]
        else:
            self.rounds.append(json.loads(done.stdout))

    def median(self, figure: str) -> float:
        """The middle of the rounds."""
        return statistics.median(each[figure] for each in self.rounds)

    def ratio(self, peer: "Row | None", figure: str = "decisions") -> float | None:
        """How many decisions, by our own loop or by one in Python, for one of the peer's driven from Python."""
        if peer is None or not peer.rounds or not self.rounds:
            return None
        pairs = zip(self.rounds, peer.rounds, strict=False)
        return statistics.median(ours[figure] / theirs["looped"] for ours, theirs in pairs)

    def line(self, peer: "Row | None") -> str:
        """The row of the table."""
        name = f"{self.game}, {self.players} seat{'s' if self.players > 1 else ''}" if self.players else self.game
        if not self.rounds:
            return f"| {name} | {self.variant} | – | – | – | – | – | {self.trouble} |"
        ratios = [self.ratio(peer, figure) for figure in ("decisions", "looped")]
        own, looped = ["–" if ratio is None else f"{ratio:.2f}" for ratio in ratios]
        return (
            f"| {name} | {self.variant} | {self.median('decisions'):,.0f} | {self.median('looped'):,.0f} "
            f"| {self.median('games'):,.0f} | {1e6 / self.median('copies'):.2f} | {own} | {looped} |"
        )


def our_rows(compiled: Path, only: str) -> list[Row]:
    """Every game at its smallest and largest number of players, plain and, if it is there, compiled."""
    sys.path.insert(0, str(ROOT / "src"))
    from noctuary.catalog import GAMES

    variants = [("plain", ROOT / "src")]
    if is_compiled(compiled):
        variants.append(("compiled", compiled))
    else:
        print(f"{compiled} holds no compiled rules (no C compiler, or not built): only plain Python is measured.\n")
    return [
        Row(spec.name, players, variant, path)
        for spec in GAMES.values()
        if only in ("", spec.name)
        for players in sorted(set(spec.seats))
        for variant, path in variants
    ]


def is_compiled(place: Path) -> bool:
    """Whether the package in a folder has compiled rules."""
    return any(path.suffix in (".so", ".pyd") for path in (place / "noctuary" / "core").glob("game.*"))


def peer_rows(python: str) -> list[Row]:
    """The peer's games, if that interpreter has them."""
    found = subprocess.run([python, "-c", "import pyspiel"], capture_output=True, check=False).returncode == 0
    if not found:
        print("OpenSpiel (`pyspiel`) is not installed: no peer to measure against.\n")
    return [Row(name, 0, "C++", ROOT / "src", python) for name in PEERS] if found else []


def machine() -> str:
    """Where and how the figures were taken."""
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        models = [line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if "model name" in line]
        cpu = models[0] if models else cpu
    load = "/".join(f"{each:.1f}" for each in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{cpu}, {os.cpu_count()} cores, {python}, load {load}"


def verdicts(rows: list[Row], peer: Row | None) -> list[str]:
    """Whether each bar is met."""
    found = []
    for game, variant, bar in BARS:
        for row in rows:
            ratio = row.ratio(peer) if (row.game, row.variant) == (game, variant) else None
            if ratio is not None:
                met = "met" if ratio >= bar else "MISSED"
                found.append(f"{met}: {game} {variant}, {ratio:.2f} times the peer's decisions (bar {bar:.1f})")
    for row in rows:
        if (row.game, row.variant) == ("oubliette", "compiled") and row.rounds:
            copy = 1e6 / row.median("copies")
            met = "met" if copy < COPY_BAR else "MISSED"
            found.append(f"{met}: a copy of oubliette compiled takes {copy:.2f} µs (bar {COPY_BAR:.0f})")
    return found


def progress(text: str) -> None:
    """What is being done, where somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r{text:<70}\r", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Measure, and print one table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("compiled", nargs="?", type=Path, default=Path("build/compiled"), help="the installed wheel")
    parser.add_argument("--quick", action="store_true", help="a short run, for a first impression")
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU time for each variant in each round")
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    parser.add_argument("--core", type=int, default=cores[-1], help="the core to run on")
    parser.add_argument("--peer-python", default=sys.executable, help="an interpreter that has pyspiel")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        worker(json.loads(args.worker))
        return
    rounds, seconds = (3, 0.3) if args.quick else (args.rounds, args.seconds)
    before = machine()
    rows = our_rows(args.compiled.resolve(), args.game)
    peers = peer_rows(args.peer_python)
    peer = peers[0] if peers else None
    everything = [*peers, *rows]
    for number in range(rounds):
        for row in everything:
            progress(f"round {number + 1} of {rounds}: {row.game} {row.variant} …")
            row.run(seconds, args.core, number)
    progress("")
    print(f"{before}; medians of {rounds} rounds of {seconds:g} s CPU time each, one core\n")
    print("| game | variant | decisions/s | from a Python loop | games/s | µs a copy | peer = 1 | both from Python |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for row in everything:
        print(row.line(peer))
    print()
    for verdict in verdicts(rows, peer):
        print(verdict)


if __name__ == "__main__":
    main()
