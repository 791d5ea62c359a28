"""The puzzle of the week over HTTP: which answer is right is told to those who give one."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house

from noctuary.core.weekly import today, week_of
from noctuary.server.client import Refused, ask


async def told(server: Any, game: str, body: dict[str, str] | None = None, week: str = "") -> Any:
    """What the house says; the code if it refuses."""
    try:
        asked = f"?week={week}" if week else ""
        return (await ask(f"{server.base}/api/puzzle/{game}{asked}", body))[0]
    except Refused as refused:
        return refused.code


@pytest.mark.parametrize("game", ["occulto", "obscurio"])
def test_a_puzzle_is_put_and_judged(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            put = await told(server, game)
            assert put["week"] == week_of(today())
            assert len(put["answers"]) == 6
            for word in ("right", "won", "proof", "lost"):
                assert f'"{word}"' not in json.dumps(put)
            solved = [
                await told(server, game, {"week": put["week"], "choice": each["choice"]}) for each in put["answers"]
            ]
            assert [each["found"] for each in solved].count(True) == 1
            assert len({each["right"] for each in solved}) == 1
            assert all(each["proof"] for each in solved)

    go(work)


def test_what_is_no_puzzle_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            assert await told(server, "oubliette") == "not_found"
            assert await told(server, "nothing") == "not_found"
            for week in ("2026-W46", "9999-W01", "nonsense", "2026-W60"):
                assert await told(server, "occulto", week=week) == "request"
            now = week_of(today())
            assert await told(server, "occulto", {"week": now, "choice": "play everything"}) == "request"
            assert await told(server, "occulto", {"week": "9999-W01", "choice": "pass"}) == "request"
            assert await told(server, "occulto", {"week": now}) == "request"

    go(work)
