"""The abilities that touch characters, hands and the deck, one by one (C-50 … C-68)."""

import pytest

from noctuary.testing import rule
from noctuary.testing.occulto import village

# Characters ------------------------------------------------------------------------------------------------------


@rule("C-50", "CA-25", "C-12")
def test_the_reapers_victim_takes_the_centre_unseen() -> None:
    """Everybody sees who is gone; the victim cannot tell which of five the new one is."""
    v = village("hands: c=reaper | turn: c")("c play reaper @a").rest()
    assert v.held == ["orange", "yellow", "blue", "violet", "green", "-"]
    assert v.g.view(None).out == ("red",)
    assert v.possible("a", 0) == {"yellow", "blue", "violet", "green", "orange"}
    v = village("hands: a=reaper")("a play reaper c0")
    assert v.g.view(None).out == ("orange",)
    assert v.held[5] == "-"


@rule("CA-21", "CA-22")
def test_without_a_centre_the_victim_has_no_character() -> None:
    """Cannot win, and has nothing to look at."""
    v = village("hands: a=reaper b=chameleon d=lucidity | deck: 40")
    v("a play reaper c0", "b play chameleon reaper @d").rest()
    assert v.held == ["red", "yellow", "blue", "-", "green", "-"]
    v.all_pass(1)
    v("d play lucidity")
    assert v.turn == "e"
    assert "d play metamorphosis" not in v.options("e")
    v = village("hands: a=reaper b=chameleon | deck: 40", reap_requires_centre=True)
    v("a play reaper c0")
    assert v.targets("b", "chameleon") == ["reaper"], "no player may be chosen now"


@rule("CA-21")
def test_of_two_in_the_centre_one_is_drawn_openly_or_picked() -> None:
    v = village("hands: a=reaper", 4)("a play reaper @b").rest()
    assert v.held.count("-") == 1
    assert v.held[1] in ("green", "orange")
    assert v.held[1] not in v.held[4:]
    v = village("hands: a=reaper", 4, reap_pick="victim")("a play reaper @b").rest()
    assert v.asked == "replace b"
    assert v.options("b") == ["take c0", "take c1"]
    v("b take c1")
    assert v.held == ["red", "orange", "blue", "violet", "green", "-"]


@rule("CA-23", "CA-20")
def test_only_a_face_down_character_can_be_chosen_ones_own_too() -> None:
    v = village("hands: a=reaper,metamorphosis,totem,full_moon", 3)
    assert v.targets("a", "reaper") == ["s0", "s1", "s2", "c0", "c1"]
    v("a play reaper @a")
    assert v.held[0] in ("violet", "green"), "no Shield is asked for against oneself"
    taken = "c0" if v.held[3] == "-" else "c1"
    assert all(
        taken not in target for card in ("metamorphosis", "totem", "full_moon") for target in v.targets("a", card)
    )


@rule("C-54", "CA-26")
def test_a_totem_holds_for_two_rounds() -> None:
    v = village("hands: a=totem b=metamorphosis | deck: 40")("a play totem @c")
    assert all("s2" not in pair for pair in v.targets("b", "metamorphosis"))
    assert v.refused("b play metamorphosis @a @c") == "C-54"
    v.all_pass(5)
    assert v.turn == "b"
    assert v.g.locks != ()
    v.all_pass(4)
    assert v.turn == "a"
    assert v.g.locks == (), "it ends as the second turn after it begins"


@rule("CA-27")
def test_a_totem_stops_moving_not_looking() -> None:
    text = "hands: a=totem,gust b=tornado,reaper,divination,chameleon"
    v = village(text)("a play totem @c")
    assert "s2" in v.targets("b", "divination")
    assert "s2" not in v.targets("b", "reaper")
    assert any(target.endswith("s2") for target in v.targets("b", "chameleon")), "two Totems may stand"
    v("b play tornado").rest()
    assert v.held[2] == "blue"
    v = village("hands: a=totem,gust", 4)("a play totem @c", "a play gust left").rest()
    assert v.held == ["violet", "red", "blue", "yellow", "green", "orange"]


@rule("CA-27")
def test_a_held_centre_character_may_still_replace_one() -> None:
    v = village("hands: a=totem b=reaper")("a play totem c0", "b play reaper @d").rest()
    assert v.held[3] == "orange"
    assert [v.g.backs.index(lock[0]) for lock in v.g.locks] == [3]


