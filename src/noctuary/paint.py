"""Marks in drawn lines into colours, or out of the way."""

import os
import sys

_COLOURS = {"«R": "\x1b[31m", "R»": "\x1b[39m", "«!": "\x1b[1m", "!»": "\x1b[22m", "«.": "\x1b[2m", ".»": "\x1b[22m"}


def paint(line: str, colours: bool) -> str:
    """One line for the terminal."""
    for mark, code in _COLOURS.items():
        line = line.replace(mark, code if colours else "")
    return line


def wants_colours(plain: bool) -> bool:
    """Colours on a terminal, unless the person or the custom of `NO_COLOR` says no."""
    return not plain and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def clear(colours: bool) -> str:
    """What empties the screen."""
    return "\x1b[2J\x1b[H" if colours else ""
