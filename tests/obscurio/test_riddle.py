"""Steps 1 and 2: traps, Exit, Pages, Butterflies (B-22 … B-38)."""

import math
import re

import pytest

from noctuary.core.effects import CLOCK
from noctuary.obscurio.pieces import mist
from noctuary.obscurio.pieces.clue import (
    Butterfly,
    Rules,
    butterflies_of,
    candidates,
    fault,
    read_all,
    tip_at,
    toward,
    units,
)
from noctuary.obscurio.pieces.deck import Element, Illusion
from noctuary.obscurio.pieces.traps import BY_ID
from noctuary.obscurio.rules.step1_traps import DRAW_TRAPS
from noctuary.obscurio.rules.turn import TURN
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, b, book, clock, library, play, refused, room, to_doors, write


def tip(g: Obscurio, page: int, element: int = 0) -> str:
    return units(g.pages[page], page)[element].word


@rule("B-22", "BC-12")
def test_the_first_turn_draws_one_trap_and_later_ones_the_extra() -> None:
    g = library()
    assert len(g.traps) == 1
    to_doors(g)
    for name in (1, 2, 3):
        play(g, name, "place 3")
    clock(g, "sand")
    clock(g, "sand")
    play(g, 4, "place 3")
    for seat in g.active:
        play(g, seat, "confirm")
    clock(g, "call")
    assert g.extra == 2
    clock(g, "shown")
    assert len(g.traps) >= 3


@rule("B-23", "B-24", "BA-03")
def test_scenario_5_plus_two_draws_two_more_at_once() -> None:
    """Three draws, one of them +2: five tokens, all applied. A chain stops when the bag is empty."""
    names = ("plus_two", "great_room", "dusk_hallway", "no_effect", "espionage")
    drawn = set()
    for seed in range(12):
        g = library(seed=str(seed))
        g.traps, g.extra, g.bag = [], 2, [BY_ID[name] for name in names]
        DRAW_TRAPS.run(g)
        assert len(g.traps) == (5 if BY_ID["plus_two"] in g.traps else 3)
        drawn.add(len(g.traps))
    assert drawn == {3, 5}
    g.traps, g.extra, g.bag = [], 0, [BY_ID["plus_two"]] * 3
    DRAW_TRAPS.run(g)
    assert (len(g.traps), g.bag) == (3, [])


@rule("B-25", "B-26", "BA-48")
def test_exit_and_pages_are_the_grimoires_alone_while_it_writes() -> None:
    g = library()
    mine = g.view(book)
    assert (mine.exit, [page.card for page in mine.pages]) == (g.exit.id if g.exit else "", [p.id for p in g.pages])
    for seat in (1, 4, None):
        assert (g.view(seat).exit, g.view(seat).pages) == (None, None)
    write(g)
    assert g.view(1).pages is not None
    assert g.view(1).exit is None


@rule("B-27", "BA-10")
def test_one_or_two_butterflies() -> None:
    g = library()
    assert refused(g, book, "clue") == "B-27"
    assert refused(g, book, f"clue {tip(g, 0)} {tip(g, 1)} 0:bottom") == "B-27"
    assert g.find(book, f"clue {tip(g, 0)}").text == f"clue {tip(g, 0)}"
    assert g.find(book, f"clue {tip(g, 0)} {tip(g, 1)}").kind == "clue"


@rule("B-28")
@pytest.mark.parametrize("word", ["0:100,1@0", "0:80,80@9", "1:-100,0@0", "0:0,99@54", "0:0,0@72"])
def test_a_butterfly_that_leaves_the_circle_is_refused(word: str) -> None:
    """Tip and body must both lie inside."""
    assert refused(library(), book, f"clue {word}") == "B-28"


@rule("B-28")
@pytest.mark.parametrize("word", ["0:100,0@0", "1:0,-100@54", "0:0,0@71"])
def test_a_butterfly_inside_the_circle_is_legal(word: str) -> None:
    assert library().find(book, f"clue {word}").text == f"clue {word}"


@rule("B-29", "B-30")
def test_a_page_as_a_whole_may_be_the_clue() -> None:
    g = library()
    for clue in ("0:bottom", "1:bottom", "0:bottom 1:bottom", f"0:bottom {tip(g, 1)}", f"{tip(g, 0)} {tip(g, 0, 1)}"):
        assert g.find(book, f"clue {clue}") is not None


def moons() -> list[Illusion]:
    """Two moons on Page 0, one on Page 1."""

    def moon(id: str, x: int) -> Element:
        ring = (x - 150, -150, x + 150, -150, x + 150, 150, x - 150, 150)
        return Element(id, "moon", category="sky", tags=(), colours=(), shape="round", rings=(ring,), anchor=(x, 0))

    return [Illusion("left", (moon("one", -500), moon("two", 500))), Illusion("right", (moon("one", -500),))]


