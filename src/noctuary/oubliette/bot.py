"""Players of Oubliette that see only what a player could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot
from noctuary.oubliette.advice import answer
from noctuary.oubliette.sight import look
from noctuary.oubliette.view import Knowledge
from noctuary.oubliette.worth import WEIGHTS, Thought


def careful(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb: the answer that leaves the best table."""
    return answer(Thought(look(known), WEIGHTS[known.options.action_model]), ask)


BOTS: Final[Mapping[str, Bot]] = {"random": random_bot, "careful": careful}
