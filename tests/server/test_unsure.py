"""The answer to a commit was lost: nobody knows whether a line was written. It was, so it happened; all must follow."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import House, go, house, play_out
from websockets.asyncio.client import connect

from noctuary.core.events import Line
from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Down
from noctuary.server.table.bots import BotJob, Inline

Appending = Callable[[Append], Awaitable[None]]


def unsure(server: House, kind: str) -> None:
    """The next line of this kind is written, and then the database is gone for a moment."""
    store = server.hub.database
    real = store.append

    async def append(what: Append) -> None:
        await real(what)
        if any(body.startswith(f'{{"is":"{kind}"') for body in what.bodies):
            store.append = real  # type: ignore[method-assign]
            raise Down("the connection was lost after the commit")

    store.append = append  # type: ignore[method-assign]


class Gate:
    """Holds lines of one kind back at the door of the log."""

    def __init__(self, store: Store, kind: str) -> None:
        self.reached = asyncio.Event()
        self.opened = asyncio.Event()
        self.fails = False
        real = store.append

        async def append(what: Append) -> None:
            if any(body.startswith(f'{{"is":"{kind}"') for body in what.bodies):
                self.reached.set()
                await self.opened.wait()
                if self.fails:
                    raise Down("full")
            await real(what)

        store.append = append  # type: ignore[method-assign]


async def lost(*_: Any) -> list[str]:
    """The log cannot be read."""
    raise Down("still gone")


async def play_to(gate: Gate, people: list[Client]) -> None:
    """Play until the line comes that is held back."""
    sent: set[tuple[int | None, int]] = set()
    while not gate.reached.is_set():
        for each in people:
            for asked in each.asks():
                key = each.seat, asked["n"]
                if asked["must"] and key not in sent:
                    sent.add(key)
                    choice = asked["options"][0]["text"]
                    await each.send({"do": "play", "id": str(key), "choice": choice, "n": asked["n"]})
        await asyncio.sleep(0.005)


# Seats -----------------------------------------------------------------------------------------------------------


def test_whoever_was_sent_away_sees_nothing_more(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, cid = await server.lanterns()
            async with ann, bea, cid:
                unsure(server, "left")
                with pytest.raises(Refused):
                    await ann.post("kick", seat=1)
                await bea.until(lambda: bea.bye == "gone")
                await bea.until(lambda: bea.info["you"] is None)
                assert bea.state["view"]["hand"] == []

    go(work)


def test_a_seat_that_moved_is_held_by_whoever_moved_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with bea:
                word = (await bea.post("move"))["link"].split("#move=")[1]
                unsure(server, "seated")
                taken, cookie = await ask(f"{server.base}/t/{ann.table}/claim", {"word": word})
                assert taken["seat"] == 1
                await bea.until(lambda: bea.bye == "moved")
                async with Client(server.base, ann.table, cookie) as moved:
                    assert moved.info["you"] == 1

    go(work)


def test_a_seat_that_moved_is_told_again_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            claim = f"{server.base}/t/{ann.table}/claim"
            word = {"word": (await bea.post("move"))["link"].split("#move=")[1]}

            unsure(server, "seated")
            with monkeypatch.context() as broken:
                broken.setattr(Store, "read", lost)
                with pytest.raises(Refused) as busy:
                    await ask(claim, word)
            assert busy.value.code == "busy"
            _, cookie = await ask(claim, word)
            async with Client(server.base, ann.table, cookie) as moved:
                assert moved.info["you"] == 1
            with pytest.raises(Refused):
                await ask(claim, word)

    go(work)


def test_whoever_sat_down_has_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            unsure(server, "seated")
            bea = await Client.join(server.base, ann.table, "Bea")
            async with bea:
                assert bea.info["you"] == bea.seat == 1

    go(work)


def test_a_seat_that_nobody_was_given_is_free_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            unsure(server, "seated")
            with monkeypatch.context() as broken:
                broken.setattr(Store, "read", lost)
                with pytest.raises(Refused) as busy:
                    await Client.join(server.base, ann.table, "Bea")
            assert busy.value.code == "busy"
            table = server.hub.tables[ann.table]
            while table.stale or table.state.places[1].person:
                await asyncio.sleep(0.01)
            bea = await Client.join(server.base, ann.table, "Bea")
            async with bea:
                assert bea.info["you"] == 1

    go(work)


def test_whoever_was_not_sent_away_after_all_sits_where_they_sat(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            gate = Gate(server.hub.database, "left")
            gate.fails = True
            kick = asyncio.create_task(ann.post("kick", seat=1))
            await gate.reached.wait()
            coming = asyncio.create_task(bea.__aenter__())
            await asyncio.sleep(0.1)
            gate.opened.set()
            with pytest.raises(Refused):
                await kick
            await coming
            assert bea.info["you"] == 1
            assert (await bea.play("nonsense"))["code"] != "token"
            await bea.stop()

    go(work)


def test_the_hall_lists_what_is(tmp_path: Path) -> None:
    """A line that was written unawares has written its listing, too: the next one is compared with that."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=2 + 1, public=True)
            await Client.join(server.base, ann.table, "Bea")
            unsure(server, "seated")
            cid = await Client.join(server.base, ann.table, "Cid")
            await cid.post("leave")
            (listed,), _ = await ask(f"{server.base}/api/tables")
            assert listed["taken"] == 2

    go(work)


