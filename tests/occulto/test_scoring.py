"""Counting, ties, and the expert variant (C-40 … C-46, C-71 … C-81)."""

from noctuary.occulto import SPEC
from noctuary.occulto.pieces import ALL, COLOURS
from noctuary.occulto.rules.scoring import powers, totals_with
from noctuary.testing import rule
from noctuary.testing.occulto import Village, village


def scored(text: str, seats: int = 5, **options: object) -> Village:
    """The last turn of a game ends: who wins?"""
    v = village(text, seats, **options)
    v.g.ending = "deck"
    return v("a pass")


@rule("C-41", "C-45", "CA-66")
def test_the_colour_of_the_centre_can_be_saved() -> None:
    v = scored("bench: d=orange3 e=red2")
    assert (v.winners, v.reason) == ("", "centre")
    assert v.g.view(None).saved == ("orange",)
    v = scored("bench: d=orange3 e=red2", centre_can_win=False)
    assert (v.winners, v.reason) == ("a", "saved")
    assert v.g.view(None).saved == ("red",)
    assert [place.face for place in v.g.view(None).characters] == list(COLOURS), "all are turned up"


@rule("C-46", "CA-67")
def test_a_player_goes_before_the_centre() -> None:
    v = scored("bench: d=orange3 e=red3")
    assert (v.winners, v.reason) == ("a", "saved")


@rule("C-42", "CA-69")
def test_ones_own_bench_breaks_a_tie() -> None:
    """An Abundance counts, a sabotaged card does not."""
    v = scored("bench: d=orange3 e=red3 b=yellow3")
    assert (v.winners, v.reason) == ("b", "tie_break")
    assert v.g.view(None).saved == ("yellow",), "red has as many, and is not saved"
    v = scored(
        "bench: a=red2,abundance,red1,sabotage b=yellow2 c=yellow1 | tints: abundance=red | covers: sabotage>red1"
    )
    assert v.totals == {"red": 3, "yellow": 3}
    assert (v.winners, v.reason) == ("a", "tie_break")


@rule("C-43", "CA-68")
def test_a_tie_that_stays_is_shared() -> None:
    v = scored("bench: c=red2 d=yellow2")
    assert (v.winners, v.reason) == ("ab", "shared")
    assert v.g.view(None).saved == ("red", "yellow")


@rule("CA-70")
def test_without_any_potion_the_players_share() -> None:
    v = scored("hands: b=red1")
    assert (v.winners, v.reason) == ("abcde", "shared")


@rule("C-44", "CA-24")
def test_an_eliminated_character_cannot_be_saved() -> None:
    v = village("hands: a=reaper | bench: b=red3,red3b,red3c e=green2")
    v.g.ending = "deck"
    v("a play reaper @a")
    assert v.totals["red"] >= 9
    assert (v.winners, v.reason) == ("e", "saved")


@rule("CA-22", "C-44")
def test_without_a_character_nobody_wins_for_a_colour() -> None:
    v = village("hands: a=reaper b=chameleon | bench: c=violet3,violet2 | deck: 40")
    v("a play reaper c0", "b play chameleon reaper @d").rest()
    v.g.ending, v.g.turns_left = "deck", 0
    v.all_pass(1)
    assert "d" not in v.winners


@rule("CA-71", "C-11", "CA-88")
def test_with_three_players_the_open_character_is_out_or_in_play() -> None:
    v = scored("bench: a=orange3,yellow1", 3)
    assert v.winners == "b", "orange lies open and is not saved"
    v = scored("bench: a=orange3,yellow1", 3, third_faceup="in_play")
    assert v.reason == "centre"
    v = village("hands: a=metamorphosis", 3, third_faceup="in_play")
    assert v.g.view(1).characters[5].face == "orange"
    v("a play metamorphosis @a c2").rest()
    assert v.held == ["orange", "yellow", "blue", "violet", "green", "red"]
    assert v.g.view(1).characters[5].face is None
    assert v.possible("c", 0) == {"orange"}


# The expert variant ----------------------------------------------------------------------------------------------


def active(v: Village) -> set[str]:
    mask = powers(v.g)
    return {colour for at, colour in enumerate(COLOURS) if mask >> at & 1}


@rule("C-71", "CA-84")
def test_the_game_ends_with_the_turn_in_which_the_deck_runs_out() -> None:
    v = village("deck: 2 | start: a | hands: b=double_ration", expert=True)("a pass")
    assert v.g.ending == "deck"
    assert v.g.turns_left == 0
    v("b play double_ration")
    assert v.asked == "over"
    v = village("deck: 1 | hands: a=clover,double_ration", expert=True)("a play clover")
    assert v.asked == "act a"
    v("a play double_ration")
    assert v.asked == "over", "a card drawn by a Clover counts as well"


@rule("C-72", "CA-76")
def test_seven_cards_do_not_end_the_variant() -> None:
    v = village("hands: a=double_ration | bench: a=red1,red1b,red2,red2b,red3,red3b", expert=True)(
        "a play double_ration"
    )
    assert len(v.bench("a")) == 7
    assert v.g.ending == ""


@rule("C-73", "C-81", "CA-80")
def test_a_power_adds_three_to_the_total_and_nothing_to_the_tie_break() -> None:
    v = village("bench: b=yellow1,yellow1b | hands: c=red1", expert=True)
    assert active(v) == {"yellow", "orange"}
    assert totals_with(v.g, powers(v.g))[1] == 5
    v = scored("bench: a=red3 b=yellow1,sabotage,sabotage2,chameleon c=red1", expert=True)
    assert totals_with(v.g, powers(v.g))[:2] == [4, 4]
    assert (v.winners, v.reason) == ("a", "tie_break")


