"""The turn, protection, and how the end is set off (C-19 … C-39)."""

from noctuary.testing import rule
from noctuary.testing.occulto import village

FIVE = "red1,red1b,red2,red2b,red3"
SIX = "red1,red1b,red2,red2b,red3,red3b"
SEVEN = SIX + ",red1c"


@rule("C-20", "C-21")
def test_with_five_one_card_is_drawn_and_one_thing_done() -> None:
    v = village("hands: a=thief,barter | deck: lucidity,totem | start: a")
    assert v.hand("a") == ["thief", "barter", "lucidity"]
    assert {option.split()[0] for option in v.options("a")} == {"pass", "discard", "play"}
    v("a discard thief")
    assert v.turn == "b"
    assert v.hand("b") == ["totem"]


@rule("C-22", "C-18")
def test_a_played_card_lies_on_ones_own_bench_and_counts() -> None:
    v = village("hands: a=double_ration.red | bench: b=red1")
    v("a play double_ration.red")
    assert v.bench("a") == ["double_ration.red"]
    assert v.totals == {"red": 4}
    assert v.hand("a") == []


@rule("C-24")
def test_nothing_protects_nobody() -> None:
    v = village("hands: a=thief")("a pass")
    assert v.g.protected == 0
    assert v.hand("a") == ["thief"]


@rule("C-25", "CA-56")
def test_with_three_or_four_two_cards_are_drawn_before_two_actions() -> None:
    for seats in (3, 4):
        v = village("deck: double_ration,clover,thief | start: a", seats)
        assert v.hand("a") == ["double_ration", "clover"]
        v("a play double_ration")
        assert v.turn == "a"
        assert v.hand("a") == ["clover"]


@rule("C-26", "C-27")
def test_play_and_protection_do_not_mix_in_one_turn() -> None:
    text = "hands: a=double_ration,double_ration2,red1,red2 | bench: a=red3 | deck: 30"
    v = village(text, 4)("a play double_ration")
    assert v.refused("a discard red1") == "C-26"
    v("a play double_ration2")
    assert v.turn == "b"
    v = village(text, 4)("a discard red1")
    assert v.refused("a play double_ration") == "C-26"
    v("a discard red2")
    assert v.g.protected == 1
    assert v.turn == "b"
    v.all_pass(3)
    assert v.turn == "a"
    assert v.g.protected == 0


@rule("C-28", "CA-57")
def test_after_one_action_one_may_stop() -> None:
    v = village("hands: a=double_ration,thief", 4)("a play double_ration", "a pass")
    assert v.turn == "b"


@rule("CA-55")
def test_there_is_no_hand_limit_and_an_empty_hand_passes() -> None:
    many = ",".join(
        ["red1", "red1b", "red2", "red2b", "red3", "red3b", "blue1", "blue2", "blue3", "green1", "green2", "green3"]
    )
    v = village(f"hands: b={many} | turn: a")
    assert v.options("a") == ["pass"]
    v("a pass")
    assert len(v.hand("b")) == 13


# Protection ------------------------------------------------------------------------------------------------------


@rule("C-23", "C-29", "C-31")
def test_what_protection_stops_and_what_not() -> None:
    hand = "oubliettes,sabotage,uprooting,thief,barter,metamorphosis"
    v = village(f"hands: a=red1,red2 b={hand} c=blue1 | bench: a=red3 c=green3 | turn: a")
    v("a discard red1")
    for card in ("oubliettes", "sabotage", "uprooting"):
        assert v.targets("b", card) == ["green3"]
        assert v.refused(f"b play {card} red3") == "C-31"
    assert "seat0" in v.targets("b", "thief")
    assert "seat0" in v.targets("b", "barter")
    assert "s0 s1" in v.targets("b", "metamorphosis")


@rule("CA-03", "CA-04")
def test_protection_stops_others_not_oneself() -> None:
    v = village("hands: a=oubliettes,sabotage b=oubliettes2 | bench: a=red3 | protected: a")
    assert v.targets("a", "oubliettes") == ["red3"]
    assert v.targets("a", "sabotage") == ["red3"]
    v("a pass")
    assert v.targets("b", "oubliettes2") == [""]


@rule("C-32", "CA-02", "CA-01")
def test_protection_lasts_until_ones_next_turn() -> None:
    """A round, not a turn: all four others meet it."""
    v = village("hands: a=red1 | deck: 30")("a discard red1")
    for other in "bcde":
        assert v.turn == other
        assert v.g.protected == 1
        v(f"{other} pass")
    assert v.turn == "a"
    assert v.g.protected == 0


@rule("CA-05", "CA-52")
def test_a_protected_bench_leaves_no_target_and_the_card_is_laid_all_the_same() -> None:
    v = village("hands: b=oubliettes.blue | bench: a=red3 | protected: a | turn: b")
    assert v.targets("b", "oubliettes.blue") == [""]
    v("b play oubliettes.blue")
    assert v.bench("a") == ["red3"]
    assert v.bench("b") == ["oubliettes.blue"]
    assert v.totals == {"red": 3, "blue": 1}


