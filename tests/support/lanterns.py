"""Lanterns: a toy game with everything the core must bear: hidden hands, a reaction, sealed votes and a clock.

Three seats, three lights each, twelve cards. In turn, a seat draws, then throws a card at another. The target may
answer with a ward, if it holds one. Then all vote, sealed, on who loses a light; the clock may close the vote. The game
ends when a seat is dark or the deck is empty; the brightest win.
"""

from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.bots import random_bot
from noctuary.core.chance import Chance
from noctuary.core.effects import CLOCK, Ask, Choice, Choices, Effect, Piece, Question, Step
from noctuary.core.events import Event, Line
from noctuary.core.fields import OPEN, OWN, SECRET, Field, Fields, chance_of
from noctuary.core.game import Game, Window
from noctuary.core.options import GameOptions
from noctuary.core.shapes import list_of, per_seat, piece, seat, whole
from noctuary.core.spec import Say, Spec

SEATS = 3


class Card(Piece):
    """A ward, or a moth."""

    __slots__ = ("ward",)

    def __init__(self, id: str, ward: bool) -> None:
        super().__init__(id)
        self.ward = ward


CARDS = {id: Card(id, id.startswith("w")) for id in (*[f"w{n}" for n in range(4)], *[f"m{n}" for n in range(8)])}
choice = Choices(__name__)
THROW = {(card, seat): choice("throw", card, seat) for card in CARDS.values() for seat in range(SEATS)}
WARD = {card: choice("ward", card) for card in CARDS.values()}
BEAR = choice("bear")
VOTE = tuple(choice("vote", seat) for seat in range(SEATS))
TIME = choice("time")


class Lanterns(Game):
    """The table."""

    name = "lanterns"

    def __init__(self, chance: Chance) -> None:
        super().__init__(SEATS, chance)
        self.deck: list[Card] = []
        self.hands: list[list[Card]] = [[], [], []]
        self.pile: list[Card] = []
        self.lights = [3, 3, 3]
        self.turn = 0

    def view(self, seat: int | None) -> Any:
        return view(self, seat)

    def knowledge(self, seat: int | None) -> Any:
        return Knowledge(view(self, seat), seat, notation.write("lanterns", FIELDS.known(self, seat)))

    def copy(self) -> "Lanterns":
        other = type(self)(self.chance.copy())
        self.copy_onto(other)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.pile = self.pile.copy()
        other.lights = self.lights.copy()
        other.turn = self.turn
        return other

    def dump(self) -> dict[str, Any]:
        return FIELDS.dump(self)

    def components(self) -> list[str]:
        return sorted(card.id for card in [*self.deck, *self.pile, *(card for hand in self.hands for card in hand)])

    def secrets(self, seat: int | None) -> dict[str, Any]:
        hands = {f"hand of {other}": tuple(self.hands[other]) for other in range(SEATS) if other != seat}
        return {"deck": tuple(self.deck), "seed": self.chance.seed, **hands}

    def windows(self) -> tuple[Window, ...]:
        return (Window("vote", 10_000),) if any(ask.who == CLOCK for ask in self.asks()) else ()


class Turn(Step[Lanterns]):
    """Draw, then throw."""

    def run(self, g: Lanterns) -> None:
        if not g.deck or min(g.lights) == 0:
            most = max(g.lights)
            g.end("dark", "T-1", tuple(seat for seat in range(SEATS) if g.lights[seat] == most))
            return
        card = g.deck.pop()
        g.hands[g.turn].append(card)
        g.reveal(g.turn)
        if g.loud:
            g.told.append(Event("lanterns-drew", {"seat": g.turn}, {g.turn: {"card": card.id}}))
        g.then(THROWING)


