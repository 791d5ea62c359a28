"""Write the table of the days' deals: for each day a number that is proved winnable under every preset, and its stars.

    python scripts/daily_deals.py FIRST LAST      # 2026-11-19 2028-12-31: a minute or two, compiled

Days that are in the table stay as they are: somebody may have played them.
"""

import sys
from datetime import date, timedelta
from pathlib import Path

from noctuary.oubliette.bot.oracle import solve
from noctuary.oubliette.daily import PRESETS, WIDTH
from noctuary.oubliette.grade import NODES, dealt, graded
from noctuary.oubliette.options import Options

ROOT = Path(__file__).parents[1]
TEXT = ROOT / "src" / "noctuary" / "oubliette" / "daily.txt"
TYPESCRIPT = ROOT / "web" / "src" / "lib" / "daily.generated.ts"
HARSHEST_FIRST = sorted(PRESETS, key=Options.mildness.index)


def winnable(deal: int) -> bool:
    """Whether the oracle has a line for this deal under every preset."""
    return all(
        solve(dealt(deal, Options.make({"preset": preset})), NODES).line is not None for preset in HARSHEST_FIRST
    )


def letters_of(day: date) -> str:
    """The digit put behind the date, and the stars."""
    number = int(day.strftime("%Y%m%d"))
    for digit in "-0123456789":
        deal = number if digit == "-" else number * 10 + int(digit)
        if winnable(deal):
            return digit + "".join(str(graded(deal, preset).stars) for preset in PRESETS)
    raise SystemExit(f"no winnable deal for {day}")


def main() -> None:
    """Add days to the table."""
    first, last = map(date.fromisoformat, sys.argv[1:3])
    days = ""
    if TEXT.exists():
        begun, days = TEXT.read_text("utf-8").split()
        first = date.fromisoformat(begun)
    for at in range(len(days) // WIDTH, (last - first).days + 1):
        days += letters_of(first + timedelta(days=at))
    TEXT.write_text(f"{first}\n{days}\n", "utf-8")
    TYPESCRIPT.write_text(
        "/* The deals of the days (see src/noctuary/oubliette/daily.py). Written by scripts/daily_deals.py. */\n"
        f"export const FIRST = '{first}';\nexport const PRESETS = {list(PRESETS)!r};\n"
        f"export const DAYS =\n  '{days}';\n",
        "utf-8",
    )


if __name__ == "__main__":
    main()
