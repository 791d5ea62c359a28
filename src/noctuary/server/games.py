"""The games of this server: the house's own, and those of the modules named in `NOCTUARY_GAMES`.

A module that is named there has a `SPEC`, as every game folder does. Worker processes read the same variable.
"""

import importlib
import os
from collections.abc import Mapping
from functools import cache

from noctuary.catalog import GAMES
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.server.http import GameInfo, OptionInfo


@cache
def games() -> Mapping[str, Spec]:
    """All games by name."""
    found = dict(GAMES)
    for name in filter(None, os.environ.get("NOCTUARY_GAMES", "").split(",")):
        spec: Spec = importlib.import_module(name).SPEC
        found[spec.name] = spec
    return found


def game(name: str) -> Spec:
    """The game of this name."""
    spec = games().get(name)
    if spec is None:
        raise BadInput("game", given=name[:40], known=", ".join(games()))
    return spec


def about(spec: Spec) -> GameInfo:
    """What the lobby is told of a game."""
    options = tuple(
        OptionInfo(each.name, each.rule, each.default, each.choices, each.low, each.high, each.listed, each.seat)
        for each in spec.options.about()
    )
    presets = {name: dict(values) for name, values in spec.options.presets.items()}
    return GameInfo(spec.name, spec.seats, options, presets, tuple(spec.bots), spec.best_bot, spec.advise is not None)
