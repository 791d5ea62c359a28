"""What a house of several nodes costs, measured cell by cell; then docs/reports/cluster-cost.md and its chart.

    cluster_cost.py [--cells mode,frames,bus,relayed,full,grow,postgres] [--kept build/cluster-cost.json] [--report]

PostgreSQL, NATS and nodes are processes of their own on this machine, and so are the players. A cell takes under two
minutes; what it found is kept, so that cells can be measured when the machine is quiet, and each replaces its last
figures. `--report` writes the page from what is kept (`scripts/cluster_model.py`).
"""

import argparse
import asyncio
import json
import os
import random
import statistics
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from cluster_model import write_report
from server_load import Frame, Seat, Table, cpu_of, resident
from support.databases import own_database
from support.nats_server import NatsServer, free_port, nats_server
from support.postgres import Postgres, postgres_server
from support.server_for_tests import Process

from noctuary.server.store.engines import engine_for

ROOT = Path(__file__).resolve().parent.parent
GAME, SEATS = "occulto", 5
HOUSE = {"NOCTUARY_HEARTBEAT": "30", "NOCTUARY_WORKERS": "1", "NOCTUARY_TABLES": "20000", "NOCTUARY_SOCKETS": "20000"}
OPENING = 20
"""Tables that are opened at the same time."""


class House:
    """Engines and nodes."""

    def __init__(self, postgres: Postgres, data: str, nats: NatsServer | None, nodes: list[Process]) -> None:
        self.postgres = postgres
        self.data = data
        self.nats = nats
        self.nodes = nodes

    @property
    def bases(self) -> list[str]:
        return [node.base for node in self.nodes]

    def node_cpu(self) -> float:
        """Seconds that all nodes have used."""
        return sum(cpu_of(node.process.pid) for node in self.nodes if node.process is not None)

    def engine_cpu(self) -> float:
        """The same of PostgreSQL, those of its processes that have ended too."""
        first = self.postgres.server.get_pid()
        of = [int(each.parent.name) for each in Path("/proc").glob("[0-9]*/stat") if parent_of(each) == first]
        ended = Path(f"/proc/{first}/stat").read_text().rsplit(")", 1)[1].split()[13:15]
        return sum(map(cpu_of, [first, *of])) + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")

    def nats_cpu(self) -> float:
        return 0.0 if self.nats is None or self.nats.process is None else cpu_of(self.nats.process.pid)

    def nats_bytes(self) -> int:
        """What NATS was given and gave on."""
        if self.nats is None:
            return 0
        port = self.nats.flags[self.nats.flags.index("-m") + 1]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/varz") as answer:
            found = json.loads(answer.read())
        return int(found["in_bytes"]) + int(found["out_bytes"])

    async def commits(self) -> int:
        """How many transactions this database has committed."""
        engine = engine_for(self.data)
        async with engine.connect() as connection:
            await connection.execute(sa.text("SELECT pg_stat_force_next_flush()"))
            asked = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
            found = await connection.scalar(sa.text(asked))
        await engine.dispose()
        return int(found or 0)

    async def lines(self) -> int:
        """How many lines the log has."""
        engine = engine_for(self.data)
        async with engine.connect() as connection:
            found = await connection.scalar(sa.text("SELECT count(*) FROM log"))
        await engine.dispose()
        return int(found or 0)


