"""The Wizards of the bots: they read with some noise, look where the others stand, and spread the risk."""

from math import exp
from typing import Final

from noctuary.core.chance import Stream, seed_of
from noctuary.obscurio.bot.common import HIDDEN_DOOR, Nature, clue_in, normal, uniform
from noctuary.obscurio.bot.resemblance import shares
from noctuary.obscurio.bot.suspicion import guilt
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.view import WizardView

TRUST: Final = 0.45
"""What a Wizard who stands at a door says for it (fitted)."""
HEARSAY: Final = 0.5
"""A word for a door, or against it, counts so much of that: it is cheaper than a chip."""
SECOND_LOOK: Final = 0.8
"""What is left of the noise once the hourglass has been turned."""
UNSURE: Final = 0.85
"""A room in which no door is likelier than this may be worth a second look (chosen)."""
MODEST: Final = 0.35
"""How far a Wizard trusts its own reading when it asks itself whether the room is clear: four in ten are wrong."""
ROOM: Final = 0.45
"""What a found room is worth, in tokens for each Wizard, beside the one of one's own."""
TAKE: Final[tuple[float, ...]] = (0.0, 0.2, 0.3, 0.38, 0.46, 0.52, 0.52)
"""How likely a locked door must be to be taken, by the number of doors still closed (fitted)."""


def values(known: Knowledge, nature: Nature, luck: Stream | None) -> list[float]:
    """For each door, the logarithm of how likely it is the Exit by the clue alone; without luck, without noise."""
    view = known.view
    clue = clue_in(known)
    meant = clue.intent(view.doors)
    if luck is None:
        return [nature.sense * clue.value(id) + nature.insight * why for id, why in zip(view.doors, meant, strict=True)]
    blur = nature.noise * (1.25 if "magical_mist" in view.traps else 1.0)
    blur *= 1.25 if "dark_night" in view.traps else 1.0
    blur *= 0.85 + 0.1 * ((view.seat or 0) % 4)
    if view.space:
        blur *= SECOND_LOOK
    return [
        nature.sense * (clue.value(id) + blur * normal(luck)) + nature.insight * why
        for id, why in zip(view.doors, meant, strict=True)
    ]


def support(known: Knowledge) -> list[float]:
    """For each door, what the others say for it: by standing there, or by a word; less if they are suspected."""
    view = known.view
    found = [0.0] * len(view.doors)
    standing = {wizard.seat: wizard.chips[0] for wizard in view.wizards}
    if not any(standing.values()) and not view.lines:
        return found
    guilty = guilt(known, True)
    said = heard(view.lines, standing)
    for wizard in settled(known):
        trust = TRUST * (1.0 - guilty.get(wizard.seat, 0.0))
        for door in wizard.chips:
            if door:
                found[door - 1] += trust
        door, weight = said.get(wizard.seat, (0, 0.0))
        if 0 < door <= len(found) and door not in wizard.chips:
            found[door - 1] += weight * trust
    return found


def settled(known: Knowledge) -> list[WizardView]:
    """The other Wizards one goes by: all of them, at a second look only those who have agreed, lest all circle."""
    view = known.view
    return [
        wizard
        for wizard in view.wizards
        if wizard.active and wizard.seat != view.seat and (view.space == 0 or wizard.done)
    ]


def heard(lines: tuple[tuple[int, str], ...], standing: dict[int, int]) -> dict[int, tuple[int, float]]:
    """What each said last of a door, for it or against it. Who agrees speaks for the other's door."""
    said: dict[int, tuple[int, float]] = {}
    for seat, line in lines:
        words = line.split(" ")
        if words[0] == "suggest":
            said[seat] = (int(words[1]), HEARSAY)
        elif words[0] == "doubt":
            said[seat] = (int(words[1]), -HEARSAY)
        elif words[0] in ("agree", "concede"):
            other = int(words[1])
            door, weight = said.get(other, (0, 0.0))
            said[seat] = (door if weight > 0 else standing.get(other, 0), HEARSAY)
    return said


