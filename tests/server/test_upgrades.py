"""The rules are raised while games are played: each goes on if its game says how, and otherwise ends in plain words."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.bench import Paper
from support.server_for_tests import go, house, play_out
from support.stored_tables import MOMENTS, SEATS, Written, made, phases, seen
from support.years import bodies_of, store_table

from noctuary.core.notation import head_of
from noctuary.server.client import Client, Refused
from noctuary.server.settings import Settings
from noctuary.server.store.database import Store
from noctuary.server.store.lines import Round, Snapshot
from noctuary.server.table import ledger
from noctuary.server.table.bots import Inline
from noctuary.server.table.games import games
from noctuary.server.table.replay import story_of
from noctuary.server.table.snapshot import taken
from noctuary.server.table.state import State
from noctuary.server.table.table import Table

ELSEWHERE = ("oubliette-again", "lobby", "finished")
"""Moments at which no game is being played: the second one of Oubliette is soon over."""
RUNNING = [
    pytest.param(game, moment, id=f"{game}-{moment}")
    for game in SEATS
    for moment in (*MOMENTS, *phases(game))
    if moment not in ELSEWHERE and f"{game}-{moment}" not in ELSEWHERE
]
each_moment = pytest.mark.parametrize(("game", "moment"), RUNNING)
ID = "stored-table-0123456789"

Raise = Callable[..., None]


@pytest.fixture
def raise_rules(monkeypatch: pytest.MonkeyPatch) -> Raise:
    """Raise the version of a game's rules, with or without a way from the one before."""

    def raised(game: str, way: Callable[[str, int], str] | None) -> None:
        spec = games()[game]
        monkeypatch.setitem(games(), game, msgspec.structs.replace(spec, rules=spec.rules + 1, upgrade=way))

    return raised


def same(position: str, rules: int) -> str:
    """A way that changes nothing but the number."""
    head = head_of(position)
    assert head.endswith(f" {rules}")
    return f"{head.split()[0]} {rules + 1}{position[len(head) :]}"


def failing(position: str, rules: int) -> str:
    raise RuntimeError("nobody thought of this")


async def opened(bodies: list[str], snapshot: Snapshot | None) -> tuple[Table, Paper]:
    """A table as the server opens it."""
    paper: Any = Paper()
    paper.bodies, paper.kept = list(bodies), snapshot
    table = await Table.load("table", paper, Inline(), Settings(now=lambda: 0.0, away=3600.0))
    assert table is not None
    await table.catch_up()
    assert table.state.seq == len(paper.bodies)
    return table, paper


def shown(state: State, *kinds: str) -> dict[str, Any]:
    """What everybody sees, without their logs. What other rules made cannot be made again, and so not be taken back."""
    return {
        viewer: [
            {name: value for name, value in frame.items() if name not in ("seq", "hash", "may_undo")}
            for frame in frames
            if frame["is"] in (kinds or ("table", "state"))
        ]
        for viewer, frames in seen(state).items()
    }


def heard(state: State) -> list[list[str]]:
    return [[id for id, _ in lines] for lines in state.heard.values()]


def play_on(state: State, bodies: list[str]) -> Written:
    """The same people go on, by the rules that are here."""
    written = Written(state.opened.game)
    written.state, written.lines = state, list(map(ledger.read, bodies))
    written.play_until(lambda: False)
    return written


# Where there is a way ------------------------------------------------------------------------------------------------


@each_moment
def test_after_an_orderly_stop_every_seat_sees_what_it_saw(game: str, moment: str, raise_rules: Raise) -> None:
    """And hears one line more. It goes on to its end, its story is whole, and it opens again wherever it is left."""
    written = made(game, moment)
    before, lines, log = shown(written.state), heard(written.state), bodies_of(written)
    snapshot = taken(written.state, written.state.at)
    raise_rules(game, same)

    async def work() -> None:
        table, paper = await opened(log, snapshot)
        assert shown(table.state) == before
        assert heard(table.state) == [[*each, "table-upgraded"] for each in lines]
        assert paper.kept is not None
        assert paper.kept.seq == len(paper.bodies) == len(log) + 1
        again, once = await opened(paper.bodies, paper.kept)
        assert (seen(again.state), once.bodies) == (seen(table.state), paper.bodies), "it is said once"
        bare, _ = await opened(paper.bodies, None)
        assert shown(bare.state, "state") == shown(table.state, "state"), "the log alone tells it too"
        on = play_on(table.state, paper.bodies)
        assert on.state.phase == "over"
        story = on.lines[-1]
        assert isinstance(story, ledger.Story)
        told = [each.id for each in story.told]
        assert len(told) >= len([id for id in lines[-1] if not id.startswith("table-")])
        over, _ = await opened(bodies_of(on), taken(on.state, 0))
        assert seen(over.state) == seen(on.state)

    go(work)


