"""Why an answer is good, in one line that names the cards and numbers it rests on.

A line may only say what is true on this table: whether a payment is the smallest, whether anything else could be done,
what a card covers. `test_hints` walks games of all readings and checks every line against the game itself.
"""

from collections.abc import Callable
from typing import Any, Final

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.oubliette.bot.evaluation import Evaluation
from noctuary.oubliette.bot.features import AT, EQUIPPED, UNKNOWN, Features
from noctuary.oubliette.bot.policy import best_dug, wasteful
from noctuary.oubliette.bot.prospects import lays_after_rope, paid, solver
from noctuary.oubliette.pieces import JOKER, Card, cards_of

Reason = tuple[str, dict[str, Any]]
"""The last part of a message's id, and its arguments."""

LAYS: Final = ("place", "path", "map", "map_turned", "passage", "path_found")
KEEPS: Final = ("store", "path_found", "equip_found", "map_turned")


def hint(t: Evaluation, ask: Ask, choice: Choice) -> Line:
    """The message that says why, and its arguments."""
    name, args = _reason(t, ask, choice)
    return "oubliette-hint-" + name, args


def _reason(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    if choice.kind in LAYS and t.s.rooms == 8:
        return "win", {}
    if choice.kind != "fail" and len(ask.options) == 1:
        return "only", {}
    return REASONS[choice.kind](t, ask, choice)


def _offers(ask: Ask, *kinds: str) -> bool:
    return any(option.kind in kinds for option in ask.options)


def _card(t: Evaluation, choice: Choice) -> str:
    return t.s.top(choice.args[0]).id


def _named(name: str) -> Callable[[Evaluation, Ask, Choice], Reason]:
    """A reason that names the card of the choice."""
    return lambda t, _, choice: (name, {"card": _card(t, choice)})


def _start(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    card = t.s.top(choice.args[0])
    return "start-down" if card.number == 10 else "start-up", {"card": card.id}


# Creatures and Traps ---------------------------------------------------------------------------------------------


def _pay(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    if ask.kind == "trap":
        several = sum(option.kind == "pay" for option in ask.options) > 1
        return "pay-trap" if several else "pay-trap-only", {"card": _card(t, choice)}
    values = paid(t, choice.args)
    if t.s.options.combat_payment == "sequential":
        return "pay-one", {"card": _card(t, choice), "worth": values[0], "need": t.s.need}
    args: dict[str, Any] = {"parts": _parts(values, t.s.need), "need": t.s.need}
    kept = _kept(t, ask, choice)
    if kept is not None:
        return "pay-keep", {**args, "card": kept[0].id, "item": kept[1]}
    least = min(sum(paid(t, option.args)) for option in ask.options if option.kind == "pay")
    return "pay-least" if sum(values) == least else "pay", args


def _parts(values: list[int], need: int) -> str:
    """`7 + 4`, or `10 + 4 = 14` where that is more than is asked for."""
    parts = " + ".join(map(str, values))
    return f"{parts} = {sum(values)}" if len(values) > 1 and sum(values) != need else parts


def _kept(t: Evaluation, ask: Ask, choice: Choice) -> tuple[Card, str] | None:
    """The best card with a use of its own that another sensible payment would have cost, and that use."""
    s = t.s
    others = {
        sign
        for option in ask.options
        if option.kind == "pay" and option is not choice and not wasteful(t, option)
        for sign in option.args
        if sign != "g"
    }
    found: list[tuple[float, Card, str]] = []
    for sign in sorted(others - set(choice.args)):
        card = s.top(sign)
        use = _use(s, card, sign)
        if use:
            found.append((t.alone(card), card, use))
    if not found:
        return None
    _, card, use = max(found, key=lambda each: each[0])
    return card, use


def _use(s: Features, card: Card, sign: str) -> str:
    """What a card is good for where it lies: the next room, its benefit or its Item."""
    if card.number and card.number == s.needed:
        return "next"
    return card.benefit if sign == "e" and card.benefit else card.carried


def _fail(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    s = t.s
    trap = ask.kind == "trap"
    if _offers(ask, "pay") and s.options.combat_payment != "sequential":
        return "fail-choice", {}
    if s.fatal(trap):
        return "fail-fatal", {}
    if not s.rooms:
        return "fail-free", {}
    name = "fail-trap" if trap else "fail"
    return name if len(ask.options) == 1 else name + "-less", {} if trap else {"need": s.need}


def _destroy(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    payable = _offers(ask, "pay") and not _offers(ask, "fail")
    return "destroy" if payable else "destroy-only", {"need": t.s.need}


# What blocks the way, and what is lost ---------------------------------------------------------------------------


def _decline(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "decline-rope" if _offers(ask, "rope") else "decline", {}


def _rope(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    s = t.s
    args = {"card": _card(t, choice), "number": s.needed}
    if s.chasms > 1:
        return "rope-several", {**args, "number": s.chasms}
    if ask.kind == "next":
        return "rope-next", args
    if ask.kind == "act" and lays_after_rope(s, choice.args[0]):
        return "rope-path", args
    return "rope", args


def _advance(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "rope-later" if _offers(ask, "rope") else "advance", {}


def _avoid(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "avoid", {"card": _card(t, choice), "number": min(3, t.s.deck)}


def _get_lost(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "get-lost", {"number": min(3, t.s.deck)}


def _torch(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    sign = choice.args[0]
    out = sign == "g" or bool(t.s.sideways & t.s.top(sign).bit)
    return "torch-out" if out else "torch", {"card": _card(t, choice)}


def _ward(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    free = not t.s.options.ward_discarded and choice.args[0] != "g"
    return "ward-free" if free else "ward", {"card": _card(t, choice)}


def _give(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "give" if _offers(ask, "keep") else "give-only", {"card": _card(t, choice)}


# Cards to keep ---------------------------------------------------------------------------------------------------


def _in_hand(s: Features, ask: Ask) -> Card:
    card = s.turned if ask.kind == "store" else s.hand[-1]
    assert card is not None
    return card


def _drop(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "drop" if _offers(ask, *KEEPS) else "drop-no-room", {"card": _in_hand(t.s, ask).id}


def _store(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    s = t.s
    sign = choice.args[0]
    card = _in_hand(s, ask)
    covered = s.tops[AT[sign]]
    if card.number and s.direction and (card.number - s.needed) * s.direction >= 0:
        return "store-needed", {"place": sign, "number": card.number}
    if sign == "e" and card.benefit:
        return "store-equip", {"card": card.id, "item": card.benefit}
    if covered is None:
        return "store-empty", {"place": sign}
    if covered is UNKNOWN or ask.kind == "stock":
        return "store-place", {"place": sign}
    return "store", {"place": sign, "card": covered.id}


def _equip(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    card = t.s.top(choice.args[0])
    if card.benefit:
        return "equip-item", {"card": card.id, "item": card.benefit}
    below = t.s.below(AT[choice.args[0]])
    return "equip" if below is not None else "equip-last", {"card": card.id}


def _equip_found(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "equip-found", {"card": _in_hand(t.s, ask).id}


def _pick(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    s = t.s
    if s.turned is not None and s.options.advantage == "replace_turned":
        return "pick-meet", {"card": choice.args[0].id}
    return _taken(s, choice)


def _taken(s: Features, choice: Choice) -> Reason:
    """Why this card, of two or of the whole Graveyard."""
    card: Card = choice.args[0]
    if card.rank == JOKER and s.using != "e":
        return f"{choice.kind}-joker", {}
    if card.number and card.number == s.needed:
        return f"{choice.kind}-next", {"number": card.number}
    return f"{choice.kind}-best", {"card": card.id}


def _return(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "return", {"card": choice.args[0].id}


# The way on ------------------------------------------------------------------------------------------------------


def _lay(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    if not t.s.rooms:
        return "start", {"card": _in_hand(t.s, ask).id}
    return "place", {"number": t.s.needed}


def _path(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    if not t.s.rooms:
        return "start", {"card": _card(t, choice)}
    return "path", {"card": _card(t, choice), "number": t.s.needed}


def _passage(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "passage", {"number": choice.args[1] if len(choice.args) > 1 else t.s.needed}


def _map(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    s = t.s
    cards = [s.top(sign) for sign in choice.args]
    if choice.kind == "map_turned" and s.turned is not None:
        cards.append(s.turned)
    equipped = s.tops[EQUIPPED]
    if equipped is None or not equipped.red:
        return "map", {"parts": " + ".join(str(card.number) for card in cards), "number": s.needed}
    black = [str(card.number) for card in cards if not card.red]
    red = [str(card.number) for card in cards if card.red]
    return "map", {"parts": " − ".join([" + ".join(black), *red]), "number": s.needed}


def _dig(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    best = best_dug(t, choice)[1]
    if best is None:
        return "use-jack-any", {"jack": _card(t, choice)}
    return "use-jack", {"jack": _card(t, choice), "card": best.id}


def _hourglass(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "use-queen", {"number": min(3, _buried(t.s, choice))}


def _buried(s: Features, choice: Choice) -> int:
    """The cards of the Graveyard besides the one in use."""
    return len(s.graveyard) - (1 if choice.args[0] == "g" else 0)


def _time_shift(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "time-shift", {"number": _buried(t.s, choice), "deck": t.s.deck}


def _restock(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "restock", {"deck": t.s.deck}


def _search(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "search", {"deck": t.s.deck}


def _move(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "move", {"card": _card(t, choice), "place": choice.args[1]}


def _turn(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    return "turn", {}


def _advantage(t: Evaluation, ask: Ask, choice: Choice) -> Reason:
    solves = solver(t, ask.kind, choice.args[0])
    unseen = cards_of(t.unseen)
    number = sum(1 for card in unseen if solves(card)) if solves is not None else 0
    if not number or _offers(ask, "pay"):
        return "advantage", {}
    if ask.kind in ("act", "store") or (ask.kind == "next" and not t.s.chasms):
        return "advantage-next", {"count": number, "unseen": len(unseen), "number": t.s.needed}
    return "advantage-help", {"count": number, "unseen": len(unseen)}


REASONS: Final[dict[str, Callable[[Evaluation, Ask, Choice], Reason]]] = {
    "start": _start,
    "place": _lay,
    "path_found": _lay,
    "decline": _decline,
    "pay": _pay,
    "fail": _fail,
    "destroy": _destroy,
    "rope": _rope,
    "advance": _advance,
    "avoid": _avoid,
    "get_lost": _get_lost,
    "torch": _torch,
    "discard": _named("discard"),
    "ward": _ward,
    "give": _give,
    "keep": _named("keep"),
    "drop": _drop,
    "store": _store,
    "equip": _equip,
    "equip_found": _equip_found,
    "pick": _pick,
    "take": lambda t, _, choice: _taken(t.s, choice),
    "return": _return,
    "path": _path,
    "passage": _passage,
    "map": _map,
    "map_turned": _map,
    "dig": _dig,
    "hourglass": _hourglass,
    "time_shift": _time_shift,
    "restock": _restock,
    "search": _search,
    "move": _move,
    "turn": _turn,
    "advantage": _advantage,
}
"""The reason for each kind of answer."""

IDS: Final = tuple(
    f"oubliette-hint-{name}"
    for name in (
        "advance", "advantage", "advantage-help", "advantage-next", "avoid", "decline", "decline-rope", "destroy",
        "destroy-only", "discard", "drop", "drop-no-room", "equip", "equip-found", "equip-item", "equip-last", "fail",
        "fail-choice", "fail-fatal", "fail-free", "fail-less", "fail-trap", "fail-trap-less", "get-lost", "give",
        "give-only", "keep", "map", "move", "only", "passage", "path", "pay", "pay-keep", "pay-least", "pay-one",
        "pay-trap", "pay-trap-only", "pick-best", "pick-joker", "pick-meet", "pick-next", "place", "restock", "return",
        "rope", "rope-later", "rope-next", "rope-path", "rope-several", "search", "start", "start-down", "start-up",
        "store", "store-empty", "store-equip", "store-needed", "store-place", "take-best", "take-joker", "take-next",
        "time-shift", "torch", "torch-out", "turn", "use-jack", "use-jack-any", "use-queen", "ward", "ward-free", "win",
    )
)  # fmt: skip
"""Every message there is."""
