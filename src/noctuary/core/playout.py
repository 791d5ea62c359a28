"""Play a game on by chance alone: the quickest driver there is, for rollouts, studies and measurements."""

from collections.abc import Callable

from noctuary.core.effects import CLOCK, Ask
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
    """Play `g` to its end, every answer equally likely; how many decisions it took. The clock's answers are none."""
    decisions = 0
    while True:
        asks = g.open_asks
        if not asks:
            return decisions
        ask = asks[0] if len(asks) == 1 else expected(g, asks)
        options = ask.options
        if ask.who == CLOCK:
            g.carry_out(ask, options[0])
        else:
            g.carry_out(ask, options[int(random() * len(options))])
            decisions += 1
