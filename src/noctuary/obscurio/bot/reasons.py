"""Why a bot of Obscurio chose so, and what it would advise: what it pointed at or read, whom it suspected and why.

A seat's own knowledge is all that is used. `reasons` is asked for when the game is over: a Traitor says then what it
did in the night. `advise` is for somebody who plays alone with bots.
"""

from math import exp
from typing import Any, Final

from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.reasons import Reasons
from noctuary.obscurio.bot.common import Nature, clue_in
from noctuary.obscurio.bot.grimoire import clues
from noctuary.obscurio.bot.players import NATURES, WISE, answer, me_in
from noctuary.obscurio.bot.resemblance import pointed_at
from noctuary.obscurio.bot.sight import links
from noctuary.obscurio.bot.suspicion import FITTED, guilt, own_word, room_weights, shares_in
from noctuary.obscurio.bot.wizard import beliefs, best_of, chance_of_last, enough, joined, second_of
from noctuary.obscurio.knowledge import Knowledge, butterflies
from noctuary.obscurio.pieces.clue import Butterfly, read
from noctuary.obscurio.pieces.deck import Element, Illusion

TELLING: Final = 0.1
"""What a room must say of a Wizard to be given as a reason."""


def reasons(known: Knowledge, ask: Ask, choice: Choice, bot: str) -> Reasons:
    """The lines that say why."""
    nature = NATURES.get(bot, WISE)
    kind = choice.kind
    if kind in ("clue", "put"):
        return Reasons(tuple(of_clue(known, choice)))
    if kind == "close":
        return Reasons((("obscurio-why-close", {}),))
    if kind in ("place", "commit", "companion"):
        return Reasons(tuple(of_door(known, nature, int(choice.args[0]))))
    if kind == "confirm":
        return Reasons(tuple(of_door(known, nature, me_in(known).chips[0])))
    if kind in ("take", "refuse", "take_companion", "refuse_companion"):
        return Reasons((of_locked_door(known, nature),))
    if kind in ("pick", "rest"):
        return Reasons(tuple(of_night(known, choice)))
    if kind in ("vote", "suspect"):
        return Reasons(tuple(of_suspect(known, int(choice.args[0]))))
    if kind == "lock":
        return Reasons((("obscurio-why-lock", {}),))
    if ask.kind == "talk":
        return Reasons(tuple(of_word(known, nature, choice)))
    return Reasons((("obscurio-why-other", {}),))


def names(element: Element) -> list[str]:
    """What a thing is called, in both languages."""
    return [element.name, element.french]


# The Grimoire --------------------------------------------------------------------------------------------------------


def of_clue(known: Knowledge, choice: Choice) -> list[Line]:
    """What each Butterfly points at, what of the Exit is like it, and how likely it is read."""
    view = known.view
    lines: list[Line] = []
    if view.exit is None or not view.pages:
        return [("obscurio-why-other", {})]
    pages = clue_in(known).pages
    exit = clue_in(known).by_id[view.exit]
    for word in choice.args:
        butterfly = read(word)
        if butterfly is not None:
            lines.append(of_butterfly(pages[butterfly[0]], butterfly, exit, "dusk_hallway" in view.traps))
    ranked = clues(known)
    worth = next((worth for worth, text in ranked if text == choice.text), None)
    if worth is not None:
        found = percent(exp(worth))
        best = percent(exp(ranked[0][0]))
        lines.append(("obscurio-why-clue-chance", {"percent": found, "best": best, "alone": len(choice.args)}))
    return lines


def of_butterfly(page: Illusion, butterfly: Butterfly, exit: Illusion, red: bool) -> Line:
    """One Butterfly: what it points at, and what of the Exit is like it."""
    where: dict[str, Any] = {"page": butterfly[0] + 1}
    thing = pointed_at(page, butterfly)
    if thing is None:
        return "obscurio-why-whole", where
    found = links(thing, exit, red)
    if not found:
        return "obscurio-why-nothing", {**where, "thing": names(thing)}
    likeness, at = found[0]
    return "obscurio-why-thing", {
        **where, "thing": names(thing), "likeness": likeness, "like": names(exit.elements[at]),
    }  # fmt: skip


# The Wizards ---------------------------------------------------------------------------------------------------------


def of_door(known: Knowledge, nature: Nature, door: int) -> list[Line]:
    """How likely the door looked, what of its card is like the clue, and who stood there; or why another was left."""
    view = known.view
    if not 0 < door <= len(view.doors) or known.clue is None:
        return [("obscurio-why-other", {})]
    doors = beliefs(known, nature, None)
    lines: list[Line] = [("obscurio-why-door", {"door": door, "percent": percent(doors[door - 1])})]
    lines += of_card(known, view.doors[door - 1])
    others = [wizard.seat for wizard in view.wizards if wizard.seat != view.seat and door in wizard.chips]
    if others:
        lines.append(("obscurio-why-company", {"count": len(others)}))
    best = best_of(doors)
    if view.role == "traitor" and best + 1 != door:
        lines.append(("obscurio-why-traitor-door", {"door": best + 1, "percent": percent(doors[best])}))
    elif best + 1 != door and second_of(doors) + 1 == door and not joined(known, door):
        lines.append(("obscurio-why-spread", {"door": best + 1, "percent": percent(doors[best])}))
    elif best + 1 != door:
        lines.append(("obscurio-why-glance", {"door": best + 1, "percent": percent(doors[best])}))
    return lines


