"""Results: one line a game, in a file that only grows.

A file of JSON lines holds two kinds: `arm` says once what the games of an arm depend on, `game` is one game of it, by
its number. Files are joined by putting one behind the other (`cat`); a game that stands in it twice counts once. A last
line that was cut short is cut off before the file goes on. `.parquet` holds the same, if pyarrow is there.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from noctuary.core.refusal import BadInput
from noctuary.lab.plan import Arm

FORMAT = 1


class ArmLine(msgspec.Struct, frozen=True, tag="arm", tag_field="line"):
    """What the games of an arm depend on."""

    id: str
    arm: Arm
    format: int = FORMAT


class Row(msgspec.Struct, frozen=True, tag="game", tag_field="line"):
    """One game."""

    arm: str
    number: int
    reason: str
    rule: str
    side: str
    winners: tuple[int, ...]
    decisions: int
    figures: dict[str, Any] = {}
    """See `core.measure`: a number, a series, a tally or labels."""


Results = dict[str, "Played"]


class Played(msgspec.Struct):
    """An arm and its games by number."""

    arm: Arm
    rows: dict[int, Row] = {}

    def ordered(self) -> list[Row]:
        """The games in the order of their numbers."""
        return [self.rows[number] for number in sorted(self.rows)]


_line = msgspec.json.Decoder(ArmLine | Row)
_encode = msgspec.json.Encoder().encode


def read(paths: Iterable[Path]) -> Results:
    """The results in some files, joined. A line that cannot be read is named; only the last may be cut short."""
    found: Results = {}
    for path in paths:
        try:
            data = path.read_bytes()
        except OSError:
            raise BadInput("file", name=str(path)) from None
        if path.suffix == ".parquet":
            from noctuary.lab.parquet import read_parquet

            join(found, read_parquet(path))
        else:
            join(found, parse(data, str(path)))
    return found


def parse(data: bytes, name: str) -> Results:
    """The results in the lines of a file."""
    found: Results = {}
    lines = data.split(b"\n")
    for number, line in enumerate(lines, start=1):
        if not line:
            continue
        try:
            read_line = _line.decode(line)
        except (msgspec.DecodeError, RecursionError):
            if number == len(lines):
                break
            raise BadInput("lab-line", name=name, line=number) from None
        if isinstance(read_line, ArmLine):
            if read_line.format != FORMAT:
                raise BadInput("lab-format", name=name, given=read_line.format, known=FORMAT)
            found.setdefault(read_line.id, Played(read_line.arm))
        elif read_line.arm not in found:
            raise BadInput("lab-line", name=name, line=number)
        else:
            found[read_line.arm].rows[read_line.number] = read_line
    return found


def join(into: Results, more: Results) -> None:
    """Add results to others."""
    for id, played in more.items():
        into.setdefault(id, Played(played.arm)).rows.update(played.rows)


class RowFile:
    """A file of results that grows. Without a path, nothing is kept but in memory."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.results: Results = {}
        if path is not None and path.exists():
            self.results = read([path])
            mend(path)
        elif path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)

    def begin(self, arm: Arm) -> Played:
        """The games of an arm that there are already; the arm is written down if it is new."""
        if arm.id not in self.results:
            self.results[arm.id] = Played(arm)
            self._write([ArmLine(arm.id, arm)])
        return self.results[arm.id]

    def add(self, rows: Sequence[Row]) -> None:
        """Keep more games. Whatever happens to this process afterwards, they stay."""
        self._write(rows)
        for row in rows:
            self.results[row.arm].rows[row.number] = row

    def _write(self, lines: Sequence[ArmLine | Row]) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(b"".join(_encode(line) + b"\n" for line in lines))


def mend(path: Path) -> None:
    """Cut off a last line without an end."""
    with path.open("r+b") as file:
        data = file.read()
        if data and not data.endswith(b"\n"):
            file.truncate(data.rfind(b"\n") + 1)


def plain(row: Row) -> dict[str, Any]:
    """A row as plain data."""
    made: dict[str, Any] = msgspec.to_builtins(row)
    return made
