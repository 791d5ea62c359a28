"""A multinomial logit: which of several things is it, by weights on what is known of each, fitted to cases."""

from collections.abc import Callable, Sequence
from math import exp, log

Case = tuple[Sequence[Sequence[float]], int]
"""The features of each thing, and which one it was."""


def chances(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """How likely each thing is, by these weights."""
    values = [sum(weight * x for weight, x in zip(weights, row, strict=True)) for row in rows]
    top = max(values)
    powers = [exp(value - top) for value in values]
    total = sum(powers)
    return [power / total for power in powers]


def likelihood(cases: Sequence[Case], weights: Sequence[float]) -> float:
    """The mean logarithm of the chance that these weights give to what it was."""
    return sum(log(max(1e-12, chances(rows, weights)[which])) for rows, which in cases) / max(1, len(cases))


def hits(cases: Sequence[Case], weights: Sequence[float]) -> int:
    """How often the likeliest thing is the right one."""
    return sum(max(range(len(rows)), key=chances(rows, weights).__getitem__) == which for rows, which in cases)


def climb(function: Callable[[list[float]], float], start: Sequence[float], step: float = 0.4) -> list[float]:
    """A plain search along the axes: good enough for a handful of numbers."""
    here, best = list(start), function(list(start))
    while step > 0.02:
        moved = False
        for at in range(len(here)):
            for sign in (1, -1):
                there = [*here]
                there[at] += sign * step
                found = function(there)
                if found > best + 1e-9:
                    here, best, moved = there, found, True
                    break
        if not moved:
            step /= 2
    return here
