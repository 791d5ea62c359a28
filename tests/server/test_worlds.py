"""Two worlds on the wire: deal anew what a viewer may not know, and not one byte it receives may change."""

import asyncio
import re

import msgspec
import pytest
from support.bench import held_back, received, seated, table_at
from support.every_game import seats_of
from support.lanterns import SPEC as LANTERNS
from support.server_for_tests import go

from noctuary.catalog import GAMES, HOUSE
from noctuary.core.chance import Chance, Stream, seed_of
from noctuary.core.effects import CLOCK, Seat
from noctuary.core.game import Game
from noctuary.core.record import Journal
from noctuary.core.spec import Spec
from noctuary.server.net import messages
from noctuary.server.net.relay import Bundles, RemoteLine
from noctuary.server.table import connection
from noctuary.server.table.connection import Connection
from noctuary.server.table.table import Command, Table
from noctuary.server.table.wire import Hello, Pause, Play, Point, Say, Undo
from noctuary.testing.conformance import NONSENSE, journal_of

HOUSE_TABLES = [
    (GAMES[name], seats, *((3, 9) if seats == 1 else (2, 30))) for name in HOUSE for seats in [seats_of(name, 5)]
]
SEAL = re.compile(rb'"seal":"[0-9a-f]{64}"')


def blotted(frame: bytes) -> bytes:
    """Without the seal: it is the hash of a seed, made to tell nothing until the seed is shown."""
    return SEAL.sub(b'"seal":""', frame)


def bytes_of(connection: Connection) -> list[bytes]:
    """What came."""
    return [blotted(frame) for frame in [*received(connection), *held_back(connection)]]


class Crossing:
    """What is said to two other nodes: at the first this viewer's socket ends, at the second somebody else's."""

    def __init__(self, table: Table, viewer: Seat | None) -> None:
        self.theirs: list[bytes] = []
        self.others = 0
        self.bundles = Bundles(self.say, 2**20)
        self.chair = self.guest(table, viewer, "theirs")
        self.other = self.guest(table, 0 if viewer != 0 else None, "others")

    def guest(self, table: Table, viewer: Seat | None, edge: str) -> Connection:
        """A client whose frames go over the bus."""
        line = RemoteLine(self.bundles, edge, f"{edge}.1")
        return Connection(viewer, table.state.holder(viewer), line, lambda connection: connection.flush())

    def say(self, edge: str, what: messages.ToNode) -> None:
        """The bytes that NATS is handed."""
        if edge == "theirs":
            assert isinstance(what, messages.Heard)
            assert [session for session, _, _ in what.parts] == ["theirs.1"] * len(what.parts)
            self.theirs.append(blotted(messages.encode(what)))
        else:
            self.others += 1

    async def greet(self, table: Table) -> None:
        """Both come in."""
        for each in (self.chair, self.other):
            table.connect(each)
            await table.greet(each, Hello())

    def heard(self) -> list[bytes]:
        """What crossed since the last look, and what waits for the next beats."""
        self.bundles.flush()
        found, self.theirs = self.theirs, []
        return [*found, *(blotted(frame) for frame in held_back(self.chair))]


def another_world(spec: Spec, game: Game, viewer: Seat | None, luck: Stream) -> Game:
    """A world that agrees with all that this viewer knows."""
    known = msgspec.json.decode(msgspec.json.encode(game.knowledge(viewer)), type=spec.knowledge)
    return spec.from_knowledge(known, Chance(seed_of(f"wire/{luck.word()}")))


@pytest.mark.parametrize(
    ("spec", "seats", "games", "every"),
    [(LANTERNS, 3, 8, 3), *HOUSE_TABLES],
    ids=["lanterns", *HOUSE],
)
def test_two_worlds_on_the_wire(spec: Spec, seats: int, games: int, every: int) -> None:
    async def work() -> None:
        for seed in range(games):
            luck = Stream(seed_of(f"wire/{spec.name}/{seed}"))
            journal = journal_of(spec, seed, seats)
            while journal.game.asks():
                for viewer in (*range(journal.game.seats), None):
                    if luck.below(every) == 0:
                        await compare(journal, viewer, luck)
                asks = journal.game.asks()
                ask = asks[luck.below(len(asks))]
                journal.play(ask.who, ask.options[luck.below(len(ask.options))])

    go(work)


