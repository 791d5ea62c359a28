"""Taking one's data home, and having it deleted: nothing of a person is left, and the games of the others are whole."""

import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.server_for_tests import House, go, house, play_out

from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.schema import META
from noctuary.server.table.state import hashed

KEY = "ABCDE-FGHJK-MNPQR-STVWX-YZ012"
NAME = "Peregrina"


async def everything(server: House) -> str:
    """All that is in the database."""

    async def work(connection: Any) -> str:
        found = [(await connection.execute(sa.select(table))).all() for table in META.tables.values()]
        return "\n".join(str(row) for rows in found for row in rows)

    return await server.hub.database.ask(work)


async def finished_game(server: House) -> list[Client]:
    """Three people, two of whom talk, play a game to its end."""
    people = await server.lanterns(f"Ann {NAME} Cid")
    async with people[0], people[1], people[2]:
        await people[1].command("say", text="my own words")
        await people[0].command("say", text="words of Ann")
        for person in people:
            server.hub.tables[person.table].spawn(play_out(person, "luck"))
        await people[0].until(lambda: people[0].state.get("result"))
    return people


def test_what_is_taken_home(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await finished_game(server)
            device = people[1].cookie
            onlooker = Client(server.base, (await server.lanterns())[0].table, device)
            async with onlooker:
                await onlooker.command("say", text="from the gallery")
            data = (await ask(f"{server.base}/api/me/data", None, device))[0]
            by_table = {each["table"]: each for each in data["tables"]}
            played = by_table[people[1].table]
            assert played["game"] == "lanterns"
            assert played["seats"] == [{"seat": 1, "name": NAME}]
            assert played["said"] == [{"text": "my own words", "room": "table"}]
            looked = by_table[onlooker.table]
            assert looked["seats"] == []
            assert [each["text"] for each in looked["said"]] == ["from the gallery"]
            (result,) = data["results"]
            assert result["seat"] == 1
            assert "words of Ann" not in json.dumps(data)
            nobody = (await ask(f"{server.base}/api/me/data"))[0]
            assert nobody["tables"] == nobody["results"] == []

    go(work)


def test_deleted_and_the_others_play_on(url: str, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(url) as server:
            people = await finished_game(server)
            table, device = people[1].table, people[1].cookie
            before = (await people[0].get("replay"))["steps"]
            await ask(f"{server.base}/api/me/key", {"key": KEY}, device)
            alone = (await ask(f"{server.base}/api/tables", {"game": "lanterns", "seats": 3, "name": NAME}, device))[0]
            with pytest.raises(Refused) as told:
                await ask(f"{server.base}/api/me/delete", {"sure": False}, device)
            assert told.value.code == "request"
            async with people[0] as ann:
                await ask(f"{server.base}/api/me/delete", {"sure": True}, device)
                await ann.until(lambda: ann.info["seats"][1]["name"] != NAME)
            left = await everything(server)
            mark = hashed(device.split("device=")[1].split(";")[0])
            for trace in (NAME, "my own words", mark, mark[:12] + " ", KEY.replace("-", "")):
                assert trace not in left
            assert "words of Ann" in left
            # A table at which nobody else ever sat is gone, key and browsers too.
            with pytest.raises(Refused) as told:
                await ask(f"{server.base}/t/{alone['table']}/mine")
            assert told.value.code == "not_found"
            with pytest.raises(Refused):
                await ask(f"{server.base}/api/me/enter", {"key": KEY})
            # The game of the others replays step by step, also after a restart.
            assert (await people[0].get("replay"))["steps"] == before
            (game,) = (await ask(f"{server.base}/api/mine", None, people[0].cookie))[0]["games"]
            assert game["names"] == ["Ann", "?", "Cid"]
        async with house(url) as server:
            assert (await Client(server.base, table, people[0].cookie).get("replay"))["steps"] == before
            async with Client(server.base, table, people[0].cookie) as ann:
                assert [each["text"] for each in ann.said] == [":removed:", "words of Ann"]

    go(work)


def test_a_bot_plays_on_for_somebody_who_is_deleted(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns(f"Ann {NAME} Cid")
            async with people[0] as ann:
                await ask(f"{server.base}/api/me/delete", {"sure": True}, people[1].cookie)
                await ann.until(lambda: ann.info["seats"][1]["bot"] and ann.info["seats"][1]["name"] == "?")
                assert NAME not in json.dumps([ann.info, ann.state])
                async with people[2]:
                    for person in (people[0], people[2]):
                        server.hub.tables[person.table].spawn(play_out(person, "luck"))
                    await ann.until(lambda: ann.state.get("result"))

    go(work)


def test_a_seat_that_was_moved_is_taken_out_under_its_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns(f"Ann {NAME} Cid")
            word = (await people[1].post("move"))["link"].split("#move=")[1]
            _, moved = await ask(f"{server.base}/t/{people[1].table}/claim", {"word": word})
            await ask(f"{server.base}/api/me/delete", {"sure": True}, moved)
            assert NAME not in await everything(server)

    go(work)


def test_nobody_deletes_anybody_else(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            await finished_game(server)
            before = await everything(server)
            for cookie in ("", f"device={'x' * 32}", "device=%"):
                await ask(f"{server.base}/api/me/delete", {"sure": True}, cookie)
            assert await everything(server) == before

    go(work)
