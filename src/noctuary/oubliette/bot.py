"""Players of Oubliette that see only what a player could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot
from noctuary.oubliette.brain.advice import answer
from noctuary.oubliette.brain.hints import reason
from noctuary.oubliette.brain.patient import patient
from noctuary.oubliette.brain.sight import look
from noctuary.oubliette.brain.worth import WEIGHTS, Thought
from noctuary.oubliette.view import Knowledge


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, str]:
    """The answer that leaves the best table, and the id of the message that says why."""
    s = look(known)
    choice = answer(Thought(s, WEIGHTS[known.options.action_model]), ask)
    return choice, reason(s, ask, choice)


def careful(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb, with no luck in them: of equal answers, the first."""
    return ask.options[0] if len(ask.options) == 1 else advise(known, ask)[0]


BOTS: Final[Mapping[str, Bot]] = {"random": random_bot, "careful": careful, "patient": patient}
