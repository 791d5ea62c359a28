"""Who may know what: the table of fields, and the view made for one seat."""

from typing import Final

import msgspec

from noctuary.core.effects import Effect
from noctuary.core.fields import OPEN, OWN, SECRET, Field, Fields, given
from noctuary.core.shapes import OPTIONS, list_of, per_seat, piece, whole
from noctuary.core.views import with_own
from noctuary.template.pieces import CARDS, Card
from noctuary.template.state import Template


class PublicView(msgspec.Struct, frozen=True, tag_field="game", tag="template"):
    """What all who look see alike."""

    hands: tuple[int, ...]
    pile: tuple[str, ...]
    lamps: tuple[int, ...]


class View(PublicView, frozen=True, tag_field="game", tag="template"):
    """The table as one seat sees it."""

    seat: int | None
    hand: tuple[str, ...]


def public_of(g: Template) -> PublicView:
    """Built up from nothing: what is not named here is not sent."""
    return PublicView(
        hands=tuple(len(hand) for hand in g.hands),
        pile=tuple(card.id for card in g.pile),
        lamps=tuple(g.lamps),
    )


def view_from(g: Template, public: PublicView, seat: int | None) -> View:
    """The same for a seat: what is its own is put to it."""
    hand = () if seat is None else tuple(card.id for card in g.hands[seat])
    return with_own(View, public, seat=seat, hand=hand)


def unsealed(g: Template, seat: int | None) -> list[Effect]:
    """The stack without the cards that others have laid."""
    return [
        type(effect)(*(card if who == seat else None for who, card in enumerate(effect.args()))) for effect in g.stack
    ]


def own_count(g: Template, seat: int | None) -> int:
    """How many asks this seat has had, and nobody else."""
    return 0 if seat is None else g.counts[seat]


FIELDS: Final = Fields[Template](
    given("options", OPTIONS, lambda g: g.options.changed()),
    given("seats", whole(2, 4), lambda g: g.seats),
    Field("deck", list_of(piece(Card)), SECRET),
    Field("hands", per_seat(list_of(piece(Card))), OWN),
    Field("pile", list_of(piece(Card)), OPEN),
    Field("lamps", per_seat(whole(0, 5)), OPEN),
    stack=unsealed,
    counts=own_count,
    pieces=lambda _: [*CARDS],
)
