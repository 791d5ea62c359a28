"""Components and setup (B-01 … B-21), options and what cannot be played."""

from typing import Any

import pytest

from noctuary.core.chance import Chance, seed_of
from noctuary.core.refusal import BadInput
from noctuary.obscurio.options import TOKENS, Options
from noctuary.obscurio.pieces.traps import BROWN, GREEN, PURPLE, TRAPS
from noctuary.obscurio.rules.step1_traps import refill
from noctuary.obscurio.state import Obscurio
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, library, without_purple


def fresh(seats: int, seed: str = "fresh", **options: Any) -> Obscurio:
    game = SPEC.new(SPEC.options.make(options), seats, Chance(seed_of(seed)))
    assert isinstance(game, Obscurio)
    return game


@rule("B-01", "B-20", "B-28")
@pytest.mark.parametrize("seats", range(2, 9))
def test_one_grimoire_and_everybody_else_a_wizard(seats: int) -> None:
    g = fresh(seats)
    assert g.grimoire not in g.wizards
    assert sorted([g.grimoire, *g.wizards]) == list(range(seats))
    with pytest.raises(BadInput):
        SPEC.check_seats(9)
    with pytest.raises(BadInput):
        SPEC.check_seats(1)


@rule("B-02", "B-90", "BC-15")
def test_84_different_cards_in_one_deck() -> None:
    """No second Desk, no other pile: deck, discard, holder, Pages and doors hold every card once."""
    g = fresh(5)
    cards = [part for part in g.components() if part.startswith("i")]
    assert (len(cards), len(set(cards))) == (84, 84)


@rule("B-03", "B-13")
def test_no_two_wizards_share_a_character() -> None:
    g = fresh(8)
    assert len(set(g.characters())) == 7
    assert fresh(3, characters=("jade", "pearl")).view(None).wizards[1].characters == ("pearl",)
    with pytest.raises(BadInput):
        Options.make({"characters": ("jade", "jade")})
    with pytest.raises(BadInput):
        fresh(3, characters=("jade", "pearl", "azure"))
    assert g.chips == [0] * 7


@rule("B-05", "BA-02", "B-92")
def test_fourteen_faces_one_token_each() -> None:
    """6 brown, 2 purple, 5 green, 1 without effect; a table may mix its own bag."""
    colours = [trap.colour for trap in TRAPS]
    assert (colours.count(BROWN), colours.count(PURPLE), colours.count(GREEN), len(colours)) == (6, 2, 5, 14)
    g = fresh(5)
    assert len(g.bag) + len(g.traps) == 14
    own = fresh(5, trap_bag=("no_effect", "no_effect", "great_room"))
    assert sorted(trap.id for trap in own.bag + own.traps) == ["great_room", "no_effect", "no_effect"]


@rule("B-04", "B-14", "BC-04")
@pytest.mark.parametrize("seats", range(4, 9))
def test_exactly_one_traitor_among_the_wizards(seats: int) -> None:
    roles = {fresh(seats, seed=str(n)).traitor for n in range(40)}
    assert roles <= set(range(1, seats))
    assert len(roles) > 1
    g = fresh(seats)
    known = [g.view(seat).role for seat in g.wizards]
    assert (known.count("traitor"), known.count("loyal")) == (1, seats - 2)


@rule("B-08", "BC-25", "BA-49")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_table_of_tokens(seats: int) -> None:
    """The English table, the two-player Expert included; Beginner unless the table wants more."""
    for difficulty, total in zip(("beginner", "experienced", "expert"), TOKENS[seats], strict=True):
        assert fresh(seats, difficulty=difficulty).gauge() == total
    assert fresh(seats).gauge() == TOKENS[seats][0]


