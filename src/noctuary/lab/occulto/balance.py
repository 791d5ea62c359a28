"""How fair is Occulto among equal `healer` bots? Win rates per seat and per colour, with intervals.

    noctuary lab occulto balance --players 5 --games 20000 [--expert] [--jobs 2] [--out figures.json]
    noctuary lab occulto balance --plot docs/reports/balance/occulto.svg figures*.json

Seats are counted from the first player. A shared victory counts as a share for each; "saved" counts the colours whose
character was saved, held by a player or lying in the centre, a shared one in parts.
"""

import json
import math
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from time import perf_counter
from typing import Any

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab import studies
from noctuary.lab.simulate import wilson
from noctuary.occulto import SPEC
from noctuary.occulto.bot.healer import healer
from noctuary.occulto.pieces import COLOURS, DECK
from noctuary.occulto.rules.scoring import leading, powers, totals_with
from noctuary.occulto.state import Occulto

TRIALS = (("--players", "3", "--games", "1"),)
CHUNK = 100
Counts = Counter[str]


def play(players: int, expert: bool, seed: str, number: int) -> Counts:
    """One game, counted."""
    g = SPEC.new(SPEC.options.make({"expert": expert}), players, Chance(seed_of(f"{seed}/{number}")))
    assert isinstance(g, Occulto)
    g.loud = False
    luck = Stream(seed_of(f"{seed}/{number}/luck"))
    dealt = [g.faces[g.backs[seat]] for seat in range(players)]
    while asks := g.asks():
        ask = asks[0]
        one = len(ask.options) == 1
        g.play(ask.who, ask.options[0] if one else healer(g.knowledge(ask.who), ask, luck))
    outcome = g.result()
    assert outcome is not None
    counts = Counts({"games": 1, f"reason {outcome.reason}": 1, f"ending {g.ending}": 1, "turns": g.turn})
    for seat in outcome.winners:
        counts[f"seat {(seat - g.first) % players}"] += 60 // len(outcome.winners)
        counts[f"dealt {COLOURS[dealt[seat]]}"] += 60 // len(outcome.winners)
    for seat in range(players):
        counts[f"dealt_to {COLOURS[dealt[seat]]}"] += 1
    saved = outcome.winners or tuple(leading(g, totals_with(g, powers(g) if expert else 0)))
    for place in saved:
        counts[f"saved {COLOURS[g.faces[g.backs[place]]]}"] += 60 // len(saved)
    if expert:
        active = powers(g)
        counts.update(f"power {DECK.powers[at]}" for at in range(len(COLOURS)) if active >> at & 1)
    return counts


def series(players: int, expert: bool, seed: str, first: int) -> Counts:
    """A chunk of games."""
    counts = Counts()
    for number in range(first, first + CHUNK):
        counts.update(play(players, expert, seed, number))
    return counts


def run(players: int, games: int, expert: bool, seed: str, jobs: int) -> dict[str, Any]:
    """All games of one cell."""
    begun = perf_counter()
    starts = range(0, games, CHUNK)
    counts = Counts()
    if jobs == 1:
        for start in starts:
            counts.update(series(players, expert, seed, start))
    else:
        with ProcessPoolExecutor(jobs) as pool:
            for part in pool.map(series, repeat(players), repeat(expert), repeat(seed), starts):
                counts.update(part)
    return {
        "players": players, "expert": expert, "seed": seed, "deck": DECK.hash[:16],
        "seconds": round(perf_counter() - begun), "counts": dict(sorted(counts.items())),
    }  # fmt: skip


def share(counts: dict[str, int], key: str) -> tuple[float, float, float]:
    """A share of the games with its 95 % interval, in per cent."""
    games = counts["games"]
    wins = counts.get(key, 0) / 60
    low, high = wilson(round(wins), games)
    return 100 * wins / games, 100 * low, 100 * high


