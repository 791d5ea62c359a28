"""Finished games, taken out of the log for one reader after the other.

A long game with eight seats, seen by all of them, keeps a processor busy for half a second and weighs eight megabytes.
So it is worked out in a thread, one at a time, and packed: tables that are being played hardly notice.
"""

import asyncio

from noctuary.core.effects import Seat
from noctuary.core.spec import Picture
from noctuary.server import after
from noctuary.server.doors import Closed
from noctuary.server.table import Table


class Archive:
    """Where finished games are looked up."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """Whose turn it is."""

    async def replay(self, table: Table, round: int, seat: Seat | None, all_knowing: bool, packed: bool) -> bytes:
        """A finished game of a table as a viewer knew it then."""
        async with self.turn:
            bodies = await table.store.read(table.id)
            key = table.state.opened.key
            return await asyncio.to_thread(after.replay_text, bodies, key, round, seat, all_knowing, packed)

    async def picture(self, table: Table, name: str) -> Picture:
        """A picture of a game that is over. They are looked up once after each game, however many ask at once."""
        if table.finished > table.album[0]:
            async with self.turn:
                if table.finished > table.album[0]:
                    await self._fill(table)
        found = table.album[1].get(name)
        if found is None:
            raise Closed("not_found")
        return found

    async def _fill(self, table: Table) -> None:
        async with table.lock:
            await table.fresh()
            finished = table.finished
        bodies = await table.store.read(table.id)
        table.album = finished, await asyncio.to_thread(after.album, bodies, table.state.opened.key)
