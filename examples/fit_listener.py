"""Fit the listener of Obscurio to what people chose: how sharply they read a clue, how often they stand just anywhere.

    python examples/fit_listener.py records/ [more …]

Reads records of finished games (what people export from their tables). The listener gives every door a value, by how
well its picture fits the Butterflies; a person stands at a door with a chance that grows with `sharpness` × value, or
anywhere, with the chance `slip`. Both are fitted by likelihood to the chips of loyal people. The bots' own values are
in `noctuary.obscurio.bot.suspicion`.
"""

import sys
from collections.abc import Iterable, Sequence
from math import log
from pathlib import Path

from noctuary.catalog import game
from noctuary.core.record import Journal, parse
from noctuary.core.refusal import BadInput
from noctuary.lab.dataset import PERSON, anonymous, found
from noctuary.lab.fit import chances, climb
from noctuary.obscurio.bot.common import clue_of
from noctuary.obscurio.bot.suspicion import SHARPNESS, SLIP
from noctuary.obscurio.knowledge import Knowledge

Case = tuple[Sequence[float], int]
"""The value of each door to the listener, and where a chip stood."""


def cases_of(journal: Journal, bots_too: bool = False) -> list[Case]:
    """Every chip that a loyal person placed in a finished game."""
    known: Knowledge = journal.game.knowledge(None)
    who = anonymous(journal)
    wizards = [wizard.seat for wizard in known.view.wizards]
    roles = {wizard.seat: wizard.role for wizard in known.view.wizards}
    cases: list[Case] = []
    for room in known.rooms:
        clue = clue_of(known.view.pictures, room.traps, tuple(room.pages), tuple([tuple(each) for each in room.clue]))
        values = [clue.value(id) for id in room.doors]
        for seat, door in zip(wizards, room.chips, strict=False):
            counts = door and seat in room.active and roles[seat] != "traitor"
            if counts and (bots_too or who[seat] == PERSON):
                cases.append((values, door - 1))
    return cases


def likelihood(cases: Sequence[Case], sharpness: float, slip: float) -> float:
    """The mean logarithm of the chance that this listener gives to where the chips stood."""
    total = 0.0
    for values, door in cases:
        read = chances([[value] for value in values], [sharpness])[door]
        total += log((1 - slip) * read + slip / len(values))
    return total / len(cases)


def fit(cases: Sequence[Case]) -> tuple[float, float]:
    """Sharpness and slip that make the choices likeliest."""

    def worth(at: list[float]) -> float:
        sharpness, slip = at
        return likelihood(cases, sharpness, slip) if sharpness >= 0 and 0.001 <= slip <= 0.9 else float("-inf")

    sharpness, slip = climb(worth, [1.0, 0.2])
    return sharpness, slip


def read(paths: Iterable[Path]) -> list[Case]:
    """The cases of all records of Obscurio among some files and folders."""
    cases: list[Case] = []
    for path in found(paths):
        try:
            journal = parse(path.read_bytes(), game)
        except BadInput:
            continue
        if journal.header.game == "obscurio" and journal.game.result() is not None:
            cases += cases_of(journal)
    return cases


def main(arguments: Sequence[str]) -> None:
    """Fit, and say how much better than the bots' listener and than blind guessing."""
    cases = read(map(Path, arguments))
    if not cases:
        sys.exit("no chip of a loyal person in these records")
    sharpness, slip = fit(cases)
    blind = sum(-log(len(values)) for values, _ in cases) / len(cases)
    print(f"{len(cases)} chips: sharpness {sharpness:.2f}, slip {slip:.2f}")
    print(f"log-likelihood a chip: {likelihood(cases, sharpness, slip):.3f} fitted,", end=" ")
    print(f"{likelihood(cases, SHARPNESS, SLIP):.3f} the bots' listener, {blind:.3f} blind")


if __name__ == "__main__":
    main(sys.argv[1:])
