"""Step 5: the table is cleared for the next turn (B-71)."""

from typing import Final

from noctuary.core.effects import Step
from noctuary.obscurio.state import NOBODY, Obscurio


class Clear(Step[Obscurio]):
    """Cards to the discard, tokens to the bag, chips to the centre (B-71, BA-45)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Nothing of this turn stays, but what is remembered."""
        g.discard.extend(g.pages)
        g.discard.extend(g.doors)
        g.pages = []
        g.doors = []
        g.picks = []
        g.exit = None
        g.exit_door = 0
        g.shown = 0
        g.clue = ()
        g.mist = ()
        g.dark_now = False
        g.bag.extend(g.traps)
        g.traps = []
        g.late = 0
        g.rested = 0
        g.chips = [0] * len(g.chip_seat)
        g.votes = [NOBODY] * g.seats
        g.lines = []
        g.spoken = [0] * g.seats


CLEAR: Final = Clear()
