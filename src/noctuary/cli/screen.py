"""The terminal as a sheet of lines: what fits is on it, and what does not fit comes on a page before it."""

import shutil
import sys
from collections.abc import Iterable, Sequence
from textwrap import wrap

from noctuary.cli.menu import pages
from noctuary.paint import clear, paint
from noctuary.text import Words

LEAST = 6
"""So many lines are kept for the choices, if there are as many."""


class Screen:
    """Writes to standard output; reads nothing but the Enter that turns a page."""

    def __init__(self, words: Words, colours: bool) -> None:
        self.words = words
        self.colours = colours

    @property
    def width(self) -> int:
        """Columns to draw in; the last stays free, so that no terminal breaks the line."""
        return max(60, min(shutil.get_terminal_size((80, 24)).columns, 120)) - 1

    @property
    def height(self) -> int:
        """Rows to draw in."""
        return max(20, shutil.get_terminal_size((80, 24)).lines)

    def show(
        self, table: Sequence[str], above: Iterable[str], question: str, labels: list[str], page: int, new: bool
    ) -> int:
        """One screen with the question last; returns how many pages its choices take.

        News that do not fit above the choices get a page of their own first, once: they are `new`.
        """
        told = [row for line in above for row in wrap(line, self.width, subsequent_indent="    ")]
        asked = wrap(question, self.width)
        room = self.height - len(table) - len(asked) - 2
        whole = sum(map(len, pages(labels, self.width, 1000)))
        kept = room - min(whole, max(LEAST, room - len(told)))
        if new and len(told) > kept:
            self.read([self.words("play-news"), *told])
        told = told[max(0, len(told) - kept) :] if kept > 0 else []
        choices = pages(labels, self.width, max(2, room - len(told)))
        if len(choices) > 1:
            choices = pages(labels, self.width, max(2, room - len(told) - 1))
        shown = [*choices[min(page, len(choices) - 1)]]
        if len(choices) > 1:
            shown.append(self.words("play-page", page=page + 1, pages=len(choices)))
        self.write([*table, "", *told, *(f"«!{line}!»" for line in asked), *shown])
        return len(choices)

    def read(self, lines: Sequence[str]) -> bool:
        """Some text, page by page; False if the person wants no more of it."""
        rows = [row for line in lines for row in (wrap(line, self.width) or [""])]
        room = self.height - 2
        for at in range(0, len(rows), room):
            self.write(rows[at : at + room])
            if sys.stdin.isatty():
                try:
                    input(self.words("play-continue"))
                except (EOFError, KeyboardInterrupt):
                    return False
        return True

    def write(self, lines: Iterable[str]) -> None:
        """A fresh screen with these lines."""
        print(clear(self.colours), end="")
        for line in lines:
            print(paint(line, self.colours))
