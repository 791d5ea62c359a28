"""Real faults while people and bots play: nodes are killed, put to sleep, cut off, restarted; engines are, too.

People sit at real sockets of several node processes and answer at random, speak now and then, and begin again when a
game is over. Every command has an id. What was acknowledged, and when it was sent, is noted, and compared with the log
at the end: each must stand there exactly once. Words that all at a table hear tell whether all heard them in one order.
"""

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from noctuary.server.client import Client, Refused
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Down
from noctuary.server.table import ledger
from noctuary.server.table.ledger import Recorded, Said, Started
from support.node_processes import Cluster, NodeProcess

KINDS = (("oubliette", 1, ()), ("occulto", 3, ("", "random")), ("obscurio", 4, ("", "random", "random")))
"""A game, its seats, and who sits in those after the first."""
PAUSE = 0.4
"""Seconds that a person thinks, at most."""
OPENING = 8
"""Tables that are opened at the same time."""
HEARTBEAT = 2.0
SILENT = 3 * HEARTBEAT
"""Seconds after which a person takes a line to be dead, as the page does."""
PATIENCE = 120.0
"""Seconds after which a table at which nothing is acknowledged is stuck."""
TROUBLE = (Refused, OSError, TimeoutError, WebSocketException)


class Ack(msgspec.Struct):
    """A command that was carried out."""

    id: str
    said: bool
    sent: float
    acked: float


class Person(Client):
    """Somebody who goes to another node when the line is lost, as behind a front."""

    bases: list[str]
    tries = 0
    heard = 0.0

    def where(self) -> str:
        """The same node once, then the next one."""
        self.tries += 1
        if self.tries > 1:
            self.base = self.bases[(self.bases.index(self.base) + 1) % len(self.bases)]
        self.heard = time.monotonic()
        return self.base

    async def take(self, frame: dict[str, Any]) -> None:
        """What the server said, and when."""
        self.heard = time.monotonic()
        await super().take(frame)

    async def watch(self) -> None:
        """Give a silent line up."""
        while True:
            await asyncio.sleep(0.5)
            if self.socket is not None and time.monotonic() - self.heard > SILENT:
                self.socket.transport.abort()


class Table:
    """A game and its people."""

    def __init__(self, number: int, kind: tuple[str, int, tuple[str, ...]], pause: float = PAUSE) -> None:
        self.number = number
        self.pause = pause
        self.game, self.seats, self.others = kind
        self.people: list[Person] = []
        self.acks: list[Ack] = []
        self.sent = 0

    @property
    def id(self) -> str:
        """Of the table."""
        return self.people[0].table

    async def open(self, bases: list[str]) -> None:
        """Everybody sits down, each at another node, and it begins."""
        turn = bases[self.number % len(bases) :] + bases[: self.number % len(bases)]
        host = await Person.create(turn[0], self.game, "Ann", seats=self.seats, bots=list(self.others), pace="off")
        guests = [
            await Person.join(turn[seat % len(turn)], host.table, f"P{seat}")
            for seat, bot in enumerate(self.others, start=1)
            if not bot
        ]
        for each in guests:
            await each.post("ready", ready=True)
        await host.post("start")
        self.people = [host, *guests]  # type: ignore[list-item]
        for each in self.people:
            each.bases = bases
            await each.__aenter__()

    async def play(self, person: Person, enough: asyncio.Event) -> None:
        """Answer now and then, until it is enough."""
        luck = random.Random(f"{self.number} {person.seat}")
        done: set[tuple[int, int]] = set()
        while not enough.is_set():
            await asyncio.sleep(luck.random() * self.pause)
            if person.info["phase"] != "playing":
                await self._again(person)
                continue
            if luck.random() < 0.1 and not person.state.get("may_speak", "-"):
                await self._do(person, "say")
            round = person.info["round"]
            asks = [ask for ask in person.asks() if (round, ask["n"]) not in done or not ask["must"]]
            asks = [ask for ask in asks if ask["must"]] or asks
            if asks:
                ask = luck.choice(asks)
                if await self._do(person, "play", choice=luck.choice(ask["options"])["text"], n=ask["n"]):
                    done.add((round, ask["n"]))

    async def _do(self, person: Person, do: str, **fields: Any) -> bool:
        self.sent += 1
        id = f"{self.number}-{person.seat}-{self.sent}"
        if do == "say":
            fields = {"text": f"word {id}"}
        sent = time.monotonic()
        answer = await person.command(do, id, **fields)
        if answer["is"] == "ok":
            self.acks.append(Ack(id, do == "say", sent, time.monotonic()))
        return bool(answer["is"] == "ok")

    async def _again(self, person: Person) -> None:
        """Another round: the host asks for it, everybody is ready at once."""
        if person.seat == 0:
            with contextlib.suppress(*TROUBLE):  # Their node may be gone just now: next time, then.
                if person.info["phase"] == "over":
                    await person.post("rematch")
                for each in self.people[1:]:
                    await each.post("ready", ready=True)
                await person.post("start")

    def since(self, when: float) -> list[Ack]:
        """What was sent after a moment, and acknowledged."""
        return [ack for ack in self.acks if ack.sent > when]

    def longest_wait(self, began: float) -> float:
        """The longest time from a moment on in which nothing was carried out."""
        at = [began, *sorted(ack.acked for ack in self.acks if ack.acked > began)]
        return max((later - earlier for earlier, later in itertools.pairwise(at)), default=0.0)


