"""Step 4: the deal and four ways of choosing (B-45 … B-51, B-59 … B-69)."""

import pytest

from noctuary.core.effects import CLOCK
from noctuary.obscurio.choices import commit_options
from noctuary.testing import rule
from noctuary.testing.obscurio import (
    a,
    agree,
    b,
    book,
    c,
    clock,
    close_eyes,
    d,
    ended,
    gauge,
    heard,
    library,
    play,
    refused,
    resolve,
    rest,
    room,
    stand,
    to_doors,
    write,
)


@rule("B-46", "BC-20", "BC-10")
def test_fillers_are_seen_by_nobody_before_the_deal() -> None:
    """Not by the Grimoire either; the cards are shuffled and lie one to a door."""
    g = library()
    close_eyes(g)
    coming = {card.id for card in g.deck[-5:]}
    for seat in (book, a, d, None):
        known = g.knowledge(seat)
        assert not coming & {*(known.holder or ()), known.exit, *(known.pages or ())}
    to_doors(g)
    assert set(g.view(a).doors) == coming | {g.exit.id if g.exit else ""}
    places = set()
    for seed in range(20):
        other = library(seed=str(seed))
        close_eyes(other)
        rest(other)
        clock(other, "tick")
        places.add(other.exit_door)
    assert len(places) >= 4


@rule("B-47", "BA-19", "B-51")
def test_the_hourglass_goes_from_space_to_space() -> None:
    g = library()
    to_doors(g)
    assert [(w.name, w.length) for w in g.windows()] == [("sand", 60_000)]
    assert (g.view(a).space, g.view(a).track) == (0, (0, 1, 2))
    clock(g, "sand")
    clock(g, "sand")
    assert g.view(a).space == 2
    told = clock(g, "sand")
    assert (g.phase, g.extra) == ("resolve", 2)
    assert "obscurio-time-out" in heard(told, None)


@rule("B-48", "B-49")
def test_chips_move_freely_and_may_be_spread() -> None:
    g = library()
    to_doors(g)
    stand(g, a=1, b=2, c=3)
    play(g, a, "place 6")
    assert [wizard.chips for wizard in g.view(None).wizards] == [(6,), (2,), (3,), (0,)]
    assert refused(g, a, "place 7") == "B-61"
    assert refused(g, a, "place 0") == "B-48"
    assert refused(g, book, "place 1") == "B-48"


@rule("B-50", "BA-20")
def test_agreement_needs_every_chip_at_a_door() -> None:
    g = library()
    to_doors(g)
    assert refused(g, a, "confirm") == "B-50"
    stand(g, a=3, b=3, c=3, d=3)
    clock(g, "sand")
    for seat in (a, b, c):
        play(g, seat, "confirm")
    assert g.view(None).waiting == (d,)
    play(g, d, "confirm")
    assert (g.phase, [w.name for w in g.windows()]) == ("last_call", ["call", "sand"])
    clock(g, "sand")
    clock(g, "call")
    assert (g.phase, g.extra) == ("resolve", 1)


@rule("B-48", "B-50", "BA-20")
def test_scenario_19_a_broken_last_call_is_charged_to_the_sand() -> None:
    """The sand runs on during the call; whoever moves loses only their own agreement."""
    g = library()
    to_doors(g)
    stand(g, a=3, b=3, c=3, d=3)
    for seat in (a, b, c, d):
        play(g, seat, "confirm")
    play(g, b, "place 5")
    assert (g.phase, [w.name for w in g.windows()]) == ("open", ["sand"])
    assert [wizard.done for wizard in g.view(None).wizards] == [True, False, True, True]
    play(g, b, "confirm")
    clock(g, "sand")
    play(g, a, "withdraw")
    assert (g.phase, g.space) == ("open", 1)


@rule("B-51", "BA-20")
def test_stop_ends_a_last_call_and_no_chip_moves() -> None:
    """The last sand runs out while all think again: time is up, on the space at which they had agreed."""
    g = library(time_track=(0, 4))
    to_doors(g)
    stand(g, a=3, b=3, c=3, d=3)
    for seat in (a, b, c, d):
        play(g, seat, "confirm")
    clock(g, "sand")
    assert g.phase == "last_call"
    told = clock(g, "sand")
    assert "obscurio-time-out" in heard(told, None)
    assert refused(g, a, "place 1") == "B-48"
    assert (g.phase, g.chips, g.extra) == ("resolve", [3, 3, 3, 3], 0)


