"""The one connection that writes, for each kind of database."""

import asyncio
import contextlib
import itertools
import os
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

from noctuary.server.store import snapshots
from noctuary.server.store.engines import LIMIT, is_corrupt, is_locked, sqlite_settings
from noctuary.server.store.lines import Append
from noctuary.server.store.schema import CODES, DEVICES, DUE, LOG, RESULTS, SNAPSHOTS, TABLES

ROWS = 60
"""Most lines that are written as one statement."""
QUICK = 0.001
"""Seconds in which a disk is done with a commit, if the loop may wait for it."""
HOLD = 0.01
"""Seconds that the loop waits for a commit, at most: a disk that hangs holds nobody up for longer, not even once."""
LOCKED = 0.02
"""Seconds until the thread tries again while another process writes."""
UNFOLDED = 1000
"""Pages, about, that may wait in the write-ahead log before they are folded into the file."""


def statements(upsert: Callable[[sa.Table], Any]) -> list[tuple[Any, tuple[str, ...]]]:
    """What is written of a batch, each statement with the names of its values."""
    listing = upsert(TABLES)
    due = upsert(DUE)
    changing = {name: listing.excluded[name] for name in ("code", "public", "phase", "touched", "summary")}
    return [
        (LOG.insert(), tuple(LOG.c.keys())),
        (listing.on_conflict_do_update(index_elements=["id"], set_=changing), tuple(TABLES.c.keys())),
        # A practice game that was over, taken back and over again is counted as it ended first.
        (upsert(RESULTS).on_conflict_do_nothing(), tuple(RESULTS.c.keys())),
        (snapshots.upserted(upsert), tuple(SNAPSHOTS.c.keys())),
        (DEVICES.insert(), tuple(DEVICES.c.keys())),
        (CODES.insert(), tuple(CODES.c.keys())),
        (due.on_conflict_do_update(index_elements=["table_id"], set_={"at": due.excluded.at}), tuple(DUE.c.keys())),
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
        [snapshots.row_of(what.table, what.snapshot) for what in batch if what.snapshot is not None],
        [{"table_id": what.table, **msgspec.structs.asdict(each)} for what in batch for each in what.devices],
        [{"code": what.code, "table_id": what.table, "rests": None} for what in batch if what.code],
        [{"table_id": what.table, "at": what.due} for what in batch if what.due is not None],
    ]


POSTGRES = statements(postgres_insert)
TOUCH = sa.text("UPDATE alembic_version SET version_num = version_num")
"""A write that changes nothing: it takes the same way to the disk as any other."""
WHO = sa.text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :backend_start AND pid <> pg_backend_pid()"
)
ENDED = sa.text("SELECT count(*) FROM pg_stat_activity WHERE pid = :pid AND backend_start = :backend_start")


def insert_all(connection: sa.Connection, batch: Sequence[Append]) -> None:
    """Write a batch to a database server; of an empty one, that it can be written to."""
    if not batch:
        connection.execute(TOUCH)
    for (statement, _), rows in zip(POSTGRES, rows_of(batch), strict=True):
        if rows:
            connection.execute(statement, rows)


Written = Callable[[Exception | None], None]
"""Told when a batch is durable, or what went wrong; always in the loop, and later unless it waits."""


class Lost(Exception):
    """The file that is written to is no longer where it was: what is written now would be found by nobody."""


class Writer(Protocol):
    """The one connection that writes. It is handed one batch at a time; an empty one tries whether it can."""

    @property
    def quick(self) -> bool:
        """Whether a batch is best waited for."""
        ...

    settles: bool
    """Whether a batch that went wrong has certainly not been written."""
    suspicious: bool
    """Something was read that no database holds: all of it is looked through before anything more is written."""

    def lost(self) -> str:
        """Why what is written would be found by nobody; nothing if all is well."""
        ...

    def write(self, batch: Sequence[Append], written: Written, wait: bool = False) -> None:
        """Begin to write all of a batch, or nothing of it; to its end, if it is to `wait` and that is soon."""
        ...

    async def close(self) -> None:
        """Finish, and let the connection go."""
        ...


