"""After a solitaire game: a line that wins its deal, and where the chances went; for whoever played it, once over."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house, play_out

from noctuary.catalog import game
from noctuary.core.chance import Chance, seed_of
from noctuary.oubliette.options import Options
from noctuary.server.client import Client, Refused
from noctuary.server.table import study
from noctuary.server.table.bots import Inline, Workers
from noctuary.server.table.study import StudyJob
from noctuary.testing.oubliette import oubliette

LOST_IN_ONE = "slots: 2C KC KD KS | equipped: KH | path: 10C 9C 8C 7C 6C 5C 4C 3C | deck: JD | actions: 1"


class Counted(Inline):
    """Thinks on the spot, and remembers what it was asked to study."""

    def __init__(self) -> None:
        self.jobs: list[StudyJob] = []

    async def study(self, job: StudyJob) -> str:
        """At once."""
        self.jobs.append(job)
        return await super().study(job)


async def lost(base: str, deal: int | None = 7, preset: str = "as_written") -> Client:
    """A deal that was played to its end without much thought."""
    ann = await Client.create(base, "oubliette", deal=deal, options={"preset": preset})
    await ann.post("start")
    async with ann:
        await play_out(ann, "lost")
    return ann


async def code_of(client: Client, what: str) -> str:
    """With what a question is refused; nothing if it is answered."""
    try:
        await client.get(what)
    except Refused as refused:
        return refused.code
    return ""


def test_the_line_that_is_shown_wins_the_very_deal_that_was_lost(tmp_path: Path) -> None:
    async def work() -> Any:
        async with house(tmp_path) as server:
            ann = await lost(server.base)
            return await ann.get("line"), await ann.get("replay?seat=0")

    line, played = go(work)
    assert line["verdict"] == "winnable"
    steps = line["replay"]["steps"]
    assert line["replay"]["seal"] == played["seal"]
    assert steps[0]["view"] == played["steps"][0]["view"]
    g = game("oubliette").new(Options.make({"preset": "as_written"}), 1, Chance(seed_of("7")))
    for step in steps[1:]:
        ask, choice = g.meant(0, step["choice"])
        g.carry_out(ask, choice)
    outcome = g.result()
    assert outcome is not None
    assert outcome.winners == (0,)
    assert played["steps"][-1]["view"] != steps[-1]["view"]


def test_a_deal_that_cannot_be_won_says_so_and_shows_nothing(tmp_path: Path) -> None:
    async def work() -> Any:
        async with house(tmp_path) as server:
            return await (await lost(server.base, 1)).get("line")

    assert go(work) == {"verdict": "lost", "replay": None}


def test_a_deal_the_budget_does_not_reach_is_left_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "NODES", 300)

    async def work() -> Any:
        async with house(tmp_path) as server:
            return await (await lost(server.base, 8)).get("line")

    assert go(work) == {"verdict": "open", "replay": None}


def test_nothing_is_told_of_a_game_that_goes_on_nor_of_a_deal_without_a_number(tmp_path: Path) -> None:
    async def work() -> None:
        thinker = Counted()
        async with house(tmp_path, thinker) as server:
            ann = await Client.create(server.base, "oubliette", deal=7)
            await ann.post("start")
            assert await code_of(ann, "line") == "not_over"
            assert await code_of(ann, "chances") == "not_over"
            bea = await lost(server.base, None)
            assert await code_of(bea, "line") == "not_numbered"
            cid, *_ = await server.lanterns("Cid - -")
            async with cid:
                await play_out(cid, "lanterns")
            assert await code_of(cid, "line") == "not_numbered"
            assert await code_of(cid, "chances") == "not_numbered"
            assert thinker.jobs == []

    go(work)


def test_a_processor_works_only_for_whoever_played_the_game(tmp_path: Path) -> None:
    """A stranger with the link may look at the replay, as ever."""

    async def work() -> None:
        async with house(tmp_path) as server:
            ann = await lost(server.base)
            stranger = Client(server.base, ann.table)
            assert (await stranger.get("replay?seat=0"))["game"] == "oubliette"
            assert await code_of(stranger, "line") == "not_seated"
            assert await code_of(stranger, "chances") == "not_seated"

    go(work)


def test_the_chances_of_a_game_are_told_choice_by_choice_and_worked_out_once(tmp_path: Path) -> None:
    async def work() -> Any:
        thinker = Counted()
        async with house(tmp_path, thinker) as server:
            ann = await lost(server.base, 11, "merciful")
            first = await ann.get("chances")
            asked = len(thinker.jobs)
            assert await ann.get("chances") == first
            assert len(thinker.jobs) == asked
            return first, await ann.get("replay?seat=0")

    found, played = go(work)
    steps = [each["step"] for each in found["points"]]
    assert steps == sorted(set(steps))
    assert steps[0] > 0
    assert steps[-1] < len(played["steps"])
    assert all(0 <= each["chance"] <= 100 and 0 <= each["best"] <= 100 for each in found["points"])


def test_the_choice_that_cost_the_game_is_named_with_the_other_answer(tmp_path: Path) -> None:
    """One step from the light: whoever pays a Jack with the very card of the last room throws a sure win away."""

    async def work() -> Any:
        async with house(tmp_path, positions=True) as server:
            position = game("oubliette").write(oubliette(LOST_IN_ONE, preset="merciful"))
            ann = await Client.create(server.base, "oubliette", position=position)
            await ann.post("start")
            async with ann:
                for choice in ("turn", "pay 1 3 4"):
                    assert (await ann.play(choice))["is"] == "ok"
                await play_out(ann, "thrown away")
            return await ann.get("chances")

    found = go(work)
    worst = found["worst"]
    assert worst["step"] == 2
    assert worst["before"] == 100
    assert worst["after"] <= 60
    assert worst["chosen"]["args"]["cards"] == ["2C", "KD", "KS"]
    assert "2C" not in worst["other"]["args"]["cards"]
    assert found["points"][1] == {"step": 2, "chance": found["points"][1]["chance"], "best": 100}


def test_studies_run_in_a_process_of_their_own_that_goes_with_the_others() -> None:
    async def work() -> None:
        workers = Workers(1)
        spec = game("oubliette")
        header = {"game": "oubliette", "rules": spec.rules, "seats": ["A"], "seed": seed_of("12").hex(), "format": 1}
        job = StudyJob("line", json.dumps({**header, "deal": 12, "data": dict(spec.data)}) + "\n")
        try:
            found = study.FOUND.decode(await workers.study(job))
            assert found.verdict == "winnable"
            assert workers.student.pid
            assert workers.all[0].pid == 0
        finally:
            workers.close()
        assert workers.student.pid == 0

    go(work)
