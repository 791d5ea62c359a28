"""The host's own decks: chosen on the host's machine, for private tables, and found by every reader of the game."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from support.server_for_tests import go, house

from noctuary import obscurio
from noctuary.art import deck as art
from noctuary.core.chance import Chance, seed_of
from noctuary.core.record import Header, Journal, parse
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces import own_deck
from noctuary.obscurio.pieces.decks import from_folder
from noctuary.server.client import Refused, ask
from noctuary.server.table.bots import Inline, choose, job_of
from noctuary.server.table.games import game as game_of
from noctuary.server.table.hub import NewTable, with_own_deck
from noctuary.server.web import picture_files


@dataclass
class Shelf:
    folder: Path
    hash: str


def forget() -> None:
    own_deck._read.cache_clear()
    own_deck.offered.cache_clear()
    obscurio._with_deck.cache_clear()
    picture_files.forget()


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    """Two good decks by their hashes, and things that are none."""
    folder = tmp_path / "decks"
    for each, name in enumerate(("Holidays", "Grandmother's <b>garden</b>")):
        half = folder / f"half-{each}"
        half.mkdir(parents=True)
        for number in range(84):
            (half / f"p{each:07x}{number:08x}.webp").write_bytes(b"picture %d" % number)
        (half / "name.txt").write_text(name)
        half.rename(folder / from_folder(half).hash)
    first = sorted(path.name for path in folder.iterdir())[0]
    (folder / "not-a-hash").mkdir()
    (folder / ("0" * 32)).mkdir()  # its name is not the hash of what is in it
    (folder / "readme.txt").write_text("no deck")
    monkeypatch.setenv(art.OWN_SHELF, str(folder))
    forget()
    yield Shelf(folder, first)
    forget()


def test_only_what_is_what_its_name_says_is_offered(shelf: Shelf) -> None:
    decks = own_deck.offered()
    assert {each.name for each in decks} == {"Holidays", "Grandmother's <b>garden</b>"}
    assert {each.cards for each in decks} == {84}
    for hash in ("", "..", "../decks", "0" * 32, "f" * 32, "not-a-hash", shelf.hash.upper(), shelf.hash + "/"):
        assert own_deck.on_shelf(hash) is None


def test_a_picture_that_was_added_later_makes_the_deck_unknown(shelf: Shelf) -> None:
    (shelf.folder / shelf.hash / "pffffffffffffffe.webp").write_bytes(b"another")
    forget()
    assert own_deck.on_shelf(shelf.hash) is None


def test_names_of_cards_cannot_be_those_of_the_house(shelf: Shelf) -> None:
    """One picture must never be sent in the place of another."""
    folder = shelf.folder / "half"
    folder.mkdir()
    for card in obscurio.SPEC.pieces:
        if card.startswith("i"):
            (folder / f"{card}.webp").write_bytes(b"")
    made = folder.rename(shelf.folder / from_folder(folder).hash)
    forget()
    assert own_deck.on_shelf(made.name) is None
    assert set(picture_files.of_the_house()) <= set(picture_files.places())
    assert not any(shelf.folder in path.parents for path in picture_files.deck_files().values())


def test_bots_and_records_find_the_deck_of_their_game(shelf: Shelf) -> None:
    spec = game_of("obscurio").with_data({"deck": shelf.hash})
    assert spec.data == {"deck": shelf.hash}
    game = spec.new(spec.options(), 4, Chance(seed_of("own")))
    ask = next(each for each in game.asks() if each.who >= 0)
    choice, _ = choose(job_of(spec, spec.best_bot, game.knowledge(ask.who), ask))
    assert choice in [option.text for option in ask.options] or choice == ""
    header = Header(
        game="obscurio", rules=spec.rules, seats=tuple("abcd"), seed=seed_of("own").hex(), data=dict(spec.data)
    )
    record = Journal(spec, header).text().encode()
    assert parse(record, game_of).spec is spec
    gone = msgspec.json.encode({**json.loads(record.split(b"\n")[0]), "data": {"deck": "f" * 32}})
    with pytest.raises(BadInput, match="record-data"):
        parse(gone + b"\n", game_of)


@pytest.mark.parametrize(("public", "deck", "code"), [(True, "", "deck-public"), (False, "f" * 32, "deck-not-here")])
def test_never_at_a_public_table_and_never_others_in_their_place(
    shelf: Shelf, public: bool, deck: str, code: str
) -> None:
    with pytest.raises(BadInput) as wrong:
        with_own_deck(game_of("obscurio"), NewTable(game="obscurio", public=public, deck=deck or shelf.hash))
    assert wrong.value.code == code


def test_the_host_s_machine_alone_is_told_of_decks_and_may_choose_one(shelf: Shelf, tmp_path: Path) -> None:
    """Who comes through a proxy, or by another site's name, finds neither the list nor a table with these pictures."""

    async def work() -> None:
        async with house(tmp_path, Inline()) as server:
            strange = {"X-Forwarded-For": "198.51.100.7"}
            told, _ = await ask(f"{server.base}/api/house", None, "", {})
            assert {each["deck"] for each in told["decks"]} >= {shelf.hash}
            told, _ = await ask(f"{server.base}/api/house", None, "", strange)
            assert not told.get("decks")
            wanted = {"game": "obscurio", "seats": 4, "deck": shelf.hash, "name": "Ann"}
            with pytest.raises(Refused) as refused:
                await ask(f"{server.base}/api/tables", wanted, "", strange)
            assert refused.value.code == "not_found"
            made, _ = await ask(f"{server.base}/api/tables", wanted, "", {})
            table = server.hub.tables[made["table"]]
            assert table.state.spec.data == {"deck": shelf.hash}

    go(work)
