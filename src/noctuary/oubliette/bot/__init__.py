"""Players of Oubliette that see only what a player could know."""

from collections.abc import Mapping
from typing import Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Bot
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import features_of
from noctuary.oubliette.bot.hints import hint
from noctuary.oubliette.bot.patient import searching, weighed_by_search
from noctuary.oubliette.bot.policy import answer, weighed
from noctuary.oubliette.bot.search import Tried
from noctuary.oubliette.bot.weights import WEIGHTS
from noctuary.oubliette.knowledge import Knowledge


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """The answer that leaves the best table, and the line that says why."""
    t = _evaluation(known)
    choice = answer(t, ask)
    return choice, hint(t, ask, choice)


def advise_with_chances(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """The answer that a short search likes best, why, and the chances of it and of the next best, in tenths.

    The luck comes from what is known, so that the same table gets the same hint.
    """
    if len(ask.options) == 1:
        return advise(known, ask)
    luck = Stream(seed_of(f"hint/{known.state}/{known.slots}"))
    tried = weighed_by_search(known, ask, luck, HINT_PLAYOUTS, HINT_ANSWERS, HINT_DOUBT)
    best = tried[0]
    id, args = hint(_evaluation(known), ask, best.option)
    if len(tried) == 1:
        return best.option, (id, args)
    stakes = {"chance": tenths(best), "other": tried[1].option.text, "other_chance": tenths(tried[1])}
    return best.option, (id, {**args, **stakes})


def tenths(tried: Tried) -> int:
    """About how many of ten games are won so."""
    return round(10 * tried.chance())


HINT_PLAYOUTS: Final = 240
"""A tenth of a second in plain Python, a third where nothing was learned; two answers meet some ninety deals."""
HINT_ANSWERS: Final = 4
HINT_DOUBT: Final = 2.0
"""A hint leaves the rules of thumb, which its reason speaks for, only where luck hardly explains the difference."""


def _evaluation(known: Knowledge) -> Evaluation:
    return Evaluation(features_of(known), WEIGHTS[known.options.action_model])


def careful(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Rules of thumb, with no luck in them: of equal answers, the first."""
    return ask.options[0] if len(ask.options) == 1 else answer(_evaluation(known), ask)


def hasty(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The same rules of thumb, but every third time it takes any of the three answers it likes best."""
    if len(ask.options) == 1 or luck.below(3):
        return careful(known, ask, luck)
    ranked = sorted(weighed(_evaluation(known), ask), key=lambda pair: -pair[0])[:3]
    return ranked[luck.below(len(ranked))][1]


patient = searching(300)
"""Looks ahead for about a seventieth of a second a decision, compiled; five times as long where nothing was learned."""
tireless = searching(2000)
"""Looks at most: less than a tenth of a second a decision, compiled."""

BOTS: Final[Mapping[str, Bot]] = {
    "random": random_bot,
    "hasty": hasty,
    "careful": careful,
    "patient": patient,
    "tireless": tireless,
}
"""From the weakest to the strongest."""
