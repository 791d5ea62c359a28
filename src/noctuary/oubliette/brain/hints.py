"""Why an answer is good, in one line: the id of a message."""

from typing import Final

from noctuary.core.effects import Ask, Choice
from noctuary.oubliette.brain.sight import Sight
from noctuary.oubliette.cards import JOKER, Card

REASONS: Final[dict[str, str]] = {
    "place": "place",
    "decline": "decline",
    "destroy": "destroy",
    "fail": "fail",
    "rope": "rope",
    "advance": "rope-later",
    "avoid": "avoid",
    "get_lost": "get-lost",
    "torch": "torch",
    "discard": "discard",
    "ward": "ward",
    "give": "give",
    "keep": "keep",
    "drop": "drop",
    "map_turned": "map",
    "equip": "equip",
    "equip_found": "equip-found",
    "path_found": "place",
    "return": "return",
    "turn": "turn",
    "path": "path",
    "map": "map",
    "dig": "use-jack",
    "hourglass": "use-queen",
    "time_shift": "time-shift",
    "passage": "passage",
    "restock": "restock",
    "search": "search",
    "move": "move",
}
"""The usual reason for each kind of answer."""

LAYS: Final = ("place", "path", "map", "map_turned", "passage", "path_found")
QUIET: Final = ("act", "store", "next")


def reason(s: Sight, ask: Ask, choice: Choice) -> str:
    """The id of the message that says why."""
    return "oubliette-hint-" + _reason(s, ask, choice)


def _reason(s: Sight, ask: Ask, choice: Choice) -> str:
    kind = choice.kind
    if kind in LAYS and s.rooms == 8:
        return "win"
    if len(ask.options) == 1:
        return "only"
    if kind == "start":
        return "start-down" if s.top(choice.args[0]).number == 10 else "start-up"
    if kind == "pay":
        return "pay-trap" if ask.kind == "trap" else "pay"
    if kind == "fail":
        return "fail-choice" if any(option.kind == "pay" for option in ask.options) else "fail"
    if kind == "advantage":
        return "advantage-next" if ask.kind in QUIET else "advantage-help"
    if kind == "store":
        return "stock" if ask.kind == "stock" else _kept(s, s.hand[-1] if ask.kind == "found" else s.turned)
    if kind in ("pick", "take"):
        return _taken(s, choice)
    return REASONS[kind]


def _kept(s: Sight, card: Card | None) -> str:
    ahead = card is not None and card.number and s.direction and (card.number - s.needed) * s.direction >= 0
    return "store-needed" if ahead else "store"


def _taken(s: Sight, choice: Choice) -> str:
    """Why this card, of two or of the whole Graveyard."""
    card: Card = choice.args[0]
    if card.rank == JOKER:
        return f"{choice.kind}-joker"
    return f"{choice.kind}-next" if card.number and card.number == s.needed else f"{choice.kind}-best"


IDS: Final = tuple(
    sorted(
        f"oubliette-hint-{name}"
        for name in {
            *REASONS.values(), "win", "only", "start-down", "start-up", "pay", "pay-trap", "fail-choice",
            "advantage-next", "advantage-help", "stock", "store", "store-needed", "pick-joker", "pick-next",
            "pick-best", "take-joker", "take-next", "take-best",
        }
    )
)  # fmt: skip
"""Every message there is."""
