"""Step 3, eyes closed: what the Traitor does and what nobody notices (B-39 … B-44, 3.3, 3.16)."""

import msgspec
import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.spec import seen
from noctuary.obscurio.choices import PICKS
from noctuary.obscurio.options import Options
from noctuary.obscurio.state import Obscurio
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
    heard,
    library,
    play,
    refused,
    resolve,
    see,
    to_doors,
    write,
)

encode = msgspec.json.Encoder(order="deterministic").encode
OUTSIDERS = (a, b, c, None)


def payload(g: Obscurio, seat: int | None) -> bytes:
    return encode([seen(g, seat), g.knowledge(seat)])


@rule("B-39", "B-42")
def test_only_grimoire_and_traitor_see_the_holder() -> None:
    g = library()
    close_eyes(g)
    real = tuple(card.id for card in g.holder)
    assert g.view(book).holder == g.view(d).holder == real
    for seat in (a, b, c):
        assert g.view(seat).holder != real
        assert g.knowledge(seat).holder is None
    assert g.view(None).holder is None
    assert not [ask for ask in g.asks() if ask.who == book]


@rule("B-40", "BA-16")
def test_a_picked_card_is_replaced_at_once_and_the_new_one_can_be_picked() -> None:
    g = library()
    close_eyes(g)
    first, after = g.holder[2], g.deck[-1]
    play(g, d, "pick 3")
    assert (g.picks, g.holder[2]) == ([first], after)
    play(g, d, "pick 3")
    assert g.picks == [first, after]
    assert refused(g, d, "pick 1") == "B-40"


@rule("B-41", "B-45")
@pytest.mark.parametrize("picks", [(), (2,), (2, 5)])
def test_zero_one_or_two_picks_and_always_six_doors(picks: tuple[int, ...]) -> None:
    g = library()
    close_eyes(g)
    before = len(g.deck)
    to_doors(g, *picks)
    assert len(g.doors) == 6
    assert set(g.picks) <= set(g.doors)
    assert (len(g.picks), before - len(g.deck)) == (len(picks), 5)


@rule("B-43", "B-45")
def test_scenario_15_dark_magic_allows_four() -> None:
    g = library("dark_magic")
    close_eyes(g)
    for slot in (1, 2, 3, 4):
        play(g, d, f"pick {slot}")
    for slot in (5, 5, 5, 5):
        play(g, a, f"pick {slot}")
    assert refused(g, d, "pick 5") == refused(g, a, "pick 5") == "B-40"
    to_doors(g)
    assert (len(g.doors), len(g.picks)) == (6, 4)


@rule("B-44", "BA-17")
def test_espionage_shows_the_exit_during_step_3_only() -> None:
    g = library("espionage")
    write(g)
    assert g.view(d).exit is None
    clock(g, "time")
    assert g.view(d).exit == (g.exit.id if g.exit else "")
    assert g.view(a).exit not in (None, g.view(d).exit)
    assert (g.view(None).exit, g.knowledge(a).exit) == (None, None)
    to_doors(g)
    assert (g.view(a).exit, g.view(d).exit) == (None, None)
    assert g.knowledge(d).exit == (g.exit.id if g.exit else "")
    assert g.knowledge(a).exit is None


def night_of(picks: tuple[int, ...], rest: bool) -> Obscurio:
    g = library("dark_magic espionage")
    close_eyes(g)
    for slot in picks:
        play(g, d, f"pick {slot}")
    if rest:
        play(g, d, "rest")
    return g


@rule("B-39", "B-41", "B-90")
@pytest.mark.parametrize("picks", [(), (1,), (3, 3), (1, 2, 3, 4)])
def test_scenario_17_nothing_the_traitor_does_reaches_anybody_else(picks: tuple[int, ...]) -> None:
    """Views, knowledge, ask numbers, deck count: byte for byte what they are when nothing was done."""
    idle, busy = night_of((), False), night_of(picks, True)
    for seat in OUTSIDERS:
        assert payload(idle, seat) == payload(busy, seat)
        assert [ask.n for ask in idle.asks() if ask.who == seat] == [ask.n for ask in busy.asks() if ask.who == seat]
    assert idle.deck_shown == busy.deck_shown
    to_doors(busy)
    assert busy.deck_shown == idle.deck_shown - 8


