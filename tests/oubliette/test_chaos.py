"""Chaos and its Curse (O-73 … O-81, OA-88 … OA-93)."""

import pytest

from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

QUIET = "slots: X1(2) 3C 5C 9D | equipped: 2H | path: 10C | graveyard: 4C KD"


@rule("O-73")
def test_a_joker_has_three_uses_in_quiet_and_one_in_a_fight() -> None:
    quiet = [each for each in may(oubliette(f"{QUIET} | act: yes")) if each.endswith(" 1")]
    assert quiet == ["time_shift 1", "passage 1", "restock 1"]
    assert "destroy 1" in may(oubliette(f"{QUIET} | turned: KH"))


@rule("O-74", "OA-92")
def test_time_shift_shuffles_the_whole_graveyard_into_the_deck() -> None:
    """Not the Joker itself: the Curse comes after the effect."""
    g = oubliette(f"{QUIET} | act: yes")
    before = len(g.deck)
    play(g, "time_shift 1")
    assert (g.graveyard, len(g.deck), names(g.curses)) == ([], before + 2, "X1")
    assert {"4C", "KD"} <= {card.id for card in g.deck}


@rule("O-74")
def test_with_an_empty_graveyard_there_is_no_time_to_shift() -> None:
    g = oubliette("slots: X1 3C 5C 9D | equipped: 2H | path: 10C | act: yes")
    assert "time_shift 1" not in may(g)


@rule("O-75")
@pytest.mark.parametrize(("path", "number"), [("10C 9C 8C 7C 6C 5S", 4), ("2C 3S", 4)])
def test_passage_makes_the_joker_the_next_room(path: str, number: int) -> None:
    g = oubliette(f"slots: X1 3C 5C 9D | equipped: 2H | path: {path} | act: yes")
    play(g, "passage 1")
    assert (names(g.path[-1].cards), g.path[-1].number) == ("X1", number)


@rule("O-75", "O-57")
def test_what_lay_under_the_joker_of_a_passage_is_turned_up() -> None:
    g = oubliette("slots: X1/8H 3C 5C 7D | equipped: 2H | path: 10C | act: yes")
    assert g.view(0).slots[0] == (None, "X1")
    play(g, "passage 1")
    assert g.view(0).slots[0] == ("8H",)


@rule("O-75", "O-92")
def test_passage_may_be_the_last_room() -> None:
    g = oubliette("slots: X1 - - - | path: 10C 9C 8C 7C 6C 5C 4C 3C | act: yes")
    play(g, "passage 1")
    assert g.outcome is not None
    assert g.outcome.reason == "escaped"


@rule("OA-88")
@pytest.mark.parametrize(("number", "direction"), [(10, -1), (2, 1)])
def test_passage_may_be_the_first_room(number: int, direction: int) -> None:
    g = oubliette("slots: X1 3C 5C 9D | equipped: 2H | act: yes")
    play(g, f"passage 1 {number}")
    assert (g.path[0].number, g.direction) == (number, direction)


@rule("O-76", "O-77")
def test_destroy_beats_two_creatures_and_then_the_curse_strikes() -> None:
    g = oubliette("slots: X1(2) 3C 5C 9D | equipped: 2H | path: 10C | deck: KH 4S QH")
    play(g, "destroy 1")
    assert (g.view(0).sideways, g.chaos_uses, names(g.graveyard)) == (("X1",), 0, "KH")
    play(g, "turn", "drop")
    assert not any(each.split()[0] in ("time_shift", "passage", "restock") for each in may(g))
    play(g, "turn", "destroy 1")
    assert (names(g.curses), g.creature_bonus(), len(g.slots[0]), g.sideways) == ("X1", 2, 1, 0)


@rule("O-76")
def test_the_curse_of_the_second_destroy_may_be_the_second_curse() -> None:
    g = oubliette("slots: X2(2) 3C - - | equipped: 2H | chaos: 1 | sideways: X2 | path: 10C | turned: KH")
    play(g, "destroy 1")
    assert (names(g.graveyard), names(g.curses), g.equipped) == ("KH 2H", "X1 X2", None)


@rule("OA-89", "O-35")
def test_a_sideways_joker_taken_by_a_gremlin_brings_no_curse() -> None:
    g = oubliette("slots: X1(2) AC 5C 9D | equipped: 2H | sideways: X1 | path: 10C | turned: X2")
    assert may(g)[:2] == ["give 1", "keep 1"]
    play(g, "give 1")
    assert (g.chaos_uses, g.sideways, names(g.graveyard)) == (0, 0, "X1 X2")


