"""The deal of the day: one number a day by universal time, proved winnable under every preset, and its stars.

A day's number is its date, 20261119. Where the oracle has no winning line for that deal under some preset, a digit is
put behind it until there is one for all. `daily.txt` holds that digit and the stars for every day of some years, made
by `scripts/daily_deals.py`; the browser has the same text. After its end the date alone is the number.
"""

from datetime import date, timedelta
from functools import cache
from importlib.resources import files
from typing import Final

from noctuary.oubliette.options import Options

PRESETS: Final = tuple(Options.presets)
WIDTH: Final = 1 + len(PRESETS)
"""Letters for a day: the digit put behind its date (`-` for none), and the stars under each preset."""


@cache
def table() -> tuple[date, str]:
    """The first day, and the letters of all days."""
    first, days = files("noctuary.oubliette").joinpath("daily.txt").read_text("utf-8").split()
    return date.fromisoformat(first), days


def _letters(day: date) -> str:
    first, days = table()
    at = (day - first).days * WIDTH
    return days[at : at + WIDTH] if 0 <= at < len(days) else ""


def deal_of_day(day: date) -> int:
    """The number of the day's deal."""
    number = int(day.strftime("%Y%m%d"))
    letters = _letters(day)
    return number * 10 + int(letters[0]) if letters and letters[0] != "-" else number


def stars_of_day(day: date, preset: str) -> int:
    """The stars of the day's deal; 0 where the table does not reach."""
    letters = _letters(day)
    return int(letters[1 + PRESETS.index(preset)]) if letters and preset in PRESETS else 0


def last_day() -> date:
    """The last day that the table knows."""
    first, days = table()
    return first + timedelta(days=len(days) // WIDTH - 1)
