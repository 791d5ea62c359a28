"""Step 1: the traps of the turn (B-22 … B-24)."""

from typing import Final

from noctuary.core.effects import Step
from noctuary.obscurio.state import LAST_SPACE, Obscurio


class DrawTraps(Step[Obscurio]):
    """One token, the extra ones of the last turn, and two more for each +2 (B-22 … B-24, BA-03)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Draw them for all to see; then make sure that the deck lasts the turn."""
        g.turn += 1
        g.watcher = g.progress == LAST_SPACE
        luck = g.chance.stream("traps")
        due = 1 + g.extra
        while due > 0 and g.bag:
            trap = g.bag.pop(luck.below(len(g.bag)))
            g.traps.append(trap)
            due += trap.more_tokens() - 1
        g.track = track(g)
        g.space = 0
        g.reveal_to_all()
        if g.loud:
            g.tell("obscurio-turn", turn=g.turn, progress=g.progress, watcher=g.watcher)
            for trap in g.traps:
                g.tell("obscurio-trap", trap=trap.id)
        refill(g)
        g.deck_shown = len(g.deck)


def track(g: Obscurio) -> tuple[int, ...]:
    """The hourglass's spaces and their numbers this turn (B-60, BA-04, BA-05); one space without a clock (BA-50)."""
    spaces = usual = g.options.time_track
    for trap in g.traps:
        spaces = trap.track(g.options) or spaces
    if g.options.relaxed:
        return (g.options.relaxed_extra + max(0, spaces[0] - usual[0]),)
    return spaces


def refill(g: Obscurio) -> None:
    """A deck too short for the turn: the discard and what is left of it are shuffled together (BA-38).

    Now, not in Step 3, where it would tell how many cards were picked; together, or the Exit would come from the few
    cards on top that nobody has ever seen, and be known by that.
    """
    if len(g.deck) >= g.door_count() + 2:
        return
    g.returned = tuple(g.discard)
    g.refilled = g.turn
    g.deck.extend(g.discard)
    g.discard = []
    g.chance.shuffle("refill", g.deck)
    if g.loud:
        g.tell("obscurio-refilled", cards=len(g.returned))


DRAW_TRAPS: Final = DrawTraps()
