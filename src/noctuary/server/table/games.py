"""The games of this server: the house's own, those of other packages, and the modules named in `NOCTUARY_GAMES`.

A module that is named there has a `SPEC`, as every game folder does. Worker processes read the same variable. One that
cannot be opened is left out; `closed` says why.
"""

import importlib
import os
from collections.abc import Mapping
from functools import cache

from noctuary.catalog import GAMES, why_closed
from noctuary.core.refusal import BadInput, shown
from noctuary.core.spec import Spec


@cache
def games() -> Mapping[str, Spec]:
    """All games by name."""
    return {**GAMES, **_named()[0]}


def closed() -> dict[str, BadInput]:
    """The games that were brought and cannot be opened, with the reason."""
    return {**GAMES.closed(), **_named()[1]}


@cache
def _named() -> tuple[dict[str, Spec], dict[str, BadInput]]:
    """The games of `NOCTUARY_GAMES` by name, and those that cannot be opened, by the names of their modules."""
    opened: dict[str, Spec] = {}
    broken: dict[str, BadInput] = {}
    for name in filter(None, os.environ.get("NOCTUARY_GAMES", "").split(",")):
        try:
            spec = importlib.import_module(name).SPEC
        except Exception as wrong:
            broken[name] = why_closed(name, wrong)
            continue
        if isinstance(spec, Spec):
            opened[spec.name] = spec
        else:
            broken[name] = BadInput("game-closed", game=name, why=f"NOCTUARY_GAMES: {type(spec).__name__}")
    return opened, broken


def game(name: str) -> Spec:
    """The game of this name."""
    spec = games().get(name)
    if spec is None:
        raise BadInput("game", given=shown(name), known=", ".join(games()))
    return spec