PLAIN = Rules(False, False, 2)


@rule("B-31", "BC-09", "BA-11")
@pytest.mark.parametrize(
    ("clue", "wrong"),
    [
        ("0:-60,0@36 0:-40,5@36", "B-31"),
        ("0:-50,0@36 1:-50,0@36", ""),
        ("0:-50,0@36 0:50,0@0", ""),
        ("0:0,50@18 0:5,55@18", "B-31"),
        ("0:0,50@18 0:0,70@18", ""),
    ],
)
def test_scenario_7_never_the_same_element_twice(clue: str, wrong: str) -> None:
    """One moon twice is refused; two moons, or the moons of two Pages, are not. Bare tips must be apart."""
    found = read_all("clue " + clue)
    assert found is not None
    assert fault(found, moons(), PLAIN) == wrong


@rule("B-32", "BA-08")
def test_once_placed_nothing_moves() -> None:
    g = library()
    write(g, "clue 0:bottom")
    assert refused(g, book, "clue 1:bottom") == "B-27"
    assert refused(g, a, "clue 1:bottom") == "B-27"


@rule("BA-08")
def test_strict_placement_is_butterfly_by_butterfly() -> None:
    g = library("bottom_butterfly", strict_placement=True)
    first = tip(g, 0)
    play(g, book, f"put {first}")
    assert g.phase == "riddle"
    assert g.view(a).clue is None
    assert refused(g, book, "close") == "B-27"
    assert refused(g, book, f"put {tip(g, 1)}") == "B-38"
    play(g, book, "put 1:bottom")
    assert (g.phase, g.view(a).clue) == ("read", (first, "1:bottom"))


@rule("BA-08", "B-27")
def test_strict_placement_may_stop_after_one() -> None:
    g = library(strict_placement=True)
    play(g, book, "put 0:bottom")
    play(g, book, "close")
    assert g.clue == ((0,),)


@rule("BA-09")
def test_two_bottoms_on_different_pages_only() -> None:
    g = library()
    assert refused(g, book, "clue 0:bottom 0:bottom") == "BA-09"
    one = library(max_bottom=1)
    assert refused(one, book, "clue 0:bottom 1:bottom") == "BA-09"
    assert one.find(book, "clue 0:bottom") is not None


@rule("BA-12")
def test_neither_order_nor_decimals_carry_a_message() -> None:
    """The first Page lies left, nothing turns, and two Butterflies are always written in the same order."""
    g = library()
    pages = [page.id for page in g.pages]
    one, other = tip(g, 0), tip(g, 1)
    assert g.find(book, f"clue {other} {one}").text == f"clue {one} {other}"
    assert refused(g, book, "clue 0:1.5,2@3") == "B-27"
    write(g, f"clue {other} {one}")
    assert [page.card for page in g.view(a).pages] == pages


@rule("B-33", "BA-06")
def test_reading_ends_when_all_are_ready_or_by_time() -> None:
    g = library()
    write(g)
    assert [w.length for w in g.windows()] == [60_000]
    for seat in (1, 2, 3):
        play(g, seat, "ready")
    play(g, 1, "unready")
    play(g, 4, "ready")
    assert g.phase == "read"
    play(g, 1, "ready")
    assert g.phase == "night"
    late = library("dark_night", read_limit=30)
    write(late)
    assert [w.length for w in late.windows()] == [60_000]
    clock(late, "time")
    assert late.phase == "night"


@rule("BA-06")
def test_a_limit_for_the_riddle_is_up_to_the_table() -> None:
    """The clock is not asked: when it is over, a bot writes for the Grimoire."""
    g = library(riddle_limit=120)
    assert [(w.name, w.length) for w in g.windows()] == [("riddle", 120_000)]
    assert all(ask.who != CLOCK for ask in g.asks())
    assert library().windows() == ()


@rule("B-34", "B-35", "BA-14")
def test_scenario_11_dusk_and_mist_lie_on_both_pages_for_everybody() -> None:
    g = library("dusk_hallway magical_mist")
    write(g)
    for seat in (0, 1, 4, None):
        pages = g.view(seat).pages
        assert all(page.red and page.mist is not None for page in pages)
    bare = library("dusk_hallway magical_mist", grimoire_sees_uncovered=True)
    assert [(page.red, page.mist) for page in bare.view(book).pages] == [(False, None)] * 2
    write(bare)
    assert all(page.red for page in bare.view(a).pages)


