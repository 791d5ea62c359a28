"""How lines reach the disk: all that one turn of the loop brought is one commit, and nobody hears of it before.

`Commits` gathers what is to be written and tells those who wait for it; `FileWriter` is the one connection that writes
to an SQLite file (`writer.py` has that to a database server).
"""

import asyncio
import contextlib
import itertools
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from queue import SimpleQueue
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from noctuary.server.metrics import METRICS
from noctuary.server.store.engines import LIMIT, first_line, is_corrupt, is_locked, sqlite_settings
from noctuary.server.store.health import Health
from noctuary.server.store.lines import Append, Conflict, Down
from noctuary.server.store.writer import Writer, Written, late, rows_of, statements

BATCH = 500
"""Most appends in one commit."""
SILENT = "the database does not answer"
PROVED = 1.0
"""Seconds for which a commit proves that there can be another."""
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


class Commits:
    """What waits to be written, what the writer has in hand, and whether that goes well."""

    def __init__(self, writer: Writer, look: Callable[[], Awaitable[object]]) -> None:
        self.writer = writer
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
        self.health = Health(look)

    def cut(self) -> None:
        """Cut the lines to a database that has gone silent."""

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
            if self.trouble:
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
            self.cut()
        waiting = [*self.alone, *self.waiting]
        self.alone.clear()
        self.waiting.clear()
        self.health.count(len(waiting))
        fail(waiting, Down(why))


def fail(batch: Sequence[_Waiting], why: Exception) -> None:
    """Tell all who still wait."""
    for _, done in batch:
        if not done.done():
            done.set_exception(why)


def is_conflict(wrong: Exception) -> bool:
    """Whether somebody else has written that line; after anything else nobody knows whether it was written."""
    return isinstance(wrong, IntegrityError | sqlite3.IntegrityError)


def only_lines(what: Append) -> bool:
    """Whether nothing is written but lines."""
    beside = what.results or what.devices or what.code
    return not beside and what.listing is None and what.snapshot is None and what.due is None


TAKEN = "SELECT seq FROM log WHERE table_id = ? AND seq = ?"
"""As in `writer`, for the driver."""


class Lost(Exception):
    """The file that is written to is no longer where it was: what is written now would be found by nobody."""


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
            elif all(map(only_lines, batch)):
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
            for line in late(batch):
                if connection.execute(TAKEN, line).fetchone() is not None:
                    raise sqlite3.IntegrityError("the log has gone on")
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
