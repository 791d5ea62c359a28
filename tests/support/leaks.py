"""Leaks on purpose, to see that the search for worlds finds them: each puts a secret into the views of those who look.

Some change what is seen from one world to the other; others are taken for knowledge by the new deal, which then keeps
to them, and are found because a secret never varies. All but the Grimoire and the Traitor get them.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from noctuary.obscurio import view
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import PublicView, View, ids

LEAKS: Final[dict[str, Callable[[Obscurio, View], View]]] = {
    "exit": lambda g, seen: replace(seen, exit=g.exit.id if g.exit is not None else None),
    "exit door": lambda g, seen: replace(seen, exit_door=g.exit_door or None),
    "holder": lambda g, seen: replace(seen, holder=ids(g.holder)),
    "number of picks": lambda g, seen: replace(seen, extra=len(g.picks)),
    "picks": lambda g, seen: replace(seen, picks=ids(g.picks)),
    "cards in the deck": lambda g, seen: replace(seen, deck=len(g.deck)),
    "top of the deck": lambda g, seen: replace(seen, pictures=g.deck[-1].id),
    "who rests": lambda g, seen: replace(seen, resting=g.rested != 0),
    "whom the night waits for": lambda g, seen: replace(seen, waiting=(g.traitor,)) if g.phase == "night" else seen,
    "sealed doors": lambda g, seen: replace(seen, extra=sum(g.commits)),
    "sealed votes": lambda g, seen: replace(seen, rounds=sum(g.votes)),
    "suspicions of others": lambda g, seen: replace(seen, board=g.boards[g.wizards[0]]),
    "past picks": lambda g, seen: replace(seen, past_picks=tuple(ids(row) for row in g.past_picks)),
    "traitor": lambda g, seen: replace(seen, traitor=g.traitor),
    "doors before they open": lambda g, seen: replace(seen, doors=ids(g.doors)) if seen.doors else seen,
    "doors face down": lambda g, seen: replace(seen, pictures=" ".join(ids(g.doors))),
}


@contextmanager
def leaking(name: str) -> Iterator[None]:
    """While this lasts, views tell too much."""
    true, leak = view.view_from, LEAKS[name]

    def view_from(g: Obscurio, public: PublicView, seat: int | None) -> View:
        seen = true(g, public, seat)
        blind = g.haunted() and g.outcome is None and seat != g.grimoire and seat != g.traitor
        return leak(g, seen) if blind else seen

    vars(view)["view_from"] = view_from
    try:
        yield
    finally:
        vars(view)["view_from"] = true
