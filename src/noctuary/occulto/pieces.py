"""The 67 healing cards and the six characters, read from `cards.toml` (C-02, C-03).

Abilities and how often each occurs are the rules' own (`rules.abilities`); colours, potions and categories come from
the file, which an owner of the printed game can replace. A file that does not fit is refused with one line that says
where and why.
"""

import os
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from noctuary.core.effects import Piece
from noctuary.core.refusal import BadInput

if TYPE_CHECKING:
    from noctuary.occulto.rules.ability import Ability

ABILITIES: Final[dict[str, "Ability"]] = {}
"""Every ability by name, in the order of the rules. Each enters itself when it is made, see `rules.abilities`."""

SHIELDS: Final = 4
ANY: Final = "any"
NONE: Final = "none"

Colour = Literal["red", "yellow", "blue", "violet", "green", "orange"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "blue", "violet", "green", "orange")
NO_COLOUR: Final = -1
COLOUR_WORDS: Final[tuple[str, ...]] = (*COLOURS, NONE, ANY)
"""What may stand for a colour in a deck file."""
POWERS: Final[dict[str, str]] = {
    "babylon_burns": "C-74", "delusions_of_grandeur": "C-75", "voice_on_the_way": "C-76", "scabats_schemes": "C-77",
    "rgb_update": "C-78", "shiny_power": "C-79",
}  # fmt: skip
"""The powers a character can have, each with the rule that tells it."""
CATEGORIES: Final[tuple[str, ...]] = ("attack", "vision", "exchange", "resource", "defence")


class Card(Piece):
    """A healing card: an ability, and potions of one colour (C-03)."""

    __slots__ = ("ability", "category", "colour", "index", "is_shield", "name", "potions")

    ability: "Ability"
    """Put in by `check_deck`, once the abilities are there."""

    def __init__(self, id: str, index: int, name: str, colour: int, potions: int, category: str) -> None:
        super().__init__(id)
        self.index = index
        self.name = name
        """The name of its ability."""
        self.is_shield = name == "shield"
        self.colour = colour
        """Which of `COLOURS` is printed on it, or `NO_COLOUR`."""
        self.potions = potions
        self.category = category

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.id,)


class Deck:
    """What a deck file says."""

    __slots__ = ("cards", "categories", "hash", "names", "powers")

    def __init__(
        self,
        cards: tuple[Card, ...],
        categories: dict[str, str],
        names: tuple[str, ...],
        powers: tuple[str, ...],
        hash: str,
    ) -> None:
        self.cards = cards
        self.categories = categories
        """The category of each ability."""
        self.names = names
        """The character of each colour."""
        self.powers = powers
        """The power of each colour's character, for the expert variant."""
        self.hash = hash


def read_deck(data: bytes) -> Deck:
    """The deck a file describes. Refuses one that does not fit the rules, and says what is wrong (C-02, C-03)."""
    deck = parse_deck(data)
    check_deck(deck)
    return deck


def parse_deck(data: bytes) -> Deck:
    """The deck in a file, not yet held against the abilities: this module is read before they are made."""
    try:
        tables = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadInput("deck-file", why=str(wrong)) from None
    for name in ("characters", "categories", "cards"):
        if not isinstance(tables.get(name), dict):
            raise BadInput("deck-table", name=name)
    categories = _categories(tables["categories"])
    names, powers = _characters(tables["characters"])
    rows = sorted(tables["cards"].items())
    cards = tuple([_card(id, index, row, categories) for index, (id, row) in enumerate(rows)])
    return Deck(cards, categories, names, powers, sha256(data).hexdigest())