@rule("OA-89", "O-86")
def test_destroy_does_not_work_from_the_graveyard() -> None:
    g = oubliette("slots: 3D AC 5C 9D | equipped: JC | graveyard: X1 | path: 10C | turned: KH")
    assert "destroy g" not in may(g)


@rule("O-78", "OA-91")
def test_restock_fills_the_slots_and_the_equipped_place() -> None:
    """Dealt on top, in order; only the last card of each slot is seen."""
    g = oubliette("slots: X1/3D(2) 3C(4) 5C(5) - | path: 10C | deck: 2C 2D 2H 2S 4C 4D 4H 4S 6C 6D KH | act: yes")
    play(g, "restock 1")
    assert names(g.slots[0]) == "3D 2C 2D 2H 2S"
    assert g.view(0).slots[0] == (None, None, None, None, "2S")
    assert g.view(0).slots[1] == (None, None, None, "3C", "4C")
    assert (names(g.slots[3]), g.view(0).equipped) == ("4D 4H 4S 6C 6D", "KH")
    assert sum(map(len, g.slots)) + 1 == 21


@rule("OA-91", "O-06")
def test_a_joker_is_not_restocked_to_the_equipped_place() -> None:
    g = oubliette("slots: X1(5) 3C(5) 5C(5) 9D(5) | path: 10C | deck: 2C X2 KH | act: yes")
    play(g, "restock 1")
    assert g.equipped is not None
    assert g.equipped.rank != 15
    assert "X2" in names(g.deck)


@rule("OA-91", "OA-90")
def test_restock_stops_with_the_deck() -> None:
    g = oubliette("slots: X1(2) 3C(5) 5C(5) - | path: 10C | deck: 2C 2D only | act: yes")
    play(g, "restock 1")
    assert [len(slot) for slot in g.slots] == [3, 5, 5, 0]
    assert g.outcome is None
    play(g, "turn")
    assert g.outcome is not None


@rule("OA-91")
def test_a_slot_that_gets_nothing_shows_its_next_card() -> None:
    g = oubliette("slots: 3C(3) 3H(5) X1/8D(5) - | path: 10C | deck: 2C only | act: yes")
    play(g, "restock 3")
    assert g.view(0).slots[2][-1] == "8D"


@rule("OA-91", "O-80")
def test_a_second_use_leaves_the_equipped_place_empty() -> None:
    g = oubliette("slots: X2 - - - | chaos: 1 | path: 10C | act: yes")
    play(g, "restock 1")
    assert (sum(map(len, g.slots)), g.equipped, g.sealed, g.graveyard) == (20, None, True, [])


@rule("OA-91", "O-78")
@pytest.mark.parametrize(("reading", "pile"), [("deal_on_top", "9H 2C 2D 2H 2S"), ("under", "2C 2D 2H 2S 9H")])
def test_cards_are_restocked_on_top_or_under(reading: str, pile: str) -> None:
    text = "slots: X1/9H 3C(5) 5C(5) 9D(5) | equipped: 3H | path: 10C | deck: 2C 2D 2H 2S | act: yes"
    g = oubliette(text, restock=reading)
    play(g, "restock 1")
    assert names(g.slots[0]) == pile
    assert g.view(0).slots[0][-1] == pile[-2:]
    assert g.view(0).slots[0][:4] == (None,) * 4


@rule("OA-91", "OA-92")
def test_or_the_player_places_each_card_before_the_curse() -> None:
    text = "slots: X1/9H(4) 3C(5) 5C(4) 9D(5) | path: 10C | deck: 2C X2 KH 4C | act: yes"
    g = play(oubliette(text, restock="player_placed"), "restock 1")
    assert g.view(0).slots[0][-1] == "9H"
    assert may(g) == ["store 1", "store 3", "store e"]
    play(g, "store e")
    assert may(g) == ["store 1", "store 3"]
    play(g, "store 3")
    assert (may(g), g.chaos_uses) == (["store 1"], 0)
    play(g, "store 1")
    assert may(g) == ["store 1"]
    play(g, "store 1")
    assert (g.asks()[0].kind, g.chaos_uses, g.view(0).equipped) == ("act", 1, "2C")


