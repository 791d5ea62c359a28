"""Whatever is thrown at a live table: an answer, no crash, no change."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house, play_out
from websockets.asyncio.client import ClientConnection, connect

from noctuary.core.chance import Stream, seed_of
from noctuary.server.client import Client
from noctuary.server.net.protocol import plain

NASTY: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "{}",
    '"play"',
    "{",
    "1e999",
    "[" * 5000,
    '{"do":"play"}',
    '{"do":"dance","id":"x"}',
    '{"do":"play","id":"","choice":"vote 1"}',
    '{"do":"play","id":"' + "x" * 65 + '","choice":"vote 1"}',
    '{"do":"play","id":7,"choice":"vote 1"}',
    '{"do":"play","id":"x","choice":null}',
    '{"do":"play","id":"x","choice":"vote 1","n":-1}',
    '{"do":"play","id":"x","choice":"vote 1","n":1.5}',
    '{"do":"play","id":"x","choice":"vote 1","n":' + "9" * 400 + "}",
    '{"do":"play","id":"y","choice":"' + "z" * 7000 + '"}',
    '{"do":"play","id":"z","choice":"\\u0000\\ud83d\\ude00"}',
    '{"do":"play","id":"w","choice":"\\ud800"}',
    '{"do":"undo","id":"u"}',
    '{"do":"hint","id":"h"}',
    '{"do":"say","id":"s","text":"' + "a" * 301 + '"}',
    '{"do":"say","id":"t","text":"\\n\\t "}',
    '{"do":"point","id":"p","target":"x","x":99999,"y":0}',
    '{"do":"pause","id":"q","paused":"yes"}',
    '{"do":"hello","since":-1}',
    '{"do":"hello","since":1e40}',
    "x" * 9000,
    b"\x00\xff\xfe",
    b'{"do":"play","id":"bytes","choice":"nonsense"}',
    b"",
]


async def answered(socket: ClientConnection, frame: str | bytes) -> None:
    """Send something and see that there is an answer: what comes before it was on its way already."""
    await socket.send(frame)
    while True:
        kind = json.loads(await asyncio.wait_for(socket.recv(), 20))["is"]
        if kind in ("ok", "no", "hint", "pong"):
            return


def test_nothing_but_a_legal_choice_changes_anything(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            address = f"{server.base.replace('http', 'ws')}/t/{people[0].table}/ws"
            luck = Stream(seed_of("fuzz"))

            async def happened() -> list[str]:
                """The log, but for what was refused."""
                lines = await server.hub.store.read(people[0].table)
                return [line for line in lines if not line.startswith('{"is":"refused"')]

            cookies = ["", "seat=foreign", *(each.cookie for each in people)]
            async with people[0], people[1], people[2]:
                before = [each.state["hash"] for each in people], await happened()
                for cookie in cookies:
                    async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as socket:
                        for frame in [*NASTY, *mutations(people, luck)]:
                            await answered(socket, frame)
                for each in people:
                    await each.command("undo")
                assert ([each.state["hash"] for each in people], await happened()) == before
                assert all(seat["online"] for seat in people[0].info["seats"])
                taken = await asyncio.gather(*(play_out(each, "fuzz") for each in people))
                assert all(taken)

    go(work)


def mutations(people: list[Client], luck: Stream) -> list[str | bytes]:
    """Choices out of turn, of other seats, with stale numbers, and frames with a byte turned."""
    frames: list[str | bytes] = []
    for each in people:
        for ask in each.asks():
            for option in ask["options"]:
                for n in (ask["n"] + 1, ask["n"] + 1000):
                    message: dict[str, Any] = {"do": "play", "id": f"m{luck.word()}", "choice": option["text"], "n": n}
                    frames.append(json.dumps(message))
                    raw = bytearray(json.dumps({**message, "do": "undo"}).encode())
                    raw[luck.below(len(raw))] ^= 1 << luck.below(8)
                    frames.append(bytes(raw))
    return frames


def test_a_huge_frame_closes_only_its_own_socket(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            address = f"{server.base.replace('http', 'ws')}/t/{ann.table}/ws"
            async with ann:
                async with connect(address, compression=None) as socket:
                    await socket.send("x" * 200_000)
                    await asyncio.wait_for(socket.wait_closed(), 20)
                    assert socket.close_code == 1009
                assert await play_out(ann, "huge")

    go(work)


def test_messages_in_pieces_and_in_heaps_are_read_alike(tmp_path: Path) -> None:
    """In fragments, cut anywhere, several at once, with control frames between: each is answered once, in order."""

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            address = f"{server.base.replace('http', 'ws')}/t/{ann.table}/ws"
            for pieces in (1, 2, 7, 10_000):
                async with connect(address, compression=None) as socket:
                    heap = b"".join(masked(f'{{"do":"ping","t":{t}}}') for t in range(40))
                    for at in range(0, len(heap), len(heap) // pieces + 1):
                        socket.transport.write(heap[at : at + len(heap) // pieces + 1])
                        await asyncio.sleep(0)
                    assert [await pong(socket) for _ in range(40)] == list(range(40))
                    await socket.send(['{"do":"pi', 'ng","t":', "40}"])
                    await (await socket.ping())
                    await socket.send('{"do":"ping","t":41}' + " " * 300)
                    assert [await pong(socket), await pong(socket)] == [40, 41]

    go(work)


async def pong(socket: ClientConnection) -> int:
    """The number of the next answer to a ping."""
    return int(json.loads(await asyncio.wait_for(socket.recv(), 20))["t"])


def masked(text: str) -> bytes:
    """A text frame as a client sends it."""
    data = text.encode()
    assert len(data) < 126
    mask = b"\x01\x80\xff\x7e"
    return bytes((0x81, 0x80 | len(data))) + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data))


@pytest.mark.parametrize(
    "data",
    [
        masked("x")[:-1],  # Not all of it.
        b"\x01" + masked("x")[1:],  # More of it follows.
        b"\x82" + masked("x")[1:],  # No text.
        b"\x89" + masked("x")[1:],  # A ping.
        b"\xc1" + masked("x")[1:],  # Compressed.
        b"\x81\x01x",  # Not masked.
        b"\x81\xff" + bytes(12) + b"x" * 4,  # Longer than anything we read.
        b"\x81\xfe\x00\x01" + bytes(4) + b"x",  # A length in more bytes than it needs.
        masked("x") + b"\x81",
    ],
)
def test_what_is_not_plain_is_left_to_the_library(data: bytes) -> None:
    assert plain(masked("a") + masked("bé")) == [b"a", "bé".encode()]
    assert plain(data) is None


def test_messages_twice_out_of_order_and_cut(tmp_path: Path) -> None:
    """Chaos: commands are doubled, old ones come again, connections are cut at every turn. The game is as if not."""

    async def chaotic(client: Client, choice: str, n: int) -> dict[str, Any]:
        luck = Stream(seed_of(f"chaos/{client.seat}/{n}"))
        id = f"{client.seat}/{n}"
        message = {"do": "play", "id": id, "choice": choice, "n": n}
        client.open[id] = message
        for _ in range(luck.below(3)):
            await client.send(message)
        if n > 1:
            await client.send({**message, "id": f"{client.seat}/{n - 1}", "choice": "vote 0"})
        if luck.below(3) == 0 and client.socket is not None:
            client.socket.transport.abort()
        return await client.command("play", id, choice=choice, n=n)

    async def work() -> None:
        async with house(tmp_path) as server:
            tables = [await server.lanterns() for _ in range(3)]
            everybody = [each for people in tables for each in people]
            for each in everybody:
                await each.__aenter__()
            taken = await asyncio.gather(*(play_out(each, "chaos", chaotic) for each in everybody))
            for at, people in enumerate(tables):
                journal = server.hub.tables[people[0].table].state.playing()
                assert len(journal.past) == sum(taken[3 * at : 3 * at + 3])
                for each in people:
                    assert not each.doubled
                    async with Client(each.base, each.table, each.cookie) as other:
                        assert other.lines == each.lines
                        assert other.state["hash"] == each.state["hash"]
            for each in everybody:
                await each.stop()

    go(work)


def test_through_a_proxy_that_delays_and_cuts(tmp_path: Path) -> None:
    """A bad network between everybody and the server: all tables end, all views agree."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            luck = Stream(seed_of("proxy"))
            port = int(server.base.rsplit(":", 1)[1])

            async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                while data := await reader.read(1 + luck.below(4000)):
                    await asyncio.sleep(luck.below(8) / 1000)
                    if luck.below(60) == 0:
                        break
                    writer.write(data)
                    await writer.drain()

            async def through(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                there, back = await asyncio.open_connection("127.0.0.1", port)
                pumps = [asyncio.create_task(pump(reader, back)), asyncio.create_task(pump(there, writer))]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for each in pumps:
                    each.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
                back.transport.abort()
                writer.transport.abort()

            proxy = await asyncio.start_server(through, "127.0.0.1", 0)
            bad = f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}"
            for each in people:
                each.base = bad
                await each.__aenter__()
            taken = await asyncio.gather(*(play_out(each, "proxy") for each in people))
            for each in people:
                await each.stop()
                assert not each.doubled
            proxy.close()
            journal = server.hub.tables[people[0].table].state.playing()
            assert len(journal.past) == sum(taken)

    go(work)
