"""People at a table: whole games on real sockets."""

import asyncio
import json
from pathlib import Path

import pytest
from support.server_for_tests import go, house, play_out
from websockets.asyncio.client import connect

from noctuary.core.record import Chosen, parse
from noctuary.server.client import Client
from noctuary.server.table.games import game, games
from noctuary.testing import rule


def test_three_people_play_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await server.lanterns()
            async with people[0], people[1], people[2], Client(server.base, people[0].table) as spectator:
                taken = await asyncio.gather(*(play_out(each, "three") for each in people))
                assert all(taken)
                await spectator.until(lambda: spectator.state.get("result"))
                for each in (*people, spectator):
                    assert each.state["result"] == spectator.state["result"]
                    assert not each.doubled
                record = await people[0].get("record")
            journal = parse(record, game)
            assert journal.game.result() is not None
            assert len(journal.past) == sum(taken)
            assert people[0].state["result"]["seed"] == journal.header.seed
            assert people[0].info["seal"] == journal.game.chance.commitment()

    go(work)


def test_a_person_and_two_bots(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            (ann,) = await server.lanterns("Ann - -")
            async with ann:
                await play_out(ann, "bots")
                assert [seat["bot"] for seat in ann.info["seats"]] == ["", "random", "random"]

    go(work)


def test_oubliette_with_hints_and_undo(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await Client.create(server.base, "oubliette", practice=True, deal=7)
            await ann.post("start")
            async with ann:
                for _ in range(5):
                    before = ann.state["hash"]
                    ask = ann.asks()[0]
                    choice = ask["options"][0]["text"]
                    hint = await ann.command("hint")
                    assert (hint["is"] == "hint") == ann.state["hints"]
                    if hint["is"] == "hint":
                        choice = hint["choice"]
                    assert choice in [option["text"] for option in ask["options"]]
                    assert (await ann.play(choice, ask["n"]))["is"] == "ok"
                    await ann.until(lambda before=before: ann.state["hash"] != before)
                assert ann.state["may_undo"]
                heard = len(ann.lines)
                assert (await ann.command("undo"))["is"] == "ok"
                await ann.until(lambda: len(ann.lines) == heard + 1)
                assert ann.lines[-1]["id"] == "table-undone"

    go(work)


@pytest.mark.parametrize(("kind", "seats"), [("occulto", 3), ("obscurio", 4)])
def test_a_person_and_bots_play_the_house_s_games(tmp_path: Path, kind: str, seats: int) -> None:
    """To the end, with time running fast: every window, every bot and the person's answers come in their turn."""

    async def work() -> None:
        async with house(tmp_path, speed=200.0, beat=0.01) as server:
            best = games()[kind].best_bot
            ann = await Client.create(server.base, kind, seats=seats, bots=["random", *[best] * (seats - 2)])
            await ann.post("start")
            async with ann, Client(server.base, ann.table) as spectator:
                await play_out(ann, kind)
                await spectator.until(lambda: spectator.state["result"])
                assert parse(await ann.get("record"), game).game.result() is not None
                assert (await spectator.get("replay?seat=all"))["steps"]

    go(work)


@rule("CA-87")
def test_somebody_who_says_nothing_is_answered_for_by_the_rule(tmp_path: Path) -> None:
    """A person who looks on and never answers: each turn passes, no Shield is raised, and the game comes to its end."""

    async def work() -> None:
        async with house(tmp_path, speed=2000.0) as server:
            ann = await Client.create(server.base, "occulto", seats=3, bots=["random", "random"])
            await ann.post("start")
            async with ann:
                await ann.until(lambda: ann.state["result"])
                record = parse(await ann.get("record"), game)
                chosen = {line.choice for line in record.past if isinstance(line, Chosen) and line.seat == 0}
                assert "pass" in chosen
                assert not any(choice.startswith(("play", "shield", "discard")) for choice in chosen)

    go(work)


@rule("CA-86")
def test_a_silent_table_is_silent_until_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, speed=2000.0) as server:
            options = {"chat": "off"}
            ann = await Client.create(server.base, "occulto", seats=3, bots=["random", "random"], options=options)
            await ann.post("start")
            async with ann:
                await ann.until(lambda: ann.state)
                refused = await ann.command("say", text="psst")
                assert (refused["is"], refused["rule"]) == ("no", "CA-86")
                await ann.until(lambda: ann.state["result"])
                assert (await ann.command("say", text="well played"))["is"] == "ok"

    go(work)


def test_a_dead_line_is_noticed_and_a_living_one_is_kept(tmp_path: Path) -> None:
    """Who answers no ping is gone; who answers stays, though nothing else is said."""

    async def work() -> None:
        async with house(tmp_path, heartbeat=0.4) as server:
            ann, bea = await server.lanterns("Ann Bea -")
            address = f"{server.base.replace('http', 'ws')}/t/{ann.table}/ws"
            async with ann:
                line = ann.socket
                async with connect(address, additional_headers={"Cookie": bea.cookie}, compression=None) as dead:
                    await dead.send('{"do":"hello"}')
                    await ann.until(lambda: ann.info["seats"][1]["online"])
                    await ann.until(lambda: not ann.info["seats"][1]["online"])
                    frames = [json.loads(frame) async for frame in dead]
                # Twice on a quiet machine; on a busy one the second round may come too late to be a question.
                assert "ping" in [frame["is"] for frame in frames]
                assert ann.socket is line
                assert ann.info["seats"][0]["online"]

    go(work)
