"""Pictures: random names, only for those who are shown them, all of one size."""

import random
from typing import Any

import pytest
from support.bench import table_at
from support.house import go

from noctuary.core.conformance import journal_of
from noctuary.core.effects import CLOCK
from noctuary.core.spec import Picture
from noctuary.obscurio import SPEC
from noctuary.server import pictures
from noctuary.server.doors import Closed
from noctuary.server.state import State


def at_phase(phase: str, seats: int = 5) -> State:
    """A table of Obscurio in this phase."""
    luck = random.Random(4)
    journal = journal_of(SPEC, 3, seats)
    game: Any = journal.game
    while game.phase != phase:
        asks = [ask for ask in game.asks() if game.expects(ask)] or [ask for ask in game.asks() if ask.who == CLOCK]
        ask = luck.choice(asks)
        journal.play(ask.who, luck.choice(ask.options))

    async def made() -> State:
        return table_at(journal, game).state

    return go(made)


def names(state: State, viewer: int | None) -> dict[str, str]:
    return pictures.names_of(state, viewer, state.playing().game.view(viewer))


def test_only_those_who_are_shown_a_picture_get_it() -> None:
    state = at_phase("read")
    game: Any = state.playing().game
    wizard = next(seat for seat in range(5) if seat != game.grimoire)
    book, other, gallery = (names(state, viewer) for viewer in (game.grimoire, wizard, None))
    assert "exit" in book
    assert "exit" not in other
    assert set(other) == set(gallery)
    with pytest.raises(Closed):
        pictures.find(state, wizard, book["exit"])
    with pytest.raises(Closed):
        pictures.find(state, wizard, book["page-1"])
    assert pictures.find(state, wizard, other["page-1"]).card == game.pages[0].id


def test_names_differ_between_viewers_places_and_appearances() -> None:
    state = at_phase("read")
    everything = [name for viewer in state.viewers for name in names(state, viewer).values()]
    assert len(set(everything)) == len(everything)
    one = Picture("door-1", "1", "a")
    assert pictures.name_of(state, 0, one) != pictures.name_of(state, 0, Picture("door-1", "2", "a"))


def test_with_eyes_closed_everybody_is_given_equally_many() -> None:
    state = at_phase("traitor")
    counts = {viewer: len(names(state, viewer)) for viewer in state.viewers}
    assert set(counts.values()) == {pictures.VEILED}


def test_all_pictures_have_one_size() -> None:
    blank = pictures.drawn(Picture("scene-1", "1", ""))
    assert len(blank) == pictures.SIZE
    assert len(pictures.padded(b"RIFF\0\0\0\0WEBP" + b"x" * 100_000)) == pictures.SIZE
    assert int.from_bytes(blank[4:8], "little") == len(blank) - 8
    with pytest.raises(Closed):
        pictures.drawn(Picture("door-1", "1", "no such card"))
