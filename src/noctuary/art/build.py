"""The workshop's commands: describe, pictures, contact, check. `make pictures` and its neighbours call them.

Rasters are named by the hash of the SVG they come from: unchanged cards are not drawn twice, and a file name tells
nothing about the card or its place in the deck.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

try:
    import numpy  # noqa: F401  what draws needs them, a few imports further down
    import pyvips
    import shapely  # noqa: F401
except ModuleNotFoundError as missing:
    if __name__ != "__main__":
        raise
    sys.exit(f'Drawing needs {missing.name}, which is not installed. Run: pip install "noctuary[art]"')

from noctuary.art.camera import shot
from noctuary.art.cards import Card, all_cards
from noctuary.art.checks import faults
from noctuary.art.deck import DATA, PICTURES, SIZES, load
from noctuary.art.hand import finished, stem_of
from noctuary.art.light import Lighting, lit
from noctuary.art.meta import describe
from noctuary.art.mist import mist_svg
from noctuary.art.render import image
from noctuary.art.sheets import SHEETS, veil_file

QUALITY = dict(zip(SIZES, (74, 60, 70), strict=True))  # of WebP
BUDGET = {300: 30_000, 600: 60_000, 1000: 160_000}  # bytes
EFFORT = 4
COARSER = 6  # steps of quality, down to the first that is within the budget: engravings are all edges
LEFT_OVER = 3600  # seconds after which a file that is half written belongs to nobody who still draws


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


def pressed(picture: Any, size: int) -> bytes:
    """The picture as WebP within the budget of its size."""
    quality = QUALITY[size]
    while True:
        data = bytes(picture.webpsave_buffer(Q=quality, effort=EFFORT, smart_subsample=True, keep="none"))
        if len(data) <= BUDGET[size] or quality <= COARSER:
            return data
        quality -= COARSER


def put(data: bytes, target: Path) -> None:
    """Write a file whole or not at all: a build may be stopped, and several may draw into one folder at once."""
    half = target.with_suffix(f".{secrets.token_hex(4)}.part")
    try:
        half.write_bytes(data)
        half.replace(target)
    finally:
        half.unlink(missing_ok=True)


def draw(card: Card, stem: str, folder: Path, sizes: Sequence[int] = SIZES) -> dict[int, int]:
    """Render the sizes that are missing; gives their bytes."""
    missing = [s for s in sizes if not (folder / f"{stem}-{s}.webp").exists()]
    if not missing:
        return {}
    svg = card.scene().svg()
    if stem_of(svg, card.camera) != stem:
        print(f"{card.id} is not drawn as it was described (make art-describe).", file=sys.stderr)
    largest = in_light_by_hand(svg, card)
    made: dict[int, int] = {}
    for size in missing:
        data = pressed(largest if size == max(SIZES) else largest.thumbnail_image(size).copy_memory(), size)
        put(data, folder / f"{stem}-{size}.webp")
        made[size] = len(data)
    return made


def in_light_by_hand(svg: str, card: Card) -> Any:
    """A card's picture at its largest, lit by what its description says lies where, and finished by hand."""
    described, size = json.loads((DATA / f"{card.id}.json").read_text(encoding="utf-8")), max(SIZES)
    light = Lighting(described)
    made = finished(lit(shot(svg, size, card.camera), light), described, light)
    return pyvips.Image.new_from_memory(made.tobytes(), size, size, 4, "uchar").copy(interpretation="srgb")


def draw_named(key: str, stem: str, folder: Path) -> dict[int, int]:
    """`draw` for another process."""
    return draw(all_cards()[key], stem, folder)


def draw_veils(folder: Path, sizes: Sequence[int] = SIZES) -> None:
    """The mist sheets, without loss: their edges must stay opaque."""
    for number in range(SHEETS):
        for size in sizes:
            target = veil_file(folder, number, size)
            if not target.exists():
                put(bytes(image(mist_svg(number)[0], size).webpsave_buffer(lossless=True, keep="none")), target)


