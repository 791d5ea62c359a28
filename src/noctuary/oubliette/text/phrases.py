"""Oubliette's data in words: cards, places, and what each choice means on this table."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say
from noctuary.oubliette.pieces import BY_ID, JOKER, Card
from noctuary.oubliette.view import View

SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def card_name(say: Say, id: str) -> str:
    """`KH` as people write it: K♥, or R♥ in French."""
    card = BY_ID[id]
    if card.rank == JOKER:
        return say("oubliette-joker")
    rank = id[:-1]
    return (rank if card.number else say("oubliette-rank-" + rank)) + SUIT_SIGNS[card.suit]


def words(say: Say, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of events and choices, ready for a sentence."""
    ready: dict[str, Any] = {}
    for name, value in args.items():
        if name in ("card", "paid", "jack", "equipped"):
            ready[name] = card_name(say, value)
        elif name in ("cards", "slots"):
            ready[name] = ", ".join(card_name(say, id) for id in value)
        elif name == "item":
            ready[name] = say("oubliette-item-" + value)
        elif name == "place":
            ready[name] = say("oubliette-place-" + value)
        else:
            ready[name] = value
    return ready


def top(view: View, place: str) -> str:
    """The id of the card that can be used at a place."""
    if place == "e":
        assert view.equipped is not None
        return view.equipped
    if place == "g":
        return view.graveyard[-1]
    card = view.slots[int(place) - 1][-1]
    assert card is not None
    return card


def describe(view: View, ask: Ask, choice: Choice) -> Line:
    """A choice as a line, with the cards its places stand for."""
    id = "oubliette-choice-" + choice.kind
    kind = choice.kind
    if kind == "turn" and not view.deck:
        return id + "-out", {}
    if kind == "fail" and view.fatal:
        return id + "-fatal", {}
    if kind == "store":
        return id, {"place": choice.args[0]}
    if kind in ("pick", "take", "return"):
        return id, {"card": choice.args[0].id}
    if kind == "place":
        return id, {"number": view.needed}
    if kind == "passage":
        return id, {"number": choice.args[1] if len(choice.args) > 1 else view.needed}
    if kind in ("pay", "map", "map_turned"):
        return _several(view, ask, choice, id)
    if kind == "move":
        return id, {"card": top(view, choice.args[0]), "place": choice.args[1]}
    return id, {"card": top(view, choice.args[0])} if choice.args else {}


def _several(view: View, ask: Ask, choice: Choice, id: str) -> Line:
    cards = [top(view, place) for place in choice.args]
    if ask.kind != "fight":
        return id, {"cards": cards}
    return "oubliette-choice-pay-sum", {"cards": cards, "sum": worth(view, choice)}


def worth(view: View, choice: Choice) -> int:
    """What a payment comes to, with the Power of an equipped King that is not part of it (O-82, OA-95)."""
    assert view.fight is not None
    power = 0 if "e" in choice.args else view.fight.power
    return sum(view.fight.worths[place] + power for place in choice.args)


def uses(card: Card, needed: int, equipped: bool) -> list[str]:
    """What a card is good for where it lies, as message ids: its Item names and whether it is the next room."""
    found = []
    if needed and card.number == needed:
        found.append("oubliette-item-next")
    item = card.benefit if equipped and card.benefit else card.carried
    if item:
        found.append("oubliette-item-" + item)
    return found
