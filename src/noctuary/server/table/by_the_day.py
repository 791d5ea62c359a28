"""A game that is played over days: hours for every decision, and people who are on vacation.

The clock of a decision is the game's own window, made as long as the table's hours: it is one for all who are asked,
it begins when the question does, and who has answered already changes nothing of it. It runs on the wall's time,
whether or not anybody looks at the table and whether or not the house is up. While somebody is on vacation for whom all
see the table wait, it stands still; everybody is told who that is.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from noctuary.core.effects import CLOCK, Seat
from noctuary.core.game import Game, Window
from noctuary.server.table.clock import TableTime

if TYPE_CHECKING:
    from noctuary.server.table.state import State

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
VACATION: Final = 14
"""Days of vacation that a person has in one game."""
DECISION: Final = "decision"
"""The window of a question for which the game itself has none."""


def windows_by_the_day(game: Game, hours: int) -> tuple[Window, ...]:
    """The windows of a position. What people are waited for takes hours; a count of three stays one."""
    windows = game.windows()
    if not any(ask.who != CLOCK and game.expects(ask) for ask in game.asks()):
        return windows
    if not windows:
        return (Window(f"{DECISION}:{sum(game.counts)}", hours * HOUR),)
    return tuple(Window(each.name, hours * HOUR, each.running, each.floor) for each in windows)


class WallTime(TableTime):
    """Milliseconds since a game began, by the wall: they pass while nobody looks, and while the house is down."""

    def __init__(self, clock: Callable[[], float], began: int, base: int, speed: float) -> None:
        super().__init__(clock, base, speed)
        self.began = began

    def ms(self) -> int:
        """Never less than what the log knows, should the wall's clock be set back."""
        return max(self.base, int((self.now() - self.began) * 1000 * self.speed))

    def pause(self, paused: bool) -> None:
        """It stands still for nobody."""

    def second(self, ms: int) -> int:
        """The second since 1970 at which so many have passed."""
        return self.began - int(-ms // (1000 * self.speed))


def frozen(state: "State") -> bool:
    """Whether the clock stands still for somebody's vacation: only by what everybody knows."""
    from noctuary.server.table.turns import waited_for

    return state.veiled() or any(seat in state.vacations for seat in waited_for(state))


def vacation_left(state: "State", seat: Seat, at: int) -> int:
    """Whole days of vacation that somebody may still take."""
    used = state.vacation_used.get(seat, 0)
    ends = state.vacations.get(seat, 0)
    return (VACATION * DAY - used + max(0, ends - at)) // DAY


def unasked_vacation(state: "State", seat: Seat) -> int:
    """Whole days not asked for yet, as is shown: it moves with no line of the log, and so tells of none."""
    return vacation_left(state, seat, state.vacations.get(seat, 0))
