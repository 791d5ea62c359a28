"""Chance: every random number of a game, from one seed.

SHA-256 in counter mode over a 256-bit seed, with one labelled stream per use: what is drawn for one purpose never
shifts what is drawn for another, so a secret draw cannot be noticed in a public one. The hash of the seed can be shown
before the first card is dealt and the seed itself after the last, so that anybody can check the shuffle.
"""

from hashlib import sha256
from struct import Struct
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = Struct(">8I")
WORD: Final = 1 << 32
COUNTERS: Final = [block.to_bytes(8, "big") for block in range(16)]
"""The counter of the first blocks, ready made: enough for a shuffle."""


def counters(first: int, end: int) -> list[bytes]:
    """The counters of some blocks."""
    if end <= len(COUNTERS):
        return COUNTERS[first:end]
    return [block.to_bytes(8, "big") for block in range(first, end)]


class Stream:
    """Random integers of one labelled use, 32 bits at a time."""

    __slots__ = ("block", "key", "left", "words")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.block: int = 0
        self.words: tuple[int, ...] = ()
        self.left: int = 0

    def fill(self) -> None:
        """The next eight words."""
        [counter] = counters(self.block, self.block + 1)
        self.words = WORDS.unpack(sha256(self.key + counter).digest())
        self.block += 1
        self.left = 8

    def word(self) -> int:
        """The next 32 random bits."""
        if self.left == 0:
            self.fill()
        self.left -= 1
        return self.words[self.left]

    def take(self, count: int) -> list[int]:
        """The next `count` words."""
        taken = list(self.words[: self.left][::-1])
        blocks = (count - len(taken) + 7) // 8
        if blocks > 0:
            key = self.key
            block = self.block
            for counter in counters(block, block + blocks):
                taken += WORDS.unpack(sha256(key + counter).digest())[::-1]
            self.block = block + blocks
            self.words = tuple(taken[:-9:-1])
        self.left = len(taken) - count
        return taken[:count]

    def below(self, n: int) -> int:
        """A fair integer in 0 … n-1. Words that would favour small results are thrown away."""
        if n <= 0:
            raise ValueError(f"there is no number below {n}")
        fair = WORD - WORD % n
        while True:
            word = self.word()
            if word < fair:
                return word % n

    def shuffle(self, items: list[T]) -> None:
        """Put `items` in a random order, in place (Fisher-Yates)."""
        # `below`, written out: this loop is where a simulation spends its shuffling. A word under `sure` is fair for
        # every n of this shuffle; only one above it, about one in a hundred million, is looked at closely.
        n = len(items)
        sure = WORD - n
        while n > 1:
            for word in self.take(n - 1):
                if word < sure or word < WORD - WORD % n:
                    at = word % n
                    n -= 1
                    item = items[n]
                    items[n] = items[at]
                    items[at] = item


class Chance:
    """The random source of one game: a seed, and how often each label was used.

    `uses` is replaced and never changed, so copies of a game share it until one of them draws.
    """

    __slots__ = ("seed", "uses")

    def __init__(self, seed: bytes, uses: dict[str, int] | None = None) -> None:
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        self.seed = seed
        self.uses: dict[str, int] = {} if uses is None else uses

    def __repr__(self) -> str:
        """By its seal: the seed is a secret until the game is over."""
        return f"<Chance {self.commitment()[:12]}…>"

    def stream(self, label: str) -> Stream:
        """A fresh stream for the next use of `label`."""
        use = self.uses.get(label, 0)
        self.uses = {**self.uses, label: use + 1}
        return Stream(sha256(self.seed + f"{label}/{use}".encode()).digest())

    def shuffle(self, label: str, items: list[T]) -> None:
        """Put `items` in a random order, in place."""
        self.stream(label).shuffle(items)

    def below(self, label: str, n: int) -> int:
        """A fair integer in 0 … n-1."""
        return self.stream(label).below(n)

    def pick(self, label: str, items: tuple[T, ...]) -> T:
        """One of `items`."""
        return items[self.below(label, len(items))]

    def copy(self) -> "Chance":
        """A source that will go on just as this one."""
        return Chance(self.seed, self.uses)

    def commitment(self) -> str:
        """The hash that is shown before the game; the seed, shown after it, must give the same."""
        return sha256(b"noctuary seed " + self.seed).hexdigest()


def seed_of(text: str) -> bytes:
    """The seed that a word or a deal number stands for. Anybody can compute it: for shared deals and tests only."""
    return sha256(b"noctuary deal " + text.encode()).digest()
