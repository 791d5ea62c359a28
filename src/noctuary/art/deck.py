"""The deck as the games know it: cards, elements, and which element lies under a point.

Plain Python over the committed descriptions; nothing here draws. Coordinates are those of the card's disc: the centre
is (0, 0), the rim has radius 1, x to the right, y down. Outlines are rings in thousandths, filled by the even-odd rule.

>>> deck = load()
>>> card = deck["tea_tide"]
>>> element_at(card, -0.2, -0.3).id
'whale'
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).parent / "data"
FOLDER = "NOCTUARY_PICTURE_FOLDER"
# Beside this file itself, where it is a link to it that is run (`make play` with compiled rules).
PICTURES = Path(os.environ.get(FOLDER) or Path(__file__).resolve().parent / "pictures")
OWN = "NOCTUARY_OBSCURIO_DECK"
OWN_SHELF = "NOCTUARY_OBSCURIO_DECKS"
SIZES = (300, 600, 1000)  # pixels of the rasters: a hand of cards, a phone, a large screen
NEAR = 0.02  # outlines are simplified: a point in the seam between two belongs to the nearer
Point = tuple[float, float]


def own_folder() -> Path | None:
    """The folder of a deck of somebody's own pictures, if this house plays with one."""
    named = os.environ.get(OWN)
    return Path(named) if named else None


def shelf() -> Path | None:
    """The folder with the host's own decks, one folder each, from which a private table may choose."""
    named = os.environ.get(OWN_SHELF)
    return Path(named) if named else None


def typeset(texts: dict[str, str]) -> dict[str, str]:
    """A text by language, with the apostrophe of a book. The files keep the typed one: their bytes name the deck."""
    return {lang: text.replace("'", "’") for lang, text in texts.items()}


class Element:
    """One thing on a card that can be pointed at."""

    __slots__ = (
        "anchor", "area", "category", "colours", "fr", "id", "inside", "motif", "name", "outline", "red", "salience",
        "shape", "tags", "z",
    )  # fmt: skip

    def __init__(self, d: dict[str, Any]):
        self.id: str = d["id"]
        self.motif: str = d["motif"]
        names = typeset(d["name"])
        self.name: str = names["en"]
        self.fr: str = names["fr"]
        self.category: str = d["category"]
        self.tags: tuple[str, ...] = tuple(d["tags"])
        self.shape: str = d["shape"]
        self.colours: dict[str, float] = dict(d["colours"])  # as perceived: name and share
        self.salience: float = d["salience"]  # 1 = what the eye meets first
        self.red: float = d["red"]  # contrast that is left through the red sheet
        self.area: float = d["area"]  # share of the disc
        self.z: int = d["z"]  # drawing order
        self.inside: str | None = d.get("inside")
        self.anchor: Point = (d["anchor"][0] / 1000, d["anchor"][1] / 1000)
        self.outline: tuple[tuple[Point, ...], ...] = tuple(
            tuple((ring[i] / 1000, ring[i + 1] / 1000) for i in range(0, len(ring), 2)) for ring in d["outline"]
        )

    def __repr__(self) -> str:
        return f"Element({self.id})"

    def covers(self, x: float, y: float) -> bool:
        """Is the point on the visible part of this element?"""
        odd = False
        for ring in self.outline:
            px, py = ring[-1]
            for qx, qy in ring:
                if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
                    odd = not odd
                px, py = qx, qy
        return odd

    def distance(self, x: float, y: float) -> float:
        """From the point to the outline; 0 inside."""
        if self.covers(x, y):
            return 0.0
        best = 4.0
        for ring in self.outline:
            px, py = ring[-1]
            for qx, qy in ring:
                dx, dy = qx - px, qy - py
                t = ((x - px) * dx + (y - py) * dy) / (dx * dx + dy * dy or 1)
                t = min(1.0, max(0.0, t))
                best = min(best, (px + t * dx - x) ** 2 + (py + t * dy - y) ** 2)
                px, py = qx, qy
        return float(best**0.5)


def code_of(id: str) -> str:
    """The name a card goes by at a table: it tells nothing of what is drawn, as `paper_theatre` would."""
    return "i" + hashlib.sha256(f"illusion {id}".encode()).hexdigest()[:7]


class PictureCard:
    """One Illusion card. Titles and names are for after the game and for bots, never for a player's page."""

    __slots__ = (
        "alt", "colours", "elements", "id", "ideas", "moods", "palette", "picture", "setting", "style", "themes",
        "titles",
    )  # fmt: skip

    def __init__(self, d: dict[str, Any]):
        self.id: str = d["id"]
        self.titles: dict[str, str] = typeset(d["title"])
        self.ideas: dict[str, str] = typeset(d["idea"])
        self.alt: dict[str, str] = typeset(d["alt"])
        self.themes: tuple[str, ...] = tuple(d["themes"])
        self.moods: tuple[str, ...] = tuple(d["moods"])
        self.palette: str = d["palette"]
        self.style: str = d["style"]
        self.setting: str = d["setting"]
        self.colours: dict[str, float] = dict(d["colours"])
        self.picture: str = d["picture"]  # stem of the raster files: a hash, so names tell nothing
        self.elements: tuple[Element, ...] = tuple(Element(e) for e in d["elements"])

    def __repr__(self) -> str:
        return f"PictureCard({self.id})"

    def element(self, key: str) -> Element:
        """By id."""
        return next(e for e in self.elements if e.id == key)

    def file(self, size: int) -> Path:
        """The raster of this card, as `make pictures` writes it."""
        return PICTURES / f"{self.picture}-{size}.webp"


class Deck:
    """All cards in alphabetical order of their ids: the order of the table's deck is the game's own affair."""

    def __init__(self, cards: list[PictureCard], digest: str):
        self.cards = {c.id: c for c in cards}
        self.digest = digest  # of the descriptions: goes into the header of a record

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[PictureCard]:
        return iter(self.cards.values())

    def __getitem__(self, key: str) -> PictureCard:
        return self.cards[key]

    def coded(self, code: str) -> PictureCard | None:
        """The card that goes by this name at a table."""
        return next((card for id, card in self.cards.items() if code_of(id) == code), None)


@cache
def load(folder: Path = DATA) -> Deck:
    """Read the descriptions once."""
    digest = hashlib.sha256()
    cards = []
    for path in sorted(folder.glob("*.json")):
        text = path.read_bytes()
        digest.update(text)
        cards.append(PictureCard(json.loads(text)))
    return Deck(cards, digest.hexdigest())


def element_at(card: PictureCard, x: float, y: float) -> Element | None:
    """What a butterfly at (x, y) points at: the front-most element there, or the nearest within a hair."""
    hits = [e for e in card.elements if e.covers(x, y)]
    if hits:
        return max(hits, key=lambda e: e.z)
    if x * x + y * y > 1:
        return None
    nearest = min(card.elements, key=lambda e: e.distance(x, y))
    return nearest if nearest.distance(x, y) <= NEAR else None