def parent_of(stat: Path) -> int:
    try:
        return int(stat.read_text().rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


@asynccontextmanager
async def house(nodes: int, bus: bool) -> AsyncIterator[House]:
    """So many nodes; or one process that is alone."""
    async with AsyncExitStack() as stack:
        postgres = stack.enter_context(postgres_server())
        data = await own_database(postgres.url)
        nats = stack.enter_context(nats_server("-m", str(free_port()))) if bus else None
        made = []
        for _ in range(nodes):
            node = Process(data, **HOUSE, **({} if nats is None else {"NOCTUARY_BUS": nats.url}))
            await asyncio.to_thread(node.start)
            stack.callback(node.stop)
            made.append(node)
        yield House(postgres, data, nats, made)


class Night:
    """Tables of a house and their players."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: list[Table] = []
        self.runners: list[asyncio.Task[None]] = []

    async def open(self, count: int, game: str = GAME, seats: int = SEATS, edge: int = 0) -> list[Table]:
        """So many tables more, owned by the first node, whose sockets are at node `edge`."""
        places = asyncio.Semaphore(OPENING)
        new = [Table(len(self.tables) + number) for number in range(count)]

        async def begin(table: Table) -> None:
            async with places:
                await table.open(self.house.bases[0], game, seats)
                here, there = (base.replace("http", "ws", 1) for base in (self.house.bases[0], self.house.bases[edge]))
                for seat in table.seats:
                    seat.address = seat.address.replace(here, there)
                    self.runners.append(asyncio.create_task(seat.run()))
                while not any(seat.asks for seat in table.seats):
                    await asyncio.sleep(0.05)

        await asyncio.gather(*map(begin, new))
        self.tables += new
        return new

    async def play(self, rate: float, seconds: float, tables: list[Table] | None = None) -> dict[str, float]:
        """Play at so many moves a second (0: as fast as can be); what that took."""
        playing = self.tables if tables is None else tables
        house = self.house
        moves = sum(table.commands for table in playing)
        before = house.node_cpu(), house.engine_cpu(), house.nats_cpu(), house.nats_bytes()
        commits, lines = await house.commits(), await house.lines()
        began = time.perf_counter()
        await asyncio.gather(
            *(drive(table, len(playing) / rate if rate else 0.0, began + seconds) for table in playing)
        )
        took = time.perf_counter() - began
        after = house.node_cpu(), house.engine_cpu(), house.nats_cpu(), house.nats_bytes()
        moves = sum(table.commands for table in playing) - moves
        nodes, engine, nats, carried = (late - early for late, early in zip(after, before, strict=True))
        return {
            "moves": moves,
            "moves_per_second": moves / took,
            "node_us": nodes / moves * 1e6,
            "postgres_us": engine / moves * 1e6,
            "nats_us": nats / moves * 1e6,
            "nats_bytes": carried / moves,
            "commits": (await house.commits() - commits) / moves,
            "lines": (await house.lines() - lines) / moves,
            "load": os.getloadavg()[0],
        }

    async def end(self) -> None:
        for runner in self.runners:
            runner.cancel()
        await asyncio.gather(*self.runners, return_exceptions=True)


async def drive(table: Table, pause: float, end: float) -> None:
    """Play at one table until it is time."""
    due = time.perf_counter() + table.luck.random() * pause
    while True:
        if pause:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
        if time.perf_counter() > end:
            return
        if not await table.command():
            await asyncio.sleep(0.001)


# The cells -----------------------------------------------------------------------------------------------------------


async def mode() -> dict[str, Any]:
    """CPU a move of one process that is alone, and of one node with a bus; in turn, because machines have moods."""
    found: dict[str, list[dict[str, float]]] = {"alone": [], "node": []}
    async with house(1, False) as alone, house(1, True) as node:
        nights = {"alone": Night(alone), "node": Night(node)}
        for night in nights.values():
            await night.open(20)
            await night.play(50, 2)
        for _ in range(5):
            for name, night in nights.items():
                found[name].append(await night.play(50, 5))
        for night in nights.values():
            await night.end()
    ratios = [b["node_us"] / a["node_us"] for a, b in zip(found["alone"], found["node"], strict=True)]
    return {**found, "ratio": statistics.median(ratios), "ratios": ratios}


class Watched(Seat):
    """A socket that notes when it was shown something."""

    far = False
    shown: list[float]

    def note(self, frame: Frame) -> None:
        """An ordinary frame."""
        super().note(frame)
        if frame.kind == "state":
            self.shown.append(time.perf_counter())


async def frames() -> dict[str, Any]:
    """How much later a frame is there across the bus: of one table, two watch at its node and two at another one."""
    more: list[float] = []
    async with house(2, True) as two:
        night = Night(two)
        for table in await night.open(8, seats=3):
            own = table.seats[0].address
            here, other = (base.replace("http", "ws", 1) for base in two.bases)
            there = own.replace(here, other)
            watching = [Watched(table, address, "") for address in (own, there, own, there)]
            for at, each in enumerate(watching):
                each.far, each.shown = bool(at % 2), []
                night.runners.append(asyncio.create_task(each.run()))
            end = time.perf_counter() + 6
            while time.perf_counter() < end:
                for each in watching:
                    each.shown.clear()
                if await table.command():
                    await asyncio.sleep(0.05)
                    times = {
                        far: [each.shown[0] for each in watching if each.far is far and each.shown]
                        for far in (False, True)
                    }
                    if all(len(group) == 2 for group in times.values()):
                        more.append(1000 * (statistics.mean(times[True]) - statistics.mean(times[False])))
                else:
                    await asyncio.sleep(0.02)
        await night.end()
    found = sorted(more)
    return {
        "frames": len(found),
        **{f"more_{share}": found[len(found) * share // 100] for share in (10, 25, 50, 75, 90)},
        "load": os.getloadavg()[0],
    }


async def bus() -> dict[str, Any]:
    """How much later an answer comes across the bus: two groups of tables, move by move at the same time."""
    async with house(2, True) as two:
        night = Night(two)
        near, far = await night.open(10), await night.open(10, edge=1)
        await night.play(20, 3)
        for table in night.tables:
            table.latencies.clear()
        figures = await night.play(30, 20)
        await night.end()
        times = {
            name: sorted(1000 * each for table in group for each in table.latencies)
            for name, group in (("near", near), ("far", far))
        }
        own = await own_cost(night, two)
    found = {
        f"{name}_{share}": values[int((len(values) - 1) * share / 100)]
        for name, values in times.items()
        for share in (10, 25, 50, 75, 99)
    }
    return {**found, "moves": figures["moves"], "load": figures["load"], **own}


async def own_cost(night: Night, two: House) -> dict[str, Any]:
    """The floor of this machine: one message to NATS and back by another process, of one socket's frame's size."""
    from nats.aio.client import Client

    assert two.nats is not None
    one, other = Client(), Client()
    await one.connect(two.nats.url)
    await other.connect(two.nats.url)

    async def echo(message: Any) -> None:
        await message.respond(message.data)

    await other.subscribe("echo", cb=echo)
    await other.flush()
    trips = []
    for _ in range(300):
        began = time.perf_counter()
        await one.request("echo", b"x" * 300)
        trips.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.002)
    await one.close()
    await other.close()
    return {"nats_round_trip_ms": statistics.median(trips)}


async def relayed() -> dict[str, Any]:
    """Every socket at another node than its table: what both nodes, NATS and PostgreSQL do for a move; and none."""
    async with house(2, True) as two:
        night = Night(two)
        near, far = await night.open(20), await night.open(20, edge=1)
        await night.play(50, 2)
        found: dict[str, list[dict[str, float]]] = {"near": [], "far": []}
        for _ in range(3):
            for name, group in (("near", near), ("far", far)):
                found[name].append(await night.play(50, 5, group))
        await night.end()
    return found


async def full() -> dict[str, Any]:
    """As many moves as one node carries out: its CPU a move, and how many share a commit."""
    async with house(1, True) as one:
        night = Night(one)
        await night.open(60)
        found = await night.play(0, 10)
        await night.end()
    return found


async def grow() -> dict[str, Any]:
    """More and more tables (`SIZES=10,100,1000,5000`) with one socket each; always fifty moves a second, or none."""
    found: dict[str, Any] = {}
    async with house(1, True) as one:
        night = Night(one)
        luck = random.Random(1)
        assert one.nodes[0].process is not None
        pid = one.nodes[0].process.pid
        empty = resident(pid)
        for size in map(int, os.environ.get("SIZES", "10,100,1000,5000").split(",")):
            began, cpu = time.perf_counter(), cpu_of(pid)
            new = size - len(night.tables)
            await night.open(new, "oubliette", 1)
            opening = (cpu_of(pid) - cpu) / new * 1e3
            print(f"{size} tables after {time.perf_counter() - began:.0f} s", flush=True)
            idle, at = cpu_of(pid), time.perf_counter()
            await asyncio.sleep(6)
            idle = (cpu_of(pid) - idle) / (time.perf_counter() - at)
            some = luck.sample(night.tables, min(size, 200))
            await night.play(50, 2, some)
            runs = [await night.play(50, 4, some) for _ in range(3)]
            middle = sorted(runs, key=lambda each: each["node_us"])[1]
            kilobytes = (resident(pid) - empty) / size
            found[str(size)] = {**middle, "opening_ms": opening, "idle_percent": 100 * idle, "kb": kilobytes}
            print(json.dumps(found[str(size)]), flush=True)
        await night.end()
    return found


async def postgres() -> dict[str, Any]:
    """Commits a second of PostgreSQL alone: so many writers, a row of 200 bytes each, as durable as the house's."""
    found: dict[str, Any] = {}
    async with house(0, False) as none:
        engine = engine_for(none.data)
        async with engine.begin() as connection:
            await connection.execute(sa.text("CREATE TABLE rows (id bigserial PRIMARY KEY, body text)"))
        await engine.dispose()
        for writers in (1, 4, 16):
            found[str(writers)] = await commits_of(none, writers, 4.0)
    return found


async def commits_of(none: House, writers: int, seconds: float) -> dict[str, float]:
    count = 0

    async def write(end: float) -> None:
        nonlocal count
        engine = engine_for(none.data)
        async with engine.connect() as connection:
            while time.perf_counter() < end:
                await connection.execute(sa.text("INSERT INTO rows (body) VALUES (repeat('x', 200))"))
                await connection.commit()
                count += 1
        await engine.dispose()

    cpu, began = none.engine_cpu(), time.perf_counter()
    await asyncio.gather(*(write(began + seconds) for _ in range(writers)))
    took = time.perf_counter() - began
    return {"per_second": count / took, "us": (none.engine_cpu() - cpu) / count * 1e6, "load": os.getloadavg()[0]}


CELLS = {each.__name__: each for each in (mode, frames, bus, relayed, full, grow, postgres)}


def main() -> None:
    """Measure, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cells", default="")
    parser.add_argument("--kept", type=Path, default=ROOT / "build" / "cluster-cost.json")
    parser.add_argument("--report", action="store_true")
    options = parser.parse_args()
    wanted = list(filter(None, options.cells.split(",")))
    if unknown := set(wanted) - set(CELLS):
        parser.error(f"no such cell: {', '.join(sorted(unknown))}; there are {', '.join(CELLS)}")
    for name in wanted or ([] if options.report else CELLS):
        print(f"{name}: {CELLS[name].__doc__}", flush=True)
        found = asyncio.run(CELLS[name]())
        kept = json.loads(options.kept.read_text()) if options.kept.exists() else {}
        kept[name] = {**found, "day": time.strftime("%-d %B %Y")}
        options.kept.parent.mkdir(parents=True, exist_ok=True)
        options.kept.write_text(json.dumps(kept, indent=1))
        print(json.dumps(found, indent=1), flush=True)
    if options.report:
        write_report(json.loads(options.kept.read_text()), ROOT / "docs" / "reports")


if __name__ == "__main__":
    main()
