"""Rules that no test cites, and citations of rules that do not exist: `python -m noctuary.testing.rules [TESTS]`.

The numbers come from the games' rulebooks and rulings, by the letters that each game's Spec names; the citations from
`@rule(…)` marks in the tests. Prints nothing and exits with 0 if the two agree.
"""

import re
import sys
from pathlib import Path

from noctuary import rulebooks
from noctuary.catalog import GAMES

MARK = re.compile(r"^\s*@(?:pytest\.mark\.)?rule\(([^)]*)\)", re.MULTILINE)


def cited(tests: Path) -> dict[str, Path]:
    """Every number that a test cites, with one file that does."""
    found: dict[str, Path] = {}
    for test in sorted(tests.rglob("test_*.py")):
        for mark in MARK.findall(test.read_text("utf-8")):
            for number in re.findall(r'"([^"]+)"', mark):
                found.setdefault(number, test)
    return found


def faults(tests: Path) -> list[str]:
    """One line for each game with rules that no test shows, and for each citation that leads nowhere."""
    shown = cited(tests)
    known: set[str] = set()
    lines = []
    for name, spec in GAMES.items():
        numbers = list(rulebooks.rules(spec, "en"))
        known.update(numbers)
        missing = [number for number in numbers if number not in shown]
        if missing:
            lines.append(f"{name}: no test cites {', '.join(missing)}")
    letters = {prefix for spec in GAMES.values() for prefix in spec.prefixes}
    for number, test in shown.items():
        if number.split("-")[0] in letters and number not in known:
            lines.append(f"{test}: cites {number}, which is in no rulebook")
    return lines


def main(arguments: list[str]) -> int:
    """Print what is wrong."""
    lines = faults(Path(arguments[0] if arguments else "tests"))
    print("".join(f"{line}\n" for line in lines), end="")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
