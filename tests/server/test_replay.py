"""Finished games: packed, not too often, and looked up once however many ask."""

import asyncio
import gzip
import json
import urllib.request
from collections.abc import Awaitable, Iterable
from pathlib import Path

import pytest
from support.server_for_tests import go, house, play_out

from noctuary.core.spec import Picture
from noctuary.server.client import Client, Refused
from noctuary.server.table import replay as after
from noctuary.server.web.picture_files import SIZE


def fetch(url: str) -> tuple[str, bytes]:
    """How an answer is packed, and the answer, as it comes over the wire to a browser."""
    asked = urllib.request.Request(url, headers={"Accept-Encoding": "gzip, deflate, br"})
    with urllib.request.urlopen(asked, timeout=30) as reply:
        return reply.headers["Content-Encoding"] or "", reply.read()


async def code_of(work: Awaitable[object]) -> str:
    """The code with which something is refused; nothing if it is not."""
    try:
        await work
    except Refused as refused:
        return refused.code
    return ""


def test_a_replay_is_packed_for_those_who_can_unpack_it_and_not_to_be_had_without_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, limits=True) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await play_out(ann, "packed")
            plain = await ann.get("replay?seat=all")
            coding, body = await asyncio.to_thread(fetch, f"{server.base}/t/{ann.table}/replay?seat=all")
            assert coding == "gzip"
            assert len(body) < len(json.dumps(plain)) / 5
            assert json.loads(gzip.decompress(body)) == plain
            codes = [await code_of(ann.get("replay?seat=0")) for _ in range(30)]
            assert codes[:18] == [""] * 18
            assert "too_many" in codes

    go(work)


def test_the_pictures_of_a_finished_game_are_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole room opens the replay at the same moment."""
    lookups = []
    album = after.album

    def counted(bodies: Iterable[str], key: str) -> dict[str, Picture]:
        lookups.append(key)
        return album(bodies, key)

    monkeypatch.setattr(after, "album", counted)

    async def work() -> None:
        async with house(tmp_path, speed=200.0, beat=0.01) as server:
            ann = await Client.create(server.base, "obscurio", seats=3, bots=["random", "random"])
            await ann.post("start")
            async with ann:
                await play_out(ann, "album")
            steps = (await ann.get("replay?seat=all"))["steps"]
            names = sorted({name for step in steps for seat in step["pictures_by_seat"] for name in seat.values()})
            # Three at a time: those who ask and the server share this process's threads.
            found = await asyncio.gather(*(ann.get(f"picture/{name}") for name in names[:3]))
            found += [await ann.get(f"picture/{name}") for name in names[3:12]]
            assert {(each[:4], len(each)) for each in found} == {(b"RIFF", SIZE)}
            assert len(found) == 12
            assert await code_of(ann.get("picture/0123456789abcdef")) == "not_found"
            assert len(lookups) == 1

    go(work)
