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
