"""Items: what cards do from the Inventory (O-61 … O-81) and in the Equipped place (O-82 … O-91)."""

from typing import Final

from noctuary.core.effects import Ask, Choice, Effect, Question, Step
from noctuary.oubliette.choices import (
    ADVANTAGE,
    DROP,
    EQUIP,
    LAY_FOUND,
    PICK,
    RETURN,
    STORE,
    SWAP,
    TAKE,
    place_of,
)
from noctuary.oubliette.pieces import ACE, JOKER, Card, Top
from noctuary.oubliette.state import EQUIPPED, GRAVE, PLACES, PLAYER, Oubliette, Room


class Settle(Step[Oubliette]):
    """After each complete use of cards: an empty Inventory loses (O-58, OA-17), an empty deck if so read (OA-90)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        if g.carries_nothing():
            g.end("inventory_empty", "O-58", ())
        elif not g.deck:
            watch_deck(g)


def watch_deck(g: Oubliette) -> None:
    """Where an empty deck loses at once, it does, unless the card just drawn can still win (OA-90)."""
    if g.rules.deck_out == "immediate" and not win_at_hand(g):
        g.end("deck_empty", "OA-90", ())


def win_at_hand(g: Oubliette) -> bool:
    """Whether the card just turned over, or brought by Advantage, can be laid as the ninth room."""
    if len(g.path) != 8 or (g.chasm_ahead() and not any(top.card.rope for top in g.usable())):
        return False
    needed = g.needed()
    return any(card is not None and card.number == needed for card in (g.turned, g.free))


class Done(Step[Oubliette]):
    """An encounter or a use is over: the Graveyard's top card, which may be another now, may be used anew (OA-97)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        g.grave_used = False
        if not g.deck or (not g.slots[0] and g.carries_nothing()):
            # A card in the first slot spares a closer look: this step runs at every other decision.
            SETTLE.run(g)


SETTLE: Final = Settle()
DONE: Final = Done()


def cross(g: Oubliette, place: int) -> None:
    """Discard a Rope; the Chasm stays where it is, bridged (O-27, O-71, OA-52)."""
    rope = g.spend(place)
    room = g.path[-1]
    g.path[-1] = Room(room.cards, room.number, room.portcullis, room.chasms, room.bridged + 1)
    if g.loud:
        g.tell("oubliette-rope", card=rope.id)


def equip(g: Oubliette, place: int) -> None:
    """Move a slot's showing card to the empty Equipped place (O-56)."""
    card = g.lift(place)
    g.put(card, EQUIPPED)
    if g.loud:
        g.tell("oubliette-equipped", card=card.id)
    g.shown_next(place)


def add_any_time(g: Oubliette, options: list[Choice], tops: list[Top]) -> None:
    """What may be done in the middle of an encounter too: Advantage (O-61) and, if so read, equipping (OA-14)."""
    if g.deck and g.ace_near():
        for top in tops:
            if top.card.rank == ACE:
                options.append(ADVANTAGE[top.place])
    if g.rules.equip_cost == "any_time":
        add_equip(g, options, tops)


def add_equip(g: Oubliette, options: list[Choice], tops: list[Top]) -> None:
    """The slots whose card may be equipped."""
    if g.equipped is None and not g.sealed:
        for top in tops:
            if top.place < EQUIPPED and top.card.rank != JOKER:
                options.append(EQUIP[top.place])


ANY_TIME: Final = ("advantage", "equip")
"""The kinds of answer that `any_time` carries out."""


def any_time(g: Oubliette, answer: Choice, again: Effect, free: bool) -> bool:
    """Carry out an answer of `add_any_time` and ask `again`; False if it is another answer."""
    kind = answer.kind
    if kind == "advantage":
        advantage(g, place_of(answer), again, free)
        return True
    if kind == "equip":
        equip(g, place_of(answer))
        g.then(SETTLE, again)
        return True
    return False


# Advantage -------------------------------------------------------------------------------------------------------


def advantage(g: Oubliette, place: int, again: Effect | None, free: bool) -> None:
    """ADVANTAGE (ace): draw two cards and choose one to use (O-61, O-62). What lies under the Ace stays covered."""
    ace = g.lift(place)
    if place == GRAVE:
        g.graveyard.insert(0, ace)
    else:
        g.bury(ace)
    first = g.draw()
    second = g.draw() if g.deck else None
    if g.loud:
        drawn = [first.id] if second is None else [first.id, second.id]
        g.tell("oubliette-advantage", card=ace.id, cards=drawn)
    g.stack.append(AdvantagePick(place, first, second, free, again))


