"""After the game: its record, its story, and its replay from any seat, for one reader after the other.

A long game with eight seats, seen by all of them, keeps a processor busy for half a second and weighs eight megabytes.
So it is worked out in a thread, one at a time, and packed. Only one thread can run Python at a time: this one lets
the loop of the tables go first after every step (`breathe`), and never makes more than a step in one go.
"""

import asyncio
import gzip
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Seat
from noctuary.core.events import Event
from noctuary.core.record import Chosen, Ended, Header, Journal, Placed
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Picture
from noctuary.server.errors import Closed
from noctuary.server.store.lines import Down, Log, Round
from noctuary.server.table import ledger
from noctuary.server.table.games import game as game_of
from noctuary.server.table.ledger import Opened, Recorded, Started, events_of
from noctuary.server.table.logged import LoggedTable
from noctuary.server.table.pictures import Reader
from noctuary.server.table.state import made_by
from noctuary.server.table.wire import LineData, encode

CLOSED = "closed"
"""The reason of an end that no rule brought about: the rules changed while the game was played."""
PACKING = 6
"""How hard a replay is packed: to a hundredth, in a twentieth of the time that it took to make."""


NO_STEPS = b'"steps":[]'
"""A field of a replay. In somebody's name its quotation marks would have a stroke before them."""
ALBUMS = 8
"""Of so many finished games the pictures are remembered."""


def breathe() -> None:
    """Let the loop go first, if it has something to do."""
    time.sleep(0)


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: who chose what and when, what was heard of it, and what was seen after it."""

    seat: int | None
    choice: str
    at: int
    lines: tuple[LineData, ...]
    view: Any
    views: tuple[Any, ...]
    """Every seat's view, for the replay that knows all; empty otherwise."""
    pictures: dict[str, str]
    """Place and name of each picture of `view`."""
    pictures_by_seat: tuple[dict[str, str], ...]
    """The same for each of `views`."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, as one viewer knew it then; or with all that every seat knew, where that was asked for."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    steps: tuple[ReplayStep, ...]
    seed: str
    seal: str
    colours: tuple[str, ...]
    """The colour each seat had at the table; empty for games of a time when it was not kept."""


class Story(msgspec.Struct, frozen=True):
    """What one viewer heard of a finished game, and how it ended. Kept as it was told: no rule is needed to read it."""

    game: str
    rules: int
    """The version of the rules it was played by."""
    seats: tuple[str, ...]
    seat: int | None
    lines: tuple[LineData, ...]
    reason: str
    winners: tuple[int, ...]
    side: str
    seed: str
    seal: str
    colours: tuple[str, ...]
    """As in a `Replay`."""


class Finished:
    """A game that nobody plays any more, as it stands in the ledger: no rule is needed to hand it out."""

    def __init__(self, found: Round, closed: bool) -> None:
        entries = list(map(read_entry, found.bodies))
        first = entries[0]
        assert isinstance(first, Started)
        self.number = found.number
        self.opened = ledger.read(found.opened)
        self.header = first.header
        self.colours = first.colours
        self.lines = [entry.line for entry in entries if isinstance(entry, Recorded)]
        self.told = next((entry.told for entry in reversed(entries) if isinstance(entry, ledger.Story)), ())
        self.upgraded = any(isinstance(entry, ledger.Upgraded) for entry in entries)
        if self.lines and isinstance(end := self.lines[-1], Ended):
            self.end = end
        elif closed:
            self.end = Ended(CLOSED, ())
        else:
            raise Closed("not_over")

    @property
    def name(self) -> str:
        """A name for its file."""
        assert isinstance(self.opened, Opened)
        return f"{self.opened.game}-{self.opened.code.lower()}.jsonl"

    @property
    def key(self) -> str:
        """From which the names of its pictures are made."""
        assert isinstance(self.opened, Opened)
        return self.opened.key

    def record(self) -> str:
        """Its record, as it was written."""
        return b"\n".join([*encoded((self.header, *self.lines)), b""]).decode()

    def journal(self) -> Journal:
        """The game, played again: by the rules that made it, or not at all."""
        spec = game_of(self.header.game).with_data(self.header.data)
        if self.upgraded or self.end.reason == CLOSED or not made_by(spec, self.header):
            raise Closed("unreadable")
        journal = Journal(spec, self.header)
        try:
            for line in self.lines:
                journal.replay([line])
                breathe()
        except BadInput:
            raise Closed("unreadable") from None
        return journal


def read_entry(body: str) -> ledger.AnyEntry:
    """A line of the ledger."""
    breathe()
    return ledger.read(body)


def encoded(parts: Iterable[Any]) -> Iterator[bytes]:
    """Each part as it is sent."""
    for part in parts:
        yield encode(part)
        breathe()


def record_of(found: Round, closed: bool) -> tuple[str, str]:
    """A name and the record of a finished game."""
    game = Finished(found, closed)
    return game.name, game.record()


def story_of(found: Round, closed: bool, seat: Seat | None) -> Story:
    """What a viewer heard of a finished game, and how it ended, as it was told then."""
    game = Finished(found, closed)
    header, end = game.header, game.end
    if seat is not None and seat >= len(header.seats):
        raise Closed("request", why="seat")
    if not game.told:
        lines = tuple(chosen(header, line) for line in game.lines if isinstance(line, Chosen) and line.seat >= 0)
    else:
        lines = tuple(LineData(*line) for event in events_of(game.told) if (line := event.seen_by(seat)) is not None)
    return Story(
        header.game,
        header.rules,
        header.seats,
        seat,
        lines,
        end.reason,
        end.winners,
        end.side,
        header.seed,
        seal_of(header),
        game.colours,
    )


def story_text(found: Round, closed: bool, seat: Seat | None) -> bytes:
    """The same, as it is sent."""
    return encode(story_of(found, closed, seat))


def seal_of(header: Header) -> str:
    """What was shown of the seed at the start."""
    return Chance(bytes.fromhex(header.seed)).commitment()


def chosen(header: Header, line: Chosen) -> LineData:
    """A choice as it was written down: all there is of a game that no rule can tell any more."""
    return LineData("table-chosen", {"name": header.seats[line.seat], "choice": line.choice})


def replay_text(found: Round, closed: bool, seat: Seat | None, all_knowing: bool, packed: bool) -> bytes:
    """A finished game of a table as it is sent; packed, if asked for: nothing in it is secret, so its size may tell."""
    game = Finished(found, closed)
    journal = game.journal()
    if seat is not None and seat >= journal.game.seats:
        raise Closed("request", why="seat")
    steps = b",".join(encoded(steps_of(journal, seat, all_knowing, Reader(game.key, game.number))))
    head, tail = encode(replay_of(journal, seat, colours=game.colours)).split(NO_STEPS)
    text = b'%b"steps":[%b]%b' % (head, steps, tail)
    return gzip.compress(text, PACKING, mtime=0) if packed else text


def replay_of(
    journal: Journal, seat: Seat | None, steps: tuple[ReplayStep, ...] = (), colours: tuple[str, ...] = ()
) -> Replay:
    """A finished game as one viewer knew it then."""
    header, chance = journal.header, journal.game.chance
    return Replay(header.game, header.seats, seat, steps, chance.seed.hex(), chance.commitment(), colours)


def steps_of(journal: Journal, seat: Seat | None, all_knowing: bool, reader: Reader) -> Iterator[ReplayStep]:
    """The same step by step."""
    again = replayed(journal, 0)
    yield step(again, seat, all_knowing, None, again.game.told, reader)
    for line in journal.past:
        again.replay([line])
        yield step(again, seat, all_knowing, line, again.events[-1], reader)


def step(
    journal: Journal, seat: Seat | None, all_knowing: bool, line: Chosen | None, told: list[Event], reader: Reader
) -> ReplayStep:
    """One step. Only the all-knowing replay tells every choice; the others tell a viewer's own."""
    game, spec = journal.game, journal.spec
    own = line is not None and (all_knowing or line.seat == seat)
    if all_knowing:
        lines = [(event.id, {**event.shared, "private": event.private}) for event in told]
    else:
        lines = [heard for event in told if (heard := event.seen_by(seat)) is not None]
    views = [game.view(each) for each in range(game.seats)] if all_knowing else []
    view = game.view(seat)
    return ReplayStep(
        line.seat if own and line is not None else None,
        line.choice if own and line is not None else "",
        line.at if line is not None else 0,
        tuple(LineData(id, args) for id, args in lines),
        reader.view(spec, view),
        tuple(reader.view(spec, each) for each in views),
        reader.places(spec, view),
        tuple(reader.places(spec, each) for each in views),
    )


