"""The Traitor of the bots: decoys in the night, wrong doors and lost time within a budget of suspicion (6.4)."""

from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.deck import Illusion
from noctuary.obscurio.listener import best_of, may_wait
from noctuary.obscurio.mind import Clue, clue_in, option, uniform
from noctuary.obscurio.reading import standing_out
from noctuary.obscurio.redeal import Knowledge
from noctuary.obscurio.suspect import guilt

BUDGET: Final = 0.15
"""A Traitor stands wrong or loses time only as long as it is at most so much more suspected than anybody (chosen)."""
BOLD: Final = 0.75
"""How often it does so then (chosen: rules page, 0.5 to 0.75 of the rooms wrong)."""
BELIEVABLE: Final = 0.12
"""A decoy must be this likely to a Wizard for the Traitor to stand there."""
STALL: Final = 0.3
"""How often it keeps the others waiting when all of them have agreed (chosen)."""
WORTH_PICKING: Final = 0.45
"""A decoy must stand out so much to be better than a card from the deck."""


def night(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The Traitor's cards: what fits the clue best, the second for the other Butterfly; others just rest."""
    view = known.view
    if view.role != "traitor" or view.picks is None or len(view.picks) >= view.pick_limit:
        return option(ask, "rest")
    clue = clue_in(known)
    cards = [clue.by_id[id] for id in view.holder or ()]
    had = [clue.by_id[id] for id in view.picks]
    worths = [worth(clue, card, had) for card in cards]
    best = best_of(worths)
    if worths[best] < WORTH_PICKING and uniform(luck) < 0.8:
        return option(ask, "rest")
    return option(ask, f"pick {best + 1}")


def worth(clue: Clue, card: Illusion, had: list[Illusion]) -> float:
    """What a decoy is worth: it fits the clue, or the Butterfly that the cards so far do not fit."""
    value = standing_out(clue.fits, card)
    if len(clue.fits) > 1:
        for fit in clue.fits:
            part = (fit.scores[card.index] - fit.mean) / fit.spread
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


def stalls(known: Knowledge, luck: Stream) -> bool:
    """Whether to keep the others waiting now that they agree: another trap next turn. Never twice running."""
    view = known.view
    others = [wizard for wizard in view.wizards if wizard.active and wizard.seat != view.seat]
    if view.role != "traitor" or not may_wait(known) or not all([wizard.done for wizard in others]):  # noqa: C419
        return False
    if view.seat is not None and known.rooms and known.rooms[-1].late == 1 << view.seat:
        return False
    return within_budget(known) and uniform(luck) < STALL
