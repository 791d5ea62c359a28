"""What players are asked besides their turn: looks to put away, cards to give or burn, a colour, a theft.

Where several seats are asked at once their answers are sealed: the question holds them until the last has come in, and
nobody can see who has answered. Who is asked follows from open facts alone.
"""

from typing import Any

from noctuary.core.effects import Ask, Choice, Question
from noctuary.occulto import memory
from noctuary.occulto.cards import COLOURS, Card
from noctuary.occulto.choices import ACK, BURN, GIVE, RECOLOUR, TAKE, TAKE_CENTRE, TOP, Side
from noctuary.occulto.table import GONE, NO_BACK, Occulto

Sealed = tuple[Card | None, ...]


class Together(Question[Occulto]):
    """A question to several seats at once. `left` are those still to answer, `sealed` what each has put down so far."""

    __slots__ = ("asked", "left", "sealed")

    def __init__(self, asked: int, left: int, sealed: Sealed) -> None:
        self.asked = asked
        self.left = left
        self.sealed = sealed

    def again(self, left: int, sealed: Sealed) -> "Together":
        """The same question with other answers."""
        raise NotImplementedError

    def offer(self, g: Occulto, seat: int) -> Ask:
        """What one seat is asked."""
        raise NotImplementedError

    def close(self, g: Occulto) -> None:
        """Everybody has answered."""
        raise NotImplementedError

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Everybody who has not answered yet."""
        return tuple([self.offer(g, seat) for seat in range(g.seats) if self.left >> seat & 1])

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Seal the answer; the last one opens them all."""
        left = self.left & ~(1 << seat)
        card: Card | None = answer.args[0] if answer.args else None
        sealed = list(self.sealed)
        sealed[seat] = card
        whole = self.again(left, tuple(sealed))
        if left:
            g.then(whole)
            return
        for other in range(g.seats + 1):
            if self.asked & ~(1 << seat) & ~(1 << other):
                g.reveal(other)
        whole.close(g)


def nothing_sealed(g: Occulto) -> Sealed:
    """Nobody has answered."""
    return (None,) * g.seats


class Peek(Question[Occulto]):
    """Faces lie open to some until they have put them away (C-07, C-57, C-63, C-64). `at` is a place; -1: one's own."""

    __slots__ = ("asked", "at", "left")

    def __init__(self, at: int, asked: int, left: int) -> None:
        self.at = at
        self.asked = asked
        self.left = left

    def args(self) -> tuple[Any, ...]:
        """Place, who was shown it, who still looks."""
        return self.at, self.asked, self.left

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Everybody who still looks."""
        return tuple([Ask(seat, "peek", (ACK,)) for seat in range(g.seats) if self.left >> seat & 1])

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Put away."""
        left = self.left & ~(1 << seat)
        if left:
            g.then(Peek(self.at, self.asked, left))


