"""Every field of the state: its shape, and who may know it. Positions and knowledge follow from this table.

What the player has seen of hidden cards (`slots`, `seen`, `returned`, `stocked`) is told by `Knowledge` itself.
"""

from typing import Any, Final

from noctuary.core.fields import OPEN, SECRET, Field, Fields, chance_of, given
from noctuary.core.shapes import MANY, OPTIONS, flag, list_of, made_of, maybe, piece, row, tuple_of, whole
from noctuary.oubliette.options import Options
from noctuary.oubliette.options_compiled import ENDLESS
from noctuary.oubliette.pieces import BY_ID, Card
from noctuary.oubliette.pieces import deck as whole_deck
from noctuary.oubliette.rules.turn import check
from noctuary.oubliette.state import Oubliette, Room

CARD: Final = piece(Card)
CARDS: Final = list_of(CARD)
SET: Final = whole(0, sum(card.bit for card in BY_ID.values()))
"""Some cards as one number, a bit each."""
ROOM: Final = made_of(
    row(tuple_of(CARD), whole(2, 10), maybe(CARD), tuple_of(CARD), whole(0, 9)), Room.data, lambda data: Room(*data)
)


def note_away(g: Oubliette) -> None:
    """All cards of `returned` and `stocked` together."""
    g.away = 0
    for mask in [*g.returned, *[mask for _, mask in g.stocked]]:
        g.away |= mask


def impossible(g: Oubliette) -> str:
    """What else cannot be about a position, once its fields have their shapes."""
    try:
        check(g)
    except ValueError as wrong:
        return str(wrong)
    return ""


FIELDS: Final = Fields[Oubliette](
    given("options", OPTIONS, lambda g: g.options.changed()),
    Field("deck", CARDS, SECRET),
    Field("slots", list_of(CARDS, 4), SECRET),
    Field("equipped", maybe(CARD), OPEN),
    Field("sealed", flag(), OPEN),
    Field("path", list_of(ROOM), OPEN),
    Field("direction", whole(-1, 1), OPEN),
    Field("begun", flag(), OPEN),
    Field("graveyard", CARDS, OPEN),
    Field("curses", CARDS, OPEN),
    Field("gone", CARDS, OPEN),
    Field("leaving", SET, OPEN),
    Field("chaos_uses", whole(0, 99), OPEN),
    Field("sideways", SET, OPEN),
    Field("turn", whole(0, MANY), OPEN),
    Field("turned", maybe(CARD), OPEN),
    Field("actions", whole(0, ENDLESS), OPEN),
    Field("free", maybe(CARD), OPEN),
    Field("met", flag(), OPEN),
    Field("searched", flag(), OPEN),
    Field("moved", flag(), OPEN),
    Field("grave_used", flag(), OPEN),
    Field("dug", SET, OPEN),
    Field("seen", SET, SECRET),
    Field("epoch", whole(0, MANY), OPEN),
    Field("returned", list_of(SET), SECRET),
    Field("stocked", list_of(row(whole(0, MANY), SET)), SECRET),
    stack=OPEN,
    counts=OPEN,
    asked=OPEN,
    revealed=OPEN,
    derived=("away", "rules"),
    derive=note_away,
    check=impossible,
    pieces=lambda g: [card.id for card in whole_deck(g.options.jokers)],
)


def load(fields: dict[str, Any]) -> Oubliette:
    """The game of a full position. Refuses one in which cards are missing, doubled or out of place."""
    return FIELDS.load(fields, empty)


def empty(fields: dict[str, Any]) -> Oubliette:
    """A table on which nothing lies yet."""
    return Oubliette(Options.make(fields["options"]), chance_of(fields))
