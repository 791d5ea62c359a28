"""Pictures that are drawn while the house is open: which first, who waits for what, and that waiting tells nothing."""

import asyncio
import json
import os
import random
import signal
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from support.bench import table_at
from support.picture_tables import at_phase, names
from support.server_for_tests import go, house

from noctuary.art import background, deck
from noctuary.cli.serve import show_pictures
from noctuary.core.effects import CLOCK
from noctuary.obscurio import SPEC
from noctuary.server.errors import Closed
from noctuary.server.web import drawing, picture_files
from noctuary.server.web.drawing import SHEETS, Drawing, in_play_at
from noctuary.testing import journal_of
from noctuary.text import Words

CODES = sorted(deck.code_of(card.id) for card in deck.load())
NOTHING: frozenset[str] = frozenset()


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house in which nothing is drawn yet."""
    folder = tmp_path / "pictures"
    folder.mkdir()
    monkeypatch.setattr(deck, "PICTURES", folder)
    monkeypatch.setenv(deck.FOLDER, str(folder))
    picture_files.forget()
    yield folder
    picture_files.forget()


def webp(text: str) -> bytes:
    data = text.encode() * 50
    return b"RIFF" + (4 + len(data)).to_bytes(4, "little") + b"WEBP" + data


class Slow:
    """Draws when it is told to."""

    def __init__(self, may: Callable[[str], bool] = lambda _: True) -> None:
        self.may = may
        self.drawn: list[str] = []
        self.ended = 0

    async def draw(self, id: str) -> None:
        while not self.may(id):
            await asyncio.sleep(0.001)
        self.drawn.append(SHEETS if id == SHEETS else deck.code_of(id))
        if id == SHEETS:
            for name, path in picture_files.places().items():
                if name.startswith("mist"):
                    path.write_bytes(webp(name))
        else:
            deck.load()[id].file(picture_files.PIXELS).write_bytes(webp(id))

    def end(self) -> None:
        self.ended += 1


async def finished(work: Drawing) -> None:
    await asyncio.gather(*work.tasks[:1])


def test_what_lies_on_a_table_is_drawn_first_and_what_comes_next_after_it(empty: Path) -> None:
    now, soon = frozenset(CODES[50:53]), frozenset(CODES[40:42])

    async def draw() -> None:
        painter = Slow()
        work = Drawing(lambda: [(NOTHING, soon), (now, NOTHING)], [painter])
        work.start()
        await finished(work)
        assert painter.drawn[0] == SHEETS
        assert painter.drawn[1:6] == [*sorted(now), *sorted(soon)]
        assert sorted(painter.drawn[1:]) == CODES
        assert work.over
        assert work.progress() is None
        await work.close()

    go(draw)


def test_a_table_that_begins_goes_before_the_rest(empty: Path) -> None:
    """What is wanted is asked anew for every picture, so a table that begins meanwhile does not wait for the deck."""
    tables: list[drawing.InPlay] = []

    async def draw() -> None:
        painter = Slow()

        def in_play() -> list[drawing.InPlay]:
            if len(painter.drawn) == 10:
                tables.append((frozenset(CODES[-3:]), NOTHING))
            return tables

        work = Drawing(in_play, [painter])
        work.start()
        await finished(work)
        assert painter.drawn[10:13] == CODES[-3:]
        await work.close()

    go(draw)


def test_whoever_asks_waits_for_all_that_the_step_may_show(empty: Path) -> None:
    """All who wait are answered in the same turn of the loop, whichever picture they asked for."""
    allowed: set[str] = set()
    now = frozenset(CODES[3:6])

    async def draw() -> None:
        work = Drawing(lambda: [(now, NOTHING)], [Slow(lambda id: id == SHEETS or deck.code_of(id) in allowed)])
        work.start()
        answered: list[str] = []

        async def asks(name: str) -> None:
            await work.wait(now)
            answered.append(name)

        waiting = [asyncio.create_task(asks(name)) for name in ("first", "second", "third")]
        for code in sorted(now)[:2]:
            allowed.add(code)
            while code in work.missing:
                await asyncio.sleep(0.001)
            assert answered == []
        allowed.add(max(now))
        await asyncio.gather(*waiting)
        assert len(answered) == 3
        work.patience = 0.01
        with pytest.raises(Closed, match="drawing"):
            await work.wait(CODES)
        await work.close()

    go(draw)


def test_a_picture_that_cannot_be_drawn_keeps_nobody_waiting(empty: Path) -> None:
    class Clumsy(Slow):
        async def draw(self, id: str) -> None:
            if id != SHEETS and deck.code_of(id) == CODES[0]:
                self.drawn.append(CODES[0])
                raise RuntimeError("no paper")
            await super().draw(id)

    async def draw() -> None:
        painter = Clumsy()
        work = Drawing(lambda: [(frozenset(CODES[:1]), NOTHING)], [painter])
        work.start()
        await work.wait(CODES[:1])
        await finished(work)
        assert painter.drawn.count(CODES[0]) == drawing.TRIES
        assert CODES[0] not in picture_files.rasters()
        assert picture_files.deck_files() == {}
        await work.close()

    go(draw)


def test_whoever_hangs_over_a_picture_is_replaced_and_keeps_nobody_waiting(empty: Path) -> None:
    stuck = next(card.id for card in deck.load() if deck.code_of(card.id) == CODES[0])

    async def draw() -> None:
        painter = Slow(lambda id: id != stuck)
        work = Drawing(lambda: [(frozenset(CODES[:1]), NOTHING)], [painter])
        work.longest = 0.05
        work.start()
        await work.wait(CODES[:1])
        assert painter.ended == drawing.TRIES
        await finished(work)
        assert len(painter.drawn) == len(CODES)  # the sheets, and every card but one
        await work.close()

    go(draw)


def test_nothing_is_drawn_where_nothing_is_missing_and_nobody_waits_where_nobody_can_draw(empty: Path) -> None:
    async def draw() -> None:
        lame = Drawing(tuple, [])
        lame.start()
        await lame.wait(CODES)
        assert lame.progress() is None
        first = Drawing(tuple, [Slow()])
        first.start()
        await finished(first)
        second = Drawing(tuple, [painter := Slow()])
        second.start()
        assert second.over
        assert painter.drawn == []

    go(draw)


def test_how_far_it_is_is_looked_at_now_and_then(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """How long a single card took would tell which one it was."""
    told: list[tuple[int, int]] = []
    allowed: set[str] = set()
    monkeypatch.setattr(drawing, "BEAT", 3600)

    async def draw() -> None:
        painter = Slow(lambda id: id == SHEETS or deck.code_of(id) in allowed)
        work = Drawing(tuple, [painter], lambda done, total: told.append((done, total)))
        work.start()
        allowed.update(CODES[:5])
        while work.done() < 5:
            await asyncio.sleep(0.001)
        assert work.progress() == (0, 84)
        allowed.update(CODES)
        await finished(work)
        assert told == [(0, 84), (84, 84)]
        await work.close()

    go(draw)


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_step_shows_no_card_that_was_not_waited_for(seats: int) -> None:
    """Whatever is chosen in it: only at moments that everybody sees may there be more to wait for."""
    luck = random.Random(seats)
    for seed, options in ((1, {}), (2, {"grimoire_sees_holder": "always"})):
        journal = journal_of(SPEC, seed, seats, **options)
        game: Any = journal.game
        assert SPEC.pictures is not None
        assert SPEC.cards_in_play is not None
        for _ in range(400):
            now, _ = SPEC.cards_in_play(game)
            for viewer in (*range(seats), None):
                assert {each.card for each in SPEC.pictures(game.view(viewer))} <= now, game.phase
            asks = [ask for ask in game.asks() if game.expects(ask)] or [ask for ask in game.asks() if ask.who == CLOCK]
            if not asks:
                break
            ask = luck.choice(asks)
            journal.play(ask.who, luck.choice(ask.options))


def test_in_the_night_a_card_that_is_taken_gives_nobody_more_to_wait_for() -> None:
    state = at_phase("night")
    game: Any = state.playing().game
    before = in_play_at(state)
    state.playing().play(game.traitor, next(ask for ask in game.asks() if ask.who == game.traitor).options[0])
    assert in_play_at(state) == before
    assert before is not None
    assert len(before[0]) == len(CODES)


def fetched(address: str, cookie: str = "") -> tuple[int, dict[str, str], bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers={"Cookie": cookie}), timeout=30) as reply:
            return reply.status, dict(reply.headers), reply.read()
    except urllib.error.HTTPError as refused:
        return refused.code, dict(refused.headers), refused.read()


def test_a_picture_that_is_not_drawn_yet_is_asked_for_again(tmp_path: Path, empty: Path) -> None:
    """503 with when to come back, then the picture; the hall tells how far it is, and the deck is shown when whole."""
    here = at_phase("read")
    allowed: set[str] = set()

    async def work() -> None:
        async with house(tmp_path) as server:
            table = table_at(here.playing(), here.playing().game)
            table.id = "drawn-late"
            server.hub.tables[table.id] = table
            handlers = server.application.up()
            slow = Slow(lambda id: id == SHEETS or deck.code_of(id) in allowed)
            handlers.drawing = Drawing(lambda: drawing.in_play_in(server.hub), [slow])
            handlers.drawing.patience = 0.05
            handlers.drawing.start()
            address = f"{server.base}/t/{table.id}/picture/{names(table.state, 0)['page-1']}"
            status, heads, body = await asyncio.to_thread(fetched, address, "seat=token 0")
            assert (status, heads["retry-after"], heads["cache-control"]) == (503, "2", "no-store")
            assert json.loads(body)["error"]["message_id"] == "door-drawing"
            hall = json.loads((await asyncio.to_thread(fetched, f"{server.base}/api/hall"))[2])
            assert hall["drawing"] == [0, 84]
            now, _ = in_play_at(table.state) or (NOTHING, NOTHING)
            allowed.update(now)
            while handlers.drawing.missing & now:
                await asyncio.sleep(0.001)
            status, _, body = await asyncio.to_thread(fetched, address, "seat=token 0")
            assert (status, len(body)) == (200, picture_files.SIZE)
            assert (await asyncio.to_thread(fetched, f"{server.base}/deck.json"))[2] == b"[]"
            card = next(iter(now))
            assert (await asyncio.to_thread(fetched, f"{server.base}/deck/{card}.webp"))[0] == 404
            allowed.update(CODES)
            await finished(handlers.drawing)
            assert len(json.loads((await asyncio.to_thread(fetched, f"{server.base}/deck.json"))[2])) == 87
            hall = json.loads((await asyncio.to_thread(fetched, f"{server.base}/api/hall"))[2])
            assert hall["drawing"] is None
            await table.close("gone")
            del server.hub.tables[table.id]

    go(work)


def test_a_finished_game_is_looked_at_when_the_deck_is_whole(empty: Path) -> None:
    """Its pictures could be asked for one by one, to see which cards were drawn for another table."""
    from noctuary.core.spec import Picture

    state = at_phase("read")
    now, _ = in_play_at(state) or (NOTHING, NOTHING)

    async def draw() -> None:
        work = Drawing(lambda: [(now, NOTHING)], [Slow(lambda id: id == SHEETS or deck.code_of(id) in now)])
        work.patience = 0.05
        work.start()
        while work.missing & now:
            await asyncio.sleep(0.001)
        card = next(iter(now))
        await work.wait_for_step(state, Picture("page-1", "1", card))
        with pytest.raises(Closed, match="drawing"):
            await work.wait_for_step(state, Picture("", "", card))
        await work.close()

    go(draw)


def test_a_process_that_died_is_replaced_and_its_picture_drawn(empty: Path) -> None:
    """Killed in the middle: the next one begins anew, and only whole files are ever there."""
    pytest.importorskip("pyvips")
    pytest.importorskip("shapely")
    card = next(iter(deck.load()))

    async def draw() -> None:
        process = drawing.Process()
        begun = asyncio.create_task(process.draw(card.id))
        while not process.pid:
            await asyncio.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        await asyncio.gather(begun, return_exceptions=True)
        (empty / "half.0123abcd.part").write_bytes(b"RI")
        await process.draw(card.id)
        process.end()

    go(draw)
    assert card.file(600).read_bytes()[:4] == b"RIFF"
    assert not card.file(1000).is_file()
    assert {path.suffix for path in empty.iterdir()} == {".webp", ".part"}


def test_the_host_is_told_in_a_line_why_nothing_is_drawn(
    empty: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(background, "NEEDS", ("no_such_library",))
    show_pictures(Words("en"), True)
    assert 'This needs no_such_library, which is not installed. Run: pip install "noctuary[art]"' in (
        capsys.readouterr().out
    )
    assert drawing.painters() == []
    monkeypatch.setattr(background, "NEEDS", ())
    show_pictures(Words("fr"), True)
    assert capsys.readouterr().out.startswith("84 images d’Obscurio se dessinent en arrière-plan")
    show_pictures(Words("en"), False)
    assert "Draw them once with: make pictures" in capsys.readouterr().out
