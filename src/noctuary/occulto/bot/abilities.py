"""What each ability is worth to the healer: in hand, when it plays it, and when it is played at it.

One class an ability, as in the rules; `JUDGED` has one entry for each, and a test looks every row of the deck file up
in it. Looks, cards and Totems are worth a little, the more of the game is left.
"""

from typing import Final

from noctuary.occulto.bot.belief import Belief, Odds
from noctuary.occulto.pieces import BY_ID, COLOURS, NO_COLOUR


class Judgement:
    """An ability that changes neither potions nor characters: what it brings or costs is a little of the game left."""

    def __init__(self, in_hand: float = 0.0, brings: float = 0.0, costs: float = 0.0) -> None:
        self.in_hand = in_hand
        """What it is worth to hold, beside its potions."""
        self.brings = brings
        self.costs = costs

    def played(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        """How good it looks after this seat has played it; the card's own potions are counted in already."""
        return belief.worth(totals, mine, belief.odds[belief.me]) + self.gain(belief, targets)

    def gain(self, belief: Belief, targets: list[str]) -> float:
        """What it brings beside potions and characters."""
        return self.brings * belief.to_come()

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        """How good it looks after somebody else has played it and this seat has not shielded."""
        return belief.worth(totals, mine, belief.odds[belief.me]) - self.costs * belief.to_come()


class Aimed(Judgement):
    """The same, where it brings nothing without a target."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        return super().gain(belief, targets) if targets else 0.0


class Clover(Judgement):
    """Two actions for one are worth the same at any time."""

    def played(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        return belief.worth(totals, mine, belief.odds[belief.me]) + 0.10 + 0.02


class Barter(Aimed):
    """Worth the cards that the other hand has more."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        hands = belief.view.hands
        return 0.02 * (hands[int(targets[0][4:])] - hands[belief.me] + 1) * belief.to_come() if targets else 0.0


# Looks and Totems ----------------------------------------------------------------------------------------------------


class Lucidity(Judgement):
    """Worth the doubt about one's own character."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        return 0.30 * belief.doubt_at(belief.me) * belief.to_come()


class Divination(Judgement):
    """Worth a little of the doubt about somebody else's."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        return 0.05 * belief.doubt_at(belief.places[targets[0]]) * belief.to_come() if targets else 0.0


class FullMoon(Judgement):
    """What others see is worth less than what one sees alone, and one's own character is better kept dark."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        if not targets:
            return 0.0
        at = belief.places[targets[0]]
        return -0.05 * belief.to_come() if at == belief.me else 0.03 * belief.doubt_at(at) * belief.to_come()


class Totem(Judgement):
    """Keeps a character where it is: good for whoever stands better than most."""

    def gain(self, belief: Belief, targets: list[str]) -> float:
        if not targets:
            return 0.0
        return 0.15 * (belief.now() - 0.25) * belief.to_come() if targets[0] == f"s{belief.me}" else 0.0


# Characters ----------------------------------------------------------------------------------------------------------


class Moves(Judgement):
    """Another character may come to lie before this seat."""

    def odds(self, belief: Belief, targets: list[str]) -> Odds:
        """What will lie there."""
        raise NotImplementedError

    def played(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        return belief.worth(totals, mine, self.odds(belief, targets))

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        return belief.worth(totals, mine, self.odds(belief, targets))


class Metamorphosis(Moves):
    """Two characters change places."""

    def odds(self, belief: Belief, targets: list[str]) -> Odds:
        spot = f"s{belief.me}"
        if spot not in targets:
            return belief.odds[belief.me]
        other = next(place for place in targets if place != spot)
        return belief.odds[belief.places[other]]


class Gust(Moves):
    """Every character goes to a neighbour."""

    def odds(self, belief: Belief, targets: list[str]) -> Odds:
        if not targets:
            return belief.odds[belief.me]
        step = 1 if targets[0] == "left" else -1
        return belief.odds[(belief.me - step) % belief.view.players]


class Tornado(Judgement):
    """The others' characters are mixed; whoever plays it keeps their own."""

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        seats = [seat for seat in range(belief.view.players) if seat != belief.view.active]
        mixed = [sum(belief.odds[seat][colour] for seat in seats) / len(seats) for colour in range(len(COLOURS))]
        return belief.worth(totals, mine, mixed)


class Reaper(Judgement):
    """A character goes; this seat may have to take one of the centre."""

    def played(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        if not targets:
            return belief.worth(totals, mine, belief.odds[belief.me])
        at = belief.places[targets[0]]
        centre = [place for place in range(belief.view.players, len(belief.odds)) if sum(belief.odds[place]) > 0]
        value = 0.0
        for colour, chance in enumerate(belief.odds[at]):
            if chance > 0:
                live = [lives and other != colour for other, lives in enumerate(belief.live)]
                value += chance * belief.worth(totals, mine, self.left(belief, at, colour, centre), live)
        return value

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        return self.played(belief, targets, totals, mine)

    def left(self, belief: Belief, at: int, colour: int, centre: list[int]) -> Odds:
        """The belief about one's own character if `colour` lay at `at` and is out."""
        source = [belief.me] if at != belief.me else centre
        odds = [0.0] * len(COLOURS)
        for world in belief.known.worlds:
            if world[at] == str(colour):
                for place in source:
                    if world[place] != "-":
                        odds[int(world[place])] += 1
        whole = sum(odds)
        return [each / whole for each in odds] if whole else odds


# Benches -------------------------------------------------------------------------------------------------------------


class OnBench(Judgement):
    """A card on a bench counts for more, for less, or for somebody else."""

    def change(self, belief: Belief, target: str, totals: list[float], mine: list[float]) -> None:
        """What happens to the potions of all, and to those on this seat's bench."""
        raise NotImplementedError

    def played(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        if targets:
            self.change(belief, targets[0], totals, mine)
        return belief.worth(totals, mine, belief.odds[belief.me])

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        self.change(belief, targets[0], totals, mine)
        return belief.worth(totals, mine, belief.odds[belief.me])


class Abundance(OnBench):
    """One more potion of one's own."""

    def change(self, belief: Belief, target: str, totals: list[float], mine: list[float]) -> None:
        colour = belief.colour_of(target)
        totals[colour] += 1
        mine[colour] += 1


class Sabotage(OnBench):
    """A card counts for nothing while it is covered."""

    def change(self, belief: Belief, target: str, totals: list[float], mine: list[float]) -> None:
        owner, laid = belief.laid[target]
        colour = belief.colour_of(target)
        if colour != NO_COLOUR:
            totals[colour] -= laid.potions
            if owner == belief.me:
                mine[colour] -= laid.potions


class Oubliettes(Sabotage):
    """A card is discarded, and what it covered counts again."""

    def change(self, belief: Belief, target: str, totals: list[float], mine: list[float]) -> None:
        super().change(belief, target, totals, mine)
        uncover(belief, target, totals)


class Uprooting(OnBench):
    """A card goes to another bench, where it counts again if it was covered."""

    def change(self, belief: Belief, target: str, totals: list[float], mine: list[float]) -> None:
        laid = belief.laid[target][1]
        colour = belief.colour_of(target)
        if colour != NO_COLOUR:
            printed = BY_ID[target].potions if BY_ID[target].colour != NO_COLOUR else 1
            again = printed if laid.cancelled else 0
            totals[colour] += again
            mine[colour] += laid.potions + again
        uncover(belief, target, totals)

    def suffered(self, belief: Belief, targets: list[str], totals: list[float], mine: list[float]) -> float:
        colour = belief.colour_of(targets[0])
        if colour != NO_COLOUR:
            mine[colour] -= belief.laid[targets[0]][1].potions
        return belief.worth(totals, mine, belief.odds[belief.me])


def uncover(belief: Belief, target: str, totals: list[float]) -> None:
    """What a card that leaves its bench had covered counts again."""
    covered = belief.laid[target][1].covers
    if covered is not None:
        under = belief.laid[covered][1]
        if under.colour is not None and under.cancelled:
            totals[COLOURS.index(under.colour)] += BY_ID[under.card].potions


# All of them ---------------------------------------------------------------------------------------------------------

JUDGED: Final[dict[str, Judgement]] = {
    "lucidity": Lucidity(in_hand=0.02),
    "divination": Divination(),
    "full_moon": FullMoon(),
    "totem": Totem(in_hand=0.01),
    "metamorphosis": Metamorphosis(in_hand=0.06),
    "gust": Gust(in_hand=0.02),
    "tornado": Tornado(in_hand=0.01),
    "reaper": Reaper(in_hand=0.04),
    "thief": Aimed(in_hand=0.01, brings=0.02, costs=0.03),
    "barter": Barter(costs=0.03),
    "forest_fire": Judgement(brings=0.025, costs=0.02),
    "poisoned_gift": Judgement(),
    "clover": Clover(in_hand=0.06),
    "double_ration": Judgement(brings=0.025),
    "crystal_ball": Judgement(brings=0.01),
    "oubliettes": Oubliettes(in_hand=0.05),
    "sabotage": Sabotage(in_hand=0.05),
    "uprooting": Uprooting(in_hand=0.01),
    "abundance": Abundance(in_hand=0.05),
    "shield": Judgement(in_hand=0.08),
    "chameleon": Judgement(in_hand=0.03),
}

UNJUDGED: Final = Judgement()


def judgement_of(ability: str) -> Judgement:
    """What the healer makes of an ability. One that was just added is a card with potions until somebody judges it."""
    return JUDGED.get(ability, UNJUDGED)
