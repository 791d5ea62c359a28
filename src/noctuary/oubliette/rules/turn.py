"""The deal (O-04 … O-11), the turn (O-12) and what the player may do in it (O-38)."""

from typing import Final

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Question, Step
from noctuary.oubliette.choices import (
    ADVANTAGE,
    DECLINE,
    DIG,
    HOURGLASS,
    MAP,
    MOVE,
    PASSAGE,
    PASSAGE_2,
    PASSAGE_10,
    PATH,
    PLACE_OF,
    RESTOCK,
    ROPE,
    SEARCH,
    START,
    TIME_SHIFT,
    TURN_OVER,
    place_of,
)
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import ACE, ACES, JACK, JOKER, QUEEN, Card, Top
from noctuary.oubliette.pieces import deck as whole_deck
from noctuary.oubliette.rules.chaos import passage, restock, stock_equipped, time_shift
from noctuary.oubliette.rules.encounters import lay_map, map_sets, resolve
from noctuary.oubliette.rules.items import (
    DONE,
    DigPick,
    add_equip,
    advantage,
    cross,
    diggable,
    equip,
    returnable,
    search,
    start_hourglass,
    watch_deck,
)
from noctuary.oubliette.state import GRAVE, PLAYER, Oubliette


def new(options: Options, seats: int, chance: Chance) -> Oubliette:
    """A game that has just been dealt."""
    g = Oubliette(options, chance)
    g.deck = whole_deck(options.jokers)
    chance.shuffle("deck", g.deck)
    for slot in g.slots:
        slot.extend(g.deck[:-6:-1])
        del g.deck[-5:]
        g.seen |= slot[-1].bit
    stock_equipped(g)
    g.tell("oubliette-dealt", slots=[slot[-1].id for slot in g.slots], equipped=g.equipped.id if g.equipped else "")
    g.then(BEGIN, TURN)
    g.advance()
    return g


