"""What the turned-over card is (O-12 … O-14, O-37, OA-30 … OA-37) and the action after it (O-38, OA-70 … OA-76)."""

import pytest

from noctuary.core.refusal import Refusal
from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

PLAIN = "slots: 3C(3) 5C(3) JC(3) QC(3) | equipped: 5H"


def kinds(texts: list[str]) -> set[str]:
    return {text.split()[0] for text in texts}


@rule("O-12")
def test_a_turn_begins_with_the_top_card_of_the_deck() -> None:
    g = oubliette(f"{PLAIN} | deck: 4C 2C | path: 10C")
    assert (names([g.turned] if g.turned else []), g.turn) == ("4C", 1)
    play(g, "drop", "turn")
    assert (names([g.turned] if g.turned else []), g.turn) == ("2C", 2)


@rule("O-13")
def test_the_next_number_may_be_placed() -> None:
    g = oubliette(f"{PLAIN} | path: 10C | turned: 9C")
    assert may(g) == ["place", "decline"]
    assert names(play(g, "place").path[-1].cards) == "9C"


@rule("O-13")
def test_upwards_the_next_number_is_one_more() -> None:
    g = oubliette(f"{PLAIN} | path: 2C 3S | turned: 4H")
    assert "place" in may(g)


@rule("O-14")
def test_the_same_number_takes_the_room_with_it() -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C | turned: 9S")
    assert names(g.graveyard) == "9C 9S"
    assert len(g.path) == 1


@rule("O-14", "OA-33", "OA-85")
def test_a_six_on_a_six_is_an_obstacle_and_no_darkness() -> None:
    """Both go, no decision, not even for an Ace."""
    g = oubliette("slots: AC(3) 5C(3) JC(3) QC(3) | equipped: 5H | path: 10C 9C 8C 7C 6C | turned: 6H")
    assert names(g.graveyard) == "6C 6H"
    assert g.needed() == 6
    assert g.asks()[0].kind == "act"


@rule("O-21", "OA-31")
def test_a_red_odd_next_number_must_be_placed() -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C 8C | turned: 7H")
    assert may(g) == ["place"]
    assert oubliette(f"{PLAIN} | path: 10C 9C 8C+C | turned: 7H").asks()[0].kind == "trap"


@rule("O-21", "OA-31")
def test_at_a_chasm_with_a_rope_it_may_still_be_taken_as_a_trap() -> None:
    text = "slots: 9D 5C JC QC | equipped: 5H | path: 10C 9C 8C+C | turned: 7H"
    assert may(oubliette(text)) == ["rope 1", "decline"]
    assert play(oubliette(text), "decline").asks()[0].kind == "trap"
    assert may(play(oubliette(text), "rope 1")) == ["place"]


@rule("OA-31")
@pytest.mark.parametrize(
    ("path", "card", "ask"),
    [("10C", "9C", "store"), ("10C 9C", "8H", "act"), ("10C 9C 8C 7C", "6H", "darkness"), ("2C 3C", "4H", "store")],
)
def test_a_declined_card_is_what_it_is_otherwise(path: str, card: str, ask: str) -> None:
    g = oubliette(f"slots: 2S 5C(3) JC(3) 7S(3) | equipped: 5H | path: {path} | turned: {card}")
    play(g, "decline")
    assert g.asks()[0].kind == ask
    assert len(g.graveyard) == (4 if card == "8H" else 0)


@rule("O-26", "O-27", "OA-32")
def test_at_a_chasm_the_next_number_needs_a_rope_first() -> None:
    g = oubliette("slots: 9D 5C JC QC | equipped: 5H | path: 10C 9C 8C 7C+C | turned: 6C")
    assert may(g) == ["rope 1", "decline"]
    play(g, "rope 1")
    assert may(g) == ["place", "decline"]
    play(g, "place")
    assert g.chasm_behind()


@rule("OA-32")
def test_without_a_rope_the_next_number_is_what_it_is_otherwise() -> None:
    assert oubliette(f"{PLAIN} | path: 10C 9C 8C 7C+C | turned: 6C").asks()[0].kind == "darkness"


@rule("OA-30")
@pytest.mark.parametrize(
    ("reading", "six", "eight"), [("path", "act", 0), ("both", "darkness", 3), ("event", "darkness", 4)]
)
def test_a_six_or_eight_as_next_number(reading: str, six: str, eight: int) -> None:
    """Laid, laid with its effect, or never laid: then the 8 itself is in the Graveyard, too."""
    g = oubliette(f"{PLAIN} | path: 10C 9C 8C 7C | turned: 6C", next_six_eight=reading)
    h = oubliette("slots: 3C 5C JC 7C | equipped: 5H | path: 10C 9C | turned: 8C", next_six_eight=reading)
    if reading != "event":
        play(g, "place")
        play(h, "place")
    assert g.asks()[0].kind == six
    assert len(g.path) == (4 if reading == "event" else 5)
    assert len(h.graveyard) == eight


