"""Clients whose socket ends at one node, the edge, while another owns their table.

At the owner such a client is a client like any other: a `Socket` with a `Connection`, whose line (`RemoteLine`) says
what it writes to the edge. All that one edge's clients hear in a turn of the loop is one message. The edge carries
frames between the bus and the socket and looks into none of them.

What is said in a session is numbered in each direction. Who misses a number ends the session: the client connects anew
and goes on where it was. A node that is silent has lost all its sessions.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any

from noctuary.server.errors import Busy, Closed, Elsewhere
from noctuary.server.metrics import METRICS
from noctuary.server.net import messages
from noctuary.server.net.line import Line
from noctuary.server.net.messages import NUMBER, Ended, Enter, Heard, Here, Hold, Left, Moved, Refused, Said
from noctuary.server.net.reading import Receive, read_frames, until_one_ends
from noctuary.server.net.sockets import LET_GO, Sockets, Visitor
from noctuary.server.table.connection import Connection
from noctuary.server.table.hub import Hub

if TYPE_CHECKING:
    from noctuary.server.net.node import Node

ROOM = 1 << 19
"""Bytes after which a bundle is full."""


class RemoteLine:
    """At the owner: the line of a client whose socket is at another node."""

    full = False
    """The edge has a queue for each client, and lets go of those who do not keep up."""

    def __init__(self, bundles: "Bundles", edge: str, session: str) -> None:
        self.bundles = bundles
        self.edge = edge
        self.session = session
        self.on_frame: Callable[[bytes], object] | None = None
        self.on_room: Callable[[], None] | None = None
        self.lost = asyncio.Event()
        self.told = 0
        self.heard = 0

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Hand frames to the edge, with all that others there hear in this turn."""
        told = list(frames)
        self.bundles.add(self.edge, (self.session, self.told, told))
        self.told += len(told)

    def take(self, said: Said) -> None:
        """A frame of the client, if it is the next one."""
        if said.n != self.heard or self.on_frame is None:
            self.abort()
            return
        self.heard += 1
        self.on_frame(said.frame)

    async def receive(self) -> bytes | None:
        """Nothing comes this way but the end."""
        await self.lost.wait()
        return None

    def unread(self) -> bool:
        return False

    def hold(self, held: bool) -> None:
        """Ask the edge to stop reading, or to go on."""
        self.bundles.flush()
        self.bundles.say(self.edge, Hold(self.session, held))

    def abort(self) -> None:
        """End it."""
        self.lost.set()


