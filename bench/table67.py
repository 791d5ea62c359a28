"""The game that both servers are measured with: 67 cards, five hands of six, a hundred moves.

The same rules, and the same facts in every view, as the game that the peer's harness gives boardgame.io: a move plays
one card of the hand to the table and draws another; five cards on the table are a trick; an empty deck is made of the
discarded cards. It exists for measuring only: `NOCTUARY_GAMES=table67` adds it to a server.
"""

from typing import Any

import msgspec

from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Choices, Effect, Question, Seat
from noctuary.core.events import Event, Line
from noctuary.core.game import Game
from noctuary.core.options import GameOptions
from noctuary.core.spec import Say, Spec
from noctuary.core.views import with_own

SEATS, HAND, MOVES = 5, 6, 100
SUITS = ("sun", "moon", "star", "tide", "ember")


class Card(msgspec.Struct, frozen=True):
    """A card, sent whole as the peer does."""

    id: str
    suit: str
    rank: int
    kind: str


CARDS = tuple(Card(f"c{i}", SUITS[i % 5], 1 + i // 5, "plain" if i % 7 else "event") for i in range(67))
choice = Choices(__name__)
PLAY = tuple(choice("play", at) for at in range(HAND))


class Played(msgspec.Struct, frozen=True):
    """A card on the table."""

    seat: Seat
    card: Card


class PublicView(msgspec.Struct, frozen=True, tag_field="game", tag="table67"):
    """What all see."""

    table: tuple[Played, ...]
    discard: tuple[Card, ...]
    score: tuple[int, ...]
    last: tuple[str | None, ...]
    moves: int
    round: int
    deck: int
    hands: tuple[int, ...]


class View(PublicView, frozen=True, tag_field="game", tag="table67"):
    """What a seat sees."""

    hand: tuple[Card, ...]


class Table67(Game):
    """The table."""

    name = "table67"

    def __init__(self, chance: Chance) -> None:
        super().__init__(SEATS, chance)
        self.deck = list(CARDS)
        self.chance.stream("deck").shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(HAND)] for _ in range(SEATS)]
        self.table: list[Played] = []
        self.discard: list[Card] = []
        self.score = [0] * SEATS
        self.last: list[str | None] = [None] * SEATS
        self.moves = 0
        self.round = 1
        self.stack.append(TURN)
        self.advance()

    def public_view(self) -> PublicView:
        """The table."""
        return PublicView(
            tuple(self.table),
            tuple(self.discard),
            tuple(self.score),
            tuple(self.last),
            self.moves,
            self.round,
            len(self.deck),
            tuple(map(len, self.hands)),
        )

    def view_from(self, public: PublicView, seat: Seat | None) -> View:
        """And one's own hand."""
        return with_own(View, public, hand=() if seat is None else tuple(self.hands[seat]))

    def dump(self) -> dict[str, Any]:
        """For snapshots: they cost what they cost in a real game."""
        return {
            "seed": self.chance.seed.hex(),
            "deck": [card.id for card in self.deck],
            "hands": [[card.id for card in hand] for hand in self.hands],
            "table": [[played.seat, played.card.id] for played in self.table],
            "discard": [card.id for card in self.discard],
            "score": self.score,
            "moves": self.moves,
        }

    def knowledge(self, seat: Seat | None) -> Any:
        """For nobody: no bot plays it."""
        return self.view(seat)


class Turn(Question[Table67]):
    """The next seat plays a card."""

    def asks(self, g: Table67) -> tuple[Ask, ...]:
        """Any card of the hand."""
        seat = g.moves % SEATS
        return (Ask(seat, "play", PLAY[: len(g.hands[seat])]),)

    def run(self, g: Table67, seat: Seat, answer: Choice) -> None:
        """To the table; a trick is taken; another card is drawn."""
        card = g.hands[seat].pop(answer.args[0])
        g.table.append(Played(seat, card))
        g.last[seat] = card.id
        g.moves += 1
        if len(g.table) == SEATS:
            best = max(g.table, key=lambda played: played.card.rank)
            g.score[best.seat] += 1
            g.discard += [played.card for played in g.table]
            g.table = []
            g.round += 1
        if not g.deck:
            g.deck, g.discard = g.discard, []
            g.chance.stream("again").shuffle(g.deck)
        if g.deck:
            g.hands[seat].append(g.deck.pop())
        g.reveal_to_all()
        g.told.append(Event("table67-played", {"seat": seat, "card": card.id}))
        if g.moves >= MOVES:
            g.end("done", "", tuple(each for each in range(SEATS) if g.score[each] == max(g.score)))
        else:
            g.then(TURN)


TURN = Turn()


class Options(GameOptions, frozen=True, kw_only=True):
    """None."""


def describe(_: Any, __: Ask, option: Choice) -> Line:
    """A choice as a line."""
    return "table67-choice", {"at": option.args[0]}


def unused(*_: Any) -> Any:
    """Positions, knowledge and terminals are no part of the measurement."""
    raise NotImplementedError


def words(_: Say, args: Any) -> dict[str, Any]:
    """As they are."""
    return dict(args)


EFFECTS: dict[str, type[Effect]] = {"Turn": Turn}
SPEC = Spec(
    name="table67",
    rules=1,
    seats=(SEATS, SEATS),
    options=Options,
    new=lambda _options, _seats, chance: Table67(chance),
    load=unused,
    from_knowledge=unused,
    knowledge=View,
    bots={"random": random_bot},
    best_bot="random",
    pieces={},
    effects=EFFECTS,
    choices=choice,
    words=words,
    describe=describe,
    draw=unused,
)
