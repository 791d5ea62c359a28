"""Several nodes in one process, on a real PostgreSQL and a real NATS: they are one house."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest
from support.databases import own_database
from support.nats_server import NatsServer
from support.server_for_tests import House, go, house, play_out

from noctuary.server.client import Client, Refused, ask
from noctuary.server.errors import Elsewhere
from noctuary.server.net import node as node_module
from noctuary.server.net.messages import Heard, to_node
from noctuary.server.store.database_leases import NOW
from noctuary.server.store.lines import Down
from noctuary.server.store.schema import NODES, OWNERS
from noctuary.server.table.table import Table

HOST = {"Authorization": "Bearer a very long admin token"}


@asynccontextmanager
async def nodes(url: str, nats: NatsServer, count: int = 2, **settings: Any) -> AsyncIterator[list[House]]:
    """So many nodes of one house."""
    mine = await own_database(url)
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(house(mine, bus=nats.url, **settings)) for _ in range(count)]


def owners(all: list[House], table: str) -> list[House]:
    return [each for each in all if table in each.hub.tables]


def test_people_at_different_nodes_play_at_one_table(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["", "random"])
            bea = await Client.join(two.base, ann.table, "Bea")
            await bea.post("ready", ready=True)
            async with ann, bea:
                await ann.post("start")
                await asyncio.gather(play_out(ann, "a"), play_out(bea, "b"))
                assert ann.state["result"] == bea.state["result"]
                assert owners([one, two], ann.table) == [one]
                assert (await bea.get("story?seat=1"))["lines"]

    go(work)


def test_who_comes_in_elsewhere_finds_everything(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        async with nodes(postgres, nats, admin_token="a very long admin token") as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, public=True)
            async with ann:
                code = ann.info["code"]
                found, _ = await ask(f"{two.base}/api/code/{code}")
                assert found["table"] == ann.table
                listed, _ = await ask(f"{two.base}/api/tables")
                assert [each["code"] for each in listed] == [code]
                with pytest.raises(Refused) as no:
                    await ask(f"{two.base}/t/{'x' * 24}/mine")
                assert no.value.code == "not_found"
                # Seats are given, and links moved, by whoever owns the table.
                bea = await Client.join(two.base, ann.table, "Bea")
                word = (await bea.post("move"))["link"].split("#move=")[1]
                _, cookie = await ask(f"{one.base}/t/{ann.table}/claim", {"word": word})
                async with Client(two.base, ann.table, cookie) as moved, Client(two.base, ann.table) as watcher:
                    await ann.until(lambda: ann.info["seats"][1]["online"])
                    await moved.command("say", text="hello")
                    await ann.until(lambda: bool(ann.said))
                    await watcher.until(lambda: bool(watcher.said))
                    await ask(f"{two.base}/admin/announce", {"code": "well"}, headers=HOST)
                    await ask(f"{two.base}/admin/tables/{code}/close", {}, headers=HOST)
                    await moved.until(lambda: moved.bye == "closed")
                assert owners([one, two], ann.table) == [one]

    go(work)


def test_after_an_orderly_stop_others_go_on(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        mine = await own_database(postgres)
        async with house(mine, bus=nats.url) as two:
            async with house(mine, bus=nats.url) as one:
                ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["random", "random"])
                ann.base = two.base
                await ann.__aenter__()
                await ann.post("start")
                await ann.until(lambda: bool(ann.asks()))
                assert owners([one, two], ann.table) == [one]
            await play_out(ann, "a")
            assert owners([two], ann.table) == [two]
            assert not ann.doubled
            await ann.stop()

    go(work)


def test_an_owner_that_slept_is_refused_by_the_log_and_lets_go(postgres: str, nats: NatsServer) -> None:
    """Both have the table in memory and believe that it is theirs: each line is written once."""

    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["", "random"])
            async with ann:
                await ann.command("say", text="before")
                stale = one.hub.tables[ann.table]
                owner = OWNERS.update().values(node=two.application.up().node.name)  # type: ignore[union-attr]
                await one.hub.database.errand(lambda connection: connection.execute(owner))
                bea = await Client.join(two.base, ann.table, "Bea", seat=1)
                assert owners([one, two], ann.table) == [one, two]
                # The old owner does not know of Bea, and tries to write the line that seated her.
                answer = await ann.command("say", text="after")
                assert answer["is"] == "ok"
                await ann.until(lambda: ann.info["seats"][1]["name"] == "Bea")
                assert stale.dropped
                assert owners([one, two], ann.table) == [two]
            bodies = await two.hub.store.read(ann.table)
            assert [body.count('"after"') for body in bodies if '"after"' in body] == [1]
            assert bea.seat == 1

    go(work)


def test_an_owner_whose_late_renewal_was_not_answered_lets_go(postgres: str, nats: NatsServer) -> None:
    """The next renewal is in time, so it does not say that tables were taken before the last one."""

    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3)
            node: Any = one.application.up().node
            owner = OWNERS.update().values(node=two.application.up().node.name)  # type: ignore[union-attr]
            await one.hub.database.errand(lambda connection: connection.execute(owner))
            renew = node.leases.renew

            async def unheard() -> None:
                await renew()
                raise Down("no answer")

            node.leases.renew = unheard
            await node._renew(asyncio.get_running_loop())
            assert owners([one, two], ann.table) == [one]
            node.leases.renew = renew
            await node._renew(asyncio.get_running_loop())
            assert owners([one, two], ann.table) == []

    go(work)


def test_a_table_that_was_taken_while_it_was_being_opened_is_not_kept(
    postgres: str, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a node has lost is looked up while a table is still on its way into the memory: it looks again."""

    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3)
            await one.hub.hand_over(ann.table)
            node: Any = one.application.up().node
            load = Table.load

            async def taken(*given: Any) -> Table | None:
                owner = OWNERS.update().values(node=two.application.up().node.name)  # type: ignore[union-attr]
                await one.hub.database.errand(lambda connection: connection.execute(owner))
                await node._drop_lost(True)
                return await load(*given)

            monkeypatch.setattr(Table, "load", taken)
            with pytest.raises(Elsewhere):
                await one.hub.find(ann.table)
            assert owners([one, two], ann.table) == []

    go(work)