class ServerWriter:
    """Writes to a database server.

    A server that says nothing for `LIMIT` seconds is cut off, and nobody knows what it has done. So the next connection
    first ends whatever is left of the last one: after that, what can be read is what was written.
    """

    quick = False
    settles = False
    suspicious = False

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None
        self.driver: Any = None
        self.backend: dict[str, Any] | None = None
        """The process that serves us, as the server knows it."""
        self.writing: asyncio.Task[None] | None = None

    def lost(self) -> str:
        """Never: where a server keeps its files is its own affair."""
        return ""

    def write(self, batch: Sequence[Append], written: Written, wait: bool = False) -> None:
        """In a task. Nobody waits: who knows how long a network takes?"""
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
        end = asyncio.get_running_loop().call_later(LIMIT, self._cut)
        try:
            if self.connection is None:
                await self._connect()
            assert self.connection is not None
            async with self.connection.begin():
                await self.connection.run_sync(insert_all, batch)
        except IntegrityError:
            raise
        except BaseException:
            await self._let_go()
            raise
        finally:
            end.cancel()

    async def _connect(self) -> None:
        """Connect, and see that nothing of the last connection is still at work."""
        connection = await self.engine.connect()
        self.connection = connection
        self.driver = (await connection.get_raw_connection()).driver_connection
        if self.backend is not None:
            await connection.execute(END, self.backend)
            while await connection.scalar(ENDED, self.backend):
                await connection.rollback()
                await asyncio.sleep(0.05)
        self.backend = dict((await connection.execute(WHO)).one()._mapping)
        await connection.commit()

    def _cut(self) -> None:
        """It has gone silent."""
        if self.driver is not None:
            self.driver.terminate()

    async def _let_go(self) -> None:
        """Drop the connection, in whatever state it is."""
        self._cut()
        connection, self.connection, self.driver = self.connection, None, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()

    async def close(self) -> None:
        """Disconnect."""
        connection, self.connection, self.driver, self.backend = self.connection, None, None, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()


class Job:
    """A batch on its way to the thread that writes, and whether the loop waits for it."""

    __slots__ = ("batch", "done", "ended", "mutex", "waits", "written", "wrong")

    def __init__(self, batch: Sequence[Append], written: Written, waits: bool) -> None:
        self.batch = batch
        self.written = written
        self.waits = waits
        self.wrong: Exception | None = None
        self.ended = False
        self.mutex = threading.Lock()
        """Held for a moment by whoever decides: the loop, that it waits no longer; the thread, that it is done."""
        self.done = threading.Lock()
        self.done.acquire()

    def wait(self) -> bool:
        """In the loop: whether it is done, soon. If not, it is told later."""
        self.done.acquire(timeout=HOLD)
        with self.mutex:
            self.waits = False
            return self.ended

    def end(self, wrong: Exception | None) -> bool:
        """In the thread: it is done. Whether the loop waited for it, and knows."""
        with self.mutex:
            self.wrong, self.ended = wrong, True
            self.done.release()
            return self.waits


