"""The log of all tables: SQLite or PostgreSQL by URL, one code path.

A line belongs to (table, seq) and can be written once: whoever comes second is told so (`Conflict`) and reads the log
again. Lines of many tables that wait at the same moment are committed together, because a commit is what costs; a
line is durable when `append` returns, and nobody hears of it before.
"""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noctuary.core.refusal import BadInput

if TYPE_CHECKING:
    from alembic.config import Config

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(8), unique=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)
RESULTS = sa.Table(
    "results",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("reason", sa.String(64), nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("assisted", sa.Boolean, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
)

HEAD = "0001"
"""The schema this program knows. Numbers of schemas are four digits and grow."""

BATCH = 500
"""Most appends in one commit."""


class Conflict(Exception):
    """That line of that table has been written by somebody else."""


class Down(Exception):
    """The database did not answer: nobody knows whether the line was written. Read the log again."""


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What is listed of a table without reading its log."""

    id: str
    code: str | None
    game: str
    public: bool
    phase: str
    summary: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one seat."""

    table_id: str
    round: int
    seat: int
    device: str
    game: str
    reason: str
    won: bool
    assisted: bool
    names: str
    ended: int


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Lines for one table, and what is listed of it after them."""

    table: str
    seq: int
    """The number of the first line."""
    bodies: tuple[str, ...]
    listing: Listing | None = None
    results: tuple[Result, ...] = ()


_Waiting = tuple[Append, "asyncio.Future[None]"]


class Store:
    """A database, open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.lines = 0
        self.commit_seconds = 0.0
        self.pen: Pen = FilePen(engine) if engine.dialect.name == "sqlite" else RemotePen(engine)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, bring the schema up to date, begin to write."""
        store = cls(engine_for(url))
        try:
            async with store.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as wrong:
            await store.engine.dispose()
            raise BadInput("database", name=shown(url), why=first_line(wrong)) from None
        except BadInput:
            await store.engine.dispose()
            raise
        store.writer = asyncio.create_task(store._write(), name="store")
        return store

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self.writer is not None:
            while not self.queue.empty():
                await asyncio.sleep(0.01)
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.pen.close()
        await self.engine.dispose()

    # Writing -----------------------------------------------------------------------------------------------------

    async def append(self, what: Append) -> None:
        """Write lines; they are durable when this returns."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((what, done))
        await done

    async def _write(self) -> None:
        """The one writer: takes all that waits and commits it at once."""
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            await self._commit(batch)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        """Commit a batch. One conflict spoils it for all, so then each is tried alone."""
        began = time.perf_counter()
        try:
            await self.pen.write([what for what, _ in batch])
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) == 1:
                fail(batch, Conflict(batch[0][0].table))
            else:
                for one in batch:
                    await self._commit([one])
            return
        except Exception as wrong:
            # Whatever it was: the writer lives on, and those who wait read the log again.
            fail(batch, Down(first_line(wrong)))
            return
        self.commits += 1
        self.lines += sum(len(what.bodies) for what, _ in batch)
        self.commit_seconds += time.perf_counter() - began
        for _, done in batch:
            if not done.done():
                done.set_result(None)

    # Reading -----------------------------------------------------------------------------------------------------

    async def read(self, table: str, after: int = 0) -> list[str]:
        """The lines of a table, in order."""
        asked = sa.select(LOG.c.body).where(LOG.c.table_id == table, LOG.c.seq > after).order_by(LOG.c.seq)
        async with self._reading() as connection:
            return [row.body for row in await connection.execute(asked)]

    async def by_code(self, code: str) -> str | None:
        """The table behind a join code."""
        async with self._reading() as connection:
            found: str | None = await connection.scalar(sa.select(TABLES.c.id).where(TABLES.c.code == code))
            return found

    async def open_tables(self, limit: int = 100) -> list[Listing]:
        """Public tables that wait for people."""
        asked = (
            sa.select(TABLES)
            .where(TABLES.c.public, TABLES.c.phase == "lobby")
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
        except (DBAPIError, OSError) as wrong:
            raise Down(first_line(wrong)) from wrong

    # Forgetting --------------------------------------------------------------------------------------------------

    async def forget_table(self, table: str) -> None:
        """Delete all there is of a table."""
        async with self.engine.begin() as connection:
            await connection.execute(LOG.delete().where(LOG.c.table_id == table))
            await connection.execute(RESULTS.delete().where(RESULTS.c.table_id == table))
            await connection.execute(TABLES.delete().where(TABLES.c.id == table))

    async def forget_device(self, device: str) -> None:
        """Delete what ties a device to its games."""
        async with self.engine.begin() as connection:
            await connection.execute(RESULTS.update().where(RESULTS.c.device == device).values(device=""))


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


class Pen(Protocol):
    """The one connection that writes."""

    async def write(self, batch: Sequence[Append]) -> None:
        """All of a batch, or nothing of it; durable when this returns."""
        ...

    async def close(self) -> None:
        """Put it down."""
        ...


class RemotePen:
    """Writes to a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    async def write(self, batch: Sequence[Append]) -> None:
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


class FilePen:
    """Writes to an SQLite file in a thread of its own: one hop there and back for a whole batch.

    The statements are the same as for a database server, but compiled once and handed to the driver: at human pace a
    commit often holds a single line, and then the way through the layers costs more than the line.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = sa.create_engine(engine.url.set(drivername="sqlite+pysqlite"))
        sa.event.listen(self.engine, "connect", sqlite_settings)
        self.thread = ThreadPoolExecutor(1, "store")
        self.connection: sa.PoolProxiedConnection | None = None
        self.statements = [(str(what.compile(self.engine)), names) for what, names in statements(sqlite_insert)]

    async def write(self, batch: Sequence[Append]) -> None:
        """A transaction, in the thread. It is carried out to its end, whoever stops waiting."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._write, batch)

    def _write(self, batch: Sequence[Append]) -> None:
        if self.connection is None:
            self.connection = self.engine.raw_connection()
            self.connection.driver_connection.isolation_level = None  # type: ignore[union-attr]
        connection: Any = self.connection.driver_connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            for (statement, names), rows in zip(self.statements, rows_of(batch), strict=True):
                if rows:
                    connection.executemany(statement, [tuple(row[name] for name in names) for row in rows])
            connection.execute("COMMIT")
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK")
            raise
        except BaseException:
            self._close()
            raise

    def _close(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error, OSError):
                connection.invalidate()
        self.engine.dispose()

    async def close(self) -> None:
        """Close the file."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown()


def fail(batch: Sequence[_Waiting], why: Exception) -> None:
    """Tell all who still wait."""
    for _, done in batch:
        if not done.done():
            done.set_exception(why)


def first_line(wrong: BaseException) -> str:
    """What a database says, in one line without the statement and its values."""
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    return (str(cause).splitlines() or [type(wrong).__name__])[0][:200]


def engine_for(url: str) -> AsyncEngine:
    """An engine for a URL, or for the path of an SQLite file."""
    try:
        parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    except SQLAlchemyError:
        raise BadInput("database-url", given=shown(url)) from None
    family = parsed.get_backend_name()
    if family == "sqlite":
        if parsed.database and parsed.database != ":memory:":
            try:
                Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as wrong:
                raise BadInput("database", name=shown(url), why=str(wrong)) from None
        engine = create_async_engine(parsed.set(drivername="sqlite+aiosqlite"))
        sa.event.listen(engine.sync_engine, "connect", sqlite_settings)
        return engine
    if family == "postgresql":
        return create_async_engine(parsed.set(drivername="postgresql+asyncpg"), pool_pre_ping=True)
    raise BadInput("database-url", given=shown(url))


def sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout = 10000", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def shown(url: str) -> str:
    """A URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else url
    except SQLAlchemyError:
        return url.rsplit("@", maxsplit=1)[-1]


def migrate(connection: sa.Connection) -> None:
    """Bring the schema up to date; refuse one that is newer than this program."""
    if sa.inspect(connection).has_table("alembic_version"):
        now = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        if now == HEAD:
            return
        if now is not None and str(now) > HEAD:
            raise BadInput("database-newer", given=str(now), known=HEAD)
    # Late, because it is needed once in a database's life and takes as long to load as all the rest.
    from alembic import command

    command.upgrade(migrations(connection), "head")


def migrations(connection: sa.Connection | None = None) -> "Config":
    """The steps, as Alembic wants them."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    config.attributes["metadata"] = META
    return config
