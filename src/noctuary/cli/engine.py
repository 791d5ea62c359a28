"""`noctuary engine`: JSON lines for other programs.

One request a line in, one reply a line out, in order. Every request may carry an `id`, which comes back; every reply is
`ok` or an error with a code, the rule it rests on and a sentence. Bad input never ends the process.
"""

import secrets
from typing import Any, BinaryIO, TextIO

import msgspec

from noctuary.catalog import game as game_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.game import Game
from noctuary.core.record import Header, Journal, parse
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import ask_data, seen
from noctuary.text import Words

LIMIT = 1 << 20
"""Longest request, in bytes."""


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """What every request may carry."""

    id: int | str | None = None


class New(Request, tag="new", kw_only=True):
    """Begin a game. A `deal` number or a `seed` (64 hex digits) fixes the shuffle; otherwise it is random."""

    game: str
    players: int | None = None
    options: dict[str, Any] = {}
    deal: int | None = None
    seed: str | None = None
    practice: bool = False


class Set(Request, tag="set", kw_only=True):
    """Begin from a full position."""

    game: str
    position: str


class Load(Request, tag="load", kw_only=True):
    """Begin from the text of a record."""

    record: str


class Position(Request, tag="position"):
    """The full position, secrets included."""


class Asks(Request, tag="asks", kw_only=True):
    """Who is asked what; of one seat, if one is named."""

    seat: int | None = None


class Play(Request, tag="play", kw_only=True):
    """A seat's choice; `n` is the number of the ask it answers."""

    seat: int
    choice: str
    n: int = 0


class Undo(Request, tag="undo"):
    """Take the last choice back."""


class View(Request, tag="view", kw_only=True):
    """What a seat sees (null: a spectator), with its own asks."""

    seat: int | None = None


class Events(Request, tag="events", kw_only=True):
    """What a seat has heard, from its line number `since` on."""

    seat: int | None = None
    since: int = 0


class Record(Request, tag="record"):
    """The record so far, as text."""


AnyRequest = New | Set | Load | Position | Asks | Play | Undo | View | Events | Record

_decode = msgspec.json.Decoder(AnyRequest).decode
_encode = msgspec.json.Encoder().encode


