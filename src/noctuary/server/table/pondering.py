"""How long a bot takes at a table with people: as a person would, whatever its role.

It hangs on what is answered and on chance alone: a Traitor who thinks longer would give itself away. Where a game says
nothing, in the dark, for instance, answers come at the plain pace. A host who sets a quicker pace than `LIVELY` wants
quick bots and gets them.
"""

import secrets
from collections.abc import Mapping

LIVELY = 0.5
"""Seconds of pace from which on bots take their time."""
PART = 3
"""Never more than so much (a third) of the time that is left."""


def pondered(thinking: Mapping[str, tuple[float, float]], text: str, pace: float, left: int | None) -> float:
    """Seconds that an answer takes; `left` milliseconds remain on the clock, if it runs."""
    bounds = thinking.get(text.split(" ", maxsplit=1)[0])
    if bounds is None or pace < LIVELY:
        return 0.0
    low, high = bounds
    seconds = low + (high - low) * secrets.randbelow(1001) / 1000
    return seconds if left is None else min(seconds, left / 1000 / PART)
