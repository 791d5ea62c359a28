"""The client's files: packed on the wire, and asked for anew only when they have changed."""

import asyncio
import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import msgspec
import pytest
from support.server_for_tests import go, house

from noctuary.occulto.card_faces import CARD_FACES
from noctuary.server.web import static


def fetch(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """One request, as it comes over the wire."""
    asked = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        with urllib.request.urlopen(asked, timeout=30) as reply:
            return reply.status, reply.headers, reply.read()
    except urllib.error.HTTPError as other:
        return other.code, other.headers, other.read()


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A client of three files."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>" + "<p>night</p>" * 500)
    (folder / "assets" / "app-1a2b.js").write_text("let moon = 1;\n" * 2000)
    (folder / "assets" / "font-3c4d.woff2").write_bytes(bytes(range(256)) * 20)
    for each in (static.found, static.loaded):
        each.cache_clear()
    monkeypatch.setattr(static, "place", lambda: folder)
    yield folder
    for each in (static.found, static.loaded):
        each.cache_clear()


def test_files_are_packed_for_those_who_can_unpack_them(client: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:

            async def get(path: str, **headers: str) -> tuple[int, Message, bytes]:
                return await asyncio.to_thread(fetch, server.base + path, **headers)

            plain = (client / "assets" / "app-1a2b.js").read_bytes()
            status, headers, body = await get("/assets/app-1a2b.js", Accept_Encoding="gzip, br")
            assert (status, headers["Content-Encoding"], headers["Vary"]) == (200, "gzip", "Accept-Encoding")
            assert int(headers["Content-Length"]) == len(body) < len(plain) / 10
            assert gzip.decompress(body) == plain
            assert headers["Cache-Control"] == "public, max-age=31536000, immutable"
            packed_tag = headers["ETag"]
            for accepted in ("identity", "gzip;q=0", ""):
                status, headers, body = await get("/assets/app-1a2b.js", Accept_Encoding=accepted)
                assert headers["Content-Encoding"] is None
                assert headers["Vary"] == "Accept-Encoding"
                assert body == plain
                assert headers["ETag"] != packed_tag
            status, headers, body = await get("/assets/app-1a2b.js", Accept_Encoding="gzip", If_None_Match=packed_tag)
            assert (status, body, headers["Content-Encoding"]) == (304, b"", None)
            status, headers, body = await get("/assets/font-3c4d.woff2", Accept_Encoding="gzip")
            assert headers["Content-Encoding"] is None
            assert headers["Vary"] is None
            status, headers, body = await get("/t/anything", Accept_Encoding="gzip")
            assert gzip.decompress(body) == (client / "index.html").read_bytes()
            assert headers["Cache-Control"] == "no-cache"
            status, headers, body = await get("/locale/fr.ftl", Accept_Encoding="gzip")
            assert headers["Content-Encoding"] == "gzip"
            status, headers, body = await get("/printed/occulto.json", Accept_Encoding="gzip")
            assert (status, headers["Content-Encoding"], headers["Cache-Control"]) == (200, "gzip", "no-cache")
            assert json.loads(gzip.decompress(body)) == msgspec.to_builtins(CARD_FACES)
            for missing in ("oubliette.json", "nothing.json", "occulto.toml"):
                assert (await get("/printed/" + missing))[0] == 404
            status, headers, body = await get("/api/games", Accept_Encoding="gzip")
            assert headers["Content-Encoding"] is None

    go(work)
