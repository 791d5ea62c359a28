"""Items of the Inventory (O-61 … O-72, OA-80 … OA-87, OA-103 … OA-104)."""

import pytest

from noctuary.oubliette.pieces import BY_ID
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

# Advantage -------------------------------------------------------------------------------------------------------


@rule("O-61")
@pytest.mark.parametrize("card", ["9C", "KH", "5D", "AH", "8C", "6C", "X1", "4S"])
def test_advantage_may_be_used_in_every_encounter(card: str) -> None:
    g = oubliette(f"slots: AC 3C 5C 7C | equipped: 9H | path: 10C | deck: {card} 2S 3S 4D")
    assert "advantage 1" in may(g)


@rule("O-61", "O-62")
def test_advantage_may_be_used_with_no_action_left() -> None:
    g = oubliette("slots: AC 3C 5C 7C | equipped: 9H | path: 10C | deck: KH 2S 4D | actions: 0")
    play(g, "advantage 1")
    assert may(g) == ["pick KH", "pick 2S"]


@rule("O-62", "OA-81")
def test_the_card_not_chosen_goes_to_the_graveyard() -> None:
    g = oubliette("slots: AC 3C 5C 7C | equipped: 9H | path: 10C | deck: KH 2S 4D | act: yes")
    play(g, "advantage 1", "pick 2S")
    assert names(g.graveyard) == "AC KH"
    assert g.deck[-1].id == "4D"


@rule("O-63")
def test_the_chosen_card_lies_on_the_place_of_the_ace_and_nothing_is_uncovered() -> None:
    g = oubliette("slots: AC/8D(5) 3C 5C 7C | equipped: 9H | path: 10C | deck: KH 2S | act: yes")
    play(g, "advantage 1")
    assert g.view(0).slots[0] == (None, None, None, None)
    play(g, "pick 2S")
    assert g.view(0).slots[0] == (None, None, None, None, "2S")


@rule("OA-35", "O-62")
def test_the_drawn_cards_do_nothing_by_themselves() -> None:
    """Neither Joker nor Portcullis nor an obstacle happens."""
    g = oubliette("slots: AC 3C 5C 7C | equipped: 9H | path: 10C | deck: X1 10H | act: yes")
    play(g, "advantage 1", "pick 10H")
    assert (len(g.path), names(g.graveyard)) == (1, "AC X1")


@rule("OA-80", "OA-83")
def test_in_a_fight_the_chosen_card_may_pay() -> None:
    g = oubliette("slots: AC 3C - - | equipped: 2H | path: 10C | deck: KH KS 2S")
    play(g, "advantage 1", "pick KS", "pay 1")
    assert names(g.graveyard) == "AC 2S KS KH"


@rule("OA-83")
@pytest.mark.parametrize(("turned", "answer"), [("6C", "discard 2"), ("X1", "give 2"), ("8H", "get_lost")])
def test_kept_from_darkness_a_gremlin_or_being_lost_it_is_not_free_afterwards(turned: str, answer: str) -> None:
    g = oubliette(f"slots: AC KC QC 7C | equipped: 3H | path: 10C | turned: {turned} | deck: 9S 3D 2H 2S 4C")
    play(g, "advantage 1", "pick 9S", "store 1", answer)
    assert g.view(0).free is None
    assert may(g) == ["turn"]


@rule("OA-80", "O-62")
@pytest.mark.parametrize("encounter", [("QH", "pay 2 3"), ("3D", "pay 4"), ("AH", "advance")])
def test_kept_from_a_fight_a_trap_or_a_chasm_it_is_not_free_afterwards(encounter: tuple[str, str]) -> None:
    """No Grave Dig by a Jack that Advantage brought in the middle of it: that would be an action, and none is left."""
    met, answer = encounter
    g = oubliette(f"slots: AC 9S 9D 8C | equipped: 3H | path: 10C | deck: {met} JS 2S 4S 5S 6S")
    play(g, "advantage 1", "pick JS")
    assert (g.top(0), g.view(0).free) == (BY_ID["JS"], None)
    play(g, answer)
    assert "dig 1" not in may(g)