@pytest.mark.parametrize("game", SEATS)
def test_a_table_without_a_running_game_just_opens(game: str, raise_rules: Raise) -> None:
    lobby, over = made(game, "lobby"), made(game, "finished")
    before = seen(lobby.state)
    kept = [taken(each.state, 0) for each in (lobby, over)]
    raise_rules(game, same)

    async def work() -> None:
        table, paper = await opened(bodies_of(lobby), kept[0])
        assert (seen(table.state), len(paper.bodies)) == (before, len(lobby.lines))
        table, paper = await opened(bodies_of(over), kept[1])
        assert (table.state.phase, table.state.shelved, len(paper.bodies)) == ("lobby", "finished", len(over.lines))

    go(work)


@pytest.mark.parametrize("game", SEATS)
def test_two_raises_are_two_lines(game: str, raise_rules: Raise) -> None:
    written = made(game, "running")
    before = shown(written.state)
    snapshot = taken(written.state, 0)
    raise_rules(game, same)

    async def work() -> None:
        _, paper = await opened(bodies_of(written), snapshot)
        raise_rules(game, same)
        table, paper = await opened(paper.bodies, paper.kept)
        assert shown(table.state) == before
        assert [each[-2:] for each in heard(table.state)] == [["table-upgraded"] * 2] * len(table.state.viewers)
        assert shown((await opened(paper.bodies, None))[0].state, "state") == shown(table.state, "state")

    go(work)


# After kill -9 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SEATS)
def test_choices_after_the_snapshot_are_made_again_by_the_new_rules(game: str, raise_rules: Raise) -> None:
    written = made(game, "running")
    before, snapshot = shown(written.state), written.snapshots[-4]
    assert snapshot.seq < len(written.lines)
    raise_rules(game, same)

    async def work() -> None:
        table, _ = await opened(bodies_of(written), snapshot)
        assert shown(table.state) == before
        assert {each[-1] for each in heard(table.state)} == {"table-upgraded"}

    go(work)


@pytest.mark.parametrize("game", SEATS)
def test_choices_that_the_new_rules_do_not_know_are_taken_back_and_that_is_said(game: str, raise_rules: Raise) -> None:
    """The game goes on from the last choice that fits: people lose a few choices, and not the game."""
    written = made(game, "running")
    kept = written.snapshots[-4]
    fits = State.of(written.lines[: kept.seq])
    log = bodies_of(written)
    log[kept.seq] = ledger.write(misfit(written.lines[kept.seq]))
    before = shown(fits)
    raise_rules(game, same)

    async def work() -> None:
        table, paper = await opened(log, kept)
        assert shown(table.state) == before
        lost = len([body for body in log[kept.seq :] if '"recorded"' in body])
        for lines in table.state.heard.values():
            assert lines[-1] == ("table-upgraded-back", {"number": lost})
        id = written.lines[kept.seq].id  # type: ignore[union-attr]
        assert table.state.answered(0, id) or any(table.state.answered(seat, id) for seat in range(3))
        for snapshot in (paper.kept, kept, None):
            again, _ = await opened(paper.bodies, snapshot)
            assert shown(again.state, "state") == shown(table.state, "state")
        assert play_on(table.state, paper.bodies).state.phase == "over"

    go(work)


def misfit(entry: ledger.AnyEntry) -> ledger.AnyEntry:
    """The same line with a choice that no rule offers."""
    assert isinstance(entry, ledger.Recorded)
    return msgspec.structs.replace(entry, line=msgspec.structs.replace(entry.line, choice="never heard of"))


@pytest.mark.parametrize("game", SEATS)
def test_a_game_that_ended_after_its_snapshot_has_ended(game: str, raise_rules: Raise) -> None:
    """Its people were told so, whatever the new rules would say."""
    written = made(game, "finished")
    snapshot = written.snapshots[-3]
    raise_rules(game, same)

    async def work() -> None:
        table, paper = await opened(bodies_of(written), snapshot)
        assert (table.state.phase, table.state.shelved) == ("lobby", "finished")
        assert len(paper.bodies) == len(written.lines)

    go(work)


# Where there is none -------------------------------------------------------------------------------------------------


