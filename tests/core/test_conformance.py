"""The conformance suite accepts the toy game and rejects every way we know to break one."""

from collections.abc import Callable
from typing import Any

import pytest
from support import lanterns
from support.lanterns import CARDS, FIELDS, SPEC, Lanterns, Reaction, Votes, spec_of

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Event
from noctuary.core.fields import Fields
from noctuary.core.game import Window
from noctuary.core.refusal import Refusal
from noctuary.core.spec import Spec
from noctuary.testing import Broken, check_game, journal_of

SEEDS = range(12)


def test_the_toy_keeps_every_promise() -> None:
    check_game(lambda seed: journal_of(SPEC, seed), range(25))


class LeakyView(Lanterns):
    """Shows everybody the next card of the deck."""

    def view(self, seat: int | None) -> Any:
        plain = super().view(seat)
        return {"plain": plain, "next": self.deck[-1].id if self.deck else ""}


class ToldVote(Lanterns):
    """Tells everybody who was voted for while the votes are sealed."""

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        told = super().carry_out(ask, choice)
        return [*told, Event("lanterns-voted", {"for": choice.text})] if ask.kind == "vote" else told


class LeakyCount(Lanterns):
    """Counts the sealed votes in public."""

    def view(self, seat: int | None) -> Any:
        votes = [effect for effect in self.stack if isinstance(effect, Votes)]
        return {"plain": super().view(seat), "votes": sum(vote is not None for each in votes for vote in each.votes)}


class LeakyRefusal(Lanterns):
    """Says "you could ward" or not, by what the seat in turn holds."""

    def why_not(self, seat: int, kind: str) -> str:
        return "T-2" if any(card.ward for card in self.hands[self.turn]) else "T-3"


class LeakyEvent(Lanterns):
    """Tells all which card a vote was cast beside."""

    def tell(self, id: str, **shared: Any) -> None:
        super().tell(id, **shared)

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        told = super().carry_out(ask, choice)
        if choice.kind == "vote" and self.deck:
            told.append(Event("lanterns-gossip", {"card": self.deck[-1].id}))
        return told


class LeakyAsk(Lanterns):
    """Asks a seat for a ward only if it holds one."""

    def view(self, seat: int | None) -> Any:
        waiting = [ask.who for ask in self.asks() if ask.kind == "vote" or len(ask.options) > 1]
        return {"plain": super().view(seat), "waiting": waiting}


class LeakyTime(Lanterns):
    """Gives more time where somebody could ward."""

    def windows(self) -> tuple[Window, ...]:
        ward = any(card.ward for hand in self.hands for card in hand)
        return (Window("answer", 20_000 if ward else 10_000),)


class LeakyNumber(Lanterns):
    """Numbers a seat's asks by everybody's choices."""

    def advance(self, answered: Ask | None = None) -> None:
        self.counts[0] += any(isinstance(effect, Votes) and None not in effect.votes[1:] for effect in self.stack)
        super().advance(answered)


class SharedCopy(Lanterns):
    """A copy that plays with the same hands."""

    def copy(self) -> Lanterns:
        other = super().copy()
        other.hands = self.hands
        return other


class LostCard(Lanterns):
    """A thrown card is gone for good."""

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        told = super().carry_out(ask, choice)
        if choice.kind == "throw":
            self.pile.pop()
        return told


class EmptyPromise(Lanterns):
    """Offers what it then refuses."""

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        if choice.kind == "ward":
            raise Refusal("changed_my_mind")
        return super().carry_out(ask, choice)


class Pushover(Lanterns):
    """Lets anybody answer for anybody."""

    def find(self, seat: int, text: str, n: int = 0) -> Choice:
        return super().find(self.asks()[0].who if self.asks() else seat, text)


class Forgetful(Lanterns):
    """Takes an answer to any question, old or new."""

    def ask_for(self, seat: int, choice: Choice, n: int) -> Ask:
        return super().ask_for(seat, choice, 0)

    def find(self, seat: int, text: str, n: int = 0) -> Choice:
        return super().find(seat, text, 0)


class Resentful(Lanterns):
    """A refused choice costs a light."""

    def why_not(self, seat: int, kind: str) -> str:
        self.lights[0] += 1
        return ""


class Endless(Lanterns):
    """Cards go back, lights come on again."""

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        told = super().carry_out(ask, choice)
        self.lights = [3, 3, 3]
        self.deck[:0] = self.pile
        self.pile = []
        return told


class Unwritten(Lanterns):
    """Leaves the lights out of the position."""

    def dump(self) -> dict[str, Any]:
        return {**super().dump(), "lights": [3, 3, 3]}


DICE = iter(range(10**9))


class OtherDice(Lanterns):
    """Rolls dice of its own."""

    def carry_out(self, ask: Ask, choice: Choice) -> list[Event]:
        told = super().carry_out(ask, choice)
        if choice.kind == "throw":
            at = next(DICE) % 3
            self.lights = self.lights[at:] + self.lights[:at]
        return told


class Deaf(Lanterns):
    """Goes on asking after the end."""

    def result(self) -> Any:
        return None


