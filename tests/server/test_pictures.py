"""Pictures: random names, only for those who are shown them, all of one size."""

import asyncio
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from support.bench import table_at
from support.picture_tables import at_phase, names
from support.server_for_tests import go, house

from noctuary.art import deck
from noctuary.core.chance import Chance, seed_of
from noctuary.core.spec import Picture
from noctuary.obscurio import SPEC
from noctuary.server.errors import Closed
from noctuary.server.table import pictures
from noctuary.server.table.table import Table
from noctuary.server.web import handlers, picture_files


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
    state = at_phase("night")
    counts = {viewer: len(names(state, viewer)) for viewer in state.viewers}
    assert set(counts.values()) == {pictures.VEILED}


def test_all_pictures_have_one_size_and_no_two_files_are_alike() -> None:
    blank = picture_files.drawn(Picture("scene-1", "1", ""), "a")
    assert len(blank) == picture_files.SIZE
    assert picture_files.drawn(Picture("scene-1", "1", ""), "b")[100:] != blank[100:]
    assert len(picture_files.padded(b"RIFF\0\0\0\0WEBP" + b"x" * 100_000)) == picture_files.SIZE
    assert int.from_bytes(blank[4:8], "little") == len(blank) - 8


def test_where_a_picture_is_missing_something_is_shown(monkeypatch: pytest.MonkeyPatch, rasters: Path) -> None:
    """A dark disc in the place of a card that is not drawn, and of a covered one where nothing can cover it."""
    card = next(iter(SPEC.pieces))
    dark = picture_files.padded(picture_files.no_picture(), "n")
    assert picture_files.drawn(Picture("door-1", "1", "no such card"), "n") == dark
    bare = picture_files.drawn(Picture("door-1", "1", card), "n")
    assert bare != dark
    monkeypatch.setitem(sys.modules, "noctuary.art.sheets", None)
    for red, mist in ((True, None), (False, 3), (True, 3)):
        assert picture_files.drawn(Picture("page-1", "1", card, red, mist), "n") == dark
    assert picture_files.missing()[0] == 0
    for path in rasters.glob("*"):
        path.unlink()
    picture_files.forget()
    assert picture_files.missing()[0] == 84
    assert picture_files.drawn(Picture("door-1", "1", card), "n") == dark


@pytest.fixture
def rasters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A picture for every card, each of another size in bytes."""
    monkeypatch.setattr(handlers, "IN_WORDS", 0.0)
    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.setattr(deck, "PICTURES", folder)
    for at, card in enumerate(deck.load()):
        data = card.id.encode() * (100 + 20 * at)
        card.file(picture_files.PIXELS).write_bytes(b"RIFF" + (4 + len(data)).to_bytes(4, "little") + b"WEBP" + data)
    picture_files.forget()
    yield folder
    picture_files.forget()


@pytest.fixture
def real_rasters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Real WebP files: coloured noise for every card, and the three mist sheets."""
    vips = pytest.importorskip("pyvips")
    from noctuary.art.sheets import SHEETS, veil_file

    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.setattr(deck, "PICTURES", folder)
    for at, card in enumerate(deck.load()):
        bands = [vips.Image.gaussnoise(64, 64, mean=90 + at, sigma=40 + at, seed=at * 3 + band) for band in range(3)]
        small = bands[0].bandjoin(bands[1:]).cast("uchar").copy(interpretation="srgb")
        small.resize(picture_files.PIXELS / 64).webpsave(str(card.file(picture_files.PIXELS)), Q=60)
    for number in range(SHEETS):
        mist = vips.Image.black(picture_files.PIXELS, picture_files.PIXELS).linear(1, [200, 200, 220, 0])
        mist = mist.draw_rect([200, 200, 220, 255], 0, 100 * number, 600, 200, fill=True).cast("uchar")
        mist.copy(interpretation="srgb").webpsave(str(veil_file(folder, number, picture_files.PIXELS)), lossless=True)
    picture_files.forget()
    yield vips
    picture_files.forget()