def of_card(known: Knowledge, id: str | None) -> list[Line]:
    """What a card at a door has in common with the clue."""
    if id is None:
        return [("obscurio-why-hidden", {})]
    clue = clue_in(known)
    lines: list[Line] = []
    for butterfly in butterflies(known):
        thing = pointed_at(clue.pages[butterfly[0]], butterfly)
        found = [] if thing is None else links(thing, clue.by_id[id], "dusk_hallway" in known.view.traps)
        if thing is not None and found:
            likeness, at = found[0]
            like = names(clue.by_id[id].elements[at])
            args = {"page": butterfly[0] + 1, "thing": names(thing), "likeness": likeness, "like": like}
            lines.append(("obscurio-why-seen", args))
    return lines or [("obscurio-why-unlike", {})]


def of_locked_door(known: Knowledge, nature: Nature) -> Line:
    """How likely the door just opened looked, and how likely it had to be."""
    likely = chance_of_last(known, Nature(nature.care, nature.sense, nature.insight, 0.0), Stream(seed_of("locked")))
    args = {"door": known.view.reached, "percent": percent(likely), "least": percent(enough(known))}
    return "obscurio-why-locked", args


def of_word(known: Knowledge, nature: Nature, choice: Choice) -> list[Line]:
    """Why it spoke so."""
    if choice.kind in ("suggest", "doubt") and known.clue is not None and known.view.doors:
        doors = beliefs(known, nature, None)
        door = int(choice.args[0])
        found: Line = ("obscurio-why-door", {"door": door, "percent": percent(doors[door - 1])})
        return [found, *of_card(known, known.view.doors[door - 1])]
    return [(f"obscurio-why-{choice.kind if choice.kind in ('agree', 'concede', 'ask') else 'word'}", {})]


# Traitor and accusation ----------------------------------------------------------------------------------------------


def of_night(known: Knowledge, choice: Choice) -> list[Line]:
    """What the Traitor laid, or why it laid nothing more; what the others do in the night means nothing (BA-51)."""
    if known.view.role != "traitor":
        return [("obscurio-why-night-loyal", {})]
    if choice.kind == "rest":
        return [("obscurio-why-rest", {"count": len(known.picks or ())})]
    holder = known.holder or ()
    at = int(choice.args[0]) - 1
    if not 0 <= at < len(holder):
        return [("obscurio-why-other", {})]
    return [("obscurio-why-decoy", {}), *of_card(known, holder[at])]


def of_suspect(known: Knowledge, who: int) -> list[Line]:
    """How guilty somebody looked, and which room said most."""
    view = known.view
    lines: list[Line] = []
    if view.role == "traitor":
        lines.append(("obscurio-why-traitor-vote", {"seat": who}))
    guilty = guilt(known, True)
    if who in guilty:
        even = round(100 / len(guilty))
        lines.append(("obscurio-why-guilt", {"seat": who, "percent": percent(guilty[who]), "even": even}))
    told = most_telling(known, who)
    if told is not None:
        lines.append(told)
    if view.vote is None and own_word(known)[0] == who:
        lines.append(("obscurio-why-word-kept", {}))
    return lines or [("obscurio-why-no-clue", {})]


def most_telling(known: Knowledge, who: int) -> Line | None:
    """The room in which somebody looked most like a Traitor: where they stood, and how likely the Exit was to read."""
    wizards = [wizard.seat for wizard in known.view.wizards]
    if who not in wizards:
        return None
    at = wizards.index(who)
    best, found = TELLING, None
    for number, room in enumerate(known.rooms, start=1):
        weight = room_weights(known.view.pictures, room, wizards, FITTED)[at]
        door = room.chips[at]
        if weight > best and door and door != room.exit_door:
            doors = shares_in(known.view.pictures, room, FITTED.sharpness)
            args = {"seat": who, "room": number, "door": door, "exit": room.exit_door}
            best = weight
            found = ("obscurio-why-room", {**args, "percent": percent(doors[room.exit_door - 1])})
    return found


def percent(share: float) -> int:
    return round(100 * share)


# Advice --------------------------------------------------------------------------------------------------------------


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """A hint: what a wise player would do here, and why. The same question gets the same answer."""
    choice = answer(known, ask, Stream(seed_of(f"hint/{known.view.turn}/{known.view.phase}")), WISE)
    if choice is None:
        return ask.options[-1], ("obscurio-hint-wait", {})
    return choice, hint_line(reasons(known, ask, choice, "wise").lines)


def hint_line(lines: tuple[Line, ...]) -> Line:
    """The one of several reasons that says most: what is alike, how guilty, how likely."""
    order = ("thing", "guilt", "seen", "locked", "decoy", "room", "door")
    for last in order:
        for id, args in lines:
            if id == f"obscurio-why-{last}":
                return id.replace("-why-", "-hint-"), args
    return "obscurio-hint-other", {}
