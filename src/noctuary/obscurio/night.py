"""Step 3, eyes closed: the Traitor adds cards, and nobody else can tell (B-39 … B-44, 3.3).

Every Wizard is asked the same kind of thing at the same time: the Traitor has the holder, the others have a board of
their own suspicions, and all of them can rest. Nothing that one of them does reaches another seat: no event, no count,
no number. Only the clock ends the step.
"""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Question, Step
from noctuary.core.events import Event
from noctuary.obscurio.choices import AT_TICK, DONE, PICKS, REST, TICK, board_options
from noctuary.obscurio.clock import last_tick
from noctuary.obscurio.doors import DEAL
from noctuary.obscurio.table import Obscurio


class StartEyes(Step[Obscurio]):
    """All Wizards close their eyes; the Traitor is shown the holder, and the Exit by Espionage (B-39, B-44, BA-17)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """The scene is the same for everybody."""
        g.phase = "traitor"
        g.rested = 0
        g.met = True
        g.reveal(g.traitor)
        g.reveal(g.grimoire)
        if g.loud:
            g.tell("obscurio-eyes-closed")
        g.then(Eyes(0))


class Eyes(Question[Obscurio]):
    """The step itself, after some ticks of the clock."""

    __slots__ = ("ticks",)

    def __init__(self, ticks: int) -> None:
        self.ticks = ticks

    def args(self) -> tuple[Any, ...]:
        """How often the clock has ticked."""
        return (self.ticks,)

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """The holder for the Traitor, boards for all others, a board for everybody who rests."""
        asks: list[Ask] = []
        for seat in g.wizards:
            rested = g.rested >> seat & 1 == 1
            if seat == g.traitor and not rested:
                options = PICKS if len(g.picks) < g.pick_limit() else DONE
            else:
                options = board_options(seat, g.wizards, g.boards[seat], rested)
            asks.append(Ask(seat, "board" if rested else "night", options, False))
        asks.append(Ask(CLOCK, "night", AT_TICK, False))
        return tuple(asks)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """A card, a mark, a rest, or a tick: after the least time the step ends when the Traitor is done (BA-51)."""
        if answer is TICK:
            # Whether the step goes on tells when the Traitor was done, as at a table; not how many cards there were.
            g.reveal_to_all()
            if self.ticks >= last_tick(g) or g.rested >> g.traitor & 1:
                g.then(DEAL)
            else:
                g.then(Eyes(self.ticks + 1))
            return
        if answer is REST:
            g.rested |= 1 << seat
        elif answer.kind == "pick":
            pick(g, answer.args[0])
        else:
            mark(g, seat, answer.args[0], answer.args[1])
        g.then(self)


def pick(g: Obscurio, slot: int) -> None:
    """A card of the holder joins the Exit, face down; its slot is filled again at once (B-40, BA-16)."""
    card = g.holder[slot - 1]
    g.picks.append(card)
    g.holder[slot - 1] = g.draw()
    g.reveal(g.traitor)
    g.reveal(g.grimoire)
    if g.loud:
        g.told.append(Event("obscurio-picked", {"slot": slot}, None, (g.grimoire, g.traitor)))


def mark(g: Obscurio, seat: int, other: int, level: int) -> None:
    """A mark on one's own board."""
    board = list(g.boards[seat])
    board[g.wizards.index(other)] = level
    g.boards[seat] = tuple(board)


START_EYES: Final = StartEyes()
