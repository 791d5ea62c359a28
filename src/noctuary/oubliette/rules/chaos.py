"""Chaos: what a Joker does in a quiet moment (O-74, O-75, O-78), and the Curse it brings (O-79 … O-81)."""

from noctuary.core.effects import Ask, Choice, Question, Step
from noctuary.oubliette.choices import STORE, place_of
from noctuary.oubliette.pieces import JOKER, Card
from noctuary.oubliette.state import EQUIPPED, PLAYER, Oubliette


def curse(g: Oubliette, joker: Card, on_path: bool = False) -> None:
    """The price of Chaos, after its effect: it counts uses, not Jokers (O-79 … O-81, OA-92, OA-93)."""
    g.chaos_uses += 1
    g.sideways &= ~joker.bit
    if g.loud:
        g.tell("oubliette-curse", number=min(g.chaos_uses, 3))
    if g.chaos_uses == 2:
        if g.equipped is not None:
            g.spend_equipped()
        g.sealed = True
    if on_path:
        g.leaving |= joker.bit if g.chaos_uses > 2 else 0
    else:
        (g.curses if g.chaos_uses <= 2 else g.gone).append(joker)


class Cursed(Step[Oubliette]):
    """A Curse that waits for the end of a Restock."""

    __slots__ = ("joker",)

    def __init__(self, joker: Card) -> None:
        self.joker = joker

    def args(self) -> tuple[object, ...]:
        return (self.joker,)

    def run(self, g: Oubliette) -> None:
        curse(g, self.joker)


def time_shift(g: Oubliette, place: int) -> None:
    """TIME SHIFT (Joker): the whole Graveyard goes back into the deck (O-74)."""
    joker = g.lift(place)
    cards = g.graveyard
    g.graveyard = []
    g.give_back(cards)
    if g.loud:
        g.tell("oubliette-time-shift", number=len(cards))
    g.shown_next(place)
    curse(g, joker)


def passage(g: Oubliette, place: int, number: int) -> None:
    """PASSAGE (Joker): it becomes the next room, or the first (O-75, OA-88)."""
    joker = g.lift(place)
    g.lay_room((joker,), number)
    g.shown_next(place)
    curse(g, joker, on_path=True)


def restock(g: Oubliette, place: int) -> None:
    """RESTOCK (Joker): fill the Inventory up from the deck (O-78, OA-91)."""
    joker = g.lift(place)
    before = len(g.deck)
    if g.loud:
        g.tell("oubliette-restock")
    if g.rules.restock == "player_placed":
        g.shown_next(place)
        g.then(Restocking(), Cursed(joker))
        return
    for slot in range(4):
        stock_slot(g, slot, g.rules.restock == "under")
    if g.may_equip_from_stock():
        stock_equipped(g)
    if g.loud:
        g.tell("oubliette-restocked", number=before - len(g.deck))
    curse(g, joker)


def stock_slot(g: Oubliette, slot: int, under: bool) -> None:
    """Deal onto (or under) a slot until it holds five; only its top card is face up."""
    pile = g.slots[slot]
    dealt = [g.deck.pop() for _ in range(min(5 - len(pile), len(g.deck)))]
    mask = 0
    for card in dealt:
        mask |= card.bit
    if under:
        pile[:0] = dealt
    else:
        pile.extend(dealt)
    if mask:
        g.stocked = [*g.stocked, (g.epoch, mask)]
        g.away |= mask
    g.expose(slot)


def stock_equipped(g: Oubliette) -> None:
    """Deal the Equipped card; Jokers on the way to it are seen and go back (O-06)."""
    jokers: list[Card] = []
    while g.deck and g.equipped is None:
        card = g.draw()
        if card.rank == JOKER:
            jokers.append(card)
        else:
            g.put(card, EQUIPPED)
    if jokers:
        g.give_back(jokers)


class Restocking(Step[Oubliette]):
    """The next card of a Restock that the player places (OA-91)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        """Draw it, if there is one and a place for it. The Equipped place, if nothing else is left, is dealt to."""
        if g.deck and any(len(slot) < 5 for slot in g.slots):
            g.then(Stock(g.draw()), self)
        elif g.may_equip_from_stock():
            stock_equipped(g)


class Stock(Question[Oubliette]):
    """Where a card of the Restock goes: any place with room."""

    __slots__ = ("card",)

    def __init__(self, card: Card) -> None:
        self.card = card

    def args(self) -> tuple[object, ...]:
        return (self.card,)

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Every place with room."""
        options = [STORE[slot] for slot in range(4) if len(g.slots[slot]) < 5]
        if self.card.rank != JOKER and g.may_equip_from_stock():
            options.append(STORE[EQUIPPED])
        return (Ask(PLAYER, "stock", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        g.put(self.card, place_of(answer))
