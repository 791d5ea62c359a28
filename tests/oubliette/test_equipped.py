"""Equipped Items (O-82 … O-91, OA-95 … OA-100, OA-105)."""

from typing import Any

import pytest

from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play


def maps(text: str, **options: Any) -> list[str]:
    """The Map rooms offered."""
    return [each for each in may(oubliette(text, **options)) if each.startswith("map")]


# Power -----------------------------------------------------------------------------------------------------------


@rule("O-82")
@pytest.mark.parametrize(("slots", "pays"), [("6C 5C", "pay 1 2"), ("KC 2C", "pay 1"), ("7C 3C", ""), ("10D 2C", "")])
def test_power_adds_one_to_each_card(slots: str, pays: str) -> None:
    """Against a Wraith: 6 + 5 makes 13, 7 + 3 makes 12."""
    g = oubliette(f"slots: {slots} - - | equipped: KD | path: 10C | turned: KH", equipped_is_inventory=False)
    assert (pays in may(g)) if pays else ("pay 1" not in may(g))
    assert ("fail" in may(g)) == (slots == "7C 3C")


@rule("OA-95", "OA-68")
def test_the_king_itself_pays_thirteen_and_gives_no_bonus() -> None:
    g = oubliette("slots: 2C 3C - - | equipped: KD | chaos: 1 | path: 10C | turned: KH")
    assert may(g) == ["pay 1 e", "pay 2 e", "pay 1 2 e"]
    h = oubliette("slots: 2C - - - | equipped: KD | chaos: 1 | path: 10C | turned: KH")
    assert may(h) == ["pay 1 e"]
    assert "pay e" not in may(h)


@rule("OA-95", "OA-07")
def test_a_bonus_of_the_paid_king_would_make_the_difference() -> None:
    """13 + 1 against 15: with the bonus it would do."""
    g = oubliette("slots: AC - - - | equipped: KD | chaos: 1 | path: 10C | turned: KH", ace_value=1)
    assert may(g) == ["fail", "advantage 1"]


# Map -------------------------------------------------------------------------------------------------------------


@rule("O-83", "O-84")
def test_a_black_map_adds() -> None:
    """2 + 3 makes 5, whatever their colours."""
    text = "slots: 2C 3D KC - | equipped: AS | path: 10C 9C 8C 7C 6C | act: yes"
    assert maps(text) == ["map 1 2"]
    g = play(oubliette(text), "map 1 2")
    assert (names(g.path[-1].cards), g.path[-1].number, g.view(0).equipped) == ("2C 3D", 5, "AS")


@rule("OA-36", "O-84")
def test_an_obstacle_takes_all_cards_of_a_map_room() -> None:
    g = oubliette("slots: 2C 3D KC - | equipped: AS | path: 10C 9C 8C 7C 6C | deck: 5S | act: yes")
    play(g, "map 1 2", "turn")
    assert names(g.graveyard) == "2C 3D 5S"


@rule("O-85")
@pytest.mark.parametrize(
    ("slots", "offered"), [("8S 3D", ["map 1 2"]), ("8D 3C", []), ("8S 3C", []), ("7D 2D", []), ("2C 3D", [])]
)
def test_a_red_map_takes_red_from_black(slots: str, offered: list[str]) -> None:
    """Black 8 less red 3 makes 5; red 8 less black 3 does not, nor do cards of one colour."""
    assert maps(f"slots: {slots} KC - | equipped: AD | path: 10C 9C 8C 7C 6C | act: yes") == offered


@rule("OA-96", "O-84")
def test_a_map_combines_two_or_more_path_cards_that_show() -> None:
    assert maps("slots: 2C 2D 4C 9H | equipped: AS | path: 10C 9C | act: yes") == ["map 1 2 3"]
    assert maps("slots: 8D 2C JC KC | equipped: AS | path: 10C 9C | act: yes") == []


