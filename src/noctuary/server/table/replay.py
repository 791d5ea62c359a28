"""After the game: its record, its story, and its replay from any seat, for one reader after the other.

A long game with eight seats, seen by all of them, keeps a processor busy for half a second and weighs eight megabytes.
So it is worked out in a thread, one at a time, and packed: tables that are being played hardly notice.
"""

import asyncio
import gzip
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Seat
from noctuary.core.events import Event
from noctuary.core.record import Chosen, Ended, Header, Journal, Placed, RecordLine
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Picture
from noctuary.server.errors import Closed
from noctuary.server.table import ledger
from noctuary.server.table.games import game as game_of
from noctuary.server.table.ledger import Opened, Recorded, Started, Told
from noctuary.server.table.logged import LoggedTable
from noctuary.server.table.pictures import Reader
from noctuary.server.table.state import made_by
from noctuary.server.table.wire import LineData, encode

CLOSED = "closed"
"""The reason of an end that no rule brought about: the rules changed while the game was played."""
PACKING = 6
"""How hard a replay is packed: to a hundredth, in a twentieth of the time that it took to make."""


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
    """A finished game, as one viewer knew it then."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    steps: tuple[ReplayStep, ...]
    seed: str
    seal: str


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


def journals_of(bodies: Iterable[str]) -> list[Journal | None]:
    """The games of a table, as far as they were played; None for one that was made by other rules."""
    games: list[Journal | None] = []
    for body in bodies:
        entry = ledger.read(body)
        if isinstance(entry, Started):
            spec = game_of(entry.header.game)
            games.append(Journal(spec, entry.header) if made_by(spec, entry.header) else None)
        elif isinstance(entry, Recorded) and (journal := games[-1]) is not None:
            try:
                journal.replay([entry.line])
            except BadInput:
                games[-1] = None
    return games


class Game:
    """A game that is over, as it stands in the ledger: no rule is needed to hand it out."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[RecordLine] = []
        self.told: tuple[Told, ...] = ()


def finished_of(bodies: Iterable[str], round: int) -> tuple[str, Game, Ended]:
    """A name for its file, a finished game of a table (0: the last) and its end."""
    name, games = "", list[Game]()
    for body in bodies:
        entry = ledger.read(body)
        if isinstance(entry, Opened):
            name = f"{entry.game}-{entry.code.lower()}.jsonl"
        elif isinstance(entry, Started):
            games.append(Game(entry.header))
        elif isinstance(entry, Recorded):
            games[-1].lines.append(entry.line)
        elif isinstance(entry, ledger.Story):
            games[-1].told = entry.told
    if not games or not 0 <= round <= len(games):
        raise Closed("not_over")
    game = games[round - 1]
    if game.lines and isinstance(end := game.lines[-1], Ended):
        return name, game, end
    if game is not games[-1] or not made_by(game_of(game.header.game), game.header):
        # Nobody can go on with it: it may be read.
        return name, game, Ended(CLOSED, ())
    raise Closed("not_over")


def record_of(bodies: Iterable[str], round: int) -> tuple[str, str]:
    """A name and the record of a finished game, as it was written."""
    name, game, _ = finished_of(bodies, round)
    return name, "".join(encode(part).decode() + "\n" for part in (game.header, *game.lines))


def story_of(bodies: Iterable[str], round: int, seat: Seat | None) -> Story:
    """What a viewer heard of a finished game, and how it ended, as it was told then."""
    _, game, end = finished_of(bodies, round)
    header = game.header
    if seat is not None and seat >= len(header.seats):
        raise Closed("request", why="seat")
    if end.reason == CLOSED:
        lines = tuple(chosen(header, line) for line in game.lines if isinstance(line, Chosen) and line.seat >= 0)
        return Story(header.game, header.rules, header.seats, seat, lines, CLOSED, (), "", header.seed, seal_of(header))
    events = (Event(each.id, each.shared, each.private, each.to, each.private_id) for each in game.told)
    lines = tuple(LineData(*line) for event in events if (line := event.seen_by(seat)) is not None)
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
    )


