"""`noctuary new-game`: a small running package to begin a game from, which passes the conformance suite at once.

It is a copy of `noctuary.template` under another name: what is written has been linted, typed and tested as it stands.
"""

import keyword
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from noctuary.catalog import GAMES
from noctuary.core.refusal import BadInput
from noctuary.text import Words

NAME: Final = re.compile(r"[a-z][a-z0-9]{2,23}")
CARRIED: Final = (".py", ".ftl", ".md")
OUTSIDE: Final = {"pyproject.toml.txt": "pyproject.toml", "test_template.py.txt": "tests/test_{name}.py"}
"""Files that do not lie in the package itself, and where they go."""


def new_game(say: Words, name: str, into: Path) -> None:
    """Write the package and say how to go on."""
    if NAME.fullmatch(name) is None or keyword.iskeyword(name) or name in (*GAMES.names(), "noctuary", "template"):
        raise BadInput("new-game-name", given=name[:40])
    folder = into / name
    if folder.exists():
        raise BadInput("new-game-exists", folder=str(folder))
    for file, text in package(name).items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    print(say("cli-new-game-done", name=name, folder=str(folder)))


def package(name: str) -> dict[str, str]:
    """The files of the new package by their paths."""
    return {path: renamed(text, name) for path, text in _files(files("noctuary") / "template", name, f"src/{name}/")}


def renamed(text: str, name: str) -> str:
    """The template's own text, under another name."""
    return text.replace("noctuary.template", name).replace("Template", name.capitalize()).replace("template", name)


def _files(folder: Traversable, name: str, below: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _files(entry, name, f"{below}{entry.name}/")
        elif entry.name in OUTSIDE:
            found.append((OUTSIDE[entry.name].format(name=name), entry.read_text("utf-8")))
        elif entry.name.endswith(CARRIED):
            found.append((f"{below}{entry.name}", entry.read_text("utf-8")))
    return found
