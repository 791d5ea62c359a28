"""Where many tables play, what is said at them is let in together; nothing of it is lost, and waiting tells nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from support.house import go as run
from support.house import house as served
from support.house import play_out

from noctuary.server.company import CROWD, FULL, Company
from noctuary.server.connection import Post
from noctuary.server.eager import begun
from noctuary.server.pen import FilePen
from noctuary.server.schema import Append
from noctuary.server.store import Store


class House:
    """A threshold, and what was answered behind it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.company = Company(store, Post())
        self.heard: list[str] = []
        self.tasks: list[asyncio.Future[None]] = []

    def fill(self, tables: int = CROWD) -> None:
        """Somebody sits down at so many tables."""
        for number in range(tables):
            self.company.enter(f"table{number}")

    def come(self, table: str, frame: str = "x") -> None:
        """A frame of a table."""

        def answer(said: bytes) -> None:
            if said == b"stumble":
                raise RuntimeError("stumbled")
            number = sum(line.startswith(table) for line in self.heard) + 1
            self.heard.append(f"{table} {said.decode()}")
            left = begun(self.store.append(Append(table=table, seq=number, bodies=(said.decode(),))))
            if left is not None:
                self.tasks.append(asyncio.ensure_future(left))

        self.company.come(table, answer, frame.encode())


def go(tmp_path: Path, work: Callable[[House], Awaitable[None]]) -> None:
    """Run `work` in a house with a disk that is quick."""

    async def whole() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        assert isinstance(store.pen, FilePen)
        store.pen.seconds = 0.0
        house = House(store)
        await work(house)
        house.company.let_in()
        await asyncio.gather(*house.tasks)
        await store.close()

    asyncio.run(whole())


def test_in_a_small_house_nobody_waits(tmp_path: Path) -> None:
    """However many sockets its tables have."""

    async def work(house: House) -> None:
        house.fill(CROWD - 1)
        house.company.enter("table0")
        house.come("one", "a")
        house.come("two", "b")
        assert house.heard == ["one a", "two b"]
        house.company.enter("another")
        house.come("one", "c")
        assert house.heard == ["one a", "two b"]
        house.company.leave("another")
        assert house.heard == ["one a", "two b", "one c"]
        house.come("one", "d")
        assert house.heard[-1] == "one d"

    go(tmp_path, work)


def test_who_waits_is_let_in_with_the_tick_in_order_and_in_one_commit(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.fill()
        said = ["one a", "two b", "one c", "three d"]
        for line in said:
            house.come(*line.split())
        assert (house.heard, house.store.commits) == ([], 0)
        while not house.heard:
            await asyncio.sleep(0.005)
        assert (house.heard, house.store.commits) == (said, 1)
        await asyncio.gather(*house.tasks)
        assert [await house.store.read(table) for table in ("one", "two", "three")] == [["a", "c"], ["b"], ["d"]]

    go(tmp_path, work)


def test_how_long_a_frame_waits_depends_on_nothing_that_others_say(tmp_path: Path) -> None:
    """The tick is set by the clock, whoever comes first; more frames of the same table do not bring it nearer."""

    async def work(house: House) -> None:
        house.fill()
        house.come("one")
        tick = house.company.tick
        assert tick is not None
        for number in range(3 * FULL):
            house.come("one", str(number))
        for number in range(FULL - 2):
            house.come(f"other{number}")
        assert house.company.tick is tick
        assert house.heard == []

    go(tmp_path, work)


def test_at_full_speed_nobody_waits_for_a_tick(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.fill()
        for number in range(FULL):
            house.come(f"other{number} ")
        assert len(house.heard) == FULL
        assert house.company.tick is None

    go(tmp_path, work)


def test_one_frame_that_cannot_be_answered_costs_the_others_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.fill()
        house.come("one")
        house.come("two", "stumble")
        house.come("three")
        house.company.let_in()
        assert house.heard == ["one x", "three x"]
        assert not house.store.held
        await asyncio.gather(*house.tasks)
        assert await house.store.read("three") == ["x"]

    go(tmp_path, work)


def test_who_says_something_and_goes_has_said_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            people = await server.lanterns()
            hub = server.doors.hub
            assert hub is not None
            async with people[0], people[1], people[2]:
                who = next(each for each in people if any(ask["must"] for ask in each.asks()))
                ask = next(ask for ask in who.asks() if ask["must"])
                state = hub.tables[who.table].state
                before = state.seq
                for number in range(CROWD):
                    hub.company.enter(f"other{number}")
                await who.send({"do": "play", "id": "last", "choice": ask["options"][0]["text"], "n": ask["n"]})
                while not hub.company.waiting:
                    await asyncio.sleep(0)
                assert hub.company.tick is not None
                hub.company.tick.cancel()
                assert state.seq == before
                await who.stop()
                while hub.company.waiting:
                    await asyncio.sleep(0.001)
                assert (who.seat, "last") in state.accepted

    run(work)


def test_many_tables_at_once_end_and_share_their_commits(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            tables = [await server.lanterns() for _ in range(CROWD)]
            assert server.doors.hub is not None
            store = server.doors.hub.store
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

    run(work)