@rule("C-33")
def test_a_burnt_card_protects_nobody() -> None:
    v = village("hands: a=forest_fire b=red1").rest()
    v("a play forest_fire").rest()
    v("b burn red1")
    assert v.g.protected == 0


# The end ---------------------------------------------------------------------------------------------------------


def ending(v: object) -> tuple[str, int]:
    g = v.g  # type: ignore[attr-defined]
    return g.ending, g.turns_left


@rule("C-34", "C-35")
def test_seven_cards_with_five_players_eight_with_fewer() -> None:
    v = village(f"hands: a=double_ration | bench: a={SIX}")("a play double_ration")
    assert ending(v) == ("bench", 3)
    v = village(f"hands: a=double_ration,clover | bench: a={SIX}", 4)("a play double_ration")
    assert ending(v) == ("", 0)
    v("a play clover")
    assert ending(v) == ("bench", 3)


@rule("CA-92", "C-34")
def test_a_table_may_play_for_a_shorter_bench() -> None:
    for seats in (4, 5):
        v = village(f"hands: a=double_ration,clover | bench: a={FIVE}", seats, bench_limit=6)("a play double_ration")
        assert ending(v) == ("bench", 3)
        assert v.g.view(0).limit == 6


@rule("C-36", "C-37", "CA-59")
def test_a_stolen_card_counts_and_the_others_play_once_more() -> None:
    """The example of the rules: D holds 8, E A B C play, then it is over."""
    v = village(f"hands: d=uprooting | bench: d={SIX} c=orange2 | turn: d | deck: 30")
    v("d play uprooting orange2").rest()
    assert len(v.bench("d")) == 8
    assert v.turn == "e"
    for other in "eabc":
        assert v.turn == other
        assert v.asked != "over"
        v(f"{other} pass")
    assert v.asked == "over"


@rule("CA-60", "CA-62")
def test_the_bench_is_counted_when_the_action_is_over() -> None:
    """Once set off, the end is not undone."""
    v = village(f"hands: a=oubliettes | bench: a={SIX}")("a play oubliettes red1")
    assert ending(v) == ("", 0)
    assert len(v.bench("a")) == 6
    v = village(f"hands: a=double_ration b=oubliettes | bench: a={SIX} | deck: 30")
    v("a play double_ration", "b play oubliettes double_ration").rest()
    assert len(v.bench("a")) == 6
    assert ending(v) == ("bench", 2)
    v.all_pass(3)
    assert v.asked == "over"
    assert v.turn == "e"


@rule("CA-61", "CA-89")
def test_a_bench_filled_out_of_turn_counts_from_the_active_player() -> None:
    text = f"hands: b=sabotage | bench: d={SIX} | turn: b | deck: 30"
    v = village(text)("b play sabotage red1").rest()
    assert ending(v) == ("bench", 3)
    assert v.turn == "c"
    v.all_pass(4)
    assert v.asked == "over"
    assert v.turn == "a"
    v = village(text, trigger_ref="owner")("b play sabotage red1").rest()
    v.all_pass(1)
    assert v.asked == "over"
    assert v.turn == "c"
    text = f"hands: c=sabotage | bench: d={SIX} | turn: c | deck: 30"
    v = village(text, trigger_ref="owner")("c play sabotage red1").rest().all_pass(5)
    assert v.asked == "over"
    assert v.turn == "c"


@rule("CA-63")
def test_the_last_round_is_the_same_with_fewer_players() -> None:
    v = village(f"hands: b=double_ration,clover | bench: b={SEVEN} | turn: b | deck: 30", 3)
    v("b play double_ration")
    assert ending(v) == ("bench", 2)
    v("b pass").all_pass(2)
    assert v.asked == "over"
    assert v.turn == "a"


@rule("C-38", "CA-64", "CA-65")
def test_the_round_is_finished_when_the_deck_is_empty() -> None:
    """A deck of three, and one of five."""
    v = village("deck: 3 | start: a | hands: d=double_ration")
    v.all_pass(2)
    assert ending(v) == ("deck", 2)
    assert v.turn == "c"
    v("c pass", "d play double_ration")
    assert v.turn == "e"
    assert v.hand("e") == []
    v("e pass")
    assert v.asked == "over"
    v = village("deck: 5 | start: a").all_pass(4)
    assert ending(v) == ("deck", 0)
    assert v.turn == "e"
    v("e pass")
    assert v.asked == "over"


@rule("CA-64")
def test_a_short_deck_is_drawn_as_far_as_it_goes() -> None:
    v = village("deck: 1 | start: a | first: c", 4)
    assert len(v.hand("a")) == 1
    assert ending(v) == ("deck", 1)
    assert v.g.actions == 2


@rule("C-39")
def test_the_first_trigger_decides() -> None:
    v = village(f"deck: 1 | start: a | hands: b=double_ration | bench: b={SIX}")
    assert ending(v) == ("deck", 4)
    v("a pass", "b play double_ration")
    assert ending(v) == ("deck", 2)
    assert len(v.bench("b")) == 7
    v.all_pass(3)
    assert v.asked == "over"
    assert v.turn == "e"
