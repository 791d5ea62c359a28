"""Where a hidden card can be, as far as a seat can work it out: its hints, and how many cards lie in each place.

Each hidden card may lie in some of the places (`rules.memory`), and each place holds a known number of them. A place is
possible for a card if there is any way to deal all cards so that it lies there. Cards with the same hints are alike, so
it is enough to look at groups of them. One way to deal them is at hand, the true one; every other one differs from it
by cards that change places in a ring. So a place is possible exactly if such a ring leads through it, whichever way was
taken to begin with: the answer tells nothing of the true deal.
"""

from collections.abc import Iterable

from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.memory import ANYWHERE, IN_BURIED, IN_DECK, IN_REMOVED
from noctuary.occulto.state import Occulto


def whereabouts(g: Occulto, seat: int) -> dict[Card, int]:
    """For each card that this seat does not see, the set of places where it can be."""
    lies = _hidden_from(g, seat)
    room = _union(lies.values())
    hints = g.hints[seat]
    groups: dict[int, list[Card]] = {}
    for card in lies:
        groups.setdefault(hints.get(card, ANYWHERE) & room, []).append(card)
    taken = {mask: _union(lies[card] for card in cards) for mask, cards in groups.items()}
    return {card: _possible(mask, taken) for mask, cards in groups.items() for card in cards}


def surely_held(g: Occulto, seat: int) -> dict[str, int]:
    """The cards that can only be in one player's hand, each with that player."""
    hands = {1 << who: who for who in range(g.seats)}
    found = ((card, hands[places]) for card, places in whereabouts(g, seat).items() if places in hands)
    return {card.id: who for card, who in sorted(found, key=lambda each: each[0].index)}


def _hidden_from(g: Occulto, seat: int) -> dict[Card, int]:
    """Every card this seat does not see, and where it lies."""
    lies = {card: 1 << who for who, hand in enumerate(g.hands) if who != seat for card in hand}
    lies.update({card: IN_DECK for card, seen in zip(g.deck, g.deck_seen, strict=True) if not seen >> seat & 1})
    lies.update(dict.fromkeys(g.buried, IN_BURIED))
    lies.update(dict.fromkeys(g.removed, IN_REMOVED))
    return lies


def _union(places: Iterable[int]) -> int:
    mask = 0
    for place in places:
        mask |= place
    return mask


def _possible(mask: int, taken: dict[int, int]) -> int:
    """Of the places that its hints allow a group, those it can really be in.

    One of the group can go to a place if it makes room there: a card in that place moves on to another place it may be
    in, and so on, until one comes to where the group has left a place free.
    """
    found = 0
    for place in (1 << at for at in range(8)):
        if mask & place and _reaches(place, taken[mask], taken):
            found |= place
    return found


def _reaches(start: int, goal: int, taken: dict[int, int]) -> bool:
    """Whether cards can be moved on from one place until one comes to a place of the goal."""
    reached = start
    while not reached & goal:
        wider = reached
        for mask, places in taken.items():
            if places & reached:
                wider |= mask
        if wider == reached:
            return False
        reached = wider
    return True
