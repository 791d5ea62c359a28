"""Results stay in sight until everybody has seen enough of them (BA-54)."""

from typing import Any, Final

from noctuary.core.effects import CLOCK, Ask, Choice, Step
from noctuary.core.game import Window
from noctuary.obscurio.choices import AT_SHOWN, CONTINUE, GO_ON
from noctuary.obscurio.rules.windows import SECOND
from noctuary.obscurio.state import Obscurio, Phase, Stage, Tally


class Result(Tally):
    """Everybody looks, the Grimoire and an exposed Traitor too; the clock waits for nobody for ever."""

    __slots__ = ()

    def again(self, seen: int) -> Stage:
        """The same result, seen by more."""
        raise NotImplementedError

    def windows(self, g: Obscurio) -> tuple[Window, ...]:
        seconds = g.options.relaxed_cap if g.options.relaxed else g.options.result_seconds
        return (Window("shown", seconds * SECOND),)

    def asks(self, g: Obscurio) -> tuple[Ask, ...]:
        """Going on, and nothing else."""
        asks = [Ask(seat, "shown", GO_ON) for seat in range(g.seats) if not self.answered >> seat & 1]
        asks.append(Ask(CLOCK, "shown", AT_SHOWN, False))
        return tuple(asks)

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
        """Say who has won."""
        g.reveal_to_all()
        if self.escaped:
            g.escape()
        else:
            g.run_dry()


ESCAPED: Final = End(True)
LOST: Final = End(False)