@rule("B-39")
def test_no_event_of_the_traitor_is_heard_by_others() -> None:
    g = library()
    close_eyes(g)
    for text in ("pick 1", "pick 1", "rest", "mark 1 2"):
        told = play(g, d, text)
        for seat in OUTSIDERS:
            assert heard(told, seat) == []
            assert not g.reveals_to(seat)
    told = play(library_at_night(), d, "pick 1")
    assert heard(told, book) == heard(told, d) == ["obscurio-picked"]


def library_at_night() -> Obscurio:
    g = library()
    close_eyes(g)
    return g


@rule("B-39", "B-40")
def test_scenario_45_every_wizard_is_asked_alike_and_refused_alike() -> None:
    """All may take cards and rest, nobody must; whoever is done hears the same, Loyal or Traitor."""
    g = library_at_night()
    asks = {ask.who: ask for ask in g.asks() if ask.who >= 0}
    assert set(asks) == {a, b, c, d}
    assert {(ask.kind, ask.must, ask.options) for ask in asks.values()} == {("night", False, PICKS)}
    assert g.view(None).waiting == ()
    for slot in (1, 2):
        play(g, d, f"pick {slot}")
        play(g, a, f"pick {slot}")
    assert refused(g, a, "pick 1") == refused(g, d, "pick 1") == "B-40"
    play(g, d, "rest")
    play(g, a, "rest")
    assert refused(g, a, "pick 1") == refused(g, d, "pick 1") == "B-40"
    assert {ask.kind for ask in g.asks() if ask.who in (a, d)} == {"board"}


@rule("B-39", "BA-51")
def test_every_wizard_has_eight_cards_and_only_the_traitors_are_real() -> None:
    """Over a shoulder all screens are alike: eight cards, a pick that changes one of them, an Exit under Espionage."""
    g = library("espionage")
    close_eyes(g)
    shape = {(len(g.view(seat).holder), len(g.view(seat).picks), g.view(seat).exit is None) for seat in g.wizards}
    assert shape == {(8, 0, False)}
    public = {card.id for card in [*g.pages, *g.discard]}
    for seat in (a, b, c):
        before = g.view(seat).holder
        deck, picks = list(g.deck), list(g.picks)
        assert len({*before, g.view(seat).exit}) == 9
        assert not public & {*before, g.view(seat).exit}
        told = play(g, seat, "pick 3")
        after = g.view(seat)
        assert after.picks == (before[2],)
        assert [slot for slot in range(8) if before[slot] != after.holder[slot]] == [2]
        assert (g.deck, g.picks) == (deck, picks)
        assert heard(told, seat) == ["obscurio-picked"]
        assert [heard(told, other) for other in (book, d, None)] == [[], [], []]


@rule("BA-51", "B-39")
def test_the_cards_of_a_night_stay_as_the_holder_does_but_for_what_came_to_light() -> None:
    g = library()
    close_eyes(g)
    for seat in (a, b, c):
        g.mock_holders[seat] = (g.deck[-1], *g.mock_holders[seat][1:])  # it will lie at a door
    kept = [g.mock_holders[seat] for seat in (a, b, c)]
    to_doors(g)
    resolve(g, a=3, b=3, c=3, d=3)
    see(g)
    close_eyes(g)
    light = {*g.discard, *g.pages}
    for seat, before in zip((a, b, c), kept, strict=True):
        now = g.mock_holders[seat]
        assert not light & {*now}
        assert [card for card in before if card not in light] == [card for card in before if card in now]
        assert before[0] not in now


@rule("BA-51", "B-39")
def test_a_loyal_wizard_never_picks_up_the_exit_that_they_believe_in() -> None:
    """Under Espionage everybody is shown an Exit; a card that comes into the holder is never that one."""
    for number in range(80):
        g = library("espionage", seed=f"night {number}")
        close_eyes(g)
        for seat in (a, b, c):
            play(g, seat, "pick 1")
            assert g.mock_exits[seat] is not None
            assert g.mock_exits[seat] not in g.mock_holders[seat]


@rule("B-79", "BA-51")
def test_nobody_is_asked_whom_they_suspect_once_the_traitor_is_known() -> None:
    g = library(light=0, dark=5, exposed=True)
    close_eyes(g)
    for seat in g.wizards:
        play(g, seat, "rest")
    assert [ask.who for ask in g.asks()] == [CLOCK]
    assert refused(g, a, "mark 2 2") == "B-39"


