"""The deck of pictures, as the rules see it: cards, the elements drawn on them, and what lies under a point (B-02).

The rules never see a picture. They know ids, and for the same-element rule (B-31, BA-11) which element a tip touches;
names, tags and colours are there for bots and for tables that play in words. Any deck will do: see `decks`.

Lengths are whole numbers: tips in hundredths of the disc's radius, outlines and anchors in thousandths; x runs to the
right, y down. An outline is a set of rings, filled by the even-odd rule.
"""

from typing import Any, Final

from noctuary.core.effects import Piece

Ring = tuple[int, ...]
"""x, y, x, y … in thousandths."""


class Element:
    """One thing on a card that can be pointed at."""

    __slots__ = (
        "anchor", "background", "category", "colours", "french", "id", "look", "name", "red", "rings", "salience",
        "shape", "tags",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        name: str,
        *,
        category: str,
        tags: tuple[str, ...],
        colours: tuple[str, ...],
        shape: str,
        rings: tuple[Ring, ...],
        anchor: tuple[int, int],
        salience: int = 50,
        red: int = 100,
        french: str = "",
        look: str = "",
        background: bool = False,
    ) -> None:
        self.id = id
        self.name = name
        self.french = french or name
        self.category = category
        self.tags = tags
        self.colours = colours
        self.shape = shape
        self.rings = rings
        self.anchor = anchor
        """A point well inside, in thousandths."""
        self.salience = salience
        """How much it catches the eye, 0 … 100."""
        self.red = red
        """How much of it is left through a red sheet, 0 … 100."""
        self.look = look or name
        """What it was drawn as: things of one look are alike whatever they are called."""
        self.background = background
        """Sky, wall or ground, before which other things stand."""

    def covers(self, x: int, y: int) -> bool:
        """Whether a point, in thousandths, lies on it."""
        odd = False
        for ring in self.rings:
            px: int = ring[len(ring) - 2]
            py: int = ring[len(ring) - 1]
            for i in range(0, len(ring), 2):
                qx: int = ring[i]
                qy: int = ring[i + 1]
                if (qy > y) != (py > y):
                    # x < (px - qx) * (y - qy) / (py - qy) + qx, without dividing
                    rise = py - qy
                    left = (x - qx) * rise
                    right = (px - qx) * (y - qy)
                    if left < right if rise > 0 else left > right:
                        odd = not odd
                px = qx
                py = qy
        return odd


class Illusion(Piece):
    """A round picture card. `elements` lie from the topmost down."""

    __slots__ = ("colours", "deck", "elements", "index", "style", "themes")

    def __init__(
        self,
        id: str,
        elements: tuple[Element, ...] = (),
        themes: tuple[str, ...] = (),
        colours: tuple[str, ...] = (),
        style: str = "",
    ) -> None:
        super().__init__(id)
        self.elements = elements
        self.themes = themes
        """What the card as a whole is about: themes, moods, setting."""
        self.colours = colours
        self.style = style
        """How it was painted: glass, engraving, paper. Anybody sees that at once."""
        self.index: int = 0
        """Its place in its deck's list: nothing to do with where it lies in a game."""
        self.deck: str = ""
        """The hash of its deck."""

    def __reduce__(self) -> tuple[Any, ...]:
        return illusion, (self.deck, self.id)


class Deck:
    """Cards that can be played with, and their hash, which goes into the head of every record."""

    __slots__ = ("by_id", "cards", "hash", "name")

    def __init__(self, name: str, hash: str, cards: tuple[Illusion, ...]) -> None:
        self.name = name
        self.hash = hash
        self.cards = cards
        self.by_id: dict[str, Illusion] = {card.id: card for card in cards}
        for index, card in enumerate(cards):
            card.index = index
            card.deck = hash
        DECKS[hash] = self


DECKS: Final[dict[str, Deck]] = {}
"""Every deck that was loaded, by its hash."""


def illusion(deck: str, id: str) -> Illusion:
    """A card of a loaded deck."""
    return DECKS[deck].by_id[id]


TOUCHED: Final[dict[tuple[Illusion, int, int], Element | None]] = {}
"""What was found under a tip: the clues to choose from are weighed in pairs, so the same tips come again and again."""
MOST_TOUCHED: Final = 20_000


def element_at(card: Illusion, x: int, y: int) -> Element | None:
    """The topmost element under a tip at (x, y), in hundredths (BA-11); None where nothing is described."""
    key = (card, x, y)
    if key in TOUCHED:
        return TOUCHED[key]
    if len(TOUCHED) >= MOST_TOUCHED:
        TOUCHED.clear()
    found: Element | None = None
    for element in card.elements:
        if element.covers(10 * x, 10 * y):
            found = element
            break
    TOUCHED[key] = found
    return found
