"""The workshop's commands: describe, pictures, contact, check. `make pictures` and its neighbours call them.

Rasters are named by the hash of the SVG they come from: unchanged cards are not drawn twice, and a file name tells
nothing about the card or its place in the deck.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import pyvips

from noctuary.art.cards import Card, all_cards
from noctuary.art.checks import faults
from noctuary.art.deck import DATA, PICTURES
from noctuary.art.meta import describe
from noctuary.art.mist import mist_svg
from noctuary.art.render import image
from noctuary.art.sheets import SHEETS, veil_file

SIZES = {300: 74, 600: 60, 1000: 70}  # pixels and WebP quality: a hand of cards, a phone, a large screen
EFFORT = 4


def picked(names: list[str]) -> list[Card]:
    """The cards named, or all."""
    cards = all_cards()
    return [cards[n] for n in names] if names else [cards[n] for n in sorted(cards)]


def dumps(d: dict[str, Any]) -> str:
    """JSON with one element per line: small, and a change shows as one line in a diff."""
    head = {k: v for k, v in d.items() if k != "elements"}
    lines = [json.dumps(e, ensure_ascii=False, separators=(",", ":")) for e in d["elements"]]
    text = json.dumps(head, ensure_ascii=False, indent=1)
    return text[:-2] + ',\n "elements": [\n  ' + ",\n  ".join(lines) + "\n ]\n}\n"


def write_descriptions(names: list[str], folder: Path = DATA) -> list[str]:
    """Describe cards into `folder`; gives the faults found."""
    bad = []
    for card in picked(names):
        started = time.monotonic()
        d = describe(card)
        (folder / f"{card.id}.json").write_text(dumps(d), encoding="utf-8")
        wrong = faults(d)
        bad += [f"{card.id}: {w}" for w in wrong]
        print(f"{card.id:24} {len(d['elements']):3} elements {time.monotonic() - started:5.1f} s", *wrong, sep="  ")
    return bad


def draw(card: Card, stem: str, folder: Path) -> dict[int, int]:
    """Render the sizes that are missing; gives their bytes."""
    made: dict[int, int] = {}
    missing = [s for s in SIZES if not (folder / f"{stem}-{s}.webp").exists()]
    if not missing:
        return made
    largest = image(card.scene().svg(), max(SIZES)).copy_memory()  # otherwise every size renders the SVG again
    for size in missing:
        picture = largest if size == max(SIZES) else largest.thumbnail_image(size)
        target = folder / f"{stem}-{size}.webp"
        picture.webpsave(str(target), Q=SIZES[size], effort=EFFORT, smart_subsample=True, keep="none")
        made[size] = target.stat().st_size
    return made


def draw_veils(folder: Path) -> None:
    """The mist sheets, without loss: their edges must stay opaque."""
    for number in range(SHEETS):
        for size in SIZES:
            target = veil_file(folder, number, size)
            if not target.exists():
                image(mist_svg(number)[0], size).webpsave(str(target), lossless=True, keep="none")


def write_pictures(names: list[str], folder: Path = PICTURES) -> None:
    """Render every card that is not there yet, with progress; forget the rasters of older drawings."""
    folder.mkdir(exist_ok=True)
    draw_veils(folder)
    cards = picked(names)
    stems = {c.id: json.loads((DATA / f"{c.id}.json").read_text(encoding="utf-8"))["picture"] for c in cards}
    if not names:
        for old in folder.glob("*.webp"):
            if not old.name.startswith("mist") and old.name.rsplit("-", 1)[0] not in stems.values():
                old.unlink()
    started = time.monotonic()
    for n, card in enumerate(cards, 1):
        made = draw(card, stems[card.id], folder)
        kept = " ".join(f"{size}px {size_ // 1024} kB" for size, size_ in made.items()) or "kept"
        print(f"[{n}/{len(cards)}] {card.id:24} {kept}   {time.monotonic() - started:.0f} s", flush=True)


def write_contact(names: list[str], target: Path, cell: int = 440) -> None:
    """One sheet with all cards, for review by eye."""
    tiles = []
    for card in picked(names):
        picture = image(card.scene().svg(), cell - 20).flatten(background=[28, 26, 34])
        tiles.append(picture.gravity("centre", cell, cell, extend="background", background=[28, 26, 34]).copy_memory())
    across = max(1, min(6, round(len(tiles) ** 0.5 + 0.4)))
    pyvips.Image.arrayjoin(tiles, across=across).write_to_file(str(target))


def main(argv: list[str] | None = None) -> int:
    """Run one command; fails if a card has a fault."""
    parser = argparse.ArgumentParser(prog="python -m noctuary.art.build", description=__doc__)
    parser.add_argument("command", choices=("describe", "pictures", "contact", "check"))
    parser.add_argument("cards", nargs="*", help="ids of cards; all if none is given")
    parser.add_argument("--out", type=Path, default=Path("contact.png"), help="file of the contact sheet")
    args = parser.parse_args(argv)
    if args.command == "describe":
        return 1 if write_descriptions(args.cards) else 0
    if args.command == "pictures":
        write_pictures(args.cards)
    elif args.command == "contact":
        write_contact(args.cards, args.out)
    else:
        wrong = []
        for card in picked(args.cards):
            d = describe(card)
            wrong += [f"{card.id}: {w}" for w in faults(d)]
            if (DATA / f"{card.id}.json").read_text(encoding="utf-8") != dumps(d):
                wrong.append(f"{card.id}: the committed description is not what the code draws")
        print(*wrong, sep="\n")
        return 1 if wrong else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
