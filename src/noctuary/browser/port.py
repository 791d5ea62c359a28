"""The way from a page to the house beside it: requests and sockets as messages.

The server's own application answers, and cannot tell that there is no network. Cookies, which a browser would keep from
the page, are kept here.
"""

import asyncio
from collections.abc import Callable, Iterable
from http.cookies import SimpleCookie
from typing import Any, NamedTuple

import msgspec

from noctuary.browser.shelf import Keeper
from noctuary.server.net.line import EXTENSION

HOST = "here"
"""What the house is called by its page."""
Post = Callable[[str], object]
"""Tells the page something, as JSON."""


class Answer(NamedTuple):
    """What a request is answered."""

    status: int
    kind: str
    body: bytes


class Cookies:
    """The cookies of this browser's own house: one for the device, one a table for its seat."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.kept: dict[str, dict[str, str]] = {}
        """By path, then by name."""

    async def load(self) -> None:
        """Read what was kept."""
        self.kept = msgspec.json.decode(await self.keeper.note("cookies") or "{}", type=dict[str, dict[str, str]])

    def header(self, path: str) -> str:
        """What is sent along to a path."""
        found: dict[str, str] = {}
        for under, cookies in sorted(self.kept.items()):
            if path == under or path.startswith(under.rstrip("/") + "/"):
                found |= cookies
        return "; ".join(f"{name}={value}" for name, value in found.items())

    async def take(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        """Keep what an answer sets, and forget what it lets run out."""
        changed = False
        for name, value in headers:
            if name.lower() != b"set-cookie":
                continue
            for cookie in SimpleCookie(value.decode()).values():
                changed = True
                there = self.kept.setdefault(cookie["path"] or "/", {})
                if cookie["max-age"] == "0" or not cookie.value:
                    there.pop(cookie.key, None)
                else:
                    there[cookie.key] = cookie.value
        if changed:
            await self.keeper.keep("cookies", msgspec.json.encode(self.kept).decode())


class PortLine:
    """One socket of the page. Nothing is slow between two ends of one memory, so nothing is ever full."""

    full = False

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.post = post
        self.on_frame: Callable[[bytes], object] | None = None
        self.on_room: Callable[[], None] | None = None
        self.queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.queue.put_nowait({"type": "websocket.connect"})
        self.over = False

    def unread(self) -> bool:
        """Whether messages wait that came before anybody took them."""
        return not self.queue.empty()

    def hold(self, held: bool) -> None:
        """The page's own messages wait in no buffer of ours."""

    def abort(self) -> None:
        """End it without a word."""
        self.end()

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Tell the page all of it at once."""
        if not self.over:
            self.tell("frames", [frame.decode() for frame in frames])

    def tell(self, what: str, value: Any = None) -> None:
        """Tell the page something of this line."""
        self.post(msgspec.json.encode({"line": self.number, what: value}).decode())

    def take(self, text: str) -> None:
        """The page says something."""
        if self.over:
            return
        if self.on_frame is not None:
            self.on_frame(text.encode())
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    def end(self) -> None:
        """The page has hung up, or we have."""
        if not self.over:
            self.over = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1001})

    async def send(self, message: dict[str, Any]) -> None:
        """What the application says to a socket that it does not write to itself."""
        if message["type"] == "websocket.accept":
            self.tell("open")
        elif message["type"] == "websocket.send":
            self.write_frames([message["text"].encode()])
        elif message["type"] == "websocket.close" and not self.over:
            self.end()
            self.tell("closed", message.get("code", 1000))


class Port:
    """Carries requests and sockets to an application."""

    def __init__(self, app: Any, cookies: Cookies, post: Post) -> None:
        self.app = app
        self.cookies = cookies
        self.post = post
        self.lines: dict[int, PortLine] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def scope(self, kind: str, path: str) -> dict[str, Any]:
        """What a server would say of a request."""
        path, _, query = path.partition("?")
        headers = [(b"host", HOST.encode()), (b"cookie", self.cookies.header(path).encode())]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 0),
            "server": (HOST, 80),
            "extensions": {},
        }

    async def ask(self, method: str, path: str, body: str) -> Answer:
        """A request, answered."""
        scope = {**self.scope("http", path), "method": method, "scheme": "http"}
        asked = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        started: dict[str, Any] = {}
        parts: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                started.update(message)
            else:
                parts.append(message.get("body", b""))

        await self.app(scope, receive, send)
        headers = [(bytes(name), bytes(value)) for name, value in started["headers"]]
        await self.cookies.take(headers)
        kind = next((value.decode() for name, value in headers if name.lower() == b"content-type"), "")
        return Answer(started["status"], kind, b"".join(parts))

    def open(self, number: int, path: str) -> None:
        """The page opens a socket."""
        line = self.lines[number] = PortLine(number, self.post)
        scope = {**self.scope("websocket", path), "scheme": "ws", "subprotocols": [], "extensions": {EXTENSION: line}}
        task = asyncio.ensure_future(self._serve(line, scope))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, line: PortLine, scope: dict[str, Any]) -> None:
        try:
            await self.app(scope, line.queue.get, line.send)
        finally:
            self.lines.pop(line.number, None)
            if not line.over:
                line.end()
                line.tell("closed", 1000)

    def take(self, number: int, text: str) -> None:
        """The page says something over a socket."""
        if (line := self.lines.get(number)) is not None:
            line.take(text)

    def close(self, number: int) -> None:
        """The page closes a socket."""
        if (line := self.lines.get(number)) is not None:
            line.end()
