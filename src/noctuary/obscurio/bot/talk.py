"""What the bots say: few words, in lines that every player and every bot understands, the same whatever they are.

When a word is called for is decided by `talk.call_for` from public facts; here it is found. A Traitor speaks like the
others: for the door where it stands, with what that card has in common with the clue.
"""

from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import Nature, clue_in, option, uniform
from noctuary.obscurio.bot.resemblance import pointed_at
from noctuary.obscurio.bot.sight import links, made_out
from noctuary.obscurio.bot.suspicion import suspect
from noctuary.obscurio.bot.wizard import beliefs, best_of
from noctuary.obscurio.knowledge import Knowledge, butterflies
from noctuary.obscurio.pieces.clue import Butterfly
from noctuary.obscurio.pieces.deck import Illusion
from noctuary.obscurio.rules.talk import call_for, spoken_for

DOUBTFUL: Final = 0.06
"""A door that somebody spoke for is doubted if it looks less likely than this (chosen)."""
OTHERWISE: Final = 0.35
"""How often the second best reason is given, so that nobody always says the same (chosen)."""


def talk(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """The line that is called for; where none is, the door one would stand at, if there are doors."""
    view = known.view
    standing = {wizard.seat: [door for door in wizard.chips if door] for wizard in view.wizards if wizard.active}
    done = any([wizard.done for wizard in view.wizards if wizard.seat == ask.who])  # noqa: C419
    kind, about = call_for(view.phase, ask.who, view.lines, standing, done, len(known.rounds))
    if kind == "suspect":
        return option(ask, f"suspect {named(known, luck)}")
    if kind == "loyal":
        return option(ask, "claim loyal")
    if kind == "judge":
        return option(ask, judged(known, nature, about))
    if kind in ("ask", "concede"):
        return option(ask, f"{kind} {about}")
    shown = view.doors[: view.reached]
    if kind == "unsure" or not shown or not known.clue:
        return option(ask, "claim unsure")
    likely = beliefs(known, nature, None)[: len(shown)]
    return option(ask, because(known, about or best_of(likely) + 1, luck))


def because(known: Knowledge, door: int, luck: Stream) -> str:
    """A door, and what of its card is like what a Butterfly shows: the thing itself, not only the kind of likeness."""
    id = known.view.doors[door - 1]
    found: list[str] = []
    if id is not None:
        card = clue_in(known).by_id[id]
        for number, butterfly in enumerate(butterflies(known), 1):
            found += reasons(known, card, butterfly, f"suggest {door} {number}")
    if not found:
        return f"suggest {door}"
    said = [line.split(" ")[2:4] for _, line in known.view.lines if line.startswith(f"suggest {door} ")]
    fresh = [line for line in found if line.split(" ")[2:4] not in said] or found
    return fresh[1] if len(fresh) > 1 and uniform(luck) < OTHERWISE else fresh[0]


def reasons(known: Knowledge, card: Illusion, butterfly: Butterfly, line: str) -> list[str]:
    """Lines that say why a card fits a Butterfly. Nothing is said of what a sheet hides, or of colours under red."""
    page = clue_in(known).pages[butterfly[0]]
    red = "dusk_hallway" in known.view.traps
    thing = pointed_at(page, butterfly)
    if thing is None:
        return [f"{line} theme"] if set(page.themes) & set(card.themes) else []
    shown = known.view.pages
    mist = shown[butterfly[0]].mist if shown is not None and len(shown) == 2 else None
    if not made_out(page, thing, red, mist):
        return []
    return [f"{line} {reason} {at + 1}" for reason, at in links(thing, card, red)]


def judged(known: Knowledge, nature: Nature, speaker: int) -> str:
    """Agree with whoever spoke for one's own door, unless a door that was suggested looks quite wrong: doubt it."""
    likely = beliefs(known, nature, None)
    doubted = [line for _, line in known.view.lines if line.startswith("doubt")]
    for door, other in spoken_for(known.view.lines).items():
        if other != speaker and likely[door - 1] < DOUBTFUL and f"doubt {door}" not in doubted:
            return f"doubt {door}"
    return f"agree {speaker}"


def named(known: Knowledge, luck: Stream) -> int:
    """The Wizard one has pointed at, or will."""
    view = known.view
    if view.vote is not None:
        return view.vote
    return suspect(known, [wizard.seat for wizard in view.wizards if wizard.seat != view.seat and wizard.active], luck)
