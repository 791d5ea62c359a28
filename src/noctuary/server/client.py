"""A client for programs: bots on real sockets, load, tests. It keeps its seat through any cut, as the browser does.

    host = await Client.create(base, "lanterns", seats=3)
    other = await Client.join(base, host.table, "Bea")

A command has an id and is sent again after every reconnection until it is answered, so it happens exactly once.
"""

import asyncio
import contextlib
import json
import secrets
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from noctuary.server.table.wire import VERSION

PATIENCE = 60.0
"""Seconds after which a wait is given up."""


class Refused(Exception):
    """The server said no to a request: status, code, all of it."""

    def __init__(self, status: int, error: dict[str, Any]) -> None:
        super().__init__(f"{status} {error.get('code')}")
        self.status = status
        self.code: str = error.get("code", "")
        self.error = error


def request(url: str, body: Any = None, cookie: str = "", headers: dict[str, str] | None = None) -> tuple[Any, str]:
    """One HTTP request (POST if there is a body): the reply, and the cookies it sets."""
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Cookie": cookie, **(headers or {})})
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE) as reply:
            cookies = "; ".join(each.split(";")[0] for each in reply.headers.get_all("Set-Cookie") or [])
            raw = reply.read()
            return (json.loads(raw) if reply.headers.get_content_type() == "application/json" else raw), cookies
    except urllib.error.HTTPError as wrong:
        with wrong:
            raise Refused(wrong.code, json.loads(wrong.read() or b"{}").get("error", {})) from None


async def ask(url: str, body: Any = None, cookie: str = "", headers: dict[str, str] | None = None) -> tuple[Any, str]:
    """The same, without holding anything up."""
    return await asyncio.to_thread(request, url, body, cookie, headers)


class Client:
    """One seat at one table, or a spectator."""

    def __init__(self, base: str, table: str, cookie: str = "") -> None:
        self.base = base
        self.table = table
        self.cookie = cookie
        self.seat: int | None = None
        self.frames: list[Any] = []
        """Everything that came, if `keeping`."""
        self.keeping = False
        self.info: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.said: list[Any] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.doubled: list[str] = []
        """Ids that were answered in two different ways: there must be none."""
        self.bye = ""
        self.house = ""
        """What is wrong with the house, if anything is."""
        self.socket: ClientConnection | None = None
        self.open: dict[str, dict[str, Any]] = {}
        self.news = asyncio.Condition()
        self.runner: asyncio.Task[None] | None = None
        self.held = ""

    # Over HTTP ---------------------------------------------------------------------------------------------------

    @classmethod
    async def create(cls, base: str, game: str, name: str = "Ann", **body: Any) -> "Client":
        """Open a table."""
        made, cookie = await ask(f"{base}/api/tables", {"game": game, "name": name, **body})
        client = cls(base, made["table"], cookie)
        client.seat = made["seat"]
        return client

    @classmethod
    async def join(cls, base: str, table: str, name: str, **body: Any) -> "Client":
        """Take a seat."""
        taken, cookie = await ask(f"{base}/t/{table}/join", {"name": name, **body})
        client = cls(base, table, cookie)
        client.seat = taken["seat"]
        return client

    async def post(self, what: str, **body: Any) -> Any:
        """Do something at the table besides playing."""
        return (await ask(f"{self.base}/t/{self.table}/{what}", body, self.cookie))[0]

    async def get(self, what: str) -> Any:
        """Read something of the table."""
        return (await ask(f"{self.base}/t/{self.table}/{what}", None, self.cookie))[0]

    # Over the socket ---------------------------------------------------------------------------------------------

    async def __aenter__(self) -> "Client":
        self.runner = asyncio.create_task(self.run())
        await self.until(lambda: bool(self.info) and (not self.info["started"] or bool(self.state)))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def stop(self) -> None:
        if self.runner is not None:
            self.runner.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.runner
            self.runner = None

    async def run(self) -> None:
        """Stay connected."""
        pause = 0.02
        while True:
            try:
                async with connect(
                    self.where().replace("http", "ws", 1) + f"/t/{self.table}/ws",
                    additional_headers={"Cookie": self.cookie} if self.cookie else {},
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=10,
                    close_timeout=0.2,
                ) as socket:
                    self.socket = socket
                    self.held = ""
                    await self.send({"do": "hello", "since": len(self.lines), "version": VERSION})
                    for message in list(self.open.values()):
                        await self.send(message)
                    async for frame in socket:
                        told = json.loads(frame)
                        if told["is"] != "bye":  # Whoever is only sent away again gives the house a moment.
                            pause = 0.02
                        await self.take(told)
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError, EOFError):
                pass
            finally:
                self.socket = None
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    def where(self) -> str:
        """Where the next line goes: to the same server, unless somebody knows of several."""
        return self.base

    async def send(self, message: dict[str, Any]) -> None:
        """Put a message on the socket, if there is one."""
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(json.dumps(message))

    async def take(self, frame: dict[str, Any]) -> None:
        """What the server said."""
        if self.keeping:
            self.frames.append(frame)
        if frame["is"] == "beat":
            *whole, self.held = (self.held + frame["text"]).split("\n")
            for line in whole:
                await self.hear(json.loads(line))
        else:
            # Eyes are open: a line that was begun in the dark comes again, whole.
            self.held = ""
            await self.hear(frame)

    async def hear(self, frame: dict[str, Any]) -> None:
        """An ordinary frame."""
        kind = frame["is"]
        if kind == "ping":
            await self.send({"do": "pong", "t": frame["t"], "hash": self.state.get("hash", "")})
        async with self.news:
            self.note(kind, frame)
            self.news.notify_all()

    def note(self, kind: str, frame: dict[str, Any]) -> None:
        if kind == "table":
            self.info = frame
        elif kind == "state":
            self.state = frame
        elif kind == "lines":
            missed = frame["from"] - len(self.lines)
            assert missed <= 0 or frame["from"] <= self.info["first"], "a line is missing"
            self.lines += [None] * missed  # Of earlier games.
            del self.lines[frame["from"] :]
            self.lines.extend(frame["lines"])
        elif kind in ("ok", "no", "hint"):
            if frame.get("code") == "busy":
                return
            before = self.answers.setdefault(frame["id"], frame)
            if before != frame:
                self.doubled.append(frame["id"])
            self.open.pop(frame["id"], None)
        elif kind == "said":
            self.said.append(frame)
        elif kind == "house":
            self.house = frame["code"]
        elif kind == "bye":
            self.bye = frame["code"]

    async def until(self, true: Any, patience: float = PATIENCE) -> None:
        """Wait until something is so."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(true), patience)

    async def command(self, do: str, id: str = "", **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer, through any number of cuts."""
        id = id or secrets.token_hex(8)
        if do in ("play", "undo", "say", "pause"):
            fields = {"round": self.info.get("round", 0), **fields}
        message = {"do": do, "id": id, **fields}
        self.open[id] = message
        await self.send(message)
        while id not in self.answers:
            try:
                await self.until(lambda: id in self.answers, 2)
            except TimeoutError:
                await self.send(message)
        return self.answers[id]

    async def play(self, choice: str, n: int = 0, id: str = "") -> dict[str, Any]:
        """Answer a question of the game; gives what the server said to it."""
        return await self.command("play", id, choice=choice, n=n)

    def asks(self) -> list[Any]:
        """What this seat is asked now."""
        found: list[Any] = self.state.get("asks", [])
        return found
