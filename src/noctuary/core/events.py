"""What happened, told so that each seat hears what it may hear and nothing else."""

from typing import Any

Line = tuple[str, dict[str, Any]]
"""A message id and its arguments: one line of somebody's log."""


class Event:
    """One happening: a message id, arguments for everybody, and arguments for some seats only.

    `to` limits who hears of it at all (None: everybody, spectators included). A seat in `private` gets those arguments
    on top of the shared ones and, if `private_id` is set, under that message id: thief and victim see the card, the
    others see a theft. Values are plain data (ids of cards, numbers of seats); words are found at the edge.
    """

    __slots__ = ("id", "private", "private_id", "shared", "to")

    def __init__(
        self,
        id: str,
        shared: dict[str, Any],
        private: dict[int, dict[str, Any]] | None = None,
        to: tuple[int, ...] | None = None,
        private_id: str = "",
    ) -> None:
        self.id = id
        self.shared = shared
        self.private: dict[int, dict[str, Any]] = {} if private is None else private
        self.to = to
        self.private_id = private_id

    def seen_by(self, seat: int | None) -> Line | None:
        """The line this seat hears, or None. A spectator (None) hears what is told to all."""
        if self.to is not None and (seat is None or seat not in self.to):
            return None
        if seat is None or seat not in self.private:
            return self.id, self.shared
        return self.private_id or self.id, {**self.shared, **self.private[seat]}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, {self.shared!r}, {self.private!r}, {self.to!r})"
