"""BOUCLIER: who is asked, what a Shield saves, and that asking betrays nobody (C-55, CA-06 … CA-20)."""

import pytest

from noctuary.core.refusal import BadInput
from noctuary.occulto import SPEC
from noctuary.testing import rule
from noctuary.testing.occulto import village


@rule("C-55", "CA-09")
def test_a_shield_stops_the_reaper_and_lies_on_the_bench() -> None:
    v = village("hands: a=shield.blue,red2 c=reaper | turn: c")("c play reaper @a")
    assert v.asked == "shield a"
    assert v.options("a") == ["decline", "shield shield.blue"]
    v("a shield shield.blue")
    assert v.held[0] == "red"
    assert v.bench("a") == ["shield.blue"]
    assert v.hand("a") == ["red2"]
    assert v.totals == {"red": 1, "blue": 1}


@rule("CA-10", "C-56")
def test_a_shield_saves_only_its_owner() -> None:
    """The example of the rules: A shields against the fire, the others still burn."""
    v = village("hands: a=shield,red1 b=red2 e=forest_fire | turn: e | deck: 30")("e play forest_fire")
    assert v.asked == "shield ab"
    v("a shield shield", "b decline")
    assert v.asked == "burn b"
    v("b burn red2")
    assert v.bench("a") == ["shield"]
    assert v.hand("a")[0] == "red1"
    assert v.hand("b") == []


@rule("CA-06")
def test_eleven_abilities_can_be_shielded() -> None:
    """Each against b, who holds a Shield: nothing of b's is touched."""
    attacks = {
        "reaper": "@b", "oubliettes": "blue3", "thief": "b", "poisoned_gift": "left", "forest_fire": "", "gust": "left",
        "barter": "b", "metamorphosis": "@b @c", "sabotage": "blue3", "tornado": "", "uprooting": "blue3",
    }  # fmt: skip
    for name, target in attacks.items():
        v = village(f"hands: a={name},red1 b=shield,red2 c=red3 | bench: b=blue3 | deck: 30")
        v(f"a play {name} {target}".strip())
        assert any(ask.who == 1 and ask.kind == "shield" for ask in v.g.asks()), name
        v("b shield shield")
        while v.g.asks()[0].kind != "act":
            v.rest()
            if v.g.asks()[0].kind != "act":
                v.g.play(v.g.asks()[0].who, v.g.asks()[0].options[0])
        assert v.hand("b")[0] == "red2"
        assert v.bench("b") == ["blue3", "shield"]
        assert v.held[1] == "yellow", name
        assert v.totals["blue"] >= 3, name


@rule("CA-06")
def test_the_narrow_reading_shields_attack_cards_only() -> None:
    v = village("hands: a=metamorphosis,thief b=shield", shield_scope="attack", seats=4)("a play metamorphosis @b @c")
    assert v.held[1] == "blue"
    assert v.asked == "act a"
    v("a play thief b")
    assert v.asked == "shield b"


@rule("CA-16")
@pytest.mark.parametrize(
    "name", ["totem @b", "lucidity", "crystal_ball", "double_ration", "abundance red1", "divination @b"]
)
def test_what_takes_nothing_cannot_be_shielded(name: str) -> None:
    card = name.split(maxsplit=1)[0]
    v = village(f"hands: a={card} b=shield | bench: a=red1")(f"a play {name}")
    assert not v.asked.startswith("shield")


@rule("CA-15")
def test_looks_can_be_shielded_if_so_read() -> None:
    for card in ("divination", "full_moon"):
        v = village(f"hands: a={card} b=shield")(f"a play {card} @b")
        assert v.asked.startswith("peek")
        v = village(f"hands: a={card} b=shield", shield_vs_vision=True)(f"a play {card} @b")
        v("b shield shield")
        assert v.asked == "act b"
        assert v.possible("a", 1) != {"yellow"}


@rule("CA-07", "CA-53")
def test_shields_are_asked_for_before_anything_moves() -> None:
    v = village("hands: a=thief b=red1,red2")("a play thief b")
    assert v.hand("b") == ["red1", "red2"]
    assert v.hand("a") == []
    assert v.bench("a") == ["thief"]
    attack = v.g.view(4).attack
    assert attack is not None
    assert (attack.ability, attack.targets) == ("thief", ("seat1",))


@rule("CA-08")
def test_a_shield_is_never_played_in_ones_own_turn() -> None:
    v = village("hands: a=shield,poisoned_gift b=red1 | deck: 30")
    assert v.refused("a play shield") == "C-55"
    assert v.refused("a shield shield") == "C-55"
    assert v.targets("a", "shield") == []
    assert "discard shield" in v.options("a")
    v("a play poisoned_gift left")
    assert v.asked == "shield b", "not even against one's own gift"
    v("b decline", "a give shield", "b give red1")
    assert v.hand("b")[0] == "shield", "but it may be given away"


@rule("C-55")
def test_a_shield_at_the_wrong_moment_is_refused() -> None:
    v = village("hands: a=thief b=shield c=shield2")
    assert v.refused("b shield shield") == "C-55"
    v("a play thief b")
    assert v.refused("c shield shield2") == "C-55", "c is not attacked"
    assert v.refused("b shield shield2") == "C-55", "not in hand"