@rule("C-60", "CA-28")
def test_metamorphosis_swaps_any_two() -> None:
    v = village("hands: a=metamorphosis")
    assert len(v.targets("a", "metamorphosis")) == 15
    v("a play metamorphosis @b c0").rest()
    assert v.held == ["red", "orange", "blue", "violet", "green", "yellow"]
    v = village("hands: a=metamorphosis", 4)
    assert "c0 c1" in v.targets("a", "metamorphosis")


@pytest.mark.parametrize(
    ("side", "held"), [("left", "green red yellow blue violet"), ("right", "yellow blue violet green red")]
)
@rule("C-58", "CA-29")
def test_a_gust_moves_everybody_one_place(side: str, held: str) -> None:
    v = village("hands: a=gust")(f"a play gust {side}").rest()
    assert v.held == [*held.split(), "orange"]
    v = village("hands: a=gust", gust_centre=True)("a play gust left").rest()
    assert v.held == ["orange", "red", "yellow", "blue", "violet", "green"]


@rule("CA-88", "C-58")
def test_a_gust_turns_the_open_character_down_if_it_moves() -> None:
    """The sixth of three players lies open until it first moves (CA-88); round the table alone it does not."""
    through, round_it = (
        village("hands: a=gust", 3, third_faceup="in_play", gust_centre=centre)("a play gust left").rest().g.view(1)
        for centre in (True, False)
    )
    assert [place.face for place in through.characters] == [None] * 6
    assert [place.face for place in round_it.characters] == [None] * 5 + ["orange"]


@rule("CA-22", "CA-29")
def test_a_gust_moves_the_gap_along() -> None:
    v = village("hands: a=reaper b=chameleon c=gust | deck: 40")
    v("a play reaper c0", "b play chameleon reaper @d").rest()
    v("c play gust left").rest()
    assert v.held[:5] == ["green", "red", "yellow", "blue", "-"]


@rule("C-62", "CA-30")
def test_a_tornado_shuffles_the_others_only() -> None:
    seen = set()
    for turn in range(12):
        v = village("hands: b=tornado | turn: b")
        v.g.chance.uses = {"tornado": turn}
        v("b play tornado").rest()
        assert v.held[1] == "yellow"
        assert v.held[5] == "orange"
        assert sorted(v.held[:5]) == ["blue", "green", "red", "violet", "yellow"]
        seen.add(tuple(v.held))
    assert len(seen) > 6
    assert len(v.possible("a", 0)) == 6, "a had seen only one of them"


@rule("C-62", "CA-30")
def test_a_tornado_does_not_touch_whom_a_totem_holds() -> None:
    """So they are not asked for a Shield either (CA-30)."""
    v = village("hands: a=totem,tornado b=red1 c=shield d=red2", 4)("a play totem @c", "a play tornado")
    assert v.asked == "shield bd"


@rule("C-62")
def test_after_a_tornado_one_knows_the_set_and_no_more() -> None:
    v = village("hands: a=divination b=tornado | deck: 40")("a play divination @c", "a ack", "b play tornado").rest()
    assert v.possible("a", 1) == {"yellow", "violet", "green", "orange"}, "b's own did not move"
    worlds = v.g.knowledge(0).worlds
    assert all({"0", "2"} <= {world[at] for at in (0, 2, 3, 4)} for world in worlds)


@rule("C-57", "CA-32")
def test_divination_shows_any_but_ones_own_to_one() -> None:
    v = village("hands: a=divination")
    assert v.targets("a", "divination") == ["s1", "s2", "s3", "s4", "c0"]
    v("a play divination c0")
    peek = v.g.view(0).peek
    assert peek is not None
    assert peek.colour == "orange"
    assert all(v.g.view(seat).peek is None for seat in (1, 2, 3, 4, None))
    v("a ack")
    assert v.possible("a", 5) == {"orange"}
    assert len(v.possible("b", 5)) == 5


@rule("C-63", "CA-33")
def test_lucidity_shows_ones_present_character() -> None:
    v = village("hands: a=metamorphosis b=lucidity")("a play metamorphosis @b @c").rest()
    assert len(v.possible("b", 1)) == 5
    v("b play lucidity")
    peek = v.g.view(1).peek
    assert peek is not None
    assert (peek.place, peek.colour) == ("s1", "blue")
    assert v.possible("b", 1) == {"blue"}
    assert v.g.view(1).peek is not None
    v("b ack")
    assert v.g.view(1).peek is None, "afterwards all are backs again"


