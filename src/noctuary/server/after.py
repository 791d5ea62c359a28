"""After the game: its record, its replay from any seat, and what a device's games add up to."""

import gzip
from collections import Counter
from collections.abc import Iterable

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Seat
from noctuary.core.events import Event
from noctuary.core.record import Chosen, Ended, Header, Journal
from noctuary.core.record import Line as RecordLine
from noctuary.core.spec import Picture
from noctuary.server import ledger
from noctuary.server.doors import Closed
from noctuary.server.games import game as game_of
from noctuary.server.http import Finished, FinishedGame, GameStatistics, Replay, ReplayStep, Story
from noctuary.server.hub import replayed
from noctuary.server.ledger import Opened, Recorded, Started, Told
from noctuary.server.pictures import Reader
from noctuary.server.schema import Result
from noctuary.server.wire import LineData, encode

PACKING = 6
"""How hard a replay is packed: to a hundredth, in a twentieth of the time that it took to make."""


def journals_of(bodies: Iterable[str]) -> list[Journal]:
    """The games of a table, as far as they were played."""
    games: list[Journal] = []
    for body in bodies:
        entry = ledger.read(body)
        if isinstance(entry, Started):
            games.append(Journal(game_of(entry.header.game), entry.header))
        elif isinstance(entry, Recorded):
            games[-1].replay([entry.line])
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
    if not game.lines or not isinstance(end := game.lines[-1], Ended):
        raise Closed("not_over")
    return name, game, end


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
    events = (Event(each.id, each.shared, each.private, each.to, each.private_id) for each in game.told)
    lines = tuple(LineData(*line) for event in events if (line := event.seen_by(seat)) is not None)
    seal = Chance(bytes.fromhex(header.seed)).commitment()
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
        seal,
    )


def journal_of(bodies: Iterable[str], round: int) -> tuple[int, Journal]:
    """A finished game of a table: the one that began as number `round`, or the last (0)."""
    games = journals_of(bodies)
    if not games or not 0 <= round <= len(games):
        raise Closed("not_over")
    journal = games[round - 1]
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
        if journal.game.result() is not None and journal.spec.pictures is not None:
            reader.round = round
            replay(journal, None, True, reader)
    return reader.album


def finished(results: list[Result]) -> Finished:
    """A device's games, latest first, and their statistics."""
    games = tuple(
        FinishedGame(
            each.table_id,
            each.round,
            each.game,
            each.seat,
            each.reason,
            each.won,
            each.assisted,
            msgspec.json.decode(each.names, type=tuple[str, ...]),
            each.ended,
        )
        for each in results
    )
    kinds = sorted({each.game for each in results})
    return Finished(games, tuple(statistics(kind, [each for each in results if each.game == kind]) for kind in kinds))


def statistics(kind: str, results: list[Result]) -> GameStatistics:
    """Played, won, streaks: assisted games stand apart."""
    counted = [each for each in reversed(results) if not each.assisted]
    streak = best = 0
    for each in counted:
        streak = streak + 1 if each.won else 0
        best = max(best, streak)
    return GameStatistics(
        kind,
        len(counted),
        sum(each.won for each in counted),
        len(results) - len(counted),
        streak,
        best,
        dict(Counter(each.reason for each in counted)),
    )
