"""The end of Step 4: who was right, what it costs, and where that leads (B-52 … B-58, B-62)."""

from typing import Final

from noctuary.core.effects import Step
from noctuary.obscurio.rules.accusation import START_ACCUSING
from noctuary.obscurio.rules.results import ESCAPED, LOST, ShowRoom
from noctuary.obscurio.state import LAST_SPACE, Obscurio


class Resolve(Step[Obscurio]):
    """Turn everything up; pay; advance or not; what follows is seen after a look at the room."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """In this order: losses, an empty gauge, the Exit, an accusation (BA-01, BA-28, BA-29)."""
        remember(g)
        g.dark_now = False
        g.extra = g.track[g.space]
        g.reveal_to_all()
        found = g.exit_door in [g.chips[chip] for chip in g.counting_chips()]
        light = g.light
        if g.loud:
            g.tell("obscurio-exit", door=g.exit_door, found=found)
        free = found and g.progress == LAST_SPACE
        if not (free and g.options.victory_timing == "immediate"):
            pay_for_chips(g)
            for trap in dict.fromkeys(g.traps):
                trap.charge(g)
            if g.gauge() == 0:
                g.then(ShowRoom(0), LOST)
                return
        if free:
            g.then(ShowRoom(0), ESCAPED)
            return
        if found:
            g.progress += 1
            if g.loud:
                g.tell("obscurio-progress", space=g.progress)
        if g.haunted() and light > 0 and g.light == 0:
            g.then(ShowRoom(0), START_ACCUSING)
        else:
            g.then(ShowRoom(0))


def remember(g: Obscurio) -> None:
    """What everybody has seen of this room, for their memory; and the Traitor's cards, for the end (BA-18)."""
    g.rooms.append(
        (
            tuple(g.traps), tuple(g.pages), g.clue, tuple(g.doors), g.exit_door, tuple(g.chips), g.space,
            g.active, tuple(g.lines), g.late,
        )
    )  # fmt: skip
    g.past_picks.append(tuple(g.picks))


def pay_for_chips(g: Obscurio) -> None:
    """Each wrong or missing chip costs its owner (B-55, B-88, BC-24)."""
    for chip in g.counting_chips():
        if g.chips[chip] != g.exit_door:
            before = g.gauge()
            g.pay(g.penalty[chip], g.chip_seat[chip])
            if g.loud:
                companion = g.is_companion(chip)
                g.tell("obscurio-error", seat=g.chip_seat[chip], companion=companion, tokens=before - g.gauge())


RESOLVE: Final = Resolve()
