"""Pictures in words, for a table that plays with described pictures (BA-53).

A description says what an eye would see, and no more. Nothing of what the deck knows of meaning: no kinds, tags, themes
or moods. Under a red sheet no colours, and nothing that melts into the red; under mist only what shows for a good part.
Where things are is told by a coarse map, so that a tip beside two things is beside two things for the ear as well.
"""

import re
from functools import lru_cache

import msgspec

from noctuary.art import deck as art
from noctuary.art.hidden import hides
from noctuary.core.spec import Picture
from noctuary.obscurio.options import Options
from noctuary.obscurio.pieces.deck import Deck, Element, Illusion

CELLS = 32
"""Cells of a map, each way."""
BARE, MIST = ".", "~"
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
NEAR = 7
"""What is seen this near a tip is meant by it, in hundredths: no eye tells better."""
DRAWN_WITH = {"LETTERS": LETTERS, "MIST": MIST, "NEAR": NEAR}
"""What a page needs to read a map."""
MELTED = 20
"""What keeps less contrast through the red sheet is not made out, of 100."""
SEEN = 0.5
"""So much of a thing must show to be known."""
TINTS = 2
"""So many colours are named of a thing."""
COLOURED = re.compile(
    r"\b(?:red|green|blue|white|black|golden|silver|grey|yellow|pink|purple|rouges?|verte?s?|bleue?s?|blanc(?:he)?s?"
    r"|noire?s?|dorée?s?|argentée?s?|grise?s?|jaunes?|violet(?:te)?s?)\b"
)
"""Colours in names of things."""


class Thing(msgspec.Struct, frozen=True):
    """A thing on a picture: its name by language, its colours, and its middle in hundredths."""

    name: dict[str, str]
    colours: tuple[str, ...]
    x: int
    y: int


class Description(msgspec.Struct, frozen=True):
    """A picture in words, the most striking things first."""

    says: dict[str, str]
    """The whole in a sentence, by language; nothing under a sheet."""
    things: tuple[Thing, ...]
    map: str
    """Row by row: the letter of the thing that is seen there (`a` is the first), mist, or nothing that has a name."""


NOTHING = Description({}, (), "")


def undescribed(deck: Deck) -> str:
    """The first card that nothing is known of; nothing if all are described."""
    return next((card.id for card in deck.cards if not card.elements), "")


def describe_picture(deck: Deck, options: Options, picture: Picture) -> Description | None:
    """A picture in words, if the table plays so."""
    if not options.described:
        return None
    card = deck.by_id.get(picture.card)
    return NOTHING if card is None else description(card, picture.red, picture.mist)


@lru_cache(maxsize=256)
def description(card: Illusion, red: bool, mist: int | None) -> Description:
    """A card in words, under its sheets."""
    cells = _under(mist, _cells(card))
    seen = [element for element in card.elements if _shows(element, card, cells, red, mist)]
    seen.sort(key=lambda element: -element.salience)
    letters = {element.id: LETTERS[at] for at, element in enumerate(seen[: len(LETTERS)])}
    return Description(
        says={} if red or mist is not None else _sentence(card),
        things=tuple(_thing(element, red) for element in seen),
        map="".join(sign if sign == MIST else letters.get(sign, BARE) for sign in cells),
    )


def _sentence(card: Illusion) -> dict[str, str]:
    """What the drawer of the house's pictures would say of one; decks of one's own speak by their things."""
    drawn = art.load().coded(card.id)
    return {} if drawn is None else dict(drawn.ideas)


def _thing(element: Element, red: bool) -> Thing:
    names = {"en": element.name, "fr": element.french}
    if red:
        names = {lang: _plain(name) for lang, name in names.items()}
    x, y = element.anchor
    return Thing(names, () if red else element.colours[:TINTS], x // 10, y // 10)


def _plain(name: str) -> str:
    """A name without its colour; one that is nothing else keeps it."""
    return " ".join(COLOURED.sub(" ", name).split()) or name


def _shows(element: Element, card: Illusion, cells: list[str], red: bool, mist: int | None) -> bool:
    if red and element.red < MELTED:
        return False
    whole = _cells(card).count(element.id)
    if mist is None or whole:
        return mist is None or cells.count(element.id) >= SEEN * whole
    x, y = element.anchor
    return not hides(mist, mist // 9, x / 1000, y / 1000)


def _under(mist: int | None, cells: tuple[str, ...]) -> list[str]:
    """The cells of a card with those that the mist hides."""
    if mist is None:
        return list(cells)
    middle = _middles()
    return [
        MIST if sign and hides(mist, mist // 9, middle[at % CELLS] / 1000, middle[at // CELLS] / 1000) else sign
        for at, sign in enumerate(cells)
    ]


@lru_cache(maxsize=128)
def _cells(card: Illusion) -> tuple[str, ...]:
    """Which element is seen in each cell: its id, `.` where none is, nothing outside the disc."""
    found = []
    boxes = [(element, _box(element)) for element in card.elements]
    for y in _middles():
        for x in _middles():
            on = (each for each, box in boxes if box[0] <= x <= box[2] and box[1] <= y <= box[3] and each.covers(x, y))
            found.append("" if x * x + y * y > 1_000_000 else next((each.id for each in on), BARE))
    return tuple(found)


def _middles() -> list[int]:
    """The middles of a row of cells, in thousandths."""
    return [(2 * at + 1) * 1000 // CELLS - 1000 for at in range(CELLS)]


def _box(element: Element) -> tuple[int, int, int, int]:
    xs = [x for ring in element.rings for x in ring[0::2]]
    ys = [y for ring in element.rings for y in ring[1::2]]
    return min(xs), min(ys), max(xs), max(ys)
