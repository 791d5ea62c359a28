"""Traps, Lost, Darkness and Gremlins (O-19 … O-21, O-29 … O-36, OA-41 … OA-42, OA-60 … OA-68)."""

import pytest

from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

# Traps -----------------------------------------------------------------------------------------------------------


@rule("O-19")
@pytest.mark.parametrize("card", ["3D", "5H", "7D", "9H"])
def test_a_red_odd_number_is_a_trap_for_a_black_even_one(card: str) -> None:
    g = oubliette(f"slots: 2C 4S 3C 10D | equipped: 8C | path: 10C 9C 8S+C | turned: {card}")
    assert may(g) == ["pay 1", "pay 2", "pay e"]
    play(g, "pay 2")
    assert names(g.graveyard) == f"4S {card}"
    assert len(g.path) == 3


@rule("O-19")
def test_black_sixes_and_tens_pay_a_trap_too() -> None:
    assert may(oubliette("slots: 6C 10S 10H 4D | equipped: AC | path: 10C | turned: 5H")) == [
        "pay 1", "pay 2", "advantage e",
    ]  # fmt: skip


@rule("O-20", "OA-06")
def test_a_trap_not_passed_costs_the_room() -> None:
    g = oubliette("slots: 3C 6D 5C 7C | equipped: 9C | path: 10C 9S | turned: 5H")
    assert may(g) == ["fail"]
    play(g, "fail")
    assert names(g.graveyard) == "9S 5H"
    assert len(g.path) == 1


@rule("O-23")
@pytest.mark.parametrize("reading", ["set_back", "as_combat", "literal"])
def test_a_trap_not_passed_at_a_portcullis_loses(reading: str) -> None:
    g = oubliette("slots: 3C 6D 5C 7C | path: 10C 9S+P | turned: 5H", trap_failure=reading)
    play(g, "fail")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == ("trap_at_portcullis", "O-23")


@rule("OA-41")
@pytest.mark.parametrize("reading", ["set_back", "as_combat"])
def test_a_trap_not_passed_in_the_first_room(reading: str) -> None:
    text = "slots: 3C 6D 5C 7C | path: 10C | turned: 5H"
    g = play(oubliette(text, trap_failure=reading), "fail")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == ("trap_in_first_room", "OA-41")
    h = play(oubliette(text, trap_failure="literal"), "fail")
    assert (h.outcome, h.path, names(h.graveyard)) == (None, [], "10C 5H")


@rule("OA-42", "OA-46")
def test_a_trap_not_passed_with_a_chasm_behind() -> None:
    text = "slots: 3C 6D 5C 7C | path: 10C 9S+CB 8C | turned: 5H"
    g = play(oubliette(text, trap_failure="as_combat"), "fail")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == ("trap_at_chasm", "OA-42")
    for reading in ("set_back", "literal"):
        h = play(oubliette(text, trap_failure=reading), "fail")
        assert (h.outcome, h.needed(), h.chasm_ahead()) == (None, 8, True)


@rule("OA-60")
@pytest.mark.parametrize(("pays", "options"), [(False, ["fail"]), (True, ["pay 1"])])
def test_a_black_queen_is_an_even_number_only_if_so_read(pays: bool, options: list[str]) -> None:
    """A red one never is."""
    g = oubliette("slots: QS QD 5C 7C | path: 10C | turned: 5H", queen_pays_trap=pays, equip_cost="free")
    assert may(g) == options


# Lost ------------------------------------------------------------------------------------------------------------


@rule("O-29")
def test_an_eight_costs_the_next_three_cards() -> None:
    g = oubliette("slots: 3C 6D 5C 7C | equipped: 3S | path: 10C | deck: 8H 2C 3D KC 4C")
    assert names(g.graveyard) == "2C 3D KC 8H"
    assert g.deck[-1].id == "4C"


