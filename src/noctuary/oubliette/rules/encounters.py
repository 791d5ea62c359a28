"""What the turned-over card does (O-13 … O-37) and how it is met."""

from typing import Final

from noctuary.core.effects import Ask, Choice, Question, Step
from noctuary.oubliette.choices import (
    AVOID,
    DECLINE,
    DISCARD,
    DROP,
    GET_LOST,
    GIVE,
    GO_ON,
    KEEP,
    LAY,
    MAP_TURNED,
    PLACE_OF,
    ROPE,
    STORE,
    TORCH,
    WARD,
    place_of,
)
from noctuary.oubliette.pieces import ACE, KING, QUEEN, Card
from noctuary.oubliette.rules.fights import FIGHT, TRAP
from noctuary.oubliette.rules.items import ANY_TIME, SETTLE, add_any_time, any_time, cross
from noctuary.oubliette.state import EQUIPPED, GRAVE, PLAYER, Oubliette, Room


class Resolve(Step[Oubliette]):
    """A card that Advantage put in the place of the one turned over is met (OA-103)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        assert g.turned is not None
        resolve(g, g.turned)


def resolve(g: Oubliette, card: Card) -> None:
    """Which of the things of O-11 … O-37 the turned-over card is: start, next number, same number, or its own kind."""
    number = card.number
    if number == 0:
        happen(g, card)
    elif not g.path:
        if number == 2 or number == 10:
            g.turned = None
            g.lay_room((card,), number)
        else:
            happen(g, card)
    else:
        here = g.path[-1].number
        if number == here + g.direction and next_number(g, card):
            g.stack.append(NEXT)
        elif number == here:
            same_number(g, card)
        else:
            happen(g, card)


def next_number(g: Oubliette, card: Card) -> bool:
    """Whether a card of the next number can be used as such (OA-30), a Chasm being crossable perhaps (OA-32)."""
    if card.happening in ("lost", "darkness") and g.rules.next_six_eight == "event":
        return False
    return not g.chasm_ahead() or may_cross(g)


def may_cross(g: Oubliette) -> bool:
    """Whether a Rope is at hand, or an Ace that might find one; a Rope that costs an action has to wait (OA-106)."""
    if g.rules.rope_cost == "free":
        for top in g.usable():
            if top.card.rope or (top.card.rank == ACE and g.deck):
                return True
    return False


def same_number(g: Oubliette, card: Card) -> None:
    """OBSTACLE: the room just reached and the card that bars it are both lost (O-14, OA-33)."""
    reading = g.rules.same_number
    if reading == "category" and card.happening != "other":
        happen(g, card)
        return
    if g.loud:
        g.tell("oubliette-obstacle", card=card.id)
    if len(g.path) == 1 and g.rules.obstacle_first_room == "lose":
        g.end("obstacle_in_first_room", "OA-44", ())
    elif g.path[-1].portcullis is not None and g.rules.obstacle_portcullis == "lose":
        g.end("obstacle_at_portcullis", "OA-45", ())
    else:
        g.lose_room()
        if reading == "both" and card.happening != "other":
            g.grave_used = False
            happen(g, card)
            return
    g.bury_turned()


def happen(g: Oubliette, card: Card) -> None:
    """The card does what its kind does. Here it is a card of neither the next nor the same number."""
    kind = card.happening
    g.met = kind != "other"
    met_by = MET_BY.get(kind)
    if met_by is not None:
        g.stack.append(met_by)
    elif kind == "lost":
        lost(g)
    elif kind == "portcullis":
        portcullis(g, card)
    else:
        assert kind == "chasm", kind
        chasm(g, card)


class Next(Question[Oubliette]):
    """The next number: it may be placed (O-13); a red odd one must be (O-21, OA-31)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Place it, cross the Chasm first, or take it as any other card."""
        tops = g.usable()
        blocked = g.chasm_ahead()
        options = [ROPE[top.place] for top in tops if top.card.rope] if blocked else [LAY]
        assert g.turned is not None
        if blocked or g.turned.happening != "trap":
            options.append(DECLINE)
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "next", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        card = g.turned
        assert card is not None
        if answer is LAY:
            g.turned = None
            g.lay_room((card,), card.number)
            if g.rules.next_six_eight == "both" and card.happening in ("lost", "darkness"):
                happen(g, card)
        elif answer is DECLINE:
            happen(g, card)
        elif answer.kind == "rope":
            cross(g, place_of(answer))
            g.then(SETTLE, self)
        else:
            any_time(g, answer, self, free=True)


# What blocks the way ---------------------------------------------------------------------------------------------


def portcullis(g: Oubliette, card: Card) -> None:
    """PORTCULLIS (black ace): it shuts behind the player; a second one there shuts in front (O-22, O-24)."""
    if not g.path:
        if g.loud:
            g.tell("oubliette-portcullis-nowhere", card=card.id)
        g.bury_turned()
        return
    room = g.path[-1]
    if room.portcullis is not None:
        if g.loud:
            g.tell("oubliette-portcullis-ahead", card=card.id)
        g.end("portcullis_ahead", "O-24", ())
        return
    if g.loud:
        g.tell("oubliette-portcullis", card=card.id)
    g.turned = None
    g.path[-1] = Room(room.cards, room.number, card, room.chasms, room.bridged)


def chasm(g: Oubliette, card: Card) -> None:
    """CHASM (red ace): it opens in front; with or without a Rope, a hazard follows (O-25 … O-28, OA-51, OA-54)."""
    if g.loud:
        g.tell("oubliette-chasm", card=card.id)
    g.then(HAZARD)
    if g.path:
        room = g.path[-1]
        g.turned = None
        g.path[-1] = Room(room.cards, room.number, room.portcullis, (*room.chasms, card), room.bridged)
    g.then(AT_CHASM)


class AtChasm(Question[Oubliette]):
    """At the edge: throw a Rope over now, or go on (O-27). Not asked where there is nothing to decide."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Ropes, as long as there is something to cross."""
        tops = g.usable()
        options = [GO_ON]
        if g.chasm_ahead() and g.rules.rope_cost == "free":
            options += [ROPE[top.place] for top in tops if top.card.rope]
        add_any_time(g, options, tops)
        # Equipping alone is no reason to ask: it can be done as well a moment later, and the flip might take the card.
        asked = any(option.kind in ("rope", "advantage") for option in options)
        return (Ask(PLAYER, "chasm", tuple(options)),) if asked else ()

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        if answer.kind == "rope":
            cross(g, place_of(answer))
            g.then(SETTLE, self)
        elif answer is not GO_ON:
            any_time(g, answer, self, free=False)


