"""Pictures by random names: one for each viewer, place and appearance, served to that viewer while it is shown.

A name tells nothing: not the card, not its place in the deck, not whether it is the same as another. All pictures have
the same size in bytes. While eyes are closed everybody is given equally many, at the same moments; those who are shown
fewer get pieces of the scene instead.
"""

import hmac
import importlib.util
import logging
from functools import cache, lru_cache
from hashlib import shake_128
from pathlib import Path
from typing import Any, Final

from noctuary.core.effects import Seat
from noctuary.core.spec import Picture, Spec
from noctuary.server.doors import Closed
from noctuary.server.state import State
from noctuary.server.wire import encode

log = logging.getLogger("noctuary.pictures")

Viewer = Seat | str | None
"""A seat, a spectator, or the reader of a finished game."""
VEILED: Final = 16
"""So many pictures everybody is given while eyes are closed: more than anybody is really shown then."""
PIXELS: Final = 600
SCENE: Final = "scene"
SIZE: Final = 128 * 1024
"""Bytes of every picture. A larger one is as large as the next multiple."""
BLANK: Final = bytes.fromhex("524946461a000000574542505650384c0d0000002f00000010071011118888fe0700")
"""The smallest WebP there is: a piece of the scene, which the client draws itself."""
WORDS: Final = 8 * 1024
"""Bytes of every picture in words."""
NAME: Final = 16
"""Signs of a name."""


def name_of(state: State, viewer: Viewer, picture: Picture) -> str:
    """A name for one viewer's sight of a picture."""
    return _name(state.opened.key, viewer, state.round, picture)


@lru_cache(maxsize=1 << 16)
def _name(key: str, viewer: Viewer, round: int, picture: Picture) -> str:
    parts = (viewer, round, picture.place, picture.appearance, picture.card, picture.red, picture.mist)
    return hmac.digest(key.encode(), repr(parts).encode(), "sha256").hex()[:NAME]


def same(name: str, given: str) -> bool:
    """Whether a name was given, in constant time."""
    return hmac.compare_digest(name.encode(), given.encode())


def named_view(state: State, viewer: Seat | None, view: Any) -> Any:
    """A view as it is sent: pictures by their names, never by their cards."""
    if state.spec.named is None:
        return view
    return state.spec.named(view, lambda picture: name_of(state, viewer, picture))


def shown(state: State, view: Any) -> tuple[Picture, ...]:
    """The pictures a viewer is given now."""
    if state.spec.pictures is None:
        return ()
    pictures = state.spec.pictures(view)
    if state.veiled():
        count = VEILED - sum(not picture.drawer for picture in pictures)
        pictures += tuple(Picture(f"{SCENE}-{at}", f"{view.turn}", "") for at in range(1, count + 1))
    return pictures


def laid(state: State, view: Any) -> dict[str, Picture]:
    """Every picture a viewer is given now, by its place, without those that are looked for on demand."""
    return {picture.place: picture for picture in shown(state, view) if not picture.drawer}


def names_of(state: State, viewer: Seat | None, given: dict[str, Picture]) -> dict[str, str]:
    """Place and name of each."""
    return {place: name_of(state, viewer, picture) for place, picture in given.items()}


