"""What is printed on the cards, open to everybody, for whoever draws them: a deck file can be another one (CA-81).

With each ability goes what a page has to know of it to speak of it, so that no page has a list of abilities of its own.
"""

import msgspec

from noctuary.occulto.pieces import ABILITIES, COLOURS, DECK, NO_COLOUR, POWERS, Colour, Deck
from noctuary.occulto.rules.ability import Ability, Scope


class Healing(msgspec.Struct, frozen=True):
    """What a healing card shows."""

    ability: str
    colour: Colour | None
    potions: int


class Villager(msgspec.Struct, frozen=True):
    """What a character card shows."""

    name: str
    power: str
    rule: str
    """The rule that tells its power."""


class AbilityFace(msgspec.Struct, frozen=True):
    """What there is to say of an ability."""

    rule: str
    """The rule that tells it."""
    category: str
    aimed: bool
    """Whether it is aimed at something: then playing it without a target is worth a word."""
    strikes: Scope
    """What it goes for, where it touches somebody."""
    answer: bool
    """Whether it is never played on one's own turn."""


class Printed(msgspec.Struct, frozen=True):
    """A whole deck: healing cards by id, abilities by name in the order of the rules, characters by colour."""

    cards: dict[str, Healing]
    abilities: dict[str, AbilityFace]
    characters: dict[Colour, Villager]


def printed_on(deck: Deck) -> Printed:
    """What a deck shows."""
    return Printed(
        {
            card.id: Healing(card.name, None if card.colour == NO_COLOUR else COLOURS[card.colour], card.potions)
            for card in deck.cards
        },
        {name: _face(ability, deck.categories[name]) for name, ability in ABILITIES.items()},
        {
            colour: Villager(name, power, POWERS[power])
            for colour, name, power in zip(COLOURS, deck.names, deck.powers, strict=True)
        },
    )


def _face(ability: Ability, category: str) -> AbilityFace:
    aimed = type(ability).aim is not Ability.aim
    return AbilityFace(ability.rule, category, aimed, ability.strikes(), ability.is_answer())


CARD_FACES = printed_on(DECK)
