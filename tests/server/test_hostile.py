"""What somebody could try at a table: seats that have changed hands, tables that are gone, crowds at the door."""

import asyncio
import contextlib
import json
import secrets
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from support import lanterns as toy
from support.server_for_tests import go, house, play_out, until_the_vote
from websockets.asyncio.client import ClientConnection, connect

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.game import Window
from noctuary.server.client import Client, Refused, ask
from noctuary.server.limits import RATES, Limits
from noctuary.server.net.sockets import LOOKING_ON
from noctuary.server.store.commits import FileWriter
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Down
from noctuary.server.table.games import game as game_of


def set_floor(monkeypatch: pytest.MonkeyPatch, floor: int) -> None:
    """Give the toy game's vote a floor, as Occulto's Shield has one."""

    def windows(self: toy.Lanterns) -> tuple[Window, ...]:
        asked = any(ask.who == CLOCK for ask in self.asks())
        return (Window("vote", 10_000, floor=floor),) if asked else ()

    monkeypatch.setattr(toy.Lanterns, "windows", windows)


# Seats -----------------------------------------------------------------------------------------------------------


def test_the_moving_link_of_somebody_who_was_sent_away_opens_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            host = await Client.create(server.base, "lanterns", "Ann", seats=3)
            bad = await Client.join(server.base, host.table, "Bad")
            word = (await bad.post("move"))["link"].split("#move=")[1]
            await host.post("kick", seat=bad.seat)
            bea = await Client.join(server.base, host.table, "Bea")
            assert bea.seat == bad.seat
            with pytest.raises(Refused):
                await ask(f"{server.base}/t/{host.table}/claim", {"word": word})
            word = (await bea.post("move"))["link"].split("#move=")[1]
            taken, _ = await ask(f"{server.base}/t/{host.table}/claim", {"word": word})
            assert taken["seat"] == bea.seat

    go(work)


def test_a_moving_link_is_good_though_nobody_looks_at_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            host = await Client.create(server.base, "lanterns", "Ann", seats=3)
            hub = server.hub
            assert hub is not None
            word = (await host.post("move"))["link"].split("#move=")[1]
            await hub._let_go(0)
            taken, _ = await ask(f"{server.base}/t/{host.table}/claim", {"word": word})
            assert taken["seat"] == 0
            await hub._let_go(0)
            assert host.table not in hub.tables

    go(work)


def test_a_moving_link_is_good_again_if_the_disk_was_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            host = await Client.create(server.base, "lanterns", "Ann", seats=3)
            claim = f"{server.base}/t/{host.table}/claim"
            word = {"word": (await host.post("move"))["link"].split("#move=")[1]}

            async def full(_: Store, what: Append) -> None:
                raise Down(what.table)

            with monkeypatch.context() as broken:
                broken.setattr(Store, "append", full)
                with pytest.raises(Refused) as busy:
                    await ask(claim, word)
            assert busy.value.code == "busy"
            taken, _ = await ask(claim, word)
            assert taken["seat"] == 0
            with pytest.raises(Refused):
                await ask(claim, word)

    go(work)


def test_what_waits_in_the_hush_is_not_done_for_somebody_who_was_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_floor(monkeypatch, 600)

    async def work() -> None:
        async with house(tmp_path, bot_pace=5.0) as server:
            people = await server.lanterns()
            hub = server.hub
            assert hub is not None
            async with people[0], people[1], people[2]:
                vote = await until_the_vote(people)
                table = hub.tables[people[1].table]
                await people[1].send({"do": "play", "id": "late", "choice": "vote 0", "n": vote["n"]})
                while 1 not in table.turns or not table.turns[1].locked():
                    await asyncio.sleep(0.005)
                await people[0].post("kick", seat=1)
                while table.turns[1].locked():
                    await asyncio.sleep(0.01)
                assert not any('"late"' in line for line in await hub.database.read(table.id))

    go(work)


