"""Words: every text a person reads, in their language.

Messages live in Fluent files (`locale/en.ftl`, `locale/fr.ftl`, and one pair in each game's folder), the same files the
browser reads. Rules speak in message ids and plain data; here they become sentences.
"""

import locale
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from noctuary.catalog import GAMES, HOUSE
from noctuary.core.events import Line
from noctuary.core.refusal import BadInput, Refusal

LANGUAGES: Final = ("en", "fr")


def pages(lang: str, lab: bool = True) -> list[Traversable]:
    """The message files of a language: the house's own, each game's (whether or not it can be opened), the lab's."""
    house = files("noctuary")
    guests = [files(GAMES[name].home) for name in GAMES if name not in HOUSE and GAMES[name].home]
    games = [room / "text" for room in (*(house / name for name in HOUSE), *guests)]
    return [room / "locale" / f"{lang}.ftl" for room in (house, *games, *([house / "lab"] if lab else []))]


def joined(text: str) -> str:
    """French has a space before `: ; ? !` and inside « », at which no line may break. The browser does the same."""
    return re.sub("(?<!=) (?=[:;?!»])", "\u00a0", text).replace("« ", "«\u00a0")


class Missing(KeyError):
    """A message that does not exist in a language."""


class Words:
    """One language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for page in pages(lang):
            text = page.read_text("utf-8")
            self.bundle.add_resource(FluentResource(joined(text) if lang == "fr" else text))

    def __call__(self, id: str, **args: Any) -> str:
        """The message with this id."""
        pattern = self.bundle.get_message(id).value if self.bundle.has_message(id) else None
        if pattern is None:
            raise Missing(f"{id} ({self.lang})")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise Missing(f"{id} ({self.lang}): {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(id))

    def line(self, game: str, line: Line) -> str:
        """What happened, or what may be chosen, as a sentence."""
        id, args = line
        return self(id, **GAMES[game].words(self, args))

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, with the rule it rests on."""
        text = self("refusal-" + refusal.code, **refusal.args_by_name)
        return f"{text} ({refusal.rule})" if refusal.rule else text

    def bad_input(self, wrong: BadInput) -> str:
        """What is wrong with something from outside, and what would be right."""
        return self("bad-" + wrong.code, **wrong.args_by_name)


@cache
def words(lang: str) -> Words:
    """The words of a language, read once."""
    return Words(lang)


def preferred(environment: Mapping[str, str] | None = None) -> str:
    """The language of the person at this terminal: French if the locale says so, otherwise English."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name)
        if value:
            code = locale.normalize(value).split("_")[0].split(".")[0].lower()
            return code if code in LANGUAGES else "en"
    return "en"
