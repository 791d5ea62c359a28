"""Who sees what, phase by phase, and what each could remember."""

from pathlib import Path

import pytest

from noctuary.core.effects import CLOCK
from noctuary.core.record import Chosen, Journal, load
from noctuary.obscurio.state import Obscurio
from noctuary.obscurio.view import View, anonymise_view, pictures_of
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
    ended,
    library,
    play,
    room,
    stand,
    to_doors,
    write,
)

GOLDEN = Path(__file__).parent / "golden"
MOCK = {"holder", "picks", "exit"}
PHASES = ("riddle", "read", "night", "open", "resolve")


def at(phase: str, traps: str = "espionage") -> Obscurio:
    """A table in this phase, two cards having been picked where that is over."""
    g = library(traps)
    if phase == "riddle":
        return g
    write(g)
    if phase == "read":
        return g
    clock(g, "time")
    if phase == "night":
        play(g, d, "pick 1")
        return g
    to_doors(g, 1, 2)
    if phase == "resolve":
        stand(g, a=3, b=3, c=3, d=3)
        for seat in (a, b, c, d):
            play(g, seat, "confirm")
        clock(g, "call")
    return g


SEES = {
    # field: for each phase, who sees it: Grimoire, Traitor, Loyal, spectator. A Loyal's night cards mean nothing.
    "exit": ("G", "G", "GTL", "G", "GTLS"),
    "pages": ("G", "GTLS", "GTLS", "GTLS", "GTLS"),
    "clue": ("G", "GTLS", "GTLS", "GTLS", "GTLS"),
    "clue_kinds": ("G", "", "", "", ""),
    "holder": ("", "", "GTL", "", ""),
    "picks": ("GT", "GT", "GTL", "GT", "GT"),
    "decoys": ("G", "G", "G", "G", "G"),
    "exit_door": ("", "", "", "G", "GTLS"),
    "traitor": ("GT", "GT", "GT", "GT", "GT"),
    "votes": ("", "", "", "", "GTLS"),
    "past_picks": ("", "", "", "", ""),
    "album": ("", "", "", "", ""),
}


@rule("B-17", "B-25", "B-39")
@pytest.mark.parametrize("number", range(5), ids=PHASES)
@pytest.mark.parametrize("field", SEES)
def test_the_matrix(field: str, number: int) -> None:
    g = at(PHASES[number])
    views: dict[str, View] = {"G": g.view(book), "T": g.view(d), "L": g.view(a), "S": g.view(None)}
    seen = "".join(sign for sign, view in views.items() if getattr(view, field) is not None)
    assert seen == SEES[field][number]


@rule("BA-44")
def test_everybody_is_told_whether_all_doors_lie_open() -> None:
    assert [at(phase).view(None).opened for phase in PHASES] == [False, False, False, False, True]


@rule("BC-21", "BA-08")
def test_the_grimoire_may_look_at_the_exit_all_turn() -> None:
    g = at("open")
    assert g.view(book).exit == (g.exit.id if g.exit else "")
    assert g.view(book).exit_door == 3


@rule("B-14", "B-20")
def test_everybody_knows_their_own_role_and_no_other() -> None:
    g = library()
    assert [g.view(seat).role for seat in (book, a, b, c, d, None)] == [
        "grimoire", "loyal", "loyal", "loyal", "traitor", "spectator",
    ]  # fmt: skip
    assert [wizard.role for wizard in g.view(d).wizards] == [None] * 4


@rule("B-90", "BA-38")
def test_the_deck_count_stands_still_from_riddle_to_deal() -> None:
    counts = []
    for phase in PHASES[:4]:
        g = at(phase)
        counts.append({g.view(seat).deck for seat in (book, a, d, None)})
    assert counts == [{76}, {76}, {76}, {68}]


@rule("BA-17", "B-44")
def test_the_traitor_remembers_the_exit_of_espionage() -> None:
    g = at("open")
    assert (g.view(d).exit, g.knowledge(d).exit) == (None, g.exit.id if g.exit else "")
    assert at("open", "no_effect").knowledge(d).exit is None


