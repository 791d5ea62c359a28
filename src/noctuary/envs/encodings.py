"""Which games have arrays to learn from. They are laid out by hand, a module for each game beside this one."""

from importlib import import_module
from typing import Final

from noctuary.catalog import game as spec_of
from noctuary.core.refusal import BadInput, shown
from noctuary.door import plainly
from noctuary.envs.catalogue import Encoding

ENCODED: Final = ("oubliette", "occulto", "obscurio")


def encoding_for(game: str, players: int) -> Encoding:
    """The numbers and arrays of a game for this many players. Refuses a game without, and a number it is not for."""
    with plainly():
        spec_of(game).check_seats(players)
        if game not in ENCODED:
            raise BadInput("no-arrays", game=shown(game), known=", ".join(ENCODED))
    found: Encoding = import_module(f"noctuary.envs.{game}").encoding(players)
    return found
