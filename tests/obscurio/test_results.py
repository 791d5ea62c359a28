"""Results that wait for everybody (BA-54), the print of the mist (B-35), lines that fit the moment, bad positions."""

import pytest

from noctuary.core.effects import CLOCK
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces.clue import fault_so_far, toward
from noctuary.obscurio.pieces.mist import printed_at
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    SPEC,
    a,
    b,
    book,
    clock,
    d,
    ended,
    library,
    play,
    refused,
    room,
    see,
    to_doors,
    write,
)


@rule("BA-54", "B-52")
def test_a_room_stays_until_everybody_goes_on() -> None:
    g = library()
    room(g, a=3, b=3, c=3, d=1)
    assert [(w.name, w.length) for w in g.windows()] == [("shown", 60_000)]
    assert {ask.who for ask in g.asks()} == {book, 1, 2, 3, 4, CLOCK}
    for seat in (book, a, b, d):
        play(g, seat, "continue")
        assert (g.phase, g.turn) == ("resolve", 1)
    assert refused(g, a, "continue") == "BA-54"
    play(g, 3, "continue")
    assert (g.phase, g.turn) == ("riddle", 2)


@rule("BA-54", "B-54", "B-82")
def test_the_last_room_is_seen_before_the_game_is_over() -> None:
    g = library(progress=6)
    room(g, a=3, b=3, c=3, d=3)
    assert (g.phase, g.result()) == ("resolve", None)
    assert ended(g).side == "wizards"


@rule("BA-54")
def test_nobody_is_waited_for_for_ever() -> None:
    g = library()
    room(g, a=3, b=3, c=3, d=3)
    play(g, a, "continue")
    clock(g, "shown")
    assert g.phase == "riddle"


@rule("B-35", "BA-13")
def test_no_butterfly_points_at_the_print_of_the_mist() -> None:
    """Every offered clue keeps clear of it, with every trap that binds the clue."""
    for traps in ("magical_mist", "magical_mist united_butterflies", "magical_mist bottom_butterfly dusk_hallway"):
        g = library(traps)
        points = [(x, y) for x in range(-40, 41, 10) for y in range(-40, 41, 10)]
        on = next((x, y) for x, y in points if printed_at(g.mist[0], x, y))
        clear = next((x, y) for x, y in points if not printed_at(g.mist[0], x, y))
        assert refused(g, book, f"clue 0:bottom 0:{on[0]},{on[1]}@0") == "B-35"
        assert g.find(book, f"clue 0:bottom 0:{clear[0]},{clear[1]}@0")
        for option in g.asks()[0].options:
            assert g.find(book, option.text) is not None
    assert library().find(book, f"clue 0:bottom 0:{on[0]},{on[1]}@0")


@rule("B-35", "BA-13")
def test_the_grimoire_is_told_where_nobody_may_point() -> None:
    """Every hundredth of both Pages, just as a clue there is judged; to nobody else, and only while it lays a clue."""
    g = library("magical_mist")
    pages = g.view(book).pages
    assert pages is not None
    for page in (0, 1):
        rows = [[stretch.split(":") for stretch in row.split()] for row in pages[page].printed.split("/")]
        for x, y in [(x, y) for x in range(-99, 100, 3) for y in range(-99, 100, 3) if x * x + y * y <= 10_000]:
            told = any(int(first) <= x <= int(last) for first, last in rows[y + 100])
            assert told == (fault_so_far(((page, x, y, toward(x, y)),), g.pages, g.clue_rules()) == "B-35")
    play(g, book, g.asks()[0].options[0].text)
    for seat in (book, a, None):
        assert all(page.printed == "" for page in g.view(seat).pages or ())
    assert all(page.printed == "" for page in library().view(book).pages or ())


@rule("B-84", "B-21", "B-79")
def test_lines_fit_the_moment() -> None:
    """No loyalty where there is no Traitor to hide, no doors in an accusation."""
    three = library(seats=3)
    to_doors(three)
    for line in ("claim loyal", "suspect 2", "trust 2"):
        assert refused(three, a, line) == "B-21"
    known = library(light=0, dark=5, exposed=True)
    write(known)
    assert refused(known, a, "claim loyal") == "B-21"
    g = library(light=1)
    room(g, a=1, b=3, c=3, d=3)
    see(g)
    assert g.phase == "accuse"
    assert (refused(g, a, "suggest 3"), refused(g, a, "claim sure")) == ("B-21", "B-21")
    play(g, a, "claim loyal")


@rule("B-90", "B-91")
@pytest.mark.parametrize(
    ("old", "new"),
    [("| light: 13 ", "| light: 910 "), ("| deck: [", "| deck: [i01 "), ("| traitor: 4 ", "| traitor: 0 ")],
)
def test_impossible_positions_are_refused(old: str, new: str) -> None:
    text = SPEC.write(library())
    assert old in text
    with pytest.raises(BadInput):
        SPEC.read(text.replace(old, new))


@rule("B-90")
def test_a_deck_with_a_card_missing_is_refused() -> None:
    g = library()
    lost = str(g.deck[5])
    text = SPEC.write(g)
    with pytest.raises(BadInput) as wrong:
        SPEC.read(text.replace(f" {lost} ", " ", 1))
    assert wrong.value.code == "position-pieces"
