"""Every answer a player can give, made once, and the words they are made of.

    play G04 seat2        a Thief against seat 2
    play G01 s0 c1        a Metamorphosis of the characters before seat 0 and at place 1 of the centre
    play G67 G03 G12      a Chameleon that copies the Oubliettes G03, against the card G12
    discard G12 · pass · shield G23 · decline · burn G05 · give G05 · top G18 · colour red · take G05 · take c0 · ack

A character is named by its place, never by what it is: face-down things have no lasting names.
"""

from typing import Final

from noctuary.core.effects import Choice, Choices, Piece
from noctuary.occulto.pieces import ALL, BY_ID, COLOURS, Card

choice: Final = Choices(__name__)

MOST_SEATS: Final = 5
MOST_CENTRE: Final = 3


class Place(Piece):
    """Where a character lies: before a seat (`s0` … `s4`), or in the centre (`c0` … `c2`)."""

    __slots__ = ("centre", "seat")

    def __init__(self, id: str, seat: int, centre: int) -> None:
        super().__init__(id)
        self.seat = seat
        self.centre = centre

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.id,)


class Person(Piece):
    """A player as a target (`seat0` … `seat4`)."""

    __slots__ = ("seat",)

    def __init__(self, id: str, seat: int) -> None:
        super().__init__(id)
        self.seat = seat

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.id,)


class Side(Piece):
    """A direction: `left` is clockwise, to the next player."""

    __slots__ = ("step",)

    def __init__(self, id: str, step: int) -> None:
        super().__init__(id)
        self.step = step

    def __reduce__(self) -> tuple[object, ...]:
        return piece, (self.id,)


SEAT_PLACES: Final[tuple[Place, ...]] = tuple(Place(f"s{seat}", seat, -1) for seat in range(MOST_SEATS))
CENTRE_PLACES: Final[tuple[Place, ...]] = tuple(Place(f"c{at}", -1, at) for at in range(MOST_CENTRE))
PERSONS: Final[tuple[Person, ...]] = tuple(Person(f"seat{seat}", seat) for seat in range(MOST_SEATS))
LEFT: Final = Side("left", 1)
RIGHT: Final = Side("right", -1)
SIDES: Final[tuple[Side, ...]] = (LEFT, RIGHT)

PIECES: Final[dict[str, Piece]] = {
    **BY_ID,
    **{each.id: each for each in (*SEAT_PLACES, *CENTRE_PLACES, *PERSONS, *SIDES)},
}


def piece(id: str) -> Piece:
    """The card, place, person or side of this name."""
    return PIECES[id]


def _per_card(kind: str) -> tuple[Choice, ...]:
    """One choice for each card, at the card's index."""
    return tuple(choice(kind, card) for card in ALL)


PASS: Final = choice("pass")
DECLINE: Final = choice("decline")
ACK: Final = choice("ack")
DISCARD: Final = _per_card("discard")
PLAY: Final = _per_card("play")
LAY: Final = _per_card("lay")
RAISE: Final = _per_card("shield")
BURN: Final = _per_card("burn")
GIVE: Final = _per_card("give")
TOP: Final = _per_card("top")
TAKE: Final = _per_card("take")
RECOLOUR: Final = tuple(choice("colour", colour) for colour in COLOURS)
TAKE_CENTRE: Final = tuple(choice("take", place) for place in CENTRE_PLACES)

# Plays with targets are made when first offered: with a Chameleon there are tens of thousands.

AT_CARD: Final[list[list[Choice | None]]] = [[None] * len(ALL) for _ in range((len(ALL) + 1) * len(ALL))]
MANY: Final[dict[int, tuple[Choice, ...]]] = {}


def at_cards(card: Card, copied: Card | None, targets: list[Card]) -> tuple[Choice, ...]:
    """The plays of `card` (as a copy of `copied`) at one of these cards of benches."""
    row = AT_CARD[card.index if copied is None else (copied.index + 1) * len(ALL) + card.index]
    plays: list[Choice] = []
    for target in targets:
        made = row[target.index]
        if made is None:
            made = choice("play", card, target) if copied is None else choice("play", card, copied, target)
            row[target.index] = made
        plays.append(made)
    return tuple(plays)


def _key(card: Card, copied: Card | None, form: int, seats: int, mask: int) -> int:
    row = card.index if copied is None else (copied.index + 1) * len(ALL) + card.index
    return ((row * 8 + form) * 8 + seats) * 512 + mask


def _made(card: Card, copied: Card | None, targets: list[tuple[Piece, ...]]) -> tuple[Choice, ...]:
    head: tuple[Piece, ...] = (card,) if copied is None else (card, copied)
    return tuple(choice("play", *head, *each) for each in targets)


def bare(card: Card, copied: Card | None) -> Choice:
    """The play of a card without a target."""
    return PLAY[card.index] if copied is None else at_cards(card, None, [copied])[0]


def at_places(card: Card, copied: Card | None, seats: int, mask: int) -> tuple[Choice, ...]:
    """The plays at one of the character places in `mask`."""
    key = _key(card, copied, 0, seats, mask)
    found = MANY.get(key)
    if found is None:
        found = _made(card, copied, [(place,) for place in places_in(seats, mask)])
        MANY[key] = found
    return found


def at_pairs(card: Card, copied: Card | None, seats: int, mask: int) -> tuple[Choice, ...]:
    """The plays at two of the character places in `mask`."""
    key = _key(card, copied, 1, seats, mask)
    found = MANY.get(key)
    if found is None:
        places = places_in(seats, mask)
        found = _made(card, copied, [(a, b) for at, a in enumerate(places) for b in places[at + 1 :]])
        MANY[key] = found
    return found


def at_persons(card: Card, copied: Card | None, mask: int) -> tuple[Choice, ...]:
    """The plays at one of the seats in `mask`."""
    key = _key(card, copied, 2, 0, mask)
    found = MANY.get(key)
    if found is None:
        found = _made(card, copied, [(person,) for person in PERSONS if mask >> person.seat & 1])
        MANY[key] = found
    return found


def at_sides(card: Card, copied: Card | None) -> tuple[Choice, ...]:
    """The plays to the left and to the right."""
    key = _key(card, copied, 3, 0, 0)
    found = MANY.get(key)
    if found is None:
        found = _made(card, copied, [(LEFT,), (RIGHT,)])
        MANY[key] = found
    return found


def places_in(seats: int, mask: int) -> list[Place]:
    """The places of a set: the bits of the seats come first, then those of the centre."""
    every = [*SEAT_PLACES[:seats], *CENTRE_PLACES]
    return [place for at, place in enumerate(every) if mask >> at & 1]
