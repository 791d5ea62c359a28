"""What the player could know, and a whole game dealt from that."""

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance
from noctuary.oubliette.choices import choice
from noctuary.oubliette.fields import FIELDS, empty
from noctuary.oubliette.options import Options
from noctuary.oubliette.pieces import BY_ID, Card, cards_of, deck
from noctuary.oubliette.rules import EFFECTS
from noctuary.oubliette.state import Oubliette
from noctuary.oubliette.view import View, view_of


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


def knowledge_of(g: Oubliette) -> Knowledge:
    """All the player could know."""
    return Knowledge(
        view=view_of(g),
        options=g.options,
        slots=tuple(tuple(_known(g, card) for card in slot) for slot in g.slots),
        returned=tuple(tuple(card.id for card in cards_of(mask)) for mask in g.returned),
        state=notation.write("oubliette", FIELDS.known(g, None)),
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
    fields = notation.read(known.state, BY_ID, EFFECTS, choice)
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
    return FIELDS.dealt(fields, empty)


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