class Engine:
    """One game at a time, driven by requests."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.journal: Journal | None = None

    def answer(self, row: bytes) -> bytes:
        """The reply to one line."""
        request: AnyRequest | None = None
        try:
            request = _decode(row)
            reply = {"ok": True, **self.handle(request)}
        except Refusal as refusal:
            reply = self.error(refusal.code, refusal.rule, self.words.refusal(refusal))
        except BadInput as wrong:
            reply = self.error(wrong.code, "", self.words.bad_input(wrong))
        except (msgspec.DecodeError, RecursionError) as wrong:
            reply = self.error("request", "", self.words("bad-request", why=str(wrong)))
        return _encode({"id": id_of(row) if request is None else request.id, **reply})

    def error(self, code: str, rule: str, message: str) -> dict[str, Any]:
        """A reply that says no."""
        return {"ok": False, "error": {"code": code, "rule": rule, "message": message}}

    def handle(self, request: AnyRequest) -> dict[str, Any]:
        """Carry a request out."""
        if isinstance(request, New):
            self.journal = begin(request)
            return {"seal": self.journal.game.chance.commitment(), **self.state()}
        if isinstance(request, Set):
            self.journal = place(request)
            return self.state()
        if isinstance(request, Load):
            self.journal = parse(request.record.encode(), game_of)
            return self.state()
        return self.handle_in_game(request)

    def handle_in_game(self, request: Position | Asks | Play | Undo | View | Events | Record) -> dict[str, Any]:
        """Requests that need a game."""
        journal = self.open_journal()
        if isinstance(request, Position):
            return {"position": journal.spec.write(journal.game)}
        if isinstance(request, Asks):
            wanted = [ask for ask in journal.game.asks() if request.seat in (None, ask.who)]
            return {"asks": [{"seat": ask.who, **ask_data(ask)} for ask in wanted]}
        if isinstance(request, Play):
            told = journal.play(request.seat, request.choice, request.n)
            return {"events": lines(self.heard([told], None)), **self.state()}
        if isinstance(request, Undo):
            journal.undo()
            return self.state()
        if isinstance(request, View):
            return seen(journal.game, self.check_seat(journal.game, request.seat))
        if isinstance(request, Events):
            heard = self.heard(journal.events, self.check_seat(journal.game, request.seat))
            return {"events": lines(heard[max(0, request.since) :]), "next": len(heard)}
        return {"record": journal.text()}

    def open_journal(self) -> Journal:
        """The game in progress."""
        if self.journal is None:
            raise BadInput("no-game")
        return self.journal

    def state(self) -> dict[str, Any]:
        """Whether the game goes on, and how it ended if not."""
        outcome = self.open_journal().game.result()
        if outcome is None:
            return {"over": False}
        return {"over": True, "reason": outcome.reason, "rule": outcome.rule, "winners": outcome.winners}

    def check_seat(self, game: Game, seat: int | None) -> int | None:
        """Refuse a seat that is not there."""
        if seat is not None and not 0 <= seat < game.seats:
            raise BadInput("seat", given=seat, last=game.seats - 1)
        return seat

    def heard(self, batches: list[Any], seat: int | None) -> list[tuple[str, dict[str, Any], str]]:
        """The lines a seat hears, with their sentences."""
        game = self.open_journal().spec.name
        found = [line for told in batches for event in told if (line := event.seen_by(seat)) is not None]
        return [(*line, self.words.line(game, line)) for line in found]


def lines(heard: list[tuple[str, dict[str, Any], str]]) -> list[dict[str, Any]]:
    """Lines as plain data."""
    return [{"id": id, "args": args, "text": text} for id, args, text in heard]


def begin(request: New) -> Journal:
    """A fresh game."""
    spec = game_of(request.game)
    players = spec.seats[0] if request.players is None else request.players
    spec.check_seats(players)
    return Journal(
        spec,
        Header(
            game=spec.name,
            rules=spec.rules,
            seats=tuple(f"seat {seat}" for seat in range(players)),
            seed=seed_for(request.deal, request.seed).hex(),
            options=spec.options.make(request.options).changed(),
            data=dict(spec.data),
            deal=request.deal,
            practice=request.practice,
        ),
    )


def seed_for(deal: int | None, seed: str | None) -> bytes:
    """The seed of a numbered deal, the one that was given, or a fresh one."""
    if deal is not None:
        if not 1 <= deal <= 999_999_999:
            raise BadInput("deal", given=str(deal))
        return seed_of(str(deal))
    if seed is None:
        return secrets.token_bytes(32)
    try:
        return Chance(bytes.fromhex(seed)).seed
    except ValueError:
        raise BadInput("request", why="seed: 64 hex digits") from None


def place(request: Set) -> Journal:
    """A game that begins from a position."""
    spec = game_of(request.game)
    game = spec.read(request.position)
    journal = begin(New(game=spec.name, players=game.seats, seed=game.chance.seed.hex()))
    journal.place(request.position)
    return journal


def id_of(row: bytes) -> Any:
    """The id of a request that could not be read, if at least that can."""
    try:
        found = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError):
        return None
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, int | str) else None


def serve(source: BinaryIO, sink: TextIO, words: Words) -> None:
    """Answer every line until there are no more. A line that is too long is read past and refused."""
    engine = Engine(words)
    while row := source.readline(LIMIT + 1):
        if len(row) > LIMIT:
            while not row.endswith(b"\n") and (row := source.readline(LIMIT)):
                pass
            error = engine.error("request-size", "", words("bad-request-size", limit=LIMIT))
            reply = _encode({"id": None, **error})
        elif not row.strip():
            continue
        else:
            reply = engine.answer(row)
        sink.write(reply.decode() + "\n")
        sink.flush()
