"""What the finished games of a device add up to: games played with help stand apart."""

from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house

from noctuary.catalog import game
from noctuary.server.client import Client, ask
from noctuary.server.store.lines import Result
from noctuary.server.table.statistics import finished
from noctuary.testing.oubliette import oubliette

LAST_ROOM = "slots: 2C KC KD KS | equipped: KH | path: 10C 9C 8C 7C 6C 5C 4C 3C | actions: 1"


async def one_step_from_the_light(base: str, **more: Any) -> Client:
    """A table at which one choice wins."""
    position = game("oubliette").write(oubliette(LAST_ROOM, preset="merciful"))
    ann = await Client.create(base, "oubliette", position=position, **more)
    await ann.post("start")
    return ann


@pytest.mark.parametrize(
    ("hinted", "practice", "counted", "hints"), [(False, False, 1, 0), (True, False, 0, 1), (False, True, 0, 0)]
)
def test_a_game_won_with_help_is_not_counted(
    tmp_path: Path, hinted: bool, practice: bool, counted: int, hints: int
) -> None:
    async def work() -> None:
        async with house(tmp_path, positions=True) as server:
            ann = await one_step_from_the_light(server.base, practice=practice)
            async with ann:
                choice = "path 1"
                if hinted:
                    choice = (await ann.command("hint"))["choice"]
                assert (await ann.play(choice))["is"] == "ok"
                await ann.until(lambda: ann.state.get("result"))
                assert ann.state["result"]["winners"] == [0]
                assert ann.state["result"]["assisted"] == (counted == 0)
                assert ann.state["result"]["hints"] == hints
            mine = (await ask(f"{server.base}/api/mine", None, ann.cookie))[0]
            [sums] = mine["statistics"]
            assert (sums["played"], sums["won"], sums["streak"], sums["best_streak"]) == (counted,) * 4
            assert sums["assisted"] == 1 - counted
            assert [each["assisted"] for each in mine["games"]] == [counted == 0]
            assert [each["hints"] for each in mine["games"]] == [hints]

    go(work)


def test_a_hint_outlives_the_server(tmp_path: Path) -> None:
    """Asked before a restart, followed after it: the log has not forgotten who advised it."""

    async def work() -> None:
        async with house(tmp_path, positions=True) as server:
            ann = await one_step_from_the_light(server.base)
            async with ann:
                choice = (await ann.command("hint"))["choice"]
        async with house(tmp_path, positions=True) as server, Client(server.base, ann.table, ann.cookie) as again:
            await again.play(choice)
            await again.until(lambda: again.state.get("result"))
            assert again.state["result"]["assisted"]

    go(work)


def test_statistics_are_kept_by_preset_with_rooms_candle_and_deal(tmp_path: Path) -> None:
    """A win on Merciful and one on Merciless stand apart, after a restart too; the figures are the game's own."""

    async def work() -> None:
        device = ""
        async with house(tmp_path, positions=True) as server:
            for preset, deck in (("merciful", "6H 8H 4H only"), ("merciless", "6H only"), ("merciful", "6H 8H only")):
                position = game("oubliette").write(oubliette(f"{LAST_ROOM} | deck: {deck}", preset=preset))
                asked = {"game": "oubliette", "name": "Ann", "position": position, "deal": 20}
                asked["options"] = {"preset": preset}
                made, cookie = await ask(f"{server.base}/api/tables", asked, device)
                device = device or cookie
                ann = Client(server.base, made["table"], cookie)
                await ann.post("start")
                async with ann:
                    await ann.play("path 1")
                    await ann.until(lambda here=ann: here.state.get("result"))
        async with house(tmp_path, positions=True) as server:
            mine = (await ask(f"{server.base}/api/mine", None, device))[0]
        kept = [(each["preset"], each["figures"]["candle"]) for each in mine["games"]]
        assert sorted(kept) == [("merciful", 2), ("merciful", 3), ("merciless", 1)]
        assert {(each["figures"]["rooms"], each["deal"], each["hints"]) for each in mine["games"]} == {(9, 20, 0)}
        sums = {each["preset"]: each for each in mine["statistics"]}
        assert {name: (each["played"], each["won"], each["streak"]) for name, each in sums.items()} == {
            "merciful": (2, 2, 2),
            "merciless": (1, 1, 1),
        }
        assert sums["merciful"]["most"]["rooms"] == 9
        assert sums["merciful"]["most_won"]["candle"] == 3

    go(work)


def test_much_candle_left_in_a_lost_game_is_no_record() -> None:
    def result(won: bool, rooms: int, candle: int, assisted: bool = False) -> Result:
        return Result(
            table_id="t",
            round=1,
            seat=0,
            device="d",
            game="oubliette",
            reason="out",
            won=won,
            assisted=assisted,
            names="[]",
            ended=1,
            preset="merciful",
            deal=1,
            hints=0,
            figures=f'{{"rooms": {rooms}, "candle": {candle}}}',
        )

    games = [result(False, 2, 40), result(True, 9, 6), result(True, 9, 30, assisted=True)]
    [sums] = finished(games).statistics
    assert sums.most == {"rooms": 9, "candle": 40}
    assert sums.most_won == {"rooms": 9, "candle": 6}
