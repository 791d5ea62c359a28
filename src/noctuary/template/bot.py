"""Bots: a function of what a seat knows, the question, and luck of its own. They keep nothing between calls."""

from typing import Any, Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot


def bold(known: Any, ask: Ask, luck: Stream) -> Choice:
    """The highest card first."""
    return max(ask.options, key=lambda option: option.args[0].number)


BOTS: Final[dict[str, Bot]] = {"random": random_bot, "bold": bold}
