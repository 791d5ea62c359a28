"""What a seat can know, what its screen keeps (`memory_aid`), and default answers."""

from collections.abc import Iterator

import pytest

from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.occulto import SPEC
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import COLOURS, Card
from noctuary.occulto.rules.defaults import default_answer
from noctuary.occulto.rules.memory import ANYWHERE, IN_BURIED, IN_DECK, drawn, moved
from noctuary.occulto.state import Occulto
from noctuary.occulto.whereabouts import _hidden_from, whereabouts
from noctuary.testing import check_game, journal_of, rule
from noctuary.testing.occulto import village


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
    assert view.possible == {}
    assert v.possible("a", 1) == {"yellow"}, "a bot's knowledge holds it all the same"


@rule("C-08")
def test_memory_aid_journal_keeps_ones_own_looks() -> None:
    v = village("hands: a=divination b=metamorphosis | deck: 30", memory_aid="journal")
    v("a play divination @b", "a ack", "b play metamorphosis @b @c").rest()
    mine = [(note.kind, note.places, note.colour) for note in v.g.view(0).journal]
    assert ("look", ("s1",), "yellow") in mine
    assert ("swap", ("s1", "s2"), None) in mine
    assert ("look", ("s1",), None) in [(note.kind, note.places, note.colour) for note in v.g.view(3).journal]
    assert v.g.view(0).possible == {}


@rule("C-08", "C-58", "C-62")
def test_memory_aid_journal_keeps_what_moved() -> None:
    """Which characters a Gust moved and to which side, which a Tornado shuffled, and which left the game."""
    v = village("hands: a=gust b=tornado c=reaper | deck: 40", memory_aid="journal")
    v("a play gust right").rest()("b play tornado").rest()("c play reaper @d").rest()
    notes = [(note.kind, note.places, note.side) for note in v.g.view(4).journal if note.turn]
    assert notes[0] == ("gust", ("s0", "s1", "s2", "s3", "s4"), "right")
    assert notes[1] == ("tornado", ("s0", "s2", "s3", "s4"), None)
    assert notes[-2:] == [("gone", ("s3",), None), ("gone", ("s3", "c0"), None)]


@rule("C-08", "C-68")
def test_whoever_knew_a_card_of_a_crystal_ball_knows_only_that_it_is_in_the_deck() -> None:
    v = village("hands: a=crystal_ball | deck: red1,red2,red3", seats=4)
    v.g.deck_seen[-3:] = [1 << 3, 1 << 2, 0]  # d knows the third, c the second
    v("a play crystal_ball", "a top red1")
    assert v.g.hints[2] == {v.card("red2"): IN_DECK}
    assert v.g.hints[3] == {}
    assert {id for _, id in v.g.knowledge(0).deck} == {v.card("red1").id, v.card("red2").id}


@rule("C-08", "CA-73")
def test_one_who_discards_face_down_may_have_discarded_what_others_know_of() -> None:
    """With cards left in that hand it may be there or among the buried; with none it is buried."""
    for hand, where in (("barter,red1,red2", 1 << 1 | IN_BURIED), ("barter,red1", IN_BURIED)):
        v = village(f"hands: a={hand} b=blue1 | deck: 30 | turn: a", seats=4, discard_visible=False)
        v("a play barter b").rest().all_pass(1)
        v.g.hands[1] = [card for card in v.g.hands[1] if card in (v.card("red1"), v.names.get("red2"))]
        v.parts = v.g.components()
        v("b discard red1")
        assert v.g.hints[0][v.card("red1")] == where


@rule("C-08")
def test_memory_aid_deduction_says_what_can_be() -> None:
    v = village("hands: a=divination,thief b=red1 | deck: 30", memory_aid="deduction", seats=4)
    v("a play divination @b", "a ack", "a play thief b").rest()
    possible = v.g.view(0).possible
    assert possible["s0"] == ("red",)
    assert possible["s1"] == ("yellow",)
    assert possible["s2"] == ("blue", "violet", "green", "orange")
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
    v = village("hands: a=thief b=red1 | deck: 30", memory_aid="journal")("a play thief b", "b decline")
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


@pytest.mark.parametrize("seats", [3, 4, 5])
@rule("C-07", "C-08")
def test_memory_aid_off_tells_nobodys_first_look(seats: int) -> None:
    """The face lies in the view while it is looked at; the log of a table without an aid never has it."""
    told = {}
    for aid in ("off", "journal"):
        g = SPEC.new(SPEC.options.make({"memory_aid": aid}), seats, Chance(seed_of("first look")))
        assert g.view(0).peek.colour in COLOURS
        told[aid] = [line for event in g.told if (line := event.seen_by(0)) is not None]
    assert ("occulto-first-look", {}) in told["off"]
    assert "occulto-first-look-seen" in [id for id, _ in told["journal"]]


@rule("C-08")
def test_alone_with_bots_the_table_works_it_out_for_you() -> None:
    alone = Options.parse(Options.alone_words())
    assert alone.memory_aid == "deduction"
    assert Options().memory_aid == "off", "with people, remembering is the game"
    chosen = Options.parse([*Options.alone_words(), "memory_aid=off"])
    assert chosen.memory_aid == "off"


@rule("C-64")
def test_the_full_moon_says_who_sees() -> None:
    v = village("hands: a=full_moon | deck: 30", seats=4, memory_aid="journal")("a play full_moon @b")
    told = {seat: [line for event in v.g.told if (line := event.seen_by(seat)) is not None] for seat in (1, 2)}
    assert ("occulto-full-moon", {"place": "s1", "seats": (0, 2, 3)}) in told[1]
    assert ("occulto-full-moon-seen", {"place": "s1", "seats": (0, 2, 3), "colour": "yellow"}) in told[2]


