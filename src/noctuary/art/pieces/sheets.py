"""Contact sheets of every game, for review by eye."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyvips

from noctuary.art.deck import load
from noctuary.art.pieces import house, obscurio, occulto, oubliette, seats

GROUND = [24, 18, 34]


def tile(text: str, width: int, height: int) -> Any:
    """One piece on the dark of the table."""
    picture = pyvips.Image.thumbnail_buffer(text.encode(), width - 8, height=height - 8)
    return picture.flatten(background=GROUND).gravity("centre", width, height, extend="background", background=GROUND)


def sheet(pieces: list[str], across: int, width: int, height: int, target: Path) -> None:
    """All of them in rows."""
    tiles = [tile(text, width, height).copy_memory() for text in pieces]
    pyvips.Image.arrayjoin(tiles, across=across, background=GROUND).webpsave(str(target), Q=80, keep="none")


def write_sheets(folder: Path) -> None:
    """One sheet a game; the deck of Obscurio from its rasters, if they are drawn."""
    folder.mkdir(parents=True, exist_ok=True)
    deck = [card.file(300) for card in load() if card.file(300).is_file()]
    if deck:
        tiles = [pyvips.Image.thumbnail(str(f), 150).flatten(background=GROUND).copy_memory() for f in deck]
        joined = pyvips.Image.arrayjoin(tiles, across=12, shim=4, background=GROUND)
        joined.webpsave(str(folder / "art-obscurio.webp"), Q=70, keep="none")
    sheet(
        [*(oubliette.face(card) for card in oubliette.DECK), oubliette.back()],
        14,
        100,
        140,
        folder / "art-oubliette.webp",
    )
    files = occulto.files()
    people = [occulto.character_card(colour) for colour in occulto.COLOURS]
    rest = [text for name, text in files.items() if not name.startswith("figure")]
    sheet([*people, *rest], 10, 130, 182, folder / "art-occulto.webp")
    sheet([*seats.files().values(), *obscurio.files().values()], 7, 120, 120, folder / "art-obscurio-pieces.webp")
    sheet([*house.files().values()], 5, 240, 320, folder / "art-house.webp")