@rule("B-51", "BC-13", "BC-24")
def test_scenario_21_time_out() -> None:
    """No door is no answer but a wrong one; a chip that was not moved any more stands where it stands."""
    g = library()
    room(g, a=3, b=3, c=5)
    assert (g.phase, g.progress, g.errors) == ("resolve", 2, [0, 0, 0, 1, 1])
    clock(g, "shown")
    assert len(g.traps) >= 3


@rule("B-59", "B-52")
def test_scenario_33_a_concealed_exit() -> None:
    g = library("concealed_door")
    to_doors(g, exit=4)
    for seat in (book, a, d, None):
        assert g.view(seat).doors[3] is None
    assert g.view(book).exit_door is None
    resolve(g, a=1, b=1, c=4, d=1)
    assert (g.view(a).doors[3], g.progress, g.errors) == (g.exit.id if g.exit else "", 2, [0, 1, 1, 0, 1])


@rule("B-60", "BA-05", "BC-12")
def test_the_evanescent_room_replaces_the_track() -> None:
    g = library("evanescent_room")
    room(g, a=3, b=3, c=3, d=3)
    assert (g.track, g.extra) == ((1, 2), 1)
    own = library("evanescent_room", evanescent_track=(0, 3), time_track=(0, 4))
    to_doors(own)
    clock(own, "sand")
    clock(own, "sand")
    assert own.extra == 3


@rule("BA-04", "B-22")
def test_the_time_track_is_data() -> None:
    g = library(time_track=(1, 4), hourglass_seconds=30)
    to_doors(g)
    assert [w.length for w in g.windows()] == [30_000]
    clock(g, "sand")
    clock(g, "sand")
    assert (g.phase, g.extra) == ("resolve", 4)


@rule("B-61", "BC-07", "BC-14")
def test_a_great_room_has_seven_doors_and_the_exit_anywhere() -> None:
    g = library("great_room")
    before = g.deck_shown
    to_doors(g, exit=7)
    assert (len(g.doors), before - g.deck_shown) == (7, 9)
    resolve(g, a=7, b=7, c=7, d=7)
    assert g.progress == 2
    doors = set()
    for seed in range(40):
        other = library("great_room", seed=str(seed))
        close_eyes(other)
        rest(other)
        clock(other, "tick")
        doors.add(other.exit_door)
    assert 7 in doors


@rule("BA-55", "B-45", "B-61")
def test_a_table_may_play_with_five_doors() -> None:
    """And with six in a Great Room; every way of choosing offers those and no others."""
    for traps, doors in (("no_effect", 5), ("great_room", 6), ("locked_doors", 5)):
        g = library(traps, doors=5)
        to_doors(g)
        assert len(g.doors) == doors
        if traps != "locked_doors":
            [ask] = [ask for ask in g.asks() if ask.who == a and ask.kind == "doors"]
            assert [choice.args[0] for choice in ask.options] == [*range(1, doors + 1)]
            resolve(g, a=doors, b=doors, c=doors, d=doors)
            assert g.phase != "open"


@rule("B-63", "B-64", "BC-06")
def test_scenario_35_locked_doors() -> None:
    """A takes 1, B 3, D 5, C refuses all: decisions are final, and there is no way back to a refused door."""
    g = library("locked_doors")
    to_doors(g)
    assert g.view(None).doors[1:] == (None,) * 5
    play(g, a, "take")
    assert (refused(g, a, "refuse"), refused(g, a, "place 2")) == ("B-63", "B-64")
    for seat in (b, c, d):
        play(g, seat, "refuse")
    assert (g.shown, g.view(a).wizards[0].chips) == (2, (1,))
    for seat in (b, c, d):
        play(g, seat, "refuse")
    play(g, b, "take")
    play(g, c, "refuse")
    play(g, d, "refuse")
    assert refused(g, c, "place 3") == "B-64"
    play(g, c, "refuse")
    play(g, d, "refuse")
    play(g, c, "refuse")
    play(g, d, "take")
    play(g, c, "refuse")
    assert (g.phase, g.chips, g.errors) == ("resolve", [1, 3, 0, 5], [0, 1, 0, 1, 1])


