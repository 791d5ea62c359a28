"""A quick random source for search, which needs thousands of numbers for one decision and keeps no secrets by them."""

from typing import Final, TypeVar

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
