"""Play a game on by chance alone: the quickest driver there is, for rollouts, studies and measurements."""

from collections.abc import Callable
from typing import cast

from noctuary.core.effects import CLOCK, Ask, Question, Step
from noctuary.core.game import Game


def expected(g: Game, asks: tuple[Ask, ...]) -> Ask:
    """Who answers first of several: one that is expected to; the clock when nobody is."""
    for ask in asks:
        if ask.who != CLOCK and g.expects(ask):
            return ask
    for ask in asks:
        if ask.who == CLOCK:
            return ask
    return asks[0]


def play_randomly(g: Game, random: Callable[[], float]) -> int:
    """Play `g` to its end, every answer equally likely; how many decisions it took. The clock's answers are none.

    This is `carry_out` and `advance` written out, as it is called for every decision of a million games. Nothing is
    told, and asks get no numbers: nobody is there to cite them.
    """
    decisions = 0
    stack = g.stack
    asks = g.open_asks
    g.loud = False
    if asks:
        question = cast("Question[Game]", stack.pop())
    while asks:
        if len(asks) == 1:
            ask = asks[0]
        else:
            stack.append(question)
            ask = expected(g, asks)
            stack.pop()
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
        question.run(g, who, answer)
        asks = ()
        while stack and g.outcome is None:
            top = stack.pop()
            if isinstance(top, Step):
                top.run(g)
            elif asks := top.asks(g):
                question = top  # type: ignore[assignment] # What is no step is a question; `cast` would cost a call.
                break
    stack.clear()
    g.open_asks = ()
    return decisions
