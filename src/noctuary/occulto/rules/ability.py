"""What all abilities have in common. All that one of them is stands in its own class; see `abilities`."""

from typing import TYPE_CHECKING, Final, Literal

from mypy_extensions import mypyc_attr

from noctuary.core.effects import Choice, Piece
from noctuary.occulto.choices import bare
from noctuary.occulto.pieces import ABILITIES, DECK, Card

if TYPE_CHECKING:
    from noctuary.occulto.state import Occulto

Seats = int
"""A set of seats, one bit each."""

Scope = Literal["bench", "character", "hand"]
"""What of a player an ability goes for."""


class Aim:
    """How a card was played: which one, and at what."""

    __slots__ = ("card", "second_target", "target")

    def __init__(self, card: Card, target: Piece | None, second_target: Piece | None) -> None:
        self.card = card
        self.target = target
        self.second_target = second_target


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability:
    """What a card may be aimed at (`aim`), who may raise a Shield against it (`touches`), and what it does (`resolve`).

    There is one object of each class, made under it, and the cards that carry the ability all hold that object.
    """

    __slots__ = ("copies", "name", "number", "rule")

    def __init__(self, number: int, name: str, rule: str, copies: int) -> None:
        if name in ABILITIES or number in NUMBERED:
            raise ValueError(f"there is an ability {number} or {name} already")
        self.number = number
        """Stands for it in positions."""
        self.name = name
        self.rule = rule
        """The rule that says what it does."""
        self.copies = copies
        """How many cards carry it."""
        ABILITIES[name] = NUMBERED[number] = self

    def aim(self, g: "Occulto", me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        """Every play of `card` at a target, a Chameleon's as a copy of `copied`. Empty: it needs or finds none."""
        return ()

    def touches(self, g: "Occulto", me: int, aim: Aim) -> Seats:
        """Who could lose something by it (CA-08, CA-20)."""
        return 0

    def resolve(self, g: "Occulto", me: int, aim: Aim, spared: Seats) -> None:
        """It does its work on whoever is not `spared`, whether or not it found a target (CA-52)."""
        raise NotImplementedError

    # What few abilities do in their own way ------------------------------------------------------------------------

    def strikes(self) -> Scope:
        """What it goes for where it touches somebody: standing orders for a Shield are given by this."""
        return "hand"

    def is_answer(self) -> bool:
        """Whether it waits in the hand for somebody else's turn and is never played on one's own."""
        return False

    def plays(self, g: "Occulto", me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        """Every way to play a card on one's turn; without any target it may be played all the same (CA-52)."""
        return self.aim(g, me, card, copied) or (bare(card, copied),)

    def lay(self, g: "Occulto", seat: int, card: Card) -> None:
        """The played card goes to its owner's bench (C-22)."""
        g.lay(seat, card)

    def may_be_shielded(self, g: "Occulto") -> bool:
        """Whether this table lets a Shield stop it: what takes anything away, or attack cards alone (CA-06)."""
        return g.options.shield_scope == "broad" or DECK.categories[self.name] == "attack"

    def asks_one_by_one(self) -> bool:
        """Whether those it touches are asked for a Shield one after the other, and the first one stops it all."""
        return False

    def lasts(self) -> bool:
        """Whether the card goes on being this while it lies on a bench (CA-42)."""
        return False

    def takes_any_colour(self) -> bool:
        """Whether its cards have the colour of the card they are laid on."""
        return False

    def forbids(self, g: "Occulto", seat: int, target: Piece | None) -> str:
        """The number of the rule by which this cannot be its target, where one speaks of it."""
        return ""

    def why_not(self, g: "Occulto", seat: int, targets: list[Piece | None]) -> str:
        """The number of the rule by which it cannot be played at these targets."""
        for target in targets:
            rule = self.forbids(g, seat, target)
            if rule:
                return rule
        return self.rule


NUMBERED: Final[dict[int, Ability]] = {}
"""Each ability by the number that stands for it in positions."""
