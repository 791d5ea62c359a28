"""Who owns which table, on a real PostgreSQL."""

import asyncio

import sqlalchemy as sa
from support.databases import own_database
from support.server_for_tests import go

from noctuary.server.store.database import Store
from noctuary.server.store.database_leases import NOW, DatabaseLeases, everybody, house_of
from noctuary.server.store.leases import Alone, Claim
from noctuary.server.store.schema import NODES, OWNERS

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