@rule("C-08", "C-59")
def test_deduction_knows_a_hand_after_a_barter_and_what_became_of_it() -> None:
    v = village("hands: a=barter,red1,blue1 b=green1 c=thief | deck: 30", memory_aid="deduction")
    v("a play barter b", "b decline")
    sure = {v.card("red1").id: 1, v.card("blue1").id: 1}
    assert v.g.view(0).held == sure
    assert v.g.view(1).held == {v.card("green1").id: 0}
    assert v.g.view(2).held == {}
    v.all_pass(1)
    v("c play thief b", "b decline")
    assert v.card("red1").id not in v.g.view(0).held, "a does not see which of them was taken"
    gone = next(card for card in v.g.hands[2] if card.id in v.g.view(1).held)
    assert v.g.view(1).held[gone.id] == 2


@rule("C-08", "CA-36")
def test_deduction_eliminates() -> None:
    """The deck is empty, nothing was removed: what a does not see is in the one hand whose cards a does not know."""
    shields = "b=shield,shield2 c=shield3,shield4"
    v = village(
        f"hands: a=barter,red1 b=green1,green2 c=red2,blue2 | bench: {shields} | deck: 0",
        memory_aid="deduction",
        seats=3,
    )
    v("a play barter b")
    assert v.g.view(0).held == {v.card("red1").id: 1, v.card("red2").id: 2, v.card("blue2").id: 2}
    assert v.g.view(None).held == {}


@pytest.mark.parametrize("seats", [3, 5])
@rule("C-08")
def test_deduction_is_exact(seats: int) -> None:
    """A card can be in a place if and only if some deal that agrees with all hints and counts has it there."""
    checked = 0
    for g in games(seats, 2, discard_visible=False, thief="choose"):
        if g.turn % 4:
            continue
        found = whereabouts(g, 0)
        for card, places in list(found.items())[::7]:
            possible = sum(1 << at for at in range(8) if can_lie(g, card, 1 << at))
            assert places == possible, (card, bin(places), bin(possible))
            checked += 1
    assert checked > 50


def can_lie(g: Occulto, card: Card, place: int) -> bool:
    """The slow way: put this card there, then match all other hidden cards to the room that is left."""
    lies = _hidden_from(g, 0)
    rooms = list(lies.values())
    if place not in rooms:
        return False
    allowed = {each: g.hints[0].get(each, ANYWHERE) for each in lies}
    if not allowed[card] & place:
        return False
    rooms.remove(place)
    taken: dict[int, Card] = {}

    def fits(each: Card, tried: set[int]) -> bool:
        for at, room in enumerate(rooms):
            if at not in tried and allowed[each] & room:
                tried.add(at)
                if at not in taken or fits(taken[at], tried):
                    taken[at] = each
                    return True
        return False

    return all(fits(each, set()) for each in lies if each is not card)


@rule("C-08")
@pytest.mark.parametrize(("deck", "where"), [(1, IN_DECK | 1 << 2), (0, 1 << 2)])
def test_a_card_of_the_deck_may_be_the_one_that_was_drawn(deck: int, where: int) -> None:
    """a knows that red1 is in the deck; c draws a card. With the last one gone it is in no deck."""
    v = village(f"hands: c=red1 | deck: {deck}")
    v.g.hints[0] = {v.card("red1"): IN_DECK}
    drawn(v.g, 2, v.card("red1"), 0)
    assert v.g.hints[0] == {v.card("red1"): where}


@rule("C-08", "C-56")
@pytest.mark.parametrize(("left", "where"), [("red2", 0b0110), ("", 0b0100)])
def test_a_card_that_went_from_hand_to_hand_may_be_the_one_that_others_know_of(left: str, where: int) -> None:
    """a knows that b has red1; b gives c a card. Where b keeps none, it must have been that one."""
    v = village(f"hands: b={left} c=red1 | deck: 30")
    v.g.hints[0] = {v.card("red1"): 1 << 1}
    moved(v.g, [(1, 2, v.card("red1"))])
    assert v.g.hints[0] == {v.card("red1"): where}
    assert v.g.hints[1] == {v.card("red1"): 1 << 2}


@rule("C-59")
def test_a_bartered_hand_comes_in_no_telling_order() -> None:
    """Whatever the order in which b drew the cards, a gets them in the same one."""
    orders = []
    for hand in ("red1,blue1,green1", "green1,red1,blue1"):
        v = village(f"hands: a=barter b={hand} | deck: 30")
        v.names.clear()
        b = [card.id for card in v.g.hands[1]]
        v.g.play(0, v.g.find(0, f"play {v.g.hands[0][0].id} seat1"))
        v.rest()
        assert sorted(card.id for card in v.g.hands[0]) == sorted(b)
        orders.append([card.id for card in v.g.hands[0]])
    assert orders[0] == orders[1]


@rule("C-08")
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"memory_aid": "deduction"}), (4, {"discard_visible": False, "memory_aid": "journal"})]
)
def test_one_game_in_two_worlds(seats: int, options: dict[str, object]) -> None:
    """One game of what `test_conformance` tries at length: quick enough for every day."""
    check_game(lambda seed: journal_of(SPEC, seed, seats=seats, **options), range(1), worlds=4, depth=6)
