"""The game's data in words."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say


def words(say: Say, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of events and choices, ready for a sentence: `n7` is 7, seat 0 is player 1."""
    ready = dict(args)
    if "card" in ready:
        ready["card"] = ready["card"].removeprefix("n")
    if "seat" in ready:
        ready["seat"] += 1
    return ready


def describe(view: Any, ask: Ask, answer: Choice) -> Line:
    """A choice as a line."""
    return "template-lay", {"card": answer.args[0].id}
