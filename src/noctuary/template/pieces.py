"""Twenty cards, each with its own number (T-01)."""

from typing import Final

from noctuary.core.effects import Choice, Choices, Piece


class Card(Piece):
    """A card, by its number."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"n{number}")
        self.number = number


CARDS: Final = {card.id: card for card in map(Card, range(1, 21))}
choice: Final = Choices(__name__)
LAY: Final[dict[Card, Choice]] = {card: choice("lay", card) for card in CARDS.values()}
"""Every answer of the game, made once."""
