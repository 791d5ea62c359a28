"""A WebSocket that writes all the frames that wait for a client at once, and hands on each that comes at once.

Measured with five sockets a table, a third of the server's time went into writing eleven frames for a move, one system
call each. Here everything a client is to hear in one turn of the loop goes out in one call, without the layers between;
what it says goes straight to whoever answers, without a queue and a task that reads it; and reading is paused for a
client that runs ahead only.
"""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from noctuary.server.net.line import AHEAD, EXTENSION

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask


def header(size: int) -> bytes:
    """The head of a whole text frame from a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


def plain(data: bytes) -> list[bytes] | None:
    """The texts in `data`, if it is whole, short, unbroken text frames of a client and nothing else: nearly always."""
    texts = []
    at, end = 0, len(data)
    while at < end:
        start = at + 6
        if data[at] != 0x81 or start > end or not 0x80 <= data[at + 1] <= 0xFE:
            return None
        size = data[at + 1] - 0x80
        if size == 126:
            start = at + 8
            size = int.from_bytes(data[at + 2 : at + 4], "big")
            if size < 126:
                return None
        at = start + size
        if at > end:
            return None
        texts.append(apply_mask(data[start:at], data[start - 4 : start]))
    return texts


class Frames(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, with `write_frames`. The application finds it in the scope, under `EXTENSION`."""

    full = False
    """The client does not keep up: nothing more is written until it does."""
    on_room: Callable[[], None] | None = None
    """Called when there is room again."""
    quick = True
    """All that came since the handshake was plain, so what comes next begins a frame."""
    on_frame: Callable[[bytes], object] | None = None
    """Called with each message; without it they wait in the queue that an application reads."""

    on_lost: Callable[[], None] | None = None
    """Called when the connection is gone."""

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Let the application find us."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Take plain texts in on the spot. The library reads all else, and keeps a socket that has sent any of it."""
        if self.quick and self.handshake_initiated:
            texts = plain(data)
            if texts is None:
                self.quick = False
            elif self.on_frame is not None and self.conn.state is OPEN:
                for text in texts:
                    if not self.close_sent:
                        self.on_frame(text)
                return
        super().data_received(data)

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Send texts, each a frame. What is written after the end goes nowhere, as on every socket."""
        if self.disconnected or self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return
        parts: list[bytes] = []
        for frame in frames:
            parts += (header(len(frame)), frame)
        self.transport.write(b"".join(parts))

    def pause_writing(self) -> None:
        """The buffer is full."""
        self.full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """There is room again."""
        self.full = False
        super().resume_writing()
        if self.on_room is not None:
            self.on_room()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. uvicorn stops reading at each one, which costs two system calls a message."""
        if self.on_frame is not None:
            data, self.frames = b"".join(self.frames), []
            if not self.close_sent:
                self.on_frame(data)
            return
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def hold(self, held: bool) -> None:
        """Stop reading, or go on."""
        if held != self.read_paused and not self.transport.is_closing():
            self.read_paused = held
            (self.transport.pause_reading if held else self.transport.resume_reading)()

    def unread(self) -> bool:
        """Whether messages wait that came before anybody took them."""
        return not self.queue.empty()

    def abort(self) -> None:
        """End it without a word."""
        self.transport.abort()
