"""A deck of one's own: a folder of photographs becomes a folder of cards that a house plays with.

A card is named by the hash of its picture, so the hash of the deck in the head of a record covers every picture.
"""

import json
import re
import shutil
import tempfile
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from noctuary.art.deck import shelf
from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces.deck import Deck
from noctuary.obscurio.pieces.decks import LEAST, PICTURES, from_folder

MOST = 500
"""Most pictures of a deck."""
OFFERED: Final = 8
"""Most decks of a shelf that are offered; their pictures are kept in memory."""
HASH: Final = re.compile("[0-9a-f]{32}")
NAME: Final = re.compile("p[0-9a-f]{15}")
"""How `make` names a card."""


class Kept(msgspec.Struct, frozen=True):
    """A deck on the host's shelf."""

    hash: str
    name: str
    cards: int


def on_shelf(hash: str) -> Deck | None:
    """A deck of the host's shelf; None where there is none of this hash, or its files are no longer what it says."""
    return _read(hash) if HASH.fullmatch(hash) else None


@cache
def _read(hash: str) -> Deck | None:
    folder = shelf()
    if folder is None or not (folder / hash).is_dir():
        return None
    try:
        deck = from_folder(folder / hash)
    except (BadInput, OSError):
        return None
    return deck if deck.hash == hash and all(NAME.fullmatch(card.id) for card in deck.cards) else None


@cache
def offered() -> tuple[Kept, ...]:
    """What a private table may choose from: looked for once, when the house is first asked."""
    folder = shelf()
    if folder is None or not folder.is_dir():
        return ()
    found = []
    for each in sorted(folder.iterdir()):
        deck = on_shelf(each.name)
        if deck is not None:
            found.append(Kept(deck.hash, title(each), len(deck.cards)))
    return tuple(found[:OFFERED])


def title(folder: Path) -> str:
    """What its maker called it."""
    try:
        return (folder / "name.txt").read_text(encoding="utf-8", errors="replace")[:80].strip() or folder.name[:8]
    except OSError:
        return folder.name[:8]


def make(folder: Path, name: str, into: Path) -> tuple[Path, Deck]:
    """Write the cards into a new folder below `into`; where they are, and the deck. A deck that was made stays."""
    if not folder.is_dir():
        raise BadInput("deck-folder", deck=str(folder))
    pictures = sorted(file for file in folder.iterdir() if file.is_file() and file.suffix.lower() in PICTURES)
    if not LEAST <= len(pictures) <= MOST:
        raise BadInput("deck-own-size", deck=name, given=len(pictures), least=LEAST, most=MOST)
    into.mkdir(parents=True, exist_ok=True)
    half = Path(tempfile.mkdtemp(prefix=".half-", dir=into))
    try:
        for picture in pictures:
            _card(name, picture, half)
        (half / "name.txt").write_text(name, encoding="utf-8")
        deck = from_folder(half)
        target = into / deck.hash
        if not target.exists():
            half.rename(target)
        return target, deck
    finally:
        shutil.rmtree(half, ignore_errors=True)


def _card(deck: str, picture: Path, into: Path) -> None:
    """One card, and its description if there is one beside the picture."""
    from noctuary.art.own_pictures import Unfit, disc

    try:
        data = disc(picture)
    except Unfit as why:
        raise BadInput("deck-picture", deck=deck, file=picture.name, why=str(why)) from None
    id = "p" + sha256(data).hexdigest()[:15]
    if (into / f"{id}.webp").exists():
        raise BadInput("deck-same", deck=deck, file=picture.name)
    (into / f"{id}.webp").write_bytes(data)
    words = picture.with_suffix(".json")
    if words.is_file():
        try:
            told = json.loads(words.read_bytes())
            described = {**told, "id": id}
        except (ValueError, TypeError, RecursionError) as wrong:
            raise BadInput("deck-description", deck=deck, file=words.name, why=str(wrong)) from None
        (into / f"{id}.json").write_text(json.dumps(described), encoding="utf-8")
