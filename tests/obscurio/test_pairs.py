"""Every pair of traps that needs a word (section 4.5). All other pairs simply apply together (BA-47)."""

from itertools import combinations

import pytest
from support.library import (
    SPEC,
    a,
    b,
    book,
    c,
    clock,
    close_eyes,
    d,
    library,
    play,
    refused,
    resolve,
    room,
    to_doors,
    write,
)

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.ruling import rule
from noctuary.lab.simulate import play_out
from noctuary.obscurio.traps import BY_ID, TRAPS


@rule("BA-47", "B-70")
@pytest.mark.parametrize("pair", list(combinations([trap.id for trap in TRAPS], 2)), ids="+".join)
def test_any_two_traps_can_be_played_together(pair: tuple[str, str]) -> None:
    """With five and with three players, with and without the Watcher: the turn goes through."""
    for seats, progress in ((5, 1), (5, 6), (3, 1)):
        names = [name for name in pair if seats > 3 or BY_ID[name].colour != "purple"] or ["no_effect"]
        options = SPEC.options.make({"trap_bag": names * 2, "time_track": (9,), "difficulty": "expert"})
        g = SPEC.new(options, seats, Chance(seed_of("+".join(pair))))
        g.progress = progress  # type: ignore[attr-defined]
        play_out(g, [random_bot] * seats, Stream(seed_of("pairs")))
        assert g.result() is not None


@rule("B-34", "B-36")
def test_sheets_vanish_with_the_pages() -> None:
    g = library("dusk_hallway magical_mist dark_night")
    close_eyes(g)
    assert g.view(book).pages is None


@rule("B-36", "B-44")
def test_dark_night_and_espionage() -> None:
    """The Traitor sees the Exit, not the Pages."""
    g = library("dark_night espionage")
    close_eyes(g)
    assert (g.view(d).exit, g.view(d).pages) == (g.exit.id if g.exit else "", None)


@rule("B-36", "B-43")
def test_dark_night_and_dark_magic() -> None:
    """Four picks from memory."""
    g = library("dark_night dark_magic")
    close_eyes(g)
    to_doors(g, 1, 2, 3, 4)
    assert (len(g.picks), g.view(d).pages) == (4, None)


@rule("B-43", "B-44")
def test_dark_magic_and_espionage() -> None:
    g = library("dark_magic espionage")
    close_eyes(g)
    assert (g.view(d).exit, g.view(d).pick_limit) == (g.exit.id if g.exit else "", 4)


@rule("B-43", "B-61")
def test_dark_magic_never_overflows() -> None:
    """Exit, four decoys, one filler; two fillers in a Great Room."""
    for traps, doors in (("dark_magic", 6), ("dark_magic great_room", 7)):
        g = library(traps)
        close_eyes(g)
        to_doors(g, 1, 2, 3, 4)
        assert len(g.doors) == doors


@rule("BA-22", "B-59", "B-61")
def test_concealed_and_great() -> None:
    g = library("concealed_door great_room")
    to_doors(g)
    assert [door is None for door in g.view(a).doors] == [False] * 3 + [True] + [False] * 3


@rule("B-59", "B-62")
def test_a_concealed_wrong_door_is_a_wrong_door() -> None:
    g = library("concealed_door dangerous_room")
    box = g.box
    room(g, a=4, b=3, c=3, d=3)
    assert g.box - box == 1


@rule("B-61", "B-63")
def test_locked_and_great() -> None:
    """Seven reveals."""
    g = library("locked_doors great_room")
    to_doors(g, exit=7)
    for _ in range(6):
        for seat in (a, b, c, d):
            play(g, seat, "refuse")
    for seat in (a, b, c, d):
        play(g, seat, "take")
    assert (g.phase, g.progress) == ("resolve", 2)


@rule("B-60", "B-63")
def test_locked_and_evanescent() -> None:
    g = library("locked_doors evanescent_room")
    to_doors(g)
    clock(g, "sand")
    clock(g, "sand")
    assert (g.phase, g.extra) == ("resolve", 2)


@rule("B-62", "B-63")
def test_locked_and_dangerous() -> None:
    """Only doors with chips count."""
    g = library("locked_doors dangerous_room")
    box = g.box
    to_doors(g)
    play(g, a, "take")
    for seat in (b, c, d):
        play(g, seat, "refuse")
    resolve(g)
    assert g.box - box == 1


@rule("B-36", "B-63")
def test_locked_and_dark_night() -> None:
    g = library("locked_doors dark_night")
    to_doors(g)
    assert (g.view(a).pages, g.view(a).reached) == (None, 1)


@rule("B-67", "B-60", "B-61")
def test_the_watcher_with_green_traps() -> None:
    g = library("concealed_door great_room evanescent_room dangerous_room", progress=6)
    box = g.box
    to_doors(g, exit=7)
    assert (g.phase, g.track, len(g.doors), g.view(a).doors[3]) == ("watch", (1, 2), 7, None)
    assert g.find(a, "commit 7").text == "commit 7"
    resolve(g, a=7, b=4, c=4, d=1)
    assert (g.phase, g.box - box) == ("end", 2)


@rule("B-67", "B-37", "B-43")
def test_the_watcher_changes_nothing_in_steps_2_and_3() -> None:
    g = library("united_butterflies dark_magic", progress=6)
    assert refused(g, book, "clue 0:bottom") == "B-37"
    write(g)
    clock(g, "time")
    assert g.view(d).pick_limit == 4


@rule("B-24", "B-22")
def test_plus_two_with_extra_traps() -> None:
    """1 + extra + 2."""
    g = library("plus_two no_effect great_room dusk_hallway")
    assert len(g.traps) == 4