def seal_of(header: Header) -> str:
    """What was shown of the seed at the start."""
    return Chance(bytes.fromhex(header.seed)).commitment()


def chosen(header: Header, line: Chosen) -> LineData:
    """A choice as it was written down: all there is of a game that no rule can tell any more."""
    return LineData("table-chosen", {"name": header.seats[line.seat], "choice": line.choice})


def journal_of(bodies: Iterable[str], round: int) -> tuple[int, Journal]:
    """A finished game of a table: the one that began as number `round`, or the last (0)."""
    games = journals_of(bodies)
    if not games or not 0 <= round <= len(games):
        raise Closed("not_over")
    journal = games[round - 1]
    if journal is None:
        raise Closed("unreadable")
    if journal.game.result() is None:
        raise Closed("not_over")
    return round or len(games), journal


def replay_text(
    bodies: Iterable[str], key: str, round: int, seat: Seat | None, all_knowing: bool, packed: bool
) -> bytes:
    """A finished game of a table as it is sent; packed, if asked for: nothing in it is secret, so its size may tell."""
    reader = Reader(key)
    reader.round, journal = journal_of(bodies, round)
    if seat is not None and seat >= journal.game.seats:
        raise Closed("request", why="seat")
    text = encode(replay(journal, seat, all_knowing, reader))
    return gzip.compress(text, PACKING, mtime=0) if packed else text


def replay(journal: Journal, seat: Seat | None, all_knowing: bool, reader: Reader) -> Replay:
    """A finished game, step by step, as one viewer knew it then."""
    again = replayed(journal, 0)
    steps = [step(again, seat, all_knowing, None, again.game.told, reader)]
    for line in journal.past:
        again.replay([line])
        steps.append(step(again, seat, all_knowing, line, again.events[-1], reader))
    chance = journal.game.chance
    return Replay(journal.header.game, journal.header.seats, seat, tuple(steps), chance.seed.hex(), chance.commitment())


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


def album(bodies: Iterable[str], key: str) -> dict[str, Picture]:
    """Every picture of the finished games of a table, by the names that a replay gives them."""
    reader = Reader(key)
    for round, journal in enumerate(journals_of(bodies), 1):
        if journal is not None and journal.game.result() is not None and journal.spec.pictures is not None:
            reader.round = round
            replay(journal, None, True, reader)
    return reader.album


def position_after(journal: Journal, step: int) -> str:
    """The full position after some choices of a finished game, with fresh chance from there on."""
    if step > len(journal.past):
        raise Closed("request", why="step")
    game = replayed(journal, step).game
    game.chance = Chance(secrets.token_bytes(32))
    return journal.spec.write(game)


def replayed(journal: Journal, step: int) -> Journal:
    """The game as it stood after some of the choices that count."""
    again = Journal(journal.spec, journal.header)
    placed: list[Any] = [line for line in journal.lines if isinstance(line, Placed)][-1:]
    again.replay([*placed, *journal.past[:step]])
    return again


class Archive:
    """Where finished games are looked up."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        """Whose turn it is."""

    async def replay(self, table: LoggedTable, round: int, seat: Seat | None, all_knowing: bool, packed: bool) -> bytes:
        """A finished game of a table as a viewer knew it then."""
        async with self.turn:
            bodies = await table.store.read(table.id)
            key = table.state.opened.key
            return await asyncio.to_thread(replay_text, bodies, key, round, seat, all_knowing, packed)

    async def picture(self, table: LoggedTable, name: str) -> Picture:
        """A picture of a game that is over. They are looked up once after each game, however many ask at once."""
        if table.finished > table.album[0]:
            async with self.turn:
                if table.finished > table.album[0]:
                    await self._fill(table)
        found = table.album[1].get(name)
        if found is None:
            raise Closed("not_found")
        return found

    async def _fill(self, table: LoggedTable) -> None:
        async with table.lock:
            await table.fresh()
            finished = table.finished
        bodies = await table.store.read(table.id)
        table.album = finished, await asyncio.to_thread(album, bodies, table.state.opened.key)
