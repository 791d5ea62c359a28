"""A table beside its games: who sits where, what was agreed, who is away, whether time stands still."""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from noctuary.core.effects import Seat
from noctuary.core.events import Line
from noctuary.core.record import Header, Placed
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.server.errors import Closed
from noctuary.server.table import names
from noctuary.server.table.by_the_day import DAY
from noctuary.server.table.games import game as game_of
from noctuary.server.table.ledger import (
    ONLOOKERS,
    AnyEntry,
    Coded,
    Left,
    Muted,
    Opened,
    Opted,
    Paused,
    Proposed,
    Readied,
    Recorded,
    Reopened,
    Seated,
    Set,
    StandIn,
    Started,
    Vacation,
)

Viewer = Seat | None
"""A seat, or all who only look on."""
COLOURS = "12345678"
"""What people are known by: as many as there are seats at the largest table."""


def hashed(token: str) -> str:
    """What is stored of a token."""
    return sha256(b"noctuary token " + token.encode()).hexdigest()


class Newcomer(msgspec.Struct, frozen=True):
    """Somebody who takes a seat."""

    name: str
    colour: str
    device: str
    """The hash of the word their device is known by."""


class Place(msgspec.Struct, omit_defaults=True):
    """A seat of the table and who has it."""

    name: str = ""
    bot: str = ""
    colour: str = ""
    token: str = ""
    device: str = ""
    ready: bool = False
    muted: bool = False

    @property
    def person(self) -> bool:
        """Whether somebody holds it."""
        return bool(self.token)

    @property
    def free(self) -> bool:
        """Whether nobody has it, not even a bot."""
        return not self.token and not self.bot


