"""What everybody at a table has heard of the game before them: one log a viewer, numbered since the table opened."""

from collections.abc import Iterable

from noctuary.core.effects import Seat
from noctuary.core.events import Event, Line
from noctuary.server.table.ledger import Told

Viewer = Seat | None
"""A seat, or all who only look on."""


class Hearing:
    """The logs of all viewers. Only the last game is kept: earlier ones have their stories."""

    def __init__(self, seats: int) -> None:
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        self.heard: dict[Viewer, list[Line]] = {viewer: [] for viewer in self.viewers}
        """What each viewer has heard of the last game."""
        self.first: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        """How many lines each viewer had heard before it."""

    def known_lines(self, viewer: Viewer) -> int:
        """How many lines a viewer has heard since the table was opened."""
        return self.first[viewer] + len(self.heard[viewer])

    def turn_page(self) -> None:
        """Another game begins."""
        for viewer, lines in self.heard.items():
            self.first[viewer] += len(lines)
            lines.clear()

    def take_back(self) -> None:
        """All that was told of this game was told to nobody."""
        for lines in self.heard.values():
            lines.clear()

    def tell(self, line: Line, seat: Viewer = None, own: Line | None = None) -> None:
        """A line of the table itself for everybody, perhaps another one for one seat."""
        for viewer, lines in self.heard.items():
            lines.append(own if own is not None and viewer == seat else line)

    def tell_events(self, events: list[Event]) -> None:
        """What happened, to each as they may hear it."""
        for viewer, lines in self.heard.items():
            for event in events:
                line = event.seen_by(viewer)
                if line is not None:
                    lines.append(line)


def told_of(events: Iterable[Event]) -> tuple[Told, ...]:
    """What was told, as it is stored."""
    return tuple(Told(each.id, each.shared, each.private, each.to, each.private_id) for each in events)


def events_of(told: Iterable[Told]) -> list[Event]:
    """What is stored, as it was told."""
    return [Event(each.id, each.shared, each.private, each.to, each.private_id) for each in told]
