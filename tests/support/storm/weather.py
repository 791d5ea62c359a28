"""What goes wrong, when, drawn from the seed."""

import asyncio
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from support.storm.servers import Machine
    from support.storm.world import World


class Weather:
    """A storm over a world."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.chance = random.Random(f"weather {world.seed}")
        self.mean = self.chance.choice((0.7, 1.5, 3.0, 6.0))
        """Seconds between two faults."""
        kinds = [
            self.crash,
            self.crash,
            self.stop,
            self.freeze,
            self.bus_cut,
            self.database_cut,
            self.database_crash,
            self.slow_disk,
            self.lossy_bus,
            self.slow_bus,
            self.jump,
            self.cut_clients,
            self.clog_clients,
        ]
        self.kinds = self.chance.sample(kinds, self.chance.randint(2, len(kinds)))
        """Not everything in every storm: what is rare together is common apart."""
        self.over = False

    async def blow(self, seconds: float) -> None:
        """Let things go wrong for a while."""
        end = self.world.loop.now + seconds
        while self.world.loop.now < end:
            await asyncio.sleep(self.mean * self.chance.expovariate(1.0))
            kind = self.chance.choice(self.kinds)
            self.world.note("weather", kind.__name__)
            self.world.count(kind.__name__)
            kind()
        self.calm()

    def calm(self) -> None:
        """Nothing more goes wrong, and everybody is up."""
        self.over = True
        world = self.world
        world.note("weather", "calm")
        world.fury = 0.0
        world.database.down = ""
        world.database.sync, world.database.travel = 0.002, 0.0008
        world.broker.loss = world.broker.twice = 0.0
        world.broker.delay = 0.001
        for machine in world.machines:
            machine.path.cut, machine.path.one_way = "", False
            if machine.process is not None:
                machine.process.fuse = -1
                machine.process.wake()
            if machine.house is not None and machine.house.bus.cut:
                machine.house.bus.break_line("")
            machine.start()

    def _later(self, low: float, high: float, mend: "object", *args: object) -> None:
        def work() -> None:
            if not self.over:
                mend(*args)  # type: ignore[operator]

        self.world.loop.outside.at(self.world.loop.now + self.chance.uniform(low, high), work)

    def _machine(self) -> "Machine":
        return self.chance.choice(self.world.machines)

    # Nodes -------------------------------------------------------------------------------------------------------

    def crash(self) -> None:
        """A process dies, at one of its next awaits."""
        machine = self._machine()
        if machine.process is not None and machine.process.alive:
            machine.process.fuse = self.chance.randint(1, 300)
        self._later(1.0, 14.0, machine.start)

    def stop(self) -> None:
        """A node stops in order and comes back."""
        machine = self._machine()
        self.world.loop.outside.spawn(machine.stop())
        self._later(2.0, 14.0, machine.start)

    def freeze(self) -> None:
        """A process stands still for a while, and does not know it."""
        process = self._machine().process
        if process is not None and process.alive and not process.asleep:
            process.sleep()
            self._later(0.5, self.chance.choice((2.0, 8.0, 25.0)), process.wake)

    def jump(self) -> None:
        """A machine's clocks jump: its own time forward, its calendar either way."""
        machine = self._machine()
        machine.jumped += self.chance.choice((0.05, 2.0, 30.0))
        machine.wrong += self.chance.uniform(-3600, 3600)

    # The bus -----------------------------------------------------------------------------------------------------

    def bus_cut(self) -> None:
        """A node cannot reach the bus."""
        machine = self._machine()
        house = machine.house
        if house is not None and not house.bus.cut:
            house.bus.break_line(self.chance.choice(("noticed", "unnoticed")))
            self._later(0.5, self.chance.choice((3.0, 15.0)), house.bus.break_line, "")

    def lossy_bus(self) -> None:
        """Messages are lost, and some come twice."""
        broker = self.world.broker
        broker.loss, broker.twice = self.chance.choice((0.02, 0.2)), self.chance.choice((0.0, 0.05))

        def mend() -> None:
            broker.loss = broker.twice = 0.0

        self._later(1.0, 6.0, mend)

    def slow_bus(self) -> None:
        """Messages of different nodes overtake each other widely."""
        self.world.broker.delay = self.chance.choice((0.05, 0.5))

        def mend() -> None:
            self.world.broker.delay = 0.001

        self._later(1.0, 8.0, mend)

    # The database ------------------------------------------------------------------------------------------------

    def database_cut(self) -> None:
        """One node cannot reach the database, or does not hear its answers."""
        path = self._machine().path
        path.one_way = self.chance.random() < 0.4
        path.cut = "" if path.one_way else self.chance.choice(("error", "silence"))

        def mend() -> None:
            path.cut, path.one_way = "", False

        self._later(0.2, self.chance.choice((2.0, 14.0)), mend)

    def database_crash(self) -> None:
        """Nobody can reach it; what its disk had not taken is lost."""
        self.world.database.crash(self.chance.choice(("error", "silence")))

        def mend() -> None:
            self.world.database.down = ""

        self._later(0.1, self.chance.choice((2.0, 12.0)), mend)

    def slow_disk(self) -> None:
        """A commit takes long."""
        self.world.database.sync = self.chance.choice((0.1, 1.0, 4.0))

        def mend() -> None:
            self.world.database.sync = 0.002

        self._later(0.5, 6.0, mend)

    # Clients -----------------------------------------------------------------------------------------------------

    def cut_clients(self) -> None:
        """Some lines break, and not everybody notices."""
        for player in self.world.players:
            if player.wire is not None and self.chance.random() < 0.4:
                player.wire.cut(self.chance.random() < 0.6)

    def clog_clients(self) -> None:
        """Some phones take nothing for a while."""
        for player in self.world.players:
            if player.wire is not None and self.chance.random() < 0.3:
                player.wire.clog(self.chance.uniform(0.2, 10.0))
