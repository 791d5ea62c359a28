"""Players that think with whole games dealt from what they know: by rules of thumb, or by trying answers out."""

from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Bot
from noctuary.occulto.bot.odds import evidence
from noctuary.occulto.bot.policy import weighed
from noctuary.occulto.bot.search import Search, Tried
from noctuary.occulto.bot.style import PLAIN, SHARP
from noctuary.occulto.bot.worlds import Worlds
from noctuary.occulto.knowledge import Knowledge, from_knowledge
from noctuary.occulto.state import NO_BACK, Occulto

SLIPS_ONE_IN = 3
SLIPS_AMONG = 4


def dealt(known: Knowledge, luck: Stream) -> Occulto:
    """A game that agrees with what a seat knows."""
    g = from_knowledge(known, Chance(b"".join(luck.word().to_bytes(4, "big") for _ in range(8))))
    g.loud = False
    return g


def worlds_of(known: Knowledge, g: Occulto, trust: float) -> Worlds:
    """Every way the characters can lie, weighed by what the benches say."""
    return Worlds([faces_in(g, text) for text in known.worlds], evidence(g, known.view.seat or 0), trust)


def faces_in(g: Occulto, text: str) -> list[int]:
    """The face under each back in a world that is written by places; those that are out lie open."""
    faces = list(g.faces)
    for at, back in enumerate(g.backs):
        if back != NO_BACK:
            faces[back] = int(text[at])
    return faces


def ranked(known: Knowledge, ask: Ask, g: Occulto, sharp: bool) -> list[Choice]:
    """The answers by rules of thumb, the best first."""
    style = SHARP if sharp else PLAIN
    weights = weighed(g, ask, style, worlds_of(known, g, style.trust).rows())
    order = sorted(range(len(weights)), key=lambda at: (-weights[at], at))
    return [ask.options[at] for at in order]


def apprentice(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Plain rules of thumb, but every third time any of the four answers that look best."""
    if len(ask.options) == 1:
        return ask.options[0]
    best = ranked(known, ask, dealt(known, luck), sharp=False)
    return best[luck.below(min(SLIPS_AMONG, len(best)))] if luck.below(SLIPS_ONE_IN) == 0 else best[0]


def alchemist(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb that read the benches: who has laid much of a colour is taken to hold it."""
    if len(ask.options) == 1:
        return ask.options[0]
    return ranked(known, ask, dealt(known, luck), sharp=True)[0]


def tried_out(known: Knowledge, ask: Ask, luck: Stream, playouts: int) -> list[Tried]:
    """The answers, the best first, with the share of games that each has won."""
    base = dealt(known, luck)
    return Search(base, ask, worlds_of(known, base, SHARP.trust), QuickLuck(luck.word())).answers(playouts)


def searching(playouts: int) -> Bot:
    """A player that spends so many playouts on a decision."""
    if playouts < 1:
        raise ValueError(f"a search needs at least one playout, not {playouts}")

    def bot(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
        """The answer that does best in games that could be true."""
        if len(ask.options) == 1:
            return ask.options[0]
        return tried_out(known, ask, luck, playouts)[0].option

    return bot


seer = searching(160)
"""Looks ahead for about a tenth of a second a decision, compiled."""
magus = searching(400)
"""The strongest."""
