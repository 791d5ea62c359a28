"""The table: what lies where, and nothing that can be worked out from it."""

from typing import Any

from noctuary.core.chance import Chance
from noctuary.core.game import Game
from noctuary.template.options import Options
from noctuary.template.pieces import Card


class Template(Game):
    """One game."""

    name = "template"

    def __init__(self, options: Options, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.deck: list[Card] = []
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.pile: list[Card] = []
        self.lamps = [0] * seats

    def public_view(self) -> Any:
        """What all who look see."""
        from noctuary.template.view import public_of

        return public_of(self)

    def view_from(self, public: Any, seat: int | None) -> Any:
        """What a seat sees."""
        from noctuary.template.view import view_from

        return view_from(self, public, seat)

    def knowledge(self, seat: int | None) -> Any:
        """What a seat sees and could remember."""
        from noctuary.template.knowledge import knowledge_of

        return knowledge_of(self, seat)

    def copy(self) -> "Template":
        """Written by hand, as search lives on it; checked against the table of fields."""
        other = Template(self.options, self.seats, self.chance.copy())
        self.copy_onto(other)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.pile = self.pile.copy()
        other.lamps = self.lamps.copy()
        return other

    def dump(self) -> dict[str, Any]:
        """Every fact of the position."""
        from noctuary.template.view import FIELDS

        return FIELDS.dump(self)

    def components(self) -> list[str]:
        """Every card, wherever it is."""
        return sorted(card.id for card in [*self.deck, *self.pile, *(card for hand in self.hands for card in hand)])

    def secrets(self, seat: int | None) -> dict[str, Any]:
        """What a seat must not know."""
        others = tuple(tuple(hand) for who, hand in enumerate(self.hands) if who != seat)
        return {"deck": tuple(self.deck), "seed": self.chance.seed, **({"hands": others} if any(others) else {})}
