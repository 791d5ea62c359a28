"""BOUCLIER: the window in which those who are attacked may answer (C-55, CA-06 … CA-20).

Everybody the attack touches is asked, whether or not they hold a Shield; the answers are sealed. A window is left out
only for reasons that everybody can see: nobody is touched, a hand is empty, all four Shields have been seen. Against
MÉTAMORPHOSE the owners are asked one after the other, so that no Shield is wasted (CA-12).
"""

from typing import Any

from noctuary.core.effects import Ask, Piece
from noctuary.occulto.choices import DECLINE, RAISE
from noctuary.occulto.pieces import Card
from noctuary.occulto.rules.ability import NUMBERED, Ability, Aim, Seats
from noctuary.occulto.rules.questions import Sealed, Together, nothing_sealed
from noctuary.occulto.state import Occulto


def use(g: Occulto, ability: Ability, aim: Aim) -> None:
    """An announced ability: those it touches may shield first (CA-07)."""
    asked = next_asked(g, ability, aim, 0)
    if asked:
        g.then(against(g, ability, aim, asked))
    else:
        ability.resolve(g, g.active, aim, 0)


def next_asked(g: Occulto, ability: Ability, aim: Aim, before: Seats) -> Seats:
    """Who is asked for a Shield: all at once, or the next after the one asked `before`."""
    seats = defenders(g, ability, aim)
    return after(g, before, seats) if seats and ability.asks_one_by_one() else seats


def defenders(g: Occulto, ability: Ability, aim: Aim) -> Seats:
    """Who could answer with a Shield, as far as everybody can see."""
    if g.all_shields_seen() or not ability.may_be_shielded(g):
        return 0
    return ability.touches(g, g.active, aim) & g.holders() & ~(1 << g.active)


def against(g: Occulto, ability: Ability, aim: Aim, asked: Seats) -> "Shields":
    """The window for these, with nobody's answer yet."""
    return Shields(aim.card, ability.number, aim.target, aim.second_target, asked, asked, nothing_sealed(g))


class Shields(Together):
    """Who of `asked` raises a Shield against this ability. `number` says which: a Chameleon's is not its own."""

    __slots__ = ("card", "number", "second_target", "target")

    def __init__(
        self,
        card: Card,
        number: int,
        target: Piece | None,
        second_target: Piece | None,
        asked: Seats,
        left: Seats,
        sealed: Sealed,
    ) -> None:
        super().__init__(asked, left, sealed)
        self.card = card
        self.number = number
        self.target = target
        self.second_target = second_target

    def args(self) -> tuple[Any, ...]:
        return self.card, self.number, self.target, self.second_target, self.asked, self.left, self.sealed

    def again(self, left: Seats, sealed: Sealed) -> Together:
        return Shields(self.card, self.number, self.target, self.second_target, self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        """To let it happen, or any Shield of the hand."""
        shields = [RAISE[card.index] for card in g.hands[seat] if card.is_shield]
        return Ask(seat, "shield", (DECLINE, *shields))

    def close(self, g: Occulto) -> None:
        """The Shields come down on the benches at once, clockwise; then the attack goes on without their owners."""
        ability = NUMBERED[self.number]
        aim = Aim(self.card, self.target, self.second_target)
        spared = 0
        for seat in g.others(g.active):
            shield = self.sealed[seat]
            if shield is not None:
                spared |= 1 << seat
                g.hands[seat].remove(shield)
                g.lay(seat, shield)
                if g.loud:
                    g.tell("occulto-shielded", seat=seat, card=str(shield), ability=ability.name)
        if ability.asks_one_by_one() and not spared:
            later = next_asked(g, ability, aim, self.asked)
            if later:
                g.then(against(g, ability, aim, later))
                return
        ability.resolve(g, g.active, aim, spared)


def after(g: Occulto, asked: Seats, seats: Seats) -> Seats:
    """Of these seats, the first clockwise after the one just asked (after the active player, if nobody was yet)."""
    order = g.others(g.active)
    if asked:
        last = next(seat for seat in order if asked >> seat & 1)
        order = order[order.index(last) + 1 :]
    for seat in order:
        if seats >> seat & 1:
            return 1 << seat
    return 0
