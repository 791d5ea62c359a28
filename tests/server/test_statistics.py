"""What the finished games of a device add up to: games played with help stand apart."""

from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house

from noctuary.catalog import game
from noctuary.server.client import Client, ask
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