@rule("O-29", "O-69", "OA-62")
def test_a_queen_saves_from_being_lost_before_the_cards_are_seen() -> None:
    g = oubliette("slots: 3C QD(2) 5C 7C | equipped: 3S | path: 10C | deck: 8H 2C 3D KC 4C")
    assert may(g) == ["get_lost", "avoid 2"]
    assert "2C" not in str(g.view(0))
    play(g, "avoid 2")
    assert names(g.graveyard) == "QD 8H"
    assert g.deck[-1].id == "2C"


@rule("O-29")
def test_a_queen_may_be_saved_up() -> None:
    g = oubliette("slots: 3C QD 5C 7C | path: 10C | deck: 8H 2C 3D KC 4C")
    play(g, "get_lost")
    assert names(g.graveyard) == "2C 3D KC 8H"


@rule("OA-61", "OA-90")
def test_with_less_than_three_cards_left_those_are_lost() -> None:
    """No action as written, so the deck is empty at the end of the turn."""
    g = oubliette("slots: 3C 6D 5C 7C | equipped: 5H | path: 10C | deck: 8C 2C 3D only")
    assert names(g.graveyard[-3:]) == "2C 3D 8C"
    assert may(g) == ["turn"]
    play(g, "turn")
    assert g.outcome is not None
    assert g.outcome.reason == "deck_empty"


@rule("O-69", "OA-61")
def test_an_hourglass_keeps_the_last_two_cards() -> None:
    g = oubliette("slots: 3C QD 5C 7C | equipped: 5H | path: 10C | deck: 8C 2C 3D only")
    assert len(play(g, "avoid 2").deck) == 2


# Darkness --------------------------------------------------------------------------------------------------------


@rule("O-30")
def test_darkness_takes_a_card_of_the_players_choice() -> None:
    g = oubliette("slots: 3C(2) KD 5C 7C | equipped: 9C | path: 10C | turned: 6C")
    assert may(g) == ["discard 1", "discard 2", "discard 3", "discard 4", "discard e"]
    assert names(play(g, "discard 1").graveyard) == "3C 6C"


@rule("O-31", "O-32", "O-72")
def test_a_torch_lights_two_darknesses() -> None:
    g = oubliette("slots: 4H(2) KD 5C 7C | equipped: 9C | path: 10C | deck: 6C 6S 6H")
    play(g, "torch 1")
    assert (names(g.graveyard), g.view(0).sideways) == ("6C", ("4H",))
    play(g, "turn", "torch 1")
    assert (names(g.graveyard), g.view(0).sideways) == ("6C 4H 6S", ())
    play(g, "turn")
    assert not any(text.startswith("torch") for text in may(g))


@rule("O-31")
def test_a_black_four_is_no_torch() -> None:
    g = oubliette("slots: 4C 4D KD - | path: 10C | turned: 6C")
    assert [text for text in may(g) if text.startswith("torch")] == ["torch 2"]


@rule("OA-63")
def test_with_a_torch_another_card_may_go_all_the_same() -> None:
    g = oubliette("slots: 4H 3C KD - | path: 10C | turned: 6C")
    play(g, "discard 2")
    assert (names(g.graveyard), g.sideways) == ("3C 6C", 0)


@rule("OA-64")
def test_a_covered_torch_gives_no_light() -> None:
    g = oubliette("slots: 3C/4H 5C KD - | path: 10C | turned: 6C")
    assert not any(text.startswith("torch") for text in may(g))


@rule("OA-64")
def test_a_used_torch_stays_used_under_other_cards_and_when_equipped() -> None:
    g = oubliette("slots: 4H KD 5C 7C | sideways: 4H | path: 10C | deck: 3C 6C")
    play(g, "store 1", "turn")
    assert g.view(0).sideways == ("4H",)
    play(g, "discard 1", "equip 1", "turn")
    assert g.view(0).sideways == ("4H",)


@rule("OA-64", "O-32")
def test_an_equipped_torch_that_was_used_goes_out() -> None:
    g = oubliette("slots: 3C KD 5C 7C | equipped: 4H | sideways: 4H | path: 10C | turned: 6C")
    play(g, "torch e")
    assert (names(g.graveyard), g.equipped) == ("4H 6C", None)


