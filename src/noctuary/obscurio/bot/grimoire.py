"""The Grimoire of the bots: it imagines how a Wizard would read each clue among the Traitor's best decoys."""

from math import exp, log, sqrt

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.common import HIDDEN_DOOR, READER, Nature, clue_in, draw
from noctuary.obscurio.bot.resemblance import Fit, shares
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.clue import Rules
from noctuary.obscurio.pieces.deck import Illusion

WEIGHED = 12
"""So many of the best clues are weighed against each other."""


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
    """Clues and what they are worth, the best first."""
    view = known.view
    clue = clue_in(known)
    assert view.exit is not None
    rules = Rules("united_butterflies" in view.traps, "bottom_butterfly" in view.traps, known.options.max_bottom)
    rules.mist = tuple([page.mist for page in view.pages or () if page.mist is not None])
    holder = [clue.by_id[id] for id in known.holder or ()]
    others = (7 if "great_room" in view.traps else 6) - 1
    decoys = min(len(holder), 4 if "dark_magic" in view.traps else 2)
    covered = others / 2 if "locked_doors" in view.traps else 1.0 if "concealed_door" in view.traps else 0.0
    table = Table(clue.by_id[view.exit], holder, decoys, others - decoys, covered)
    units = [unit for unit in clue.all_units() if not rules.on_print(unit[0].butterfly)]
    rows = [table.against(fit) for _, fit in units]
    best: list[tuple[float, str]] = []
    for i in range(len(units)):
        unit, fit = units[i]
        points = len(unit.butterfly) > 1
        if not rules.united and not (rules.bottom and points):
            best.append((table.worth(rows[i], fit.spread), "clue " + unit.word))
        for j in range(i + 1, len(units)):
            other, more = units[j]
            if rules.united and unit.butterfly[0] != other.butterfly[0]:
                continue
            if rules.bottom and points and len(other.butterfly) > 1:
                continue
            both = [one + another for one, another in zip(rows[i], rows[j], strict=True)]
            spread = sqrt(fit.spread * fit.spread + more.spread * more.spread)
            best.append((table.worth(both, spread) - 0.05, f"clue {unit.word} {other.word}"))
    best.sort(reverse=True)
    return best[:40]


class Table:
    """The doors as the Grimoire imagines them: the Exit, the Traitor's best cards, and others it knows nothing of.

    What is on a card counts only where the Grimoire has seen it. Of the others it takes what every reader does: how
    well the deck fits on the whole. A card that a reader cannot compare with, behind a locked or a concealed door,
    counts as it does for that reader: there the clue must stand out of the whole deck, not only of this room.
    """

    __slots__ = ("decoys", "exit", "holder", "unseen")

    def __init__(self, exit: Illusion, holder: list[Illusion], decoys: int, fillers: int, covered: float) -> None:
        self.exit = exit
        self.holder = holder
        self.decoys = decoys
        self.unseen: float = fillers * exp(READER * READER / 2) + covered * exp(READER * HIDDEN_DOOR)
        """What they count beside an average card. Fits are taken to spread normally."""

    def against(self, fit: Fit) -> list[float]:
        """How much better each card of the holder, and at last the average one, fits than the Exit."""
        own = fit.scores[self.exit.index]
        return [*[fit.scores[card.index] - own for card in self.holder], fit.mean - own]

    def worth(self, against: list[float], spread: float) -> float:
        """The logarithm of the chance that a reader finds the Exit."""
        scale = READER / spread
        odds = self.unseen * exp(against[-1] * scale)
        if self.decoys:
            held = against[:-1]
            held.sort(reverse=True)
            for at in range(self.decoys):
                odds += exp(held[at] * scale)
        return -log(1.0 + odds)
