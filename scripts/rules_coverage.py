"""How much of the rules the tests come through: lines and branches, for the core and each game.

    python scripts/rules_coverage.py [--jobs 2] [--missing] [--all]

The files are those that `mutants.py` changes. Random whole games come through nearly everything and show little, so
they are left out unless `--all` is given: what counts is whether somebody wrote a test that goes there.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutants import PACKAGES, ROOT, SOURCE, TESTS, sources

OUT = ROOT / "build" / "coverage"
RANDOM_GAMES = "not conformance and not worlds and not promise and not golden and not nobody_can_tell"


def coverage(*arguments: str) -> int:
    """The coverage command, with its data in build/coverage."""
    env = {**os.environ, "COVERAGE_FILE": str(OUT / "data"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run([sys.executable, "-m", "coverage", *arguments], cwd=ROOT, env=env, check=False).returncode


def run(tests: str, everything: bool) -> int:
    """The tests of one folder, traced in the files of the rules."""
    files = ",".join(str(path) for package in PACKAGES for path in sources(package))
    which = [] if everything else ["-k", RANDOM_GAMES]
    quiet = ("-q", "--no-header", "--no-summary", "-p", "no:cacheprovider")
    return coverage("run", "--branch", "-p", f"--include={files}", "-m", "pytest", *quiet, tests, *which)


def rows(measured: dict[str, dict[str, dict[str, int]]]) -> list[tuple[str, int, int, int, int]]:
    """Lines and branches that there are and that were come through: a row a package, and their sum."""
    found = []
    for package in PACKAGES:
        own = [each["summary"] for file, each in measured.items() if Path(file).is_relative_to(SOURCE / package)]
        names = ("num_statements", "covered_lines", "num_branches", "covered_branches")
        lines, hit, branches, taken = (sum(each[name] for each in own) for name in names)
        found.append((package, lines, hit, branches, taken))
    lines, hit, branches, taken = (sum(row[at] for row in found) for at in range(1, 5))  # type: ignore[misc]
    return [*found, ("all", lines, hit, branches, taken)]


def main(arguments: list[str]) -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--missing", action="store_true", help="list the lines and branches that no test comes through")
    parser.add_argument("--all", action="store_true", help="with the random whole games")
    given = parser.parse_args(arguments)
    OUT.mkdir(parents=True, exist_ok=True)
    coverage("erase")
    with ThreadPoolExecutor(given.jobs) as pool:
        failed = any([*pool.map(lambda tests: run(tests, given.all), TESTS)])
    coverage("combine", "--quiet")
    report = OUT / "report.json"
    coverage("json", "--quiet", "-o", str(report))
    if given.missing:
        coverage("report", "--show-missing", "--skip-covered")
    files = {str(ROOT / file): each for file, each in json.loads(report.read_text("utf-8"))["files"].items()}
    print(f"\n{'':<10} {'lines':>7} {'':>8} {'branches':>9}")
    for name, lines, hit, branches, taken in rows(files):
        print(f"{name:<10} {lines:>7} {100 * hit / lines:>6.1f} % {branches:>9} {100 * taken / branches:>6.1f} %")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
