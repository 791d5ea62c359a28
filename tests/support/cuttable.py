"""A TCP line on this machine that can be cut: what is said into it is refused, or is not heard and not refused."""

import asyncio
import contextlib


class Cuttable:
    """A port of 127.0.0.1 that leads to another port, or to a Unix socket."""

    def __init__(self, to: int | str) -> None:
        self.to = to
        self.port = 0
        self.lines: set[asyncio.Task[None]] = set()
        self.refusing = False
        self.open = asyncio.Event()
        self.open.set()
        self.server: asyncio.Server | None = None

    async def start(self) -> "Cuttable":
        """Listen."""
        self.server = await asyncio.start_server(self._line, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        """Let go of everything."""
        assert self.server is not None
        self.server.close()
        self.drop()
        await asyncio.gather(*self.lines, return_exceptions=True)

    def cut(self, *, silently: bool = False) -> None:
        """Close every line and refuse new ones; or, silently, carry nothing and let nobody know."""
        if silently:
            self.open.clear()
        else:
            self.refusing = True
            self.drop()

    def mend(self) -> None:
        """Carry again; what was said meanwhile too, as a network does that comes back."""
        self.refusing = False
        self.open.set()

    def drop(self) -> None:
        """Close every line there is."""
        for line in self.lines:
            line.cancel()

    async def _line(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        try:
            if not self.refusing:
                await self._carry(reader, writer)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.lines.discard(task)
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        if isinstance(self.to, str):
            back, there = await asyncio.open_unix_connection(self.to)
        else:
            back, there = await asyncio.open_connection("127.0.0.1", self.to)
        ways = [asyncio.create_task(self._pump(*way)) for way in ((reader, there), (back, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            there.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                await self.open.wait()
                writer.write(data)
                await writer.drain()
