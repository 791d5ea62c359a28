"""The ends of things: what happens after the last step, who is asked first, what was shown, when two are the same."""

import pytest
from support import lanterns
from support.lanterns import CARDS, SPEC, Lanterns

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice, Question, Step
from noctuary.core.game import Outcome
from noctuary.core.playout import expected, play_randomly


class Closing(Step[Lanterns]):
    """The game is over, whatever waits below."""

    def run(self, g: Lanterns) -> None:
        g.end("dark", "T-1", (0,))


class Vote(Question[Lanterns]):
    """One seat and the clock are asked; then the game is over, with a turn still waiting."""

    def asks(self, g: Lanterns) -> tuple[Ask, ...]:
        return Ask(CLOCK, "vote", (lanterns.TIME,), False), Ask(1, "vote", lanterns.VOTE)

    def run(self, g: Lanterns, seat: int, answer: Choice) -> None:
        g.pile.append(CARDS["w0"])
        g.tell("lanterns-voted")
        g.then(Closing(), lanterns.END_TURN)


def closing() -> Lanterns:
    g = lanterns.new(SPEC.options(), 3, Chance(seed_of("closing")))
    g.stack, g.told, g.revealed = [lanterns.END_TURN, Vote()], [], 0
    g.advance()
    return g


@pytest.mark.parametrize("quick", [True, False])
def test_nothing_happens_after_the_end(quick: bool) -> None:
    """A game that is over carries out no further step and asks nobody, by either driver."""
    g = closing()
    turn, held = g.turn, len(g.pile)
    if quick:
        assert play_randomly(g, lambda: 0.99) == 1
    else:
        g.play(1, lanterns.VOTE[2])
    assert (g.turn, len(g.pile), g.stack, g.asks()) == (turn, held + 1, [], ())
    assert g.result() == Outcome("dark", "T-1", (0,))
    g.end("light", "T-2", (1,))
    assert g.result() == Outcome("dark", "T-1", (0,))


def test_a_random_playout_tells_nothing_and_draws_where_there_is_a_choice() -> None:
    drawn: list[float] = []

    def random() -> float:
        drawn.append(0.5)
        return 0.5

    g = closing()
    assert play_randomly(g, random) == 1
    assert drawn == [0.5]
    assert g.told == []
    over = closing()
    over.open_asks, over.stack = (), []
    assert play_randomly(over, random) == 0
    assert drawn == [0.5]


def test_the_clock_is_heard_when_nobody_is_expected() -> None:
    g = closing()
    clock, vote = g.asks()
    assert expected(g, (clock, vote)) is vote
    vote.must = False
    assert expected(g, (vote, clock)) is clock
    assert expected(g, (vote,)) is vote


def test_a_step_asks_nobody() -> None:
    assert Closing().asks(closing()) == ()
    assert Closing().args() == ()


def test_asks_are_the_same_if_their_seat_sees_no_difference() -> None:
    ask = Ask(1, "vote", lanterns.VOTE)
    assert ask.same(Ask(1, "vote", lanterns.VOTE))
    assert not ask.same(Ask(1, "vote", lanterns.VOTE, False))
    assert not ask.same(Ask(1, "throw", lanterns.VOTE))
    assert not ask.same(Ask(1, "vote", lanterns.VOTE[:2]))


def test_outcomes_are_compared_by_all_they_say() -> None:
    end = Outcome("dark", "T-1", (0, 2), "moths")
    assert end == Outcome("dark", "T-1", (0, 2), "moths")
    assert hash(end) == hash(Outcome("dark", "T-1", (0, 2), "moths"))
    for other in (("light", "T-1", (0, 2), "moths"), ("dark", "T-2", (0, 2), "moths"), ("dark", "T-1", (0,), "moths")):
        assert end != Outcome(*other)
    assert end != Outcome("dark", "T-1", (0, 2))
    assert end != end.data()


def test_what_a_choice_showed_is_known_seat_by_seat() -> None:
    g = closing()
    assert not any(g.reveals_to(seat) for seat in (0, 1, 2, None))
    g.reveal(1)
    assert [g.reveals_to(seat) for seat in (0, 1, 2, None)] == [False, True, False, False]
    g.reveal_to_all()
    assert all(g.reveals_to(seat) for seat in (0, 1, 2, None))
    assert g.revealed == 0b1111
    g.play(1, lanterns.VOTE[0])
    assert g.revealed == 0