@rule("BA-13", "B-35")
def test_a_tip_on_the_mist_means_the_card_below() -> None:
    """The sheet adds no element: legality with and without it is the same; its turn is drawn for each Page."""
    foggy, clear = library("magical_mist"), library()
    foggy.pages = list(clear.pages)
    twice = f"clue {tip(clear, 0)} {tip(clear, 0).replace('@', '@')}"
    assert refused(foggy, book, twice) == refused(clear, book, twice) == "B-31"
    assert len({library("magical_mist", seed=str(n)).mist for n in range(5)}) > 1


@rule("B-36", "BC-08", "BA-15")
def test_dark_night_takes_the_pages_before_step_3() -> None:
    """From every view, the Grimoire's too; they come back at the resolution, and nobody forgot them."""
    g = library("dark_night")
    write(g)
    assert g.view(a).pages is not None
    clock(g, "time")
    for seat in (0, 1, 4, None):
        assert (g.view(seat).pages, g.view(seat).clue) == (None, None)
        assert g.knowledge(seat).pages == tuple(page.id for page in g.pages)
    gone = [page.id for page in g.pages]
    to_doors(g)
    assert g.view(a).pages is None
    assert not set(gone) & set(g.view(a).discard)
    room(g, a=3, b=3, c=3, d=3)
    assert [page.card for page in g.view(a).pages] == gone
    clock(g, "shown")
    assert set(gone) <= set(g.view(a).discard)


@rule("B-36", "B-84")
def test_scenario_13_dark_night_with_three() -> None:
    """After reading, straight to the doors: there is no Step 3."""
    g = library("dark_night", seats=3)
    write(g)
    clock(g, "time")
    assert (g.phase, g.view(1).pages) == ("open", None)


@rule("B-37", "B-38", "BA-10")
def test_scenario_9_united_and_bottom() -> None:
    """One below and one inside, on the same Page: nothing else."""
    g = library("united_butterflies bottom_butterfly")
    assert refused(g, book, f"clue {tip(g, 0)} {tip(g, 0, 1)}") == "B-38"
    assert refused(g, book, f"clue 0:bottom {tip(g, 1)}") == "B-37"
    assert refused(g, book, "clue 0:bottom 0:bottom") == "BA-09"
    assert g.find(book, f"clue 0:bottom {tip(g, 0)}") is not None


@rule("B-37")
def test_united_wants_both_on_one_page() -> None:
    g = library("united_butterflies")
    assert refused(g, book, f"clue {tip(g, 0)}") == "B-37"
    assert refused(g, book, f"clue {tip(g, 0)} {tip(g, 1)}") == "B-37"
    assert g.find(book, f"clue {tip(g, 0)} {tip(g, 0, 1)}") is not None


@rule("B-38", "BA-10")
def test_bottom_wants_one_below_and_leaves_the_other_free() -> None:
    g = library("bottom_butterfly")
    assert refused(g, book, f"clue {tip(g, 0)}") == "B-38"
    for clue in ("0:bottom", "0:bottom 1:bottom", f"0:bottom {tip(g, 1)}"):
        assert g.find(book, f"clue {clue}") is not None


@rule("BC-11", "B-34")
def test_traps_act_when_they_are_due() -> None:
    """Sheets and demands on the clue before it is placed, a night after reading, doors at the deal."""
    g = library("dusk_hallway united_butterflies dark_night great_room")
    assert g.view(book).pages[0].red
    assert g.clue_rules().united
    write(g)
    assert g.view(b).pages is not None
    clock(g, "time")
    assert g.view(b).pages is None
    to_doors(g)
    assert len(g.doors) == 7


@rule("BA-41", "B-23")
def test_traps_are_public_the_purple_ones_too() -> None:
    g = library("dark_magic espionage")
    for seat in (0, 1, 4, None):
        assert set(g.view(seat).traps) == {"dark_magic", "espionage"}


@pytest.mark.parametrize("united", [False, True])
@pytest.mark.parametrize("bottom", [False, True])
@pytest.mark.parametrize("most", [1, 2])
@rule("B-27", "BA-09")
def test_every_candidate_is_legal(united: bool, bottom: bool, most: int) -> None:
    rules = Rules(united, bottom, most)
    for seed in range(5):
        pages = library(seed=str(seed)).pages
        clues = candidates(pages, rules)
        assert clues
        for clue in clues:
            assert fault(butterflies_of(clue), pages, rules) == ""


def test_toward_points_away_from_the_centre() -> None:
    assert [toward(50, 0), toward(0, 50), toward(-50, 0), toward(0, -50)] == [0, 18, 36, 54]


