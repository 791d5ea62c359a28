"""All that a house holds of one person, at every table: to be taken home, to be held anew, to be deleted."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.core.effects import Seat
from noctuary.server.errors import Closed
from noctuary.server.store.lines import as_database
from noctuary.server.store.schema import DEVICES, LOG, RESULTS, SNAPSHOTS
from noctuary.server.table import ledger, personal
from noctuary.server.table.hub import Hub
from noctuary.server.table.ledger import AnyEntry
from noctuary.server.table.lobby import Lobby
from noctuary.server.table.personal import NOBODY, PersonalPart
from noctuary.server.table.table import Table

if TYPE_CHECKING:
    from noctuary.server.store.database import Store


class Held(msgspec.Struct, frozen=True):
    """A seat that was taken with a new token."""

    table: Table
    seat: Seat
    token: str


class MyData:
    """The tables of one person. One person at a time: their logs are read whole."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.lock = asyncio.Lock()

    @property
    def store(self) -> "Store":
        """The database. A house in a browser keeps nothing of anybody but its owner, and has none."""
        return as_database(self.hub.store)

    async def tables_of(self, devices: Sequence[str], talk: bool = True) -> list[str]:
        """Where somebody sat, or (`talk`) spoke while looking on."""

        async def work(connection: AsyncConnection) -> list[str]:
            found = set(await connection.scalars(sa.select(DEVICES.c.table_id).where(DEVICES.c.device.in_(devices))))
            if talk:
                said = (LOG.c.body.like(f'{{"is":"said"%"id":"{each[: personal.VOICE]} %') for each in devices)
                found |= set(await connection.scalars(sa.select(LOG.c.table_id).where(sa.or_(*said)).distinct()))
            return sorted(found)

        return await self.store.ask(work) if devices else []

    async def _logs(self, devices: Sequence[str]) -> AsyncIterator[tuple[str, list[AnyEntry]]]:
        """The logs of all these tables, one after the other."""
        for id in await self.tables_of(devices):
            bodies = await self.hub.store.read(id)
            yield id, await asyncio.to_thread(_read, bodies)

    async def export(self, devices: Sequence[str]) -> list[PersonalPart]:
        """What every table holds of a person."""
        async with self.lock:
            found = [personal.part_of(id, entries, devices) async for id, entries in self._logs(devices)]
        return [each for each in found if each is not None]

    # Holding -----------------------------------------------------------------------------------------------------

    def seat_at(self, table: Table, devices: Sequence[str]) -> Seat | None:
        """The seat of a person at a table; of two the one in which nobody is."""
        places = enumerate(table.state.places)
        mine = [seat for seat, place in places if place.person and place.device and place.device in devices]
        away = [seat for seat in mine if seat not in table.online()]
        return next(iter([*away, *mine]), None)

    async def take_back(self, table: Table, devices: Sequence[str], device: str) -> Held:
        """Hold one's own seat on this device: the same way as by a moving link, which nobody had to carry."""
        async with table.lock:
            await table.fresh()
            seat = self.seat_at(table, devices)
            if seat is None:
                raise Closed("not_yours")
            word = table.transfers.word(table.state, seat)
        seat, token = await Lobby(table).claim(word, device)
        return Held(table, seat, token)

    async def hold_all(self, devices: Sequence[str], device: str) -> list[Held]:
        """Hold every seat of a person anew; whatever opened it before opens it no more."""
        held: list[Held] = []
        async with self.lock:
            for id in await self.tables_of(devices, talk=False):
                try:
                    table = await self.hub.bring(id)
                    while True:  # Somebody may sit in two seats of one table.
                        left = [each for each in devices if each != device]
                        held.append(await self.take_back(table, left, device))
                except Closed as closed:
                    if closed.code not in ("not_yours", "not_found", "unreadable"):
                        raise
        return held

    # Deleting ----------------------------------------------------------------------------------------------------

    async def delete(self, devices: Sequence[str]) -> list[str]:
        """Take a person out of every table; the tables at which nobody else sat are deleted. Which tables it were."""
        gone: list[str] = []
        async with self.lock:
            async for id, entries in self._logs(devices):
                await (self._delete_table(id) if personal.alone(entries, devices) else self._take_out(id, devices))
                gone.append(id)
            await self.store.errand(lambda connection: _forget_results(connection, devices))
        return gone

    async def _delete_table(self, id: str) -> None:
        try:
            await self.hub.forget(await self.hub.bring(id))
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            await self.hub.store.forget_table(id)

    async def _take_out(self, id: str, devices: Sequence[str]) -> None:
        """Leave a table, and write its lines as if somebody without a name had been there."""
        try:
            table = await self.hub.bring(id)
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            await self._rewrite(id, devices)
            return
        while (seat := self.seat_at(table, devices)) is not None:
            await Lobby(table).leave(seat)
        async with table.lock:
            await table.fresh()
            await self._rewrite(id, devices)
            # What is in memory still knows them.
            table.stale = True
            table.snapshot = 0
            for connection in table.connections:
                connection.people = ("anew",)
        table.refresh()

    async def _rewrite(self, id: str, devices: Sequence[str]) -> None:
        bodies = await self.hub.store.read(id)
        entries = await asyncio.to_thread(_read, bodies)
        changed = {seq: ledger.write(entry) for seq, entry in personal.without(entries, devices)}

        async def work(connection: AsyncConnection) -> None:
            for seq, body in changed.items():
                this = LOG.update().where(LOG.c.table_id == id, LOG.c.seq == seq)
                await connection.execute(this.values(body=body))
            # It knows them too; the log, which does not any more, is read instead.
            await connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == id))

        await self.store.errand(work)


def _read(bodies: Sequence[str]) -> list[AnyEntry]:
    return list(map(ledger.read, bodies))


async def _forget_results(connection: AsyncConnection, devices: Sequence[str]) -> None:
    """Delete one's own results, and one's name from those of the others."""
    mine = (await connection.execute(sa.select(RESULTS).where(RESULTS.c.device.in_(devices)))).all()
    names = {(row.table_id, row.round): msgspec.json.decode(row.names, type=list[str]) for row in mine}
    for row in mine:
        names[row.table_id, row.round][row.seat] = NOBODY
    for (table, round), left in names.items():
        this = RESULTS.update().where(RESULTS.c.table_id == table, RESULTS.c.round == round)
        await connection.execute(this.values(names=msgspec.json.encode(left).decode()))
    await connection.execute(RESULTS.delete().where(RESULTS.c.device.in_(devices)))
    await connection.execute(DEVICES.delete().where(DEVICES.c.device.in_(devices)))
