"""The bot every game has: any legal answer, all of them alike."""

from typing import Any

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice


def random_bot(known: Any, ask: Ask, luck: Stream) -> Choice:
    """A uniformly random option."""
    return ask.options[luck.below(len(ask.options))]
