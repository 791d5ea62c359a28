"""What a ledger adds up to: seats, lobby, the game with its record, everybody's log, the sand.

`apply` takes stored lines; the verbs below it make new ones. Both end in the same few changes, so that a table which
was read back is the table that was written. Nothing here waits, sends or reads a clock.
"""

from collections.abc import Iterable

from noctuary.core.effects import CLOCK, Seat
from noctuary.core.events import Event, Line
from noctuary.core.record import Chosen, Ended, Header, Journal, Placed, RecordLine, Undone
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.server.table.by_the_day import frozen, windows_by_the_day
from noctuary.server.table.clock import Sand
from noctuary.server.table.ledger import (
    AnyEntry,
    Late,
    Opened,
    Paused,
    Recorded,
    Refused,
    Said,
    Shut,
    Started,
    Story,
    Told,
    Upgraded,
    Vacation,
    Wished,
    told_of,
)
from noctuary.server.table.seating import Newcomer, Place, Seating, Viewer, hashed
from noctuary.server.table.wire import DAYS

__all__ = ["Newcomer", "Place", "State", "hashed", "made_by"]

UNDONE: Line = ("table-undone", {})
TALK_KEPT = 200
"""So many spoken lines are shown to somebody who comes back."""

Key = tuple[Seat | None, str]
"""Who commanded, and the id they gave it."""

KEPT = 5000
"""Most ids that are kept: a round has hundreds. Beyond that the log is asked, as for an earlier round."""


class Answers:
    """The commands of this round by seat and id, so that the same id gets the same answer.

    It is nothing if a command was carried out, else the refusal. A command cites the round in which it was made. One of
    this round was answered in this round, if ever: so it is here, and an id that is not here is new. One of an earlier
    round, or of a client that cites none, is looked up in the log.
    """

    def __init__(self, since: int = 0, whole: bool = True) -> None:
        self.given: dict[Key, Refused | None] = {}
        self.since = since
        """The first round of which all are here."""
        self.whole = whole
        """Nothing had to be dropped since then."""

    def __contains__(self, key: Key) -> bool:
        return key in self.given

    def begin(self, round: int) -> None:
        """A game begins. Before the first one hardly anything was said: that stays."""
        if round > 1:
            self.given.clear()
            self.since, self.whole = round, True

    def put(self, key: Key, refused: Refused | None = None) -> None:
        """Remember an answer."""
        self.given[key] = refused
        if len(self.given) > KEPT:
            del self.given[next(iter(self.given))]
            self.whole = False

    def follow(self, entry: AnyEntry) -> None:
        """Remember what a line answers, if it answers a command."""
        key = answered_by(entry)
        if key is not None:
            self.put(key, entry if isinstance(entry, Refused) else None)

    def know(self, round: int) -> bool:
        """Whether a command of this round is here, if it was answered before."""
        return self.whole and round >= self.since


def answered_by(entry: AnyEntry) -> Key | None:
    """The command that a line of the ledger answers."""
    if isinstance(entry, Recorded):
        line = entry.line
        seat = line.seat if isinstance(line, Chosen) else 0 if isinstance(line, Undone) else None
        return (seat, entry.id) if entry.id and seat is not None else None
    if isinstance(entry, Refused | Said | Wished | Paused) and entry.id:
        return entry.seat, entry.id
    return None


def made_by(spec: Spec, header: Header) -> bool:
    """Whether a game was made by the rules and the cards that are here."""
    return header.rules == spec.rules and dict(header.data) == dict(spec.data)


def told_in(journal: Journal) -> list[Event]:
    """All that was told of a game so far."""
    return [*journal.before, *(event for told in journal.events for event in told)]


class Raising:
    """A game of earlier rules has just been brought up to those of today, and the log does not say so yet."""

    def __init__(self) -> None:
        self.back = 0
        """How many of the choices after its snapshot the rules of today could not make again."""


