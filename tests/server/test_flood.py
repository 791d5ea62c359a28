"""Whoever comes without a request: heads without end, connections that say nothing, and many of them."""

import asyncio
import contextlib
import os
import resource
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from support.outages import until
from support.server_for_tests import ROOT, House, go, house

from noctuary.server.client import Client, ask
from noctuary.server.metrics import METRICS
from noctuary.server.net import door
from noctuary.server.net.door import HEAD, HEADERS, LINE, WHOLE, Door

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def line_to(server: House, source: str = "") -> Streams:
    """A connection, from an address of this machine if one is named."""
    port = urlsplit(server.base).port
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0) if source else None)


async def hang_up(*lines: Streams) -> None:
    """Close them."""
    for _, writer in lines:
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def answer_to(server: House, *parts: bytes) -> tuple[bytes, int]:
    """What is answered to these bytes, and how many of them could be sent before the line was cut."""
    reader, writer = await line_to(server)
    sent = 0
    with contextlib.suppress(OSError):
        for part in parts:
            writer.write(part)
            await writer.drain()
            sent += len(part)
            if reader.at_eof():
                break
    said = b""
    with contextlib.suppress(OSError):
        said = await asyncio.wait_for(reader.read(200), 30)
    await hang_up((reader, writer))
    return said.split(b"\r\n", 1)[0], sent


FLOODS = {
    "a request line": (b"GET /" + b"x" * (LINE + 1) + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"414"),
    "a long header": (b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * (HEAD + 1) + b"\r\n\r\n", b"431"),
    "many headers": (b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * HEADERS + b"\r\n", b"431"),
    "the second of two": (
        b"GET /livez HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\n" + b"X: y\r\n" * (HEADERS + 2),
        b"HTTP/1.1",
    ),
    "a body that nobody reads": (
        b"GET /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 9000000\r\n\r\n" + b"x" * (WHOLE + HEAD),
        b"200",
    ),
}


@pytest.mark.parametrize("kind", FLOODS)
def test_a_head_that_is_too_long_is_refused_early(tmp_path: Path, kind: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            flood, status = FLOODS[kind]
            before = METRICS.limited.labels("head")._value.get()
            said, _ = await answer_to(server, flood)
            assert status in said
            assert METRICS.limited.labels("head")._value.get() == before + 1
            assert (await ask(f"{server.base}/livez"))[0] == {"ok": True}

    go(work)


def test_fifty_megabytes_of_headers_are_not_taken(tmp_path: Path) -> None:
    """The line is cut after the first few kilobytes, however much more there is, and a table plays on."""

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                parts = [b"GET / HTTP/1.1\r\n", *[b"X-Long: " + b"x" * 50_000 + b"\r\n"] * 1000]
                said, sent = await answer_to(server, *parts)
                # What is underway in the buffers of the system when the line is cut does not count.
                assert sent < 10_000_000
                assert not said or b"431" in said
                assert (await ann.command("say", text="still here"))["is"] == "ok"

    go(work)


def test_a_request_at_the_limits_is_served(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            headers = b"X: yy\r\n" * (HEADERS - 2) + b"Connection: close\r\n"
            said, _ = await answer_to(
                server, b"GET /livez?" + b"x" * 3000 + b" HTTP/1.1\r\nHost: x\r\n" + headers + b"\r\n"
            )
            assert b"200" in said

    go(work)


@pytest.mark.parametrize(
    "begun", [b"", b"\r\n", b"GET / HTTP/1.1\r\nHost:", b"POST /api/forget HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_connection_that_does_not_come_to_the_point_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(door, "IN_TIME", 0.2)

    async def work() -> None:
        async with house(tmp_path) as server:
            line = await line_to(server)
            line[1].write(begun)
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.wait_for(line[0].read(), 60) == b""
            assert server.door.open == 0
            await hang_up(line)

    go(work)


def test_a_socket_is_not_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a request only until it is a socket; and it is counted until it goes."""
    monkeypatch.setattr(door, "IN_TIME", 0.2)
    monkeypatch.setattr(door, "TAKEN", 0.2)

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await until(lambda: asyncio.sleep(0, server.door.open == 1))
                await asyncio.sleep(0.5)
                assert (await ann.command("say", text="still here"))["is"] == "ok"
                assert not ann.bye
            await until(lambda: asyncio.sleep(0, server.door.open == 0))

    go(work)


def test_one_address_has_a_share_of_all_connections(tmp_path: Path) -> None:
    """Half-open connections from one address shut nobody else out."""

    async def work() -> None:
        async with house(tmp_path, limits=True) as server:
            at = server.door
            at.room, at.share = 100, 10
            crowd = [await line_to(server, "127.0.0.2") for _ in range(40)]
            await until(lambda: asyncio.sleep(0, at.by_address["127.0.0.2"] == 10))
            cut = [each for each in crowd if await is_cut(each)]
            assert len(cut) == 30
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            async with ann:
                assert ann.info["you"] == 0
            await hang_up(*crowd)

    go(work)


async def is_cut(line: Streams) -> bool:
    """Whether the other side has hung up."""
    with contextlib.suppress(TimeoutError):
        try:
            return await asyncio.wait_for(line[0].read(1), 0.2) == b""
        except ConnectionResetError:
            return True
    return False


def test_there_is_an_end_to_all_connections_together(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            server.door.room = 5
            crowd = [await line_to(server) for _ in range(12)]
            assert sum([await is_cut(each) for each in crowd]) == 7
            await hang_up(*crowd)
            await until(lambda: asyncio.sleep(0, server.door.open == 0))
            assert (await ask(f"{server.base}/livez"))[0] == {"ok": True}

    go(work)


@pytest.mark.parametrize(
    ("proxies", "address", "counted"),
    [
        ("127.0.0.1", "127.0.0.1", ""),
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.0/8, ::1", "10.1.2.3", ""),
        ("*", "192.0.2.7", ""),
        ("proxy.example", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "2001:db8::1:2", "2001:0db8:0000:0000"),
        ("127.0.0.1", "", ""),
    ],
)
def test_a_proxy_is_not_one_address(proxies: str, address: str, counted: str) -> None:
    assert Door(100, proxies).come(address) == counted


RAISED = """
import logging, resource
from noctuary.server.files import raise_limit
resource.setrlimit(resource.RLIMIT_NOFILE, (300, {hard}))
logging.basicConfig(format="%(message)s %(count)s")
print(raise_limit(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


@pytest.mark.parametrize(
    ("hard", "said", "warned"), [(4096, "2000 2256", ""), (800, "544 800", "fewer connections than wanted")]
)
def test_the_limit_for_files_is_raised_and_looked_at(hard: int, said: str, warned: str) -> None:
    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 4096:
        pytest.skip("this machine allows few files")
    run = subprocess.run(
        [sys.executable, "-c", RAISED.format(hard=hard)],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )
    assert run.stdout.strip() == said
    assert warned in run.stderr
    assert bool(warned) == bool(run.stderr)
