"""Whom the house answers, and under which name."""

import asyncio
import http.client
import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from support.server_for_tests import House, go, house

from noctuary.server.client import Client
from noctuary.server.limits import RATES


async def get(server: House, path: str, **headers: str) -> tuple[int, dict[str, str], Any]:
    """Ask with any headers, Host included: status, headers, what was said."""

    def work() -> tuple[int, dict[str, str], Any]:
        parts = urlsplit(server.base)
        line = http.client.HTTPConnection(parts.hostname or "", parts.port, timeout=60)
        line.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        reply = line.getresponse()
        said = reply.read()
        line.close()
        kind = reply.headers.get_content_type()
        return reply.status, dict(reply.headers), json.loads(said) if kind == "application/json" else said

    return await asyncio.to_thread(work)


@pytest.mark.parametrize(
    ("hosts", "host", "status"),
    [
        ("", "evil.example", 200),
        ("tables.example, other.example", "tables.example:8484", 200),
        ("tables.example, other.example", "OTHER.example", 200),
        ("tables.example", "evil.example", 400),
        ("tables.example", "tables.example.evil", 400),
        ("tables.example", "127.0.0.1:8484", 200),
        ("tables.example", "[::1]:8484", 200),
        ("tables.example", "localhost", 200),
        ("tables.example", "[nonsense", 200),
    ],
)
def test_names_of_the_house(tmp_path: Path, hosts: str, host: str, status: int) -> None:
    async def work() -> None:
        async with house(tmp_path, hosts=hosts) as server:
            found, _, said = await get(server, "/api/games", Host=host)
            assert found == status
            if status == 400:
                assert said["error"]["message_id"] == "door-host"
                ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
                handshake = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13"}
                handshake["Sec_WebSocket_Key"] = "AAAAAAAAAAAAAAAAAAAAAA=="
                assert (await get(server, f"/t/{ann.table}/ws", Host=host, **handshake))[0] == 403

    go(work)


@pytest.mark.parametrize(
    ("hosts", "host", "status"),
    [("", "evil.example", 404), ("", "127.0.0.1", 200), ("", "localhost:8484", 200), ("me.example", "me.example", 200)],
)
def test_figures_are_not_told_under_any_name(tmp_path: Path, hosts: str, host: str, status: int) -> None:
    async def work() -> None:
        async with house(tmp_path, hosts=hosts) as server:
            assert (await get(server, "/metrics", Host=host))[0] == status

    go(work)


@pytest.mark.parametrize(("scheme", "kept"), [("https", True), ("http", False)])
def test_whoever_came_over_https_stays_there(tmp_path: Path, scheme: str, kept: bool) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            _, headers, _ = await get(server, "/livez", X_Forwarded_Proto=scheme)
            assert ("strict-transport-security" in {name.lower() for name in headers}) == kept

    go(work)


@pytest.mark.parametrize(
    ("address", "status"),
    [("fe80::1%eth0", 400), ("fe80::1%25", 400), ("x" * 300, 400), ("2001:db8::1", 200), ("unknown", 200)],
)
def test_a_proxy_that_tells_no_address(tmp_path: Path, address: str, status: int) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=True) as server:
            assert (await get(server, "/api/games", X_Forwarded_For=address))[0] == status

    go(work)


@pytest.mark.parametrize("what", ["story", "record"])
def test_an_id_with_a_nul_is_no_id(url: str, what: str) -> None:
    """Also where the database would have refused it, and been thought to be away."""

    async def work() -> None:
        async with house(url) as server:
            assert (await get(server, f"/t/0123456789abcdef%00/{what}"))[0] == 400
            assert (await get(server, "/t/0123456789abcdef%00/replay"))[0] == 400
            assert (await get(server, "/healthz"))[0] == 200

    go(work)


def test_wrong_codes_are_counted_for_everybody_together(tmp_path: Path) -> None:
    async def work() -> None:
        now = time.monotonic()
        clock = [now]
        async with house(tmp_path, limits=True, now=lambda: clock[0]) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            code = server.hub.tables[ann.table].state.opened.code
            most = int(RATES["guess"][0])
            wrong = [
                (await get(server, "/api/code/AAAAA", X_Forwarded_For=f"192.0.2.{number}"))[0]
                for number in range(most + 5)
            ]
            assert wrong == [404] * most + [429] * 5
            assert (await get(server, f"/api/code/{code}", X_Forwarded_For="198.51.100.1"))[0] == 429
            clock[0] += 2
            for _ in range(5):  # Who knows a code is not counted.
                assert (await get(server, f"/api/code/{code}", X_Forwarded_For="198.51.100.1"))[0] == 200

    go(work)
