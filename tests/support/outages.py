"""Ways in which a disk or a database goes wrong, really done."""

import asyncio
import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from noctuary.server.client import Refused, ask

PATIENCE = 90.0
"""Seconds after which a wait has failed; nothing here takes a tenth of it."""


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not await true():
        assert time.monotonic() < end, "it never came true"
        await asyncio.sleep(0.02)


async def status(url: str) -> tuple[int, Any]:
    """The status of an answer, and what it says of itself."""

    def get() -> tuple[int, Any]:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE) as reply:
                return reply.status, json.loads(reply.read())
        except urllib.error.HTTPError as wrong:
            with wrong:
                return wrong.code, json.loads(wrong.read())

    return await asyncio.to_thread(get)


async def not_ready(base: str) -> str:
    """Wait until the server says that it cannot write; why."""
    why: list[str] = []

    async def said() -> bool:
        code, body = await status(f"{base}/readyz")
        why[:] = [body.get("why", "")]
        return code == 503

    await until(said)
    return why[0]


async def ready(base: str) -> None:
    """Wait until it says that it can."""

    async def said() -> bool:
        return (await status(f"{base}/readyz"))[0] == 200

    await until(said)


async def refused(url: str, body: Any = None) -> str:
    """The code with which a request is refused; nothing if it is not."""
    try:
        await ask(url, body)
    except Refused as no:
        return no.code
    return ""


# PostgreSQL ------------------------------------------------------------------------------------------------------


def folder_of(url: str) -> Path:
    """Where a local PostgreSQL keeps its data and its socket."""
    return Path(unquote(parse_qs(urlsplit(url).query)["host"][0]))


def family(folder: Path) -> list[int]:
    """The processes of a PostgreSQL: the one that was started, and its children."""
    first = int((folder / "postmaster.pid").read_text().split()[0])
    found = [first]
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            with contextlib.suppress(OSError, IndexError):
                if int((each / "stat").read_text().rsplit(")", 1)[1].split()[1]) == first:
                    found.append(int(each.name))
    return found


@contextlib.contextmanager
def stopped(url: str) -> Iterator[None]:
    """SIGSTOP for all of PostgreSQL: sockets stay open, and nobody answers."""
    pids = family(folder_of(url))
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


class Wire:
    """Stands between a server and PostgreSQL, and can let all lines that are open now go silent."""

    def __init__(self, target: str) -> None:
        self.target = target
        self.epoch = 0
        self.opened = 0

    def silence(self) -> None:
        """As if somebody between had forgotten them: nothing comes through any more, and nobody says so."""
        self.epoch += 1

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One line."""
        self.opened += 1
        epoch = self.epoch
        there, back = await asyncio.open_unix_connection(self.target)

        async def carry(come: asyncio.StreamReader, go: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while data := await come.read(1 << 16):
                    if epoch != self.epoch:
                        await asyncio.sleep(3600)
                    go.write(data)
                    await go.drain()
            go.close()

        try:
            await asyncio.gather(carry(reader, back), carry(there, writer))
        finally:
            back.transport.abort()
            writer.transport.abort()


@contextlib.asynccontextmanager
async def wire(url: str, folder: Path) -> AsyncIterator[tuple[str, Wire]]:
    """The URL of the same database behind such a wire."""
    made = Wire(str(folder_of(url) / ".s.PGSQL.5432"))
    tasks: set[asyncio.Task[None]] = set()

    def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.ensure_future(made.serve(reader, writer)))

    listening = await asyncio.start_unix_server(begin, str(folder / ".s.PGSQL.5432"))
    try:
        yield url.replace(str(folder_of(url)), str(folder)), made
    finally:
        listening.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)


# SQLite ----------------------------------------------------------------------------------------------------------

HOLD = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process holds the write lock of an SQLite file."""
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdin is not None
    assert other.stdout is not None
    try:
        assert other.stdout.readline() == "held\n"
        yield
    finally:
        other.stdin.close()
        other.wait(PATIENCE)
        other.stdout.close()


def tmpfs(folder: Path, size: str) -> list[str]:
    """What runs a command with a small disk of its own in a folder; nothing where that is not allowed."""
    unshare = shutil.which("unshare")
    if unshare is None:
        return []
    mount = f"mount -t tmpfs -o size={size} none {folder}"
    tried = subprocess.run([unshare, "-rm", "sh", "-c", mount], capture_output=True, check=False)
    return [] if tried.returncode else [unshare, "-rm", "sh", "-c", f'{mount} && exec "$@"', "sh"]
