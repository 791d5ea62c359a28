"""Games that could be true, one after the other, from one game that was dealt from knowledge.

Search needs hundreds of them for a decision. A world says which face lies under each back; the cards that the seat
cannot place are shuffled among the places where they can be.
"""

import math

from noctuary.core.chance import Chance
from noctuary.core.effects import Effect
from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.odds import MANY, Rows
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.questions import Together
from noctuary.occulto.state import LOOK, MIX, Occulto


class Worlds:
    """The ways the faces can lie that a seat cannot rule out, with a weight for each; the weights add up to one."""

    __slots__ = ("faces", "weights")

    def __init__(self, faces: list[list[int]], said: Rows, trust: float) -> None:
        self.faces = faces
        self.weights: list[float] = []
        whole = 0.0
        for world in faces:
            lean = 0.0
            for back in range(MANY):
                lean += said[back][world[back]]
            weight = math.exp(trust * lean)
            self.weights.append(weight)
            whole += weight
        self.weights = [weight / whole for weight in self.weights]

    def rows(self) -> Rows:
        """How likely each face is under each back."""
        rows: Rows = [[0.0] * MANY for _ in range(MANY)]
        for number, world in enumerate(self.faces):
            for back in range(MANY):
                rows[back][world[back]] += self.weights[number]
        return rows

    def draw(self, luck: QuickLuck) -> list[int]:
        """A world by lot, each as likely as its weight says."""
        left = luck.share()
        for number, weight in enumerate(self.weights):
            left -= weight
            if left < 0.0:
                return self.faces[number]
        return self.faces[-1]


def redealt(base: Occulto, me: int, world: list[int], luck: QuickLuck) -> Occulto:
    """The same game as far as `me` can tell, with these faces and the hidden cards dealt anew.

    A hidden card of which the seat knows something stays where `base` has it. Answers of others that lie under seal are
    taken back: nobody has acted on them, and they will be given again.
    """
    g = base.copy()
    g.loud = False
    g.chance = Chance(luck.seed())
    g.history = retold(g.history, me, world)
    g.faces = world.copy()
    shuffle_hidden(g, me, luck)
    top = unanswered(g.stack[-1], me)
    g.stack[-1] = top
    g.open_asks = top.asks(g)
    return g


def retold(history: list[tuple[int, ...]], me: int, world: list[int]) -> list[tuple[int, ...]]:
    """The history with what others have seen of this world; looks from before a Tornado stay as they were dealt."""
    last = -1
    for at, line in enumerate(history):
        if line[0] == MIX:
            last = at
    told: list[tuple[int, ...]] = []
    for at, line in enumerate(history):
        if line[0] == LOOK and at > last and line[4] != world[line[1]] and not line[3] >> me & 1:
            told.append((LOOK, line[1], line[2], line[3], world[line[1]], line[5]))
        else:
            told.append(line)
    return told


def shuffle_hidden(g: Occulto, me: int, luck: QuickLuck) -> None:
    """Deal the cards anew of which this seat knows nothing: other hands, deck, face-down discards, cards left out."""
    known = g.hints[me]
    g.removed = g.removed.copy()
    piles = [g.hands[seat] for seat in range(g.seats) if seat != me]
    piles += [g.deck, g.buried, g.removed]
    pool: list[Card] = []
    for pile in piles:
        for at, card in enumerate(pile):
            if card not in known and not (pile is g.deck and g.deck_seen[at] >> me & 1):
                pool.append(card)
    luck.shuffle(pool)
    for pile in piles:
        for at, card in enumerate(pile):
            if card not in known and not (pile is g.deck and g.deck_seen[at] >> me & 1):
                pile[at] = pool.pop()


def unanswered(effect: Effect, me: int) -> Effect:
    """A question to several that only `me` may have answered."""
    if not isinstance(effect, Together):
        return effect
    sealed = [card if seat == me else None for seat, card in enumerate(effect.sealed)]
    return effect.again(effect.asked & ~(1 << me) | effect.left, tuple(sealed))
