"""Table time, and the stretches of it that a game speaks of.

A table's time is counted in its own milliseconds, which stand still while the server is down, while nobody looks at
the table and while it is paused. A window starts when it first appears, runs on while it stays, keeps what is left
while it is frozen, and starts afresh when the clock has answered for it and it is still there. All of it follows from
the record's lines and their times, so a restart arrives at the same sand.
"""

import secrets
from collections.abc import Callable, Container, Sequence

from noctuary.core.effects import CLOCK, Ask, Choice, Seat
from noctuary.core.game import Game, Window

RELAXED = 3
"""A relaxed table gives so many times the time."""

SPREAD = 1000
"""A window's floor lies up to so many milliseconds later, so that its end tells nothing of the last answer."""

GRACE = 10_000
"""After a restart every running window has at least so much left: people need a moment to come back."""


class TableTime:
    """Milliseconds of one table."""

    def __init__(self, now: Callable[[], float], base: int = 0, speed: float = 1.0) -> None:
        self.now = now
        """Seconds, never going back."""
        self.speed = speed
        self.base = base
        self.since = now()
        self.paused = False

    def ms(self) -> int:
        """The time at the table."""
        return self.base if self.paused else self.base + int((self.now() - self.since) * 1000 * self.speed)

    def pause(self, paused: bool) -> None:
        """Stand still, or go on."""
        self.base = self.ms()
        self.since = self.now()
        self.paused = paused


class Running:
    """A window that was started."""

    __slots__ = ("floor", "left", "length", "name", "running", "since", "whole")

    def __init__(self, window: Window, at: int, factor: int) -> None:
        self.name = window.name
        self.length = window.length
        self.running = window.running
        self.since = at
        self.whole = window.length * factor
        self.left = self.whole
        self.floor = at + window.floor + secrets.randbelow(SPREAD) if window.floor else at
        """When the first answer is heard. It is not stored: after a restart there is a grace anyway."""

    @classmethod
    def kept(cls, name: str, length: int, running: bool, since: int, whole: int, left: int, floor: int) -> "Running":
        """One that goes on as it was written down."""
        window = cls(Window(name, length, running), since, 1)
        window.whole, window.left, window.floor = whole, left, floor
        return window

    def left_at(self, at: int) -> int:
        """What is left of it."""
        return max(0, self.left - (at - self.since)) if self.running else self.left

    def set_running(self, running: bool, at: int) -> None:
        """Freeze it, or let it go on."""
        if running != self.running:
            self.left = self.left_at(at)
            self.since = at
            self.running = running


class Sand:
    """All windows of a game."""

    def __init__(self, pace: str = "normal", windows: Callable[[Game], Sequence[Window]] | None = None) -> None:
        self.pace = pace
        self.windows_of = windows or (lambda game: game.windows())
        """The stretches of time of a position."""
        self.windows: dict[str, Running] = {}

    def over(self, kind: str, at: int) -> tuple[str, ...]:
        """The windows that the clock's choice of this kind, made now, answers for."""
        if kind in self.windows:
            return (kind,)
        return tuple(name for name, window in self.windows.items() if window.running and window.left_at(at) == 0)

    def is_over(self, name: str, at: int) -> bool:
        """Whether nothing is left of a window."""
        window = self.windows.get(name)
        return window is not None and window.left_at(at) == 0

    def follow(self, game: Game, at: int, answered: tuple[str, ...] = (), frozen: bool = False) -> None:
        """Take the windows of a new position over; `answered` are those the clock has just answered for.

        `frozen`: all of them stand still.
        """
        now = {window.name: window for window in self.windows_of(game)}
        for name in [name for name in self.windows if name not in now]:
            del self.windows[name]
        for name, window in now.items():
            running = self.windows.get(name)
            if running is None or name in answered or running.length != window.length:
                self.windows[name] = Running(window, at, RELAXED if self.pace == "relaxed" else 1)
            self.windows[name].set_running(window.running and not frozen, at)

    def grant(self, at: int, grace: int = GRACE) -> None:
        """Give every running window at least a grace: the server was away."""
        for window in self.windows.values():
            if window.running:
                window.left = max(window.left_at(at), min(grace, window.length))
                window.since = at

    def answer_floor(self, at: int) -> int:
        """For how many milliseconds no answer is heard yet."""
        return max((max(0, window.floor - at) for window in self.windows.values()), default=0)

    def counts(self, game: Game, patient: Container[Seat] = ()) -> bool:
        """Whether time matters here: without a clock, only where all it waits for wait for it."""
        return self.pace != "off" or not any(
            ask.must and ask.who != CLOCK and ask.who not in patient for ask in game.asks()
        )

    def next(self, game: Game, at: int, patient: Container[Seat] = ()) -> tuple[str, int] | None:
        """The window that is over first, and in how many milliseconds."""
        if not self.counts(game, patient):
            return None
        waiting = [(window.left_at(at), name) for name, window in self.windows.items() if self.ticks(game, window)]
        if not waiting:
            return None
        left, name = min(waiting)
        return name, left

    def ticks(self, game: Game, window: Running) -> bool:
        """Whether anything happens when this window is over."""
        if not window.running:
            return False
        asks = [ask for ask in game.asks() if ask.who == CLOCK]
        return not asks or answer_of(asks, window.name, self.windows) is not None


def answer_of(asks: Sequence[Ask], name: str, names: "dict[str, Running]") -> tuple[Ask, Choice] | None:
    """What the clock answers when the window `name` is over: the choice of that name, or one no other window has."""
    for ask in asks:
        for option in ask.options:
            if option.kind == name:
                return ask, option
    for ask in asks:
        for option in ask.options:
            if option.kind not in names:
                return ask, option
    return None