@rule("BA-18", "B-83")
def test_at_the_end_everything_is_shown() -> None:
    g = library(light=0, dark=4)
    close_eyes(g)
    play(g, d, "pick 2")
    room(g, a=1, b=2, c=1, d=0)
    assert g.view(None).past_picks is None
    ended(g)
    view = g.view(None)
    assert len(view.album) == 1
    [album] = view.album
    assert (album.pages, album.doors) == (tuple(p.card for p in view.pages), view.doors)
    assert (album.exit_door, album.chips, album.found) == (3, ((a, 1), (b, 2), (c, 1), (d, 0)), False)
    assert album.decoys == (g.doors.index(g.picks[0]) + 1,)
    assert album.clue == view.clue
    assert view.past_picks == ((g.picks[0].id,),)
    assert (view.traitor, view.holder) == (d, tuple(card.id for card in g.holder))
    assert [wizard.role for wizard in view.wizards] == ["loyal"] * 3 + ["traitor"]


@rule("B-39", "BA-36")
def test_a_spectator_sees_what_a_loyal_wizard_sees_without_a_role() -> None:
    """The public table, and nothing of anybody's own."""
    for phase in PHASES:
        g = at(phase)
        mine, public = g.view(a), g.view(None)
        own = {"seat", "role", "board", "commits", "vote", "resting"} | (MOCK if phase == "night" else set())
        for name in View.__struct_fields__:
            if name not in own:
                assert getattr(mine, name) == getattr(public, name), (phase, name)


@rule("B-59", "BA-22")
def test_face_down_doors_have_no_name() -> None:
    g = library("concealed_door great_room")
    to_doors(g)
    for seat in (book, a, d, None):
        doors = g.view(seat).doors
        assert (len(doors), doors.count(None), doors[3]) == (7, 1, None)


@rule("BA-11")
def test_no_element_is_named_in_a_view() -> None:
    g = at("open", "no_effect")
    import msgspec

    text = msgspec.json.encode(g.view(a)).decode()
    names = {element.name for page in g.pages for element in page.elements} - {"door", "path"}
    assert not [name for name in names if f'"{name}"' in text]


@pytest.mark.parametrize(
    ("record", "drawers"), [("2p_00", {"discard", "room"}), ("5p_06", {"discard", "room", "pick"})]
)
def test_every_card_of_a_view_is_a_picture_and_nothing_else_is(record: str, drawers: set[str]) -> None:
    """Pictures under their own names give the view itself, for every seat at every step, the album at the end too."""
    whole = load(GOLDEN / f"{record}.jsonl", lambda _: SPEC)
    journal = Journal(SPEC, whole.header)
    for line in whole.lines:
        if isinstance(line, Chosen):
            journal.play(line.seat, line.choice)
            for seat in (*range(journal.game.seats), None):
                view = journal.game.view(seat)
                assert anonymise_view(view, lambda picture: picture.card) == view
    view = journal.game.view(None)
    assert view.album
    shown = {picture.place.split("-")[0]: picture for picture in pictures_of(view)}
    assert {place for place, picture in shown.items() if picture.drawer} == drawers
    assert {picture.appearance for picture in shown.values() if not picture.drawer} == {str(view.turn)}


@rule("B-46", "BA-06")
def test_time_may_run_out_and_nobody_waits_for_it() -> None:
    """The clock is asked in every phase, and never must answer."""
    for phase in PHASES[1:]:
        clocks = [ask for ask in at(phase).asks() if ask.who == CLOCK]
        assert clocks
        assert not any(ask.must for ask in clocks), phase


HIDDEN = {
    # What must stay hidden in each phase, from: Grimoire, Traitor, Loyal, spectator.
    "deck": ("GTLS", "GTLS", "GTLS", "GTLS", "GTLS"),
    "seed": ("GTLS", "GTLS", "GTLS", "GTLS", "GTLS"),
    "traitor": ("LS", "LS", "LS", "LS", "LS"),
    "holder": ("TLS", "TLS", "LS", "LS", "LS"),
    "exit": ("TLS", "TLS", "LS", "LS", ""),
    "exit door": ("", "", "", "LS", ""),
    "pages": ("TLS", "", "", "", ""),
    "picks": ("", "", "LS", "LS", "LS"),
    "mock holders": ("", "", "GTLS", "GTLS", "GTLS"),
    "boards": ("", "", "GTLS", "", ""),
    "past picks": ("", "", "", "", "LS"),
}


