"""Where decks come from: the stand-in that tests play with, descriptions on disk, and a folder of one's own pictures.

A description is JSON, one file a card (`<id>.json`):

    {"id": "moon_ship", "themes": ["night"], "moods": ["calm"], "setting": "sea", "colours": ["blue"],
     "elements": [{"id": "moon", "name": "moon", "category": "sky", "tags": ["night"], "colours": ["white"],
                   "shape": "round", "outline": [[-100, -900, 100, -900, 0, -700]], "anchor": [0, -830],
                   "salience": 0.8}]}

Lengths are thousandths of the radius. `name` may be a text or `{"en": …, "fr": …}`, a colour a name or `[name, share]`.
A picture without a description makes a card without elements: then only the distance of two tips counts (BA-11).
"""

import json
import re
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from noctuary.art.deck import code_of
from noctuary.art.vocabulary import BACKGROUND
from noctuary.core.chance import Stream, seed_of
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces import traps
from noctuary.obscurio.pieces.deck import Deck, Element, Illusion

LEAST = 84
"""A deck has at least so many cards (B-02)."""

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".svg", ".avif")
RESERVED = ("yes", "no", *traps.BY_ID)
ID = re.compile(r"[A-Za-z0-9_]*[A-Za-z][A-Za-z0-9_]*")


class ElementData(msgspec.Struct, kw_only=True):
    """An element as it is described."""

    id: str
    outline: list[list[int]]
    name: str | dict[str, str] = ""
    category: str = ""
    tags: list[str] = []
    colours: list[Any] = []
    shape: str = ""
    anchor: tuple[int, int] | None = None
    salience: float = 0.5
    red: float = 1.0
    z: int = 0


class DrawnData(ElementData, kw_only=True):
    """An element of the house's pictures: what it was drawn as, too. The hash of a deck leaves it out."""

    motif: str = ""


class CardData(msgspec.Struct, kw_only=True):
    """A card as it is described. Fields that the rules do not need are passed over."""

    id: str
    themes: list[str] = []
    moods: list[str] = []
    setting: str = ""
    colours: list[Any] = []
    elements: list[ElementData] = []


class DrawnCardData(CardData, kw_only=True):
    """A card as the house describes it. The hash of a deck leaves out how it was painted."""

    style: str = ""
    elements: list[DrawnData] = []  # type: ignore[assignment]


def from_descriptions(name: str, cards: list[CardData]) -> Deck:
    """A deck from descriptions, checked."""
    if len(cards) < LEAST:
        raise BadInput("deck-size", deck=name, given=len(cards), least=LEAST)
    seen: set[str] = set()
    for card in cards:
        if not ID.fullmatch(card.id) or card.id in RESERVED:
            raise BadInput("deck-id", deck=name, id=card.id)
        if card.id in seen:
            raise BadInput("deck-twice", deck=name, id=card.id)
        seen.add(card.id)
    cards = sorted(cards, key=lambda card: card.id)
    # What bots look at and rules do not is no part of the hash: records name their deck by it.
    text = msgspec.json.encode(msgspec.convert(msgspec.to_builtins(cards), list[CardData]), order="deterministic")
    return Deck(name, sha256(text).hexdigest()[:32], tuple(_card(name, card) for card in cards))


def _card(deck: str, data: CardData) -> Illusion:
    ids = [element.id for element in data.elements]
    if len(set(ids)) != len(ids):
        raise BadInput("deck-element-twice", deck=deck, card=data.id)
    topmost_first = sorted(data.elements, key=lambda element: -element.z)
    return Illusion(
        data.id,
        tuple(_element(deck, data.id, element) for element in topmost_first),
        tuple(dict.fromkeys([*data.themes, *data.moods, *([data.setting] if data.setting else [])])),
        _names(data.colours),
        data.style if isinstance(data, DrawnCardData) else "",
    )


def _element(deck: str, card: str, data: ElementData) -> Element:
    rings = tuple(tuple(ring) for ring in data.outline)
    if not rings or any(len(ring) < 6 or len(ring) % 2 for ring in rings):
        raise BadInput("deck-outline", deck=deck, card=card, element=data.id)
    name = data.name if isinstance(data.name, str) else data.name.get("en", "")
    anchor = data.anchor if data.anchor is not None else _middle(rings[0])
    if not 0.0 <= data.salience <= 1.0 or not 0.0 <= data.red <= 1.0:
        raise BadInput("deck-salience", deck=deck, card=card, element=data.id)
    return Element(
        data.id,
        name or data.id,
        category=data.category,
        tags=tuple(data.tags),
        colours=_names(data.colours),
        shape=data.shape,
        rings=rings,
        anchor=anchor,
        salience=round(data.salience * 100),
        red=round(data.red * 100),
        french="" if isinstance(data.name, str) else data.name.get("fr", "").replace("'", "’"),
        look=data.motif if isinstance(data, DrawnData) else "",
        background=isinstance(data, DrawnData) and data.motif in BACKGROUND,
    )


def _names(colours: list[Any]) -> tuple[str, ...]:
    """Colour names, whether or not they come with shares."""
    return tuple(str(colour[0]) if isinstance(colour, list | tuple) else str(colour) for colour in colours)


def _middle(ring: tuple[int, ...]) -> tuple[int, int]:
    xs, ys = ring[0::2], ring[1::2]
    return sum(xs) // len(xs), sum(ys) // len(ys)


# From disk -----------------------------------------------------------------------------------------------------------