def report(cell: dict[str, Any]) -> str:
    """The figures of one cell as Markdown."""
    counts, players = cell["counts"], cell["players"]
    games = counts["games"]
    title = f"### {players} players{', expert' if cell['expert'] else ''}: {games:,} games, seed `{cell['seed']}`"
    lines = [title, "", "| | share | 95 % |", "|---|---|---|"]
    for seat in range(players):
        value, low, high = share(counts, f"seat {seat}")
        lines.append(f"| seat {seat + 1} wins | {value:.1f} % | {low:.1f} to {high:.1f} |")
    for colour in COLOURS:
        value, low, high = share(counts, f"saved {colour}")
        lines.append(f"| {colour} is saved | {value:.1f} % | {low:.1f} to {high:.1f} |")
    for colour in COLOURS:
        dealt, wins = counts[f"dealt_to {colour}"], counts.get(f"dealt {colour}", 0) / 60
        low, high = wilson(round(wins), dealt)
        lines.append(f"| dealt {colour}, wins | {100 * wins / dealt:.1f} % | {100 * low:.1f} to {100 * high:.1f} |")
    tail = [f"{name}: {100 * count / games:.1f} %" for name, count in counts.items() if name.split()[0] in KINDS]
    return "\n".join([*lines, "", "; ".join(tail) + f"; turns a game: {counts['turns'] / games:.1f}.", ""])


KINDS = ("ending", "reason", "power")


def merged(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Parts of the same cell, played with different seeds and the same deck, counted together."""
    cells: dict[tuple[int, bool, str], dict[str, Any]] = {}
    for part in parts:
        key = (part["players"], part["expert"], part["deck"])
        cell = cells.setdefault(key, {**part, "counts": {}, "seconds": 0})
        cell["counts"] = dict(sorted((Counts(cell["counts"]) + Counts(part["counts"])).items()))
        cell["seconds"] += part["seconds"]
        if part["seed"] not in cell["seed"].split(", "):
            cell["seed"] += f", {part['seed']}"
    return sorted(cells.values(), key=lambda cell: (cell["expert"], -cell["players"]))


def plot(cells: list[dict[str, Any]]) -> str:
    """All cells as a small picture: a dot and its interval for each colour and seat."""
    rows: list[tuple[str, float, tuple[float, float, float]]] = []
    for cell in cells:
        name = f"{cell['players']}p{' expert' if cell['expert'] else ''}"
        rows += [(f"{name} {colour}", 100 / 6, share(cell["counts"], f"saved {colour}")) for colour in COLOURS]
        fair = 100 / cell["players"]
        rows += [(f"{name} seat {at + 1}", fair, share(cell["counts"], f"seat {at}")) for at in range(cell["players"])]
    height = 22 * len(rows) + 50
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" font-family="sans-serif"'
        ' font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        '<text x="10" y="20">Difference from an even share, in points, with 95 % intervals</text>',
        f'<line x1="430" y1="30" x2="430" y2="{height - 10}" stroke="#333"/>',
    ]
    for mark in (-1.5, 1.5):
        x = 430 + 40 * mark
        parts.append(f'<line x1="{x}" y1="30" x2="{x}" y2="{height - 10}" stroke="#bbb" stroke-dasharray="4 3"/>')
    for at, (name, fair, (value, low, high)) in enumerate(rows):
        y = 44 + 22 * at
        a, b, x = (430 + 40 * max(-6.0, min(6.0, each - fair)) for each in (low, high, value))
        parts.append(f'<text x="10" y="{y + 4}">{name}: {value:.1f} %</text>')
        parts.append(f'<line x1="{a:.1f}" y1="{y}" x2="{b:.1f}" y2="{y}" stroke="#567" stroke-width="2"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="4" fill="#b33"/>')
    return "\n".join([*parts, "</svg>", ""])


def main(arguments: Sequence[str]) -> None:
    """Run a cell, or draw the picture of some."""
    parser = studies.parser("occulto balance", __doc__)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--expert", action="store_true")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("figures", nargs="*", type=Path)
    given = parser.parse_args(arguments)
    if given.plot:
        cells = merged([json.loads(path.read_text()) for path in given.figures])
        given.plot.write_text(plot(cells))
        print("\n".join(report(cell) for cell in cells))
        return
    games = math.ceil(given.games / CHUNK) * CHUNK
    cell = run(given.players, games, given.expert, given.seed, given.jobs)
    if given.out:
        given.out.write_text(json.dumps(cell, indent=1))
    print(report(cell))
