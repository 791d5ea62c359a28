"""Every answer a player can give, made once. The first word is the kind, the others are places or cards."""

from typing import Final

from noctuary.core.effects import Choice, Choices
from noctuary.oubliette.pieces import ALL, Card
from noctuary.oubliette.state import PLACES

choice: Final = Choices(__name__)


def _per_place(kind: str) -> tuple[Choice, ...]:
    return tuple(choice(kind, place) for place in PLACES)


def _per_set(kind: str) -> tuple[Choice, ...]:
    """One choice for each set of places, at the index of the set's bits."""
    sets = ([place for bit, place in enumerate(PLACES) if mask >> bit & 1] for mask in range(64))
    return tuple(choice(kind, *places) for places in sets)


def _per_card(kind: str) -> dict[Card, Choice]:
    return {card: choice(kind, card) for card in ALL}


PLACE_OF: Final[dict[str, int]] = {sign: place for place, sign in enumerate(PLACES)}


def place_of(answer: Choice) -> int:
    """The place that a choice names first."""
    return PLACE_OF[answer.args[0]]


TURN_OVER: Final = choice("turn")
LAY: Final = choice("place")
DECLINE: Final = choice("decline")
FAIL: Final = choice("fail")
GO_ON: Final = choice("advance")
GET_LOST: Final = choice("get_lost")
DROP: Final = choice("drop")
SEARCH: Final = choice("search")
SWAP: Final = choice("equip_found")
LAY_FOUND: Final = choice("path_found")

START: Final = _per_place("start")
PAY: Final = _per_set("pay")
MAP: Final = _per_set("map")
MAP_TURNED: Final = _per_set("map_turned")
DESTROY: Final = _per_place("destroy")
ROPE: Final = _per_place("rope")
AVOID: Final = _per_place("avoid")
TORCH: Final = _per_place("torch")
DISCARD: Final = _per_place("discard")
WARD: Final = _per_place("ward")
GIVE: Final = _per_place("give")
KEEP: Final = _per_place("keep")
STORE: Final = _per_place("store")
EQUIP: Final = _per_place("equip")
ADVANTAGE: Final = _per_place("advantage")
PATH: Final = _per_place("path")
DIG: Final = _per_place("dig")
HOURGLASS: Final = _per_place("hourglass")
TIME_SHIFT: Final = _per_place("time_shift")
PASSAGE: Final = _per_place("passage")
PASSAGE_10: Final = tuple(choice("passage", place, 10) for place in PLACES)
PASSAGE_2: Final = tuple(choice("passage", place, 2) for place in PLACES)
RESTOCK: Final = _per_place("restock")
MOVE: Final = tuple(tuple(choice("move", here, there) for there in PLACES[:4]) for here in PLACES[:4])

PICK: Final = _per_card("pick")
TAKE: Final = _per_card("take")
RETURN: Final = _per_card("return")
