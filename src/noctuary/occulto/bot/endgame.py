"""The last turn of a game, from what a seat knows: every answer with its exact chance to win, the best first.

    answers = best_last_turn(known, ask)    # None while others still play after this seat
    answers[0].option, answers[0].chance, answers[0].certain

Who knows who they are and can count has no luck left to hope for here; see `counting` for what is taken as given.
"""

from collections.abc import Sequence

from noctuary.core.effects import Ask, Choice
from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.counting import Counting, Spread
from noctuary.occulto.bot.dealing import dealt, worlds_of
from noctuary.occulto.bot.hidden import hidden_from
from noctuary.occulto.bot.worlds import Worlds, unanswered
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.state import Occulto

SURE = 1.0 - 1e-9
FEW = 5
"""So many cards stand for all that can come, where time is short."""


class Counted:
    """An answer in the last turn, and what it is worth."""

    __slots__ = ("chance", "exact", "option", "worlds")

    def __init__(self, option: Choice, chance: float, worlds: int, exact: bool) -> None:
        self.option = option
        self.chance = chance
        """The share of the victory to expect, if rivals answer attacks as is worst for this seat."""
        self.worlds = worlds
        """In how many ways the characters can lie."""
        self.exact = exact
        """Whether all was counted: a whole hand that comes to light before another action is only sampled."""

    @property
    def certain(self) -> bool:
        """Whether it wins alone in every world, whoever holds a Shield and whatever is drawn."""
        return self.exact and self.chance >= SURE

    def __repr__(self) -> str:
        return f"<{self.option.text}: {self.chance:.3f} of {self.worlds} worlds{'' if self.exact else ', sampled'}>"


def ends_with(g: Occulto, ask: Ask) -> bool:
    """Whether nobody but the one who is asked has a choice of theirs after this answer, Shields apart."""
    if not g.ending or g.turns_left != 0:
        return False
    return g.active == ask.who or g.actions <= 1


def best_last_turn(known: Knowledge, ask: Ask, trust: float = 0.0) -> list[Counted] | None:
    """Every answer, the best first; None if it is not the last turn. `trust`: how much benches say of their owners.

    With a trust of zero all worlds that the seat cannot rule out weigh the same: that is what can be proved.
    """
    base = dealt(known, None)
    return counted(base, ask, worlds_of(known, base, trust), ask.options)


def counted(base: Occulto, ask: Ask, worlds: Worlds, options: Sequence[Choice], most: int = 0) -> list[Counted] | None:
    """The same for these answers, from a game that was dealt from knowledge; of equals, what came first.

    With `most`, they are taken in order until so many ends have been scored or one wins for certain; those that were
    not reached are left out, and of the cards that can come before a second action a few stand for all.
    """
    if not ends_with(base, ask):
        return None
    g = base.copy()
    g.loud = False
    g.stack[-1] = unanswered(g.stack[-1], ask.who)
    g.open_asks = g.stack[-1].asks(g)
    own = next(each for each in g.open_asks if each.who == ask.who)
    spread = Spread(worlds.faces, worlds.weights)
    hidden = hidden_from(g, ask.who)
    found: list[Counted] = []
    scored = 0
    for option in options:
        counting = Counting(ask.who, QuickLuck(1), FEW if most else 0, most)
        chance = counting.answer(g, own, option, spread, hidden)
        found.append(Counted(option, chance, len(worlds.faces), counting.exact))
        scored += counting.scored
        if most and (scored > most or found[-1].certain):
            break
    found.sort(key=lambda each: -each.chance)
    return found