@rule("C-74", "CA-83", "CA-49")
def test_babylon_burns_with_sixteen_attack_cards() -> None:
    attacks = [card.id for card in ALL if card.category == "attack"]
    v = village(expert=True)
    for count, burns in ((15, False), (16, True)):
        v.g.bench = [[card for card in ALL if card.id in attacks[:count]], [], [], [], []]
        v.g.covers = {v.g.bench[0][-1]: v.g.bench[0][0]}
        assert ("red" in active(v)) is burns


@rule("C-75", "CA-77", "CA-91")
def test_delusions_of_grandeur_need_the_longest_bench() -> None:
    assert "yellow" in active(village("bench: b=red1,red2 c=red3", expert=True))
    assert "yellow" not in active(village("bench: b=red1 c=red3", expert=True))
    assert "yellow" in active(village("bench: b=red1 c=red3", expert=True, variant_most_ties=True))
    assert "yellow" not in active(village("hands: b=red1", expert=True, variant_most_ties=True)), (
        "not the most of nothing"
    )


@rule("C-76")
def test_a_voice_on_the_way_needs_most_visions() -> None:
    assert "blue" in active(village("bench: c=lucidity a=thief,thief2", expert=True))
    assert "blue" not in active(village("bench: c=lucidity a=divination", expert=True))


@rule("C-77")
def test_scabats_schemes_need_the_largest_hand() -> None:
    assert "violet" in active(village("hands: d=red1,red2 a=red3", expert=True))
    assert "violet" not in active(village("hands: d=red1 a=red3", expert=True))


@rule("C-78", "CA-82")
def test_rgb_update_needs_every_colour_uncovered() -> None:
    five = "red1,yellow1,blue1,violet1,green1"
    assert "green" in active(village(f"bench: e={five},orange1", expert=True))
    assert "green" not in active(village(f"bench: e={five},orange1,sabotage | covers: sabotage>orange1", expert=True))
    assert "green" in active(village(f"bench: e={five},abundance | tints: abundance=orange", expert=True))
    assert "green" not in active(village(f"bench: e={five},abundance,chameleon,sabotage", expert=True))


@rule("C-79", "CA-79")
def test_shiny_power_shines_while_fewer_than_three_others_do() -> None:
    two = "bench: b=red1,red2,red3 c=lucidity"
    assert active(village(two, expert=True)) == {"yellow", "blue", "orange"}
    assert active(village(two + " | hands: d=blue1", expert=True)) == {"yellow", "blue", "violet"}


@rule("C-80", "CA-78")
def test_powers_of_eliminated_characters() -> None:
    """Faya's and Boï's need no holder; the others do."""
    v = village("hands: a=reaper | bench: b=red1,red2,red3 | deck: 30", expert=True)("a play reaper @b").rest()
    assert "yellow" not in active(v)
    assert "orange" in active(v)
    v.g.bench[0] = [card for card in ALL if card.category == "attack"]
    v.g.out.append(v.g.backs[0])
    v.g.backs[0] = -1
    assert "red" in active(v)


@rule("C-73", "C-75", "C-78")
def test_everybody_is_told_how_each_power_stands_and_what_it_added() -> None:
    v = village("bench: b=red1,red2 c=red3,yellow1", expert=True)
    leads = v.g.view(None).leads
    assert (leads["delusions_of_grandeur"].seats, leads["delusions_of_grandeur"].number) == ((1, 2), 2)
    assert (leads["rgb_update"].seats, leads["rgb_update"].number) == ((2,), 2)
    assert leads["voice_on_the_way"].seats == ()
    assert village("bench: b=red1").g.view(None).leads == {}
    v = scored("bench: b=red1,red2 c=red3", expert=True)
    assert {colour: more for colour, more in v.g.view(0).bonus.items() if more} == {"yellow": 3, "orange": 3}
    assert v.g.view(0).powers == ("delusions_of_grandeur", "shiny_power")


@rule("C-80", "C-75")
def test_the_first_seat_holds_a_power_like_any_other() -> None:
    v = village("characters: yellow red blue violet green orange | bench: a=red1,red2 b=red3", expert=True)
    assert "yellow" in active(v)


@rule("C-41", "C-73")
def test_what_is_said_when_potions_are_counted() -> None:
    """Faces, totals, and the powers if the variant is played: without it nothing is added."""
    v = scored("bench: a=red3 b=yellow1,yellow1b", memory_aid="journal")
    told = {event.id: event.shared for event in v.g.told}
    assert told["occulto-revealed"]["faces"] == ["red", "yellow", "blue", "violet", "green", "orange"]
    assert told["occulto-totals"]["totals"] == dict(zip(COLOURS, [3, 2, 0, 0, 0, 0], strict=True))
    assert "occulto-powers" not in told
    looks = [note for note in v.g.view(None).journal if note.turn]
    assert [note.seats for note in looks] == [(0, 1, 2, 3, 4)] * 6
    assert SPEC.write(SPEC.read(SPEC.write(v.g))) == SPEC.write(v.g)
    expert = scored("bench: a=red3 b=yellow1,yellow1b", expert=True)
    told = {event.id: event.shared for event in expert.g.told}
    assert told["occulto-powers"] == {"powers": ["delusions_of_grandeur", "shiny_power"]}
