"""How the motifs are spread over the deck: no motif on too few or too many cards, no card a twin or an orphan.

The bounds are what `docs/reports/deck.md` is measured against and what the tests hold every deck to.
"""

from __future__ import annotations

from collections import Counter

from noctuary.art.deck import Deck

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