class UndeclaredSecret(Lanterns):
    """Has a traitor that its table of fields does not know."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.traitor = chance.below("traitor", 3)


class ForgottenByCopy(Lanterns):
    """Counts what is dark, and leaves the count out of its copies."""

    dark = 0

    def advance(self, answered: Ask | None = None) -> None:
        super().advance(answered)
        self.dark = 9 - sum(self.lights)


def count_dark(g: Lanterns) -> None:
    g.dark = 9 - sum(g.lights)  # type: ignore[attr-defined]


COUNTED = Fields[Lanterns](
    *FIELDS.own, stack=lanterns.unsealed, pieces=FIELDS.pieces, derived=("dark",), derive=count_dark
)


def careless(fields: dict[str, Any]) -> Lanterns:
    """Loads whatever it is given."""
    g = Lanterns(Chance(bytes(32)))
    FIELDS.fill(g, fields)
    g.load_from(fields)
    return g


REAL: list[Lanterns] = []


def remembered_new(options: Any, seats: int, chance: Chance) -> Lanterns:
    """A game that the bad re-deal below keeps an eye on."""
    REAL[:] = [lanterns.deal(Lanterns(chance))]
    return REAL[0]


def identity(known: Any, chance: Chance) -> Lanterns:
    """Not dealt anew at all: the very game that is being played."""
    return REAL[0].copy()


def half_identity(known: Any, chance: Chance) -> Lanterns:
    """Deals the hands anew and forgets the seed."""
    g = lanterns.from_knowledge(known, chance)
    g.chance = Chance(bytes(32))
    return g


def fixed_new(options: Any, seats: int, chance: Chance) -> Lanterns:
    """A game whose seed is always the one the bad re-deal falls back on."""
    g = Lanterns(Chance(bytes(32)))
    return lanterns.deal(g)


def wrong_hands(known: Any, chance: Chance) -> Lanterns:
    """Deals the seat itself other cards than it holds."""
    g = lanterns.from_knowledge(known, chance)
    if g.deck and known.seat is not None and g.hands[known.seat]:
        g.deck[0], g.hands[known.seat][0] = g.hands[known.seat][0], g.deck[0]
        g.open_asks = ()
        g.advance()
    return g


BROKEN: list[tuple[str, Callable[[], Spec], str]] = [
    ("leaky view", lambda: spec_of(LeakyView), "two worlds"),
    ("told vote", lambda: spec_of(ToldVote), "two worlds"),
    ("leaky count", lambda: spec_of(LeakyCount), "two worlds"),
    ("leaky refusal", lambda: spec_of(LeakyRefusal), "two worlds"),
    ("leaky event", lambda: spec_of(LeakyEvent), "two worlds"),
    ("leaky waiting line", lambda: spec_of(LeakyAsk), "two worlds"),
    ("leaky time", lambda: spec_of(LeakyTime), "two worlds"),
    ("leaky ask number", lambda: spec_of(LeakyNumber), "two worlds"),
    ("wrong hands dealt", lambda: spec_of(Lanterns, from_knowledge=wrong_hands), "two worlds"),
    ("secret that never varies", lambda: spec_of(Lanterns, from_knowledge=half_identity, new=fixed_new), "redeal"),
    ("identity re-deal", lambda: spec_of(Lanterns, from_knowledge=identity, new=remembered_new), "redeal"),
    ("shared copy", lambda: spec_of(SharedCopy), "copy"),
    ("lost card", lambda: spec_of(LostCard), "conservation"),
    ("empty promise", lambda: spec_of(EmptyPromise), "options"),
    ("anybody answers", lambda: spec_of(Pushover), "refusal"),
    ("stale number accepted", lambda: spec_of(Forgetful), "refusal"),
    ("refusal leaves a trace", lambda: spec_of(Resentful), "refusal"),
    ("no end", lambda: spec_of(Endless), "termination"),
    ("field not written", lambda: spec_of(Unwritten), "position"),
    ("undeclared secret", lambda: spec_of(UndeclaredSecret), "fields"),
    ("forgotten by copy", lambda: spec_of(ForgottenByCopy, fields=COUNTED), "copy"),
    ("broken positions accepted", lambda: spec_of(Lanterns, load=careless), "position"),
    ("dice of its own", lambda: spec_of(OtherDice), "replay"),
    ("over, but not said", lambda: spec_of(Deaf), "asks"),
]


@pytest.mark.parametrize(("name", "make", "promise"), BROKEN, ids=[name for name, _, _ in BROKEN])
def test_a_broken_game_is_rejected(name: str, make: Callable[[], Spec], promise: str) -> None:
    spec = make()
    with pytest.raises(Broken) as caught:
        check_game(lambda seed: journal_of(spec, seed), SEEDS, worlds=1, limit=300)
    assert caught.value.promise == promise


def test_a_question_that_makes_drivers_another_ask_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random play would be another game than the one that is asked for."""
    monkeypatch.setattr(Votes, "expected_ask", lambda self, g: self.asks(g)[-1])
    with pytest.raises(Broken) as caught:
        check_game(lambda seed: journal_of(spec_of(Lanterns), seed), SEEDS, worlds=1, limit=300)
    assert caught.value.promise == "asks"


def test_a_reaction_is_asked_of_whoever_holds_cards() -> None:
    """The ask itself must not betray a ward: it is offered to every hand that is not empty."""
    g = lanterns.new(SPEC.options(), 3, Chance(bytes(32)))
    g.stack = [Reaction(1)]
    g.hands[1] = [CARDS["m0"]]
    g.advance()
    assert [(ask.who, [str(option) for option in ask.options]) for ask in g.asks()] == [(1, ["bear"])]