class Burn(Together):
    """FEU DE FORÊT: each of these discards a card of their choice from hand (C-56, CA-37)."""

    __slots__ = ()

    def args(self) -> tuple[Any, ...]:
        """Who, who still has to, what."""
        return self.asked, self.left, self.sealed

    def again(self, left: int, sealed: Sealed) -> Together:
        """The same fire, further on."""
        return Burn(self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        """Any card of the hand."""
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
                        g.tell_some("occulto-burn-hidden", {"seat": seat}, (seat,), {"card": str(card)})
                    else:
                        g.tell("occulto-burn", seat=seat, card=str(card))


class Give(Together):
    """CADEAU EMPOISONNÉ: each of these passes a card to that side (C-53, CA-34). `spared` have shielded."""

    __slots__ = ("side", "spared")

    def __init__(self, side: Side, spared: int, asked: int, left: int, sealed: Sealed) -> None:
        super().__init__(asked, left, sealed)
        self.side = side
        self.spared = spared

    def args(self) -> tuple[Any, ...]:
        """Which way, past whom, who, who still has to, what."""
        return self.side, self.spared, self.asked, self.left, self.sealed

    def again(self, left: int, sealed: Sealed) -> Together:
        """The same gifts, further on."""
        return Give(self.side, self.spared, self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        """Any card of the hand."""
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
                g.tell_some("occulto-given", {"seat": giver, "to": to}, (giver, to), {"card": str(card)})


class Crystal(Question[Occulto]):
    """BOULE DE CRISTAL: which of the top two cards stays on top; the other goes to the bottom (C-68, CA-39)."""

    __slots__ = ()

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """The top card first."""
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


class Recolour(Question[Occulto]):
    """A stolen ABONDANCE: its new owner chooses its colour among those on the bench (C-66, CA-46)."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def args(self) -> tuple[Any, ...]:
        """Which card."""
        return (self.card,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """The colours there."""
        return (Ask(g.active, "colour", tuple([RECOLOUR[colour] for colour in self.colours(g)])),)

    def colours(self, g: Occulto) -> list[int]:
        """The colours on the thief's bench, without the stolen card's own."""
        there = [g.colour_of(card) for card in g.bench[g.active] if card is not self.card]
        return [colour for colour in range(len(COLOURS)) if colour in there]

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """It has that colour now."""
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


def recolour(g: Occulto, card: Card) -> None:
    """A stolen ABONDANCE gets its colour anew: asked if there is a choice, worth nothing if there is no colour."""
    g.tints.pop(card, None)
    g.bases.pop(card, None)
    question = Recolour(card)
    colours = question.colours(g)
    if len(colours) == 1:
        question.tint(g, colours[0])
    elif colours:
        g.then(question)


class Steal(Question[Occulto]):
    """VOLEUR with a look: the thief takes a card of their choice (C-52, CA-35)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def args(self) -> tuple[Any, ...]:
        """From whom."""
        return (self.victim,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Any card of that hand, in the deck's own order: how the victim sorts the hand is nobody's business."""
        indices = sorted([card.index for card in g.hands[self.victim]])
        return (Ask(g.active, "steal", tuple([TAKE[index] for index in indices])),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Take it."""
        steal(g, seat, self.victim, answer.args[0])


def steal(g: Occulto, thief: int, victim: int, card: Card) -> None:
    """A card goes from hand to hand; these two know which."""
    g.hands[victim].remove(card)
    g.hands[thief].append(card)
    memory.moved(g, [(victim, thief, card)])
    g.reveal(thief)
    g.reveal(victim)
    if g.loud:
        g.tell_some("occulto-stolen", {"seat": thief, "victim": victim}, (thief, victim), {"card": str(card)})


class Replace(Question[Occulto]):
    """FAUCHEUSE: the victim picks one of the centre's backs, unseen (C-50, CA-21)."""

    __slots__ = ("victim",)

    def __init__(self, victim: int) -> None:
        self.victim = victim

    def args(self) -> tuple[Any, ...]:
        """Who picks."""
        return (self.victim,)

    def asks(self, g: Occulto) -> tuple[Ask, ...]:
        """Any of them."""
        return (Ask(self.victim, "replace", tuple([TAKE_CENTRE[at - g.seats] for at in g.centre()])),)

    def run(self, g: Occulto, seat: int, answer: Choice) -> None:
        """Take it."""
        replace(g, seat, g.number_of(answer.args[0]))


def replace(g: Occulto, victim: int, at: int) -> None:
    """A back of the centre goes to the player who has none; nobody looks (CA-25). A Totem stays on it (CA-27)."""
    g.backs[victim], g.backs[at] = g.backs[at], NO_BACK
    g.history.append((GONE, victim, at, g.turn))
    turn_down(g, at)
    if g.loud:
        g.tell("occulto-replaced", seat=victim, place=str(g.place_at(at)))


def turn_down(g: Occulto, at: int) -> None:
    """A character that lay open in the centre is face down once it has moved (CA-71, CA-88)."""
    if at == g.open_place:
        g.open_place = -1
