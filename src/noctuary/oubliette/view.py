"""What the player sees, what the player could know, and a whole game dealt from that.

Built up field by field: a fact that is not named here is not sent. Hidden are the order of the deck, the faces of
covered cards never seen, and the seed.
"""

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance
from noctuary.oubliette.cards import BY_ID, Card, cards_of, deck
from noctuary.oubliette.effects import EFFECTS
from noctuary.oubliette.options import Options
from noctuary.oubliette.table import Oubliette, Room


class RoomView(msgspec.Struct, frozen=True):
    """A room of the Path."""

    cards: tuple[str, ...]
    number: int
    portcullis: str | None
    chasms: tuple[str, ...]
    bridged: int


class View(msgspec.Struct, frozen=True, tag_field="game", tag="oubliette"):
    """The table as the player sees it. Cards are ids; None is a card that lies face down."""

    preset: str
    turn: int
    turned: str | None
    """The card just turned over, while it is being met."""
    deck: int
    graveyard: tuple[str, ...]
    slots: tuple[tuple[str | None, ...], ...]
    """Each pile from the bottom up; the last is showing."""
    equipped: str | None
    sealed: bool
    path: tuple[RoomView, ...]
    direction: int
    needed: int
    sideways: tuple[str, ...]
    curses: tuple[str, ...]
    gone: tuple[str, ...]
    chaos_uses: int
    bonus: int
    """What a Curse adds to every Creature."""
    ace_value: int
    """What an Ace is worth in combat (OA-07)."""
    actions: int
    free: str | None
    searched: bool
    held: tuple[str, ...]
    """Cards in hand in the middle of a choice: drawn by Advantage, found by a search."""


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and what the player could remember: all they need to deal the rest anew."""

    view: View
    options: Options
    slots: tuple[tuple[str | int, ...], ...]
    """Each pile from the bottom up: a card the player has seen, or the epoch in which an unseen one was dealt."""
    returned: tuple[tuple[str, ...], ...]
    """For each epoch, the cards that went back into the deck then and were not seen since."""
    state: str
    """The rest of the position, none of it hidden, in the notation of positions."""


def view_of(g: Oubliette) -> View:
    """The player's view."""
    known = g.seen if g.options.show_seen else 0
    return View(
        preset=g.options.preset,
        turn=g.turn,
        turned=_id(g.turned),
        deck=len(g.deck),
        graveyard=_ids(g.graveyard),
        slots=tuple(_pile(g, slot, known) for slot in g.slots),
        equipped=_id(g.equipped),
        sealed=g.sealed,
        path=tuple(_room(room) for room in g.path),
        direction=g.direction,
        needed=g.needed(),
        sideways=_ids(cards_of(g.sideways)),
        curses=_ids(g.curses),
        gone=_ids(g.gone),
        chaos_uses=g.chaos_uses,
        bonus=g.creature_bonus(),
        ace_value=g.options.ace_value,
        actions=g.actions,
        free=_id(g.free),
        searched=g.searched,
        held=tuple(arg.id for effect in g.stack for arg in effect.args() if isinstance(arg, Card)),
    )


def _id(card: Card | None) -> str | None:
    return None if card is None else card.id


def _ids(cards: list[Card] | tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


def _room(room: Room) -> RoomView:
    return RoomView(_ids(room.cards), room.number, _id(room.portcullis), _ids(room.chasms), room.bridged)


def _pile(g: Oubliette, slot: list[Card], known: int) -> tuple[str | None, ...]:
    """The showing card, and of the covered ones those that are known. A card under a lifted Ace is still covered."""
    last = len(slot) - 1
    return tuple(
        card.id if known & card.bit or (at == last and g.seen & card.bit) else None for at, card in enumerate(slot)
    )


def knowledge_of(g: Oubliette) -> Knowledge:
    """All the player could know."""
    fields = g.dump()
    for hidden in ("deck", "slots", "seen", "returned", "stocked", "seed", "uses"):
        del fields[hidden]
    return Knowledge(
        view=view_of(g),
        options=g.options,
        slots=tuple(tuple(_known(g, card) for card in slot) for slot in g.slots),
        returned=tuple(_ids(cards_of(mask)) for mask in g.returned),
        state=notation.write("oubliette", fields),
    )


def _known(g: Oubliette, card: Card) -> str | int:
    if g.seen & card.bit:
        return card.id
    for epoch, mask in g.stocked:
        if mask & card.bit:
            return epoch
    return 0


def from_knowledge(known: Knowledge, chance: Chance) -> Oubliette:
    """A whole game that agrees with what the player knows, all that do being equally likely.

    An unseen card that was dealt in an epoch can be any card that was in the deck then: any never seen, and those that
    had gone back into the deck by then. So the epochs are filled in order; the deck gets what is left.
    """
    from noctuary.oubliette.turn import load

    fields = notation.read(known.state, BY_ID, EFFECTS)
    returned = [[BY_ID[id] for id in row] for row in known.returned]
    unseen = _unseen(known, returned)
    slots, seen, stocked = _deal(known, unseen, returned, chance)
    chance.shuffle("redeal", unseen)
    fields.update(
        deck=unseen,
        slots=slots,
        seen=seen,
        returned=[sum(card.bit for card in row) for row in returned],
        stocked=stocked,
        seed=chance.seed,
        uses=chance.uses,
    )
    return load(fields)


def _unseen(known: Knowledge, returned: list[list[Card]]) -> list[Card]:
    """The cards whose place is unknown and that never went back into the deck."""
    view = known.view
    seen = {*view.graveyard, *view.curses, *view.gone, *view.held, view.turned, view.equipped}
    for pile in known.slots:
        seen.update(str(entry) for entry in pile)
    for room in view.path:
        seen.update((*room.cards, room.portcullis, *room.chasms))
    for row in returned:
        seen.update(card.id for card in row)
    return [card for card in deck(known.options.jokers) if card.id not in seen]


def _deal(
    known: Knowledge, unseen: list[Card], returned: list[list[Card]], chance: Chance
) -> tuple[list[list[Card]], int, list[tuple[int, int]]]:
    """Fill the covered places, epoch by epoch; what is dealt leaves `unseen`, which ends as the deck."""
    slots: list[list[Card | None]] = [
        [BY_ID[entry] if isinstance(entry, str) else None for entry in pile] for pile in known.slots
    ]
    seen = sum(card.bit for slot in slots for card in slot if card is not None)
    stocked: list[tuple[int, int]] = []
    for epoch in range(len(returned) + 1):
        if epoch:
            unseen += returned[epoch - 1]
        chance.shuffle("redeal", unseen)
        mask = 0
        for slot, pile in zip(slots, known.slots, strict=True):
            for at, entry in enumerate(pile):
                if entry == epoch and not isinstance(entry, str):
                    card = unseen.pop()
                    slot[at] = card
                    mask |= card.bit
        if epoch and mask:
            stocked.append((epoch, mask))
    return [[card for card in slot if card is not None] for slot in slots], seen, stocked