@rule("B-17", "B-25", "B-39")
@pytest.mark.parametrize("number", range(5), ids=PHASES)
def test_the_matrix_of_secrets(number: int) -> None:
    """What two worlds deal anew is named without the views, so that a view that tells too much is found out."""
    g = at(PHASES[number])
    secrets = {"G": g.secrets(book), "T": g.secrets(d), "L": g.secrets(a), "S": g.secrets(None)}
    found = {name: "".join(sign for sign, named in secrets.items() if name in named) for name in HIDDEN}
    assert found == {name: row[number] for name, row in HIDDEN.items()}
    assert {name for named in secrets.values() for name in named} <= set(HIDDEN)


@rule("B-40", "BA-51")
def test_the_secrets_of_a_night_are_the_others() -> None:
    g = at("night")
    play(g, a, "rest")
    play(g, a, "mark 2 1")
    loyal, other = g.secrets(a), g.secrets(b)
    assert loyal["picks"] == tuple(g.picks)
    assert loyal["holder"] == tuple(g.holder)
    assert loyal["mock holders"] == [cards for seat, cards in enumerate(g.mock_holders) if seat != a]
    assert loyal["boards"] == [board for seat, board in enumerate(g.boards) if seat != a]
    assert g.boards[a] in other["boards"]
    assert g.secrets(d)["mock holders"] == [cards for seat, cards in enumerate(g.mock_holders) if seat != d]


@rule("B-45", "BA-24")
def test_doors_face_down_and_chips_in_hand_are_secret() -> None:
    g = library("locked_doors")
    to_doors(g)
    assert g.secrets(book)["hidden doors"] == tuple(g.doors)
    g = library(progress=6, light=9)
    to_doors(g)
    assert g.phase == "watch"
    assert "commits" not in g.secrets(a)
    play(g, b, "commit 4")
    assert g.secrets(a)["commits"] == [4]
    assert "commits" not in g.secrets(b)
    assert "hidden doors" not in g.secrets(a)


def test_in_an_accusation_the_votes_of_the_others_are_secret() -> None:
    whole = load(GOLDEN / "6p_12.jsonl", lambda _: SPEC)
    journal = Journal(SPEC, whole.header)
    voted = 0
    for line in whole.lines:
        if isinstance(line, Chosen):
            journal.play(line.seat, line.choice)
            g = journal.game
            assert isinstance(g, Obscurio)
            voted += g.phase == "accuse"
            for seat in (*range(g.seats), None):
                votes = [vote for other, vote in enumerate(g.votes) if other != seat]
                assert g.secrets(seat).get("votes") == (votes if g.phase == "accuse" else None)
            assert g.outcome is None or set(g.secrets(None)) == {"deck", "seed"}
    assert voted > 3


@rule("B-55", "B-88")
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_chip_has_its_price(seats: int) -> None:
    g = library("great_room", seats=seats)
    assert len(g.penalty) == len(g.chip_seat) == len(g.chips)
    assert g.penalty == ((2, 1) if seats == 2 else (1,) * (seats - 1))


@rule("B-45")
@pytest.mark.parametrize(
    ("traps", "progress", "phase"),
    [
        ("no_effect", 1, "open"),
        ("no_effect", 6, "watch"),
        ("locked_doors", 1, "locked"),
        ("locked_doors", 6, "locked_watch"),
    ],
)
@pytest.mark.parametrize("grimoire", [0, 3])
def test_when_the_doors_lie_there_nobody_has_agreed_and_nobody_stands(
    traps: str, progress: int, phase: str, grimoire: int
) -> None:
    """Whoever keeps the Grimoire, and in all four ways of choosing; the clock is asked and never waited for."""
    g = library(traps, progress=progress, light=12, grimoire=grimoire)
    to_doors(g)
    assert g.phase == phase
    assert g.stage().args() == (0,)
    assert not any(g.chips)
    assert [ask.must for ask in g.asks() if ask.who == CLOCK] == [False]
    assert g.revealed == (1 << g.seats + 1) - 1
