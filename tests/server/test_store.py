"""The log: fenced, durable, the same on SQLite and PostgreSQL."""

import asyncio
import secrets
import sqlite3
import threading
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import text
from support.server_for_tests import go, house, lanterns, play_out, process

from noctuary.core.record import parse
from noctuary.core.refusal import BadInput
from noctuary.server.client import Client
from noctuary.server.store.commits import UNFOLDED, FileWriter
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Conflict, Listing, Snapshot
from noctuary.server.store.schema import DUE, HEAD, TABLES, migrations
from noctuary.server.table.games import game
from noctuary.server.table.table import begun


def lines(table: str, seq: int, *bodies: str) -> Append:
    return Append(table=table, seq=seq, bodies=bodies)


def test_a_line_is_written_once(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        other = await Store.open(url)
        name = secrets.token_hex(8)
        await store.append(lines(name, 1, "a", "b"))
        with pytest.raises(Conflict):
            await other.append(lines(name, 2, "c"))
        with pytest.raises(Conflict):
            await other.append(lines(name, 2, "c", "d"))
        await other.append(lines(name, 3, "c"))
        assert await store.read(name) == ["a", "b", "c"]
        assert await store.read(name, after=2) == ["c"]
        await store.close()
        await other.close()

    go(work)


def test_whoever_has_lost_a_table_lists_nothing_of_it(url: str) -> None:
    """An owner that slept past its lease puts its table away, and the log has gone on elsewhere meanwhile.

    It writes no line then, so no line refuses it; what it thinks is listed, and when the clock has to ring, is not so.
    """

    async def work() -> None:
        store = await Store.open(url)
        other = await Store.open(url)
        name = secrets.token_hex(16)

        def listed(phase: str) -> Listing:
            return Listing(id=name, code="", game="lanterns", public=True, phase=phase, summary="{}")

        await store.append(Append(table=name, seq=1, bodies=("a",), listing=listed("lobby"), due=7))
        await other.append(Append(table=name, seq=2, bodies=("b",), listing=listed("playing"), due=9))
        for stale in ({"listing": listed("lobby")}, {"due": 0}, {"snapshot": Snapshot(1, "{}")}):
            with pytest.raises(Conflict):
                await store.append(Append(table=name, seq=2, bodies=(), **stale))
        # Beside the lines of others, which are written all the same.
        mixed = [Append(table=name, seq=2, bodies=(), due=0), lines(secrets.token_hex(16), 1, "x")]
        done = await asyncio.gather(*map(store.append, mixed), return_exceptions=True)
        assert [type(each) for each in done] == [Conflict, type(None)]
        found = await store.rows(
            sa.select(TABLES.c.phase, DUE.c.at).where(TABLES.c.id == DUE.c.table_id, TABLES.c.id == name)
        )
        assert [tuple(row) for row in found] == [("playing", 9)]
        await other.append(Append(table=name, seq=3, bodies=(), listing=listed("over"), due=0))
        assert [row.phase for row in await store.rows(sa.select(TABLES.c.phase).where(TABLES.c.id == name))] == ["over"]
        await store.close()
        await other.close()

    go(work)


def test_one_conflict_does_not_spoil_the_others(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        names = [secrets.token_hex(8) for _ in range(30)]
        await store.append(lines(names[7], 1, "first"))
        done = await asyncio.gather(*(store.append(lines(name, 1, "x")) for name in names), return_exceptions=True)
        assert [type(each) for each in done] == [Conflict if at == 7 else type(None) for at in range(30)]
        assert await store.read(names[7]) == ["first"]
        assert await store.read(names[8]) == ["x"]
        assert store.commits < 60
        await store.close()

    go(work)


def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        await asyncio.gather(*(store.append(lines(f"table {at}", 1, "x")) for at in range(300)))
        assert store.commits <= 3
        await store.close()

    go(work)


def test_a_game_and_a_restart(url: str) -> None:
    """The same game, whatever the database; a second server goes on where the first one stopped."""

    async def work() -> None:
        async with house(url) as server:
            people = await server.lanterns()
            async with people[0]:
                hash = people[0].state["hash"]
        async with house(url) as server:
            for each in people:
                each.base = server.base
            async with people[0], people[1], people[2]:
                assert people[0].state["hash"] == hash
                taken = await asyncio.gather(*(play_out(each, "restart") for each in people))
                journal = parse(await people[0].get("record"), game)
                assert len(journal.past) == sum(taken)

    go(work)


def test_a_table_reads_its_log_again_over_a_new_connection(postgres: str) -> None:
    """The database was away: the table no longer trusts what it holds, no connection is left, and a choice comes."""

    async def work() -> None:
        async with house(postgres) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await ann.until(ann.asks)
                ann.keeping = True
                server.hub.tables[ann.table].stale = True
                store = server.hub.database
                await store.writer.close()
                await store.engine.dispose()
                ask = ann.asks()[0]
                assert (await ann.play(ask["options"][0]["text"], ask["n"]))["is"] == "ok"
                assert "busy" not in [frame.get("code") for frame in ann.frames]

    go(work)


def test_killed_on_postgres(postgres: str) -> None:
    with process(postgres) as server:

        async def work() -> None:
            people = await lanterns(server.base)
            for each in people:
                await each.__aenter__()
            playing = asyncio.gather(*(play_out(each, "killed") for each in people))
            await asyncio.sleep(0.3)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            taken = await playing
            journal = parse(await people[0].get("record"), game)
            assert len(journal.past) == sum(taken)
            for each in people:
                assert not each.doubled
                async with Client(each.base, each.table, each.cookie) as other:
                    assert other.state["hash"] == each.state["hash"]
                    assert other.lines == each.lines
                await each.stop()

        go(work)


def test_a_commit_reaches_the_disk(tmp_path: Path) -> None:
    """The connection that writes syncs at every commit, and readers do not wait for it."""

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        found: list[Any] = []

        def look() -> None:
            with writer.engine.connect() as connection:
                found.extend(connection.scalar(text(f"PRAGMA {name}")) for name in ("synchronous", "journal_mode"))

        await asyncio.to_thread(look)
        assert found == [2, "wal"]
        await store.close()

    go(work)


async def turns(count: int = 2) -> None:
    """So many turns of the loop."""
    for _ in range(count):
        await asyncio.sleep(0)


def test_what_one_turn_of_the_loop_brings_is_one_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The loop waits for it while the disk is quick: durable after that turn, with no timer."""
    path = tmp_path / "tables.db"
    monkeypatch.setattr("noctuary.server.store.commits.HOLD", 60.0)  # However busy this machine is.

    async def work() -> None:
        store = await Store.open(str(path))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        writer.seconds = 0.0
        both = [asyncio.create_task(store.append(lines(name, 1, "x"))) for name in ("one", "two")]
        await turns()
        assert (store.commits, store.lines, writer.batches.empty()) == (1, 2, True)
        with sqlite3.connect(path) as database:
            assert database.execute("SELECT count(*) FROM log").fetchall() == [(2,)]
        database.close()
        await asyncio.gather(*both)
        writer.seconds = 0.0
        await store.append(lines("one", 2, "x"))
        assert store.commits == 2
        await store.close()

    go(work)


def test_a_disk_that_hangs_holds_the_loop_up_for_a_moment_only(tmp_path: Path) -> None:
    """It was quick until now, so the loop waits for it, but not for long: the next turns come."""

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        going = threading.Event()
        write = writer._write

        def hanging(batch: Any) -> None:
            assert going.wait(60), "the loop never came this far"
            write(batch)

        writer._write = hanging  # type: ignore[method-assign]
        writer.seconds = 0.0
        first = asyncio.create_task(store.append(lines("one", 1, "x")))
        await turns()
        assert store.writing
        assert not writer.quick
        later = [asyncio.create_task(store.append(lines("two", seq, "x"))) for seq in (1, 2)]
        await turns(20)
        assert not first.done()
        going.set()
        await asyncio.gather(first, *later)
        assert (store.commits, store.lines, store.trouble) == (2, 3, "")
        await store.close()

    go(work)


@pytest.mark.parametrize("busy", ["seconds", "folding", "forgetting"])
def test_the_loop_does_not_wait_for_a_slow_disk_nor_for_somebody_who_deletes(tmp_path: Path, busy: str) -> None:
    """Then the thread writes, and what comes meanwhile is one commit too."""

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        writer.seconds = 1.0 if busy == "seconds" else 0.0
        writer.folding = busy == "folding"
        store.forgetting = int(busy == "forgetting")
        first = asyncio.create_task(store.append(lines("one", 1, "x")))
        await turns()
        assert store.writing
        later = [asyncio.create_task(store.append(lines("two", seq, "x"))) for seq in (1, 2, 3)]
        await turns()
        await asyncio.gather(first, *later)
        assert (store.commits, store.lines) == (2, 4)
        store.forgetting = 0
        await store.close()

    go(work)


def test_a_conflict_spoils_its_own_line_only(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        await store.append(lines("one", 1, "x"))
        for seconds, seq in ((0.0, 1), (1.0, 2)):
            writer.seconds = seconds
            mixed = (("two", seq, "x"), ("one", 1, "y"), ("one", seq + 1, "x"))
            answers = await asyncio.gather(*(store.append(lines(*line)) for line in mixed), return_exceptions=True)
            assert [type(answer) for answer in answers] == [type(None), Conflict, type(None)]
        assert await store.read("two") == ["x", "x"]
        assert await store.read("one") == ["x", "x", "x"]
        await store.close()

    go(work)


def test_the_log_is_folded_into_the_file_now_and_then(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        store = await Store.open(str(path))
        writer = store.writer
        assert isinstance(writer, FileWriter)
        await store.append(lines("table", 1, "needle"))
        assert b"needle" not in path.read_bytes()
        writer.unfolded = UNFOLDED
        await store.append(lines("table", 2, "x"))
        while writer.folding:
            await asyncio.sleep(0.001)
        assert writer.unfolded == 0
        assert b"needle" in path.read_bytes()
        await store.close()

    go(work)


def test_what_was_begun_by_hand_goes_on_in_a_task_and_can_be_stopped() -> None:
    async def work() -> None:
        told: list[str] = []
        waited: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def errand() -> None:
            told.append("begun")
            try:
                await waited
                await asyncio.sleep(0)
                told.append("done")
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                told.append("stopped")
                raise

        left = begun(errand())
        assert told == ["begun"]
        assert left is not None
        task = asyncio.create_task(left)
        await asyncio.sleep(0)
        waited.set_result(None)
        for _ in range(5):
            await asyncio.sleep(0)
        assert told == ["begun", "done"]
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert told == ["begun", "done", "stopped"]

    go(work)


def test_the_schema_is_the_last_migration() -> None:
    from alembic.script import ScriptDirectory

    assert ScriptDirectory.from_config(migrations()).get_current_head() == HEAD


def test_a_newer_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        await (await Store.open(str(path))).close()
        with sqlite3.connect(path) as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        before = path.read_bytes()
        with pytest.raises(BadInput, match="database-newer"):
            await Store.open(str(path))
        assert path.read_bytes() == before

    go(work)


@pytest.mark.parametrize(
    ("given", "code"),
    [("mysql://x/y", "database-url"), ("http://x", "database-url"), ("postgresql://nobody@127.0.0.1:1/x", "database")],
)
def test_a_database_that_cannot_be_used_is_named(given: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        go(lambda: Store.open(given))
    assert caught.value.code == code


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 200)
    with pytest.raises(BadInput, match="database"):
        go(lambda: Store.open(str(path)))
    assert path.read_text() == "Dear Ann, " * 200
