"""Tables of Obscurio in the middle of a game, and the names of the pictures that are shown there."""

import random
from typing import Any

from noctuary.core.effects import CLOCK
from noctuary.obscurio import SPEC
from noctuary.server.table import pictures
from noctuary.server.table.state import State
from noctuary.testing import journal_of
from support.bench import table_at
from support.server_for_tests import go


def at_phase(phase: str, seats: int = 5, **options: Any) -> State:
    """A table of Obscurio in this phase."""
    luck = random.Random(4)
    journal = journal_of(SPEC, 3, seats, **options)
    game: Any = journal.game
    while game.phase != phase:
        asks = [ask for ask in game.asks() if game.expects(ask)] or [ask for ask in game.asks() if ask.who == CLOCK]
        ask = luck.choice(asks)
        journal.play(ask.who, luck.choice(ask.options))

    async def made() -> State:
        return table_at(journal, game).state

    return go(made)


def names(state: State, viewer: int | None) -> dict[str, str]:
    """Place and name of each."""
    return pictures.names_of(state, viewer, pictures.laid(state, state.playing().game.view(viewer)))
