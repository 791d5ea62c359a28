"""What a seat can know, what its screen keeps (`memory_aid`), and default answers."""

from collections.abc import Iterator

import pytest
from support.village import village

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.ruling import rule
from noctuary.occulto import SPEC
from noctuary.occulto.cards import COLOURS
from noctuary.occulto.defaults import default_answer
from noctuary.occulto.table import Occulto


def games(seats: int, count: int, **options: object) -> Iterator[Occulto]:
    """Every position of some random games."""
    luck = Stream(seed_of("knowledge"))
    for number in range(count):
        g = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(f"knowledge/{number}")))
        assert isinstance(g, Occulto)
        g.loud = False
        while asks := g.asks():
            yield g
            ask = asks[luck.below(len(asks))]
            g.play(ask.who, ask.options[luck.below(len(ask.options))])


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("C-08")
def test_the_truth_is_always_among_the_worlds(seats: int) -> None:
    """And among the places where a seat thinks a hidden card can be."""
    for g in games(seats, 12):
        if len(g.asks()) > 1 or g.asks()[0].kind != "act":
            continue
        truth = "".join(str(g.faces[back]) if back >= 0 else "-" for back in g.backs)
        for seat in (*range(seats), None):
            known = g.knowledge(seat)
            assert truth in known.worlds
            assert len(known.worlds) <= 720
            for id, mask in known.cards.items():
                owners = [at for at, hand in enumerate(g.hands) if any(card.id == id for card in hand)]
                where = 1 << owners[0] if owners else 1 << 5 if any(card.id == id for card in g.deck) else 0
                assert mask & where, f"{id} is not where seat {seat} thinks"
            assert all(g.deck[at].id == id for at, id in known.deck)


@rule("C-08", "C-09")
def test_at_the_start_one_knows_ones_own_and_no_more() -> None:
    v = village()
    assert len(v.g.knowledge(0).worlds) == 120
    assert v.possible("a", 0) == {"red"}
    assert len(v.g.knowledge(None).worlds) == 720
    assert len(village(seats=3).g.knowledge(0).worlds) == 24, "with three players one lies open"


@rule("C-60")
def test_what_one_knows_follows_the_backs() -> None:
    v = village("hands: a=metamorphosis | deck: 30")("a play metamorphosis @a @d").rest()
    assert v.possible("a", 3) == {"red"}
    assert v.possible("d", 0) == {"violet"}
    assert len(v.possible("a", 0)) == 5


@rule("C-08")
def test_memory_aid_off_shows_a_face_once() -> None:
    v = village("hands: a=divination | deck: 30")("a play divination @b")
    assert v.g.view(0).peek is not None
    v("a ack")
    view = v.g.view(0)
    assert view.peek is None
    assert view.journal == ()
    assert all(place.face is None for place in view.characters)
    assert all(place.possible is None for place in view.characters)
    assert v.possible("a", 1) == {"yellow"}, "a bot's knowledge holds it all the same"


@rule("C-08")
def test_memory_aid_journal_keeps_ones_own_looks() -> None:
    v = village("hands: a=divination b=metamorphosis | deck: 30", memory_aid="journal")
    v("a play divination @b", "a ack", "b play metamorphosis @b @c").rest()
    mine = [(note.kind, note.places, note.colour) for note in v.g.view(0).journal]
    assert ("look", ("s1",), "yellow") in mine
    assert ("swap", ("s1", "s2"), None) in mine
    assert ("look", ("s1",), None) in [(note.kind, note.places, note.colour) for note in v.g.view(3).journal]
    assert all(place.possible is None for place in v.g.view(0).characters)


@rule("C-08")
def test_memory_aid_deduction_says_what_can_be() -> None:
    v = village("hands: a=divination,thief b=red1 | deck: 30", memory_aid="deduction", seats=4)
    v("a play divination @b", "a ack", "a play thief b").rest()
    places = v.g.view(0).characters
    assert places[0].possible == ("red",)
    assert places[1].possible == ("yellow",)
    assert places[2].possible == ("blue", "violet", "green", "orange")
    assert v.g.view(1).held == {v.card("red1").id: 0}


@rule("CA-73")
def test_discards_from_hand_are_open_or_secret() -> None:
    v = village("hands: a=red1 | deck: 30")("a discard red1")
    assert v.card("red1").id in v.g.view(3).discards
    v = village("hands: a=red1 b=red2 | deck: 30", discard_visible=False)("a discard red1")
    assert v.card("red1").id not in v.g.view(3).discards
    assert v.g.view(3).buried == 1
    assert set(v.g.knowledge(0).cards) == {v.card("red1").id}
    assert v.g.knowledge(3).cards == {}
    lines = [event.seen_by(3) for event in v.g.told]
    assert v.card("red1").id not in str(lines)


@rule("CA-35")
def test_a_theft_is_told_to_thief_and_victim_alone() -> None:
    v = village("hands: a=thief b=red1 | deck: 30")("a play thief b", "b decline")
    red = v.card("red1").id
    told = {seat: str([event.seen_by(seat) for event in v.g.told]) for seat in (0, 1, 2, None)}
    assert red in told[0]
    assert red in told[1]
    assert red not in told[2]
    assert red not in told[None]


@rule("CA-87")
def test_default_answers_for_the_absent() -> None:
    v = village("hands: a=poisoned_gift,red1 b=red2,red3 | deck: 30")
    assert default_answer(v.g, v.g.asks()[0]).text == "pass"
    v("a play poisoned_gift left")
    assert default_answer(v.g, v.g.asks()[0]).text == "decline"
    v.rest()
    before = SPEC.write(v.g)
    for ask in v.g.asks():
        assert default_answer(v.g, ask) in ask.options
    assert SPEC.write(v.g) == before, "asking for a default changes nothing"
    v = village("hands: a=crystal_ball | deck: red1,red2")("a play crystal_ball")
    assert default_answer(v.g, v.g.asks()[0]).text == f"top {v.card('red1').id}"
    v = village("hands: a=uprooting.blue | bench: a=red3 b=abundance | tints: abundance=green")
    v("a play uprooting.blue abundance").rest()
    assert default_answer(v.g, v.g.asks()[0]).text == "colour red"
    v = village("hands: a=lucidity")("a play lucidity")
    assert default_answer(v.g, v.g.asks()[0]).text == "ack"


@rule("CA-86")
def test_a_table_may_play_in_silence_until_the_end() -> None:
    v = village("hands: a=red1")
    assert [v.g.may_speak(seat) for seat in range(v.g.seats)] == [""] * v.g.seats
    silent = village("hands: a=red1", chat="off")
    assert [silent.g.may_speak(seat) for seat in range(silent.g.seats)] == ["CA-86"] * silent.g.seats
    silent.g.end("saved", "C-40", (0,))
    assert silent.g.may_speak(0) == ""


@rule("CA-87")
def test_an_answer_is_waited_for_so_long_only() -> None:
    scene = "hands: a=forest_fire b=red1,red2 c=shield,red3 | deck: 30"
    v = village(scene)
    [turn] = v.g.windows()
    assert turn.name.startswith("act:")
    v("a play forest_fire")
    [shields] = v.g.windows()
    assert shields.length < turn.length
    assert 0 < shields.floor < shields.length
    v("b decline")
    [later] = v.g.windows()
    assert (later.name, later.length) == (shields.name, shields.length), "an answer given does not show in the time"
    [single] = village("hands: a=thief b=red1 | deck: 30")("a play thief b").g.windows()
    assert single.length < shields.length, "a group is given longer"
    assert not village(scene, timeouts="off").g.windows()


def test_colours_are_six() -> None:
    assert len(COLOURS) == 6
