"""Rules of thumb about each ability, for playouts: how a game stands once it has been played, or suffered.

One class an ability; `THUMBS` has one entry for each, by its number. It is the knowledge of `abilities`, written for
games in the place of views.
"""

from typing import Final

from noctuary.core.effects import Piece
from noctuary.occulto.bot.odds import MANY
from noctuary.occulto.bot.standing import Race, Standing
from noctuary.occulto.bot.style import MOST_ABILITIES
from noctuary.occulto.choices import Person, Place, Side
from noctuary.occulto.pieces import ABILITIES, NO_COLOUR, Card
from noctuary.occulto.rules.ability import Ability


class Thumb:
    """An ability that changes neither potions nor characters: what it brings or costs is a little of the game left."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def played(self, t: Standing, race: Race, target: Piece | None, second: Piece | None) -> float:
        """How good it looks after this seat has played it; `race` counts the card's own potions already."""
        return race.share(t.row) + self.gain(t, target)

    def gain(self, t: Standing, target: Piece | None) -> float:
        """What it brings beside potions and characters."""
        return t.style.brings[self.number] * t.to_come

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        """How good it looks after somebody else has played it and this seat has not shielded."""
        return t.now - t.style.costs[self.number] * t.to_come

    def joins(self) -> int:
        """How many cards one's own bench gains by it."""
        return 1


class AtPerson(Thumb):
    """The same, where it brings nothing without a target."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        return super().gain(t, target) if target is not None else 0.0


class Clover(Thumb):
    """Two actions for one are worth the same at any time."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        return 0.12


class Barter(Thumb):
    """Worth the cards that the other hand has more."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        if not isinstance(target, Person):
            return 0.0
        more = len(t.g.hands[target.seat]) - len(t.g.hands[t.me]) + 1
        return t.style.brings[self.number] * more * t.to_come


# Looks and Totems ----------------------------------------------------------------------------------------------------


class Lucidity(Thumb):
    """Worth the doubt about one's own character."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        return t.style.lucidity * t.doubt_at(t.me) * t.to_come


class Look(Thumb):
    """Worth a little of the doubt about a character; one's own is better kept dark."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        if not isinstance(target, Place):
            return 0.0
        at = t.g.number_of(target)
        return -0.05 * t.to_come if at == t.me else t.style.brings[self.number] * t.doubt_at(at) * t.to_come


class Totem(Thumb):
    """Keeps a character where it is: good for whoever stands better than most."""

    def gain(self, t: Standing, target: Piece | None) -> float:
        if not isinstance(target, Place) or target.seat != t.me:
            return 0.0
        return t.style.brings[self.number] * (t.now - 0.25) * t.to_come


# Characters ----------------------------------------------------------------------------------------------------------


class Moves(Thumb):
    """Another character may come to lie before this seat."""

    def row_after(self, t: Standing, target: Piece | None, second: Piece | None) -> list[float]:
        """How likely each colour is to lie before this seat then."""
        raise NotImplementedError

    def played(self, t: Standing, race: Race, target: Piece | None, second: Piece | None) -> float:
        return race.share(self.row_after(t, target, second))

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        return t.race.share(self.row_after(t, target, second))


class Metamorphosis(Moves):
    """Two characters change places."""

    def row_after(self, t: Standing, target: Piece | None, second: Piece | None) -> list[float]:
        if not isinstance(target, Place) or not isinstance(second, Place):
            return t.row
        if target.seat == t.me:
            return t.at(t.g.number_of(second))
        return t.at(t.g.number_of(target)) if second.seat == t.me else t.row


class Gust(Moves):
    """Every character goes to a neighbour."""

    def row_after(self, t: Standing, target: Piece | None, second: Piece | None) -> list[float]:
        return t.at((t.me - target.step) % t.g.seats) if isinstance(target, Side) else t.row


class Tornado(Thumb):
    """The others' characters are mixed; whoever plays it keeps their own."""

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        others = t.g.others(t.g.active)
        mixed = [0.0] * MANY
        for seat in others:
            row = t.at(seat)
            for colour in range(MANY):
                mixed[colour] += row[colour] / len(others)
        return t.race.share(mixed)


