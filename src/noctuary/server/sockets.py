"""A client's socket: frames in, frames out, a heartbeat, and an answer to everything."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from noctuary.server.commands import Command
from noctuary.server.connection import Connection
from noctuary.server.doors import AGAIN, Busy, Closed
from noctuary.server.guard import address_of, same_origin
from noctuary.server.hub import Hub
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.protocol import AHEAD, EXTENSION, Frames
from noctuary.server.state import hashed
from noctuary.server.table import Table
from noctuary.server.wire import (
    FRAME_LIMIT,
    VERSION,
    ByeFrame,
    Hello,
    Hint,
    NoFrame,
    Pause,
    Ping,
    Pong,
    PongFrame,
    Say,
    decode,
    encode,
)

COUNTED = {Say: "say", Hint: "hint", Pause: "pause"}
"""What is counted by its speaker, and under what name."""
LOOKING_ON = 64
"""Most sockets of spectators at one table."""
IN_A_SEAT = 8
"""Most sockets of one seat: whoever looks on, players get in."""
LET_GO = 2.0
"""Seconds a client has to take its goodbye."""


class Socket:
    """One client from accept to close."""

    def __init__(
        self, websocket: WebSocket, table: Table, connection: Connection, hub: Hub, limits: Limits, speaker: str
    ) -> None:
        self.websocket = websocket
        self.heart = hub.heart
        self.company = hub.company
        self.table = table
        self.connection = connection
        self.limits = limits
        self.sink: Frames = websocket.scope["extensions"][EXTENSION]
        self.begun = 0
        """What this client has asked for and what is not done yet."""
        self.name = f"{id(self):x}"
        self.speaker = speaker
        """Whose words are counted: a seat's, however many sockets it opens, or those from a spectator's device."""
        self.seen = time.monotonic()

    async def run(self) -> None:
        """Until one side has had enough."""
        self.table.connect(self.connection)
        self.company.enter(self.table.id)
        self.heart.add(self)
        tasks = [asyncio.create_task(work()) for work in (self.read, self.farewell)]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.company.leave(self.table.id)
            self.heart.remove(self)
            METRICS.closed[self.connection.closing or "left"] += 1
            self.connection.closing = self.connection.closing or "left"
            self.table.disconnect(self.connection)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.websocket.close(), 1)

    async def read(self) -> None:
        """Take frames in, one after the other: first those that came before the table was found, then each at once."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while not self.connection.closing:
                if self.sink.queue.empty():
                    self.sink.on_frame = self.take
                message = await self.websocket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                self.take(message.get("bytes") or b"" if text is None else text.encode())

    def take(self, frame: bytes) -> None:
        """See that a frame is answered, whatever it is."""
        self.begin()
        self.company.come(self.table.id, self.let_in, frame)

    def let_in(self, frame: bytes) -> None:
        """Answer a frame at last."""
        try:
            self.answer(frame)
        finally:
            self.ended()

    def answer(self, frame: bytes) -> None:
        """What takes a while is begun here, in the order in which it came."""
        self.seen = time.monotonic()
        if self.connection.closing:
            return
        if len(frame) > FRAME_LIMIT:
            self.refuse(id_of(frame), "too_long")
            return
        if not self.limits.allow("frame", token=self.name):
            METRICS.limited["frame"] += 1
            self.refuse(id_of(frame), "too_many")
            return
        try:
            message = decode(frame)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self.refuse(id_of(frame), "request")
            return
        connection = self.connection
        if isinstance(message, Hello):
            self.await_end(self.table.begin(self.hello(message)))
        elif isinstance(message, Ping):
            connection.send(PongFrame(message.t))
        elif isinstance(message, Pong):
            self.table.mend(connection, message.hash)
        elif not self.may_speak(message):
            self.refuse(id_of(frame), "too_many")
        else:
            self.await_end(self.table.commands.take(connection, message))

    def may_speak(self, message: Command) -> bool:
        """Whether what is counted does not come too often. A repeat is no second word."""
        kind = COUNTED.get(type(message))
        seat = self.connection.seat
        if kind is None or self.table.state.answered(seat, self.connection.voice + message.id):
            return True
        address = address_of(self.websocket) if seat is None else ""
        return self.limits.allow(kind, token=self.speaker, address=address)

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
        METRICS.commands[code] += 1
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


async def serve_socket(websocket: WebSocket, hub: Hub, limits: Limits) -> None:
    """Let a client in, or say why not."""
    address = address_of(websocket)
    if not same_origin(websocket.headers):
        await websocket.close(4403)
        return
    device = websocket.cookies.get("device", "")[:64]
    if not limits.allow("socket", address=address, token=device):
        METRICS.limited["socket"] += 1
        await websocket.close(4429)
        return
    await websocket.accept()
    if not limits.come(address, hub.settings.sockets):
        METRICS.limited["open"] += 1
        await turn_away(websocket, "too_many")
        return
    try:
        await (await entered(websocket, hub, limits, device or address)).run()
    except Closed as closed:
        await turn_away(websocket, closed.code)
    finally:
        limits.go(address)


async def turn_away(websocket: WebSocket, code: str) -> None:
    """Say why somebody is not let in. Who does not go by themselves is put out."""
    sink: Frames = websocket.scope["extensions"][EXTENSION]
    with contextlib.suppress(Exception):
        await websocket.send({"type": "websocket.send", "text": encode(ByeFrame(code)).decode()})
        await websocket.close()
        await asyncio.sleep(LET_GO)
        sink.transport.abort()


async def entered(websocket: WebSocket, hub: Hub, limits: Limits, who: str) -> Socket:
    """A client at its table, in its seat or looking on."""
    table = await hub.find(websocket.path_params["table"])
    token = websocket.cookies.get("seat", "")
    try:
        async with table.lock:
            await table.fresh()  # Who was sent away, or came, is known when it is stored.
            seat = table.state.seat_of(token) if token else None
    except Busy:
        raise Closed("busy") from None
    alike = sum(each.seat == seat for each in table.connections)
    if alike >= (LOOKING_ON if seat is None else IN_A_SEAT) or len(hub.heart) >= hub.settings.sockets:
        raise Closed("too_many")
    sink: Frames = websocket.scope["extensions"][EXTENSION]
    connection = Connection(seat, hashed(token) if seat is not None else "", sink, hub.post)
    connection.voice = hashed(who)[:12] + " " if seat is None else ""
    sink.on_room = connection.flush
    if token and seat is None:
        connection.send(NoFrame("hello", "token"))
    speaker = f"{table.id} {who if seat is None else seat}"
    return Socket(websocket, table, connection, hub, limits, speaker)
