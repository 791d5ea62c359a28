"""Measure the server beside boardgame.io and with real games; writes docs/reports/load.md.

    BGIO=<folder of the harness> load_report.py [--compiled build/compiled] [--seconds 12] [--times 3] [--tables 200]

The harness is copied to build/load and installed there (npm). The peer's game is played by both, cell by cell in turn
(`bench/run.sh`): 50 and 200 moves a second, and as fast as they can; then Occulto and Obscurio with five people at each
table (`server_load.py`). Plain and, if a folder with an installed wheel is named, compiled. Of some times the best and
the middle one are written, with the load of the machine: only a quiet one tells of latency; CPU time is more robust.
"""

import argparse
import datetime
import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
REPORT = ROOT / "docs" / "reports" / "load.md"
PEER = "bgio-flatfile"
RATES = (50, 200, 0)
GAMES = (("occulto", 5), ("obscurio", 5))
Rows = list[dict[str, Any]]


def beside_the_peer(options: argparse.Namespace) -> Rows:
    """The same game on both, in one run."""
    work = ROOT / "build" / "load"
    tables = options.tables
    changed = {
        "WORK": str(work),
        "PYTHON": sys.executable,
        "SECS": str(options.seconds),
        "PORT": str(options.port),
        "CELLS": f"open:{tables}:50 open:{tables}:200 closed:{tables}",
        "ONLY": f"noctuary,noctuary-compiled,{PEER}",
        **({"COMPILED": str(Path(options.compiled).resolve())} if options.compiled else {}),
    }
    found: Rows = []
    for _ in range(options.times):
        subprocess.run(["bash", str(ROOT / "bench" / "run.sh")], check=True, env={**os.environ, **changed})
        lines = (work / "results.jsonl").read_text().splitlines()
        found += [row for row in map(json.loads, lines) if "cpu_us_per_move" in row]
    return [
        {
            "server": row["label"],
            "rate": row["rate"] or 0,
            "per_second": row["moves_per_s"],
            "p50": row["p50_ms"],
            "p99": row["p99_ms"],
            "cpu": row["cpu_us_per_move"],
            "load": row["load1"],
        }
        for row in found
    ]


def real_games(options: argparse.Namespace) -> Rows:
    """Our own, played at random."""
    builds = {"plain": ROOT / "src", **({"compiled": Path(options.compiled).resolve()} if options.compiled else {})}
    found: Rows = []
    for _ in range(options.times):
        for game, seats in GAMES:
            for build, path in builds.items():
                command = [sys.executable, str(ROOT / "scripts" / "server_load.py"), "--game", game]
                command += ["--seats", str(seats), "--tables", str(options.tables), "--seconds", str(options.seconds)]
                done = subprocess.run(
                    [*command, "--rate", *map(str, RATES)],
                    check=True,
                    capture_output=True,
                    text=True,
                    env={**os.environ, "PYTHONPATH": str(path)},
                )
                for row in map(json.loads, done.stdout.splitlines()):
                    found.append(
                        {
                            "server": f"{game}, {build}",
                            "rate": int(row["asked_per_second"]),
                            "per_second": row["per_second"],
                            "p50": row["p50_ms"],
                            "p99": row["p99_ms"],
                            "cpu": row["cpu_us_per_command"],
                            "load": row["load_average"],
                        }
                    )
    return found


def told(values: Sequence[float], best: float) -> str:
    """The middle one, and the best in brackets where there are several."""
    middle = statistics.median(values)
    return f"{middle:,.4g}" if len(values) == 1 else f"{middle:,.4g} ({best:,.4g})"


def table(rows: Rows) -> list[str]:
    """One line for each server and rate."""
    head = ["", "asked/s", "done/s", "p50 ms", "p99 ms", "CPU µs a move", "load average"]
    lines = [line(head), "|---" + "|---:" * (len(head) - 1) + "|"]
    for server in dict.fromkeys(row["server"] for row in rows):
        for rate in dict.fromkeys(row["rate"] for row in rows):
            cell = [row for row in rows if (row["server"], row["rate"]) == (server, rate)]
            if cell:
                lines.append(line([server, str(rate or "full speed"), *columns(cell)]))
    return lines


def line(cells: Sequence[str]) -> str:
    """One line of a table."""
    return "| " + " | ".join(cells) + " |"


def columns(cell: Rows) -> list[str]:
    """What was measured of one server at one rate."""
    done = [row["per_second"] for row in cell]
    load = [row["load"] for row in cell]
    rest = [[row[name] for row in cell] for name in ("p50", "p99", "cpu")]
    return [told(done, max(done)), *(told(each, min(each)) for each in rest), f"{min(load):.1f} to {max(load):.1f}"]


