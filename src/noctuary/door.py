"""The library's door: deal a game, play it by text, look at it, put it away and go on with it.

    >>> import noctuary
    >>> game = noctuary.new("oubliette", deal=7)
    >>> game.legal()
    [<place>, <decline>]
    >>> game.play(0, "place")
    ['3♠ is room 3 of your Path (O-13).']

Everything here is a thin face of the contract in `noctuary.core.game`: whoever wants more (search, studies, a server)
takes the value itself, `game.game`, with its verbs.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Any

from noctuary.catalog import GAMES
from noctuary.catalog import game as spec_of
from noctuary.core import notation, record
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import CLOCK, Ask, Choice, Seat
from noctuary.core.game import Game, Outcome
from noctuary.core.record import Header, Journal
from noctuary.core.refusal import BadInput, Refusal, shown
from noctuary.core.spec import Bot

LAST_DEAL = 999_999_999
WIDTHS = (20, 400)
"""How narrow and how wide a table can be drawn."""


def games() -> tuple[str, ...]:
    """The names of all games that can be opened here."""
    return tuple(GAMES)


def new(
    game: str, *, deal: int | None = None, players: int | None = None, seed: bytes | None = None, **options: Any
) -> "OpenGame":
    """A game that has just been dealt.

    `deal` is the number of a shared deal, the same for everybody; `seed`, 32 bytes, is one of your own; without either
    it is dealt from fresh chance. `players` is the smallest number the game is for if it is left out. `options` are
    those of the game (`preset="merciful"`); `noctuary play GAME --options` lists them.
    """
    with plainly():
        spec = spec_of(_text("game", game))
        seats = spec.seats[0] if players is None else _expect("players", players, int, "number")
        spec.check_seats(seats)
        header = Header(
            game=spec.name,
            rules=spec.rules,
            seats=tuple(f"seat {seat}" for seat in range(seats)),
            seed=_seed(deal, seed).hex(),
            options=spec.options.make(options).changed(),
            data=dict(spec.data),
            deal=deal,
        )
        return OpenGame(Journal(spec, header))


def load(source: "str | bytes | PathLike[str]") -> "OpenGame":
    """The game of a position (one line), of a record (its text), or of a record file (its path)."""
    with plainly():
        if isinstance(source, PathLike):
            return OpenGame(record.load(Path(source), spec_of))
        given = _expect("source", source, (str, bytes), "source")
        text = given.decode(errors="replace") if isinstance(given, bytes) else given
        if text.lstrip().startswith("{"):
            return OpenGame(record.parse(text.lstrip().encode(errors="replace"), spec_of))
        if "|" not in text:
            raise BadInput("load", given=shown(text))
        return _from_position(text.strip())


def bot(game: str, name: str | None = None) -> "NamedBot":
    """A bot of a game by its name; the best one if none is given."""
    with plainly():
        spec = spec_of(_text("game", game))
        wanted = spec.best_bot if name is None else _text("name", name)
        if wanted not in spec.bots:
            raise BadInput("bot", game=spec.name, given=shown(wanted), known=", ".join(spec.bots))
        return NamedBot(spec.name, wanted, spec.bots[wanted])


class OpenGame:
    """A game in progress together with its record: what `new` and `load` return."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    @property
    def game(self) -> Game:
        """The value itself, with the verbs of the contract: copy that for search."""
        return self.journal.game

    @property
    def name(self) -> str:
        """Which game it is."""
        return self.journal.spec.name

    @property
    def outcome(self) -> Outcome | None:
        """Why it ended and who won, once it has."""
        return self.game.result()

    def asks(self) -> tuple[Ask, ...]:
        """Who must or may decide what, now. Empty when the game is over."""
        return self.game.asks()

    def legal(self, seat: Seat = 0) -> list[Choice]:
        """What a seat may choose now. Where there are too many to list (a clue), some of them."""
        self._seat(seat, clock=True)
        return [option for ask in self.game.asks() if ask.who == seat for option in ask.options]

    def play(self, seat: Seat, choice: Choice | str) -> list[str]:
        """Carry out a choice, given as itself or as its text; says what this seat hears of it.

        Raises `Refusal` for anything that is not legal, `BadInput` for what is neither choice nor text, and changes
        nothing then.
        """
        self._seat(seat, clock=True)
        with plainly():
            _expect("choice", choice, (Choice, str), "choice")
        try:
            told = self.journal.play(seat, choice)
        except Refusal as refusal:
            raise self._in_words(refusal, seat) from None
        heard = [line for event in told if (line := event.seen_by(None if seat == CLOCK else seat)) is not None]
        return [_words("en").line(self.name, line) for line in heard]

    def undo(self) -> None:
        """Take the last choice back, where nothing hidden was shown by it."""
        try:
            self.journal.undo()
        except Refusal as refusal:
            raise self._in_words(refusal, 0) from None

    def view(self, seat: Seat | None = None) -> Any:
        """What a seat sees; a spectator if none is given."""
        return self.game.view(self._onlooker(seat))

    def knowledge(self, seat: Seat | None = None) -> Any:
        """What a seat sees and could remember: what a bot is given."""
        return self.game.knowledge(self._onlooker(seat))

    def position(self) -> str:
        """The whole position in one line, secrets included: `load` takes it back."""
        return self.journal.spec.write(self.game)

    def record(self) -> str:
        """The whole record, from the deal to now: `load` takes it back too."""
        return self.journal.text()

    def table(self, seat: Seat | None = None, lang: str = "en", width: int = 78) -> str:
        """The table as a seat sees it (None: a spectator), as text."""
        from noctuary.languages import LANGUAGES
        from noctuary.paint import paint

        with plainly():
            if _text("lang", lang) not in LANGUAGES:
                raise BadInput("language", given=shown(lang), known=", ".join(LANGUAGES))
            if not WIDTHS[0] <= _expect("width", width, int, "number") <= WIDTHS[1]:
                raise BadInput("number", name="width", given=shown(width), low=str(WIDTHS[0]), high=str(WIDTHS[1]))
        lines = self.journal.spec.draw(self.view(seat), _words(lang), width)
        return "\n".join(paint(line, False).rstrip() for line in lines)

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return repr(self.game)

    def _in_words(self, refusal: Refusal, seat: Seat) -> Refusal:
        """The same refusal; its text says why, and what could be chosen."""
        why = _words("en").refusal(refusal)
        options = ", ".join(option.text for option in self.legal(seat)[:12])
        refusal.args = (_words("en")("door-refused", why=why, options=options) if options else why,)
        return refusal

    def _seat(self, seat: Seat, clock: bool = False) -> Seat:
        with plainly():
            _expect("seat", seat, int, "seat")
            if not (0 <= seat < self.game.seats or (clock and seat == CLOCK)):
                raise BadInput("seat", given=shown(seat), last=self.game.seats - 1)
        return seat

    def _onlooker(self, seat: Seat | None) -> Seat | None:
        return None if seat is None else self._seat(seat)


