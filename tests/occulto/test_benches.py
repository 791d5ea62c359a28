"""Cards that cover, colour, copy, steal and discard other cards (C-51, C-61, C-66, C-69, C-70)."""

import pytest

from noctuary.testing import rule
from noctuary.testing.occulto import village


@rule("C-51", "CA-54")
def test_oubliettes_discard_a_card_of_any_bench_but_not_themselves() -> None:
    v = village("hands: a=oubliettes | bench: a=red3 d=blue3")
    assert v.targets("a", "oubliettes") == ["red3", "blue3"]
    v("a play oubliettes blue3").rest()
    assert v.bench("d") == []
    assert v.card("blue3") in v.g.discards
    v = village("hands: a=oubliettes")("a play oubliettes")
    assert v.bench("a") == ["oubliettes"], "on an empty table they eat nothing"


@rule("C-05")
def test_a_character_is_no_card_of_the_bench() -> None:
    v = village("hands: a=oubliettes,uprooting | bench: b=red3")
    assert v.targets("a", "oubliettes") == ["red3"]
    assert v.targets("a", "uprooting") == ["red3"]
    assert v.refused("a play oubliettes @b") == "C-51"
    assert v.refused("a play uprooting @b") == "C-70"


@rule("C-70", "CA-50")
def test_uprooting_takes_a_card_and_does_not_use_it_again() -> None:
    v = village("hands: a=uprooting | bench: a=red3 b=clover")
    assert v.targets("a", "uprooting") == ["clover"], "opponents only"
    v("a play uprooting clover")
    assert v.bench("a") == ["red3", "uprooting", "clover"]
    assert v.turn == "b", "no extra action"


@rule("C-61", "C-40")
def test_a_sabotage_lies_on_the_card_and_in_its_bench() -> None:
    v = village("hands: a=sabotage | bench: c=green3,red1")("a play sabotage green3")
    assert v.bench("c") == ["green3", "red1", "sabotage"]
    assert v.bench("a") == []
    assert v.totals == {"red": 1}


@rule("CA-47")
def test_what_may_be_sabotaged() -> None:
    text = "hands: a=sabotage,sabotage2 | bench: a=red3 c=green3,sabotage3,abundance"
    text += " | covers: sabotage3>green3 | tints: abundance=green"
    v = village(text)
    assert v.targets("a", "sabotage") == ["red3", "abundance"]
    assert v.refused("a play sabotage green3") == "CA-47"
    assert v.refused("a play sabotage sabotage3") == "CA-47"
    v = village(text, sabotage_on_sabotage=True)
    assert v.targets("a", "sabotage") == ["red3", "sabotage3", "abundance"]
    assert v.totals == {"red": 3, "green": 1}
    v("a play sabotage sabotage3")
    assert v.totals == {"red": 3, "green": 4}, "a sabotaged Sabotage cancels nothing"


@rule("CA-47")
def test_sabotage_on_an_abundance_cancels_its_potion_alone() -> None:
    v = village("hands: a=sabotage | bench: c=green3,abundance | tints: abundance=green")
    assert v.totals == {"green": 4}
    v("a play sabotage abundance")
    assert v.totals == {"green": 3}
    assert len(v.bench("c")) == 3


@rule("CA-48")
def test_removing_a_sabotage_revives_the_card() -> None:
    """Taking the card leaves the Sabotage behind, inert; taking the Sabotage makes it inert."""
    text = "hands: b=oubliettes.blue,uprooting.red | bench: c=green3,sabotage | covers: sabotage>green3 | turn: b"
    v = village(text)("b play oubliettes.blue sabotage")
    assert v.totals == {"green": 3, "blue": 1}
    assert v.bench("c") == ["green3"]
    v = village(text)("b play oubliettes.blue green3")
    assert v.bench("c") == ["sabotage"]
    assert v.g.covers == {}
    v = village(text)("b play uprooting.red green3")
    assert v.totals == {"green": 3, "red": 2}
    assert v.bench("c") == ["sabotage"]
    v = village(text)("b play uprooting.red sabotage")
    assert v.totals == {"green": 3, "red": 2}
    assert v.bench("b") == ["uprooting.red", "sabotage"]
    assert v.g.covers == {}


