"""The plays with targets: each is kept when it is first offered, under a key of its own, and found again."""

import pickle
from pathlib import Path

from noctuary.core.record import Chosen, Journal, load
from noctuary.occulto import SPEC
from noctuary.occulto.choices import (
    CENTRE_PLACES,
    LEFT,
    PERSONS,
    PIECES,
    RIGHT,
    SEAT_PLACES,
    at_cards,
    at_pairs,
    at_persons,
    at_places,
    at_sides,
    bare,
    choice,
    places_in,
)
from noctuary.occulto.pieces import ALL
from noctuary.occulto.state import Occulto
from noctuary.testing import rule
from noctuary.testing.occulto import village

GOLDEN = Path(__file__).parent / "golden"


@rule("C-69")
def test_a_play_at_a_card_names_its_cards_whoever_was_asked_before() -> None:
    """As itself, and as a copy of any other: the first asked for must not be given for another."""
    for copied in (None, *ALL):
        for card in ALL:
            for target in (ALL[0], ALL[-1]):
                head = (card,) if copied is None else (card, copied)
                found = at_cards(card, copied, [target])[0]
                assert found.args == (*head, target)
                assert at_cards(card, copied, [target]) == (found,)
            assert bare(card, copied).args == ((card,) if copied is None else (card, copied))


@rule("C-69")
def test_the_forms_of_targets_are_kept_apart() -> None:
    """For every card, as itself and as copies, at every number of seats: what is offered has the targets asked for."""
    for card in ALL[::9]:
        for copied in (None, ALL[0], ALL[9], ALL[-1]):
            head = (card,) if copied is None else (card, copied)
            for seats in (3, 4, 5):
                for mask in (0b1, 0b11, 0b101, 0b110110, 0b111111):
                    places = places_in(seats, mask)
                    pairs = [(one, two) for at, one in enumerate(places) for two in places[at + 1 :]]
                    assert [each.args for each in at_places(card, copied, seats, mask)] == [
                        (*head, place) for place in places
                    ]
                    assert [each.args for each in at_pairs(card, copied, seats, mask)] == [
                        (*head, *pair) for pair in pairs
                    ]
            for mask in (0b1, 0b10, 0b10110, 0b11111):
                persons = [person for person in PERSONS if mask >> person.seat & 1]
                assert [each.args for each in at_persons(card, copied, mask)] == [(*head, each) for each in persons]
            assert [each.args for each in at_sides(card, copied)] == [(*head, LEFT), (*head, RIGHT)]


def test_the_bits_of_places_are_seats_first_then_the_centre() -> None:
    assert places_in(3, 0b111111) == [*SEAT_PLACES[:3], *CENTRE_PLACES]
    assert places_in(5, 0b111111) == [*SEAT_PLACES, CENTRE_PLACES[0]]
    assert places_in(4, 0b10010) == [SEAT_PLACES[1], CENTRE_PLACES[0]]


def test_a_place_is_before_a_seat_or_in_the_centre() -> None:
    assert [(place.seat, place.centre) for place in SEAT_PLACES] == [(seat, -1) for seat in range(5)]
    assert [(place.seat, place.centre) for place in CENTRE_PLACES] == [(-1, at) for at in range(3)]
    assert [person.seat for person in PERSONS] == [*range(5)]
    assert (LEFT.step, RIGHT.step) == (1, -1)


def test_places_persons_and_choices_are_the_same_after_being_sent() -> None:
    """To a bot in another process and back."""
    for piece in PIECES.values():
        assert pickle.loads(pickle.dumps(piece)) is piece
    for play in (choice("pass"), *at_cards(ALL[0], ALL[3], [ALL[5]]), *at_sides(ALL[1], None)):
        assert pickle.loads(pickle.dumps(play)) is play


@rule("CA-48")
def test_only_cards_on_a_bench_cover_and_colour_anything() -> None:
    """At every step of the stored games: whatever leaves the benches leaves its links behind."""
    linked = 0
    for record in sorted(GOLDEN.glob("*.jsonl")):
        whole = load(record, lambda _: SPEC)
        journal = Journal(SPEC, whole.header)
        for line in whole.lines:
            if not isinstance(line, Chosen):
                continue
            journal.play(line.seat, line.choice)
            g = journal.game
            assert isinstance(g, Occulto)
            laid = {card for bench in g.bench for card in bench} | {g.sabotage_in_flight}
            assert {*g.covers, *g.covers.values(), *g.tints, *g.bases, *g.bases.values()} <= laid, line
            linked += bool(g.covers) + bool(g.bases)
    assert linked > 50


@rule("C-58", "C-54")
def test_a_gust_does_not_touch_whom_a_totem_holds() -> None:
    """So they are not asked for a Shield either."""
    v = village("hands: a=totem,gust b=red1 c=shield d=red2", 4)("a play totem @c", "a play gust left")
    assert v.asked == "shield bd"


@rule("CA-11")
def test_where_all_others_shield_no_gift_is_given() -> None:
    """Whoever played it: nobody would take anything."""
    for me, one, two in ("abc", "bca", "cab"):
        v = village(f"hands: {me}=poisoned_gift,red1 {one}=shield,red2 {two}=shield2,red3 | turn: {me} | deck: 30", 3)
        v(f"{me} play poisoned_gift left", f"{one} shield shield", f"{two} shield shield2").rest()
        assert v.asked == f"act {me}"
        v = village(f"hands: {me}=poisoned_gift,red1 {one}=shield,red2 {two}=red3 | turn: {me} | deck: 30", 3)
        v(f"{me} play poisoned_gift left", f"{one} shield shield").rest()
        assert v.asked == f"give {''.join(sorted((me, two)))}"


@rule("C-26", "C-23")
def test_with_five_players_there_is_no_other_half_of_a_turn() -> None:
    """Two actions of one kind are a rule for fewer; with five a second action has a reason of its own to be refused."""
    v = village("hands: a=clover,red1", clover_5p_discard=False)("a play clover")
    assert v.refused("a discard red1") == "C-23"
    for seats in (3, 4):
        v = village("hands: a=double_ration,red1", seats)("a play double_ration")
        assert v.refused("a discard red1") == "C-26"