@rule("OA-83")
@pytest.mark.parametrize(
    ("met", "drawn", "answer"),
    [("5D", "4S", "pay 1"), ("AH", "9D", "rope 1"), ("8C", "QS", "avoid 1"), ("6C", "4H", "torch 1"),
     ("X1", "KS", "ward 1")],
)  # fmt: skip
def test_in_an_encounter_it_answers_like_any_other_card(met: str, drawn: str, answer: str) -> None:
    g = oubliette(f"slots: AC 3C 5C 7C | equipped: 9C | path: 10C | deck: {met} {drawn} 2S 2D")
    play(g, "advantage 1", f"pick {drawn}")
    assert answer in may(g)


@rule("OA-83")
def test_where_rooms_are_for_quiet_moments_it_lays_none_in_an_encounter() -> None:
    text = "slots: AC 4S 5C 7C | equipped: 9H | path: 10C | deck: 5D 9S 2S"
    g = oubliette(text, advantage_room="quiet")
    play(g, "advantage 1", "pick 9S")
    assert not any(each.startswith("path") for each in may(g))
    play(g, "pay 2")
    assert may(g) == ["turn"]


@rule("OA-80", "OA-74")
def test_in_the_action_window_it_may_be_used_once_without_an_action() -> None:
    g = oubliette("slots: AC(2) JC 5C 8C | equipped: 9H | path: 10C | deck: 9S 2S | actions: 0")
    assert "path 1" not in may(g)
    play(g, "advantage 1", "pick 9S", "path 1")
    assert (len(g.path), g.actions) == (2, 0)
    assert "path 4" not in may(g)


@rule("OA-80")
@pytest.mark.parametrize(
    ("reading", "offered"), [("use_or_keep", True), ("keep_only", False), ("replace_turned", True)]
)
def test_it_may_be_used_at_once_unless_it_is_only_kept(reading: str, offered: bool) -> None:
    g = oubliette("slots: AC JC 5C 8C | equipped: 9H | path: 10C | deck: 9S 2S | actions: 0", advantage=reading)
    play(g, "advantage 1", "pick 9S")
    assert ("path 1" in may(g)) == offered


@rule("OA-80")
@pytest.mark.parametrize(
    ("drawn", "answer"),
    [("JS", "dig 1"), ("QS", "hourglass 1"), ("X1", "passage 1"), ("X1", "time_shift 1"), ("AS", "advantage 1")],
)
def test_whatever_it_could_do_it_may_do_at_once(drawn: str, answer: str) -> None:
    g = oubliette(f"slots: AC JC 5C 8C | equipped: 9H | path: 10C | deck: {drawn} 2S | graveyard: 3D | actions: 0")
    play(g, "advantage 1", f"pick {drawn}")
    assert answer in may(g)


@rule("OA-80", "OA-96")
def test_a_map_room_without_an_action_needs_the_card_that_is_free() -> None:
    g = oubliette("slots: 6C 3C 8C AC | equipped: AS | path: 10C | deck: 6S 2S | actions: 0")
    play(g, "advantage 4", "pick 6S")
    assert [each for each in may(g) if each.startswith("map")] == ["map 2 4"], "not 1 and 2, which make nine as well"


@rule("OA-80", "OA-96")
def test_it_may_be_part_of_a_map_room() -> None:
    g = oubliette("slots: AC 5C 3C 8C | equipped: AS | path: 10C | deck: 4S 2S | actions: 0")
    play(g, "advantage 1", "pick 4S")
    assert [each for each in may(g) if each.startswith("map")] == ["map 1 2"]
    play(g, "map 1 2")
    assert (len(g.path), g.actions, g.free) == (2, 0, None)


@rule("OA-80", "OA-106")
def test_a_rope_it_brings_is_free_even_where_ropes_cost_the_action() -> None:
    text = "slots: AC JC 6C 8C | equipped: 9H | path: 10C+C | deck: 9S 2S | actions: 0"
    g = play(oubliette(text, rope_cost="action"), "advantage 1", "pick 9S")
    assert [each for each in may(g) if each.startswith("rope")] == ["rope 1"]
    assert play(g, "rope 1").actions == 0