class Reader:
    """Gives names to the pictures of a finished game, and knows them again. There, all is shown."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.round = 0
        self.album: dict[str, Picture] = {}

    def name(self, picture: Picture) -> str:
        """The same for a card wherever it lay."""
        bare = Picture("", "", picture.card, picture.red, picture.mist)
        name = _name(self.key, "reader", self.round, bare)
        self.album[name] = bare
        return name

    def view(self, spec: Spec, view: Any) -> Any:
        """A view with names for its pictures."""
        return view if spec.named is None else spec.named(view, self.name)

    def places(self, spec: Spec, view: Any) -> dict[str, str]:
        """Place and name of each picture that was shown."""
        shown = spec.pictures(view) if spec.pictures is not None else ()
        return {each.place: self.name(each) for each in shown if not each.drawer}


class Veil:
    """What each viewer was given to fetch while eyes are closed.

    A card that the Traitor takes is replaced, and the new one must be fetched. So now and then everybody is given
    exactly one new picture: the new card, or else a piece of the scene. Until then the old name stands.
    """

    def __init__(self) -> None:
        self.given: dict[Seat | None, dict[str, Picture]] = {}
        self.step = 0
        self.due = False

    def names(self, state: State, viewer: Seat | None, view: Any) -> dict[str, str]:
        """Place and name of what a viewer is to have fetched by now."""
        if not state.veiled():
            self.given.clear()
            return names_of(state, viewer, laid(state, view))
        if viewer not in self.given:
            self.given[viewer] = laid(state, view)
        return names_of(state, viewer, self.given[viewer])

    def renew(self, state: State) -> None:
        """Give one new picture to everybody, if it is time."""
        if not self.due or state.spec.pictures is None:
            return
        self.due = False
        self.step += 1
        for viewer, given in list(self.given.items()):
            view = state.playing().game.view(viewer)
            now = laid(state, view)
            new = [place for place, picture in now.items() if given.get(place) != picture and SCENE not in place]
            piece = Picture(SCENE, f"{view.turn} {self.step}", "")
            self.given[viewer] = {**given, **({new[0]: now[new[0]]} if new else {f"{SCENE}-1": piece})}

    def find(self, state: State, viewer: Seat | None, name: str) -> Picture:
        """The picture of this name, if this viewer is shown it now; in the dark also where an old name still stands."""
        given = self.given.get(viewer, {}) if state.veiled() else {}
        for picture in given.values():
            if same(name_of(state, viewer, picture), name):
                return picture
        return find(state, viewer, name)


def find(state: State, viewer: Seat | None, name: str) -> Picture:
    """The picture of this name, if this viewer is shown it now."""
    if state.journal is not None and state.phase in ("playing", "over"):
        for picture in shown(state, state.journal.game.view(viewer)):
            if same(name_of(state, viewer, picture), name):
                return picture
    raise Closed("not_found")


def drawn(picture: Picture, name: str) -> bytes:
    """A picture under its sheets, padded. Slow: not for the event loop."""
    webp = covered_card(picture.card, picture.red, picture.mist) if picture.card else BLANK
    return padded(webp or no_picture(), name)


def in_words(state: State, picture: Picture, name: str) -> bytes:
    """A picture under its sheets in words, padded as its file is; refused where the table does not play so."""
    told = None if state.spec.told is None else state.spec.told(state.options, picture)
    if told is None:
        raise Closed("not_found")
    body = encode(told)
    size = -(-(len(body) + 9) // WORDS) * WORDS
    # Between the last field and the brace: a name for nobody, filled with other signs for every name.
    return (
        body[:-1] + b',"pad":"' + shake_128(name.encode()).hexdigest(size // 2)[: size - len(body) - 9].encode() + b'"}'
    )


@lru_cache(maxsize=256)
def covered_card(id: str, red: bool, mist: int | None) -> bytes | None:
    """A card as it is shown; None if it cannot be drawn here: never the bare card in the place of a covered one."""
    from noctuary.art import deck

    card = deck.load().coded(id)
    if card is None or not card.file(PIXELS).is_file():
        return None
    if not red and mist is None:
        return card.file(PIXELS).read_bytes()
    try:
        from noctuary.art.sheets import covered
    except ImportError:
        return None
    try:
        return covered(card.file(PIXELS), red, mist, 0 if mist is None else mist // 9)
    except Exception:
        # A file is missing or damaged. Which one would tell the card, so the log does not.
        log.error("a picture could not be covered")
        return None


@cache
def no_picture() -> bytes:
    """What is shown where a picture is missing on this server."""
    return (Path(__file__).parent / "static" / "no-picture.webp").read_bytes()


def missing() -> tuple[int, bool]:
    """How many cards of the house have no picture here, and whether sheets can be laid over them."""
    from noctuary.art import deck

    absent = sum(not card.file(PIXELS).is_file() for card in deck.load())
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
