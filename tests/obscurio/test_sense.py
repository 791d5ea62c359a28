"""Bots that make sense to people: what the book points at, what Wizards make of it, whether they keep their word."""

import msgspec
import pytest
from msgspec.structs import replace

from noctuary.art.registry import MOTIFS
from noctuary.art.vocabulary import BACKGROUND
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import Ask
from noctuary.core.events import Event, Line
from noctuary.obscurio import SPEC as HOUSE
from noctuary.obscurio.bot.common import clue_in
from noctuary.obscurio.bot.grimoire import Table, clues, table_of
from noctuary.obscurio.bot.kin import KIN
from noctuary.obscurio.bot.resemblance import BOOK, WEIGHTS, WIZARD, Fit, features, pointed_at, reading
from noctuary.obscurio.bot.sight import eye_catching, links, made_out, shown_beside
from noctuary.obscurio.bot.talk import because
from noctuary.obscurio.bot.wizard import joined, whim
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.clue import Rules, butterflies_of, clue_choice, units
from noctuary.obscurio.pieces.deck import Element, Illusion
from noctuary.obscurio.pieces.decks import LEAST, DrawnCardData, drawn, from_descriptions
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, b, book, c, clock, d, library, play, resolve, to_doors
from noctuary.text import words

steady = SPEC.bots["steady"]


def luck(text: str) -> Stream:
    return Stream(seed_of(text))


def riddles(traps: str, count: int) -> list[Knowledge]:
    """What the book knows at the beginning of games with the house's own pictures, under these traps."""
    found = []
    for number in range(count):
        g = HOUSE.new(HOUSE.options(), 5, Chance(seed_of(f"sense/{number}")))
        known = g.knowledge(g.asks()[0].who)
        mist = (number % 72, (number * 7) % 72) if traps == "magical_mist" else (None, None)
        pages = [replace(page, mist=sheet) for page, sheet in zip(known.view.pages, mist, strict=True)]
        found.append(replace(known, view=replace(known.view, traps=(traps,), pages=tuple(pages))))
    return found


def test_the_backgrounds_are_backdrops() -> None:
    assert all(MOTIFS[name].backdrop for name in BACKGROUND if name in MOTIFS)
    marked = {element.look for card in drawn().cards for element in card.elements if element.background}
    assert marked <= BACKGROUND
    assert len(marked) > 8


@rule("B-27")
@pytest.mark.parametrize("traps", ["no_effect", "dusk_hallway", "magical_mist"])
def test_the_book_points_at_things_that_can_be_made_out(traps: str) -> None:
    """Never at sky, wall or ground while there are things; not at what melts into the red or lies under mist."""
    pointed = 0
    for known in riddles(traps, 12):
        clue = clue_in(known, BOOK)
        assert known.view.pages is not None
        for _, text in clues(known)[:10]:
            for butterfly in butterflies_of(clue_choice("clue", text.split(" ")[1:])):
                page = clue.pages[butterfly[0]]
                thing = pointed_at(page, butterfly)
                if thing is not None:
                    pointed += 1
                    assert not thing.background
                    assert made_out(page, thing, traps == "dusk_hallway", known.view.pages[butterfly[0]].mist)
    assert pointed > 40


@rule("B-27")
def test_no_second_butterfly_spoils_the_first() -> None:
    """The book's own listener never likes two less than one of them."""
    pairs = 0
    for known in riddles("no_effect", 12):
        clue = clue_in(known, BOOK)
        table = table_of(known, clue)
        for _, text in clues(known):
            pair = butterflies_of(clue_choice("clue", text.split(" ")[1:]))
            if len(pair) == 2:
                fits = [fit for each in pair if (fit := clue.reading.fit(clue.pages, each)) is not None]
                assert table.worth(fits) > max(table.worth([fit]) for fit in fits)
                pairs += 1
    assert pairs > 10


@rule("B-27")
def test_what_many_cards_show_is_a_worse_clue_than_what_few_do() -> None:
    """A rose is on many cards, so that a filler may well show one; the fit to the Exit is the same."""
    cards = drawn().cards
    table = Table(cards[0], [], 0, 5, 0.0)
    fits = [Fit([1.0 if at <= count else 0.0 for at in range(len(cards))], 0.3) for count in (0, 3, 10)]
    for fit in fits:
        fit.spread = 0.3
    worths = [table.worth([fit]) for fit in fits]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3
    assert table.worth([fits[2], fits[2]]) > worths[2]  # Two common things are seldom on one card.


