"""Pictures by random names: one for each viewer, place and appearance, served to that viewer while it is shown.

What lies open to all has one name for all: everybody sees the same picture in the same place.

A name tells nothing: not the card, not its place in the deck, not whether it is the same as another. While eyes are
closed everybody is given equally many, at the same moments; those who are shown fewer get pieces of the scene instead.
"""

import hmac
from functools import lru_cache
from typing import Any, Final

from noctuary.core.effects import Seat
from noctuary.core.spec import Picture, Spec
from noctuary.server.errors import Closed
from noctuary.server.table.state import State

Viewer = Seat | str | None
"""A seat, a spectator, or the reader of a finished game."""
VEILED: Final = 16
"""So many pictures everybody is given while eyes are closed: more than anybody is really shown then."""
SCENE: Final = "scene"
NAME: Final = 16
"""Signs of a name."""


def name_of(state: State, viewer: Viewer, picture: Picture) -> str:
    """A name for one viewer's sight of a picture, or for everybody's of one that lies open to all."""
    return _name(state.opened.key, "all" if picture.shared else viewer, state.round, picture)


@lru_cache(maxsize=1 << 16)
def _name(key: str, viewer: Viewer, round: int, picture: Picture) -> str:
    parts = (viewer, round, picture.place, picture.appearance, picture.card, picture.red, picture.mist)
    return hmac.digest(key.encode(), repr(parts).encode(), "sha256").hex()[:NAME]


def same(name: str, given: str) -> bool:
    """Whether a name was given, in constant time."""
    return hmac.compare_digest(name.encode(), given.encode())


def named_view(state: State, viewer: Seat | None, view: Any) -> Any:
    """A view as it is sent: pictures by their names, never by their cards."""
    if state.spec.anonymise_view is None:
        return view
    return state.spec.anonymise_view(view, lambda picture: name_of(state, viewer, picture))


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

    def __init__(self, key: str, round: int) -> None:
        self.key = key
        self.round = round
        self.album: dict[str, Picture] = {}

    def name(self, picture: Picture) -> str:
        """The same for a card wherever it lay. It begins with the number of the game, so that no other is searched."""
        bare = Picture("", "", picture.card, picture.red, picture.mist)
        name = f"{self.round}-{_name(self.key, 'reader', self.round, bare)}"
        self.album[name] = bare
        return name

    def view(self, spec: Spec, view: Any) -> Any:
        """A view with names for its pictures."""
        return view if spec.anonymise_view is None else spec.anonymise_view(view, self.name)

    def places(self, spec: Spec, view: Any) -> dict[str, str]:
        """Place and name of each picture that was shown."""
        shown = spec.pictures(view) if spec.pictures is not None else ()
        return {each.place: self.name(each) for each in shown if not each.drawer}


class PictureGrants:
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
