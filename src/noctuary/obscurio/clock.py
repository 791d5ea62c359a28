"""Time as data: which stretches matter now, and how long they are (3.5). The game itself never reads a clock.

Whoever runs the table starts a window when it first appears, lets it run on while it stays, and answers as the clock
when it is over. A window for which the clock is not asked (the riddle, a vote that must be given) is up to the table:
bots answer for the seats that are waited for.

A window keeps its name while it runs on. One that begins anew without the clock having answered (the next locked door,
the next try of an accusation) has a number behind a colon: what stands before it names the message.
"""

from typing import TYPE_CHECKING, Final

from noctuary.core.game import Window
from noctuary.obscurio.traps import DARK_MAGIC, DARK_NIGHT

if TYPE_CHECKING:
    from noctuary.obscurio.table import Obscurio

SECOND: Final = 1000
TICK_SECONDS: Final = 5
MAGIC: Final = 40
"""With Dark Magic the eyes-closed step is at least so long (3.3)."""
LAST_LOOK: Final = 30
"""Dark Night gives so much more time for reading (BA-06)."""
SHOW_RESOLVED: Final = 6
SHOW_ACCUSED: Final = 5
COUNT: Final = 3


def windows_of(g: "Obscurio") -> tuple[Window, ...]:
    """The windows of this position, from public facts alone."""
    phase = g.phase
    rules = g.options
    if phase == "riddle":
        return (Window("riddle", rules.riddle_limit * SECOND),) if rules.riddle_limit else ()
    if phase == "read":
        return (Window("read", read_seconds(g) * SECOND),)
    if phase == "traitor":
        return (Window("eyes", eyes_seconds(g) * SECOND),)
    if phase in ("open", "watch", "locked"):
        return (sand(g),)
    if phase == "locked_watch":
        return Window(f"window:{g.shown}", rules.locked_watcher_window * SECOND), sand(g)
    if phase == "last_call":
        return Window("call", rules.last_call * SECOND), sand(g)
    if phase == "count":
        return (Window("call", COUNT * SECOND),)
    if phase == "accuse":
        seconds = rules.relaxed_cap if rules.relaxed else rules.accusation_seconds
        return (Window(f"accuse:{round_of(g)}", seconds * SECOND),)
    if phase == "resolve":
        return (Window("shown", SHOW_RESOLVED * SECOND),)
    if phase == "accused":
        return (Window("shown", SHOW_ACCUSED * SECOND),)
    return ()


def round_of(g: "Obscurio") -> int:
    """A number for this try of an accusation."""
    tries = 0
    for flag in g.stack[-1].args() if g.stack else ():
        tries = 2 * tries + int(flag)
    return 4 * len(g.rounds) + tries


def sand(g: "Obscurio") -> Window:
    """The hourglass on its space; without a clock, the long stretch after which nobody is waited for any more."""
    rules = g.options
    return Window("sand", (rules.relaxed_cap if rules.relaxed else rules.hourglass_seconds) * SECOND)


def read_seconds(g: "Obscurio") -> int:
    """How long the Wizards may study the Pages (BA-06)."""
    if g.options.relaxed:
        return g.options.relaxed_cap
    return g.options.read_limit + (LAST_LOOK if g.has(DARK_NIGHT) else 0)


def shortest(g: "Obscurio") -> int:
    """The least length of the eyes-closed step, in seconds."""
    return max(g.options.step3_min, MAGIC) if g.has(DARK_MAGIC) else g.options.step3_min


def last_tick(g: "Obscurio") -> int:
    """The tick with which the eyes-closed step ends whatever has been done."""
    if g.options.step3 == "constant":
        return 0
    return max(0, -((shortest(g) - g.options.step3_max) // TICK_SECONDS))


def eyes_seconds(g: "Obscurio") -> int:
    """The least length first, then five seconds at a time; in one piece if the length is to be constant (BA-51)."""
    if g.options.step3 == "constant":
        return max(g.options.step3_max, shortest(g))
    return shortest(g) if ticks_of(g) == 0 else TICK_SECONDS


def ticks_of(g: "Obscurio") -> int:
    """How often the clock has ticked in this eyes-closed step."""
    args = g.stack[-1].args() if g.stack else ()
    return int(args[0]) if args else 0
