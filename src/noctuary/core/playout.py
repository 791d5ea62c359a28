"""Play a game on by chance alone: the quickest driver there is, for rollouts, studies and measurements."""

from collections.abc import Callable
from typing import cast

from noctuary.core.effects import CLOCK, Ask, Question, Step, expected
from noctuary.core.game import Game

__all__ = ["expected", "play_randomly"]


def play_randomly(g: Game, random: Callable[[], float]) -> int:
    """Play `g` to its end, every answer equally likely; how many decisions it took. The clock's answers are none.

    This is `carry_out` and `advance` written out, as it is called for every decision of a million games. Nothing is
    told, only the ask that is answered is made, and it gets no number: nobody is there to cite it.
    """
    decisions = 0
    stack = g.stack
    g.loud = False
    ask: Ask | None = None
    if g.open_asks:
        question = cast("Question[Game]", stack[-1])
        ask = expected(g, g.open_asks)
    while ask is not None:
        who = ask.who
        options = ask.options
        if who == CLOCK:
            answer = options[0]
        else:
            decisions += 1
            count = len(options)
            # Where there is nothing to choose, nothing is drawn.
            answer = options[int(random() * count)] if count > 1 else options[0]
        g.revealed = 0
        stack.pop()
        question.run(g, who, answer)
        ask = None
        while stack and g.outcome is None:
            top = stack[-1]
            if isinstance(top, Step):
                stack.pop()
                top.run(g)
            else:
                ask = top.expected_ask(g)
                if ask is not None:
                    question = top  # type: ignore[assignment] # What is no step is a question; `cast` would cost a call.
                    break
                stack.pop()
    stack.clear()
    g.open_asks = ()
    return decisions
