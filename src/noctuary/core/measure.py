"""What a study can count of a game: measures, made anew for each game that is played.

A measure watches a game as bots play it and gives figures at the end. The lab has measures that fit every game; a game
adds its own by `measures` in its `Spec`. A figure is one of four kinds, told apart by its shape:

    5.5                              a number: its mean and spread are reported
    [1.58, 1.2, 0.4]                 a series, one number a round: its mean by round
    {"thief": [0, 2, 1]}             a tally: how often each seat used it; one number alone counts for the whole table
    ["red", "blue", "green"]         labels, one a seat: how often each label wins ("" for a seat without one)

Each figure has a message `<game>-measure-<name>` in both languages; those of the lab are `lab-measure-<name>`.
"""

from typing import Any

from noctuary.core.effects import Ask, Choice

Tally = dict[str, list[int]]
Figure = float | list[float] | Tally | list[str]


class Measure:
    """Watches one game. Every method may be left out; `g` is the whole game, and must not be changed."""

    def begin(self, g: Any) -> None:
        """The game has been dealt."""

    def before(self, g: Any, ask: Ask) -> None:
        """A seat is about to answer."""

    def after(self, g: Any, ask: Ask, choice: Choice) -> None:
        """It has answered."""

    def figures(self, g: Any) -> dict[str, Figure]:
        """What was found, once the game is over."""
        return {}


def count(tally: Tally, key: str, seat: int, seats: int) -> None:
    """Count one use by a seat."""
    tally.setdefault(key, [0] * seats)[seat] += 1
