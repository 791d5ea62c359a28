"""Players of Obscurio that see only what a player could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.spec import Bot

BOTS: Final[Mapping[str, Bot]] = {"random": random_bot}
