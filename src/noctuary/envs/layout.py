"""What stands where in an observation: named blocks, one after the other, each a table of rows and columns.

An observation is one flat array of float32 between 0 and 1. `layout.slice("cards")` finds a block in it, and
`layout.block(array, "cards")` is that part as a matrix. `table` writes the layout for the documentation.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]


class Block(NamedTuple):
    """One table of an observation: a value for each row and column."""

    name: str
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    meaning: str
    start: int = 0

    @property
    def size(self) -> int:
        """How many values it has."""
        return len(self.rows) * len(self.columns)


class Layout:
    """The blocks of an observation."""

    def __init__(self, *blocks: tuple[str, Sequence[Any], Sequence[Any], str]) -> None:
        made: list[Block] = []
        start = 0
        for name, rows, columns, meaning in blocks:
            made.append(Block(name, tuple(map(str, rows)), tuple(map(str, columns)), meaning, start))
            start += made[-1].size
        self.blocks = tuple(made)
        self.size = start
        self._by_name = {each.name: each for each in made}

    def __getitem__(self, name: str) -> Block:
        return self._by_name[name]

    def slice(self, name: str) -> "slice[int, int, None]":
        """Where a block lies in an observation."""
        block = self._by_name[name]
        return slice(block.start, block.start + block.size)

    def block(self, observation: Array, name: str) -> Array:
        """A block of an observation as a matrix."""
        block = self._by_name[name]
        return observation[self.slice(name)].reshape(len(block.rows), len(block.columns))

    def label(self, at: int) -> str:
        """What the value at an index is: block, row and column."""
        for block in self.blocks:
            if block.start <= at < block.start + block.size:
                row, column = divmod(at - block.start, len(block.columns))
                return " ".join(part for part in (block.name, block.rows[row], block.columns[column]) if part)
        raise IndexError(at)

    def table(self) -> list[str]:
        """The layout as rows of a table, for the documentation."""
        return [
            f"| `{block.name}` | {block.start} | {len(block.rows)} × {len(block.columns)} | {block.meaning} |"
            for block in self.blocks
        ]


class Blank:
    """An observation that is being written: everything is 0 until it is set, and nothing leaves 0 … 1."""

    __slots__ = ("layout", "out")

    def __init__(self, layout: Layout, out: Array) -> None:
        self.layout = layout
        self.out = out
        out.fill(0.0)

    def put(self, name: str, row: int, column: int, value: float = 1.0) -> None:
        """One value of a block."""
        block = self.layout[name]
        self.out[block.start + row * len(block.columns) + column] = min(value, 1.0)

    def row(self, name: str, values: Iterable[float], row: int = 0) -> None:
        """The values of a row from its first column on."""
        block = self.layout[name]
        start = block.start + row * len(block.columns)
        for at, value in enumerate(values, start):
            self.out[at] = min(value, 1.0)
