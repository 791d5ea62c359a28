"""Snapshots: the table as the log has it, for the price of one line; and the log wherever they cannot be used."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.bench import Paper
from support.server_for_tests import go, house, play_out, seated
from support.stored_tables import Written, seen
from support.years import after, bodies_of, store_table

from noctuary import catalog
from noctuary.server.client import Client, Refused
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Append, Conflict, Snapshot
from noctuary.server.table import ledger
from noctuary.server.table.opening import Opening, read_table
from noctuary.server.table.snapshot import restored, taken
from noctuary.server.table.state import TALK_KEPT, State

GAMES = [("lanterns", 3), *((name, min(4, catalog.game(name).seats[-1])) for name in catalog.HOUSE)]
each_game = pytest.mark.parametrize(("game", "seats"), GAMES)


def opened(bodies: list[str], snapshot: Snapshot | None) -> tuple[Opening, Paper]:
    """The table, as it is read from a log and a snapshot."""
    paper: Any = Paper()
    paper.bodies, paper.kept = bodies, snapshot
    opening = asyncio.run(read_table("table", paper))
    assert opening is not None
    return opening, paper


def kept(state: State) -> dict[str, Any]:
    """All that is kept, but the floors of windows, which are a matter of chance, and how lines are numbered."""
    found: dict[str, Any] = msgspec.json.decode(taken(state, 0).body)
    for window in found.get("windows", []):
        del window["floor"]
    lines = found.pop("lines", [])
    found["heard"] = [[lines[at] for at in each] for each in found["heard"]]
    return found


@each_game
def test_a_snapshot_is_the_table_at_every_line(game: str, seats: int) -> None:
    """It is seen alike, and goes on alike: the same answers bring the same, to the end and into the next game."""
    written = Written(game, seats)
    written.start()
    written.step()
    again, _ = restored(taken(written.state, 0))
    while written.state.phase == "playing":
        known = len(written.lines)
        written.step()
        for entry in written.lines[known:]:
            again.apply(entry)
        assert seen(again) == seen(written.state)
        again, _ = restored(taken(again, again.at))
        assert seen(again) == seen(written.state)
        assert kept(again) == kept(written.state)
    written.play_again()
    assert written.state.first[0] > 0
    again, _ = restored(taken(written.state, 0))
    assert seen(again) == seen(written.state) == seen(State.of(written.lines))


def test_what_was_chosen_before_a_snapshot_can_be_taken_back_after_it() -> None:
    written = Written("oubliette", 1)
    written.start()
    written.play_until(lambda: len(written.state.playing().past) >= 3 and not written.state.playing().shown[-1])
    again, _ = restored(taken(written.state, 0))
    assert again.undo(9000, "u") == written.state.undo(9000, "u")
    assert seen(again) == seen(written.state)


def test_the_story_of_a_game_has_what_was_told_before_the_snapshot() -> None:
    written = Written("oubliette", 1)
    written.start()
    written.play_until(lambda: len(written.state.playing().past) >= 12)
    written.state, _ = restored(taken(written.state, 0))
    written.play_until(lambda: False)
    story = written.lines[-1]
    assert story == State.of(written.lines[:-1])._story()


@each_game
def test_opening_reads_the_same_after_one_game_and_after_three_hundred(game: str, seats: int) -> None:
    """Lines of the log, ids in memory, lines that were heard: none of it grows with the games that were played."""
    many = 300 if game == "lanterns" else 12
    for rounds in (1, many):
        written = after(rounds, game, seats)
        opening, paper = opened(bodies_of(written), taken(written.state, written.state.at))
        assert paper.lines_read == 1
        state = opening.state
        assert seen(state) == seen(written.state)
        assert state.round == rounds + 1
        assert len(state.answers.given) <= 20
        assert max(len(lines) for lines in state.heard.values()) < 60
        assert state.first[0] >= rounds


def test_a_snapshot_is_no_larger_after_many_games() -> None:
    """Words that were said are kept too, but only the last ones."""
    tables = [after(rounds).state for rounds in (1, 100, 250, 300)]
    assert len(tables[-1].talk) == len(tables[-2].talk) == TALK_KEPT
    for state in tables:
        state.talk.clear()
    sizes = [len(taken(state, 0).body) for state in tables]
    assert max(sizes) < min(sizes) * 1.5


def test_lines_after_the_snapshot_are_read_and_no_others() -> None:
    written = after(3)
    snapshot = taken(written.state, 777_000)
    bodies = bodies_of(written)
    written.step()
    opening, paper = opened(bodies_of(written), snapshot)
    assert seen(opening.state) == seen(written.state)
    assert paper.lines_read == len(written.lines) - len(bodies) + 1
    assert opening.time == 777_000, "the time that passed after the last line has passed"


# Where it cannot be used ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        lambda body: body[:0],
        lambda body: body[: len(body) // 2],
        lambda body: body.replace('"position":"lanterns', '"position":"lanterne'),
        lambda body: body.replace('"stack: ', '"stick: '),
        lambda body: body.replace('"heard":[[', '"heard":[[999,'),
        lambda body: body.replace('"phase":"playing"', '"phase":7'),
        lambda body: body[:1] + "}",
    ],
)
def test_whoever_cannot_read_a_snapshot_reads_the_log(spoil: Callable[[str], str]) -> None:
    written = after(2)
    good = taken(written.state, 0)
    bad = Snapshot(good.seq, spoil(good.body))
    if bad == good:
        bad = Snapshot(good.seq, good.body.replace(" stack: ", " stick: "))
    opening, paper = opened(bodies_of(written), bad)
    assert seen(opening.state) == seen(written.state)
    assert opening.snapshot == 0
    assert paper.lines_read == len(paper.bodies) + 1


def test_a_snapshot_ahead_of_its_log_is_none() -> None:
    written = after(1)
    bodies = bodies_of(written)
    written.step()
    opening, _ = opened(bodies, taken(written.state, 0))
    assert opening.state.seq == len(bodies)
    assert opening.snapshot == 0


def test_a_damaged_row_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        store = await Store.open(str(path))
        written = after(1)
        kept = await store_table(store, "table", written)
        assert await store.snapshot("table") == kept
        with sqlite3.connect(path) as database:
            database.execute("UPDATE snapshots SET body = replace(body, 'P1', 'P7')")
        database.close()
        assert await store.snapshot("table") is None
        assert await store.snapshot("nobody") is None
        await store.close()

    go(work)


# When it is written --------------------------------------------------------------------------------------------------


def test_an_older_snapshot_never_takes_the_place_of_a_newer_one(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        table = secrets.token_hex(8)
        for seq, body in ((7, "seven"), (5, "five"), (9, "nine"), (9, "again")):
            await store.append(Append(table=table, seq=seq + 1, bodies=(), snapshot=Snapshot(seq, body)))
        assert await store.snapshot(table) == Snapshot(9, "again")
        await store.append(Append(table=table, seq=1, bodies=("x",)))
        with pytest.raises(Conflict):
            await store.append(Append(table=table, seq=1, bodies=("y",), snapshot=Snapshot(20, "twenty")))
        assert await store.snapshot(table) == Snapshot(9, "again"), "of a line that was not written"
        await store.forget_table(table)
        assert await store.snapshot(table) is None
        await store.close()

    go(work)


async def snapshot_of(store: Store, id: str) -> int:
    found = await store.snapshot(id)
    return 0 if found is None else found.seq


def test_it_is_renewed_every_so_many_lines_and_when_the_server_stops(url: str) -> None:
    async def work() -> None:
        async with house(url, snapshot=4) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await ann.until(ann.asks)
                table = server.hub.tables[ann.table]
                for _ in range(9):
                    await ann.command("say", text="hm")
                    behind = table.stored - await snapshot_of(server.hub.database, ann.table)
                    assert 0 <= behind < 4
                last = table.stored
        store = await Store.open(url)
        assert await snapshot_of(store, ann.table) == len(await store.read(ann.table)) >= last
        await store.close()

    go(work)


def test_it_is_renewed_when_a_table_leaves_the_memory(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, snapshot=10_000) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await ann.until(ann.asks)
                before = ann.state["hash"], ann.lines
                assert await snapshot_of(server.hub.database, ann.table) == 0
            while ann.table in server.hub.tables:
                await server.hub._let_go(0)
                await asyncio.sleep(0.01)
            assert await snapshot_of(server.hub.database, ann.table) == len(await server.hub.database.read(ann.table))
            async with Client(server.base, ann.table, ann.cookie) as again:
                assert (again.state["hash"], again.lines) == before
                await ann.post("delete")
            assert await snapshot_of(server.hub.database, ann.table) == 0, "it is forgotten with its table"

    go(work)


def test_a_table_that_cannot_be_written_down_is_played_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr("noctuary.server.table.logged.taken", broken)

    async def work() -> None:
        async with house(tmp_path, snapshot=1) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                assert await play_out(ann, "unkept")

    go(work)


def test_a_forgotten_device_is_in_no_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def work() -> None:
        async with house(tmp_path, snapshot=1) as server:
            (ann,) = await server.lanterns("Ann - -")
            table = server.hub.tables[ann.table]
            device = table.state.places[0].device
            assert device
            assert device in (await server.hub.database.snapshot(ann.table)).body  # type: ignore[union-attr]
            await server.hub.forget_device(device)
        assert device.encode() not in msgspec.json.encode(
            [row[0] for row in sqlite3.connect(path).execute("SELECT body FROM snapshots")]
        )

    go(work)


def test_a_log_of_an_earlier_version_is_read_whole_only_once(tmp_path: Path) -> None:
    """In a thread, because it is long; then there is a snapshot."""

    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        written = after(30)
        id = "stored-table-0123456789"
        await store_table(store, id, written, snapshot=False)
        await store.close()
        async with house(tmp_path) as server:
            reads = counted(server.hub.database)
            async with Client(server.base, id, "seat=token 0") as ann:
                assert ann.info["round"] == 31
                assert sum(reads) == len(written.lines)
            while server.hub.tables.get(id) is not None:
                await server.hub._let_go(0)
                await asyncio.sleep(0.01)
            reads.clear()
            async with Client(server.base, id, "seat=token 0") as ann:
                assert ann.info["round"] == 31
                assert sum(reads) <= 3

    go(work)


def counted(store: Store) -> list[int]:
    """How many lines each reading brings."""
    reads: list[int] = []
    read = store.read

    async def watched(table: str, after: int = 0, limit: int = 0) -> list[str]:
        found = await read(table, after, limit)
        reads.append(len(found))
        return found

    store.read = watched  # type: ignore[method-assign]
    return reads


# Finished games ------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_read_by_its_own_lines(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        id = secrets.token_hex(12)
        written = after(6)
        await store_table(store, id, written)
        starts = [at for at, line in enumerate(written.lines) if isinstance(line, ledger.Started)]
        bodies = bodies_of(written)
        for number in range(1, 7):
            found = await store.round(id, number)
            assert found is not None
            assert list(found.bodies) == bodies[starts[number - 1] : starts[number]]
            assert (found.number, found.opened) == (number, bodies[0])
        last = await store.round(id, 0)
        assert last is not None
        assert (last.number, list(last.bodies)) == (7, bodies[starts[6] :])
        assert await store.round(id, 8) is None
        assert await store.round("nobody", 0) is None
        await store.close()

    go(work)


def test_the_running_game_of_many_is_handed_out_to_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(str(tmp_path / "tables.db"))
        id = "stored-table-0123456789"
        await store_table(store, id, after(2))
        await store.close()
        async with house(tmp_path) as server, Client(server.base, id, "seat=token 0") as ann:
            for what in ("record", "story", "replay"):
                for number in (0, 3, 4):
                    with pytest.raises(Refused, match="not_over"):
                        await ann.get(f"{what}?round={number}")
                assert await ann.get(f"{what}?round=2")

    go(work)


def test_a_snapshot_that_fails_is_not_tried_with_every_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It saves work; to fail at it again and again would cost more."""
    tried: list[int] = []

    def failing(state: State, _: int) -> Snapshot:
        tried.append(state.seq)
        raise ValueError

    monkeypatch.setattr("noctuary.server.table.logged.taken", failing)

    async def work() -> None:
        async with house(tmp_path, snapshot=4) as server:
            people = await seated(server.base, "occulto", 3)
            table = server.hub.tables[people[0].table]
            while asks := table.state.playing().game.asks():
                assert await table.answer_for(asks[0].who, asks[0].options[0].text, asks[0].n)
        assert len(tried) >= 2
        assert all(later - earlier >= 4 for earlier, later in pairwise(tried[:-1])), tried

    go(work)