# Words and wishes ------------------------------------------------------------------------------------------------


def test_what_was_said_is_heard(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann, bea:
                unsure(server, "said")
                assert (await ann.command("say", "first", text="hello"))["is"] == "ok"
                assert (await ann.command("say", text="again"))["is"] == "ok"
                await bea.until(lambda: len(bea.said) == 2)
                assert [said["text"] for said in bea.said] == ["hello", "again"]

    go(work)


@pytest.mark.parametrize("kind", ["wished", "paused"])
def test_a_pause_begins_once(tmp_path: Path, kind: str) -> None:
    """A wish counts although its answer was lost; and wishes for a pause are not wishes for its end."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            ann, bea, cid = people
            async with ann, bea, cid:
                unsure(server, kind)
                for each in people:
                    assert (await each.command("pause", paused=True))["is"] == "ok"
                await ann.until(lambda: ann.info["paused"])
                assert not any(seat["pause"] for seat in ann.info["seats"])
                await cid.command("pause", paused=False)
                await ann.until(lambda: ann.info["seats"][2]["pause"])
                assert ann.info["paused"]

    go(work)


def test_a_wish_outlives_a_broken_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, cid = await server.lanterns()
            async with bea, cid:
                async with ann:
                    assert (await ann.command("pause", "wish", paused=True))["is"] == "ok"
                await bea.until(lambda: not bea.info["seats"][0]["online"])
                async with Client(server.base, ann.table, ann.cookie) as back:
                    assert (await back.command("pause", "wish", paused=True))["is"] == "ok"
                    for each in (bea, cid):
                        await each.command("pause", paused=True)
                    await bea.until(lambda: bea.info["paused"])

    go(work)


def test_when_the_last_who_did_not_want_it_is_away_the_pause_begins(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, away=0.2) as server:
            ann, bea, cid = await server.lanterns()
            async with ann, bea:
                async with cid:
                    for each in (ann, bea):
                        await each.command("pause", paused=True)
                    assert not ann.info["paused"]
                await ann.until(lambda: ann.info["paused"])

    go(work)


def test_a_page_that_is_loaded_again_decides_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, cid = await server.lanterns()
            async with ann, bea:
                async with cid:
                    for each in (ann, bea):
                        await each.command("pause", paused=True)
                await ann.until(lambda: not ann.info["seats"][2]["online"])
                async with cid:
                    await ann.until(lambda: ann.info["seats"][2]["online"])
                    assert (await ann.command("say", text="still here?"))["is"] == "ok"
                    assert not ann.info["paused"]
                    assert (await ann.command("pause", paused=False))["is"] == "ok"
                    await bea.until(lambda: not bea.info["seats"][0]["pause"])

    go(work)


def test_a_wish_ends_with_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            ann, bea, cid = people
            async with ann, bea, cid:
                await ann.command("pause", paused=True)
                await bea.until(lambda: bea.info["seats"][0]["pause"])
                await asyncio.gather(*(play_out(each, "wish") for each in people))
                await bea.until(lambda: bea.info["over"] and not bea.info["seats"][0]["pause"])

    go(work)


# Not before it is stored -----------------------------------------------------------------------------------------


def test_a_refusal_is_told_when_it_is_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            _, bea, _ = await server.lanterns()
            async with bea:
                gate = Gate(server.hub.database, "refused")
                await bea.send({"do": "play", "id": "early", "choice": "vote 0"})
                await gate.reached.wait()
                await asyncio.sleep(0.05)
                assert "early" not in bea.answers
                gate.opened.set()
                await bea.until(lambda: "early" in bea.answers)
                assert bea.answers["early"]["is"] == "no"

    go(work)


def test_a_game_whose_end_is_not_stored_is_not_over(tmp_path: Path) -> None:
    """Nobody plays on from it, and its pictures are looked up when it is."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            ann, bea, cid = people
            async with ann, bea, cid:
                gate = Gate(server.hub.database, "story")
                gate.fails = True
                await play_to(gate, people)
                branch = asyncio.create_task(
                    ask(f"{server.base}/t/{ann.table}/branch", {"seat": 0, "step": 0, "name": "Spy"})
                )
                picture = asyncio.create_task(ann.get("picture/1-abc"))
                await asyncio.sleep(0.1)
                assert not branch.done()
                gate.opened.set()
                with pytest.raises(Refused) as spy:
                    await branch
                assert spy.value.code == "not_over"
                with pytest.raises(Refused):
                    await picture
                assert not server.application.up().archive.albums

    go(work)


def test_a_gesture_is_not_judged_by_what_is_not_stored(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann, bea:
                gate = Gate(server.hub.database, "muted")
                gate.fails = True
                muting = asyncio.create_task(ann.post("mute", seat=1, muted=True))
                await gate.reached.wait()
                await bea.send({"do": "point", "id": "there", "target": "door 1", "x": 1, "y": 1})
                await asyncio.sleep(0.05)
                gate.opened.set()
                with pytest.raises(Refused):
                    await muting
                await bea.until(lambda: "there" in bea.answers)
                assert bea.answers["there"]["is"] == "ok"

    go(work)


# A database that hangs -------------------------------------------------------------------------------------------


def test_a_table_that_could_not_be_read_back_is_read_later(tmp_path: Path) -> None:
    """No connection is free for a while: the table tries again until there is one."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann:
                async with bea:
                    table = server.hub.tables[ann.table]
                    engine = server.hub.database.engine
                    pool: Any = engine.sync_engine.pool
                    pool._timeout = 0.05
                    held = [await engine.connect() for _ in range(pool.size() + pool._max_overflow)]
                    table.stale = True
                    table.refresh()
                    await asyncio.sleep(0.3)
                    assert table.stale
                    for each in held:
                        await each.close()
                await ann.until(lambda: not ann.info["seats"][1]["online"])
                assert not table.stale

    go(work)


def test_whoever_comes_while_the_log_cannot_be_read_is_greeted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, _ = await server.lanterns()
            async with ann:
                table = server.hub.tables[ann.table]
                with monkeypatch.context() as broken:
                    broken.setattr(Store, "read", lost)
                    async with connect(ann.base.replace("http", "ws") + f"/t/{ann.table}/ws") as early:
                        table.stale = True
                        await early.send('{"do":"hello"}')
                        coming = asyncio.create_task(bea.__aenter__())
                        await asyncio.sleep(0.1)
                        assert not coming.done()
                        broken.undo()
                        assert json.loads(await asyncio.wait_for(early.recv(), 20))["is"] == "table"
                await coming
                assert bea.info["you"] == 1
                await bea.stop()

    go(work)


def test_a_table_that_was_deleted_elsewhere_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, _, _ = await server.lanterns()
            async with ann:
                table = server.hub.tables[ann.table]
                await server.hub.database.forget_table(ann.table)
                table.stale = True
                table.refresh()
                await ann.until(lambda: ann.bye == "gone")

    go(work)


class Slow(Inline):
    """Thinks for a while."""

    async def think(self, job: BotJob) -> tuple[str, Line]:
        await asyncio.sleep(0.2)
        return await super().think(job)


def test_hints_that_were_asked_for_together_are_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, Slow()) as server:
            ann = await Client.create(server.base, "oubliette")
            await ann.post("start")
            async with ann:
                ann.keeping = True
                for _ in range(4):
                    await ann.send({"do": "hint", "id": "what"})
                    await ann.play(ann.asks()[0]["options"][0]["text"])
                await ann.until(lambda: sum(frame.get("id") == "what" for frame in ann.frames) == 4)
                assert not ann.doubled

    go(work)
