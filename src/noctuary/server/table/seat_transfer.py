"""Links that move a seat to another device: the word in such a link, good for ten minutes and once."""

import secrets
from collections.abc import Callable

from noctuary.core.effects import Seat
from noctuary.server.errors import Closed
from noctuary.server.table.state import State, hashed

VALID = 600.0
"""Seconds for which a word opens a seat."""


class SeatTransfers:
    """The words of one table: only their hashes are kept, and nothing of them is stored."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.words: dict[str, Word] = {}
        """By hash."""

    def word(self, state: State, seat: Seat) -> str:
        """A new word for a seat; an earlier one opens it no more."""
        word = secrets.token_urlsafe(24)
        self.words = {key: each for key, each in self.words.items() if self.good(state, each) and each.seat != seat}
        self.words[hashed(word)] = Word(seat, self.now() + VALID, state.holder(seat))
        return word

    def take(self, word: str) -> "Word":
        """What a word opens, if it is `good`; it opens it no second time."""
        found = self.words.pop(hashed(word), None)
        if found is None:
            raise Closed("word")
        return found

    def give_back(self, word: str, taken: "Word") -> None:
        """Nobody knows whether the seat was moved: whoever has the word may try again, and gets the same token."""
        self.words[hashed(word)] = taken

    def awaited(self, state: State) -> bool:
        """Whether somebody may still come by a link."""
        return any(self.good(state, each) for each in self.words.values())

    def good(self, state: State, word: "Word") -> bool:
        """Whether it is in time, and the seat is held by whom it was made for or by whoever came by it."""
        return word.until > self.now() and state.holder(word.seat) in (word.holder, hashed(word.token))


class Word:
    """What a word opens: the seat, until when, from whom, and the token with which it is held then."""

    def __init__(self, seat: Seat, until: float, holder: str) -> None:
        self.seat = seat
        self.until = until
        self.holder = holder
        self.token = secrets.token_urlsafe(32)
