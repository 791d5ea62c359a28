"""What a ledger adds up to: seats, lobby, the game with its record, everybody's log, the sand.

`apply` takes stored lines; the verbs below it make new ones. Both end in the same few changes, so that a table which
was read back is the table that was written. Nothing here waits, sends or reads a clock.
"""

import hmac
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any

import msgspec

from noctuary.core.effects import CLOCK, Seat
from noctuary.core.events import Event, Line
from noctuary.core.record import Chosen, Ended, Header, Journal, Placed, RecordLine, Undone
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.server.errors import Closed
from noctuary.server.table.clock import Sand
from noctuary.server.table.games import game as game_of
from noctuary.server.table.ledger import (
    AnyEntry,
    Late,
    Left,
    Muted,
    Opened,
    Opted,
    Paused,
    Readied,
    Recorded,
    Refused,
    Reopened,
    Said,
    Seated,
    Set,
    StandIn,
    Started,
    Story,
    Told,
    Wished,
)

UNDONE: Line = ("table-undone", {})
COLOURS = "12345678"
"""What people are known by: as many as there are seats at the largest table."""
TALK_KEPT = 200
"""So many spoken lines are shown to somebody who comes back."""


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(b"noctuary token " + token.encode()).hexdigest()


def made_by(spec: Spec, header: Header) -> bool:
    """Whether a game was made by the rules and the cards that are here."""
    return header.rules == spec.rules and dict(header.data) == dict(spec.data)


