"""How a game stands for one seat: the potions, who may hold which colour, and what share of the race is its own.

It reads a game and not a view, so that playouts can use it; it looks only at what the seat may know.
"""

import math

from noctuary.occulto.bot.odds import MANY, Rows, odds_with_benches
from noctuary.occulto.bot.style import Style
from noctuary.occulto.pieces import DECK, NO_COLOUR, Card
from noctuary.occulto.rules.scoring import BONUS, attacks, counted
from noctuary.occulto.state import NO_BACK, Occulto

NOWHERE = [0.0] * MANY


class Race:
    """The weight of each colour in the race; a seat's chance is the share of the colours it may hold."""

    __slots__ = ("heat", "own", "weights", "whole")

    def __init__(self, weights: list[float], heat: float, own: float) -> None:
        self.weights = weights
        self.heat = heat
        self.own = own
        whole = 0.0
        for weight in weights:
            whole += weight
        self.whole: float = whole

    def share(self, row: list[float]) -> float:
        """The chance of whoever holds these colours so likely."""
        found = 0.0
        for colour in range(MANY):
            found += row[colour] * self.weights[colour]
        return found / self.whole if self.whole > 0.0 else 0.0

    def share_with(self, row: list[float], colour: int, more: float, mine: float) -> float:
        """The same, once a colour has `more` potions, `mine` more of them on one's own bench."""
        if colour == NO_COLOUR:
            return self.share(row)
        before = self.weights[colour]
        change = before * math.exp(self.heat * (more + self.own * mine)) - before
        found = change * row[colour]
        for each in range(MANY):
            found += row[each] * self.weights[each]
        whole = self.whole + change
        return found / whole if whole > 0.0 else 0.0

    def changed(self, colour: int, more: float, mine: float) -> "Race":
        weights = self.weights.copy()
        if colour != NO_COLOUR:
            weights[colour] *= math.exp(self.heat * (more + self.own * mine))
        return Race(weights, self.heat, self.own)

    def without(self, colour: int) -> "Race":
        """The race once a colour is out of it."""
        weights = self.weights.copy()
        weights[colour] = 0.0
        return Race(weights, self.heat, self.own)


class Standing:
    """One seat's thoughts about one position."""

    __slots__ = ("g", "heat", "me", "now", "own_potions", "race", "row", "rows", "style", "to_come", "totals")

    def __init__(self, g: Occulto, me: int, style: Style, rows: Rows | None = None) -> None:
        self.g = g
        self.me = me
        self.style = style
        self.rows: Rows = odds_with_benches(g, me, style.trust) if rows is None else rows
        self.row: list[float] = self.at(me)
        """How likely this seat holds each colour."""
        self.totals: list[float] = [0.0] * MANY
        self.own_potions: list[float] = [0.0] * MANY
        for seat in range(g.seats):
            potions = g.potions_on(g.bench[seat])
            for colour in range(MANY):
                self.totals[colour] += potions[colour]
                if seat == me:
                    self.own_potions[colour] = float(potions[colour])
        if g.options.expert:
            self.add_powers()
        self.heat: float = self.how_hot()
        self.to_come: float = 0.0 if g.ending else max(0.0, 1.15 - self.heat)
        """How much of the game is left, for things that pay off later."""
        self.race: Race = self.as_it_stands()
        self.now: float = self.race.share(self.row)

    def at(self, place: int) -> list[float]:
        """How likely each colour is at a place."""
        back = self.g.backs[place]
        return self.rows[back] if back != NO_BACK else NOWHERE

    def how_hot(self) -> float:
        """How much a potion weighs: little at the start, all at the end."""
        g, style = self.g, self.style
        if g.ending:
            mine = g.turns_left == 0 and g.active == self.me
            return style.final if mine else style.last
        start = 47 if g.seats == 5 else 37
        fullest = 0
        for bench in g.bench:
            fullest = max(fullest, len(bench))
        benches = 0.0 if g.options.expert else float(fullest) / g.limit()
        done = max(benches, 1.0 - float(len(g.deck)) / start)
        return style.heat + style.rise * done * done

    def as_it_stands(self) -> Race:
        """The race by the potions on the table."""
        weights = [
            math.exp(self.heat * (self.totals[colour] + self.style.own * self.own_potions[colour]))
            for colour in range(MANY)
        ]
        for back in self.g.out:
            weights[self.g.faces[back]] = 0.0
        return Race(weights, self.heat, self.style.own)

    def doubt_at(self, place: int) -> float:
        """How unsure this seat is of the character at a place."""
        best = 0.0
        for share in self.at(place):
            best = max(best, share)
        return 1.0 - best

    def counts(self, card: Card) -> int:
        """What a card on a bench counts now."""
        g = self.g
        if g.covers and g.cancelled(card):
            return 0
        return self.printed(card)

    def printed(self, card: Card) -> int:
        """What a card on a bench counts when nothing covers it."""
        if card.colour != NO_COLOUR:
            return card.potions
        return 1 if card in self.g.tints else 0

    def laid(self, card: Card) -> Race:
        """The race once a card lies on this seat's own bench."""
        return self.race.changed(card.colour, float(card.potions), float(card.potions))

    def keep(self, card: Card) -> float:
        """What it is worth to hold a card: what it could do for this seat's colour, or against the leaders."""
        value = self.style.in_hand[card.ability.number]
        if card.colour == NO_COLOUR:
            return value
        more = float(card.potions)
        return value + self.race.share_with(self.row, card.colour, more, more) - self.now

    def sets_off(self, more: int) -> float:
        """What it costs if so many more cards on one's own bench set off the end."""
        g = self.g
        if g.ending or g.options.expert or len(g.bench[self.me]) + more < g.limit():
            return 0.0
        return self.style.sets_off

    def add_powers(self) -> None:
        """What the powers of the expert variant would add as things stand (C-73)."""
        g = self.g
        chances = [0.0] * MANY
        whole = 0.0
        for colour, power in enumerate(DECK.powers):
            if power == "babylon_burns":
                chances[colour] = 1.0 / (1.0 + math.exp(15.5 - attacks(g) - 0.45 * len(g.deck)))
            elif power != "shiny_power":
                numbers = counted(g, power)
                for seat in range(g.seats):
                    sure = float(numbers[seat] == MANY) if power == "rgb_update" else leads(numbers, seat)
                    chances[colour] += self.at(seat)[colour] * sure
            whole += chances[colour]
        for colour, power in enumerate(DECK.powers):
            self.totals[colour] += BONUS * (chances[colour] if power != "shiny_power" else float(whole < 2.5))


def leads(numbers: list[int], seat: int) -> float:
    """How sure it looks that a seat will have the most of something (CA-77)."""
    most = 0
    for other, number in enumerate(numbers):
        if other != seat:
            most = max(most, number)
    ahead = numbers[seat] - most
    return 0.75 if ahead > 0 else 0.2 if ahead == 0 else 0.03
