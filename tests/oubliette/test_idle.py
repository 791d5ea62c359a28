"""A card that answers nothing says why, by the rule."""

import pytest

from noctuary.oubliette import SPEC
from noctuary.testing import journal_of, rule
from noctuary.testing.oubliette import oubliette, play
from noctuary.text import words


@rule("O-38", "O-19", "O-44")
@pytest.mark.parametrize(
    ("literal", "moves", "place", "reason"),
    [
        ("slots: KC 3D QC JC | equipped: 7D | path: 10C | turned: 3H", (), "1", "trap"),
        ("slots: 3D 3S 3C - | equipped: 2D | path: 10C 9C | turned: KH", (), "1", "too_little"),
        ("slots: X1 3S 3C 4D | path: 10C 9C | turned: KH", (), "1", ""),
        ("slots: KC 3D QC JC | equipped: 9H | path: 10C | turned: 4S", ("drop",), "2", "not_next"),
    ],
)
def test_why_a_card_cannot_be_used(literal: str, moves: tuple[str, ...], place: str, reason: str) -> None:
    g = oubliette(literal)
    play(g, *moves)
    assert g.view(0).idle.get(place, "") == reason


@rule("O-38", "OA-70", "OA-60")
def test_the_reason_is_true_at_this_table() -> None:
    """With an action after every card a fight takes none away: it was used. Where Queens pass a Trap, that is said."""
    fought = "slots: JC 9H 3C 3D | equipped: 3H | path: 10C | turned: JH"
    g = oubliette(fought)
    play(g, "pay 1")
    assert g.view(0).idle["2"] == "encounter"
    g = oubliette(fought, preset="merciful")
    play(g, "pay 1", "path 2")
    assert set(g.view(0).idle.values()) == {"acted"}
    trapped = "slots: KC 3D QC JC | equipped: 7D | path: 10C | turned: 3H"
    assert oubliette(trapped, queen_pays_trap=True).view(0).idle["1"] == "trap_queens"
    for lang in ("en", "fr"):
        assert "O-19" in words(lang)("oubliette-idle-trap_queens")


@rule("O-26")
def test_the_next_room_behind_a_chasm_waits_for_a_rope() -> None:
    g = oubliette("slots: KC 7D QC JC | equipped: 3H | path: 10C 9C 8C+C | turned: 4S")
    play(g, "drop")
    assert g.view(0).idle["2"] == "chasm"


@rule("O-12", "O-51")
def test_every_card_in_reach_is_in_an_answer_or_says_why() -> None:
    """In every position of many random games; and every reason that comes up has its sentence in both languages."""
    seen = set()
    for seed in range(60):
        journal = journal_of(SPEC, seed)
        game = journal.game
        luck = 7 * seed
        while game.asks():
            [ask] = game.asks()
            view = game.view(0)
            used = {word for option in ask.options for word in option.args if isinstance(word, str)}
            assert not used & set(view.idle)
            seen |= set(view.idle.values())
            luck = (luck * 1103515245 + 12345) % 2**31
            journal.play(0, ask.options[luck % len(ask.options)])
            game = journal.game
    assert {"question", "trap", "too_little", "not_next"} <= seen
    for lang in ("en", "fr"):
        assert all(words(lang)("oubliette-idle-" + reason, number=4) for reason in seen)


@rule("O-11")
def test_without_a_path_no_number_is_named() -> None:
    """Nothing is awaited that could be named: said of a card is that it cannot begin a Path."""
    g = oubliette("slots: 8C 3D QC JC | equipped: 3H | turned: 4S", preset="merciful")
    play(g, "drop")
    view = g.view(0)
    assert view.idle["1"] == "not_next"
    for lang, told in (("en", "no Path yet"), ("fr", "pas encore de Chemin")):
        said = words(lang)("oubliette-idle-not_next", number=view.needed)
        assert told in said
        assert "0 (" not in said
