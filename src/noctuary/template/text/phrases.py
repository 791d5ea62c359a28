"""The game's data in words."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.effects import Ask, Choice
from noctuary.core.events import Line
from noctuary.core.spec import Say


def words(say: Say, args: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of events and choices, ready for a sentence. In the browser `seat` is the name of who sits there."""
    return {**args, "seat": say("template-player", number=args["seat"] + 1)} if "seat" in args else dict(args)


def describe(view: Any, ask: Ask, answer: Choice) -> Line:
    """A choice as a line."""
    return "template-lay", {"card": answer.args[0].number}
