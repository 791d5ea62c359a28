"""The log of all tables: SQLite or PostgreSQL by URL, one code path.

A line belongs to (table, seq) and can be written once: whoever comes second is told so (`Conflict`) and reads the log
again. Lines of many tables that wait at the same moment are committed together, because a commit is what costs; a
line is durable when `append` returns, and nobody hears of it before.
"""

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.core.refusal import BadInput
from noctuary.server.metrics import METRICS
from noctuary.server.store import forgetting, snapshots
from noctuary.server.store.engines import LIMIT, Lines, engine_for, first_line, is_corrupt, shown
from noctuary.server.store.health import Health
from noctuary.server.store.lines import Append, Conflict, Down, Listed, Listing, Result, Round, Snapshot
from noctuary.server.store.schema import DEVICES, RESULTS, TABLES, migrate
from noctuary.server.store.writer import FileWriter, ServerWriter, Writer

T = TypeVar("T")
BATCH = 500
"""Most appends in one commit."""
SILENT = "the database does not answer"
LOOK = 2.0
"""Seconds within which a question about our health is answered, whatever hangs."""
ERRAND = 60.0
"""Seconds that something beside the game may take."""
PROVED = 1.0
"""Seconds for which a commit proves that there can be another."""


_Waiting = tuple[Append, "asyncio.Future[None]"]


class Batch:
    """What is on its way to the disk: lines, and those who only want to know whether there is a way."""

    def __init__(self, waiting: Sequence[_Waiting], probes: "Sequence[asyncio.Future[None]]" = ()) -> None:
        self.waiting = waiting
        self.probes = probes
        self.timer: asyncio.TimerHandle | None = None
        self.given_up = False
        """Nobody waits for it any more, and nobody knows what becomes of it."""

    @property
    def appends(self) -> list[Append]:
        """The lines."""
        return [what for what, _ in self.waiting]

    def fail(self, why: Exception) -> None:
        """Tell all who still wait."""
        fail(self.waiting, why)
        self.settle_probes()

    def settle_probes(self) -> None:
        """Whoever asked whether there is a way finds the answer in the store's health."""
        for probe in self.probes:
            if not probe.done():
                probe.set_result(None)


