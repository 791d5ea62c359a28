"""Players that think with whole games dealt from what they know: by rules of thumb, or by trying answers out."""

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Bot
from noctuary.occulto.bot.dealing import dealt, worlds_of
from noctuary.occulto.bot.endgame import counted
from noctuary.occulto.bot.policy import weighed
from noctuary.occulto.bot.search import Search, Tried
from noctuary.occulto.bot.style import PLAIN, SHARP, Style
from noctuary.occulto.bot.worlds import Worlds
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.state import Occulto
from noctuary.occulto.view import View

SLIPS_ONE_IN = 3
SLIPS_AMONG = 4
LATE_BY = 2
"""The game is late when a bench lacks so many cards to set off the end."""
MOST_ENDS = 3_000
"""So many ends are scored for an answer in the last turn at the most: some tenths of a second."""


def ranked(ask: Ask, g: Occulto, worlds: Worlds, style: Style) -> list[Choice]:
    """The answers by rules of thumb, the best first."""
    weights = weighed(g, ask, style, worlds.rows())
    order = sorted(range(len(weights)), key=lambda at: (-weights[at], at))
    return [ask.options[at] for at in order]


def apprentice(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Plain rules of thumb, but every third time any of the four answers that look best."""
    if len(ask.options) == 1:
        return ask.options[0]
    g = dealt(known, luck)
    best = ranked(ask, g, worlds_of(known, g, PLAIN.trust), PLAIN)
    return best[luck.below(min(SLIPS_AMONG, len(best)))] if luck.below(SLIPS_ONE_IN) == 0 else best[0]


def alchemist(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb that read the benches: who has laid much of a colour is taken to hold it. Counts the last turn."""
    if len(ask.options) == 1:
        return ask.options[0]
    g = dealt(known, luck)
    worlds = worlds_of(known, g, SHARP.trust)
    best = ranked(ask, g, worlds, SHARP)
    last = counted(g, ask, worlds, best, MOST_ENDS)
    return last[0].option if last else best[0]


def tried_out(known: Knowledge, ask: Ask, luck: Stream, playouts: int) -> list[Tried]:
    """The answers worth trying, the best first, with the share of games that each has won."""
    base = dealt(known, luck)
    return Search(base, ask, worlds_of(known, base, SHARP.trust), QuickLuck(luck.word())).answers(playouts)


def is_late(view: View) -> bool:
    """Whether so little of the game is left that some hundred playouts tell answers apart.

    Earlier they differ by less than the playouts scatter, and rules of thumb do as well.
    """
    fullest = 0 if view.expert else max(len(bench) for bench in view.bench)
    return view.ending != "" or fullest >= view.limit - LATE_BY or view.deck <= 2 * view.players


def searching(playouts: int) -> Bot:
    """A player that spends so many playouts on a decision late in the game, and counts the last turn."""
    if playouts < 1:
        raise ValueError(f"a search needs at least one playout, not {playouts}")

    def bot(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
        """The answer that does best in games that could be true."""
        view = known.view
        if len(ask.options) == 1 or not is_late(view) or (view.ending and view.turns_left == 0):
            return alchemist(known, ask, luck)
        return tried_out(known, ask, luck, playouts)[0].option

    return bot


seer = searching(240)
"""Looks ahead for about a tenth of a second a decision, compiled."""
magus = searching(800)
"""Looks ahead three times as long. That either is stronger than `alchemist` has not been shown."""
