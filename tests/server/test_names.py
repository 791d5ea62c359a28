"""Cards have fixed ids, and anybody can read our source: so no id of a card may ever leave the house."""

import asyncio
import re
from typing import Any

import msgspec
import pytest
from support.bench import held_back, received, seated, table_at
from support.server_for_tests import go

from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import CLOCK
from noctuary.core.record import Journal
from noctuary.obscurio import SPEC
from noctuary.server.errors import Closed
from noctuary.server.table import pictures
from noctuary.server.table import replay as after
from noctuary.server.table.connection import Connection
from noctuary.server.table.table import Table
from noctuary.server.table.wire import encode
from noctuary.testing import journal_of

IDS = {id.encode() for id in SPEC.pieces}


def frames_of(connection: Connection) -> list[bytes]:
    """All that came, in the light and in the dark."""
    return [*received(connection), *held_back(connection)]


def cards_in(data: bytes) -> set[bytes]:
    """The ids of cards in some bytes."""
    return IDS.intersection(re.findall(rb"i[0-9a-f]{7}", data))


async def played(seed: int, look: Any) -> Journal:
    """A whole game by chance, with everybody looking on; `look` is called after each choice."""
    luck = Stream(seed_of(f"names/{seed}"))
    journal = journal_of(SPEC, seed, 5)
    table = table_at(journal, journal.game)
    chairs = [await seated(table, viewer) for viewer in table.state.viewers]
    while asks := table.state.playing().game.asks():
        game = table.state.playing().game
        pressing = [ask for ask in asks if game.expects(ask)] or [ask for ask in asks if ask.who == CLOCK] or list(asks)
        # Now and then something that nobody waits for: a line of talk, a mark on a board.
        ask = (list(asks) if luck.below(8) == 0 else pressing)[0]
        choice = ask.options[luck.below(len(ask.options))].text
        assert await table.answer_for(ask.who, choice, 0)
        look(table, chairs)
    found = table.state.playing()
    await table.close("gone")
    await asyncio.gather(*table.tasks)
    return found


def test_no_id_of_a_card_is_ever_sent() -> None:
    """Whole games, every viewer, every frame: views, asks, lines, to the end and in the replay."""
    seen: list[int] = []

    def look(_: Table, chairs: list[Connection]) -> None:
        for chair in chairs:
            for frame in frames_of(chair):
                assert not cards_in(frame)
                seen.append(len(frame))

    async def work() -> None:
        for seed in range(3):
            journal = await played(seed, look)
            reader = pictures.Reader("key", 1)
            for viewer in (0, None):
                assert not cards_in(encode(tuple(after.steps_of(journal, viewer, viewer is None, reader))))
            assert cards_in(journal.text().encode()) == set()

    go(work)
    assert len(seen) > 1000


def test_a_view_of_the_house_has_ids_and_the_sent_one_names() -> None:
    """The test above can fail: the view that bots get is full of ids."""
    journal = journal_of(SPEC, 1, 5)
    assert cards_in(encode(journal.game.view(journal.game.grimoire)))  # type: ignore[attr-defined]


def test_no_name_comes_twice_for_another_sight() -> None:
    """A name stands for one place in one turn; a card that comes again has a new one."""
    sights: dict[tuple[Any, str], tuple[Any, ...]] = {}
    names: dict[tuple[Any, str], set[str]] = {}

    def look(table: Table, _: list[Connection]) -> None:
        game: Any = table.state.playing().game
        for viewer in table.state.viewers:
            view = game.view(viewer)
            for picture in pictures.shown(table.state, view):
                name = pictures.name_of(table.state, viewer, picture)
                sight = (picture.place, picture.card, "" if picture.drawer else view.turn)
                assert sights.setdefault((viewer, name), sight) == sight
                if not picture.drawer and picture.card:
                    names.setdefault((viewer, picture.card), set()).add(f"{view.turn} {picture.place} {name}")

    async def work() -> None:
        await played(7, look)

    go(work)
    again = [found for found in names.values() if len({each.split()[0] for each in found}) > 1]
    assert all(len({each.split()[2] for each in found}) == len(found) for found in names.values())
    assert again


def test_in_the_dark_everybody_is_given_one_new_picture_at_the_same_moments() -> None:
    async def work() -> None:
        journal = journal_of(SPEC, 3, 5)
        game: Any = journal.game
        luck = Stream(seed_of("dark"))
        while game.phase != "night":
            asks = [ask for ask in game.asks() if game.expects(ask)] or [ask for ask in game.asks() if ask.who == CLOCK]
            journal.play(asks[0].who, asks[0].options[luck.below(len(asks[0].options))])
        table = table_at(journal, game, beat=3600.0)
        chairs = {viewer: await seated(table, viewer) for viewer in table.state.viewers}

        def given() -> dict[Any, dict[str, str]]:
            found: dict[Any, dict[str, str]] = {}
            for viewer, chair in chairs.items():
                states = [frame for frame in map(msgspec.json.decode, held_back(chair)) if frame["is"] == "state"]
                found[viewer] = states[-1]["pictures"] if states else {}
            return found

        before = given()
        assert {len(names) for names in before.values()} == {pictures.VEILED}
        assert await table.answer_for(game.traitor, "pick 2", 0)
        now = given()
        assert {viewer for viewer, names in now.items() if names} == {game.traitor, game.grimoire}
        assert now[game.traitor] == before[game.traitor]
        # The name of the card that was taken still stands, so it still opens: who comes back now fetches it again.
        for viewer, names in before.items():
            assert all(table.grants.find(table.state, viewer, name) for name in names.values())
        for step in range(2):
            table.grants.due = True
            table.publish()
            now = given()
            for viewer, names in now.items():
                (place,) = [place for place, name in names.items() if before[viewer][place] != name]
                insider = viewer in (game.traitor, game.grimoire)
                assert place == ("holder-2" if insider and step == 0 else "scene-1")
                assert table.grants.find(table.state, viewer, names[place])
                for other in table.state.viewers:
                    if other != viewer:
                        with pytest.raises(Closed):
                            table.grants.find(table.state, other, names[place])
            before = now
        await table.close("gone")
        await asyncio.gather(*table.tasks)

    go(work)
