"""The 67 healing cards and the six characters, read from `cards.toml` (C-02, C-03).

Abilities and how often each occurs are the rules' own; colours, potions and categories come from the file, which an
owner of the printed game can replace. A file that does not fit is refused with one line that says where and why.
"""

import os
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from noctuary.core.effects import Piece
from noctuary.core.refusal import BadInput

REAPER: Final = 1
OUBLIETTES: Final = 2
THIEF: Final = 3
GIFT: Final = 4
TOTEM: Final = 5
SHIELD: Final = 6
FOREST_FIRE: Final = 7
DIVINATION: Final = 8
GUST: Final = 9
BARTER: Final = 10
METAMORPHOSIS: Final = 11
SABOTAGE: Final = 12
TORNADO: Final = 13
LUCIDITY: Final = 14
FULL_MOON: Final = 15
CLOVER: Final = 16
ABUNDANCE: Final = 17
DOUBLE_RATION: Final = 18
CRYSTAL_BALL: Final = 19
CHAMELEON: Final = 20
UPROOTING: Final = 21

ABILITIES: Final[dict[str, tuple[int, int]]] = {
    "reaper": (REAPER, 1),
    "oubliettes": (OUBLIETTES, 7),
    "thief": (THIEF, 6),
    "poisoned_gift": (GIFT, 3),
    "totem": (TOTEM, 1),
    "shield": (SHIELD, 4),
    "forest_fire": (FOREST_FIRE, 2),
    "divination": (DIVINATION, 4),
    "gust": (GUST, 1),
    "barter": (BARTER, 3),
    "metamorphosis": (METAMORPHOSIS, 8),
    "sabotage": (SABOTAGE, 3),
    "tornado": (TORNADO, 1),
    "lucidity": (LUCIDITY, 5),
    "full_moon": (FULL_MOON, 3),
    "clover": (CLOVER, 1),
    "abundance": (ABUNDANCE, 3),
    "double_ration": (DOUBLE_RATION, 4),
    "crystal_ball": (CRYSTAL_BALL, 3),
    "chameleon": (CHAMELEON, 1),
    "uprooting": (UPROOTING, 3),
}
"""Each ability's number and how many cards carry it (C-50 … C-70), in the order of the rules."""

ABILITY_NAMES: Final[tuple[str, ...]] = ("", *ABILITIES)
SHIELDS: Final = 4

COLOURS: Final[tuple[str, ...]] = ("red", "yellow", "blue", "violet", "green", "orange")
NO_COLOUR: Final = -1
POWERS: Final[tuple[str, ...]] = (
    "babylon_burns", "delusions_of_grandeur", "voice_on_the_way", "scabats_schemes", "rgb_update", "shiny_power",
)  # fmt: skip
CATEGORIES: Final[tuple[str, ...]] = ("attack", "vision", "exchange", "resource", "defence")


class Card(Piece):
    """A healing card: an ability, and potions of one colour (C-03)."""

    __slots__ = ("ability", "category", "colour", "index", "potions")

    def __init__(self, id: str, index: int, ability: int, colour: int, potions: int, category: str) -> None:
        super().__init__(id)
        self.index = index
        self.ability = ability
        self.colour = colour
        """Which of `COLOURS` is printed on it, or `NO_COLOUR`."""
        self.potions = potions
        self.category = category

    @property
    def name(self) -> str:
        """The name of its ability."""
        return ABILITY_NAMES[self.ability]

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.id,)


class Deck:
    """What a deck file says."""

    __slots__ = ("cards", "categories", "hash", "names", "powers")

    def __init__(
        self,
        cards: tuple[Card, ...],
        categories: dict[int, str],
        names: tuple[str, ...],
        powers: tuple[str, ...],
        hash: str,
    ) -> None:
        self.cards = cards
        self.categories = categories
        self.names = names
        """The character of each colour."""
        self.powers = powers
        """The power of each colour's character, for the expert variant."""
        self.hash = hash


def read_deck(data: bytes) -> Deck:
    """The deck a file describes. Refuses one that does not fit the rules, and says what is wrong (C-02, C-03)."""
    try:
        tables = tomllib.loads(data.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as wrong:
        raise BadInput("deck-file", why=str(wrong)) from None
    for name in ("characters", "categories", "cards"):
        if not isinstance(tables.get(name), dict):
            raise BadInput("deck-table", name=name)
    categories = _categories(tables["categories"])
    names, powers = _characters(tables["characters"])
    cards = _cards(tables["cards"], categories)
    return Deck(cards, categories, names, powers, sha256(data).hexdigest())


def _categories(table: dict[str, Any]) -> dict[int, str]:
    for name, category in table.items():
        if name not in ABILITIES:
            raise BadInput("deck-ability", card="categories", given=str(name), known=", ".join(ABILITIES))
        if category not in CATEGORIES:
            raise BadInput("deck-category", name=name, given=str(category), known=", ".join(CATEGORIES))
    for name in ABILITIES:
        if name not in table:
            raise BadInput("deck-missing", name=f"categories.{name}")
    return {ABILITIES[name][0]: str(category) for name, category in table.items()}


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


def _cards(table: dict[str, Any], categories: dict[int, str]) -> tuple[Card, ...]:
    ids = [f"G{number:02}" for number in range(1, 68)]
    for id in ids:
        if id not in table:
            raise BadInput("deck-missing", name=f"cards.{id}")
    if len(table) != len(ids):
        raise BadInput("deck-extra", name=", ".join(sorted({*table} - {*ids})))
    cards = tuple(_card(id, index, table[id], categories) for index, id in enumerate(ids))
    for name, (ability, count) in ABILITIES.items():
        found = sum(each.ability == ability for each in cards)
        if found != count:
            raise BadInput("deck-count", name=name, given=found, known=count)
    return cards


def _card(id: str, index: int, row: Any, categories: dict[int, str]) -> Card:
    if not isinstance(row, dict) or {*row} != {"ability", "colour", "potions"}:
        raise BadInput("deck-card", card=id)
    name, colour, potions = row["ability"], row["colour"], row["potions"]
    if name not in ABILITIES:
        raise BadInput("deck-ability", card=id, given=str(name), known=", ".join(ABILITIES))
    allowed = ("any",) if name == "abundance" else (*COLOURS, "none")
    if colour not in allowed:
        raise BadInput("deck-colour", card=id, given=str(colour), known=", ".join(allowed))
    low, high = (1, 1) if colour == "any" else (0, 0) if colour == "none" else (0, 9)
    if type(potions) is not int or not low <= potions <= high:
        raise BadInput("deck-potions", card=id, given=str(potions), low=low, high=high)
    ability = ABILITIES[name][0]
    printed = COLOURS.index(colour) if colour in COLOURS else NO_COLOUR
    return Card(id, index, ability, printed, potions, categories[ability])


def deck_path() -> Path:
    """Where the deck lies: beside this file, or where NOCTUARY_OCCULTO_DECK says."""
    return Path(os.environ.get("NOCTUARY_OCCULTO_DECK") or Path(__file__).with_name("cards.toml"))


def load_deck(path: Path) -> Deck:
    """The deck in a file."""
    try:
        data = path.read_bytes()
    except OSError:
        raise BadInput("file", name=str(path)) from None
    return read_deck(data)


DECK: Final[Deck] = load_deck(deck_path())
ALL: Final[tuple[Card, ...]] = DECK.cards
BY_ID: Final[dict[str, Card]] = {each.id: each for each in ALL}


def card(id: str) -> Card:
    """The card with this id, G01 to G67."""
    return BY_ID[id]
