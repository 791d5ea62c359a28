"""By which options a table plays: what was chosen, and what is offered where nothing was."""

from collections.abc import Mapping
from typing import Any

from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec


def known_options(spec: Spec, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of some stored options that can still be chosen."""
    kept: dict[str, Any] = {}
    for name, value in options.items():
        try:
            spec.options.make({**kept, name: value})
        except BadInput:
            continue
        kept[name] = value
    return kept


def options_for(spec: Spec, chosen: Mapping[str, Any], alone: bool) -> dict[str, Any]:
    """What is played by: one person among bots gets what the game offers them, unless they chose otherwise."""
    return {**(spec.options.alone if alone else {}), **chosen}
