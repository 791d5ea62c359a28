"""How it ends (O-02, O-03, O-92 … O-96, OA-90, OA-101)."""

import pytest

from noctuary.oubliette.state import Oubliette
from noctuary.testing import rule
from noctuary.testing.oubliette import oubliette, play

EIGHT = "path: 10C 9C 8C 7C 6C 5C 4C 3C"


def end(g: Oubliette) -> tuple[str, str]:
    """Why the game ended and by which rule."""
    return (g.outcome.reason, g.outcome.rule) if g.outcome else ("", "")


@rule("O-02", "O-92")
@pytest.mark.parametrize(("path", "last"), [("10C 9C 8C 7C 6C 5C 4C 3C", "2H"), ("2C 3C 4C 5C 6C 7C 8C 9C", "10H")])
def test_the_ninth_room_wins(path: str, last: str) -> None:
    g = oubliette(f"slots: KC 3D QC JC | path: {path} | turned: {last}")
    play(g, "place")
    assert end(g) == ("escaped", "O-92")
    assert g.outcome is not None
    assert (g.outcome.winners, g.asks()) == ((0,), ())


@rule("O-03", "O-95", "OA-90")
def test_time_is_up_when_the_deck_is_empty_at_the_end_of_a_turn() -> None:
    g = oubliette("slots: KC 3D QC JC | equipped: 9H | path: 10C | deck: 4S only")
    play(g, "drop")
    assert end(g) == ("", "")
    assert end(play(g, "turn")) == ("deck_empty", "O-95")


@rule("OA-90", "O-74")
def test_the_last_card_is_fully_played_and_time_may_be_shifted() -> None:
    g = oubliette("slots: X1 3D QC JC | equipped: 9H | path: 10C | deck: 4S only")
    play(g, "drop", "time_shift 1", "turn")
    assert g.outcome is None


@rule("OA-90")
def test_or_the_game_is_lost_as_the_last_card_is_turned_over() -> None:
    g = oubliette("slots: X1 3D QC JC | equipped: 9H | path: 10C | deck: 4S only", deck_out="immediate")
    assert end(g) == ("deck_empty", "OA-90")


@rule("OA-90", "O-92")
@pytest.mark.parametrize("chasm", ["", "+C"])
def test_unless_it_wins(chasm: str) -> None:
    g = oubliette(f"slots: 9D 3D QC JC | {EIGHT}{chasm} | deck: 2H only", deck_out="immediate")
    if chasm:
        play(g, "rope 1")
    assert end(play(g, "place")) == ("escaped", "O-92")


@rule("OA-90")
def test_who_does_not_take_the_win_has_lost() -> None:
    g = oubliette(f"slots: KC 3D QC JC | {EIGHT} | deck: 2H only", deck_out="immediate")
    assert end(play(g, "decline", "drop")) == ("deck_empty", "OA-90")


@rule("OA-90", "OA-109", "OA-35")
@pytest.mark.parametrize(
    ("slots", "rest", "answers"),
    [
        ("KC 3D", "equipped: 9H | deck: 8S 2S 3S 4S only", []),
        ("KC 3D", "equipped: 5H | deck: AH 2S only", []),
        ("KC 3D", "equipped: 10D | deck: 2S only | act: yes", ["search", "drop"]),
        ("AC 3D", "equipped: 9H | deck: 2S 3S only | act: yes", ["advantage 1", "pick 2S"]),
        ("AC 3D", "equipped: 9H | deck: KH 2S 3S only", ["advantage 1", "pick 2S"]),
        ("X1(5) 3D(5)", "equipped: 9H | deck: 2S 3S only | act: yes", ["restock 1"]),
    ],
)
def test_whatever_empties_the_deck_loses_then(slots: str, rest: str, answers: list[str]) -> None:
    text = f"slots: {slots} | path: 10C | {rest}"
    assert end(play(oubliette(text, deck_out="immediate"), *answers)) == ("deck_empty", "OA-90")
    assert end(play(oubliette(text), *answers)) == ("", "")


@rule("OA-109", "OA-80")
def test_a_ninth_number_that_advantage_draws_last_may_still_win() -> None:
    g = oubliette(f"slots: AC 3D - - | equipped: 9H | {EIGHT} | deck: 2H 3S only | actions: 0", deck_out="immediate")
    play(g, "advantage 1", "pick 2H")
    assert end(play(g, "path 1")) == ("escaped", "O-92")


@rule("O-96", "O-58")
def test_an_empty_inventory_loses() -> None:
    g = oubliette("slots: 4C - - - | path: 10C | turned: 5D")
    assert end(play(g, "pay 1")) == ("inventory_empty", "O-58")


@rule("O-96", "O-23", "O-24")
def test_there_are_more_ways_to_lose_than_the_list_names() -> None:
    g = oubliette("slots: 3C - - - | path: 10C 9C+P | turned: 5D")
    assert end(play(g, "fail")) == ("trap_at_portcullis", "O-23")
    assert end(oubliette("slots: 3C - - - | path: 10C 9C+P | turned: AS")) == ("portcullis_ahead", "O-24")


@rule("OA-101")
@pytest.mark.parametrize(("limit", "reason"), [(10, "turn_limit"), (11, "")])
def test_there_is_a_last_turn(limit: int, reason: str) -> None:
    deck = "4S 4C 4H 4D 3S 3C 5S 5C 7S 7C 9S 9C"
    g = oubliette(f"slots: KC(5) KD(5) QC(5) 9D(5) | equipped: 9H | deck: {deck}", turn_limit=limit)
    play(g, *["drop", "turn"] * 10)
    assert end(g)[0] == reason


@rule("OA-101")
def test_it_is_the_five_hundredth_unless_chosen_otherwise() -> None:
    g = oubliette("slots: KC 3D QC JC | equipped: 9H | path: 10C | deck: 4S 4C")
    g.turn = 500
    play(g, "drop", "turn")
    assert end(g) == ("turn_limit", "OA-101")
