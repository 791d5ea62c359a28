"""What is counted of every game. A game adds its own by `measures` in its `Spec` (see `core.measure`)."""

import re
from math import log10
from typing import Any

from noctuary.core.effects import CLOCK, Ask, Choice, Piece
from noctuary.core.measure import Figure, Measure, Tally, count
from noctuary.core.spec import Spec


class Branching(Measure):
    """How many answers there were, where there was a choice; the size of the tree along it, as a power of ten."""

    def __init__(self) -> None:
        self.choices = 0
        self.options = 0
        self.tree = 0.0

    def before(self, g: Any, ask: Ask) -> None:
        n = len(ask.options)
        if n > 1 and ask.who != CLOCK:
            self.choices += 1
            self.options += n
            self.tree += log10(n)

    def figures(self, g: Any) -> dict[str, Figure]:
        mean = self.options / self.choices if self.choices else 1.0
        return {"choices": self.choices, "branching": round(mean, 3), "tree": round(self.tree, 2)}


class Used(Measure):
    """What each seat did: by the kind of choice, and by the piece it was done with."""

    def __init__(self) -> None:
        self.kinds: Tally = {}
        self.pieces: Tally = {}

    def after(self, g: Any, ask: Ask, choice: Choice) -> None:
        if ask.who == CLOCK:
            return
        count(self.kinds, choice.kind, ask.who, g.seats)
        if choice.args and isinstance(choice.args[0], Piece):
            count(self.pieces, choice.args[0].id, ask.who, g.seats)

    def figures(self, g: Any) -> dict[str, Figure]:
        return {"kinds": self.kinds, "pieces": self.pieces} if self.pieces else {"kinds": self.kinds}


class Told(Measure):
    """What happened, by the messages that everybody was told: reports find in them which rules came into play."""

    def __init__(self) -> None:
        self.told: Tally = {}

    def begin(self, g: Any) -> None:
        self.note(g)

    def after(self, g: Any, ask: Ask, choice: Choice) -> None:
        self.note(g)

    def note(self, g: Any) -> None:
        """Count what was told last."""
        for event in g.told:
            count(self.told, event.id, 0, 1)

    def figures(self, g: Any) -> dict[str, Figure]:
        return {"told": self.told}


RULE = re.compile(r"\b[A-Z]{1,3}-\d+\b")


def rules_in(text: str) -> list[str]:
    """The numbers of the rules that a message cites."""
    return RULE.findall(text)


def measures(spec: Spec, which: str) -> tuple[Measure, ...]:
    """Fresh measures for one game."""
    if which == "none":
        return ()
    if which == "few":
        return (Branching(),)
    return (Branching(), Used(), Told(), *(spec.measures() if spec.measures is not None else ()))