def known_options(spec: Spec, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of some stored options that can still be chosen."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        try:
            spec.options.make({**kept, name: value})
        except BadInput:
            continue
        kept[name] = value
    return kept


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who takes a seat."""

    name: str
    colour: str
    device: str
    """The hash of the word their device is known by."""


class Place:
    """A seat of the table and who has it."""

    def __init__(self, name: str = "", bot: str = "") -> None:
        self.name = name
        self.colour = ""
        self.token = ""
        self.device = ""
        self.bot = bot
        self.ready = False
        self.muted = False

    @property
    def person(self) -> bool:
        """Whether somebody holds it."""
        return bool(self.token)

    @property
    def free(self) -> bool:
        """Whether nobody has it, not even a bot."""
        return not self.token and not self.bot


class State:
    """A table."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.spec: Spec = game_of(opened.game)
        self._choose(opened.options)
        self.lobby_lines = 0
        """How many lines were not of a game: the table's own frame changes with these only."""
        self.places = [Place() for _ in range(opened.seats)]
        self.viewers: tuple[Seat | None, ...] = (*range(opened.seats), None)
        self.heard: dict[Seat | None, list[Line]] = {viewer: [] for viewer in self.viewers}
        self.first: dict[Seat | None, int] = dict.fromkeys(self.viewers, 0)
        self.phase = "lobby"
        self.round = 0
        self.seq = 1
        """How many lines the ledger has."""
        self.journal: Journal | None = None
        self.accepted: set[tuple[Seat | None, str]] = set()
        """The commands that were carried out: who, and the id they gave it."""
        self.refused: dict[tuple[Seat | None, str], Refused] = {}
        """Those that were not."""
        self.wishes: set[Seat] = set()
        """Who wants a pause, or the end of one."""
        self.stand_ins: dict[Seat, int] = {}
        """For whom a bot plays while they are away, and how many choices it has made for them."""
        self.late: set[Seat] = set()
        """For whom a bot makes one choice, because their time was up."""
        self.talk: list[Said] = []
        self.sand = Sand(opened.pace)
        self.at = 0
        self.paused = False
        self.shelved = ""
        """Why the last round is not before us, if it was made by other rules than this server has: it was `finished`,
        or nobody can go on with it (`closed`)."""

    @classmethod
    def of(cls, entries: Iterable[AnyEntry]) -> "State":
        """The table that a ledger tells of."""
        first, *rest = entries
        assert isinstance(first, Opened)
        state = cls(first)
        for entry in rest:
            state.apply(entry)
        return state

    # Questions ---------------------------------------------------------------------------------------------------

    @property
    def host(self) -> Seat | None:
        """The person in the lowest seat."""
        return next((seat for seat, place in enumerate(self.places) if place.person), None)

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token opens. Every seat is compared, each in constant time."""
        given = hashed(token)
        found = None
        for seat, place in enumerate(self.places):
            if hmac.compare_digest(given, place.token or "-" * 64):
                found = seat
        return found

    def holder(self, seat: Seat | None) -> str:
        """Who has a seat: the hash of their token."""
        return "" if seat is None else self.places[seat].token

    def answered(self, seat: Seat | None, id: str) -> bool:
        """Whether a command was carried out or refused."""
        return (seat, id) in self.accepted or (seat, id) in self.refused

    def playing(self) -> Journal:
        """The game in progress or just over."""
        if self.journal is None or self.phase == "lobby":
            raise Refusal("not_started")
        return self.journal

    def veiled(self) -> bool:
        """Whether eyes are closed: then nothing that is sent may tell anything by its size or moment."""
        return self.journal is not None and self.phase == "playing" and self.journal.game.veiled()

    # Stored lines ------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Take one line of the ledger over."""
        self.seq += 1
        if isinstance(entry, Recorded):
            self._recorded(entry)
        elif isinstance(entry, Started):
            self._start(entry.header)
        elif isinstance(entry, Said):
            self._say(entry)
        elif isinstance(entry, Refused):
            self.refused[entry.seat, entry.id] = entry
        elif isinstance(entry, Wished):
            (self.wishes.add if entry.wants else self.wishes.discard)(entry.seat)
            self.accepted.add((entry.seat, entry.id))
        elif isinstance(entry, Late):
            self.late.add(entry.seat)
            self._tell(("table-late", {"name": self.places[entry.seat].name}))
        elif not isinstance(entry, Story):
            self._lobby(entry)

    def _lobby(self, entry: AnyEntry) -> None:
        self.lobby_lines += 1
        if isinstance(entry, Seated):
            place = self.places[entry.seat]
            place.name, place.colour, place.token = entry.name, entry.colour, entry.token
            place.device = entry.device
            place.bot = ""
            self._forget(entry.seat)
        elif isinstance(entry, Left):
            self.places[entry.seat] = Place(self.places[entry.seat].name if entry.bot else "", entry.bot)
            self._forget(entry.seat)
            if self.host is None and self.phase == "lobby":
                self.phase = "closed"
        elif isinstance(entry, StandIn):
            self._stand_in(entry)
        elif isinstance(entry, Set):
            self.places[entry.seat].bot = entry.bot
        elif isinstance(entry, Opted):
            self._choose(entry.options)
        elif isinstance(entry, Readied):
            self.places[entry.seat].ready = entry.ready
        elif isinstance(entry, Muted):
            self.places[entry.seat].muted = entry.muted
        elif isinstance(entry, Paused):
            self.paused = entry.paused
            self.at = entry.at
            self.wishes.clear()
            if entry.id:
                self.accepted.add((entry.seat, entry.id))
        elif isinstance(entry, Reopened):
            self.phase = "lobby"
            for place in self.places:
                place.ready = False
            self._forget_all()

    def _forget(self, seat: Seat) -> None:
        """A seat has changed hands: nothing that was agreed about it holds."""
        self.wishes.discard(seat)
        self.late.discard(seat)
        self.stand_ins.pop(seat, None)

    def _forget_all(self) -> None:
        for seat in range(len(self.places)):
            self._forget(seat)

    def _stand_in(self, entry: StandIn) -> None:
        """Everybody is told that a bot plays for somebody; on their return, they alone how much it did."""
        name = {"name": self.places[entry.seat].name}
        if entry.on:
            self.stand_ins[entry.seat] = 0
            self._tell(("table-stand_in", name))
        else:
            done = self.stand_ins.pop(entry.seat, 0)
            self._tell(("table-stand_in-over", name), entry.seat, ("table-stand_in-done", {"number": done}))

    def _tell(self, line: Line, seat: Seat | None = None, own: Line | None = None) -> None:
        """A line of the table itself for everybody, perhaps another one for one seat."""
        for viewer, lines in self.heard.items():
            lines.append(own if own is not None and viewer == seat else line)

    def _in_their_name(self, seat: Seat, text: str) -> Line | None:
        """What a bot is about to do for a person, as they would have been offered it."""
        from noctuary.server.table.pictures import named_view

        if seat not in self.stand_ins and seat not in self.late:
            return None
        game = self.playing().game
        ask, choice = game.meant(seat, text)
        return self.spec.describe(named_view(self, seat, game.view(seat)), ask, choice)

    def _did(self, seat: Seat, what: Line | None) -> None:
        """Write into somebody's own log what was done for them."""
        self.late.discard(seat)
        if what is not None:
            self.heard[seat] += [("table-did", {}), what]
            if seat in self.stand_ins:
                self.stand_ins[seat] += 1

    def _choose(self, options: Mapping[str, Any]) -> None:
        """Options that an earlier version knew and this one does not are as if nobody had chosen them."""
        self.options = self.spec.options.make(known_options(self.spec, options))
        self.changed = self.options.changed()
        self.preset = self.options.preset

    def _start(self, header: Header) -> None:
        self.round += 1
        if not made_by(self.spec, header):
            self._shelve()
            return
        self.shelved = ""
        self.first = {viewer: len(lines) for viewer, lines in self.heard.items()}
        self.journal = Journal(self.spec, header)
        self.phase = "playing"
        self.at = 0
        self.paused = False
        self._forget_all()
        self.sand = Sand(self.opened.pace)
        self._told(self.journal.game.told)
        self.sand.follow(self.journal.game, 0)
        self._over()

    def _shelve(self) -> None:
        """Close a round that this server's rules did not make: its lines stay in the log, the table plays on."""
        self.shelved = "closed"
        self.journal = None
        self.phase = "lobby"
        self.paused = False
        for place in self.places:
            place.ready = False
        self._forget_all()

    def _pass_over(self, entry: Recorded) -> None:
        """A line of a round that was shelved: only whether it ended, and that the command was answered."""
        line = entry.line
        if isinstance(line, Ended):
            self.shelved = "finished"
        elif isinstance(line, Chosen | Undone):
            self.shelved = "closed"
            if entry.id:
                self.accepted.add((line.seat if isinstance(line, Chosen) else 0, entry.id))

    def _recorded(self, entry: Recorded) -> None:
        if self.shelved:
            self._pass_over(entry)
            return
        journal = self.playing()
        line = entry.line
        over: tuple[str, ...] = ()
        if isinstance(line, Chosen) and line.seat == CLOCK:
            over = self.sand.over(line.choice.split(" ", 1)[0], line.at)
        try:
            bot = isinstance(line, Chosen) and not entry.id
            did = self._in_their_name(line.seat, line.choice) if bot else None  # type: ignore[union-attr]
            journal.replay([line])
        except (BadInput, Refusal):
            # The rules no longer do what they did, though their number says so.
            self._shelve()
            self._pass_over(entry)
            return
        if isinstance(line, Chosen):
            self._did(line.seat, did)
        self._after(line, entry.id, over)

    def _after(self, line: RecordLine, id: str, over: tuple[str, ...]) -> None:
        """What follows from a line of the record, whether it was just played or read back."""
        journal = self.playing()
        if isinstance(line, Chosen):
            self.at = line.at
            self._told(journal.events[-1])
            if id:
                self.accepted.add((line.seat, id))
        elif isinstance(line, Undone):
            self.at = line.at
            for lines in self.heard.values():
                lines.append(UNDONE)
            if id:
                self.accepted.add((0, id))
        elif isinstance(line, Placed):
            # It comes with the start: the deal that it takes the place of was told to nobody.
            for viewer, lines in self.heard.items():
                del lines[self.first[viewer] :]
            self._told(journal.game.told)
        self.sand.follow(journal.game, self.at, over)
        self._over()

    def _over(self) -> None:
        assert self.journal is not None
        if self.journal.game.result() is not None:
            self.phase = "over"
            self.wishes.clear()
        elif self.phase == "over":
            self.phase = "playing"

    def _told(self, events: list[Event]) -> None:
        for viewer, lines in self.heard.items():
            for event in events:
                line = event.seen_by(viewer)
                if line is not None:
                    lines.append(line)

    def _say(self, said: Said) -> None:
        self.talk.append(said)
        alike = [each for each in self.talk if each.room == said.room]
        if len(alike) > TALK_KEPT:
            self.talk.remove(alike[0])
        if said.id:
            self.accepted.add((said.seat, said.id))

    # New lines ---------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, choice: str, n: int, at: int, id: str) -> list[AnyEntry]:
        """Carry out a choice; the lines to be stored."""
        journal = self.playing()
        if self.paused:
            raise Refusal("paused")
        over = self.sand.over(choice.split(" ", 1)[0], at) if seat == CLOCK else ()
        did = None if id else self._in_their_name(seat, choice)
        known = len(journal.lines)
        journal.play(seat, choice, n, at)
        self._did(seat, did)
        return self._entries(journal.lines[known:], id, over)

    def undo(self, at: int, id: str) -> list[AnyEntry]:
        """Take the last choice back."""
        journal = self.playing()
        known = len(journal.lines)
        journal.undo(at)
        return self._entries(journal.lines[known:], id, ())

    def _entries(self, new: list[RecordLine], id: str, over: tuple[str, ...]) -> list[AnyEntry]:
        """Lines the journal has just carried out, as entries. Only the first is the command's own."""
        self._after(new[0], id, over)
        entries: list[AnyEntry] = [Recorded(line, id if line is new[0] else "") for line in new]
        if self.phase == "over":
            entries.append(self._story())
        self.seq += len(entries)
        return entries

    def _story(self) -> Story:
        """All that was told of this game."""
        events = (event for told in self.playing().events for event in told)
        return Story(tuple(Told(each.id, each.shared, each.private, each.to, each.private_id) for each in events))

    def do(self, *entries: AnyEntry) -> list[AnyEntry]:
        """Any other lines: carried out just as if they were read back."""
        for entry in entries:
            self.apply(entry)
        return list(entries)

    def start_entries(self, seed: bytes, when: int) -> list[AnyEntry]:
        """The lines that begin a game."""
        header = Header(
            game=self.spec.name,
            rules=self.spec.rules,
            seats=tuple(f"bot:{place.bot}" if place.bot else place.name for place in self.places),
            seed=seed.hex(),
            options=self.options.changed(),
            data=dict(self.spec.data),
            deal=self.opened.deal,
            practice=self.opened.practice,
        )
        placed: list[AnyEntry] = [Recorded(Placed(self.opened.position))] if self.opened.position else []
        return [Started(header, when), *placed]

    def check_start(self) -> None:
        """Refuse a start that is too early."""
        if self.phase != "lobby":
            raise Closed("started")
        if any(place.free for place in self.places):
            raise Closed("seats_open")
        if not all(place.ready for seat, place in enumerate(self.places) if place.person and seat != self.host):
            raise Closed("not_ready")
        if self.opened.position:
            self.spec.read(self.opened.position)  # An earlier version may have written it.

    def free_seat(self, wanted: Seat | None) -> Seat:
        """A seat for somebody who comes in."""
        if self.phase in ("closed", "over"):
            raise Closed("over")
        if self.phase != "lobby":
            raise Closed("started")
        if wanted is None:
            wanted = next((seat for seat, place in enumerate(self.places) if place.free), None)
            if wanted is None:
                raise Closed("full")
        if not 0 <= wanted < len(self.places) or not self.places[wanted].free:
            raise Closed("seat_taken")
        return wanted

    def check_name(self, name: str) -> str:
        """A name that nobody at the table has."""
        name = " ".join("".join(sign for sign in name if sign.isprintable()).split())
        if not name:
            raise Closed("request", why="name")
        if any(place.name.casefold() == name.casefold() for place in self.places if place.person):
            raise Closed("name_taken", name=name)
        return name

    def own_colour(self, wanted: str) -> str:
        """The colour somebody wants, or one that nobody has."""
        taken = {place.colour for place in self.places if place.person}
        return wanted if wanted not in taken else next((each for each in COLOURS if each not in taken), wanted)

    def seal(self) -> str:
        """The hash of the seed."""
        if self.journal is None or self.phase == "lobby":
            return ""
        return self.journal.game.chance.commitment()
