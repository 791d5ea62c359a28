"""The log of all tables: SQLite or PostgreSQL by URL, one code path.

A line belongs to (table, seq) and can be written once: whoever comes second is told so (`Conflict`) and reads the log
again. Lines of many tables that wait at the same moment are committed together, because a commit is what costs; a
line is durable when `append` returns, and nobody hears of it before.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noctuary.core.refusal import BadInput
from noctuary.server.metrics import METRICS
from noctuary.server.store import snapshots
from noctuary.server.store.lines import Append, Conflict, Down, Listing, Result, Round, Snapshot
from noctuary.server.store.schema import LOG, RESULTS, SNAPSHOTS, TABLES, migrate
from noctuary.server.store.writer import FileWriter, ServerWriter, Writer, sqlite_settings

BATCH = 500
"""Most appends in one commit."""


_Waiting = tuple[Append, "asyncio.Future[None]"]


class Store:
    """A database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: deque[_Waiting] = deque()
        self.alone: deque[_Waiting] = deque()
        """Of a batch that one conflict spoiled for all: each is tried alone."""
        self.writing = False
        self.due = False
        """Lines were handed in during this turn of the loop, and are written at its end."""
        self.forgetting = 0
        """How many are at work in the database besides the writer: it waits for them, and the loop must not."""
        self.began = 0.0
        self.commits = 0
        self.lines = 0
        self.writer: Writer = FileWriter(engine) if engine.dialect.name == "sqlite" else ServerWriter(engine)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect and bring the schema up to date."""
        engine = engine_for(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as wrong:
            await engine.dispose()
            raise BadInput("database", name=shown(url), why=first_line(wrong)) from None
        except BadInput:
            await engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Write what waits, then let go."""
        while self.writing or self.due:
            await asyncio.sleep(0.01)
        await self.writer.close()
        await self.engine.dispose()

    # Writing -----------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        """Write lines; they are durable when this returns."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((what, done))
        if not self.writing and not self.due:
            self.due = True
            loop.call_soon(self._turn_is_over)
        await done

    def _turn_is_over(self) -> None:
        """Commit all that this turn of the loop has brought: here while the disk is quick, else in the writer's thread.

        What comes while the thread writes is the next batch. Nothing waits for a clock.
        """
        self.due = False
        if not self.writer.quick or self.forgetting:
            self._write()
            return
        batch = self._batch()
        self.began = time.perf_counter()
        self._written(batch, self.writer.write_now([what for what, _ in batch]))

    def _batch(self) -> list[_Waiting]:
        """All that waits, or as much of it as one commit takes."""
        return [self.waiting.popleft() for _ in range(min(BATCH, len(self.waiting)))]

    def _write(self) -> None:
        """Hand all that waits to the writer, if anything does."""
        if self.alone:
            batch = [self.alone.popleft()]
        else:
            batch = self._batch()
        self.writing = bool(batch)
        if batch:
            self.began = time.perf_counter()
            self.writer.write([what for what, _ in batch], partial(self._written, batch))

    def _written(self, batch: Sequence[_Waiting], wrong: Exception | None) -> None:
        """Tell those who wait for a batch, and go on with what has come meanwhile."""
        if wrong is None:
            self._count([what for what, _ in batch])
            for _, done in batch:
                if not done.done():
                    done.set_result(None)
        elif not is_conflict(wrong):
            # Those who wait read the log again.
            fail(batch, Down(first_line(wrong)))
        elif len(batch) == 1:
            fail(batch, Conflict(batch[0][0].table))
        else:
            self.alone.extend(batch)
        self._write()

    def _count(self, batch: Sequence[Append]) -> None:
        lines = sum(len(what.bodies) for what in batch)
        self.commits += 1
        self.lines += lines
        METRICS.lines.inc(lines)
        METRICS.commit.observe(time.perf_counter() - self.began)

    # Reading -----------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        """The lines of a table, in order; with a limit, so many of them."""
        asked = snapshots.lines_between(table, after + 1, after + 1 + limit if limit else None)
        async with self._reading() as connection:
            return [row.body for row in await connection.execute(asked)]

    async def with_id(self, table: str, id: str) -> list[str]:
        """The lines that may answer the command of this id."""
        async with self._reading() as connection:
            asked = snapshots.lines_with_id(self.engine.dialect.name, table, id)
            return [row.body for row in await connection.execute(asked)]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table, if it is whole."""
        async with self._reading() as connection:
            return snapshots.whole((await connection.execute(snapshots.snapshot_of(table))).first())

    async def round(self, table: str, number: int) -> Round | None:
        """The lines of one game of a table (0: the last), from its start to the next."""
        async with self._reading() as connection:
            return await snapshots.round_of(connection, table, number)

    async def by_code(self, code: str) -> str | None:
        """The table behind a join code."""
        async with self._reading() as connection:
            found: str | None = await connection.scalar(sa.select(TABLES.c.id).where(TABLES.c.code == code))
            return found

    async def open_tables(self, since: int, watched: Sequence[str], limit: int = 100) -> list[Listing]:
        """Public tables that wait for people: those that have changed since a second, and those that are `watched`."""
        asked = (
            sa.select(TABLES)
            .where(TABLES.c.public, TABLES.c.phase == "lobby")
            .where(sa.or_(TABLES.c.touched >= since, TABLES.c.id.in_(watched)))
            .order_by(TABLES.c.touched.desc())
            .limit(limit)
        )
        async with self._reading() as connection:
            return [
                Listing(
                    id=row.id, code=row.code, game=row.game, public=row.public, phase=row.phase, summary=row.summary
                )
                for row in await connection.execute(asked)
            ]

    async def results_of(self, device: str, limit: int = 500) -> list[Result]:
        """The finished games of a device, latest first."""
        asked = sa.select(RESULTS).where(RESULTS.c.device == device).order_by(RESULTS.c.ended.desc()).limit(limit)
        async with self._reading() as connection:
            return [Result(**dict(row._mapping)) for row in await connection.execute(asked)]

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reading() as connection:
                return bool(await connection.scalar(sa.select(sa.literal(1))) == 1)
        except (SQLAlchemyError, OSError, Down):
            return False

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as wrong:
            raise Down(first_line(wrong)) from wrong

    # Forgetting --------------------------------------------------------------------------------------------------

    async def forget_table(self, table: str) -> None:
        """Delete all there is of a table."""
        async with self._forgetting() as connection:
            await connection.execute(LOG.delete().where(LOG.c.table_id == table))
            await connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == table))
            await connection.execute(RESULTS.delete().where(RESULTS.c.table_id == table))
            await connection.execute(TABLES.delete().where(TABLES.c.id == table))

    async def forget_device(self, device: str) -> None:
        """Delete what ties a device to its games: in the results, and in the lines that seated it somewhere."""
        seated = LOG.c.body.like(f'{{"is":"seated"%"device":"{device}"%')
        async with self._reading() as connection:
            found = (await connection.execute(sa.select(LOG).where(seated))).all()
        async with self._forgetting() as connection:
            await connection.execute(RESULTS.update().where(RESULTS.c.device == device).values(device=""))
            for row in found:
                this = LOG.update().where(LOG.c.table_id == row.table_id, LOG.c.seq == row.seq)
                await connection.execute(this.values(body=row.body.replace(device, "")))
            await snapshots.forget_device(connection, device)

    @contextlib.asynccontextmanager
    async def _forgetting(self) -> AsyncIterator[AsyncConnection]:
        self.forgetting += 1
        try:
            async with self.engine.begin() as connection:
                yield connection
        finally:
            self.forgetting -= 1


def fail(batch: Sequence[_Waiting], why: Exception) -> None:
    """Tell all who still wait."""
    for _, done in batch:
        if not done.done():
            done.set_exception(why)


def is_conflict(wrong: Exception) -> bool:
    """Whether somebody else has written that line; after anything else nobody knows whether it was written."""
    return isinstance(wrong, IntegrityError | sqlite3.IntegrityError)


def first_line(wrong: BaseException) -> str:
    """What a database says, in one line without the statement and its values."""
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    return (str(cause).splitlines() or [type(wrong).__name__])[0][:200]


def engine_for(url: str, make: bool = True) -> AsyncEngine:
    """An engine for a URL, or for the path of an SQLite file; that is made if need be, or must be there already."""
    try:
        parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    except SQLAlchemyError:
        raise BadInput("database-url", given=shown(url)) from None
    family = parsed.get_backend_name()
    if family == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            if not make and not Path(parsed.database).is_file():
                raise BadInput("database-missing", name=shown(url))
            try:
                # Whoever can read the database can see every hand.
                Path(parsed.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as wrong:
                raise BadInput("database", name=shown(url), why=str(wrong)) from None
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        sa.event.listen(engine.sync_engine, "connect", sqlite_settings)
        return engine
    if family == "postgresql":
        return create_async_engine(parsed.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)
    raise BadInput("database-url", given=shown(url))


def shown(url: str) -> str:
    """A URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else url
    except SQLAlchemyError:
        return url.rsplit("@", maxsplit=1)[-1]