def test_families_are_of_things_that_can_be_drawn_and_raise_what_people_call_alike() -> None:
    assert set(KIN) <= set(MOTIFS) | {element.look for card in drawn().cards for element in card.elements}
    swan, raven, cat = (thing(name, look=name, category="animal") for name in ("swan", "raven", "cat"))
    for ear in (BOOK, WIZARD):
        assert len(set(features(swan, ear)) & set(features(raven, ear))) > len(
            set(features(swan, ear)) & set(features(cat, ear))
        )


def test_how_a_card_is_painted_is_seen_and_is_no_part_of_the_deck() -> None:
    """Records name their deck by its hash: nothing that only bots look at may change it."""
    decks = [
        from_descriptions("painted", [DrawnCardData(id=f"card_{n}", style=style) for n in range(LEAST)])
        for style in ("glass", "engrave")
    ]
    assert [deck.cards[0].style for deck in decks] == ["glass", "engrave"]
    assert decks[0].hash == decks[1].hash
    assert len({card.style for card in drawn().cards}) > 3


def thing(name: str, **more: object) -> Element:
    fields: dict[str, object] = {
        "category": "sky", "tags": ("secret",), "colours": ("indigo",), "shape": "round",
        "rings": ((-100, -100, 100, -100, 100, 100, -100, 100),), "anchor": (0, 0), **more,
    }  # fmt: skip
    return Element("id_" + name.replace(" ", "_"), name, **fields)  # type: ignore[arg-type]


def test_the_wizards_have_other_ears_than_the_book_and_neither_hears_tags() -> None:
    moon = thing("crescent moon", look="crescent_moon")
    assert features(moon, BOOK) != features(moon, WIZARD)
    assert ("word", "moon") in features(moon, WIZARD)
    assert ("colour", "blue") in features(moon, WIZARD)  # All blues are one to a Wizard.
    assert not any("secret" in feature for ear in (BOOK, WIZARD) for feature in features(moon, ear))
    assert WEIGHTS[BOOK] != WEIGHTS[WIZARD]


@rule("B-34")
def test_colours_count_for_nothing_under_red() -> None:
    deck = drawn()
    for ear in (BOOK, WIZARD):
        assert reading(deck.hash, True, False, ear).weights["colour"] == 0
    card = Illusion("card", (thing("sun", look="sun", shape="burst", colours=("indigo",), category="star"),))
    assert links(thing("moon"), card, False) == [("colour", 0)]
    assert links(thing("moon"), card, True) == []


def test_a_hero_catches_the_eye_before_a_detail_and_both_before_the_background() -> None:
    hero, detail, wall = (
        thing("hero", salience=100), thing("detail", salience=20), thing("wall", salience=100, background=True)
    )  # fmt: skip
    assert eye_catching(hero) > eye_catching(detail) > eye_catching(wall)


@rule("B-35")
def test_what_mist_covers_is_not_made_out() -> None:
    """Some things disappear under some sheets and stand whole beside others, whatever the deck shows."""
    cards = drawn().cards[:6]
    shares = [shown_beside(card, each, mist) for card in cards for each in card.elements for mist in range(0, 72, 9)]
    assert min(shares) < 0.5
    assert max(shares) == 1.0
    assert not Rules(False, False, 2).on_print((0, 0, 0, 0))


# Luck ----------------------------------------------------------------------------------------------------------------


def at_doors(seed: str = "whim", traps: str = "no_effect") -> Obscurio:
    """At the doors, one Butterfly on the first thing of the left Page."""
    g = library(traps, seed=seed)
    play(g, book, f"clue {units(g.pages[0], 0)[0].word}")
    clock(g, "time")
    to_doors(g)
    return g


@rule("BA-51", "B-39")
def test_nobodys_whim_can_be_computed_from_what_all_can_see() -> None:
    """It grows from cards that only this seat was dealt; and it is the same whenever it is asked."""
    g = at_doors()
    for seat in (a, b, d):
        known = g.knowledge(seat)
        public = g.knowledge(None)
        assert whim(known, "door").word() == whim(known, "door").word()
        bare = replace(public, view=replace(public.view, seat=seat))
        assert whim(known, "door").word() != whim(bare, "door").word()
    other = SPEC.from_knowledge(g.knowledge(None), Chance(seed_of("elsewhere")))
    assert whim(other.knowledge(a), "door").word() != whim(g.knowledge(a), "door").word()


@rule("B-39")
def test_a_whim_is_the_same_after_a_journey_as_bytes() -> None:
    known = at_doors().knowledge(d)
    again = msgspec.json.decode(msgspec.json.encode(known), type=Knowledge)
    assert whim(again, "doubt").word() == whim(known, "doubt").word()


# Words ---------------------------------------------------------------------------------------------------------------


def ask_of(g: Obscurio, seat: int, kind: str) -> Ask:
    return next(ask for ask in g.asks() if ask.who == seat and ask.kind == kind)