class Store:
    """A database, open.

    Everything it waits for has an end. When something cannot be stored, nothing more is taken in until a trial has
    gone well (`trouble`); nobody is told of anything in between.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.open_lines = Lines(engine)
        self.waiting: deque[_Waiting] = deque()
        self.alone: deque[_Waiting] = deque()
        """Of a batch that one conflict spoiled for all: each is tried alone."""
        self.probes: list[asyncio.Future[None]] = []
        self.out: Batch | None = None
        """What the writer has in hand."""
        self.due = False
        """Lines were handed in during this turn of the loop, and are written at its end."""
        self.forgetting = 0
        """How many are at work in the database besides the writer: it waits for them, and the loop must not."""
        self.began = 0.0
        self.commits = 0
        self.lines = 0
        self.proved = -PROVED
        """When a commit has last gone well."""
        self.unsure: set[str] = set()
        """Tables whose last lines may yet be written: they are not read before that is known."""
        self.hung = False
        """It does not even answer questions."""
        self.health = Health(self.ready)
        self.probing: asyncio.Task[None] | None = None
        self.left_behind: set[asyncio.Task[Any]] = set()
        """Questions that nobody waits for any more."""
        self.writer: Writer = FileWriter(engine) if engine.dialect.name == "sqlite" else ServerWriter(engine)

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

    # Writing -----------------------------------------------------------------------------------------------------

    @property
    def writing(self) -> bool:
        """Whether the writer is at work."""
        return self.out is not None

    @property
    def trouble(self) -> str:
        """Why nothing can be stored; nothing if it can."""
        return self.health.why

    async def append(self, what: Append) -> None:
        """Write lines; they are durable when this returns."""
        if self.trouble:
            self.health.count()
            raise Down(self.trouble)
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((what, done))
        if not self.writing and not self.due:
            self.due = True
            loop.call_soon(self._turn_is_over)
        await done

    def _turn_is_over(self) -> None:
        """Commit all that this turn of the loop has brought. The loop waits for it while the disk is quick.

        What comes while the writer is at work is the next batch. Nothing waits for a clock.
        """
        self.due = False
        if self.writing:
            return  # Somebody wanted to know whether there is a way: this is the next batch.
        if self.writer.quick and not self.forgetting:
            self._hand_over(Batch(self._batch()), wait=True)
        else:
            self._write()

    def _batch(self) -> list[_Waiting]:
        """All that waits, or as much of it as one commit takes."""
        return [self.waiting.popleft() for _ in range(min(BATCH, len(self.waiting)))]

    def _write(self) -> None:
        """Hand all that waits to the writer, if anything does."""
        batch = [self.alone.popleft()] if self.alone else self._batch()
        probes, self.probes = self.probes, []
        if batch or probes:
            self._hand_over(Batch(batch, probes))

    def _hand_over(self, batch: Batch, wait: bool = False) -> None:
        self.out = batch
        self.began = time.perf_counter()
        self.writer.write(batch.appends, partial(self._written, batch), wait)
        if self.out is batch:
            batch.timer = asyncio.get_running_loop().call_later(LIMIT, self._overdue, batch)

    def _overdue(self, batch: Batch) -> None:
        """The writer hangs: nobody waits longer for it, and nobody knows what it will yet have done."""
        batch.given_up = True
        self.unsure.update(what.table for what in batch.appends)
        self._down(SILENT, hung=True)
        batch.fail(Down(SILENT))

    def _written(self, batch: Batch, wrong: Exception | None) -> None:
        """Tell those who wait for a batch, and go on with what has come meanwhile."""
        self.out = None
        if batch.timer is not None:
            batch.timer.cancel()
        if batch.given_up and self.writer.settles:
            self.unsure.clear()
        if wrong is None:
            self._well(batch)
        elif not is_conflict(wrong):
            if not self.writer.settles:
                self.unsure.update(what.table for what in batch.appends)
            self._down(first_line(wrong))
            # Those who wait read the log again.
            self.health.count(0 if batch.given_up else len(batch.waiting))
            batch.fail(Down(first_line(wrong)))
        elif batch.given_up:
            batch.settle_probes()
        elif len(batch.waiting) == 1:
            self.probes.extend(batch.probes)
            fail(batch.waiting, Conflict(batch.appends[0].table))
        else:
            self.probes.extend(batch.probes)
            self.alone.extend(batch.waiting)
        self._write()

    def _well(self, batch: Batch) -> None:
        self._count(batch.appends)
        for _, done in batch.waiting:
            if not done.done():
                done.set_result(None)
        if not self.writer.suspicious:
            self.proved = time.monotonic()
            self.unsure.clear()
            self.hung = False
            self.health.well()
        batch.settle_probes()

    def _count(self, batch: Sequence[Append]) -> None:
        if batch:
            self.commits += 1
            lines = sum(len(what.bodies) for what in batch)
            self.lines += lines
            METRICS.lines.inc(lines)
            METRICS.commit.observe(time.perf_counter() - self.began)

    def _down(self, why: str, *, hung: bool = False) -> None:
        """Nothing can be stored. What waits is not written, and is told so; silent connections are cut."""
        self.health.ill(why)
        if hung:
            self.hung = True
            self.open_lines.cut()
        waiting = [*self.alone, *self.waiting]
        self.alone.clear()
        self.waiting.clear()
        self.health.count(len(waiting))
        fail(waiting, Down(why))

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

    async def results_of_deal(self, game: str, deal: int, preset: str, limit: int = 20_000) -> list[Result]:
        """How a numbered deal went under a preset, whoever played it, earliest first."""
        this = (RESULTS.c.deal == deal, RESULTS.c.game == game, RESULTS.c.preset == preset)
        asked = sa.select(RESULTS).where(*this).order_by(RESULTS.c.ended, RESULTS.c.table_id).limit(limit)
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


def fail(batch: Sequence[_Waiting], why: Exception) -> None:
    """Tell all who still wait."""
    for _, done in batch:
        if not done.done():
            done.set_exception(why)


def is_conflict(wrong: Exception) -> bool:
    """Whether somebody else has written that line; after anything else nobody knows whether it was written."""
    return isinstance(wrong, IntegrityError | sqlite3.IntegrityError)


def is_away(wrong: Exception) -> bool:
    """Whether the database itself is in trouble, and not what it was asked."""
    if isinstance(wrong, DBAPIError):
        return not isinstance(wrong, IntegrityError | DataError | ProgrammingError)
    return isinstance(wrong, OSError)
