"""What bars the way: Portcullises, Chasms, obstacles (O-22 … O-28, OA-44 … OA-57)."""

import pytest

from noctuary.oubliette.state import Oubliette
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

PLAIN = "slots: 3C(2) 5C(2) 7S(2) 2D(2)"


def reason(g: Oubliette) -> str:
    """Why the game ended."""
    return g.outcome.reason if g.outcome else ""


@rule("O-22")
@pytest.mark.parametrize("ace", ["AC", "AS"])
def test_a_black_ace_shuts_behind_the_current_room(ace: str) -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C | turned: {ace}")
    assert [room.portcullis.id if room.portcullis else None for room in g.path] == [None, ace]
    assert (g.graveyard, g.outcome) == ([], None)


@rule("O-24")
def test_a_second_portcullis_there_shuts_in_front() -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C+P | turned: AS")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == ("portcullis_ahead", "O-24")


@rule("O-23", "OA-50")
def test_a_portcullis_left_behind_does_not_count() -> None:
    """Another may shut behind the next room; a Trap there loses."""
    g = oubliette(f"{PLAIN} | equipped: 5H | path: 10C 9C+P 8C | deck: AS 5D")
    assert g.outcome is None
    play(g, "turn", "fail")
    assert reason(g) == "trap_at_portcullis"


@rule("OA-50")
def test_it_counts_again_for_who_is_set_back_to_it() -> None:
    g = oubliette("slots: 2H 2D 3C - | path: 10C 9C+P 8C | deck: KH KD")
    play(g, "fail", "turn", "fail")
    assert reason(g) == "beaten_at_portcullis"


@rule("OA-48")
def test_without_a_path_a_portcullis_does_nothing() -> None:
    g = oubliette(f"{PLAIN} | turned: AS")
    assert (names(g.graveyard), g.outcome, g.asks()[0].kind) == ("AS", None, "act")


@rule("OA-49", "O-24")
def test_a_portcullis_shuts_behind_the_first_room_too() -> None:
    g = oubliette(f"{PLAIN} | path: 10C | deck: AS AC")
    assert g.path[0].portcullis is not None
    play(g, "turn")
    assert reason(g) == "portcullis_ahead"


@rule("O-25", "O-26")
@pytest.mark.parametrize("ace", ["AD", "AH"])
def test_a_red_ace_opens_in_front_and_bars_the_next_room(ace: str) -> None:
    g = oubliette(f"slots: 9D 8C - - | equipped: 5H | path: 10C | deck: {ace} 2C", action_model="every1")
    assert names(g.path[-1].chasms) == ace
    play(g, "advance")
    assert "path 1" not in may(g)


@rule("O-27", "O-71", "OA-53")
@pytest.mark.parametrize("rope", ["9D", "9S", "6H", "6C"])
def test_a_nine_or_six_of_any_suit_is_a_rope(rope: str) -> None:
    g = oubliette(f"slots: {rope}(2) 8C - - | equipped: 5H | path: 10C | deck: AD 2C")
    assert may(g) == ["advance", "rope 1"]
    play(g, "rope 1")
    assert (g.chasm_ahead(), names(g.graveyard)) == (False, f"{rope} 2C")


@rule("O-27")
def test_without_a_rope_the_player_stays_until_one_is_found() -> None:
    g = oubliette("slots: 9D 8C 3C - | equipped: 5H | path: 10C+C | actions: 1")
    assert "path 1" not in may(g)
    play(g, "rope 1")
    assert "rope 1" not in may(g)
    h = oubliette("slots: 8C 3C - - | equipped: 5H | path: 10C+C | turned: 9C")
    assert "place" not in may(h)


@rule("O-28", "OA-10", "OA-35")
@pytest.mark.parametrize(("flip", "graveyard"), [("4D", "QC 4D"), ("4S", "4S"), ("X1", "X1"), ("AC", "AC")])
def test_a_red_hazard_takes_the_equipped_card(flip: str, graveyard: str) -> None:
    """The flipped card does nothing else."""
    g = oubliette(f"{PLAIN} | equipped: QC | path: 10C | deck: AH {flip}")
    assert names(g.graveyard) == graveyard
    assert (g.equipped is None) == (flip == "4D")
    assert g.asks()[0].kind == "act"


@rule("O-28")
def test_the_hazard_comes_with_or_without_a_rope() -> None:
    g = oubliette("slots: 9D 8C - - | equipped: 5C | path: 10C | deck: AD 2H")
    play(g, "rope 1")
    assert names(g.graveyard) == "9D 5C 2H"


@rule("O-28")
def test_with_nothing_equipped_a_red_hazard_takes_nothing() -> None:
    g = oubliette(f"{PLAIN} | path: 10C | deck: AH 4D", equip_cost="free")
    assert (names(g.graveyard), sum(map(len, g.slots))) == ("4D", 8)


