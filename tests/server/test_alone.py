"""One person among bots: what the game offers them is played, unless they chose otherwise (C-08)."""

from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house

from noctuary.occulto import SPEC
from noctuary.server.client import Client
from noctuary.testing import rule


def seat_bots(tmp_path: Path, people: int = 1, later: dict[str, Any] | None = None, **options: Any) -> list[Any]:
    """A table of three that was set by hand, before and after bots sat down; the options that were played by, too."""
    found: list[Any] = []

    async def work() -> None:
        async with house(tmp_path) as at:
            host = await Client.create(at.base, "occulto", "Ann", seats=3, options=options, pace="off")
            state = at.hub.tables[host.table].state
            found.append(state.options.memory_aid)  # type: ignore[attr-defined]
            for number in range(1, people):
                guest = await Client.join(at.base, host.table, f"P{number}")
                await guest.post("ready", ready=True)
            for seat in range(people, 3):
                await host.post("bot", seat=seat, bot=SPEC.best_bot)
            if later is not None:
                await host.post("options", options=later)
            found.append(state.changed.get("memory_aid", "off"))
            await host.post("start")
            found.append(state.playing().game.options.memory_aid)  # type: ignore[attr-defined]
            assert state.changed.get("memory_aid", "off") == found[-1]

    go(work)
    return found


@rule("C-08")
def test_a_table_set_by_hand_works_out_what_can_be_known_when_only_bots_sit_down(tmp_path: Path) -> None:
    assert seat_bots(tmp_path) == ["off", "deduction", "deduction"]


@rule("C-08")
def test_a_preset_that_says_nothing_of_it_chooses_nothing(tmp_path: Path) -> None:
    assert seat_bots(tmp_path, preset="standard")[1] == "deduction"


@rule("C-08")
@pytest.mark.parametrize("aid", ["off", "journal"])
def test_what_was_chosen_stays(tmp_path: Path, aid: str) -> None:
    assert seat_bots(tmp_path, memory_aid=aid) == [aid] * 3


@rule("C-08")
def test_it_can_be_chosen_otherwise_when_the_bots_sit_there(tmp_path: Path) -> None:
    assert seat_bots(tmp_path, later={"memory_aid": "off"}) == ["off", "off", "off"]


@rule("C-08")
def test_among_people_remembering_is_the_game(tmp_path: Path) -> None:
    assert seat_bots(tmp_path, people=2) == ["off", "off", "off"]
