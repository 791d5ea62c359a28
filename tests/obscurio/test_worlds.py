"""Two worlds over many random games with every trap: Grimoire, loyal Wizard, hidden and exposed Traitor, spectator.

A short form runs with the suite; `make worlds` plays thousands (`NOCTUARY_WORLDS`: how many) and prints its counts.
"""

import os
from collections import Counter
from typing import Any

import pytest
from support.library import SPEC

from noctuary.core.conformance import _Trial, journal_of
from noctuary.core.game import Game
from noctuary.core.ruling import rule
from noctuary.obscurio.table import Obscurio
from noctuary.obscurio.traps import TRAPS

GAMES = int(os.environ.get("NOCTUARY_WORLDS", "0"))
EVERY = 40
"""Each seat is dealt another world at one step in so many, on average."""

SETS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (5, {"difficulty": "expert"}),
    (4, {"time_track": (2, 4), "tokens": 11}),
    (6, {"difficulty": "experienced", "time_track": (3,)}),
    (3, {"time_track": (1, 3)}),
    (4, {"tokens": 30, "time_track": (1,)}),
    (7, {"difficulty": "expert", "step3": "constant"}),
    (2, {}),
    (5, {"tokens": 7, "vote_revealed": True, "strict_placement": True}),
    (8, {"difficulty": "expert", "evanescent_track": (3,), "relaxed": True}),
]


class Worlds(_Trial):
    """A random game in which only worlds are compared, and counted by who looks and what lies there."""

    counts: Counter[str]

    def look(self) -> None:
        """Another world for some seats; spectators and the Traitor as often as all others together."""
        g = self.game
        assert isinstance(g, Obscurio)
        for seat in self.seats:
            often = 2 if seat is None or seat == g.traitor else 1
            if self.luck.below(EVERY) < often:
                self.two_worlds(seat)
                self.counts[kind_of(g, seat)] += 1
                self.counts[f"phase {g.phase}"] += 1
                self.counts.update(trap.id for trap in g.traps)

    def look_back(self) -> None:
        """Nothing is kept."""


def kind_of(g: Obscurio, seat: int | None) -> str:
    """The five kinds of onlookers; with two or three players nobody is loyal or false."""
    if seat is None:
        return "spectator"
    if seat == g.grimoire:
        return "grimoire"
    if not g.haunted():
        return "wizard"
    if seat != g.traitor:
        return "loyal"
    return "exposed traitor" if g.exposed() else "hidden traitor"


def watched(g: Game) -> None:
    """Let a game begin on the last space, under the Watcher: at random few games get so far."""
    assert isinstance(g, Obscurio)
    g.progress = 6
    g.watcher = True


def search(seeds: range) -> Counter[str]:
    """Random games, each with the next set of options; raises at the first world that can be told apart."""
    counts: Counter[str] = Counter()
    varied: dict[str, bool] = {}
    for seed in seeds:
        seats, options = SETS[seed % len(SETS)]

        def make(number: int, seats: int = seats, options: dict[str, Any] = options) -> Any:
            return journal_of(SPEC, number, seats=seats, **options)

        trial = Worlds(make, seed, 1, 6, varied)
        trial.counts = counts
        if seed % 3 == 0:
            watched(trial.game)
        trial.run(20_000)
        counts["games"] += 1
        counts["steps"] += len(trial.earlier)
    constant = sorted(name for name, differs in varied.items() if not differs)
    assert not constant, f"these secrets never vary when dealt anew: {constant}"
    return counts


@rule("B-39", "B-14", "B-59")
def test_two_worlds_with_every_trap_for_every_kind_of_seat() -> None:
    counts = search(range(20))
    assert {"grimoire", "loyal", "hidden traitor", "exposed traitor", "spectator", "wizard"} <= set(counts)
    assert {trap.id for trap in TRAPS} <= set(counts)


@pytest.mark.skipif(not GAMES, reason="the long form: make worlds")
@rule("B-39", "B-69", "B-75")
def test_two_worlds_in_thousands_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    counts = search(range(1000, 1000 + GAMES))
    with capsys.disabled():
        for name, count in counts.most_common():
            print(f"{count:9,}  {name}")
    phases = {"riddle", "read", "traitor", "open", "last_call", "watch", "count", "locked", "locked_watch", "resolve"}
    if GAMES >= 1000:  # At random some of them are rare.
        assert {f"phase {phase}" for phase in (*phases, "accuse", "accused", "end")} <= set(counts)
