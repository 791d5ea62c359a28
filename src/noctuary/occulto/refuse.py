"""Which rule a refused choice rests on: judged by what lies open and by the seat's own hand, never by a secret."""

from typing import TYPE_CHECKING, Final

from noctuary.core.effects import Piece
from noctuary.occulto.cards import (
    ABILITY_NAMES,
    CHAMELEON,
    METAMORPHOSIS,
    OUBLIETTES,
    REAPER,
    SABOTAGE,
    SHIELD,
    UPROOTING,
    Card,
)
from noctuary.occulto.choices import PIECES, Place

if TYPE_CHECKING:
    from noctuary.occulto.table import Occulto

BY_KIND: Final = {
    "pass": "C-24", "discard": "C-23", "play": "C-22", "lay": "CA-51", "shield": "C-55", "decline": "C-55",
    "burn": "C-56", "give": "C-53", "top": "C-68", "colour": "C-66", "take": "C-52", "ack": "C-08",
}  # fmt: skip
"""The rule each kind of answer belongs to."""

PLAYING: Final = 1
DISCARDING: Final = 2


def why(g: "Occulto", seat: int, text: str, asked: bool) -> str:
    """The number of the rule, or nothing where no rule speaks of it."""
    kind, _, rest = text.partition(" ")
    if kind not in BY_KIND:
        return ""
    if not asked or seat != g.active or kind not in ("play", "discard"):
        return BY_KIND[kind] if asked or kind in ("shield", "decline") else "C-19"
    if g.seats < 5 and g.mode == (PLAYING if kind == "discard" else DISCARDING):
        return "C-26"
    pieces = [PIECES.get(word) for word in rest.split(" ")]
    card = pieces[0]
    if kind == "discard" or not isinstance(card, Card) or card not in g.hands[seat]:
        return BY_KIND[kind]
    return why_play(g, seat, card, pieces[1:])


def why_play(g: "Occulto", seat: int, card: Card, targets: list[Piece | None]) -> str:
    """Why a card of the hand cannot be played like this."""
    ability = card.ability
    if ability == SHIELD:
        return "C-55"
    if ability == CHAMELEON and targets and isinstance(targets[0], Card):
        ability = targets[0].ability
        if ability in (SHIELD, CHAMELEON):
            return "CA-41"
        if protected(g, seat, targets[0]):
            return "C-30"
        targets = targets[1:]
    for target in targets:
        if ability in (OUBLIETTES, SABOTAGE, UPROOTING) and isinstance(target, Card) and protected(g, seat, target):
            return "C-31"
        if ability == SABOTAGE and isinstance(target, Card) and (g.is_sabotage(target) or target in g.covers.values()):
            return "CA-47"
        if ability in (METAMORPHOSIS, REAPER) and isinstance(target, Place) and held(g, target):
            return "C-54"
    return f"C-{49 + ability}" if ABILITY_NAMES[ability] else ""


def protected(g: "Occulto", seat: int, card: Card) -> bool:
    """Whether a card lies on somebody else's protected bench."""
    return any(card in bench and owner != seat and g.protected >> owner & 1 for owner, bench in enumerate(g.bench))


def held(g: "Occulto", place: Place) -> bool:
    """Whether a Totem holds the character at a place."""
    at = g.number_of(place)
    return at < len(g.backs) and g.live() & ~g.loose() & 1 << at != 0