class Bundles:
    """What waits for each edge until the end of this turn of the loop."""

    def __init__(self, say: Callable[[str, messages.ToNode], None], room: int) -> None:
        self.say = say
        self.room = min(ROOM, room // 2)
        self.waiting: dict[str, list[tuple[str, int, list[bytes]]]] = {}

    def add(self, edge: str, part: tuple[str, int, list[bytes]]) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_soon(self.flush)
        self.waiting.setdefault(edge, []).append(part)

    def flush(self) -> None:
        """Say it all: one message for each edge, unless it is too long for one."""
        waiting, self.waiting = self.waiting, {}
        for edge, parts in waiting.items():
            begun: list[tuple[str, int, list[bytes]]] = []
            size = 0
            for part in parts:
                long = sum(map(len, part[2])) + 64
                if begun and size + long > self.room:
                    self.say(edge, Heard(begun))
                    begun, size = [], 0
                begun.append(part)
                size += long
            self.say(edge, Heard(begun))


class Guests:
    """At the owner: the clients of other nodes."""

    def __init__(self, node: "Node", hub: Hub, sockets: Sockets) -> None:
        self.node = node
        self.hub = hub
        self.sockets = sockets
        self.bundles = Bundles(node.say, node.bus.largest)
        self.lines: dict[str, RemoteLine] = {}
        self.arriving: set[str] = set()
        """Sessions that are being let in."""
        self.tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def enter(self, wanted: Enter, answer: Callable[[messages.Reply], None]) -> None:
        """Somebody wants to come in. What a bus has carried twice was asked once."""
        if wanted.session not in self.lines and wanted.session not in self.arriving:
            self.arriving.add(wanted.session)
            self.begin(self._serve(wanted, answer))

    async def _serve(self, wanted: Enter, answer: Callable[[messages.Reply], None]) -> None:
        line = RemoteLine(self.bundles, wanted.edge, wanted.session)
        who = Visitor(wanted.address, wanted.name, wanted.token, wanted.device)
        try:
            table = await self.hub.find(wanted.table)
            socket = await self.sockets.enter(table, line, who)
            if wanted.session not in self.arriving:
                line.abort()
        except Elsewhere:
            answer(Moved())
            return
        except Closed as closed:
            # A table that is on its way out of here will soon be found elsewhere.
            answer(Moved() if closed.code in ("stopping", "busy") else Refused(closed.code))
            return
        except Busy:
            answer(Moved())
            return
        finally:
            self.arriving.discard(wanted.session)
        self.lines[wanted.session] = line
        answer(Here())
        try:
            await socket.run(line.receive)
        finally:
            del self.lines[wanted.session]
            self.bundles.flush()
            self.node.say(wanted.edge, Ended(wanted.session, socket.connection.empty.is_set()))

    def said(self, said: Said, edge: str) -> None:
        """A frame of one of them."""
        line = self.lines.get(said.session)
        if line is None:
            self.node.say(edge, Ended(said.session))
        else:
            line.take(said)

    def left(self, session: str) -> None:
        """One has gone."""
        if (line := self.lines.get(session)) is not None:
            line.abort()
        self.arriving.discard(session)  # The edge gave up while its table was being opened.

    def lost(self, edge: str) -> None:
        """A node has gone, with all its clients."""
        for line in list(self.lines.values()):
            if line.edge == edge:
                line.abort()


class Relay:
    """At the edge: a client whose table another node owns."""

    def __init__(self, relays: "Relays", session: str, owner: str, line: Line) -> None:
        self.relays = relays
        self.session = session
        self.owner = owner
        self.line = line
        self.connection = Connection(None, "", line, relays.sockets.outbox.add)
        line.on_room = self.connection.flush
        self.heard = 0
        self.said = 0

    def hear(self, first: int, frames: list[bytes]) -> None:
        """Frames of the table, if they are the next ones."""
        if first != self.heard:
            METRICS.lost.inc()
            self.end()
            return
        self.heard += len(frames)
        for frame in frames:
            self.connection.push(frame)

    def take(self, frame: bytes) -> None:
        """A frame of the client."""
        if not self.connection.closing:
            self.relays.node.say(self.owner, Said(self.session, self.said, frame))
            self.said += 1

    def end(self) -> None:
        """The owner does not know this client any more, or something was missed: it comes back."""
        self.connection.close("stopping")

    def part(self) -> None:
        """The owner has said goodbye: that is the last thing the client hears."""
        if not self.connection.closing:
            self.connection.closing = "told"
            self.connection.over.set()
            self.connection.flush()

    async def run(self, receive: Receive) -> None:
        """Until one side has had enough."""
        try:
            await until_one_ends(read_frames(self.line, self.connection, receive, self.take), self.farewell())
        finally:
            self.connection.closing = self.connection.closing or "left"

    async def farewell(self) -> None:
        """A client that is being let go has a moment to take what waits for it."""
        await self.connection.over.wait()
        await asyncio.wait({asyncio.create_task(self.connection.empty.wait())}, timeout=LET_GO)


class Relays:
    """At the edge: all clients of tables that other nodes own."""

    def __init__(self, node: "Node", sockets: Sockets) -> None:
        self.node = node
        self.sockets = sockets
        self.all: dict[str, Relay] = {}
        self.count = 0

    def __len__(self) -> int:
        return len(self.all)

    async def serve(self, owner: str, table: str, line: Line, who: Visitor, receive: Receive) -> bool:
        """Serve a client at a table of another node; whether that was the right one. `Closed` if it is not let in."""
        self.count += 1
        session = f"{self.node.name}.{self.count}"
        relay = self.all[session] = Relay(self, session, owner, line)
        try:
            answer = await self.node.ask(owner, Enter(NUMBER, self.node.name, session, table, *who))
            if isinstance(answer, Refused):
                raise Closed(answer.code)
            if not isinstance(answer, Here):
                return False
            await relay.run(receive)
            return True
        finally:
            del self.all[session]
            # Whether or not it was let in: an answer may have been lost.
            self.node.say(owner, Left(session))

    def heard(self, heard: Heard) -> None:
        """What some clients are to hear."""
        for session, first, frames in heard.parts:
            if (relay := self.all.get(session)) is not None:
                relay.hear(first, frames)

    def hold(self, session: str, held: bool) -> None:
        """Read no more from a client, or go on."""
        if (relay := self.all.get(session)) is not None:
            relay.line.hold(held)

    def ended(self, ended: Ended) -> None:
        """The owner has let a client go."""
        if (relay := self.all.get(ended.session)) is not None:
            (relay.part if ended.goodbye else relay.end)()

    def lost(self, owner: str) -> None:
        """A node has gone, and with it the tables of these clients."""
        for relay in list(self.all.values()):
            if relay.owner == owner:
                relay.end()
