"""A quick random source for search, which needs thousands of numbers for one decision and keeps no secrets by them."""

from typing import Final, TypeVar

from noctuary.core.chance import Chance, Stream

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF


class QuickLuck:
    """Marsaglia's xorshift of 32 bits: no secrets depend on it, and it costs a tenth of the game's own."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x: int = seed & MASK or 0x9E3779B9

    def word(self) -> int:
        """The next 32 bits."""
        x = self.x
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.x = x
        return x

    def below(self, n: int) -> int:
        """About evenly one of 0 … n-1. 30 bits of a word, so that nothing grows past 62 (mypyc)."""
        return ((self.word() >> 2) * n) >> 30

    def share(self) -> float:
        """About evenly a number from 0 up to 1."""
        return float(self.word() >> 2) / (1 << 30)

    def shuffle(self, items: list[T]) -> None:
        """Put the items in a random order, in place."""
        n = len(items)
        while n > 1:
            at = self.below(n)
            n -= 1
            item = items[n]
            items[n] = items[at]
            items[at] = item

    def seed(self) -> bytes:
        """A seed for a game's chance."""
        return b"".join([self.word().to_bytes(4, "big") for _ in range(8)])

    def chance(self) -> "QuickChance":
        """A chance for a game that only search will ever see."""
        return QuickChance(self.word())


NO_SEED: Final = bytes(32)


class QuickStream(Stream):
    """Random integers of one use, without any hash."""

    __slots__ = ("luck",)

    def __init__(self, word: int) -> None:
        super().__init__(NO_SEED)
        self.luck: QuickLuck = QuickLuck(word)

    def word(self) -> int:
        return self.luck.word()

    def below(self, n: int) -> int:
        if n <= 0:
            raise ValueError(f"there is no number below {n}")
        return self.luck.below(n)

    def take(self, count: int) -> list[int]:
        return [self.luck.word() for _ in range(count)]

    def shuffle(self, items: list[T]) -> None:
        self.luck.shuffle(items)


class QuickChance(Chance):
    """The chance of a game in a search or a measurement: as fair as can be noticed, and ten times as quick.

    It is given to a copy or a fresh deal, never shared with a game that is played. It has no seed: a position that
    draws by it can be copied, and then goes on alike, but not written down.
    """

    __slots__ = ("luck",)

    def __init__(self, word: int) -> None:
        super().__init__(NO_SEED)
        self.luck: QuickLuck = QuickLuck(word)

    def stream(self, label: str) -> Stream:
        return QuickStream(self.luck.word() ^ 0x5BD1E995)

    def shuffle(self, label: str, items: list[T]) -> None:
        self.luck.shuffle(items)

    def below(self, label: str, n: int) -> int:
        if n <= 0:
            raise ValueError(f"there is no number below {n}")
        return self.luck.below(n)

    def copy(self) -> "QuickChance":
        return QuickChance(self.luck.x)
