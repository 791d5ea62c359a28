"""What travels over HTTP besides files and pictures: the bodies of requests, and what is answered."""

from typing import Annotated, Any, Literal

import msgspec

from noctuary.core.spec import Spec
from noctuary.core.weekly import Shown, Solved
from noctuary.server.table.fared import Fared
from noctuary.server.table.personal import PersonalPart
from noctuary.server.table.replay import Replay, Story
from noctuary.server.table.review import Chances, Why, WinningLine
from noctuary.server.table.statistics import Finished, FinishedGame
from noctuary.server.table.study import DealGrade
from noctuary.server.table.wire import AnnouncedFrame, Pace

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Colour = Annotated[str, msgspec.Meta(max_length=16, pattern="^[a-z0-9#-]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


Onlooker = Annotated[int, msgspec.Meta(ge=1, le=1 << 30)]


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is sent with a request."""


class Create(Body, frozen=True, kw_only=True):
    """Open a table. `bots` names a bot for each seat after yours, `""` for none."""

    game: Annotated[str, msgspec.Meta(max_length=32)]
    options: dict[str, Any] = {}
    seats: SeatNumber | None = None
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=32)]], msgspec.Meta(max_length=16)] = []
    public: bool = False
    name: Name = "?"
    colour: Colour = ""
    deal: int | None = None
    practice: bool = False
    pace: Pace = "normal"
    hours: Literal[12, 24, 48, 72] = 24
    position: Annotated[str, msgspec.Meta(max_length=20_000)] = ""
    deck: Annotated[str, msgspec.Meta(max_length=32)] = ""
    """The hash of a deck of the host's own pictures, at a table that is not public; from the host's machine only."""


class Join(Body, frozen=True, kw_only=True):
    """Take a seat: the one named, or the first that is free."""

    name: Name
    colour: Colour = ""
    seat: SeatNumber | None = None


class PuzzleAnswer(Body, frozen=True, kw_only=True):
    """An answer to the puzzle of a week."""

    week: Annotated[str, msgspec.Meta(max_length=8)]
    choice: Annotated[str, msgspec.Meta(max_length=80)]


class Ready(Body, frozen=True, kw_only=True):
    """Say whether you are ready."""

    ready: bool


class Kick(Body, frozen=True, kw_only=True):
    """The host asks somebody to go; in the place of a seat null: all who look on, or one of them by number."""

    seat: SeatNumber | None
    onlooker: Onlooker | None = None


class SetBot(Body, frozen=True, kw_only=True):
    """The host gives a free seat to a bot, or takes it back (null)."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class LetStandIn(Body, frozen=True, kw_only=True):
    """The host lets a bot play for somebody who is away, or no longer; anybody may, if the host is away too."""

    seat: SeatNumber
    on: bool = True


class TakeVacation(Body, frozen=True, kw_only=True):
    """Where people play over days: let your clock stand still for so many days, or (0) no longer."""

    days: Annotated[int, msgspec.Meta(ge=0, le=14)]


class SetOptions(Body, frozen=True, kw_only=True):
    """The host chooses other options before a game; those that are not named stay."""

    options: dict[str, Any]


class Mute(Body, frozen=True, kw_only=True):
    """The host silences a seat, or lets it speak; null: all who look on, or one of them by number."""

    seat: SeatNumber | None
    muted: bool
    onlooker: Onlooker | None = None


class Claim(Body, frozen=True, kw_only=True):
    """Take your seat over on this device, with the word from a moving link."""

    word: Annotated[str, msgspec.Meta(max_length=64)]


class Branch(Body, frozen=True, kw_only=True):
    """Play on from a step of a finished game, in a seat of your choice, against bots."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]
    seat: SeatNumber
    name: Name = "?"
    colour: Colour = ""


Key = Annotated[str, msgspec.Meta(max_length=64)]


class MakeKey(Body, frozen=True, kw_only=True):
    """A personal key, made on your device: 25 letters and figures. With `old`, that one opens nothing any more."""

    key: Key
    old: Key = ""


class EnterKey(Body, frozen=True, kw_only=True):
    """ "It's me": this browser becomes one of the person's whose key it is."""

    key: Key


class SignOut(Body, frozen=True, kw_only=True):
    """Sign out every other browser. With a key, the keys and passkeys that were made after it open nothing any more."""

    key: Key = ""


class DeleteMe(Body, frozen=True, kw_only=True):
    """Delete all there is of you. It cannot be undone: say that you are sure."""

    sure: bool


class WantPasskey(Body, frozen=True, kw_only=True):
    """What the browser needs to make a passkey; the name is shown by the browser only."""

    name: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Passkey(Body, frozen=True, kw_only=True):
    """What the browser answered, as WebAuthn has it."""

    credential: dict[str, Any]


class Call(Body, frozen=True, kw_only=True):
    """Tell this browser when it is your turn here: its push subscription, and the language to say it in."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=128)]
    auth: Annotated[str, msgspec.Meta(max_length=32)]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Mail(Body, frozen=True, kw_only=True):
    """Write to this address when it is your turn here, once it has agreed."""

    address: Annotated[str, msgspec.Meta(max_length=254)]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Empty(Body, frozen=True, kw_only=True):
    """Nothing to say."""


class TableMade(msgspec.Struct, frozen=True):
    """A table was opened."""

    table: str
    code: str
    link: str
    seat: int


class SeatTaken(msgspec.Struct, frozen=True):
    """You have a seat."""

    seat: int


class MoveLink(msgspec.Struct, frozen=True):
    """A link that takes your seat to another device, once, for ten minutes."""

    link: str


class Me(msgspec.Struct, frozen=True):
    """How many keys, passkeys and browsers are yours, and whether passkeys can be made where you are."""

    keys: int
    passkeys: int
    browsers: int
    passkeys_offered: bool


class YourSeat(msgspec.Struct, frozen=True):
    """The seat at this table that is yours, though another browser holds it; null if there is none."""

    seat: int | None
    name: str = ""


class CallInfo(msgspec.Struct, frozen=True):
    """Whether this browser is told of your turn here, and the key to subscribe with; no key: the house tells nobody."""

    key: str
    on: bool
    mail: bool = False
    """Whether the house writes e-mail."""
    address: str = ""
    """Where this browser's person is written to instead."""
    agreed: bool = False
    """Whether that address has said yes."""


class PasskeyOptions(msgspec.Struct, frozen=True):
    """What the browser needs to make a passkey or to show one, as WebAuthn has it."""

    options: dict[str, Any]


class MyExport(msgspec.Struct, frozen=True):
    """All that the house holds of you."""

    made: int
    """Seconds since 1970."""
    browsers: int
    keys: int
    passkeys: int
    called: tuple[str, ...]
    """Tables at which one of your browsers is told when it is your turn."""
    addresses: tuple[str, ...]
    """Where you are written to instead."""
    tables: tuple[PersonalPart, ...]
    results: tuple[FinishedGame, ...]


class CodeFound(msgspec.Struct, frozen=True):
    """The table behind a join code."""

    table: str


class OwnDeck(msgspec.Struct, frozen=True):
    """A deck of the host's own pictures that a private table may be set with."""

    game: str
    deck: str
    name: str
    cards: int


class House(msgspec.Struct, frozen=True):
    """Where others find this house, told on the machine it runs on; nothing: where this browser found it.

    And for how many days after the last change at a table it keeps things; 0: for ever.
    """

    address: str
    keep_talk: int
    keep_names: int
    keep_tables: int
    decks: tuple[OwnDeck, ...] = ()
    """The host's own decks, told on the machine the house runs on."""


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that waits for people."""

    code: str
    game: str
    seats: int
    taken: int
    host: str
    preset: str


class MyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which you sit. `waiting`: the others whom all see it wait for; `yours`: whether it waits for you."""

    table: str
    code: str
    game: str
    phase: Literal["lobby", "playing"]
    pace: Pace
    people: tuple[str, ...]
    waiting: tuple[str, ...]
    yours: bool
    touched: int


class Hall(msgspec.Struct, frozen=True):
    """What the hall shows besides the games."""

    open: list[OpenTable]
    mine: list[MyTable]
    announced: AnnouncedFrame | None
    drawing: tuple[int, int] | None = None
    """How many pictures of how many are drawn, while the house draws them."""


class OptionInfo(msgspec.Struct, frozen=True):
    """One option of a game."""

    name: str
    rule: str
    default: Any
    choices: tuple[Any, ...]
    low: int | None
    high: int | None
    listed: bool
    seat: bool
    """Whether the value is a seat."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house."""

    name: str
    seats: tuple[int, int]
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, Any]]
    bots: tuple[str, ...]
    best_bot: str
    hints: bool
    by_the_day: dict[str, Any] | None = None
    """The options that a game over days needs; null: it is not played over days."""
    alone: dict[str, Any] = {}
    """What one person who plays with bots is offered in the place of the defaults."""
    weekly: bool = False
    """Whether it has a puzzle of the week."""