class NamedBot:
    """A bot that can be called like any (`known, ask, luck`) or asked about a game."""

    def __init__(self, game: str, name: str, choose: Bot) -> None:
        self.game = game
        self.name = name
        self._choose = choose

    def __call__(self, known: Any, ask: Ask, luck: Stream) -> Choice | None:
        """What it answers, from what its seat knows."""
        return self._choose(known, ask, luck)

    def choose(self, game: OpenGame, seat: Seat = 0, luck: Stream | None = None) -> Choice | None:
        """What it would answer in this seat; None if it is not asked, or waits. It is given that seat's knowledge."""
        with plainly():
            _expect("game", game, OpenGame, "game")
            if luck is not None:
                _expect("luck", luck, Stream, "luck")
            if game.name != self.game:
                raise BadInput("bot-game", name=self.name, game=self.game, given=game.name)
        for ask in game.asks():
            if ask.who == game._seat(seat):
                return self(game.knowledge(seat), ask, luck or Stream(secrets.token_bytes(32)))
        return None

    def __repr__(self) -> str:
        return f"<bot {self.name} of {self.game}>"


def _seed(deal: int | None, seed: bytes | None) -> bytes:
    if deal is not None:
        if not isinstance(deal, int) or isinstance(deal, bool) or not 1 <= deal <= LAST_DEAL:
            raise BadInput("deal", given=shown(deal))
        return seed_of(str(deal))
    if seed is None:
        return secrets.token_bytes(32)
    if len(_expect("seed", seed, bytes, "bytes")) != 32:
        raise BadInput("seed", given=len(seed))
    return seed


def _from_position(text: str) -> OpenGame:
    name = notation.head_of(text).split(" ")[0]
    read = spec_of(name).read(text)
    made = new(name, players=read.seats, seed=read.chance.seed)
    made.journal.place(text)
    return made


def _expect(name: str, given: Any, kinds: type | tuple[type, ...], known: str) -> Any:
    """The argument, if it is of one of these classes; otherwise a sentence that says what it must be."""
    if not isinstance(given, kinds) or isinstance(given, bool):
        raise BadInput(
            "argument", name=name, known=known, given=shown(repr(given[:99]) if isinstance(given, str) else given)
        )
    return given


def _text(name: str, given: Any) -> str:
    return str(_expect(name, given, str, "text"))


@contextmanager
def plainly() -> Iterator[None]:
    """Bad input in here is reported as one sentence that says what was expected."""
    try:
        yield
    except BadInput as wrong:
        wrong.args = (_words("en").bad_input(wrong),)
        raise


def _words(lang: str) -> Any:
    """A language, read when somebody speaks."""
    from noctuary.text import words

    return words(lang)