def test_what_crosses_the_bus_twice_or_not_at_all_is_mended(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["random", "random"])
            ann.base = two.base
            async with ann:
                node: Any = two.application.up().node
                (relay,) = node.relays.all.values()
                relay.heard += 1  # As if a frame had been lost.
                await ann.post("start")
                await ann.until(lambda: ann.bye == "stopping")
                await play_out(ann, "a")
                (relay,) = node.relays.all.values()
                relay.said += 1  # And one of the client.
                assert (await ann.command("say", text="heard"))["is"] == "ok"
                assert not ann.doubled

    go(work)


def test_a_node_without_the_bus_gives_its_tables_away(
    postgres: str, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(node_module, "CUT_OFF", 0.5)
    monkeypatch.setattr(node_module, "RENEW", 0.2)
    monkeypatch.setattr(node_module, "BEACON", 0.1)

    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["random", "random"])
            async with ann:
                node: Any = one.application.up().node
                node.bus.publish = lambda *_: None
                await ann.until(lambda: ann.bye == "stopping")
                ann.base = two.base
                await ann.stop()
                async with ann:
                    assert (await ann.command("say", text="here"))["is"] == "ok"
                    assert owners([one, two], ann.table) == [two]
                    with pytest.raises(Refused) as no:
                        await ask(f"{one.base}/readyz")
                    assert no.value.status == 503

    go(work)


