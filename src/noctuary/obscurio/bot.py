"""Players of Obscurio that see only what a player could know (section 6).

The Grimoire imagines how a Wizard would read each clue among the Traitor's best decoys, and takes one that is read
well. A Wizard reads it with some noise, listens to where the others stand, and spreads the risk. The Traitor adds what
fits the clue best, and stands wrong when it pays. Votes weigh every choice against how hard its room was.
"""

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import Any, Final

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream, seed_of
from noctuary.core.effects import Ask, Choice
from noctuary.core.spec import Bot
from noctuary.obscurio.clue import BELOW, Rules, Unit, side
from noctuary.obscurio.deck import DECKS, Illusion
from noctuary.obscurio.reading import Fit, common, reading, shares, standing_out
from noctuary.obscurio.redeal import Knowledge, Room, butterflies

HIDDEN_DOOR: Final = 1.0
"""A card nobody can see is as likely the Exit as one that stands out by so much."""


class Nature:
    """How good a bot is: `care` in choosing clues, `sense` and `insight` in reading them, `noise` in between."""

    __slots__ = ("care", "insight", "noise", "sense")

    def __init__(self, care: float, sense: float, insight: float, noise: float) -> None:
        self.care = care
        self.sense = sense
        self.insight = insight
        self.noise = noise


def uniform(luck: Stream) -> float:
    """Between 0 and 1, never quite either."""
    return (luck.word() + 0.5) / 4294967296.0


def normal(luck: Stream) -> float:
    """About a normal deviate: twelve uniform ones."""
    return sum(uniform(luck) for _ in range(12)) - 6.0


def draw(luck: Stream, weights: list[float]) -> int:
    """An index, by its weight."""
    at = uniform(luck) * sum(weights)
    for index, weight in enumerate(weights):
        at -= weight
        if at <= 0:
            return index
    return len(weights) - 1


def option(ask: Ask, text: str) -> Choice:
    """The option with this text, or any."""
    return ask.find(text) or ask.options[0]


# What a seat makes of the clue -----------------------------------------------------------------------------------


class Clue:
    """The riddle as a seat sees it."""

    def __init__(self, known: Knowledge) -> None:
        deck = DECKS[known.view.pictures]
        self.by_id = deck.by_id
        self.cards = deck.cards
        self.reading = reading(known.view.pictures, "dusk_hallway" in known.view.traps)
        self.pages: list[Illusion] = [self.by_id[id] for id in known.pages or ()]
        found = [self.reading.fit(self.pages, each) for each in butterflies(known)] if self.pages else []
        self.fits: list[Fit] = [fit for fit in found if fit is not None]

    def value(self, id: str | None) -> float:
        """How well a card fits the clue; a card face down by what it might be."""
        return HIDDEN_DOOR if id is None else standing_out(self.fits, self.by_id[id])

    def intent(self, doors: tuple[str | None, ...]) -> list[float]:
        """For each door, how natural this clue is if it is the Exit: was there nothing better to point at? (6.3)"""
        open_doors = [self.by_id[id] for id in doors if id is not None]
        if not self.fits or len(open_doors) < 2:
            return [0.0] * len(doors)
        could = [_read(fit, open_doors) for _, fit in _units(self)]
        did = [_read(fit, open_doors) for fit in self.fits]
        found: dict[str, float] = {}
        for at, card in enumerate(open_doors):
            best = log(sum([exp(SPEAKER * row[at]) for row in could]))
            found[card.id] = sum([SPEAKER * row[at] - best for row in did]) / len(did)
        mean = sum(found.values()) / len(found)
        return [0.0 if door is None else found[door] - mean for door in doors]


SPEAKER: Final = 2.0
"""How carefully a reader expects the Grimoire to have chosen."""


def _read(fit: Fit, cards: list[Illusion]) -> list[float]:
    """The logarithm of how likely each card is, by this thing alone."""
    values = [READER * (fit.scores[card.index] - fit.mean) / fit.spread for card in cards]
    total = log(sum([exp(value) for value in values]))
    return [value - total for value in values]


