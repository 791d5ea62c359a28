"""Deals that could be true, one after the other, from one game that was dealt from knowledge.

Search needs hundreds of them for a decision. The luck here is search's own and a quick one; a game's chance is never
drawn from.
"""

from noctuary.core.chance import Chance
from noctuary.core.quick_luck import QuickLuck
from noctuary.oubliette.pieces import Card, cards_of
from noctuary.oubliette.state import Oubliette


def redealt(base: Oubliette, luck: QuickLuck) -> Oubliette:
    """The same game with everything dealt anew that its player has not seen, all deals being equally likely.

    It is `from_knowledge` for a game at hand: an unseen card of a slot can be any that was in the deck in the epoch it
    was dealt in. So the epochs are filled in order, and the deck gets what is left.
    """
    g = base.copy()
    g.loud = False
    g.chance = Chance(luck.seed())
    covered = _covered(base)
    pool = _never_returned(base)
    g.stocked = []
    away = 0
    for epoch in range(len(base.returned) + 1):
        if epoch:
            mask = base.returned[epoch - 1]
            away |= mask
            pool += cards_of(mask)
        dealt = 0
        luck.shuffle(pool)
        for slot, at, when in covered:
            if when == epoch:
                card = pool.pop()
                g.slots[slot][at] = card
                dealt |= card.bit
        if epoch and dealt:
            g.stocked.append((epoch, dealt))
            away |= dealt
    luck.shuffle(pool)
    g.deck = pool
    g.away = away
    return g


def _covered(base: Oubliette) -> list[tuple[int, int, int]]:
    """Where the player has not seen what lies there: the slot, the place in it, and the epoch it was dealt in."""
    found: list[tuple[int, int, int]] = []
    for number, slot in enumerate(base.slots):
        for at, card in enumerate(slot):
            if not base.seen & card.bit:
                when = 0
                for epoch, mask in base.stocked:
                    if mask & card.bit:
                        when = epoch
                found.append((number, at, when))
    return found


def _never_returned(base: Oubliette) -> list[Card]:
    """The cards whose place is unknown and that never went back into the deck."""
    returned = base.seen
    for mask in base.returned:
        returned |= mask
    pool = [card for card in base.deck if not returned & card.bit]
    for slot in base.slots:
        for card in slot:
            if not returned & card.bit:
                pool.append(card)
    return pool
