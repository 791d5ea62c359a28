"""What travels over HTTP besides files and pictures: the bodies of requests, and what is answered."""

from typing import Annotated, Any

import msgspec

from noctuary.server.wire import LineData, Pace

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Colour = Annotated[str, msgspec.Meta(max_length=16, pattern="^[a-z0-9#-]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]


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
    position: Annotated[str, msgspec.Meta(max_length=20_000)] = ""


class Join(Body, frozen=True, kw_only=True):
    """Take a seat: the one named, or the first that is free."""

    name: Name
    colour: Colour = ""
    seat: SeatNumber | None = None


class Ready(Body, frozen=True, kw_only=True):
    """Say whether you are ready."""

    ready: bool


class Kick(Body, frozen=True, kw_only=True):
    """The host asks somebody to go."""

    seat: SeatNumber


class SetBot(Body, frozen=True, kw_only=True):
    """The host gives a free seat to a bot, or takes it back (null)."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=32)] | None = None


class SetOptions(Body, frozen=True, kw_only=True):
    """The host chooses other options before a game; those that are not named stay."""

    options: dict[str, Any]


class Mute(Body, frozen=True, kw_only=True):
    """The host silences a seat, or lets it speak."""

    seat: SeatNumber
    muted: bool


class Claim(Body, frozen=True, kw_only=True):
    """Take your seat over on this device, with the word from a moving link."""

    word: Annotated[str, msgspec.Meta(max_length=64)]


class Branch(Body, frozen=True, kw_only=True):
    """Play on from a step of a finished game, in a seat of your choice, against bots."""

    step: Annotated[int, msgspec.Meta(ge=0, le=1 << 30)]
    seat: SeatNumber
    name: Name = "?"
    colour: Colour = ""


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


class CodeFound(msgspec.Struct, frozen=True):
    """The table behind a join code."""

    table: str


class House(msgspec.Struct, frozen=True):
    """Where others find this house, told on the machine it runs on; nothing: where this browser found it."""

    address: str


class OpenTable(msgspec.Struct, frozen=True):
    """A public table that waits for people."""

    code: str
    game: str
    seats: int
    taken: int
    host: str
    preset: str


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


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of this device."""

    table: str
    round: int
    game: str
    seat: int
    reason: str
    won: bool
    assisted: bool
    names: tuple[str, ...]
    ended: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What a device's finished games of one kind add up to. Assisted games are not counted as won or lost."""

    game: str
    played: int
    won: int
    assisted: int
    streak: int
    best_streak: int
    reasons: dict[str, int]


class Finished(msgspec.Struct, frozen=True):
    """The finished games of this device, latest first, and what they add up to."""

    games: tuple[FinishedGame, ...]
    statistics: tuple[GameStatistics, ...]


class ReplayStep(msgspec.Struct, frozen=True):
    """One step of a replay: who chose what and when, what was heard of it, and what was seen after it."""

    seat: int | None
    choice: str
    at: int
    lines: tuple[LineData, ...]
    view: Any
    views: tuple[Any, ...]
    """Every seat's view, for the replay that knows all; empty otherwise."""
    pictures: dict[str, str]
    """Place and name of each picture of `view`."""
    pictures_by_seat: tuple[dict[str, str], ...]
    """The same for each of `views`."""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, as one viewer knew it then."""

    game: str
    seats: tuple[str, ...]
    seat: int | None
    steps: tuple[ReplayStep, ...]
    seed: str
    seal: str


class Story(msgspec.Struct, frozen=True):
    """What one viewer heard of a finished game, and how it ended. Kept as it was told: no rule is needed to read it."""

    game: str
    rules: int
    """The version of the rules it was played by."""
    seats: tuple[str, ...]
    seat: int | None
    lines: tuple[LineData, ...]
    reason: str
    winners: tuple[int, ...]
    side: str
    seed: str
    seal: str


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
    OpenTable,
    TableMade,
    SeatTaken,
    MoveLink,
    CodeFound,
    House,
    Finished,
    Replay,
    Story,
    Failed,
)
BODIES = (Create, Join, Ready, Kick, SetBot, SetOptions, Mute, Claim, Branch, Empty)