@rule("OA-64")
@pytest.mark.parametrize(("when", "answer"), [("turned: 6C", "discard 1"), ("act: yes", "path 1")])
def test_out_of_the_inventory_a_torch_is_as_new(when: str, answer: str) -> None:
    g = oubliette(f"slots: 4H KD 5C 7C | sideways: 4H | path: 2C 3C | {when}")
    assert play(g, answer).sideways == 0


# Gremlins --------------------------------------------------------------------------------------------------------


@rule("O-33", "O-34", "O-35")
def test_a_gremlin_takes_the_highest_card_or_all_the_others() -> None:
    text = "slots: AS(2) KH(2) 4C(2) 9D(2) | equipped: 7C | path: 10C | turned: X1"
    assert may(oubliette(text)) == ["give 1", "keep 1", "ward 2", "advantage 1"]
    assert names(play(oubliette(text), "give 1").graveyard) == "AS X1"
    g = play(oubliette(text), "keep 1")
    assert names(g.graveyard) == "KH 4C 9D 7C X1"
    assert names(g.slots[0][-1:]) == "AS"


@rule("O-70", "OA-66")
def test_a_ward_costs_the_king_and_nothing_else() -> None:
    g = oubliette("slots: AS(2) KH(2) 4C(2) 9D(2) | equipped: 7C | path: 10C | turned: X1")
    assert names(play(g, "ward 2").graveyard) == "KH X1"


@rule("O-35")
@pytest.mark.parametrize(("slots", "best"), [
    ("2C 3C 4C 5C", 4), ("KC 10C QC JC", 1), ("KC AC 2C 3C", 2), ("AC KC X2 2C", 3),
])  # fmt: skip
def test_two_is_lowest_then_king_ace_and_joker(slots: str, best: int) -> None:
    assert f"give {best}" in may(oubliette(f"slots: {slots} | turned: X1"))


@rule("O-36", "OA-66")
@pytest.mark.parametrize("equipped", ["10D", "JD", "QD", "KD", "AD"])
def test_an_equipped_item_is_highest_of_all(equipped: str) -> None:
    g = oubliette(f"slots: AC KC X2 2C | equipped: {equipped} | path: 10C | turned: X1")
    assert {"give e", "keep e"} <= set(may(g))
    assert not {"give 3", "keep 3"} & set(may(g))


@rule("OA-66")
def test_an_equipped_card_without_benefit_ranks_as_it_is() -> None:
    g = oubliette("slots: 8C 3C 5S 2C | equipped: 9D | path: 10C | turned: X1")
    assert may(g) == ["give e", "keep e"]
    assert may(oubliette("slots: JC 3C 5S 2C | equipped: 9D | path: 10C | turned: X1"))[:2] == ["give 1", "keep 1"]


@rule("OA-65", "O-34")
def test_only_showing_cards_go_and_ties_are_the_players() -> None:
    g = oubliette("slots: KC(3) 3C(3) KD(3) - | path: 10C | turned: X1")
    assert may(g)[:4] == ["give 1", "give 3", "keep 1", "keep 3"]
    play(g, "keep 1")
    assert names(g.graveyard) == "3C KD X1"
    assert [len(slot) for slot in g.slots] == [3, 2, 2, 0]


@rule("OA-65")
def test_a_single_card_must_be_given() -> None:
    assert may(oubliette("slots: 3C(3) - - - | path: 10C | turned: X1", equip_cost="free")) == ["give 1"]


@rule("OA-67", "O-70")
@pytest.mark.parametrize(("discarded", "graveyard"), [(True, "KH X1"), (False, "X1")])
def test_the_ward_is_discarded_or_kept(discarded: bool, graveyard: str) -> None:
    g = oubliette("slots: KH(2) 4C(2) - - | path: 10C | turned: X1", ward_discarded=discarded)
    assert names(play(g, "ward 1").graveyard) == graveyard


@rule("OA-68")
def test_the_equipped_king_may_be_the_ward() -> None:
    g = oubliette("slots: 3C(2) 4C(2) - - | equipped: KH | path: 10C | turned: X1")
    play(g, "ward e")
    assert (names(g.graveyard), g.equipped) == ("KH X1", None)
