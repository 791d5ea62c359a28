"""The Grimoire of the bots: it imagines how a Wizard would read each clue among the Traitor's best decoys."""

from math import exp, log, sqrt

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import HIDDEN_DOOR, Clue, Nature, clue_in, draw
from noctuary.obscurio.bot.resemblance import BOOK, Fit, pointed_at, shares
from noctuary.obscurio.bot.sight import eye_catching, made_out
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.clue import Rules, Unit
from noctuary.obscurio.pieces.deck import Illusion

WEIGHED = 12
"""So many of the best clues are weighed against each other."""
SECOND = 0.2
"""A second Butterfly must make a clue so much better: one that is clear is easier to talk about."""
PERSON = 0.9
"""How sharply the Grimoire expects to be read: less than its Wizards read (READER). Whoever sees a bird looks for
birds, and takes any for it, large or small."""
WHOLE = 0.7
"""How clear it is to mean a Page as a whole."""


def write_clue(known: Knowledge, ask: Ask, luck: Stream, nature: Nature) -> Choice:
    """One of the clues that a Wizard would read best, decoys expected."""
    best: list[Choice] = []
    worths: list[float] = []
    for worth, text in clues(known):
        found = ask.find(text)
        if found is not None:
            best.append(found)
            worths.append(nature.care * worth)
            if len(best) == WEIGHED:
                break
    if not best:
        return ask.options[luck.below(len(ask.options))]
    return best[draw(luck, shares(worths))]


def put_butterfly(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """The same where each Butterfly is final: the best clue that what lies there already can become."""
    placed = list(known.view.clue or ())
    for _, text in clues(known):
        words = text.split(" ")[1:]
        if all(word in words for word in placed):
            left = [word for word in words if word not in placed]
            found = ask.find(f"put {left[0]}" if left else "close")
            if found is not None:
                return found
    return ask.options[luck.below(len(ask.options))]


def clues(known: Knowledge) -> list[tuple[float, str]]:
    """Clues and what they are worth, the best first.

    Two Butterflies must be worth more than either alone, unless a trap asks for two: a second one that spoils the
    first is no help to anybody.
    """
    view = known.view
    clue = clue_in(known, BOOK)
    rules = Rules("united_butterflies" in view.traps, "bottom_butterfly" in view.traps, known.options.max_bottom)
    rules.mist = tuple([page.mist for page in view.pages or () if page.mist is not None])
    table = table_of(known, clue)
    units = worth_pointing(clue, rules, "dusk_hallway" in view.traps)
    alone = [table.worth([fit]) for _, fit, _ in units]
    best: list[tuple[float, str]] = []
    for i in range(len(units)):
        unit, fit, clear = units[i]
        points = len(unit.butterfly) > 1
        if not rules.united and not (rules.bottom and points):
            best.append((alone[i] + clear, "clue " + unit.word))
        for j in range(i + 1, len(units)):
            other, more, as_clear = units[j]
            if rules.united and unit.butterfly[0] != other.butterfly[0]:
                continue
            if rules.bottom and points and len(other.butterfly) > 1:
                continue
            worth = table.worth([fit, more])
            if rules.united or rules.bottom or worth > max(alone[i], alone[j]) + SECOND:
                best.append((worth + (clear + as_clear) / 2, f"clue {unit.word} {other.word}"))
    best.sort(reverse=True)
    return best[:40]


def table_of(known: Knowledge, clue: Clue) -> "Table":
    """The doors as this turn will have them."""
    view = known.view
    assert view.exit is not None
    holder = [clue.by_id[id] for id in known.holder or ()]
    others = (7 if "great_room" in view.traps else 6) - 1
    decoys = min(len(holder), 4 if "dark_magic" in view.traps else 2)
    covered = others / 2 if "locked_doors" in view.traps else 1.0 if "concealed_door" in view.traps else 0.0
    return Table(clue.by_id[view.exit], holder, decoys, others - decoys, covered)


def worth_pointing(clue: Clue, rules: Rules, red: bool) -> list[tuple[Unit, Fit, float]]:
    """Butterflies that a person could make something of, and how clear each is: the logarithm of a chance.

    Not what a sheet hides, and background only where there is nothing else.
    """
    found: list[tuple[Unit, Fit, float]] = []
    faint: list[tuple[Unit, Fit, float]] = []
    for unit, fit in clue.all_units():
        if rules.on_print(unit.butterfly):
            continue
        page = unit.butterfly[0]
        thing = pointed_at(clue.pages[page], unit.butterfly)
        if thing is None:
            found.append((unit, fit, log(WHOLE)))
            continue
        clear = log(eye_catching(thing))
        seen = made_out(clue.pages[page], thing, red, rules.mist[page] if rules.mist else None)
        (found if seen and not thing.background else faint).append((unit, fit, clear if seen else clear - 2.0))
    pointing = len([unit for unit, _, _ in found if len(unit.butterfly) > 1])
    return found if pointing >= 2 else found + faint


class Table:
    """The doors as the Grimoire imagines them: the Exit, the Traitor's best cards, and others it knows nothing of.

    What is on a card counts only where the Grimoire has seen it. Of the others it knows what the deck is made of: a
    rose is on many cards, so that one of five may well show one too, and a second Butterfly that tells them apart is
    worth its place. A card that a reader cannot compare with, behind a locked or a concealed door, counts as it does
    for that reader: there the clue must stand out of the whole deck, not only of this room.
    """

    __slots__ = ("covered", "decoys", "exit", "fillers", "held")

    def __init__(self, exit: Illusion, holder: list[Illusion], decoys: int, fillers: int, covered: float) -> None:
        self.exit = exit
        self.held: list[int] = [card.index for card in holder]
        self.decoys = decoys
        self.fillers = fillers
        self.covered = covered

    def worth(self, fits: list[Fit]) -> float:
        """The logarithm of the chance that a reader of one or two Butterflies finds the Exit."""
        wide = 0.0
        own = 0.0
        mean = 0.0
        for fit in fits:
            wide += fit.spread * fit.spread
            own += fit.scores[self.exit.index]
            mean += fit.mean
        scale = PERSON / sqrt(wide)
        odds = self.covered * exp(PERSON * HIDDEN_DOOR + (mean - own) * scale)
        if self.decoys:
            held: list[float] = []
            for at in self.held:
                score = 0.0
                for fit in fits:
                    score += fit.scores[at]
                held.append(score)
            held.sort(reverse=True)
            for at in range(self.decoys):
                odds += exp((held[at] - own) * scale)
        return self.fillers * log(1.0 - self.taken(fits, own, scale)) - log(1.0 + odds)

    def taken(self, fits: list[Fit], own: float, scale: float) -> float:
        """How likely a card of which nothing is known is taken for the Exit; two things are on cards independently."""
        taken = 0.0
        for score, share in fits[0].crowd:
            if len(fits) == 1:
                other = exp((score - own) * scale)
                taken += share * other / (1.0 + other)
                continue
            for more, part in fits[1].crowd:
                other = exp((score + more - own) * scale)
                taken += share * part * other / (1.0 + other)
        return taken
