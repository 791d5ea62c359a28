"""What a table may choose. Every option names the rule it changes."""

from typing import Annotated

from noctuary.core.options import GameOptions, rule


class Options(GameOptions, frozen=True, kw_only=True):
    """The options of this game."""

    cards: Annotated[int, rule("T-02", 1, 5)] = 3
