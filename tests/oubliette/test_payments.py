"""Payments against an oracle: every set of cards, added up the slow way from the rules' own words."""

from itertools import combinations

import pytest

from noctuary.core.chance import Stream, seed_of
from noctuary.oubliette.pieces import ACE, JACK, JOKER, KING, deck
from noctuary.oubliette.state import Oubliette
from noctuary.oubliette.text.phrases import describe
from noctuary.testing import rule
from noctuary.testing.oubliette import may, oubliette


def dealt(number: int) -> Oubliette:
    """A fight with cards and readings drawn by lot; a Jack or King is equipped more often than chance would have it."""
    luck = Stream(seed_of(f"payments/{number}"))
    creatures = [card for card in deck(3) if card.creature]
    turned = creatures[luck.below(len(creatures))]
    left = [card for card in deck(3) if card is not turned and card.id not in ("10C", "9C")]
    luck.shuffle(left)
    wanted = (None, JACK, KING, ACE)[luck.below(4)]
    equipped = next(card for card in left if card.rank != JOKER and wanted in (None, card.rank))
    left.remove(equipped)
    slots = " ".join("-" if luck.below(5) == 0 else left.pop().id for _ in range(4))
    worn = "-" if luck.below(6) == 0 else equipped.id
    if slots == "- - - -" and worn == "-":
        slots = left.pop().id
    text = f"slots: {slots} | equipped: {worn} | graveyard: {left.pop().id} | path: 10C 9C | turned: {turned.id}"
    spent = luck.below(2)
    return oubliette(
        text + (" | chaos: 1" if spent and "X" not in text else ""),
        jokers=3,
        ace_value=(14, 1)[luck.below(2)],
        equipped_is_inventory=bool(luck.below(4)),
    )


def hand(g: Oubliette) -> dict[str, int]:
    """The rank of the usable card at each place: the Inventory (O-51), and with a Jack the grave's top (O-86)."""
    found = {str(at + 1): slot[-1].rank for at, slot in enumerate(g.slots) if slot}
    if g.equipped is not None and g.options.equipped_is_inventory:
        found["e"] = g.equipped.rank
    if g.equipped is not None and g.equipped.rank == JACK:
        found["g"] = g.graveyard[-1].rank
    return found


def worth(g: Oubliette, ranks: dict[str, int], places: tuple[str, ...]) -> int:
    """Numbers count as they are, faces 11 to 13, Aces by the option, Jokers nothing; a King that stays adds one."""
    total = 0
    for place in places:
        rank = ranks[place]
        total += g.options.ace_value if rank == ACE else rank
        if g.equipped is not None and g.equipped.rank == KING and "e" not in places:
            total += 1
    return total


def oracle(g: Oubliette) -> dict[str, int]:
    """Every legal payment and what it comes to."""
    assert g.turned is not None
    need = g.turned.rank + (2 if g.chaos_uses else 0)
    ranks = {place: rank for place, rank in hand(g).items() if rank != JOKER}
    found = {}
    for size in range(1, len(ranks) + 1):
        for places in combinations(ranks, size):
            if worth(g, ranks, places) >= need and not {"e", "g"} <= set(places):
                found["pay " + " ".join(places)] = worth(g, ranks, places)
    return found


@rule("O-43", "OA-05", "OA-105")
@pytest.mark.parametrize("part", range(4))
def test_payments_are_those_of_the_oracle(part: int) -> None:
    for number in range(part * 150, part * 150 + 150):
        g = dealt(number)
        assert g.asks()[0].kind == "fight"
        offered = [text for text in may(g) if text.startswith("pay ")]
        assert len(offered) == len(set(offered))
        assert set(offered) == set(oracle(g)), number


@rule("O-43", "O-82", "OA-95")
def test_the_view_says_what_each_card_pays_and_what_is_needed() -> None:
    """What the labels of the choices come to is the oracle's sum, from the view alone."""
    for number in range(150):
        g = dealt(number)
        view, ask = g.view(0), g.asks()[0]
        assert g.turned is not None
        assert view.fight.need == g.turned.rank + (2 if g.chaos_uses else 0)
        sums = {each.text: describe(view, ask, each)[1]["sum"] for each in ask.options if each.kind == "pay"}
        assert sums == oracle(g), number


@rule("OA-03", "O-62")
def test_what_is_left_to_pay_is_shown_between_two_cards_and_while_advantage_is_picked() -> None:
    g = oubliette("slots: 7D(2) 5C AC(2) - | equipped: 3S | path: 10C 9C | turned: KH", combat_payment="sequential")
    assert g.view(0).fight.need == 13
    g.play(0, g.find(0, "pay 1"))
    assert g.view(0).fight.need == 6
    g.play(0, g.find(0, "advantage 3"))
    view = g.view(0)
    assert (view.using, view.fight.need, view.fight.worths) == ("3", 6, {}), "the card under the Ace stays unknown"


def test_nothing_is_to_be_paid_outside_of_a_fight() -> None:
    assert oubliette("slots: 7D 5C 2C QS | equipped: 3S | path: 10C 9C | turned: 3D").view(0).fight is None
