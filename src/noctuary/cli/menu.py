"""Choices as a numbered menu that fits the screen: grouped where there are many, in pages where there are more.

Nothing is ever hidden: what does not fit stands on a further page, and every page says so.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from textwrap import wrap

from noctuary.core.effects import Ask, Choice


@dataclass(frozen=True)
class Entry:
    """One answer a person may give: the choice, the ask it answers, and its label."""

    label: str
    ask: Ask
    choice: Choice


@dataclass(frozen=True)
class Group:
    """Several entries behind one number: the first half of a choice, such as the card before its target."""

    label: str
    entries: tuple[Entry, ...]
    notes: tuple[str, ...] = field(default=())
    """What is shown above the entries, such as what the card does."""


Row = Entry | Group


def grouped(entries: Sequence[Entry], label: Callable[[Entry], str], room: int) -> list[Row]:
    """The same entries, those with the same group label together; untouched where all of them fit in `room` rows.

    An entry whose group label is empty, or that is alone in its group, stands for itself.
    """
    if len(entries) <= room:
        return list(entries)
    groups: dict[str, list[Entry]] = {}
    for number, entry in enumerate(entries):
        groups.setdefault(label(entry) or f"\0{number}", []).append(entry)
    if len(groups) < 2:
        return list(entries)
    return [members[0] if len(members) == 1 else Group(name, tuple(members)) for name, members in groups.items()]


def pages(labels: Iterable[str], width: int, room: int) -> list[list[str]]:
    """The labels, numbered from 1 on, as pages of at most `room` lines: two columns where the labels are short."""
    numbered = [f"{number:>2} {label}" for number, label in enumerate(labels, start=1)]
    column = (width - 2) // 2
    if len(numbered) > room and max(map(len, numbered)) <= column:
        return [_two_columns(numbered[at : at + 2 * room], column) for at in range(0, len(numbered), 2 * room)]
    found: list[list[str]] = [[]]
    for label in numbered:
        lines = wrap(label, width, subsequent_indent="   ") or [label]
        if found[-1] and len(found[-1]) + len(lines) > room:
            found.append([])
        found[-1].extend(lines)
    return found


def _two_columns(labels: list[str], column: int) -> list[str]:
    half = (len(labels) + 1) // 2
    right = [*labels[half:], ""]
    return [(left.ljust(column) + other).rstrip() for left, other in zip(labels[:half], right, strict=False)]
