"""What is told of an encounter, and what is offered at its edges: small things that nothing else would notice."""

import pytest

from noctuary.core.events import Event
from noctuary.oubliette.pieces import BY_ID
from noctuary.oubliette.rules.encounters import combined
from noctuary.oubliette.rules.items import Found
from noctuary.oubliette.state import PLAYER, Oubliette
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play


def told(g: Oubliette, text: str) -> list[tuple[str, dict[str, object]]]:
    """What the player hears of one answer."""
    events: list[Event] = g.play(PLAYER, g.find(PLAYER, text))
    lines = [event.seen_by(PLAYER) for event in events]
    return [(line[0].removeprefix("oubliette-"), line[1]) for line in lines if line is not None]


@rule("O-32", "O-87")
def test_a_torch_is_said_to_burn_and_then_to_be_out() -> None:
    g = oubliette("slots: 4H(2) KD 5C 7C | equipped: 9C | path: 10C | deck: 6C 6S 6H")
    assert ("torch", {"card": "4H"}) in told(g, "torch 1")
    play(g, "turn")
    assert ("torch-out", {"card": "4H"}) in told(g, "torch 1")
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D 4D | turned: 6C")
    heard = told(g, "torch g")
    assert ("torch-out", {"card": "4D"}) in heard
    assert "torch" not in [id for id, _ in heard]


@rule("O-16")
@pytest.mark.parametrize("payment", ["visible", "sequential"])
def test_what_was_paid_is_told_before_the_fight_is_won(payment: str) -> None:
    g = oubliette("slots: KS QS 5C 7C | equipped: 9H | path: 10C | turned: QH", combat_payment=payment)
    heard: list[tuple[str, dict[str, object]]] = []
    while g.turned is not None:
        heard += told(g, next(text for text in may(g) if text.startswith("pay")))
    paid = [args["cards"] for id, args in heard if id == "paid"]
    assert paid
    assert [id for id, _ in heard if id in ("paid", "fight-won")] == ["paid"] * len(paid) + ["fight-won"]


def test_whoever_is_told_nothing_plays_the_same_game() -> None:
    """Search switches the telling off: the position must be the same, and nothing told."""
    for text in ("torch 1", "discard 2"):
        loud = oubliette("slots: 4H(2) KD 5C 7C | equipped: 9C | path: 10C | deck: 6C 6S 6H")
        quiet = loud.copy()
        assert isinstance(quiet, Oubliette)
        quiet.loud = False
        assert told(loud, text)
        assert told(quiet, text) == []
        assert {**quiet.dump(), "loud": None} == {**loud.dump(), "loud": None}


@rule("O-87", "O-59")
def test_a_card_used_from_the_graveyard_goes_to_the_very_bottom_of_it() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D 3D 4S 4D | turned: 6C")
    assert names(play(g, "torch g").graveyard) == "4D 2D 3D 4S 6C"


@rule("OA-36")
def test_what_cards_make_together_with_a_map() -> None:
    """A black Map adds; a red one takes the red cards from the black ones, and needs some of both."""
    cards = {name: BY_ID[name] for name in ("2C", "3D", "7S", "4H")}
    assert combined([cards["2C"], cards["3D"]], False) == 5
    assert combined([cards["7S"], cards["3D"]], True) == 4
    assert combined([cards["7S"], cards["2C"]], True) == 0
    assert combined([cards["3D"], cards["4H"]], True) == 0
    assert combined([cards["7S"], cards["2C"], cards["4H"]], True) == 5


@rule("O-90", "OA-84")
@pytest.mark.parametrize(
    ("equipped", "offered"),
    [("", "store 1, store 2, store 3, store 4, store e, drop"), ("3H", "store 1, store 2, store 3, store 4, drop")],
)
def test_a_card_that_was_found_may_go_wherever_it_fits(equipped: str, offered: str) -> None:
    """The Equipped place is one of them while nothing lies there."""
    g = oubliette(f"slots: - - - - | equipped: {equipped} | path: 10C | deck: 9S 2S | act: yes")
    g.stack = [Found(g.deck.pop(), False, False)]
    g.advance()
    assert ", ".join(may(g)) == offered


@rule("OA-83")
@pytest.mark.parametrize(("met", "answer"), [("AH", "advance"), ("5D", "fail")])
def test_a_card_picked_at_a_chasm_or_in_a_fight_is_not_free_afterwards(met: str, answer: str) -> None:
    g = oubliette(f"slots: AC - - - | equipped: 3H | path: 10C | deck: {met} 9S 2S 2H 3D 4C")
    play(g, "advantage 1", "pick 9S")
    assert g.free is None
    if answer in may(g):
        play(g, answer)
        assert g.view(0).free is None