@rule("OA-96", "O-85")
def test_a_red_map_sums_the_blacks_and_the_reds() -> None:
    assert maps("slots: 9S 4S 2D 3D | equipped: AD | path: 10C 9C | act: yes") == ["map 1 2 3 4"]


@rule("OA-96", "O-38")
def test_a_map_room_is_the_action_and_never_the_first_room() -> None:
    assert maps("slots: 2C 7D KC - | equipped: AS | path: 10C | actions: 0") == []
    assert maps("slots: 2C 8D KC - | equipped: AS | act: yes") == []


@rule("OA-96")
@pytest.mark.parametrize(("takes_part", "offered"), [(False, []), (True, ["map_turned 2"])])
def test_the_turned_over_card_takes_part_only_if_so_read(takes_part: bool, offered: list[str]) -> None:
    """Without being stored; it costs the action all the same."""
    text = "slots: KC(2) 5C(2) KD QC | equipped: AS | path: 10C | turned: 4S"
    assert maps(text, map_uses_turned_card=takes_part) == offered
    if takes_part:
        g = play(oubliette(text, map_uses_turned_card=True), "map_turned 2")
        assert (names(g.path[-1].cards), g.path[-1].number, g.actions, g.turned) == ("5C 4S", 9, 0, None)


@rule("OA-96")
def test_the_turned_over_card_goes_with_the_card_of_any_slot() -> None:
    for slot, slots in enumerate(("5C KC KD QC", "KC 5C KD QC", "KC KD 5C QC", "KC KD QC 5C"), 1):
        text = f"slots: {slots} | equipped: AS | path: 10C | turned: 4S"
        assert maps(text, map_uses_turned_card=True) == [f"map_turned {slot}"]


@rule("OA-96")
def test_the_turned_over_card_alone_is_no_map_room() -> None:
    """Two cards or more: a 9 that was not laid as the next room cannot be one by itself."""
    g = oubliette("slots: KC KD QC JC | equipped: AS | path: 10C | turned: 9S", map_uses_turned_card=True)
    play(g, "decline")
    assert may(g) == ["drop", "advantage e"]


@rule("O-83", "O-59")
def test_an_ace_in_a_slot_is_no_map() -> None:
    assert maps("slots: 2C 7D AS - | equipped: 9H | path: 10C | act: yes") == []


# Grave Inventory -------------------------------------------------------------------------------------------------


@rule("O-86", "O-87")
@pytest.mark.parametrize(
    ("top", "card", "answer"),
    [("KC", "KH", "pay g"), ("4S", "5D", "pay g"), ("9D", "AH", "rope g"), ("QC", "8C", "avoid g"),
     ("4H", "6C", "torch g"), ("KC", "X1", "ward g")],
)  # fmt: skip
def test_the_top_card_of_the_graveyard_answers_an_encounter_and_goes_under_it(top: str, card: str, answer: str) -> None:
    g = oubliette(f"slots: 3C 7C 5C - | equipped: JC | path: 10C | graveyard: 2D {top} | deck: {card} 2S 2H 10H")
    play(g, answer)
    assert names(g.graveyard).startswith(f"{top} 2D")


@rule("O-86", "O-59")
def test_only_with_a_jack_in_the_equipped_place() -> None:
    assert "pay g" not in may(oubliette("slots: JC 7C - - | equipped: 9H | path: 10C | graveyard: KC | turned: KH"))


@rule("O-86", "OA-97")
def test_a_path_card_on_the_graveyard_may_be_played_and_stays_on_the_path() -> None:
    g = oubliette("slots: 3C 7C 5C - | equipped: JC | path: 10C | graveyard: 2D 9D | act: yes")
    play(g, "path g")
    assert (names(g.path[-1].cards), names(g.graveyard)) == ("9D", "2D")


@rule("OA-97")
def test_it_is_used_with_others_in_one_payment_and_only_once() -> None:
    g = oubliette("slots: 3C 7C 5C - | equipped: JC | path: 10C | graveyard: 2D 6D | turned: KH")
    play(g, "pay 2 g")
    assert names(g.graveyard) == "6D 2D 7C KH"


