"""What a host may not choose for a new table, or at one: said before anything is opened."""

import secrets
from collections.abc import Mapping
from typing import Any

from noctuary.core.chance import Chance
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.server.table.games import game as game_of


def check_options(spec: Spec, options: Mapping[str, Any], seats: int) -> None:
    """Deal once and forget it: what these options and this number of players do not allow is said now."""
    spec.new(spec.options.make(options), seats, Chance(secrets.token_bytes(32)))


def check_by_the_day(spec: Spec, options: Mapping[str, Any]) -> None:
    """Refuse a game that is not played over days, or not with these options."""
    needs = spec.by_the_day
    made = spec.options.make(options)
    if needs is None or any(getattr(made, name) != value for name, value in needs.items()):
        wanted = ", ".join(f"{name}={str(value).lower()}" for name, value in (needs or {}).items())
        raise BadInput("by-the-day" if needs is None else "by-the-day-options", game=spec.name, options=wanted)


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that the game does not have."""
    spec = game_of(game)
    if bot not in spec.bots:
        raise BadInput("bot", game=game, given=bot, known=", ".join(spec.bots))