class FileWriter:
    """Writes to an SQLite file in a thread of its own.

    While the disk is quick the loop waits for it, for a few milliseconds at most: then what was written is told in the
    same turn, and the loop is not woken once more for it. A disk that is slow is not waited for until it has been quick
    for a while, and one that hangs holds nobody up but those who wait for their lines.

    The statements are the same as for a database server, but compiled once and handed to the driver: at human pace a
    commit often holds a single line, and then the way through the layers costs more than the line. Lines alone are one
    statement, which is its own transaction, so that the interpreter's lock changes hands once and not at every step.
    """

    settles = True

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = sa.create_engine(engine.url.set(drivername="sqlite+pysqlite"))
        sa.event.listen(self.engine, "connect", sqlite_settings)
        self.connection: sa.PoolProxiedConnection | None = None
        self.statements = [(str(what.compile(self.engine)), names) for what, names in statements(sqlite_insert)]
        self.loop = asyncio.get_running_loop()
        self.seconds = QUICK
        """What a commit takes lately."""
        self.unfolded = 0
        self.suspicious = False
        self.path = engine.url.database or ""
        self.file = identity(self.path)
        self.wal: Identity | None = None
        """The write-ahead log beside it, once this connection has written to it."""
        self.folding = False
        self.batches: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    @property
    def quick(self) -> bool:
        """Whether the disk is. Opening the file, or folding the log into it, takes a while: that is for the thread."""
        return self.connection is not None and self.seconds < QUICK and not self.folding

    def lost(self) -> str:
        """Whether somebody has deleted or replaced the file, or its write-ahead log, under us."""
        if self.file is None:
            return ""
        found = identity(self.path)
        if found != self.file:
            return "the database file was deleted" if found is None else "the database file was replaced"
        if self.wal is not None and identity(self.path + "-wal") != self.wal:
            return "the write-ahead log of the database file was deleted or replaced"
        return ""

    def write(self, batch: Sequence[Append], written: Written, wait: bool = False) -> None:
        """In the thread. It is carried out to its end, whoever stops waiting."""
        job = Job(batch, written, wait)
        self.batches.put(job)
        if wait:
            if job.wait():
                written(job.wrong)
            else:
                self.seconds = max(self.seconds, HOLD)

    def _work(self) -> None:
        while (job := self.batches.get()) is not None:
            wrong = self._wait_and_write(job.batch)
            self.folding = self.unfolded >= UNFOLDED
            if not job.end(wrong):
                with contextlib.suppress(RuntimeError):  # The loop is gone: nobody is left to be told.
                    self.loop.call_soon_threadsafe(job.written, wrong)
            if self.folding:
                self._fold()
                self.folding = False
        self._close()

    def _wait_and_write(self, batch: Sequence[Append]) -> Exception | None:
        """Write when the other process that holds the file lets go of it, if it does so in time."""
        end = time.monotonic() + LIMIT * 0.8
        while (wrong := self._try(batch)) is not None and is_locked(wrong) and time.monotonic() < end:
            time.sleep(LOCKED)
        return wrong

    def _try(self, batch: Sequence[Append]) -> Exception | None:
        """Write, and note how long it took."""
        began = time.perf_counter()
        try:
            self._write(batch)
        except Exception as wrong:
            if is_locked(wrong):
                self.seconds = 1.0  # Somebody else writes: the loop does not wait for a while.
            self.suspicious = self.suspicious or is_corrupt(wrong)
            return wrong
        finally:
            self.seconds += (time.perf_counter() - began - self.seconds) / 8
        return None

    def _write(self, batch: Sequence[Append]) -> None:
        connection = self._open()
        # A line changes two pages, and fills more if it is long.
        self.unfolded += sum(2 + len(body) // 4096 for what in batch for body in what.bodies)
        try:
            if not batch:
                self._touch(connection)
            elif all(what.only_lines for what in batch):
                self._lines(connection, batch)
            else:
                self._transaction(connection, batch)
        except sqlite3.IntegrityError:
            raise
        except BaseException as wrong:
            if not is_locked(wrong):
                self._close()
            raise
        if self.wal is None:
            self.wal = identity(self.path + "-wal")
        if why := self.lost():
            raise Lost(why)  # The connection stays: it may be all that is left of the file.

    def _open(self) -> Any:
        """The connection. It waits for nobody: we do."""
        if self.connection is None:
            if why := self.lost():
                raise Lost(why)  # To connect would make a new file, without a line in it.
            self.connection = self.engine.raw_connection()
            driver: Any = self.connection.driver_connection
            driver.isolation_level = None
            driver.execute("PRAGMA busy_timeout = 0")
            driver.execute("PRAGMA wal_autocheckpoint = 0")
        return self.connection.driver_connection

    def _touch(self, connection: Any) -> None:
        """Write a number that means nothing, and look into every table."""
        if self.suspicious:
            self._close()
            connection = self._open()
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise sqlite3.DatabaseError(f"the database file is damaged: {found}")
            self.suspicious = False
        for table in ("tables", "log", "results"):
            connection.execute(f"SELECT * FROM {table} ORDER BY 1 DESC LIMIT 1").fetchone()
        (number,) = connection.execute("PRAGMA user_version").fetchone()
        connection.execute(f"PRAGMA user_version = {(number + 1) % (1 << 30)}")
        self.unfolded += 1

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
        connection, self.connection, self.wal = self.connection, None, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error, OSError):
                connection.invalidate()
        self.engine.dispose()

    async def close(self) -> None:
        """Close the file. A thread that hangs is left behind: it does not keep the process from ending."""
        self.batches.put(None)
        await asyncio.to_thread(self.thread.join, LIMIT / 2)


Identity = tuple[int, int]


def identity(path: str) -> Identity | None:
    """Which file lies there, whatever it is called; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
