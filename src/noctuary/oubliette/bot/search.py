"""Which answer wins more often, tried out in deals that could be true and played on by the careful bot.

Where something was learned about the options (`learned`), it plays on for two turns, and an outlook says how likely
the game is to be won from there: that tells more of two answers than two ends do. Elsewhere it plays on to the end.

All answers meet the same deals (common random numbers), so that they differ by the answer and not by luck. From round
to round the worse half of them is left, and the others share its playouts (sequential halving); one that is behind by
more than chance explains is left at once.
"""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.core.paired import is_behind
from noctuary.core.quick_luck import QuickLuck
from noctuary.oubliette.bot.evaluation import WON, Evaluation
from noctuary.oubliette.bot.features import features_of_game
from noctuary.oubliette.bot.outlook import Outlook
from noctuary.oubliette.bot.playout import play_on, play_out
from noctuary.oubliette.bot.policy import weighed
from noctuary.oubliette.bot.weights import WEIGHTS
from noctuary.oubliette.bot.worlds import redealt
from noctuary.oubliette.state import Oubliette

MOST: Final = 6
"""How many answers are tried: those the careful bot likes best."""
ROOM: Final = 0.01
"""What a room counts beside a win, to tell lost games apart."""
TURNS: Final = 2
"""So many turns are played on where an outlook says the rest: further on, luck grows and costs time."""
HANDFUL: Final = 32
"""After so many deals those that are clearly behind are left."""
CLEARLY: Final = 2.5
"""By how many standard errors."""
DOUBT: Final = 0.7
"""By how many standard errors another answer must be better before the careful bot's own is left."""


class Tried:
    """An answer, and how it did in each deal."""

    __slots__ = ("option", "results", "total", "wins")

    def __init__(self, option: Choice) -> None:
        self.option = option
        self.wins: float = 0.0
        """Games won, or chances of winning."""
        self.total: float = 0.0
        """Wins, and a little for rooms."""
        self.results: list[float] = []

    def expect(self, chance: float) -> None:
        """Count a game that was played for some turns only, by how likely it was to be won then."""
        self.wins += chance
        self.total += chance
        self.results.append(chance)

    def note(self, g: Oubliette) -> None:
        """Count a game that has been played to its end."""
        result = ROOM * len(g.path)
        if len(g.path) == 9:
            self.wins += 1.0
            result += 1.0
        self.total += result
        self.results.append(result)

    def mean(self) -> float:
        """The result of a deal."""
        return self.total / len(self.results) if self.results else 0.0

    def chance(self) -> float:
        """The share of deals it won."""
        return self.wins / len(self.results) if self.results else 0.0

    def behind(self, best: "Tried", errors: float) -> bool:
        """Whether `best` was better by so many standard errors, in the deals that both met."""
        return is_behind(self.results, best.results, errors)


def candidates(base: Oubliette, ask: Ask, most: int) -> list[Tried]:
    """The answers worth trying, those first that the careful bot likes best. One alone if it wins at once."""
    t = Evaluation(features_of_game(base), WEIGHTS[base.options.action_model])
    ranked: list[tuple[float, Choice]] = []
    for weight, option in weighed(t, ask):
        at = len(ranked)
        while at > 0 and ranked[at - 1][0] < weight:
            at -= 1
        ranked.insert(at, (weight, option))
    if ranked[0][0] >= WON:
        return [Tried(ranked[0][1])]
    return [Tried(option) for _, option in ranked[:most]]


def searched(
    base: Oubliette,
    ask: Ask,
    playouts: int,
    luck: QuickLuck,
    most: int = MOST,
    doubt: float = DOUBT,
    outlook: Outlook | None = None,
) -> list[Tried]:
    """The answers, the best first, as far as so many playouts tell. The first two are tried longest.

    `base` is a game that was dealt from knowledge: what is hidden in it is dealt anew for every try. What the careful
    bot likes best stays first unless another is better by more than a little luck explains.
    """
    tried = candidates(base, ask, most)
    favourite = tried[0]
    left = len(tried)
    rounds = 1
    while (1 << rounds) < left:
        rounds += 1
    for _ in range(rounds):
        deals = max(1, playouts // (rounds * left))
        while deals > 0 and left > 1:
            for _ in range(min(HANDFUL, deals)):
                if outlook is None:
                    try_in(redealt(base, luck), ask, tried, left)
                else:
                    look_in(redealt(base, luck), ask, tried, left, outlook)
            deals -= HANDFUL
            order(tried, left)
            while left > 1 and tried[left - 1].behind(tried[0], CLEARLY):
                left -= 1
        left = max(2, (left + 1) // 2) if left > 1 else 1
    if tried[0] is not favourite and not favourite.behind(tried[0], doubt):
        tried.remove(favourite)
        tried.insert(0, favourite)
    return tried


def try_in(world: Oubliette, ask: Ask, tried: list[Tried], left: int) -> None:
    """How the first so many answers do in one deal."""
    for at in range(left):
        g = world.copy()
        g.loud = False
        g.carry_out(ask, tried[at].option)
        play_out(g)
        tried[at].note(g)


def look_in(world: Oubliette, ask: Ask, tried: list[Tried], left: int, outlook: Outlook) -> None:
    """How the first so many answers look in one deal, a little later."""
    for at in range(left):
        g = world.copy()
        g.loud = False
        g.carry_out(ask, tried[at].option)
        tried[at].expect(play_on(g, TURNS, outlook))


def order(tried: list[Tried], left: int) -> None:
    """Sort the first so many, the best first; of equals, what came first."""
    for end in range(1, left):
        each = tried[end]
        mean = each.mean()
        at = end
        while at > 0 and tried[at - 1].mean() < mean:
            tried[at] = tried[at - 1]
            at -= 1
        tried[at] = each