@rule("B-09", "BC-18", "B-91")
@pytest.mark.parametrize(
    ("seats", "light"),
    [(8, (23, 19, 15)), (7, (19, 15, 11)), (6, (15, 11, 8)), (5, (13, 10, 7)), (4, (10, 7, 5))],
)
def test_the_dark_area_is_filled_first(seats: int, light: tuple[int, ...]) -> None:
    for difficulty, expected in zip(("beginner", "experienced", "expert"), light, strict=True):
        g = fresh(seats, difficulty=difficulty)
        assert (g.light, g.dark) == (expected, 7 if seats >= 6 else 5)
        assert g.light + g.dark + g.box == 30


@rule("B-10", "B-12", "B-15")
def test_scenario_1_eight_players_beginner() -> None:
    g = library(seats=8)
    assert (g.light, g.dark, g.box, g.progress) == (23, 7, 0, 1)
    assert (len(g.holder), len(g.deck) + 3) == (8, 76)
    assert len(g.bag) + len(g.traps) == 14


@rule("B-84", "B-85", "B-86")
def test_scenario_3_two_players_expert() -> None:
    """One area, no purple tokens, no holder, no roles; one Wizard with two chips."""
    g = library(seats=2, difficulty="expert")
    assert (g.light, g.dark, g.holder, len(g.deck) + 3) == (8, 0, [], 84)
    assert len(g.bag) + len(g.traps) == 12
    assert without_purple(g)
    assert (g.chip_seat, g.view(1).role, g.view(1).traitor) == ((1, 1), "wizard", None)


@rule("BA-31")
def test_three_players_have_one_area() -> None:
    g = library(seats=3)
    assert (g.light, g.dark) == (9, 0)


@rule("B-11", "B-06", "B-07")
def test_the_table_chooses_its_grimoire() -> None:
    """One seat keeps the role; its left neighbour comes first. Seven doors and six spaces are there to be used."""
    g = fresh(5, grimoire=2)
    assert (g.grimoire, g.wizards) == (2, (3, 4, 0, 1))
    assert g.view(2).role == "grimoire"
    assert library("great_room").door_count() == 7
    with pytest.raises(BadInput):
        fresh(4, grimoire=4)


@rule("BA-30")
def test_a_total_of_ones_own_must_leave_light() -> None:
    assert fresh(5, tokens=6).light == 1
    with pytest.raises(BadInput):
        fresh(5, tokens=5)
    assert fresh(3, tokens=2).gauge() == 2


@pytest.mark.parametrize(
    "options",
    [
        {"time_track": ()}, {"time_track": (0, -1)}, {"evanescent_track": (99,)}, {"trap_bag": ("pit",)},
        {"hourglass_seconds": 5}, {"step3_min": 80}, {"difficulty": "easy"}, {"max_bottom": 3}, {"tokens": 31},
        {"characters": ("mauve",)},
    ],
)  # fmt: skip
@rule("BA-04", "BA-05")
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Options.make(options)


@rule("B-16")
def test_sheets_and_tile_wait_until_a_trap_calls_for_them() -> None:
    g = library("no_effect")
    view = g.view(g.grimoire)
    assert [(page.red, page.mist) for page in view.pages] == [(False, None)] * 2
    assert view.track == (0, 1, 2)


@rule("BC-16", "BC-14")
def test_what_the_derived_manual_lacks_is_there() -> None:
    """A token table, rules for two and three, both Butterflies under United, a seventh door."""
    assert set(TOKENS) == set(range(2, 9))
    assert not fresh(3).haunted()
    assert library("united_butterflies").clue_rules().united
    assert library("great_room").door_count() == 7


@rule("BA-38")
@pytest.mark.parametrize(("trap", "enough"), [("no_effect", 8), ("great_room", 9)])
@pytest.mark.parametrize("missing", [0, 1])
def test_a_deck_too_short_for_the_turn_is_mixed_with_the_discards(trap: str, enough: int, missing: int) -> None:
    g = library(trap)
    g.discard = g.deck[enough - missing :]
    g.deck = g.deck[: enough - missing]
    before = len(g.discard)
    refill(g)
    assert (len(g.deck), len(g.discard)) == ((enough, before) if not missing else (before + enough - 1, 0))
    assert (len(g.returned), g.refilled) == ((before, 1) if missing else (0, 0))
