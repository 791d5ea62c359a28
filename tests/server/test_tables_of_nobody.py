"""Tables at which nobody looks: what the hall tells of them, and that one which stumbles stops no other."""

import asyncio
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from support.server_for_tests import House, go, house

from noctuary.server.client import Client, ask
from noctuary.server.net import push
from noctuary.server.store.schema import DUE
from noctuary.server.table.by_the_day import DAY, unasked_vacation
from noctuary.server.table.table import Table


async def begun(base: str, cookie: str = "", kicked: bool = False) -> tuple[list[Client], Client | None]:
    """A table of Occulto over days, with three people; and one who was sent away from the second seat before."""
    made, own = await ask(f"{base}/api/tables", {"game": "occulto", "name": "Ann", "seats": 3, "pace": "days"}, cookie)
    host = Client(base, made["table"], own if "device" in own or not cookie else f"{own}; {cookie}")
    gone = await Client.join(base, host.table, "Eve") if kicked else None
    if gone is not None:
        await host.post("kick", seat=gone.seat)
    people = [host, *[await Client.join(base, host.table, name) for name in ("Bea", "Cid")]]
    for each in people[1:]:
        await each.post("ready", ready=True)
    await host.post("start")
    return people, gone


async def mine(server: House, who: Client) -> Any:
    return (await ask(f"{server.base}/api/hall", None, who.cookie))[0]["mine"]


def test_who_was_sent_away_sees_nothing_when_the_next_one_forgets_the_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people, eve = await begun(server.base, kicked=True)
            assert eve is not None
            assert await mine(server, eve) == []
            await ask(f"{server.base}/api/forget", {}, people[1].cookie)
            assert await mine(server, eve) == []

    go(work)


def test_the_hall_lists_tables_over_days_in_an_order_that_no_move_changes(tmp_path: Path) -> None:
    """When somebody answers a sealed question is nobody's business."""

    async def work() -> None:
        async with house(tmp_path) as server:
            first, _ = await begun(server.base)
            device = next(each for each in first[0].cookie.split("; ") if each.startswith("device"))
            second, _ = await begun(server.base, device)
            for people in (first, second, first):
                state = server.hub.tables[people[0].table].state
                asked = next(each for each in state.playing().game.asks() if each.must)
                async with people[asked.who]:
                    await people[asked.who].play(asked.options[-1].text, asked.n)
                listed = await mine(server, first[0])
                assert len(listed) == 2
                assert {each["touched"] for each in listed} == {0}
                assert listed == sorted(listed, key=lambda each: (not each["yours"], each["table"]))

    go(work)


def test_the_vacation_that_is_left_does_not_move_with_the_log() -> None:
    state: Any = SimpleNamespace(vacation_used={0: 5 * DAY}, vacations={0: 9 * DAY}, at=0)
    before = unasked_vacation(state, 0)
    state.at = 2 * DAY
    assert unasked_vacation(state, 0) == before == 9


def test_tables_that_need_nobody_and_one_that_stumbles_keep_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = [0.0]

    async def work() -> None:
        async with house(tmp_path, clock=lambda: time.time() + ahead[0]) as server:
            up: Any = server.application.up()
            up.waker.stop()
            bad, victim = [(await begun(server.base))[0][0].table for _ in range(2)]
            for id in (bad, victim):
                await server.hub.hand_over(id)
            ahead[0] = 26 * 3600
            now = int(time.time() + ahead[0])

            async def crowd(connection: Any) -> None:
                for at in range(60):
                    await connection.execute(DUE.insert().values(table_id=f"open{at}", at=now - 10**6 + at))

            await server.hub.database.errand(crowd)
            load = Table.load

            async def stumbling(id: str, *more: Any) -> Table | None:
                if id == bad:
                    raise KeyError("a rule stumbles over its log")
                return await load(id, *more)

            monkeypatch.setattr(Table, "load", stumbling)
            open_ones: Any = {f"open{at}": None for at in range(60)}
            server.hub.tables.update(open_ones)
            try:
                assert await up.waker.round() == 1
                assert victim in server.hub.tables
                assert bad in {id for id, _ in await up.calls.due(now, 1000)}  # It is tried again.
            finally:
                for id in open_ones:
                    del server.hub.tables[id]

    go(work)


def test_a_table_that_cannot_be_put_away_stops_neither_the_sweep_nor_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house(tmp_path, idle=0.2) as server:
            bad, other = [(await begun(server.base))[0][0].table for _ in range(2)]

            async def stumbling(code: str) -> None:
                raise IndexError("a game stumbles")

            monkeypatch.setattr(server.hub.tables[bad], "close", stumbling)
            while other in server.hub.tables:
                await asyncio.sleep(0.05)
            assert not server.hub.sweeper.done()
            assert bad not in server.hub.aside

    go(work)


def test_a_push_service_that_drips_holds_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    import socket

    monkeypatch.setattr(push, "PATIENCE", 0.3)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        done = threading.Event()

        def drip() -> None:
            line, _ = listener.accept()
            with line:
                while not done.is_set():
                    try:
                        line.sendall(b"H")
                    except OSError:
                        return
                    done.wait(0.1)

        dripping = threading.Thread(target=drip, daemon=True)
        dripping.start()
        pusher = push.Pusher.__new__(push.Pusher)
        pusher.loopback = True
        monkeypatch.setattr(pusher, "encrypted", lambda *_: (b"", {}), raising=False)
        to: Any = SimpleNamespace(endpoint=f"http://127.0.0.1:{listener.getsockname()[1]}/x")
        monkeypatch.setattr(push, "endpoint_of", lambda address, _: urlsplit(address))
        with pytest.raises(Exception, match=r".*"):
            pusher.post(to, b"")
        done.set()
        dripping.join()