class Reaper(Thumb):
    """A character goes; this seat may have to take one of the centre."""

    def played(self, t: Standing, race: Race, target: Piece | None, second: Piece | None) -> float:
        if not isinstance(target, Place):
            return race.share(t.row)
        at = t.g.number_of(target)
        if at == t.me:
            return self.robbed(t, race)
        value = 0.0
        row = t.at(at)
        for colour in range(MANY):
            if row[colour] > 0.0:
                value += row[colour] * race.without(colour).share(cleared(t.row, colour))
        return value

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        return self.robbed(t, t.race) if isinstance(target, Place) and target.seat == t.me else t.now

    def robbed(self, t: Standing, race: Race) -> float:
        """Without one's own character, with one of the centre."""
        centre = t.g.centre()
        if not centre:
            return 0.0
        value = 0.0
        for colour in range(MANY):
            if t.row[colour] > 0.0:
                left = race.without(colour)
                for at in centre:
                    value += t.row[colour] * left.share(cleared(t.at(at), colour)) / len(centre)
        return value


def cleared(row: list[float], colour: int) -> list[float]:
    """A row once it is known that this colour is elsewhere."""
    whole = 1.0 - row[colour]
    if whole <= 0.0:
        return row
    return [0.0 if each == colour else row[each] / whole for each in range(MANY)]


# Benches -------------------------------------------------------------------------------------------------------------


class OnBench(Thumb):
    """A card on a bench counts for more, for less, or for somebody else."""

    def share_after(self, t: Standing, race: Race, card: Card) -> float:
        """The share of this seat once that has happened."""
        raise NotImplementedError

    def played(self, t: Standing, race: Race, target: Piece | None, second: Piece | None) -> float:
        return self.share_after(t, race, target) if isinstance(target, Card) else race.share(t.row)

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        return self.share_after(t, t.race, target) if isinstance(target, Card) else t.now


class Abundance(OnBench):
    """One more potion of one's own."""

    def share_after(self, t: Standing, race: Race, card: Card) -> float:
        return race.share_with(t.row, t.g.colour_of(card), 1.0, 1.0)


class Sabotage(OnBench):
    """A card counts for nothing while it is covered; the Sabotage lies on that bench."""

    def share_after(self, t: Standing, race: Race, card: Card) -> float:
        less = -float(t.counts(card))
        return race.share_with(t.row, t.g.colour_of(card), less, less if card in t.g.bench[t.me] else 0.0)

    def joins(self) -> int:
        return 0


class Oubliettes(OnBench):
    """A card is discarded, and what it covered counts again."""

    def share_after(self, t: Standing, race: Race, card: Card) -> float:
        less = -float(t.counts(card))
        mine = less if card in t.g.bench[t.me] else 0.0
        under = t.g.covers.get(card)
        if under is None:
            return race.share_with(t.row, t.g.colour_of(card), less, mine)
        again = float(t.printed(under)) if t.g.cancelled(under) else 0.0
        after = race.changed(t.g.colour_of(card), less, mine)
        return after.share_with(t.row, t.g.colour_of(under), again, 0.0)


class Uprooting(OnBench):
    """A card goes to another bench, where it counts again if it was covered; what it covered counts again too."""

    def share_after(self, t: Standing, race: Race, card: Card) -> float:
        printed, counts = float(t.printed(card)), float(t.counts(card))
        under = t.g.covers.get(card)
        if under is None:
            return race.share_with(t.row, t.g.colour_of(card), printed - counts, printed)
        after = race.changed(t.g.colour_of(card), printed - counts, printed)
        again = float(t.printed(under)) if t.g.cancelled(under) else 0.0
        return after.share_with(t.row, t.g.colour_of(under), again, 0.0)

    def suffered(self, t: Standing, target: Piece | None, second: Piece | None) -> float:
        if not isinstance(target, Card) or t.g.colour_of(target) == NO_COLOUR:
            return t.now
        return t.race.share_with(t.row, t.g.colour_of(target), 0.0, -float(t.counts(target)))

    def joins(self) -> int:
        return 2


# All of them ---------------------------------------------------------------------------------------------------------


def by_number() -> list[Thumb]:
    """One for each ability. One that was just added is a card with potions until somebody judges it."""
    special: dict[str, type[Thumb]] = {
        "thief": AtPerson, "clover": Clover, "barter": Barter, "lucidity": Lucidity, "divination": Look,
        "full_moon": Look, "totem": Totem, "metamorphosis": Metamorphosis, "gust": Gust, "tornado": Tornado,
        "reaper": Reaper, "abundance": Abundance, "sabotage": Sabotage, "oubliettes": Oubliettes,
        "uprooting": Uprooting,
    }  # fmt: skip
    found = [Thumb(number) for number in range(MOST_ABILITIES)]
    for name, kind in special.items():
        ability: Ability = ABILITIES[name]
        found[ability.number] = kind(ability.number)
    return found


THUMBS: Final[list[Thumb]] = by_number()
