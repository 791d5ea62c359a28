"""Abilities that draw cards or look at those to come."""

from typing import Final

from noctuary.core.effects import Ask, Choice, Question
from noctuary.occulto.choices import TOP
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules import memory
from noctuary.occulto.rules.ability import Ability, Aim, Seats
from noctuary.occulto.state import Occulto


class Clover(Ability):
    """TRÈFLE À QUATRE FEUILLES: draw one, and act once more (C-65, CA-58)."""

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        g.draw(me, 1)
        g.actions += 1


CLOVER: Final = Clover(16, "clover", "C-65", 1)


class DoubleRation(Ability):
    """DOUBLE RATION: one card more at the start of one's next turn (C-67)."""

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        g.rations[me] += 1


DOUBLE_RATION: Final = DoubleRation(18, "double_ration", "C-67", 4)


class CrystalBall(Ability):
    """BOULE DE CRISTAL: see the top two; one stays on top, the other goes to the bottom (C-68, CA-39)."""

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not g.deck:
            return
        g.reveal(me)
        for at in range(max(0, len(g.deck) - 2), len(g.deck)):
            g.deck_seen[at] |= 1 << me
        if g.loud:
            g.tell("occulto-crystal", seat=me, count=min(2, len(g.deck)))
        g.then(CRYSTAL)


CRYSTAL_BALL: Final = CrystalBall(19, "crystal_ball", "C-68", 3)


class Crystal(Question[Occulto]):
    """Which of the top two cards stays on top; the top one is offered first."""

    __slots__ = ()

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        return (Ask(g.active, "crystal", tuple([TOP[card.index] for card in reversed(g.deck[-2:])])),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Put them back. Whoever knew one of them knows less now."""
        if len(g.deck) < 2:
            return
        top: Card = answer.args[0]
        cards, seen = g.deck[-2:], g.deck_seen[-2:]
        memory.reordered(g, seat, [(cards[0], seen[0]), (cards[1], seen[1])])
        other = cards[0] if cards[1] is top else cards[1]
        mark = 1 << seat
        del g.deck[-2:]
        del g.deck_seen[-2:]
        g.deck.insert(0, other)
        g.deck_seen.insert(0, mark)
        g.deck.append(top)
        g.deck_seen.append(mark)


CRYSTAL: Final = Crystal()
