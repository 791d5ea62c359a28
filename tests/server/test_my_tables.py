"""The tables one sits at, with whose turn it is; and what the hall is told besides."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from support.server_for_tests import House, go, house, seated

from noctuary.server.client import Client, ask
from noctuary.server.table import turns
from noctuary.server.table.state import State


async def hall(client: Client) -> Any:
    """What somebody is told who stands in the hall."""
    return (await ask(f"{client.base}/api/hall", None, client.cookie))[0]


async def mine(client: Client) -> Any:
    """Their tables, without when they changed."""
    return [{**each, "touched": 0} for each in (await hall(client))["mine"]]


async def play_until(server: House, people: list[Client], done: Callable[[State], bool]) -> None:
    """Let whoever is asked first answer with the first option."""
    table = server.hub.tables[people[0].table]
    while not done(table.state):
        seat, *_ = turns.asked(table.state)
        asks = [ask for ask in table.state.playing().game.asks() if ask.who == seat and ask.must]
        await people[seat].play(asks[0].options[0].text, asks[0].n)


def test_the_hall_tells_whose_turn_it_is(tmp_path: Path) -> None:
    """In memory and after a restart; to the one who is waited for and to the others."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await seated(server.base, "occulto", 3)
            async with people[0], people[1], people[2]:
                await play_until(server, people, lambda state: state.seq > 15 and len(turns.asked(state)) == 1)
                asked = [people[seat] for seat in turns.asked(server.hub.tables[people[0].table].state)]
            told = [await mine(each) for each in people]
            for each, tables in zip(people, told, strict=True):
                assert [table["table"] for table in tables] == [people[0].table]
                assert tables[0]["yours"] == (each in asked)
                assert len(tables[0]["people"]) == 2
        assert len(asked) == 1
        assert [len(tables[0]["waiting"]) for tables in told] == [int(each not in asked) for each in people]
        async with house(tmp_path) as server:
            for each, tables in zip(people, told, strict=True):
                each.base = server.base
                assert not server.hub.tables  # From the lists: no table is opened for it.
                assert await mine(each) == tables

    go(work)


def test_tables_one_has_left_are_not_ones_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            bea = await Client.join(server.base, ann.table, "Bea")
            assert [each["phase"] for each in await mine(bea)] == ["lobby"]
            assert (await mine(bea))[0]["people"] == ["Ann"]
            await bea.post("leave")
            cid = await Client.join(server.base, ann.table, "Cid")
            assert await mine(bea) == []
            assert (await mine(cid))[0]["people"] == ["Ann"]
            stranger = Client(server.base, ann.table)
            assert await mine(stranger) == []
            await Client.create(server.base, "lanterns", "Dan", seats=3, bots=["random", "random"])
            assert len(await mine(ann)) == 1

    go(work)


def test_nobody_is_named_while_eyes_are_closed(tmp_path: Path) -> None:
    """Whoever acts in the dark knows it; the others' lists say nothing, for the whole night."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await seated(server.base, "obscurio", 4)
            async with people[0], people[1], people[2], people[3]:
                await play_until(server, people, State.veiled)
                assert [(await mine(each))[0]["waiting"] for each in people] == [[]] * 4

    go(work)


def test_the_hall_hears_what_the_host_says(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            assert (await hall(ann))["announced"] is None
            server.hub.announce("restart", "", 5)
            said = (await hall(Client(server.base, "")))["announced"]
            assert (said["code"], said["minutes"]) == ("restart", 5)
            server.hub.announce("", "", 0)
            assert (await hall(ann))["announced"] is None

    go(work)
