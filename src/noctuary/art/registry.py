"""Every drawable thing, by name. The decorator holds what people and bots may know of it; the function draws it.

A *motif* is drawn round its own origin in a box of about -100..100, y down; a scene places, turns and scales it.
A *backdrop* (sky, sea, hills, floor) is drawn in the card's own units, 0..1000, and takes its place as parameters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

Draw = Callable[..., None]  # (pen, **parameters): each motif has its own parameters
D = TypeVar("D", bound=Draw)


@dataclass(frozen=True, slots=True)
class Motif:
    """What there is to know about a drawable thing."""

    key: str
    en: str
    fr: str
    category: str
    tags: tuple[str, ...]
    shape: str
    plain: Draw
    backdrop: bool

    def draw(self, pen: Any, **parameters: Any) -> None:
        """Draw it, or that variant of it which `kind` names."""
        special = VARIANTS.get((self.key, parameters.get("kind", "")))
        if special is None:
            self.plain(pen, **parameters)
        else:
            special(pen, **{name: value for name, value in parameters.items() if name != "kind"})


VARIANTS: dict[tuple[str, str], Draw] = {}
MOTIFS: dict[str, Motif] = {}


def _register(backdrop: bool, names: tuple[str, str, str, str, str, str]) -> Callable[[D], D]:
    key, en, fr, category, tags, shape = names

    def remember(draw: D) -> D:
        if key in MOTIFS:
            raise ValueError(f"two motifs are called {key}")
        MOTIFS[key] = Motif(key, en, fr, category, tuple(tags.split()), shape, draw, backdrop)
        return draw

    return remember


def motif(*names: str) -> Callable[[D], D]:
    """Register a motif: key, English name, French name, category, tags, shape."""
    return _register(False, _six(names))


def backdrop(*names: str) -> Callable[[D], D]:
    """Register a backdrop, with the same six words."""
    return _register(True, _six(names))


def variant(key: str, kind: str) -> Callable[[D], D]:
    """Register another look of a recurring motif: same name, same tags, `kind=` in a scene chooses it."""

    def remember(draw: D) -> D:
        if (key, kind) in VARIANTS:
            raise ValueError(f"two kinds of {key} are called {kind}")
        VARIANTS[key, kind] = draw
        return draw

    return remember


def _six(names: tuple[str, ...]) -> tuple[str, str, str, str, str, str]:
    key, en, fr, category, tags, shape = names
    return key, en, fr, category, tags, shape


def draw(key: str, pen: Any, **parameters: Any) -> None:
    """Draw a thing with a pen, as a part of another one (a crown on a swan)."""
    MOTIFS[key].draw(pen, **parameters)
