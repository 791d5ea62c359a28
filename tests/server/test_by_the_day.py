"""Games over days: hours for a decision, by the wall's clock; vacation; a bot when all others want one."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import House, go, house

from noctuary.core.chance import Chance
from noctuary.core.effects import CLOCK
from noctuary.server.client import Client, Refused, ask
from noctuary.server.table import turns
from noctuary.server.table.by_the_day import DAY, HOUR, windows_by_the_day
from noctuary.server.table.games import game as game_of
from noctuary.server.table.state import State
from noctuary.server.table.table import Table

OBSCURIO = {"relaxed": True, "step3": "constant"}


class Wall:
    """A clock on the wall that can be put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def hours(self, number: float) -> None:
        """Put it forward."""
        self.ahead += number * 3600


async def people_at(base: str, game: str = "occulto", seats: int = 3, **body: Any) -> list[Client]:
    """A table over days with a person in every seat, begun."""
    host = await Client.create(base, game, "Ann", seats=seats, pace="days", **body)
    people = [host, *[await Client.join(base, host.table, name) for name in ["Bea", "Cid", "Dan", "Eve"][: seats - 1]]]
    for each in people[1:]:
        await each.post("ready", ready=True)
    await host.post("start")
    return people


async def woken(server: House, id: str) -> Table:
    """The table, once the house has opened it by itself."""
    while id not in server.hub.tables:
        await asyncio.sleep(0.01)
    return server.hub.tables[id]


