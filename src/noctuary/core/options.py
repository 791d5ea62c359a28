"""The options of a game: one typed Struct, from which command line, forms, validation and docs are made.

    class Options(GameOptions, frozen=True, kw_only=True):
        jokers: Annotated[Literal[2, 3], rule("OA-26")] = 2

Every option has a default, the number of the rule or ruling it changes, and a message `<game>-option-<name>` in both
languages; one that names a seat has `<game>-seat-<name>` as well, the part that is played there. A preset is a named
set of values; `preset=merciful` is read like an option and applied first.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Annotated, Any, ClassVar, Literal, Self, get_args, get_origin, get_type_hints

import msgspec

from noctuary.core.refusal import BadInput, shown


def rule(number: str, low: int | None = None, high: int | None = None, *, seat: bool = False) -> msgspec.Meta:
    """Mark an option with the rule it changes; for numbers, with its bounds, and whether it is the number of a seat."""
    return msgspec.Meta(extra={"rule": number, "seat": seat}, ge=low, le=high)


class About(msgspec.Struct, frozen=True):
    """What there is to know of one option."""

    name: str
    rule: str
    default: Any
    choices: tuple[Any, ...]
    """All values; empty for a whole number, a list or a text."""
    low: int | None = None
    high: int | None = None
    listed: bool = False
    """Whether the value is a list, written with commas."""
    seat: bool = False
    """Whether the value is a seat: a table can choose it when everybody sits."""


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of every game's options."""

    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    alone: ClassVar[Mapping[str, Any]] = {}
    """What one person who plays with bots is offered in the place of the defaults."""

    @classmethod
    def about(cls) -> tuple[About, ...]:
        """All options, in the order they are written."""
        return _all_about(cls)

    @classmethod
    def make(cls, values: Mapping[str, Any]) -> Self:
        """Options from plain values, a preset first if one is named. Refuses what does not fit, by name."""
        values = dict(values)
        preset = values.pop("preset", None)
        if preset is not None and (not isinstance(preset, str) or preset not in cls.presets):
            raise BadInput("preset", given=shown(preset), known=", ".join(cls.presets))
        values = {**cls.presets.get(str(preset), {}), **values}
        known = {about.name: about for about in cls.about()}
        for name, value in values.items():
            if name not in known:
                raise BadInput("option", given=name, known=", ".join(["preset", *known]))
            _check(known[name], value)
        try:
            made = msgspec.convert(values, cls)
        except msgspec.ValidationError as wrong:  # A list or a text; numbers and choices were checked by name.
            raise BadInput("option-shape", why=str(wrong)) from None
        made.check()
        return made

    @classmethod
    def parse(cls, words: Iterable[str]) -> Self:
        """Options from `name=value` words, as on a command line."""
        known = {about.name: about for about in cls.about()}
        values: dict[str, Any] = {}
        for word in words:
            name, sign, text = word.partition("=")
            if not sign:
                raise BadInput("option-form", given=word)
            values[name] = _parse(known[name], text) if name in known else text
        return cls.make(values)

    @classmethod
    def chosen(cls, values: Mapping[str, Any]) -> dict[str, Any]:
        """What was chosen by these values: what differs from the defaults, and a default that `alone` would replace."""
        named = {**cls.presets.get(str(values.get("preset")), {}), **values}
        return {**{name: named[name] for name in cls.alone if name in named}, **cls.make(values).changed()}

    @classmethod
    def alone_words(cls) -> list[str]:
        """`alone` as words of a command line."""
        return [f"{name}={value}" for name, value in cls.alone.items()]

    def check(self) -> None:
        """Refuse mixes of values that cannot go together."""

    def changed(self) -> dict[str, Any]:
        """The options that differ from the defaults: what a record's header keeps."""
        plain = type(self)()
        return {
            name: getattr(self, name) for name in self.__struct_fields__ if getattr(self, name) != getattr(plain, name)
        }

    @property
    def preset(self) -> str:
        """The name of the preset these options are, or `custom`."""
        return _preset(self)


@cache
def _all_about(options: type[GameOptions]) -> tuple[About, ...]:
    hints = get_type_hints(options, include_extras=True)
    defaults = options()
    return tuple(_about(field, hints[field], getattr(defaults, field)) for field in options.__struct_fields__)


@lru_cache(maxsize=256)
def _preset(options: GameOptions) -> str:
    for name in options.presets:
        if type(options).make({"preset": name}) == options:
            return name
    return "custom"


def _about(name: str, hint: Any, default: Any) -> About:
    number, low, high, seat = "", None, None, False
    if get_origin(hint) is Annotated:
        hint, *metas = get_args(hint)
        for meta in metas:
            number = (meta.extra or {}).get("rule", number)
            low, high, seat = meta.ge, meta.le, (meta.extra or {}).get("seat", seat)
    if get_origin(hint) is Literal:
        return About(name, number, default, get_args(hint))
    if hint is bool:
        return About(name, number, default, (True, False))
    return About(name, number, default, (), low, high, listed=get_origin(hint) is tuple, seat=seat)


def _parse(about: About, text: str) -> Any:
    """The value a word on the command line stands for; `_check` judges it."""
    if about.choices:
        for value in about.choices:
            if text == _word(value):
                return value
        return text
    if about.listed:
        numbers = text.split(",") if text else []
        return tuple(int(part) if part.lstrip("-").isdigit() else part for part in numbers)
    return int(text) if text.lstrip("-").isdigit() else text


def _check(about: About, value: Any) -> None:
    if about.choices:
        if not any(value == known and type(value) is type(known) for known in about.choices):
            known = ", ".join(map(_word, about.choices))
            raise BadInput("option-value", name=about.name, given=_word(value), known=known)
    elif isinstance(about.default, int) and not isinstance(about.default, bool):
        if type(value) is not int or not _within(about, value):
            low, high = str(about.low), str(about.high)
            raise BadInput("option-range", name=about.name, given=shown(value), low=low, high=high)


def _within(about: About, value: int) -> bool:
    return (about.low is None or value >= about.low) and (about.high is None or value <= about.high)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else shown(value)
