"""One seed, one world: machines, database, bus and people, a storm over them, and the calm after it."""

import asyncio
import gc
import logging
import random
import traceback
from collections import Counter
from hashlib import blake2b
from typing import Any, NamedTuple

from noctuary.server.settings import Settings
from noctuary.server.table.games import game as game_of
from noctuary.server.table.hub import NewTable
from noctuary.server.table.lobby import Lobby
from noctuary.server.table.state import Newcomer
from support.storm.bus import Broker
from support.storm.database import Database
from support.storm.history import History
from support.storm.loop import StormLoop, TooLong
from support.storm.players import Player
from support.storm.seeding import seeded
from support.storm.servers import House, Machine
from support.storm.weather import Weather

STEPS = 3_000_000
"""Callbacks after which a world runs in circles."""
CALM = 240.0
"""Seconds of the world in which everybody has to be well again."""
SETTLED = 12.0
"""Seconds of calm before anybody is asked whether they are well."""
GROWN = 3
"""Lines that a table must have gained in the calm."""
KEPT = 5
"""So many complaints of a world are enough."""


class Outcome(NamedTuple):
    """What became of a seed."""

    seed: int
    wrong: tuple[str, ...]
    trace: str
    """The hash of all that happened."""
    seconds: float
    """Of the world's time."""
    steps: int
    lines: int
    counts: dict[str, int]


class World:
    """Everything that a seed makes."""

    def __init__(self, seed: int, trace: bool = False) -> None:
        self.seed = seed
        self.chance = random.Random(f"world {seed}")
        self.loop = StormLoop(seed)  # type: ignore[abstract]
        self.loop.wrong = self._uncaught
        self.traced = trace
        self.hash = blake2b(digest_size=12)
        self.wrong: list[str] = []
        self.counts: Counter[str] = Counter()
        self.fury = 1.0
        """How often people break their own lines."""
        self.database = Database(self.loop, random.Random(f"database {seed}"))
        self.broker = Broker(self.loop, random.Random(f"bus {seed}"))
        self.history = History(self.complain)
        self.database.on_commit = self._committed
        self.database.on_owner = self._owned
        self.database.on_snapshot = self.history.check_snapshot
        self.database.on_release = self._given_back
        self.settings = Settings(
            heartbeat=self.chance.choice((2.0, 10.0)),
            bot_pace=self.chance.choice((0.0, 0.1, 0.7)),
            idle=self.chance.choice((2.0, 8.0, 120.0)),
            snapshot=self.chance.choice((2, 5, 20, 50)),
            limits=self.chance.random() < 0.5,
            speed=self.chance.choice((1.0, 1.0, 4.0)),
        )
        self.houses: list[House] = []
        """All that ever were: what is dead is not tidied away while the world lasts."""
        self.machines = [Machine(self, number) for number in range(self.chance.choice((1, 2, 3, 3, 3, 4)))]
        self.players: list[Player] = []

    # What happens ------------------------------------------------------------------------------------------------

    def note(self, who: str, what: str | bytes) -> None:
        """Something happened: all of it makes the trace."""
        text = what.encode() if isinstance(what, str) else what
        line = b"%.6f %b %b\n" % (self.loop.now, who.encode(), text)
        self.hash.update(line)
        if self.traced:
            print(line.decode()[:400], end="" if len(line) < 400 else "\n")

    def count(self, what: str) -> None:
        self.counts[what] += 1

    def complain(self, what: str) -> None:
        """Something is wrong with the house."""
        self.note("WRONG", what)
        if len(self.wrong) < KEPT:
            self.wrong.append(f"{self.loop.now:.3f} s: {what}")

    def _uncaught(self, context: dict[str, Any]) -> None:
        wrong = context.get("exception")
        shown = "".join(traceback.format_exception(wrong)[-3:]) if wrong is not None else str(context)
        self.complain(f"nobody caught {shown}")

    def _committed(self, table: str, seq: int, bodies: tuple[str, ...]) -> None:
        self.note("database", f"{table[:4]} {seq} {' '.join(bodies)}")
        self.history.commit(table, seq, bodies)

    def _owned(self, table: str, before: str, node: str) -> None:
        self.note("database", f"{table[:4]} is of {node}")
        self.history.own(table, before, self.database.in_force(before), node)

    def _given_back(self, table: str, node: str) -> None:
        self.note("database", f"{table[:4]} is given back by {node}")
        still_open = any(house.leases.node == node and house.has_open(table) for house in self.houses)
        self.history.give_back(table, node, still_open)

    # How it goes -------------------------------------------------------------------------------------------------

    async def main(self) -> None:
        """Sunshine, storm, calm."""
        for machine in self.machines:
            machine.start()
        while self.machines[0].house is None:
            await asyncio.sleep(0.1)
        await self.furnish(self.machines[0])
        for player in self.players:
            player.start()
        await asyncio.sleep(self.chance.uniform(0.5, 5.0))
        await Weather(self).blow(self.chance.uniform(10.0, 60.0))
        await self.recover()

    async def furnish(self, machine: Machine) -> None:
        """Open the tables, by one node, before anything goes wrong."""
        assert machine.process is not None
        games = self.chance.choice(
            (
                ("lanterns",),
                ("lanterns", "lanterns", "oubliette"),
                ("lanterns", "occulto"),
                ("oubliette", "oubliette"),
                ("lanterns", "obscurio"),
            )
        )
        for game in games:
            assert machine.house is not None
            await asyncio.wait({machine.process.spawn(self._open(machine.house, game))})

    async def _open(self, house: House, game: str) -> None:
        spec = game_of(game)
        seats = max(spec.seats[0], min(3, spec.seats[1]))
        people = self.chance.randint(1, seats)
        bots = ["" if seat < people else "random" for seat in range(1, seats)]
        wanted = NewTable(game=game, seats=seats, bots=bots, public=True)
        number = len(self.players)
        table, token = await house.hub.create(wanted, Newcomer(f"P{number}", "1", ""))
        tokens: list[tuple[int | None, str]] = [(0, token)]
        for at in range(1, people):
            tokens.append(await Lobby(table).join(Newcomer(f"P{number + at}", str(at + 1), ""), None))
            await Lobby(table).ready(at, True)
        await Lobby(table).start()
        for _ in range(self.chance.randint(0, 2)):
            tokens.append((None, ""))
        for seat, each in tokens:
            name = f"{game}{len(self.players)}{'' if seat is not None else 'w'}"
            self.players.append(Player(self, name, table.id, seat, each))

    async def request(self, house: House, table: str, what: str, seat: int) -> None:
        """A request of a client to a node; its answer may never come."""
        process = house.bus.process
        if process.alive:
            task = process.spawn(house.request(table, what, seat))
            await asyncio.wait({task}, timeout=20)

    async def recover(self) -> None:
        """Nothing goes wrong any more: everybody is well again in time, or is stuck."""
        began = self.loop.now
        grown = {table: each.seq + GROWN for table, each in self.history.tables.items()}
        await asyncio.sleep(SETTLED)
        waiting = {player.name: player for player in self.players}
        slow = dict(grown)
        while waiting or slow:
            waiting = {name: player for name, player in waiting.items() if player.behind()}
            slow = {table: least for table, least in slow.items() if self.history.tables[table].seq < least}
            if self.loop.now - began > CALM:
                break
            await asyncio.sleep(0.23)
        for player in waiting.values():
            self.complain(f"{player.name} {player.behind()}, {CALM:g} s after the storm")
        for table in slow:
            state = self.history.tables[table].state
            self.complain(f"table {table[:4]} is stuck, {CALM:g} s after the storm: {state and state.phase}")