@rule("OA-97")
def test_a_card_just_paid_cannot_be_paid_again() -> None:
    text = "slots: 10D(2) 2C(2) 2H - | equipped: JC | path: 10C | turned: KH"
    g = oubliette(text, combat_payment="sequential")
    play(g, "pay 1")
    assert "pay g" not in may(g)


@rule("OA-97", "OA-54")
def test_nor_a_rope_just_thrown_or_a_card_advantage_left_over() -> None:
    g = oubliette("slots: 9D 2C - - | equipped: JC | path: 10C+C | deck: AH 2S")
    play(g, "rope 1")
    assert "rope g" not in may(g)
    h = oubliette("slots: AC 2C - - | equipped: JC | path: 10C 9C | deck: KH KS QS")
    play(h, "advantage 1", "pick QS")
    assert "pay g" not in may(h)


@rule("OA-97")
def test_the_encounter_and_each_action_have_a_graveyard_card_of_their_own() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 8D KC | turned: QH", action_model="every1")
    play(g, "pay g")
    assert "hourglass g" in may(g)
    h = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 8D 9D | act: yes", action_model="every_inf")
    assert len(play(h, "path g", "path g").path) == 3


@rule("OA-97", "O-33")
def test_it_is_no_loot_for_a_gremlin_and_does_not_keep_the_player_going() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: X2 | turned: X1")
    assert may(g) == ["give e", "keep e"]
    h = oubliette("slots: - - - - | equipped: JC | path: 10C | graveyard: X2 | turned: 6C")
    assert may(h) == ["discard e"]
    assert play(h, "discard e").outcome is not None


@rule("OA-97", "O-30")
@pytest.mark.parametrize("pays", [False, True])
def test_the_darkness_takes_it_only_if_so_read(pays: bool) -> None:
    text = "slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D 9D | turned: 6C"
    g = oubliette(text, grave_pays_darkness=pays)
    assert ("discard g" in may(g)) == pays
    if pays:
        assert names(play(g, "discard g").graveyard) == "9D 2D 6C"


@rule("O-87", "O-32")
def test_a_torch_from_the_graveyard_burns_once() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D 4D | turned: 6C")
    play(g, "torch g")
    assert (names(g.graveyard), g.sideways) == ("4D 2D 6C", 0)


@rule("O-87", "OA-67")
def test_a_king_from_the_graveyard_goes_under_it_even_where_the_ward_is_kept() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D KD | turned: X1", ward_discarded=False)
    assert names(play(g, "ward g").graveyard) == "KD 2D X1"


@rule("O-86", "O-74")
def test_a_joker_on_the_graveyard_works_and_curses() -> None:
    g = oubliette("slots: 3C - - - | equipped: JC | path: 10C | graveyard: 2D X1 | act: yes")
    assert {"time_shift g", "passage g", "restock g"} <= set(may(g))
    play(g, "time_shift g")
    assert (names(g.curses), g.graveyard) == ("X1", [])


@rule("OA-105")
def test_a_jack_that_is_paid_gives_no_graveyard_card() -> None:
    g = oubliette("slots: 2C - - - | equipped: JC | path: 10C 9C | graveyard: 2D | turned: KH")
    assert may(g) == ["pay 1 e"]


@rule("OA-107", "OA-03")
def test_paid_one_at_a_time_king_and_jack_help_until_they_are_paid_themselves() -> None:
    g = oubliette(
        "slots: 2H - - - | equipped: JC | path: 10C 9C | graveyard: 2D | turned: KH", combat_payment="sequential"
    )
    assert "fail" not in may(g)
    play(g, "pay g", "pay e")
    assert names(g.graveyard) == "2D JC KH"
    text = "slots: 2H(2) - - - | equipped: KC | chaos: 1 | path: 10C 9C | turned: KH"
    h = play(oubliette(text, combat_payment="sequential"), "pay 1", "pay e")
    assert names(h.graveyard) == "2H KC KH"


