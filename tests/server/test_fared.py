"""How everybody fared in a numbered deal: counts without names, and only for those who have finished it."""

from pathlib import Path
from typing import Any

import pytest
from support.server_for_tests import go, house, play_out

from noctuary.browser.shelf import Shelf
from noctuary.server.client import Client, Refused, ask
from noctuary.server.store.lines import Result
from noctuary.server.table.fared import LEAST, Fared, OwnTry, fared
from noctuary.server.table.wire import encode


def result(device: str, rooms: int, won: bool = False, assisted: bool = False, deal: int = 7) -> Result:
    """A game of Oubliette that somebody finished."""
    return Result(
        table_id=f"t-{device}-{rooms}",
        round=1,
        seat=0,
        device=device,
        game="oubliette",
        reason="",
        won=won,
        assisted=assisted,
        names="[]",
        ended=0,
        preset="merciful",
        deal=deal,
        hints=0,
        figures=f'{{"rooms":{rooms},"candle":3}}',
    )


def test_the_first_try_of_each_counts_and_help_does_not() -> None:
    others = [result(f"d{number}", number) for number in range(4)]
    results = [
        *others,
        result("mine", 3),
        result("d0", 9, won=True),  # A second try.
        result("helped", 9, won=True, assisted=True),
        result("", 8),  # Somebody who wants to be forgotten.
        result("winner", 9, won=True),
    ]
    assert fared(results, ["mine"]) == Fared(6, LEAST, 1, (1, 1, 1, 2), OwnTry(False, 3, False))


def test_one_person_with_two_browsers_is_one_player() -> None:
    results = [result("phone", 2), result("desk", 9, won=True), *(result(f"d{number}", 1) for number in range(4))]
    assert fared(results, ["desk", "phone"]) == Fared(5, LEAST, 0, (0, 4, 1), OwnTry(False, 2, False))


def test_of_too_few_players_nothing_is_told_but_their_number() -> None:
    results = [result("mine", 9, won=True), *(result(f"d{number}", number) for number in range(LEAST - 2))]
    assert fared(results, ["mine"]) == Fared(LEAST - 1, LEAST, 0, (), OwnTry(True, 9, False))


def test_whoever_has_not_finished_the_deal_is_told_nothing() -> None:
    assert fared([result(f"d{number}", number) for number in range(9)], ["mine"]) is None


async def told(server: Any, cookie: str, deal: str = "7", preset: str = "merciful", game: str = "oubliette") -> Any:
    """What the house says; the code if it refuses."""
    try:
        return (await ask(f"{server.base}/api/fared?game={game}&deal={deal}&preset={preset}", None, cookie))[0]
    except Refused as refused:
        return refused.code


def noted(server: Any) -> list[Any]:
    """Whose results are read from now on; None: everybody's."""
    store, read = server.hub.store, []
    real = store.results_of_deal

    async def results(game: str, deal: int, preset: str, devices: Any = None, **more: Any) -> Any:
        read.append(devices)
        return await real(game, deal, preset, devices, **more)

    store.results_of_deal = results
    return read


def test_five_players_of_a_deal_see_how_they_fared_and_nobody_s_name(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            read = noted(server)
            people = []
            for number in range(LEAST):
                each = await Client.create(
                    server.base, "oubliette", f"Player{number}", deal=7, options={"preset": "merciful"}
                )
                await each.post("start")
                people.append(each)
            assert await told(server, people[0].cookie) == "not_over"
            for at, each in enumerate(people):
                async with each:
                    await play_out(each, f"fared {at}")
                found = await told(server, each.cookie)
                assert found["players"] == at + 1
                assert bool(found["won"] + sum(found["rooms"])) == (at + 1 >= LEAST)
            assert found["won"] + sum(found["rooms"]) == LEAST
            assert "Player" not in str(found)
            assert await told(server, people[0].cookie, preset="as_written") == "not_over"
            assert await told(server, people[0].cookie, deal="8") == "not_over"
            assert await told(server, "") == "not_over"
            assert read.count(None) == LEAST, "all rows are read for those only who have finished it"

    go(work)


@pytest.mark.parametrize(
    "wrong",
    [{"deal": "x"}, {"deal": "-1"}, {"deal": "1" * 30}, {"preset": "nothing"}, {"game": "occulto"}, {"game": ""}],
)
def test_a_question_that_makes_no_sense_is_refused_in_a_line(tmp_path: Path, wrong: dict[str, str]) -> None:
    async def work() -> None:
        async with house(tmp_path) as server:
            assert await told(server, "", **wrong) == "request"

    go(work)


def test_a_house_in_a_browser_finds_the_games_of_a_deal_too() -> None:
    class Kept:
        async def results(self) -> str:
            later, sooner = result("here", 9, won=True), result("here", 2)
            return encode([later, result("here", 5, deal=8), sooner]).decode()

    async def work() -> None:
        shelf = Shelf(Kept())  # type: ignore[arg-type]
        found = await shelf.results_of_deal("oubliette", 7, "merciful")
        assert [each.figures[9] for each in found] == ["2", "9"]

    go(work)