@rule("CA-48")
def test_stacks_move_together_if_so_read() -> None:
    text = "hands: b=oubliettes.blue,uprooting.red | bench: c=green3,sabotage | covers: sabotage>green3 | turn: b"
    v = village(text, stack="together")("b play oubliettes.blue green3")
    assert v.bench("c") == []
    assert v.totals == {"blue": 1}
    v = village(text, stack="together")("b play uprooting.red sabotage")
    assert set(v.bench("b")) == {"uprooting.red", "green3", "sabotage"}
    assert v.totals == {"red": 2}


@rule("CA-49", "CA-40")
def test_sabotage_cancels_potions_not_abilities() -> None:
    v = village("hands: a=chameleon | bench: b=thief,sabotage c=red1 | covers: sabotage>thief")
    assert any(target.startswith("thief") for target in v.targets("a", "chameleon"))


@rule("C-66", "CA-45", "CA-90")
def test_an_abundance_takes_a_colour_and_keeps_it() -> None:
    text = "hands: a=abundance b=oubliettes | bench: a=orange2 | deck: 40"
    v = village(text)("a play abundance orange2")
    assert v.totals == {"orange": 3}
    v("b play oubliettes orange2").rest()
    assert v.totals["orange"] == 1
    assert v.bench("a") == ["abundance"]
    v = village(text, abundance_orphan="lose")("a play abundance orange2", "b play oubliettes orange2").rest()
    assert v.totals == {"red": 1}
    assert v.bench("a") == ["abundance"]


@rule("CA-45")
def test_an_abundance_may_lie_on_a_sabotaged_card_or_on_another() -> None:
    v = village("hands: a=abundance,abundance2 | bench: a=red3,sabotage b=blue1 | covers: sabotage>red3", 4)
    assert v.targets("a", "abundance") == ["red3"], "a Sabotage has no colour, and b's bench is not one's own"
    v("a play abundance red3", "a play abundance2 abundance")
    assert v.totals == {"red": 2, "blue": 1}


@rule("CA-45b")
def test_an_abundance_on_an_empty_bench_is_worth_nothing() -> None:
    v = village("hands: a=abundance,double_ration | deck: 30", 4)("a play abundance", "a play double_ration")
    assert v.bench("a") == ["abundance", "double_ration"]
    assert "abundance" not in v.totals
    assert sum(v.totals.values()) == 3


@rule("CA-46")
def test_a_stolen_abundance_is_coloured_anew() -> None:
    text = "hands: b=uprooting.blue | bench: a=red3,abundance b=green1 | tints: abundance=red | turn: b"
    v = village(text)("b play uprooting.blue abundance")
    assert v.asked == "colour b"
    assert v.options("b") == ["colour blue", "colour green"]
    v("b colour green")
    assert v.totals == {"red": 3, "blue": 2, "green": 2}
    assert v.bench("a") == ["red3"]
    v = village("hands: b=uprooting.blue | bench: a=red3,abundance | tints: abundance=red | turn: b")
    v("b play uprooting.blue abundance")
    assert v.totals == {"red": 3, "blue": 3}, "the Uprooting's own colour counts, and is the only one"
    v = village("hands: a=chameleon | bench: b=uprooting,abundance c=red1 | tints: abundance=red")
    v("a play chameleon uprooting abundance").rest()
    assert v.bench("a") == ["chameleon", "abundance"]
    assert v.g.tints == {}, "no colour there: worth nothing"


# Chameleon -------------------------------------------------------------------------------------------------------


