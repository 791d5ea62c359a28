"""A deck of one's own: a folder of photographs becomes a folder of cards that a house plays with.

A card is named by the hash of its picture, so the hash of the deck in the head of a record covers every picture.
"""

import json
import shutil
import tempfile
from hashlib import sha256
from pathlib import Path

from noctuary.core.refusal import BadInput
from noctuary.obscurio.pieces.deck import Deck
from noctuary.obscurio.pieces.decks import LEAST, PICTURES, from_folder

MOST = 500
"""Most pictures of a deck."""


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
