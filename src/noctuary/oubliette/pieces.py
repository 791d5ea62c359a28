"""The 55 cards: an ordinary deck with two or three Jokers, and what each of them is in the dungeon."""

from typing import Final

from noctuary.core.effects import Piece

JACK: Final = 11
QUEEN: Final = 12
KING: Final = 13
ACE: Final = 14
JOKER: Final = 15

RANKS: Final = {**{str(number): number for number in range(2, 11)}, "J": JACK, "Q": QUEEN, "K": KING, "A": ACE}
SUITS: Final = "CDHS"


class Card(Piece):
    """A playing card. `rank` runs from 2 to 14 (ace, O-35), a Joker is 15."""

    __slots__ = (
        "at", "benefit", "beside", "bit", "black_even", "carried", "creature", "happening", "idle", "index", "number",
        "rank", "red", "rope", "suit", "torch", "worth",
    )  # fmt: skip

    def __init__(self, id: str, rank: int, suit: str, index: int) -> None:
        super().__init__(id)
        self.rank = rank
        self.suit = suit
        self.index = index
        """Its place in `ALL`."""
        self.bit: int = 1 << index
        """This card in a set of cards. 55 bits: larger sets are six times slower when compiled."""
        self.beside: int = 0
        """The cards one rank higher or lower, as a set: those it may be laid on (O-53)."""
        self.red: bool = suit in "DH" and suit != ""
        self.number: int = rank if rank <= 10 else 0
        """What it counts on the Path; 0 for a card that has no number."""
        self.worth: int = rank if rank != JOKER else 0
        """What it is worth in combat, Aces counting high (O-44, OA-08)."""
        self.creature: bool = JACK <= rank <= KING
        self.black_even: bool = suit in "CS" and suit != "" and self.number > 0 and self.number % 2 == 0
        self.carried: str = carried_as(self)
        self.benefit: str = BENEFITS.get(rank, "")
        """What it gives from the Equipped place (O-82 … O-91); empty for most cards (OA-66)."""
        self.idle: bool = self.benefit not in ("searching", "grave", "map")
        """Whether it offers nothing to do in a quiet moment from the Equipped place (O-83, O-86, O-89)."""
        self.rope: bool = self.carried == "rope"
        self.torch: bool = self.carried == "torch"
        self.happening: str = happening_of(self)
        self.at: tuple[Top, ...] = tuple([Top(place, self) for place in range(6)])

    def matches(self, other: "Card") -> bool:
        """Whether both are red or both black. A Joker has no colour (OA-10)."""
        return self.suit != "" and other.suit != "" and self.red == other.red

    def __reduce__(self) -> tuple[object, ...]:
        return card, (self.id,)


class Top:
    """A card that can be used at a place (`table`): `card.at[place]`, made once, as it is looked at all the time."""

    __slots__ = ("card", "place")

    def __init__(self, place: int, card: Card) -> None:
        self.place = place
        self.card = card


def happening_of(card: Card) -> str:
    """What the card does when it is turned over and is neither the next number nor the same one (O-15 … O-37)."""
    if card.rank == JOKER:
        return "gremlin"
    if card.creature:
        return "creature"
    if card.rank == ACE:
        return "chasm" if card.red else "portcullis"
    if card.rank == 8:
        return "lost"
    if card.rank == 6:
        return "darkness"
    if card.red and card.rank % 2 == 1:
        return "trap"
    return "other"


ITEMS: Final = {6: "rope", 9: "rope", JACK: "dig", QUEEN: "hourglass", KING: "ward", ACE: "advantage", JOKER: "chaos"}
BENEFITS: Final = {10: "searching", JACK: "grave", QUEEN: "resourceful", KING: "power", ACE: "map"}


def carried_as(card: Card) -> str:
    """The Item it is in the Inventory (O-61 … O-78); empty for a card that is only a number."""
    if card.rank == 4 and card.red:
        return "torch"
    return ITEMS.get(card.rank, "")


def combat_worth(card: Card, ace_value: int) -> int:
    """What a card pays in a fight by itself; 0 if it cannot be paid with (O-44, OA-07, OA-08)."""
    return ace_value if card.rank == ACE else card.worth


def pays_trap(card: Card, queens: bool) -> bool:
    """Whether a card gets past a Trap: a black even number, and a black Queen if so read (O-19, OA-60)."""
    return card.black_even or (queens and card.rank == QUEEN and not card.red)


def _make_deck() -> tuple[Card, ...]:
    plain = [(rank + suit, value, suit) for suit in SUITS for rank, value in RANKS.items()]
    jokers = [(f"X{number}", JOKER, "") for number in (1, 2, 3)]
    return tuple(Card(id, rank, suit, index) for index, (id, rank, suit) in enumerate(plain + jokers))


ALL: Final[tuple[Card, ...]] = _make_deck()
for _card in ALL:
    _card.beside = sum(
        other.bit for other in ALL if JOKER not in (_card.rank, other.rank) and abs(_card.rank - other.rank) == 1
    )
ACES: Final = sum(each.bit for each in ALL if each.rank == ACE)
JOKERS: Final = sum(each.bit for each in ALL if each.rank == JOKER)
BY_ID: Final[dict[str, Card]] = {each.id: each for each in ALL}


def card(id: str) -> Card:
    """The card with this id: rank and suit (`10H`, `KS`), or `X1` to `X3` for a Joker."""
    return BY_ID[id]


def deck(jokers: int) -> list[Card]:
    """A fresh, ordered deck with two or three Jokers (O-01)."""
    return list(ALL[: 52 + jokers])


def cards_of(mask: int) -> list[Card]:
    """The cards of a set."""
    return [each for each in ALL if mask & each.bit]
