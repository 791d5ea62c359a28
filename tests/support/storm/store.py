"""A node's store: the real one, with its batches, its doubts and its health, on the simulated database."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

from noctuary.server.store.database import ERRAND, Store
from noctuary.server.store.database_leases import quickly
from noctuary.server.store.engines import LIMIT
from noctuary.server.store.leases import LEASE, Claim, Renewed
from noctuary.server.store.lines import Append, Down, Listing, Result, Round, Snapshot
from noctuary.server.store.rounds import STARTED, bounds
from noctuary.server.store.writer import ServerWriter
from support.storm.database import Database, Path

T = TypeVar("T")


class Dialect:
    name = "storm"


class StormEngine:
    """Where SQLAlchemy's engine would be."""

    dialect = Dialect()

    def __init__(self, database: Database, path: Path) -> None:
        self.database = database
        self.path = path

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator["StormEngine"]:
        yield self

    async def ask(self, work: Callable[[], T]) -> T:
        """One transaction there and back."""
        found: T = await self.database.begin(self.path, work).answer
        return found

    async def scalar(self, _: Any) -> Any:
        """Whether anything can be read."""
        return await self.ask(lambda: None)

    async def dispose(self) -> None:
        pass


class StormWriter(ServerWriter):
    """As `ServerWriter`: a connection that failed is ended at the server before the next one writes."""

    def __init__(self, engine: StormEngine) -> None:
        super().__init__(engine)  # type: ignore[arg-type]
        self.storm = engine
        self.broken = False
        self.answer: asyncio.Future[Any] | None = None

    async def _write(self, batch: Sequence[Append]) -> None:
        database, path = self.storm.database, self.storm.path
        end = asyncio.get_running_loop().call_later(LIMIT, self._cut)
        try:
            if self.broken:
                await self._asked(lambda: database.end_earlier(path))
                self.broken = False
            await self._asked(lambda: database.write(list(batch)))
        except (OSError, asyncio.CancelledError):
            self.broken = True
            raise
        finally:
            end.cancel()

    async def _asked(self, work: Callable[[], None]) -> None:
        self.answer = self.storm.database.begin(self.storm.path, work).answer
        await self.answer

    def _cut(self) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("the connection was cut"))


class StormStore(Store):
    """What is read, as functions instead of statements; all else is the real store's."""

    def __init__(self, database: Database, path: Path) -> None:
        self.storm = StormEngine(database, path)
        super().__init__(self.storm)  # type: ignore[arg-type]
        self.writer = StormWriter(self.storm)
        self.base = database

    async def _look(self, work: Callable[[], T]) -> T:
        return await self._ask(lambda connection: connection.ask(work))  # type: ignore[attr-defined]

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        self._check_sure(table)
        return await self._look(
            lambda: self.base.log.get(table, [])[after : after + limit if limit else None],
        )

    async def with_id(self, table: str, id: str) -> list[str]:
        self._check_sure(table)
        return await self._look(lambda: [body for body in self.base.log.get(table, ()) if f'"id":"{id}"' in body])

    async def snapshot(self, table: str) -> Snapshot | None:
        self._check_sure(table)
        return await self._look(lambda: self.base.snapshots.get(table))

    async def round(self, table: str, number: int) -> Round | None:
        self._check_sure(table)

        def find() -> Round | None:
            bodies = self.base.log.get(table, [])
            starts = [seq for seq, body in enumerate(bodies, start=1) if body.startswith(STARTED)]
            found = bounds(starts, number)
            if found is None:
                return None
            first, end = found
            return Round(number or len(starts), bodies[0], tuple(bodies[first - 1 : end - 1 if end else None]))

        return await self._look(find)

    async def by_code(self, code: str) -> str | None:
        return await self._look(lambda: self.base.codes.get(code))

    async def open_tables(self, since: int, watched: Sequence[str], limit: int = 100) -> list[Listing]:
        return await self._look(lambda: [each for each in self.base.listings.values() if each.public][:limit])

    async def results_of(self, device: str, limit: int = 500) -> list[Result]:
        return []

    async def errand(self, work: Callable[[Any], Awaitable[T]]) -> T:
        if self.trouble:
            raise Down(self.trouble)
        return await self._ask(work, ERRAND)


class StormLeases:
    """Leases as `leases` describes them, judged by the simulated database's clock."""

    def __init__(self, store: StormStore, node: str, own_clock: Callable[[], float]) -> None:
        self.store = store
        self.base = store.base
        self.node = node
        self.own_clock = own_clock
        """Of the node: nothing here reads it, unless a bug is planted."""

    async def _do(self, work: Callable[[], T]) -> T:
        return await quickly(self.store, lambda connection: connection.ask(work))  # type: ignore[attr-defined]

    async def renew(self) -> Renewed:
        def work() -> Renewed:
            before = self.base.in_force(self.node) > 0
            self.base.nodes[self.node] = self.base.clock() + LEASE
            return Renewed(not before)

        return await self._do(work)

    async def claim(self, table: str) -> Claim:
        return await self._do(lambda: self._claim(table))

    def _claim(self, table: str) -> Claim:
        owner = self.base.owners.get(table)
        if owner is not None and owner != self.node and (left := self.in_force(owner)) > 0:
            return Claim(owner, left)
        if owner != self.node:
            self.base.own(table, self.node)
        return Claim(self.node)

    def in_force(self, node: str) -> float:
        return self.base.in_force(node)

    async def look(self, table: str) -> Claim:
        def work() -> Claim:
            owner = self.base.owners.get(table, "")
            left = self.in_force(owner) if owner else 0.0
            return Claim(owner, left) if left > 0 else Claim("")

        return await self._do(work)

    async def owned(self, tables: Iterable[str]) -> set[str]:
        found = await self.store._look(lambda: {each for each, by in self.base.owners.items() if by == self.node})
        return found & set(tables)

    async def release(self, *tables: str) -> None:
        def work() -> None:
            for table in tables:
                if self.base.owners.get(table) == self.node:
                    self.base.give_back(table, self.node)

        await self._do(work)

    async def leave(self) -> None:
        def work() -> None:
            for table in [table for table, by in self.base.owners.items() if by == self.node]:
                del self.base.owners[table]
            self.base.nodes.pop(self.node, None)

        await self._do(work)