def accusation() -> Obscurio:
    g = library(light=1)
    to_doors(g, exit=3)
    resolve(g, a=3, b=3, c=3)
    clock(g, "shown")
    assert g.phase == "accuse"
    return g


@rule("B-75")
@pytest.mark.parametrize("seat", [a, d])
def test_a_vote_keeps_the_word(seat: int) -> None:
    for number in range(20):
        g = accusation()
        line = steady(g.knowledge(seat), ask_of(g, seat, "talk"), luck(f"name/{number}"))
        assert line is not None
        assert line.kind == "suspect"
        g.play(seat, line)
        vote = steady(g.knowledge(seat), ask_of(g, seat, "accuse"), luck(f"vote/{number}"))
        assert str(vote) == f"vote {line.args[0]}"


@rule("B-75")
def test_two_who_name_the_same_other_can_change_a_mind_and_one_cannot() -> None:
    g = accusation()
    play(g, a, f"suspect {b}")
    play(g, b, f"suspect {d}")
    assert str(steady(g.knowledge(a), ask_of(g, a, "accuse"), luck("one"))) == f"vote {b}"
    play(g, c, f"suspect {d}")
    assert str(steady(g.knowledge(a), ask_of(g, a, "accuse"), luck("two"))) == f"vote {d}"


@rule("B-21")
def test_a_reason_names_the_thing_on_the_page_and_the_like_at_the_door() -> None:
    g = at_doors()
    card = g.doors[2]
    [event] = [event for event in play(g, a, "suggest 3 1 name 2") if event.id == "obscurio-said"]
    heard = event.seen_by(None)
    assert heard is not None
    page = pointed_at(g.pages[g.clue[0][0]], g.clue[0])
    assert page is not None
    for lang in ("en", "fr"):
        said = words(lang).line("obscurio", heard)
        assert page.name in said
        assert card.elements[1].name in said
    assert g.lines == [(a, "suggest 3 1 name 2")]


def names(events: list[Event]) -> list[Line]:
    return [heard for event in events if (heard := event.seen_by(None)) is not None and "thing" in heard[1]]


@rule("B-21", "B-63")
def test_nothing_is_named_behind_a_closed_door_nor_beyond_a_card() -> None:
    assert names(play(at_doors(), a, "suggest 3 1 name 2"))
    assert not names(play(at_doors(), a, "suggest 3 1 name 40"))
    assert not names(play(at_doors(), a, "suggest 3 2 name 2"))
    g = at_doors(traps="concealed_door")
    hidden = next(door for door in range(1, 7) if not g.face_up(door))
    assert not names(play(g, a, f"suggest {hidden} 1 name 2"))


@rule("B-21")
def test_a_line_that_is_no_line_is_refused() -> None:
    ask = ask_of(at_doors(), a, "talk")
    for text in ("suggest 3 1 name 41", "suggest 3 1 name 0", "suggest 3 1 name x", "suggest 9 1 name 1", "concede 0"):
        assert ask.find(text) is None, text
    assert ask.find(f"concede {b}") is ask.find(f"concede {b}")
    assert ask.find(f"concede {a}") is None


def test_reasons_vary_and_do_not_repeat_what_was_said() -> None:
    for number in range(60):
        g = at_doors(f"vary/{number}")
        known = g.knowledge(a)
        for door in range(1, 7):
            said = {because(known, door, luck(f"{door}/{each}")) for each in range(12)}
            if len(said) > 1:
                first = sorted(said)[0]
                play(g, a, first)
                again = because(g.knowledge(b), door, luck("again"))
                assert again.split(" ")[2:4] != first.split(" ")[2:4]
                return
    raise AssertionError("always the same reason")


@rule("B-21", "B-50")
def test_whoever_spoke_for_another_door_concedes_when_coming_over() -> None:
    g = at_doors()
    play(g, a, "place 2")
    play(g, a, "suggest 2")
    play(g, b, "place 5")
    play(g, b, "suggest 5")
    play(g, b, "place 2")
    assert [ask.who for ask in g.asks() if g.invites(ask)] == [b]
    line = steady(g.knowledge(b), ask_of(g, b, "talk"), luck("concede"))
    assert str(line) == f"concede {a}"
    play(g, b, f"concede {a}")
    assert not [ask for ask in g.asks() if g.invites(ask)]


@rule("B-48")
def test_one_joins_only_a_larger_company() -> None:
    g = at_doors()
    for seat, door in ((a, 2), (b, 2), (c, 5)):
        play(g, seat, f"place {door}")
    assert joined(g.knowledge(c), 5) == []
    play(g, d, "place 6")
    assert joined(g.knowledge(c), 5) == [2]
    assert joined(g.knowledge(a), 2) == []
    assert book not in [wizard.seat for wizard in g.knowledge(a).view.wizards]