class Problem(msgspec.Struct, frozen=True):
    """What was wrong with a request."""

    code: str
    message_id: str
    args: dict[str, Any] = {}


class Failed(msgspec.Struct, frozen=True):
    """A request that was refused."""

    error: Problem


REPLIES = (
    GameInfo,
    Hall,
    OpenTable,
    TableMade,
    SeatTaken,
    MoveLink,
    CodeFound,
    House,
    Me,
    YourSeat,
    CallInfo,
    PasskeyOptions,
    MyExport,
    Finished,
    Replay,
    Story,
    WinningLine,
    Chances,
    Why,
    Fared,
    DealGrade,
    Shown,
    Solved,
    Failed,
)
BODIES = (
    Create,
    Join,
    Ready,
    Kick,
    SetBot,
    LetStandIn,
    TakeVacation,
    SetOptions,
    Mute,
    Claim,
    Branch,
    MakeKey,
    EnterKey,
    SignOut,
    DeleteMe,
    WantPasskey,
    Passkey,
    Call,
    PuzzleAnswer,
    Empty,
)


def about(spec: Spec) -> GameInfo:
    """What the lobby is told of a game."""
    options = tuple(
        OptionInfo(each.name, each.rule, each.default, each.choices, each.low, each.high, each.listed, each.seat)
        for each in spec.options.about()
    )
    presets = {name: dict(values) for name, values in spec.options.presets.items()}
    alone = dict(spec.options.alone)
    hints = spec.advise is not None
    days = None if spec.by_the_day is None else dict(spec.by_the_day)
    return GameInfo(
        spec.name,
        spec.seats,
        options,
        presets,
        tuple(spec.bots),
        spec.best_bot,
        hints,
        days,
        alone,
        spec.weekly is not None,
    )
