"""One client's end of the table: a bounded queue that is emptied into its socket. A slow phone never slows the room.

All that a client is to hear in a turn of the loop goes out in one call, at its end (`Outbox`).
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from noctuary.core.effects import Seat
from noctuary.server.table.wire import AnyFrame, BeatFrame, ByeFrame, encode

log = logging.getLogger("noctuary.outbox")

QUEUE = 256
"""Frames that may wait for a client before it is let go. It resumes where it was when it comes back."""

BEAT_SIZE = 8192
"""Bytes of every frame while eyes are closed."""
BEAT_TEXT = 4000
"""Most characters of ordinary frames that one beat carries."""


class Sink(Protocol):
    """Where frames go: the socket."""

    full: bool

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Write them at once."""
        ...


Wake = Callable[["Connection"], None]
"""Sees to it that `flush` is called soon."""


class Connection:
    """A socket's queue and what was already sent over it. Without a socket, frames stay in the queue."""

    def __init__(self, seat: Seat | None, holder: str = "", sink: Sink | None = None, wake: Wake | None = None) -> None:
        self.seat = seat
        self.holder = holder
        """Who held the seat when this client came: the hash of their token."""
        self.voice = ""
        """Who looks on: nobody else's commands are theirs, whatever ids they give them."""
        self.address = ""
        """Where it comes from, as far as that is counted."""
        self.sink = sink
        self.wake = wake
        self.queue: deque[bytes] = deque()
        self.flushing = False
        self.greeted = False
        self.visible = True
        """Whether somebody looks at it, as far as the client says."""
        self.heard = 0
        """The number of the last line that was sent."""
        self.state = ""
        """The hash of the last state that was sent."""
        self.table = b""
        """The last table frame that was sent."""
        self.people: tuple[Any, ...] = ()
        """What that frame was made from."""
        self.held = ""
        """Frames that wait for the next beats, one a line."""
        self.begun = ""
        """The part of the first of them that went with the last beat."""
        self.veiled = False
        self.over = asyncio.Event()
        """It is being closed."""
        self.empty = asyncio.Event()
        """It is being closed, and the goodbye was written."""
        self.closing = ""
        """Why it is being closed, once it is."""

    def send(self, frame: AnyFrame) -> None:
        self.push(encode(frame))

    def push(self, frame: bytes) -> None:
        """Send an encoded frame: now, or with the next beat."""
        if self.veiled:
            self.held += frame.decode() + "\n"
        else:
            self._put(frame)

    def _put(self, frame: bytes) -> None:
        if self.closing:
            return
        if len(self.queue) >= QUEUE:
            self.flush()  # So much may come in one turn of the loop; it is slow if it does not take it.
        if len(self.queue) >= QUEUE:
            self.close("slow")
            return
        self.queue.append(frame)
        if not self.flushing:
            self._wake()

    def _wake(self) -> None:
        """Write soon, with all that comes until then."""
        if self.wake is not None:
            self.flushing = True
            self.wake(self)

    def flush(self) -> None:
        """Write what waits, if the client takes it."""
        self.flushing = False
        if self.sink is None or self.sink.full:
            return
        if self.queue:
            self.sink.write_frames(self.queue)
            self.queue.clear()
        if self.closing:
            self.empty.set()

    def close(self, code: str) -> None:
        """Say goodbye as the last thing; what was waiting is dropped if the client is too slow to take it."""
        if self.closing:
            return
        if code == "slow":
            self.queue.clear()
        self.queue.append(encode(ByeFrame(code)))
        self.closing = code
        if not self.flushing:
            self._wake()
        self.over.set()

    def veil(self, veiled: bool) -> None:
        """Eyes close or open. What was held back comes out at once when they open."""
        if self.veiled and not veiled:
            held, self.held, self.begun = self.begun + self.held, "", ""
            for line in filter(None, held.split("\n")):
                self._put(line.encode())
        self.veiled = veiled

    def beat(self) -> None:
        """Send one frame of fixed size with as much of what is held as fits."""
        size = BEAT_TEXT
        while True:
            frame = encode(BeatFrame(self.held[:size], ""))
            if len(frame) <= BEAT_SIZE:
                break
            size = size * 3 // 4
        self.begun = (self.begun + self.held[:size]).rsplit("\n", 1)[-1]
        self.held = self.held[size:]
        self._put(frame[:-2] + b"." * (BEAT_SIZE - len(frame)) + frame[-2:])


class Outbox:
    """The clients for whom something waits."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []
        self.held = False
        """Somebody collects, and calls `deliver` at the end."""

    def add(self, connection: Connection) -> None:
        """Write to this client soon, with all that comes until then."""
        if not self.waiting and not self.held:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.waiting.append(connection)

    def deliver(self) -> None:
        waiting, self.waiting, self.held = self.waiting, [], False
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                log.exception("a socket could not be written to")  # The others hear what they are to hear.