@rule("C-64", "CA-31")
def test_full_moon_shows_everybody_but_the_owner() -> None:
    v = village("hands: a=metamorphosis,full_moon,full_moon2 | deck: 40", 4)
    v("a play metamorphosis @b @c").rest()
    v("a play full_moon @b")
    assert v.asked == "peek acd"
    v.rest()
    assert [v.possible(letter, 1) == {"blue"} for letter in "abcd"] == [True, False, True, True]
    v = village("hands: a=full_moon | characters: red yellow blue violet green orange")("a play full_moon c0")
    assert v.asked == "peek abcde"
    v = village("hands: a=full_moon")("a play full_moon @a")
    assert v.asked == "peek bcde"


# Hands and deck --------------------------------------------------------------------------------------------------


@rule("C-52", "CA-35")
def test_a_thief_takes_a_card_blind() -> None:
    v = village("hands: a=thief b=red1,red2,red3")
    assert v.targets("a", "thief") == ["seat1"], "the others hold nothing"
    v("a play thief b").rest()
    assert len(v.hand("b")) == 3
    assert len(v.hand("a")) == 1, "b has drawn since"
    (taken,) = v.hand("a")
    assert v.g.knowledge(1).cards == {v.card(taken).id: 1}
    assert v.g.knowledge(2).cards == {}


@rule("CA-35")
def test_a_thief_who_may_look_chooses() -> None:
    v = village("hands: a=thief b=red1,red2,red3 | deck: 30", thief="choose")("a play thief b").rest()
    assert v.asked == "steal a"
    assert len(v.options("a")) == 3
    v("a take red3")
    assert v.hand("a") == ["red3"]
    assert set(v.g.knowledge(0).cards) == {v.card("red1").id, v.card("red2").id}


@rule("C-59", "CA-36")
def test_barter_exchanges_whole_hands() -> None:
    v = village("hands: a=barter,red1 | deck: lucidity")("a play barter b").rest()
    assert v.hand("a") == []
    assert v.hand("b") == ["red1", "lucidity"], "an empty hand may be exchanged"
    v = village("hands: a=barter,red1 b=blue1,blue2 c=barter2 | deck: 30")("a play barter b").rest()
    v.all_pass(1)
    assert v.hand("a") == ["blue1", "blue2"]
    assert set(v.g.knowledge(0).cards.values()) == {1 << 1}
    assert set(v.g.knowledge(2).cards) == set()
    v("c play barter2 b").rest()
    assert v.g.knowledge(0).cards[v.card("red1").id] == 1 << 2, "who has followed it knows where it went"


@rule("C-53", "CA-34")
def test_poisoned_gifts_all_go_one_way_at_once() -> None:
    v = village("hands: a=poisoned_gift,red1 b=red2 c=red3 d=blue1 e=blue2 | deck: 30")(
        "a play poisoned_gift left"
    ).rest()
    assert v.asked == "give abcde"
    v("c give red3", "b give red2")
    assert v.hand("b") == ["red2"], "nothing moves before all have chosen"
    assert v.g.view(3).waiting == (0, 1, 2, 3, 4), "and nobody sees who has"
    v("a give red1", "e give blue2", "d give blue1")
    assert [v.hand(letter)[0] for letter in "abcde"] == ["blue2", "red1", "red2", "red3", "blue1"]


@rule("CA-34")
def test_an_empty_hand_gives_nothing_and_still_receives() -> None:
    v = village("hands: a=poisoned_gift c=red3 | deck: 30")("a play poisoned_gift right").rest()
    assert v.asked == "give c"
    v("c give red3")
    assert v.hand("b")[0] == "red3"


@rule("C-56", "CA-37")
def test_forest_fire_burns_a_card_of_each_other_hand() -> None:
    v = village("hands: a=forest_fire,red1 b=red2,red3 d=blue1 | deck: 30")("a play forest_fire").rest()
    assert v.asked == "burn bd", "empty hands are skipped"
    v("b burn red3", "d burn blue1")
    assert v.hand("a") == ["red1"]
    assert v.hand("b")[0] == "red2"
    assert v.hand("d") == []
    assert [str(card) for card in v.g.discards[-2:]] == [v.card("red3").id, v.card("blue1").id]


@rule("C-65", "CA-58")
def test_a_clover_draws_and_plays_again() -> None:
    v = village("hands: a=clover,red1 | bench: a=red3 | deck: lucidity,totem")("a play clover")
    assert v.turn == "a"
    assert v.hand("a") == ["red1", "lucidity"]
    v("a discard red1")
    assert v.turn == "b"
    assert v.g.protected == 1, "with five players the extra action may protect"
    v = village("hands: a=clover,red1", clover_5p_discard=False)("a play clover")
    assert not any(option.startswith("discard") for option in v.options("a"))
    v = village("hands: a=clover,red1,double_ration,double_ration2 | deck: 30", 4)("a play clover")
    assert v.refused("a discard red1") == "C-26"
    v("a play double_ration", "a play double_ration2")
    assert v.turn == "b", "one, and two more"


