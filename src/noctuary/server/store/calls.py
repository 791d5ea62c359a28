"""Who wants to be told that it is their turn, at which table, and where their browser is reached."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.lines import HouseLog, as_database
from noctuary.server.store.schema import CALLS, DUE, SECRETS, TABLES

if TYPE_CHECKING:
    from noctuary.server.store.database import Store

BY_MAIL = "mailto:"
"""How the place begins at which somebody is told by e-mail."""
AGREED = "yes"
ASKED = 3
"""So often an address may be asked at once whether it wants letters: nobody is flooded with questions."""
PATIENCE = 2 * 24 * 3600
"""Seconds after which an address that did not answer is forgotten."""
MOST = 200
"""At so many tables one browser is told."""


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """A browser at a table; where its push service is, and what only that browser can read.

    Or where its person is written to: then `auth` stands in the links of the letters, and `p256dh` says whether
    whoever reads them has agreed.
    """

    table_id: str
    device: str
    seat: int
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    turn: str = ""
    """The turn it was last told of."""
    times: int = 0
    """How often it was told of that one."""
    last: int = 0
    """And when, in seconds since 1970. Before an address has agreed: when it was asked."""

    @property
    def by_mail(self) -> bool:
        """Whether this is an address and no browser."""
        return self.endpoint.startswith(BY_MAIL)

    @property
    def confirmed(self) -> bool:
        """Whether it may be told."""
        return not self.by_mail or self.p256dh == AGREED


class CallStore:
    """The calls of a house."""

    def __init__(self, log: HouseLog) -> None:
        self.log = log

    @property
    def store(self) -> "Store":
        """The database. A house in a browser calls nobody, and has none."""
        return as_database(self.log)

    async def at(self, table: str) -> list[Subscription]:
        """All browsers that are told at a table."""
        rows = await self.store.rows(sa.select(CALLS).where(CALLS.c.table_id == table))
        return [Subscription(**dict(row._mapping)) for row in rows]

    async def of(self, devices: Sequence[str]) -> list[Subscription]:
        """All tables at which some browsers are told."""
        rows = await self.store.rows(sa.select(CALLS).where(CALLS.c.device.in_(devices)).order_by(CALLS.c.table_id))
        return [Subscription(**dict(row._mapping)) for row in rows]

    async def add(self, wanted: Subscription) -> bool:
        """Tell a browser from now on, in the place of what it wanted before; whether there is room."""
        row = msgspec.structs.asdict(wanted)

        async def work(connection: AsyncConnection) -> bool:
            mine = CALLS.c.device == wanted.device
            over = sa.select(TABLES.c.id).where(TABLES.c.phase.in_(("over", "closed")))
            elsewhere = CALLS.c.table_id.in_(over)  # What is over needs no room.
            await connection.execute(CALLS.delete().where(mine, elsewhere | (CALLS.c.table_id == wanted.table_id)))
            if int(await connection.scalar(sa.select(sa.func.count()).where(mine)) or 0) >= MOST:
                return False
            await connection.execute(CALLS.insert().values(row))
            return True

        return await self.store.errand(work)

    async def room_for(self, endpoint: str, now: int) -> bool:
        """Whether an address may be asked once more. Those who did not answer for long are forgotten."""
        await self.forget_unanswered(now)
        waiting = sa.select(sa.func.count()).where(CALLS.c.endpoint == endpoint, CALLS.c.p256dh == "")
        (row,) = await self.store.rows(waiting)
        return int(row[0]) < ASKED

    async def forget_unanswered(self, now: int) -> None:
        """Addresses whose owners did not say yes."""

        async def work(connection: AsyncConnection) -> None:
            asked = CALLS.c.endpoint.startswith(BY_MAIL) & (CALLS.c.p256dh == "")
            await connection.execute(CALLS.delete().where(asked, CALLS.c.last < now - PATIENCE))

        await self.store.errand(work)

    async def confirm(self, table: str, device: str) -> None:
        """Whoever reads an address has agreed; of the turn that is on they were not told yet."""

        async def work(connection: AsyncConnection) -> None:
            this = CALLS.update().where(CALLS.c.table_id == table, CALLS.c.device == device, CALLS.c.p256dh == "")
            await connection.execute(this.values(p256dh=AGREED, turn="", times=0, last=0))

        await self.store.errand(work)

    async def remove(self, table: str, devices: Sequence[str]) -> None:
        """Tell these browsers no more at a table."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(CALLS.delete().where(CALLS.c.table_id == table, CALLS.c.device.in_(devices)))

        await self.store.errand(work)

    async def forget(self, devices: Sequence[str]) -> None:
        """Tell these browsers no more, at no table."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(CALLS.delete().where(CALLS.c.device.in_(devices)))

        await self.store.errand(work)

    async def gone(self, endpoint: str) -> None:
        """A browser that its push service knows no more."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(CALLS.delete().where(CALLS.c.endpoint == endpoint))

        await self.store.errand(work)

    async def told(self, table: str, seat: int, turn: str, times: int, now: int) -> None:
        """Write down how often a seat was told of a turn, before it is: after a crash nobody is told twice."""

        async def work(connection: AsyncConnection) -> None:
            agreed = ~CALLS.c.endpoint.startswith(BY_MAIL) | (CALLS.c.p256dh == AGREED)
            this = CALLS.update().where(CALLS.c.table_id == table, CALLS.c.seat == seat, agreed)
            await connection.execute(this.values(turn=turn, times=times, last=now))

        await self.store.errand(work)

    async def due(self, now: int, limit: int, after: tuple[int, str] = (0, "")) -> list[tuple[str, int]]:
        """Tables that have something to do now, and since when, the longest overdue first; those behind `after`."""
        at, id = DUE.c.at, DUE.c.table_id
        behind = (at > after[0]) | ((at == after[0]) & (id > after[1]))
        rows = await self.store.rows(sa.select(DUE).where(at > 0, at <= now, behind).order_by(at, id).limit(limit))
        return [(row.table_id, row.at) for row in rows]

    async def no_longer_due(self, table: str, now: int) -> None:
        """There is no such table, or nothing to be done at it."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(DUE.delete().where(DUE.c.table_id == table, DUE.c.at <= now))

        await self.store.errand(work)

    async def secret(self, name: str, made: str) -> str:
        """What the house keeps under a name: what was `made` now, unless another node was first."""

        async def work(connection: AsyncConnection) -> None:
            if await connection.scalar(sa.select(SECRETS.c.value).where(SECRETS.c.name == name)) is None:
                await connection.execute(SECRETS.insert().values(name=name, value=made))

        found = await self._secret(name)
        if found is None:
            try:
                await self.store.errand(work)
            finally:
                found = await self._secret(name)
        return found or made

    async def _secret(self, name: str) -> str | None:
        rows = await self.store.rows(sa.select(SECRETS.c.value).where(SECRETS.c.name == name))
        return str(rows[0].value) if rows else None
