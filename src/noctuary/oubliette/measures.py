"""What a study counts of Oubliette: how far the Path came, how long it took, how often it was lost."""

from noctuary.core.effects import Ask, Choice
from noctuary.core.measure import Figure, Measure
from noctuary.oubliette.state import Oubliette


class Path(Measure):
    """The Path, room by room."""

    def __init__(self) -> None:
        self.longest = 0
        self.lost = 0
        self.rooms = 0

    def after(self, g: Oubliette, ask: Ask, choice: Choice) -> None:
        rooms = len(g.path)
        self.lost += rooms < self.rooms
        self.rooms = rooms
        self.longest = max(self.longest, rooms)

    def figures(self, g: Oubliette) -> dict[str, Figure]:
        return {
            "turns": g.turn,
            "rooms": self.longest,
            "setbacks": self.lost,
            "curses": len(g.curses) + len(g.gone),
        }


def measures() -> tuple[Measure, ...]:
    """What is counted while one game of Oubliette is played."""
    return (Path(),)