def forget_older(folder: Path, stems: Sequence[str]) -> None:
    """Remove the rasters of older drawings, and what was left half written by a build that is gone."""
    for old in folder.glob("*.webp"):
        if not old.name.startswith("mist") and old.name.rsplit("-", 1)[0] not in stems:
            old.unlink(missing_ok=True)
    for half in folder.glob("*.part"):
        if half.stat().st_mtime < time.time() - LEFT_OVER:
            half.unlink(missing_ok=True)


def write_pictures(names: list[str], folder: Path = PICTURES, jobs: int = 1) -> list[str]:
    """Render every card that is not there yet, with progress; forget the rasters of older drawings. Gives faults."""
    deck = load()
    folder.mkdir(parents=True, exist_ok=True)
    stems = {c.id: c.picture for c in deck}
    if not names:
        forget_older(folder, list(stems.values()))
    missing = [
        key for key in names or stems if not all((folder / f"{stems[key]}-{size}.webp").exists() for size in SIZES)
    ]
    draw_veils(folder)
    if not missing:
        return []
    started = time.monotonic()
    print(f"Drawing {len(missing)} of {len(stems)} pictures (kept for the next time) …", flush=True)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        drawn = {pool.submit(draw_named, key, stems[key], folder): key for key in missing}
        for n, done in enumerate(as_completed(drawn), 1):
            sizes = "  ".join(f"{size} px {bytes_ / 1000:.0f} kB" for size, bytes_ in done.result().items())
            print(f"[{n}/{len(missing)}] {drawn[done]:20} {sizes}   {time.monotonic() - started:.0f} s", flush=True)
    return [f"{f.name}: {f.stat().st_size} bytes" for f in over_budget(folder)]


def over_budget(folder: Path) -> list[Path]:
    """The rasters of cards that are larger than their size allows."""
    cards = [f for f in sorted(folder.glob("*.webp")) if not f.name.startswith("mist")]
    return [f for f in cards if f.stat().st_size > BUDGET[int(f.stem.rsplit("-", 1)[1])]]


def in_three_tones(picture: Any) -> Any:
    """A value study: grey, in three steps, as a painter squints at a picture."""
    grey = picture.colourspace("b-w").gaussblur(1.5)
    return (grey > 150).ifthenelse(225, (grey > 85).ifthenelse(128, 40)).cast("uchar")


def write_contact(names: list[str], target: Path, cell: int = 440, values: bool = False) -> None:
    """One sheet with all cards, for review by eye; with `values`, their values alone."""
    tiles = []
    for card in picked(names):
        whole = in_light_by_hand(card.scene().svg(), card)
        picture = whole.thumbnail_image(cell - 20).flatten(background=[28, 26, 34])
        if values:
            picture = in_three_tones(picture)
        dark = [28, 26, 34][: picture.bands]
        tiles.append(picture.gravity("centre", cell, cell, extend="background", background=dark).copy_memory())
    across = max(1, min(6, round(len(tiles) ** 0.5 + 0.4)))
    pyvips.Image.arrayjoin(tiles, across=across).write_to_file(str(target))


def main(argv: list[str] | None = None) -> int:
    """Run one command; fails if a card has a fault."""
    parser = argparse.ArgumentParser(prog="python -m noctuary.art.build", description=__doc__)
    parser.add_argument("command", choices=("describe", "pictures", "contact", "check"))
    parser.add_argument("cards", nargs="*", help="ids of cards; all if none is given")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that draw pictures")
    parser.add_argument("--values", action="store_true", help="the contact sheet in three tones of grey")
    parser.add_argument("--out", type=Path, default=Path("contact.png"), help="file of the contact sheet")
    args = parser.parse_args(argv)
    if args.command == "describe":
        return 1 if write_descriptions(args.cards) else 0
    if args.command == "pictures":
        wrong = write_pictures(args.cards, jobs=args.jobs)
        print(*wrong, sep="\n", end="\n" if wrong else "")
        return 1 if wrong else 0
    if args.command == "contact":
        write_contact(args.cards, args.out, values=args.values)
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
