"""Every field of the state: its shape, and who may know it. Positions and knowledge follow from this table."""

from typing import Any, Final

from noctuary.core.effects import Effect
from noctuary.core.fields import OPEN, SECRET, Field, Fields, chance_of, given
from noctuary.core.shapes import (
    MANY,
    OPTIONS,
    list_of,
    made_of,
    map_of,
    mask,
    maybe,
    per_seat,
    piece,
    row,
    seat,
    text,
    tuple_of,
    whole,
)
from noctuary.occulto.options import Options
from noctuary.occulto.pieces import ALL, COLOURS, Card
from noctuary.occulto.rules.memory import ANYWHERE
from noctuary.occulto.rules.questions import Together
from noctuary.occulto.state import NO_BACK, Occulto
from noctuary.occulto.worlds import known_history

CARD: Final = piece(Card)
CARDS: Final = list_of(CARD)
BACK: Final = whole(0, len(COLOURS) - 1)
SOME: Final = whole(0, 99)
HINTS: Final = made_of(
    map_of(CARD, whole(0, ANYWHERE)), lambda hints: dict(sorted(hints.items(), key=lambda hint: hint[0].index)), dict
)
"""What a seat knows of hidden cards, in the order of the deck file: the order of learning is no part of it."""

# Who knows what, where it is not the same for the whole game ----------------------------------------------------------


def me_of(g: Occulto, who: int | None) -> int:
    """Spectators are the seat after the last."""
    return g.seats if who is None else who


def hands_known(g: Occulto, who: int | None) -> list[Any]:
    """One's own hand, and how many cards the others hold."""
    return [list(hand) if at == who else len(hand) for at, hand in enumerate(g.hands)]


def deck_seen_known(g: Occulto, who: int | None) -> dict[int, int]:
    """Who has looked at which card of the deck is open (C-68)."""
    return {at: seats for at, seats in enumerate(g.deck_seen) if seats}


def unsealed(effect: Effect, me: int) -> Effect:
    """A question to several without the answers of the others."""
    if not isinstance(effect, Together):
        return effect
    return effect.again(effect.left, tuple(card if at == me else None for at, card in enumerate(effect.sealed)))


def stack_known(g: Occulto, who: int | None) -> list[Effect]:
    """What is going on, with nobody's sealed answer in it but one's own."""
    return [unsealed(effect, me_of(g, who)) for effect in g.stack]


# Loading --------------------------------------------------------------------------------------------------------------


def count_shields(g: Occulto) -> None:
    """The Shields that everybody has seen follow from what lies open."""
    open_cards = [*g.discards, *(card for bench in g.bench for card in bench)]
    g.shields_out = sum([card.is_shield for card in open_cards])


def impossible(g: Occulto) -> str:
    """What else cannot be about a position, once its fields have their shapes."""
    if sorted([*(back for back in g.backs if back != NO_BACK), *g.out]) != list(range(len(COLOURS))):
        return "backs, out (C-02)"
    if len(g.deck_seen) != len(g.deck):
        return "deck, deck_seen (C-68)"
    benched = {card for bench in g.bench for card in bench}
    if not benched.issuperset([*g.covers, *g.covers.values(), *g.tints, *g.bases.values()]):
        return "covers, tints, bases (CA-47)"
    return ""


FIELDS: Final = Fields[Occulto](
    given("options", OPTIONS, lambda g: g.options.changed()),
    given("seats", whole(3, 5), lambda g: g.seats),
    Field("hands", per_seat(CARDS), hands_known),
    Field("bench", per_seat(CARDS), OPEN),
    Field("deck", CARDS, SECRET),
    Field("deck_seen", list_of(mask(lambda g: g.seats + 1)), deck_seen_known),
    Field("discards", CARDS, OPEN),
    Field("buried", CARDS, lambda g, _: len(g.buried)),
    Field("removed", CARDS, lambda g, _: len(g.removed)),
    Field("covers", map_of(CARD, CARD), OPEN),
    Field("tints", map_of(CARD, BACK), OPEN),
    Field("bases", map_of(CARD, CARD), OPEN),
    Field("guise", SOME, OPEN),
    Field("sabotage_in_flight", maybe(CARD), OPEN, formerly="air"),
    Field("backs", list_of(whole(NO_BACK, len(COLOURS) - 1)), OPEN),
    Field("faces", list_of(BACK, len(COLOURS)), SECRET),
    Field("out", list_of(BACK), OPEN),
    Field("locks", tuple_of(row(BACK, seat(), SOME)), OPEN),
    Field("open_place", whole(-1, len(COLOURS) - 1), OPEN),
    Field("history", list_of(tuple_of(whole(-1, MANY))), lambda g, who: known_history(g.history, me_of(g, who))),
    Field("active", seat(), OPEN),
    Field("first", seat(), OPEN),
    Field("turn", whole(0, MANY), OPEN),
    Field("actions", SOME, OPEN),
    Field("mode", whole(0, 2), OPEN),
    Field("protected", mask(lambda g: g.seats), OPEN),
    Field("rations", per_seat(SOME), OPEN),
    Field("ending", text("", "bench", "deck"), OPEN),
    Field("turns_left", SOME, OPEN),
    Field("hints", per_seat(HINTS), SECRET),
    stack=stack_known,
    counts=OPEN,
    asked=OPEN,
    revealed=OPEN,
    derived=("shields_out",),
    derive=count_shields,
    check=impossible,
    pieces=lambda _: [*(card.id for card in ALL), *COLOURS],
)


def load(fields: dict[str, Any]) -> Occulto:
    """The game of a full position. Refuses one in which cards are missing, doubled or out of place."""
    return FIELDS.load(fields, empty)


def empty(fields: dict[str, Any]) -> Occulto:
    """A table on which nothing lies yet."""
    return Occulto(Options.make(fields["options"]), fields["seats"], chance_of(fields))
