"""A player of Occulto that sees only what its seat could know.

It keeps an exact belief over which character lies before it (the marginals of its worlds) and looks one choice
ahead: for each option it estimates how the potions will stand and how likely its own colour is to finish first. Looks,
cards and Totems are worth a little each. Among options that are as good as equal it picks by lot, and now and then it
takes the second best, so that what it plays does not quite tell who it plays for.
"""

import math
from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.pieces import BY_ID, COLOURS, DECK, NO_COLOUR, Card
from noctuary.occulto.rules.abilities.bench import ABUNDANCE, OUBLIETTES, SABOTAGE, UPROOTING
from noctuary.occulto.rules.abilities.characters import (
    DIVINATION,
    FULL_MOON,
    GUST,
    LUCIDITY,
    METAMORPHOSIS,
    REAPER,
    TORNADO,
    TOTEM,
)
from noctuary.occulto.rules.abilities.deck import CLOVER, CRYSTAL_BALL, DOUBLE_RATION
from noctuary.occulto.rules.abilities.hands import BARTER, FOREST_FIRE, GIFT, THIEF
from noctuary.occulto.rules.abilities.special import CHAMELEON, SHIELD
from noctuary.occulto.rules.ability import Ability
from noctuary.occulto.view import Laid

Odds = list[float]
"""For each colour, how likely it is."""

BLUFF_ONE_IN: Final = 12
BLUFF_MARGIN: Final = 0.03


