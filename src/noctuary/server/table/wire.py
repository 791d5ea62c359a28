"""What travels on a socket. The TypeScript types are generated from these definitions, and from those of `http`.

Client messages are tagged by `do`, server messages by `is`. Every command carries an id made by the client and gets
exactly one answer, the same for a repeat. Texts are message ids and plain arguments; words are found in the browser.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

VERSION = "1"
"""Raised when an old client could no longer talk to this server."""

FRAME_LIMIT = 8 * 1024
"""Longest client message that is looked at, in bytes."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Round = Annotated[int, msgspec.Meta(ge=0, le=1 << 40)]
"""How many games had begun at the table when a command was made: `round` of its frame. 0: not said."""
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]
Pace = Literal["normal", "relaxed", "off", "days"]
DAYS: Final = "days"
"""People come by when they can: a table at which hours are counted (`days`)."""


# Client to server ----------------------------------------------------------------------------------------------------


class Message(msgspec.Struct, tag_field="do", frozen=True):
    """What a client says on its socket."""


class Hello(Message, tag="hello", frozen=True):
    """First of all: the number of the last line this client has, and its version. Again at any time for a full view."""

    since: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)] = 0
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    version: Annotated[str, msgspec.Meta(max_length=32)] = ""
    name: Annotated[str, msgspec.Meta(max_length=24)] = ""
    """Who you are, if you look on and want the host to know."""


class Play(Message, tag="play", frozen=True):
    """A choice; `n` is the number of the ask it answers."""

    id: Id
    choice: Text
    n: Annotated[int, msgspec.Meta(ge=0, le=1 << 40)] = 0
    round: Round = 0


class Undo(Message, tag="undo", frozen=True):
    """Take the last choice back (solitaire)."""

    id: Id
    round: Round = 0


class Hint(Message, tag="hint", frozen=True):
    """Ask for advice (solitaire)."""

    id: Id


class Say(Message, tag="say", frozen=True):
    """Speak, if the game lets this seat speak now."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    round: Round = 0


class Point(Message, tag="point", frozen=True):
    """Point at a place of a picture: which one, and where in hundredths. Kept nowhere."""

    id: Id
    target: Annotated[str, msgspec.Meta(max_length=32)]
    x: Annotated[int, msgspec.Meta(ge=-100, le=200)]
    y: Annotated[int, msgspec.Meta(ge=-100, le=200)]


class Pause(Message, tag="pause", frozen=True):
    """Ask for a pause, or for its end. It happens when everybody at the table wants it."""

    id: Id
    paused: bool
    round: Round = 0


class Look(Message, tag="look", frozen=True):
    """Whether somebody looks at this page: a dark phone and a tab in the background say no. It is told to nobody."""

    visible: bool


class Ping(Message, tag="ping", frozen=True):
    """Is anybody there? Answered by `pong`."""

    t: int = 0


class Pong(Message, tag="pong", frozen=True):
    """The answer to the server's ping, with the hash of the state this client shows: a drift is noticed and mended."""

    t: int = 0
    hash: Annotated[str, msgspec.Meta(max_length=64)] = ""


AnyMessage = Hello | Play | Undo | Hint | Say | Point | Pause | Look | Ping | Pong


# Server to client ----------------------------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="is", frozen=True):
    """What the server says."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits in a seat. `bot` is the bot that plays it for good; `away` means that it plays for a person
    who is not `online`, because the table has decided so."""

    name: str = ""
    colour: str = ""
    bot: str = ""
    person: bool = False
    online: bool = False
    away: bool = False
    ready: bool = False
    muted: bool = False
    agreed: tuple[int, ...] = ()
    """Over days: who wants a bot to play for them. When all others do, one does."""
    vacation: int = 0
    """Over days: until when they are on vacation, in seconds since 1970; 0: they are not."""
    pause: bool = False
    """Whether this seat wants a pause (or its end)."""


class OnlookerInfo(msgspec.Struct, frozen=True):
    """Somebody who looks on, as the host knows them: a number, a name if they gave one."""

    number: int
    name: str
    muted: bool


class TableFrame(Frame, tag="table", frozen=True, kw_only=True):
    """The table itself: who is here and what was agreed."""

    code: str
    game: str
    options: dict[str, Any]
    preset: str
    seats: tuple[SeatInfo, ...]
    you: int | None
    host: int | None
    public: bool
    practice: bool
    deal: int | None
    pace: Pace
    hours: int
    """For a decision, where people play over days."""
    vacation_left: int
    """Days of vacation that you may still take in this game."""
    phase: Literal["lobby", "playing", "over", "closed"]
    round: int
    """How many games have begun at this table."""
    first: int
    """How many lines you had heard when this game began. They are told no more: earlier games have their stories."""
    started: bool
    over: bool
    paused: bool
    onlookers_muted: bool
    onlookers: tuple[OnlookerInfo, ...]
    """Those who look on; only the host is told."""
    hushed: bool
    """You look on, and the host has silenced you alone."""
    shelved: Literal["", "closed", "finished"]
    """Whether the last game here was made by earlier rules, so that nobody can go on with it or look at it again."""
    seal: str
    """The hash of the seed, shown before the first card; empty in the lobby."""
    version: str


