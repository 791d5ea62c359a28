"""The deck, the deal and the start of the Path (O-01 … O-11, OA-20 … OA-26)."""

from typing import Any

import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import JOKER, deck
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.state import Oubliette
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play


def deal(seed: int, **options: Any) -> Oubliette:
    """A fresh game that has not turned over a card yet, whatever it may start the Path with."""
    return new(Options.make({"setup_start": "optional", **options}), 1, Chance(seed_of(f"deal {seed}")))


@rule("O-01", "OA-26")
@pytest.mark.parametrize(("jokers", "cards"), [(2, 54), (3, 55)])
def test_the_deck_has_two_or_three_jokers(jokers: int, cards: int) -> None:
    g = deal(0, jokers=jokers)
    assert len(g.components()) == len(set(g.components())) == cards
    assert [card for card in g.components() if card.startswith("X")] == ["X1", "X2", "X3"][:jokers]


@rule("OA-26")
def test_there_are_two_jokers_unless_asked_for() -> None:
    assert Options().jokers == 2


@rule("O-01")
def test_jokers_are_shuffled_in_from_the_start() -> None:
    """So some lie in the slots at the deal."""
    assert any(card.rank == JOKER for seed in range(20) for slot in deal(seed).slots for card in slot)


@rule("O-04")
def test_four_piles_of_five_with_only_the_last_card_open() -> None:
    view = deal(0).view(0)
    assert [len(pile) for pile in view.slots] == [5, 5, 5, 5]
    assert all(pile[:4] == (None,) * 4 and pile[4] is not None for pile in view.slots)


@rule("O-05", "OA-11")
def test_the_twenty_first_card_is_equipped_face_up() -> None:
    g = next(g for g in map(deal, range(20)) if g.turn == 0)
    assert g.equipped is not None
    assert g.view(0).equipped == g.equipped.id
    assert sum(map(len, g.slots)) + 1 == 21


@rule("O-06")
def test_a_joker_dealt_to_equipped_is_shuffled_back() -> None:
    """The 21st card is a Joker."""
    met = 0
    for seed in range(120):
        shuffled = deck(2)
        Chance(seed_of(f"deal {seed}")).shuffle("deck", shuffled)
        g = deal(seed)
        if shuffled[-21].rank == JOKER and g.turn == 0:
            met += 1
            assert g.equipped is not None
            assert g.equipped.rank != JOKER
            assert shuffled[-21] in g.deck
            assert len(g.deck) == 33
    assert met


@rule("O-07")
@pytest.mark.parametrize(("jokers", "left"), [(2, 33), (3, 34)])
def test_all_other_cards_form_the_deck(jokers: int, left: int) -> None:
    g = next(g for g in (deal(seed, jokers=jokers) for seed in range(20)) if g.turn == 0)
    assert len(g.deck) == left
    assert g.graveyard == []


@rule("O-08", "O-57", "OA-21")
def test_a_ten_in_a_slot_starts_the_path_and_uncovers_the_next_card() -> None:
    g = oubliette("slots: 3C 10D/9H 7C 9C | equipped: 5C | turned: 4C | setup: yes")
    assert names(g.path[0].cards) == "10D"
    assert g.view(0).slots[1] == ("9H",)


@rule("O-08", "O-56", "OA-21")
def test_an_equipped_ten_starts_the_path_and_leaves_the_place_empty() -> None:
    g = oubliette("slots: 3C 5C 7C 9C | equipped: 10D | turned: KS | setup: yes")
    assert names(g.path[0].cards) == "10D"
    assert g.equipped is None
    play(g, "pay 2 4")
    assert {"equip 1", "equip 3"} <= set(may(g))
    assert "search" not in may(g)


@rule("O-09")
def test_the_player_chooses_between_ten_and_two() -> None:
    g = oubliette("slots: 3C 10D 2C 9C | equipped: 2H | turned: 4C | setup: yes")
    assert may(g) == ["start 2", "start 3", "start e"]
    assert play(g, "start 3").direction == 1


