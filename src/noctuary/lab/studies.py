"""The studies of each game: the modules of `noctuary.lab.<game>`, run by `noctuary lab GAME STUDY`.

A study has a `main` that takes the arguments of its command. What `--help` says of it are messages: that of the study,
`<game>-study-<study>`, and `study-<argument>` for each argument. `TRIALS` are commands that take a moment, in which
`FOLDER` stands for a folder to write into: tests carry them out.
"""

import argparse
from collections.abc import Sequence
from contextvars import ContextVar
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from noctuary.core.refusal import BadInput, shown
from noctuary.core.spec import Say


def studies(game: str) -> tuple[str, ...]:
    """The names of a game's studies."""
    room = find_spec(f"{__package__}.{game}")
    places = [] if room is None else room.submodule_search_locations or []
    return tuple(sorted(module.name for module in iter_modules(places)))


def run(game: str, study: str, arguments: Sequence[str], say: Say) -> None:
    """Carry a study out; its help speaks the language of the command. What it needs beyond the rules is in `lab`."""
    known = studies(game)
    if study not in known:
        raise BadInput("study", game=game, given=shown(study), known=", ".join(known) or "–")
    try:
        module = import_module(f"{__package__}.{game}.{study}")
    except ModuleNotFoundError as missing:
        raise BadInput("extra-missing", name=str(missing.name), extra="lab") from None
    before = SPOKEN.set(say)
    try:
        module.main(arguments)
    finally:
        SPOKEN.reset(before)


SPOKEN: ContextVar[Say | None] = ContextVar("SPOKEN", default=None)
"""The language of the command that carries a study out; none where a program calls it."""


class Arguments(argparse.ArgumentParser):
    """The arguments of a study. A module gives as `help` names to choose from, if at all; the words are messages."""

    def format_help(self) -> str:
        """Each argument in the language of the command."""
        say = SPOKEN.get()
        if say is None:
            return super().format_help()
        for action in self._actions:
            if not isinstance(action, argparse._HelpAction):
                name = action.option_strings[0].lstrip("-") if action.option_strings else action.dest
                action.help = say(f"study-{name}") + (f" ({action.help})" if action.help else "")
        return super().format_help()


def parser(study: str, about: str | None) -> argparse.ArgumentParser:
    """Reads the arguments of a study, `<game> <study>`; a program that asks for help gets what the module says."""
    say = SPOKEN.get()
    return Arguments(
        prog=f"noctuary lab {study}",
        description=about if say is None else say("-study-".join(study.split(" "))),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