@rule("OA-30")
def test_a_six_placed_with_its_darkness_stays_on_the_path() -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C 8C 7C | turned: 6C", next_six_eight="both")
    play(g, "place", "discard 1")
    assert names(g.path[-1].cards) == "6C"
    assert names(g.graveyard) == "3C"


@rule("OA-33")
@pytest.mark.parametrize(
    ("reading", "ask", "rooms"), [("obstacle_only", "act", 4), ("both", "darkness", 4), ("category", "darkness", 5)]
)
def test_the_same_number_that_is_also_a_six(reading: str, ask: str, rooms: int) -> None:
    g = oubliette(f"{PLAIN} | path: 10C 9C 8C 7C 6C | turned: 6H", same_number=reading)
    assert g.asks()[0].kind == ask
    assert len(g.path) == rooms


@rule("OA-33")
def test_any_other_card_of_the_same_number_is_always_an_obstacle() -> None:
    for reading in ("obstacle_only", "both", "category"):
        g = oubliette(f"{PLAIN} | path: 10C 9C | turned: 9S", same_number=reading)
        assert (len(g.path), g.asks()[0].kind) == (1, "act")


@rule("OA-33", "OA-19")
def test_with_both_readings_the_trap_comes_after_the_obstacle() -> None:
    """9 on a 9: the room goes, then the Trap takes the one before it."""
    g = oubliette(f"{PLAIN} | path: 10C 9C | turned: 9H", same_number="both", trap_failure="literal")
    play(g, "fail")
    assert names(g.graveyard) == "9C 10C 9H"
    assert g.path == []


@rule("OA-33", "OA-97")
def test_with_both_readings_a_lost_map_room_may_pay_the_trap_that_follows() -> None:
    """The room's last card lies on the Graveyard now, and an equipped Jack reaches it: the Trap is a new encounter."""
    text = "slots: 3C 5H 9C 7C | equipped: JS | path: 10C 9D 8D 5C&2C=7 | turned: 7H"
    g = oubliette(text, same_number="both")
    assert (names(g.graveyard), may(g)) == ("5C 2C", ["pay g"])


@rule("OA-34")
@pytest.mark.parametrize(("card", "ask"), [("AH", "act"), ("AD", "act"), ("JD", "fight"), ("KH", "fight")])
def test_red_aces_jacks_and_kings_are_no_traps(card: str, ask: str) -> None:
    g = oubliette(f"{PLAIN} | path: 10C | deck: {card} 2S")
    assert g.asks()[0].kind == ask
    assert g.chasm_ahead() == (ask == "act")


@rule("OA-35", "O-29")
def test_cards_lost_on_the_way_do_nothing() -> None:
    """Not as an obstacle, not as a Gremlin, not as a Portcullis."""
    g = oubliette("slots: 3C 5C JC 7S | equipped: 5H | path: 10C | deck: 8C 10H X1 AS")
    assert names(g.graveyard) == "10H X1 AS 8C"
    assert g.asks()[0].kind == "act"
    assert len(g.path) == 1


@rule("OA-36", "O-75")
@pytest.mark.parametrize("room", ["X1=9", "2D&7S=9"])
def test_a_room_of_other_cards_counts_as_its_number(room: str) -> None:
    """A turned-over 9 is an obstacle to it, and all its cards leave together."""
    g = oubliette(f"{PLAIN} | path: 10C {room} | turned: 9S")
    assert names(g.graveyard).split() == [*room[:-2].split("&"), "9S"]
    assert g.needed() == 9


@rule("OA-37", "O-16")
@pytest.mark.parametrize(
    ("card", "answer"), [("5D", "pay 1"), ("6C", "discard 1"), ("X1", "give 4"), ("JS", "pay 4"), ("8S", "get_lost")]
)
def test_what_was_met_ends_on_the_graveyard(card: str, answer: str) -> None:
    g = oubliette(f"slots: 2C(2) 5C(2) 3C(2) QC(2) | equipped: 5H | path: 10C | turned: {card}")
    play(g, answer)
    assert g.graveyard[-1].id == card
    assert g.turned is None