def test_what_waits_for_the_disk_is_not_said_by_somebody_who_was_sent_away(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            hub = server.hub
            assert hub is not None
            pen = hub.database.writer
            assert isinstance(pen, FileWriter)
            host = await Client.create(server.base, "lanterns", "Ann", seats=3)
            bad = await Client.join(server.base, host.table, "Bad")
            async with host, bad:
                pen.seconds = 1.0
                begun, quick = asyncio.Event(), pen._write
                loop = asyncio.get_running_loop()

                def slow(batch: Any) -> None:
                    loop.call_soon_threadsafe(begun.set)
                    time.sleep(0.3)
                    quick(batch)

                pen._write = slow  # type: ignore[method-assign]
                kicked = asyncio.create_task(host.post("kick", seat=1))
                await begun.wait()
                await bad.send({"do": "say", "id": "late", "text": "I am still here"})
                await kicked
                pen._write = quick  # type: ignore[method-assign]
                assert (await host.command("say", text="Now we are two"))["is"] == "ok"
                kinds = [json.loads(line) for line in await hub.database.read(host.table)]
                assert [line["text"] for line in kinds if line["is"] == "said"] == ["Now we are two"]

    go(work)


def test_two_answers_that_wait_in_the_hush_keep_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_floor(monkeypatch, 100)

    async def work() -> None:
        async with house(tmp_path, speed=5.0) as server:
            for _ in range(6):
                people = await server.lanterns()
                async with people[0], people[1], people[2]:
                    vote = await until_the_vote(people)
                    who = people[1]
                    await who.send({"do": "play", "id": "first", "choice": "vote 0", "n": vote["n"]})
                    await asyncio.sleep(0.0137)
                    await who.send({"do": "play", "id": "second", "choice": "vote 1", "n": vote["n"]})
                    await who.until(lambda who=who: {"first", "second"} <= set(who.answers))
                    assert who.answers["first"]["is"] == "ok"

    go(work)


def test_who_says_something_and_goes_has_said_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            async with people[0], people[1], people[2]:
                who = next(each for each in people if any(ask["must"] for ask in each.asks()))
                ask = next(ask for ask in who.asks() if ask["must"])
                state = server.hub.tables[who.table].state
                await who.send({"do": "play", "id": "last", "choice": ask["options"][0]["text"], "n": ask["n"]})
                await who.stop()
                other = people[0] if who is not people[0] else people[1]
                while not state.answered(who.seat, "last"):
                    assert (await other.command("say", text="?"))["is"] == "ok"

    go(work)


def test_many_tables_at_once_end_and_share_their_commits(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            tables = [await server.lanterns() for _ in range(16)]
            store = server.hub.database
            commits, lines = store.commits, store.lines
            everybody = [person for people in tables for person in people]
            for person in everybody:
                await person.__aenter__()
            taken = await asyncio.gather(*(play_out(person, "many") for person in everybody))
            assert all(taken)
            assert sum(taken) <= store.lines - lines
            assert store.commits - commits < store.lines - lines
            for person in everybody:
                assert not person.doubled
                await person.stop()

    go(work)


# Tables ------------------------------------------------------------------------------------------------------------


def test_a_deleted_table_is_not_woken_by_whoever_comes_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            hub = server.hub
            assert hub is not None
            people = await server.lanterns()
            forget, gone = hub.database.forget_table, asyncio.Event()

            async def slow(table: str) -> None:
                await gone.wait()
                await forget(table)

            hub.database.forget_table = slow  # type: ignore[method-assign]
            deleting = asyncio.create_task(people[0].post("delete"))
            while not hub.tables[people[0].table].gone:
                await asyncio.sleep(0.005)
            with pytest.raises(Refused):
                await people[1].post("ready", ready=True)
            gone.set()
            await deleting
            with pytest.raises(Refused):
                await people[1].post("ready", ready=True)
            assert people[0].table not in hub.tables
            assert await hub.database.read(people[0].table) == []

    go(work)


def test_a_table_of_other_rules_can_be_deleted_by_its_host_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as database:
            older = (
                """update log set body = replace(body, '"rules":1', '"rules":0') where body like '{"is":"started"%'"""
            )
            assert database.execute(older).rowcount == 1
            database.commit()
        async with house(tmp_path) as server:
            assert server.hub is not None
            for cookie in (people[1].cookie, "", "seat=made-up"):
                with pytest.raises(Refused):
                    await Client(server.base, people[0].table, cookie).post("delete")
            assert await server.hub.database.read(people[0].table)
            await Client(server.base, people[0].table, people[0].cookie).post("delete")
            assert await server.hub.database.read(people[0].table) == []

    go(work)


def test_a_start_that_is_refused_half_way_leaves_the_log_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        spec = game_of("occulto")
        position = spec.write(spec.new(spec.options.make({}), 4, Chance(seed_of("x"))))
        wish = {"seats": 4, "position": position, "options": {"expert": True}, "bots": ["random"] * 3}
        async with house(tmp_path, positions=True) as server:
            host = await Client.create(server.base, "occulto", "Ann", **wish)
            with pytest.raises(Refused):
                await host.post("start")
            await host.post("mute", seat=1, muted=True)
        async with house(tmp_path, positions=True) as server:
            await Client(server.base, host.table, host.cookie).post("mute", seat=1, muted=False)

    go(work)


# At the door -------------------------------------------------------------------------------------------------------


async def looking_on(base: str, table: str, cookie: str = "") -> ClientConnection:
    """A socket at a table."""
    address = base.replace("http", "ws", 1) + f"/t/{table}/ws"
    return await connect(address, compression=None, additional_headers={"Cookie": cookie})


def test_onlookers_never_keep_a_player_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            crowd = [await looking_on(server.base, people[0].table) for _ in range(LOOKING_ON + 1)]
            assert json.loads(await crowd[-1].recv()) == {"is": "bye", "code": "too_many"}
            async with people[1]:
                assert people[1].info["you"] == 1
                assert not people[1].bye, "she was let in at last, when the crowd had gone"
            for socket in crowd:
                socket.transport.abort()

    go(work)


def test_nobody_holds_all_the_sockets_of_the_house(tmp_path: Path) -> None:
    """One address has a tenth of them, however slowly it takes them; one that goes makes room for another."""

    async def work() -> None:
        now = [time.monotonic()]
        async with house(tmp_path, limits=True, sockets=40, now=lambda: now[0]) as server:
            tables = [await Client.create(server.base, "lanterns", seats=3) for _ in range(5)]
            open_ones = [await looking_on(server.base, each.table) for each in tables[:4]]
            now[0] += 3600
            late = await looking_on(server.base, tables[4].table)
            assert json.loads(await late.recv()) == {"is": "bye", "code": "too_many"}
            await open_ones[0].close()
            while sum(server.application.limits.sockets.values()) > 3:
                await asyncio.sleep(0.005)
            async with Client(server.base, tables[4].table, tables[4].cookie) as back:
                assert back.info["you"] == 0
            for socket in open_ones[1:]:
                await socket.close()
            while server.application.limits.sockets:
                await asyncio.sleep(0.005)

    go(work)


def test_the_gallery_does_not_push_the_table_s_talk_out(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            onlooker = Client(server.base, people[0].table)
            async with people[0], onlooker:
                assert (await people[0].command("say", text="hello all"))["is"] == "ok"
                for number in range(210):
                    assert (await onlooker.command("say", text=f"g{number}"))["is"] == "ok"
                async with people[1]:
                    await people[1].until(lambda: bool(people[1].said))
                    assert [said["text"] for said in people[1].said] == ["hello all"]

    go(work)


def test_an_onlooker_is_counted_by_address_too(tmp_path: Path) -> None:
    """A cookie is his to choose, an address is not."""

    async def work() -> None:
        now = time.monotonic()
        async with house(tmp_path, limits=True, now=lambda: now) as server:
            people = await server.lanterns()
            heard = 0
            for _ in range(12):
                socket = await looking_on(server.base, people[0].table, f"device={secrets.token_hex(12)}")
                await socket.send('{"do":"hello"}')
                for number in range(5):
                    await socket.send(json.dumps({"do": "say", "id": str(number), "text": "x"}))
                answers: list[str] = []
                while len(answers) < 5:
                    frame = json.loads(await socket.recv())
                    answers += [frame["is"]] if frame["is"] in ("ok", "no") else []
                heard += answers.count("ok")
                socket.transport.abort()
            assert heard == RATES["onlookers"][0]

    go(work)


def test_the_host_silences_those_who_look_on_and_sends_them_away(tmp_path: Path) -> None:
    """Also when they come back under another name."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            onlooker = Client(server.base, ann.table, f"device={secrets.token_hex(12)}")
            async with ann, bea, onlooker:
                assert (await onlooker.command("say", text="hello"))["is"] == "ok"
                with pytest.raises(Refused):
                    await bea.post("mute", seat=None, muted=True)
                await ann.post("mute", seat=None, muted=True)
                assert (await onlooker.command("say", text="again"))["code"] == "silence"
                await onlooker.until(lambda: onlooker.state["may_speak"] == "-")
                assert onlooker.info["onlookers_muted"]
                assert (await bea.command("say", text="players may"))["is"] == "ok"
                await ann.post("mute", seat=None, muted=False)
                assert (await onlooker.command("say", text="at last"))["is"] == "ok"
                # An address that players share says nothing: those who look on are told apart by their devices.
                await ann.post("kick", seat=None)
                await onlooker.until(lambda: onlooker.bye == "gone")
                await onlooker.stop()
                table = server.hub.tables[ann.table]
                assert "127.0.0.1" not in table.onlookers.unwelcome
                socket = await looking_on(server.base, ann.table, onlooker.cookie)
                assert json.loads(await socket.recv()) == {"is": "bye", "code": "gone"}
                for each in table.connections:
                    each.address = "192.0.2.1"
                screen = Client(server.base, ann.table)
                async with screen:
                    await ann.post("kick", seat=None)
                    await screen.until(lambda: screen.bye == "gone")
                socket = await looking_on(server.base, ann.table, f"device={secrets.token_hex(12)}")
                assert json.loads(await socket.recv()) == {"is": "bye", "code": "gone"}
                assert (await ann.command("say", text="quiet"))["is"] == "ok"

    go(work)


def test_neighbours_of_the_newer_kind_of_address_are_one() -> None:
    limits = Limits(lambda: 0.0)
    most = RATES["code"][0]
    assert sum(limits.allow("code", address=f"2001:db8:1:2::{number:x}") for number in range(50)) == most
    assert limits.allow("code", address="2001:db8:1:3::1")
    assert sum(limits.allow("code", address=f"::ffff:192.0.2.{number}") for number in range(50)) == 50
    assert sum(limits.allow("code", address="192.0.2.7") for _ in range(50)) == most - 1
