"""Players of Oubliette that see only what a player could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Bot
from noctuary.oubliette.bot.evaluation import WEIGHTS, Evaluation
from noctuary.oubliette.bot.features import features_of
from noctuary.oubliette.bot.hints import hint
from noctuary.oubliette.bot.patient import patient
from noctuary.oubliette.bot.policy import answer
from noctuary.oubliette.knowledge import Knowledge


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """The answer that leaves the best table, and the line that says why."""
    t = _evaluation(known)
    choice = answer(t, ask)
    return choice, hint(t, ask, choice)


def _evaluation(known: Knowledge) -> Evaluation:
    return Evaluation(features_of(known), WEIGHTS[known.options.action_model])


def careful(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb, with no luck in them: of equal answers, the first."""
    return ask.options[0] if len(ask.options) == 1 else answer(_evaluation(known), ask)


BOTS: Final[Mapping[str, Bot]] = {"random": random_bot, "careful": careful, "patient": patient}
