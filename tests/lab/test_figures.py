"""What is made of rows: intervals, links with winning, traces."""

import pytest

from noctuary.lab.plan import arm
from noctuary.lab.rows import Played, Row
from noctuary.lab.stats import difference, elo, mean, share
from noctuary.lab.summary import compare, headline, summary, uses
from noctuary.lab.traces import decided_at, drama, lead_changes, openness


def row(number: int, winners: tuple[int, ...], side: str = "", **figures: object) -> Row:
    return Row("x", number, "saved", "C-41", side, winners, 10, dict(figures))


def played(rows: list[Row], players: int = 3) -> Played:
    made = arm("occulto" if players > 1 else "oubliette", players, ("random",))
    return Played(made, {each.number: each for each in rows})


def test_a_shared_victory_counts_in_parts() -> None:
    found = summary(played([row(n, (0, 1)) for n in range(10)]))
    assert [each.value for each in found.seats] == [0.5, 0.5, 0.0]
    assert found.decisive.value == 0.0


def test_a_victory_of_a_side_is_whole_for_each() -> None:
    found = summary(played([row(n, (0, 1), "wizards") for n in range(10)]))
    assert [each.value for each in found.seats] == [1.0, 1.0, 0.0]
    assert found.head.side == "wizards"


def test_what_users_win_more_is_told_apart() -> None:
    """Seat 0 uses it and always wins; the others never do either."""
    rows = [row(n, (0,), abilities={"thief": [1, 0, 0]}) for n in range(40)]
    [use] = uses(rows, "abilities", played(rows).arm, headline([played(rows)]))
    assert use.times == 1.0
    assert use.worth is not None
    assert use.worth.value == 1.0


def test_labels_win_by_seat() -> None:
    found = summary(played([row(n, (2,), colour=["red", "blue", "green"]) for n in range(30)]))
    assert {label: value.value for label, value in found.labels["colour"].items()} == {"blue": 0, "green": 1, "red": 0}


def test_pairs_are_narrower_than_strangers() -> None:
    first, second = [float(n % 2) for n in range(100)], [float(n % 2 or n == 0) for n in range(100)]
    paired = difference(first, second)
    assert paired.value == pytest.approx(0.01)
    assert paired.half < (share(first).half ** 2 + share(second).half ** 2) ** 0.5 / 3


def test_deals_that_came_out_alike_are_counted() -> None:
    first = played([row(n, ()) for n in range(40)], 1)
    second = played([row(n, (0,) if n < 10 else ()) for n in range(40)], 1)
    found = compare(first, second)
    assert found.change.value == 0.25
    assert found.same.value == 0.75


def test_an_estimate_of_one_game_says_nothing() -> None:
    assert mean([3.0]).low == float("-inf")
    assert elo(0.5, 100) == 0.0


def test_traces() -> None:
    level, lost, sure, won = {"0": 0.5, "1": 0.5}, {"0": 0.1, "1": 0.9}, {"0": 0.95, "1": 0.05}, {"0": 1.0}
    assert openness(level, 2) == 1.0
    assert openness(won, 2) == 0.0
    assert drama([level, lost], "0") == pytest.approx(0.8**0.5)
    assert drama([level], "0") == 0.0
    assert lead_changes([level, lost, sure, won]) == 1
    assert decided_at([0.5, 0.1, 0.95, 1.0]) == pytest.approx(2 / 3)
    assert decided_at([0.5, 0.95, 0.2, 1.0]) == 1.0
