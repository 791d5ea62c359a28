"""A position as one line of text, and back.

    oubliette 2 | deck: [KH 3C] | equipped: - | stack: [Fight(QS) Turn()]

Values: numbers, `yes`/`no`, `-` for nothing, 'quoted text', card ids as bare words, `[lists]`, `(tuples)`,
`{'maps': 1}`, `#hex` for bytes, `Effect(arguments)` and `<choices>`. The full notation holds every fact and
round-trips in the middle of an effect; the short one, written by people in tests, holds some of the fields, and the
game fills in the rest.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from noctuary.core.effects import Choice, Choices, Effect, Piece
from noctuary.core.refusal import BadInput

TOKEN = re.compile(
    r"""\s*(?:(?P<text>'(?:[^'\\]|\\.)*')|(?P<choice><[^>]*>)|(?P<bytes>\#[0-9a-f]*)
    |(?P<number>-?\d+(?![\w]))|(?P<word>[\w.+*]+)|(?P<mark>[\[\](){}:|-]))""",
    re.VERBOSE,
)


def write(head: str, fields: Mapping[str, Any]) -> str:
    """The line for a position."""
    return " | ".join([head, *(f"{name}: {write_value(value)}" for name, value in fields.items())])


def write_value(value: Any) -> str:
    """One value of a position."""
    writer = WRITERS.get(type(value))
    if writer is None:
        writer = WRITERS[type(value)] = _writer_for(value)
    return writer(value)


def _writer_for(value: Any) -> Callable[[Any], str]:
    """How values of this class are written. Looked up once a class: positions are written very often in tests."""
    if value is None:
        return lambda _: "-"
    for kind, writer in KINDS:
        if isinstance(value, kind):
            return writer
    raise TypeError(f"a position cannot hold {value!r}")


def _text(value: str) -> str:
    return "'" + value.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _map(value: dict[Any, Any]) -> str:
    return "{" + " ".join([f"{write_value(key)}: {write_value(item)}" for key, item in value.items()]) + "}"


def _row(values: list[Any] | tuple[Any, ...]) -> str:
    return " ".join(map(write_value, values))


KINDS: Final[tuple[tuple[type, Callable[[Any], str]], ...]] = (
    (bool, lambda value: "yes" if value else "no"),
    (int, str),
    (str, _text),
    (bytes, lambda value: "#" + value.hex()),
    (Piece, lambda value: value.id),
    (Choice, lambda value: f"<{value.text}>"),
    (Effect, lambda value: f"{type(value).__name__}({_row(value.args())})"),
    (list, lambda value: f"[{_row(value)}]"),
    (tuple, lambda value: f"({_row(value)})"),
    (dict, _map),
)
WRITERS: Final[dict[type, Callable[[Any], str]]] = {}
DEEPEST: Final = 40
"""How many brackets may stand in one another: more than any game writes, fewer than would exhaust the reader."""
LONGEST_NUMBER: Final = 40


def head_of(text: str) -> str:
    """What stands before the first field: the game and the version of its rules."""
    return text.split("|", 1)[0].strip()


def read(
    text: str, pieces: Mapping[str, Piece], effects: Mapping[str, type[Effect]], choices: Choices
) -> dict[str, Any]:
    """The fields of a position's line, in the words of one game. What cannot be read is named."""
    tokens = _tokens(text.partition("|")[2])
    reader = _Reader(tokens, pieces, effects, choices)
    fields: dict[str, Any] = {}
    while not reader.done():
        name = reader.take("word")
        reader.take("mark", ":")
        fields[name] = reader.value()
        if not reader.done():
            reader.take("mark", "|")
    return fields


def _tokens(text: str) -> list[tuple[str, str]]:
    tokens = []
    at = 0
    text = text.rstrip()
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise BadInput("position-sign", sign=text[at : at + 12])
        tokens.append((str(match.lastgroup), match.group().strip()))
        at = match.end()
    return tokens


class _Reader:
    """Reads values from tokens, one at a time."""

    def __init__(
        self,
        tokens: list[tuple[str, str]],
        pieces: Mapping[str, Piece],
        effects: Mapping[str, type[Effect]],
        choices: Choices,
    ) -> None:
        self.tokens = tokens
        self.at = 0
        self.depth = 0
        self.pieces = pieces
        self.effects = effects
        self.choices = choices

    def done(self) -> bool:
        return self.at >= len(self.tokens)

    def peek(self) -> str:
        return "" if self.done() else self.tokens[self.at][1]

    def take(self, kind: str, text: str = "") -> str:
        if self.done():
            raise BadInput("position-short")
        found, token = self.tokens[self.at]
        if found != kind or (text and token != text):
            raise BadInput("position-sign", sign=token)
        self.at += 1
        return token

    def value(self) -> Any:
        if self.done():
            raise BadInput("position-short")
        kind, token = self.tokens[self.at]
        self.at += 1
        if kind == "number":
            return self.number(token)
        if kind == "text":
            return re.sub(r"\\(.)", r"\1", token[1:-1])
        if kind == "bytes":
            return self.hex(token)
        if kind == "choice":
            return self.choice(token)
        if kind == "word":
            return self.word(token)
        return self.group(token)

    def number(self, token: str) -> int:
        if len(token) > LONGEST_NUMBER:
            raise BadInput("position-sign", sign=token[:12])
        return int(token)

    def hex(self, token: str) -> bytes:
        try:
            return bytes.fromhex(token[1:])
        except ValueError:
            raise BadInput("position-sign", sign=token) from None

    def choice(self, token: str) -> Choice:
        found = self.choices.find(token[1:-1])
        if found is None:
            raise BadInput("position-sign", sign=token)
        return found

    def word(self, token: str) -> Any:
        if token in ("yes", "no"):
            return token == "yes"
        if self.peek() == "(" and token in self.effects:
            self.at += 1
            return self.make(token)
        piece = self.pieces.get(token)
        if piece is None:
            raise BadInput("position-word", word=token)
        return piece

    def make(self, name: str) -> Effect:
        args = self.until(")")
        try:
            return self.effects[name](*args)
        except (TypeError, ValueError, LookupError, AttributeError, AssertionError):
            raise BadInput("position-sign", sign=name) from None

    def group(self, token: str) -> Any:
        if token == "-":
            return None
        if token == "[":
            return self.until("]")
        if token == "(":
            return tuple(self.until(")"))
        if token == "{":
            return self.table()
        raise BadInput("position-sign", sign=token)

    def until(self, end: str) -> list[Any]:
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadInput("position-sign", sign=self.peek()[:12])
        values = []
        while self.peek() != end:
            values.append(self.value())
        self.at += 1
        self.depth -= 1
        return values

    def table(self) -> dict[Any, Any]:
        found = {}
        self.depth += 1
        if self.depth > DEEPEST:
            raise BadInput("position-sign", sign=self.peek()[:12])
        while self.peek() != "}":
            sign = self.peek()
            key = self.value()
            self.take("mark", ":")
            if not isinstance(key, str | int | Piece):
                raise BadInput("position-sign", sign=sign[:12])
            found[key] = self.value()
        self.at += 1
        self.depth -= 1
        return found
