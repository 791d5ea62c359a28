"""The languages we speak, and where their messages lie."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from noctuary.catalog import GAMES, HOUSE

LANGUAGES: Final = ("en", "fr")


def pages(lang: str, lab: bool = True) -> list[Traversable]:
    """The message files of a language: the house's own, each game's (whether or not it can be opened), the lab's."""
    house = files("noctuary")
    guests = [files(GAMES[name].home) for name in GAMES if name not in HOUSE and GAMES[name].home]
    games = [room / "text" for room in (*(house / name for name in HOUSE), *guests)]
    return [room / "locale" / f"{lang}.ftl" for room in (house, *games, *([house / "lab"] if lab else []))]
