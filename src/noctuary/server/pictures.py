"""Pictures by random names: one for each viewer, place and appearance, served to that viewer while it is shown.

A name tells nothing: not the card, not its place in the deck, not whether it is the same as another. All pictures have
the same size in bytes. While eyes are closed everybody is given equally many; those who are shown fewer get pieces of
the scene instead.
"""

import hmac
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from noctuary.core.effects import Seat
from noctuary.core.spec import Picture
from noctuary.server.doors import Closed
from noctuary.server.state import State

VEILED: Final = 16
"""So many pictures everybody is given while eyes are closed: more than anybody is really shown then."""
PIXELS: Final = 600
SCENE: Final = "scene"
SIZE: Final = 128 * 1024
"""Bytes of every picture. A larger one is as large as the next multiple."""
BLANK: Final = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""The smallest WebP there is: a piece of the scene, which the client draws itself."""


def name_of(state: State, viewer: Seat | None, picture: Picture) -> str:
    """A name for one viewer's sight of a picture."""
    parts = (viewer, state.round, picture.place, picture.appearance, picture.card, picture.red, picture.mist)
    return hmac.new(state.opened.key.encode(), repr(parts).encode(), sha256).hexdigest()[:32]


def shown(state: State, viewer: Seat | None, view: Any) -> tuple[Picture, ...]:
    """The pictures a viewer is given now."""
    if state.spec.pictures is None:
        return ()
    pictures = state.spec.pictures(view)
    if state.veiled():
        count = VEILED - len(pictures)
        pictures += tuple(Picture(f"{SCENE}-{at}", f"{state.round}", "") for at in range(1, count + 1))
    return pictures


def names_of(state: State, viewer: Seat | None, view: Any) -> dict[str, str]:
    """Place and name of every picture a viewer is given now."""
    return {picture.place: name_of(state, viewer, picture) for picture in shown(state, viewer, view)}


def find(state: State, viewer: Seat | None, name: str) -> Picture:
    """The picture of this name, if this viewer is shown it now."""
    if state.journal is not None and state.phase in ("playing", "over"):
        for picture in shown(state, viewer, state.journal.game.view(viewer)):
            if hmac.compare_digest(name_of(state, viewer, picture), name):
                return picture
    raise Closed("not_found")


def drawn(picture: Picture) -> bytes:
    """A picture under its sheets, padded. Slow: not for the event loop."""
    return covered_card(picture.card, picture.red, picture.mist) if picture.card else padded(BLANK)


@lru_cache(maxsize=256)
def covered_card(id: str, red: bool, mist: int | None) -> bytes:
    """A card as it is shown."""
    from noctuary.art.deck import load

    card = load().coded(id)
    if card is None or not card.file(PIXELS).is_file():
        raise Closed("not_found")
    if not red and mist is None:
        return padded(card.file(PIXELS).read_bytes())
    try:
        from noctuary.art.sheets import covered
    except ImportError:
        # Never the bare card in the place of a covered one.
        raise Closed("not_found") from None
    return padded(covered(card.file(PIXELS), red, mist, 0 if mist is None else mist // 9))


def padded(webp: bytes) -> bytes:
    """The same picture in a file of fixed size: a last chunk that every reader passes over."""
    size = SIZE
    while size < len(webp) + 8:
        size += SIZE
    body = webp[12:] + b"PADD" + (size - len(webp) - 8).to_bytes(4, "little")
    body += b"\0" * (size - 12 - len(body))
    return b"RIFF" + (size - 8).to_bytes(4, "little") + b"WEBP" + body
