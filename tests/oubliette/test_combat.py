"""Creatures: fights, payments and being set back (O-15 … O-18, O-41 … O-46, OA-03 … OA-08, OA-40, OA-43)."""

import pytest

from noctuary.testing import rule
from noctuary.testing.oubliette import may, names, oubliette, play

WEAK = "slots: 2C(2) 2D(2) 3C(2) 3D(2) | equipped: 2S"
"""Twelve in all."""


@rule("O-15", "O-41")
@pytest.mark.parametrize("card", ["JC", "QD", "KH", "JS"])
def test_a_face_card_must_be_fought(card: str) -> None:
    g = oubliette(f"slots: 10D 9D 7C 5C | equipped: 3S | path: 10C | turned: {card}")
    assert g.asks()[0].kind == "fight"
    assert all(text.startswith("pay") for text in may(g))


@rule("O-42", "O-43", "O-44")
def test_a_king_wants_thirteen() -> None:
    g = oubliette("slots: 7D 5C 2C QS | equipped: 3S | path: 10C 9C | turned: KH")
    assert {"pay 3 4", "pay 4 e", "pay 1 2 3", "pay 1 2 e"} <= set(may(g))
    assert not {"pay 4", "pay 1 2", "fail"} & set(may(g))


@rule("O-42")
@pytest.mark.parametrize(("creature", "fives", "enough"), [("JS", "6C", True), ("QH", "6C", False), ("QH", "7C", True)])
def test_a_jack_wants_eleven_and_a_queen_twelve(creature: str, fives: str, enough: bool) -> None:
    g = oubliette(f"slots: 5C {fives} - - | equipped: - | path: 10C 9C | turned: {creature}", equip_cost="free")
    assert (may(g) == ["pay 1 2"]) == enough


@rule("O-44")
@pytest.mark.parametrize("slots", ["QS 2C 2D 2H", "KS 2C 2D 2H", "7C 5C 2D 2H", "3C 7C 4C 2H"])
def test_the_examples_of_the_text_beat_a_fiend(slots: str) -> None:
    answer = {"7": "pay 1 2", "3": "pay 1 2 3"}.get(slots[0], "pay 1")
    g = oubliette(f"slots: {slots} | equipped: 2S | path: 10C 9C | turned: QH")
    assert answer in may(g)


@rule("O-44")
def test_a_jack_pays_eleven() -> None:
    g = oubliette("slots: JS 2C - - | path: 10C | turned: JH")
    assert "pay 1" in may(g)
    h = oubliette("slots: JS 2C - - | path: 10C | turned: QH", equip_cost="free")
    assert may(h) == ["pay 1 2"]


@rule("O-16", "O-43")
def test_a_beaten_creature_goes_to_the_graveyard_after_the_payment() -> None:
    g = oubliette("slots: 7D(2) 5C(2) 2C QS | equipped: 3S | path: 10C 9C | turned: KH")
    play(g, "pay 1 2 e")
    assert names(g.graveyard) == "7D 5C 3S KH"
    assert len(g.path) == 2


@rule("OA-19")
def test_payments_lie_under_the_room_and_its_gate_and_the_card_met_on_top() -> None:
    """A failed fight after a card was paid, in a room with an open Chasm."""
    g = oubliette(f"{WEAK} | path: 10C 9C+C | turned: KH", combat_payment="sequential")
    play(g, "pay e", "fail")
    assert names(g.graveyard) == "2S 9C AD KH"


@rule("O-17", "O-45", "OA-06")
def test_a_lost_fight_costs_the_room_and_no_card() -> None:
    g = oubliette(f"{WEAK} | path: 10C 9D | turned: KH")
    assert may(g) == ["fail"]
    play(g, "fail")
    assert names(g.graveyard) == "9D KH"
    assert (g.needed(), sum(map(len, g.slots))) == (9, 8)


@rule("O-18", "O-93", "OA-40")
def test_a_fight_lost_in_the_first_room_loses_the_game() -> None:
    g = play(oubliette(f"{WEAK} | path: 10C | turned: KH"), "fail")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule, g.outcome.winners) == ("beaten_in_first_room", "O-93", ())


@rule("O-46", "O-94")
@pytest.mark.parametrize(("path", "reason"), [("10C 9C+P", "beaten_at_portcullis"), ("10C+CB 9C", "beaten_at_chasm")])
def test_a_fight_lost_with_the_way_back_barred_loses_the_game(path: str, reason: str) -> None:
    g = play(oubliette(f"{WEAK} | path: {path} | turned: KH"), "fail")
    assert g.outcome is not None
    assert (g.outcome.reason, g.outcome.rule) == (reason, "O-94")


@rule("O-46", "OA-55")
@pytest.mark.parametrize("path", ["10C+P 9C 8C", "10C+CB 9C 8C", "10C 9C 8C+C"])
def test_what_lies_further_back_or_in_front_does_not_bar_the_way_back(path: str) -> None:
    g = play(oubliette(f"{WEAK} | path: {path} | turned: KH"), "fail")
    assert g.outcome is None
    assert len(g.path) == 2


@rule("OA-02", "O-51")
def test_covered_cards_cannot_be_used() -> None:
    g = oubliette("slots: 2C/KC 2D/QC 2H - | equipped: 2S | path: 10C 9C | turned: JH")
    assert may(g) == ["fail"]


@rule("OA-03")
def test_a_payment_is_a_set_of_the_cards_showing() -> None:
    """The King under the 2 is not counted, and does not come up in time."""
    g = oubliette("slots: 2C/KC 2D 2H - | equipped: 3S | path: 10C 9C | turned: JH", combat_payment="visible")
    assert may(g) == ["fail"]


