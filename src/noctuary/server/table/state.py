"""What a ledger adds up to: seats, lobby, the game with its record, everybody's log, the sand.

`apply` takes stored lines; the verbs below it make new ones. Both end in the same few changes, so that a table which
was read back is the table that was written. Nothing here waits, sends or reads a clock.
"""

import hmac
from collections.abc import Iterable, Mapping
from typing import Any

from noctuary.core.effects import CLOCK, Seat
from noctuary.core.events import Event, Line
from noctuary.core.record import Chosen, Ended, Header, Journal, Placed, Undone
from noctuary.core.record import Line as RecordLine
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.server.errors import Closed
from noctuary.server.table.answers import Answers
from noctuary.server.table.clock import Sand
from noctuary.server.table.games import game as game_of
from noctuary.server.table.hearing import Hearing, told_of
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
    Upgraded,
    Wished,
)
from noctuary.server.table.seats import COLOURS, Newcomer, Place, hashed

__all__ = ["Newcomer", "Place", "State", "hashed", "made_by"]

UNDONE: Line = ("table-undone", {})
TALK_KEPT = 200
"""So many spoken lines are shown to somebody who comes back."""


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


def told_in(journal: Journal) -> list[Event]:
    """All that was told of a game so far."""
    return [*journal.before, *(event for told in journal.events for event in told)]


class Raising:
    """A game of earlier rules has just been brought up to those of today, and the log does not say so yet."""

    def __init__(self) -> None:
        self.back = 0
        """How many of the choices after its snapshot the rules of today could not make again."""


