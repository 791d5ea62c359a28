"""`kill -9`: nothing that anybody was told is ever lost, and nothing happens twice.

The short form kills a real server process after some commands of each game, and in the middle of others. The long form
(`make crash`, `NOCTUARY_CRASH=full`) kills it at every command boundary.
"""

import asyncio
import os
import threading
from pathlib import Path
from typing import Any

import pytest
from support.every_game import TABLES
from support.server_for_tests import Process, go, lanterns, play_out, process, seated, some

from noctuary.core.chance import Stream, seed_of
from noctuary.core.record import parse
from noctuary.server.client import Client
from noctuary.server.table.games import game

FULL = os.environ.get("NOCTUARY_CRASH") == "full"


def seen(client: Client) -> dict[str, Any]:
    """All that a client has been shown, without the sand, which runs."""
    state = {name: value for name, value in client.state.items() if name != "clock"}
    return {"state": state, "lines": list(client.lines), "first": client.info["first"], "seal": client.info["seal"]}


async def fresh(client: Client) -> dict[str, Any]:
    """What the same seat is shown when it comes with nothing in its hands."""
    async with Client(client.base, client.table, client.cookie) as other:
        return seen(other)


async def settled(people: list[Client]) -> None:
    """Wait until everybody shows the same moment: all answers are in and all news has come."""
    for each in people:
        await each.command("play", choice="nonsense", n=0)


@pytest.mark.parametrize(
    ("kind", "seats", "boundaries"),
    [("lanterns", 3, {1, 6}), *((kind, seats, {6 - seats}) for kind, seats in TABLES)],
)
def test_killed_at_command_boundaries(tmp_path: Path, kind: str, seats: int, boundaries: set[int]) -> None:
    if FULL:
        boundaries = set(range(200))
    # No clock where somebody is waited for, so that nothing moves while we compare; a quick one elsewhere.
    # A snapshot every third line: some restarts find the last line in it, others lines after it.
    quick: dict[str, Any] = {
        "NOCTUARY_SPEED": "30",
        "NOCTUARY_BEAT": "0.05",
        "NOCTUARY_AWAY": "3600",
        "NOCTUARY_SNAPSHOT": "3",
    }
    with process(tmp_path, **quick) as server:

        async def work() -> None:
            people = await seated(server.base, kind, seats)
            luck = Stream(seed_of(f"crash/{kind}"))
            for each in people:
                await each.__aenter__()
            step = 0
            while not people[0].state["result"] and step <= max(boundaries):
                asked = next((each for each in people if any(ask["must"] for ask in each.asks())), None)
                if asked is None:
                    await asyncio.sleep(0.05)
                    continue
                ask = next(ask for ask in asked.asks() if ask["must"])
                answer = await asked.play(some(luck, ask), ask["n"], f"step {step}")
                await settled(people)
                if step in boundaries and any(ask["must"] for each in people for ask in each.asks()):
                    before = [seen(each) for each in people]
                    refused = [await each.play("nonsense", 0, f"no {step}") for each in people]
                    await asyncio.to_thread(server.kill)
                    await asyncio.to_thread(server.start)
                    assert [await fresh(each) for each in people] == before
                    # The command again, as after an answer that got lost: the same answer, and nothing twice.
                    async with Client(asked.base, asked.table, asked.cookie) as again:
                        assert (await again.play("nonsense", 1, f"step {step}"))["is"] == answer["is"] == "ok"
                    # A refused one too, though what it says now would be taken.
                    for each, no in zip(people, refused, strict=True):
                        for ask in each.asks():
                            async with Client(each.base, each.table, each.cookie) as again:
                                assert await again.play(some(luck, ask), ask["n"], f"no {step}") == no
                    await settled(people)
                    assert [seen(each) for each in people] == before
                step += 1
            for each in people:
                await each.stop()
                assert not each.doubled

        go(work)


@pytest.mark.parametrize(("kind", "seats"), [("occulto", 3), ("obscurio", 4)])
def test_killed_while_the_sand_runs(tmp_path: Path, kind: str, seats: int) -> None:
    """The same windows run on after a restart, and are over by themselves: nobody does anything."""
    with process(tmp_path, NOCTUARY_SPEED="30", NOCTUARY_AWAY="3600") as server:

        async def work() -> None:
            people = await seated(server.base, kind, seats, pace="normal")
            for each in people:
                await each.__aenter__()
            luck = Stream(seed_of(f"sand/{kind}"))
            while not any(window["running"] for window in people[0].state["clock"]):
                asked, ask = next((each, ask) for each in people for ask in each.asks() if ask["must"])
                await asked.play(some(luck, ask), ask["n"])
                await settled(people)
            before = people[0].state["clock"]
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            async with Client(server.base, people[0].table, people[0].cookie) as back:
                after = back.state["clock"]
                assert [(each["name"], each["running"]) for each in after] == [
                    (each["name"], each["running"]) for each in before
                ]
                assert all(each["left_ms"] > 0 for each in after)
                heard = len(back.lines)
                await back.until(lambda: len(back.lines) > heard)
            for each in people:
                await each.stop()

        go(work)


def test_killed_while_everybody_plays(tmp_path: Path) -> None:
    """Kills fall anywhere: before, in and after writes, also of snapshots. Commands go on until they are answered."""
    with process(tmp_path, NOCTUARY_SNAPSHOT="4") as server:
        stop = threading.Event()

        async def work() -> None:
            tables = [await lanterns(server.base) for _ in range(4)]
            killer = threading.Thread(target=kill_now_and_then, args=(server, stop, 12 if FULL else 4))
            killer.start()
            everybody = [each for people in tables for each in people]
            for each in everybody:
                await each.__aenter__()
            try:
                taken = await asyncio.gather(*(play_out(each, "storm") for each in everybody))
            finally:
                stop.set()
                await asyncio.to_thread(killer.join)
            for at, people in enumerate(tables):
                record = parse(await people[0].get("record"), game)
                choices = [line for line in record.past if line.seat >= 0]
                assert len(choices) == sum(taken[3 * at : 3 * at + 3])
                for each in people:
                    assert not each.doubled
                    assert await fresh(each) == seen(each)
            for each in everybody:
                await each.stop()

        go(work)


def kill_now_and_then(server: Process, stop: threading.Event, times: int) -> None:
    """Kill the server some times, each time a little later in its life."""
    for nth in range(times):
        if stop.wait(0.15 + 0.11 * nth):
            return
        server.kill()
        server.start()


def test_a_polite_stop_says_goodbye(tmp_path: Path) -> None:
    with process(tmp_path) as server:

        async def work() -> None:
            (ann,) = await lanterns(server.base, "Ann - -")
            async with ann:
                code = await asyncio.to_thread(server.stop)
                await ann.until(lambda: ann.bye == "stopping")
                assert code == 0
                await asyncio.to_thread(server.start)
                await play_out(ann, "polite")

        go(work)
