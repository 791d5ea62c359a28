"""Clients as the browser's are (`web/src/lib/socket.ts`): ids, sending again, going on where they were; at any node.

Each plays at random, talks, taps twice, tries what is not allowed, and breaks its own line now and then.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec

from noctuary.server.net.sockets import Visitor
from noctuary.server.table.wire import VERSION
from support.storm.loop import Process
from support.storm.wires import Wire

if TYPE_CHECKING:
    from support.storm.world import World

PAUSES = (0.2, 0.4, 0.8, 1.6, 3.0, 5.0, 8.0)
SILENCE = 45.0
UNANSWERED = 5.0
DOUBLED = 3
AGAIN = {"busy": ("play", "undo", "say", "pause", "hint"), "too_many": ("play", "undo", "say")}
LASTING = ("play", "undo", "say", "pause")
NOT_KEPT = ("busy", "too_many", "not_seated")
"""Refusals that are not in the log: nothing was decided."""
FOR_GOOD = ("moved", "version", "gone", "closed", "banned", "not_found", "unreadable")
"""Goodbyes that nobody may hear here: no table is ever closed."""


def pause_before(attempt: int) -> float:
    if attempt < 3:
        return 0.2 * float(2**attempt)
    return 1.5 if attempt < 50 else 8.0


class Player:
    """Somebody at a table, in a seat or looking on."""

    def __init__(self, world: "World", name: str, table: str, seat: int | None, token: str) -> None:
        self.world = world
        self.name = name
        self.table = table
        self.seat = seat
        self.token = token
        self.chance = random.Random(f"{name} {world.seed}")
        self.process = Process(world.loop, name)
        self.history = world.history.tables[table]
        self.who = Visitor(f"10.0.0.{len(world.players)}", name, token)
        self.wire: Wire | None = None
        self.gone = asyncio.Event()
        self.info: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.shown = 0
        """After which line of the log the last view was, on this line."""
        self.beats = b""
        self.pending: dict[str, dict[str, Any]] = {}
        self.since: dict[str, float] = {}
        self.asked: dict[str, int] = {}
        self.watches: dict[str, asyncio.TimerHandle] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.renewed = 0
        self.commands = 0
        self.watch: asyncio.TimerHandle | None = None
        self.busy_host = False
        self.dozes = self.chance.random() < 0.2
        """Leaves every vote to the clock."""
        self.pace = self.chance.uniform(0.2, 2.0)

    def start(self) -> None:
        self.process.spawn(self._stay())
        self.process.spawn(self._act())

    # The line ----------------------------------------------------------------------------------------------------

    async def _stay(self) -> None:
        attempt = 0
        while True:
            machine = self.chance.choice(self.world.machines)
            self.gone = asyncio.Event()
            wire = machine.connect(self, self.table, self.who)
            if wire is not None:
                attempt = 0
                self._opened(wire)
                await self.gone.wait()
                self._forget()
                self.wire = None
            await asyncio.sleep(pause_before(attempt) * (1 + self.chance.random() / 5))
            attempt += 1

    def _opened(self, wire: Wire) -> None:
        self.wire = wire
        self.beats = b""
        self.shown = 0
        self._expect_ping()
        self._hello()
        for id in list(self.pending):
            self._give(id)

    def _expect_ping(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
        self.watch = self._later(SILENCE, self._renew, self.wire)

    def _hello(self) -> None:
        self._write({"do": "hello", "since": len(self.lines), "version": VERSION})

    def _write(self, frame: dict[str, Any]) -> None:
        if self.wire is not None:
            self.wire.send(msgspec.json.encode(frame))

    def drop(self) -> None:
        """Leave this line for another."""
        if self.wire is not None:
            self.wire.hang_up()
            self.gone.set()

    def closed(self, wire: Wire) -> None:
        """The line is gone."""
        if self.wire is wire:
            self.gone.set()

    def _forget(self) -> None:
        for each in (self.watch, *self.watches.values()):
            if each is not None:
                each.cancel()

    def _later(self, seconds: float, call: Any, *args: Any) -> asyncio.TimerHandle:
        return self.process.at(self.world.loop.now + seconds, call, *args)

    # What is said ------------------------------------------------------------------------------------------------

    def command(self, do: str, **fields: Any) -> str:
        """Send a command; it is sent again until it is answered."""
        self.commands += 1
        id = f"{self.name}.{self.commands}"
        round = self.info.get("round", 0)
        cited = {"round": round} if round and do in LASTING else {}
        self.pending[id] = {"do": do, "id": id, **cited, **fields}
        self.since[id] = self.world.loop.now
        self._give(id)
        return id

    def _give(self, id: str) -> None:
        if id not in self.pending or self.wire is None:
            return
        self._write(self.pending[id])
        if (before := self.watches.get(id)) is not None:
            before.cancel()
        patience = 30.0 if self.pending[id]["do"] == "hint" else UNANSWERED
        self.watches[id] = self._later(patience * 2 ** min(self.renewed, DOUBLED), self._renew, self.wire)

    def _renew(self, wire: Wire) -> None:
        if self.wire is wire:
            self.renewed += 1
            self.drop()

    # What is heard -----------------------------------------------------------------------------------------------

    def take(self, wire: Wire, frame: bytes) -> None:
        """A frame has come."""
        if self.wire is not wire or self.gone.is_set():
            return
        self.world.note(self.name, frame)
        kind = msgspec.json.decode(frame)["is"]
        if kind != "beat":
            self.beats = b""
            self._hear(frame)
            return
        *whole, self.beats = (self.beats + msgspec.json.decode(frame)["text"].encode()).split(b"\n")
        for part in filter(None, whole):
            self._hear(part)

    def _hear(self, raw: bytes) -> None:
        frame = msgspec.json.decode(raw)
        kind = frame["is"]
        if kind == "table":
            self.history.check_table(frame)
            if frame["you"] != self.seat:
                self.world.complain(f"{self.name} was given seat {frame['you']}")
            self.info = frame
        elif kind == "state":
            self.shown = self.history.check_state(self.seat, raw, frame, self.shown)
            self.state = frame
        elif kind == "lines":
            self._lines(frame["from"], frame["lines"])
        elif kind in ("ok", "no", "hint"):
            self._answered(frame)
        elif kind == "said":
            self.history.check_said(self.seat, frame)
        elif kind == "ping":
            self._write({"do": "pong", "t": frame["t"], "hash": self.state.get("hash", "")})
            self._expect_ping()
        elif kind == "bye" and frame["code"] in FOR_GOOD:
            self.world.complain(f"{self.name} was sent away: {frame['code']}")

    def _lines(self, first: int, lines: list[Any]) -> None:
        if first > len(self.lines) and first > self.info.get("first", 0):
            self.world.complain(f"{self.name} has {len(self.lines)} lines and is told those from {first} on")
            self._hello()
            return
        self.history.check_lines(self.seat, first, lines)
        self.lines += [None] * (first - len(self.lines))
        self.lines[first:] = lines

    def _answered(self, frame: dict[str, Any]) -> None:
        id, code = frame["id"], frame.get("code", "")
        command = self.pending.get(id)
        before = self.answers.get(id)
        if before is not None and before != frame and code not in NOT_KEPT:
            self.world.complain(f"{id} was answered {before} and {frame}")
        if command is None:
            return
        self.renewed = 0
        self.watches[id].cancel()
        if frame["is"] == "no" and command["do"] in AGAIN.get(code, ()):
            asked = self.asked[id] = self.asked.get(id, 0) + 1
            self._later(PAUSES[min(asked, len(PAUSES)) - 1], self._give, id)
            return
        del self.pending[id]
        self.answers[id] = frame
        self.world.count(f"{command['do']} {frame['is']}")
        if command["do"] in LASTING and code not in NOT_KEPT and self.seat is not None:
            self.history.check_answer(self.seat, id, frame)

    # What is done ------------------------------------------------------------------------------------------------

    async def _act(self) -> None:
        while True:
            await asyncio.sleep(self.pace * self.chance.expovariate(1.0))
            if self.wire is None or len(self.pending) > 2 or not self.info:
                continue
            if self.seat is None:
                self._look_on()
            elif self.info["phase"] == "playing":
                self._play()
            else:
                await self._between_games()

    def _look_on(self) -> None:
        if self.chance.random() < 0.05 * self.world.fury:
            self.command("say", text=f"{self.name} says {self.commands}")
        elif self.chance.random() < 0.03 * self.world.fury:
            self.drop()

    def _play(self) -> None:
        # In the calm nobody talks: what only a chance word would wake stays asleep, and is noticed.
        draw = self.chance.random() if self.world.fury else 0.5
        asks = self.state.get("asks") or []
        if draw < 0.02 * self.world.fury:
            self.drop()
        elif draw < 0.06:
            self.command("say", text=f"{self.name} says {self.commands}")
        elif self.info["paused"] or (draw < 0.08 and len(self.info["seats"]) > 1):
            self.command("pause", paused=not self.info["paused"])
        elif self.state.get("may_undo") and draw < 0.15:
            self.command("undo")
        elif self.state.get("hints") and draw < 0.17:
            self.command("hint")
        elif asks:
            self._answer(self.chance.choice(asks), draw)

    def _answer(self, ask: dict[str, Any], draw: float) -> None:
        if not ask["options"] or (self.dozes and ask["kind"] == "vote"):
            return
        choice = self.chance.choice(ask["options"])["text"]
        if draw > 0.97:
            choice = "nonsense"
        if any(each["do"] == "play" and each.get("n") == ask["n"] for each in self.pending.values()) and draw < 0.9:
            return
        self.command("play", choice=choice, n=ask["n"])
        if 0.9 < draw < 0.94:
            self.command("play", choice=choice, n=ask["n"])

    async def _between_games(self) -> None:
        """Back to the lobby, and once more."""
        house = self.chance.choice(self.world.machines).house
        if house is None:
            return
        host = self.info["host"] == self.seat
        what = "ready" if self.info["phase"] == "lobby" else "rematch"
        if self.info["phase"] == "lobby" and host:
            what = "start"
        elif what == "rematch" and not host:
            return
        await self.world.request(house, self.table, what, self.seat or 0)

    # At the end --------------------------------------------------------------------------------------------------

    def behind(self) -> str:
        """What this client is still waiting for; nothing if it is shown what the log says."""
        old = [id for id in self.pending if self.world.loop.now - self.since[id] > 60]
        if old:
            return f"command {old[0]} is not answered: {self.pending[old[0]]}"
        if self.wire is None or self.gone.is_set():
            return "is not connected"
        state = self.history.state
        assert state is not None
        if self.info.get("round") != state.round or self.info.get("phase") != state.phase:
            return f"sees round {self.info.get('round')}, {self.info.get('phase')}"
        if state.phase in ("playing", "over"):
            if self.state.get("hash") != self.history.hashes[self.seat]:
                return f"sees another position than that of line {self.history.seq}"
            if len(self.lines) != len(self.history.told[self.seat]):
                return f"has heard {len(self.lines)} lines of {len(self.history.told[self.seat])}"
        return ""
