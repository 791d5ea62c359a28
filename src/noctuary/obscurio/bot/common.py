"""What all bots of Obscurio share: their nature, their luck, and how a clue reads.

The numbers marked as fitted come from `noctuary lab obscurio fit`, which lets the bots play and looks at what was true.
"""

from math import exp, log
from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.obscurio.bot.resemblance import WIZARD, Fit, Reading, pointed_at, reading, standing_out
from noctuary.obscurio.knowledge import Knowledge
from noctuary.obscurio.pieces.clue import BELOW, Unit, side
from noctuary.obscurio.pieces.deck import DECKS, Illusion

HIDDEN_DOOR: Final = 1.3
"""A card nobody can see is as likely the Exit as one that stands out by so much (fitted)."""
SPEAKER: Final = 3.0
"""How carefully a reader expects the Grimoire to have chosen."""
READER: Final = 1.6
"""How sharply the Grimoire expects to be read."""


Butterflies = tuple[tuple[int, ...], ...]


class Nature:
    """How good a bot is: `care` in choosing clues, `sense` and `insight` in reading them, `noise` in between."""

    __slots__ = ("care", "insight", "noise", "sense")

    def __init__(self, care: float, sense: float, insight: float, noise: float) -> None:
        self.care = care
        self.sense = sense
        self.insight = insight
        self.noise = noise


# Luck ------------------------------------------------------------------------------------------------------------


def uniform(luck: Stream) -> float:
    """Between 0 and 1, never quite either."""
    return (luck.word() + 0.5) / 4294967296.0


def normal(luck: Stream) -> float:
    """About a normal deviate, mean 0 and deviation 1: four words make twelve uniform ones, fine enough for noise."""
    total = 0
    for _ in range(4):
        word = luck.word()
        total += (word & 1023) + (word >> 10 & 1023) + (word >> 20 & 1023)
    return (total + 6) / 1024.0 - 6.0


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


# The clue --------------------------------------------------------------------------------------------------------


class Clue:
    """How a bot understands a clue: what its Butterflies may mean, and how well each card fits.

    The clue itself, and what makes it legal, is in `pieces/clue.py`. Made of what lies open, so it can be kept.
    """

    __slots__ = ("by_id", "fits", "meant", "pages", "reading", "units")

    def __init__(
        self, deck: str, sheets: tuple[bool, bool], pages: tuple[str, ...], clue: Butterflies, ear: str
    ) -> None:
        self.by_id: dict[str, Illusion] = DECKS[deck].by_id
        self.reading: Reading = reading(deck, sheets[0], sheets[1], ear)
        self.pages: list[Illusion] = [self.by_id[id] for id in pages]
        found = [self.reading.fit(self.pages, tuple(each)) for each in clue] if self.pages else []
        self.fits: list[Fit] = [fit for fit in found if fit is not None]
        self.units: list[tuple[Unit, Fit]] = []
        """Every Butterfly worth placing, and what it would mean; found when it is first asked for."""
        self.meant: dict[tuple[str | None, ...], list[float]] = {}

    def value(self, id: str | None) -> float:
        """How well a card fits the clue; a card face down by what it might be."""
        return HIDDEN_DOOR if id is None else standing_out(self.fits, self.by_id[id])

    def all_units(self) -> list[tuple[Unit, Fit]]:
        """Every Butterfly worth placing, and what it would mean."""
        if not self.units:
            for page in (0, 1):
                for unit in [BELOW[page], *side(self.pages[page], page).units]:
                    fit = self.reading.fit(self.pages, unit.butterfly)
                    if fit is not None:
                        self.units.append((unit, fit))
        return self.units

    def intent(self, doors: tuple[str | None, ...]) -> list[float]:
        """For each door, how natural this clue is if it is the Exit: was there nothing better to point at?"""
        found = self.meant.get(doors)
        if found is None:
            found = self.meant[doors] = self._intent(doors)
        return found

    def _intent(self, doors: tuple[str | None, ...]) -> list[float]:
        open_doors = [self.by_id[id] for id in doors if id is not None]
        if not self.fits or len(open_doors) < 2:
            return [0.0] * len(doors)
        best = [0.0] * len(open_doors)
        for unit, fit in self.all_units():
            thing = pointed_at(self.pages[unit.butterfly[0]], unit.butterfly)
            if thing is not None and thing.background:
                continue  # Nobody expects the book to mean the sky.
            row = _read(fit, open_doors)
            for at in range(len(row)):
                best[at] += exp(SPEAKER * row[at])
        natural = [-log(total) for total in best]
        for fit in self.fits:
            row = _read(fit, open_doors)
            for at in range(len(row)):
                natural[at] += SPEAKER * row[at] / len(self.fits)
        mean = sum(natural) / len(natural)
        by_card = {card.id: value - mean for card, value in zip(open_doors, natural, strict=True)}
        return [0.0 if door is None else by_card[door] for door in doors]


def _read(fit: Fit, cards: list[Illusion]) -> list[float]:
    """The logarithm of how likely each card is, by this thing alone."""
    values: list[float] = []
    total = 0.0
    for card in cards:
        value = READER * (fit.scores[card.index] - fit.mean) / fit.spread
        values.append(value)
        total += exp(value)
    total = log(total)
    return [value - total for value in values]


_CLUES: Final[dict[tuple[str, tuple[bool, bool], tuple[str, ...], Butterflies, str], Clue]] = {}
KEPT: Final = 256


def clue_of(deck: str, traps: tuple[str, ...], pages: tuple[str, ...], clue: Butterflies, ear: str = WIZARD) -> Clue:
    """The reading of a riddle by an ear. The last ones are kept: all bots of a table ask for the same."""
    sheets = ("dusk_hallway" in traps, "bottom_butterfly" in traps)
    key = (deck, sheets, pages, clue, ear)
    found = _CLUES.get(key)
    if found is None:
        if len(_CLUES) >= KEPT:
            _CLUES.clear()
        found = _CLUES[key] = Clue(deck, sheets, pages, clue, ear)
    return found


def clue_in(known: Knowledge, ear: str = WIZARD) -> Clue:
    """The riddle as a seat knows it."""
    clue = tuple([tuple(each) for each in known.clue or ()])
    return clue_of(known.view.pictures, known.view.traps, tuple(known.pages or ()), clue, ear)
