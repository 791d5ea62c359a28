"""The Inventory: slots, the Equipped place, what is known of covered cards (O-51 … O-59, OA-01 … OA-18)."""

from typing import Any

import pytest

from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play


def stores(text: str, **options: Any) -> list[str]:
    """Where the turned-over card of a literal may be kept."""
    return [each for each in may(oubliette(text, **options)) if each.startswith("store")]


@rule("O-51", "OA-01")
def test_the_inventory_is_what_shows_and_the_equipped_card() -> None:
    g = oubliette("slots: 3C(5) 4S(2) 5C - | equipped: 9D | path: 10C | turned: 6C")
    assert [names([card]) for _, card in g.inventory()] == ["3C", "4S", "5C", "9D"]
    assert "discard e" in may(g)


@rule("OA-01")
@pytest.mark.parametrize("counts", [True, False])
def test_the_equipped_card_counts_only_if_so_read(counts: bool) -> None:
    """In a fight, a Trap, a Chasm, the Darkness, for a Gremlin, at the start and in the action window."""
    for equipped, rest, answer in [
        ("KC", "turned: KH", "pay e"), ("4C", "turned: 5D", "pay e"), ("9D", "deck: AD 2C", "rope e"),
        ("4H", "turned: 6C", "torch e"), ("9D", "turned: 6C", "discard e"), ("KC", "turned: X1", "ward e"),
        ("KC", "turned: X1", "give e"), ("QC", "turned: 8C", "avoid e"), ("9D", "act: yes", "path e"),
        ("AD", "turned: KH", "advantage e"),
    ]:  # fmt: skip
        g = oubliette(f"slots: 3C 3S 5C QD | path: 10C | equipped: {equipped} | {rest}", equipped_is_inventory=counts)
        assert (answer in may(g)) == counts, answer
    g = oubliette("slots: 3C 3S 5C 2D | equipped: 10D | turned: 4S | setup: yes", equipped_is_inventory=counts)
    assert (may(g) == ["start 4", "start e"]) == counts


@rule("OA-01", "O-59")
@pytest.mark.parametrize("counts", [True, False])
def test_either_way_it_gives_its_benefit(counts: bool) -> None:
    g = oubliette("slots: 6C 6D - - | equipped: KC | path: 10C | turned: KH", equipped_is_inventory=counts)
    assert "pay 1 2" in may(g)


@rule("OA-01", "O-58")
@pytest.mark.parametrize(("counts", "lost"), [(True, False), (False, True)])
def test_an_equipped_card_alone_keeps_the_player_going_only_if_it_counts(counts: bool, lost: bool) -> None:
    g = oubliette("slots: 3C - - - | equipped: 9C | path: 10C | turned: 6C", equipped_is_inventory=counts)
    play(g, "discard 1")
    assert (g.outcome is not None) == lost


@rule("O-52", "O-53")
def test_nothing_is_added_to_a_full_slot() -> None:
    """At first all slots are full, and a 4 fits on no 5."""
    g = oubliette("slots: 5C(5) 3C(5) KC(5) QC(5) | equipped: 9H | path: 10C | turned: 4S")
    assert may(g) == ["drop"]
    play(g, "drop")
    assert g.actions == 1


@rule("O-53")
def test_a_card_fits_on_one_more_or_one_less() -> None:
    assert stores("slots: 5C(4) 3C(2) 4H 6C | equipped: 9H | path: 10C | turned: 4S") == ["store 1", "store 2"]


@rule("O-53", "O-52")
@pytest.mark.parametrize(("card", "fits"), [("6H", True), ("8S", True), ("7S", False), ("5S", False), ("9S", False)])
def test_the_example_of_a_seven_with_three_cards(card: str, fits: bool) -> None:
    g = oubliette(f"slots: 7C(3) 2C KD KS | equipped: 10D | path: 10C | deck: {card} 3D | act: yes")
    assert ("store 1" in may(play(g, "search"))) == fits


@rule("O-54")
def test_anything_goes_into_an_empty_slot() -> None:
    assert stores("slots: - 9C KC - | equipped: 9H | path: 10C | turned: 4S") == ["store 1", "store 4"]


