"""Real faults while games are played on several nodes, one after the other; docs/reports/cluster.md from what is found.

    faults.py [--tables 6] [--nodes 3] [--only kill_owner,cut_bus] [--report FILE]

PostgreSQL, NATS and every node are processes of their own on this machine; `tests/support/faults.py` says what is done
to them and what is checked. The exit status is 1 if anything was lost, heard in two orders, or stuck.
"""

import argparse
import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from support.faults import NAMES, PAUSE, Faults, Told, evening, well

HEAD = """# Several nodes: faults

What happens to a house of several nodes when something goes wrong, really done: `make faults` kills, puts to sleep,
cuts off and restarts processes while people and bots play games of all three kinds, and reads the log at the end. How
to run such a house is in [the guide](../guides/host.md#from-one-machine-to-ten).
"""
FOOT = Path(__file__).with_suffix(".txt").read_text()
"""What the columns mean, and what was seen besides."""


def seconds(values: list[float]) -> str:
    """The middle and the longest."""
    return f"{values[len(values) // 2]:.1f} / {values[-1]:.1f}" if values else "-"


def row(told: Told) -> str:
    """A fault as one line of the table."""
    what = (getattr(Faults, told.fault).__doc__ or "").rstrip(".")
    stuck = ", ".join(told.stuck) or "nobody"
    return f"| `{told.fault}` | {what} | {told.tables} | {seconds(told.waits)} | {told.acks} | {stuck} |"


def report(found: dict[str, Any], told: list[Told], command: str) -> str:
    """The page."""
    day = time.strftime("%-d %B %Y")
    number = {name: len(value) if isinstance(value, list) else value for name, value in found.items()}
    counts = [
        "{tables} tables, {people} people besides bots, {games_begun} games begun.",
        "{acknowledged} commands acknowledged, {words} of them words that all at a table hear.",
        "Not in the log: {lost}. Twice in it: {twice}. Answered in two ways: {answered_in_two_ways}. Never answered:"
        " {unanswered}.",
        "People who heard words in another order than the log's: {heard_in_another_order}. Who saw at the end something"
        " else than a newcomer to their seat: {see_something_else}.",
        "Lines that were lost and made anew: {came_back}.",
    ]
    lines = [
        HEAD,
        f"{day}, `{command}`, {os.cpu_count()} cores, load average {os.getloadavg()[0]:.0f} at the end.",
        "Tests hold the counts; times are told, and held by nothing.",
        "",
        *("- " + each.format(**number) for each in counts),
        "",
        "| fault | what was done | tables | longest wait, s | carried out | stuck |",
        "|---|---|---|---|---|---|",
        *map(row, told),
    ]
    return "\n".join(lines) + "\n" + FOOT


def main() -> None:
    """Do it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds that a person thinks, at most")
    parser.add_argument("--only", default=",".join(NAMES))
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    wanted = tuple(options.only.split(","))
    if unknown := set(wanted) - set(NAMES):
        parser.error(f"no such fault: {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
    print(f"Starting PostgreSQL, NATS and {options.nodes} nodes; {options.tables} tables …", flush=True)
    found, told = asyncio.run(
        evening(options.tables, options.nodes, wanted, lambda each: print(row(each), flush=True), options.pause)
    )
    print(json.dumps(found, indent=1))
    if options.report is not None:
        flags = f' ARGS="--tables {options.tables} --nodes {options.nodes}"'
        options.report.write_text(report(found, told, f"make faults{flags}"))
    sys.exit(0 if well(found) and not any(each.stuck for each in told) else 1)


if __name__ == "__main__":
    main()
