"""Every numbered rule and ruling that no test cites, per game; exits 1 if there is one.

The numbers come from the rulebooks and the rulings page, the citations from `@rule(…)` marks in the tests.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LETTERS = {"oubliette": ("O", "OA"), "occulto": ("C", "CA"), "obscurio": ("B", "BA", "BC")}
NUMBER = re.compile(r"^\*\*((?:O|OA|C|CA|B|BA|BC)-\d+[a-z]?)\*\*", re.MULTILINE)
MARK = re.compile(r"@(?:pytest\.mark\.)?rule\(([^)]*)\)")


def numbers(game: str) -> list[str]:
    """Every number of a game, rules first."""
    pages = [ROOT / f"docs/rules/{game}.en.md", ROOT / "docs/rulings.md"]
    found = [number for page in pages for number in NUMBER.findall(page.read_text("utf-8"))]
    return [number for number in found if number.split("-")[0] in LETTERS[game]]


def cited() -> set[str]:
    """Every number that a test cites."""
    tests = (ROOT / "tests").rglob("test_*.py")
    return {number for test in tests for mark in MARK.findall(test.read_text("utf-8")) for number in _quoted(mark)}


def _quoted(mark: str) -> list[str]:
    return re.findall(r'"([^"]+)"', mark)


def main() -> int:
    """Print what is missing."""
    shown = cited()
    games = [game for game in LETTERS if (ROOT / "src" / "noctuary" / game / "__init__.py").exists()]
    missing = {game: [number for number in numbers(game) if number not in shown] for game in games}
    for game, found in missing.items():
        if found:
            print(f"{game}: no test cites {', '.join(found)}")
    return 1 if any(missing.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