def test_while_a_house_is_brought_up_to_date_tables_go_to_the_newer_node(
    postgres: str, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The older one keeps what it has, claims nothing more, carries its people's frames, and tells the front."""
    monkeypatch.setattr(node_module, "BEACON", 0.1)

    async def work() -> None:
        async with nodes(postgres, nats) as (old, new):
            ann = await Client.create(old.base, "lanterns", "Ann", seats=3, bots=["random", "random"])
            bea = await Client.create(old.base, "lanterns", "Bea", seats=3, bots=["random", "random"])
            node: Any = old.application.up().node
            node.rules = {**node.rules, "occulto": 0}
            while not node.newer:
                await asyncio.sleep(0.05)
            await old.hub.hand_over(bea.table)
            async with ann, bea:
                await bea.post("start")
                await play_out(bea, "b")
                assert (await ann.command("say", text="here"))["is"] == "ok"
            assert owners([old, new], bea.table) == [new]
            assert owners([old, new], ann.table) == [old]
            with pytest.raises(Refused) as no:
                await ask(f"{old.base}/readyz")
            assert no.value.status == 503
            await ask(f"{new.base}/readyz")

    go(work)


def test_my_seats_and_my_deletion_reach_every_node(postgres: str, nats: NatsServer) -> None:
    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3)
            bea = await Client.join(two.base, ann.table, "Bea")
            await ask(f"{two.base}/api/me/delete", {"sure": True}, bea.cookie)
            async with ann:
                assert not ann.info["seats"][1]["name"]

    go(work)


def test_the_host_sees_who_owns_what(postgres: str, nats: NatsServer) -> None:
    """The tables of each node, its sockets wherever their tables are, and a node that is gone."""

    async def work() -> None:
        async with nodes(postgres, nats, admin_token="a very long admin token") as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3)
            cid = await Client.create(two.base, "lanterns", "Cid", seats=3)
            bea = await Client.join(two.base, ann.table, "Bea")
            names = [each.application.up().node.name for each in (one, two)]  # type: ignore[union-attr]
            gone = NODES.insert().values(node="dead", about="elsewhere:1", until=NOW - 5)
            await one.hub.database.errand(lambda connection: connection.execute(gone))
            async with ann, bea:
                await asyncio.sleep(1.1)  # Until both have said how many sockets they have.
                for base in (one.base, two.base):
                    shown, _ = await ask(f"{base}/admin/nodes", headers=HOST)
                    rows = {each["node"]: each for each in shown["nodes"]}
                    assert [rows[name]["tables"] for name in names] == [1, 1]
                    assert [rows[name]["sockets"] for name in names] == [1, 1]
                    assert [rows[name]["here"] for name in names] == [base == one.base, base == two.base]
                    assert [rows[name]["in_force"] for name in (*names, "dead")] == [True, True, False]
                    assert rows["dead"]["sockets"] is None
                    owned = {each["table"]: each["node"] for each in shown["tables"]}
                    assert owned == {ann.table: names[0], cid.table: names[1]}

    go(work)


def test_two_worlds_of_one_table_cross_the_bus_apart(postgres: str, nats: NatsServer) -> None:
    """What is said to an edge for one viewer is what that viewer is sent, and nothing more."""

    async def work() -> None:
        async with nodes(postgres, nats) as (one, two):
            ann = await Client.create(one.base, "lanterns", "Ann", seats=3, bots=["", "random"])
            bea = await Client.join(two.base, ann.table, "Bea")
            await bea.post("ready", ready=True)
            node: Any = one.application.up().node
            crossed: list[bytes] = []
            say = node.bus.publish

            def noted(subject: str, data: bytes) -> None:
                crossed.append(data)
                say(subject, data)

            node.bus.publish = noted
            bea.keeping = True
            async with ann, bea:
                await ann.post("start")
                await asyncio.gather(play_out(ann, "a"), play_out(bea, "b"))
            told = [
                json.loads(frame)
                for data in crossed
                if isinstance(what := decoded(data), Heard)
                for _, _, frames in what.parts
                for frame in frames
            ]
            assert len(told) > 10
            assert all(frame in bea.frames for frame in told if frame["is"] != "ping")

    go(work)


def decoded(data: bytes) -> Any:
    try:
        return to_node.decode(data)
    except msgspec.DecodeError:
        return None
