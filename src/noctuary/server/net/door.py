"""Before anybody has said who they are.

How many connections are open and from where, how long a request may be, and how long it may take to come.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address, ip_network
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from noctuary.server.limits import SHARED, neighbourhood
from noctuary.server.metrics import METRICS
from noctuary.server.net.protocol import Frames

LINE: Final = 4 * 1024
"""Longest request line, in bytes."""
HEAD: Final = 16 * 1024
"""Longest head of a request: its line and all headers."""
HEADERS: Final = 64
"""Most headers."""
WHOLE: Final = 256 * 1024
"""Longest request. What an endpoint takes is less; this holds for what nobody reads."""
IN_TIME = 10.0
"""Seconds in which a request has to have come, whole."""
TAKEN = 300.0
"""Seconds in which its answer has to have been taken."""


class Door:
    """All connections of a server, whatever they are for."""

    def __init__(self, room: int, proxies: str | Iterable[str] = (), share: bool = True) -> None:
        self.room = room
        """How many may be open; the rest of the files that a process may have is for the house itself."""
        self.share = max(1, room // SHARED) if share else room
        """How many of them one address may hold."""
        self.proxies = proxies.split(",") if isinstance(proxies, str) else list(proxies)
        """Whose connections are those of many: they are not counted as one address."""
        self.open = 0
        self.by_address: Counter[str] = Counter()

    def come(self, address: str) -> str | None:
        """Whether one more connection from an address may be open: the name under which it is counted until it goes."""
        near = "" if self._is_proxy(address) else neighbourhood(address)
        if self.open >= self.room or (near and self.by_address[near] >= self.share):
            METRICS.limited.labels("connection").inc()
            return None
        self.open += 1
        self.by_address[near] += 1
        return near

    def go(self, near: str) -> None:
        """It is closed."""
        self.open -= 1
        self.by_address[near] -= 1
        if not self.by_address[near]:
            del self.by_address[near]

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return True  # A socket of this machine.
        return any(
            each.strip() == "*" or (is_address(each) and found in ip_network(each.strip(), strict=False))
            for each in self.proxies
        )


def is_address(text: str) -> bool:
    """Whether it is an address, or a network of them."""
    try:
        ip_network(text.strip(), strict=False)
    except ValueError:
        return False
    return True


class TooLarge(Exception):
    """The head of a request is longer than anybody's."""


class Requests(HttpToolsProtocol):
    """uvicorn's HTTP, with an end to how much may come before it is looked at. (h11's own limit is not asked here.)"""

    door: Door
    near: str | None = None
    timer: asyncio.TimerHandle | None = None
    status = 400
    pending = 0
    """Bytes that have come since the head of this request began, or since there was none."""
    head = 0
    lines = 0
    in_head = True

    def connection_made(self, transport: Any) -> None:
        """Let somebody in, if there is room."""
        super().connection_made(transport)
        self.logger = logging.getLogger("noctuary.requests")  # Nobody can fill the log by sending nonsense.
        self.near = self.door.come(self.client[0] if self.client else "")
        if self.near is None:
            transport.abort()
        else:
            self._arm(IN_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        near, self.near = self.near, None
        if near is not None:
            self.door.go(near)

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self.timer = self.loop.call_later(seconds, self._late)

    def _disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _late(self) -> None:
        METRICS.limited.labels("late").inc()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read on, unless it is too much."""
        if self.transport.is_closing():
            return
        if self.timer is None:
            self._arm(IN_TIME)
        super().data_received(data)
        self.pending += len(data)
        if self.pending > (HEAD if self.in_head else WHOLE) and not self.transport.is_closing():
            self.status = 431 if self.in_head else 413
            self.send_400_response("The request is too large.")

    def on_message_begin(self) -> None:
        """Another request."""
        super().on_message_begin()
        self.pending = self.head = self.lines = 0
        self.in_head = True

    def on_url(self, url: bytes) -> None:
        """A piece of the request line."""
        super().on_url(url)
        self.head += len(url)
        if self.head > LINE:
            self.status = 414
            raise TooLarge

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or a trailer."""
        self.lines += 1
        self.head += len(name) + len(value) + 4
        if self.lines > HEADERS or self.head > HEAD:
            self.status = 431
            raise TooLarge
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """All of the head has come."""
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All of the request has come."""
        self._arm(TAKEN)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """It was answered. uvicorn waits for the next one."""
        self._disarm()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a socket: that is counted here until it goes, and has a heartbeat of its own."""
        self._disarm()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        if isinstance(socket, Frames):
            socket.on_lost = self._leave

    def send_400_response(self, msg: str) -> None:
        """Say no, and close."""
        if self.status == 400:
            super().send_400_response(msg)
            return
        METRICS.limited.labels("head").inc()
        body = b"connection: close\r\ncontent-length: 0\r\n\r\n"
        self.transport.write(STATUS_LINE[self.status] + body)
        self.transport.close()


def requests(door: Door) -> type[Requests]:
    """The protocol of one server, at its own door."""
    return type("Requests", (Requests,), {"door": door})