class Mind:
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

    # What a position is worth ------------------------------------------------------------------------------------

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

    def doubt(self) -> float:
        """How unsure this seat is of its own character."""
        return 1 - max(self.odds[self.me])

    def to_come(self) -> float:
        """How much of the game is left, for things that pay off later."""
        return 0.0 if self.view.ending else max(0.0, 1.15 - self.heat)

    # What a card does --------------------------------------------------------------------------------------------

    def play(self, card: Card, ability: Ability | None, targets: list[str]) -> float:
        """The worth after a card has been played like this; None: laid without its ability."""
        totals, mine = list(self.totals), list(self.mine)
        if card.colour != NO_COLOUR:
            totals[card.colour] += card.potions
            mine[card.colour] += card.potions
        odds, live = self.odds[self.me], self.live
        extra = 0.0
        if ability is not None and ability in (OUBLIETTES, SABOTAGE, UPROOTING, ABUNDANCE):
            if targets:
                self.at_bench(ability, targets[0], totals, mine)
        elif ability is METAMORPHOSIS:
            odds = self.swapped(targets)
        elif ability is REAPER:
            return self.reaped(targets, totals, mine)
        elif ability is GUST and targets:
            step = 1 if targets[0] == "left" else -1
            odds = self.odds[(self.me - step) % self.view.players]
        elif ability is not None:
            extra = self.small(ability, targets)
        return self.worth(totals, mine, odds, live) + extra

    def at_bench(self, ability: Ability, target: str, totals: list[float], mine: list[float]) -> None:
        """What happens to the potions when a bench card is discarded, cancelled, taken or doubled."""
        owner, laid = self.laid[target]
        colour = COLOURS.index(laid.colour) if laid.colour is not None else NO_COLOUR
        if ability is ABUNDANCE:
            totals[colour] += 1
            mine[colour] += 1
            return
        printed = BY_ID[target].potions if BY_ID[target].colour != NO_COLOUR else 1
        if colour != NO_COLOUR:
            if ability is UPROOTING:
                gain = printed if laid.cancelled else 0
                totals[colour] += gain
                mine[colour] += laid.potions + gain
            else:
                totals[colour] -= laid.potions
                if owner == self.me:
                    mine[colour] -= laid.potions
        if laid.covers is not None and ability != SABOTAGE:
            _, under = self.laid[laid.covers]
            if under.colour is not None and under.cancelled:
                totals[COLOURS.index(under.colour)] += BY_ID[under.card].potions

    def swapped(self, targets: list[str]) -> Odds:
        """What lies before this seat after a Metamorphosis."""
        spot = f"s{self.me}"
        if spot not in targets:
            return self.odds[self.me]
        other = next(place for place in targets if place != spot)
        return self.odds[self.places[other]]

    def reaped(self, targets: list[str], totals: list[float], mine: list[float]) -> float:
        """A character goes; this seat may have to take one of the centre."""
        if not targets:
            return self.worth(totals, mine, self.odds[self.me])
        at = self.places[targets[0]]
        centre = [place for place in range(self.view.players, len(self.odds)) if sum(self.odds[place]) > 0]
        value = 0.0
        for colour, chance in enumerate(self.odds[at]):
            if chance > 0:
                live = [lives and other != colour for other, lives in enumerate(self.live)]
                value += chance * self.worth(totals, mine, self.after_reaping(at, colour, centre), live)
        return value

    def after_reaping(self, at: int, colour: int, centre: list[int]) -> Odds:
        """The belief about one's own character if `colour` lay at `at` and is out."""
        source = [self.me] if at != self.me else centre
        odds = [0.0] * len(COLOURS)
        for world in self.known.worlds:
            if world[at] == str(colour):
                for place in source:
                    if world[place] != "-":
                        odds[int(world[place])] += 1
        whole = sum(odds)
        return [each / whole for each in odds] if whole else odds

    def small(self, ability: Ability, targets: list[str]) -> float:
        """Looks, cards and Totems: worth a little, the more of the game is left."""
        left = self.to_come()
        view = self.view
        if ability is LUCIDITY:
            return 0.30 * self.doubt() * left
        if ability is DIVINATION and targets:
            return 0.05 * (1 - max(self.odds[self.places[targets[0]]])) * left
        if ability is FULL_MOON and targets:
            at = self.places[targets[0]]
            return -0.05 * left if at == self.me else 0.03 * (1 - max(self.odds[at])) * left
        if ability is TOTEM and targets:
            return 0.15 * (self.now() - 0.25) * left if targets[0] == f"s{self.me}" else 0.0
        if ability is THIEF and targets:
            return 0.02 * left
        if ability is BARTER and targets:
            return 0.02 * (view.hands[int(targets[0][4:])] - view.hands[self.me] + 1) * left
        if ability is FOREST_FIRE:
            return 0.025 * left
        return {CLOVER: 0.10, DOUBLE_RATION: 0.025 * left, CRYSTAL_BALL: 0.01 * left, GIFT: 0.0}.get(ability, 0.0)

    def keep(self, id: str) -> float:
        """What it is worth to hold a card: what it could do for this seat's colour, or against the leaders."""
        card = BY_ID[id]
        value = HANDY.get(card.ability, 0.0)
        if card.colour != NO_COLOUR:
            totals, mine = list(self.totals), list(self.mine)
            totals[card.colour] += card.potions
            mine[card.colour] += card.potions
            value += self.worth(totals, mine, self.odds[self.me]) - self.now()
        return value

    # Answers -----------------------------------------------------------------------------------------------------

    def act(self, choice: Choice) -> float:
        """A choice of one's own turn."""
        if choice.kind == "pass":
            return self.now()
        card: Card = choice.args[0]
        if choice.kind == "discard":
            shelter = sum(chance * own for chance, own in zip(self.odds[self.me], self.mine, strict=True))
            return self.now() + 0.004 + 0.004 * min(shelter, 6) - 0.25 * max(0.0, self.keep(card.id))
        if choice.kind == "lay":
            return self.play(card, None, [])
        targets = [target.id for target in choice.args[1:]]
        ability = card.ability
        if ability is CHAMELEON and targets:
            copied = BY_ID[targets.pop(0)]
            ability = copied.ability
        return self.play(card, ability, targets) + (0.0 if ability != CLOVER else 0.02)

    def shield(self, choice: Choice) -> float:
        """To shield, or to let an attack happen."""
        attack = self.view.attack
        assert attack is not None
        if choice.kind == "decline":
            return self.if_hit(attack.ability, list(attack.targets))
        totals, mine = list(self.totals), list(self.mine)
        card: Card = choice.args[0]
        if card.colour != NO_COLOUR:
            totals[card.colour] += card.potions
            mine[card.colour] += card.potions
        return self.worth(totals, mine, self.odds[self.me]) - 0.05 * self.to_come()

    def if_hit(self, ability: str, targets: list[str]) -> float:
        """The worth after an attack that is not shielded."""
        totals, mine = list(self.totals), list(self.mine)
        view = self.view
        if ability in ("oubliettes", "sabotage"):
            self.at_bench(OUBLIETTES if ability == "oubliettes" else SABOTAGE, targets[0], totals, mine)
        elif ability == "uprooting":
            colour = self.laid[targets[0]][1].colour
            if colour is not None:
                mine[COLOURS.index(colour)] -= self.laid[targets[0]][1].potions
        elif ability == "metamorphosis":
            return self.worth(totals, mine, self.swapped(targets))
        elif ability == "reaper":
            return self.reaped(targets, totals, mine)
        elif ability == "gust":
            step = 1 if targets[0] == "left" else -1
            return self.worth(totals, mine, self.odds[(self.me - step) % view.players])
        elif ability == "tornado":
            seats = [seat for seat in range(view.players) if seat != view.active]
            mixed = [sum(self.odds[seat][colour] for seat in seats) / len(seats) for colour in range(len(COLOURS))]
            return self.worth(totals, mine, mixed)
        lost = {"thief": 0.03, "forest_fire": 0.02, "barter": 0.03, "poisoned_gift": 0.0}.get(ability, 0.0)
        return self.worth(totals, mine, self.odds[self.me]) - lost * self.to_come()

    def answer(self, ask: Ask, choice: Choice) -> float:
        """How good an answer to any question is."""
        kind = ask.kind
        if kind == "act":
            return self.act(choice)
        if kind == "shield":
            return self.shield(choice)
        if kind in ("burn", "give", "crystal"):
            return -self.keep(choice.args[0].id)
        if kind == "steal":
            return self.keep(choice.args[0].id)
        if kind == "colour":
            colour = COLOURS.index(choice.args[0])
            totals, mine = list(self.totals), list(self.mine)
            totals[colour] += 1
            mine[colour] += 1
            return self.worth(totals, mine, self.odds[self.me])
        if kind == "replace":
            return self.worth(self.totals, self.mine, self.odds[self.places[choice.args[0].id]])
        return 0.0


