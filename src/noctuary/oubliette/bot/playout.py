"""A game played on to its end by the careful bot, quickly and in silence."""

from noctuary.core.game import Outcome
from noctuary.oubliette.bot.evaluation import WEIGHTS, Evaluation, Weights
from noctuary.oubliette.bot.features import features_of_game
from noctuary.oubliette.bot.policy import answer
from noctuary.oubliette.state import Oubliette


def play_out(g: Oubliette, w: Weights | None = None) -> Outcome:
    """Play `g` to the end, with other weights if given. For games that were dealt from knowledge, and for the lab."""
    weights = WEIGHTS[g.options.action_model] if w is None else w
    g.loud = False
    while g.open_asks:
        ask = g.open_asks[0]
        g.play(0, ask.options[0] if len(ask.options) == 1 else answer(Evaluation(features_of_game(g), weights), ask))
    outcome = g.outcome
    assert outcome is not None
    return outcome
