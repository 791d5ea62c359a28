"""A client's socket, from both ends: in order both ways, and broken with or without anybody noticing."""

import asyncio
import random
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from support.storm.loop import Process, StormLoop

GAP = 1e-7


class Ear(Protocol):
    """Who sits at the client's end."""

    process: Process

    def take(self, wire: "Wire", frame: bytes) -> None:
        """A frame has come."""
        ...

    def closed(self, wire: "Wire") -> None:
        """The line is gone, and that was noticed."""
        ...


class Wire:
    """One socket. The node's end is a `net.line.Line`."""

    def __init__(self, loop: StormLoop, chance: random.Random, client: Ear, server: Process) -> None:
        self.loop = loop
        self.chance = chance
        self.client = client
        self.server = server
        self.delay = 0.01 * chance.expovariate(1.0) + 0.001
        self.up = self.down = 0.0
        self.dead = False
        """Nothing comes through any more."""
        self.ended_here = False
        self.full = False
        self.on_frame: Callable[[bytes], object] | None = None
        self.on_room: Callable[[], None] | None = None
        self.waiting: deque[bytes | None] = deque()
        self.held: list[bytes] | None = None
        self.news: asyncio.Future[None] | None = None

    # The client's end --------------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """A frame of the client."""
        if not self.dead:
            self.up = max(self.up + GAP, self.loop.now + self._way())
            self.server.at(self.up, self._arrive, frame)

    def hang_up(self) -> None:
        """The client goes."""
        if not self.dead:
            self.dead = True
            self.server.at(max(self.up + GAP, self.loop.now + self._way()), self._put, None)

    # What happens to it ------------------------------------------------------------------------------------------

    def cut(self, noticed: bool) -> None:
        """It breaks. If that is not noticed, both ends wait."""
        if not self.dead:
            self.dead = True
            if noticed:
                self.server.at(self.loop.now + self._way(), self._put, None)
                self.client.process.at(self.loop.now + self._way(), self.client.closed, self)

    def clog(self, seconds: float) -> None:
        """The client takes nothing for a while."""
        self.full = True
        self.server.at(self.loop.now + seconds, self._room)

    def _room(self) -> None:
        self.full = False
        if self.on_room is not None:
            self.on_room()

    def _way(self) -> float:
        return self.delay * (0.3 + self.chance.expovariate(1.0))

    # The node's end ----------------------------------------------------------------------------------------------

    def _arrive(self, frame: bytes) -> None:
        if self.dead:
            return
        if self.held is not None:
            self.held.append(frame)
        elif self.on_frame is not None:
            self.on_frame(frame)
        else:
            self._put(frame)

    def _put(self, frame: bytes | None) -> None:
        self.waiting.append(frame)
        if self.news is not None and not self.news.done():
            self.news.set_result(None)

    async def receive(self) -> bytes | None:
        """The next frame that nobody took; None at the end."""
        while not self.waiting:
            self.news = self.loop.create_future()
            await self.news
        found = self.waiting.popleft()
        if found is None:
            self.waiting.append(None)
        return found

    def unread(self) -> bool:
        return bool(self.waiting)

    def hold(self, held: bool) -> None:
        """Stop reading, or go on."""
        if held:
            self.held = self.held or []
        elif self.held is not None:
            frames, self.held = self.held, None
            for frame in frames:
                self._arrive(frame)

    def write_frames(self, frames: Iterable[bytes]) -> None:
        """Frames for the client."""
        for frame in frames:
            if not self.dead and not self.ended_here:
                self.down = max(self.down + GAP, self.loop.now + self._way())
                self.client.process.at(self.down, self._hear, frame)

    def _hear(self, frame: bytes) -> None:
        if not self.dead:
            self.client.take(self, frame)

    def abort(self) -> None:
        """The node ends it."""
        if not self.ended_here:
            self.ended_here = True
            self.down = max(self.down + GAP, self.loop.now + self._way())
            self.client.process.at(self.down, self._hear_end)

    def _hear_end(self) -> None:
        if not self.dead:
            self.dead = True
            self.client.closed(self)