def album(found: Round) -> dict[str, Picture]:
    """Every picture of a finished game, by the names that its replay gives them."""
    game = Finished(found, False)
    reader = Reader(game.key, game.number)
    journal = game.journal()
    if journal.spec.pictures is not None:
        for _ in steps_of(journal, None, True, reader):
            breathe()
    return reader.album


def position_after(journal: Journal, step: int) -> str:
    """The full position after some choices of a finished game, with fresh chance from there on."""
    if not made_by(journal.spec, journal.header):
        raise Closed("unreadable")  # It was begun by other rules.
    if step > len(journal.past):
        raise Closed("request", why="step")
    game = replayed(journal, step).game
    game.chance = Chance(secrets.token_bytes(32))
    return journal.spec.write(game)


def replayed(journal: Journal, step: int) -> Journal:
    """The game as it stood after some of the choices that count."""
    again = Journal(journal.spec, journal.header)
    placed = [Placed(journal.position)] if journal.position else []
    again.replay([*placed, *journal.past[:step]])
    return again


T = TypeVar("T")


class Archive:
    """Where finished games are looked up: one reader after the other, and each game by itself."""

    def __init__(self, store: Log) -> None:
        self.store = store
        self.turn = asyncio.Lock()
        """Whose turn it is."""
        self.albums: OrderedDict[tuple[str, int], dict[str, Picture]] = OrderedDict()
        """The pictures of the games that were looked at last, by table and number."""

    async def read(self, id: str, round: int, work: Callable[[Round], T]) -> T:
        """Work out something from the lines of a game, in a thread."""
        async with self.turn:
            try:
                found = await self.store.round(id, round)
            except Down:
                raise Closed("busy") from None
            if found is None:
                raise Closed("not_over")
            try:
                return await asyncio.to_thread(work, found)
            except (msgspec.DecodeError, LookupError):
                raise Closed("damaged") from None

    async def picture(self, table: LoggedTable, name: str) -> Picture:
        """A picture of a game that is over: its name says which. They are looked up once, however many ask at once."""
        number = name.partition("-")[0]
        if not number.isascii() or not number.isdigit() or not 0 < int(number[:9]) <= table.finished:
            raise Closed("not_found")
        key = table.id, int(number)
        if key not in self.albums:
            await self._fill(key)
        found = self.albums.get(key, {}).get(name)
        if found is None:
            raise Closed("not_found")
        return found

    async def _fill(self, key: tuple[str, int]) -> None:
        def work(found: Round) -> dict[str, Picture]:
            return self.albums[key] if key in self.albums else album(found)

        try:
            self.albums[key] = await self.read(*key, work)
        except Closed as closed:
            if closed.code != "unreadable":
                raise
            self.albums[key] = {}
        self.albums.move_to_end(key)
        while len(self.albums) > ALBUMS:
            self.albums.popitem(last=False)