class Seating:
    """All of a table that its lobby's lines tell."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.spec: Spec = game_of(opened.game).with_data({"deck": opened.deck} if opened.deck else {})
        self.places = [Place() for _ in range(opened.seats)]
        self.host: Seat | None = None
        self.phase = "lobby"
        self.choose(opened.options)
        self.lobby_lines = 0
        """How many lines were not of a game: the table's own frame changes with these only."""
        self.wishes: set[Seat] = set()
        """Who wants a pause, or the end of one."""
        self.stand_ins: dict[Seat, int] = {}
        """For whom a bot plays while they are away, and how many choices it has made for them."""
        self.late: set[Seat] = set()
        """For whom a bot makes one choice, because their time was up."""
        self.proposals: dict[Seat, set[Seat]] = {}
        """Where people play over days: for whom others want a bot to play, and who does."""
        self.vacations: dict[Seat, int] = {}
        """Who is on vacation, and until which time of the table."""
        self.vacation_used: dict[Seat, int] = {}
        """Milliseconds of vacation that were taken in this game."""
        self.onlookers_muted = False
        self.at = 0
        self.paused = False
        self.viewers: tuple[Viewer, ...] = (*range(opened.seats), None)
        self.heard: dict[Viewer, list[Line]] = {viewer: [] for viewer in self.viewers}
        """What each viewer has heard of the last game: earlier ones have their stories."""
        self.first: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        """How many lines each viewer had heard before it, since the table was opened."""

    def tell(self, line: Line, seat: Viewer = None, own: Line | None = None) -> None:
        """A line of the table itself for everybody, perhaps another one for one seat."""
        for viewer, lines in self.heard.items():
            lines.append(own if own is not None and viewer == seat else line)

    def count_people(self) -> None:
        """The host is the person in the lowest seat."""
        self.host = next((seat for seat, place in enumerate(self.places) if place.person), None)

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token opens. Every seat is compared, each in constant time."""
        given = hashed(token)
        found = None
        for seat, place in enumerate(self.places):
            if hmac.compare_digest(given, place.token or "-" * 64):
                found = seat
        return found

    def bot_in(self, seat: Seat) -> bool:
        """Whether a bot plays a seat, for good or for somebody who is away."""
        return bool(self.places[seat].bot) or seat in self.stand_ins

    def choose(self, options: Mapping[str, Any]) -> None:
        """Options that an earlier version knew and this one does not are as if nobody had chosen them."""
        self.chosen = known_options(self.spec, options)
        self.settle()

    def settle(self) -> None:
        """By what would be played if it began now. A position brings its own options."""
        people = sum(place.person for place in self.places)
        alone = people == 1 and len(self.places) > 1 and not any(place.free for place in self.places)
        self.play_by(options_for(self.spec, self.chosen, alone and not self.opened.position))

    def play_by(self, options: Mapping[str, Any]) -> None:
        self.options = self.spec.options.make(options)
        self.changed = self.options.changed()
        self.preset = self.options.preset

    def follow_lobby(self, entry: AnyEntry) -> None:
        """Take a line over that is not of a game."""
        self.lobby_lines += 1
        if isinstance(entry, Seated):
            place = self.places[entry.seat]
            place.name, place.colour, place.token = entry.name, entry.colour, entry.token
            place.device = entry.device
            place.bot = ""
            self.count_people()
            self._forget(entry.seat)
        elif isinstance(entry, Left):
            self.places[entry.seat] = Place(self.places[entry.seat].name if entry.bot else "", entry.bot)
            self.count_people()
            self._forget(entry.seat)
            if self.host is None and self.phase == "lobby":
                self.phase = "closed"
        elif isinstance(entry, StandIn):
            self._stand_in(entry)
        elif isinstance(entry, Proposed):
            self._propose(entry)
        elif isinstance(entry, Vacation):
            self._vacation(entry)
        elif isinstance(entry, Set):
            self.places[entry.seat].bot = entry.bot
        elif isinstance(entry, Coded):
            self.opened = msgspec.structs.replace(self.opened, code=entry.code)
        elif isinstance(entry, Opted):
            self.choose(entry.options)
        elif isinstance(entry, Readied):
            self.places[entry.seat].ready = entry.ready
        elif isinstance(entry, Muted):
            if entry.seat == ONLOOKERS:
                self.onlookers_muted = entry.muted
            else:
                self.places[entry.seat].muted = entry.muted
        elif isinstance(entry, Paused):
            self.paused = entry.paused
            self.at = entry.at
            self.wishes.clear()
        elif isinstance(entry, Reopened):
            self.phase = "lobby"
            for place in self.places:
                place.ready = False
            self.forget_all()
        if self.phase == "lobby":
            self.settle()

    def _forget(self, seat: Seat) -> None:
        """A seat has changed hands: nothing that was agreed about it holds."""
        self.wishes.discard(seat)
        self.late.discard(seat)
        self.stand_ins.pop(seat, None)
        self.proposals.pop(seat, None)
        for each in self.proposals.values():
            each.discard(seat)
        self.vacations.pop(seat, None)
        self.vacation_used.pop(seat, None)

    def forget_all(self) -> None:
        for seat in range(len(self.places)):
            self._forget(seat)

    def _propose(self, entry: Proposed) -> None:
        """Everybody is told who wants it."""
        wants = self.proposals.setdefault(entry.seat, set())
        (wants.add if entry.on else wants.discard)(entry.by)
        if entry.on:
            names = {"by": self.places[entry.by].name, "name": self.places[entry.seat].name}
            self.tell(("table-proposed", names))
        if not wants:
            del self.proposals[entry.seat]

    def _vacation(self, entry: Vacation) -> None:
        """What is left of an earlier one was not taken."""
        seat = entry.seat
        self.at = max(self.at, entry.at)
        rest = max(0, self.vacations.pop(seat, entry.at) - entry.at)
        used = self.vacation_used.get(seat, 0) - rest
        if entry.until:
            self.vacations[seat] = entry.until
            used += entry.until - entry.at
            days = {"name": self.places[seat].name, "number": round((entry.until - entry.at) / DAY)}
            self.tell(("table-vacation", days))
        else:
            self.tell(("table-vacation-over", {"name": self.places[seat].name}))
        self.vacation_used[seat] = used

    def _stand_in(self, entry: StandIn) -> None:
        """Everybody is told that a bot plays for somebody; on their return, they alone how much it did."""
        name = {"name": self.places[entry.seat].name}
        self.proposals.pop(entry.seat, None)
        if entry.on:
            self.stand_ins[entry.seat] = 0
            self.tell(("table-stand_in", name))
        else:
            done = self.stand_ins.pop(entry.seat, 0)
            self.tell(("table-stand_in-over", name), entry.seat, ("table-stand_in-done", {"number": done}))

    # Coming in, and the start --------------------------------------------------------------------------------------

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


def options_for(spec: Spec, chosen: Mapping[str, Any], alone: bool) -> dict[str, Any]:
    """What is played by: one person among bots gets what the game offers them, unless they chose otherwise."""
    return {**(spec.options.alone if alone else {}), **chosen}
