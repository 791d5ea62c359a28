"""The reference listener: how well does a card answer a clue? Frozen, so that decks can be compared over time.

It follows 6.1 of the rules analysis. A clue is one or two referents: an element of a page, or a page as a whole. A
referent may be meant by its name, category, tags, colour or shape (a whole page by themes, mood, colours, setting), and
each of these is matched against a card, the rarer the stronger. `parts` gives the five matches apart, because listeners
differ in how they weigh them. The weights and formulas here were fixed before the deck was tuned; do not change them,
add a second listener instead.
"""

from __future__ import annotations

import math
from collections import Counter

from noctuary.art.deck import Deck, Element, PictureCard

WEIGHTS = (0.35, 0.20, 0.15, 0.18, 0.12)  # name, category, tags, colour, shape
WHOLE = (0.35, 0.20, 0.25, 0.20, 0.0)  # themes, mood, colours, setting
COLOUR, NAME = 3, 0


class Listener:
    """Matches of every referent of a deck against every card."""

    def __init__(self, deck: Deck):
        self.cards = list(deck)
        self.count = len(self.cards)
        seen: Counter[tuple[str, str]] = Counter()
        for card in self.cards:
            seen.update({(kind, word) for kind, word, _ in self._words(card)})
        self._rarity = {
            k: min(1.0, -math.log(n / self.count) / math.log(self.count)) if n else 0 for k, n in seen.items()
        }
        self.frequency = {k: n / self.count for k, n in seen.items()}
        self._holds = [self._table(card) for card in self.cards]

    @staticmethod
    def _words(card: PictureCard) -> list[tuple[str, str, float]]:
        out = []
        for e in card.elements:
            weight = e.salience**0.5
            out += [("name", e.motif, weight), ("category", e.category, weight), ("shape", e.shape, weight)]
            out += [("tag", t, weight) for t in e.tags]
            out += [("colour", c, share * weight) for c, share in e.colours.items()]
        out += [("theme", t, 1.0) for t in card.themes] + [("mood", m, 1.0) for m in card.moods]
        out += [("whole", c, share**0.5) for c, share in card.colours.items()]
        return [*out, ("setting", card.setting, 1.0)]

    def _table(self, card: PictureCard) -> dict[tuple[str, str], float]:
        table: dict[tuple[str, str], float] = {}
        for kind, word, weight in self._words(card):
            table[kind, word] = max(table.get((kind, word), 0.0), weight)
        return table

    def rarity(self, kind: str, word: str) -> float:
        """1 for a word of one card, 0 for a word of all."""
        return self._rarity.get((kind, word), 1.0)

    def _match(self, kind: str, words: dict[str, float], card: int) -> float:
        """The rarity-weighted share of the words that the card has."""
        table = self._holds[card]
        whole = sum(w * (0.15 + self.rarity(kind, t)) for t, w in words.items())
        found = sum(w * (0.15 + self.rarity(kind, t)) * table.get((kind, t), 0.0) for t, w in words.items())
        return found / whole * (0.25 + 0.75 * max((self.rarity(kind, t) for t in words), default=0)) if whole else 0.0

    def parts(self, referent: Element | PictureCard, card: int) -> tuple[float, float, float, float, float]:
        """The five matches of one referent with one card, each 0..1."""
        if isinstance(referent, PictureCard):
            return (
                self._match("theme", dict.fromkeys(referent.themes, 1.0), card),
                self._match("mood", dict.fromkeys(referent.moods, 1.0), card),
                self._match("whole", referent.colours, card),
                self._match("setting", {referent.setting: 1.0}, card),
                0.0,
            )
        tags = self._match("tag", dict.fromkeys(referent.tags, 1.0), card)
        same = self._match("name", {referent.motif: 1.0}, card)
        return (
            max(same, 0.5 * tags),
            self._match("category", {referent.category: 1.0}, card),
            tags,
            self._match("colour", referent.colours, card),
            self._match("shape", {referent.shape: 1.0}, card),
        )

    def score(self, referent: Element | PictureCard, card: int) -> float:
        """The match with the common weights."""
        weights = WHOLE if isinstance(referent, PictureCard) else WEIGHTS
        return sum(w * m for w, m in zip(weights, self.parts(referent, card), strict=True))

    def linked(self, e: Element, card: int) -> bool:
        """Even loosely related: the same thing, a rare shared tag, or the same strong colour on a striking element."""
        table = self._holds[card]
        if ("name", e.motif) in table:
            return True
        if any(self.frequency["tag", t] <= 0.35 and ("tag", t) in table for t in e.tags):
            return True
        return any(
            s >= 0.4 and self.frequency["colour", c] <= 0.3 and table.get(("colour", c), 0) >= 0.3
            for c, s in e.colours.items()
        )
