"""Every schema that was ever shipped becomes today's, with its tables in it, on both databases."""

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection
from support.databases import own_database
from support.server_for_tests import go, house
from support.stored_tables import bodies, stored

from noctuary.server.client import Client
from noctuary.server.store.database import Store
from noctuary.server.store.engines import engine_for
from noctuary.server.store.schema import CODES, DEVICES, HEAD, META, migrations
from noctuary.server.table.statistics import finished

SHIPPED = [script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()][::-1]
ID = "stored-table-0123456789"


def test_schemas_follow_one_another() -> None:
    assert SHIPPED[0] == "0001"
    assert SHIPPED[-1] == HEAD
    assert sorted(SHIPPED) == SHIPPED


async def as_shipped(url: str, revision: str, log: Path) -> None:
    """A database as that version left it: its schema, and a table that was played at."""

    def steps(connection: sa.Connection) -> None:
        command.upgrade(migrations(connection), revision)

    engine = engine_for(url)
    async with engine.begin() as connection:
        await connection.run_sync(steps)
        rows = [{"table_id": ID, "seq": seq, "body": body} for seq, body in enumerate(lines_of(log), start=1)]
        await connection.execute(sa.text("INSERT INTO log VALUES (:table_id, :seq, :body)"), rows)
        listing = "INSERT INTO tables VALUES (:id, 'ABCDE', 'occulto', false, 'over', 0, '{}')"
        await connection.execute(sa.text(listing), {"id": ID})
        kept = "table_id, round, seat, device, game, reason, won, assisted, names, ended"
        values = ":id, 1, 0, 'dev', 'occulto', 'cured', true, false, '[]', 5"
        if revision >= "0003":
            kept, values = f"{kept}, preset, hints, figures", f"{values}, '', 0, '{{}}'"
        result = f"INSERT INTO results ({kept}) VALUES ({values})"
        await connection.execute(sa.text(result), {"id": ID})
    await engine.dispose()


def lines_of(log: Path) -> list[str]:
    """The table's lines, with a device in the first seat."""
    lines = list(bodies(log))
    assert lines[1].startswith('{"is":"seated","seat":0')
    return [lines[0], f'{lines[1][:-1]},"device":"dev"}}', *lines[2:]]


async def columns(connection: AsyncConnection) -> dict[str, list[str]]:
    def look(inner: sa.Connection) -> dict[str, list[str]]:
        found = sa.inspect(inner)
        return {name: [each["name"] for each in found.get_columns(name)] for name in META.tables}

    return await connection.run_sync(look)


@pytest.mark.parametrize("revision", SHIPPED)
def test_a_shipped_schema_becomes_todays(url: str, revision: str) -> None:
    (log,) = [each for each in stored() if each.stem == "occulto-finished"][:1]

    async def work() -> None:
        mine = await own_database(url)
        await as_shipped(mine, revision, log)
        for _ in range(2):  # A second start finds nothing to do.
            store = await Store.open(mine)
            async with store.engine.connect() as connection:
                assert await connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == HEAD
                expected = {name: list(table.c.keys()) for name, table in META.tables.items()}
                assert await columns(connection) == expected
            assert await store.read(ID) == lines_of(log)
            assert await store.by_code("ABCDE") == ID
            results = finished(await store.results_of("dev"))
            assert [(each.reason, each.preset, each.deal, each.figures) for each in results.games] == [
                ("cured", "", None, {})
            ]
            assert [(each.preset, each.won, each.most) for each in results.statistics] == [("", 1, {})]
            assert await store.with_id(ID, "s1"), "lines that were there are in the index"
            found = await store.round(ID, 1)
            assert found is not None
            # What the step to 0004 fills; a database that was there already has what its server wrote.
            if revision < "0004":
                async with store.engine.connect() as connection:
                    assert (await connection.execute(sa.select(DEVICES))).all() == [(ID, 2, 0, "dev")]
                    assert (await connection.execute(sa.select(CODES))).all() == [("ABCDE", ID, None)]
            await store.close()
        async with house(mine) as server, Client(server.base, ID, "seat=token 0") as ann:
            assert ann.info["seats"][0]["name"] == "P0"
            story: Any = await ann.get("story?seat=0")
            assert story["lines"]

    go(work)