class AdvantagePick(Question[Oubliette]):
    """Which of the two cards to use; the other goes to the Graveyard (OA-81).

    `again` is the encounter that goes on afterwards; None in the action window, which has seen to that itself.
    """

    __slots__ = ("again", "first", "free", "place", "second")

    def __init__(self, place: int, first: Card, second: Card | None, free: bool, again: Effect | None) -> None:
        self.place = place
        self.first = first
        self.second = second
        self.free = free
        self.again = again

    def args(self) -> tuple[object, ...]:
        return self.place, self.first, self.second, self.free, self.again

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        if self.second is None:
            return (Ask(PLAYER, "advantage", (PICK[self.first],)),)
        return (Ask(PLAYER, "advantage", (PICK[self.first], PICK[self.second])),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """Lay the chosen card where the Ace was (O-63), or let it take the turned-over card's place (OA-80)."""
        chosen: Card = answer.args[0]
        other = self.second if chosen is self.first else self.first
        if other is not None:
            g.bury(other)
        if g.loud:
            g.tell("oubliette-picked", card=chosen.id)
        if g.turned is not None and g.rules.advantage == "replace_turned":
            self.replace(g, chosen)
        elif self.place == GRAVE:
            self.go_on(g)
            g.then(Found(chosen, False, self.again is None or self.lays_now(g)))
        elif self.place == EQUIPPED and chosen.rank == JOKER:
            g.bury(chosen)
            self.go_on(g)
        elif self.again is not None and self.lays_now(g) and g.may_lay(chosen):
            self.go_on(g)
            g.then(Picked(self.place, chosen, self.free))
        else:
            g.put(chosen, self.place)
            if self.free and g.rules.advantage != "keep_only":
                g.free = chosen
            self.go_on(g)

    def lays_now(self, g: Oubliette) -> bool:
        """Whether the card may be a room at once (OA-83); not while a turned card of that number is decided on."""
        if g.rules.advantage == "keep_only" or g.rules.advantage_room != "any_time":
            return False
        return g.turned is None or g.turned.number == 0 or g.turned.number != g.needed()

    def go_on(self, g: Oubliette) -> None:
        """Ask the encounter again that Advantage was used in, if it was."""
        if self.again is not None:
            g.then(SETTLE, self.again)

    def replace(self, g: Oubliette, chosen: Card) -> None:
        """The chosen card is now the one that was turned over."""
        from noctuary.oubliette.rules.encounters import RESOLVE

        g.bury_turned()
        g.grave_used = False
        g.met = False
        g.turned = chosen
        g.shown_next(self.place)
        g.then(SETTLE, RESOLVE)


class Picked(Question[Oubliette]):
    """A card of Advantage that would be the next room, or the first: lay it at once or keep it (O-62, OA-83)."""

    __slots__ = ("card", "free", "place")

    def __init__(self, place: int, card: Card, free: bool) -> None:
        self.place = place
        self.card = card
        self.free = free

    def args(self) -> tuple[object, ...]:
        return self.place, self.card, self.free

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """The Path, or the Ace's place."""
        return (Ask(PLAYER, "found", (LAY_FOUND, STORE[self.place])),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """A room leaves the Ace's slot bare: what lies there is turned up. What was turned over stays what it is."""
        if answer is LAY_FOUND:
            g.lay_room((self.card,), self.card.number)
            g.shown_next(self.place)
        else:
            g.put(self.card, self.place)
            if self.free:
                g.free = self.card


# A card to keep --------------------------------------------------------------------------------------------------


class Found(Question[Oubliette]):
    """A card that was found: keep it where it fits, or let it go (O-90, O-91, OA-84, OA-100)."""

    __slots__ = ("card", "lay", "searching")

    def __init__(self, card: Card, searching: bool, lay: bool) -> None:
        self.card = card
        self.searching = searching
        self.lay = lay

    def args(self) -> tuple[object, ...]:
        return self.card, self.searching, self.lay

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        card = self.card
        options = [STORE[slot] for slot in range(4) if g.fits(card, slot)]
        if g.may_equip(card):
            options.append(STORE[EQUIPPED])
        if self.searching and g.has_equipped(10) and card.rank != JOKER:
            options.append(SWAP)
        if self.lay and g.rules.advantage != "keep_only" and g.may_lay(card):
            options.append(LAY_FOUND)
        options.append(DROP)
        return (Ask(PLAYER, "found", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        card = self.card
        if answer is DROP:
            g.bury(card)
        elif answer is SWAP:
            g.spend_equipped()
            g.put(card, EQUIPPED)
        elif answer is LAY_FOUND:
            g.lay_room((card,), card.number)
        else:
            g.put(card, place_of(answer))
        if g.loud:
            g.tell("oubliette-found-" + answer.kind.replace("_", "-"), card=card.id)


def search(g: Oubliette) -> None:
    """SEARCHING (equipped 10): flip the next card; it may be kept, whatever it is (O-89)."""
    g.searched = True
    card = g.draw()
    if g.loud:
        g.tell("oubliette-searched", card=card.id)
    g.stack.append(Found(card, True, False))


# Grave Dig and Hourglass -----------------------------------------------------------------------------------------


def diggable(g: Oubliette, place: int) -> list[Card]:
    """What a Jack at this place may dig up: not itself, no Jack used this turn, no Joker to be equipped (OA-86)."""
    cards = g.graveyard[:-1] if place == GRAVE else g.graveyard
    if place == EQUIPPED:
        return [card for card in cards if card.rank != JOKER and not card.bit & g.dug]
    if g.dug:
        return [card for card in cards if not card.bit & g.dug]
    return cards


class DigPick(Question[Oubliette]):
    """GRAVE DIG (jack): take any card of the Graveyard into the place the Jack came from (O-64, O-65)."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place

    def args(self) -> tuple[object, ...]:
        return (self.place,)

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        return (Ask(PLAYER, "dig", tuple(map(TAKE.__getitem__, diggable(g, self.place)))),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """The Jack goes, the dug card takes its place; nothing below is turned up."""
        dug: Card = answer.args[0]
        jack = g.lift(self.place)
        g.graveyard.remove(dug)
        if self.place == GRAVE:
            g.graveyard.insert(0, jack)
            g.then(Found(dug, False, False))
        else:
            g.bury(jack)
            g.put(dug, self.place)
        g.dug |= jack.bit
        if g.loud:
            g.tell("oubliette-dug", card=dug.id, jack=jack.id)


def start_hourglass(g: Oubliette, place: int) -> None:
    """HOURGLASS (queen): shuffle three cards of the Graveyard back into the deck (O-66, OA-87)."""
    if g.rules.hourglass == "choose":
        g.stack.append(HourglassPick(place))
        return
    pool = list(returnable(g, place))
    if len(pool) > 3:
        g.reveal_to_all()
    g.chance.shuffle("hourglass", pool)
    for card in pool[:3]:
        g.graveyard.remove(card)
    turn_hourglass(g, place, tuple(pool[:3]))


def returnable(g: Oubliette, place: int) -> list[Card]:
    """The Graveyard, without the Queen in use."""
    return g.graveyard[:-1] if place == GRAVE else g.graveyard


def turn_hourglass(g: Oubliette, place: int, chosen: tuple[Card, ...]) -> None:
    """The chosen cards go into the deck, then the Queen is discarded."""
    g.give_back(list(chosen))
    queen = g.spend(place)
    if g.loud:
        g.tell("oubliette-hourglass", card=queen.id, cards=[card.id for card in chosen])


class HourglassPick(Question[Oubliette]):
    """Which cards go back, one at a time, up to three. Those already chosen have left the Graveyard."""

    __slots__ = ("chosen", "place")

    def __init__(self, place: int, *chosen: Card) -> None:
        self.place = place
        self.chosen = chosen

    def args(self) -> tuple[object, ...]:
        return (self.place, *self.chosen)

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        return (Ask(PLAYER, "hourglass", tuple(map(RETURN.__getitem__, returnable(g, self.place)))),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """Go on until there are three, or no more."""
        card: Card = answer.args[0]
        g.graveyard.remove(card)
        chosen = (*self.chosen, card)
        if len(chosen) < 3 and returnable(g, self.place):
            g.stack.append(HourglassPick(self.place, *chosen))
        else:
            turn_hourglass(g, self.place, chosen)


def using(g: Oubliette) -> str:
    """The place of the Item in use; empty if there is none."""
    effect = g.stack[-1] if g.stack else None
    if isinstance(effect, (AdvantagePick, DigPick, HourglassPick, Picked)):
        return PLACES[effect.place]
    return ""
