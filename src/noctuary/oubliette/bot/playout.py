"""A game played on to its end by the careful bot or by a hasty one, quickly and in silence."""

from typing import Final

from noctuary.core.effects import Choice
from noctuary.core.game import Outcome
from noctuary.core.quick_luck import QuickLuck
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import features_of_game
from noctuary.oubliette.bot.outlook import Outlook
from noctuary.oubliette.bot.policy import answer, weighed
from noctuary.oubliette.bot.weights import WEIGHTS, Weights
from noctuary.oubliette.choices import TURN_OVER
from noctuary.oubliette.state import Oubliette


def play_out(g: Oubliette, w: Weights | None = None) -> Outcome:
    """Play `g` to the end, with other weights if given. For games that were dealt from knowledge, and for the lab."""
    weights = WEIGHTS[g.options.action_model] if w is None else w
    g.loud = False
    while g.open_asks:
        ask = g.open_asks[0]
        options = ask.options
        choice = options[0] if len(options) == 1 else answer(Evaluation(features_of_game(g), weights), ask)
        g.carry_out(ask, choice)
    outcome = g.outcome
    assert outcome is not None
    return outcome


def play_on(g: Oubliette, turns: int, outlook: Outlook) -> float:
    """Play so many turns to their ends: how likely the game is to be won then, or what became of it before."""
    weights = WEIGHTS[g.options.action_model]
    last = g.turn + turns
    g.loud = False
    while g.open_asks:
        ask = g.open_asks[0]
        options = ask.options
        over = g.turn >= last and ask.kind == "act" and bool(g.deck)
        choice = options[0]
        if len(options) > 1 or over:
            s = features_of_game(g)
            if len(options) > 1:
                choice = answer(Evaluation(s, weights), ask)
            if over and choice is TURN_OVER:
                return outlook.chance(s)
        g.carry_out(ask, choice)
    outcome = g.outcome
    return 1.0 if outcome is not None and outcome.winners else 0.0


SLIP: Final = 3
"""Every so many decisions a hasty player takes any of the answers it likes best."""
LIKED: Final = 3
"""Of so many."""


def play_out_hastily(g: Oubliette, luck: QuickLuck) -> Outcome:
    """The same by a player who does not always take the best answer: how kind is a deal to people?"""
    weights = WEIGHTS[g.options.action_model]
    g.loud = False
    while g.open_asks:
        ask = g.open_asks[0]
        options = ask.options
        choice = options[0]
        if len(options) > 1:
            t = Evaluation(features_of_game(g), weights)
            choice = answer(t, ask) if luck.below(SLIP) else liked(weighed(t, ask), luck)
        g.carry_out(ask, choice)
    outcome = g.outcome
    assert outcome is not None
    return outcome


def liked(pairs: list[tuple[float, Choice]], luck: QuickLuck) -> Choice:
    """Any of the answers with the greatest weights; of equals, the first ones."""
    best: list[tuple[float, Choice]] = []
    for weight, option in pairs:
        at = len(best)
        while at > 0 and best[at - 1][0] < weight:
            at -= 1
        best.insert(at, (weight, option))
    return best[luck.below(min(LIKED, len(best)))][1]
