"""After the game: how a choice did beside the others, in deals that could have been true when it was made."""

from typing import Final

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.core.spec import Compared
from noctuary.oubliette.bot.search import Tried, candidates, order, try_in
from noctuary.oubliette.bot.worlds import redealt
from noctuary.oubliette.knowledge import Knowledge, from_knowledge, knowledge_of
from noctuary.oubliette.state import Oubliette

MOST: Final = 3
"""So many of the answers that the careful bot likes best are tried, beside the one that was given."""


def compared(g: Oubliette, choice: Choice, deals: int, seed: str, other: Choice | None = None) -> Compared:
    """How often the game is won after `choice` and after the best of the others, or after `other` alone.

    Every deal is made from what the player knew: what lay hidden in `g` plays no part. Whoever compares several choices
    with the same `seed` compares them by the same luck.
    """
    mine, best = tried_beside(knowledge_of(g), choice, deals, seed, other)
    return Compared(round(mine.wins), best.option.text, round(best.wins), deals)


def tried_beside(
    known: Knowledge, choice: Choice, deals: int, seed: str, other: Choice | None = None
) -> tuple[Tried, Tried]:
    """A choice and the best of the others in the same deals; where nothing else was worth a try, the same one twice."""
    base = from_knowledge(known, Chance(seed_of(seed)))
    ask = base.open_asks[0]
    mine = Tried(choice)
    others = [Tried(other)] if other is not None else candidates(base, ask, MOST)
    tried = [mine, *(each for each in others if each.option.text != choice.text)]
    luck = QuickLuck(int.from_bytes(seed_of(seed)[:4], "big"))
    for _ in range(deals):
        try_in(redealt(base, luck), ask, tried, len(tried))
    order(tried, len(tried))
    return mine, next(each for each in [*tried, mine] if each is not mine or len(tried) == 1)
