"""The fixed list of a game's answers: a number for each text and a text for each number.

A catalogue is made from the choices that the game itself makes (its `choices` module, its abilities), never from a
rule of its own. Which of them are legal is what the game offers at the moment, and nothing else.
"""

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from noctuary.core.effects import Ask, Choice, Seat
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput
from noctuary.envs.layout import Array, Layout

Mask = npt.NDArray[np.int8]
Answers = dict[int, tuple[Ask, Choice]]
"""By their numbers: what may be answered, and which ask it answers."""


class Catalogue:
    """Every answer of a game, numbered. The same game with the same number of players has the same numbers."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.texts = tuple(dict.fromkeys(texts))
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def text(self, number: int) -> str:
        """The answer of this number, as the game writes it."""
        if not 0 <= number < len(self.texts):
            raise BadInput("action-number", given=str(number), high=len(self.texts) - 1)
        return self.texts[number]

    def number(self, text: str) -> int:
        """The number of an answer."""
        if text not in self._numbers:
            raise BadInput("action-text", given=text[:40])
        return self._numbers[text]


class Encoding:
    """One game, as arrays and numbers: its catalogue, the layout of its observations, and how both are filled.

    `write` is given nothing but what a seat knows and is asked, so an array cannot hold what the seat may not know.
    """

    game: str
    actions: Catalogue
    layout: Layout

    def __init__(self) -> None:
        self._known: dict[Choice, int] = {}

    def known(self, game: Game, seat: Seat) -> Any:
        """What an observation is made from: the seat's knowledge, or its view where that is all it can remember."""
        return game.knowledge(seat)

    def write(self, known: Any, asks: tuple[Ask, ...], out: Array) -> None:
        """Fill an observation from what a seat knows and its own asks."""
        raise NotImplementedError

    def observe(self, game: Game, seat: Seat) -> Array:
        """What a seat may know, as an array."""
        out = np.zeros(self.layout.size, np.float32)
        self.write(self.known(game, seat), own_asks(game, seat), out)
        return out

    def number(self, ask: Ask, at: int, option: Choice) -> int:
        """The number of the option at a place of an ask."""
        found = self._known.get(option)
        if found is None:
            found = self._known[option] = self.actions.number(option.text)
        return found

    def answers(self, game: Game, seat: Seat) -> Answers:
        """What a seat may answer now, by number: the options of all its asks."""
        found: Answers = {}
        for ask in game.asks():
            if ask.who == seat:
                for at, option in enumerate(ask.options):
                    found[self.number(ask, at, option)] = ask, option
        return found

    def mask(self, answers: Iterable[int]) -> Mask:
        """One for each legal number."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[list(answers)] = 1
        return mask


def own_asks(game: Game, seat: Seat) -> tuple[Ask, ...]:
    """What a seat is asked; never what others are."""
    return tuple(ask for ask in game.asks() if ask.who == seat)


def choices_in(*modules: ModuleType) -> Iterator[Choice]:
    """Every choice that stands ready made in some modules, in the order they are written."""
    for module in modules:
        for value in vars(module).values():
            yield from _choices(value)


def _choices(value: Any) -> Iterator[Choice]:
    if isinstance(value, Choice):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _choices(each)
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from _choices(each)
