"""Bringing a stored position up to the rules of today, one version at a time.

A position is one line of named fields (`core.notation`). A step takes the fields as texts, because the pieces and
effects of an earlier version may have no class any more; what comes out is read, and so checked, as any position is.

    def from_1(fields: dict[str, str]) -> dict[str, str]:
        return {**fields, "wounds": "0"}

    SPEC = Spec(..., rules=2, upgrade=Upgrades("oubliette", {1: from_1}))
"""

from collections.abc import Callable, Mapping

from noctuary.core.notation import TOKEN, head_of
from noctuary.core.refusal import BadInput

Texts = dict[str, str]
"""The fields of a position by name, each as it was written."""


class Upgrades:
    """The steps of one game: the step under 1 leads from version 1 to version 2. A version without one is refused."""

    def __init__(self, game: str, steps: Mapping[int, Callable[[Texts], Texts]]) -> None:
        self.game = game
        self.steps = steps
        self.rules = max(steps) + 1

    def __call__(self, position: str, rules: int) -> str:
        """The position as today's rules write it."""
        if head_of(position) != f"{self.game} {rules}":
            raise BadInput("position-head", given=head_of(position)[:40], known=f"{self.game} {rules}")
        fields = fields_of(position)
        for version in range(rules, self.rules):
            step = self.steps.get(version)
            if step is None:
                raise BadInput("position-head", given=f"{self.game} {rules}", known=f"{self.game} {self.rules}")
            fields = step(fields)
        return line_of(f"{self.game} {self.rules}", fields)


def fields_of(position: str) -> Texts:
    """The fields of a position as they stand in its line."""
    fields: Texts = {}
    for part in parts_of(position.partition("|")[2]):
        name, _, value = part.partition(":")
        fields[name.strip()] = value.strip()
    return fields


def parts_of(text: str) -> list[str]:
    """What stands between the bars that part the fields; a bar within a text is none."""
    parts, began, at = [], 0, 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if match is None:
            raise BadInput("position-sign", sign=text[at : at + 12])
        if match.group().strip() == "|":
            parts.append(text[began:at])
            began = match.end()
        at = match.end()
    return [*parts, text[began:]]


def line_of(head: str, fields: Texts) -> str:
    """The line of a position with these fields."""
    return " | ".join((head, *(f"{name}: {value}" for name, value in fields.items())))
