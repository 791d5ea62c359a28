"""Results stay in sight until everybody has seen enough of them (BA-54)."""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.game import Window
from noctuary.obscurio.choices import AT_SHOWN, CONTINUE, GO_ON, SEATS
from noctuary.obscurio.rules.windows import SECOND
from noctuary.obscurio.state import Obscurio, Phase, Stage, Tally

EVERYBODY: Final = [tuple(range(seats)) for seats in range(SEATS + 1)]
"""For each number of players, all seats."""


class Result(Tally):
    """Everybody looks, the Grimoire and an exposed Traitor too; the clock waits for nobody for ever."""

    __slots__ = ()

    def again(self, seen: int) -> Stage:
        raise NotImplementedError

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        seconds = g.options.relaxed_cap if g.options.relaxed else g.options.result_seconds
        return (Window("shown", seconds * SECOND),)

    def asked(self, g: Obscurio) -> tuple[int, ...]:
        return EVERYBODY[g.seats]

    def ask_of(self, g: Obscurio, seat: int) -> Ask | None:
        """Going on, and nothing else."""
        return None if self.answered >> seat & 1 else Ask(seat, "shown", GO_ON)

    def clock_ask(self, g: Obscurio) -> Ask | None:
        return Ask(CLOCK, "shown", AT_SHOWN, False)

    def run(self, g: Obscurio, seat: int, answer: Choice) -> None:
        """On when all have seen it, or when the time is over."""
        if answer is CONTINUE:
            seen = self.answered | 1 << seat
            if seen != (1 << g.seats) - 1:
                g.then(self.again(seen))


class ShowRoom(Result):
    """The open doors, and who stood where."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "resolve"

    def again(self, seen: int) -> Stage:
        return ShowRoom(seen)


class ShowVerdict(Result):
    """The votes, and the cards of the accused."""

    __slots__ = ()

    def phase(self) -> Phase:
        return "accused"

    def again(self, seen: int) -> Stage:
        return ShowVerdict(seen)


class End(Step[Obscurio]):
    """The game is over, once its last result was seen: a way out, or no token left (B-54, B-58, B-82 … B-85)."""

    __slots__ = ("escaped",)

    def __init__(self, escaped: bool) -> None:
        self.escaped = escaped

    def args(self) -> tuple[Any, ...]:
        """Whether the Wizards are free."""
        return (self.escaped,)

    def run(self, g: Obscurio) -> None:
        g.reveal_to_all()
        if self.escaped:
            g.escape()
        else:
            g.run_dry()


ESCAPED: Final = End(True)
LOST: Final = End(False)
