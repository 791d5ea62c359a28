"""How pictures resemble one another: what bots use to write clues and to read them.

For every element that can be pointed at, and for every card as a whole, a score says how well each card of the deck
fits: shared names, kinds, tags, colours and shapes, the rare ones counting more, the striking ones too. The scores are
made once a deck. A bot only ever looks up cards that its seat can see; of the others it uses averages.
"""

from collections.abc import Iterable
from functools import cache
from math import exp, log, sqrt

from noctuary.obscurio.pieces.clue import Butterfly
from noctuary.obscurio.pieces.deck import DECKS, Deck, Element, Illusion, element_at

WEIGHTS = {"name": 0.35, "kind": 0.20, "tag": 0.15, "colour": 0.18, "shape": 0.12}
IN_RED = 0.25
"""What is left of colours under a red sheet."""
FORCED = 0.3
"""What a Butterfly below a Page says beside one that points, if one had to lie there (B-38; chosen).

Lying below a Page of one's own will says: look at all of it. Where a trap asks for it, it says that little: both sides
take the pointing one first, and the Page as a whole settles what that leaves open."""

Feature = tuple[str, str]


class Fit:
    """How well each card of the deck fits one thing pointed at."""

    __slots__ = ("mean", "scores", "spread")

    def __init__(self, scores: list[float]) -> None:
        self.scores = scores
        """By the card's index in the deck."""
        self.mean = sum(scores) / len(scores)
        self.spread = sqrt(sum((score - self.mean) ** 2 for score in scores) / len(scores)) or 1.0


def features(element: Element) -> list[Feature]:
    """All that can be said of an element."""
    return [
        ("name", element.name),
        ("kind", element.category),
        *(("tag", tag) for tag in element.tags),
        *(("colour", colour) for colour in element.colours),
        ("shape", element.shape),
    ]


class Reading:
    """The scores of a deck, with or without red sheets, with or without a Butterfly that must lie below a Page."""

    def __init__(self, deck: Deck, red: bool, forced: bool) -> None:
        self.deck = deck
        self.below = FORCED if forced else 1.0
        self.weights = {**WEIGHTS, "colour": WEIGHTS["colour"] * IN_RED} if red else WEIGHTS
        self.shown = [self._strengths(card) for card in deck.cards]
        self.rarity = self._rarity()
        self.elements: dict[tuple[str, str], Fit] = {}
        self.wholes: dict[str, Fit] = {}

    def _strengths(self, card: Illusion) -> dict[Feature, float]:
        """How strongly a card shows each feature: as its most striking bearer does."""
        found: dict[Feature, float] = {}
        for element in card.elements:
            strength = sqrt(element.salience / 100)
            for feature in features(element):
                found[feature] = max(found.get(feature, 0.0), strength)
        for theme in card.themes:
            found["theme", theme] = 1.0
        for colour in card.colours:
            found["palette", colour] = 1.0
        return found

    def _rarity(self) -> dict[Feature, float]:
        count: dict[Feature, int] = {}
        for shown in self.shown:
            for feature in shown:
                count[feature] = count.get(feature, 0) + 1
        cards = len(self.shown)
        return {feature: log(cards / number) / log(cards) for feature, number in count.items()}

    def element(self, card: Illusion, element: Element) -> Fit:
        """The fit of every card to an element of a Page."""
        key = (card.id, element.id)
        fit = self.elements.get(key)
        if fit is None:
            fit = self.elements[key] = Fit([self._match(features(element), shown) for shown in self.shown])
        return fit

    def _match(self, sought: list[Feature], shown: dict[Feature, float]) -> float:
        score = 0.0
        tags = max(1, sum(1 for kind, _ in sought if kind == "tag"))
        for feature in sought:
            strength = shown.get(feature)
            if strength:
                share = self.weights[feature[0]] / (tags if feature[0] == "tag" else 1)
                score += share * self.rarity[feature] * strength
        return score

    def whole(self, card: Illusion) -> Fit:
        """The fit of every card to a Page as a whole: themes, colours, and things that stand for its themes."""
        fit = self.wholes.get(card.id)
        if fit is None:
            fit = self.wholes[card.id] = Fit([self._likeness(card, shown) for shown in self.shown])
        return fit

    def _likeness(self, card: Illusion, shown: dict[Feature, float]) -> float:
        score = 0.0
        for theme in card.themes:
            if ("theme", theme) in shown:
                score += 0.30 * self.rarity["theme", theme]
            if ("tag", theme) in shown:
                score += 0.10 * self.rarity["tag", theme]
        for colour in card.colours:
            if ("palette", colour) in shown:
                score += 0.15 * self.rarity["palette", colour] * self.weights["colour"] / WEIGHTS["colour"]
        return score * self.below

    def fit(self, pages: list[Illusion], butterfly: Butterfly) -> Fit | None:
        """What a Butterfly means; None where it points at nothing that has a name."""
        page = pages[butterfly[0]]
        if len(butterfly) == 1:
            return self.whole(page)
        element = element_at(page, butterfly[1], butterfly[2]) or nearest(page, butterfly)
        return None if element is None else self.element(page, element)


def nearest(page: Illusion, butterfly: Butterfly) -> Element | None:
    """The element whose middle is closest to a tip that touches none."""
    _, x, y, _ = butterfly
    if not page.elements:
        return None
    return min(page.elements, key=lambda each: (each.anchor[0] - 10 * x) ** 2 + (each.anchor[1] - 10 * y) ** 2)


@cache
def reading(deck: str, red: bool, forced: bool) -> Reading:
    """The scores of a loaded deck."""
    return Reading(DECKS[deck], red, forced)


def standing_out(fits: list[Fit], card: Illusion) -> float:
    """How far a card stands out of the deck, in spreads, for a clue of some Butterflies."""
    if not fits:
        return 0.0
    scale = sqrt(sum(fit.spread**2 for fit in fits))
    return sum(fit.scores[card.index] - fit.mean for fit in fits) / scale


def shares(values: Iterable[float]) -> list[float]:
    """Weights as probabilities, from their logarithms."""
    logs = list(values)
    top = max(logs)
    powers = [exp(value - top) for value in logs]
    total = sum(powers)
    return [power / total for power in powers]


def common(page: Illusion, butterfly: Butterfly, card: Illusion) -> str:
    """The reason a card fits what a Butterfly means, in a word that everybody understands; nothing if it does not."""
    if len(butterfly) == 1:
        return "theme" if set(page.themes) & set(card.themes) else ""
    element = element_at(page, butterfly[1], butterfly[2]) or nearest(page, butterfly)
    shown = {feature for each in card.elements for feature in features(each)}
    shared = [feature[0] for feature in features(element) if feature in shown] if element is not None else []
    return shared[0] if shared else ""
