"""Components and set-up (C-01 … C-17)."""

from collections import Counter

import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput, Refusal
from noctuary.occulto import SPEC
from noctuary.occulto.pieces import ABILITIES, ALL, COLOURS, DECK
from noctuary.occulto.state import Occulto
from noctuary.testing import rule


def deal(seats: int, seed: str = "deal", **options: object) -> Occulto:
    game = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(seed)))
    assert isinstance(game, Occulto)
    return game


@rule("C-01", "CA-85")
def test_three_to_five_play_and_five_the_expert_variant() -> None:
    for seats in (2, 6):
        with pytest.raises(BadInput, match="players"):
            SPEC.check_seats(seats)
    for seats in (3, 4):
        with pytest.raises(BadInput, match="players"):
            deal(seats, expert=True)
    assert deal(5, expert=True).seats == 5


@rule("C-02")
def test_there_is_one_character_of_each_colour() -> None:
    g = deal(5)
    assert sorted(COLOURS[g.faces[back]] for back in g.backs) == sorted(COLOURS)
    assert len(set(DECK.names)) == 6


@rule("C-03")
def test_there_are_67_cards_and_21_abilities() -> None:
    assert len(ALL) == 67
    assert len(ABILITIES) == 21
    counts = [1, 7, 6, 3, 1, 4, 2, 4, 1, 3, 8, 3, 1, 5, 3, 1, 3, 4, 3, 1, 3]
    assert [ability.copies for ability in ABILITIES.values()] == counts
    assert Counter(card.name for card in ALL) == {name: ability.copies for name, ability in ABILITIES.items()}


@rule("CA-81")
def test_there_are_28_attack_cards_and_15_vision_cards() -> None:
    categories = Counter(card.category for card in ALL)
    assert categories == {"attack": 28, "vision": 15, "exchange": 10, "resource": 9, "defence": 5}


@rule("C-04", "CA-74")
def test_a_hand_is_its_owners_and_its_size_is_everybodys() -> None:
    g = deal(5)
    assert g.view(0).hand == tuple(card.id for card in g.hands[0])
    assert g.view(None).hand == ()
    assert g.view(1).hands == (4, 4, 4, 4, 4)


@pytest.mark.parametrize(
    ("seats", "hand", "deck", "removed", "centre", "out"),
    [(5, 4, 47, 0, 1, 0), (4, 5, 37, 10, 2, 0), (3, 5, 37, 15, 2, 1)],
)
@rule("C-13", "C-14", "C-15")
def test_hands_and_deck(seats: int, hand: int, deck: int, removed: int, centre: int, out: int) -> None:
    g = deal(seats)
    assert [len(each) for each in g.hands] == [hand] * seats
    assert (len(g.deck), len(g.removed), len(g.centre()), len(g.out)) == (deck, removed, centre, out)


@rule("C-09", "C-10", "C-11")
def test_what_lies_in_the_centre() -> None:
    """With three players the sixth character lies open and takes no part (CA-71)."""
    for seats in (5, 4):
        view = deal(seats).view(None)
        assert len(view.characters) == 6
        assert view.out == ()
        assert all(place.face is None for place in view.characters)
    three = deal(3).view(None)
    assert [place.place for place in three.characters] == ["s0", "s1", "s2", "c0", "c1"]
    assert len(three.out) == 1


@rule("C-07", "C-08")
def test_each_player_looks_once_at_their_own_character() -> None:
    g = deal(4)
    assert [(ask.who, ask.kind) for ask in g.asks()] == [(seat, "peek") for seat in range(4)]
    for seat in (2, 0, 3, 1):
        peek = g.view(seat).peek
        assert peek is not None
        assert peek.place == f"s{seat}"
        assert peek.colour == COLOURS[g.faces[g.backs[seat]]]
        g.play(seat, g.find(seat, "ack"))
        assert g.view(seat).peek is None
    assert g.asks()[0].kind == "act"


@rule("C-16", "CA-72")
def test_removed_cards_are_random_and_nobody_sees_them() -> None:
    assert {card.id for card in deal(3, "one").removed} != {card.id for card in deal(3, "two").removed}
    g = deal(3)
    removed = {card.id for card in g.removed}
    for seat in (0, 1, 2, None):
        assert g.view(seat).removed == 15
        assert not removed & set(g.knowledge(seat).cards)


@rule("C-17", "CA-75")
def test_the_first_player_is_drawn_named_or_rotates() -> None:
    assert {deal(4, str(seed)).first for seed in range(40)} == {0, 1, 2, 3}
    assert deal(4, first_player="host", first_seat=2).first == 2
    assert [deal(3, first_player="rotate", first_seat=game).first for game in range(4)] == [0, 1, 2, 0]
    with pytest.raises(BadInput, match="first_seat") as caught:
        deal(3, first_player="host", first_seat=3)
    assert caught.value.args_by_name == {"name": "first_seat", "given": 3, "low": 0, "high": 2}


@rule("C-06", "CA-64")
def test_discards_never_come_back() -> None:
    """A game to its end: nothing that was discarded is drawn again."""
    g = deal(4, "long")
    seen: set[str] = set()
    while asks := g.asks():
        texts = [option for option in asks[0].options if option.kind in ("discard", "ack", "decline")]
        g.play(asks[0].who, (texts or list(asks[0].options))[0])
        gone = {card.id for card in g.discards}
        assert seen <= gone
        seen = gone
    assert seen
    assert not g.deck


@rule("C-19")
def test_out_of_turn_is_refused() -> None:
    g = deal(5, first_player="host")
    for seat in range(5):
        g.play(seat, g.find(seat, "ack"))
    with pytest.raises(Refusal) as refusal:
        g.find(1, "pass")
    assert (refusal.value.code, refusal.value.rule) == ("not_your_turn", "C-19")
    g.play(0, g.find(0, "pass"))
    assert g.active == 1