@rule("OA-03", "OA-06")
def test_or_cards_are_paid_one_at_a_time_and_what_they_uncover_helps() -> None:
    g = oubliette("slots: 2C/KC 2D 2H - | equipped: 3S | path: 10C 9C | turned: JH", combat_payment="sequential")
    assert may(g) == ["pay 1", "pay 2", "pay 3", "pay e", "fail"]
    play(g, "pay 1")
    assert "fail" not in may(g)
    play(g, "pay 1")
    assert names(g.graveyard) == "2C KC JH"
    assert len(g.path) == 2


@rule("OA-03", "OA-06")
def test_cards_paid_one_at_a_time_stay_lost_if_the_fight_is() -> None:
    g = oubliette(f"{WEAK} | path: 10C 9C | turned: KH", combat_payment="sequential")
    play(g, "pay e", "fail")
    assert names(g.graveyard) == "2S 9C KH"


@rule("OA-03", "O-82", "OA-95")
@pytest.mark.parametrize(("equipped", "won"), [("3S", False), ("KS", True)])
def test_cards_paid_one_at_a_time_count_their_value_and_the_power_of_a_king(equipped: str, won: bool) -> None:
    """5 and 5 against 11."""
    g = oubliette(f"slots: 5C 5D 2H - | equipped: {equipped} | path: 10C | turned: JH", combat_payment="sequential")
    play(g, "pay 1", "pay 2")
    assert (g.asks()[0].kind == "act") == won


@rule("OA-03", "O-76")
def test_a_joker_uncovered_by_a_payment_may_destroy() -> None:
    g = oubliette("slots: 2C/X1 2D 2H - | equipped: 3S | path: 10C 9C | turned: JH", combat_payment="sequential")
    play(g, "pay 1", "destroy 1")
    assert names(g.graveyard) == "2C JH"


@rule("OA-04")
@pytest.mark.parametrize(("must", "card"), [(True, "KH"), (False, "KH"), (True, "5D"), (False, "5D")])
def test_who_can_pay_must_unless_read_otherwise(must: bool, card: str) -> None:
    g = oubliette(f"slots: KC 2C 2D 2H | equipped: 3S | path: 10C 9C | turned: {card}", must_pay=must)
    assert ("fail" in may(g)) != must


@rule("OA-05")
def test_superfluous_cards_may_be_paid() -> None:
    g = oubliette("slots: KC 2C 2D 2H | equipped: 3S | path: 10C 9C | turned: JH")
    assert "pay 1 2 3 4 e" in may(g)
    play(g, "pay 1 2")
    assert names(g.graveyard) == "KC 2C JH"


@rule("OA-07")
@pytest.mark.parametrize(("value", "enough"), [(14, True), (1, False)])
def test_the_value_of_an_ace(value: int, enough: bool) -> None:
    """One way, 14 alone beats a King; the other, 1 and 2 do not."""
    g = oubliette("slots: AC 2C - - | path: 10C 9C | turned: KH", ace_value=value)
    assert ("pay 1" in may(g)) == enough
    assert ("fail" in may(g)) != enough


@rule("OA-08")
def test_a_joker_pays_nothing() -> None:
    g = oubliette("slots: X1 5C 5D - | path: 10C 9C | turned: JH", equip_cost="free")
    assert may(g) == ["fail", "destroy 1"]


@rule("OA-43", "OA-04")
@pytest.mark.parametrize(("reading", "card", "reason"), [
    ("no_penalty", "KH", None), ("lose", "KH", "beaten_without_path"),
    ("no_penalty", "5H", None), ("lose", "5H", "trap_without_path"),
])  # fmt: skip
def test_failing_without_a_path(reading: str, card: str, reason: str | None) -> None:
    g = oubliette(f"slots: 3C 3D 3S - | equipped: 3H | turned: {card}", fail_without_path=reading)
    play(g, "fail")
    assert (g.outcome.reason if g.outcome else None) == reason
    assert names(g.graveyard) == card


@rule("OA-43", "OA-04")
def test_without_a_path_a_creature_must_still_be_paid() -> None:
    """17 showing."""
    g = oubliette("slots: 4C 4D 3C 3D | equipped: 3S | turned: KH")
    assert "fail" not in may(g)


@rule("OA-94", "O-79")
def test_the_curse_adds_two_in_all() -> None:
    """A Jack wants 13, and two cards do not pay twice the Curse."""
    g = oubliette("slots: 5C 7C - - | chaos: 1 | path: 10C 9C | turned: JC", equip_cost="free")
    assert may(g) == ["fail"]
    h = oubliette("slots: 6C 7C - - | chaos: 1 | path: 10C 9C | turned: JC", equip_cost="free")
    assert may(h) == ["pay 1 2"]


@rule("OA-94")
def test_the_curse_does_nothing_to_traps() -> None:
    g = oubliette("slots: 2C 7C - - | chaos: 1 | path: 10C 9C | turned: 5D", equip_cost="free")
    assert may(g) == ["pay 1"]


@rule("OA-04", "O-44")
@pytest.mark.parametrize(("slot", "fails"), [("7C", True), ("8C", False)])
def test_card_by_card_one_point_too_little_is_too_little(slot: str, fails: bool) -> None:
    g = oubliette(f"slots: {slot} - - - | equipped: 5C | path: 10C | turned: KH", combat_payment="sequential")
    assert ("fail" in may(g)) is fails
