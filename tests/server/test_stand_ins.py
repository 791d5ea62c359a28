"""Whoever is away is seen to be away; nobody plays for them unless the table says so, and then everybody knows."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.test_table import Dark, at_vote
from support.bench import received, seated, table_at
from support.lanterns import Lanterns
from support.server_for_tests import House, go, house, play_out

from noctuary.core.effects import CLOCK, Ask
from noctuary.core.game import Window
from noctuary.server.client import Client, Refused
from noctuary.server.errors import Closed
from noctuary.server.table.lobby import Lobby


async def entries(server: House, table: str) -> list[dict[str, Any]]:
    """The lines of a table."""
    return [json.loads(body) for body in await server.hub.store.read(table)]


def chosen_for(lines: list[dict[str, Any]], seat: int) -> list[int]:
    """Where in the log a bot chose for a seat: such a line is no command's."""
    return [
        at
        for at, line in enumerate(lines)
        if line["is"] == "recorded" and line["line"].get("seat") == seat and not line.get("id")
    ]


def ids(client: Client) -> list[str]:
    """What a client has heard."""
    return [line["id"] for line in client.lines]


async def until_only_waiting_for(absent: int, *people: Client) -> None:
    """Everybody else answers until nothing more is asked of them."""
    while asked := [(each, ask) for each in people for ask in each.asks() if ask["must"]]:
        for each, ask in asked:
            await each.play(ask["options"][0]["text"], ask["n"])
        # Each has been told all that followed.
        await asyncio.gather(*(each.command("say", text="done") for each in people))
    assert all(each.seat != absent for each in people)


def test_nobody_plays_for_somebody_who_is_away_until_the_table_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, away=0.01) as server:
            ann, bea, cid = await server.lanterns(pace="off")
            async with ann, bea:
                async with cid:
                    await ann.until(lambda: ann.info["seats"][2]["online"])
                # At once, not after a while.
                await asyncio.gather(
                    *(each.until(lambda e=each: not e.info["seats"][2]["online"]) for each in (ann, bea))
                )
                await until_only_waiting_for(2, ann, bea)
                assert not ann.info["seats"][2]["away"]
                assert chosen_for(await entries(server, ann.table), 2) == []

                with pytest.raises(Refused, match="not_host"):
                    await bea.post("stand_in", seat=2)
                with pytest.raises(Refused, match="present"):
                    await ann.post("stand_in", seat=1)
                with pytest.raises(Refused, match="request"):
                    await ann.post("stand_in", seat=9)
                await ann.post("stand_in", seat=2)
                await asyncio.gather(*(play_out(each, "away") for each in (ann, bea)))
                for each in (ann, bea):
                    assert ids(each).count("table-stand_in") == 1
                    told = next(line for line in each.lines if line["id"] == "table-stand_in")
                    assert told["args"] == {"name": "Cid"}
                    assert each.info["seats"][2]["away"]
                lines = await entries(server, ann.table)
                decided = next(at for at, line in enumerate(lines) if line["is"] == "stand_in")
                done = chosen_for(lines, 2)
                assert done
                assert min(done) > decided

                async with cid:
                    await cid.until(lambda: "table-stand_in-done" in ids(cid))
                    assert cid.lines[ids(cid).index("table-stand_in-done")]["args"] == {"number": len(done)}
                    assert ids(cid).count("table-did") == len(done)
                    await ann.until(lambda: not ann.info["seats"][2]["away"])
                    assert "table-stand_in-over" in ids(ann)
                    assert "table-did" not in ids(ann)

    go(work)


def test_a_stand_in_outlives_a_restart_and_ends_when_the_person_is_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, cid = await server.lanterns(pace="off")
            async with ann:
                await ann.post("stand_in", seat=2)
                await ann.until(lambda: ann.info["seats"][2]["away"])
        async with house(tmp_path) as server:
            for each in (ann, bea, cid):
                each.base = server.base
            async with ann, bea:
                assert ann.info["seats"][2]["away"]
                async with cid:
                    await ann.until(lambda: not ann.info["seats"][2]["away"])
                    assert [line["on"] for line in await entries(server, ann.table) if line["is"] == "stand_in"] == [
                        True,
                        False,
                    ]
                    # Their own answers are theirs: nothing is said to have been done for them.
                    await asyncio.gather(*(play_out(each, "back") for each in (ann, bea, cid)))
                    done = chosen_for(await entries(server, ann.table), 2)
                    assert ids(cid).count("table-did") == len(done)

    go(work)


def test_if_the_host_is_away_anybody_decides_and_may_take_it_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann, bea, cid = await server.lanterns(pace="off")
            async with bea, cid:
                await bea.post("stand_in", seat=0)
                await cid.until(lambda: cid.info["seats"][0]["away"])
                await cid.post("stand_in", seat=0, on=False)
                await bea.until(lambda: not bea.info["seats"][0]["away"])
                async with ann:
                    with pytest.raises(Refused, match="not_host"):
                        await bea.post("stand_in", seat=2)

    go(work)


def test_nobody_stands_in_before_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "lanterns", "Ann", seats=3)
            await Client.join(server.base, ann.table, "Bea")
            with pytest.raises(Refused, match="not_started"):
                await ann.post("stand_in", seat=1)

    go(work)


class Unasked(Lanterns):
    """Lanterns whose sand runs although the clock is not asked."""

    def asks(self) -> tuple[Ask, ...]:
        return tuple(ask for ask in super().asks() if ask.who != CLOCK)

    def windows(self) -> tuple[Window, ...]:
        return (Window("vote", 10_000),)


def like(kind: type[Lanterns], journal: Any) -> Any:
    """The same position of another kind of game."""
    other = kind(journal.game.chance)
    light = journal.game.copy()
    light.copy_onto(other)
    other.deck, other.hands, other.pile, other.lights, other.turn = (
        light.deck, light.hands, light.pile, light.lights, light.turn,
    )  # fmt: skip
    return other


def test_who_is_late_is_named_before_a_bot_chooses_for_them() -> None:
    async def work() -> None:
        journal = at_vote()
        table = table_at(journal, like(Unasked, journal))
        await seated(table, 0)
        table.state.sand.windows["vote"].left = 0
        await table.driver._ring("vote")
        while not table.state.playing().lines:
            await asyncio.sleep(0)
        heard = [id for id, _ in table.state.heard[None]]
        assert heard[:3] == ["table-late"] * 3
        own = [id for id, _ in table.state.heard[0]]
        assert "table-did" in own
        assert "table-did" not in heard
        await table.close("gone")

    go(work)


def test_while_eyes_are_closed_nobody_is_named_and_nothing_is_decided() -> None:
    async def work() -> None:
        journal = at_vote()
        table = table_at(journal, like(Dark, journal), beat=3600.0)
        chair = await seated(table, 0)
        received(chair)
        assert table.state.veiled()
        with pytest.raises(Closed, match="eyes_closed"):
            await Lobby(table).stand_in(0, 1, True)
        table.state.sand.windows["vote"].left = 0
        assert table.driver._late(table.state, "vote") == []
        assert [msgspec.json.decode(frame) for frame in received(chair)] == []
        await table.close("gone")

    go(work)
