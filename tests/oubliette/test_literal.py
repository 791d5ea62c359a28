"""The short literal of a position."""

import pytest

from noctuary.core.refusal import BadInput
from noctuary.oubliette import SPEC
from noctuary.oubliette.pieces import BY_ID
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play


def test_named_cards_lie_where_the_literal_puts_them() -> None:
    g = oubliette("slots: 7D(5) 5C/9H 2C - | equipped: 3S | path: 10C 9D+P | deck: KH 4C | graveyard: 4D 5D")
    view = g.view(0)
    assert view.slots == ((None, None, None, None, "7D"), (None, "5C"), ("2C",), ())
    assert (view.equipped, view.turned, g.deck[-1].id, view.graveyard) == ("3S", "KH", "4C", ("4D", "5D"))
    assert [(room.cards, room.portcullis) for room in view.path] == [(("10C",), None), (("9D",), "AC")]
    assert names(g.slots[1]) == "9H 5C"


def test_the_rest_is_dealt_from_a_seed() -> None:
    text = "slots: 7D(5) 5C(2) 2C QS | path: 10C | turned: KH"
    assert SPEC.write(oubliette(text)) == SPEC.write(oubliette(text))
    assert names(oubliette(text, seed="a").deck) != names(oubliette(text, seed="b").deck)
    assert len(oubliette(text).components()) == 54


def test_only_leaves_no_other_card_in_the_deck() -> None:
    g = oubliette("slots: 7D(5) - - - | deck: KH 4C only | graveyard: 4D 5D")
    assert names(g.deck) == "4C"
    assert names(g.graveyard[-2:]) == "4D 5D"
    assert len(g.components()) == 54


def test_chasms_curses_and_rooms_of_several_cards() -> None:
    g = oubliette("slots: 7D - - - | path: 10C+CB X1=9 2C&6D=8+P+C | chaos: 1 | act: yes", jokers=3)
    assert [(room.number, len(room.chasms), room.bridged) for room in g.path] == [(10, 1, 1), (9, 0, 0), (8, 1, 0)]
    assert (names(g.curses), g.creature_bonus()) == ("X2", 2)


def test_the_moment_is_a_turn_an_action_or_the_deal() -> None:
    assert oubliette("slots: 10C 3C - - | turned: KH | path: 10D").asks()[0].kind == "fight"
    assert oubliette("slots: 10C 3C - - | path: 10D | actions: 3").actions == 3
    assert may(oubliette("slots: 10C 2C - - | turned: KH | setup: yes")) == ["start 1", "start 2"]


def test_a_literal_position_can_be_written_in_full_and_read_back() -> None:
    g = oubliette("slots: 7D(5) AC(2) 2C QS | path: 10C+CB 9C | chaos: 1 | deck: KH 3D 4D")
    play(g, "advantage 2")
    assert SPEC.write(SPEC.read(SPEC.write(g))) == SPEC.write(g)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("slots: 7Z", "7Z"),
        ("slots: 7D 7D", "7D is there twice"),
        ("slots: X3", "X3 is there twice, or not in this deck"),
        ("slots: 7D(6)", "one to five cards"),
        ("slots: 7D/8D(1)", "one to five cards"),
        ("slots: 2C 3C 4C 5C 6C", "four slots"),
        ("slots: 7D(", "7D("),
        ("piles: 7D", "piles is not one of slots"),
        ("path: 9D", "starts with a 10 or a 2"),
        ("path: 10C 8D", "runs from 10 down or from 2 up"),
        ("path: 10C+Q", "10C+Q"),
        ("path: 10C+P 9C+P 8C+P", "not enough aces"),
        ("equipped: X1", "cannot be equipped"),
        ("equipped: 3C 4C", "missing or doubled"),
        ("equipped: 3C | chaos: 2", "cannot be equipped"),
        ("chaos: 3", "not enough aces or Jokers"),
        ("chaos: many", "many is not a number"),
        ("deck: only", "no card to turn over"),
    ],
)
def test_what_is_not_a_position_is_refused_in_a_line(text: str, why: str) -> None:
    with pytest.raises(BadInput, match=r".*") as refused:
        oubliette(text)
    assert why in str(refused.value)


@rule("O-52", "OA-15")
def test_a_full_position_that_cannot_come_about_is_refused() -> None:
    """Six cards in a slot, a Joker equipped, a card lost."""
    g = oubliette("slots: 7D(5) AC 2C QS | path: 10C | deck: 3D X1 | act: yes")
    six, joker, lost = g.copy(), g.copy(), g.copy()
    six.slots[0].append(six.deck.pop())
    lost.deck.pop()
    joker.deck.pop()
    joker.equipped = joker.deck.pop()
    joker.slots[1].append(BY_ID["3D"])
    for broken, why in [(six, "O-52"), (joker, "OA-15"), (lost, "lost=3D")]:
        with pytest.raises(BadInput, match=why):
            SPEC.read(SPEC.write(broken))
