"""Pictures in words (BA-53): what an eye would see, and no more."""

import re
from pathlib import Path

import pytest

from noctuary.art import hidden
from noctuary.art.deck import code_of, load
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Picture
from noctuary.obscurio import spec_for
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.decks import drawn, from_folder
from noctuary.obscurio.text.phrases import contents
from noctuary.obscurio.text.picture_text import BARE, CELLS, LETTERS, MIST, Description, description
from noctuary.obscurio.view import pictures_of
from noctuary.testing import rule
from noctuary.testing.obscurio import SPEC, a, book, c, d, library, to_doors
from noctuary.text import words

COLOUR = re.compile(r"\b(red|green|white|black|grey|golden|rouge|verte?|blanc|blanche|noire?|gris)\b")


def card_named(name: str, red: bool = False, mist: int | None = None) -> Description:
    return description(drawn().by_id[code_of(name)], red, mist)


@rule("BA-53")
def test_a_picture_is_told_by_what_is_on_it() -> None:
    """A sentence, things with colours and places, and a map with each of them; nothing of what it means."""
    for card in load():
        told = card_named(card.id)
        assert told.says == card.ideas
        assert {thing.name["fr"] for thing in told.things} == {element.fr for element in card.elements}
        assert all(thing.colours and abs(thing.x) <= 100 and abs(thing.y) <= 100 for thing in told.things)
        assert len(told.map) == CELLS * CELLS
        assert set(told.map) <= {BARE, *LETTERS[: len(told.things)]}
    said = str(card_named("bell_diver"))
    assert not any(word in said for word in ("strange", "explore", "building"))


@rule("BA-53", "BA-11")
def test_a_map_has_each_thing_where_its_middle_is() -> None:
    for card in drawn().cards:
        told = description(card, False, None)
        found = 0
        for letter, thing in zip(LETTERS, told.things, strict=False):
            column, row = ((v + 100) * CELLS // 200 for v in (thing.x, thing.y))
            near = {told.map[y * CELLS + x] for y in range(row - 1, row + 2) for x in range(column - 1, column + 2)}
            found += letter in near
        assert found >= len(told.things) - 1


@rule("BA-53", "B-34")
def test_under_the_red_sheet_no_colour_is_told() -> None:
    for card in drawn().cards:
        bare, red = description(card, False, None), description(card, True, None)
        assert red.says == {}
        assert all(thing.colours == () for thing in red.things)
        assert not any(COLOUR.search(name) for thing in red.things for name in thing.name.values())
        assert {(thing.x, thing.y) for thing in red.things} <= {(thing.x, thing.y) for thing in bare.things}
    assert "little red door" in str(description_of_door(False))
    assert "little door" in str(description_of_door(True))
    melted = {element.name for element in load()["bell_diver"].elements if element.red < 0.2}
    kept = {thing.name["en"] for thing in card_named("bell_diver", True).things}
    assert melted
    assert kept
    assert not melted & kept


def description_of_door(red: bool) -> Description:
    card = next(card for card in load() if any(each.name == "little red door" for each in card.elements))
    return card_named(card.id, red)


@rule("BA-53", "B-35")
def test_under_mist_only_what_shows_is_told() -> None:
    """For every way a sheet can lie: what is named shows by half, and no letter lies in the mist."""
    card = drawn().by_id[code_of("bell_diver")]
    whole = description(card, False, None)
    told = [description(card, False, mist) for mist in range(72)]
    assert len({each.map for each in told}) == 24
    for each in told:
        assert each.says == {}
        assert len(each.things) < len(whole.things)
        for at, sign in enumerate(each.map):
            assert (
                sign in (MIST, BARE) or whole.things[LETTERS.index(whole.map[at])] == each.things[LETTERS.index(sign)]
            )
        for thing in each.things:
            letter = LETTERS[whole.things.index(thing)]
            cells = [at for at, sign in enumerate(whole.map) if sign == letter]
            assert sum(each.map[at] != MIST for at in cells) * 2 >= len(cells)


def test_the_maps_of_mist_are_those_of_the_sheets() -> None:
    pytest.importorskip("shapely")
    assert hidden.MAPS.read_text("ascii") == hidden.drawn()
    from shapely.geometry import Point

    from noctuary.art.mist import mist_shape
    from noctuary.art.sheets import SHEETS, TURNS

    assert (hidden.SHEETS, hidden.TURNS) == (SHEETS, TURNS)
    places = [(x / 10, y / 10) for x in range(-6, 7) for y in range(-6, 7)]

    def alike(turn: int, lying: int) -> float:
        shape = mist_shape(1, lying)
        return float(sum(hidden.hides(1, turn, x, y) == shape.contains(Point(x, y)) for x, y in places)) / len(places)

    for turn in range(TURNS):
        assert alike(turn, turn) > 0.9
        assert alike(turn, turn + 2) < 0.75


@rule("BA-53")
def test_words_are_told_of_what_a_seat_may_see_and_only_if_the_table_wants_it() -> None:
    g = library(described=True)
    assert SPEC.describe_picture is not None
    places = {seat: {picture.place for picture in pictures_of(g.view(seat))} for seat in (book, a, d)}
    assert places[a] == places[d] == set()
    assert places[book] == {"exit", "page-1", "page-2"}
    to_doors(g)
    for picture in pictures_of(g.view(c)):
        told = SPEC.describe_picture(g.options, picture)
        assert told.things
        assert SPEC.describe_picture(Options(), picture) is None
    # A piece of the scene has no words, and is as good as one that has.
    assert SPEC.describe_picture(g.options, Picture("scene-1", "1", "")) == Description({}, (), "")


@rule("BA-53")
def test_a_deck_without_descriptions_cannot_be_told(tmp_path: Path) -> None:
    for number in range(84):
        (tmp_path / f"card{number:02}.png").write_bytes(b"")
    spec = spec_for(from_folder(tmp_path))
    assert spec.options.make({}) == spec.options()
    with pytest.raises(BadInput) as refused:
        spec.options.make({"described": True})
    assert refused.value.code == "obscurio-undescribed"


@rule("B-34", "B-35")
def test_the_terminal_names_under_a_sheet_only_what_shows() -> None:
    say = words("en")
    card = drawn().by_id[code_of("bell_diver")]
    bare, red, mist = (contents(say, card.id, *sheets) for sheets in ((), (True,), (False, 5)))
    assert "·" not in bare, "what it is about is the deck's own word, in no language of ours"
    for covered, hidden_now, shown in ((red, "seahorse", "bell"), (mist, "bell", "submarine")):
        assert hidden_now in bare
        assert hidden_now not in covered
        assert shown in covered
