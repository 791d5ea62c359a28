"""Who owns which table, on a real PostgreSQL."""

import asyncio
from pathlib import Path

import sqlalchemy as sa
from support.databases import own_database
from support.server_for_tests import go, house

from noctuary.server.store.database import Store
from noctuary.server.store.database_leases import NOW, DatabaseLeases, everybody, house_of
from noctuary.server.store.leases import Alone, Claim
from noctuary.server.store.schema import NODES, OWNERS
from noctuary.server.table.hub import TOGETHER, NewTable
from noctuary.server.table.state import Newcomer

TABLE = "a-table-0123456789"


async def lapse(store: Store, node: str) -> None:
    """A node has not renewed for long."""
    at = NODES.update().where(NODES.c.node == node).values(until=NOW - 1)
    await store.errand(lambda connection: connection.execute(at))


def test_a_table_has_one_owner_until_its_lease_is_over(postgres: str) -> None:
    async def work() -> None:
        store = await Store.open(await own_database(postgres))
        ann, bob = DatabaseLeases(store, "ann", "here:1"), DatabaseLeases(store, "bob", "here:2")
        assert (await ann.renew()).lapsed, "it was not in force before"
        assert not (await ann.renew()).lapsed
        await bob.renew()
        assert await ann.claim(TABLE) == Claim("ann")
        assert await ann.claim(TABLE) == Claim("ann")
        refused = await bob.claim(TABLE)
        assert refused.owner == "ann"
        assert 0 < refused.left <= ann.lease
        seen = [(each.node, each.about, each.tables) for each in await everybody(store)]
        assert seen == [("ann", "here:1", 1), ("bob", "here:2", 0)]

        await lapse(store, "ann")
        assert await bob.claim(TABLE) == Claim("bob")
        assert (await ann.renew()).lapsed
        assert await ann.owned([TABLE]) == set()
        assert await bob.owned([TABLE, "another"]) == {TABLE}
        await ann.release(TABLE)
        assert (await ann.claim(TABLE)).owner == "bob", "nobody gives back what is another's"
        await bob.claim("another")
        await bob.release(TABLE, "another")
        assert await bob.owned([TABLE, "another"]) == set(), "as many at once as there are"
        await store.close()

    go(work)


def test_a_node_that_was_late_keeps_what_nobody_wanted(postgres: str) -> None:
    async def work() -> None:
        store = await Store.open(await own_database(postgres))
        ann, bob = DatabaseLeases(store, "ann"), DatabaseLeases(store, "bob")
        await ann.renew()
        await ann.claim(TABLE)
        await lapse(store, "ann")
        assert (await ann.renew()).lapsed
        assert await ann.owned([TABLE]) == {TABLE}
        assert (await bob.claim(TABLE)).owner == "ann"
        await ann.release(TABLE)
        assert await bob.claim(TABLE) == Claim("bob")
        await bob.leave()
        assert await ann.claim(TABLE) == Claim("ann"), "an orderly stop frees everything at once"
        await store.close()

    go(work)


def test_of_many_who_claim_at_once_one_gets_it(postgres: str) -> None:
    async def work() -> None:
        url = await own_database(postgres)
        stores = [await Store.open(url) for _ in range(4)]
        nodes = [DatabaseLeases(store, f"node{number}") for number, store in enumerate(stores)]
        await asyncio.gather(*(node.renew() for node in nodes))
        for table in range(10):
            claims = await asyncio.gather(*(node.claim(f"table-{table}") for node in nodes))
            assert len({claim.owner for claim in claims}) == 1
        # A renewal and claims that come together: whichever is first, both sides agree in the end.
        late = nodes[0]
        await asyncio.gather(*(late.claim(f"late-{table}") for table in range(10)))
        await lapse(stores[0], late.node)
        await asyncio.gather(late.renew(), *(nodes[1].claim(f"late-{table}") for table in range(10)))
        mine = {f"late-{table}" for table in range(10)}
        kept, taken = await late.owned(mine), await nodes[1].owned(mine)
        assert (kept | taken, kept & taken) == (mine, set())
        for store in stores:
            await store.close()

    go(work)


def test_all_nodes_of_a_house_know_its_id(postgres: str) -> None:
    async def work() -> None:
        url, other = await own_database(postgres), await own_database(postgres)
        stores = [await Store.open(each) for each in (url, url, other)]
        first, second, third = await asyncio.gather(*map(house_of, stores))
        assert first == second == await house_of(stores[0])
        assert third != first
        async with stores[0].engine.connect() as connection:
            assert (await connection.execute(sa.select(OWNERS))).all() == []
        for store in stores:
            await store.close()

    go(work)


def test_a_node_that_is_alone_owns_everything() -> None:
    async def work() -> None:
        alone = Alone()
        assert not (await alone.renew()).lapsed
        assert (await alone.claim(TABLE)).owner == alone.node
        assert await alone.owned([TABLE]) == {TABLE}
        await alone.release(TABLE)
        await alone.leave()

    go(work)


class Counted(Alone):
    """Notes what is given back together."""

    def __init__(self) -> None:
        self.given: list[tuple[str, ...]] = []

    async def release(self, *tables: str) -> None:
        self.given.append(tables)


def test_a_node_that_stops_gives_its_tables_back_together(tmp_path: Path) -> None:
    """Their people wait at other nodes: a transaction for each table would be what they wait for."""

    async def work() -> None:
        leases = Counted()
        async with house(tmp_path) as server:
            hub = server.application.up().hub
            hub.leases = leases
            made = [
                await hub.create(NewTable(game="lanterns", seats=3), Newcomer("Ann", "1", ""))
                for _ in range(TOGETHER + 1)
            ]
            (closed, _), *_ = made
            await hub.forget(closed)
            leases.given.clear()
            del made[0]
        assert [len(each) for each in leases.given] == [TOGETHER]
        assert {id for each in leases.given for id in each} == {table.id for table, _ in made}
        assert all(table.dropped for table, _ in made), "none of them before it was put away"

    go(work)