@rule("CA-11", "CA-34")
def test_gifts_go_past_a_shield() -> None:
    text = "hands: a=poisoned_gift,red1 c=red2 d=shield,red3 e=blue1 | deck: 0 | first: b"
    v = village(text)("a play poisoned_gift left")
    assert v.asked == "shield cde", "an empty hand cannot hold a Shield"
    v("d shield shield").rest()
    v("a give red1", "c give red2", "e give blue1")
    assert [v.hand(letter) for letter in "abcde"] == [["blue1"], ["red1"], [], ["red3"], ["red2"]]
    v = village(text, gift_shield="receive")("a play poisoned_gift left", "d shield shield").rest()
    v("a give red1", "c give red2", "e give blue1")
    assert [v.hand(letter) for letter in "abcde"] == [["blue1"], ["red1"], [], ["red3", "red2"], []]


@rule("CA-12")
def test_against_a_metamorphosis_the_owners_are_asked_in_turn() -> None:
    text = "hands: d=metamorphosis e=shield,red1 b=shield2 | turn: d"
    v = village(text)("d play metamorphosis @b @e")
    assert v.asked == "shield e", "clockwise from the active player"
    v("e shield shield")
    assert v.asked == "act e"
    assert v.held[1] == "yellow"
    assert v.hand("b") == ["shield2"], "b was not asked"
    v = village(text)("d play metamorphosis @b @e", "e decline")
    assert v.asked == "shield b"
    v("b decline")
    assert v.held[1] == "green"
    assert v.held[4] == "yellow"


@rule("CA-13")
def test_gust_and_tornado_leave_a_shielded_character_out() -> None:
    v = village("hands: a=gust b=shield c=red1 | deck: 30")("a play gust left")
    assert v.asked == "shield bc"
    v("b shield shield", "c decline")
    assert v.held == ["green", "yellow", "red", "blue", "violet", "orange"]
    v = village("hands: a=tornado b=shield | deck: 30")("a play tornado", "b shield shield")
    assert v.held[1] == "yellow"
    assert v.possible("b", 1) == {"yellow"}


@rule("CA-14")
def test_hands_can_be_shielded() -> None:
    for card in ("thief", "barter"):
        v = village(f"hands: a={card},red1 b=shield,red2 | deck: 30")(f"a play {card} b", "b shield shield")
        assert v.hand("a") == ["red1"]
        assert v.hand("b")[0] == "red2"
        assert v.bench("b") == ["shield"]


@rule("CA-17")
def test_a_shielded_sabotage_lies_inert_before_the_attacker() -> None:
    v = village("hands: a=sabotage b=shield.green | bench: b=blue3")("a play sabotage blue3")
    assert v.g.sabotage_in_flight is v.card("sabotage")
    assert v.g.view(2).sabotage_in_flight is not None
    v("b shield shield.green")
    assert v.bench("a") == ["sabotage"]
    assert v.totals == {"blue": 3, "green": 1}
    assert v.g.covers == {}


@rule("CA-17")
def test_a_position_stored_when_the_flying_sabotage_was_called_air_still_loads() -> None:
    v = village("hands: a=sabotage b=shield.green | bench: b=blue3")("a play sabotage blue3")
    now = SPEC.write(v.g)
    then = now.replace(" | sabotage_in_flight: ", " | air: ")
    assert then != now
    assert SPEC.write(SPEC.read(then)) == now
    with pytest.raises(BadInput, match="air"):
        SPEC.read(now.replace(" | backs: ", " | air: - | backs: "))


@rule("CA-18")
def test_one_shield_for_one_attack() -> None:
    v = village("hands: a=thief b=shield,shield2 c=red1 | deck: 30")("a play thief b")
    assert v.options("b") == ["decline", "shield shield", "shield shield2"]
    v("b shield shield2")
    assert v.asked == "act b"
    assert "shield" in v.hand("b"), "and nobody may shield a Shield"


@rule("CA-19")
def test_a_harmless_attack_may_be_shielded() -> None:
    v = village("hands: a=metamorphosis b=shield.orange | characters: red yellow blue violet green orange")
    v("a play metamorphosis @b c0", "b shield shield.orange")
    assert v.totals == {"red": 1, "orange": 1}


@rule("CA-09", "CA-61")
def test_a_shield_can_set_off_the_end_out_of_turn() -> None:
    six = "red1,red1b,red2,red2b,red3,red3b"
    v = village(f"hands: b=thief d=shield | bench: d={six} | turn: b | deck: 30")("b play thief d", "d shield shield")
    assert len(v.bench("d")) == 7
    assert v.g.ending == "bench"
    assert v.g.turns_left == 3


@rule("CA-06", "CA-07")
def test_asking_does_not_tell_who_holds_a_shield() -> None:
    """Who is asked depends on open facts only; what the asked one may answer is seen by nobody else."""
    with_it = village("hands: a=forest_fire b=shield c=red1 d=red2")("a play forest_fire")
    without = village("hands: a=forest_fire b=red3 c=red1 d=red2")("a play forest_fire")
    assert with_it.asked == without.asked == "shield bcd"
    for v in (with_it, without):
        v("c decline")
        assert v.g.view(4).waiting == (1, 2, 3)
        assert v.g.view(4).asked == "shield"


@rule("CA-18", "CA-09")
def test_nobody_is_asked_once_all_shields_have_been_seen() -> None:
    v = village("hands: a=thief b=red1 | bench: c=shield,shield2,shield3,shield4 | deck: 30")("a play thief b")
    assert v.asked == "act b"


@rule("C-55", "CA-10")
def test_who_learns_something_when_the_sealed_answers_are_opened() -> None:
    """Everybody but one who was asked alone beside the last to answer: that one's own answer was all it lacked."""
    v = village("hands: a=gust,blue1 b=shield,red1 c=green1", 3)("a play gust left", "b decline")
    assert not any(v.g.reveals_to(seat) for seat in (0, 1, 2, None)), "a sealed answer shows nothing"
    v("c decline")
    assert [v.g.reveals_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, True]
