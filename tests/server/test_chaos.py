"""Whole games on real sockets through a network that loses, delays, doubles and swaps messages and cuts lines."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from support.every_game import TABLES
from support.server_for_tests import go, house, play_out, seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

from noctuary.core.chance import Stream, seed_of
from noctuary.core.record import parse
from noctuary.server.client import Client
from noctuary.server.table.games import game


class Chaos:
    """The network. It has a will of its own, but the same one every time."""

    def __init__(self, base: str, seed: str) -> None:
        self.base = base.replace("http", "ws", 1)
        self.luck = Stream(seed_of(seed))
        self.sent = self.latest = 0
        self.done = dict.fromkeys(("lost", "doubled", "swapped", "cut"), 0)
        self.lots: dict[str, list[bool]] = {name: [] for name in self.done}

    def falls(self, mishap: str, one_in: int) -> bool:
        """Exactly one of every so many chances is a mishap: which one is luck, that it comes is not."""
        lots = self.lots[mishap]
        if not lots:
            lots.extend([True] + [False] * (one_in - 1))
            self.luck.shuffle(lots)
        fell = lots.pop()
        self.done[mishap] += fell
        return fell

    @asynccontextmanager
    async def between(self) -> AsyncIterator[str]:
        """The address that clients are given."""
        async with serve(self.line, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None) as server:
            yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"

    async def line(self, here: ServerConnection) -> None:
        """One client's line, until it is cut."""
        assert here.request is not None
        cookie = {"Cookie": here.request.headers.get("Cookie", "")}
        with suppress(WebSocketException, OSError):
            async with connect(
                self.base + here.request.path,
                additional_headers=cookie,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=0.2,
            ) as there:
                ways = [asyncio.create_task(self.up(here, there)), asyncio.create_task(self.down(there, here))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
                there.transport.abort()
        here.transport.abort()

    async def up(self, client: ServerConnection, server: ClientConnection) -> None:
        """What clients say comes late, twice, in another order or not at all; after a loss the line is dead."""
        async with asyncio.TaskGroup() as late:
            async for message in client:
                if self.falls("lost", one_in=25):
                    return
                waits = [self.luck.below(12) for _ in range(1 + self.falls("doubled", one_in=5))]
                for wait in waits:
                    self.sent += 1
                    late.create_task(self.deliver(server, message, wait, self.sent))

    async def deliver(self, server: ClientConnection, message: str | bytes, wait: int, number: int) -> None:
        """After so many milliseconds."""
        await asyncio.sleep(wait / 1000)
        self.done["swapped"] += number < self.latest
        self.latest = max(self.latest, number)
        with suppress(WebSocketException, OSError):
            await server.send(message)

    async def down(self, server: ClientConnection, client: ServerConnection) -> None:
        """What the server says comes late and in order, up to where the line is cut."""
        async for message in server:
            await asyncio.sleep(self.luck.below(3) / 1000)
            if self.falls("cut", one_in=40):
                return
            await client.send(message)


@pytest.mark.parametrize(
    ("kind", "seats", "tables"),
    [("lanterns", 3, 3), *((kind, seats, 3 if seats == 1 else 2) for kind, seats in TABLES)],
)
def test_all_tables_end_all_logs_replay_all_views_agree(tmp_path: Path, kind: str, seats: int, tables: int) -> None:
    async def work() -> None:
        async with house(tmp_path, speed=200.0, beat=0.02) as server:
            chaos = Chaos(server.base, f"chaos/{kind}")
            async with chaos.between() as bad:
                await asyncio.gather(*[whole_game(server.base, bad, kind, seats) for _ in range(tables)])
            assert all(chaos.done.values()), chaos.done

    go(work)


async def whole_game(base: str, bad: str, kind: str, seats: int) -> None:
    """Everybody plays at random behind the bad network, and is compared with somebody who comes in by the good one."""
    people = await seated(base, kind, seats)
    for each in people:
        each.base = bad
        await each.__aenter__()
    taken = await asyncio.gather(*(play_out(each, kind) for each in people))
    last = [Client(base, each.table, each.cookie) for each in people]
    record = parse(await last[0].get("record"), game)
    assert record.game.result() is not None
    assert sum(line.seat >= 0 for line in record.past) == sum(taken)
    for each, fresh in zip(people, last, strict=True):
        async with fresh:
            await each.until(lambda each=each, fresh=fresh: each.state["hash"] == fresh.state["hash"])
            assert each.lines == fresh.lines
        await each.stop()
        assert not each.doubled
