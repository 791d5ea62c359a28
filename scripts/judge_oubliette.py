"""How often does a level of Oubliette escape? Numbered deals, one row for each, and the share with its interval.

A run goes on where the last one ended: rows that are in the file are not played again. Deals are named by number, so
that levels meet the same ones and nobody is judged on what was tuned on.
"""

import argparse
import csv
import time
from pathlib import Path

from noctuary.catalog import game
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab.simulate import wilson
from noctuary.oubliette.bot.patient import searching

COLUMNS = ("bot", "preset", "deal", "won", "rooms", "decisions", "cpu_s", "slowest_s")


def main() -> None:
    """Play, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", type=Path, help="the file of rows (CSV)")
    parser.add_argument("--bot", default="tireless", help="a level, or a number of playouts")
    parser.add_argument("--preset", default="as_written")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--deals", type=int, default=0, help="how many; 0: only say what is in the file")
    parser.add_argument("--minutes", type=float, default=60.0, help="no deal is begun after so long")
    args = parser.parse_args()
    done = read(args.rows)
    deals = range(args.first, args.first + args.deals)
    end = time.monotonic() + 60 * args.minutes
    with args.rows.open("a", newline="") as file:
        write = csv.writer(file)
        if not file.tell():
            write.writerow(COLUMNS)
        for deal in deals:
            if (args.bot, args.preset, deal) in done:
                continue
            if time.monotonic() > end:
                break
            row = play(args.bot, args.preset, deal)
            write.writerow(row)
            file.flush()
    report(args.rows)


def read(path: Path) -> dict[tuple[str, str, int], dict[str, str]]:
    """The rows of a file, by bot, preset and deal."""
    if not path.exists():
        return {}
    with path.open(newline="") as file:
        return {(row["bot"], row["preset"], int(row["deal"])): row for row in csv.DictReader(file)}


def play(name: str, preset: str, deal: int) -> tuple[object, ...]:
    """One deal to its end: a row."""
    spec = game("oubliette")
    bot = searching(int(name)) if name.isdigit() else spec.bots[name]
    g = spec.new(spec.options.make({"preset": preset}), 1, Chance(seed_of(str(deal))))
    g.loud = False
    luck = Stream(seed_of(f"{deal}/luck"))
    decisions, slowest, begun = 0, 0.0, time.process_time()
    while g.asks():
        ask = g.asks()[0]
        if len(ask.options) == 1:
            g.play(0, ask.options[0])
            continue
        before = time.process_time()
        choice = bot(g.knowledge(0), ask, luck)
        assert choice is not None
        slowest = max(slowest, time.process_time() - before)
        decisions += 1
        g.play(0, choice)
    outcome = g.result()
    assert outcome is not None
    spent = time.process_time() - begun
    rooms = len(g.view(0).path)
    return name, preset, deal, int(bool(outcome.winners)), rooms, decisions, round(spent, 2), round(slowest, 3)


def report(path: Path) -> None:
    """The share of each bot under each preset."""
    groups: dict[tuple[str, str], list[dict[str, str]]] = {}
    for (bot, preset, _), row in read(path).items():
        groups.setdefault((bot, preset), []).append(row)
    for (bot, preset), rows in sorted(groups.items()):
        won = sum(int(row["won"]) for row in rows)
        low, high = wilson(won, len(rows))
        cpu = sum(float(row["cpu_s"]) for row in rows)
        decisions = sum(int(row["decisions"]) for row in rows)
        slowest = max(float(row["slowest_s"]) for row in rows)
        print(
            f"{bot} {preset}: {won} of {len(rows)} = {100 * won / len(rows):.1f} % "
            f"[{100 * low:.1f}, {100 * high:.1f}], "
            f"{1000 * cpu / max(1, decisions):.0f} ms a decision, {1000 * slowest:.0f} ms the slowest, "
            f"{decisions / len(rows):.0f} decisions and {cpu / len(rows):.1f} s a deal"
        )


if __name__ == "__main__":
    main()
