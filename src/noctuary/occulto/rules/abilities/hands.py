"""Abilities that take cards out of hands or move them between hands."""

from typing import Any, Final

from noctuary.core.effects import Ask, Choice, Question
from noctuary.occulto.choices import BURN, GIVE, TAKE, Person, Side, at_persons, at_sides
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules import memory
from noctuary.occulto.rules.ability import Ability, Aim, Seats
from noctuary.occulto.rules.questions import Sealed, Together, nothing_sealed
from noctuary.occulto.state import Occulto


class Thief(Ability):
    """VOLEUR: take a card from another player's hand, blindly or with a look (C-52, CA-35)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_persons(card, copied, g.holders() & ~(1 << me))

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return the_seat(aim)

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Person) or spared:
            return
        victim = aim.target.seat
        if g.options.thief == "choose":
            memory.looked_into(g, me, victim)
            g.reveal(me)
            g.then(Steal(victim))
        else:
            hand = g.hands[victim]
            steal(g, me, victim, hand[g.chance.below("thief", len(hand))])


THIEF: Final = Thief(3, "thief", "C-52", 6)


class Steal(Question[Occulto]):
    """A thief who may look takes a card of their choice (CA-35)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def args(self) -> tuple[Any, ...]:
        return (self.victim,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Any card of that hand, in the deck's own order: how the victim sorts the hand is nobody's business."""
        indices = sorted([card.index for card in g.hands[self.victim]])
        return (Ask(g.active, "steal", tuple([TAKE[index] for index in indices])),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        steal(g, seat, self.victim, answer.args[0])


def steal(g: Occulto, thief: int, victim: int, card: Card) -> None:
    """A card goes from hand to hand; these two know which."""
    g.hands[victim].remove(card)
    g.hands[thief].append(card)
    memory.moved(g, [(victim, thief, card)])
    g.reveal(thief)
    g.reveal(victim)
    if g.loud:
        taken = {"card": str(card)}
        g.tell_once("occulto-stolen", {"seat": thief, "victim": victim}, {thief: taken, victim: taken})


class Barter(Ability):
    """TROC: two whole hands change owners (C-59, CA-36)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_persons(card, copied, g.everybody() & ~(1 << me))

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return the_seat(aim)

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        if not isinstance(aim.target, Person) or spared:
            return
        other = aim.target.seat
        g.hands[me], g.hands[other] = in_no_order(g.hands[other]), in_no_order(g.hands[me])
        memory.swapped(g, me, other)
        g.reveal(me)
        g.reveal(other)
        if g.loud:
            both = {seat: {"cards": [str(card) for card in g.hands[seat]]} for seat in (me, other)}
            g.tell_once("occulto-bartered", {"seat": me, "other_seat": other}, both)


BARTER: Final = Barter(10, "barter", "C-59", 3)


def in_no_order(hand: list[Card]) -> list[Card]:
    """A hand as it is passed on: how it was sorted, and what was drawn last, is nobody's business."""
    return sorted(hand, key=lambda card: card.index)


def the_seat(aim: Aim) -> Seats:
    """The player it is aimed at."""
    return 1 << aim.target.seat if isinstance(aim.target, Person) else 0


class ForestFire(Ability):
    """FEU DE FORÊT: every other player who has a card discards one of their choice (C-56, CA-10)."""

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return g.everybody()

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        asked = g.holders() & ~(1 << me) & ~spared
        if asked:
            g.then(Burn(asked, asked, nothing_sealed(g)))


FOREST_FIRE: Final = ForestFire(7, "forest_fire", "C-56", 2)


class Burn(Together):
    """Each of these discards a card of their choice from hand (C-56, CA-37)."""

    __slots__ = ()

    def args(self) -> tuple[Any, ...]:
        return self.asked, self.left, self.sealed

    def again(self, left: Seats, sealed: Sealed) -> Together:
        return Burn(self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        return Ask(seat, "burn", tuple([BURN[card.index] for card in g.hands[seat]]))

    def close(self, g: Occulto) -> None:
        """The cards burn together; nobody is protected by it (C-33)."""
        quiet = not g.options.discard_visible
        for seat in g.others(g.active):
            card = self.sealed[seat]
            if card is not None:
                g.throw(seat, card, quiet)
                if g.loud:
                    if quiet:
                        g.tell_once("occulto-burn-hidden", {"seat": seat}, {seat: {"card": str(card)}})
                    else:
                        g.tell("occulto-burn", seat=seat, card=str(card))


class PoisonedGift(Ability):
    """CADEAU EMPOISONNÉ: everybody who has a card and did not shield passes one to that side (C-53, CA-34).

    Where all the others have shielded and are passed over, nobody takes anything and nothing is asked (CA-11).
    """

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return at_sides(card, copied)

    def touches(self, g: Occulto, me: int, aim: Aim) -> Seats:
        return g.everybody()

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        assert isinstance(aim.target, Side)
        asked = g.holders() & ~spared
        nobody_takes = g.options.gift_shield == "skip" and g.everybody() & ~spared == 1 << me
        if asked and not nobody_takes:
            g.then(Give(aim.target, spared, asked, asked, nothing_sealed(g)))


GIFT: Final = PoisonedGift(4, "poisoned_gift", "C-53", 3)


class Give(Together):
    """Each of these passes a card to that side. `spared` have shielded."""

    __slots__ = ("side", "spared")

    def __init__(self, side: Side, spared: Seats, asked: Seats, left: Seats, sealed: Sealed) -> None:
        super().__init__(asked, left, sealed)
        self.side = side
        self.spared = spared

    def args(self) -> tuple[Any, ...]:
        return self.side, self.spared, self.asked, self.left, self.sealed

    def again(self, left: Seats, sealed: Sealed) -> Together:
        return Give(self.side, self.spared, self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        return Ask(seat, "give", tuple([GIVE[card.index] for card in g.hands[seat]]))

    def receiver(self, g: Occulto, giver: int) -> int:
        """The next one on that side; the ring closes around those who shielded, unless they receive (CA-11)."""
        to = (giver + self.side.step) % g.seats
        if g.options.gift_shield == "skip":
            while self.spared >> to & 1:
                to = (to + self.side.step) % g.seats
        return to

    def close(self, g: Occulto) -> None:
        """All gifts move together."""
        moves: list[tuple[int, int, Card]] = []
        for giver in [g.active, *g.others(g.active)]:
            card = self.sealed[giver]
            if card is not None:
                to = self.receiver(g, giver)
                if to != giver:
                    moves.append((giver, to, card))
        for giver, to, card in moves:
            g.hands[giver].remove(card)
            g.hands[to].append(card)
            g.reveal(to)
        memory.moved(g, moves)
        if g.loud:
            for giver, to, card in moves:
                given = {"card": str(card)}
                g.tell_once("occulto-given", {"seat": giver, "to": to}, {giver: given, to: given})
