"""The machines of the house. Each runs a node, which crashes, freezes or stops, and comes up under a new name."""

import asyncio
import contextlib
import random
from typing import TYPE_CHECKING

import msgspec

from noctuary.core.events import Line
from noctuary.core.refusal import Refusal
from noctuary.server.errors import Busy, Closed
from noctuary.server.limits import Limits
from noctuary.server.net.joining import Joined
from noctuary.server.net.messages import NUMBER, Answered, Asked, Refused
from noctuary.server.net.node import Node
from noctuary.server.net.sockets import Sockets, Visitor
from noctuary.server.store.lines import Down
from noctuary.server.table.bots import BotJob, choose
from noctuary.server.table.hub import Hub
from noctuary.server.table.lobby import Lobby
from noctuary.server.table.study import StudyJob, studied
from noctuary.server.table.table import Table
from noctuary.server.table.wire import ByeFrame, encode
from support.storm.bus import StormBus
from support.storm.database import Path
from support.storm.loop import Process
from support.storm.store import StormLeases, StormStore
from support.storm.wires import Ear, Wire

if TYPE_CHECKING:
    from support.storm.world import World


class QuickThinker:
    """Bots, and advice, at random, after a while of the world's time."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    async def think(self, job: BotJob) -> tuple[str, Line]:
        await asyncio.sleep(self.chance.random() * 0.3)
        return choose(msgspec.structs.replace(job, bot="random"))

    async def study(self, job: StudyJob) -> str:
        return studied(job)

    def close(self) -> None:
        pass


class House:
    """What one process of a node holds: all of it real, but for what it stands on."""

    def __init__(self, machine: "Machine", name: str) -> None:
        world = machine.world
        self.settings = msgspec.structs.replace(world.settings, now=machine.monotonic, clock=machine.clock)
        self.store = StormStore(world.database, machine.path)
        self.bus = StormBus(world.broker)
        self.leases = StormLeases(self.store, name, machine.clock)
        self.limits = Limits(self.settings.now, self.settings.limits)
        self.sockets = Sockets(self.settings, self.limits)
        self.hub = Hub(self.store, QuickThinker(machine.chance), self.settings, self.leases)
        self.node = Node(Joined(self.bus, self.leases, "house", name), self.hub, self.sockets)
        self.node.forwarded = self.forwarded
        self.node.share_limits(self.limits)
        self.opened: dict[str, Table] = {}
        self.hub._take_in = self._take_in  # type: ignore[method-assign]
        self.process = machine.process

    def _take_in(self, table: Table) -> None:
        self.opened[table.id] = table
        Hub._take_in(self.hub, table)

    def has_open(self, table: str) -> bool:
        """Whether a table is in the memory here, and not put away."""
        found = self.opened.get(table)
        alive = self.process is not None and self.process.alive
        return alive and found is not None and not (found.dropped or found.gone)

    async def start(self) -> None:
        while True:
            try:
                return await self.node.start()
            except Down:
                await asyncio.sleep(0.5)

    async def stop(self) -> None:
        """As the application does it."""
        self.sockets.stop()
        await self.hub.close()
        await self.node.close()
        await self.store.close()

    async def serve(self, wire: Wire, table: str, who: Visitor) -> None:
        """As `web.websocket` does it."""

        async def here() -> bool:
            found = await self.hub.find(table)
            socket = await self.sockets.enter(found, wire, who)
            await socket.run(wire.receive)
            return True

        async def there(owner: str) -> bool:
            return await self.node.relays.serve(owner, table, wire, who, wire.receive)

        try:
            await self.node.at_owner(table, here, there)
        except Closed as closed:
            wire.write_frames([encode(ByeFrame(closed.code))])
        finally:
            wire.abort()

    async def request(self, table: str, what: str, seat: int) -> int:
        """A request about a table, as `web.forward` carries it to whoever owns it; its status."""
        found: list[int] = []

        async def here() -> bool:
            found.append(await self.perform(table, what, seat))
            return True

        async def there(owner: str) -> bool:
            asked = Asked(NUMBER, table, "POST", "http", what, b"", [], str(seat).encode(), "", ("", None))
            answer = await self.node.ask(owner, asked, 15.0)
            if isinstance(answer, Refused):
                raise Closed(answer.code)
            if isinstance(answer, Answered):
                found.append(answer.status)
            return isinstance(answer, Answered)

        try:
            await self.node.at_owner(table, here, there)
        except Closed:
            return 503
        return found[0]

    async def forwarded(self, asked: Asked) -> Answered:
        return Answered(await self.perform(asked.table, asked.path, int(asked.body)), [], b"")

    async def perform(self, table: str, what: str, seat: int) -> int:
        try:
            found = await self.hub.find(table)
            lobby = Lobby(found)
            if what == "rematch":
                await lobby.rematch()
            elif what == "ready":
                await lobby.ready(seat, True)
            elif what == "start":
                await lobby.start()
            elif what == "stand_in":
                absent = [each for each in range(len(found.state.places)) if each not in found.online()]
                await lobby.stand_in(seat, absent[0] if absent else seat, True)
            else:
                return 404
        except Busy:
            return 503
        except (Closed, Refusal):
            return 409
        return 200


class Machine:
    """A place where a node runs."""

    def __init__(self, world: "World", number: int) -> None:
        self.world = world
        self.number = number
        self.chance = random.Random(f"machine {number} {world.seed}")
        self.path = Path()
        self.born = 0
        self.jumped = 0.0
        """How much its monotonic clock has gained on the world: it has slept."""
        self.wrong = self.chance.uniform(-60, 60)
        """How wrong its calendar clock is."""
        self.process: Process | None = None
        self.house: House | None = None
        self.wires: list[Wire] = []

    def monotonic(self) -> float:
        return self.world.loop.now + self.jumped

    def clock(self) -> float:
        return 1_700_000_000 + self.world.loop.now + self.wrong

    @property
    def runs(self) -> bool:
        """Whether there is a process."""
        return self.process is not None and self.process.alive

    def start(self) -> None:
        """Bring a node up."""
        if self.runs:
            return
        self.born += 1
        name = f"node{self.number}x{self.born}"
        self.path = Path()
        self.process = Process(self.world.loop, name)
        self.process.on_death = self._died
        self.world.note(name, "starts")
        self.process.spawn(self._run(name))

    async def _run(self, name: str) -> None:
        house = House(self, name)
        self.world.houses.append(house)
        await house.start()
        self.house = house

    def _died(self) -> None:
        assert self.process is not None
        self.world.note(self.process.name, "dies")
        self._gone()

    def _gone(self) -> None:
        house, self.house = self.house, None
        if house is not None:
            house.bus.epoch += 1
        for ear in [ear for ears in self.world.broker.ears.values() for ear in ears]:
            if ear.bus.process is self.process:
                ear.shut()
        for wire in self.wires:
            wire.cut(self.chance.random() < 0.9)
        self.wires = []

    async def stop(self) -> None:
        """Stop in order, as far as that can be done."""
        process, house = self.process, self.house
        if house is None or process is None:
            return
        self.world.note(process.name, "stops")
        self.house = None
        task = process.spawn(house.stop())
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.wait({task}), 12)
        if process.alive:
            process.on_death = lambda: None
            process.die()
            self.house = house
            self._gone()
            self.world.note(process.name, "has stopped")
        # Otherwise it has died over it, and its successor may be up.
        if not self.world.fury:
            self.start()

    def connect(self, client: Ear, table: str, who: Visitor) -> Wire | None:
        """A socket to this machine; nothing if nobody listens there."""
        if self.house is None or self.process is None or not self.process.alive:
            return None
        wire = Wire(self.world.loop, self.chance, client, self.process)
        self.wires = [each for each in self.wires if not each.dead]
        self.wires.append(wire)
        self.process.at(self.world.loop.now + wire.delay, self._accept, self.house, wire, table, who)
        return wire

    def _accept(self, house: House, wire: Wire, table: str, who: Visitor) -> None:
        asyncio.get_running_loop().create_task(house.serve(wire, table, who))
