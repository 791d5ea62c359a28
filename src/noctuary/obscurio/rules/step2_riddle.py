"""Step 2: the riddle, from the Exit and the Pages to a Desk that everybody has looked at (B-25 … B-38)."""

from typing import Final

from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.game import Window
from noctuary.obscurio.choices import AT_TIME, IS_READY, NOT_READY, READY, TIME, UNREADY
from noctuary.obscurio.pieces.clue import CLOSE, ClueAsk, PutAsk, butterflies_of
from noctuary.obscurio.rules.talk import say, talk_asks
from noctuary.obscurio.rules.windows import SECOND
from noctuary.obscurio.state import Obscurio, Phase, Stage, Tally


class DealRiddle(Step[Obscurio]):
    """The Exit for the Grimoire's eyes, and two Pages, under sheets if a trap has them (B-25, B-26, BA-12, BA-48)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        """Draw them; the first Page lies left."""
        g.exit = g.draw()
        g.pages = [g.draw(), g.draw()]
        for trap in dict.fromkeys(g.traps):
            trap.cover_pages(g)
        g.reveal(g.grimoire)


class Write(Stage):
    """The Grimoire places its Butterflies: its one act of the turn (B-27 … B-32, BA-08)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "riddle"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        """A limit for the clue, if the table has one. The clock is not asked: bots answer for who is late."""
        return (Window("riddle", g.options.riddle_limit * SECOND),) if g.options.riddle_limit else ()

    def asked(self, g: Obscurio) -> tuple[int, ...]:
        return (g.grimoire,)

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """The whole clue at once, or Butterfly by Butterfly if placement is strict."""
        if g.options.strict_placement:
            return PutAsk(seat, g.pages, g.clue_rules(), g.clue)
        return ClueAsk(seat, g.pages, g.clue_rules())

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """Freeze the Butterflies, in an order that tells nothing; more of them may come if placement is strict."""
        if answer is not CLOSE:
            g.clue = tuple(sorted([*g.clue, *butterflies_of(answer)]))
        if g.options.strict_placement and answer is not CLOSE and len(g.clue) < 2:
            g.then(WRITE)


class StartReading(Step[Obscurio]):
    """The Desk is handed to the Wizards (B-33)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        g.reveal_to_all()
        if g.loud:
            g.tell("obscurio-clue", butterflies=len(g.clue))
        g.then(Read(0))


class Read(Tally):
    """The Wizards look at the Desk and talk, until all are ready or the time is over (B-33, BA-06)."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "read"

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        """How long the Wizards may study the Pages (BA-06)."""
        seconds = g.options.read_limit + max([trap.reading_seconds() for trap in g.traps], default=0)
        return (Window("read", (g.options.relaxed_cap if g.options.relaxed else seconds) * SECOND),)

    def talk(self, g: Obscurio) -> list[Ask]:
        return talk_asks(g, "read")

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """Each says when they are ready, and may take it back."""
        ready = self.answered >> seat & 1 == 1
        return Ask(seat, "read", NOT_READY if ready else IS_READY, not ready)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "read", AT_TIME, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """When all are ready, the next step begins."""
        ready = self.answered
        if answer is TIME:
            return
        if answer is READY:
            ready |= 1 << seat
        elif answer is UNREADY:
            ready &= ~(1 << seat)
        else:
            say(g, seat, answer)
        if ready & g.quorum != g.quorum:
            g.then(Read(ready))


class EndReading(Step[Obscurio]):
    """Before Step 3 a trap may take the Desk away (B-36)."""

    __slots__ = ()

    def run(self, g: Obscurio) -> None:
        for trap in dict.fromkeys(g.traps):
            trap.end_reading(g)


DEAL_RIDDLE: Final = DealRiddle()
WRITE: Final = Write()
START_READING: Final = StartReading()
END_READING: Final = EndReading()