@rule("OA-44")
@pytest.mark.parametrize(("reading", "end"), [("empty_path", ""), ("lose", "obstacle_in_first_room")])
def test_an_obstacle_in_the_first_room(reading: str, end: str) -> None:
    g = oubliette(f"{PLAIN} | path: 10C | turned: 10H", obstacle_first_room=reading)
    assert reason(g) == end
    if not end:
        assert (g.path, g.direction, names(g.graveyard)) == ([], 0, "10C 10H")


@rule("OA-45", "OA-19")
@pytest.mark.parametrize(("reading", "end"), [("discard", ""), ("lose", "obstacle_at_portcullis")])
def test_an_obstacle_at_a_portcullis(reading: str, end: str) -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C+P | turned: 9S", obstacle_portcullis=reading)
    assert reason(g) == end
    if not end:
        assert names(g.graveyard) == "9C AC 9S"


@rule("OA-46")
def test_an_obstacle_beyond_a_chasm_leaves_the_chasm_open_again() -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C+CB 8C | turned: 8S")
    assert (len(g.path), g.chasm_ahead(), g.outcome) == (2, True, None)


@rule("OA-47")
@pytest.mark.parametrize("card", ["9S", "KH"])
def test_a_chasm_in_front_goes_with_its_room(card: str) -> None:
    g = oubliette(f"slots: 2H 2D 3C - | path: 10C 9C+C | turned: {card}")
    if card == "KH":
        play(g, "fail")
    assert names(g.graveyard) == f"9C AD {card}"
    assert not g.chasm_ahead()


@rule("OA-51")
def test_without_a_path_a_chasm_only_brings_its_hazard() -> None:
    g = oubliette(f"{PLAIN} | equipped: QC | deck: AH 4D")
    assert names(g.graveyard) == "QC 4D AH"


@rule("OA-52", "O-94")
def test_a_crossed_chasm_stays_and_is_behind_the_next_room() -> None:
    g = oubliette("slots: 9D 9S 2C - | path: 10C+C | actions: 1")
    play(g, "rope 1", "path 2")
    assert (len(g.path[0].chasms), g.chasm_behind(), g.chasm_ahead()) == (1, True, False)


@rule("OA-53", "OA-106")
def test_a_rope_is_free_or_costs_the_action() -> None:
    """Where it costs the action, it waits for the action window."""
    text = "slots: 9D 9S 2C - | equipped: 5H | path: 10C+C"
    assert "rope 1" in may(oubliette(f"{text} | actions: 0"))
    assert play(oubliette(f"{text} | actions: 1"), "rope 1").actions == 1
    assert "rope 1" not in may(oubliette(f"{text} | actions: 0", rope_cost="action"))
    assert play(oubliette(f"{text} | actions: 1", rope_cost="action"), "rope 1").actions == 0


@rule("OA-53", "OA-106")
def test_a_rope_that_costs_the_action_cannot_be_thrown_before() -> None:
    text = "slots: 9D 2C - - | equipped: 5C | path: 10C 9C"
    assert "rope 1" not in may(oubliette(f"{text} | deck: AD 2S", rope_cost="action"))
    assert "rope 1" in may(oubliette(f"{text} | deck: AD 2S"))
    assert oubliette(f"{text}+C | turned: 8C", rope_cost="action").asks()[0].kind == "act"


@rule("OA-54")
def test_a_second_chasm_wants_a_second_rope_and_brings_its_own_hazard() -> None:
    g = oubliette("slots: 9D 9S 6C - | equipped: 5C | path: 10C+C | deck: AH 4D")
    play(g, "rope 1")
    assert g.chasm_ahead()
    play(g, "rope 2")
    assert not g.chasm_ahead()
    assert names(g.graveyard) == "9D 9S 5C 4D"


@rule("OA-55")
def test_a_chasm_stops_passage_and_map_but_no_obstacle() -> None:
    g = oubliette("slots: X1 5C 4C - | equipped: AC | path: 10C+C | act: yes")
    assert not any(text.startswith(("passage", "map")) for text in may(g))
    h = oubliette("slots: X1 5C 4C - | equipped: AC | path: 10C | act: yes")
    assert {"passage 1", "map 2 3"} <= set(may(h))
    assert oubliette(f"{PLAIN} | path: 10C 9C+C | turned: 9S").needed() == 9


@rule("OA-56")
def test_the_hazard_takes_an_equipped_card_without_benefit_too() -> None:
    g = oubliette(f"{PLAIN} | equipped: 4C | path: 10C | deck: AH 4D")
    assert names(g.graveyard) == "4C 4D"


@rule("OA-56", "O-80")
def test_the_hazard_does_not_open_the_closed_place() -> None:
    g = oubliette(f"{PLAIN} | chaos: 2 | path: 10C | deck: AH 4D")
    assert (names(g.graveyard), names(g.curses), g.sealed) == ("4D", "X1 X2", True)


@rule("OA-57", "OA-90")
def test_a_chasm_as_last_card_has_no_hazard() -> None:
    g = oubliette(f"{PLAIN} | equipped: QC | path: 10C | deck: AH only")
    assert g.equipped is not None
    assert "AH" not in names(g.graveyard)
    play(g, "turn")
    assert reason(g) == "deck_empty"
