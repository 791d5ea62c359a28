"""What a seat could know, and a whole game dealt from that: for bots, hints, and the test of two worlds."""

from typing import Any

import msgspec

from noctuary.core import notation
from noctuary.core.chance import Chance
from noctuary.core.effects import Effect
from noctuary.template.options import Options
from noctuary.template.pieces import CARDS, Card, choice
from noctuary.template.rules import EFFECTS, Round
from noctuary.template.state import Template
from noctuary.template.view import FIELDS, View


class Knowledge(msgspec.Struct, frozen=True):
    """The view, and the fields that this seat may know in the notation of positions."""

    view: View
    state: str


def knowledge_of(g: Template, seat: int | None) -> Knowledge:
    """All a seat could know."""
    return Knowledge(g.view(seat), notation.write("template", FIELDS.known(g, seat)))


def from_knowledge(known: Knowledge, chance: Chance) -> Template:
    """A whole game that agrees with what a seat knows; the rest is dealt anew."""
    view = known.view
    fields = notation.read(known.state, CARDS, EFFECTS, choice)
    rest = [card for id, card in CARDS.items() if id not in (*view.hand, *view.pile)]
    chance.shuffle("redeal", rest)
    hands = [
        hand if hand is not None else [rest.pop() for _ in range(view.hands[who])]
        for who, hand in enumerate(fields["hands"])
    ]
    fields.update(hands=hands, deck=rest)
    g = Template(Options.make(fields["options"]), fields["seats"], chance)
    FIELDS.fill(g, fields)
    g.stack = [sealed(effect, hands, view.seat, chance) for effect in fields["stack"]]
    if "outcome" in fields:
        g.end(*fields["outcome"])
    g.advance()
    number(g, view.seat, fields)
    return g


def sealed(effect: Effect, hands: list[list[Card]], me: int | None, chance: Chance) -> Effect:
    """Some of the others may have laid a card, but never everybody."""
    laid = [
        hands[who][0] if card is None and who != me and chance.below("laid", 2) else card
        for who, card in enumerate(effect.args())
    ]
    if laid and None not in laid:
        laid[(me or 0) - 1] = None
    return Round(*laid)


def number(g: Template, me: int | None, fields: dict[str, Any]) -> None:
    """The seat's own asks keep their numbers."""
    if me is not None:
        g.counts[me] = fields["counts"]
        for ask in g.asks():
            if ask.who == me:
                ask.n = fields["counts"]
