"""The ledger of a table: one line for each thing that happened there, only ever appended to.

Everything a table is follows from these lines, in order: who sat down, what was agreed, every choice. So a restart is a
re-reading, and there is no second truth to disagree with. Tokens are kept as hashes only.
"""

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from noctuary.core.events import Event
from noctuary.core.record import Header, RecordLine


class Entry(msgspec.Struct, frozen=True, tag_field="is", omit_defaults=True):
    """What all lines share."""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """Somebody opened a table."""

    game: str
    seats: int
    code: str
    options: dict[str, Any] = {}
    public: bool = False
    practice: bool = False
    deal: int | None = None
    position: str = ""
    """A full position to begin from: lessons, tests, and going on from a finished game."""
    pace: str = "normal"
    hours: int = 24
    """For a decision, where the pace is `days`."""
    key: str = ""
    """From which the names of pictures are made."""
    when: int = 0
    """Seconds since 1970."""
    deck: str = ""
    """The hash of a deck of the host's own pictures; empty: what the house plays with."""


class Seated(Entry, frozen=True, tag="seated", kw_only=True):
    """Somebody took a seat, or holds it with a new token."""

    seat: int
    name: str
    colour: str
    token: str
    device: str = ""


class Left(Entry, frozen=True, tag="left"):
    """A seat was given up. During a game a bot holds it from then on."""

    seat: int
    bot: str = ""


class Set(Entry, frozen=True, tag="set"):
    """A bot was given a seat, or taken from it."""

    seat: int
    bot: str = ""


class StandIn(Entry, frozen=True, tag="stand_in"):
    """The table let a bot play for somebody who is away, or they are back. Everybody is told."""

    seat: int
    on: bool


class Late(Entry, frozen=True, tag="late"):
    """Somebody's time was up, and a bot makes the one choice that was waited for. Everybody is told."""

    seat: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """Where people play over days: somebody agrees that a bot plays for another, or no longer does."""

    by: int
    seat: int
    on: bool = True


class Vacation(Entry, frozen=True, tag="vacation"):
    """Somebody is on vacation until that time of the table, or is back (0). Everybody is told."""

    seat: int
    until: int
    at: int


class Opted(Entry, frozen=True, tag="opted"):
    """The options of the games to come."""

    options: dict[str, Any]


class Readied(Entry, frozen=True, tag="ready"):
    """A seat said whether it is ready."""

    seat: int
    ready: bool


class Started(Entry, frozen=True, tag="started"):
    """The game began. The header holds the seed."""

    header: Header
    when: int = 0
    colours: tuple[str, ...] = ()
    """The colour of each seat in this game, so that it looks the same when it is seen again."""


class Recorded(Entry, frozen=True, tag="recorded"):
    """A line of the game's record, and the command that brought it about."""

    line: RecordLine
    id: str = ""
    when: int = 0


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as it was told: to all, and more of it to some."""

    id: str
    shared: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    to: tuple[int, ...] | None = None
    private_id: str = ""


class Story(Entry, frozen=True, tag="story"):
    """All that was told of the game that is now over: so it can be read when its rules have changed."""

    told: tuple[Told, ...]


class Said(Entry, frozen=True, tag="said", kw_only=True):
    """Somebody spoke. `seat` is None for a spectator; `room` says who could hear it then."""

    seat: int | None
    text: str
    room: str = "table"
    ping: tuple[int, int, int] | None = None
    at: int = 0
    id: str = ""


ONLOOKERS: Final = -1
"""In the place of a seat: all who have none."""


class Muted(Entry, frozen=True, tag="muted"):
    """The host silenced a seat, or let it speak again."""

    seat: int
    muted: bool


class Wished(Entry, frozen=True, tag="wished"):
    """A seat wants a pause, or the end of one, and waits for the others to want it too; or it no longer does."""

    seat: int
    wants: bool
    id: str


class Paused(Entry, frozen=True, tag="paused"):
    """Time stands still, or goes on: the last one who was waited for has wished it."""

    paused: bool
    at: int = 0
    seat: int = 0
    id: str = ""


class Refused(Entry, frozen=True, tag="refused"):
    """A command of a seat was refused, and why: the answer is the same if it comes again."""

    seat: int
    id: str
    code: str
    rule: str = ""
    args: dict[str, Any] = {}


class Upgraded(Entry, frozen=True, tag="upgraded", kw_only=True):
    """The rules were raised while a game was played: it goes on from this position, as the new rules write it."""

    position: str
    rules: int
    data: dict[str, str] = {}
    at: int = 0
    back: int = 0
    """How many choices, the last ones before, the new rules could not make again: they do not count."""


class Reopened(Entry, frozen=True, tag="reopened"):
    """The same people, once more: back to the lobby."""


class Coded(Entry, frozen=True, tag="coded"):
    """The table has another code: its first one was released while nobody played here."""

    code: str


class Shut(Entry, frozen=True, tag="shut"):
    """The host of the house has closed the table: nobody plays here any more."""


AnyEntry = (
    Opened
    | Seated
    | Left
    | Set
    | StandIn
    | Late
    | Proposed
    | Vacation
    | Opted
    | Readied
    | Started
    | Recorded
    | Story
    | Said
    | Muted
    | Wished
    | Paused
    | Refused
    | Reopened
    | Upgraded
    | Coded
    | Shut
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> str:
    """A line as it is stored."""
    return encode(entry).decode()


def read(text: str) -> AnyEntry:
    """A stored line."""
    return _decoder.decode(text)


def told_of(events: Iterable[Event]) -> tuple[Told, ...]:
    """What was told, as it is stored."""
    return tuple(Told(each.id, each.shared, each.private, each.to, each.private_id) for each in events)


def events_of(told: Iterable[Told]) -> list[Event]:
    """What is stored, as it was told."""
    return [Event(each.id, each.shared, each.private, each.to, each.private_id) for each in told]