class Complaints(logging.Handler):
    """What the house logs as an exception of its own is wrong."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.INFO)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if self.world.loop.over:
            return
        self.world.note(record.name, f"{record.getMessage()} {getattr(record, 'why', '')}")
        if record.exc_info and record.exc_info[1] is not None:
            shown = "".join(traceback.format_exception(record.exc_info[1])[-4:])
            self.world.complain(f"{record.getMessage()}: {shown}")


def storm(seed: int, trace: bool = False) -> Outcome:
    """What becomes of a seed."""
    gc.collect()
    gc.freeze()  # What is there now stays: it is not looked through again after every seed.
    collecting = gc.isenabled()
    gc.disable()  # Where it would wake is not in the seed.
    logger = logging.getLogger("noctuary")
    kept = logger.handlers, logger.propagate, logger.level
    try:
        with seeded(seed):
            world = World(seed, trace)
            logger.handlers, logger.propagate = [Complaints(world)], False
            logger.setLevel(logging.WARNING)
            try:
                world.loop.run(world.main(), STEPS)
            except TooLong as wrong:
                world.complain(f"it does not end: {wrong}")
    finally:
        logger.handlers, logger.propagate = kept[0], kept[1]
        logger.setLevel(kept[2])
        if collecting:
            gc.enable()
    lines = sum(len(each) for each in world.database.log.values())
    found = tuple(world.wrong)
    return Outcome(seed, found, world.hash.hexdigest(), world.loop.now, world.loop.steps, lines, dict(world.counts))
