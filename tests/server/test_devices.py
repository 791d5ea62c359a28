"""Devices in a table of their own: found without a look through the log, and forgotten wherever they stand."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from support.databases import everything
from support.server_for_tests import go, house, play_out

from noctuary.server.client import Client, ask
from noctuary.server.store.database import Store
from noctuary.server.store.schema import DEVICES, META
from noctuary.server.table.seating import hashed


async def devices_at(store: Store, table: str) -> list[tuple[int, str]]:
    """Who was seated where, in order."""
    async with store.engine.connect() as connection:
        found = await connection.execute(sa.select(DEVICES).where(DEVICES.c.table_id == table).order_by(DEVICES.c.seq))
        return [(row.seat, row.device) for row in found]


def device_in(cookie: str) -> str:
    """What is stored of the device in a cookie."""
    return hashed(dict(each.split("=", 1) for each in cookie.split("; "))["device"])


def test_a_device_is_forgotten_wherever_it_stands(url: str) -> None:
    """In a game that is over and in one that is not; the others stay, and nobody looks through the log for it."""
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    async def work() -> None:
        async with house(url, snapshot=1) as server:
            store = server.hub.database
            ann, bea = await server.lanterns("Ann Bea -")
            async with ann, bea:
                await asyncio.gather(play_out(ann, "device"), play_out(bea, "device"))
            again = await Client.create(server.base, "lanterns", "Ann", seats=3)
            (_, mine), (_, other) = await devices_at(store, ann.table)
            assert (mine, other) == (device_in(ann.cookie), device_in(bea.cookie))
            assert mine in await everything(store)
            assert await devices_at(store, again.table) == [(0, device_in(again.cookie))]
            sa.event.listen(store.engine.sync_engine, "before_cursor_execute", note)
            await ask(f"{server.base}/api/forget", {}, ann.cookie)
            found = await everything(store)
            assert mine not in found
            assert other in found
            assert await devices_at(store, ann.table) == [(0, ""), (1, other)]
            assert not [each for each in asked if "LIKE" in each.upper()]
            assert (await ask(f"{server.base}/api/mine", None, ann.cookie))[0]["games"] == []
            assert len((await ask(f"{server.base}/api/mine", None, bea.cookie))[0]["games"]) == 1
        async with house(url) as server, Client(server.base, ann.table, ann.cookie) as back:
            assert (back.info["you"], back.info["seats"][0]["name"]) == (0, "Ann"), "the seat is still theirs"

    go(work)


def test_a_seat_that_moves_leaves_both_devices_to_be_found(url: str) -> None:
    async def work() -> None:
        async with house(url) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            link = (await ann.post("move"))["link"]
            _, cookie = await ask(f"{server.base}/t/{ann.table}/claim", {"word": link.split("move=")[1]})
            found = await devices_at(server.hub.database, ann.table)
            assert found == [(0, device_in(ann.cookie)), (0, device_in(cookie))]
            await server.hub.forget(server.hub.tables[ann.table])
            assert await devices_at(server.hub.database, ann.table) == []

    go(work)


@pytest.mark.parametrize("line", ["{", '{"is":"seated","seat":0}'])
def test_lines_that_name_no_device_hold_nobody_up(line: str) -> None:
    from noctuary.server.store.migrations.versions.s0004_host import fill_devices

    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        META.create_all(connection)
        connection.execute(sa.text("INSERT INTO log VALUES ('t', 1, :line)"), {"line": line})
        seated = '{"is":"seated","seat":1,"name":"Ann","colour":"1","token":"x","device":"abc"}'
        connection.execute(sa.text("INSERT INTO log VALUES ('t', 2, :line)"), {"line": seated})
        fill_devices(connection, DEVICES)
        assert connection.execute(sa.select(DEVICES)).all() == [("t", 2, 1, "abc")]
    engine.dispose()
