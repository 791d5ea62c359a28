"""Graded deals, the deal of the day, and the commands that tell of them."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from noctuary.cli import main
from noctuary.oubliette.bot.oracle import solve
from noctuary.oubliette.daily import PRESETS, deal_of_day, last_day, stars_of_day, table
from noctuary.oubliette.grade import GAMES, NODES, dealt, graded, stars
from noctuary.oubliette.options import Options

ROOT = Path(__file__).parents[2]


def test_a_grade_is_the_same_every_time_plain_and_compiled() -> None:
    """The figures were taken from plain Python; this test runs in both."""
    found = graded(7, "merciful")
    graded.cache_clear()
    assert graded(7, "merciful") == found
    assert (found.verdict, found.escapes, found.games, found.stars) == ("winnable", 43, GAMES, 2)


def test_more_escapes_never_make_more_stars() -> None:
    shares = [escapes / 100 for escapes in range(101)]
    found = [stars("winnable", share) for share in shares]
    assert found == sorted(found, reverse=True)
    assert set(found) == {1, 2, 3, 4, 5}
    assert stars("lost", 0.0) == 0


def test_the_deal_of_the_day_is_proved_winnable_under_every_preset_and_has_its_stars() -> None:
    """Of the whole table a day every ten weeks: all of it takes minutes (`scripts/daily_deals.py` proves it)."""
    first, _ = table()
    day = first
    while day <= last_day():
        deal = deal_of_day(day)
        assert str(deal).startswith(day.strftime("%Y%m%d"))
        for preset in PRESETS:
            assert solve(dealt(deal, Options.make({"preset": preset})), NODES).line is not None
        assert stars_of_day(day, "merciful") == graded(deal, "merciful").stars
        day += timedelta(days=70)


def test_no_two_days_have_the_same_deal_and_all_are_deals_that_exist() -> None:
    first, _ = table()
    days = [first + timedelta(days=at) for at in range((last_day() - first).days + 1)]
    deals = [deal_of_day(day) for day in days]
    assert len(set(deals)) == len(deals) > 365
    assert max(deals) <= 999_999_999
    assert all(1 <= stars_of_day(day, preset) <= 5 for day in days for preset in PRESETS)


def test_a_day_outside_the_table_has_its_date_for_a_number() -> None:
    assert deal_of_day(date(2026, 11, 5)) == 20261105
    assert deal_of_day(last_day() + timedelta(days=1)) == int((last_day() + timedelta(days=1)).strftime("%Y%m%d"))
    assert stars_of_day(date(2026, 11, 5), "merciful") == 0


def test_the_browser_has_the_same_table() -> None:
    first, days = table()
    script = (ROOT / "web" / "src" / "lib" / "daily.generated.ts").read_text("utf-8")
    assert f"FIRST = '{first}'" in script
    assert f"'{days}'" in script
    assert f"PRESETS = {list(PRESETS)!r}" in script


def test_grade_prints_a_line_a_deal(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "grade", "oubliette", "3", "--count", "2", "--preset", "merciful"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith("Deal 3  ★")
    assert main(["--lang", "en", "grade", "oubliette", "3", "--preset", "merciful", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["deal"] == 3


def test_oracle_prints_a_line_that_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["oracle", "oubliette", "3", "--preset", "merciful", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    g = dealt(3, Options.make({"preset": "merciful"}))
    for text in found["line"]:
        ask, choice = g.meant(0, text)
        g.carry_out(ask, choice)
    outcome = g.result()
    assert outcome is not None
    assert outcome.reason == "escaped"


@pytest.mark.parametrize(
    "words",
    [
        ["grade", "oubliette", "0"],
        ["grade", "oubliette", "1000000000"],
        ["grade", "oubliette", "999999999", "--count", "2"],
        ["grade", "oubliette", "tomorrow"],
        ["grade", "occulto", "3"],
        ["grade", "oubliette", "3", "--preset", "kind"],
        ["oracle", "oubliette", "-1"],
        ["oracle", "obscurio", "3"],
        ["oracle", "oubliette", "3", "--nodes", "0"],
    ],
)
def test_bad_input_is_one_clear_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    if "-1" in words:
        words = [*words[:-1], "--", "-1"]
    assert main(["--lang", "fr", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