class Throw(Question[Lanterns]):
    """The seat in turn throws a card at another."""

    def asks(self, g: Lanterns) -> tuple[Ask, ...]:
        options = [THROW[card, seat] for card in g.hands[g.turn] for seat in range(SEATS) if seat != g.turn]
        return (Ask(g.turn, "throw", tuple(options)),)

    def run(self, g: Lanterns, seat: int, answer: Choice) -> None:
        card, target = answer.args
        g.hands[seat].remove(card)
        g.pile.append(card)
        g.reveal_to_all()
        g.tell("lanterns-threw", seat=seat, card=card.id, target=target)
        g.then(Reaction(target), Votes(), END_TURN)


class Reaction(Question[Lanterns]):
    """Whoever holds cards is asked, ward or no ward."""

    def __init__(self, target: int) -> None:
        self.target = target

    def args(self) -> tuple[object, ...]:
        return (self.target,)

    def asks(self, g: Lanterns) -> tuple[Ask, ...]:
        hand = g.hands[self.target]
        options = [BEAR, *(WARD[card] for card in hand if card.ward)]
        return (Ask(self.target, "ward", tuple(options)),) if hand else ()

    def run(self, g: Lanterns, seat: int, answer: Choice) -> None:
        if answer is BEAR:
            return
        card = answer.args[0]
        g.hands[seat].remove(card)
        g.pile.append(card)
        g.reveal_to_all()
        g.tell("lanterns-warded", seat=seat, card=card.id)


class Votes(Question[Lanterns]):
    """All vote at once, sealed; half-answered, it is replaced by one that holds the answers."""

    def __init__(self, *votes: int | None) -> None:
        self.votes = votes or (None,) * SEATS

    def args(self) -> tuple[object, ...]:
        return self.votes

    def asks(self, g: Lanterns) -> tuple[Ask, ...]:
        asks = [Ask(seat, "vote", VOTE) for seat, vote in enumerate(self.votes) if vote is None]
        return (*asks, Ask(CLOCK, "time", (TIME,)))

    def run(self, g: Lanterns, seat: int, answer: Choice) -> None:
        votes = list(self.votes)
        if seat != CLOCK:
            votes[seat] = answer.args[0]
            if None in votes:
                g.then(Votes(*votes))
                return
        counts = [votes.count(other) for other in range(SEATS)]
        loser = counts.index(max(counts))
        g.lights[loser] -= 1
        g.reveal_to_all()
        g.tell("lanterns-dimmed", seat=loser, votes=votes)


class EndTurn(Step[Lanterns]):
    """The next seat."""

    def run(self, g: Lanterns) -> None:
        g.turn = (g.turn + 1) % SEATS
        g.then(TURN)


TURN = Turn()
THROWING = Throw()
END_TURN = EndTurn()
EFFECTS: dict[str, type[Effect]] = {each.__name__: each for each in (Turn, Throw, Reaction, Votes, EndTurn)}


