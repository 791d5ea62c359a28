"""How pictures resemble one another: what bots use to write clues and to read them.

For every element that can be pointed at, and for every card as a whole, a score says how well each card of the deck
fits: things that look alike or are called alike, kinds, colours and shapes, the rare ones counting more, the striking
ones too. What the deck knows of meaning (tags) counts for nothing: a person sees a picture. There are two ears. The
Grimoire imagines one kind of listener, the Wizards are another: by words more than by looks, and with an eye that takes
all blues for one; so a clue that only its own tables understand fails here as it would before people. The scores are
made once a deck. A bot only ever looks up cards that its seat can see; of the others it uses averages.
"""

from collections.abc import Iterable
from functools import cache
from math import exp, log, sqrt
from typing import Final

from noctuary.art.vocabulary import SETTINGS
from noctuary.obscurio.bot.kin import DULL, KIN
from noctuary.obscurio.pieces.clue import Butterfly
from noctuary.obscurio.pieces.deck import DECKS, Deck, Element, Illusion, element_at

BOOK = "book"
WIZARD = "wizard"
WEIGHTS: dict[str, dict[str, float]] = {
    BOOK: {"look": 0.44, "word": 0.14, "kin": 0.18, "kind": 0.06, "colour": 0.10, "shape": 0.08},
    WIZARD: {"look": 0.22, "word": 0.32, "kin": 0.16, "kind": 0.06, "colour": 0.16, "shape": 0.08},
}
VAGUE: Final = ("object", "sky", "room", "person")
"""Kinds that say nothing to a person: what is not an object? Eyes, hands and travellers are all "person"."""
FAINT = 0.4
"""Sky, wall and ground on a card count so much of what a thing would."""
FAINTEST = 0.08
"""The least that scores are taken to spread: where no card has the like of a thing, hair's breadths decide nothing."""
PALETTE = 0.24
SCENE = 0.30
STYLE = 0.24
IDEA = 0.04
"""What Pages have in common at first sight: each colour, sea or snow or stage, how they are painted. What they are
about a person hardly sees."""
FORCED = 0.3
"""What a Butterfly below a Page says beside one that points, if one had to lie there (B-38; chosen).

Lying below a Page of one's own will says: look at all of it. Where a trap asks for it, it says that little: both sides
take the pointing one first, and the Page as a whole settles what that leaves open."""
FAMILIES: dict[str, str] = {
    name: family
    for family, names in (
        ("dark", "black,charcoal"),
        ("pale", "white,cream,beige,peach"),
        ("yellow", "gold,yellow,lime"),
        ("orange", "orange,rust,brown"),
        ("red", "red,maroon"),
        ("pink", "pink,magenta,dusty pink"),
        ("violet", "purple,lilac,mauve,violet"),
        ("blue", "indigo,deep blue,blue,sky blue,grey-blue"),
        ("green", "turquoise,dark teal,green,dark green,olive,sage,teal"),
    )
    for name in names.split(",")
}
"""What a Wizard's eye takes for one colour."""

Feature = tuple[str, str]


class Fit:
    """How well each card of the deck fits one thing pointed at."""

    __slots__ = ("crowd", "mean", "scores", "spread")

    def __init__(self, scores: list[float], least: float) -> None:
        self.scores = scores
        """By the card's index in the deck."""
        self.mean = sum(scores) / len(scores)
        self.spread = max(least, sqrt(sum((score - self.mean) ** 2 for score in scores) / len(scores)))
        self.crowd: list[tuple[float, float]] = crowd_of(scores)
        """The same without saying which card: how well some card of the deck fits, and how many of all do so."""


CROWD: Final = (1, 2, 3, 5, 8, 13, 21, 34)
"""After so many of the best-fitting cards a new group begins: the few that fit well are told apart, the many that
do not are not."""


def crowd_of(scores: list[float]) -> list[tuple[float, float]]:
    """The mean score of each group, the best first, and its share of the deck."""
    ranked = sorted(scores, reverse=True)
    found: list[tuple[float, float]] = []
    begun = 0
    for end in [*CROWD, len(ranked)]:
        group = ranked[begun:end]
        if group:
            found.append((sum(group) / len(group), len(group) / len(ranked)))
            begun = end
    return found


def tints(colours: tuple[str, ...], ear: str) -> list[str]:
    """Colours as an ear names them, each once."""
    return list(dict.fromkeys(colours if ear == BOOK else [FAMILIES.get(each, each) for each in colours]))


