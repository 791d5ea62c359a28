"""The one connection that writes, for each kind of database."""

import asyncio
import contextlib
import itertools
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.server.store.lines import Append
from noctuary.server.store.schema import LOG, RESULTS, TABLES

ROWS = 60
"""Most lines that are written as one statement."""
QUICK = 0.001
"""Seconds in which a disk is done with a commit, if the loop may wait for it."""
UNFOLDED = 1000
"""Pages, about, that may wait in the write-ahead log before they are folded into the file."""


def statements(upsert: Callable[[sa.Table], Any]) -> list[tuple[Any, tuple[str, ...]]]:
    """What is written of a batch: lines, listings, results; each statement with the names of its values."""
    listing = upsert(TABLES)
    changing = {name: listing.excluded[name] for name in ("code", "public", "phase", "touched", "summary")}
    return [
        (LOG.insert(), tuple(LOG.c.keys())),
        (listing.on_conflict_do_update(index_elements=["id"], set_=changing), tuple(TABLES.c.keys())),
        # A practice game that was over, taken back and over again is counted as it ended first.
        (upsert(RESULTS).on_conflict_do_nothing(), tuple(RESULTS.c.keys())),
    ]


def rows_of(batch: Sequence[Append]) -> list[list[dict[str, Any]]]:
    """The values of a batch for each of those statements."""
    now = int(time.time())
    return [
        [
            {"table_id": what.table, "seq": seq, "body": body}
            for what in batch
            for seq, body in enumerate(what.bodies, start=what.seq)
        ],
        [{**msgspec.structs.asdict(what.listing), "touched": now} for what in batch if what.listing is not None],
        [msgspec.structs.asdict(result) for what in batch for result in what.results],
    ]


POSTGRES = statements(postgres_insert)


def insert_all(connection: sa.Connection, batch: Sequence[Append]) -> None:
    """Write a batch to a database server."""
    for (statement, _), rows in zip(POSTGRES, rows_of(batch), strict=True):
        if rows:
            connection.execute(statement, rows)


Written = Callable[[Exception | None], None]
"""Told when a batch is durable, or what went wrong; always later, in the loop."""


class Writer(Protocol):
    """The one connection that writes. It is handed one batch at a time."""

    @property
    def quick(self) -> bool:
        """Whether a batch is best written on the spot (`write_now`)."""
        ...

    def write_now(self, batch: Sequence[Append]) -> Exception | None:
        """Write all of a batch, or nothing of it, and say what went wrong."""
        ...

    def write(self, batch: Sequence[Append], written: Written) -> None:
        """Begin to write all of a batch, or nothing of it."""
        ...

    async def close(self) -> None:
        """Finish, and let the connection go."""
        ...


class ServerWriter:
    """Writes to a database server."""

    quick = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.writing: asyncio.Task[None] | None = None

    def write_now(self, batch: Sequence[Append]) -> Exception | None:
        """Never: nobody knows how long a network takes."""
        raise NotImplementedError

    def write(self, batch: Sequence[Append], written: Written) -> None:
        """In a task."""
        self.writing = asyncio.create_task(self._work(batch, written), name="store")

    async def _work(self, batch: Sequence[Append], written: Written) -> None:
        try:
            await self._write(batch)
        except Exception as wrong:
            written(wrong)
        else:
            written(None)

    async def _write(self, batch: Sequence[Append]) -> None:
        """A transaction; after a failure that is no conflict, the next one connects anew."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            async with self.connection.begin():
                await self.connection.run_sync(insert_all, batch)
        except IntegrityError:
            raise
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Disconnect."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()


class FileWriter:
    """Writes to an SQLite file in a thread of its own: one hop there and back for a whole batch.

    While the disk is quick a batch is written without that hop, which costs more than the lines: a slow disk holds up
    the loop once, and not again until it has been quick for a while.

    The statements are the same as for a database server, but compiled once and handed to the driver: at human pace a
    commit often holds a single line, and then the way through the layers costs more than the line. Lines alone are one
    statement, which is its own transaction, so that the interpreter's lock changes hands once and not at every step.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = sa.create_engine(engine.url.set(drivername="sqlite+pysqlite"))
        sa.event.listen(self.engine, "connect", sqlite_settings)
        self.connection: sa.PoolProxiedConnection | None = None
        self.statements = [(str(what.compile(self.engine)), names) for what, names in statements(sqlite_insert)]
        self.loop = asyncio.get_running_loop()
        self.seconds = QUICK
        """What a commit takes lately."""
        self.unfolded = 0
        self.batches: SimpleQueue[tuple[Sequence[Append], Written] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    @property
    def quick(self) -> bool:
        """Whether the disk is. Folding the log into the file takes a while: that is for the thread."""
        return self.seconds < QUICK and self.unfolded < UNFOLDED

    def write_now(self, batch: Sequence[Append]) -> Exception | None:
        """In the loop, while the thread has nothing to do."""
        began = time.perf_counter()
        try:
            self._write(batch)
        except Exception as wrong:
            return wrong
        finally:
            self.seconds += (time.perf_counter() - began - self.seconds) / 8
        return None

    def write(self, batch: Sequence[Append], written: Written) -> None:
        """In the thread. It is carried out to its end, whoever stops waiting."""
        self.batches.put((batch, written))

    def _work(self) -> None:
        while (handed := self.batches.get()) is not None:
            batch, written = handed
            wrong = self.write_now(batch)
            if self.unfolded >= UNFOLDED:
                self._fold()
            with contextlib.suppress(RuntimeError):  # The loop is gone: nobody is left to be told.
                self.loop.call_soon_threadsafe(written, wrong)
        self._close()

    def _write(self, batch: Sequence[Append]) -> None:
        if self.connection is None:
            self.connection = self.engine.raw_connection()
            self.connection.driver_connection.isolation_level = None  # type: ignore[union-attr]
            self.connection.driver_connection.execute("PRAGMA wal_autocheckpoint = 0")  # type: ignore[union-attr]
        connection: Any = self.connection.driver_connection
        # A line changes two pages, and fills more if it is long.
        self.unfolded += sum(2 + len(body) // 4096 for what in batch for body in what.bodies)
        try:
            if all(what.listing is None and not what.results for what in batch):
                self._lines(connection, batch)
            else:
                self._transaction(connection, batch)
        except sqlite3.IntegrityError:
            raise
        except BaseException:
            self._close()
            raise

    def _fold(self) -> None:
        """Fold the write-ahead log into the file. What cannot be folded yet, because somebody reads it, waits."""
        self.unfolded = 0
        if self.connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self.connection.driver_connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # type: ignore[union-attr]

    def _lines(self, connection: Any, batch: Sequence[Append]) -> None:
        rows = [(what.table, seq, body) for what in batch for seq, body in enumerate(what.bodies, start=what.seq)]
        if len(rows) > ROWS:
            self._transaction(connection, batch)
            return
        statement = self.statements[0][0] + ", (?, ?, ?)" * (len(rows) - 1)
        connection.execute(statement, tuple(itertools.chain.from_iterable(rows)))

    def _transaction(self, connection: Any, batch: Sequence[Append]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for (statement, names), rows in zip(self.statements, rows_of(batch), strict=True):
                if rows:
                    connection.executemany(statement, [tuple(row[name] for name in names) for row in rows])
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            raise

    def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error, OSError):
                connection.invalidate()
        self.engine.dispose()

    async def close(self) -> None:
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join)


def sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
