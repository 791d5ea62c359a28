"""The same id gets the same answer, also when memory has forgotten it: the log is looked up by its indexes."""

import secrets
from typing import Any

import msgspec
import pytest
from sqlalchemy import text
from support.bench import Paper, received, seated
from support.server_for_tests import go
from support.stored_tables import Written, asked
from support.years import after, bodies_of, store_table

from noctuary.core.record import Chosen
from noctuary.server.settings import Settings
from noctuary.server.store import snapshots
from noctuary.server.store.database import Store
from noctuary.server.table import ledger
from noctuary.server.table.bots import Inline
from noctuary.server.table.snapshot import restored, taken
from noctuary.server.table.table import Table, found_in
from noctuary.server.table.wire import OkFrame, Play, Say, encode


def test_the_log_is_looked_up_by_its_indexes(url: str) -> None:
    """Neither the id of a command nor the beginning of a game is searched line by line."""

    async def work() -> None:
        store = await Store.open(url)
        id = secrets.token_hex(12)
        await store_table(store, id, after(60))
        dialect = store.engine.dialect.name
        asked_for = {
            "log_ids": snapshots.lines_with_id(dialect, id, "c77"),
            "log_starts": snapshots.starts_of(id),
        }
        async with store.engine.connect() as connection:
            if dialect == "postgresql":
                await connection.execute(text("ANALYZE log"))
            for index, question in asked_for.items():
                sql = question.compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True})
                explain = "EXPLAIN QUERY PLAN" if dialect == "sqlite" else "EXPLAIN"
                driver = await connection.execute(text(f"{explain} {str(sql).replace(':', chr(92) + ':')}"))
                plan = " ".join(str(row) for row in driver)
                assert index in plan
        await store.close()

    go(work)


async def at_table(written: Written) -> tuple[Table, Any]:
    paper: Any = Paper()
    paper.bodies = bodies_of(written)
    table = await Table.load("table", paper, Inline(), Settings(now=lambda: 0.0, away=3600.0))
    assert table is not None
    return table, paper


def test_memory_of_answers_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("noctuary.server.table.state.KEPT", 10)
    written = after(1)
    for number in range(30):
        written.do(ledger.Said(seat=0, text="hm", id=f"w{number}"))
    answers = written.state.answers
    assert len(answers.given) == 10
    assert not answers.know(written.state.round)
    again, _ = restored(taken(written.state, 0))
    assert not again.answers.know(written.state.round)


@pytest.mark.parametrize("cited", [0, 1])
def test_an_id_of_an_earlier_game_gets_the_answer_it_got_then(cited: int) -> None:
    """It is in memory no more, but the log has it; and a client need not have said which game it was."""

    async def work() -> None:
        written = after(3)
        table, paper = await at_table(written)
        mine = next(
            line
            for line in written.lines
            if isinstance(line, ledger.Recorded) and isinstance(line.line, Chosen) and line.line.seat == 0
        )
        chair = await seated(table, 0)
        received(chair)
        before = list(paper.bodies)
        assert not table.state.answered(0, mine.id)
        ask = next((ask for ask in table.state.playing().game.asks() if ask.who == 0), None)
        choice = "nonsense" if ask is None else ask.options[0].text
        for _ in range(2):
            await table.serve(chair, Play(mine.id, choice, round=cited))
            assert received(chair) == [encode(OkFrame(mine.id))]
        await table.serve(chair, Play("r1", choice, round=cited))
        assert msgspec.json.decode(received(chair)[0])["code"] == "not_an_option"
        assert paper.bodies == before
        await table.close("gone")

    go(work)


def test_an_answer_to_a_game_that_is_over_answers_nothing_of_the_next() -> None:
    """Its questions have the same numbers. What was said is said, whenever it comes."""

    async def work() -> None:
        table, _ = await at_table(after(1))
        who = asked(table.state)[0]
        chair = await seated(table, who.who)
        await table.serve(chair, Play("late", who.options[0].text, who.n, round=1))
        assert msgspec.json.decode(received(chair)[-1])["code"] == "stale"
        await table.serve(chair, Say("word", "well played", round=1))
        assert encode(OkFrame("word")) in received(chair)
        await table.serve(chair, Play("now", who.options[0].text, who.n, round=2))
        assert encode(OkFrame("now")) in received(chair)
        await table.close("gone")

    go(work)


def test_what_is_new_is_not_looked_up() -> None:
    """A command of this game that memory does not know is new: the log is not asked, whatever was played before."""

    async def work() -> None:
        table, paper = await at_table(after(20))
        looked: list[str] = []

        async def with_id(_: str, id: str) -> list[str]:
            looked.append(id)
            return []

        paper.with_id = with_id
        who = asked(table.state)[0]
        chair = await seated(table, who.who)
        await table.serve(chair, Play("new", who.options[0].text, who.n, round=21))
        assert encode(OkFrame("new")) in received(chair)
        assert looked == []
        await table.serve(chair, Say("old", "hm", round=0))
        assert looked == ["old"]
        await table.close("gone")

    go(work)


def test_other_seats_ids_are_not_ones_own(url: str) -> None:
    """On real databases: the line of an id is found, and it is another seat's."""

    async def work() -> None:
        store = await Store.open(url)
        id = secrets.token_hex(12)
        await store_table(store, id, after(2))
        found = await store.with_id(id, "r1")
        assert found
        assert found_in(found, (0, "r1")) is not None
        assert found_in(found, (1, "r1")) is None
        assert await store.with_id(id, "never") == []
        assert await store.with_id("nobody", "r1") == []
        await store.close()

    go(work)
