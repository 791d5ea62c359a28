"""What the bots say: few words, in lines that every player and every bot understands, the same whatever they are.

When a word is called for is decided by `talk.call_for` from public facts; here it is found. A Traitor speaks like the
others: for the door where it stands, with what that card has in common with the clue.
"""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import Nature, clue_in, option
from noctuary.obscurio.bot.resemblance import common
from noctuary.obscurio.bot.suspicion import suspicion
from noctuary.obscurio.bot.wizard import beliefs, best_of
from noctuary.obscurio.knowledge import Knowledge, butterflies
from noctuary.obscurio.rules.talk import call_for, spoken_for

DOUBTFUL: Final = 0.06
"""A door that somebody spoke for is doubted if it looks less likely than this (chosen)."""


def talk(known: Knowledge, ask: Ask, nature: Nature) -> Choice:
    """The line that is called for; where none is, the door one would stand at, if there are doors."""
    view = known.view
    standing = {wizard.seat: [door for door in wizard.chips if door] for wizard in view.wizards if wizard.active}
    done = any([wizard.done for wizard in view.wizards if wizard.seat == ask.who])  # noqa: C419
    kind, about = call_for(view.phase, ask.who, view.lines, standing, done, len(known.rounds))
    if kind == "suspect":
        return option(ask, f"suspect {suspect(known)}")
    if kind == "loyal":
        return option(ask, "claim loyal")
    if kind == "judge":
        return option(ask, judged(known, nature, about))
    if kind == "ask":
        return option(ask, f"ask {about}")
    shown = view.doors[: view.reached]
    if kind == "unsure" or not shown or not known.clue:
        return option(ask, "claim unsure")
    likely = beliefs(known, nature, None)[: len(shown)]
    return option(ask, because(known, about or best_of(likely) + 1))


def because(known: Knowledge, door: int) -> str:
    """A door, and what its card has in common with what a Butterfly shows."""
    card = known.view.doors[door - 1]
    clue = clue_in(known)
    for number, butterfly in enumerate(butterflies(known), 1):
        reason = common(clue.pages[butterfly[0]], butterfly, clue.by_id[card]) if card is not None else ""
        if reason:
            return f"suggest {door} {number} {reason}"
    return f"suggest {door}"


def judged(known: Knowledge, nature: Nature, speaker: int) -> str:
    """Agree with whoever spoke for one's own door, unless a door that was suggested looks quite wrong: doubt it."""
    likely = beliefs(known, nature, None)
    doubted = [line for _, line in known.view.lines if line.startswith("doubt")]
    for door, other in spoken_for(known.view.lines).items():
        if other != speaker and likely[door - 1] < DOUBTFUL and f"doubt {door}" not in doubted:
            return f"doubt {door}"
    return f"agree {speaker}"


def suspect(known: Knowledge) -> int:
    """The Wizard one has pointed at, or would."""
    view = known.view
    if view.vote is not None:
        return view.vote
    suspects = suspicion(known)
    others = [wizard.seat for wizard in view.wizards if wizard.seat != view.seat]
    hidden = [wizard.seat for wizard in view.wizards if wizard.seat in others and wizard.role is None]
    return max(hidden or others, key=lambda seat: suspects[seat])