class OptionData(msgspec.Struct, frozen=True):
    """One thing that may be answered: send `text`, show the message `id` with `args`."""

    text: str
    id: str
    args: dict[str, Any]


class AskData(msgspec.Struct, frozen=True):
    """A question to you. `open`: other answers than those listed may be legal too (a point in a picture)."""

    kind: str
    n: int
    must: bool
    open: bool
    options: tuple[OptionData, ...]


class ResultData(msgspec.Struct, frozen=True):
    """How it ended. The seed gives the seal that was shown at the start."""

    reason: str
    rule: str
    winners: tuple[int, ...]
    side: str
    seed: str
    assisted: bool
    """It was played with help (practice, or a hint was followed), and is counted apart."""
    hints: int
    """How many hints were asked for."""


class ClockData(msgspec.Struct, frozen=True):
    """A stretch of time: what is left of it, how long it is as a whole, and whether it runs."""

    name: str
    left_ms: int
    whole_ms: int
    running: bool


class StateFrame(Frame, tag="state", frozen=True, kw_only=True):
    """What you see and may do now. `seq` is the number of the last line you have heard."""

    seq: int
    hash: str
    view: Any
    asks: tuple[AskData, ...]
    result: ResultData | None
    may_undo: bool
    may_speak: str
    """Nothing if you may; otherwise the rule that keeps you silent, or `-`."""
    pictures: dict[str, str]
    """The pictures you see now: the place of each (`door-3`) and its name, for `GET /t/<table>/picture/<name>`.

    Fetch each new name once, and while eyes are closed nothing else. Names in the view open pictures as well, of piles
    that are looked through on demand.
    """
    hints: bool
    clock: tuple[ClockData, ...]


class LineData(msgspec.Struct, frozen=True):
    """A line of your log."""

    id: str
    args: dict[str, Any]


class LinesFrame(Frame, tag="lines", frozen=True):
    """What you heard, from your line number `from_` on. (`from` on the wire.)"""

    from_: int = msgspec.field(name="from")
    lines: tuple[LineData, ...]


class OkFrame(Frame, tag="ok", frozen=True):
    """The command was carried out, and is on disk."""

    id: str


class NoFrame(Frame, tag="no", frozen=True):
    """The command was refused and changed nothing: the message is `refusal-<code>`.

    For good, but for two codes: after `busy` nobody knows yet, after `too_many` it was not looked at. Send it again.
    """

    id: str
    code: str
    rule: str = ""
    args: dict[str, Any] = {}


class HintFrame(Frame, tag="hint", frozen=True):
    """Advice: a choice, the message that says why, and the cards and numbers it speaks of."""

    id: str
    choice: str
    why: str
    args: dict[str, Any] = {}


class SaidFrame(Frame, tag="said", frozen=True):
    """Somebody spoke. `seat` is null for a spectator."""

    seat: int | None
    text: str
    room: Literal["table", "gallery"] = "table"


class PointedFrame(Frame, tag="pointed", frozen=True):
    """Somebody points at a place."""

    seat: int
    target: str
    x: int
    y: int


class PingFrame(Frame, tag="ping", frozen=True):
    """Are you there? Answer with `pong`."""

    t: int


class PongFrame(Frame, tag="pong", frozen=True):
    """The answer to your ping."""

    t: int


class BeatFrame(Frame, tag="beat", frozen=True):
    """While eyes are closed: one frame of the same size for everybody at each beat.

    The texts of all beats, joined, are ordinary frames, one a line.
    """

    text: str
    pad: str


NOT_STORED: Final = "not_stored"


class HouseFrame(Frame, tag="house", frozen=True):
    """Something is wrong with the house itself: the message is `house-<code>`. Without a code, it is over.

    `not_stored`: nothing can be written down, so nothing happens. What was sent may be sent again, under the same id.
    """

    code: str


class AnnouncedFrame(Frame, tag="announced", frozen=True):
    """The host has something to say to everybody: the message `announced-<code>` with `minutes`, or a text as it is.

    Show it for so many seconds; with neither code nor text, show the last one no more.
    """

    code: str
    text: str
    minutes: int
    seconds: int


class ByeFrame(Frame, tag="bye", frozen=True):
    """The server closes this socket: `stopping`, `slow`, `moved`, `version`, `gone`, `closed`, `too_many`,
    `banned`."""

    code: str


AnyFrame = (
    TableFrame
    | StateFrame
    | LinesFrame
    | OkFrame
    | NoFrame
    | HintFrame
    | SaidFrame
    | PointedFrame
    | PingFrame
    | PongFrame
    | BeatFrame
    | HouseFrame
    | AnnouncedFrame
    | ByeFrame
)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyMessage).decode
"""A client's message."""