@rule("O-10")
@pytest.mark.parametrize(("start", "direction", "needed"), [("10D", -1, 9), ("2D", 1, 3)])
def test_the_first_room_fixes_the_direction(start: str, direction: int, needed: int) -> None:
    g = oubliette(f"slots: 4C 5C 7C {start} | equipped: 5H | turned: KS | setup: yes")
    assert (g.direction, g.needed()) == (direction, needed)


@rule("O-11", "OA-24")
@pytest.mark.parametrize("start", ["10H", "2S"])
def test_the_first_ten_or_two_turned_over_starts_a_path_that_has_none(start: str) -> None:
    """It is forced, and as it is no other card, it gives no action as written."""
    g = oubliette(f"slots: 3C 5C 7C JC | equipped: 5H | turned: {start} | graveyard: 4C")
    assert names(g.path[0].cards) == start
    assert may(g) == ["turn"]


@rule("O-02")
def test_suits_and_colours_do_not_matter() -> None:
    g = oubliette("slots: 3C 9H 8C 8D | equipped: 5H | path: 10C | act: yes | actions: 3")
    assert {"path 2"} == {text for text in may(g) if text.startswith("path")}
    play(g, "path 2")
    assert {"path 3", "path 4"} <= set(may(g))


@rule("OA-20")
def test_starting_from_the_inventory_is_compulsory_or_optional() -> None:
    text = "slots: 3C 10D 2C 9C | equipped: 5H | turned: 4C | setup: yes"
    assert "decline" not in may(oubliette(text))
    g = oubliette(text, setup_start="optional")
    assert may(g) == ["start 2", "start 3", "decline"]
    assert play(g, "decline").path == []


@rule("OA-20")
def test_a_single_start_card_is_asked_about_only_if_optional() -> None:
    text = "slots: 3C 10D 7C 9C | equipped: 5H | turned: 4C | setup: yes"
    assert len(oubliette(text).path) == 1
    assert may(oubliette(text, setup_start="optional")) == ["start 2", "decline"]


@rule("OA-22")
def test_an_uncovered_start_card_gives_no_second_choice() -> None:
    g = oubliette("slots: 3C 10D/2C 7C 9C | equipped: 5H | turned: KS | setup: yes")
    assert g.direction == -1
    assert g.asks()[0].kind == "fight"


@rule("OA-23")
def test_later_the_inventory_starts_a_path_only_if_so_read() -> None:
    text = "slots: 3C 10D 2C 9C | equipped: 5H | act: yes"
    assert not any(each.startswith("path") for each in may(oubliette(text)))
    g = oubliette(text, start_from_inventory=True)
    assert [each for each in may(g) if each.startswith("path")] == ["path 2", "path 3"]
    assert play(g, "path 3").direction == 1


@rule("OA-23", "O-38")
def test_a_lost_path_may_be_begun_anew_from_the_inventory() -> None:
    """Who has had a Path is not meant by the sentence about those without a 10 or 2 at the start."""
    text = "slots: 3C 10D 2C 9C | equipped: 5H | begun: yes | act: yes"
    assert [each for each in may(oubliette(text)) if each.startswith("path")] == ["path 2", "path 3"]
    assert not any(each.startswith("path") for each in may(oubliette(text, restart_from_inventory=False)))


@rule("OA-23", "OA-44")
def test_an_obstacle_in_the_first_room_leaves_a_path_begun() -> None:
    g = oubliette("slots: 3C 10D 7C 9C | equipped: 5H | path: 10C | deck: 10H 4S 5S")
    assert "path 2" in may(play(g, "turn", "drop"))


@rule("OA-25")
@pytest.mark.parametrize(("again", "direction"), [("2C", 1), ("10S", -1)])
def test_an_emptied_path_may_take_either_direction(again: str, direction: int) -> None:
    """An obstacle in the first room."""
    g = oubliette(f"slots: 3C 5C 7C 9C | equipped: 5H | path: 10C | deck: 10H {again}")
    assert (g.path, g.direction, g.outcome) == ([], 0, None)
    assert play(g, "turn").direction == direction


@rule("OA-71")
def test_nothing_may_be_done_before_the_first_card() -> None:
    """Not even with an Ace and an empty Equipped place."""
    g = oubliette("slots: AC QC KC 9C | turned: JS | setup: yes")
    assert g.turn == 1
    assert g.asks()[0].kind == "fight"
