"""Two worlds at every step of thousands of random games of Obscurio, for every kind of onlooker: `make worlds`.

    python scripts/obscurio_worlds.py build/worlds.jsonl --games 2000 --minutes 30      # goes on where it stopped
    python scripts/obscurio_worlds.py build/worlds.jsonl --leak "exit door"             # must fail

Every game is one line of the file, kept for the build it was played on: after a change of the rules all begin anew. At
the end, or when the time is over, it prints what was looked at; a world that can be told apart ends it at once.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path

import msgspec
from support import worlds
from support.leaks import LEAKS, leaking
from support.worlds import KINDS, PHASES, constant, missing, search

import noctuary
from noctuary.testing import Broken

FIRST = 1000
"""The seed of the first game."""


class Row(msgspec.Struct):
    """A game that was searched."""

    build: str
    seed: int
    counts: dict[str, int]


def build() -> str:
    """A name for the rules that are tried: the source of the core, of Obscurio and of the search."""
    package = Path(noctuary.__file__).parent
    files = [*package.glob("core/*.py"), *package.glob("obscurio/**/*.py"), Path(worlds.__file__)]
    files.sort(key=lambda file: (file.parent.name, file.name))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def stored(path: Path, name: str) -> dict[int, Counter[str]]:
    """The games of this build in a file; a last line cut short is left out."""
    found: dict[int, Counter[str]] = {}
    for line in path.read_bytes().split(b"\n") if path.exists() else ():
        if line.endswith(b"}"):
            row = msgspec.json.decode(line, type=Row)
            if row.build == name:
                found[row.seed] = Counter(row.counts)
    return found


def one(seed: int) -> tuple[int, Counter[str], str]:
    """One game: what was counted, and what went wrong."""
    try:
        return seed, search([seed]), ""
    except Broken as broken:
        return seed, Counter(), str(broken)


def with_leak(name: str, games: int) -> int:
    """The same games, with views that tell too much: by what it is noticed."""
    total: Counter[str] = Counter()
    with leaking(name):
        for seed in range(FIRST, FIRST + games):
            _, counts, broken = one(seed)
            total.update(counts)
            if fault := broken or ", ".join(constant(total)):
                print(f"seed {seed}: {fault}", file=sys.stderr)
                return 1
    return 0


def run(words: argparse.Namespace) -> int:
    """Search what is missing, with a line of progress now and then."""
    name = build()
    done = stored(words.file, name)
    seeds = [seed for seed in range(FIRST, FIRST + words.games) if seed not in done]
    words.file.parent.mkdir(parents=True, exist_ok=True)
    start = said = time.monotonic()
    with words.file.open("ab") as out, get_context("spawn").Pool(words.jobs) as pool:
        for seed, counts, broken in pool.imap_unordered(one, seeds):
            if broken:
                print(f"seed {seed}: {broken}", file=sys.stderr)
                return 1
            done[seed] = counts
            out.write(msgspec.json.encode(Row(name, seed, counts)) + b"\n")
            out.flush()
            now = time.monotonic()
            if now - said >= 10:
                said = now
                worlds = sum(each["worlds"] for each in done.values())
                print(
                    f"{len(done):,} of {words.games:,} games, {worlds:,} worlds, {(now - start) / 60:.0f} min",
                    flush=True,
                )
            if now - start > 60 * words.minutes:
                break
    return show(done, words.games)


def show(done: dict[int, Counter[str]], games: int) -> int:
    """What was looked at. In the end nothing may have been left out, and every secret must have varied."""
    total: Counter[str] = Counter()
    for counts in done.values():
        total.update(counts)
    print(f"{total['games']:,} games, {total['steps']:,} steps, {total['worlds']:,} worlds; none could be told apart")
    print("players: " + ", ".join(f"{seats} {total[f'players {seats}']:,}" for seats in range(2, 9)))
    print("phases: " + ", ".join(f"{phase} {total[f'phase {phase}']:,}" for phase in PHASES))
    print("| trap in play | " + " | ".join(KINDS) + " |")
    print("|---|" + "---|" * len(KINDS))
    traps = sorted({name[5:].split(", ")[0] for name in total if name.startswith("trap ")})
    for trap in traps:
        print(f"| {trap} | " + " | ".join(f"{total[f'trap {trap}, {kind}']:,}" for kind in KINDS) + " |")
    print("| any or none | " + " | ".join(f"{total[f'kind {kind}']:,}" for kind in KINDS) + " |")
    fixed, unseen = constant(total), missing(total)
    if fixed:
        print(f"secrets that never vary when dealt anew: {fixed}", file=sys.stderr)
    if unseen:
        print(f"not looked at: {unseen}", file=sys.stderr)
    return 1 if fixed or (unseen and len(done) >= min(games, 1000)) else 0


def main(given: Sequence[str] | None = None) -> int:
    """Search, or go on with it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, help="where the games are kept")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--minutes", type=float, default=600, help="stop after so many; the next call goes on")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--leak", choices=LEAKS, help="tell a secret on purpose, to see that it is noticed")
    words = parser.parse_args(given)
    return with_leak(words.leak, words.games) if words.leak else run(words)


if __name__ == "__main__":
    sys.exit(main())
