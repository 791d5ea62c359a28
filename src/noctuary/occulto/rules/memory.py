"""What each seat can remember of cards that are hidden from it: as a set of places where a card can be.

`g.hints[seat]` has an entry for each hidden card of which the seat knows more than nothing. The set is made of bits:
one for each hand, one for the deck, one for the cards discarded face down. A card without an entry can be anywhere.
Where several cards could each have moved, the entries widen one by one; that one moved and not both is not kept.
"""

from typing import TYPE_CHECKING, Final

from noctuary.occulto.pieces import Card

if TYPE_CHECKING:
    from noctuary.occulto.state import Occulto

IN_DECK: Final = 1 << 5
IN_BURIED: Final = 1 << 6
IN_REMOVED: Final = 1 << 7
ANYWHERE: Final = 0xFF


def drawn(g: "Occulto", seat: int, card: Card, seen: int) -> None:
    """`seat` has drawn a card; those in `seen` knew which lay there. (It has left the deck already.)"""
    empty = not g.deck
    for who, hints in enumerate(g.hints):
        sees = who == seat or seen >> who & 1 == 1
        if hints:
            for each, mask in hints.items():
                if mask & IN_DECK:
                    wider = mask if sees else mask | 1 << seat
                    hints[each] = wider & ~IN_DECK if empty else wider
            if who == seat:
                hints.pop(card, None)
        if sees and who != seat:
            hints[card] = 1 << seat


def shown(g: "Occulto", card: Card) -> None:
    """Everybody sees where a card is now."""
    for hints in g.hints:
        if hints:
            hints.pop(card, None)


def moved(g: "Occulto", moves: list[tuple[int, int, Card]]) -> None:
    """Cards have gone from hand to hand, all at once: giver and taker know which, the others see that one did."""
    for who, hints in enumerate(g.hints):
        if hints:
            for each, mask in list(hints.items()):
                kept, gone = mask, 0
                for giver, taker, _ in moves:
                    if mask >> giver & 1 and who not in (giver, taker):
                        gone |= 1 << taker
                        if left_with(g, giver, moves) == 0:
                            kept &= ~(1 << giver)
                hints[each] = kept | gone
    for giver, taker, card in moves:
        g.hints[giver][card] = 1 << taker
        g.hints[taker].pop(card, None)


def left_with(g: "Occulto", giver: int, moves: list[tuple[int, int, Card]]) -> int:
    """How many cards a giver kept, not counting what came in."""
    return len(g.hands[giver]) - sum(taker == giver for _, taker, _ in moves)


def swapped(g: "Occulto", one: int, other: int) -> None:
    """Two players have exchanged hands (they have them already): each knows both."""
    for who, hints in enumerate(g.hints):
        if who not in (one, other):
            for card, mask in hints.items():
                a, b = mask >> one & 1, mask >> other & 1
                hints[card] = mask & ~(1 << one | 1 << other) | a << other | b << one
    for who, whose in ((one, other), (other, one)):
        for card in g.hands[who]:
            g.hints[who].pop(card, None)
        for card in g.hands[whose]:
            g.hints[who][card] = 1 << whose


def looked_into(g: "Occulto", who: int, whose: int) -> None:
    """`who` has seen a whole hand (CA-35, the other reading)."""
    for card in g.hands[whose]:
        g.hints[who][card] = 1 << whose


def hidden_discard(g: "Occulto", seat: int, card: Card) -> None:
    """`seat` has discarded a card face down; it has left the hand."""
    empty = not g.hands[seat]
    for who, hints in enumerate(g.hints):
        if who == seat:
            hints[card] = IN_BURIED
        else:
            for each, mask in hints.items():
                if mask >> seat & 1:
                    hints[each] = (mask & ~(1 << seat) if empty else mask) | IN_BURIED


def reordered(g: "Occulto", seat: int, before: list[tuple[Card, int]]) -> None:
    """`seat` has put the top cards back as it liked: whoever else knew one now knows only that it is in the deck."""
    for card, seen in before:
        for who, hints in enumerate(g.hints):
            if who != seat and seen >> who & 1:
                hints[card] = IN_DECK
