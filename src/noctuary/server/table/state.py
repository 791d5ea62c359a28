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
from noctuary.server.errors import Closed
from noctuary.server.table import names
from noctuary.server.table.answers import Answers
from noctuary.server.table.by_the_day import frozen, windows_by_the_day
from noctuary.server.table.clock import Sand
from noctuary.server.table.hearing import told_of
from noctuary.server.table.ledger import (
    AnyEntry,
    Late,
    Opened,
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
)
from noctuary.server.table.seating import Seating
from noctuary.server.table.seats import COLOURS, Newcomer, Place, hashed
from noctuary.server.table.wire import DAYS

__all__ = ["Newcomer", "Place", "State", "hashed", "made_by"]

UNDONE: Line = ("table-undone", {})
TALK_KEPT = 200
"""So many spoken lines are shown to somebody who comes back."""


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
    """A table."""

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
        self.sand.follow(self.playing().game, self.at, over, frozen(self))

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
        self.turn_page()
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
            self.take_back()
            self.tell_events(journal.game.told)
        self._follow_sand(over)
        self._over()

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
        colours = tuple(place.colour for place in self.places)
        if not self.opened.position:
            return [Started(header, when, colours)]
        position = self.spec.write(self.spec.read(self.opened.position))
        return [Started(header, when, colours), Recorded(Placed(position))]

    def check_start(self) -> None:
        """Refuse a start that is too early."""
        if self.phase != "lobby":
            raise Closed("started")
        if any(place.free for place in self.places):
            raise Closed("seats_open")
        if not all(place.ready for seat, place in enumerate(self.places) if place.person and seat != self.host):
            raise Closed("not_ready")
        if self.opened.position:
            self.spec.read(self.opened.position)  # An earlier version may have written it, and there is no way from it.

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
        """A name that nobody at the table has, nor one that looks the same."""
        name = names.clean(name)
        if not name:
            raise Closed("request", why="name")
        look = names.skeleton(name)
        if any(names.skeleton(place.name) == look for place in self.places if place.person):
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
