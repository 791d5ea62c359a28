"""Leases in PostgreSQL (`leases` says by which rules)."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.commits import SILENT
from noctuary.server.store.database import Store, listed_as
from noctuary.server.store.engines import LIMIT
from noctuary.server.store.leases import LEASE, Claim, Renewed
from noctuary.server.store.lines import Down, Listed
from noctuary.server.store.schema import HOUSE, NODES, OWNERS, TABLES

T = TypeVar("T")
NOW = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()), sa.Double)
"""The database's clock, now and not when the transaction began."""
FORGOTTEN = 3600
"""Seconds after which a node that is not in force is not listed any more."""


class DatabaseLeases:
    """Leases in PostgreSQL."""

    def __init__(self, store: Store, node: str, about: str = "", lease: float = LEASE) -> None:
        self.store = store
        self.node = node
        self.about = about
        """What a person calls it: its machine and port."""
        self.lease = lease

    async def renew(self) -> Renewed:
        """Be in force from now on, for a while."""

        async def work(connection: AsyncConnection) -> Renewed:
            mine = NODES.c.node == self.node
            before = await connection.scalar(sa.select(NODES.c.until > NOW).where(mine).with_for_update())
            values = {"node": self.node, "about": self.about, "until": NOW + self.lease}
            made = insert(NODES).values(**values)
            await connection.execute(
                made.on_conflict_do_update(index_elements=["node"], set_={"until": values["until"]})
            )
            return Renewed(not before)

        return await quickly(self.store, work)

    async def claim(self, table: str) -> Claim:
        """Own a table, if nobody does who is in force."""

        async def work(connection: AsyncConnection) -> Claim:
            new = insert(OWNERS).values(table_id=table, node=self.node).on_conflict_do_nothing()
            if await connection.scalar(new.returning(OWNERS.c.node)) is not None:
                return Claim(self.node)
            this = OWNERS.c.table_id == table
            owner = await connection.scalar(sa.select(OWNERS.c.node).where(this).with_for_update())
            if owner == self.node:
                return Claim(self.node)
            if owner is not None and (left := await self._left(connection, owner)) > 0:
                return Claim(owner, left)
            # Nobody's, or of one who is not in force; if the row has gone meanwhile, the next claim finds it so.
            await connection.execute(OWNERS.update().where(this).values(node=self.node))
            return Claim(self.node if owner is not None else "")

        return await quickly(self.store, work)

    async def _left(self, connection: AsyncConnection, node: str) -> float:
        """For how long a node is in force. Its renewal waits until this transaction is over."""
        asked = sa.select(NODES.c.until - NOW).where(NODES.c.node == node).with_for_update(read=True)
        return float(await connection.scalar(asked) or 0.0)

    async def look(self, table: str) -> Claim:
        """Whose a table is, without claiming it; nobody's if its owner is not in force."""
        both = sa.select(OWNERS.c.node, NODES.c.until - NOW).join(NODES, NODES.c.node == OWNERS.c.node)
        for row in await self.store.rows(both.where(OWNERS.c.table_id == table)):
            if row[1] > 0:
                return Claim(row[0], 0.0 if row[0] == self.node else float(row[1]))
        return Claim("")

    async def owned(self, tables: Iterable[str]) -> set[str]:
        """Which of these are ours."""
        rows = await self.store.rows(sa.select(OWNERS.c.table_id).where(OWNERS.c.node == self.node))
        return {row.table_id for row in rows} & set(tables)

    async def release(self, *tables: str) -> None:
        """Give tables back, those that are ours."""
        this = OWNERS.delete().where(OWNERS.c.table_id.in_(tables), OWNERS.c.node == self.node)
        await quickly(self.store, lambda connection: connection.execute(this))

    async def leave(self) -> None:
        """Give everything back; and sweep up after those who never will."""

        async def work(connection: AsyncConnection) -> None:
            for each in (OWNERS, NODES):
                await connection.execute(each.delete().where(each.c.node == self.node))
            gone = sa.select(NODES.c.node).where(NODES.c.until < NOW - FORGOTTEN)
            await connection.execute(NODES.delete().where(NODES.c.node.in_(gone)))

        await quickly(self.store, work)


async def clock_of(store: Store) -> float:
    """Seconds since 1970 by the database's clock."""

    async def work(connection: AsyncConnection) -> float:
        return float(await connection.scalar(sa.select(NOW)) or 0.0)

    return await quickly(store, work)


async def house_of(store: Store) -> str:
    """The id of the house that a database holds, made when it is first asked for: nodes of one house have the same."""

    async def work(connection: Any) -> str:
        made = insert(HOUSE).values(one=1, id=sa.func.md5(sa.cast(sa.func.gen_random_uuid(), sa.Text)))
        await connection.execute(made.on_conflict_do_nothing())
        return str(await connection.scalar(sa.select(HOUSE.c.id)))

    return await quickly(store, work)


class Node(NamedTuple):
    """A process of the house, as the database knows it."""

    node: str
    about: str
    until: float
    left: float
    """Seconds for which it is in force if it does not renew; none or less if it is not."""
    tables: int


async def everybody(store: Store) -> list[Node]:
    """All nodes, those that are gone for a while too."""
    count = sa.select(sa.func.count()).where(OWNERS.c.node == NODES.c.node).scalar_subquery()
    asked = sa.select(NODES.c.node, NODES.c.about, NODES.c.until, NODES.c.until - NOW, count)
    rows = await store.rows(asked.order_by(NODES.c.about, NODES.c.node))
    return [Node(row[0], row[1], float(row[2]), float(row[3]), int(row[4])) for row in rows]


async def owned_tables(store: Store, limit: int) -> list[tuple[str, Listed]]:
    """Whose each table is, and what is listed of it: those that changed last."""
    both = sa.select(OWNERS.c.node, TABLES).join(TABLES, TABLES.c.id == OWNERS.c.table_id)
    both = both.where(OWNERS.c.node.in_(sa.select(NODES.c.node)))  # Who left no trace owns nothing.
    rows = await store.rows(both.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit))
    return [(row.node, listed_as(row)) for row in rows]


async def quickly(store: Store, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """A transaction that has to be done soon, or not at all."""
    try:
        async with asyncio.timeout(LIMIT):
            return await store.errand(work)
    except TimeoutError:
        raise Down(SILENT) from None
