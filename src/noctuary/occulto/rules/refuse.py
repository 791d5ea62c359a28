"""Which rule a refused choice rests on: judged by what lies open and by the seat's own hand, never by a secret."""

from typing import TYPE_CHECKING, Final

from noctuary.occulto.choices import PIECES
from noctuary.occulto.pieces import Card

if TYPE_CHECKING:
    from noctuary.occulto.state import Occulto

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
    return card.ability.why_not(g, seat, pieces[1:])
