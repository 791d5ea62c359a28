"""A whole moment of a database as one file, and back. SQLite and PostgreSQL have the same file, so it moves houses.

The file is JSON lines, packed: a head with the schema, every row of every table, and an end that counts them, without
which it is half a backup. A copy is read in one transaction while the server goes on writing. A restore fills an empty
database or does nothing.
"""

import gzip
import os
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SAWarning, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.core.refusal import BadInput
from noctuary.server.store.engines import engine_for, first_line, shown
from noctuary.server.store.schema import HEAD, VERSION_TABLE, migrate, migrate_to, schema_of

FORMAT = 1
ROWS = 500
"""So many rows are held in memory at a time."""

Progress = Callable[[int], None]


class Head(msgspec.Struct, frozen=True):
    """The first line of a backup."""

    noctuary_backup: int
    schema: str
    made: int


async def backup(url: str, target: Path, progress: Progress) -> int:
    """Write everything to a new file; how many rows. Nothing is there under that name until all of it is."""
    if target.exists():
        raise BadInput("backup-exists", name=str(target))
    engine = engine_for(url, make=False)
    partial = target.with_name(target.name + ".partial")
    try:
        async with engine.connect() as plain:
            connection = await one_moment(plain)
            schema = await connection.run_sync(schema_of)
            if schema is None:
                raise BadInput("backup-empty", name=shown(url))
            with gzip.open(partial, "wb") as file:
                file.write(msgspec.json.encode(Head(FORMAT, schema, int(time.time()))) + b"\n")
                rows = await write_rows(connection, file.write, progress)
                file.write(msgspec.json.encode({"rows": rows}) + b"\n")
    except (SQLAlchemyError, OSError) as wrong:
        raise BadInput("database", name=shown(url), why=first_line(wrong)) from None
    else:
        os.rename(partial, target)
    finally:
        partial.unlink(missing_ok=True)
        await engine.dispose()
    return rows


async def one_moment(connection: AsyncConnection) -> AsyncConnection:
    """From here on, what is read is as it was now, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
        return connection
    return await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


async def write_rows(connection: AsyncConnection, write: Callable[[bytes], Any], progress: Progress) -> int:
    """Every row of every table, as a line with its table's name."""
    rows = 0
    for table in await connection.run_sync(tables_of):
        async with connection.stream(sa.select(table)) as found:
            async for part in found.mappings().partitions(ROWS):
                for row in part:
                    write(
                        msgspec.json.encode([str(table.name), {str(name): value for name, value in row.items()}])
                        + b"\n"
                    )
                rows += len(part)
                progress(rows)
    return rows


def tables_of(connection: sa.Connection) -> list[sa.Table]:
    """The tables that this database has, whatever schema it is of."""
    found = sa.MetaData()
    with warnings.catch_warnings():
        # It cannot tell how some indexes are made. The schema's own steps make them; rows need none.
        warnings.simplefilter("ignore", SAWarning)
        found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


async def restore(source: Path, url: str, progress: Progress) -> int:
    """Fill an empty database from a backup, then bring its schema up to date; how many rows."""
    head = read_head(source)
    if head.schema > HEAD:
        raise BadInput("database-newer", given=head.schema, known=HEAD)
    check_whole(source)
    engine = engine_for(url)
    try:
        await check_empty(engine, url)
        await check_schema(engine, url, head.schema)
        async with engine.begin() as connection:
            await connection.run_sync(migrate_to, head.schema)
            rows = await fill(connection, source, progress)
            await connection.run_sync(migrate)
    except (SQLAlchemyError, OSError) as wrong:
        raise BadInput("database", name=shown(url), why=first_line(wrong)) from None
    finally:
        await engine.dispose()
    return rows


async def check_empty(engine: AsyncEngine, url: str) -> None:
    """Refuse a database in which anything stands: of a house that is open, or of one that was."""
    async with engine.connect() as connection:
        for table in await connection.run_sync(tables_of):
            if await connection.scalar(sa.select(sa.literal(1)).select_from(table).limit(1)):
                raise BadInput("restore-full", name=shown(url))


async def check_schema(engine: AsyncEngine, url: str, schema: str) -> None:
    """Refuse a database that has been opened by a later version: the steps that bring rows up to date are behind it."""
    async with engine.connect() as connection:
        found = await connection.run_sync(schema_of)
    if found not in (None, schema):
        raise BadInput("restore-schema", name=shown(url), given=schema, known=str(found))


async def fill(connection: AsyncConnection, source: Path, progress: Progress) -> int:
    """Put every row in its place."""
    tables = {str(table.name): table for table in await connection.run_sync(tables_of)}
    waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
    rows = 0

    async def put(name: str) -> None:
        if waiting[name]:
            await connection.execute(tables[name].insert(), waiting[name])
            waiting[name].clear()

    for name, row in read_rows(source):
        if name not in tables:
            raise BadInput("backup-broken", name=str(source))
        waiting[name].append(row)
        rows += 1
        if len(waiting[name]) == ROWS:
            await put(name)
            progress(rows)
    for name in tables:
        await put(name)
    progress(rows)
    return rows


def read_head(source: Path) -> Head:
    """The first line; anything else is no backup."""
    if not source.is_file():
        raise BadInput("backup-missing", name=str(source))
    for line in read_lines(source):
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.MsgspecError:
            break
        if head.noctuary_backup == FORMAT:
            return head
    raise BadInput("backup-broken", name=str(source))


def check_whole(source: Path) -> None:
    """Refuse a file that ends too early, before anything is written."""
    for _ in read_rows(source):
        pass


def read_rows(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """All rows, each with its table's name; then the end, which must be there and count them."""
    rows = 0
    lines = read_lines(source)
    next(lines)
    for line in lines:
        try:
            read = msgspec.json.decode(line)
        except msgspec.MsgspecError:
            break
        if isinstance(read, dict):
            if read == {"rows": rows}:
                return
            break
        rows += 1
        yield read[0], read[1]
    raise BadInput("backup-broken", name=str(source))


def read_lines(source: Path) -> Iterator[bytes]:
    """The lines of a packed file, as far as it can be read."""
    try:
        with gzip.open(source, "rb") as file:
            yield from file
    except (EOFError, OSError):
        raise BadInput("backup-broken", name=str(source)) from None