@rule("B-65", "BA-44")
def test_locked_doors_resolve_as_soon_as_all_have_placed() -> None:
    """The doors that were never opened are turned up then."""
    g = library("locked_doors")
    to_doors(g, exit=1)
    for seat in (a, b, c, d):
        play(g, seat, "take")
    assert g.phase == "resolve"
    assert None not in g.view(None).doors


@rule("BA-23", "B-63")
def test_locked_doors_open_in_order_and_the_sand_runs_on() -> None:
    g = library("locked_doors")
    to_doors(g)
    for door in (1, 2):
        assert g.view(a).reached == door
        clock(g, "sand")
        for seat in (a, b, c, d):
            play(g, seat, "refuse")
    assert g.space == 2
    clock(g, "sand")
    assert (g.phase, g.errors) == ("resolve", [0, 1, 1, 1, 1])


@rule("B-59", "B-63", "BA-21")
def test_scenario_37_locked_and_concealed() -> None:
    """Door 4 is offered face down in its turn."""
    g = library("locked_doors concealed_door")
    to_doors(g, exit=4)
    for _ in range(3):
        for seat in (a, b, c, d):
            play(g, seat, "refuse")
    assert (g.shown, g.view(c).doors[3]) == (4, None)
    play(g, c, "take")
    for seat in (a, b, d):
        play(g, seat, "refuse")
    assert g.view(c).doors[3] is None
    assert refused(g, b, "take 4") == "B-63"
    for _ in range(2):
        for seat in (a, b, d):
            play(g, seat, "refuse")
    assert (g.phase, g.progress) == ("resolve", 2)


@rule("B-67", "B-68", "BA-25")
def test_the_watcher_acts_on_the_sixth_space_only() -> None:
    assert not library(progress=5).watcher
    g = library(progress=6)
    assert g.watcher
    to_doors(g)
    assert g.phase == "watch"
    assert not [ask for ask in g.asks() if ask.kind == "talk"]


@rule("B-69", "BA-25", "BA-20")
def test_scenario_31_chips_in_hand() -> None:
    """Flags are public, doors are not; a change goes unseen; all are shown in one go after the count."""
    g = library(progress=6)
    to_doors(g)
    stand(g, a=2, b=1, c=1)
    for seat in (book, b, d, None):
        view = g.view(seat)
        assert [wizard.done for wizard in view.wizards] == [True, True, True, False]
        assert [wizard.chips for wizard in view.wizards] == [(0,)] * 4
    assert (g.view(a).commits, g.view(b).commits, g.view(book).commits) == ((2,), (1,), ())
    assert heard(play(g, a, "commit 3"), None) == []
    told = play(g, d, "commit 6")
    assert (g.phase, heard(told, None)) == ("count", ["obscurio-in-hand"])
    assert refused(g, a, "uncommit") == "B-69"
    told = clock(g, "call")
    assert heard(told, None)[:6] == ["obscurio-placed", *["obscurio-moved"] * 4, "obscurio-exit"]
    assert g.chips == [3, 1, 1, 6]


@rule("B-69")
def test_a_chip_may_be_put_back() -> None:
    g = library(progress=6)
    to_doors(g)
    stand(g, a=2)
    play(g, a, "uncommit")
    assert [wizard.done for wizard in g.view(None).wizards] == [False] * 4
    assert g.commits == [0, 0, 0, 0], "the time may run out now, and then they stand where they are meant to"


@rule("BA-26")
@pytest.mark.parametrize(("reading", "errors"), [("committed_count", [0, 0, 1, 0, 1]), ("all_fail", [0, 1, 1, 1, 1])])
def test_the_watchers_time_out(reading: str, errors: list[int]) -> None:
    g = library(progress=6, watcher_timeout=reading)
    room(g, a=3, b=2, c=3)
    assert g.rooms[-1][5] == ((3, 2, 3, 0) if reading == "committed_count" else (0, 0, 0, 0))
    assert g.errors == errors


