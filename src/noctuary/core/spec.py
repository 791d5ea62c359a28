"""What the rest of the house knows of a game: how to make one, load one, and who can play it."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Protocol

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Ask, Choice, Choices, Effect, Piece, Seat
from noctuary.core.events import Line
from noctuary.core.fields import Fields
from noctuary.core.game import Game
from noctuary.core.measure import Measure
from noctuary.core.options import GameOptions
from noctuary.core.reasons import Reasons
from noctuary.core.refusal import BadInput, shown
from noctuary.core.weekly import Weekly


class Bot(Protocol):
    """A player without a body: knowledge, the question and a random source of its own in; a choice out.

    It keeps nothing between calls, so it can take over any seat at any moment. Where the clock is asked as well it may
    hesitate: None means not now, ask again when something has changed.
    """

    def __call__(self, known: Any, ask: Ask, luck: Stream) -> Choice | None: ...


class Say(Protocol):
    """A language: a message id and its arguments in, a text out."""

    def __call__(self, id: str, **args: Any) -> str: ...


class Picture(msgspec.Struct, frozen=True):
    """A picture that a view shows: where, in which appearance of it, which card, and what lies over it."""

    place: str
    appearance: str
    card: str
    red: bool = False
    mist: int | None = None
    drawer: bool = False
    """It lies in a pile that is looked through on demand: nobody fetches it unasked."""
    shared: bool = False
    """All who look see it, in the same place: it has one name for everybody."""


class Compared(msgspec.Struct, frozen=True):
    """A choice beside the best of the others, in the same deals."""

    wins: int
    """How many of the deals were won after it."""
    best: str
    """The other choice, as it is written down; where nothing else was worth a try, the same one."""
    best_wins: int
    deals: int


class Spec(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as a caller meets it."""

    name: str
    home: str = ""
    """The package it is in: its messages are there in `text/locale`, and its rulebook may be in `rulebook`."""
    prefixes: tuple[str, ...] = ()
    """The letters its rules and rulings are numbered with: `O` and `OA` for `O-14` and `OA-33`."""
    rules: int
    """The version of the rules: raised when stored games would replay differently."""
    seats: tuple[int, int]
    options: type[GameOptions]
    new: Callable[[Any, int, Chance], Game]
    """A game that has just been dealt: options, number of seats, chance."""
    load: Callable[[dict[str, Any]], Game]
    """A game from the fields of a full position."""
    from_knowledge: Callable[[Any, Chance], Game]
    """A whole game that agrees with what a seat knows; the rest is dealt anew."""
    knowledge: type[msgspec.Struct]
    bots: Mapping[str, Bot]
    best_bot: str
    pieces: Mapping[str, Piece]
    effects: Mapping[str, type[Effect]]
    choices: Choices
    """What makes its choices, and finds them again in positions."""
    fields: Fields[Any] | None = None
    """The table of the state's fields, with who may know them."""
    words: Callable[[Say, Mapping[str, Any]], dict[str, Any]]
    """The arguments of an event or choice, put into words (`KH` into `K♥`)."""
    describe: Callable[[Any, Ask, Choice], Line]
    """A choice as a line: its message and arguments, for the seat with this view."""
    draw: Callable[[Any, Say, int], list[str]]
    """The table as lines of text for a terminal of this width, for the seat with this view."""
    group: Callable[[Any, Ask, Choice], Line | None] | None = None
    """What a choice has in common with others of its ask, for menus: the card before its target. None: nothing."""
    explain: Callable[[Say, Choice], list[str]] | None = None
    """What a choice's piece does, in a sentence or two, for whoever is about to aim it."""
    legend: Callable[[Any, Say], list[str]] | None = None
    """What the signs of `draw` mean and what the pieces in sight do, for whoever asks for help."""
    advise: Callable[[Any, Ask], tuple[Choice, Line]] | None = None
    """A hint: a choice, and the line that says why, with the numbers and cards it speaks of."""
    reasons: Callable[[Any, Ask, Choice, str], Reasons] | None = None
    """After the game: why the bot of this name chose so, from what its seat knew then."""
    grade: Callable[[int, str], Any] | None = None
    """How hard the deal of a number is under a preset, as a Struct; for games whose deals are shared by number."""
    solve: Callable[[Any, int], tuple[str, list[Choice] | None]] | None = None
    """A solver that sees all: the verdict (`winnable`, `lost`, `open`) within so many positions, and a winning line."""
    compare: Callable[[Any, Choice, int, str, Choice | None], Compared] | None = None
    """After the game: how a choice did beside the others, or beside one of them, from the position it was made in.

    With it go how many deals are tried, made from what the seat knew, and a seed for them.
    """
    deal_of_day: Callable[[date], int] | None = None
    """The number of the deal that everybody may play on a day."""
    weekly: Weekly | None = None
    """The puzzles of the weeks, if it has any."""
    default_answer: Callable[[Any, Ask], Choice] | None = None
    """What is answered for a seat whose time is over, where the game has a rule for it; elsewhere a bot answers."""
    by_the_day: Mapping[str, Any] | None = None
    """The options without which it cannot be played over days, with hours for a decision; None: it never is."""
    thinking: Mapping[str, tuple[float, float]] = {}
    """How many seconds a bot takes for an answer of this kind where people play, from … to; what is not named, none."""
    pictures: Callable[[Any], tuple[Picture, ...]] | None = None
    """The pictures that a view shows now, for games that are played with pictures."""
    anonymise_view: Callable[[Any, Callable[[Picture], str]], Any] | None = None
    """A view with a name for each picture in the place of its card: what may leave the house.

    Where views are parted (`core.views`), `pictures` and this take a public part too, and the next two see to the rest.
    """
    own_pictures: Callable[[Any], tuple[Picture, ...]] | None = None
    """Those pictures of a view that its public part does not show."""
    anonymise_own: Callable[[Any, Callable[[Picture], str]], Any] | None = None
    """A view of which the public part has its names already, with names in the rest of it."""
    card_faces: msgspec.Struct | None = None
    """What is printed on the pieces, the same for everybody: for clients, where a data file decides it."""
    describe_picture: Callable[[Any, Picture], Any] | None = None
    """A picture in words, if a table with these options plays with described pictures."""
    cards_in_play: Callable[[Any], tuple[frozenset[str], frozenset[str]]] | None = None
    """The cards that this step of a game may show to anybody, whatever is chosen in it, and those of the next step.

    For a house whose pictures are not all drawn yet. Both may change only at moments that everybody sees.
    """
    figures: Callable[[Any], dict[str, int]] | None = None
    """What a finished game is remembered by beside who won, by name: rooms reached, candle left."""
    upgrade: Callable[[str, int], str] | None = None
    """A full position that an earlier version of the rules wrote, as this version writes it (see `core.upgrade`)."""
    measures: Callable[[], tuple[Measure, ...]] | None = None
    """What a study can count of this game beyond what it counts of every game (see `core.measure`)."""
    data: Mapping[str, str] = {}
    """The hash of each data file the game is played with."""
    other_data: Callable[[Mapping[str, str]], "Spec | None"] | None = None
    """The same game with other data of the host's (a deck of their own pictures); None if that is not here."""

    def head(self) -> str:
        """What a position's line begins with."""
        return f"{self.name} {self.rules}"

    def with_data(self, data: Mapping[str, str]) -> "Spec":
        """The same game as it is played with this data; this one, which does not fit, where that data is not here."""
        if self.other_data is None or not data or dict(data) == dict(self.data):
            return self
        return self.other_data(data) or self

    def write(self, game: Game) -> str:
        """The full position, one line."""
        return notation.write(self.head(), game.dump())

    def read(self, text: str) -> Game:
        """The game a full position describes, of this version or an earlier one that can be brought up to it.

        Refuses a line that is damaged or impossible.
        """
        if notation.head_of(text) != self.head():
            text = self._brought_up(text, notation.head_of(text))
        return self.restore(notation.read(text, self.pieces, self.effects, self.choices))

    def _brought_up(self, text: str, head: str) -> str:
        name, _, version = head.partition(" ")
        earlier = version.isascii() and version.isdigit() and int(version[:9]) < self.rules
        if self.upgrade is None or name != self.name or not earlier:
            raise BadInput("position-head", given=shown(head), known=self.head())
        try:
            return self.upgrade(text, int(version))
        except (KeyError, IndexError, ValueError) as wrong:
            raise BadInput("position-impossible", why=str(wrong)) from None

    def restore(self, fields: dict[str, Any]) -> Game:
        """The game with these fields. Whatever goes wrong in the middle of it, the fields are what is wrong."""
        try:
            return self.load(fields)
        except KeyError as missing:
            raise BadInput("position-field", name=str(missing.args[0])) from None
        except (TypeError, ValueError, IndexError, AttributeError, AssertionError, ArithmeticError) as wrong:
            raise BadInput("position-impossible", why=str(wrong)) from None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players the game is not for."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadInput("players", game=self.name, given=seats, low=low, high=high)


def seen(game: Game, seat: Seat | None) -> dict[str, Any]:
    """All that is sent to a seat about a position: its view, its own asks and how the game ended."""
    outcome = game.result()
    return {
        "view": game.view(seat),
        "asks": [ask_data(ask) for ask in game.asks() if ask.who == seat],
        "result": None
        if outcome is None
        else {
            "reason": outcome.reason,
            "rule": outcome.rule,
            "winners": outcome.winners,
            "side": outcome.side,
        },
    }


def ask_data(ask: Ask) -> dict[str, Any]:
    """An ask as plain data."""
    return {"kind": ask.kind, "n": ask.n, "must": ask.must, "options": [option.text for option in ask.options]}