HANDY: Final[dict[Ability, float]] = {
    SHIELD: 0.08, METAMORPHOSIS: 0.06, OUBLIETTES: 0.05, SABOTAGE: 0.05, REAPER: 0.04, CLOVER: 0.06, ABUNDANCE: 0.05,
    CHAMELEON: 0.03, UPROOTING: 0.01, LUCIDITY: 0.02, THIEF: 0.01, TORNADO: 0.01, GUST: 0.02, TOTEM: 0.01,
}  # fmt: skip
"""What an ability in hand is worth beside its potions."""


def leads(counts: list[int], seat: int) -> float:
    """How sure it looks that a seat will have the most of something (CA-77)."""
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return 0.75 if ahead > 0 else 0.2 if ahead == 0 else 0.03


def healer(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Play for the colour that is most likely one's own."""
    if len(ask.options) == 1:
        return ask.options[0]
    mind = Mind(known)
    scored = [(mind.answer(ask, choice), luck.word(), choice) for choice in ask.options]
    scored.sort(key=lambda each: each[:2])
    best = scored[-1]
    if len(scored) > 2 and luck.below(BLUFF_ONE_IN) == 0 and best[0] - scored[-2][0] < BLUFF_MARGIN:
        return scored[-2][2]
    return best[2]


def advise(known: Knowledge, ask: Ask) -> tuple[Choice, Line]:
    """What the healer would do, without its bluffs, and a message that says why."""
    mind = Mind(known)
    best = max(ask.options, key=lambda choice: mind.answer(ask, choice))
    kinds = {"act": "act", "shield": "shield", "burn": "card", "give": "card"}
    return best, ("occulto-hint-" + kinds.get(ask.kind, "other"), {})