@pytest.mark.parametrize(
    ("spec", "seats", "games", "every"),
    [(LANTERNS, 3, 3, 3), *((spec, seats, 1, every) for spec, seats, _, every in HOUSE_TABLES)],
    ids=["lanterns", *HOUSE],
)
def test_two_worlds_across_the_bus(spec: Spec, seats: int, games: int, every: int) -> None:
    """What crosses for a viewer whose socket is at another node is that viewer's, in the same messages."""

    async def work() -> None:
        others = 0
        for seed in range(games):
            luck = Stream(seed_of(f"bus/{spec.name}/{seed}"))
            journal = journal_of(spec, seed, seats)
            while journal.game.asks():
                for viewer in (*range(journal.game.seats), None):
                    if luck.below(every) == 0:
                        others += await compare_across(journal, viewer, luck)
                asks = journal.game.asks()
                ask = asks[luck.below(len(asks))]
                journal.play(ask.who, ask.options[luck.below(len(ask.options))])
        assert others

    go(work)


async def compare_across(journal: Journal, viewer: Seat | None, luck: Stream) -> int:
    """Both worlds from a chair at another node; how much was said to somebody else's node meanwhile."""
    there = another_world(journal.spec, journal.game, viewer, luck)
    tables = [table_at(journal, journal.game.copy()), table_at(journal, there)]
    told = [event.seen_by(viewer) for batch in journal.events for event in batch]
    for table in tables:
        table.state.heard[viewer] = [line for line in told if line is not None]
    crossings = [Crossing(table, viewer) for table in tables]
    for table, crossing in zip(tables, crossings, strict=True):
        await crossing.greet(table)
    chairs = [crossing.chair for crossing in crossings]
    one, other = (crossing.heard() for crossing in crossings)
    assert one == other
    assert one
    for _ in range(4):
        if not await chosen(tables, chairs, luck):
            break
        one, other = (crossing.heard() for crossing in crossings)
        assert one == other
    for table in tables:
        await table.close("gone")
        await asyncio.gather(*table.tasks)
    return crossings[0].others


async def compare(journal: Journal, viewer: Seat | None, luck: Stream) -> None:
    """Look at both worlds from one chair: greeting, refusals, talk, and some choices of everybody."""
    there = another_world(journal.spec, journal.game, viewer, luck)
    tables = [table_at(journal, journal.game.copy()), table_at(journal, there)]
    told = [event.seen_by(viewer) for batch in journal.events for event in batch]
    for table in tables:
        table.state.heard[viewer] = [line for line in told if line is not None]
    chairs = [await seated(table, viewer) for table in tables]
    try:
        assert bytes_of(chairs[0]) == bytes_of(chairs[1])
        await pester(tables, chairs, luck)
        for _ in range(6):
            if not await step(tables, chairs, luck):
                return
    finally:
        for table in tables:
            await table.close("gone")
            await asyncio.gather(*table.tasks)


async def pester(tables: list[Table], chairs: list[Connection], luck: Stream) -> None:
    """Everything a client can say that is not a legal choice gets the same bytes in both worlds."""
    n = luck.below(5)
    nonsense = NONSENSE[luck.below(len(NONSENSE))] or "?"
    messages: list[Command] = [
        Play("a", nonsense[:4000], 0),
        Play("b", nonsense[:4000], n),
        Play("a", "again", 0),
        Say("d", "hello"),
        Point("e", "door 1", 3, 4),
        Pause("f", True),
        Pause("g", False),
        *([] if chairs[0].seat == 0 and len(tables[0].state.places) == 1 else [Undo("c")]),
    ]
    for message in messages:
        for table, chair in zip(tables, chairs, strict=True):
            await table.serve(chair, message)
            if isinstance(message, Pause):
                await table.greet(chair, Hello(since=2))
        assert bytes_of(chairs[0]) == bytes_of(chairs[1])


async def step(tables: list[Table], chairs: list[Connection], luck: Stream) -> bool:
    """The same choice in both worlds, seen alike. False once they may differ."""
    if not await chosen(tables, chairs, luck):
        return False
    assert bytes_of(chairs[0]) == bytes_of(chairs[1])
    return True


