"""The games of the house, by name."""

from collections.abc import Mapping
from typing import Final

from noctuary import obscurio, occulto, oubliette
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec

GAMES: Final[Mapping[str, Spec]] = {game.SPEC.name: game.SPEC for game in (oubliette, occulto, obscurio)}


def game(name: str) -> Spec:
    """The game of this name."""
    spec = GAMES.get(name)
    if spec is None:
        raise BadInput("game", given=name, known=", ".join(GAMES))
    return spec
