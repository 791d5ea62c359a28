"""Players of Obscurio that see only what a player could know: here a question finds its answer.

`grimoire` writes clues, `wizard` reads them and finds a door, `traitor` betrays, `suspicion` accuses, `talk` talks;
`common` and `resemblance` are what they share. All bots speak in the same words and at the same moments, whatever they
are.
"""

from collections.abc import Mapping
from typing import Any, Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot
from noctuary.obscurio.bot.common import Nature, option
from noctuary.obscurio.bot.grimoire import put_butterfly, write_clue
from noctuary.obscurio.bot.suspicion import accuse
from noctuary.obscurio.bot.talk import talk
from noctuary.obscurio.bot.traitor import enough_for_a_decoy, false_door, night, stalls
from noctuary.obscurio.bot.wizard import (
    beliefs,
    chance_of_last,
    companion_door,
    doubts,
    enough,
    joined,
    loyal_door,
    may_wait,
    whim,
)
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.view import WizardView

NOVICE: Final = Nature(care=3.0, sense=1.2, insight=0.2, noise=1.0)
STEADY: Final = Nature(care=20.0, sense=1.6, insight=1.4, noise=0.25)
"""Fitted to a loyal accuracy between 0.55 and 0.7 with decoys on the drawn deck."""
WISE: Final = Nature(care=32.0, sense=2.0, insight=1.6, noise=0.1)


def answer(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice | None:
    """What a bot of this nature answers."""
    kind = ask.kind
    if kind == "doors":
        return in_the_open(known, ask, luck, nature)
    if kind == "night":
        return night(known, ask, luck)
    if kind == "talk":
        return talk(known, ask, luck, nature)
    if kind == "clue":
        return write_clue(known, ask, luck, nature)
    if kind == "watch":
        door = choose_door(known, luck, nature)
        companion = f" {companion_door(known, nature, luck, door)}" if known.seats == 2 else ""
        return option(ask, f"commit {door}{companion}")
    if kind == "locked":
        return at_locked_door(known, ask, luck, nature)
    if kind == "accuse":
        return accuse(known, ask, luck)
    if kind == "put":
        return put_butterfly(known, ask, luck)
    return ask.options[0]


def me_in(known: Knowledge) -> WizardView:
    """Oneself, among the Wizards."""
    return next(wizard for wizard in known.view.wizards if wizard.seat == known.view.seat)


def choose_door(known: Knowledge, luck: Stream, nature: Nature) -> int:
    """Where to stand."""
    doors = beliefs(known, nature, luck)
    return false_door(known, doors, luck) if known.view.role == "traitor" else loyal_door(known, doors)


def in_the_open(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice | None:
    """Stand somewhere, see where the others stand, then agree, or hesitate."""
    view = known.view
    mine = me_in(known).chips
    if mine[0] == 0:
        return option(ask, f"place {choose_door(known, luck, nature)}")
    if len(mine) > 1 and mine[1] == 0:
        return option(ask, f"companion {companion_door(known, nature, luck, mine[0])}")
    if len(mine) > 1:
        return option(ask, "confirm")  # With two chips one stands at the second door already: nothing to wait for.
    # A second look, or a company elsewhere that one would rather join: perhaps another door is better after all.
    if view.space or joined(known, mine[0]):
        better = choose_door(known, whim(known, "door"), nature)
        if better != mine[0] and (view.space or better in joined(known, mine[0])):
            return option(ask, f"place {better}")
    if may_wait(known) and hesitates(known, nature, luck):
        return None
    return option(ask, "confirm")


def at_locked_door(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """Take the door just opened, or wait for a better one."""
    likely = chance_of_last(known, nature, luck)
    least = enough(known)
    if known.view.role == "traitor":
        least = enough_for_a_decoy(known, least, luck)
    companion = "_companion" if ask.options[0].kind.endswith("companion") else ""
    return option(ask, ("take" if likely >= least else "refuse") + companion)


def hesitates(known: Knowledge, nature: Nature, luck: Stream) -> bool:
    """Whoever finds the room unclear waits for a second look; so does a Traitor, or it pretends to."""
    if any([not any(wizard.chips) for wizard in known.view.wizards if wizard.active]):  # noqa: C419
        return True
    return doubts(known, nature) or stalls(known, luck)


def player(nature: Nature) -> Bot:
    """A bot of this nature."""

    def choose(known: Any, ask: Ask, luck: Stream) -> Choice | None:
        return answer(known, ask, luck, nature)

    return choose


NATURES: Final[Mapping[str, Nature]] = {"novice": NOVICE, "steady": STEADY, "wise": WISE}

BOTS: Final[Mapping[str, Bot]] = {
    "random": random_bot,
    **{name: player(nature) for name, nature in NATURES.items()},
}

THINKING: Final[Mapping[str, tuple[float, float]]] = {
    "clue": (15.0, 30.0),
    "put": (8.0, 15.0),
    "place": (15.0, 30.0),
    "commit": (15.0, 30.0),
    "take": (4.0, 9.0),
    "refuse": (4.0, 9.0),
    "confirm": (3.0, 6.0),
    "vote": (6.0, 12.0),
    **dict.fromkeys(("suggest", "doubt", "agree", "concede", "ask", "suspect", "claim"), (2.0, 5.0)),
}
"""How long bots take beside people, in seconds. Nothing of the night: there everybody is alike (BA-51)."""
