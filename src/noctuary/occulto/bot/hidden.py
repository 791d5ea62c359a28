"""Where the cards can lie that a seat does not see, counted: every deal that agrees with its hints is as likely.

Only Shields and cards of which something is known matter one by one. All other hidden cards are alike as far as places
go, so a way to lay those few stands for as many deals as there are ways to put them into their places.
"""

from typing import Final

from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.worlds import shuffle_hidden
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.memory import ANYWHERE, IN_BURIED, IN_DECK, IN_REMOVED
from noctuary.occulto.state import Occulto

MOST_WAYS: Final = 20_000
"""With more ways than this to lay the cards of which something is known, only Shields are counted one by one."""

Layout = list[tuple[Card, int]]
"""Shields, each with the seat that holds it."""


class Hidden:
    """The hidden cards of one position in the eyes of one seat."""

    __slots__ = ("exact", "laid_out", "loose", "masks", "me", "places", "room", "special", "ways", "weights")

    def __init__(self, me: int, places: list[int], room: list[int], cards: list[Card], masks: list[int]) -> None:
        self.me = me
        self.places = places
        """Each place as a bit of `rules.memory`."""
        self.room = room
        """How many hidden cards lie in each."""
        self.special: list[Card] = []
        self.masks: list[int] = []
        self.loose: list[Card] = []
        """The cards that can be anywhere."""
        self.exact: bool = True
        self.sort(cards, masks, True)
        if self.many_ways() > MOST_WAYS:
            self.exact = False
            self.sort(cards, masks, False)
        self.ways: list[list[int]] = []
        """Each way to lay the special cards: for each of them the number of its place."""
        self.weights: list[float] = []
        self.lay(room.copy(), [], 1.0)
        whole = 0.0
        for weight in self.weights:
            whole += weight
        self.weights = [weight / whole for weight in self.weights]
        self.laid_out: dict[int, list[tuple[Layout, float]]] = {}

    def sort(self, cards: list[Card], masks: list[int], hints: bool) -> None:
        """Which cards are counted one by one."""
        self.special, self.masks, self.loose = [], [], []
        for at, card in enumerate(cards):
            mask = masks[at] if hints or card.is_shield else ANYWHERE
            if card.is_shield or mask != ANYWHERE:
                self.special.append(card)
                self.masks.append(mask)
            else:
                self.loose.append(card)

    def many_ways(self) -> int:
        """At most so many ways."""
        product = 1
        for mask in self.masks:
            open_to = 0
            for at, place in enumerate(self.places):
                if mask & place and self.room[at]:
                    open_to += 1
            product = min(product * max(1, open_to), MOST_WAYS + 1)
        return product

    def lay(self, room: list[int], way: list[int], weight: float) -> None:
        """Go on from a way to lay the first special cards. Each can go to a place in as many ways as there is room."""
        number = len(way)
        if number == len(self.special):
            self.ways.append(way)
            self.weights.append(weight)
            return
        for at, place in enumerate(self.places):
            if self.masks[number] & place and room[at] > 0:
                room[at] -= 1
                self.lay(room, [*way, at], weight * (room[at] + 1))
                room[at] += 1

    def layouts(self, asked: int) -> list[tuple[Layout, float]]:
        """Every way the Shields can lie in the hands of these seats, and how likely it is."""
        known = self.laid_out.get(asked)
        if known is not None:
            return known
        sums: dict[tuple[int, ...], float] = {}
        for number, way in enumerate(self.ways):
            key = tuple([
                self.places[at] if self.special[card].is_shield and self.places[at] & asked else 0
                for card, at in enumerate(way)
            ])  # fmt: skip
            sums[key] = sums.get(key, 0.0) + self.weights[number]
        found: list[tuple[Layout, float]] = []
        for key, chance in sums.items():
            layout: Layout = []
            for card, place in enumerate(key):
                if place:
                    layout.append((self.special[card], place.bit_length() - 1))
            found.append((layout, chance))
        self.laid_out[asked] = found
        return found

    def next_from(self, place: int) -> list[tuple[Card, float]]:
        """What a card is that comes from this place, any of them as likely, and how likely each is."""
        at = self.places.index(place)
        found: list[tuple[Card, float]] = []
        rest = 1.0
        for number, card in enumerate(self.special):
            chance = 0.0
            for each, way in enumerate(self.ways):
                if way[number] == at:
                    chance += self.weights[each]
            chance /= self.room[at]
            if chance > 0.0:
                found.append((card, chance))
                rest -= chance
        for card in self.loose:
            found.append((card, rest / len(self.loose)))
        return found

    def holds(self, card: Card) -> bool:
        """Whether the seat does not know which card this is."""
        return card in self.loose or card in self.special

    def without(self, card: Card, place: int) -> "Hidden":
        """Once a card has come from this place into the open, or into this seat's hand."""
        room = self.room.copy()
        room[self.places.index(place)] -= 1
        cards: list[Card] = []
        masks: list[int] = []
        for number, each in enumerate(self.special):
            if each is not card:
                cards.append(each)
                masks.append(self.masks[number])
        for each in self.loose:
            if each is not card:
                cards.append(each)
                masks.append(ANYWHERE)
        return Hidden(self.me, self.places, room, cards, masks)

    def shuffle(self, g: Occulto, luck: QuickLuck) -> None:
        """Deal the hidden cards of a game anew."""
        shuffle_hidden(g, self.me, luck)


def hidden_from(g: Occulto, me: int) -> Hidden:
    """The hidden cards of a game in the eyes of one of its seats."""
    hints = g.hints[me]
    places: list[int] = []
    room: list[int] = []
    cards: list[Card] = []
    for seat in range(g.seats):
        if seat != me:
            places.append(1 << seat)
            room.append(len(g.hands[seat]))
            cards += g.hands[seat]
    below = [card for at, card in enumerate(g.deck) if not g.deck_seen[at] >> me & 1]
    for place, pile in ((IN_DECK, below), (IN_BURIED, g.buried), (IN_REMOVED, g.removed)):
        places.append(place)
        room.append(len(pile))
        cards += pile
    return Hidden(me, places, room, cards, [hints.get(card, ANYWHERE) for card in cards])


def exchange(g: Occulto, me: int, one: Card, other: Card) -> None:
    """Two cards change places, one of them hidden from `me` and the other too, or in their hand."""
    if one is other:
        return
    for pile in [*g.hands, g.deck, g.buried, g.removed]:
        for at, card in enumerate(pile):
            if card is one:
                pile[at] = other
            elif card is other:
                pile[at] = one


def still_hidden(g: Occulto, me: int, new: Card, cards: list[tuple[Card, float]]) -> list[tuple[Card, float]]:
    """Of the cards that `new` can be, those that have not come to light since (by a Barter, a whole hand has)."""
    found: list[tuple[Card, float]] = []
    whole = 0.0
    for card, chance in cards:
        hidden = card is new or card in g.deck or card in g.buried or card in g.removed
        for seat in range(g.seats):
            if seat != me and card in g.hands[seat]:
                hidden = True
        if hidden:
            found.append((card, chance))
            whole += chance
    return [(card, chance / whole) for card, chance in found]


def bring(g: Occulto, me: int, card: Card, seat: int) -> None:
    """Let this hidden card lie in the hand of this seat; another of its cards goes where it lay."""
    hand = g.hands[seat]
    if card in hand:
        return
    given = hand[0]
    for each in hand:
        if not each.is_shield:
            given = each
            break
    exchange(g, me, card, given)