@rule("OA-80")
def test_a_free_card_that_has_left_is_not_free_any_more() -> None:
    """Thrown as a Rope and dug up again, the 9 costs an action."""
    g = oubliette("slots: AC JC JD 8C | equipped: 9H | path: 10C+C | deck: 9S 2S | actions: 1")
    play(g, "advantage 1", "pick 9S", "rope 1", "dig 2", "take 9S")
    assert "path 2" not in may(g)


@rule("OA-83")
@pytest.mark.parametrize(("met", "pick", "answer", "left"), [("9C", "8S", "place", 0), ("4S", "9S", "drop", 1)])
def test_before_the_action_window_its_free_use_waits_for_it(met: str, pick: str, answer: str, left: int) -> None:
    """With the next number or any other card turned over."""
    g = oubliette(
        f"slots: AC 3D 5C 7C | equipped: 9H | path: 10C | deck: {met} {pick} 2S 2D 3S", advantage_room="quiet"
    )
    play(g, "advantage 1", f"pick {pick}")
    assert not any(each.startswith("path") for each in may(g))
    play(g, answer, "path 1")
    assert g.actions == left


@rule("OA-80", "OA-103")
def test_or_the_chosen_card_takes_the_place_of_the_one_turned_over() -> None:
    """The King is never fought: a 9 has been turned over, and the slot shows its next card."""
    g = oubliette("slots: AC/8D 3C 5C - | equipped: 2H | path: 10C | deck: KH 9S 2S", advantage="replace_turned")
    play(g, "advantage 1", "pick 9S")
    assert may(g) == ["place", "decline"]
    assert names(g.graveyard) == "AC 2S KH"
    assert g.view(0).slots[0] == ("8D",)


@rule("OA-103")
def test_a_replaced_card_does_what_it_does() -> None:
    g = oubliette("slots: AC/8D 3C 5C - | equipped: 2H | path: 10C | deck: 4S X1 10S", advantage="replace_turned")
    play(g, "advantage 1", "pick 10S")
    assert (g.path, names(g.graveyard)) == ([], "AC X1 4S 10C 10S")


@rule("OA-103")
def test_at_a_chasm_already_there_and_in_the_action_window_it_is_kept() -> None:
    g = oubliette("slots: AC 3C 5C - | equipped: 2H | path: 10C | deck: AH 9S 2S 2C", advantage="replace_turned")
    play(g, "advantage 1", "pick 9S")
    assert "rope 1" in may(g)


@rule("OA-82")
def test_advantage_with_one_card_left_or_none() -> None:
    g = oubliette("slots: AC 3C 5C - | equipped: 2H | path: 10C | deck: 3S only | act: yes")
    play(g, "advantage 1")
    assert may(g) == ["pick 3S"]
    h = oubliette("slots: AC 3C 5C - | equipped: 2H | path: 10C | deck: only | act: yes")
    assert "advantage 1" not in may(h)
    fight = oubliette("slots: AC 3C 5C - | equipped: 2H | path: 10C | deck: KH only")
    assert "advantage 1" not in may(fight)


@rule("OA-84")
@pytest.mark.parametrize(("pick", "equipped"), [("KS", "KS"), ("X1", None)])
def test_from_the_equipped_place_the_chosen_card_is_equipped_unless_a_joker(pick: str, equipped: str | None) -> None:
    g = oubliette("slots: 3C 5C - - | equipped: AC | path: 10C | deck: KS X1 | act: yes")
    play(g, "advantage e", f"pick {pick}")
    assert g.view(0).equipped == equipped
    assert names(g.graveyard) == ("AC X1" if equipped else "AC KS X1")


@rule("OA-84", "OA-104", "O-87")
def test_from_the_graveyard_the_chosen_card_must_fit() -> None:
    g = oubliette("slots: 4C 7C 7D 9D | equipped: JC | path: 10C | graveyard: 2D AC | deck: 3S 2S | actions: 0")
    play(g, "advantage g", "pick 3S")
    assert may(g) == ["store 1", "drop"]
    play(g, "store 1")
    assert (names(g.slots[0]), names(g.graveyard)) == ("4C 3S", "AC 2D 2S")


