"""What is said at several tables is let in together, and nothing of it is lost or held for long."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from support.house import go as run
from support.house import house as served
from support.house import play_out

from noctuary.server.company import ENOUGH, MOST, Company
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

    def rest(self) -> None:
        """Nothing has happened for a long time."""
        self.company.entered = -3600.0
        self.company.latest = ""

    def busy(self) -> None:
        """Another table has just been let in, and however slow this machine is, no company comes too late."""
        self.company.latest = ""
        self.company.entered = asyncio.get_running_loop().time() + 3600


@asynccontextmanager
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """With a disk that is quick."""
    store = await Store.open(str(tmp_path / "tables.db"))
    assert isinstance(store.pen, FilePen)
    store.pen.seconds = 0.0
    found = House(store)
    yield found
    await asyncio.gather(*found.tasks)
    await store.close()


def go(tmp_path: Path, work: Callable[[House], Awaitable[None]]) -> None:
    """Run `work` in a house."""

    async def whole() -> None:
        async with house(tmp_path) as found:
            await work(found)

    asyncio.run(whole())


def test_a_quiet_house_and_a_table_that_follows_itself_do_not_wait(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.rest()
        house.come("one", "a")
        house.come("one", "b")
        assert house.heard == ["one a", "one b"]
        house.rest()
        house.come("two", "c")
        assert house.heard[-1] == "two c"

    go(tmp_path, work)


def test_enough_tables_are_let_in_in_their_order_and_are_one_commit(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.busy()
        for number in range(ENOUGH):
            house.come(f"table{number}")
        assert house.heard == []
        before = house.store.commits
        house.company.let_in()
        assert house.heard == [f"table{number} x" for number in range(ENOUGH)]
        assert house.store.commits == before + 1
        await asyncio.gather(*house.tasks)
        assert [await house.store.read(f"table{number}") for number in range(ENOUGH)] == [["x"]] * ENOUGH

    go(tmp_path, work)


def test_company_enough_is_let_in_by_itself_in_the_next_turn_of_the_loop(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.busy()
        house.come("table0")
        house.company.entered = -3600.0  # Long enough after the last: no pause is due.
        for number in range(1, ENOUGH + 1):
            house.come(f"table{number}")
        assert house.heard == []
        await asyncio.sleep(0)
        assert house.heard == [f"table{number} x" for number in range(ENOUGH + 1)]

    go(tmp_path, work)


def test_who_finds_no_company_is_let_in_all_the_same(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.busy()
        house.come("one", "a")
        assert house.heard == []
        while not house.heard:
            await asyncio.sleep(0.01)
        assert house.heard == ["one a"]
        assert house.company.latest == "one"
        house.come("one", "b")
        assert house.heard == ["one a", "one b"]

    go(tmp_path, work)


def test_frames_of_the_same_table_are_no_company(tmp_path: Path) -> None:
    """Else somebody could feel, by the answer to a ping, that another at the table has just said something."""

    async def work(house: House) -> None:
        house.busy()
        for number in range(ENOUGH + 2):
            house.come("one", str(number))
        timer = house.company.timer
        assert (house.heard, house.company.tables) == ([], {"one"})
        house.come("one", "more")
        assert house.company.timer is timer

    go(tmp_path, work)


def test_a_flood_waits_for_nobody(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.busy()
        for number in range(MOST):
            house.come("one", str(number))
        assert len(house.heard) == MOST

    go(tmp_path, work)


def test_one_frame_that_cannot_be_answered_costs_the_others_nothing(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        house.busy()
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
                hub.company.latest = ""
                hub.company.entered = asyncio.get_running_loop().time() + 3600
                play = {"do": "play", "id": "last", "choice": ask["options"][0]["text"], "n": ask["n"]}
                await who.send(play)
                while not hub.company.waiting:
                    await asyncio.sleep(0)
                assert state.seq == before
                await who.stop()
                while hub.company.waiting:
                    await asyncio.sleep(0.001)
                assert (who.seat, "last") in state.accepted

    run(work)


def test_many_tables_at_once_end_and_share_their_commits(tmp_path: Path) -> None:
    async def work() -> None:
        async with served(tmp_path) as server:
            tables = [await server.lanterns() for _ in range(8)]
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