@rule("O-55", "OA-16")
def test_an_empty_equipped_place_takes_a_card_from_the_deck() -> None:
    text = "slots: KC 9C QC 9S | path: 10C | turned: 4S"
    assert stores(text) == ["store e"]
    assert names([card for card in [play(oubliette(text), "store e").equipped] if card]) == "4S"
    assert stores("slots: KC 9C QC 9S | equipped: 9H | path: 10C | turned: 4S") == []


@rule("O-56", "O-57")
def test_a_showing_card_may_be_equipped_and_uncovers_the_next() -> None:
    g = oubliette("slots: KC/3D 9C QC 9S | path: 10C | act: yes")
    play(g, "equip 1")
    assert g.view(0).equipped == "KC"
    assert g.view(0).slots[0] == ("3D",)
    assert not any(text.startswith("equip") for text in may(g))


@rule("O-57")
def test_the_next_card_is_turned_up_when_the_showing_one_leaves() -> None:
    g = oubliette("slots: QC/3D/4D 9C - - | path: 10C | turned: JH")
    play(g, "pay 1")
    assert g.view(0).slots[0] == (None, "3D")


@rule("O-58", "O-96", "OA-17")
def test_an_empty_inventory_loses_at_once() -> None:
    """Even if the Creature was beaten by it."""
    g = play(oubliette("slots: QC - - - | equipped: - | path: 10C | turned: JH"), "pay 1")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == ("inventory_empty", "O-58")


@rule("OA-17", "O-92")
def test_but_the_ninth_room_comes_first() -> None:
    g = oubliette("slots: 2H - - - | path: 10C 9C 8C 7C 6C 5C 4C 3C | act: yes")
    play(g, "path 1")
    assert g.outcome is not None
    assert g.outcome.reason == "escaped"


@rule("OA-17", "O-63")
@pytest.mark.parametrize(("card", "answers"), [("AC", ["advantage 1", "pick 3H"]), ("JC", ["dig 1", "take 5H"])])
def test_and_a_replacement_is_one_effect(card: str, answers: list[str]) -> None:
    g = oubliette(f"slots: {card} - - - | path: 10C | deck: 3H 4D | graveyard: 5H | act: yes")
    play(g, *answers)
    assert g.outcome is None
    assert len(g.slots[0]) == 1


@rule("OA-17", "O-78")
def test_so_is_a_restock_by_the_last_card() -> None:
    g = play(oubliette("slots: X1 - - - | path: 10C | act: yes"), "restock 1")
    assert g.outcome is None
    assert sum(map(len, g.slots)) == 20


@rule("OA-17", "O-80")
def test_the_chaos_in_the_equipped_place_is_no_inventory_card() -> None:
    g = oubliette("slots: 3C - - - | chaos: 2 | path: 10C | turned: 6C")
    assert may(g) == ["discard 1"]
    assert play(g, "discard 1").outcome is not None


@rule("O-59")
def test_used_items_are_discarded_and_equipped_ones_are_not() -> None:
    g = oubliette("slots: QC 6C 7C - | equipped: KD | path: 10C | deck: 8S JH", action_model="other1")
    play(g, "avoid 1", "turn", "pay 2 3")
    assert names(g.graveyard) == "QC 8S 6C 7C JH"
    assert g.view(0).equipped == "KD"


@rule("OA-09")
@pytest.mark.parametrize(("wrap", "fits"), [(False, []), (True, ["store 1"])])
def test_a_two_touches_an_ace_only_if_so_read(wrap: bool, fits: list[str]) -> None:
    assert stores("slots: AC KC 9C 7C | equipped: 9H | path: 10C 9D | turned: 2H", ace_wrap=wrap) == fits


@rule("OA-09")
def test_an_ace_touches_a_king_and_a_joker_touches_nothing() -> None:
    g = oubliette("slots: KC QC X1 9C | equipped: 10D | deck: AS 3C | path: 10C | act: yes")
    play(g, "search")
    assert may(g) == ["store 1", "equip_found", "drop"]
    h = oubliette("slots: KC QC X1 9C | equipped: 10D | deck: X2 3C | path: 10C | act: yes")
    assert may(play(h, "search")) == ["drop"]


@rule("OA-10", "O-88")
def test_a_joker_has_no_colour() -> None:
    """Nothing fits on it by colour, and it fits on nothing."""
    assert stores("slots: X1 KH 9D AD | equipped: QH | path: 10C | turned: 4S") == []


