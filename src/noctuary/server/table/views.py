"""Everybody's view of one position: what all see of it is built and encoded once, each viewer's own part beside it."""

from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

from noctuary.core.effects import Seat
from noctuary.core.views import own_part, with_own
from noctuary.server.table.pictures import name_of, named_view
from noctuary.server.table.state import State
from noctuary.server.table.wire import encode


class Seen(NamedTuple):
    """What one viewer sees."""

    view: Any
    """As the game gives it, with cards for pictures."""
    named: Any
    """As it is sent."""
    parts: tuple[bytes, ...]
    """The bytes of that: two parts, or one where the game does not part its views."""


class Views:
    """The views of a position. In a game that gives only `view(seat)` each is made as a whole."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.game = state.playing().game
        self.public = self.game.public_view()
        self.hash = blake2b(digest_size=8)
        """Of what all see."""
        if self.public is not None:
            self.named = named_view(state, None, self.public)
            self.whole = encode(self.named)
            self.head = self.whole[:-1] + b","
            self.hash.update(self.whole)

    def of(self, viewer: Seat | None) -> Seen:
        """The view of a seat, or of those who only look on."""
        if self.public is None:
            view = self.game.view(viewer)
            named = named_view(self.state, viewer, view)
            return Seen(view, named, (encode(named),))
        view = self.game.view_from(self.public, viewer)
        named = view if self.named is self.public else self._named(viewer, view)
        own = own_part(named, self.public)
        return Seen(view, named, (self.head, encode(own)[1:]) if own else (self.whole,))

    def _named(self, viewer: Seat | None, view: Any) -> Any:
        """With names for pictures; those of the public part are at hand."""
        anonymise = self.state.spec.anonymise_own
        if anonymise is None:
            return named_view(self.state, viewer, view)
        own = own_part(view, self.public)
        return anonymise(with_own(type(view), self.named, **own), partial(name_of, self.state, viewer))

    def digest(self, *own: bytes) -> str:
        """The hash of what all see and what one viewer is sent besides."""
        digest = self.hash.copy()
        for part in own:
            digest.update(part)
        return digest.hexdigest()