@each_moment
@pytest.mark.parametrize("way", [None, failing])
def test_without_a_way_the_round_is_closed_with_its_story_and_the_table_plays_on(
    game: str, moment: str, way: Any, raise_rules: Raise
) -> None:
    written = made(game, moment)
    told = [[line for line in lines if not line[0].startswith("table-")] for lines in written.state.heard.values()]
    snapshot = taken(written.state, 0)
    raise_rules(game, way)

    async def work() -> None:
        table, paper = await opened(bodies_of(written), snapshot)
        state = table.state
        assert (state.phase, state.shelved) == ("lobby", "closed")
        assert {frames[0]["shelved"] for frames in seen(state).values()} == {"closed"}
        found = await paper.round("table", state.round)
        assert found is not None
        story = story_of(found, True, None)
        assert story.reason == "closed"
        undone = any(line[0] == "table-undone" for line in written.state.heard[None])
        if not undone:
            assert [line.id for line in story.lines] == [id for id, _ in told[-1]]
        assert story.lines
        again, once = await opened(paper.bodies, paper.kept)
        assert (seen(again.state), once.bodies) == (seen(state), paper.bodies)
        for seat in range(1, len(state.places)):
            state.do(ledger.Readied(seat, True))
        state.check_start()
        state.do(*state.start_entries(b"x" * 32, 0))
        assert (state.phase, state.shelved) == ("playing", "")

    go(work)


def test_the_story_of_a_closed_round_tells_the_choices_after_its_snapshot_as_they_were_written(
    raise_rules: Raise,
) -> None:
    written = made("oubliette", "running")
    snapshot = written.snapshots[-4]
    raise_rules("oubliette", None)

    async def work() -> None:
        table, paper = await opened(bodies_of(written), snapshot)
        found = await paper.round("table", table.state.round)
        assert isinstance(found, Round)
        lines = story_of(found, True, 0).lines
        assert lines[-1].id == "table-chosen"
        assert lines[0].id.startswith("oubliette-")

    go(work)


# On real sockets -----------------------------------------------------------------------------------------------------


def test_people_play_on_after_an_upgrade_and_nobody_learns_the_seed(tmp_path: Path, raise_rules: Raise) -> None:
    """A server is stopped, another version started. The record of the game that goes on is for nobody to read."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "occulto", seats=3, bots=["random", ""], pace="off")
            bea = await Client.join(server.base, ann.table, "Bea")
            await bea.post("ready", ready=True)
            await ann.post("start")
            async with ann, bea:
                await ann.until(lambda: any(ask["must"] for each in (ann, bea) for ask in each.asks()))
        state = {name: value for name, value in ann.state.items() if name not in ("seq", "clock")}
        raise_rules("occulto", same)
        async with house(tmp_path, speed=20.0) as server:
            ann.base = bea.base = server.base
            for what in ("record", "story", "replay"):
                with pytest.raises(Refused, match="not_over"):
                    await ann.get(what)
            async with ann, bea:
                await ann.until(lambda: any(line["id"] == "table-upgraded" for line in ann.lines))
                now = {name: value for name, value in ann.state.items() if name not in ("seq", "clock")}
                assert now == state
                await asyncio.gather(play_out(ann, "up"), play_out(bea, "up"))
            assert (await ann.get("story?seat=0"))["reason"] != "closed"
            assert await ann.get("record")
            with pytest.raises(Refused, match="unreadable"):
                await ann.get("replay")
            with pytest.raises(Refused, match="unreadable"):
                await ann.post("branch", step=1, seat=0, name="Ann")

    go(work)


def test_a_table_that_began_from_a_position_of_the_first_version_begins_again(tmp_path: Path) -> None:
    """0.1 stored no snapshots, so its running games are closed; but a position that it wrote can still be played."""
    old = json.loads((Path(__file__).parent / "fixtures" / "0.1" / "positions.json").read_text())
    position = next(each["position"] for each in old if each["game"] == "oubliette")
    state = State(ledger.Opened(game="oubliette", seats=1, code="ABCDE", position=position))
    state.do(ledger.Seated(seat=0, name="Ann", colour="", token="x"))
    state.check_start()
    entries = state.do(*state.start_entries(b"x" * 32, 0))
    assert state.playing().game.asks()
    assert ledger.read(ledger.write(entries[1])) == entries[1]


def test_a_stored_table_goes_on_in_a_new_version(url: str, raise_rules: Raise) -> None:
    """The same on both databases: the line and its snapshot are stored before anybody is shown the table."""
    written = made("oubliette", "question")

    async def work() -> None:
        store = await Store.open(url)
        id = f"{ID}-{'pg' if 'postgres' in url else 'lite'}"
        await store_table(store, id, written)
        await store.close()
        raise_rules("oubliette", same)
        async with house(url) as server, Client(server.base, id, "seat=token 0") as ann:
            assert ann.lines[-1]["id"] == "table-upgraded"
            bodies = await server.hub.store.read(id)
            assert ledger.read(bodies[-1]).__class__ is ledger.Upgraded
            kept = await server.hub.store.snapshot(id)
            assert kept is not None
            assert kept.seq == len(bodies)

    go(work)
