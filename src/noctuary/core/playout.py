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
    # While somebody is asked, a question lies on top.
    questions = cast("list[Question[Game]]", stack)
    asks = g.open_asks
    g.loud = False
    while asks:
        ask = asks[0] if len(asks) == 1 else expected(g, asks)
        who = ask.who
        options = ask.options
        count = len(options)
        # Where there is nothing to choose, nothing is drawn. The clock says the first thing it may.
        answer = options[0] if count == 1 or who == CLOCK else options[int(random() * count)]
        if who != CLOCK:
            decisions += 1
        g.revealed = 0
        questions.pop().run(g, who, answer)
        asks = ()
        while stack and g.outcome is None:
            top = stack.pop()
            if isinstance(top, Step):
                top.run(g)
            elif asks := top.asks(g):
                stack.append(top)
                break
    stack.clear()
    g.open_asks = ()
    return decisions
