"""What all viewers of a position see is built and encoded once; what arrives is the whole view of each."""

from typing import Any

import msgspec
import pytest
from support.bench import table_at
from support.every_game import seats_of
from support.lanterns import SPEC as LANTERNS

from noctuary.catalog import GAMES, HOUSE
from noctuary.core.chance import Stream, seed_of
from noctuary.core.spec import Spec
from noctuary.server.table import broadcast
from noctuary.server.table.pictures import PictureGrants, named_view
from noctuary.testing import journal_of

TABLES = [(GAMES[name], seats_of(name, 5)) for name in HOUSE]


@pytest.mark.parametrize(("spec", "seats"), [(LANTERNS, 3), *TABLES], ids=["lanterns", *HOUSE])
def test_the_bytes_are_those_of_the_whole_view(spec: Spec, seats: int) -> None:
    """A game that gives only `view(seat)` is sent just so."""
    luck = Stream(seed_of(f"bytes/{spec.name}"))
    journal = journal_of(spec, 1, seats)
    while asks := journal.game.asks():
        state = table_at(journal, journal.game.copy()).state
        shared = broadcast.SharedParts(state, 0)
        for viewer in (*range(seats), None):
            frame = broadcast.state_frame(state, viewer, shared, PictureGrants())[1]
            view = named_view(state, viewer, state.playing().game.view(viewer))
            assert b'"view":' + msgspec.json.encode(view) + b',"asks":' in frame
            assert msgspec.json.decode(frame)["is"] == "state"
        ask = asks[luck.below(len(asks))]
        journal.play(ask.who, ask.options[luck.below(len(ask.options))])


@pytest.mark.parametrize(("spec", "seats"), TABLES, ids=HOUSE)
def test_what_all_see_is_built_and_encoded_once(spec: Spec, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = journal_of(spec, 1, seats)
    state = table_at(journal, journal.game.copy()).state
    encoded: list[Any] = []

    def counting(what: Any) -> bytes:
        encoded.append(what)
        return msgspec.json.encode(what)

    monkeypatch.setattr(broadcast, "encode", counting)
    shared = broadcast.SharedParts(state, 0)
    sent = [broadcast.state_frame(state, viewer, shared, PictureGrants())[1] for viewer in (*range(seats), None)]
    public = [each for each in encoded if isinstance(each, msgspec.Struct)]
    assert len(public) == 1
    assert all(b'"view":' + msgspec.json.encode(public[0])[:-1] in frame for frame in sent)


def test_the_hash_tells_apart_what_differs() -> None:
    """In what all see, and in what is one's own."""
    journal = journal_of(GAMES[HOUSE[-1]], 1, 3)
    state = table_at(journal, journal.game.copy()).state
    made = broadcast.SharedParts(state, 0).views
    one = made.of(0).parts[-1]
    assert made.digest(one) == made.digest(one) != made.digest(made.of(1).parts[-1])
    ask = journal.game.asks()[0]
    journal.play(ask.who, ask.options[0])
    later = table_at(journal, journal.game.copy()).state
    assert broadcast.SharedParts(later, 0).views.digest(b"") != made.digest(b"")
