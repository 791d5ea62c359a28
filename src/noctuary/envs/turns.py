"""Whose turn it is where several are asked at once, and when the clock answers.

The word goes round: after a seat has answered, the next one in order that the game expects an answer from. Whoever has
the word may give any answer of any of its asks, so talk and a change of mind are part of a turn. Where everybody who
could answer waits, or `patience` answers were given in one stretch of time, the clock answers.
"""

from noctuary.core.effects import CLOCK, Ask, Choice, Seat
from noctuary.core.game import Game


class Turns:
    """One game, and who has the word."""

    __slots__ = ("answers", "game", "last", "patience", "stretch", "waiting")

    def __init__(self, game: Game, patience: int) -> None:
        self.game = game
        self.patience = patience
        self.last: Seat = -1
        """Who had the word last."""
        self.waiting: set[Seat] = set()
        self.answers = 0
        """How many were given in this stretch of time."""
        self.stretch = ""

    def next(self) -> Seat | None:
        """Who has the word; None once the game is over. The clock answers on the way where it is its turn."""
        while (seat := self.next_seat()) is None and self.game.asks():
            self.clock()
        return seat

    def next_seat(self) -> Seat | None:
        """Who has the word; None where it is the clock's turn, or the game is over."""
        asks = self.game.asks()
        clock = any(ask.who == CLOCK for ask in asks)
        stretch = next((ask.kind for ask in asks if ask.who == CLOCK), "")
        if stretch != self.stretch:
            self.stretch, self.answers = stretch, 0
            self.waiting.clear()
        ready = {ask.who for ask in asks if ask.who != CLOCK and self.game.expects(ask)} - self.waiting
        if not clock and not ready:
            ready = {ask.who for ask in asks}
        if not ready or (clock and self.answers >= self.patience):
            return None
        return min(ready, key=lambda seat: (seat - self.last - 1) % self.game.seats)

    def clock(self) -> None:
        """The clock answers."""
        ask = next(ask for ask in self.game.asks() if ask.who == CLOCK)
        self.game.carry_out(ask, ask.options[0])
        self.answers = 0
        self.waiting.clear()

    def play(self, ask: Ask, choice: Choice) -> None:
        """The seat that has the word answers."""
        self.last = ask.who
        self.game.carry_out(ask, choice)
        self.answers += 1
        self.waiting.clear()

    def wait(self, seat: Seat) -> None:
        """The seat that has the word leaves it to the others and the clock, until something has changed."""
        self.last = seat
        self.waiting.add(seat)

    def copy(self, game: Game | None = None) -> "Turns":
        """The same, sharing nothing that changes; in another game at the same moment, if one is given."""
        other = Turns(self.game.copy() if game is None else game, self.patience)
        other.last, other.answers, other.stretch = self.last, self.answers, self.stretch
        other.waiting = self.waiting.copy()
        return other