@rule("OA-104")
def test_or_be_laid_as_the_next_room_in_the_action_window() -> None:
    g = oubliette("slots: 4C 7C 7D 2D | equipped: JC | path: 10C | graveyard: AC | deck: 9S 2S | actions: 0")
    play(g, "advantage g", "pick 9S")
    assert may(g) == ["path_found", "drop"]
    assert names(play(g, "path_found").path[-1].cards) == "9S"


@rule("OA-104", "OA-83")
@pytest.mark.parametrize("met", ["9C", "4S", "KH"])
def test_but_not_while_a_card_is_being_met(met: str) -> None:
    g = oubliette(
        f"slots: 2S 7C 7D 2D | equipped: JC | path: 10C | graveyard: AC | deck: {met} 9S 2C", advantage_room="quiet"
    )
    play(g, "advantage g", "pick 9S")
    assert may(g) == ["drop"]


@rule("O-61", "O-62", "OA-83")
@pytest.mark.parametrize("met", ["KH", "5D", "8C", "6C", "X1", "4S"])
def test_a_card_of_advantage_is_the_next_room_at_once_even_in_an_encounter(met: str) -> None:
    """Any time, even during encounters; pick one to use. What was turned over goes on in the new room."""
    g = oubliette(f"slots: AC/3D 8S 5C 7C | equipped: 9H | path: 10C | deck: {met} 9S 2S 2D 3H")
    asked = g.asks()[0].kind
    play(g, "advantage 1", "pick 9S")
    assert may(g) == ["path_found", "store 1"]
    kept = play(g.copy(), "store 1")
    assert (kept.slots[0][-1].id, len(kept.path), kept.asks()[0].kind) == ("9S", 1, asked)
    play(g, "path_found")
    assert (names(g.path[-1].cards), g.slots[0][-1].id, g.asks()[0].kind) == ("9S", "3D", asked)


@rule("O-11", "OA-80", "OA-83")
def test_a_card_of_advantage_starts_a_path() -> None:
    """It is turned over from the deck: in an encounter, and in a quiet moment too."""
    g = oubliette("slots: AC 8S 5C 7C | equipped: 9H | deck: KH 2S 3D 4D")
    play(g, "advantage 1", "pick 2S", "path_found")
    assert names(g.path[0].cards) == "2S"
    h = oubliette("slots: AC 8S 5C 7C | equipped: 9H | deck: 2S 3D 4D | actions: 0")
    assert names(play(h, "advantage 1", "pick 2S", "path 1").path[0].cards) == "2S"


@rule("OA-83")
def test_beside_a_turned_card_of_the_same_number_a_second_one_waits() -> None:
    g = oubliette("slots: AC 8S 5C 7C | equipped: 9H | path: 10C | deck: 9C 9S 3D 4D")
    assert may(play(g, "advantage 1", "pick 9S")) == ["place", "decline"]


@rule("OA-83", "O-94")
def test_the_new_room_is_the_one_that_a_lost_fight_costs() -> None:
    g = oubliette("slots: AC/2C 2D 3C 3D | path: 10C | deck: KH 9S 4S 2H", equip_cost="free")
    play(g, "advantage 1", "pick 9S", "path_found", "fail")
    assert (g.result(), names(g.path[-1].cards)) == (None, "10C")


@rule("OA-104", "OA-80")
def test_nor_where_advantage_only_keeps() -> None:
    text = "slots: 4C 7C 7D 2D | equipped: JC | path: 10C | graveyard: AC | deck: 9S 2S | actions: 0"
    assert may(play(oubliette(text, advantage="keep_only"), "advantage g", "pick 9S")) == ["drop"]


@rule("OA-85")
@pytest.mark.parametrize("card", ["10H", "AS", "2S"])
def test_obstacles_portcullises_and_starts_leave_no_time_for_it(card: str) -> None:
    path = "" if card == "2S" else "| path: 10C"
    g = oubliette(f"slots: AC 3C 5C - | equipped: 2H {path} | deck: {card} 3S 4S")
    assert g.asks()[0].kind == "act"


# Grave Dig and Hourglass -----------------------------------------------------------------------------------------