@rule("B-17", "BA-46")
def test_the_grimoire_is_told_who_the_traitor_is_and_nobody_else() -> None:
    g = SPEC.new(Options(), 5, Chance(seed_of("told")))
    assert isinstance(g, Obscurio)
    assert heard(g.told, book)[:2] == ["obscurio-begun", "obscurio-traitor-known"]
    for seat in (*g.wizards, None):
        assert "obscurio-traitor-known" not in heard(g.told, seat)
    assert g.view(book).traitor == g.traitor


@rule("B-39")
def test_boards_are_private() -> None:
    g = library_at_night()
    play(g, a, "rest")
    before = {seat: payload(g, seat) for seat in (book, b, c, d, None)}
    assert play(g, a, "mark 2 2") == []
    assert {seat: payload(g, seat) for seat in before} == before
    assert g.view(a).board == (0, 2, 0, 0)


@rule("BA-51", "B-42")
def test_the_step_ends_by_the_clock_alone() -> None:
    """25 seconds at least, then every five; at 75 it ends whatever the Traitor has done."""
    g = library_at_night()
    play(g, d, "pick 1")
    assert [w.length for w in g.windows()] == [25_000]
    for seat in (a, b, c):
        play(g, seat, "rest")
    clock(g, "tick")
    assert [w.length for w in g.windows()] == [5_000]
    for _ in range(9):
        clock(g, "tick")
    assert g.phase == "night"
    clock(g, "tick")
    assert (g.phase, len(g.picks)) == ("open", 1)


@rule("BA-51")
@pytest.mark.parametrize("last", [a, d])
def test_the_night_ends_at_the_tick_after_the_last_wizard_rests_whoever_that_is(last: int) -> None:
    """So that its length does not tell whether the Traitor is a quick bot or a slow person."""
    g = library_at_night()
    for seat in (a, b, c, d):
        if seat != last:
            play(g, seat, "rest")
    clock(g, "tick")
    assert g.phase == "night"
    play(g, last, "rest")
    assert g.phase == "night"
    clock(g, "tick")
    assert g.phase == "open"


@rule("BA-51")
def test_a_constant_length_tells_nothing_at_all() -> None:
    for rest in (False, True):
        g = library(step3="constant", step3_max=50)
        close_eyes(g)
        assert [w.length for w in g.windows()] == [50_000]
        if rest:
            play(g, d, "rest")
        clock(g, "tick")
        assert g.phase == "open"


@rule("BA-07", "BA-46")
def test_what_the_grimoire_knows_of_holder_and_traitor() -> None:
    """It saw the holder when it filled it and remembers; with `always` it may look again."""
    g = library()
    assert (g.view(book).holder, g.view(book).traitor) == (None, d)
    assert g.knowledge(book).holder == tuple(card.id for card in g.holder)
    assert g.knowledge(d).holder is None
    always = library(grimoire_sees_holder="always")
    assert always.view(book).holder == tuple(card.id for card in always.holder)
    assert always.view(a).holder is None


@rule("BA-18", "B-40")
def test_picks_stay_secret_until_the_end() -> None:
    g = library()
    to_doors(g, 1, 2)
    assert g.view(book).picks == g.view(d).picks == tuple(card.id for card in g.picks)
    assert g.view(a).picks is None
    assert g.view(book).decoys == tuple(sorted(g.doors.index(card) + 1 for card in g.picks))
    assert g.view(d).decoys is None
    for seat in (a, b, c, d):
        play(g, seat, "place 1")
        play(g, seat, "confirm")
    clock(g, "call")
    clock(g, "shown")
    assert (g.knowledge(a).past_picks, g.view(a).past_picks) == (None, None)
    assert [len(row) for row in g.knowledge(d).past_picks] == [2]


@rule("B-79", "BA-36")
def test_an_exposed_traitor_still_picks_in_secret() -> None:
    quiet, busy = (library(light=0, dark=5, exposed=True) for _ in range(2))
    close_eyes(quiet)
    close_eyes(busy)
    play(busy, d, "pick 4")
    assert busy.view(a).traitor == d
    for seat in OUTSIDERS:
        assert payload(quiet, seat) == payload(busy, seat)
    to_doors(busy)
    assert {ask.who for ask in busy.asks() if ask.who >= 0} == {a, b, c}
