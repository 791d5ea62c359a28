"""Abilities that change what lies on the benches."""

from typing import Any, Final

from noctuary.core.effects import Ask, Choice, Piece, Question
from noctuary.occulto.choices import RECOLOUR, at_cards
from noctuary.occulto.pieces import COLOURS, NO_COLOUR, Card
from noctuary.occulto.rules import memory
from noctuary.occulto.rules.ability import Ability, Aim, Scope, Seats
from noctuary.occulto.state import Occulto


class AtBench(Ability):
    """Aimed at a card of a bench: its owner may shield it, and a protected bench cannot be reached (C-31)."""

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return 1 << g.home(aim.target) if isinstance(aim.target, Card) else 0

    def forbids(self, g: Occulto, seat: int, target: Piece | None) -> str:
        return "C-31" if isinstance(target, Card) and g.is_protected_from(seat, target) else ""

    def strikes(self) -> Scope:
        return "bench"


class Oubliettes(AtBench):
    """OUBLIETTES: one card of a bench is discarded (C-51, CA-48)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_cards(card, copied, g.reachable(me, True))

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Card) or spared:
            return
        owner = g.home(aim.target)
        lifted = g.take_up(aim.target)
        g.forget_links(lifted)
        for card in lifted:
            g.bin(card)
            if g.loud:
                g.tell("occulto-dropped", seat=owner, card=str(card))


OUBLIETTES: Final = Oubliettes(2, "oubliettes", "C-51", 7)


class Sabotage(AtBench):
    """SABOTAGE: lies on the card and in its bench; shielded, it lies in one's own and does nothing (C-61, CA-17)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        """Not at a Sabotage, unless that is allowed, and not at a card under one (CA-47)."""
        targets = g.reachable(me, True)
        if not g.options.sabotage_on_sabotage:
            targets = [each for each in targets if g.acts_as(each) is not self]
        if g.covers:
            under = list(g.covers.values())
            targets = [each for each in targets if each not in under]
        return at_cards(card, copied, targets)

    def lay(self, g: Occulto, seat: int, card: Card) -> None:
        """Which bench it joins is not known before the Shields have been asked for."""
        memory.shown(g, card)
        g.sabotage_in_flight = card

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        g.sabotage_in_flight = None
        if not isinstance(aim.target, Card) or spared:
            g.lay(me, aim.card)
            return
        owner = g.home(aim.target)
        g.lay(owner, aim.card)
        g.covers[aim.card] = aim.target
        if g.loud:
            g.tell("occulto-sabotaged", seat=owner, card=str(aim.card), target=str(aim.target))

    def lasts(self) -> bool:
        return True

    def forbids(self, g: Occulto, seat: int, target: Piece | None) -> str:
        rule = super().forbids(g, seat, target)
        if not rule and isinstance(target, Card) and (g.acts_as(target) is self or target in g.covers.values()):
            return "CA-47"
        return rule


SABOTAGE: Final = Sabotage(12, "sabotage", "C-61", 3)


class Uprooting(AtBench):
    """DÉRACINEMENT: one card of an opponent's bench joins one's own; its ability is not used again (C-70, CA-50)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_cards(card, copied, g.reachable(me, False))

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Card) or spared:
            return
        owner = g.home(aim.target)
        lifted = g.take_up(aim.target)
        for card in lifted:
            g.lay(me, card)
            if g.loud:
                g.tell("occulto-uprooted", seat=me, victim=owner, card=str(card))
        for card in lifted:
            if g.acts_as(card) is ABUNDANCE:
                recolour(g, card)


UPROOTING: Final = Uprooting(21, "uprooting", "C-70", 3)


class Abundance(Ability):
    """ABONDANCE: one potion more of the colour of the card it is laid on (C-66, CA-45)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_cards(card, copied, [each for each in g.bench[me] if g.colour_of(each) != NO_COLOUR])

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Card):
            return
        colour = g.colour_of(aim.target)
        g.tints[aim.card] = colour
        g.bases[aim.card] = aim.target
        if g.loud:
            g.tell("occulto-abundance", seat=me, card=str(aim.card), colour=COLOURS[colour])

    def lasts(self) -> bool:
        return True

    def takes_any_colour(self) -> bool:
        return True


ABUNDANCE: Final = Abundance(17, "abundance", "C-66", 3)


def recolour(g: Occulto, card: Card) -> None:
    """A stolen Abundance gets its colour anew: asked if there is a choice, worth nothing if there is no colour."""
    g.tints.pop(card, None)
    g.bases.pop(card, None)
    question = Recolour(card)
    colours = question.colours(g)
    if len(colours) == 1:
        question.tint(g, colours[0])
    elif colours:
        g.then(question)


class Recolour(Question[Occulto]):
    """A stolen Abundance: its new owner chooses its colour among those on the bench (C-66, CA-46)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def args(self) -> tuple[Any, ...]:
        return (self.card,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        return (Ask(g.active, "colour", tuple([RECOLOUR[colour] for colour in self.colours(g)])),)

    def colours(self, g: Occulto) -> list[int]:
        """The colours on the thief's bench, without the stolen card's own."""
        there = [g.colour_of(card) for card in g.bench[g.active] if card is not self.card]
        return [colour for colour in range(len(COLOURS)) if colour in there]

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        self.tint(g, COLOURS.index(answer.args[0]))

    def tint(self, g: Occulto, colour: int) -> None:
        """Lay it on the first card of a colour."""
        g.tints[self.card] = colour
        for card in g.bench[g.active]:
            if card is not self.card and g.colour_of(card) == colour:
                g.bases[self.card] = card
                break
        if g.loud:
            g.tell("occulto-recoloured", seat=g.active, card=str(self.card), colour=COLOURS[colour])
