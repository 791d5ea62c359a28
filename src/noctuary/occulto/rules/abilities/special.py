"""The two cards that are unlike the others: one answers, one copies."""

from typing import Final

from noctuary.core.effects import Choice, Piece
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.ability import Ability, Aim, Seats
from noctuary.occulto.state import Occulto


class Shield(Ability):
    """BOUCLIER: answers an attack and is never played on one's turn (C-55). Its window is in `rules.shield`."""

    def plays(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        return ()

    def is_answer(self) -> bool:
        return True


SHIELD: Final = Shield(6, "shield", "C-55", 4)


class Chameleon(Ability):
    """CAMÉLÉON: is played as a card of one's own bench or of a neighbour's (C-69, CA-40)."""

    def aim(self, g: Occulto, me: int, card: Card, copied: Card | None) -> tuple[Choice, ...]:
        found: list[Choice] = []
        for each in self.copyable(g, me):
            found += g.acts_as(each).plays(g, me, card, each)
        return tuple(found)

    def copyable(self, g: Occulto, me: int) -> list[Card]:
        """No Shield, no Chameleon, and nothing on a neighbour's protected bench (C-30, CA-41)."""
        found: list[Card] = []
        for seat in sorted({me, (me + 1) % g.seats, (me - 1) % g.seats}):
            if seat == me or not g.protected >> seat & 1:
                found += [card for card in g.bench[seat] if card.ability is not SHIELD and card.ability is not self]
        return found

    def become(self, g: Occulto, copied: Piece) -> Ability:
        """The ability it copies; one that lasts, it keeps (CA-42)."""
        assert isinstance(copied, Card)
        ability = g.acts_as(copied)
        g.guise = ability.number if ability.lasts() else 0
        return ability

    def resolve(self, g: Occulto, me: int, aim: Aim, spared: Seats) -> None:
        """It found nothing to copy (CA-52)."""

    def why_not(self, g: Occulto, seat: int, targets: list[Piece | None]) -> str:
        copied = targets[0] if targets else None
        if not isinstance(copied, Card):
            return self.rule
        if copied.ability is SHIELD or copied.ability is self:
            return "CA-41"
        if g.is_protected_from(seat, copied):
            return "C-30"
        return copied.ability.why_not(g, seat, targets[1:])


CHAMELEON: Final = Chameleon(20, "chameleon", "C-69", 1)
