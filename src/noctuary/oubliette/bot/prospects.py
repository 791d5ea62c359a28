"""What could come of it: what a payment counts, which drawn card would help, what a Rope would open."""

from collections.abc import Callable

from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import AT, EQUIPPED, UNKNOWN, Features
from noctuary.oubliette.pieces import QUEEN, Card, pays_trap


def paid(t: Evaluation, signs: tuple[str, ...]) -> list[int]:
    """What each card of a payment counts (O-44, O-82, OA-95)."""
    s = t.s
    power = 1 if s.power() and "e" not in signs else 0
    return [s.value(s.top(sign)) + power for sign in signs]


def strength(t: Evaluation, sign: str) -> int:
    """The most that the other showing cards pay, beside one more at `sign`: with the King or beside it (OA-95)."""
    others = tuple(other for other in AT if other != sign and t.s.tops[AT[other]] not in (None, UNKNOWN))
    return sum(paid(t, tuple(other for other in others if other != "e" or not t.s.power())))


def solver(t: Evaluation, kind: str, sign: str) -> Callable[[Card], bool] | None:
    """Which drawn card would answer the question, if the Ace at this place is used; None where no single card does."""
    s = t.s
    if kind in ("chasm", "next") and s.chasms:
        return lambda card: card.rope
    if kind in ("act", "store", "next"):
        number = s.needed
        if s.options.advantage == "keep_only" or s.chasms or not s.rooms:
            return None
        return lambda card: card.number == number
    if kind == "fight":
        short = s.need - strength(t, sign)
        return lambda card: s.value(card) + (s.power() and sign != "e") >= short
    if kind == "trap":
        return lambda card: pays_trap(card, s.options.queen_pays_trap)
    if kind == "lost":
        return lambda card: card.rank == QUEEN
    if kind == "darkness":
        return lambda card: card.torch
    return None


def lays_after_rope(s: Features, sign: str) -> bool:
    """Whether, the last Chasm crossed, an action is left for a showing card of the next number."""
    if s.chasms != 1 or s.actions <= (1 if s.options.rope_cost == "action" else 0):
        return False
    tops = s.without(sign)
    if not s.options.equipped_is_inventory:
        tops = tops[:EQUIPPED]
    return any(card is not None and card.number == s.needed for card in tops)
