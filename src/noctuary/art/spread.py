"""How the motifs are spread over the deck: no motif on too few or too many cards, no card a twin or an orphan.

The bounds are what `docs/reports/deck.md` is measured against and what the tests hold every deck to.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from noctuary.art.deck import Deck, PictureCard

FEWEST_CARDS = 2
"""A motif links two cards by its name. One card is never dealt both as the exit and as a page: what is on it alone can
never be a link."""
MOST_CARDS = 2 / 3
"""Of the deck. What is on more than two cards of three says next to nothing about any of them."""
TWINS = 0.5
"""Cards that share more than this of the motifs they have together are told apart by their motifs no longer."""
KIN = 8
"""A card that shares a motif with fewer others than this is an orphan: hardly a page could point at it."""


def motifs(deck: Deck) -> dict[str, set[str]]:
    """By card, the motifs that can be pointed at; skies and walls, which are behind everything, do not count."""
    return {card.id: {e.motif for e in card.elements if e.shape != "field"} for card in deck}


def uses(deck: Deck) -> Counter[str]:
    """On how many cards each motif is."""
    return Counter(motif for on_card in motifs(deck).values() for motif in on_card)


def shares(deck: Deck) -> dict[tuple[str, str], float]:
    """The motifs two cards have in common, of those they have together; every pair once, in the order of the ids."""
    of = motifs(deck)
    return {(a, b): len(of[a] & of[b]) / len(of[a] | of[b]) for a in of for b in of if a < b}


def kin(deck: Deck) -> dict[str, int]:
    """With how many other cards a card shares a motif."""
    of = motifs(deck)
    return {a: sum(bool(of[a] & of[b]) for b in of if a != b) for a in of}


def rare(deck: Deck) -> list[str]:
    """Motifs on too few cards."""
    return sorted(motif for motif, n in uses(deck).items() if n < FEWEST_CARDS)


def common(deck: Deck) -> list[str]:
    """Motifs on too many cards."""
    return sorted(motif for motif, n in uses(deck).items() if n > MOST_CARDS * len(deck))


def twins(deck: Deck) -> list[tuple[str, str]]:
    """Cards too much alike."""
    return [pair for pair, share in shares(deck).items() if share > TWINS]


def orphans(deck: Deck) -> list[str]:
    """Cards that share a motif with too few others."""
    return [card for card, n in kin(deck).items() if n < KIN]


ACROSS = 12
"""Cards in a row of the contact sheet."""
SAME_HORIZON = 0.03
"""Of the disc's radius: horizons nearer to each other than this are the same to the eye."""
GROUND = ("sea", "hills", "dunes", "seabed", "river", "chequered_floor", "boards")


def horizon(card: PictureCard) -> float | None:
    """How high the ground begins in the middle of a card, -1 at the top to 1; None where none is seen."""
    grounds = [e for e in card.elements if e.motif in GROUND and not e.inside]
    if not grounds:
        return None
    largest = max(grounds, key=lambda e: e.area)
    heights = [y / 100 for x in (-0.4, 0.0, 0.4) for y in range(-95, 96) if largest.covers(x, y / 100)]
    return min(heights, default=None)


def same_horizons(deck: Deck) -> list[tuple[str, str]]:
    """Neighbours in a row of the contact sheet whose grounds begin at the same height."""
    cards = list(deck)
    pairs = [(a, b) for n, (a, b) in enumerate(pairwise(cards), 1) if n % ACROSS]
    heights = {card.id: horizon(card) for card in cards}
    found = []
    for a, b in pairs:
        one, other = heights[a.id], heights[b.id]
        if one is not None and other is not None and abs(one - other) < SAME_HORIZON:
            found.append((a.id, b.id))
    return found