@rule("B-66", "BA-24")
def test_locked_doors_under_the_watcher() -> None:
    """Sealed answers, shown together; no answer within the window is a refusal."""
    g = library("locked_doors", progress=6)
    to_doors(g, exit=2)
    assert [(w.name, w.length) for w in g.windows()] == [("window:1", 8_000), ("sand", 60_000)]
    play(g, a, "take")
    assert [wizard.chips for wizard in g.view(b).wizards] == [(0,)] * 4
    assert [wizard.done for wizard in g.view(b).wizards] == [True, False, False, False]
    assert refused(g, a, "refuse") == "B-63"
    play(g, b, "refuse")
    told = clock(g, "time")
    assert heard(told, None) == ["obscurio-took", "obscurio-next-door"]
    assert (g.shown, g.chips) == (2, [1, 0, 0, 0])
    for seat in (b, c, d):
        play(g, seat, "take")
    assert (g.phase, g.chips) == ("resolve", [1, 2, 2, 2])
    assert ended(g).side == "wizards"
    assert library("locked_doors", progress=6, locked_watcher_window=3).options.locked_watcher_window == 3


@rule("BA-24", "BA-26")
@pytest.mark.parametrize(("reading", "chips"), [("committed_count", [1, 0, 0, 0]), ("all_fail", [0, 0, 0, 0])])
def test_time_out_among_sealed_answers(reading: str, chips: list[int]) -> None:
    g = library("locked_doors", progress=6, watcher_timeout=reading)
    to_doors(g)
    play(g, a, "take")
    for _ in range(3):
        clock(g, "sand")
    assert (g.phase, g.chips) == ("resolve", chips)


@rule("BA-50")
def test_a_table_without_a_clock() -> None:
    """One space with a fixed number, and a long stretch after which nobody is waited for any more."""
    g = library(relaxed=True, relaxed_extra=2, relaxed_cap=600)
    write(g)
    assert [(w.name, w.length) for w in g.windows()] == [("read", 600_000)]
    clock(g, "time")
    to_doors(g)
    assert [(w.name, w.length) for w in g.windows()] == [("sand", 600_000)]
    stand(g, a=3, b=3, c=3, d=3)
    agree(g)
    assert g.extra == 2
    plain = library(relaxed=True)
    to_doors(plain)
    clock(plain, "sand")
    assert (plain.phase, plain.extra, gauge(plain)) == ("resolve", 1, (9, 5))


@rule("BA-50", "BA-24", "B-66")
def test_without_a_clock_nobody_is_hurried_at_locked_doors_under_the_watcher() -> None:
    """There is no window for an answer, only the long stretch after which nobody is waited for."""
    g = library("locked_doors", progress=6, relaxed=True)
    to_doors(g)
    assert [(w.name, w.length) for w in g.windows()] == [("sand", 900_000)]
    assert refused(g, CLOCK, "time") == "B-47"
    play(g, a, "take")
    for seat in (b, c, d):
        play(g, seat, "refuse")
    assert (g.shown, g.chips) == (2, [1, 0, 0, 0])


@rule("BA-50", "B-60")
def test_an_evanescent_room_without_a_clock_is_dearer() -> None:
    """It cannot be shorter: one more trap, or as many as its first space is above that of the track."""
    for tile, extra in (((1, 2), 2), ((3,), 4), ((0, 2), 1)):
        g = library("evanescent_room", relaxed=True, evanescent_track=tile)
        to_doors(g)
        assert g.track == (extra,)
        clock(g, "sand")
        assert (g.phase, g.extra) == ("resolve", extra)


@rule("BA-43")
def test_after_the_deadline_nothing_moves() -> None:
    """Lateness is the table's to judge; for the game, what comes after the clock's answer comes too late."""
    g = library(time_track=(0,))
    to_doors(g)
    clock(g, "sand")
    assert refused(g, a, "place 3") == "B-48"


@rule("B-69", "B-87")
@pytest.mark.parametrize("doors", [6, 7])
def test_under_the_watcher_any_door_may_be_meant_and_with_two_chips_any_two(doors: int) -> None:
    every = range(1, doors + 1)
    assert [option.text for option in commit_options(doors, False, False)] == [f"commit {door}" for door in every]
    both = [f"commit {own} {companion}" for own in every for companion in every]
    assert [option.text for option in commit_options(doors, False, True)] == both
    assert [option.text for option in commit_options(doors, True, True)] == [*both, "uncommit"]