@rule("O-64", "O-65", "OA-86")
def test_a_jack_digs_up_any_card_into_its_own_place() -> None:
    """Not itself; the fit does not matter, nor that the slot is full; nothing is uncovered."""
    g = oubliette("slots: JC/8D(5) 3C 5C - | equipped: 2H | path: 10C | graveyard: X1 KD 9S | act: yes")
    play(g, "dig 1")
    assert may(g) == ["take X1", "take KD", "take 9S"]
    play(g, "take KD")
    assert g.view(0).slots[0] == (None, None, None, None, "KD")
    assert names(g.graveyard) == "X1 9S JC"


@rule("OA-86", "OA-15")
def test_no_joker_is_dug_into_the_equipped_place() -> None:
    g = oubliette("slots: 3D 3C 5C - | equipped: JC | path: 10C | graveyard: X1 KD 9S | act: yes")
    assert may(play(g, "dig e")) == ["take KD", "take 9S"]


@rule("OA-86")
def test_with_an_empty_graveyard_there_is_nothing_to_dig() -> None:
    assert "dig 1" not in may(oubliette("slots: JC 3C 5C - | equipped: 2H | path: 10C | act: yes"))


@rule("OA-86")
def test_a_jack_used_this_turn_is_not_dug_up() -> None:
    text = "slots: JC 3C 5C - | equipped: 2H | path: 10C | graveyard: JD 4C | act: yes"
    g = oubliette(text, action_model="every_inf")
    play(g, "dig 1", "take JD", "dig 1")
    assert may(g) == ["take 4C"]


@rule("OA-86", "O-86", "O-87")
def test_a_jack_on_the_graveyard_digs_for_where_the_card_fits() -> None:
    g = oubliette("slots: 3D 3C 5C 9D | equipped: JC | path: 10C | graveyard: 4C KD JD | act: yes")
    play(g, "dig g")
    assert may(g) == ["take 4C", "take KD"]
    play(g, "take 4C")
    assert may(g) == ["store 1", "store 2", "store 3", "drop"]
    play(g, "store 3")
    assert names(g.graveyard) == "JD KD"


@rule("O-66", "OA-87")
def test_an_hourglass_shuffles_three_chosen_cards_into_the_deck() -> None:
    """The Queen is discarded after the shuffle."""
    g = oubliette("slots: QC(2) 3C 5C - | equipped: 2H | path: 10C | graveyard: 4C KD 9S 2S | act: yes")
    before = len(g.deck)
    play(g, "hourglass 1")
    assert may(g) == ["return 4C", "return KD", "return 9S", "return 2S"]
    play(g, "return 4C", "return 9S", "return 2S")
    assert names(g.graveyard) == "KD QC"
    assert len(g.deck) == before + 3
    assert {"4C", "9S", "2S"} <= {card.id for card in g.deck}


@rule("OA-87")
def test_with_fewer_than_three_all_go_and_with_none_it_is_no_action() -> None:
    g = oubliette("slots: QC(2) 3C 5C - | equipped: 2H | path: 10C | graveyard: 4C KD | act: yes")
    play(g, "hourglass 1", "return 4C", "return KD")
    assert (names(g.graveyard), g.asks()[0].kind) == ("QC", "act")
    assert "hourglass 1" not in may(oubliette("slots: QC 3C 5C - | equipped: 2H | path: 10C | act: yes"))


@rule("OA-87")
def test_or_chance_chooses_the_three() -> None:
    text = "slots: QC(2) 3C 5C - | equipped: 2H | path: 10C | graveyard: 4C KD 9S 2S KH | act: yes"
    left = {names(play(oubliette(text, seed=seed, hourglass="random"), "hourglass 1").graveyard) for seed in "abcdefgh"}
    assert all(each.endswith(" QC") and len(each.split()) == 3 for each in left)
    assert len(left) > 1


@rule("O-66", "O-87")
def test_a_queen_on_the_graveyard_is_not_among_the_three_and_goes_under_it() -> None:
    g = oubliette("slots: 3D 3C 5C - | equipped: JC | path: 10C | graveyard: 4C KD 9S 2S QD | act: yes")
    play(g, "hourglass g", "return 4C", "return 9S", "return 2S")
    assert names(g.graveyard) == "QD KD"
