"""Finished games: packed, not too often, and looked up once however many ask."""

import asyncio
import gzip
import json
import threading
import time
import urllib.request
from collections.abc import Awaitable
from pathlib import Path

import msgspec
import pytest
from support.server_for_tests import go, house, play_out
from support.stored_tables import Written
from support.years import bodies_of

from noctuary.catalog import GAMES, HOUSE
from noctuary.core.record import Journal
from noctuary.core.spec import Picture
from noctuary.server.client import Client, Refused
from noctuary.server.store.lines import Round
from noctuary.server.store.schema import LOG
from noctuary.server.table import ledger
from noctuary.server.table import replay as after
from noctuary.server.table.games import game as game_of
from noctuary.server.table.pictures import Reader
from noctuary.server.table.wire import encode
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


@pytest.mark.parametrize("kind", ["record", "story"])
def test_records_and_stories_are_made_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """However many ask, in a thread and one after the other: tables that are being played hardly notice."""
    busy: list[int] = []
    threads: set[int] = set()
    real = getattr(after, f"{kind}_of")

    def watched(*args: object) -> object:
        busy.append(1)
        threads.add(threading.get_ident())
        assert working.acquire(blocking=False), "two at once"
        try:
            time.sleep(0.02)
            return real(*args)
        finally:
            working.release()

    working = threading.Lock()
    monkeypatch.setattr(after, f"{kind}_of", watched)

    async def work() -> None:
        async with house(tmp_path) as server:
            tables = [(await server.lanterns("Ann - -"))[0] for _ in range(2)]
            for ann in tables:
                async with ann:
                    await play_out(ann, "one at a time")
            for _ in range(6):  # A few at a time: those who ask and the server share this process’s threads.
                await asyncio.gather(*(ann.get(kind) for ann in tables))
            assert len(busy) == 12
            assert threading.get_ident() not in threads

    go(work)


def test_a_line_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await play_out(ann, "damaged")
            async with server.hub.database.engine.begin() as connection:
                broken = LOG.update().where(LOG.c.table_id == ann.table, LOG.c.seq == 6)
                await connection.execute(broken.values(body='{"is":"nothing'))
            for kind in ("record", "story"):
                with pytest.raises(Refused) as refused:
                    await ann.get(kind)
                assert (refused.value.status, refused.value.code) == (409, "damaged")

    go(work)


def test_the_pictures_of_a_finished_game_are_looked_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A whole room opens the replay at the same moment."""
    lookups = []
    album = after.album

    def counted(found: Round) -> dict[str, Picture]:
        lookups.append(found.number)
        return album(found)

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
            assert await code_of(ann.get("picture/1-0123456789abcdef")) == "not_found"
            assert len(lookups) == 1

    go(work)


def test_everybody_has_the_colour_they_had(tmp_path: Path) -> None:
    """In replay and story: colours belong to a game, whoever sits there now."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3, bots=["", "random"], colour="5")
            bea = await Client.join(server.base, ann.table, "Bea", colour="2")
            await bea.post("ready", ready=True)
            await ann.post("start")
            async with ann, bea:
                await asyncio.gather(play_out(ann, "colours"), play_out(bea, "colours"))
            await bea.post("leave")
            for what in ("replay?seat=0", "replay?seat=all", "story?seat=0"):
                assert (await ann.get(what))["colours"] == ["5", "2", ""], what

    go(work)


# The loop goes first -------------------------------------------------------------------------------------------------

SLICE = 0.02
"""Seconds of processor time after which the loop must have been let in."""


def finished(game: str, seats: int) -> Round:
    """A game that was played to its end."""
    written = Written(game, seats, watched=False)
    written.start()
    written.play_until(lambda: False)
    bodies = bodies_of(written)
    start = next(at for at, body in enumerate(bodies) if '"is":"started"' in body)
    return Round(1, bodies[0], tuple(bodies[start:]))


@pytest.mark.parametrize("kind", ["replay", "story", "record", "album"])
@pytest.mark.parametrize("game", HOUSE)
def test_finished_games_are_worked_out_in_short_slices(game: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in processor time of the thread, whatever else the machine does; the largest table, seen by all."""
    found = finished(game, GAMES[game].seats[1])
    slices: list[float] = []
    began = time.thread_time()

    def breathed() -> None:
        nonlocal began
        slices.append(time.thread_time() - began)
        began = time.thread_time()

    monkeypatch.setattr(after, "breathe", breathed)
    if kind == "replay":
        after.replay_text(found, False, None, True, False)
    elif kind == "story":
        after.story_text(found, False, 0)
    elif kind == "record":
        after.record_of(found, False)
    else:
        after.album(found)
    breathed()
    assert len(slices) > len(found.bodies) / 2
    # The first one deals the game, and may load what every later one finds loaded.
    assert sorted(slices)[-2] < SLICE


@pytest.mark.parametrize("everything", [True, False])
def test_a_replay_made_step_by_step_is_the_whole_replay(everything: bool) -> None:
    found = finished("occulto", 3)
    game = after.Finished(found, False)
    seat = None if everything else 1
    header = msgspec.structs.replace(game.header, seats=('[] "steps":[]', "Bea", "Cid"))
    journal = Journal(game_of("occulto"), header)
    journal.replay(game.lines)
    steps = tuple(after.steps_of(journal, seat, everything, Reader(game.key, 1)))
    whole = encode(after.replay_of(journal, seat, steps, game.colours))
    started, *rest = map(ledger.read, found.bodies)
    assert isinstance(started, ledger.Started)
    renamed = ledger.write(msgspec.structs.replace(started, header=header))
    text = after.replay_text(
        Round(1, found.opened, (renamed, *map(ledger.write, rest))), False, seat, everything, False
    )
    assert text == whole