class Told(msgspec.Struct):
    """What became of one fault."""

    fault: str
    tables: int
    """How many it concerned."""
    waits: list[float]
    """Of each of these: the longest time, from the fault on, in which nothing was carried out there."""
    acks: int
    """Commands that were sent from the fault on, until all was well, and carried out."""
    stuck: list[str]
    """Tables at which nothing more was carried out, and people who did not come back."""
    seconds: float


class Evening:
    """Tables that play, and the faults that befall them."""

    def __init__(self, cluster: Cluster, tables: int, pause: float = PAUSE) -> None:
        self.cluster = cluster
        self.tables = [Table(number, KINDS[number % len(KINDS)], pause) for number in range(tables)]
        self.enough = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.told: list[Told] = []

    @property
    def people(self) -> list[Person]:
        """Everybody."""
        return [person for table in self.tables for person in table.people]

    async def begin(self) -> None:
        """Everybody sits down and plays."""
        places = asyncio.Semaphore(OPENING)

        async def sit_down(table: Table) -> None:
            async with places:
                await table.open(self.cluster.bases)

        await asyncio.gather(*map(sit_down, self.tables))
        for table in self.tables:
            for person in table.people:
                self.tasks += [
                    asyncio.create_task(table.play(person, self.enough)),
                    asyncio.create_task(person.watch()),
                ]
        await self._play_on(time.monotonic(), 2)

    async def befall(self, name: str, fault: Callable[[list[str]], Awaitable[float]]) -> Told:
        """Let something happen, and wait until all play as before. The fault says which tables it concerns, and when
        it began."""
        concerned: list[str] = []
        start = time.monotonic()
        began = await fault(concerned)
        stuck = await self._play_on(time.monotonic(), 2)
        tables = [table for table in self.tables if table.id in concerned]
        waits = sorted(table.longest_wait(began) for table in tables)
        acks = sum(len(table.since(began)) for table in self.tables)
        self.told.append(Told(name, len(tables), waits, acks, stuck, time.monotonic() - start))
        return self.told[-1]

    async def _play_on(self, when: float, moves: int) -> list[str]:
        """Wait until at every table so much was sent after a moment and carried out; who does not is stuck."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for task in self.tasks:
                if task.done():
                    task.result()
            idle = [f"{table.game} {table.number}" for table in self.tables if len(table.since(when)) < moves]
            gone = [f"{each.table[:6]}/{each.seat}" for each in self.people if each.socket is None]
            if not idle and not gone:
                return []
            await asyncio.sleep(0.05)
        return idle + gone

    async def end(self) -> dict[str, Any]:
        """Stop playing, look what everybody sees, and read the log."""
        self.enough.set()
        playing, watching = self.tasks[::2], self.tasks[1::2]
        _, left = await asyncio.wait(playing, timeout=30)
        for task in [*left, *watching]:
            task.cancel()
        apart = [each for each in self.people if not await self._sees_what_a_newcomer_sees(each)]
        for each in self.people:
            await each.stop()
        return judged(self.tables, await self._logs(), len(left), len(apart))

    async def _sees_what_a_newcomer_sees(self, person: Person) -> bool:
        """Whether somebody who was there all the time has before them what they find who come in now."""
        for _ in range(20):
            async with Client(self.cluster.bases[0], person.table, person.cookie) as fresh:
                if fresh.state.get("hash") == person.state.get("hash") and fresh.info["round"] == person.info["round"]:
                    return True
            await asyncio.sleep(0.5)
        return False

    async def _logs(self) -> dict[str, list[Any]]:
        store = await Store.open(self.cluster.data)
        try:
            return {table.id: [ledger.read(body) for body in await store.read(table.id)] for table in self.tables}
        except Down:
            raise RuntimeError("the log cannot be read") from None
        finally:
            await store.close()


def judged(tables: list[Table], logs: dict[str, list[Any]], hanging: int, apart: int) -> dict[str, Any]:
    """What became of every command."""
    lost, twice, disorder, games = list[str](), list[str](), list[str](), 0
    for table in tables:
        entries = logs[table.id]
        games += sum(isinstance(entry, Started) for entry in entries)
        ids = Counter(entry.id for entry in entries if isinstance(entry, Recorded | Said) and entry.id)
        lost += [ack.id for ack in table.acks if not ids[ack.id]]
        twice += [ack.id for ack in table.acks if ids[ack.id] > 1]
        order = [entry.text for entry in entries if isinstance(entry, Said)]
        disorder += [f"{table.number}/{each.seat}" for each in table.people if not in_order(each.said, order)]
    people = [each for table in tables for each in table.people]
    return {
        "tables": len(tables),
        "people": len(people),
        "games_begun": games,
        "acknowledged": sum(len(table.acks) for table in tables),
        "words": sum(ack.said for table in tables for ack in table.acks),
        "lost": lost,
        "twice": twice,
        "answered_in_two_ways": [id for each in people for id in each.doubled],
        "heard_in_another_order": disorder,
        "unanswered": hanging,
        "see_something_else": apart,
        "came_back": sum(each.tries - 1 for each in people),
    }


def in_order(said: list[dict[str, Any]], order: list[str]) -> bool:
    """Whether what somebody heard is in the order of the log. Who comes back hears the last words again."""
    heard = list(dict.fromkeys(each["text"] for each in said))
    places = [order.index(text) for text in heard if text in order]
    return len(places) == len(heard) and places == sorted(places)


def well(found: dict[str, Any]) -> bool:
    """Whether nobody lost anything."""
    wrong = ("lost", "twice", "answered_in_two_ways", "heard_in_another_order", "unanswered", "see_something_else")
    return not any(found[name] for name in wrong)


# The faults ----------------------------------------------------------------------------------------------------------


class Faults:
    """What can happen. Each notes the tables that it concerns, and returns when it began."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster = cluster

    async def _busiest(self, concerned: list[str]) -> NodeProcess:
        """The node that owns the most tables."""
        owners = await self.cluster.owners()
        (node, _), *_ = Counter(owners.values()).most_common()
        concerned += [table for table, owner in owners.items() if owner is node]
        return node

    async def kill_owner(self, concerned: list[str]) -> float:
        """kill -9 of the busiest node; it is started again when its lease is over."""
        node = await self._busiest(concerned)
        began = time.monotonic()
        node.kill()
        await asyncio.sleep(12)
        await self.cluster.start(node)
        return began

    async def kill_edge(self, concerned: list[str]) -> float:
        """kill -9 of the node that owns the fewest tables: others' people are connected there."""
        owners = await self.cluster.owners()
        count = Counter(owners.values())
        node = self._least(count)
        concerned += [table for table, owner in owners.items() if owner is not node]
        began = time.monotonic()
        node.kill()
        await asyncio.sleep(2)
        await self.cluster.start(node)
        return began

    async def kill_both(self, concerned: list[str]) -> float:
        """kill -9 of the busiest node and of the one with the fewest tables, at once; both are started after 12 s."""
        owners = await self.cluster.owners()
        count = Counter(owners.values())
        gone = {max(self.cluster.nodes, key=lambda each: count[each]), self._least(count)}
        concerned += owners
        began = time.monotonic()
        for node in gone:
            node.kill()
        await asyncio.sleep(12)
        for node in gone:
            await self.cluster.start(node)
        return began

    def _least(self, count: "Counter[NodeProcess]") -> NodeProcess:
        return min(reversed(self.cluster.nodes), key=lambda each: count[each])

    async def stop_owner(self, concerned: list[str]) -> float:
        """SIGTERM to the busiest node, and a start."""
        node = await self._busiest(concerned)
        began = time.monotonic()
        await self.cluster.stop(node)
        await self.cluster.start(node)
        return began

    async def sleep_owner(self, concerned: list[str]) -> float:
        """SIGSTOP of the busiest node for longer than its lease, then SIGCONT."""
        node = await self._busiest(concerned)
        began = time.monotonic()
        node.sleep()
        await asyncio.sleep(14)
        node.wake()
        return began

    async def _cut(self, concerned: list[str], line: str, silently: bool) -> float:
        node = await self._busiest(concerned)
        began = time.monotonic()
        cuttable = getattr(node, line)
        cuttable.cut(silently=silently)
        await asyncio.sleep(14)
        cuttable.mend()
        return began

    async def cut_bus(self, concerned: list[str]) -> float:
        """The busiest node is refused by NATS for 14 s."""
        return await self._cut(concerned, "bus", False)

    async def silence_bus(self, concerned: list[str]) -> float:
        """Nothing of what it says to NATS arrives for 14 s, nor the other way."""
        return await self._cut(concerned, "bus", True)

    async def cut_database(self, concerned: list[str]) -> float:
        """The busiest node is refused by PostgreSQL for 14 s."""
        return await self._cut(concerned, "database", False)

    async def silence_database(self, concerned: list[str]) -> float:
        """PostgreSQL hears nothing of it for 14 s, nor the other way."""
        return await self._cut(concerned, "database", True)

    async def cut_both(self, concerned: list[str]) -> float:
        """The busiest node is refused by NATS and by PostgreSQL for 14 s."""
        node = await self._busiest(concerned)
        began = time.monotonic()
        for line in (node.bus, node.database):
            line.cut()
        await asyncio.sleep(14)
        for line in (node.bus, node.database):
            line.mend()
        return began

    async def partition(self, concerned: list[str]) -> float:
        """Three seconds of every ten, four times, nothing passes between the busiest node and both engines."""
        node = await self._busiest(concerned)
        began = time.monotonic()
        for _ in range(4):
            for line in (node.bus, node.database):
                line.cut(silently=True)
            await asyncio.sleep(3)
            for line in (node.bus, node.database):
                line.mend()
            await asyncio.sleep(7)
        return began

    async def restart_bus(self, concerned: list[str]) -> float:
        """NATS is killed, and started two seconds later."""
        concerned += await self.cluster.owners()
        began = time.monotonic()
        self.cluster.nats.stop()
        await asyncio.sleep(2)
        await asyncio.to_thread(self.cluster.nats.start)
        return began

    async def restart_database(self, concerned: list[str]) -> float:
        """PostgreSQL ends as by a power cut, and is started two seconds later."""
        concerned += await self.cluster.owners()
        began = time.monotonic()
        await asyncio.to_thread(self.cluster.postgres.kill)
        await asyncio.sleep(2)
        await asyncio.to_thread(self.cluster.postgres.start)
        return began

    async def rolling(self, concerned: list[str]) -> float:
        """Every node in turn is stopped in order and started again."""
        concerned += await self.cluster.owners()
        began = time.monotonic()
        for node in self.cluster.nodes:
            await self.cluster.stop(node)
            await self.cluster.start(node)
        return began


NAMES = (
    "stop_owner",
    "kill_owner",
    "kill_edge",
    "kill_both",
    "sleep_owner",
    "cut_bus",
    "silence_bus",
    "cut_database",
    "silence_database",
    "cut_both",
    "partition",
    "restart_bus",
    "restart_database",
    "rolling",
)


async def evening(
    tables: int,
    nodes: int,
    faults: tuple[str, ...] = NAMES,
    say: Callable[[Told], None] = lambda _: None,
    pause: float = PAUSE,
) -> tuple[dict[str, Any], list[Told]]:
    """Play, let all of these happen one after the other, and count."""
    environment = {"NOCTUARY_HEARTBEAT": f"{HEARTBEAT:g}", "NOCTUARY_BEAT": "0.05", "NOCTUARY_WORKERS": "1"}
    # Requests are made in threads: with many tables a few that wait must not be what the others wait for.
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(16 + 2 * tables))
    async with Cluster(nodes, **environment) as cluster:
        night = Evening(cluster, tables, pause)
        await night.begin()
        happens = Faults(cluster)
        for name in faults:
            say(await night.befall(name, getattr(happens, name)))
        return await night.end(), night.told