class State(Seating):
    """What a table is after some lines of its ledger; `apply` takes the next one."""

    def __init__(self, opened: Opened) -> None:
        super().__init__(opened)
        self.round = 0
        self.seq = 1
        """How many lines the ledger has."""
        self.journal: Journal | None = None
        self.header: Header | None = None
        """Of the last game, whether or not it is before us."""
        self.raising: Raising | None = None
        self.closing: list[Told] | None = None
        """What was told of a game that was just closed, while its story is not in the log yet."""
        self.answers = Answers()
        self.talk: list[Said] = []
        self.sand = self._new_sand()
        self.began = 0
        """When the last game began, in seconds since 1970."""
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

    @property
    def by_the_day(self) -> bool:
        """Whether a game is played here over days."""
        return self.opened.pace == DAYS and self.phase == "playing"

    def veiled(self) -> bool:
        """Whether eyes are closed: then nothing that is sent may tell anything by its size or moment."""
        return self.journal is not None and self.phase == "playing" and self.journal.game.veiled()

    def known_lines(self, viewer: Viewer) -> int:
        """How many lines a viewer has heard since the table was opened."""
        return self.first[viewer] + len(self.heard[viewer])

    # Stored lines ------------------------------------------------------------------------------------------------

    def apply(self, entry: AnyEntry) -> None:
        """Take one line of the ledger over."""
        self.seq += 1
        self.answers.follow(entry)
        if isinstance(entry, Recorded):
            self._recorded(entry)
        elif isinstance(entry, Started):
            self.began = entry.when
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
        elif isinstance(entry, Story):
            self.closing = None
        elif isinstance(entry, Shut):
            self._shut()
        elif not isinstance(entry, Refused):
            self.follow_lobby(entry)
            if isinstance(entry, Vacation) and self.journal is not None and self.phase == "playing":
                self._follow_sand()

    def _new_sand(self) -> Sand:
        """Where people play over days, what they are waited for takes hours."""
        if self.opened.pace != DAYS:
            return Sand(self.opened.pace)
        hours = self.opened.hours
        return Sand(DAYS, lambda game: windows_by_the_day(game, hours))

    def _follow_sand(self, over: tuple[str, ...] = ()) -> None:
        self.sand.follow(self.playing().game, self.at, over, bool(self.vacations) and frozen(self))

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

    def _start(self, header: Header) -> None:
        self.round += 1
        self.header, self.raising, self.closing = header, None, None
        self.answers.begin(self.round)
        for viewer, lines in self.heard.items():
            self.first[viewer] += len(lines)
            lines.clear()
        if not made_by(self.spec, header):
            self.shelve("closed")
            return
        self.shelved = ""
        self.play_by(header.options)
        self.journal = Journal(self.spec, header)
        self.phase = "playing"
        self.at = 0
        self.paused = False
        self.forget_all()
        self.sand = self._new_sand()
        self.tell_events(self.journal.game.told)
        self._follow_sand()
        self._over()

    def shelve(self, why: str) -> None:
        """Close a round that this server's rules did not make: its lines stay in the log, the table plays on."""
        self.shelved = why
        self.journal = self.raising = None
        self.phase = "lobby"
        self.paused = False
        for place in self.places:
            place.ready = False
        self.forget_all()

    def _shut(self) -> None:
        """The table is closed for good, whatever was going on."""
        if self.phase == "playing":
            self.shelve("closed")
        self.lobby_lines += 1
        self.journal = None
        self.phase = "closed"

    def shut_entries(self) -> list[AnyEntry]:
        """The lines that close the table; a game that is not over leaves its story."""
        story = [self._story()] if self.phase == "playing" and self.journal is not None else []
        return [*story, Shut()]

    def _pass_over(self, entry: Recorded) -> None:
        """A line of a round that was shelved: only whether it ended."""
        line = entry.line
        if isinstance(line, Ended):
            self.shelved = "finished"
            self.closing = None  # Its story follows.
        elif isinstance(line, Chosen | Undone):
            self.shelved = "closed"
            if self.closing is not None and isinstance(line, Chosen) and line.seat != CLOCK:
                self.closing.append(Told("table-chosen", {"name": self.places[line.seat].name, "choice": line.choice}))

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
        self._follow_sand()
        self._over()

    def upgrade_entries(self) -> list[AnyEntry]:
        """The line that the log lacks after other rules were met: that the game goes on by these, or its story."""
        if self.closing is not None:
            return [Story(tuple(self.closing))]
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
            for lines in self.heard.values():
                lines.clear()
            self.tell_events(journal.game.told)
        self._follow_sand(over)
        self._over()

    def tell_events(self, events: list[Event]) -> None:
        """What happened, to each as they may hear it."""
        for viewer, lines in self.heard.items():
            for event in events:
                line = event.seen_by(viewer)
                if line is not None:
                    lines.append(line)

    def _over(self) -> None:
        assert self.journal is not None
        if self.journal.game.result() is not None:
            self.phase = "over"
            self.wishes.clear()
        elif self.phase == "over":
            self.phase = "playing"

    def _say(self, said: Said) -> None:
        if not said.text:
            return  # It was forgotten.
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

    def seal(self) -> str:
        """The hash of the seed."""
        if self.journal is None or self.phase == "lobby":
            return ""
        return self.journal.game.chance.commitment()
