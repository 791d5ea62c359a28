"""How hard a numbered deal is: proved winnable or not, how often a hasty player escapes, and stars.

The same on every machine, compiled or not: nothing here reads a clock, and luck comes from the deal's number.
"""

from functools import lru_cache
from typing import Final

import msgspec

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.oubliette.bot.oracle import solve
from noctuary.oubliette.bot.playout import play_out_hastily
from noctuary.oubliette.options import Options
from noctuary.oubliette.rules.turn import new
from noctuary.oubliette.state import Oubliette

GAMES: Final = 100
"""How often the hasty player tries a deal."""
NODES: Final = 3000
"""Positions the oracle may look at, twice: half a second in plain Python where it takes all of them."""
STARS: Final = (0.5, 0.2, 0.06, 0.0)
"""More escapes than this of all: one star, two, three, four; none at all: five."""


class Grade(msgspec.Struct, frozen=True):
    """What is known of a deal before it is played."""

    deal: int
    preset: str
    verdict: str
    """`winnable` (there is a line that wins), `lost` (there is none) or `open` (the budget did not tell)."""
    nodes: int
    """Positions the oracle looked at."""
    escapes: int
    """Of so many `games` by a hasty player who sees what any player sees."""
    games: int
    stars: int
    """One is kind, five are cruel; none for a deal that cannot be won."""


def dealt(deal: int, options: Options) -> Oubliette:
    """The numbered deal, as every table deals it."""
    return new(options, 1, Chance(seed_of(str(deal))))


def verdict_on(g: Oubliette, nodes: int = NODES) -> tuple[str, list[Choice] | None]:
    """What the oracle says of a position: the verdict in a word, and the line that wins if it found one."""
    verdict = solve(g, nodes)
    return verdict.word(), verdict.line


@lru_cache(1024)
def graded(deal: int, preset: str, nodes: int = NODES) -> Grade:
    """The grade of a deal under a preset."""
    g = dealt(deal, Options.make({"preset": preset}))
    verdict = solve(g, nodes)
    escapes = 0
    luck = QuickLuck(deal)
    for _ in range(GAMES):
        again = g.copy()
        if play_out_hastily(again, luck).winners:
            escapes += 1
    return Grade(deal, preset, verdict.word(), verdict.nodes, escapes, GAMES, stars(verdict.word(), escapes / GAMES))


def stars(verdict: str, share: float) -> int:
    """One to five; none where nobody could win."""
    if verdict == "lost":
        return 0
    for number, least in enumerate(STARS):
        if share > least:
            return number + 1
    return len(STARS) + 1
