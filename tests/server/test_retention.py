"""What a house forgets by itself, and when: talk, names and devices, tables, codes. The clock is moved by hand."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from support.databases import everything, own_database
from support.server_for_tests import House, go, house, play_out

from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.schema import CODES, TABLES
from noctuary.server.table import hub as tables
from noctuary.server.table import retention
from noctuary.server.table.retention import DAY, Retention

NAMES = "Annabel Beatrice -"


class Calendar:
    """A clock that is moved by days."""

    def __init__(self) -> None:
        self.days = 0.0

    def __call__(self) -> float:
        return time.time() + self.days * DAY


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0)


@asynccontextmanager
async def kept(url: str, **settings: Any) -> AsyncIterator[tuple[House, Calendar, Retention]]:
    """A house with a calendar, and its memory."""
    calendar = Calendar()
    async with house(await own_database(url), clock=calendar, **settings) as server:
        yield server, calendar, Retention(server.hub, server.hub.settings)


async def finished(server: House, luck: str) -> list[Client]:
    """A table whose game is over and that everybody has left; something was said there."""
    people = await server.lanterns(NAMES)
    ann, bea = people
    async with ann, bea:
        await ann.command("say", text="a secret of the evening")
        await asyncio.gather(*(play_out(each, luck) for each in people))
    await alone(server, ann.table)
    return people


async def alone(server: House, table: str) -> None:
    """Until nobody is at a table any more."""
    while (found := server.hub.tables.get(table)) is not None and found.awake:
        await asyncio.sleep(0.01)


def test_talk_goes_first_then_names_then_the_table(url: str) -> None:
    async def work() -> None:
        async with kept(url) as (server, calendar, memory):
            store = server.hub.database
            ann, bea = await finished(server, "kept")
            id = ann.table
            story = await ann.get("story?seat=0")
            calendar.days = 89
            assert (await memory.round())["talk"] == 0
            calendar.days = 91
            assert (await memory.round())["talk"] == 1
            assert "a secret of the evening" not in await everything(store)
            assert "Annabel" in await everything(store)
            async with Client(server.base, id, ann.cookie) as back:
                assert (back.info["phase"], back.said, back.seat or back.info["you"]) == ("over", [], 0)
            await alone(server, id)
            calendar.days = 366
            assert (await memory.round())["names"] == 1
            found = await everything(store)
            assert not [name for name in ("Annabel", "Beatrice", "a secret") if name in found]
            assert (await ask(f"{server.base}/api/mine", None, bea.cookie))[0]["games"] == []
            # All that was played is there, and the seats are still theirs.
            assert (await ann.get("story?seat=0"))["lines"] == story["lines"]
            assert await ann.get("record")
            async with Client(server.base, id, bea.cookie) as back:
                assert [each["name"] for each in back.info["seats"][:2]] == ["1", "2"]
                assert back.info["you"] == 1
            await alone(server, id)
            assert not any((await memory.round()).values()), "it is done once"
            calendar.days = 731
            assert (await memory.round())["tables"] == 1
            with pytest.raises(Refused, match="not_found"):
                await ann.get("story?seat=0")
            assert id not in (await everything(store)).replace(f'"{id}",{int(calendar())}', "")

    go(work)


def test_a_game_under_way_is_never_forgotten(url: str) -> None:
    async def work() -> None:
        async with kept(url) as (server, calendar, memory):
            ann, bea = await server.lanterns(NAMES)
            async with ann:
                await ann.command("say", text="still here")
            await alone(server, ann.table)
            calendar.days = 5000
            assert not any((await memory.round()).values())
            async with Client(server.base, ann.table, bea.cookie) as back:
                assert back.info["phase"] == "playing"
                assert [each["text"] for each in back.said] == ["still here"]
                assert back.info["seats"][0]["name"] == "Annabel"

    go(work)


def test_a_table_that_somebody_looks_at_is_left_alone(url: str) -> None:
    async def work() -> None:
        async with kept(url) as (server, calendar, memory):
            ann, _ = await finished(server, "seen")
            calendar.days = 5000
            async with Client(server.base, ann.table) as onlooker:
                assert not any((await memory.round()).values())
                assert onlooker.info["phase"] == "over"
            await alone(server, ann.table)
            assert (await memory.round())["tables"] == 1

    go(work)


def test_nothing_is_forgotten_where_nothing_is_set(url: str) -> None:
    async def work() -> None:
        async with kept(url, keep_talk=0, keep_names=0, keep_tables=0, keep_codes=0) as (server, calendar, memory):
            await finished(server, "for ever")
            calendar.days = 50_000
            before = await everything(server.hub.database)
            assert not any((await memory.round()).values())
            assert await everything(server.hub.database) == before

    go(work)


def test_who_comes_while_a_table_is_changed_waits_for_it(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """And finds it changed: nothing of the old one is written back."""

    async def work() -> None:
        async with kept(str(tmp_path / "tables.db")) as (server, calendar, memory):
            await finished(server, "aside")
            rewrite = Retention._rewrite
            meanwhile: list[asyncio.Task[Any]] = []

            async def slow(self: Retention, id: str, taker: Any) -> None:
                meanwhile.append(asyncio.create_task(server.hub.find(id)))
                await asyncio.sleep(0)
                await rewrite(self, id, taker)
                assert not meanwhile[0].done()

            monkeypatch.setattr(Retention, "_rewrite", slow)
            calendar.days = 100
            assert (await memory.round())["talk"] == 1
            assert (await meanwhile[0]).state.talk == []

    go(work)


def test_a_code_is_released_rests_and_is_given_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never while a link with it could still mean the first table."""
    wanted: list[str] = []
    monkeypatch.setattr(tables, "new_code", lambda: wanted.pop(0))

    async def work() -> None:
        async with kept(url) as (server, calendar, memory):
            store = server.hub.database
            wanted.append("FIRST")
            ann, _ = await finished(server, "code")
            assert (await ask(f"{server.base}/api/code/FIRST"))[0] == {"table": ann.table}
            calendar.days = 91
            assert (await memory.round())["released"] == 1
            with pytest.raises(Refused, match="404 code"):
                await ask(f"{server.base}/api/code/FIRST")
            for days in (92, 180):
                calendar.days = days
                assert (await memory.round())["codes"] == 0
                wanted[:] = ["FIRST", "NEXTX" if days == 92 else "OTHER"]
                other = await Client.create(server.base, "lanterns", "Cid", seats=3)
                async with Client(server.base, other.table) as looking:
                    assert looking.info["code"] != "FIRST"
            calendar.days = 182
            assert (await memory.round())["codes"] == 1
            wanted[:] = ["FIRST"]
            new = await Client.create(server.base, "lanterns", "Dan", seats=3)
            assert (await ask(f"{server.base}/api/code/FIRST"))[0] == {"table": new.table}
            # The first table plays on, with a code of its own.
            wanted[:] = ["AGAIN"]
            monkeypatch.setattr("noctuary.server.table.lobby.new_code", tables.new_code)
            await ann.post("rematch")
            async with Client(server.base, ann.table, ann.cookie) as back:
                assert (back.info["phase"], back.info["code"]) == ("lobby", "AGAIN")
            assert (await ask(f"{server.base}/api/code/AGAIN"))[0] == {"table": ann.table}
            assert await store.by_code("FIRST") == new.table
            await alone(server, ann.table)
            await server.hub._let_go(0)
            async with Client(server.base, ann.table, ann.cookie) as back:
                assert back.info["code"] == "AGAIN", "as it is read back"

    go(work)


def test_the_code_of_a_deleted_table_rests_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = ["GHOST"]
    monkeypatch.setattr(tables, "new_code", lambda: wanted.pop(0))

    async def work() -> None:
        async with kept(url) as (server, calendar, memory):
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            await ann.post("delete")
            async with server.hub.database.engine.connect() as connection:
                left = (await connection.execute(sa.select(TABLES.c.id).where(TABLES.c.code == "GHOST"))).all()
                codes = (await connection.execute(sa.select(CODES.c.rests).where(CODES.c.code == "GHOST"))).all()
            assert (left, codes) == ([], [(None,)])
            await memory.round()
            wanted[:] = ["GHOST", "FRESH"]
            await Client.create(server.base, "lanterns", "Bea", seats=3)
            assert wanted == [], "the first of them was not given"
            calendar.days = 91
            assert (await memory.round())["codes"] == 1

    go(work)