@rule("OA-91", "O-06")
def test_then_too_the_equipped_place_gets_no_joker() -> None:
    """Once it is the only place left, it is dealt to."""
    text = "slots: 3H(5) 3C(5) 5C(5) X1(5) | path: 10C | deck: 2C X2 KH only | act: yes"
    g = play(oubliette(text, restock="player_placed"), "restock 4", "store 4")
    assert (g.view(0).equipped, names(g.deck), g.chaos_uses) == ("KH", "X2", 1)


@rule("O-79")
def test_the_first_curse_lies_above_the_path_and_strengthens_all_creatures() -> None:
    g = oubliette(f"{QUIET} | act: yes")
    play(g, "time_shift 1")
    assert (names(g.curses), g.sealed, g.view(0).bonus, g.view(0).equipped) == ("X1", False, 2, "2H")


@rule("O-79", "O-75")
def test_a_passage_curses_too_but_lies_on_the_path() -> None:
    g = play(oubliette(f"{QUIET} | act: yes"), "passage 1")
    assert (g.curses, g.creature_bonus()) == ([], 2)


@rule("O-80", "O-55", "O-56")
def test_the_second_curse_takes_the_equipped_card_and_closes_the_place() -> None:
    g = oubliette("slots: X2 3C 5C 9D | equipped: 2H | chaos: 1 | path: 10C | deck: 4S 3S | graveyard: 4C | act: yes")
    play(g, "time_shift 1")
    assert (names(g.graveyard), names(g.curses), g.equipped, g.sealed) == ("2H", "X1 X2", None, True)
    assert may(g) == ["turn"]
    g = oubliette("slots: 3D 3C 9H 9D | chaos: 2 | path: 10C | turned: 4S")
    assert "store e" not in may(g)


@rule("O-80", "O-79")
def test_the_second_curse_adds_nothing_to_creatures() -> None:
    g = oubliette("slots: 6C 7C - - | chaos: 2 | path: 10C 9C | turned: JC")
    assert may(g) == ["pay 1 2"]


@rule("O-81")
def test_the_third_chaos_has_no_curse_and_leaves_the_game() -> None:
    g = oubliette("slots: X3 3C 5C 9D | chaos: 2 | path: 10C | graveyard: 4C | act: yes", jokers=3)
    play(g, "time_shift 1")
    assert (names(g.gone), names(g.curses), g.creature_bonus()) == ("X3", "X1 X2", 2)


@rule("OA-92")
def test_uses_count_and_not_jokers() -> None:
    """A Passage Joker whose room was lost and that is dug up again is used a second time."""
    g = oubliette("slots: X1 JC 5C 9D | equipped: 2H | path: 10C | deck: 9C 4S 9S", action_model="every_inf")
    play(g, "decline", "drop", "passage 1", "turn", "drop", "turn")
    assert names(g.graveyard) == "9C 4S X1 9S"
    play(g, "dig 2", "take X1", "time_shift 2")
    assert (g.chaos_uses, g.sealed, names(g.curses)) == (2, True, "X1")


@rule("OA-92", "O-81")
def test_only_the_joker_of_the_third_use_leaves_the_game_with_its_room() -> None:
    text = "slots: X1 X2 X3 JC | path: 10C | deck: 7S 8S 9S | act: yes"
    g = oubliette(text, jokers=3, action_model="every_inf")
    play(g, "passage 1", "passage 2", "passage 3", "turn", "turn", "turn")
    assert (names(g.gone), names(g.graveyard)) == ("X3", "7S X2 8S X1 9S")


@rule("OA-93", "O-80")
def test_a_second_use_as_passage_lies_on_the_path_and_closes_the_place() -> None:
    g = oubliette("slots: X2 3C 5C 9D | equipped: 2H | chaos: 1 | path: 10C | act: yes")
    play(g, "passage 1")
    assert (names(g.path[-1].cards), names(g.curses), g.sealed, names(g.graveyard)) == ("X2", "X1", True, "2H")


@rule("OA-17", "O-80")
def test_the_second_curse_may_empty_the_inventory() -> None:
    g = oubliette("slots: X2 - - - | equipped: 2H | chaos: 1 | path: 10C | act: yes")
    play(g, "passage 1")
    assert g.outcome is not None
    assert g.outcome.reason == "inventory_empty"
