"""Obscurio's data in words: seats, traps, pictures by what is on them, and what each choice means on this table."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say
from noctuary.obscurio.choices import ARGUMENTS, LONGER
from noctuary.obscurio.pieces.clue import Butterfly, read
from noctuary.obscurio.pieces.deck import DECKS, Element, Illusion, element_at
from noctuary.obscurio.text.picture_text import description
from noctuary.obscurio.view import View

MOST = 9
"""So many elements of a picture are named."""


def card_of(id: str) -> Illusion | None:
    """The card with this id in any deck that was loaded."""
    return next((deck.by_id[id] for deck in DECKS.values() if id in deck.by_id), None)


def element_name(say: Say, element: Element) -> str:
    """An element's name in the reader's language."""
    return element.french if say("obscurio-language") == "fr" else element.name


def contents(say: Say, id: str, red: bool = False, mist: int | None = None) -> str:
    """What is on a picture, the most striking first; under a sheet only what still shows. Never what it is about."""
    card = card_of(id)
    if card is None:
        return id
    if red or mist is not None:
        lang = "fr" if say("obscurio-language") == "fr" else "en"
        return ", ".join(thing.name[lang] for thing in description(card, red, mist).things[:MOST])
    seen = sorted(card.elements, key=lambda element: -element.salience)[:MOST]
    return ", ".join(element_name(say, element) for element in seen)


Sheets = tuple[tuple[bool, int | None], ...]
"""For each Page, whether red lies on it and how mist lies on it."""


def pointed(say: Say, pages: tuple[str, ...], butterfly: Butterfly, sheets: Sheets = ()) -> str:
    """What a Butterfly points at, by name; a bare place, or a thing that a sheet hides, by its coordinates."""
    if len(butterfly) == 1:
        return ""
    card = card_of(pages[butterfly[0]])
    element = None if card is None else element_at(card, butterfly[1], butterfly[2])
    place = f"{butterfly[1]},{butterfly[2]}"
    if card is None or element is None:
        return place
    red, mist = sheets[butterfly[0]] if sheets else (False, None)
    if not red and mist is None:
        return element_name(say, element)
    lang = "fr" if say("obscurio-language") == "fr" else "en"
    x, y = element.anchor[0] // 10, element.anchor[1] // 10
    shown = [thing for thing in description(card, red, mist).things if (thing.x, thing.y) == (x, y)]
    return shown[0].name[lang] if shown else place


def butterfly_text(say: Say, pages: tuple[str, ...], word: str, sheets: Sheets = ()) -> str:
    """A Butterfly in a few words."""
    butterfly = read(word)
    if butterfly is None:
        return word
    page = butterfly[0] + 1
    if len(butterfly) == 1:
        return say("obscurio-below", page=page)
    return say("obscurio-points", page=page, thing=pointed(say, pages, butterfly, sheets))


def seat_name(say: Say, seat: int) -> str:
    """A seat, counted from 1 as people do."""
    return say("obscurio-seat", number=seat + 1)


def words(say: Say, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of events and choices, ready for a sentence."""
    ready: dict[str, Any] = {}
    for name, value in args.items():
        if name in ("seat", "grimoire", "other"):
            ready[name] = seat_name(say, value)
        elif name == "trap":
            ready[name] = say("obscurio-trap-" + value)
        elif name == "votes":
            ready[name] = _votes(say, value)
        elif name == "clue":
            ready[name] = " + ".join(butterfly_text(say, tuple(args["pages"]), word) for word in value)
        elif name in ("reason", "claim", "level"):
            ready[name] = say(f"obscurio-{name}-{value}")
        elif name in ("thing", "like"):
            ready[name] = value[1 if say("obscurio-language") == "fr" else 0]
        elif name == "about":
            ready[name] = ""
        elif name == "pages":
            continue
        elif isinstance(value, bool):
            ready[name] = "yes" if value else "no"
        elif isinstance(value, list):
            ready[name] = ", ".join(map(str, value))
        else:
            ready[name] = value
    if "line" in args:
        id, about = _line(args["line"], tuple(args["about"]))
        if "thing" in args:
            id = "obscurio-choice-suggest-thing"
            about = {
                **about,
                # "a frog, and the frog here is of the same kind": it is the same thing
                "likeness": "name" if args["thing"] == args["like"] and about["reason"] == "kind" else about["reason"],
                "page": args["page"],
                "thing": args["thing"],
                "like": args["like"],
            }
            about["way"] = (about["door"] + about["at"]) % 2
        ready["about"] = say(id, **words(say, about))
    return ready


def _votes(say: Say, votes: list[int]) -> str:
    cast = [
        say("obscurio-vote", seat=seat_name(say, seat), accused=seat_name(say, vote))
        for seat, vote in enumerate(votes)
        if vote >= 0
    ]
    return ", ".join(cast)


def describe(view: View, ask: Ask, choice: Choice) -> Line:
    """A choice as a line."""
    if choice.kind in ("clue", "put"):
        pages = [page.card for page in view.pages or ()]
        return f"obscurio-choice-{choice.kind}", {"clue": list(choice.args), "pages": pages}
    if choice.kind == "pick":
        return "obscurio-choice-pick", {"slot": choice.args[0]}
    if choice.kind in ("take", "refuse", "take_companion", "refuse_companion"):
        return "obscurio-choice-" + choice.kind, {"door": view.reached}
    return _line(choice.kind, choice.args)


def _line(kind: str, args: tuple[Any, ...]) -> Line:
    id = "obscurio-choice-" + kind
    if len(args) > 1:
        id += LONGER.get(kind, "")
    return id, dict(zip(ARGUMENTS.get(kind, ()), args, strict=False))