@rule("C-69", "CA-41", "C-30")
def test_what_a_chameleon_can_copy() -> None:
    text = "hands: a=chameleon b=red1 | bench: b=thief c=barter e=shield"
    v = village(text)
    assert v.targets("a", "chameleon") == ["thief seat1"]
    assert v.refused("a play chameleon shield") == "CA-41"
    v = village(text + " | protected: b")
    assert v.targets("a", "chameleon") == [""]
    assert v.refused("a play chameleon thief b") == "C-30"
    v = village("hands: a=chameleon b=red1 | bench: b=thief c=barter", 3)
    assert v.targets("a", "chameleon") == ["thief seat1", "barter seat1", "barter seat2"]


@rule("CA-44", "CA-43")
def test_a_copy_has_its_own_targets_and_can_be_shielded() -> None:
    v = village("hands: a=chameleon c=shield | bench: b=uprooting c=red3 d=blue3")
    assert v.targets("a", "chameleon") == ["uprooting uprooting", "uprooting red3", "uprooting blue3"]
    v("a play chameleon uprooting red3")
    assert v.asked == "shield c"
    v("c shield shield")
    assert v.bench("a") == ["chameleon"]
    assert v.bench("c") == ["red3", "shield"]


@rule("CA-42")
def test_a_chameleon_laid_as_abundance_or_sabotage_is_one() -> None:
    v = village("hands: a=chameleon | bench: a=red3 b=abundance")("a play chameleon abundance red3")
    assert v.totals == {"red": 4}
    assert len(v.bench("a")) == 2
    v = village("hands: a=chameleon b=uprooting.blue | bench: a=red3 b=abundance | deck: 40")
    v("a play chameleon abundance red3", "b play uprooting.blue chameleon").rest()
    assert v.totals == {"red": 3, "blue": 3}, "stolen, it is coloured anew"
    v = village("hands: a=chameleon b=sabotage2 | bench: b=sabotage c=green3 | deck: 40")
    v("a play chameleon sabotage green3")
    assert v.bench("c") == ["green3", "chameleon"]
    assert v.totals == {}
    assert v.refused("b play sabotage2 chameleon") == "CA-47"


COPYABLE = {
    "reaper": "@b", "oubliettes": "red3", "thief": "b", "poisoned_gift": "left", "totem": "@b", "forest_fire": "",
    "divination": "@b", "gust": "left", "barter": "b", "metamorphosis": "@b @c", "sabotage": "red3", "tornado": "",
    "lucidity": "", "full_moon": "@b", "clover": "", "abundance": "red3", "double_ration": "", "crystal_ball": "",
    "uprooting": "blue3",
}  # fmt: skip


@pytest.mark.parametrize("name", COPYABLE)
@rule("C-69")
def test_a_chameleon_does_what_the_copied_card_does(name: str) -> None:
    """The same play by the card itself and by a copy leaves the same table, but for the two cards."""
    text = "hands: a={} b=red1,red2 c=green1 | bench: a=red3,{} b=blue3 | deck: 30"
    itself = village(text.format(name, "chameleon"))
    itself(f"a play {name} {COPYABLE[name]}".strip())
    copy = village(text.format("chameleon", name))
    copy(f"a play chameleon {name} {COPYABLE[name]}".strip())
    assert itself.asked == copy.asked
    for v in (itself, copy):
        v.rest()
        while v.g.asks()[0].kind in ("burn", "give", "crystal", "colour"):
            v.g.play(v.g.asks()[0].who, v.g.asks()[0].options[0])
        v.rest()
    assert itself.held == copy.held
    assert itself.turn == copy.turn
    assert itself.g.rations == copy.g.rations
    assert [len(hand) for hand in itself.g.hands] == [len(hand) for hand in copy.g.hands]
    assert [len(bench) for bench in itself.g.bench] == [len(bench) for bench in copy.g.bench]


