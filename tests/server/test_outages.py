"""A disk or a database that goes wrong, really done.

Nothing is acknowledged that is not stored, everybody is told, other things go on, and all of it recovers by itself.
"""

import asyncio
import contextlib
import shutil
import signal
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.outages import locked, not_ready, ready, refused, status, stopped, tmpfs, until, wire
from support.server_for_tests import House, go, house, lanterns, process

from noctuary.core.refusal import BadInput
from noctuary.server.client import Client
from noctuary.server.store import commits, database, writer
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Down


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What hangs is noticed sooner than on a real server."""
    for module in (commits, database, writer):
        monkeypatch.setattr(module, "LIMIT", 1.0)
    monkeypatch.setattr(database, "LOOK", 0.5)


async def a_move(people: list[Client]) -> tuple[Client, asyncio.Task[dict[str, Any]]]:
    """Somebody's choice, on its way; it is sent again until it is answered."""
    while True:
        for person in people:
            for asked in person.asks():
                if asked["must"]:
                    choice = asked["options"][0]["text"]
                    return person, asyncio.create_task(person.play(choice, asked["n"], "the move"))
        await asyncio.sleep(0.01)


async def lines_of(server: House, table: str) -> int:
    """How many choices the log of a table holds."""
    return sum('"choice"' in body for body in await server.hub.database.read(table))


async def told(people: list[Client], code: str) -> None:
    """Everybody is told that something is wrong with the house, or that it is over."""
    for each in people:
        await each.until(lambda each=each: each.house == code)


async def sees_it_through(server: House, outage: contextlib.AbstractContextManager[Any], why: str) -> None:
    """A table before, in and after an outage, and another one that nobody was at."""
    people = await server.lanterns()
    other = await Client.create(server.base, "lanterns", "Dan", seats=3)
    async with people[0], people[1], people[2]:
        before = await lines_of(server, people[0].table)
        with outage:
            person, moving = await a_move(people)
            while why not in await not_ready(server.base):
                await asyncio.sleep(0.05)  # At first it only knows that nothing is answered.
            await told(people, "not_stored")
            assert (await status(f"{server.base}/healthz"))[0] == 503
            assert (await status(f"{server.base}/livez"))[0] == 200
            assert (await status(f"{server.base}/api/games"))[0] == 200
            assert await refused(f"{server.base}/api/tables", {"game": "lanterns", "name": "Eve"}) == "busy"
            assert await refused(f"{server.base}/t/{other.table}/join", {"name": "Eve"}) == "busy"
            assert not moving.done()
        await ready(server.base)
        while (await status(f"{server.base}/healthz"))[0] != 200:
            await asyncio.sleep(0.05)  # On a busy machine one answer is late: it is asked again.
        await told(people, "")
        assert (await moving)["is"] == "ok"
        assert await lines_of(server, people[0].table) == before + 1
        assert not person.doubled
        await Client.join(server.base, other.table, "Eve")


def said_once(caplog: pytest.LogCaptureFixture) -> None:
    """Why is said once, and what was not stored is counted."""
    begun = [each for each in caplog.records if each.getMessage() == "nothing can be stored"]
    ended = [each for each in caplog.records if each.getMessage() == "storing goes on"]
    assert len(begun) == len(ended) == 1
    assert begun[0].why  # type: ignore[attr-defined]
    assert ended[0].count >= 1  # type: ignore[attr-defined]
    assert not [each for each in caplog.records if each.getMessage() == "not stored"]


