"""`noctuary deck`: every Illusion card, what is on it, and where its pictures are.

It tells the titles, which a table shows only after the game: a command for whoever builds or studies the deck.
"""

import json
from pathlib import Path
from typing import Any

from noctuary.art import background
from noctuary.art.deck import OWN, SIZES, PictureCard, code_of, load
from noctuary.core.refusal import BadInput
from noctuary.text import Words


def deck(words: Words, as_json: bool) -> None:
    """List the cards."""
    cards = load()
    if as_json:
        print(json.dumps({"digest": cards.digest, "cards": [summary(card) for card in cards]}, ensure_ascii=False))
        return
    drawn = sum(all(card.file(size).is_file() for size in SIZES) for card in cards)
    print(words("cli-deck-title", cards=len(cards), drawn=drawn))
    for card in cards:
        names = [element.fr if words.lang == "fr" else element.name for element in card.elements]
        print(f"\n{card.titles[words.lang]}  [{card.id}, {code_of(card.id)}]")
        print(f"  {card.ideas[words.lang]}")
        print(words("cli-deck-elements", count=len(names), names=", ".join(names)))
        kept = [size for size in SIZES if card.file(size).is_file()]
        sizes = ", ".join(f"{size} px" for size in kept)
        print(words("cli-deck-files", stem=card.picture, sizes=sizes) if kept else words("cli-deck-undrawn"))


def summary(card: PictureCard) -> dict[str, Any]:
    """A card as one object."""
    return {
        "id": card.id,
        "code": code_of(card.id),
        "titles": card.titles,
        "ideas": card.ideas,
        "themes": card.themes,
        "moods": card.moods,
        "setting": card.setting,
        "palette": card.palette,
        "style": card.style,
        "elements": [
            {"id": e.id, "motif": e.motif, "name": {"en": e.name, "fr": e.fr}, "salience": e.salience}
            for e in card.elements
        ],
        "files": {str(size): card.file(size).name for size in SIZES if card.file(size).is_file()},
    }


def deck_from_folder(words: Words, folder: Path | None, name: str | None) -> None:
    """Make a deck of somebody's own pictures, and say how to play with it. Nothing leaves this machine."""
    from noctuary.obscurio.pieces import own_deck
    from noctuary.server.settings import own_decks_folder

    if folder is None:
        raise BadInput("deck-folder", deck="")
    if "pyvips" in background.missing():
        raise BadInput("extra-missing", name="pyvips", extra="art")
    name = (name or folder.resolve().name)[:80]
    target, made = own_deck.make(folder, name, own_decks_folder())
    bare = sum(not card.elements for card in made.cards)
    print(words("cli-deck-made", name=name, cards=len(made.cards), hash=made.hash))
    if bare:
        print(words("cli-deck-bare", number=bare))
    print(f"  {OWN}={target} noctuary serve")
    print(words("cli-deck-choose"))
