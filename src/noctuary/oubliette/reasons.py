"""Why a bot of Oubliette chose so: the rule of thumb that speaks for the answer, and the chances it found."""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.reasons import Reasons, tenths
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import features_of
from noctuary.oubliette.bot.hints import hint
from noctuary.oubliette.bot.policy import answer
from noctuary.oubliette.bot.weights import WEIGHTS
from noctuary.oubliette.knowledge import Knowledge
from noctuary.oubliette.review import tried_beside

DEALS: Final = 120
"""In so many deals the answer and its rivals are tried once more."""


def reasons(known: Knowledge, ask: Ask, choice: Choice, bot: str) -> Reasons:
    """The rule of thumb behind an answer; of a bot that searches, how often it and the next best won."""
    t = Evaluation(features_of(known), WEIGHTS[known.options.action_model])
    lines: list[Line] = [hint(t, ask, choice)]
    usual = answer(t, ask)
    if bot == "hasty" and usual is not choice:
        lines.append(("oubliette-reason-hasty", {}))
    if bot in ("careful", "hasty"):
        return Reasons(tuple(lines), None if usual is choice else usual)
    mine, other = tried_beside(known, choice, DEALS, f"reason/{known.state}/{known.slots}")
    if other is mine:
        return Reasons(tuple(lines))
    if other.chance() > mine.chance():
        lines.append(("oubliette-reason-close", {}))
    elif usual is not choice:
        lines.append(("oubliette-reason-unlike", {}))
    return Reasons(tuple(lines), other.option, tenths(mine.chance()), tenths(other.chance()))
