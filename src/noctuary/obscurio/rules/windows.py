"""Time as data: how long the stretches are that a question lasts. The game itself never reads a clock.

Whoever runs the table starts a window when it first appears, lets it run on while it stays, and answers as the clock
when it is over. A window for which the clock is not asked (the riddle, a vote that must be given) is up to the table:
bots answer for the seats that are waited for.

A window keeps its name while it runs on. One that begins anew without the clock having answered (the next locked door,
the next try of an accusation) has a number behind a colon: what stands before it names the message.
"""

from typing import Final

from noctuary.core.game import Window
from noctuary.obscurio.state import Obscurio

SECOND: Final = 1000
TICK_SECONDS: Final = 5
COUNT: Final = 3


def sand(g: Obscurio) -> Window:
    """The hourglass on its space; without a clock, the long stretch after which nobody is waited for any more."""
    return Window("sand", (g.options.relaxed_cap if g.options.relaxed else g.options.hourglass_seconds) * SECOND)


def count_of_three() -> Window:
    """The count at whose end all chips are placed together (B-69)."""
    return Window("call", COUNT * SECOND)


def shortest_night(g: Obscurio) -> int:
    """The least length of the night, in seconds (B-39)."""
    return max([g.options.step3_min, *[trap.night_seconds() for trap in g.traps]])


def last_tick(g: Obscurio) -> int:
    """The tick with which the night ends whatever has been done."""
    if g.options.step3 == "constant":
        return 0
    return max(0, -((shortest_night(g) - g.options.step3_max) // TICK_SECONDS))


def night_seconds(g: Obscurio, ticks: int) -> int:
    """The least length first, then five seconds at a time; in one piece if the length is to be constant (BA-51)."""
    if g.options.step3 == "constant":
        return max(g.options.step3_max, shortest_night(g))
    return shortest_night(g) if ticks == 0 else TICK_SECONDS
