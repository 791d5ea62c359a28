"""The log of all tables: SQLite or PostgreSQL by URL, one code path.

A line belongs to (table, seq) and can be written once: whoever comes second is told so (`Conflict`) and reads the log
again. Lines of many tables that wait at the same moment are committed together, because a commit is what costs; a
line is durable when `append` returns, and nobody hears of it before.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.core.refusal import BadInput
from noctuary.server.store import forgetting, snapshots
from noctuary.server.store.commits import PROVED, SILENT, Commits, FileWriter
from noctuary.server.store.engines import LIMIT, Lines, engine_for, first_line, is_corrupt, shown
from noctuary.server.store.lines import Down, Listed, Listing, Result, Round, Snapshot
from noctuary.server.store.schema import DEVICES, RESULTS, TABLES, migrate
from noctuary.server.store.writer import ServerWriter

T = TypeVar("T")
LOOK = 2.0
"""Seconds within which a question about our health is answered, whatever hangs."""
ERRAND = 60.0
"""Seconds that something beside the game may take."""


class Store(Commits):
    """A database, open.

    Everything it waits for has an end. When something cannot be stored, nothing more is taken in until a trial has
    gone well (`trouble`); nobody is told of anything in between.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(FileWriter(engine) if engine.dialect.name == "sqlite" else ServerWriter(engine), self.ready)
        self.engine = engine
        self.open_lines = Lines(engine)
        self.probing: asyncio.Task[None] | None = None
        self.left_behind: set[asyncio.Task[Any]] = set()
        """Questions that nobody waits for any more."""

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect and bring the schema up to date."""
        # A step of the schema may take longer than any move: it has an engine of its own.
        engine = engine_for(url, patient=True)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as wrong:
            raise BadInput("database", name=shown(url), why=first_line(wrong)) from None
        finally:
            await engine.dispose()
        store = cls(engine_for(url))
        if why := await store._first_write():
            await store.close()
            raise BadInput("database", name=shown(url), why=why)
        return store

    async def _first_write(self) -> str:
        """Open what is written to, and write: who begins can, and is told at once if not."""
        tried: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.writer.write([], lambda wrong: None if tried.done() else tried.set_result(wrong))
        await asyncio.wait({tried}, timeout=2 * LIMIT)
        if not tried.done():
            return SILENT
        wrong = tried.result()
        return "" if wrong is None else first_line(wrong)

    async def close(self) -> None:
        """Write what waits, then let go. What hangs is left behind."""
        end = time.monotonic() + LIMIT
        while (self.writing or self.due) and not self.trouble and time.monotonic() < end:
            await asyncio.sleep(0.01)
        self.health.stop()
        for work in (self.writer.close, self.engine.dispose):
            await self._give_up_after(LOOK, asyncio.create_task(work()))
        self.open_lines.cut()

    async def _give_up_after(self, seconds: float, task: "asyncio.Task[Any]") -> bool:
        """Wait for something, and let it go if it takes too long; whether it is done."""
        try:
            done, _ = await asyncio.wait({task}, timeout=seconds)
        except asyncio.CancelledError:
            self._leave(task)
            raise
        if not done:
            self._leave(task)
        return bool(done)

    def _leave(self, task: "asyncio.Task[Any]") -> None:
        task.cancel()
        self.left_behind.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[Any]") -> None:
        self.left_behind.discard(task)
        if not task.cancelled():
            task.exception()  # Looked at, so that nobody complains of it.

    def cut(self) -> None:
        """Cut the lines to a database that has gone silent."""
        self.open_lines.cut()

    # Health ------------------------------------------------------------------------------------------------------

    async def ready(self) -> str:
        """Write something, and say why that cannot be done; nothing if it can. However many ask, it is tried once."""
        if self.trouble or time.monotonic() - self.proved > PROVED:
            if self.probing is None or self.probing.done():
                self.probing = asyncio.create_task(self._probe(), name="probe")
            await asyncio.wait({self.probing}, timeout=LOOK)
            if not self.probing.done():
                return self.trouble or SILENT
        return self.trouble

    async def _probe(self) -> None:
        if self.out is not None and self.out.given_up:
            return
        tried: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.probes.append(tried)
        if not self.writing and not self.due:
            self._write()
        await asyncio.wait({tried}, timeout=2 * LIMIT)

    async def healthy(self) -> str:
        """Read something, and say why that cannot be done, or why nothing can be stored; nothing if all is well."""
        if not self.trouble:
            try:
                await self._ask(lambda connection: connection.scalar(sa.select(sa.func.max(TABLES.c.id))), LOOK)
            except Down as down:
                return str(down)
        return self.trouble

    # Reading -----------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        """The lines of a table, in order; with a limit, so many of them."""
        self._check_sure(table)
        asked = snapshots.lines_between(table, after + 1, after + 1 + limit if limit else None)
        return [row.body for row in await self.rows(asked)]

    async def with_id(self, table: str, id: str) -> list[str]:
        """The lines that may answer the command of this id."""
        self._check_sure(table)
        asked = snapshots.lines_with_id(self.engine.dialect.name, table, id)
        return [row.body for row in await self.rows(asked)]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table, if it is whole."""
        self._check_sure(table)
        return snapshots.whole(next(iter(await self.rows(snapshots.snapshot_of(table))), None))

    async def round(self, table: str, number: int) -> Round | None:
        """The lines of one game of a table (0: the last), from its start to the next."""
        self._check_sure(table)
        return await self._ask(lambda connection: snapshots.round_of(connection, table, number))

    def _check_sure(self, table: str) -> None:
        """Refuse to read what may yet be written."""
        if table in self.unsure:
            raise Down(self.trouble or SILENT)

    async def by_code(self, code: str) -> str | None:
        """The table behind a join code."""
        found = await self.rows(sa.select(TABLES.c.id).where(TABLES.c.code == code))
        return found[0].id if found else None

    async def open_tables(self, since: int, watched: Sequence[str], limit: int = 100) -> list[Listing]:
        """Public tables that wait for people: those that have changed since a second, and those that are `watched`."""
        asked = (
            sa.select(TABLES)
            .where(TABLES.c.public, TABLES.c.phase == "lobby")
            .where(sa.or_(TABLES.c.touched >= since, TABLES.c.id.in_(watched)))
            .order_by(TABLES.c.touched.desc())
            .limit(limit)
        )
        return [listed_as(row).listing for row in await self.rows(asked)]

    async def listed(self, phase: str, limit: int) -> list[Listed]:
        """Tables of a phase, or all, the last changed first."""
        asked = sa.select(TABLES).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit)
        return [listed_as(row) for row in await self.rows(asked.where(TABLES.c.phase == phase) if phase else asked)]

    async def listing(self, table: str) -> Listed | None:
        """What is listed of one table."""
        return next(map(listed_as, await self.rows(sa.select(TABLES).where(TABLES.c.id == table))), None)

    async def tables_at(self, devices: Sequence[str], limit: int) -> list[tuple[Listed, tuple[int, ...]]]:
        """Tables whose game is not over and at which these devices were the last to take a seat, and those seats."""
        sat = sa.select(DEVICES.c.table_id).where(DEVICES.c.device.in_(devices))
        asked = sa.select(TABLES).where(TABLES.c.id.in_(sat), TABLES.c.phase.in_(("lobby", "playing")))
        tables = [listed_as(row) for row in await self.rows(asked.order_by(TABLES.c.touched.desc()).limit(limit))]
        held: dict[tuple[str, int], str] = {}
        ids = [each.listing.id for each in tables]
        for row in await self.rows(sa.select(DEVICES).where(DEVICES.c.table_id.in_(ids)).order_by(DEVICES.c.seq)):
            held[row.table_id, row.seat] = row.device
        seats = {id: tuple(seat for (at, seat), by in held.items() if at == id and by in devices) for id in ids}
        return [(each, seats[each.listing.id]) for each in tables if seats[each.listing.id]]

    async def results_of(self, device: str, limit: int = 500) -> list[Result]:
        """The finished games of a device, latest first."""
        asked = sa.select(RESULTS).where(RESULTS.c.device == device).order_by(RESULTS.c.ended.desc()).limit(limit)
        return [Result(**dict(row._mapping)) for row in await self.rows(asked)]

    async def results_of_deal(
        self, game: str, deal: int, preset: str, devices: Sequence[str] | None = None, limit: int = 20_000
    ) -> list[Result]:
        """How a numbered deal went under a preset, whoever played it or for some devices, earliest first."""
        this = (RESULTS.c.deal == deal, RESULTS.c.game == game, RESULTS.c.preset == preset)
        asked = sa.select(RESULTS).where(*this).order_by(RESULTS.c.ended, RESULTS.c.table_id).limit(limit)
        if devices is not None:
            asked = asked.where(RESULTS.c.device.in_(devices))
        return [Result(**dict(row._mapping)) for row in await self.rows(asked)]

    async def rows(self, asked: sa.Select[Any]) -> Sequence[Any]:
        """What a question finds."""

        async def work(connection: AsyncConnection) -> Sequence[Any]:
            found: Sequence[Any] = (await connection.execute(asked)).all()
            return found

        return await self._ask(work)

    async def _ask(self, work: Callable[[AsyncConnection], Awaitable[T]], limit: float = LIMIT) -> T:
        """Do something with a connection of its own, within a time; `Down` if that cannot be."""
        if self.hung:
            raise Down(self.trouble or SILENT)
        if why := self.writer.lost():
            self._down(why)
            raise Down(why)
        task = asyncio.create_task(self._asked(work))
        if not await self._give_up_after(limit, task):
            if limit <= LIMIT:
                self._down(SILENT, hung=True)
            raise Down(SILENT)
        try:
            return task.result()
        except (SQLAlchemyError, OSError) as wrong:
            if is_corrupt(wrong):
                self.writer.suspicious = True
                await self.engine.dispose()  # What it has read of the file is not to be trusted either.
            if is_corrupt(wrong) or is_away(wrong):
                self._down(first_line(wrong))
            raise Down(first_line(wrong)) from wrong

    async def _asked(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        async with self.engine.connect() as connection:
            return await work(connection)

    # Forgetting --------------------------------------------------------------------------------------------------

    async def forget_table(self, table: str) -> None:
        """Delete all there is of a table."""
        await self.errand(lambda connection: forgetting.table(connection, table))

    async def forget_device(self, device: str) -> None:
        """Delete what ties a device to its games: in the results, and in the lines that seated it somewhere."""
        await self.errand(lambda connection: forgetting.device(connection, device))

    async def ask(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read something beside the log; `Down` if that cannot be."""
        return await self._ask(work)

    async def errand(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """A transaction beside the game: it may take its time, and too much of it is nobody else's trouble."""

        async def done(connection: AsyncConnection) -> T:
            async with connection.begin():
                if self.engine.dialect.name == "postgresql":
                    await connection.execute(sa.text(f"SET LOCAL statement_timeout = '{ERRAND:g}s'"))
                return await work(connection)

        if self.trouble:
            raise Down(self.trouble)
        self.forgetting += 1
        try:
            return await self._ask(done, ERRAND)
        finally:
            self.forgetting -= 1


def listed_as(row: Any) -> Listed:
    """A row of the list."""
    listing = Listing(id=row.id, code=row.code, game=row.game, public=row.public, phase=row.phase, summary=row.summary)
    return Listed(listing, row.touched)


def is_away(wrong: Exception) -> bool:
    """Whether the database itself is in trouble, and not what it was asked."""
    if isinstance(wrong, DBAPIError):
        return not isinstance(wrong, IntegrityError | DataError | ProgrammingError)
    return isinstance(wrong, OSError)
