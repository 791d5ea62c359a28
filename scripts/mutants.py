"""Do the tests bite? Small wrong changes of the rules, one at a time: a test must fail for each.

    python scripts/mutants.py [--sample 200] [--only occulto] [--jobs 2]

Every test is run once with coverage (kept in `build/mutants` while sources and tests stay the same), so that a mutant
is tried only on the tests that come through its line, the quickest first, until one fails. A process that has imported
everything forks for each mutant and gives the function other code: no start, no import. A change of what is carried out
on import is tried in a process that imports the game anew. Time is counted in CPU seconds, so a busy machine gives the
same result: a test that takes ten times as long as before (and a second) has noticed.

A mutant survives if the tests that could be run in `--budget` CPU seconds all pass. Those known to be harmless are in
`scripts/mutants.toml`, each with the reason; the others are printed. Both lower the figure.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from mutants_run import Baseline, Verdict, fork_all
from mutations import Mutant, mutants

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "noctuary"
OUT = ROOT / "build" / "mutants"
KNOWN = ROOT / "scripts" / "mutants.toml"
TESTS = ("tests/core", "tests/oubliette", "tests/occulto", "tests/obscurio")
PACKAGES = ("core", "oubliette", "occulto", "obscurio")
LONG_FILES = ("tests/obscurio/test_conformance.py", "tests/obscurio/test_worlds.py")
"""Whole games in many worlds: minutes, which no mutant is worth."""

ROOMS = ("rules", "pieces", "pieces.py", "state.py", "choices.py", "view.py", "knowledge.py")
"""What is looked at in a game. Of the core: everything."""


def sources(package: str) -> list[Path]:
    """The files of a package that are changed."""
    folder = SOURCE / package
    files = sorted(folder.rglob("*.py"))
    return files if package == "core" else [path for path in files if path.relative_to(folder).parts[0] in ROOMS]


def package_of(mutant: Mutant) -> str:
    return mutant.path.relative_to(SOURCE).parts[0]


def place(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(SOURCE)}:{mutant.line}"


def chosen(files: list[Path], sample: int, seed: int) -> list[Mutant]:
    """All mutants of these files, or so many by lot; the same seed draws the same."""
    every = [mutant for path in files for mutant in mutants(path)]
    return sorted(random.Random(seed).sample(every, sample), key=every.index) if 0 < sample < len(every) else every


def known_survivors() -> dict[tuple[str, str], str]:
    """The mutants that no test can or need notice, by file and name, with the reason."""
    table = tomllib.loads(KNOWN.read_text("utf-8")) if KNOWN.exists() else {}
    return {(each["file"], name): each["reason"] for each in table.get("harmless", []) for name in each["mutants"]}


def sources_digest() -> str:
    """Changes when a file does that mutants are made of."""
    seen = sha256()
    for path in (path for package in PACKAGES for path in sources(package)):
        seen.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return seen.hexdigest()


def baseline(tests: list[str], out: Path) -> Baseline:
    """Which test comes through which line, and how long it takes. What changed is measured anew."""
    digest_of_sources = sources_digest()
    out.mkdir(parents=True, exist_ok=True)
    files = [path for test in tests for path in (sorted((ROOT / test).rglob("test_*.py")) or [ROOT / test])]
    files = [path for path in files if str(path.relative_to(ROOT)) not in LONG_FILES]
    kept = {
        str(path.relative_to(ROOT)): sha256(digest_of_sources.encode() + path.read_bytes()).hexdigest()
        for path in files
    }
    places = {file: out / f"{digest}.json" for file, digest in kept.items()}
    missing = [file for file, path in places.items() if not path.exists()]
    if missing:
        print(f"Running {len(missing)} files of tests with coverage …", file=sys.stderr)
        whole = out / "measured.json"
        command = [sys.executable, str(ROOT / "scripts" / "mutants_run.py"), str(whole), *missing, "--"]
        command += [str(path) for package in PACKAGES for path in sources(package)]
        if subprocess.run(command, cwd=ROOT, check=False).returncode:
            raise SystemExit(1)
        nothing: dict[str, object] = {"seconds": {}, "lines": {}, "on_import": {}}
        measured = json.loads(whole.read_text("utf-8"))
        for file in missing:
            places[file].write_text(json.dumps(measured.get(file, nothing)), "utf-8")
    return Baseline.read([json.loads(path.read_text("utf-8")) for path in places.values()])


@dataclass
class Tally:
    """What became of the mutants of a package."""

    killed: int = 0
    harmless: int = 0
    survived: list[Verdict] = field(default_factory=list)

    @property
    def total(self) -> int:
        return self.killed + self.harmless + len(self.survived)

    def row(self, name: str) -> str:
        share = 100 * self.killed / self.total if self.total else 100.0
        return f"{name:<10} {self.total:>6} {self.killed:>7} {share:>6.1f} % {self.harmless:>9} {len(self.survived):>9}"


def tally(verdicts: list[Verdict]) -> dict[str, Tally]:
    known = known_survivors()
    found = {package: Tally() for package in PACKAGES}
    for verdict in verdicts:
        mutant = verdict.mutant
        row = found[package_of(mutant)]
        if verdict.killer:
            row.killed += 1
        elif (str(mutant.path.relative_to(SOURCE)), mutant.name) in known:
            row.harmless += 1
        else:
            row.survived.append(verdict)
    return {package: row for package, row in found.items() if row.total}


def report(rows: dict[str, Tally]) -> Tally:
    """Print the survivors, then the figures; gives the sum."""
    total = Tally()
    for row in rows.values():
        total.killed += row.killed
        total.harmless += row.harmless
        total.survived += row.survived
    for verdict in total.survived:
        print(f"{place(verdict.mutant)}  {verdict.mutant.name}   [{verdict.tried} tests]")
    print(f"\n{'':<10} {'mutants':>6} {'killed':>7} {'':>8} {'harmless':>9} {'survived':>9}")
    for package, row in rows.items():
        print(row.row(package))
    print(total.row("all"))
    return total


def main(arguments: list[str]) -> int:
    """Try the mutants; 1 if fewer than `--at-least` per cent are killed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", type=int, default=0, help="so many by lot instead of all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=PACKAGES, help="a package; may be given again")
    parser.add_argument("--file", action="append", default=[], help="only files whose path ends so; may be given again")
    parser.add_argument("--survivors", type=Path, help="only those that survived, by the verdicts of another run")
    parser.add_argument("--tests", nargs="+", default=list(TESTS), help="the tests to try them on")
    parser.add_argument("--budget", type=float, default=20, help="CPU seconds of tests for one mutant")
    parser.add_argument("--out", type=Path, default=OUT, help="where measurements and verdicts are kept")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--at-least", type=float, default=90, help="per cent that must be killed")
    given = parser.parse_args(arguments)
    os.chdir(ROOT)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # no test here needs one, and each costs a start
    files = [path for package in given.only or PACKAGES for path in sources(package)]
    picked = chosen([path for path in files if str(path).endswith(tuple(given.file) or "")], given.sample, given.seed)
    if given.survivors:
        left = {(each[0], each[1]) for each in map(json.loads, given.survivors.read_text().splitlines()) if not each[2]}
        picked = [each for each in picked if (str(each.path), each.index) in left]
    measured = baseline(given.tests, given.out)
    began = time.monotonic()
    verdicts = fork_all(picked, measured, tuple(given.tests), given.budget, given.jobs, given.out / "verdicts.jsonl")
    total = report(tally(verdicts))
    print(f"{time.monotonic() - began:.0f} s")
    return 0 if total.killed >= given.at_least / 100 * total.total else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
