"""Whether a game can be told in every language: the part of `check_game` that reads its messages.

Its message files say the same things with the same arguments, nothing in another language is still English, and every
question, choice, picture of the table, event and ending of a random game has its words.
"""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, Placeable, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from noctuary.catalog import GAMES
from noctuary.core.effects import CLOCK, Ask
from noctuary.core.events import Event, Line
from noctuary.core.game import Game
from noctuary.core.spec import Spec
from noctuary.languages import LANGUAGES
from noctuary.text import Missing, Words

WORD = re.compile(r"[^\W\d_]{2,}")
ALIKE = 2
"""So many words may be the same in two languages (a name, "Page", "Shiny Power"); more were never translated."""

CHOICES = 20
"""How many choices of an ask are put into words."""


class _Reader(Visitor):
    """The arguments and the written words of a message."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (the library's name)
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.words += WORD.findall(node.value)

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        self.generic_visit(node)


def _read(pattern: Pattern | None) -> _Reader:
    reader = _Reader()
    reader.visit(pattern)
    return reader


def page(spec: Spec, lang: str) -> Traversable:
    """A game's messages in a language."""
    return files(spec.home) / "text" / "locale" / f"{lang}.ftl"


def faults(spec: Spec) -> list[str]:
    """One line for each message that a language lacks, that has other arguments there, or that was not translated."""
    if not spec.home:
        return []
    absent = [lang for lang in LANGUAGES if not page(spec, lang).is_file()]
    if absent:
        return [f"no {page(spec, lang)}" for lang in absent]
    first, *others = LANGUAGES
    base = _messages(page(spec, first))
    found: list[str] = []
    for lang in others:
        there = _messages(page(spec, lang))
        found += [f"{id} is not in {lang}" for id in base if id not in there]
        found += [f"{id} is in {lang} only" for id in there if id not in base]
        for id in [id for id in base if id in there]:
            one, other = base[id], there[id]
            if one.arguments != other.arguments:
                differing = ", ".join(f"${name}" for name in sorted(one.arguments ^ other.arguments))
                found.append(f"{id} has {differing} in one language only")
            if one.words == other.words and len(one.words) > ALIKE:
                found.append(f"{id} is the same in {first} and {lang}: {' '.join(one.words)[:60]}")
    for about in spec.options.about():
        if f"{spec.name}-option-{about.name}" not in base:
            found.append(f"{spec.name}-option-{about.name} is nowhere")
    return found


def _messages(path: Traversable) -> dict[str, _Reader]:
    tree = FluentParser().parse(path.read_text("utf-8"))
    return {entry.id.name: _read(entry.value) for entry in tree.body if isinstance(entry, Message)}


class Teller:
    """Puts a game into every language as it goes on, and raises `Missing` where words fail."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.languages = [self._words(lang) for lang in LANGUAGES] if spec.home else []

    def _words(self, lang: str) -> Words:
        words = Words(lang)
        if self.spec.name not in GAMES:
            words.bundle.add_resource(FluentResource(page(self.spec, lang).read_text("utf-8")))
        return words

    def _line(self, say: Words, line: Line) -> None:
        id, args = line
        say(id, **self.spec.words(say, args))

    def position(self, game: Game) -> None:
        """The table, the questions and their choices, or how it ended; each as the seat that is asked sees them."""
        outcome = game.result()
        for say in self.languages:
            if outcome is not None:
                say(f"{self.spec.name}-outcome-{outcome.reason}")
            for ask in game.asks():
                if ask.who != CLOCK:
                    self._ask(say, game, ask)

    def _ask(self, say: Words, game: Game, ask: Ask) -> None:
        view = game.view(ask.who)
        say(f"{self.spec.name}-ask-{ask.kind}")
        self.spec.draw(view, say, 80)
        for option in ask.options[:CHOICES]:
            self._line(say, self.spec.describe(view, ask, option))

    def events(self, events: list[Event], seats: int) -> None:
        """What each seat, and a spectator, hears."""
        for say in self.languages:
            for event in events:
                for seat in (*range(seats), None):
                    line = event.seen_by(seat)
                    if line is not None:
                        self._line(say, line)


__all__ = ["Missing", "Teller", "faults"]
