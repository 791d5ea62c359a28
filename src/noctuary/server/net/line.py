"""A client's end of the line, whatever carries it: a WebSocket on a server, a message port in a browser."""

from collections.abc import Callable
from typing import Protocol

from noctuary.server.table.connection import Sink

EXTENSION = "noctuary"
"""Under this name the application finds the line in the scope of its socket."""
AHEAD = 16
"""Frames of a client that may wait to be read before its line is held."""


class Line(Sink, Protocol):
    """Takes frames, and hands on those that come."""

    on_frame: Callable[[bytes], object] | None
    """Called with each message; without it they wait until the application asks for them."""
    on_room: Callable[[], None] | None
    """Called when there is room again."""

    def unread(self) -> bool:
        """Whether messages wait that came before anybody took them."""
        ...

    def hold(self, held: bool) -> None:
        """Stop reading, or go on."""
        ...

    def abort(self) -> None:
        """End it without a word."""
        ...
