"""Those who look on, one by one: the host knows them by number and name, silences one, sends one away."""

import json
import secrets
from pathlib import Path

import pytest
from support.server_for_tests import House, go, house
from websockets.asyncio.client import ClientConnection, connect

from noctuary.server.client import Client, Refused


async def looking_on(server: House, table: str, name: str) -> ClientConnection:
    """Somebody who looks on and says who they are."""
    cookie = {"Cookie": f"device={secrets.token_hex(12)}"}
    address = server.base.replace("http", "ws", 1) + f"/t/{table}/ws"
    socket = await connect(address, additional_headers=cookie, compression=None)
    await socket.send(json.dumps({"do": "hello", "name": name}))
    return socket


async def said(socket: ClientConnection, text: str) -> str:
    """What is answered to a word."""
    await socket.send(json.dumps({"do": "say", "id": secrets.token_hex(4), "text": text}))
    while True:
        frame = json.loads(await socket.recv())
        if frame["is"] in ("ok", "no"):
            return str(frame.get("code", "ok"))


def names(client: Client) -> list[tuple[int, str, bool]]:
    """Whom the host sees looking on."""
    return [(each["number"], each["name"], each["muted"]) for each in client.info["onlookers"]]


def test_one_by_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann, bea:
                vera = await looking_on(server, ann.table, "  Vera\u200b ")
                await ann.until(lambda: len(names(ann)) == 1)
                loud = await looking_on(server, ann.table, "")
                await ann.until(lambda: names(ann) == [(1, "Vera", False), (2, "", False)])
                assert bea.info["onlookers"] == []  # Only the host is told.
                await ann.post("mute", seat=None, onlooker=2, muted=True)
                await ann.until(lambda: names(ann) == [(1, "Vera", False), (2, "", True)])
                assert await said(loud, "LOUD") == "silence"
                assert await said(vera, "hello") == "ok"
                assert (await ann.command("say", text="players may"))["is"] == "ok"
                await ann.post("mute", seat=None, onlooker=2, muted=False)
                assert await said(loud, "sorry") == "ok"
                await ann.post("kick", seat=None, onlooker=2)
                await ann.until(lambda: names(ann) == [(1, "Vera", False)])
                assert await said(vera, "still here") == "ok"
                for who, code in ((ann, "onlooker"), (bea, "not_host")):
                    for what, body in (("kick", {}), ("mute", {"muted": True})):
                        with pytest.raises(Refused) as told:
                            await who.post(what, seat=None, onlooker=2, **body)
                        assert told.value.code == code
                await vera.close()
                await ann.until(lambda: names(ann) == [])

    go(work)


def test_who_was_silenced_is_told_and_stays_so_after_coming_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, *_ = await server.lanterns()
            onlooker = Client(server.base, ann.table, f"device={secrets.token_hex(12)}")
            async with ann:
                async with onlooker:
                    await ann.until(lambda: len(names(ann)) == 1)
                    await ann.post("mute", seat=None, onlooker=1, muted=True)
                    await onlooker.until(lambda: onlooker.info["hushed"])
                async with onlooker:
                    assert (await onlooker.command("say", text="me again"))["code"] == "silence"

    go(work)


@pytest.mark.parametrize("name", ["Ann", "ann", "\u0410nn", "B\u200bea"])
def test_nobody_looks_on_under_the_name_of_a_player(tmp_path: Path, name: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, *_ = await server.lanterns()
            async with ann:
                socket = await looking_on(server, ann.table, name)
                await ann.until(lambda: names(ann) == [(1, "", False)])
                await socket.close()

    go(work)
