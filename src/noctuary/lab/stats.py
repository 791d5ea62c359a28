"""Intervals: of a share, of a mean, of the difference of two series that were played on the same deals."""

import math
from collections.abc import Sequence

import msgspec

from noctuary.lab.simulate import wilson

Z = 1.96
"""Of a 95 % interval."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval, from `n` games."""

    value: float
    low: float
    high: float
    n: int

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        """Whether a value lies outside the interval."""
        return not self.low <= value <= self.high


def share(values: Sequence[float], most: float = 1.0) -> Estimate:
    """The mean of values between 0 and 1, most of them 0 or 1; a shared victory counts in parts (Wilson)."""
    n = len(values)
    total = sum(values)
    if not n:
        return Estimate(0.0, 0.0, most, 0)
    low, high = wilson_of(total, n)
    return Estimate(total / n, low, high, n)


def wilson_of(total: float, n: int) -> tuple[float, float]:
    """Wilson's interval for a total that need not be whole: between those of its neighbours."""
    below, above = math.floor(total), math.ceil(total)
    part = total - below
    low, high = wilson(below, n), wilson(above, n)
    return (1 - part) * low[0] + part * high[0], (1 - part) * low[1] + part * high[1]


def mean(values: Sequence[float]) -> Estimate:
    """A mean and its interval (normal: for tens of games and more)."""
    n = len(values)
    if not n:
        return Estimate(0.0, -math.inf, math.inf, 0)
    middle = math.fsum(values) / n
    if n == 1:
        return Estimate(middle, -math.inf, math.inf, 1)
    spread = math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (n - 1))
    half = Z * spread / math.sqrt(n)
    return Estimate(middle, middle - half, middle + half, n)


def difference(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """By how much a figure grows from one series to the other, deal by deal."""
    return mean([b - a for a, b in zip(before, after, strict=True)])


def difference_of_shares(before: Sequence[float], after: Sequence[float]) -> Estimate:
    """The same for shares. Where not one deal differed, a difference of three in `n` could still be there."""
    found = difference(before, after)
    if found.n > 1 and found.half == 0:
        return Estimate(found.value, found.value - 3 / found.n, found.value + 3 / found.n, found.n)
    return found


def gap(first: Estimate, second: Estimate) -> Estimate:
    """The difference of two shares of independent series (Newcombe)."""
    value = second.value - first.value
    low = math.hypot(second.value - second.low, first.high - first.value)
    high = math.hypot(second.high - second.value, first.value - first.low)
    return Estimate(value, value - low, value + high, first.n + second.n)


def elo(share_: float, n: int) -> float:
    """A share on the scale of chess ratings; half a game is added to both sides, so that 0 and 1 have one as well."""
    p = (share_ * n + 0.5) / (n + 1)
    return 400 * math.log10(p / (1 - p))
