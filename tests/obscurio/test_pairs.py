"""Every pair of traps that needs a word. All other pairs simply apply together (BA-47)."""

from itertools import combinations
from typing import Any

import pytest

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.lab.simulate import play_out
from noctuary.obscurio.pieces.traps import BY_ID, TRAPS, Trap
from noctuary.testing import rule
from noctuary.testing.obscurio import (
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
    for seat in (book, a, b, c, d, None):
        assert (g.view(seat).pages, g.view(seat).clue) == (None, None)
    to_doors(g)
    resolve(g, a=3, b=3, c=3, d=3)
    assert all(page.red and page.mist is not None for page in g.view(a).pages)


@rule("B-36", "B-84")
@pytest.mark.parametrize("seats", [2, 3])
def test_dark_night_without_a_traitor(seats: int) -> None:
    """Taken away between reading and the doors: there is no Step 3."""
    g = library("dark_night", seats)
    write(g)
    assert g.view(a).pages is not None
    clock(g, "time")
    assert (g.phase, g.view(a).pages, g.view(book).pages) == ("open", None, None)


@rule("B-59", "B-63", "BA-21")
def test_concealed_and_locked() -> None:
    """Door 4 is offered face down, as the fourth."""
    g = library("concealed_door locked_doors")
    to_doors(g, exit=4)
    for _ in range(3):
        for seat in (a, b, c, d):
            play(g, seat, "refuse")
    assert (g.view(a).reached, g.view(a).doors[3], g.view(book).doors[3]) == (4, None, None)
    for seat in (a, b, c, d):
        play(g, seat, "take")
    assert (g.phase, g.progress) == ("resolve", 2)


@rule("B-66", "B-67", "BA-24")
def test_locked_under_the_watcher() -> None:
    """Sealed answers, shown together, and no talk."""
    g = library("locked_doors", progress=6)
    to_doors(g)
    assert g.phase == "locked_watch"
    play(g, a, "take")
    assert (g.view(b).wizards[0].chips, g.view(b).wizards[0].done) == ((0,), True)
    assert not any(ask.kind == "talk" for ask in g.asks())
    for seat in (b, c, d):
        play(g, seat, "refuse")
    assert g.view(b).wizards[0].chips == (1,)


@rule("B-37", "B-38", "BA-10")
def test_united_and_bottom() -> None:
    """One below and one inside the same Page."""
    g = library("united_butterflies bottom_butterfly")
    assert refused(g, book, "clue 0:bottom 1:0,0@0") == "B-37"
    assert refused(g, book, "clue 0:bottom") == "B-37"
    assert refused(g, book, "clue 0:bottom 1:bottom") == "B-37"
    write(g, "clue 0:bottom 0:0,0@0")
    assert g.phase == "read"


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
    assert (g.phase, g.box - box) == ("resolve", 2)


@rule("B-67", "B-37", "B-43")
def test_the_watcher_changes_nothing_in_steps_2_and_3() -> None:
    g = library("united_butterflies dark_magic", progress=6)
    assert refused(g, book, "clue 0:bottom") == "B-37"
    write(g)
    clock(g, "time")
    assert g.view(d).pick_limit == 4


@rule("B-24", "B-22", "BA-03")
def test_plus_two_with_extra_traps() -> None:
    """1 + extra + 2, and all of them apply."""
    for extra in (0, 1, 2):
        g = library(time_track=(extra,), trap_bag=("plus_two", "great_room", "dusk_hallway", "dark_magic", "no_effect"))
        g.bag = [trap for trap in g.bag if trap is not BY_ID["plus_two"]]
        g.bag, rest = [BY_ID["plus_two"]], g.bag
        room(g, a=3, b=3, c=3, d=3)
        g.bag += rest[: extra + 2]
        clock(g, "shown")
        drawn = [trap.id for trap in g.traps]
        assert len(drawn) == (1 + extra + 2 if "plus_two" in drawn else 1 + extra)


@rule("B-67", "BA-47")
@pytest.mark.parametrize("trap", [trap for trap in TRAPS[1:] if trap.colour in ("brown", "purple")], ids=str)
def test_the_watcher_leaves_brown_and_purple_traps_alone(trap: Trap) -> None:
    """Steps 2 and 3 are the same on the sixth space as on the first, but for the talk. (+2 acts when drawn.)"""
    looks = []
    for progress in (1, 6):
        g = library(trap.id, progress=progress)
        ask = g.asks()[0]
        look: list[Any] = [
            ask.kind,
            [option.text for option in ask.options],
            [(p.red, p.mist) for p in g.view(book).pages],
        ]
        write(g)
        clock(g, "time")
        view = g.view(d)
        look += [view.pages is None, view.exit is not None, view.pick_limit, g.track, g.door_count()]
        to_doors(g)
        look.append(g.phase == ("watch" if progress == 6 else "open"))
        looks.append(look)
    assert looks[0] == looks[1]
