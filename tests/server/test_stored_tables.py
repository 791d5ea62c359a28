"""Tables that earlier versions stored open, and everybody sees there what they saw then."""

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.bench import Paper
from support.server_for_tests import go, house, play_out
from support.stored_tables import MOMENTS, SEATS, bodies, seen, snapshot_in, stored

from noctuary.core.chance import seed_of
from noctuary.server.client import Client, Refused
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append
from noctuary.server.table import ledger
from noctuary.server.table.opening import read_table
from noctuary.server.table.state import State, made_by

LOGS = list(stored())
RENAMED = {"air": "sabotage_in_flight"}
"""Fields of views that have another name since."""


def lost(before: Any, now: Any, where: str = "") -> list[str]:
    """What was there and is gone or different. A field that is new is no loss."""
    if isinstance(before, dict) and isinstance(now, dict):
        return [
            wrong
            for key, value in before.items()
            if key != "hash"
            for name in [RENAMED.get(key, key)]
            for wrong in (lost(value, now[name], f"{where}.{key}") if name in now else [f"{where}.{key} is gone"])
        ]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [wrong for at, value in enumerate(before) for wrong in lost(value, now[at], f"{where}[{at}]")]
    return [] if before == now or (is_name(before) and is_name(now)) else [f"{where}: {before!r} became {now!r}"]


def is_name(value: Any) -> bool:
    """Whether it is the random name of a picture: the next server may give it another one."""
    return isinstance(value, str) and re.fullmatch(r"[0-9a-f]{16}", value) is not None


def test_there_are_stored_tables() -> None:
    assert len(LOGS) >= 15


each_log = pytest.mark.parametrize("log", LOGS, ids=lambda log: f"{log.parent.name}-{log.stem}")


@each_log
def test_a_stored_table_looks_as_it_did(log: Path) -> None:
    """As long as its rules are the rules of this version; otherwise see below."""
    entries = list(map(ledger.read, bodies(log)))
    state = State.of(entries)
    last = next((each for each in reversed(entries) if isinstance(each, ledger.Started)), None)
    if last is None or made_by(state.spec, last.header):
        before = msgspec.json.decode(log.with_suffix(".seen.json").read_bytes())
        assert lost(before, seen(state)) == []
    else:
        assert_shelved(state, log)


SNAPSHOTS = [file for log in LOGS for file in sorted(log.parent.glob(f"{log.stem}.*.json")) if "seen" not in file.name]


def test_there_are_snapshots_of_every_game_and_moment() -> None:
    found = {file.name.split(".")[0] for file in SNAPSHOTS}
    assert found >= {f"{game}-{moment}" for game in SEATS for moment in MOMENTS}
    assert len([file for file in SNAPSHOTS if ".killed." in file.name]) >= 6


@pytest.mark.parametrize("file", SNAPSHOTS, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_stored_snapshot_opens_and_is_what_the_log_says(file: Path) -> None:
    """By the rules it was made by. By others it goes on if there is a way, and opens in any case."""
    log = file.with_name(file.name.split(".")[0] + ".jsonl")
    paper: Any = Paper()
    paper.bodies, paper.kept = bodies(log), snapshot_in(file)
    opening = asyncio.run(read_table("table", paper))
    assert opening is not None
    state = opening.state
    assert (state.seq, opening.snapshot) == (len(paper.bodies), paper.kept.seq)
    assert paper.lines_read == len(paper.bodies) - paper.kept.seq + 1
    kept = msgspec.json.decode(paper.kept.body).get("game")
    if kept is None or (kept["rules"], kept["data"]) == (state.spec.rules, dict(state.spec.data)):
        before = msgspec.json.decode(log.with_suffix(".seen.json").read_bytes())
        assert lost(before, seen(state)) == []
        assert seen(state) == seen(State.of(map(ledger.read, paper.bodies)))
    elif state.raising is not None:
        assert (state.phase, state.shelved) == ("playing", "")
        assert state.playing().game.asks()
    else:
        assert_shelved(state, log)


@each_log
def test_a_table_of_other_rules_opens_and_plays_on(log: Path) -> None:
    state = State.of(map(ledger.read, map(older, bodies(log))))
    assert state.seq == len(bodies(log))
    assert_shelved(state, log)
    for seat in range(1, len(state.places)):
        state.do(ledger.Readied(seat, True))
    state.check_start()
    round = state.round
    state.do(*state.start_entries(seed_of("anew"), 0))
    assert (state.phase, state.round, state.shelved) == ("playing", round + 1, "")
    assert state.playing().game.asks()


def assert_shelved(state: State, log: Path) -> None:
    """Everybody still sits in the lobby, and is told what became of the last game."""
    assert state.phase == "lobby"
    if "lobby" in log.stem:
        assert state.shelved == ""
    else:
        assert state.shelved == ("finished" if '"is":"story"' in bodies(log)[-1] else "closed")
    assert [place.name for place in state.places if place.person]
    for frames in seen(state).values():
        assert frames[0]["shelved"] == state.shelved


def older(body: str) -> str:
    """The same line, of a game with other rules and an option that no version had."""
    entry = ledger.read(body)
    if isinstance(entry, ledger.Started):
        entry = msgspec.structs.replace(entry, header=msgspec.structs.replace(entry.header, rules=0))
    if isinstance(entry, ledger.Opened):
        entry = msgspec.structs.replace(entry, options={**entry.options, "long_gone": True})
    return ledger.write(entry)


@pytest.mark.parametrize("moment", ["running", "again", "finished"])
def test_people_come_back_to_a_table_of_other_rules(tmp_path: Path, moment: str) -> None:
    """On real sockets: they are told, read what is left of the old game, begin a new one; a restart changes nothing."""
    (log,) = [each for each in LOGS if each.stem == f"occulto-{moment}"][:1]
    id = "stored-table-0123456789"

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        lines = tuple(map(older, bodies(log)))
        await store.append(Append(table=id, seq=1, bodies=lines))
        await store.close()
        async with (
            house(tmp_path) as server,
            Client(server.base, id, "seat=token 0") as ann,
            Client(server.base, id, "seat=token 1") as bea,
        ):
            assert (ann.info["you"], bea.info["you"]) == (0, 1)
            assert (ann.info["phase"], ann.info["started"]) == ("lobby", False)
            assert ann.info["shelved"] == ("finished" if moment == "finished" else "closed")
            round = ann.info["round"]
            story = await ann.get(f"story?seat=0&round={round}")
            assert story["lines"]
            assert (story["reason"] == "closed") == (moment != "finished")
            header, *record = (await ann.get(f"record?round={round}")).splitlines()
            assert msgspec.json.decode(header)["rules"] == 0
            assert record
            with pytest.raises(Refused, match="unreadable"):
                await ann.get(f"replay?round={round}")
            await bea.post("ready", ready=True)
            await ann.post("start")
            await ann.until(lambda: bool(ann.state))
            assert (ann.info["shelved"], ann.info["round"]) == ("", round + 1)
        async with house(tmp_path, speed=20.0) as server, Client(server.base, id, "seat=token 0") as ann:
            assert ann.info["phase"] == "playing"
            await play_until_over(ann, id, server.base)
            assert await ann.get(f"replay?round={round + 1}&seat=0")
            with pytest.raises(Refused, match="unreadable"):
                await ann.get(f"replay?round={round}")

    go(work)


async def play_until_over(ann: Client, id: str, base: str) -> None:
    """Both people answer at random until the end."""
    async with Client(base, id, "seat=token 1") as bea:
        ann.seat, bea.seat = 0, 1
        await asyncio.gather(play_out(ann, "old"), play_out(bea, "old"))
