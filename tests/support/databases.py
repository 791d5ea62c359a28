"""Databases of one's own, and all that stands in one."""

import secrets

import msgspec
import sqlalchemy as sa

from noctuary.server.store.database import Store
from noctuary.server.store.engines import engine_for
from noctuary.server.store.schema import META


async def own_database(url: str) -> str:
    """A database of one's own: the server's for tests is shared."""
    if "postgres" not in url:
        return url
    name = f"own_{secrets.token_hex(4)}"
    engine = engine_for(url)
    async with engine.connect() as connection:
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(
            sa.text(f"CREATE DATABASE {name}")
        )
    await engine.dispose()
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


async def everything(store: Store) -> str:
    """Every row of every table, as text."""
    async with store.engine.connect() as connection:
        found = [(await connection.execute(sa.select(table))).all() for table in META.sorted_tables]
    return msgspec.json.encode([list(row) for rows in found for row in rows]).decode()