def features(element: Element, ear: str) -> list[Feature]:
    """All that an ear makes of an element. The last word of a name is what it is: a crescent moon is a moon."""
    kin = KIN.get(element.look, "")
    return [
        ("look", element.look),
        ("word", element.name.split(" ")[-1]),
        *([("kin", kin)] if kin else []),
        *([("kind", element.category)] if element.category not in VAGUE else []),
        *(("colour", colour) for colour in tints(element.colours, ear)),
        ("shape", element.shape),
    ]


class Reading:
    """The scores of a deck for an ear, with or without red sheets or a Butterfly that must lie below a Page."""

    def __init__(self, deck: Deck, red: bool, forced: bool, ear: str) -> None:
        self.deck = deck
        self.ear = ear
        self.below = FORCED if forced else 1.0
        # Under red nobody sees a colour.
        self.weights: dict[str, float] = {**WEIGHTS[ear], "colour": 0.0} if red else WEIGHTS[ear]
        self.shown = [self._strengths(card) for card in deck.cards]
        self.rarity = self._rarity()
        self.elements: dict[tuple[str, str], Fit] = {}
        self.wholes: dict[str, Fit] = {}

    def _strengths(self, card: Illusion) -> dict[Feature, float]:
        """How strongly a card shows each feature: as its most striking bearer does."""
        found: dict[Feature, float] = {}
        for element in card.elements:
            strength = sqrt(element.salience / 100) * (FAINT if element.background or element.look in DULL else 1.0)
            for feature in features(element, self.ear):
                found[feature] = max(found.get(feature, 0.0), strength)
        for theme in card.themes:
            found["theme", theme] = 1.0
        for colour in tints(card.colours, self.ear):
            found["palette", colour] = 1.0
        if card.style:
            found["style", card.style] = 1.0
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
            sought = features(element, self.ear)
            fit = self.elements[key] = Fit([self._match(sought, shown) for shown in self.shown], FAINTEST)
        return fit

    def _match(self, sought: list[Feature], shown: dict[Feature, float]) -> float:
        score = 0.0
        colours = max(1, len([kind for kind, _ in sought if kind == "colour"]))
        for feature in sought:
            strength = shown.get(feature)
            if strength:
                share = self.weights[feature[0]] / (colours if feature[0] == "colour" else 1)
                score += share * self.rarity[feature] * strength
        return score

    def whole(self, card: Illusion) -> Fit:
        """The fit of every card to a Page as a whole: what it is about, its colours, its striking things."""
        fit = self.wholes.get(card.id)
        if fit is None:
            scores = [self._likeness(card, shown) for shown in self.shown]
            fit = self.wholes[card.id] = Fit(scores, FAINTEST * self.below)
        return fit

    def _likeness(self, card: Illusion, shown: dict[Feature, float]) -> float:
        score = 0.0
        for theme in card.themes:
            if ("theme", theme) in shown:
                score += (SCENE if theme in SETTINGS else IDEA) * self.rarity["theme", theme]
        if ("style", card.style) in shown:
            score += STYLE * self.rarity["style", card.style]
        for colour in tints(card.colours, self.ear):
            if ("palette", colour) in shown and self.weights["colour"]:
                score += PALETTE * self.rarity["palette", colour]
        for element in card.elements:
            if element.salience >= STRIKING and not element.background:
                strength = shown.get(("look", element.look), 0.0)
                if strength:
                    score += 0.15 * self.rarity["look", element.look] * strength
        return score * self.below

    def fit(self, pages: list[Illusion], butterfly: Butterfly) -> Fit | None:
        """What a Butterfly means; None where it points at nothing that has a name."""
        page = pages[butterfly[0]]
        element = pointed_at(page, butterfly)
        if element is None:
            return self.whole(page) if len(butterfly) == 1 else None
        return self.element(page, element)


STRIKING = 60
"""What meets the eye first, of 100."""


def pointed_at(page: Illusion, butterfly: Butterfly) -> Element | None:
    """The element a Butterfly means: under its tip, or the one whose middle is closest. None: the Page as a whole."""
    if len(butterfly) == 1 or not page.elements:
        return None
    _, x, y, _ = butterfly
    found = element_at(page, x, y)
    if found is not None:
        return found
    return min(page.elements, key=lambda each: (each.anchor[0] - 10 * x) ** 2 + (each.anchor[1] - 10 * y) ** 2)


@cache
def reading(deck: str, red: bool, forced: bool, ear: str) -> Reading:
    """The scores of a loaded deck."""
    return Reading(DECKS[deck], red, forced, ear)


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
