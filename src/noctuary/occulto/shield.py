"""BOUCLIER: the window in which those who are attacked may answer (C-55, CA-06 … CA-20).

Everybody the attack touches is asked, whether or not they hold a Shield; the answers are sealed. A window is left out
only for reasons that everybody can see: nobody is touched, a hand is empty, all four Shields have been seen. Against
MÉTAMORPHOSE the owners are asked one after the other, so that no Shield is wasted (CA-12).
"""

from typing import Any, Final

from noctuary.core.effects import Ask, Piece
from noctuary.occulto.cards import (
    ABILITY_NAMES,
    BARTER,
    DECK,
    DIVINATION,
    FOREST_FIRE,
    FULL_MOON,
    GIFT,
    GUST,
    METAMORPHOSIS,
    OUBLIETTES,
    REAPER,
    SABOTAGE,
    SHIELD,
    THIEF,
    TORNADO,
    UPROOTING,
    Card,
)
from noctuary.occulto.choices import DECLINE, RAISE, Person, Place
from noctuary.occulto.deeds import resolve
from noctuary.occulto.questions import Sealed, Together, nothing_sealed
from noctuary.occulto.table import Occulto

AT_BENCH: Final = (OUBLIETTES, SABOTAGE, UPROOTING)
AT_HAND: Final = (THIEF, BARTER)
AT_LOOK: Final = (DIVINATION, FULL_MOON)


def touched(g: Occulto, ability: int, one: Piece | None, two: Piece | None) -> int:
    """Who could lose something by this attack, the active player apart (CA-08, CA-20)."""
    seats = 0
    if ability in (FOREST_FIRE, GIFT):
        seats = (1 << g.seats) - 1
    elif ability in (GUST, TORNADO):
        seats = g.loose() & ((1 << g.seats) - 1)
    elif one is None:
        return 0
    elif ability in AT_BENCH:
        assert isinstance(one, Card)
        seats = 1 << g.home(one)
    elif ability in AT_HAND:
        assert isinstance(one, Person)
        seats = 1 << one.seat
    elif ability == METAMORPHOSIS:
        seats = owner(one) | owner(two)
    elif ability == REAPER or (ability in AT_LOOK and g.options.shield_vs_vision):
        seats = owner(one)
    return seats & ~(1 << g.active)


def owner(place: Piece | None) -> int:
    """The seat before which a place lies, as a set."""
    return 1 << place.seat if isinstance(place, Place) and place.seat >= 0 else 0


def defenders(g: Occulto, ability: int, one: Piece | None, two: Piece | None) -> int:
    """Who is asked for a Shield."""
    if g.all_shields_seen():
        return 0
    if g.options.shield_scope == "attack" and DECK.categories[ability] != "attack" and ability not in AT_LOOK:
        return 0
    seats = touched(g, ability, one, two)
    for seat, hand in enumerate(g.hands):
        if not hand:
            seats &= ~(1 << seat)
    return seats


class Shields(Together):
    """Who of `asked` raises a Shield against this attack."""

    __slots__ = ("ability", "card", "one", "two")

    def __init__(
        self, card: Card, ability: int, one: Piece | None, two: Piece | None, asked: int, left: int, sealed: Sealed
    ) -> None:
        super().__init__(asked, left, sealed)
        self.card = card
        self.ability = ability
        self.one = one
        self.two = two

    def args(self) -> tuple[Any, ...]:
        """The attack, who is asked, who still has to answer, the Shields so far."""
        return self.card, self.ability, self.one, self.two, self.asked, self.left, self.sealed

    def again(self, left: int, sealed: Sealed) -> Together:
        """The same window, further on."""
        return Shields(self.card, self.ability, self.one, self.two, self.asked, left, sealed)

    def offer(self, g: Occulto, seat: int) -> Ask:
        """To let it happen, or any Shield of the hand."""
        shields = [RAISE[card.index] for card in g.hands[seat] if card.ability == SHIELD]
        return Ask(seat, "shield", (DECLINE, *shields))

    def close(self, g: Occulto) -> None:
        """The Shields come down on the benches at once, clockwise; then the attack goes on without their owners."""
        spared = 0
        for seat in g.others(g.active):
            shield = self.sealed[seat]
            if shield is not None:
                spared |= 1 << seat
                g.hands[seat].remove(shield)
                g.lay(seat, shield)
                if g.loud:
                    g.tell("occulto-shielded", seat=seat, card=str(shield), ability=ABILITY_NAMES[self.ability])
        if self.ability == METAMORPHOSIS and not spared:
            later = after(g, self.asked, defenders(g, self.ability, self.one, self.two))
            if later:
                g.then(Shields(self.card, self.ability, self.one, self.two, later, later, nothing_sealed(g)))
                return
        resolve(g, self.card, self.ability, self.one, self.two, spared)


def after(g: Occulto, asked: int, seats: int) -> int:
    """Of these seats, the first clockwise after the one just asked (after the active player, if nobody was yet)."""
    order = g.others(g.active)
    if asked:
        last = next(seat for seat in order if asked >> seat & 1)
        order = order[order.index(last) + 1 :]
    for seat in order:
        if seats >> seat & 1:
            return 1 << seat
    return 0


def open_window(g: Occulto, card: Card, ability: int, one: Piece | None, two: Piece | None) -> bool:
    """Ask for Shields against this attack; False if there is nobody to ask."""
    asked = defenders(g, ability, one, two)
    if ability == METAMORPHOSIS and asked:
        asked = after(g, 0, asked)
    if asked:
        g.then(Shields(card, ability, one, two, asked, asked, nothing_sealed(g)))
    return asked != 0
