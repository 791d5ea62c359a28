"""What the one connection that writes must do, what is written of a batch, and the one to a database server."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.server.store import snapshots
from noctuary.server.store.engines import LIMIT
from noctuary.server.store.lines import Append
from noctuary.server.store.schema import CODES, DEVICES, DUE, LOG, RESULTS, SNAPSHOTS, TABLES


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


def late(batch: Sequence[Append]) -> list[tuple[str, int]]:
    """Lines that must not be there: of what is written without a line of its own, the one after those it knows of."""
    return [(what.table, what.seq) for what in batch if not what.bodies]


TAKEN = sa.select(LOG.c.seq).where(LOG.c.table_id == sa.bindparam("table"), LOG.c.seq == sa.bindparam("line"))
"""Whether somebody else has gone on: who lists less than the log says has lost the table, and does not know it yet."""


Written = Callable[[Exception | None], None]
"""Told when a batch is durable, or what went wrong; always in the loop, and later unless it waits."""


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
    # After that, so that whoever wrote to the same rows meanwhile has been waited for.
    for table, line in late(batch):
        if connection.scalar(TAKEN, {"table": table, "line": line}) is not None:
            raise IntegrityError(str(TAKEN), {}, Exception("the log has gone on"))


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
        connection, self.connection, self.driver, self.backend = self.connection, None, None, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()
