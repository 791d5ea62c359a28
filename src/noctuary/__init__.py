"""Noctuary: one table for three games of the dark.

    game = noctuary.new("oubliette", deal=7)
    print(game)

Importing it opens no game, reads no file and starts nothing.
"""

from noctuary.core.refusal import BadInput, Refusal
from noctuary.door import NamedBot, OpenGame, bot, games, load, new

__version__ = "0.2.0"
__all__ = ["BadInput", "NamedBot", "OpenGame", "Refusal", "__version__", "bot", "games", "load", "new"]