@rule("OA-12", "OA-102")
def test_cards_move_from_slot_to_slot_only_if_so_read() -> None:
    text = "slots: 3C/8H 4C KD - | equipped: 9H | path: 10C | act: yes"
    assert not any(each.startswith("move") for each in may(oubliette(text)))
    g = oubliette(text, slot_moves=True)
    moves = [each for each in may(g) if each.startswith("move")]
    assert moves == ["move 1 2", "move 1 4", "move 2 1", "move 2 4", "move 3 4"]
    play(g, "move 1 2")
    assert [names(slot) for slot in g.slots] == ["8H", "4C 3C", "KD", ""]


@rule("OA-102")
def test_one_move_a_turn() -> None:
    g = oubliette("slots: 3C/8H 4C KD - | equipped: 9H | path: 10C | deck: 2S | act: yes", slot_moves=True)
    play(g, "move 1 2")
    assert not any(each.startswith("move") for each in may(g))
    play(g, "turn", "drop")
    assert any(each.startswith("move") for each in may(g))


@rule("OA-13")
def test_an_equipped_card_cannot_be_put_back_swapped_or_thrown_away() -> None:
    g = oubliette("slots: 3C 4C KD - | equipped: QD | path: 10C | act: yes", slot_moves=True)
    assert not any("e" in each.split()[1:] for each in may(g) if not each.startswith("hourglass"))
    assert not any(each.startswith("equip") for each in may(g))


@rule("OA-14")
@pytest.mark.parametrize(
    ("cost", "idle", "left", "fight"),
    [("free", True, 1, False), ("action", False, 0, False), ("any_time", True, 1, True)],
)
def test_what_equipping_costs(cost: str, idle: bool, left: int, fight: bool) -> None:
    """With no action to spend; what is left of one; and in the middle of a fight."""
    text = "slots: KC 4C 5C 3D | path: 10C 9C"
    assert ("equip 1" in may(oubliette(f"{text} | actions: 0", equip_cost=cost))) == idle
    assert play(oubliette(f"{text} | actions: 1", equip_cost=cost), "equip 1").actions == left
    assert ("equip 1" in may(oubliette(f"{text} | turned: JH", equip_cost=cost))) == fight


@rule("OA-14")
@pytest.mark.parametrize("card", ["9D", "8C", "KH", "5D", "AH", "8S", "6S", "X1", "4S"])
def test_any_time_is_in_every_encounter(card: str) -> None:
    path = "10C" if card != "8C" else "10C 9C"
    g = oubliette(f"slots: 3S 7C 5C 3D | path: {path} | deck: {card} 2S 2D 2H", equip_cost="any_time")
    ask = g.asks()[0].kind
    play(g, "equip 1")
    assert (g.asks()[0].kind, g.view(0).equipped) == (ask if ask != "chasm" else "act", "3S")


@rule("OA-15")
def test_a_joker_is_never_equipped() -> None:
    g = oubliette("slots: X1 4C 5C 3D | path: 10C 9C | act: yes")
    assert [each for each in may(g) if each.startswith("equip")] == ["equip 2", "equip 3", "equip 4"]


@rule("OA-18")
@pytest.mark.parametrize(("show", "covered"), [(True, "5C"), (False, None)])
def test_a_covered_card_that_was_seen_is_shown_if_so_read(show: bool, covered: str | None) -> None:
    g = oubliette("slots: 5C(2) KC QC KD | equipped: 9H | path: 10C | turned: 4S", show_seen=show)
    play(g, "store 1")
    assert g.view(0).slots[0] == (None, covered, "4S")
    assert g.knowledge(0).slots[0] == (0, "5C", "4S")


@rule("OA-11", "O-80")
def test_with_the_equipped_place_closed_there_is_room_for_twenty() -> None:
    g = oubliette("slots: X3 - - - | chaos: 2 | path: 10C | act: yes", jokers=3)
    play(g, "restock 1")
    assert (sum(map(len, g.slots)), g.equipped) == (20, None)


@rule("OA-14", "O-28")
def test_at_a_chasm_equipping_alone_is_no_question() -> None:
    """It would only offer a card to the flip, and can be done right after."""
    g = oubliette("slots: 3S 7C 5C 3D | path: 10C | deck: AH 2S 2D 2H")
    assert g.asks()[0].kind == "act"
    assert "equip 1" in may(g)
