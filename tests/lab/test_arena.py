"""`noctuary arena`: who meets whom on which deal, and what is made of it."""

import json
from collections import Counter
from pathlib import Path

import pytest

from noctuary.cli import main
from noctuary.core.game import Outcome
from noctuary.lab.arena import (
    Cost,
    Meeting,
    Played,
    matches,
    meet,
    ratings,
    seatings,
    share_figure,
    shares_of,
    standings,
)

THREE = Meeting("occulto", 4, 12, "arena", ("healer", "random"), {})


def test_every_bot_has_every_seat_equally_often_on_a_deal() -> None:
    """Mixed: one game for each rotation of the bots, so that no bot profits from its seat."""
    bots = ("a", "b", "c")
    meeting = Meeting("occulto", 5, 1, "x", bots, {})
    mixed = [who for alone, who, _ in seatings(meeting, 0) if not alone]
    for seat in range(5):
        assert Counter(who[seat] for who in mixed) == Counter(bots)


def test_whoever_sits_alone_moves_on_from_deal_to_deal() -> None:
    for deal in range(8):
        alone = [(who, own) for alone, who, own in seatings(THREE, deal) if alone]
        assert len(alone) == 2
        assert all(own == deal % 4 and Counter(who)[who[own]] == 1 for who, own in alone)


def test_a_shared_win_is_divided_and_a_side_wins_as_one() -> None:
    assert shares_of(Outcome("cured", "C-01", (0, 2)), 4) == (0.5, 0.0, 0.5, 0.0)
    assert shares_of(Outcome("free", "B-82", (0, 1, 2), "wizards"), 4) == (1.0, 1.0, 1.0, 0.0)


def test_equal_meetings_give_equal_games_whatever_the_processes() -> None:
    one, _ = meet(THREE)
    assert one == meet(THREE)[0]
    assert len(one) == 12 * (2 + 2)


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [Played(deal, False, ("good", "bad", "bad"), (1.0, 0.0, 0.0), False) for deal in range(20)]
    rated = ratings(games, ("good", "bad"), "seed")
    assert rated["good"].low > rated["bad"].high


def test_sides_of_unequal_size_leave_equal_bots_alike() -> None:
    """A Traitor alone beats three Wizards half of the time: nobody's rating suffers from the sum of three."""
    games = []
    for deal in range(60):
        who = ("a", "b", "a", "b") if deal % 2 else ("b", "a", "b", "a")
        won = deal // 2 % 2 == 0
        games.append(Played(deal, False, who, (float(won), *([float(not won)] * 3)), True))
    rated = ratings(games, ("a", "b"), "seed")
    assert rated["a"].low < rated["b"].value < rated["a"].high


def test_a_game_for_one_is_rated_by_deal() -> None:
    games = [Played(0, False, ("a",), (1.0,), False), Played(0, False, ("b",), (0.0,), False)]
    assert matches(games) == {0: [((("a",), ("b",)), (0, 1))]}


def test_figures_have_their_intervals() -> None:
    whole = share_figure([1.0, 0.0, 0.0, 0.0])
    assert whole.low < whole.value == 0.25 < whole.high
    divided = share_figure([0.5, 0.5, 0.0, 1.0])
    assert divided.low < divided.value == 0.5 < divided.high


def test_the_standing_names_the_price_of_a_move() -> None:
    games = [Played(0, False, ("a", "b"), (1.0, 0.0), False), Played(0, True, ("a", "b"), (1.0, 0.0), False)]
    meeting = Meeting("occulto", 3, 1, "x", ("a", "b"), {})
    standing = standings(meeting, games, {"a": Cost(10, 0.02), "b": Cost(0, 0.0)})
    assert [each.bot for each in standing] == ["a", "b"]
    assert standing[0].cpu_ms == 2.0
    assert standing[0].alone["b"].value == 1.0


def test_the_command_prints_json_and_draws_a_chart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "arena.svg"
    words = ["arena", "occulto", "--players", "3", "--games", "2", "--bots", "healer,random", "--chart", str(picture)]
    assert main(["--lang", "en", *words, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {each["bot"] for each in figures["standing"]} == {"healer", "random"}
    assert figures["games"] == 2 * (2 + 2)
    drawn = picture.read_text("utf-8")
    assert drawn.startswith("<svg")
    assert "healer" in drawn
    assert main(["--lang", "fr", *words]) == 0
    assert "graine 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        ["occulto", "--bots", "genius,healer"],
        ["occulto", "--bots", "healer"],
        ["occulto", "--bots", "healer,healer"],
        ["occulto", "--games", "0"],
        ["chess"],
        ["occulto", "--bots", "healer,random", "--chart", "no/such/folder/chart.svg"],
    ],
)
def test_bad_input_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "arena", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