@rule("CA-58", "CA-43")
def test_clovers_chain_through_the_chameleon_and_work_on_an_empty_deck() -> None:
    v = village("hands: a=clover,chameleon,double_ration | deck: 30")
    v("a play clover", "a play chameleon clover", "a play double_ration")
    assert v.turn == "b"
    assert len(v.hand("a")) == 2
    v = village("hands: a=clover,double_ration | deck: 0")("a play clover", "a play double_ration")
    assert v.hand("a") == []
    assert len(v.bench("a")) == 2


@rule("C-67", "CA-38")
def test_double_rations_add_up() -> None:
    v = village("hands: a=double_ration,double_ration2 | deck: 37", 4)
    v("a play double_ration", "a play double_ration2").all_pass(3)
    assert len(v.hand("a")) == 4
    v.all_pass(4)
    assert len(v.hand("a")) == 6


@rule("C-68", "CA-39")
def test_the_crystal_ball_keeps_one_on_top() -> None:
    v = village("hands: a=crystal_ball | deck: red1,red2")("a play crystal_ball")
    assert v.options("a") == ["top red1", "top red2"]
    assert v.options("b") == []
    v("a top red2")
    assert v.hand("b") == ["red2"]
    assert v.g.deck[0] is v.card("red1")
    assert v.g.knowledge(0).cards[v.card("red2").id] == 1 << 1, "who left it there knows who has it"


@pytest.mark.parametrize("left", [0, 1, 2])
@rule("CA-39")
def test_the_crystal_ball_on_a_short_deck(left: int) -> None:
    v = village(f"hands: a=crystal_ball | deck: {left}")
    deck = list(v.g.deck)
    v("a play crystal_ball")
    if left == 0:
        assert v.turn == "b"
        return
    assert len(v.options("a")) == left
    assert v.g.ending == ""
    v.g.play(0, v.g.asks()[0].options[-1])
    assert v.g.hands[1] == deck[:1]
    assert v.g.ending == ("deck" if left == 1 else "")


@rule("C-58", "CA-29", "CA-22")
def test_a_gust_through_the_centre_leaves_nobody_without_a_character() -> None:
    """A place of the centre that was emptied stays out of the ring; as a gap it would come to a player."""
    for side in ("left", "right"):
        v = village("hands: a=reaper,gust | deck: 30", seats=4, gust_centre=True)
        v("a play reaper @b").rest()
        assert v.held.count("-") == 1
        v(f"a play gust {side}").rest()
        assert "-" not in v.held[:4]
        assert v.held.count("-") == 1


@rule("C-53", "CA-11")
def test_a_gift_that_everybody_else_shields_asks_nothing() -> None:
    hands = "a=poisoned_gift,red1 b=shield,red2 c=shield2,blue2"
    shields = ("b shield shield", "c shield shield2")
    v = village(f"hands: {hands} | deck: 30", seats=3)("a play poisoned_gift left", *shields)
    assert v.asked == "act a"
    assert v.hand("a") == ["red1"]
    v = village(f"hands: {hands} | deck: 30", seats=3, gift_shield="receive")("a play poisoned_gift left", *shields)
    assert v.asked == "give a", "where a shielded neighbour receives, there is somebody to give to"


@rule("CA-88", "CA-25")
def test_the_open_character_is_face_down_once_it_replaced_another() -> None:
    v = village("hands: a=reaper | deck: 30", 3, third_faceup="in_play", reap_pick="victim")("a play reaper @b").rest()
    v("b take c2").rest()
    assert v.held[1] == "orange"
    assert [place.face for place in v.g.view(0).characters] == [None] * 6


@rule("C-69", "C-54")
def test_what_a_chameleon_copies_is_refused_by_that_cards_rules() -> None:
    v = village("hands: a=totem b=chameleon | bench: b=metamorphosis | deck: 40")("a play totem @c")
    assert v.refused("b play chameleon metamorphosis @c @d") == "C-54"


@rule("C-68")
def test_a_crystal_ball_shows_its_player_something() -> None:
    """So it cannot be taken back, and nobody else has been shown anything."""
    v = village("hands: a=crystal_ball | deck: red1,red2", 4)("a play crystal_ball")
    assert [v.g.reveals_to(seat) for seat in (0, 1, 2, 3, None)] == [True, False, False, False, False]
