"""A client's socket: frames in, frames out, a heartbeat, and an answer to everything."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from noctuary.server.errors import AGAIN, Busy, Closed
from noctuary.server.limits import RATES, Limits, neighbourhood
from noctuary.server.metrics import METRICS
from noctuary.server.net.heartbeat import Heartbeat
from noctuary.server.net.line import AHEAD, Line
from noctuary.server.net.reading import Receive, read_frames, until_one_ends
from noctuary.server.settings import Settings
from noctuary.server.table.connection import Connection, Outbox
from noctuary.server.table.state import hashed
from noctuary.server.table.table import Command, Table
from noctuary.server.table.wire import (
    FRAME_LIMIT,
    VERSION,
    Hello,
    Hint,
    Look,
    NoFrame,
    Pause,
    Ping,
    Pong,
    PongFrame,
    Say,
    decode,
)

COUNTED = {Say: "say", Hint: "hint", Pause: "pause"}
"""What is counted by its speaker, and under what name."""
LOOKING_ON = 64
"""Most sockets of spectators at one table."""
IN_A_SEAT = 8
"""Most sockets of one seat: whoever looks on, players get in."""
LET_GO = 2.0
"""Seconds a client has to take its goodbye."""
FRAMES = RATES["frame"]
"""How many frames may come at once, and how many a second after that."""


class Visitor(NamedTuple):
    """Somebody at the other end of a socket, as far as they told."""

    address: str
    name: str
    """What a spectator is known by: their device, or else their address."""
    token: str
    """The token of a seat, or nothing."""
    device: str = ""
    """The hash by which their device is known, or nothing."""


class Socket:
    """One client from accept to close."""

    def __init__(self, sockets: "Sockets", table: Table, connection: Connection, sink: Line, who: Visitor) -> None:
        self.heartbeat = sockets.heartbeat
        self.limits = sockets.limits
        self.table = table
        self.connection = connection
        self.sink = sink
        self.address = who.address
        self.device = who.device
        self.begun = 0
        """What this client has asked for and what is not done yet."""
        self.frames_left: float = FRAMES[0]
        """How many frames may come at once, now."""
        self.speaker = f"{table.id} {who.name if connection.seat is None else connection.seat}"
        """Whose words are counted: a seat's, however many sockets it opens, or those from a spectator's device."""
        self.seen = self.counted = self.table.settings.now()

    async def run(self, receive: Receive) -> None:
        """Until one side has had enough."""
        self.table.connect(self.connection)
        self.heartbeat.add(self)
        try:
            await until_one_ends(read_frames(self.sink, self.connection, receive, self.take), self.farewell())
        finally:
            self.heartbeat.remove(self)
            METRICS.closed.labels(self.connection.closing or "left").inc()
            self.connection.closing = self.connection.closing or "left"
            self.table.disconnect(self.connection)

    def take(self, frame: bytes) -> None:
        """See that a frame is answered, whatever it is."""
        self.begin()
        try:
            self.answer(frame)
        finally:
            self.ended()

    def answer(self, frame: bytes) -> None:
        """What takes a while is begun here, in the order in which it came."""
        self.seen = self.table.settings.now()
        if self.connection.closing:
            return
        if len(frame) > FRAME_LIMIT:
            self.refuse(id_of(frame), "too_long")
            return
        if self._too_many():
            METRICS.limited.labels("frame").inc()
            self.refuse(id_of(frame), "too_many")
            return
        try:
            message = decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self.refuse(id_of(frame), "request")
            return
        connection = self.connection
        if isinstance(message, Hello):
            self.await_end(self.table.spawn(self.hello(message)))
        elif isinstance(message, Ping):
            connection.send(PongFrame(message.t))
        elif isinstance(message, Look):
            connection.visible = message.visible
        elif isinstance(message, Pong):
            self.table.mend(connection, message.hash)
        elif not self.may_speak(message):
            self.refuse(id_of(frame), "too_many")
        else:
            self.await_end(self.table.take(connection, message))

    def _too_many(self) -> bool:
        """Whether this client sends more than a person can; if not, this frame is counted. As in `Limits`."""
        size, rate = FRAMES
        self.frames_left = min(size, self.frames_left + (self.seen - self.counted) * rate)
        self.counted = self.seen
        if self.limits.on and self.frames_left < 1:
            return True
        self.frames_left -= 1
        return False

    def may_speak(self, message: Command) -> bool:
        """Whether what is counted does not come too often. A repeat is no second word."""
        kind = COUNTED.get(type(message))
        seat = self.connection.seat
        if kind is None or self.table.state.answered(seat, self.connection.voice + message.id):
            return True
        if seat is not None:
            return self.limits.allow(kind, token=self.speaker)
        # A device is theirs to invent, an address is not.
        together = f"{self.table.id} {neighbourhood(self.address)}"
        return self.limits.allow("onlookers", token=together) and self.limits.allow(
            kind, token=self.speaker, address=self.address
        )

    def await_end(self, task: "asyncio.Task[None] | None") -> None:
        """What was begun here is done when the task is."""
        if task is not None:
            self.begin()
            task.add_done_callback(self.ended)

    def begin(self) -> None:
        """Nothing more is read from a client that has begun too much at once, until something of it is done."""
        self.begun += 1
        if self.begun == AHEAD:
            self.sink.hold(True)

    def ended(self, _: object = None) -> None:
        """One thing less."""
        self.begun -= 1
        if self.begun == AHEAD - 1:
            self.sink.hold(False)

    async def hello(self, message: Hello) -> None:
        """Greet a client that speaks our version."""
        if message.version not in ("", VERSION):
            self.connection.close("version")
            return
        while not self.connection.closing:
            try:
                await self.table.greet(self.connection, message)
            except Busy:
                await asyncio.sleep(AGAIN)
            except Closed as closed:
                self.connection.close(closed.code)
            else:
                return

    def refuse(self, id: str, code: str) -> None:
        """Say no."""
        METRICS.commands.labels(code).inc()
        self.connection.send(NoFrame(id, code))

    def pulse(self, due: float, ping: bytes) -> None:
        """Ask again; who says nothing for too long is gone, with no goodbye that nobody would hear.

        Nobody is blamed for the time in which we were held up ourselves, by a disk that hung.
        """
        if due - self.seen > 2.5 * self.table.settings.heartbeat:
            self.connection.closing = "silent"
            self.connection.empty.set()
            self.connection.over.set()
        else:
            self.connection.push(ping)

    async def farewell(self) -> None:
        """A client that is being let go has a moment to take the goodbye."""
        await self.connection.over.wait()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.connection.empty.wait(), LET_GO)


def id_of(frame: str | bytes) -> str:
    """The id of a message that could not be read, if at least that can."""
    try:
        found: Any = msgspec.json.decode(frame)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id[:64] if isinstance(id, str) else ""


class Sockets:
    """All sockets of a server, and what they share."""

    def __init__(self, settings: Settings, limits: Limits) -> None:
        self.settings = settings
        self.limits = limits
        self.outbox = Outbox()
        self.heartbeat = Heartbeat(settings.heartbeat, self.outbox, settings.now)

    def __len__(self) -> int:
        return len(self.heartbeat)

    def stop(self) -> None:
        """Ask nobody any more."""
        self.heartbeat.stop()

    def send_away(self, unwanted: Callable[[str, str], bool]) -> None:
        """Close the sockets of all from an unwanted address or device."""
        for each in self.heartbeat.everybody():
            if isinstance(each, Socket) and unwanted(each.address, each.device):
                each.connection.close("banned")

    async def enter(self, table: Table, sink: Line, who: Visitor) -> Socket:
        """A client at a table, in its seat or looking on; `Closed` if there is no room."""
        try:
            async with table.lock:
                await table.fresh()  # Who was sent away, or came, is known when it is stored.
                seat = table.state.seat_of(who.token) if who.token else None
        except Busy:
            raise Closed("busy") from None
        alike = sum(each.seat == seat for each in table.connections)
        if alike >= (LOOKING_ON if seat is None else IN_A_SEAT) or len(self) >= self.settings.sockets:
            raise Closed("too_many")
        holder = hashed(who.token) if seat is not None else ""
        connection = Connection(seat, holder, sink, self.outbox.add)
        connection.voice = hashed(who.name)[:12] + " " if seat is None else ""
        connection.address = neighbourhood(who.address)
        if seat is None and table.onlookers.refused(connection):
            raise Closed("gone")
        sink.on_room = connection.flush
        if who.token and seat is None:
            connection.send(NoFrame("hello", "token"))
        return Socket(self, table, connection, sink, who)