def beliefs(known: Knowledge, nature: Nature, luck: Stream) -> list[float]:
    """For each door, how likely it is the Exit: the clue, read with noise, and where others stand."""
    clue = Clue(known)
    blur = nature.noise * (1.25 if "magical_mist" in known.view.traps else 1.0)
    blur *= 1.25 if "dark_night" in known.view.traps else 1.0
    blur *= 0.85 + 0.1 * ((known.view.seat or 0) % 4)
    why = clue.intent(known.view.doors)
    values = [
        nature.sense * (clue.value(id) + blur * normal(luck)) + nature.insight * meant
        for id, meant in zip(known.view.doors, why, strict=True)
    ]
    for wizard in known.view.wizards:
        for door in wizard.chips:
            if door and wizard.seat != known.view.seat:
                values[door - 1] += 0.35
    for seat, line in known.view.lines:
        words = line.split(" ")
        if seat != known.view.seat and words[0] in ("suggest", "doubt") and int(words[1]) <= len(values):
            values[int(words[1]) - 1] += 0.2 if words[0] == "suggest" else -0.2
    return shares(values)


# The Grimoire ------------------------------------------------------------------------------------------------------


def write_clue(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """One of the clues that a Wizard would read best, decoys expected (6.2)."""
    best = [row for row in clues(known, luck) if ask.find(row[1]) is not None][:12]
    if not best:
        return ask.options[luck.below(len(ask.options))]
    weights = shares([nature.care * worth for worth, _ in best])
    return option(ask, best[draw(luck, weights)][1])


def put_butterfly(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The same where each Butterfly is final: the best clue that what lies there already can become."""
    placed = list(known.view.clue or ())
    for _, text in clues(known, luck):
        words = text.split(" ")[1:]
        if all(word in words for word in placed):
            left = [word for word in words if word not in placed]
            found = ask.find(f"put {left[0]}" if left else "close")
            if found is not None:
                return found
    return ask.options[luck.below(len(ask.options))]


def clues(known: Knowledge, luck: Stream) -> list[tuple[float, str]]:
    """Clues and what they are worth, the best first."""
    view = known.view
    clue = Clue(known)
    assert view.exit is not None
    exit = clue.by_id[view.exit]
    rules = Rules("united_butterflies" in view.traps, "bottom_butterfly" in view.traps, known.options.max_bottom)
    seen = {*view.discard, *(known.pages or ()), *(known.holder or ()), view.exit}
    holder = [clue.by_id[id] for id in known.holder or ()]
    strangers = [card for card in clue.cards if card.id not in seen]
    luck.shuffle(strangers)
    decoys = min(len(holder), 4 if "dark_magic" in view.traps else 2)
    fillers = strangers[: 3 * ((7 if "great_room" in view.traps else 6) - 1 - decoys)]
    parts = [(unit.butterfly, unit.word, fit) for unit, fit in _units(clue)]
    best: list[tuple[float, str]] = []
    for i, (one, word, fit) in enumerate(parts):
        if not rules.united and not (rules.bottom and len(one) > 1):
            best.append((_worth([fit], exit, holder, fillers, decoys), "clue " + word))
        for other, second, more in parts[i + 1 :]:
            if rules.united and one[0] != other[0]:
                continue
            if rules.bottom and len(one) > 1 and len(other) > 1:
                continue
            worth = _worth([fit, more], exit, holder, fillers, decoys) - 0.05
            best.append((worth, f"clue {word} {second}"))
    best.sort(reverse=True)
    return best[:40]


def _units(clue: Clue) -> list[tuple[Unit, Fit]]:
    """Every Butterfly worth placing, and what it would mean."""
    found = []
    for page in (0, 1):
        for unit in [BELOW[page], *side(clue.pages[page], page).units]:
            fit = clue.reading.fit(clue.pages, unit.butterfly)
            if fit is not None:
                found.append((unit, fit))
    return found


def _worth(fits: list[Fit], exit: Illusion, holder: list[Illusion], fillers: list[Illusion], decoys: int) -> float:
    """The logarithm of the chance that a reader finds the Exit, among the Traitor's best cards and some others."""
    scale = sqrt(sum([fit.spread**2 for fit in fits])) / READER
    own = sum([fit.scores[exit.index] for fit in fits])
    against = [sum([fit.scores[card.index] for fit in fits]) - own for card in holder]
    against.sort(reverse=True)
    odds = sum([exp(value / scale) for value in against[:decoys]])
    if fillers:
        odds += sum([exp((sum([fit.scores[card.index] for fit in fits]) - own) / scale) for card in fillers]) / 3
    return -log(1.0 + odds)


READER: Final = 1.6
"""How sharply the Grimoire expects to be read."""


# Wizards -------------------------------------------------------------------------------------------------------------


def choose_door(known: Knowledge, luck: Stream, nature: Nature) -> int:
    """Where to stand: the likeliest door, or the second, where nobody is, if a found room is worth it (6.3)."""
    doors = beliefs(known, nature, luck)
    if known.view.role == "traitor":
        return _false_door(known, doors, luck)
    order = sorted(range(len(doors)), key=lambda door: -doors[door])
    first, second = order[0], order[1]
    taken = [door for wizard in known.view.wizards for door in wizard.chips if door]
    wizards = sum(wizard.active for wizard in known.view.wizards)
    worth = 0.45 * wizards + 1
    alone = second + 1 not in taken and taken.count(first + 1) >= 2
    if alone and doors[second] * worth * (1 - doors[first]) > doors[first] - doors[second]:
        return second + 1
    return first + 1


def _false_door(known: Knowledge, doors: list[float], luck: Stream) -> int:
    """The Traitor stands at a decoy that a Wizard could believe in, if that is plausible or decides the game (6.4)."""
    view = known.view
    best = max(range(len(doors)), key=lambda door: doors[door])
    decoys = [at for at, id in enumerate(view.doors) if id is not None and id in (known.picks or ())]
    believed = max(decoys, key=lambda door: doors[door], default=best)
    wrong = [at for at, id in enumerate(view.doors) if id is None or id != known.exit]
    if known.exit is not None:
        believed = max(wrong, key=lambda door: doors[door])
    desperate = view.light + view.dark <= len(view.wizards)
    if desperate or (doors[believed] > 0.12 and uniform(luck) < 0.65):
        return believed + 1
    return best + 1


def locked_door(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """Take the door just opened, or wait for a better one (6.3)."""
    clue = Clue(known)
    here = known.view.reached
    left = len(known.view.doors) - here
    values = [nature.sense * (clue.value(id) + nature.noise * normal(luck)) for id in known.view.doors[:here]]
    base = exp(nature.sense * HIDDEN_DOOR)
    odds = [exp(value) for value in values]
    chance = odds[-1] / (sum(odds) + left * base)
    enough = 0.0 if left == 0 else 0.22 if left == 1 else 0.28 if left <= 3 else 0.36
    if known.view.role == "traitor" and known.view.doors[here - 1] in (known.picks or ()):
        enough = 0.1
    take = chance >= enough
    companion = ask.options[0].kind.endswith("companion")
    return option(ask, ("take" if take else "refuse") + ("_companion" if companion else ""))


# The Traitor ---------------------------------------------------------------------------------------------------------


def night(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The Traitor's cards: what fits the clue best, the second for the other Butterfly; others just rest."""
    view = known.view
    if view.role != "traitor" or view.picks is None or len(view.picks) >= view.pick_limit:
        return option(ask, "rest")
    clue = Clue(known)
    cards = [clue.by_id[id] for id in view.holder or ()]
    had = [clue.by_id[id] for id in view.picks]

    def worth(card: Illusion) -> float:
        value = standing_out(clue.fits, card)
        for fit in clue.fits if len(clue.fits) > 1 else ():
            part = (fit.scores[card.index] - fit.mean) / fit.spread
            mine = max((standing_out([fit], other) for other in had), default=0.0)
            value = max(value, 0.75 * part - 0.3 * max(0.0, mine))
        return value

    best = max(range(len(cards)), key=lambda slot: worth(cards[slot]))
    if worth(cards[best]) < 0.45 and uniform(luck) < 0.8:
        return option(ask, "rest")
    return option(ask, f"pick {best + 1}")


# Suspicion -----------------------------------------------------------------------------------------------------------


def suspicion(known: Knowledge, nature: Nature) -> dict[int, float]:
    """For each Wizard, the logarithm of how much more their choices look like a Traitor's (6.5)."""
    wizards = [wizard.seat for wizard in known.view.wizards]
    found = dict.fromkeys(wizards, 0.0)
    for room in known.rooms:
        doors = _shares_in(known, room, nature)
        wrong = 1.0 - doors[room.exit_door - 1]
        for seat, door in zip(wizards, room.chips, strict=False):
            if seat not in room.active:
                continue
            if door == 0:
                found[seat] += 0.15
                continue
            loyal = 0.9 * doors[door - 1] + 0.1 / len(doors)
            false = 0.0 if door == room.exit_door else doors[door - 1] / max(wrong, 0.02)
            found[seat] += log((0.6 * false + 0.4 * loyal) / loyal)
    for votes in known.rounds:
        for seat in wizards:
            target = votes[seat]
            shown = next((wizard.role for wizard in known.view.wizards if wizard.seat == target), None)
            if shown == "loyal":
                found[seat] += 0.18
    return found


def _shares_in(known: Knowledge, room: Room, nature: Nature) -> list[float]:
    """How a Wizard would have read that room."""
    by_id = DECKS[known.view.pictures].by_id
    scores = reading(known.view.pictures, "dusk_hallway" in room.traps)
    pages = [by_id[id] for id in room.pages]
    fits = [fit for each in room.clue if (fit := scores.fit(pages, tuple(each))) is not None]
    return shares([nature.sense * 0.8 * standing_out(fits, by_id[id]) for id in room.doors])


def accuse(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """Point at the most suspected, then lock."""
    if known.view.vote is not None:
        return option(ask, "lock")
    votes = [choice for choice in ask.options if choice.kind == "vote" and choice.args[0] != known.view.seat]
    if not votes:
        return option(ask, "lock")
    suspects = suspicion(known, nature)
    hidden = [
        choice
        for choice in votes
        if next(wizard.role for wizard in known.view.wizards if wizard.seat == choice.args[0]) is None
    ]
    votes = hidden or votes
    return votes[draw(luck, shares([suspects[choice.args[0]] / 0.7 for choice in votes]))]


# Together ------------------------------------------------------------------------------------------------------------


def talk(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """A word for the likeliest door, if there are doors."""
    view = known.view
    shown = [door for door, id in enumerate(view.doors[: view.reached], 1) if id is not None]
    if not shown or not known.clue:
        return option(ask, "claim unsure")
    doors = beliefs(known, nature, luck)
    door = max(shown, key=lambda each: doors[each - 1])
    card = view.doors[door - 1]
    clue = Clue(known)
    for number, butterfly in enumerate(butterflies(known), 1):
        page = clue.pages[butterfly[0]]
        reason = common(page, butterfly, clue.by_id[card]) if card is not None else ""
        if reason:
            return option(ask, f"suggest {door} {number} {reason}")
    return option(ask, f"suggest {door}")


def answer(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """What a bot of this nature answers."""
    kind = ask.kind
    if kind == "clue":
        return write_clue(known, ask, luck, nature)
    if kind == "night":
        return night(known, ask, luck)
    if kind == "doors":
        return _in_the_open(known, ask, luck, nature)
    if kind == "watch":
        doors = choose_door(known, luck, nature)
        return option(ask, f"commit {doors}" if known.seats > 2 else f"commit {doors} {_other(known, luck, nature)}")
    if kind == "locked":
        return locked_door(known, ask, luck, nature)
    if kind == "accuse":
        return accuse(known, ask, luck, nature)
    if kind == "talk":
        return talk(known, ask, luck, nature)
    if kind == "put":
        return put_butterfly(known, ask, luck)
    return ask.options[0]


def _in_the_open(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """Stand somewhere, then agree."""
    mine = next(wizard for wizard in known.view.wizards if wizard.seat == known.view.seat)
    if mine.chips[0] == 0:
        return option(ask, f"place {choose_door(known, luck, nature)}")
    if len(mine.chips) > 1 and mine.chips[1] == 0:
        return option(ask, f"companion {_other(known, luck, nature)}")
    return option(ask, "confirm")


def _other(known: Knowledge, luck: Stream, nature: Nature) -> int:
    """The companion's door: the second likeliest where that is worth it, else the same."""
    doors = beliefs(known, nature, luck)
    mine = next(wizard for wizard in known.view.wizards if wizard.seat == known.view.seat).chips[0]
    order = sorted(range(len(doors)), key=lambda door: -doors[door])
    best = order[0] + 1
    if best != mine or doors[order[0]] > 0.75:
        return best
    return order[1] + 1


def player(nature: Nature) -> Bot:
    """A bot of this nature."""

    def choose(known: Any, ask: Ask, luck: Stream) -> Choice:
        return answer(known, ask, luck, nature)

    return choose


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, str]:
    """A hint: what a wise player would do here, and why. The same question gets the same answer."""
    choice = answer(known, ask, Stream(seed_of(f"hint/{known.view.turn}/{known.view.phase}")), WISE)
    kind = ask.kind if ask.kind in HINTS else "other"
    return choice, "obscurio-hint-" + kind


HINTS: Final = ("clue", "night", "doors", "watch", "locked", "accuse")

NOVICE: Final = Nature(1.5, 1.2, 0.0, 1.0)
STEADY: Final = Nature(3.0, 1.6, 0.3, 0.6)
WISE: Final = Nature(8.0, 2.0, 0.5, 0.35)

BOTS: Final[Mapping[str, Bot]] = {
    "random": random_bot,
    "novice": player(NOVICE),
    "steady": player(STEADY),
    "wise": player(WISE),
}