async def until(true: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait for something."""
    while True:
        found = true()
        if found if isinstance(found, bool) else await found:
            return
        await asyncio.sleep(0.01)


def told(state: State, id: str) -> list[Any]:
    """What everybody was told by this message."""
    return [args for line, args in state.heard[None] if line == id]


def left_of(state: State, at: int) -> int:
    """Hours that are left of the clock, rounded."""
    following = state.sand.next(state.playing().game, at)
    assert following is not None
    return round(following[1] / HOUR)


def test_a_decision_has_its_hours_and_then_a_bot_makes_it_and_all_are_told(tmp_path: Path) -> None:
    """Though nobody looks, and the house was down when the time was up: the table is opened for it."""
    wall = Wall()

    async def work() -> None:
        async with house(tmp_path, clock=wall) as server:
            people = await people_at(server.base, hours=12)
            table = server.hub.tables[people[0].table]
            asked = turns.asked(table.state)
            before = len(table.state.playing().lines)
            assert left_of(table.state, table.time.ms()) == 12
        wall.hours(11)
        async with house(tmp_path, clock=wall) as server:
            await asyncio.sleep(0.2)
            assert not server.hub.tables  # It stays out of the memory.
            table = await server.hub.find(people[0].table)
            assert left_of(table.state, table.time.ms()) == 1
            assert told(table.state, "table-late") == []
        wall.hours(1.1)
        async with house(tmp_path, clock=wall) as server:
            table = await woken(server, people[0].table)
            await until(lambda: len(table.state.playing().lines) > before)
            names = [line["name"] for line in told(table.state, "table-late")]
            assert names == [table.state.places[seat].name for seat in asked]
            await until(lambda: left_of(table.state, table.time.ms()) == 12)

    go(work)


def test_the_clock_survives_a_crash(tmp_path: Path) -> None:
    """When the table has something to do is stored with the line that begins it."""
    wall = Wall()

    async def work() -> None:
        async with house(tmp_path, clock=wall) as server:
            people = await people_at(server.base)
            table = server.hub.tables[people[0].table]
            due = await server.application.up().calls.due(int(wall() + 25 * 3600), 10)
            assert [id for id, _ in due] == [table.id]
            assert abs(due[0][1] - (wall() + 24 * 3600)) < 60

    go(work)


def test_nobody_sees_who_is_here_while_people_play_over_days(tmp_path: Path) -> None:
    """Whoever comes and goes while Shields or votes are asked for would have answered."""

    async def work() -> None:
        async with house(tmp_path) as server:
            people = await people_at(server.base)
            async with people[0]:
                await people[0].until(lambda: people[0].state)
                assert [seat["online"] for seat in people[0].info["seats"]] == [True] * 3
                people[0].keeping = True
                async with people[1]:
                    await people[1].until(lambda: people[1].state)
                await until(lambda: server.hub.tables[people[0].table].online() == {0})
                await people[0].command("point", target="x", x=0, y=0)
                assert [frame["is"] for frame in people[0].frames] == ["ok"]

    go(work)


def test_a_sealed_answer_moves_no_clock() -> None:
    """While Shields are asked for, who has answered changes nothing of the windows."""
    spec = game_of("occulto")
    state = spec.new(spec.options.make({}), 4, Chance(bytes(32)))
    sealed = 0
    for _ in range(400):
        asks = [each for each in state.asks() if each.must]
        if not asks:
            break
        if asks[0].kind == "shield" and len(asks) > 1:
            windows = repr(windows_by_the_day(state, 24))
            waiting = state.view(None).waiting
            state.play(asks[0].who, asks[0].options[-1])
            assert repr(windows_by_the_day(state, 24)) == windows
            assert state.view(None).waiting == waiting
            sealed += 1
        else:
            options = [each for each in asks[0].options if each.kind == "play"] or asks[0].options
            state.play(asks[0].who, options[-1])
    assert sealed


def test_on_vacation_the_clock_stands_still_and_all_are_told(tmp_path: Path) -> None:
    """It goes on when the days are over, also after a restart; and there are only so many days."""
    wall = Wall()

    async def work() -> None:
        async with house(tmp_path, clock=wall) as server:
            people = await people_at(server.base)
            table = server.hub.tables[people[0].table]
            (seat,) = turns.asked(table.state)[:1]
            wall.hours(4)
            await people[seat].post("vacation", days=3)
            assert told(table.state, "table-vacation") == [{"name": table.state.places[seat].name, "number": 3}]
            with pytest.raises(Refused, match="vacation"):
                await people[seat].post("vacation", days=14)
            assert table.state.sand.next(table.state.playing().game, table.time.ms()) is None
        wall.hours(70)
        async with house(tmp_path, clock=wall) as server:
            table = await server.hub.find(people[0].table)
            assert table.state.sand.next(table.state.playing().game, table.time.ms()) is None
        wall.hours(3)
        async with house(tmp_path, clock=wall) as server:
            table = await woken(server, people[0].table)
            await until(lambda: not table.state.vacations)
            assert told(table.state, "table-late") == []
            assert told(table.state, "table-vacation-over")
            assert left_of(table.state, table.time.ms()) == 20

    go(work)


def test_whoever_looks_sees_the_clock_stand_still(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await people_at(server.base)
            (seat,) = turns.asked(server.hub.tables[people[0].table].state)[:1]
            async with people[0]:
                await people[0].until(lambda: people[0].state)
                assert [each["running"] for each in people[0].state["clock"]] == [True]
                await people[seat].post("vacation", days=1)
                await people[0].until(lambda: [each["running"] for each in people[0].state["clock"]] == [False])

    go(work)


def test_days_of_vacation_are_counted_and_what_was_not_taken_is_left(tmp_path: Path) -> None:
    wall = Wall()

    async def work() -> None:
        async with house(tmp_path, clock=wall) as server:
            people = await people_at(server.base)
            for each in people:
                each.base = server.base
            await people[0].post("vacation", days=14)
            wall.hours(24)
            await people[0].post("vacation", days=0)
            with pytest.raises(Refused, match="vacation") as wrong:
                await people[0].post("vacation", days=14)
            assert wrong.value.error["args"] == {"number": 12}
            await people[0].post("vacation", days=12)
            table = server.hub.tables[people[0].table]
            assert table.state.vacations[0] // DAY == 13

    go(work)


def test_a_bot_plays_for_somebody_only_when_all_others_want_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await people_at(server.base)
            state = server.hub.tables[people[0].table].state
            await people[0].post("stand_in", seat=2)
            assert state.stand_ins == {}
            assert state.proposals == {2: {0}}
            assert told(state, "table-proposed") == [{"by": "Ann", "name": "Cid"}]
            await people[0].post("stand_in", seat=2, on=False)
            await people[1].post("stand_in", seat=2)
            assert state.proposals == {2: {1}}
            with pytest.raises(Refused, match="request"):
                await people[2].post("stand_in", seat=2)
            await people[0].post("stand_in", seat=2)
            assert 2 in state.stand_ins
            assert told(state, "table-stand_in") == [{"name": "Cid"}]
            async with people[2]:
                await until(lambda: not state.stand_ins)  # They are back, and play for themselves.

    go(work)


def test_a_game_over_days_is_not_paused(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await people_at(server.base)
            async with people[0]:
                answer = await people[0].command("pause", paused=True)
                assert (answer["is"], answer["code"]) == ("no", "by_the_day")

    go(work)


def test_only_games_that_can_wait_are_played_over_days(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            for game, options in (("lanterns", {}), ("obscurio", {}), ("obscurio", {"relaxed": True})):
                with pytest.raises(Refused, match="by-the-day"):
                    await Client.create(server.base, game, pace="days", options=options)
            host = await Client.create(server.base, "obscurio", pace="days", seats=4, options=OBSCURIO)
            with pytest.raises(Refused, match="by-the-day-options"):
                await host.post("options", options={"relaxed": False})
            games = {each["name"]: each for each in (await ask(f"{server.base}/api/games"))[0]}
            assert games["obscurio"]["by_the_day"] == OBSCURIO
            assert (games["occulto"]["by_the_day"], games["lanterns"]["by_the_day"]) == ({}, None)

    go(work)


def test_a_night_over_days_lasts_until_all_rest_or_for_its_hours(tmp_path: Path) -> None:
    """Everybody has the same hours in the dark, whoever the Traitor is; and then it is short."""
    wall = Wall()

    async def work() -> None:
        async with house(tmp_path, clock=wall, beat=0.05) as server:
            people = await people_at(server.base, "obscurio", 4, options=OBSCURIO)
            state = server.hub.tables[people[0].table].state
            async with people[0], people[1], people[2], people[3]:
                while not state.veiled():
                    seat, *_ = turns.asked(state)
                    found = next(each for each in state.playing().game.asks() if each.who == seat and each.must)
                    await people[seat].play(found.options[0].text, found.n)
                game = state.playing().game
                assert [each.length for each in windows_by_the_day(game, 24)] == [24 * HOUR]
                for each in [each for each in game.asks() if each.kind == "night" and each.who != CLOCK]:
                    await people[each.who].play("rest", each.n)
                (window,) = windows_by_the_day(game, 24)
                assert window.length < HOUR

    go(work)


def test_the_hall_says_nothing_of_when_somebody_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            people = await people_at(server.base)
            (mine,) = (await ask(f"{server.base}/api/hall", None, people[0].cookie))[0]["mine"]
            assert mine["pace"] == "days"
            assert mine["touched"] % (24 * 3600) == 0

    go(work)
