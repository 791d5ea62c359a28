"""A refusal: why something was not done, for people and for programs."""

from typing import Final


class Refusal(Exception):
    """A choice that changed nothing: a stable reason code, the rule it rests on, and what to put in the message.

    The code names a message (`refusal-<code>`) in both languages. A refusal must never tell a seat more than its view.
    """

    def __init__(self, code: str, rule: str = "", **args: str | int) -> None:
        super().__init__(f"{code} ({rule})" if rule else code)
        self.code = code
        self.rule = rule
        self.args_by_name: dict[str, str | int] = dict(args)

    def line(self) -> dict[str, object]:
        """The refusal as plain data."""
        return {"code": self.code, "rule": self.rule, "args": self.args_by_name}


LONGEST: Final = 60


def shown(value: object) -> str:
    """Something from outside as it may stand in a sentence: short, whatever it is."""
    if isinstance(value, int) and value.bit_length() > 53:
        return f"{'-' if value < 0 else ''}2^{value.bit_length() - 1}…"
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:
        text = type(value).__name__
    text = " ".join(text[: 2 * LONGEST].encode("utf-8", "replace").decode().split())
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


class BadInput(Exception):
    """Something from outside that cannot be understood: one line saying what is wrong and what would be right.

    `code` names a message (`bad-<code>`) in both languages.
    """

    def __init__(self, code: str, **args: str | int) -> None:
        args = {name: _bounded(value) for name, value in args.items()}
        super().__init__(f"{code}: " + ", ".join(f"{key}={value}" for key, value in args.items()))
        self.code = code
        self.args_by_name: dict[str, str | int] = dict(args)

    def __reduce__(self) -> tuple[object, ...]:
        """By its parts, so that one from another process says the same."""
        return _bad_input, (self.code, self.args_by_name)


def _bad_input(code: str, args: dict[str, str | int]) -> BadInput:
    return BadInput(code, **args)


def _bounded(value: str | int) -> str | int:
    """What a sentence can hold: whatever it is, somebody else wrote it."""
    if isinstance(value, int):
        return value if value.bit_length() <= 53 else shown(value)
    return value if len(value) <= 900 else value[:900] + "…"
