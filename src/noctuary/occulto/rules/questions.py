"""What several abilities ask: faces to put away, and answers that several give at once.

Where several seats are asked at once their answers are sealed: the question holds them until the last has come in, and
nobody can see who has answered. Who is asked follows from open facts alone.
"""

from typing import Any, Final

from noctuary.core.effects import Ask, Choice, Question
from noctuary.occulto.choices import ACK
from noctuary.occulto.pieces import Card
from noctuary.occulto.state import Occulto

Sealed = tuple[Card | None, ...]


class Together(Question[Occulto]):
    """A question to several seats at once. `left` are those still to answer, `sealed` what each has put down so far."""

    __slots__ = ("asked", "left", "sealed")

    def __init__(self, asked: int, left: int, sealed: Sealed) -> None:
        self.asked = asked
        self.left = left
        self.sealed = sealed

    def again(self, left: int, sealed: Sealed) -> "Together":
        """The same question with other answers."""
        raise NotImplementedError

    def offer(self, g: Occulto, seat: int) -> Ask:
        """What one seat is asked."""
        raise NotImplementedError

    def close(self, g: Occulto) -> None:
        """Everybody has answered."""
        raise NotImplementedError

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        return tuple([self.offer(g, seat) for seat in range(g.seats) if self.left >> seat & 1])

    def expected_ask(self, g: Occulto) -> Ask | None:
        """That of the first: everybody is waited for."""
        return self.offer(g, first_of(self.left)) if self.left else None

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Seal the answer; the last one opens them all."""
        left = self.left & ~(1 << seat)
        card: Card | None = answer.args[0] if answer.args else None
        sealed = list(self.sealed)
        sealed[seat] = card
        whole = self.again(left, tuple(sealed))
        if left:
            g.then(whole)
            return
        for other in range(g.seats + 1):
            if self.asked & ~(1 << seat) & ~(1 << other):
                g.reveal(other)
        whole.close(g)


def first_of(seats: int) -> int:
    """The first seat of a set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def nothing_sealed(g: Occulto) -> Sealed:
    """Nobody has answered."""
    return (None,) * g.seats


PUT_AWAY: Final = (ACK,)


class Peek(Question[Occulto]):
    """Faces lie open to some until they have put them away (C-07, C-57, C-63, C-64). `at` is a place; -1: one's own."""

    __slots__ = ("asked", "at", "left")

    def __init__(self, at: int, asked: int, left: int) -> None:
        self.at = at
        self.asked = asked
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return self.at, self.asked, self.left

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        return tuple([Ask(seat, "peek", PUT_AWAY) for seat in range(g.seats) if self.left >> seat & 1])

    def expected_ask(self, g: Occulto) -> Ask | None:
        return Ask(first_of(self.left), "peek", PUT_AWAY) if self.left else None

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        left = self.left & ~(1 << seat)
        if left:
            g.then(Peek(self.at, self.asked, left))
