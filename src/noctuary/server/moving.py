"""Moving links: a word that takes a seat to another device, once."""

import secrets
from collections.abc import Callable

from noctuary.core.effects import Seat
from noctuary.server.doors import Closed
from noctuary.server.state import State, hashed

VALID = 600.0
"""Seconds for which a word opens a seat."""


class Moving:
    """The words of one table. Only their hashes are kept."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.words: dict[str, tuple[Seat, float, str]] = {}
        """By hash: the seat, until when, and who held it."""

    def word(self, state: State, seat: Seat) -> str:
        """A new word for a seat; an earlier one opens it no more."""
        word = secrets.token_urlsafe(24)
        self.words = {key: value for key, value in self.words.items() if value[1] > self.now() and value[0] != seat}
        self.words[hashed(word)] = (seat, self.now() + VALID, state.holder(seat))
        return word

    def take(self, state: State, word: str) -> Seat:
        """The seat that a word opens, unless somebody else holds it by now.

        So it opens it no second time: whoever came by it holds the seat with another token. If that could not be
        stored, they may try again.
        """
        key = hashed(word)
        if not self._good(state, key):
            raise Closed("word")
        return self.words[key][0]

    def awaited(self, state: State) -> bool:
        """Whether somebody may still come by a link."""
        return any(self._good(state, key) for key in self.words)

    def _good(self, state: State, key: str) -> bool:
        seat, until, holder = self.words.get(key, (None, 0.0, ""))
        return until > self.now() and holder == state.holder(seat)
