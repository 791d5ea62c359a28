"""The Traitor of the bots: decoys in the night, wrong doors and lost time within a budget of suspicion."""

from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import Clue, clue_in, option, uniform
from noctuary.obscurio.bot.resemblance import standing_out
from noctuary.obscurio.bot.suspicion import guilt
from noctuary.obscurio.bot.wizard import best_of
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.deck import Illusion

BUDGET: Final = 0.15
"""A Traitor stands wrong or loses time only as long as it is at most so much more suspected than anybody (chosen)."""
BOLD: Final = 0.75
"""How often it does so then (chosen: rules page, 0.5 to 0.75 of the rooms wrong)."""
BELIEVABLE: Final = 0.12
"""A decoy must be this likely to a Wizard for the Traitor to stand there."""
STALL: Final = 0.15
"""How often it keeps the others waiting when all of them have agreed and nobody could blame it (chosen)."""
LURED: Final = 0.6
"""Under locked doors it takes a decoy that looks so much less likely than what a loyal Wizard would take (chosen)."""
WORTH_PICKING: Final = 0.45
"""A decoy must stand out so much to be better than a card from the deck."""


def night(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The Traitor's cards: what fits the clue best, the second for the other Butterfly; others just rest."""
    view = known.view
    if view.role != "traitor" or known.picks is None or len(known.picks) >= view.pick_limit:
        return option(ask, "rest")
    clue = clue_in(known)
    cards = [clue.by_id[id] for id in known.holder or ()]
    had = [clue.by_id[id] for id in known.picks]
    worths = [worth(clue, card, had) for card in cards]
    best = best_of(worths)
    if worths[best] < WORTH_PICKING and uniform(luck) < 0.8:
        return option(ask, "rest")
    return option(ask, f"pick {best + 1}")


def worth(clue: Clue, card: Illusion, had: list[Illusion]) -> float:
    """What a decoy is worth: it fits the clue, or the Butterfly that the cards so far do not fit."""
    value = standing_out(clue.fits, card)
    if len(clue.fits) > 1:
        widest = max([fit.spread for fit in clue.fits])
        for fit in clue.fits:
            part = (fit.scores[card.index] - fit.mean) / widest
            mine = max([standing_out([fit], other) for other in had], default=0.0)
            value = max(value, 0.75 * part - 0.3 * max(0.0, mine))
    return value


def within_budget(known: Knowledge) -> bool:
    """Whether the Traitor can afford to be seen doing harm: how it looks to a Wizard who knows nothing."""
    guilty = guilt(known, False)
    if known.view.seat is None or known.view.seat not in guilty:
        return True
    return guilty[known.view.seat] <= 1 / len(guilty) + BUDGET


def decisive(known: Knowledge) -> bool:
    """Whether so few tokens are left that being wrong now may end it."""
    view = known.view
    return view.light + view.dark <= len([wizard for wizard in view.wizards if wizard.active])


def false_door(known: Knowledge, doors: list[float], luck: Stream) -> int:
    """A decoy that a Wizard could believe in, if the budget allows or it decides the game; else the likeliest door."""
    view = known.view
    best = best_of(doors)
    picks = known.picks or ()
    wrong = [at for at, id in enumerate(view.doors) if id is None or id != known.exit]
    decoys = wrong if known.exit is not None else [at for at in wrong if view.doors[at] in picks]
    believed = best
    if decoys:
        believed = decoys[best_of([doors[at] for at in decoys])]
    if decisive(known):
        return believed + 1
    if doors[believed] > BELIEVABLE and within_budget(known) and uniform(luck) < BOLD:
        return believed + 1
    return best + 1


def enough_for_a_decoy(known: Knowledge, enough: float, luck: Stream) -> float:
    """How likely the locked door just opened must be for the Traitor: less if it is a decoy and the budget allows."""
    here = known.view.doors[known.view.reached - 1]
    if here is None or here not in (known.picks or ()):
        return enough
    if decisive(known):
        return 0.0
    return LURED * enough if within_budget(known) and uniform(luck) < BOLD else enough


def stalls(known: Knowledge, luck: Stream) -> bool:
    """Whether to keep all others waiting, sure or not: another trap next turn (BA-20).

    Only if somebody else has been waited for alone more often: the record of who was late must not tell who it is.
    """
    view = known.view
    others = [wizard for wizard in view.wizards if wizard.active and wizard.seat != view.seat]
    if view.role != "traitor" or view.seat is None or not all([wizard.done for wizard in others]):  # noqa: C419
        return False
    alone = [room.late for room in known.rooms]
    most = max([alone.count(1 << wizard.seat) for wizard in others], default=0)
    return alone.count(1 << view.seat) < most and within_budget(known) and uniform(luck) < STALL
