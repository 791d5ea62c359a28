"""What is printed on the cards, open to everybody, for whoever draws them: a deck file can be another one (CA-81)."""

import msgspec

from noctuary.occulto.pieces import COLOURS, DECK, NO_COLOUR, Deck


class Healing(msgspec.Struct, frozen=True):
    """What a healing card shows."""

    ability: str
    colour: str | None
    potions: int


class Villager(msgspec.Struct, frozen=True):
    """What a character card shows."""

    name: str
    power: str


class Printed(msgspec.Struct, frozen=True):
    """A whole deck: healing cards by id, categories by ability, characters by colour."""

    cards: dict[str, Healing]
    categories: dict[str, str]
    characters: dict[str, Villager]


def printed_on(deck: Deck) -> Printed:
    """What a deck shows."""
    return Printed(
        {
            card.id: Healing(card.name, None if card.colour == NO_COLOUR else COLOURS[card.colour], card.potions)
            for card in deck.cards
        },
        deck.categories,
        {colour: Villager(name, power) for colour, name, power in zip(COLOURS, deck.names, deck.powers, strict=True)},
    )


CARD_FACES = printed_on(DECK)
