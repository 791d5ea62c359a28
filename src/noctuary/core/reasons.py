"""Why did you do that? A bot's own reason for a choice, asked for when the game is over.

A reason is a function of what the seat knew when it chose, and of nothing else: the bot thinks once more. Where luck
has a part in its thinking, the figures of a second thought may differ a little from those of the first.
"""

from typing import Any

import msgspec

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line


class Reasons(msgspec.Struct, frozen=True):
    """Why a bot chose so: a line or a few, and what it thought of the next best answer, where it weighs chances."""

    lines: tuple[Line, ...]
    other: Choice | None = None
    """The answer it liked next best; or better, if it did not take the best."""
    chance: int = -1
    """Of ten games that could have gone on from there, how many it takes for won after its choice; -1: not told."""
    other_chance: int = -1


def reasons_for(spec: Any, known: Any, ask: Ask, choice: Choice, bot: str) -> Reasons:
    """Why the bot of this name chose so. What every game has in common is said here, the rest by the game."""
    if len(ask.options) == 1:
        return Reasons((("reason-only", {}),))
    if bot == "random":
        return Reasons((("reason-random", {"count": len(ask.options)}),))
    if spec.reasons is None:
        return Reasons((("reason-untold", {}),))
    found: Reasons = spec.reasons(known, ask, choice, bot)
    return found


def tenths(share: float) -> int:
    """A share as "so many games in ten", which people read more easily than a percentage."""
    return max(0, min(10, round(10 * share)))