@rule("CA-51")
def test_abilities_must_be_used_unless_the_table_says_otherwise() -> None:
    v = village("hands: a=oubliettes | bench: a=red3")
    assert v.targets("a", "oubliettes") == ["red3"]
    assert v.refused("a lay oubliettes") == "CA-51"
    v = village("hands: a=oubliettes,sabotage,shield | bench: a=red3", ability_optional=True)
    assert "lay sabotage" in v.options("a")
    assert "lay shield" not in v.options("a")
    v("a lay oubliettes")
    assert v.bench("a") == ["red3", "oubliettes"]


@rule("CA-52", "CA-53")
def test_an_ability_without_a_target_is_refused_when_there_is_one() -> None:
    v = village("hands: a=oubliettes,thief,metamorphosis b=red1 | bench: c=red3")
    assert v.refused("a play oubliettes") == "C-51"
    assert v.refused("a play thief") == "C-52"
    assert v.refused("a play thief c") == "C-52"
    assert v.refused("a play metamorphosis @b") == "C-60"
    assert v.refused("a play metamorphosis @b @b") == "C-60"
    assert v.refused("a play red1") == "C-22", "not in hand"


@rule("CA-46", "CA-47", "CA-48")
def test_a_sabotaged_abundance_that_is_uprooted() -> None:
    """The three together: the Sabotage stays behind, the Abundance is coloured anew and counts."""
    text = (
        "hands: b=uprooting.blue | bench: a=red3,abundance,sabotage | tints: abundance=red | covers: sabotage>abundance"
    )
    v = village(text + " | turn: b")
    assert v.totals == {"red": 3}
    v("b play uprooting.blue abundance").rest()
    assert v.totals == {"red": 3, "blue": 3}
    assert v.bench("a") == ["red3", "sabotage"]
    assert v.g.covers == {}
    v = village(text + " | turn: b")("b play uprooting.blue sabotage").rest()
    assert v.totals == {"red": 4, "blue": 2}, "without the Sabotage the Abundance counts where it lies"
    v = village(text + " | turn: b", stack="together")("b play uprooting.blue abundance").rest()
    assert v.totals == {"red": 3, "blue": 2}, "the stack came along, and still cancels"
    assert len(v.bench("b")) == 3


@rule("CA-45", "CA-47")
def test_an_abundance_on_a_card_that_is_sabotaged_later() -> None:
    v = village("hands: a=abundance b=sabotage | bench: a=red3 | deck: 40")("a play abundance red3")
    v("b play sabotage red3").rest()
    assert v.totals == {"red": 1}, "the card is cancelled, its Abundance is not"


@rule("C-61", "CA-17")
def test_while_shields_are_asked_for_nobody_thinks_of_the_sabotage_in_a_hand() -> None:
    """Player c knew that a held it, and sees now that it lies between the benches."""
    v = village("hands: a=sabotage b=shield | bench: b=green3")
    v.g.hints[2][v.card("sabotage")] = 1
    v("a play sabotage green3")
    assert (v.asked, v.g.sabotage_in_flight) == ("shield b", v.card("sabotage"))
    assert v.g.hints[2] == {}


@rule("C-40", "C-66")
def test_what_each_card_counts_is_told_with_it() -> None:
    text = "bench: a=red3 c=green3,sabotage,abundance d=sabotage2,abundance2"
    v = village(text + " | covers: sabotage>green3 sabotage2>abundance2 | tints: abundance=green abundance2=red")
    names = {card.id: name for name, card in v.names.items()}
    laid = {names[each.card]: each for bench in v.g.view(None).bench for each in bench}
    assert {name: (each.colour, each.potions) for name, each in laid.items()} == {
        "red3": ("red", 3), "green3": ("green", 0), "sabotage": (None, 0), "abundance": ("green", 1),
        "sabotage2": (None, 0), "abundance2": ("red", 0),
    }  # fmt: skip
    assert [name for name, each in laid.items() if each.cancelled] == ["green3", "abundance2"]
    assert names[laid["sabotage2"].covers or ""] == "abundance2"
