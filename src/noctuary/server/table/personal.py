"""What the log of a table holds of one person: found for whoever wants to have it, and taken out when they want that.

A line is never removed, because the lines after it count on it. What a person is known by in it is: their name becomes
`?`, their words a line that says so, the mark of their browser nothing. The game of the others replays as before.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec

from noctuary.core.effects import Seat
from noctuary.server.table.ledger import AnyEntry, Left, Opened, Said, Seated, Started, Story, Told

NOBODY = "?"
"""The name of somebody who wants no name here any more."""
REMOVED = ":removed:"
"""What stands in the place of their words; a reader sees it in their own language."""
VOICE = 12
"""So many letters of a browser's mark stand before the ids of what was said by somebody who looked on."""


class Word(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said."""

    text: str
    room: str
    looking_on: bool = False


class Sat(msgspec.Struct, frozen=True):
    """A seat somebody took, and under which name."""

    seat: int
    name: str


class PersonalPart(msgspec.Struct, frozen=True):
    """What one table's log holds of a person."""

    table: str
    game: str
    opened: int
    """Seconds since 1970."""
    seats: tuple[Sat, ...]
    said: tuple[Word, ...]


class Reader:
    """Reads a log line by line and knows which seats are the person's after each.

    A sitting lasts from taking a free seat to giving it up. A seat that was moved to another browser is the same
    sitting, under the same name: it is the person's if any of its browsers is theirs. Their words are only those that
    were said while one of their browsers held it.
    """

    def __init__(self, entries: Sequence[AnyEntry], devices: Collection[str]) -> None:
        self.devices = devices
        self.voices = tuple(device[:VOICE] + " " for device in devices)
        self.seats: set[Seat] = set()
        """Held by one of their browsers."""
        self.sittings: dict[Seat, int] = {}
        """The number of the line with which each began."""
        self.theirs: frozenset[int] = frozenset()
        self.names: set[str] = set()
        self.company = False
        """Whether anybody else ever sat here."""
        self.theirs = frozenset(
            self.sittings[entry.seat]
            for _, entry in self.lines(entries)
            if isinstance(entry, Seated) and entry.device in devices
        )
        self.sittings, self.seats = {}, set()

    def lines(self, entries: Iterable[AnyEntry]) -> Iterator[tuple[int, AnyEntry]]:
        """All lines with their numbers; each is known when it is given."""
        for seq, entry in enumerate(entries, start=1):
            if isinstance(entry, Seated):
                self._sits(seq, entry)
            elif isinstance(entry, Left):
                self.seats.discard(entry.seat)
                self.sittings.pop(entry.seat, None)
            yield seq, entry

    def _sits(self, seq: int, entry: Seated) -> None:
        self.sittings.setdefault(entry.seat, seq)
        mine = entry.device in self.devices
        (self.seats.add if mine else self.seats.discard)(entry.seat)
        self.company = self.company or not mine
        if self.named(entry.seat):
            self.names.add(entry.name)

    def named(self, seat: Seat) -> bool:
        """Whether a seat is held under their name."""
        return self.sittings.get(seat) in self.theirs

    def said_it(self, said: Said) -> bool:
        """Whether it was them, in a seat or looking on."""
        return said.seat in self.seats if said.seat is not None else said.id.startswith(self.voices)


def part_of(table: str, entries: Sequence[AnyEntry], devices: Collection[str]) -> PersonalPart | None:
    """What a log holds of a person; nothing, if it holds nothing."""
    reader = Reader(entries, devices)
    game, opened = "", 0
    seats: list[Sat] = []
    said: list[Word] = []
    for _, entry in reader.lines(entries):
        if isinstance(entry, Opened):
            game, opened = entry.game, entry.when
        elif isinstance(entry, Seated) and entry.device in devices and Sat(entry.seat, entry.name) not in seats:
            seats.append(Sat(entry.seat, entry.name))
        elif isinstance(entry, Said) and reader.said_it(entry):
            said.append(Word(entry.text, entry.room, entry.seat is None))
    return PersonalPart(table, game, opened, tuple(seats), tuple(said)) if seats or said else None


def alone(entries: Sequence[AnyEntry], devices: Collection[str]) -> bool:
    """Whether nobody but this person ever sat at a table."""
    reader = Reader(entries, devices)
    return bool(reader.theirs) and not reader.company


def without(entries: Sequence[AnyEntry], devices: Collection[str]) -> Iterator[tuple[int, AnyEntry]]:
    """The lines that must be written otherwise for a person to be gone from a log, each with its number."""
    reader = Reader(entries, devices)
    for seq, entry in reader.lines(entries):
        changed = _changed(reader, entry)
        if changed != entry:
            yield seq, changed


def _changed(reader: Reader, entry: AnyEntry) -> AnyEntry:
    """A line without the person."""
    replace = msgspec.structs.replace
    if isinstance(entry, Seated) and reader.named(entry.seat):
        return replace(entry, name=NOBODY, device="" if entry.device in reader.devices else entry.device)
    if isinstance(entry, Said) and reader.said_it(entry):
        id = entry.id if entry.seat is not None else "-" * VOICE + entry.id[VOICE:]
        return replace(entry, text=REMOVED, id=id)
    if isinstance(entry, Started):
        names = tuple(NOBODY if reader.named(seat) else name for seat, name in enumerate(entry.header.seats))
        return replace(entry, header=replace(entry.header, seats=names))
    if isinstance(entry, Story):
        return Story(tuple(_retold(told, reader.names) for told in entry.told))
    return entry


def _retold(told: Told, names: Collection[str]) -> Told:
    """The table's own lines name people; those of the games name seats."""
    if told.id.startswith("table-") and told.shared.get("name") in names:
        return msgspec.structs.replace(told, shared={**told.shared, "name": NOBODY})
    return told