def beliefs(known: Knowledge, nature: Nature, luck: Stream | None) -> list[float]:
    """For each door, how likely it is the Exit: the clue, and the others."""
    own = values(known, nature, luck)
    others = support(known)
    return shares([one + other for one, other in zip(own, others, strict=True)])


def best_of(doors: list[float]) -> int:
    """The likeliest door, as an index."""
    best = 0
    for at in range(1, len(doors)):
        if doors[at] > doors[best]:
            best = at
    return best


def second_of(doors: list[float]) -> int:
    """The likeliest after that."""
    best = best_of(doors)
    second = 1 if best == 0 else 0
    for at in range(len(doors)):
        if at != best and doors[at] > doors[second]:
            second = at
    return second


def loyal_door(known: Knowledge, doors: list[float]) -> int:
    """Where to stand: the likeliest door, or the second, where nobody is, if a found room is worth it."""
    first = best_of(doors)
    second = second_of(doors)
    taken = [door for wizard in settled(known) for door in wizard.chips if door]
    wizards = len([wizard for wizard in known.view.wizards if wizard.active])
    worth = ROOM * wizards + 1
    alone = second + 1 not in taken and taken.count(first + 1) >= min(2, wizards - 1)
    if alone and doors[second] * worth * (1 - doors[first]) > doors[first] - doors[second]:
        return second + 1
    return first + 1


def joined(known: Knowledge, mine: int) -> list[int]:
    """Doors where two others or more stand, and more than at one's own, once all stand.

    Whoever changes goes to a larger company: so nobody goes round in circles.
    """
    chips = [wizard.chips[0] for wizard in known.view.wizards if wizard.active and wizard.seat != known.view.seat]
    if not all(chips):
        return []
    here = chips.count(mine)
    return [door for door in dict.fromkeys(chips) if chips.count(door) > max(1, here)]


def companion_door(known: Knowledge, nature: Nature, luck: Stream, own: int) -> int:
    """The companion's door: the second likeliest where that is worth it, else the same."""
    doors = beliefs(known, nature, luck)
    best = best_of(doors)
    if best + 1 != own or doors[best] > 0.75:
        return best + 1
    return second_of(doors) + 1


def may_wait(known: Knowledge) -> bool:
    """Whether it makes sense to let the hourglass run: it has another space, and people do not wait for hours."""
    view, rules = known.view, known.options
    return not rules.relaxed and rules.hourglass_seconds <= 120 and view.space == 0 and len(view.track) > 1


def whim(known: Knowledge, use: str) -> Stream:
    """A seat's own luck in this room, the same whenever it is asked: so that it does not waver. It knows no role.

    It grows from the cards that the night dealt to this seat alone (BA-51), the Traitor's or those that mean nothing:
    so no other Wizard can compute it. The Grimoire knows the Traitor's, and may not speak.
    """
    private = known.mock.holder if known.mock is not None else known.holder
    picked = known.mock.picks if known.mock is not None else known.picks
    return Stream(seed_of(f"{use}/{known.view.seat}/{known.view.turn}/{private}/{picked}/{known.pages}/{known.clue}"))


def doubts(known: Knowledge, nature: Nature) -> bool:
    """Whether to let the hourglass run for a second look: the less clear the room, the more Wizards do.

    It hangs on what all can see and on a whim, not on role or own door: who keeps others waiting tells nothing by it.
    """
    likely = shares([MODEST * value for value in values(known, nature, None)])
    return max(likely) < UNSURE * uniform(whim(known, "doubt"))


def chance_of_last(known: Knowledge, nature: Nature, luck: Stream) -> float:
    """Under locked doors: how likely the door just opened is the Exit, those behind it still unknown."""
    clue = clue_in(known)
    here = known.view.reached
    left = len(known.view.doors) - here
    odds = [exp(nature.sense * (clue.value(id) + nature.noise * normal(luck))) for id in known.view.doors[:here]]
    return odds[-1] / (sum(odds) + left * exp(nature.sense * HIDDEN_DOOR))


def enough(known: Knowledge) -> float:
    """How likely the locked door just opened must be to be taken."""
    return TAKE[len(known.view.doors) - known.view.reached]
