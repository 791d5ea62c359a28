"""Which answer wins more often, tried out in games that could be true and played on by rules of thumb.

All answers meet the same games and the same luck (common random numbers), so that they differ by the answer alone. From
round to round the worse half is left, and the others share its playouts (sequential halving). Rivals play plainly in
most games and read the benches in others: nobody knows who they are. The last turn is not tried out, see `counting`.
"""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.core.paired import is_behind
from noctuary.core.quick_luck import QuickLuck
from noctuary.occulto.bot.policy import play_on, weighed
from noctuary.occulto.bot.style import PLAIN, SHARP
from noctuary.occulto.bot.worlds import Worlds, redealt
from noctuary.occulto.state import Occulto

MOST: Final = 8
"""How many answers are tried: those that look best by rules of thumb."""
SHARP_ONE_IN: Final = 3
"""So many rivals read the benches, in playouts."""
DOUBT: Final = 1.5
"""By how many standard errors another answer must be better before the favourite is left."""
AT_THE_END: Final = 3
"""So many times the playouts once the end has been set off: they are short then, and every answer counts."""
TO_THE_END: Final = 1_000_000


class Tried:
    """An answer, and how it did in each game."""

    __slots__ = ("option", "results", "total")

    def __init__(self, option: Choice) -> None:
        self.option = option
        self.results: list[float] = []
        self.total: float = 0.0

    def note(self, result: float) -> None:
        """Count a game that has been played to its end."""
        self.results.append(result)
        self.total += result

    def chance(self) -> float:
        """The share of games it won."""
        return self.total / len(self.results) if self.results else 0.0

    def behind(self, best: "Tried", errors: float) -> bool:
        """Whether `best` was better by so many standard errors, in the games that both met."""
        return is_behind(self.results, best.results, errors)


class Search:
    """One decision of one seat. `base` was dealt from its knowledge; each try deals what is hidden in it anew."""

    __slots__ = ("ask", "base", "luck", "me", "worlds")

    def __init__(self, base: Occulto, ask: Ask, worlds: Worlds, luck: QuickLuck) -> None:
        self.base = base
        self.ask = ask
        self.me: int = ask.who
        self.worlds = worlds
        self.luck = luck

    def candidates(self, most: int) -> list[Tried]:
        """The answers worth trying, those first that look best."""
        ranked: list[tuple[float, Choice]] = []
        weights = weighed(self.base, self.ask, SHARP, self.worlds.rows())
        for number, weight in enumerate(weights):
            at = len(ranked)
            while at > 0 and ranked[at - 1][0] < weight:
                at -= 1
            ranked.insert(at, (weight, self.ask.options[number]))
        return [Tried(option) for _, option in ranked[:most]]

    def answers(self, playouts: int) -> list[Tried]:
        """The answers, the best first, as far as so many playouts tell."""
        tried = self.candidates(MOST)
        if self.base.ending:
            playouts *= AT_THE_END
        favourite = tried[0]
        left = len(tried)
        rounds = 1
        while (1 << rounds) < left:
            rounds += 1
        for _ in range(rounds):
            for _ in range(max(1, playouts // (rounds * left))):
                self.try_in(self.worlds.draw(self.luck), tried, left)
            order(tried, left)
            left = max(2, (left + 1) // 2) if left > 1 else 1
        if tried[0] is not favourite and not favourite.behind(tried[0], DOUBT):
            tried.remove(favourite)
            tried.insert(0, favourite)
        return tried

    def try_in(self, world: list[int], tried: list[Tried], left: int) -> None:
        """How the first so many answers do in one game."""
        game = redealt(self.base, self.me, world, self.luck)
        seed = self.luck.word()
        styles = [SHARP if self.luck.below(SHARP_ONE_IN) == 0 else PLAIN for _ in range(game.seats)]
        styles[self.me] = SHARP
        for at in range(left):
            g = game.copy()
            g.carry_out(self.ask, tried[at].option)
            play_on(g, styles, QuickLuck(seed), TO_THE_END)
            tried[at].note(won(g, self.me))


def won(g: Occulto, seat: int) -> float:
    """What part of the victory is this seat's."""
    outcome = g.outcome
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 / len(outcome.winners)


def order(tried: list[Tried], left: int) -> None:
    """Sort the first so many, the best first; of equals, what came first."""
    for end in range(1, left):
        each = tried[end]
        chance = each.chance()
        at = end
        while at > 0 and tried[at - 1].chance() < chance:
            tried[at] = tried[at - 1]
            at -= 1
        tried[at] = each
