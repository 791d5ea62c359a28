"""Pictures as they are sent: under their sheets, or in words; all of one size in bytes, so that size tells nothing."""

import importlib.util
import logging
from collections.abc import Callable
from functools import cache, lru_cache
from hashlib import shake_128
from pathlib import Path
from typing import Final

from noctuary.art.hidden import SHEETS, TURNS
from noctuary.core.spec import Picture
from noctuary.obscurio.pieces.own_deck import offered
from noctuary.server.errors import Closed
from noctuary.server.table.state import State
from noctuary.server.table.wire import encode

log = logging.getLogger("noctuary.pictures")

PIXELS: Final = 600
SIZE: Final = 128 * 1024
"""Bytes of every picture. A larger one is as large as the next multiple."""
BLANK: Final = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""The smallest WebP there is: a piece of the scene, which the client draws itself."""
WORDS: Final = 8 * 1024
"""Bytes of every picture in words."""


Draw = Callable[[Picture, str], bytes]
"""Makes what is sent of a picture under the name that one viewer has for it."""


def drawn(picture: Picture, name: str) -> bytes:
    """A picture under its sheets, padded. Slow: not for the event loop."""
    webp = covered_card(name, picture.card, picture.red, picture.mist) if picture.card else BLANK
    return padded(webp or no_picture(), name)


def in_words(state: State, picture: Picture, name: str) -> bytes:
    """A picture under its sheets in words, padded as its file is; refused where the table does not play so."""
    told = None if state.spec.describe_picture is None else state.spec.describe_picture(state.options, picture)
    if told is None:
        raise Closed("not_found")
    body = encode(told)
    size = -(-(len(body) + 9) // WORDS) * WORDS
    # Between the last field and the brace: a name for nobody, filled with other signs for every name.
    return (
        body[:-1] + b',"pad":"' + shake_128(name.encode()).hexdigest(size // 2)[: size - len(body) - 9].encode() + b'"}'
    )


def sheet_of(mist: int) -> tuple[int, int]:
    """Which sheet of mist lies there, and by how many eighths it is turned (BA-13)."""
    return mist % SHEETS, mist // 9 % TURNS


@lru_cache(maxsize=256)
def covered_card(name: str, card: str, red: bool, mist: int | None) -> bytes | None:
    """A card as it is shown; None if it cannot be drawn here: never the bare card in the place of a covered one.

    It is kept under the name that one viewer has for it, and made anew for everybody else: a picture that comes sooner
    than others would tell that somebody has looked at that card before.
    """
    bare = rasters().get(card)
    if bare is None:
        return None
    if not red and mist is None:
        return bare
    try:
        from noctuary.art.sheets import covered_bytes
    except ImportError:
        return None
    try:
        return covered_bytes(bare, folder(), red, mist, 0 if mist is None else sheet_of(mist)[1])
    except Exception:
        # A file is missing or damaged. Which one would tell the card, so the log does not.
        log.error("a picture could not be covered")
        return None


@cache
def rasters() -> dict[str, bytes]:
    """The cards of the house by the names they have at a table, all read at once: a disk remembers, too."""
    return {name: path.read_bytes() for name, path in places().items() if path.is_file()}


def take(name: str) -> bool:
    """Read a picture that was drawn just now; whether it is there."""
    path = places()[name]
    if path.is_file():
        rasters()[name] = path.read_bytes()
    return name in rasters()


@cache
def places() -> dict[str, Path]:
    """Where every card and every sheet of mist is, or will be once it is drawn, by name."""
    from noctuary.art import deck

    own = deck.own_folder()
    found = of_the_house() if own is None else {path.stem: path for path in sorted(own.glob("*.webp"))}
    shelf = deck.shelf()
    if shelf is not None:
        for kept in offered():
            found |= {path.stem: path for path in sorted((shelf / kept.hash).glob("*.webp"))}
    return found | {f"mist{number}": folder() / f"mist{number}-{PIXELS}.webp" for number in range(SHEETS)}


def of_the_house() -> dict[str, Path]:
    """The house's own cards by the names they have at a table."""
    from noctuary.art import deck

    return {deck.code_of(card.id): card.file(PIXELS) for card in deck.load()}


def deck_files() -> dict[str, Path]:
    """Every card and every sheet of mist by name, once all are drawn. Until then, none; nor of somebody's own deck.

    Cards that lie on a table are drawn first: which are there already would tell which those are. One's own pictures
    are shown at tables, and to nobody else.
    """
    from noctuary.art import deck

    if deck.own_folder() is not None:
        return {}
    names = of_the_house().keys() | {f"mist{number}" for number in range(SHEETS)}
    return {name: places()[name] for name in places() if name in names} if rasters().keys() >= names else {}


def folder() -> Path:
    """Where the rasters lie."""
    from noctuary.art import deck

    return next(iter(deck.load())).file(PIXELS).parent


def forget() -> None:
    """Read everything anew."""
    covered_card.cache_clear()
    rasters.cache_clear()
    places.cache_clear()


@cache
def no_picture() -> bytes:
    """What is shown where a picture is missing on this server."""
    return (Path(__file__).parent / "static_files" / "no-picture.webp").read_bytes()


def missing() -> tuple[int, bool]:
    """How many cards of the house have no picture here, and whether sheets can be laid over them."""
    from noctuary.art import deck

    absent = 0 if deck.own_folder() else sum(not card.file(PIXELS).is_file() for card in deck.load())
    return absent, importlib.util.find_spec("pyvips") is not None


def padded(webp: bytes, name: str = "") -> bytes:
    """The same picture in a file of fixed size: a last chunk that every reader passes over.

    It is filled with other bytes for every name, so that files cannot be told to be alike without looking into them.
    """
    size = SIZE
    while size < len(webp) + 8:
        size += SIZE
    filling = size - len(webp) - 8
    body = webp[12:] + b"PADD" + filling.to_bytes(4, "little") + shake_128(name.encode()).digest(filling)
    return b"RIFF" + (size - 8).to_bytes(4, "little") + b"WEBP" + body