def check_deck(deck: Deck) -> None:
    """Hold a deck against the abilities, and give each card its own."""
    known = ", ".join(ABILITIES)
    for name in deck.categories:
        if name not in ABILITIES:
            raise BadInput("deck-ability", card="categories", given=name, known=known)
    for name in ABILITIES:
        if name not in deck.categories:
            raise BadInput("deck-missing", name=f"categories.{name}")
    ids = [f"G{number:02}" for number in range(1, 1 + sum([ability.copies for ability in ABILITIES.values()]))]
    found = [card.id for card in deck.cards]
    for id in ids:
        if id not in found:
            raise BadInput("deck-missing", name=f"cards.{id}")
    if len(found) != len(ids):
        raise BadInput("deck-extra", name=", ".join(sorted({*found} - {*ids})))
    for card in deck.cards:
        if card.name not in ABILITIES:
            raise BadInput("deck-ability", card=card.id, given=card.name, known=known)
        card.ability = ABILITIES[card.name]
        colour = _colour_word(card)
        if (colour == ANY) != card.ability.takes_any_colour():
            allowed = (ANY,) if card.ability.takes_any_colour() else (*COLOURS, NONE)
            raise BadInput("deck-colour", card=card.id, given=colour, known=", ".join(allowed))
    for name, ability in ABILITIES.items():
        count = sum([card.name == name for card in deck.cards])
        if count != ability.copies:
            raise BadInput("deck-count", name=name, given=count, known=ability.copies)


def _colour_word(card: Card) -> str:
    """The colour as the file has it."""
    return COLOURS[card.colour] if card.colour != NO_COLOUR else ANY if card.potions else NONE


def _categories(table: dict[str, Any]) -> dict[str, str]:
    for name, category in table.items():
        if category not in CATEGORIES:
            raise BadInput("deck-category", name=name, given=str(category), known=", ".join(CATEGORIES))
    return {name: str(category) for name, category in table.items()}


def _characters(table: dict[str, Any]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    names, powers = [], []
    for colour in COLOURS:
        row = table.get(colour)
        if not isinstance(row, dict) or not isinstance(row.get("name"), str) or not row["name"]:
            raise BadInput("deck-missing", name=f"characters.{colour}")
        if row.get("power") not in POWERS or row["power"] in powers:
            raise BadInput("deck-power", colour=colour, given=str(row.get("power")), known=", ".join(POWERS))
        names.append(row["name"])
        powers.append(row["power"])
    if len(table) != len(COLOURS):
        extra = ", ".join(sorted({*table} - {*COLOURS}))
        raise BadInput("deck-colour", card="characters", given=extra, known=", ".join(COLOURS))
    return tuple(names), tuple(powers)


def _card(id: str, index: int, row: Any, categories: dict[str, str]) -> Card:
    if not isinstance(row, dict) or {*row} != {"ability", "colour", "potions"}:
        raise BadInput("deck-card", card=id)
    name, colour, potions = str(row["ability"]), row["colour"], row["potions"]
    if colour not in COLOUR_WORDS:
        raise BadInput("deck-colour", card=id, given=str(colour), known=", ".join(COLOUR_WORDS))
    low, high = (1, 1) if colour == ANY else (0, 0) if colour == NONE else (0, 9)
    if type(potions) is not int or not low <= potions <= high:
        raise BadInput("deck-potions", card=id, given=str(potions), low=low, high=high)
    printed = COLOURS.index(colour) if colour in COLOURS else NO_COLOUR
    return Card(id, index, name, printed, potions, categories.get(name, ""))


def deck_path() -> Path:
    """Where the deck lies: beside this file, or where NOCTUARY_OCCULTO_DECK says."""
    return Path(os.environ.get("NOCTUARY_OCCULTO_DECK") or Path(__file__).with_name("cards.toml"))


def load_deck(path: Path) -> Deck:
    """The deck in a file."""
    return read_deck(_bytes(path))


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        raise BadInput("file", name=str(path)) from None


DECK: Final[Deck] = parse_deck(_bytes(deck_path()))
"""The deck this house plays with; `rules.abilities` checks it."""
ALL: Final[tuple[Card, ...]] = DECK.cards
BY_ID: Final[dict[str, Card]] = {each.id: each for each in ALL}


def card(id: str) -> Card:
    """The card with this id, G01 to G67."""
    return BY_ID[id]