async def chosen(tables: list[Table], chairs: list[Connection], luck: Stream) -> bool:
    """The same choice in both worlds. False once they may differ."""
    games = [table.state.playing().game for table in tables]
    viewer = chairs[0].seat
    asks = games[0].asks()
    if not asks:
        return False
    ask = asks[luck.below(len(asks))]
    choice = ask.options[luck.below(len(ask.options))].text
    if not any(each.who == ask.who and each.find(choice) for each in games[1].asks()):
        assert ask.who != viewer
        return False
    for table, chair in zip(tables, chairs, strict=True):
        if ask.who == viewer:
            await table.serve(chair, Play(f"step {luck.block}", choice))
        else:
            assert await table.answer_for(ask.who, choice, 0)
    # Lawfully shown; at the end, the seed is.
    return not any(game.reveals_to(viewer) or game.result() is not None for game in games)


@pytest.mark.parametrize("seed", range(3))
def test_closed_eyes_on_the_wire(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """Beats, and what comes again whole when eyes open in the middle of a line, tell nobody who did what."""
    monkeypatch.setattr(connection, "BEAT_TEXT", 997)  # So that lines are begun in one beat and end in another.

    async def work() -> None:
        luck = Stream(seed_of(f"dark/{seed}"))
        journal = journal_of(GAMES["obscurio"], seed, 5)
        while not journal.game.veiled():
            ask = journal.game.asks()[luck.below(len(journal.game.asks()))]
            journal.play(ask.who, ask.options[luck.below(len(ask.options))])
        seen = [await in_the_dark(journal, viewer, luck) for viewer in (*range(5), None)]
        assert sum(acts for acts, _ in seen) > 5
        assert any(begun for _, begun in seen)

    go(work)


async def in_the_dark(journal: Journal, viewer: Seat | None, luck: Stream) -> tuple[int, bool]:
    """Others act in one world only, and it is dealt otherwise. How often; whether a line was begun at the opening."""
    worlds = [journal.game.copy(), another_world(journal.spec, journal.game, viewer, luck)]
    tables = [table_at(journal, world, beat=3600.0) for world in worlds]
    chairs = [await seated(table, viewer) for table in tables]
    assert bytes_of(chairs[0]) == bytes_of(chairs[1])  # The greeting, with its seal, is out of the way.
    acts = 0
    for _ in range(4):
        acts += await act_unseen(tables[0], viewer, luck)
        for table in tables:
            table.grants.due = True
            table.publish()
        for chair in chairs:
            chair.beat()
        dark, other = map(received, chairs)
        assert dark == other
        assert [len(frame) for frame in dark] == [connection.BEAT_SIZE]
    begun = chairs[0].begun
    for chair in chairs:
        chair.veil(False)
    opened, other = map(received, chairs)
    assert opened == other
    for table in tables:
        await table.close("gone")
        await asyncio.gather(*table.tasks)
    return acts, bool(begun) and opened[0].startswith(begun.encode())


async def act_unseen(table: Table, viewer: Seat | None, luck: Stream) -> bool:
    """Somebody else, who is not the clock, does something that is not for this viewer's eyes."""
    game = table.state.playing().game
    asks = [ask for ask in game.asks() if ask.who not in (viewer, CLOCK)]
    for at in range(len(asks)):
        ask = asks[(at + luck.below(len(asks))) % len(asks)]
        choice = ask.options[luck.below(len(ask.options))].text
        trial = game.copy()
        trial.play(ask.who, trial.find(ask.who, choice))
        if trial.veiled() and not trial.reveals_to(viewer):
            return await table.answer_for(ask.who, choice, 0)
    return False


def test_silence_is_silent() -> None:
    """A sealed vote of somebody else sends nothing at all to the others."""

    async def work() -> None:
        journal = journal_of(LANTERNS, 1)
        luck = Stream(seed_of("silence"))
        while journal.game.asks()[0].kind != "vote":
            ask = journal.game.asks()[0]
            journal.play(ask.who, ask.options[luck.below(len(ask.options))])
        table = table_at(journal, journal.game)
        chairs = {viewer: await seated(table, viewer) for viewer in (0, 1, 2, None)}
        for chair in chairs.values():
            received(chair)
        assert await table.answer_for(1, "vote 2", 0)
        for viewer, chair in chairs.items():
            kinds = [msgspec.json.decode(frame)["is"] for frame in received(chair)]
            assert kinds == (["state"] if viewer == 1 else [])
        await table.close("gone")

    go(work)