class View(msgspec.Struct, frozen=True):
    """What a seat sees."""

    hand: tuple[str, ...]
    hands: tuple[int, ...]
    deck: int
    pile: tuple[str, ...]
    lights: tuple[int, ...]


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and what is going on as far as the seat may know."""

    view: View
    seat: int | None
    state: str
    """All fields that this seat may know, in the notation of positions."""


def view(g: Lanterns, seat: int | None) -> View:
    hand = () if seat is None else tuple(card.id for card in g.hands[seat])
    pile = tuple(card.id for card in g.pile)
    return View(hand, tuple(map(len, g.hands)), len(g.deck), pile, tuple(g.lights))


def unsealed(g: Lanterns, seat: int | None) -> list[Effect]:
    """The stack with nobody's vote in it but the seat's own."""
    return [
        Votes(*(vote if at == seat else None for at, vote in enumerate(effect.votes)))
        if isinstance(effect, Votes)
        else effect
        for effect in g.stack
    ]


def own_count(g: Lanterns, seat: int | None) -> int:
    """How many asks this seat has had, and nobody else."""
    return 0 if seat is None else g.counts[seat]


FIELDS = Fields[Lanterns](
    Field("deck", list_of(piece(Card)), SECRET),
    Field("hands", per_seat(list_of(piece(Card))), OWN),
    Field("pile", list_of(piece(Card)), OPEN),
    Field("lights", per_seat(whole(0, 3)), OPEN),
    Field("turn", seat(), OPEN),
    stack=unsealed,
    counts=own_count,
    pieces=lambda _: [*CARDS],
)


def from_knowledge(known: Knowledge, chance: Chance) -> Lanterns:
    fields = notation.read(known.state, CARDS, EFFECTS, choice)
    held = {*known.view.hand, *known.view.pile}
    rest = [card for id, card in CARDS.items() if id not in held]
    chance.shuffle("redeal", rest)
    sizes = known.view.hands
    fields["hands"] = [
        [rest.pop() for _ in range(sizes[at])] if hand is None else hand for at, hand in enumerate(fields["hands"])
    ]
    fields["deck"] = rest
    g = Lanterns(chance)
    FIELDS.fill(g, fields)
    g.stack = [
        sealed(effect, known.seat, chance) if effect is fields["stack"][-1] else effect for effect in fields["stack"]
    ]
    if "outcome" in fields:
        g.end(*fields["outcome"])
    g.advance()
    if known.seat is not None:
        g.counts[known.seat] = fields["counts"]
    for ask in g.asks():
        if ask.who == known.seat:
            ask.n = fields["counts"]
    return g


def sealed(effect: Effect, me: int | None, chance: Chance) -> Effect:
    """Votes in which some of the others may have answered, but never everybody."""
    if not isinstance(effect, Votes):
        return effect
    votes = [vote if at == me or chance.below("vote", 2) else 0 for at, vote in enumerate(effect.votes)]
    if None not in votes:
        votes[(me or 0) - 1] = None
    return Votes(*votes)


def new(options: GameOptions, seats: int, chance: Chance) -> Lanterns:
    return deal(Lanterns(chance))


def deal(g: Lanterns) -> Lanterns:
    g.deck = list(CARDS.values())
    g.chance.shuffle("deck", g.deck)
    for hand in g.hands:
        hand.extend([g.deck.pop(), g.deck.pop()])
    g.then(TURN)
    g.advance()
    return g


def load(fields: dict[str, Any]) -> Lanterns:
    return load_as(Lanterns, fields)


def load_as(table: type[Lanterns], fields: dict[str, Any]) -> Lanterns:
    return FIELDS.load(fields, lambda given: table(chance_of(given)))


def words(say: Say, args: Any) -> dict[str, Any]:
    return dict(args)


def describe(view: Any, ask: Ask, answer: Choice) -> Line:
    return "lanterns-choice", {"text": answer.text}


def draw(view: Any, say: Say, width: int) -> list[str]:
    return [repr(view)[:width]]


SPEC = Spec(
    name="lanterns",
    rules=1,
    seats=(SEATS, SEATS),
    options=GameOptions,
    new=new,
    load=load,
    from_knowledge=from_knowledge,
    knowledge=Knowledge,
    bots={"random": random_bot},
    best_bot="random",
    pieces=CARDS,
    effects=EFFECTS,
    choices=choice,
    fields=FIELDS,
    words=words,
    describe=describe,
    draw=draw,
)


def spec_of(table: type[Lanterns], **changes: Any) -> Spec:
    """The toy with another table."""

    def load(fields: dict[str, Any]) -> Lanterns:
        return load_as(table, fields)

    def redeal(known: Any, chance: Chance) -> Lanterns:
        there = from_knowledge(known, chance)
        other = table(chance)
        there.copy_onto(other)
        other.deck, other.hands, other.pile = there.deck, there.hands, there.pile
        other.lights, other.turn = there.lights, there.turn
        return other

    made = {
        "new": lambda _options, _seats, chance: deal(table(chance)),
        "load": load,
        "from_knowledge": redeal,
        **changes,
    }
    return msgspec.structs.replace(SPEC, **made)
