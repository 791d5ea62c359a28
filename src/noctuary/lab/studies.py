"""The studies of each game: the modules of `noctuary.lab.<game>`, run by `noctuary lab GAME STUDY`.

A study has a `main` that takes the arguments of its command; its docstring is its help. `TRIALS` are commands that take
a moment, in which `FOLDER` stands for a folder to write into: tests carry them out.
"""

import argparse
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from noctuary.core.refusal import BadInput, shown


def studies(game: str) -> tuple[str, ...]:
    """The names of a game's studies."""
    room = find_spec(f"{__package__}.{game}")
    places = [] if room is None else room.submodule_search_locations or []
    return tuple(sorted(module.name for module in iter_modules(places)))


def run(game: str, study: str, arguments: Sequence[str]) -> None:
    """Carry a study out. What it needs beyond the rules is the extra `lab`."""
    known = studies(game)
    if study not in known:
        raise BadInput("study", game=game, given=shown(study), known=", ".join(known) or "–")
    try:
        module = import_module(f"{__package__}.{game}.{study}")
    except ModuleNotFoundError as missing:
        raise BadInput("extra-missing", name=str(missing.name), extra="lab") from None
    module.main(arguments)


def parser(study: str, about: str | None) -> argparse.ArgumentParser:
    """Reads the arguments of a study; its help is what the module says."""
    return argparse.ArgumentParser(
        prog=f"noctuary lab {study}", description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