def test_nobody_s_picture_comes_sooner_because_somebody_else_has_looked_at_it(
    real_rasters: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same work for every viewer's sight of a card, and no file is read for it: time tells nothing."""
    from noctuary.art import sheets

    assert real_rasters
    card, other = list(SPEC.pieces)[:2]
    picture_files.drawn(Picture("door-1", "1", card), "before")
    made: list[tuple[bool, int | None]] = []
    cover = sheets.covered_bytes

    def counted(data: bytes, folder: Path, red: bool, mist: int | None, turn: int) -> bytes:
        made.append((red, mist))
        return cover(data, folder, red, mist, turn)

    monkeypatch.setattr(sheets, "covered_bytes", counted)
    for verb in ("read_bytes", "is_file", "open"):
        monkeypatch.setattr(Path, verb, None)
    for viewer in range(5):
        for at, each in enumerate((card, other)):
            picture_files.drawn(Picture("page-1", "1", each, True, 3), f"name {viewer} {at}")
    assert made == [(True, 3)] * 10
    # Whoever asks for their own once more is told nothing by it.
    picture_files.drawn(Picture("page-1", "1", card, True, 3), "name 0 0")
    assert len(made) == 10


def test_sheets_lie_over_the_picture_that_is_served(real_rasters: Any) -> None:
    """Every reader opens the padded file; green and blue are gone under the red sheet, and mist is opaque."""
    card = next(iter(SPEC.pieces))
    bare, red, misty = (
        picture_files.drawn(Picture("page-1", "1", card, *sheets), "n")
        for sheets in ((False, None), (True, None), (False, 0))
    )
    assert {len(bare), len(red), len(misty)} == {picture_files.SIZE}
    opened = [real_rasters.Image.new_from_buffer(data, "") for data in (bare, red, misty)]
    assert {(image.width, image.height) for image in opened} == {(600, 600)}
    assert opened[1].extract_band(1).avg() < 20 < opened[0].extract_band(1).avg()
    covered = [image.crop(0, 20, 600, 160).flatten() for image in (opened[0], opened[2])]
    assert covered[1].deviate() < covered[0].deviate() / 2


@pytest.mark.parametrize("described", [False, True])
@pytest.mark.parametrize("phase", ["riddle", "read", "night", "open", "resolve"])
def test_two_worlds_of_pictures_over_http(phase: str, described: bool, tmp_path: Path, rasters: Path) -> None:
    """Names, order, sizes, headers and bytes of what is fetched do not depend on what a viewer may not know."""

    here = at_phase(phase, described=described)

    async def work() -> None:
        async with house(tmp_path) as server:
            journal = here.playing()
            for viewer in here.viewers:
                known = msgspec.json.encode(journal.game.knowledge(viewer))
                chance = Chance(seed_of(f"http/{phase}/{viewer}"))
                there = SPEC.from_knowledge(msgspec.json.decode(known, type=SPEC.knowledge), chance)
                worlds = []
                for at, game in enumerate((journal.game.copy(), there)):
                    table = table_at(journal, game)
                    table.id = f"world-{phase}-{viewer}-{at}"
                    server.hub.tables[table.id] = table
                    worlds.append(await asyncio.to_thread(everything, server.base, table, viewer))
                    await table.close("gone")
                    del server.hub.tables[table.id]
                assert worlds[0] == worlds[1]
                served, words = worlds[0]
                assert [status for status, *_ in served] == [200] * (len(served) - 3) + [404] * 3
                told = len(words) - 3 if described else 0
                assert [status for status, *_ in words] == [200] * told + [404] * (len(words) - told)
                assert {len(data) for _, _, _, data in words[:told]} <= {picture_files.WORDS}
                if phase == "night":
                    assert len(served) == len(words) == pictures.VEILED + 3

    go(work)


def everything(base: str, table: Table, viewer: int | None) -> tuple[list[Any], list[Any]]:
    """What a viewer gets who fetches all that is named, as pictures and in words, and tries what is not."""
    given = names(table.state, viewer)
    others = [each for other in table.state.viewers if other != viewer for each in names(table.state, other).values()]
    wanted = [*given.values(), (others or ["f" * 16])[0], "0" * pictures.NAME, "%C3%A9"]
    cookie = {} if viewer is None else {"Cookie": f"seat=token {viewer}"}
    address = f"{base}/t/{table.id}/picture/"
    return (
        [fetched(address + name, cookie) for name in wanted],
        [fetched(f"{address}{name}/words", cookie) for name in wanted],
    )


def fetched(address: str, cookie: dict[str, str]) -> tuple[int, str, Any, bytes]:
    """Status, address, headers and bytes of an answer."""
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=cookie), timeout=30) as reply:
            assert reply.headers["ETag"] is None is reply.headers["Last-Modified"]
            return reply.status, address.rsplit("picture/")[1], heads(reply), reply.read()
    except urllib.error.HTTPError as refused:
        return refused.code, "", heads(refused), refused.read()


def heads(reply: Any) -> list[tuple[str, str]]:
    """All headers but the time."""
    return sorted((key, value) for key, value in reply.headers.items() if key.lower() != "date")
