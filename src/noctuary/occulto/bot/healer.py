"""A player of Occulto that sees only what its seat could know.

It looks one choice ahead: for each option it estimates how the potions will stand and how likely its own colour is to
finish first (`belief`), and what else the card brings (`abilities`). Among options as good as equal it picks by
lot, and now and then it takes the second best, so that what it plays does not quite tell who it plays for.
"""

from typing import Final

from noctuary.core.chance import Stream
from noctuary.core.effects import Ask, Choice
from noctuary.occulto.bot.abilities import judgement_of
from noctuary.occulto.bot.belief import Belief
from noctuary.occulto.knowledge import Knowledge
from noctuary.occulto.pieces import BY_ID, COLOURS, NO_COLOUR, Card
from noctuary.occulto.rules.abilities.special import CHAMELEON

BLUFF_ONE_IN: Final = 12
BLUFF_MARGIN: Final = 0.03


class Healer(Belief):
    """How good each answer to a question looks to one seat."""

    def with_potions(self, card: Card) -> tuple[list[float], list[float]]:
        """The potions of all, and of this seat's bench, once a card lies there."""
        totals, mine = list(self.totals), list(self.mine)
        if card.colour != NO_COLOUR:
            totals[card.colour] += card.potions
            mine[card.colour] += card.potions
        return totals, mine

    def laid_down(self, card: Card) -> float:
        """The worth after a card has been laid without its ability."""
        return self.worth(*self.with_potions(card), self.odds[self.me])

    def keep(self, id: str) -> float:
        """What it is worth to hold a card: what it could do for this seat's colour, or against the leaders."""
        card = BY_ID[id]
        value = judgement_of(card.name).in_hand
        return value if card.colour == NO_COLOUR else value + (self.laid_down(card) - self.now())

    def act(self, choice: Choice) -> float:
        """A choice of one's own turn."""
        if choice.kind == "pass":
            return self.now()
        card: Card = choice.args[0]
        if choice.kind == "discard":
            shelter = sum(chance * own for chance, own in zip(self.odds[self.me], self.mine, strict=True))
            return self.now() + 0.004 + 0.004 * min(shelter, 6) - 0.25 * max(0.0, self.keep(card.id))
        if choice.kind == "lay":
            return self.laid_down(card)
        targets = [target.id for target in choice.args[1:]]
        copied = BY_ID[targets.pop(0)] if card.ability is CHAMELEON and targets else card
        return judgement_of(copied.name).played(self, targets, *self.with_potions(card))

    def shield(self, choice: Choice) -> float:
        """To shield, or to let an attack happen."""
        attack = self.view.attack
        assert attack is not None
        if choice.kind == "decline":
            return judgement_of(attack.ability).suffered(self, list(attack.targets), list(self.totals), list(self.mine))
        return self.laid_down(choice.args[0]) - 0.05 * self.to_come()

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


def healer(known: Knowledge, ask: Ask, luck: Stream) -> Choice:
    """Play for the colour that is most likely one's own."""
    if len(ask.options) == 1:
        return ask.options[0]
    thoughts = Healer(known)
    scored = [(thoughts.answer(ask, choice), luck.word(), choice) for choice in ask.options]
    scored.sort(key=lambda each: each[:2])
    best = scored[-1]
    if len(scored) > 2 and luck.below(BLUFF_ONE_IN) == 0 and best[0] - scored[-2][0] < BLUFF_MARGIN:
        return scored[-2][2]
    return best[2]
