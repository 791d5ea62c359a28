"""Who plays Occulto without a body, each from what its seat could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.spec import Bot
from noctuary.occulto.bot.healer import healer
from noctuary.occulto.bot.levels import alchemist, apprentice, magus, seer

BOTS: Final[Mapping[str, Bot]] = {
    "random": random_bot,
    "apprentice": apprentice,
    "healer": healer,
    "alchemist": alchemist,
    "seer": seer,
    "magus": magus,
}
"""From the simplest to the most thorough. That `seer` and `magus` beat `alchemist` is not shown."""
