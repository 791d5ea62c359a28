"""Players that try their answers out in games dealt anew from what they know, and take the one that wins most often."""

from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Bot
from noctuary.oubliette.bot.learned import outlook_for
from noctuary.oubliette.bot.search import DOUBT, MOST, Tried, searched
from noctuary.oubliette.knowledge import Knowledge, from_knowledge


def weighed_by_search(
    known: Knowledge, ask: Ask, luck: Stream, playouts: int, most: int = MOST, doubt: float = DOUBT
) -> list[Tried]:
    """The answers, the best first, with what became of them."""
    base = from_knowledge(known, Chance(b"".join(luck.word().to_bytes(4, "big") for _ in range(8))))
    return searched(base, ask, playouts, QuickLuck(luck.word()), most, doubt, outlook_for(known.options.preset))


def searching(playouts: int) -> Bot:
    """A player that spends so many playouts on a decision."""
    if playouts < 1:
        raise ValueError(f"a search needs at least one playout, not {playouts}")

    def bot(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
        """The answer that does best in deals that could be true."""
        if len(ask.options) == 1:
            return ask.options[0]
        return weighed_by_search(known, ask, luck, playouts)[0].option

    return bot
