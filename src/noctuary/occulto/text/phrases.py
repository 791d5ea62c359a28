"""Occulto's data in words: cards, places, players, and what each choice means."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say
from noctuary.occulto.choices import Person, Place, Side
from noctuary.occulto.pieces import BY_ID, COLOURS, NO_COLOUR, Card
from noctuary.occulto.view import View

PERSONS = ("seat", "victim", "to", "other_seat", "first")
CARDS = ("card", "target")
CARD_LISTS = ("cards", "hand")


def card_name(say: Say, id: str) -> str:
    """`G04` as people say it: Thief (red 2)."""
    card = BY_ID[id]
    ability = say("occulto-ability-" + card.name)
    if card.colour == NO_COLOUR:
        return ability
    return say(
        "occulto-card", ability=ability, colour=say("occulto-colour-" + COLOURS[card.colour]), potions=card.potions
    )


def person_name(say: Say, seat: int) -> str:
    """A player by number; people count from one."""
    return say("occulto-person", number=seat + 1)


def place_name(say: Say, place: str) -> str:
    """`s2` as the character of player 3, `c0` as the first of the centre."""
    if not place:
        return ""
    kind = "occulto-place-seat" if place[0] == "s" else "occulto-place-centre"
    return say(kind, number=int(place[1:]) + 1)


def target_name(say: Say, target: str) -> str:
    """Anything an ability can be aimed at."""
    if target in BY_ID:
        return card_name(say, target)
    if target in ("left", "right"):
        return say("occulto-side-" + target)
    if target.startswith("seat"):
        return person_name(say, int(target[4:]))
    return place_name(say, target)


def words(say: Say, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of events and choices, ready for a sentence."""
    ready: dict[str, Any] = {}
    for name, value in args.items():
        if name in CARDS:
            ready[name] = card_name(say, value)
        elif name in CARD_LISTS:
            ready[name] = ", ".join(card_name(say, id) for id in value) or "–"
        elif name in PERSONS:
            ready[name] = person_name(say, value)
        elif name == "seats":
            ready[name] = ", ".join(person_name(say, seat) for seat in value)
        elif name in ("place", "other_place"):
            ready[name] = place_name(say, value)
        elif name == "places":
            ready[name] = ", ".join(place_name(say, place) for place in value)
        elif name == "targets":
            ready[name] = ", ".join(target_name(say, target) for target in value)
        elif name == "ability":
            ready[name] = say("occulto-ability-" + value)
        elif name == "colour":
            ready[name] = say("occulto-colour-" + value)
        elif name == "side":
            ready[name] = say("occulto-side-" + value)
        elif name == "totals":
            ready[name] = ", ".join(f"{say('occulto-colour-' + colour)} {total}" for colour, total in value.items())
        elif name == "powers":
            ready[name] = ", ".join(say("occulto-power-" + power) for power in value)
        elif name == "faces":
            ready[name] = ", ".join(say("occulto-colour-" + colour) if colour else "–" for colour in value)
        else:
            ready[name] = value
    return ready


def describe(view: View, ask: Ask, choice: Choice) -> Line:
    """A choice as a line."""
    id = "occulto-choice-" + choice.kind
    if choice.kind == "colour":
        return id, {"colour": choice.args[0]}
    if choice.kind == "take" and isinstance(choice.args[0], Place):
        return id + "-centre", {"place": choice.args[0].id}
    if choice.kind != "play":
        return id, {"card": choice.args[0].id} if choice.args else {}
    card, *rest = choice.args
    if card.name == "chameleon" and rest:
        copied, *rest = rest
        ability = view.guise if copied.name == "chameleon" else copied.name
        return id + ("-copy" if rest else "-copy-bare"), {"card": card.id, "ability": ability, **_targets(rest)}
    return (id, {"card": card.id, **_targets(rest)}) if rest else (id + "-bare", {"card": card.id})


def _targets(targets: list[Card | Place | Person | Side]) -> dict[str, Any]:
    return {"targets": [target.id for target in targets]} if targets else {}
