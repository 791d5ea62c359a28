"""Tables that people come back to for years: many games, one after the other."""

import msgspec

from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Snapshot
from noctuary.server.table import ledger
from noctuary.server.table.projections import listing_of
from noctuary.server.table.snapshot import taken
from support.stored_tables import Written

SOME = 5
"""Choices of the game that is being played."""


def after(rounds: int, game: str = "lanterns", seats: int = 3) -> Written:
    """A table with so many finished games, and another one begun."""
    written = Written(game, seats, watched=False)
    written.start()
    for _ in range(rounds):
        written.play_until(lambda: False)
        written.play_again()
    written.play_until(lambda: len(written.state.playing().past) >= SOME)
    return written


def bodies_of(written: Written) -> list[str]:
    """Its log."""
    return list(map(ledger.write, written.lines))


async def store_table(store: Store, id: str, written: Written, snapshot: bool = True) -> Snapshot:
    """Put it into a database, as an orderly stop leaves it; without a snapshot, as earlier versions did."""
    bodies = bodies_of(written)
    for first in range(0, len(bodies), 500):
        await store.append(Append(table=id, seq=first + 1, bodies=tuple(bodies[first : first + 500])))
    kept = taken(written.state, written.state.at)
    listing = msgspec.structs.replace(listing_of(id, written.state), code=None)
    await store.append(
        Append(table=id, seq=len(bodies) + 1, bodies=(), listing=listing, snapshot=kept if snapshot else None)
    )
    return kept