class Begin(Step[Oubliette]):
    """A 10 or a 2 in the Inventory starts the Path (O-08 … O-10)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        """Take the only one at once; ask if there is a choice."""
        places = starters(g)
        if len(places) == 1 and g.rules.setup_start == "forced":
            lay_from_inventory(g, places[0])
        elif places:
            g.then(CHOOSE_START)


def starters(g: Oubliette) -> list[int]:
    """Where a 10 or 2 can be taken from (OA-21)."""
    places: list[int] = []
    for top in g.usable():
        if top.place != GRAVE and top.card.number in (2, 10):
            places.append(top.place)
    return places


def lay_from_inventory(g: Oubliette, place: int) -> None:
    """Play a Path card from the Inventory (O-08, O-38)."""
    card = g.lift(place)
    g.lay_room((card,), card.number)
    g.shown_next(place)


class ChooseStart(Question[Oubliette]):
    """Which card starts the Path (O-09); none, if starting is read as optional (OA-20)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Every 10 and 2 that was dealt open."""
        options = [START[place] for place in starters(g)]
        if g.rules.setup_start == "optional":
            options.append(DECLINE)
        return (Ask(PLAYER, "start", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """Begin there. What is uncovered now gives no second choice (OA-22)."""
        if answer is not DECLINE:
            lay_from_inventory(g, place_of(answer))


class Turn(Step[Oubliette]):
    """Turn over the top card of the deck and see what it does (O-12)."""

    __slots__ = ()

    def run(self, g: Oubliette) -> None:
        """The first turn; later ones follow from the end of the one before."""
        turn_over(g)


def turn_over(g: Oubliette) -> None:
    """No cards left: lost (O-95, OA-90). Otherwise the next turn begins."""
    rules = g.rules
    if not g.deck:
        g.end("deck_empty", "O-95", ())
        return
    if g.turn >= rules.turn_limit:
        g.end("turn_limit", "OA-101", ())
        return
    g.turn += 1
    g.actions = rules.actions
    g.free = None
    g.met = False
    g.moved = False
    g.dug = 0
    if rules.searching != "once_a_room":
        g.searched = False
    card = g.draw()
    g.turned = card
    if g.loud:
        g.tell("oubliette-turned", card=card.id, turn=g.turn)
    g.stack.extend(AFTERWARDS)
    if not g.deck:
        watch_deck(g)
    if g.outcome is None:
        resolve(g, card)


class Act(Question[Oubliette]):
    """After the event: free uses, and as many actions as the reading allows (O-38, OA-70, OA-74 … OA-76)."""

    __slots__ = ()

    def asks(self, g: Oubliette) -> tuple[Ask, ...]:
        """Everything that can be done now, and turning over the next card."""
        rules = g.rules
        equipped = g.equipped
        act = g.actions > 0
        uses = act or g.free is not None or (bool(g.path) and g.path[-1].open)
        if not uses and equipped is not None and equipped.idle and not g.seen & ACES and not rules.slot_moves:
            # Every other window is like this: nothing to be done, and nothing to be looked for.
            return (Ask(PLAYER, "act", JUST_TURN_OVER),)
        options = [TURN_OVER]
        tops = g.usable()
        if uses:
            add_uses(g, options, tops, act)
        elif g.deck:
            for top in tops:
                if top.card.rank == ACE:
                    options.append(ADVANTAGE[top.place])
        if equipped is None:
            if act or rules.equip_cost != "action":
                add_equip(g, options, tops)
        elif equipped.rank == ACE:
            add_maps(g, options, act)
        elif equipped.rank == 10:
            add_search(g, options)
        if rules.slot_moves and not g.moved:
            add_moves(g, options)
        return (Ask(PLAYER, "act", tuple(options)),)

    def run(self, g: Oubliette, seat: int, answer: Choice) -> None:
        """Carry it out and ask again; turning over ends the turn."""
        if answer is TURN_OVER:
            turn_over(g)
            return
        g.stack.extend(AFTERWARDS)
        kind = answer.kind
        if kind == "advantage":
            advantage(g, place_of(answer), None, free=True)
        elif kind == "search":
            search(g)
        elif kind == "move":
            move(g, answer)
        elif kind == "rope":
            place = place_of(answer)
            g.actions -= g.rules.rope_cost == "action" and g.top(place) is not g.free
            cross(g, place)
        elif kind == "equip":
            g.actions -= g.rules.equip_cost == "action"
            equip(g, place_of(answer))
        else:
            take_action(g, answer)


def add_uses(g: Oubliette, options: list[Choice], tops: list[Top], act: bool) -> None:
    """Advantage (O-61), Ropes (O-27), and what an action does with a card: a room, or an Item (OA-75)."""
    free = g.free
    path = g.path
    chasm = bool(path) and path[-1].open
    layable = 0 if chasm or not path else path[-1].number + g.direction
    for top in tops:
        place = top.place
        card = top.card
        if card.rank == ACE:
            if g.deck:
                options.append(ADVANTAGE[place])
        elif act or card is free:
            if card.number == 0:
                add_item(g, options, place, card)
            elif card.number == layable or (not path and (g.may_lay(card) if card is free else starts(g, card))):
                options.append(PATH[place])
        if chasm and card.rope and (act or card is free or g.rules.rope_cost == "free"):
            options.append(ROPE[place])


def add_item(g: Oubliette, options: list[Choice], place: int, card: Card) -> None:
    """What the Item of a card without a number can do in an action (O-64, O-66, O-74 … O-78)."""
    if card.rank == JACK:
        if diggable(g, place):
            options.append(DIG[place])
    elif card.rank == QUEEN:
        if returnable(g, place):
            options.append(HOURGLASS[place])
    elif card.rank == JOKER and not g.sideways & card.bit:
        add_chaos(g, options, place)


def starts(g: Oubliette, card: Card) -> bool:
    """Whether a card of the Inventory may start the Path later on (O-11), or a new one after a loss (OA-23)."""
    if card.number != 2 and card.number != 10:
        return False
    return g.rules.start_from_inventory or (g.begun and g.rules.restart_from_inventory)


def add_chaos(g: Oubliette, options: list[Choice], place: int) -> None:
    """What a Joker can do in a quiet moment (O-74, O-75, O-78)."""
    if len(g.graveyard) > (1 if place == GRAVE else 0):
        options.append(TIME_SHIFT[place])
    if not g.path:
        options.append(PASSAGE_10[place])
        options.append(PASSAGE_2[place])
    elif not g.chasm_ahead():
        options.append(PASSAGE[place])
    if g.deck:
        options.append(RESTOCK[place])


def add_maps(g: Oubliette, options: list[Choice], act: bool) -> None:
    """The combinations of an equipped Map (O-83); without an action only those with the card that is free (OA-80)."""
    if act or g.free is not None:
        for mask in map_sets(g, None):
            if act or any((mask >> at) & 1 and slot[-1] is g.free for at, slot in enumerate(g.slots) if slot):
                options.append(MAP[mask])


def add_search(g: Oubliette, options: list[Choice]) -> None:
    """A search of the room, with a 10 equipped (O-89, OA-99)."""
    if g.deck and not g.searched and (g.rules.searching != "after_encounters" or g.met):
        options.append(SEARCH)


def add_moves(g: Oubliette, options: list[Choice]) -> None:
    """Showing cards that fit on another slot (OA-12), one move a turn (OA-102)."""
    for here, slot in enumerate(g.slots):
        if slot:
            options += [MOVE[here][there] for there in range(4) if there != here and g.fits(slot[-1], there)]


def move(g: Oubliette, answer: Choice) -> None:
    """Move a showing card from slot to slot."""
    here, there = PLACE_OF[answer.args[0]], PLACE_OF[answer.args[1]]
    card = g.lift(here)
    g.put(card, there)
    g.moved = True
    g.tell("oubliette-moved", card=card.id, place=answer.args[1])
    g.shown_next(here)


def take_action(g: Oubliette, answer: Choice) -> None:
    """One Item or one Path card (OA-75). The card that Advantage brought is used without an action (OA-80)."""
    place = place_of(answer)
    kind = answer.kind
    places = [PLACE_OF[sign] for sign in answer.args] if kind == "map" else [place]
    if g.free is not None and g.free in [g.top(each) for each in places]:
        g.free = None
    else:
        g.actions -= 1
    if kind == "path":
        lay_from_inventory(g, place)
    elif kind == "map":
        lay_map(g, places)
    elif kind == "dig":
        g.stack.append(DigPick(place))
    elif kind == "hourglass":
        start_hourglass(g, place)
    elif kind == "time_shift":
        time_shift(g, place)
    elif kind == "passage":
        passage(g, place, answer.args[1] if len(answer.args) > 1 else g.needed())
    else:
        assert kind == "restock", kind
        restock(g, place)


BEGIN: Final = Begin()
TURN: Final = Turn()
ACT: Final = Act()
CHOOSE_START: Final = ChooseStart()
JUST_TURN_OVER: Final = (TURN_OVER,)
AFTERWARDS: Final = (ACT, DONE)
"""What follows on an event or an action, as it lies on the stack: first it is done, then the player may act."""


def check(g: Oubliette) -> None:
    """Refuse a position that cannot come about."""
    whole = sorted(card.id for card in whole_deck(g.options.jokers))
    if g.components() != whole:
        raise ValueError("cards are missing or doubled")
    if len(g.slots) != 4 or any(len(slot) > 5 for slot in g.slots):
        raise ValueError("four slots of at most five cards (O-52)")
    if g.equipped is not None and (g.sealed or g.equipped.rank == JOKER):
        raise ValueError("a Joker, or a closed place, cannot be equipped (O-80, OA-15)")
    steps = [room.number - g.path[0].number for room in g.path]
    if steps != [at * g.direction for at in range(len(g.path))] or len(g.path) > 9:
        raise ValueError("a Path runs from 10 down or from 2 up (O-02)")
    if g.path and not g.begun:
        raise ValueError("a Path lies there that was never begun")
    if g.path and g.path[0].number != (10 if g.direction < 0 else 2):
        raise ValueError("a Path starts with a 10 or a 2 (O-10)")
