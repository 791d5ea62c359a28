"""Rules that no test cites, and citations of rules that do not exist: `python -m noctuary.testing.rules [TESTS]`.

The numbers come from the games' rulebooks and rulings, by the letters that each game's Spec names; the citations from
`@rule(…)` marks in the tests. Only the games of the project that the tests lie in are asked about: a package with a
game of its own need not show the house's rules. Prints nothing and exits with 0 if the two agree.
"""

import re
import sys
from importlib.resources import files
from pathlib import Path

from noctuary import rulebooks
from noctuary.catalog import GAMES
from noctuary.core.spec import Spec

MARK = re.compile(r"^\s*@(?:pytest\.mark\.)?rule\(([^)]*)\)", re.MULTILINE)


def cited(tests: Path) -> dict[str, Path]:
    """Every number that a test cites, with one file that does."""
    found: dict[str, Path] = {}
    for test in sorted(tests.rglob("test_*.py")):
        for mark in MARK.findall(test.read_text("utf-8")):
            for number in re.findall(r'"([^"]+)"', mark):
                found.setdefault(number, test)
    return found


def belongs(spec: Spec, tests: Path) -> bool:
    """Whether a game is in the same project as the tests: below the folder that holds them, and not installed there."""
    home = Path(str(files(spec.home))).resolve() if spec.home else None
    return home is not None and tests.resolve().parent in home.parents and "site-packages" not in home.parts


def asked_about(tests: Path, shown: dict[str, Path]) -> list[str]:
    """The project's own games; where none lies beside the tests, those of which they cite a rule."""
    own = [name for name, spec in GAMES.items() if belongs(spec, tests)]
    letters = {number.split("-")[0] for number in shown}
    return own or [name for name, spec in GAMES.items() if letters & {*spec.prefixes}]


def faults(tests: Path) -> list[str]:
    """One line for each of these games with rules that no test shows, and for each citation that leads nowhere."""
    shown = cited(tests)
    own = asked_about(tests, shown)
    known: set[str] = set()
    lines = []
    for name, spec in GAMES.items():
        numbers = list(rulebooks.rules(spec, "en"))
        known.update(numbers)
        missing = [number for number in numbers if number not in shown]
        if missing and name in own:
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
