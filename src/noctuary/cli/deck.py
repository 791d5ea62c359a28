"""`noctuary deck`: every Illusion card, what is on it, and where its pictures are.

It tells the titles, which a table shows only after the game: a command for whoever builds or studies the deck.
"""

import json
from typing import Any

from noctuary.art.deck import SIZES, PictureCard, code_of, load
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
