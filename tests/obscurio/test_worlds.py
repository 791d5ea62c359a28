"""Two worlds at every step of random games with every trap, for every kind of seat; and leaks, to see them found.

`make worlds` runs the same search over thousands of games.
"""

from collections import Counter

import pytest
from support.leaks import LEAKS, leaking
from support.worlds import KINDS, constant, search

from noctuary.obscurio.pieces.traps import TRAPS
from noctuary.testing import Broken, rule


@rule("B-39", "B-14", "B-59")
def test_two_worlds_with_every_trap_for_every_kind_of_seat() -> None:
    counts = search(range(10))
    assert {f"kind {kind}" for kind in KINDS} <= set(counts)
    assert {trap.id for trap in TRAPS} <= {name[5:].split(",")[0] for name in counts if name.startswith("trap ")}
    assert not constant(counts)


@rule("B-39", "B-69", "B-75")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: str) -> None:
    """Each secret that a view tells too early is noticed by the same search, within a few games."""
    counts: Counter[str] = Counter()
    told: list[str] = []
    with leaking(leak):
        for seed in range(40):
            try:
                counts.update(search([seed]))
            except Broken as broken:
                told = [str(broken)]
            if told := told or constant(counts):
                break
    assert told