# Resourceful -----------------------------------------------------------------------------------------------------


@rule("O-88", "OA-98")
def test_a_queen_lets_cards_fit_by_colour_too() -> None:
    g = oubliette("slots: KC(4) KH(4) 9S(5) 5D | equipped: QD | path: 10C | turned: 4S")
    assert may(g) == ["drop", "store 1", "store 4"]
    assert may(oubliette("slots: KC(4) KH(4) 9S(5) 5D | equipped: 9D | path: 10C | turned: 4S")) == ["drop", "store 4"]


# Searching -------------------------------------------------------------------------------------------------------


@rule("O-89", "O-90", "O-91")
def test_a_search_shows_a_card_to_keep_or_to_equip() -> None:
    """The King is not fought."""
    g = oubliette("slots: QC(4) AC(5) 3C - | equipped: 10D | path: 10C | deck: KD 4S | act: yes")
    play(g, "search")
    assert may(g) == ["store 1", "store 4", "equip_found", "drop"]
    play(g, "equip_found")
    assert (g.view(0).equipped, names(g.graveyard)) == ("KD", "10D")


@rule("O-90", "O-89")
def test_a_found_card_is_kept_and_the_room_not_searched_again() -> None:
    g = oubliette("slots: QC(4) AC(5) 3C - | equipped: 10D | path: 10C | deck: KD 4S | act: yes")
    play(g, "search", "store 1")
    assert names(g.slots[0][-1:]) == "KD"
    assert "search" not in may(g)


@rule("O-89", "OA-99")
@pytest.mark.parametrize(
    ("reading", "after_other", "after_trap", "next_turn"),
    [("every_turn", True, True, True), ("after_encounters", False, True, False), ("once_a_room", True, True, False)],
)
def test_when_a_room_may_be_searched(reading: str, after_other: bool, after_trap: bool, next_turn: bool) -> None:
    text = "slots: QC 2C 3C JC | equipped: 10D | path: 10C"
    g = oubliette(f"{text} | deck: 4S 4H 4C 2S", searching=reading)
    play(g, "drop")
    assert ("search" in may(g)) == after_other
    if after_other:
        play(g, "search", "drop")
        assert "search" not in may(g)
    play(g, "turn", "drop")
    assert ("search" in may(g)) == next_turn
    h = oubliette(f"{text} | turned: 5D", searching=reading)
    play(h, "pay 2")
    assert ("search" in may(h)) == after_trap


@rule("OA-99")
def test_once_a_room_means_again_in_the_next_room() -> None:
    g = oubliette("slots: QC 9C 3C JC | equipped: 10D | path: 10C | deck: KD 4C | act: yes", searching="once_a_room")
    play(g, "search", "drop", "path 2")
    assert "search" in may(g)


@rule("OA-99", "OA-108")
def test_an_obstacle_or_a_room_laid_is_no_encounter_to_search_after() -> None:
    for path, card, answers in [("10C 9C", "9S", []), ("10C", "9S", ["place"])]:
        text = f"slots: QC 2C 3C JC | equipped: 10D | path: {path} | turned: {card}"
        assert "search" not in may(play(oubliette(text, searching="after_encounters"), *answers))


@rule("OA-100", "OA-15")
def test_a_found_joker_goes_into_an_empty_slot_or_to_the_graveyard() -> None:
    g = oubliette("slots: QC AC 3C - | equipped: 10D | path: 10C | deck: X1 4S | act: yes")
    play(g, "search")
    assert may(g) == ["store 4", "drop"]
    assert names(play(g, "drop").graveyard) == "X1"


@rule("OA-100", "OA-90")
def test_the_last_card_may_be_found() -> None:
    g = oubliette("slots: QC AC 3C - | equipped: 10D | path: 10C | deck: KC only | act: yes")
    play(g, "search", "store 1")
    assert g.outcome is None
    assert "search" not in may(g)
    assert play(g, "turn").outcome is not None
