"""Storms over a simulated house: many seeds on all cores, and what went wrong in which.

    storm.py [--seeds 1000] [--first 0] [--jobs N]      run seeds, print those that fail
    storm.py --seeds 10000 --keep build/storm.jsonl     keep what came out, one line a seed, and go on where it ended
    storm.py --seed 42 --trace                          one of them again, with all that happens
    storm.py --plant NAME [--seeds 300]                 the same house with a bug: how many seeds until it is found
    storm.py --plants                                   every planted bug, one after the other

A seed is a world: nodes, database, bus, people and faults (`tests/support/storm`). The same seed is the same world, to
the last message. The exit status is 1 if something went wrong, or a planted bug was not found.
"""

import argparse
import json
import multiprocessing
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
os.environ["NOCTUARY_GAMES"] = "support.lanterns"

from support.storm.plants import PLANTS, planted
from support.storm.world import Outcome, storm

FOUND = 10
"""After so many failing seeds there is enough to look at."""
TOLD = 10.0
"""Seconds between lines of progress."""


def one(seed: int, plant: str = "") -> Outcome:
    """One world."""
    with planted(plant):
        return storm(seed)


def outcomes(seeds: Iterable[int], plant: str, jobs: int) -> Iterator[Outcome]:
    """Worlds as they are done."""
    work = partial(one, plant=plant)
    if jobs == 1:
        yield from map(work, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs, maxtasksperchild=200) as pool:
        yield from pool.imap_unordered(work, seeds, chunksize=4)


class Tally:
    """What was seen so far."""

    def __init__(self, seeds: int) -> None:
        self.seeds = seeds
        self.began = self.told = time.monotonic()
        self.kept = 0
        """Of an earlier run."""
        self.done = self.lines = self.steps = 0
        self.seconds = 0.0
        self.counts: Counter[str] = Counter()
        self.failed: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        self.done += 1
        self.lines += outcome.lines
        self.steps += outcome.steps
        self.seconds += outcome.seconds
        self.counts.update(outcome.counts)
        if outcome.wrong:
            self.failed.append(outcome)
            print(f"seed {outcome.seed} failed (storm.py --seed {outcome.seed} --trace):")
            print("".join(f"  {each}\n" for each in outcome.wrong), end="", flush=True)
        if time.monotonic() - self.told > TOLD:
            self.told = time.monotonic()
            print(self, flush=True)

    def __str__(self) -> str:
        minutes = (time.monotonic() - self.began) / 60
        hours = self.seconds / 3600
        kept = f" ({self.kept} before)" if self.kept else ""
        return (
            f"{self.done + self.kept} of {self.seeds} seeds{kept}, {len(self.failed)} failed; "
            f"{hours:.1f} simulated hours in {minutes:.1f} minutes ({hours / minutes:.1f} hours a minute), "
            f"{self.lines} lines stored, {self.steps} callbacks"
        )


class Kept:
    """What came out, in a file: a seed that is there is not run again."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.seeds: set[int] = set()
        if path is not None and path.exists():
            self.seeds = {json.loads(line)["seed"] for line in path.read_text().splitlines()}

    def add(self, outcome: Outcome) -> None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a") as file:
                file.write(json.dumps(outcome._asdict()) + "\n")


def run_seeds(first: int, seeds: int, jobs: int, kept: Kept) -> int:
    """Look for what goes wrong."""
    tally = Tally(seeds)
    wanted = [seed for seed in range(first, first + seeds) if seed not in kept.seeds]
    tally.kept = seeds - len(wanted)
    for outcome in outcomes(wanted, "", jobs):
        tally.add(outcome)
        kept.add(outcome)
        if len(tally.failed) >= FOUND and kept.path is None:
            break
    print(tally)
    print(", ".join(f"{name} {count}" for name, count in sorted(tally.counts.items())))
    return 1 if tally.failed else 0


def find(plant: str, first: int, seeds: int, jobs: int) -> bool:
    """Look for a bug that is there."""
    for tried, outcome in enumerate(outcomes(range(first, first + seeds), plant, jobs), start=1):
        if outcome.wrong:
            what = outcome.wrong[0].splitlines()[-1][:140]
            print(f"{plant}: found after {tried} seeds, by seed {outcome.seed}: {what}", flush=True)
            return True
    print(f"{plant}: not found in {seeds} seeds", flush=True)
    return False


def replay(seed: int, plant: str, trace: bool) -> int:
    """One world again."""
    with planted(plant):
        outcome = storm(seed, trace)
    figures = f"{outcome.seconds:.1f} s, {outcome.steps} callbacks, {outcome.lines} lines"
    print(f"seed {seed}: {figures}, trace {outcome.trace}")
    print("".join(f"  {each}\n" for each in outcome.wrong) or "  nothing is wrong\n", end="")
    return 1 if outcome.wrong else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=0, help="how many (1000; 300 for a planted bug)")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--trace", action="store_true")
    parser.add_argument("--plant", default="", choices=["", *PLANTS])
    parser.add_argument("--plants", action="store_true")
    given = parser.parse_args()
    if given.seed is not None:
        return replay(given.seed, given.plant, given.trace)
    if given.plants or given.plant:
        wanted = [given.plant] if given.plant else list(PLANTS)
        missed = [each for each in wanted if not find(each, given.first, given.seeds or 300, given.jobs)]
        return 1 if missed else 0
    return run_seeds(given.first, given.seeds or 1000, given.jobs, Kept(given.keep))


if __name__ == "__main__":
    sys.exit(main())
