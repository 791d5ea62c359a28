"""The dungeon in a terminal says what is asked and what is at stake."""

import pytest

from noctuary.core.game import Game
from noctuary.oubliette.text.phrases import describe
from noctuary.oubliette.text.terminal import draw
from noctuary.testing import rule
from noctuary.testing.oubliette import oubliette, play
from noctuary.text import words


def screen(g: Game) -> str:
    return "\n".join(draw(g.view(0), words("en"), 79))


def labels(g: Game) -> list[str]:
    [ask] = g.asks()
    return [words("en").line("oubliette", describe(g.view(0), ask, option)) for option in ask.options]


@rule("O-13", "O-26")
def test_the_next_room_is_named_only_where_it_is_the_question() -> None:
    """A Chasm without a Rope lies before it: the seven is what a red odd number is, a Trap."""
    assert "the next room: 7" in screen(oubliette("slots: KC 3D QC JC | path: 10C 9D 8C | turned: 7H"))
    blocked = screen(oubliette("slots: KC 3D QC JC | path: 10C 9D 8C+C | turned: 7H"))
    assert "the next room" not in blocked
    assert "a Trap" in blocked


@rule("O-93", "O-94", "O-23")
@pytest.mark.parametrize(
    ("path", "turned", "fatal"),
    [
        ("10C", "KH", "beaten_in_first_room"),
        ("10C 9C", "KH", ""),
        ("10C 9C+P", "KH", "beaten_at_portcullis"),
        ("10C 9C+P", "3H", "trap_at_portcullis"),
    ],
)
def test_it_warns_when_giving_way_ends_the_game(path: str, turned: str, fatal: str) -> None:
    g = oubliette(f"slots: 3D 3S 3C - | path: {path} | turned: {turned}")
    assert g.view(0).fatal == fatal
    assert ("giving way now ends the game" in screen(g)) is bool(fatal)
    assert ("give way: that ends the game" in labels(g)) is bool(fatal)
    play(g, "fail")
    assert (g.outcome.reason if g.outcome else "") == fatal


@rule("O-95")
def test_with_no_cards_left_nothing_is_offered_to_be_turned_over() -> None:
    g = oubliette("slots: KC 3D QC JC | equipped: 9H | path: 10C | deck: 4S only")
    play(g, "drop")
    assert labels(g)[0] == "nothing is left to turn over: the candle goes out"