class State(Hearing):
    """A table."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened.seats)
        self.opened = opened
        self.spec: Spec = game_of(opened.game)
        self.choose(opened.options)
        self.lobby_lines = 0
        """How many lines were not of a game: the table's own frame changes with these only."""
        self.places = [Place() for _ in range(opened.seats)]
        self.phase = "lobby"
        self.round = 0
        self.seq = 1
        """How many lines the ledger has."""
        self.journal: Journal | None = None
        self.header: Header | None = None
        """Of the last game, whether or not it is before us."""
        self.raising: Raising | None = None
        self.answers = Answers()
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
        return (seat, id) in self.answers

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
        self.answers.follow(entry)
        if isinstance(entry, Recorded):
            self._recorded(entry)
        elif isinstance(entry, Started):
            self._start(entry.header)
        elif isinstance(entry, Said):
            self._say(entry)
        elif isinstance(entry, Wished):
            (self.wishes.add if entry.wants else self.wishes.discard)(entry.seat)
        elif isinstance(entry, Upgraded):
            self._upgraded(entry)
        elif isinstance(entry, Late):
            self.late.add(entry.seat)
            self.tell(("table-late", {"name": self.places[entry.seat].name}))
        elif not isinstance(entry, Story | Refused):
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
            self.choose(entry.options)
        elif isinstance(entry, Readied):
            self.places[entry.seat].ready = entry.ready
        elif isinstance(entry, Muted):
            self.places[entry.seat].muted = entry.muted
        elif isinstance(entry, Paused):
            self.paused = entry.paused
            self.at = entry.at
            self.wishes.clear()
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
            self.tell(("table-stand_in", name))
        else:
            done = self.stand_ins.pop(entry.seat, 0)
            self.tell(("table-stand_in-over", name), entry.seat, ("table-stand_in-done", {"number": done}))

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

    def choose(self, options: Mapping[str, Any]) -> None:
        """Options that an earlier version knew and this one does not are as if nobody had chosen them."""
        self.options = self.spec.options.make(known_options(self.spec, options))
        self.changed = self.options.changed()
        self.preset = self.options.preset

    def _start(self, header: Header) -> None:
        self.round += 1
        self.header, self.raising = header, None
        self.answers.begin(self.round)
        self.turn_page()
        if not made_by(self.spec, header):
            self.shelve("closed")
            return
        self.shelved = ""
        self.journal = Journal(self.spec, header)
        self.phase = "playing"
        self.at = 0
        self.paused = False
        self._forget_all()
        self.sand = Sand(self.opened.pace)
        self.tell_events(self.journal.game.told)
        self.sand.follow(self.journal.game, 0)
        self._over()

    def shelve(self, why: str) -> None:
        """Close a round that this server's rules did not make: its lines stay in the log, the table plays on."""
        self.shelved = why
        self.journal = self.raising = None
        self.phase = "lobby"
        self.paused = False
        for place in self.places:
            place.ready = False
        self._forget_all()

    def _pass_over(self, entry: Recorded) -> None:
        """A line of a round that was shelved: only whether it ended."""
        line = entry.line
        if isinstance(line, Ended):
            self.shelved = "finished"
        elif isinstance(line, Chosen | Undone):
            self.shelved = "closed"

    def _recorded(self, entry: Recorded) -> None:
        if self.shelved:
            self._pass_over(entry)
            return
        journal = self.playing()
        line = entry.line
        if self.raising is not None and (self.raising.back or isinstance(line, Ended)):
            self._misfit(entry)
            return
        over: tuple[str, ...] = ()
        if isinstance(line, Chosen) and line.seat == CLOCK:
            over = self.sand.over(line.choice.split(" ", 1)[0], line.at)
        try:
            bot = isinstance(line, Chosen) and not entry.id
            did = self._in_their_name(line.seat, line.choice) if bot else None  # type: ignore[union-attr]
            journal.replay([line])
        except (BadInput, Refusal):
            self._misfit(entry)
            return
        if isinstance(line, Chosen):
            self._did(line.seat, did)
        self._after(line, over)

    def _misfit(self, entry: Recorded) -> None:
        """A line that the rules here do not make again.

        Of a game that was just brought up to them, the choices from there on do not count, and everybody is told: they
        lose a few of their choices and not the game. If it was over for its people, it is over. Otherwise the rules no
        longer do what they did, though their number says so.
        """
        if self.raising is None or isinstance(entry.line, Ended):
            self.shelve("closed")
            self._pass_over(entry)
        else:
            self.raising.back += 1

    def journal_from(self, position: str, header: Header, before: list[Event]) -> Journal:
        """The game that goes on from a position; what was chosen until then is never taken back."""
        journal = Journal(self.spec, header, game=self.spec.read(position))
        journal.position = position
        journal.before = before
        return journal

    def _upgraded(self, entry: Upgraded) -> None:
        """Go on by the rules of today, if they are those that the line speaks of."""
        if entry.rules != self.spec.rules or entry.data != dict(self.spec.data) or self.header is None:
            return
        before = [] if self.journal is None else told_in(self.journal)
        self.journal = self.journal_from(entry.position, self.header, before)
        self.phase, self.shelved, self.raising, self.at = "playing", "", None, entry.at
        self.tell(("table-upgraded-back", {"number": entry.back}) if entry.back else ("table-upgraded", {}))
        self.sand.follow(self.journal.game, self.at)
        self._over()

    def upgrade_entries(self) -> list[AnyEntry]:
        """The line that says that the game goes on by the rules of today, if it does and none does yet."""
        if self.raising is None or self.journal is None or self.phase != "playing":
            return []
        position = self.spec.write(self.journal.game)
        data = dict(self.spec.data)
        back = self.raising.back
        return [Upgraded(position=position, rules=self.spec.rules, data=data, at=self.at, back=back)]

    def _after(self, line: RecordLine, over: tuple[str, ...]) -> None:
        """What follows from a line of the record, whether it was just played or read back."""
        journal = self.playing()
        if isinstance(line, Chosen):
            self.at = line.at
            self.tell_events(journal.events[-1])
        elif isinstance(line, Undone):
            self.at = line.at
            self.tell(UNDONE)
        elif isinstance(line, Placed):
            # It comes with the start: the deal that it takes the place of was told to nobody.
            self.take_back()
            self.tell_events(journal.game.told)
        self.sand.follow(journal.game, self.at, over)
        self._over()

    def _over(self) -> None:
        assert self.journal is not None
        if self.journal.game.result() is not None:
            self.phase = "over"
            self.wishes.clear()
        elif self.phase == "over":
            self.phase = "playing"

    def _say(self, said: Said) -> None:
        self.talk.append(said)
        alike = [each for each in self.talk if each.room == said.room]
        if len(alike) > TALK_KEPT:
            self.talk.remove(alike[0])

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
        self._after(new[0], over)
        entries: list[AnyEntry] = [Recorded(line, id if line is new[0] else "") for line in new]
        self.answers.follow(entries[0])
        if self.phase == "over":
            entries.append(self._story())
        self.seq += len(entries)
        return entries

    def _story(self) -> Story:
        """All that was told of this game."""
        return Story(told_of(told_in(self.playing())))

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