def from_folder(folder: Path) -> Deck:
    """A deck of one's own: each picture of a folder is a card, described by a JSON file of the same name, if any.

    A folder that holds descriptions only is a deck as well.
    """
    if not folder.is_dir():
        raise BadInput("deck-folder", deck=str(folder))
    found = sorted(file for file in folder.iterdir() if file.is_file())
    pictures = [file for file in found if file.suffix.lower() in PICTURES]
    described = {file.stem: file for file in found if file.suffix.lower() == ".json"}
    stems = [picture.stem for picture in pictures]
    for stem in stems:
        if stems.count(stem) > 1:
            raise BadInput("deck-twice", deck=folder.name, id=stem)
    for stem in described if pictures else ():
        if stem not in stems:
            raise BadInput("deck-no-picture", deck=folder.name, id=stem)
    cards = [
        _described(folder.name, described[stem]) if stem in described else CardData(id=stem)
        for stem in (stems or list(described))
    ]
    return from_descriptions(folder.name, cards)


@cache
def drawn() -> Deck:
    """The 84 pictures of the house: their descriptions are all the rules need. Their ids tell nothing."""
    folder = Path(str(files("noctuary"))) / "art" / "data"
    cards = [_described("noctuary", file, DrawnCardData) for file in sorted(folder.glob("*.json"))]
    return from_descriptions("noctuary", [msgspec.structs.replace(card, id=code_of(card.id)) for card in cards])


def _described(deck: str, file: Path, kind: type[CardData] = CardData) -> CardData:
    try:
        data = msgspec.convert(json.loads(file.read_bytes()), kind, strict=False)
    except (ValueError, msgspec.ValidationError) as wrong:
        raise BadInput("deck-description", deck=deck, file=file.name, why=str(wrong)) from None
    if data.id != file.stem:
        raise BadInput("deck-description", deck=deck, file=file.name, why=f"its id is {data.id}")
    return data


# The stand-in --------------------------------------------------------------------------------------------------------

NOUNS = {
    "sky": ("moon", "sun", "star", "cloud", "comet", "rainbow", "lightning"),
    "water": ("sea", "river", "fountain", "rain", "lake", "ice"),
    "land": ("hill", "cave", "island", "desert", "volcano", "path"),
    "plant": ("tree", "flower", "mushroom", "ivy", "pumpkin", "leaf"),
    "animal": ("cat", "owl", "fish", "stag", "snake", "fox", "whale", "moth", "raven"),
    "person": ("child", "king", "diver", "dancer", "ghost", "sailor"),
    "building": ("tower", "bridge", "door", "stairs", "window", "castle"),
    "object": ("clock", "key", "book", "mirror", "candle", "lantern", "mask", "crown", "cup", "rope", "violin"),
    "vehicle": ("ship", "train", "balloon", "kite", "sled"),
}
TAGS = (
    "night", "light", "danger", "calm", "travel", "secret", "cold", "fire", "music", "time", "sleep", "dream", "old",
    "royal", "magic", "lonely", "joy", "flight", "deep", "wild",
)  # fmt: skip
COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "white", "black", "brown")
SHAPES = ("round", "long", "branching", "box", "spikes", "waves", "arch", "spiral", "crescent", "triangle")
THEMES = ("journey", "night", "home", "fear", "wonder", "play", "memory", "storm", "growth", "silence", "power", "love")
MOODS = ("calm", "eerie", "merry", "sad", "solemn", "wild")
SETTINGS = ("sea", "forest", "town", "sky", "mountain", "underground", "palace", "snow")

PLACES = ((0, -600), (550, -350), (600, 280), (180, 640), (-340, 580), (-640, 150), (-480, -420), (60, -60), (230, 250))
"""Where a stand-in card's elements lie."""


@cache
def stand_in() -> Deck:
    """84 made-up descriptions, always the same: for tests, whose figures must not hang on a picture."""
    luck = Stream(seed_of("obscurio/stand-in deck"))
    words = [(noun, category) for category, nouns in NOUNS.items() for noun in nouns]
    traits = {noun: _traits(luck) for noun, _ in words}
    cards = [_invent(luck, number, words, traits) for number in range(1, LEAST + 1)]
    return from_descriptions("stand-in", cards)


def _traits(luck: Stream) -> tuple[list[str], str]:
    """What a noun brings with it wherever it appears."""
    tags = list(TAGS)
    luck.shuffle(tags)
    return tags[:3], SHAPES[luck.below(len(SHAPES))]


def _invent(
    luck: Stream, number: int, words: list[tuple[str, str]], traits: dict[str, tuple[list[str], str]]
) -> CardData:
    nouns, themes, palette = list(words), list(THEMES), list(COLOURS)
    luck.shuffle(nouns)
    luck.shuffle(themes)
    luck.shuffle(palette)
    elements = []
    for z, (x, y) in enumerate(PLACES):
        noun, category = nouns[z]
        tags, shape = traits[noun]
        size = 90 + luck.below(110)
        # Most of a card is painted in its own few colours.
        colour = palette[luck.below(4)]
        elements.append(
            ElementData(
                id=noun,
                name=noun,
                category=category,
                tags=tags,
                colours=[colour],
                shape=shape,
                outline=[[x - size, y - size, x + size, y - size, x + size, y + size, x - size, y + size]],
                anchor=(x, y),
                salience=(20 + luck.below(80)) / 100,
                red=(30 + luck.below(70)) / 100,
                z=z,
            )
        )
    return CardData(
        id=f"i{number:02}",
        themes=themes[:2],
        moods=[MOODS[luck.below(len(MOODS))]],
        setting=SETTINGS[luck.below(len(SETTINGS))],
        colours=palette[:3],
        elements=elements,
    )