@rule("BA-38", "BC-17")
def test_scenario_43_a_short_deck_is_filled_in_step_1() -> None:
    """The discard and what is left are shuffled together before the Exit is drawn; nothing is lost."""
    g = library("dark_night", seats=4)
    parts = g.components()
    g.stack.clear()
    g.discard, g.deck = g.deck[4:] + g.pages + ([g.exit] if g.exit else []), g.deck[:4]
    g.pages = []
    g.traps, g.extra, g.bag = [], 0, g.bag + g.traps
    g.then(TURN)
    g.advance()
    assert (g.discard, len(g.returned), g.refilled) == ([], 72, g.turn)
    assert sorted(g.components()) == sorted(parts)
    assert g.deck_shown == 76
    to_doors(g)
    assert not {*g.pages} & {*g.doors}
    assert SPEC.read(SPEC.write(g)).components() == g.components()


@rule("B-35", "BA-13")
def test_a_sheet_turns_by_eighths_and_is_printed_nowhere_beside_the_card() -> None:
    eighths = [math.tau * turn / 8 for turn in range(8)]
    assert tuple(round(1000 * math.cos(angle)) for angle in eighths) == mist.COS
    assert tuple(round(1000 * math.sin(angle)) for angle in eighths) == mist.SIN
    beside = [(-101, y) for y in range(-100, 101, 5)] + [(x, -101) for x in range(-100, 101, 5)]
    assert not any(mist.printed_at(sheet, x, y) for sheet in range(9) for x, y in beside)


@rule("B-27")
def test_the_clues_to_choose_from_speak_of_both_pages() -> None:
    g = library()
    texts = [option.text for ask in g.asks() if ask.who == book for option in ask.options]
    for page in (0, 1):
        assert [text for text in texts if re.fullmatch(rf"clue {page}:-?\d+,-?\d+@\d+", text)], page


@rule("B-27")
def test_a_tip_lies_on_the_page_in_the_direction_that_was_meant() -> None:
    """Thousandths become hundredths; what lies outside the circle is pulled straight in, no further than needed."""
    assert tip_at(300, -200)[:2] == (30, -20)
    assert tip_at(0, 990)[:2] == (0, 99)
    x, y, _ = tip_at(900, 900)
    assert x == y
    assert 9_500 < x * x + y * y <= 10_000


@rule("B-35", "BA-13")
def test_the_print_of_a_sheet_is_the_same_in_stretches() -> None:
    """At every point of every way a sheet can lie that differs from the others."""
    for lies in (0, 1, 10, 19, 28, 37, 46, 55, 64, 71):
        for y in range(-100, 101, 7):
            at = [x for first, last in mist.printed_stretches(lies, y) for x in range(first, last + 1)]
            assert at == [x for x in range(-100, 101) if mist.printed_at(lies, x, y)]


@rule("B-35", "BA-13")
def test_nothing_is_printed_at_the_rim_of_a_sheet_or_beyond() -> None:
    rim = [(side, along) for side in (-100, 100) for along in range(-100, 101, 5)]
    for x, y in (*rim, *((along, side) for side, along in rim)):
        assert not any(mist.printed_at(lies, x, y) for lies in range(72))


@rule("BA-06")
def test_without_a_trap_reading_takes_no_longer_than_the_table_says() -> None:
    """The bag may be empty; then nothing is added to the time."""
    g = library(read_limit=40)
    write(g)
    g.traps = []
    assert [(window.name, window.length) for window in g.windows()] == [("read", 40_000)]


def kind_of(butterflies: tuple[Butterfly, ...]) -> str:
    """A clue without its coordinates."""
    return " ".join(sorted(f"{each[0]}{'b' if len(each) == 1 else 'p'}" for each in butterflies))


@rule("B-37", "B-38", "BA-09")
@pytest.mark.parametrize("bottoms", [1, 2])
@pytest.mark.parametrize(
    "traps", ["no_effect", "united_butterflies", "bottom_butterfly", "united_butterflies bottom_butterfly"]
)
def test_the_grimoire_is_shown_which_kinds_of_clue_are_open(traps: str, bottoms: int) -> None:
    g = library(traps, max_bottom=bottoms)
    needs = g.view(book).clue_kinds
    assert needs is not None
    assert [need.trap for need in needs] == ["", *(each for each in traps.split() if each != "no_effect")]
    shown = set.intersection(*(set(need.kinds) for need in needs))
    offered = {kind_of(butterflies_of(each)) for each in candidates(g.pages, g.clue_rules())}
    # Candidates are examples: what is open on one Page is open on the other.
    mirrored = {" ".join(sorted(kind.translate(str.maketrans("01", "10")).split())) for kind in offered}
    assert shown == offered | mirrored
