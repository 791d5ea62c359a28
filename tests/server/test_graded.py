"""How hard a numbered deal is, for whoever asks: worked out by a worker once, and refused for what is no deal."""

from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house

from noctuary.oubliette.grade import graded
from noctuary.server.client import Refused, ask
from noctuary.server.table.bots import Inline
from noctuary.server.table.study import StudyJob


class Counted(Inline):
    """Thinks on the spot, and counts what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[StudyJob] = []

    async def study(self, job: StudyJob) -> str:
        """At once."""
        self.jobs.append(job)
        return await super().study(job)


def test_a_deal_is_graded_once_and_the_grade_is_kept(tmp_path: Path) -> None:
    async def work() -> tuple[Any, Any, int]:
        thinker = Counted()
        async with house(tmp_path, thinker) as server:
            path = "/api/grade?game=oubliette&deal=7&preset=merciful"
            first, again = await ask(server.base + path), await ask(server.base + path)
            return first[0], again[0], len(thinker.jobs)

    first, again, jobs = go(work)
    found = graded(7, "merciful")
    assert first == {"verdict": "winnable", "escapes": found.escapes, "games": found.games, "stars": found.stars}
    assert again == first
    assert jobs == 1


@pytest.mark.parametrize(
    "wrong",
    [
        "game=oubliette&deal=0&preset=merciful",
        "game=oubliette&deal=-1&preset=merciful",
        "game=oubliette&deal=1234567890&preset=merciful",
        "game=oubliette&deal=seven&preset=merciful",
        "game=oubliette&deal=7&preset=kind",
        "game=occulto&deal=7&preset=merciful",
        "",
    ],
)
def test_what_is_no_deal_has_no_grade(tmp_path: Path, wrong: str) -> None:
    async def work() -> str:
        async with house(tmp_path) as server:
            try:
                await ask(f"{server.base}/api/grade?{wrong}")
            except Refused as refused:
                return refused.code
        return ""

    assert go(work) == "request"