@rule("O-37")
@pytest.mark.parametrize("card", ["2S", "4S", "4H", "10H", "3S", "5S", "7S", "9S"])
def test_any_other_card_is_dropped_or_kept_where_it_fits(card: str) -> None:
    g = oubliette(f"slots: - 5C(5) JC(5) QC(5) | equipped: 5H | path: 10C 9C 8C+C | turned: {card}")
    assert may(g) == ["drop", "store 1"]
    assert names(play(g, "drop").graveyard) == card


@rule("O-38", "OA-72")
def test_after_an_other_card_one_action_which_may_use_that_card() -> None:
    g = oubliette("slots: - 5C(5) JC(5) QC(5) | equipped: 5H | path: 10C | deck: 9C")
    play(g, "decline", "store 1", "path 1")
    assert names(g.path[-1].cards) == "9C"
    assert kinds(may(g)) == {"turn"}


@rule("O-38", "OA-75")
def test_an_action_is_an_item_or_a_path_card() -> None:
    g = oubliette("slots: 9C X1 JC QC | equipped: 5H | path: 10C | graveyard: 3C | act: yes")
    assert kinds(may(g)) == {"turn", "path", "time_shift", "passage", "restock", "dig", "hourglass"}


@rule("OA-75")
@pytest.mark.parametrize(
    "answers", ["path 1", "map 1 3", "dig 2|take 3H", "hourglass 4|return 3H", "time_shift e", "passage e", "restock e"]
)
def test_each_of_them_costs_the_action(answers: str) -> None:
    slots = "8C(2) JC(2) AC(2) QC(2)" if not answers.startswith("map") else "5C(2) JC(2) 3C(2) QC(2)"
    joker = answers.endswith(" e")
    slots = slots.replace("8C(2)", "X1(2)") if joker else slots
    g = oubliette(f"slots: {slots} | equipped: AS | path: 10C 9C | graveyard: 3H | actions: 2")
    play(g, *answers.replace(" e", " 1").split("|"))
    assert g.actions == 1


@rule("OA-70", "O-38")
@pytest.mark.parametrize(
    ("model", "after_other", "after_trap"),
    [("other1", [True, False], False), ("other_inf", [True, True], False),
     ("every1", [True, False], True), ("every_inf", [True, True], True)],
)  # fmt: skip
def test_when_and_how_often_the_player_acts(model: str, after_other: list[bool], after_trap: bool) -> None:
    text = "slots: 9C 8C 2S(3) 2H(3) | equipped: 5H | path: 10C"
    g = oubliette(f"{text} | turned: 4C", action_model=model)
    play(g, "drop")
    acts = ["path 1" in may(g)]
    play(g, "path 1")
    acts.append("path 2" in may(g))
    assert acts == after_other
    h = oubliette(f"{text} | turned: 5D", action_model=model)
    play(h, "pay 3")
    assert ("path 1" in may(h)) == after_trap


@rule("OA-73")
@pytest.mark.parametrize(("model", "acts"), [("other1", 0), ("other_inf", 0), ("every1", 1)])
def test_a_card_placed_from_the_deck_gives_an_action_only_where_every_card_does(model: str, acts: int) -> None:
    g = oubliette(f"{PLAIN} | path: 10C | turned: 9C", action_model=model)
    play(g, "place")
    assert g.actions == acts


@rule("OA-74")
def test_answers_to_an_event_cost_no_action() -> None:
    """Hourglass against Lost, Torch, Ward, Destroy, payments, Rope: all with no action to spend."""
    text = "path: 10C | equipped: 5H | slots: "
    for slots, card, answer in [
        ("QC 3C 3S JC", "8C", "avoid 1"), ("4H 3C 3S JC", "6C", "torch 1"), ("KC 3C 3S JC", "X1", "ward 1"),
        ("X1 3C 3S JC", "KH", "destroy 1"), ("QC 3C 3S JC", "JH", "pay 1"), ("2S 3C 3S JC", "5D", "pay 1"),
        ("6C 3C 3S JC", "AH", "rope 1"),
    ]:  # fmt: skip
        g = oubliette(text + f"{slots} | turned: {card}")
        assert g.actions == 0
        play(g, answer)
        assert g.outcome is None


@rule("OA-76")
def test_passing_is_always_allowed() -> None:
    g = oubliette("slots: 9C JC QC X1 | equipped: 5H | path: 10C | graveyard: 3C | act: yes")
    assert may(g)[0] == "turn"


@rule("O-38")
def test_a_refusal_names_the_rule() -> None:
    g = oubliette(f"{PLAIN} | path: 10C | turned: 4C")
    with pytest.raises(Refusal) as refused:
        play(g, "path 1")
    assert (refused.value.code, refused.value.rule) == ("not_an_option", "O-38")