# PostgreSQL ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("impatient")
def test_a_hung_postgres(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(postgres) as server:
            await sees_it_through(server, stopped(postgres), "")

    go(work)
    said_once(caplog)


@pytest.mark.usefixtures("impatient")
def test_connections_that_went_silent_are_dropped_and_renewed(postgres: str) -> None:
    """The database is well; only the lines to it, of the writer and of readers, lead nowhere any more."""

    async def work() -> None:
        with tempfile.TemporaryDirectory(prefix="pg") as folder:
            async with wire(postgres, Path(folder)) as (url, line), house(url) as server:
                people = await server.lanterns()
                async with people[0], people[1], people[2]:
                    before = await lines_of(server, people[0].table)
                    opened = line.opened
                    line.silence()
                    person, moving = await a_move(people)
                    assert (await moving)["is"] == "ok"
                    assert line.opened > opened
                    assert await lines_of(server, people[0].table) == before + 1
                    assert not person.doubled
                    await ready(server.base)

    go(work)


@pytest.mark.usefixtures("impatient")
def test_a_commit_that_hangs_is_settled_before_the_table_is_read_again(postgres: str) -> None:
    """Lines on their way when the line went silent: their session is ended, so that none of them turns up later."""

    async def work() -> None:
        with tempfile.TemporaryDirectory(prefix="pg") as folder:
            async with wire(postgres, Path(folder)) as (url, line):
                store = await Store.open(url)
                await store.append(Append(table="settled", seq=1, bodies=("x",)))
                backend = store.writer.backend  # type: ignore[attr-defined]
                line.silence()
                with pytest.raises(Down):
                    await store.append(Append(table="settled", seq=2, bodies=("y",)))
                with pytest.raises(Down):
                    await store.read("settled")
                await until(lambda: is_well(store))
                assert store.writer.backend != backend  # type: ignore[attr-defined]
                assert (await store.read("settled")) == ["x"]
                await store.forget_table("settled")
                await store.close()

    go(work)


async def is_well(store: Store) -> bool:
    """Whether a trial went well."""
    return not await store.ready()


def test_a_server_ends_though_postgres_hangs(postgres: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(postgres, log=log) as server:

        async def work() -> None:
            people = await lanterns(server.base)
            async with people[0], people[1], people[2]:
                with stopped(postgres):
                    _, moving = await a_move(people)
                    await not_ready(server.base)
                    assert server.process is not None
                    server.process.send_signal(signal.SIGTERM)
                    await asyncio.to_thread(server.process.wait, 60)
                    moving.cancel()
                server.end()

        go(work)
    assert log.read_text().count('"nothing can be stored"') == 1


# A file ----------------------------------------------------------------------------------------------------------


def path_of(server: House) -> Path:
    """The file of a server's database."""
    return Path(server.hub.database.engine.url.database or "")


@contextlib.contextmanager
def no_room(path: Path) -> Iterator[None]:
    """No file may grow: as on a full disk."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (Path(f"{path}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


@contextlib.contextmanager
def deleted(path: Path) -> Iterator[None]:
    """The file is gone, and comes back."""
    path.rename(path.with_suffix(".elsewhere"))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)
        path.with_suffix(".elsewhere").rename(path)


@contextlib.contextmanager
def replaced(path: Path) -> Iterator[None]:
    """Another file lies there, with the same in it; then the first one comes back."""
    shutil.copy(path, path.with_suffix(".copy"))
    with deleted(path):
        path.with_suffix(".copy").rename(path)
        yield


OUTAGES = {
    "full": (no_room, ""),
    "deleted": (deleted, "deleted"),
    "replaced": (replaced, "replaced"),
    "locked": (locked, "locked"),
}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("kind", OUTAGES)
def test_a_file_that_cannot_be_written(tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            outage, why = OUTAGES[kind]
            await sees_it_through(server, outage(path_of(server)), why)

    go(work)
    said_once(caplog)


def test_the_loop_goes_on_while_another_process_writes(tmp_path: Path) -> None:
    """A lock that is held for a while: nobody is in trouble, and everything else is answered meanwhile."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            async with people[0], people[1], people[2]:
                store = server.hub.database
                store.writer.seconds = 0.0  # type: ignore[attr-defined]
                with locked(path_of(server)):
                    _, moving = await a_move(people)
                    await until(lambda: asyncio.sleep(0, store.writing))
                    for _ in range(20):
                        assert (await status(f"{server.base}/livez"))[0] == 200
                    assert store.writing
                    assert not moving.done()
                assert (await moving)["is"] == "ok"
                assert not store.trouble

    go(work)


def test_a_full_disk(tmp_path: Path) -> None:
    """A real one, of three megabytes, that somebody else fills."""
    folder = tmp_path / "disk"
    folder.mkdir()
    within = tmpfs(folder, "3m")
    if not within:
        pytest.skip("nobody may mount a disk here; a limit for files stands in for it elsewhere")
    log = tmp_path / "log"
    with process(folder, within, log) as server:

        async def work() -> None:
            assert server.process is not None
            inside = Path(f"/proc/{server.process.pid}/root{folder}")
            people = await lanterns(server.base)
            async with people[0], people[1], people[2]:
                with contextlib.suppress(OSError), (inside / "filler").open("wb", 0) as filler:
                    while filler.write(b"x" * 4096):
                        pass
                await not_ready(server.base)
                _, moving = await a_move(people)
                await told(people, "not_stored")
                assert (await status(f"{server.base}/healthz"))[0] == 503
                assert not moving.done()
                (inside / "filler").unlink()
                await ready(server.base)
                await told(people, "")
                assert (await moving)["is"] == "ok"

        go(work)
    assert log.read_text().count('"nothing can be stored"') == 1


@pytest.mark.usefixtures("impatient")
def test_damaged_pages(tmp_path: Path) -> None:
    """They are noticed when they are read, nothing more is acknowledged, and a file that is whole again is believed."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            path = path_of(server)
            store = server.hub.database
            await server.hub._let_go(0)
            with contextlib.closing(sqlite3.connect(path)) as other:
                other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            whole = path.read_bytes()
            with path.open("r+b") as file:
                file.seek(4096)
                file.write(b"\x5a" * (len(whole) - 4096))
            await store.engine.dispose()
            assert await refused(f"{server.base}/t/{people[0].table}/story") == "busy"
            assert (await status(f"{server.base}/healthz"))[0] == 503
            assert await not_ready(server.base)
            assert await refused(f"{server.base}/api/tables", {"game": "lanterns", "name": "Eve"}) == "busy"
            with path.open("r+b") as file:
                file.write(whole)
            await ready(server.base)
            async with people[0], people[1], people[2]:
                _, moving = await a_move(people)
                assert (await moving)["is"] == "ok"

    go(work)


@pytest.mark.usefixtures("impatient")
def test_a_write_that_hangs_is_known_before_the_table_is_read_again(tmp_path: Path) -> None:
    """A disk that hangs: those who wait are told, the rest is refused at once, and what was written at last counts."""

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        opened = asyncio.Event()
        loop = asyncio.get_running_loop()
        write = store.writer._write  # type: ignore[attr-defined]

        def hanging(batch: Any) -> None:
            asyncio.run_coroutine_threadsafe(opened.wait(), loop).result(60)
            write(batch)

        store.writer._write = hanging  # type: ignore[attr-defined]
        store.writer.seconds = 1.0  # type: ignore[attr-defined]
        with pytest.raises(Down):
            await store.append(Append(table="one", seq=1, bodies=("x",)))
        with pytest.raises(Down):
            await store.append(Append(table="two", seq=1, bodies=("x",)))
        with pytest.raises(Down):
            await store.read("one")
        assert store.trouble
        assert await store.ready()
        opened.set()
        await until(lambda: is_well(store))
        assert await store.read("one") == ["x"]
        assert await store.read("two") == []
        await store.close()

    go(work)


def test_a_file_that_cannot_be_written_is_named_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        await (await Store.open(str(path))).close()
        with locked(path), pytest.raises(BadInput) as caught:
            await Store.open(str(path))
        assert caught.value.code == "database"
        assert "locked" in str(caught.value.args_by_name["why"])

    go(work)


def test_what_was_acknowledged_before_a_kill_is_there(tmp_path: Path) -> None:
    """`kill -9` while nothing can be stored: every answer before it holds, and none came after."""
    with process(tmp_path) as server:

        async def work() -> None:
            people = await lanterns(server.base)
            async with people[0], people[1], people[2]:
                _, moving = await a_move(people)
                assert (await moving)["is"] == "ok"
                path = tmp_path / "tables.db"
                with locked(path):
                    person, second = await a_move(people)
                    await not_ready(server.base)
                    await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                assert (await second)["is"] == "ok"
                assert not person.doubled

        go(work)
