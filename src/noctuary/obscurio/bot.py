"""Players of Obscurio that see only what a player could know (section 6).

`speaker` writes clues, `listener` reads them and finds a door, `fiend` betrays, `suspect` accuses; `mind` and `reading`
are what they share. Here a question finds its answer. All bots speak in the same words and at the same moments,
whatever they are.
"""

from collections.abc import Mapping
from typing import Any, Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot
from noctuary.obscurio.fiend import false_door, night, stalls
from noctuary.obscurio.listener import (
    UNSURE,
    beliefs,
    best_of,
    companion_door,
    locked_door,
    loyal_door,
    may_wait,
)
from noctuary.obscurio.mind import NOVICE, STEADY, WISE, Nature, clue_in, option
from noctuary.obscurio.reading import common
from noctuary.obscurio.redeal import Knowledge, butterflies
from noctuary.obscurio.speaker import put_butterfly, write_clue
from noctuary.obscurio.suspect import accuse, suspicion
from noctuary.obscurio.view import WizardView

HINTS: Final = ("clue", "night", "doors", "watch", "locked", "accuse")


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
        return locked_door(known, ask, luck, nature)
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
    doors = beliefs(known, nature, None)
    if view.space and view.role != "traitor" and len(mine) == 1:
        # A second look: perhaps another door is better after all.
        better = best_of(beliefs(known, nature, luck)) + 1
        if doors[mine[0] - 1] < UNSURE and better != mine[0]:
            return option(ask, f"place {better}")
    if may_wait(known) and hesitates(known, doors[mine[0] - 1], luck):
        return None
    return option(ask, "confirm")


def hesitates(known: Knowledge, likely: float, luck: Stream) -> bool:
    """Whoever does not believe in their own door waits for a second look; so does a Traitor, or it pretends to."""
    if any([not any(wizard.chips) for wizard in known.view.wizards if wizard.active]):  # noqa: C419
        return True
    return likely < UNSURE or stalls(known, luck)


def talk(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """Why one stands where one stands; in an accusation, whom one suspects. The Traitor speaks like the others."""
    view = known.view
    if view.phase == "accuse":
        return option(ask, f"suspect {suspect(known)}")
    shown = [door for door, id in enumerate(view.doors[: view.reached], 1) if id is not None]
    if not shown or not known.clue:
        return option(ask, "claim unsure")
    doors = beliefs(known, nature, luck)
    standing = [door for door in me_in(known).chips if door]
    spoken_for = [line.split(" ")[1] for _, line in view.lines if line.startswith("suggest")]
    door = next(
        (each for each in standing if str(each) not in spoken_for), max(shown, key=lambda each: doors[each - 1])
    )
    card = view.doors[door - 1]
    clue = clue_in(known)
    for number, butterfly in enumerate(butterflies(known), 1):
        page = clue.pages[butterfly[0]]
        reason = common(page, butterfly, clue.by_id[card]) if card is not None else ""
        if reason:
            return option(ask, f"suggest {door} {number} {reason}")
    return option(ask, f"suggest {door}")


def suspect(known: Knowledge) -> int:
    """The Wizard one has pointed at, or would."""
    view = known.view
    if view.vote is not None:
        return view.vote
    suspects = suspicion(known)
    others = [wizard.seat for wizard in view.wizards if wizard.seat != view.seat]
    hidden = [wizard.seat for wizard in view.wizards if wizard.seat in others and wizard.role is None]
    return max(hidden or others, key=lambda seat: suspects[seat])


def player(nature: Nature) -> Bot:
    """A bot of this nature."""

    def choose(known: Any, ask: Ask, luck: Stream) -> Choice | None:
        return answer(known, ask, luck, nature)

    return choose


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, str]:
    """A hint: what a wise player would do here, and why. The same question gets the same answer."""
    choice = answer(known, ask, Stream(seed_of(f"hint/{known.view.turn}/{known.view.phase}")), WISE)
    kind = ask.kind if ask.kind in HINTS else "other"
    return choice or ask.options[-1], "obscurio-hint-" + kind


BOTS: Final[Mapping[str, Bot]] = {
    "random": random_bot,
    "novice": player(NOVICE),
    "steady": player(STEADY),
    "wise": player(WISE),
}