def middle(rows: Rows, server: str, rate: int, what: str) -> float | None:
    """The middle of some times."""
    values = [row[what] for row in rows if (row["server"], row["rate"]) == (server, rate)]
    return statistics.median(values) if values else None


BUILDS = ("noctuary", "noctuary-compiled")
BARS = (
    ("p50 at 50/s, ms", 50, "p50", 4.0),
    ("p99 at 50/s, ms", 50, "p99", 25.0),
    ("p50 at 200/s, ms", 200, "p50", 4.0),
    ("p99 at 200/s, ms", 200, "p99", 25.0),
    ("CPU a move at 50/s, peer = 1", 50, "cpu", 0.3),
    ("CPU a move at 200/s, peer = 1", 200, "cpu", 0.2),
    ("CPU a move at full speed, peer = 1", 0, "cpu", 0.2),
    ("throughput, peer = 1", 0, "per_second", 5.0),
)
"""What is asked of it: at which rate, of which figure, at most; of the throughput at least."""


def bars(rows: Rows) -> list[str]:
    """What was asked of it, and what was found."""
    lines = [line(["bar", "bound", *BUILDS]), "|---|---:|" + "---:|" * len(BUILDS)]
    for name, rate, what, bound in BARS:
        least = what == "per_second"
        cells = [name, f"{'≥' if least else '≤'} {bound:g}"]
        for server in BUILDS:
            value = (middle if what in ("p50", "p99") else ratio)(rows, server, rate, what)
            met = value is not None and (value >= bound if least else value <= bound)
            cells.append("not measured" if value is None else f"{value:.2f}: {'met' if met else 'not met'}")
        lines.append(line(cells))
    return lines


def ratio(rows: Rows, server: str, rate: int, what: str) -> float | None:
    """Ours by theirs."""
    ours, theirs = middle(rows, server, rate, what), middle(rows, PEER, rate, what)
    return ours / theirs if ours and theirs else None


PAGE = """# Load

{when}, {machine}: {tables} tables with five sockets each, {times} runs of
{seconds:g} s a cell, each with a fresh server. The middle of the runs, in brackets the best. Everything is on
the disk before it is told; the peer, boardgame.io in its persisted mode, tells first. CPU is that of the server
process. Where the load average is far above nothing, other work kept the machine busy: then latencies tell of that.

Measured again by `BGIO=<folder of the harness> make load-report`, which writes this page.

## The peer's game

{peer}

{bars}

## Games of the house

Five people at each table, choosing at random. In Obscurio's night answers come with the next beat, once a second, so
that nobody can tell who acts: those choices are counted, not timed, and fewer are made than asked for.

{games}
{notes}"""

NOTES = """
## Where a move's time goes

A move costs two to three times as much when it comes alone as when moves follow each other: between two lone moves
other programs have had the caches, and on a virtual machine waking up alone is dear. Of a lone move about a third is
spent in the kernel, half of that in the sync, and half in the interpreter. What keeps it low:

- All that one turn of the loop brought is one commit, and all frames of a client in a turn are one system call; nothing
  waits for a clock. What all viewers see is built and encoded once. Text frames are read without the library's parser.
- The thread that writes makes every commit. While commits take under a millisecond the loop waits for it, 10 ms at
  most, and tells everybody in the same turn; otherwise it goes on. A loop that writes itself uses up to a tenth less
  CPU for a lone move, and a disk that hangs freezes everybody for as long: that is not worth it.
- Garbage is looked for rarely, and what is there from the start never.

Tried, and of no use: the server's own modules compiled by mypyc, the log `WITHOUT ROWID`, a larger page cache, mapped
memory, sockets that are never pinged. Ticks of 80 ms, in which moves were let in together, bought half the CPU with
everybody's time, and are gone. A log file of our own before SQLite might save a tenth, and be one more thing to lose.
"""


def report(peer: Rows, games: Rows, options: argparse.Namespace) -> str:
    """The page."""
    now = datetime.datetime.now(datetime.UTC)
    return PAGE.format(
        when=f"{now.day} {now:%B %Y}",
        machine=f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}",
        tables=options.tables,
        times=options.times,
        seconds=options.seconds,
        peer="\n".join(table(peer)),
        bars="\n".join(bars(peer)),
        games="\n".join(table(games)),
        notes=NOTES,
    )


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compiled", default="")
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--port", type=int, default=8123)
    parser.add_argument("--out", type=Path, default=REPORT)
    options = parser.parse_args()
    options.out.write_text(report(beside_the_peer(options), real_games(options), options), "utf-8")
    print(f"Written: {options.out}")


if __name__ == "__main__":
    main()