class Hazard(Step[Oubliette]):
    """The flip at the Chasm: red takes the Equipped card (O-28, OA-56, OA-57)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        if g.deck:
            flipped = g.draw()
            if g.loud:
                g.tell("oubliette-hazard", card=flipped.id)
            if flipped.red and g.equipped is not None:
                if g.loud:
                    g.tell("oubliette-hazard-taken", card=g.equipped.id)
                g.spend_equipped()
            g.bury(flipped)
        g.bury_turned()


# Lost, Darkness, Gremlin -----------------------------------------------------------------------------------------


def lost(g: Oubliette) -> None:
    """LOST (8): three cards of time go by (O-29), asked about only where it could be avoided."""
    avoidable = g.rules.equip_cost == "any_time" and g.equipped is None and not g.sealed
    for top in g.usable():
        if top.card.rank == QUEEN or (top.card.rank == ACE and g.deck):
            avoidable = True
    if avoidable:
        g.then(LOST)
    else:
        get_lost(g)


def get_lost(g: Oubliette) -> None:
    """The top three cards are discarded, as far as there are three (OA-61)."""
    milled: list[Card] = []
    while g.deck and len(milled) < 3:
        milled.append(g.draw())
    for card in milled:
        g.bury(card)
    if g.loud:
        g.tell("oubliette-lost", cards=[card.id for card in milled])
    g.bury_turned()


class Lost(Question[Oubliette]):
    """An Hourglass can be used before the cards are seen (O-69, OA-62)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Get lost, or use a Queen."""
        tops = g.usable()
        options = [GET_LOST, *[AVOID[top.place] for top in tops if top.card.rank == QUEEN]]
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "lost", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        if answer is GET_LOST:
            get_lost(g)
        elif answer.kind == "avoid":
            queen = g.spend(place_of(answer))
            if g.loud:
                g.tell("oubliette-lost-avoided", card=queen.id)
            g.bury_turned()
        else:
            any_time(g, answer, self, free=False)


class Darkness(Question[Oubliette]):
    """DARKNESS (6): one Inventory card is lost, unless a Torch is used (O-30 … O-32, OA-63, OA-64)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Use a Torch, or discard any card."""
        tops = g.usable()
        grave = g.rules.grave_pays_darkness
        options: list[Choice] = []
        for top in tops:
            if top.place != GRAVE or grave:
                options.append(DISCARD[top.place])
        for top in tops:
            if top.card.torch:
                options.append(TORCH[top.place])
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "darkness", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        if answer.kind == "torch":
            use_torch(g, place_of(answer))
            g.bury_turned()
        elif answer.kind == "discard":
            card = g.spend(place_of(answer))
            if g.loud:
                g.tell("oubliette-darkness-taken", card=card.id)
            g.bury_turned()
        else:
            any_time(g, answer, self, free=False)


def use_torch(g: Oubliette, place: int) -> None:
    """The first use turns a Torch sideways, the second uses it up (O-32); from the Graveyard it has one (O-87)."""
    torch = g.top(place)
    assert torch is not None
    if place == GRAVE or g.sideways & torch.bit:
        g.spend(place)
        if g.loud:
            g.tell("oubliette-torch-out", card=torch.id)
    else:
        g.sideways |= torch.bit
        if g.loud:
            g.tell("oubliette-torch", card=torch.id)


def highest(g: Oubliette) -> list[int]:
    """The places of the highest card a Gremlin sees; several if they tie (O-33, O-35, O-36, OA-65, OA-66)."""
    equipped = g.equipped
    if equipped is not None and equipped.benefit and g.rules.equipped_is_inventory:
        return [EQUIPPED]
    cards = g.inventory()
    most = max(card.rank for _, card in cards)
    return [place for place, card in cards if card.rank == most]


class Gremlin(Question[Oubliette]):
    """GREMLIN (Joker): it takes the highest card, or all the others (O-33 … O-36); a Ward beats it (O-70)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Give the highest, give the others, or use a King."""
        tops = g.usable()
        best = highest(g)
        options = [GIVE[place] for place in best]
        if len(g.inventory()) > 1:
            options += [KEEP[place] for place in best]
        options += [WARD[top.place] for top in tops if top.card.rank == KING]
        add_any_time(g, options, tops)
        return (Ask(PLAYER, "gremlin", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        if any_time(g, answer, self, free=False):
            return
        place = place_of(answer)
        if answer.kind == "ward":
            ward(g, place)
        else:
            given = [place] if answer.kind == "give" else [at for at, _ in g.inventory() if at != place]
            cards = [g.spend(at) for at in given]
            if g.loud:
                g.tell("oubliette-gremlin-taken", cards=[card.id for card in cards])
        g.bury_turned()


def ward(g: Oubliette, place: int) -> None:
    """WARD (king): the Gremlin gets nothing (O-70). The King is used up unless read otherwise (OA-67, but O-87)."""
    king = g.top(place)
    assert king is not None
    if g.loud:
        g.tell("oubliette-warded", card=king.id)
    if g.rules.ward_discarded or place == GRAVE:
        g.spend(place)


# Any other card --------------------------------------------------------------------------------------------------


class StoreIt(Question[Oubliette]):
    """ANY OTHER CARD: keep it where it fits, or let it go (O-37); then there is an action (O-38)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Every slot it fits, the empty Equipped place, or the Graveyard (OA-16)."""
        card = g.turned
        assert card is not None
        options = [DROP]
        equipped = g.equipped
        if g.rules.ace_wrap or (equipped is not None and equipped.rank == QUEEN):
            for slot in range(4):
                if g.fits(card, slot):
                    options.append(STORE[slot])
        else:
            # `fits`, for what nearly always holds: a card of the next rank, on a slot with room.
            beside = card.beside
            slots = g.slots
            for slot in range(4):
                pile = slots[slot]
                if not pile or (beside & pile[-1].bit and len(pile) < 5):
                    options.append(STORE[slot])
        if equipped is None and g.may_equip(card):
            options.append(STORE[EQUIPPED])
        if g.rules.map_uses_turned_card:
            options += [MAP_TURNED[mask] for mask in map_sets(g, card)]
        if g.ace_near() or (equipped is None and g.rules.equip_cost == "any_time"):
            add_any_time(g, options, g.usable())
        return (Ask(PLAYER, "store", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        card = g.turned
        assert card is not None
        if answer.kind in ANY_TIME:
            any_time(g, answer, self, True)
            return
        if g.rules.actions_after_other:
            g.actions = g.rules.actions_after_other
        if answer is DROP:
            if g.loud:
                g.tell("oubliette-dropped", card=card.id)
            g.bury_turned()
            return
        g.turned = None
        if answer.kind == "map_turned":
            g.actions -= 1
            lay_map(g, [PLACE_OF[sign] for sign in answer.args], (card,))
        else:
            g.put(card, place_of(answer))
            if g.loud:
                g.tell("oubliette-stored", card=card.id, place=answer.args[0])


MAP_MASKS: Final = tuple(mask for mask in range(16) if mask.bit_count() >= 2)


def map_sets(g: Oubliette, turned: Card | None) -> list[int]:
    """The sets of slots whose Path cards a Map combines into the next number (O-83 … O-85, OA-96)."""
    if not g.has_equipped(ACE) or not g.path or g.chasm_ahead():
        return []
    assert g.equipped is not None
    masks = MAP_MASKS if turned is None else range(1, 16)
    found = []
    for mask in masks:
        cards = [slot[-1] for at, slot in enumerate(g.slots) if (mask >> at) & 1 and slot]
        if len(cards) == mask.bit_count() and all(card.number for card in cards):
            if turned is not None:
                cards.append(turned)
            if combined(cards, g.equipped.red) == g.needed():
                found.append(mask)
    return found


def combined(cards: list[Card], red_map: bool) -> int:
    """What the cards make together: their sum, or with a red Map the black ones less the red ones; 0 if neither."""
    if not red_map:
        return sum(card.number for card in cards)
    reds = sum(card.number for card in cards if card.red)
    blacks = sum(card.number for card in cards if not card.red)
    return blacks - reds if reds and blacks else 0


def lay_map(g: Oubliette, places: list[int], more: tuple[Card, ...] = ()) -> None:
    """Lay several cards as one room that counts as the next number (OA-36)."""
    cards = tuple([g.lift(place) for place in places]) + more
    g.lay_room(cards, g.needed())
    for place in places:
        g.shown_next(place)


RESOLVE: Final = Resolve()
NEXT: Final = Next()
AT_CHASM: Final = AtChasm()
HAZARD: Final = Hazard()
LOST: Final = Lost()
DARKNESS: Final = Darkness()
GREMLIN: Final = Gremlin()
STORE_IT: Final = StoreIt()
MET_BY: Final[dict[str, Question[Oubliette]]] = {
    "other": STORE_IT, "creature": FIGHT, "trap": TRAP, "darkness": DARKNESS, "gremlin": GREMLIN,
}  # fmt: skip
"""The question a card puts, for those that put one at once."""
