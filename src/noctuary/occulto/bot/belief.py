"""What one seat makes of a position: who may hold which colour, and how good it looks.

The belief over which character lies before it is exact (the marginals of its worlds).
"""

import math

from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.pieces import BY_ID, COLOURS, DECK, NO_COLOUR
from noctuary.occulto.view import Laid

Odds = list[float]
"""For each colour, how likely it is."""


class Belief:
    """One seat's thoughts about one position."""

    def __init__(self, known: Knowledge) -> None:
        view = known.view
        assert view.seat is not None
        self.known = known
        self.view = view
        self.me: int = view.seat
        self.totals: list[float] = [float(view.totals[colour]) for colour in COLOURS]
        self.live = [colour not in view.out for colour in COLOURS]
        self.places = {place.place: at for at, place in enumerate(view.characters)}
        self.laid: dict[str, tuple[int, Laid]] = {
            laid.card: (seat, laid) for seat, bench in enumerate(view.bench) for laid in bench
        }
        self.mine = [0.0] * len(COLOURS)
        for laid in view.bench[self.me]:
            if laid.colour is not None:
                self.mine[COLOURS.index(laid.colour)] += laid.potions
        self.odds = [self.odds_at(at) for at in range(len(view.characters))]
        self.heat = self.how_hot()
        if view.expert:
            self.add_powers()

    def odds_at(self, at: int) -> Odds:
        """How likely each colour is at a place, all worlds being alike."""
        worlds = self.known.worlds
        counts = [0] * len(COLOURS)
        for world in worlds:
            if world[at] != "-":
                counts[int(world[at])] += 1
        return [count / len(worlds) for count in counts]

    def how_hot(self) -> float:
        """How much a potion weighs: little at the start, all at the end."""
        view = self.view
        if view.ending:
            return 2.5 if view.turns_left < view.players else 1.6
        start = 47 if view.players == 5 else 37
        bench = 0.0 if view.expert else max(len(bench) for bench in view.bench) / view.limit
        done = max(bench, 1 - view.deck / start)
        return 0.35 + 0.75 * done * done

    def add_powers(self) -> None:
        """What the powers of the expert variant would add as things stand (C-73)."""
        view = self.view
        sizes = [len(bench) for bench in view.bench]
        visions = [sum(BY_ID[laid.card].category == "vision" for laid in bench) for bench in view.bench]
        shown = [{laid.colour for laid in bench if not laid.cancelled and laid.colour} for bench in view.bench]
        chance = [0.0] * len(COLOURS)
        for colour, power in enumerate(DECK.powers):
            for seat in range(view.players):
                held = self.odds[seat][colour]
                if power == "delusions_of_grandeur":
                    chance[colour] += held * leads(sizes, seat)
                elif power == "voice_on_the_way":
                    chance[colour] += held * leads(visions, seat)
                elif power == "scabats_schemes":
                    chance[colour] += held * leads(list(view.hands), seat)
                elif power == "rgb_update":
                    chance[colour] += held * (len(shown[seat]) == len(COLOURS))
            if power == "babylon_burns":
                chance[colour] = 1 / (1 + math.exp(15.5 - view.attacks - 0.45 * view.deck))
        others = sum(chance)
        for colour, power in enumerate(DECK.powers):
            self.totals[colour] += 3 * (chance[colour] if power != "shiny_power" else float(others < 2.5))

    def worth(self, totals: list[float], mine: list[float], odds: Odds, live: list[bool] | None = None) -> float:
        """How likely this seat is to win: for each colour it may hold, that colour's share of the race."""
        heat = self.heat
        alive = self.live if live is None else live
        weights = [
            math.exp(heat * (total + 0.12 * own)) if lives else 0.0
            for total, own, lives in zip(totals, mine, alive, strict=True)
        ]
        whole = sum(weights)
        return sum(chance * weight for chance, weight in zip(odds, weights, strict=True)) / whole

    def now(self) -> float:
        """What the position is worth as it is."""
        return self.worth(self.totals, self.mine, self.odds[self.me])

    def doubt_at(self, place: int) -> float:
        """How unsure this seat is of the character at a place."""
        return 1 - max(self.odds[place])

    def colour_of(self, laid: str) -> int:
        """The colour a card on a bench counts for."""
        colour = self.laid[laid][1].colour
        return NO_COLOUR if colour is None else COLOURS.index(colour)

    def to_come(self) -> float:
        """How much of the game is left, for things that pay off later."""
        return 0.0 if self.view.ending else max(0.0, 1.15 - self.heat)


def leads(counts: list[int], seat: int) -> float:
    """How sure it looks that a seat will have the most of something (CA-77)."""
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return 0.75 if ahead > 0 else 0.2 if ahead == 0 else 0.03
