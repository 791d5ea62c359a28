"""How a database is reached: SQLite or PostgreSQL by URL, and no wait without an end."""

import re
import sqlite3
from pathlib import Path
from typing import Any
from weakref import WeakSet

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from noctuary.core.refusal import BadInput
from noctuary.server.settings import is_mistyped

PASSWORD = re.compile(r":[^:@]*@")
LIMIT = 5.0
"""Seconds after which a database that says nothing is taken to be hung."""
POSTGRES = {
    # The server's own ends, for the day on which we are not there to set one: a statement, a wait for somebody else's
    # lock, a transaction whose owner is gone, a line that takes no bytes.
    "statement_timeout": f"{LIMIT:g}s",
    "lock_timeout": f"{LIMIT / 2:g}s",
    "idle_in_transaction_session_timeout": f"{2 * LIMIT:g}s",
    "tcp_user_timeout": f"{2 * LIMIT:g}s",
}


class Lines:
    """The connections to a database server that are open, so that those which have gone silent can be cut."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.open: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":
            sa.event.listen(engine.sync_engine, "connect", self._opened)

    def _opened(self, connection: Any, _: Any) -> None:
        self.open.add(connection.driver_connection)

    def cut(self) -> None:
        """Let go of all of them, without a word: whoever waits on one is told now, and the next one is a new one."""
        for each in list(self.open):
            each.terminate()


def engine_for(url: str, *, patient: bool = False, make: bool = True) -> AsyncEngine:
    """An engine for a URL, or for the path of an SQLite file, which is made if need be, or must be there already.

    A patient one lets a statement take its time.
    """
    if is_mistyped(url):
        raise BadInput("database-url", given=shown(url))
    try:
        parsed = sa.make_url(url if "://" in url else f"sqlite:///{url}")
    except (SQLAlchemyError, ValueError):
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
        ends: dict[str, Any] = {"timeout": LIMIT}
        if not patient:
            ends |= {"command_timeout": 12 * LIMIT, "server_settings": POSTGRES}
        return create_async_engine(
            parsed.set(drivername="postgresql+asyncpg"), pool_pre_ping=True, pool_timeout=LIMIT / 2, connect_args=ends
        )
    raise BadInput("database-url", given=shown(url))


def sqlite_settings(connection: Any, _: Any) -> None:
    """Readers never wait for the writer, and a commit has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in (f"busy_timeout = {int(LIMIT * 1000)}", "journal_mode = WAL", "synchronous = FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def shown(url: str) -> str:
    """A URL without its password."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True) if "://" in url else PASSWORD.sub(":***@", url)
    except (SQLAlchemyError, ValueError):
        return url.rsplit("@", maxsplit=1)[-1]


def first_line(wrong: BaseException) -> str:
    """What a database says, in one line without the statement and its values."""
    cause = wrong.orig if isinstance(wrong, DBAPIError) and wrong.orig is not None else wrong
    return (str(cause).splitlines() or [type(wrong).__name__])[0][:200]


def sqlite_code(wrong: BaseException) -> int:
    """SQLite's number for what went wrong, without its details; 0 if it was not SQLite."""
    cause: BaseException | None = wrong
    while cause is not None and not isinstance(cause, sqlite3.Error):
        cause = getattr(cause, "orig", None) or cause.__cause__
    return getattr(cause, "sqlite_errorcode", 0) & 0xFF


def is_locked(wrong: BaseException) -> bool:
    """Whether another process writes to the file just now."""
    return sqlite_code(wrong) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def is_corrupt(wrong: BaseException) -> bool:
    """Whether the file holds what no database holds."""
    return sqlite_code(wrong) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
