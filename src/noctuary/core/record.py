"""The record: the list of answers, which is the only truth that is ever stored.

One file a game, JSON lines, only ever appended to: a header, then one line for each choice, undo, hint or end.
Replaying it gives the identical game. A last line that was cut short (the power went) is passed over; any other
damage is named.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from noctuary.core.chance import Chance
from noctuary.core.effects import Ask, Choice, Seat
from noctuary.core.events import Event
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec

FORMAT = 1


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game was made from."""

    game: str
    rules: int
    seats: tuple[str, ...]
    """Who sat where: a name, or `bot:<name>`."""
    seed: str
    """64 hex digits. Secret until the game is over."""
    options: dict[str, Any] = {}
    data: dict[str, str] = {}
    deal: int | None = None
    """The number of a shared deal, if it was one."""
    practice: bool = False
    """Undo without end was allowed."""
    format: int = FORMAT


class Chosen(msgspec.Struct, frozen=True, tag="chosen", tag_field="line", omit_defaults=True):
    """A seat's choice. `at` counts the table's milliseconds; only table and replay read it."""

    seat: Seat
    choice: str
    at: int = 0


class Undone(msgspec.Struct, frozen=True, tag="undone", tag_field="line", omit_defaults=True):
    """The last choice was taken back."""

    at: int = 0


class Placed(msgspec.Struct, frozen=True, tag="placed", tag_field="line"):
    """The game goes on from this full position, whatever went before."""

    position: str


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="line"):
    """A seat asked for a hint and was told this choice: a game played by advice is not counted with the others."""

    seat: Seat
    choice: str


class Ended(msgspec.Struct, frozen=True, tag="ended", tag_field="line"):
    """How it ended: written so that a finished game can be listed without replaying it."""

    reason: str
    winners: tuple[Seat, ...]
    side: str = ""
    assisted: bool = False


RecordLine = Chosen | Undone | Placed | Hinted | Ended

UNREADABLE = (msgspec.DecodeError, RecursionError)
_encode = msgspec.json.Encoder().encode
_line = msgspec.json.Decoder(RecordLine)
_header = msgspec.json.Decoder(Header)


class Journal:
    """A game being played, together with its record.

    `keep`, if given, is called with each new line before anybody is told: what was accepted is never lost.
    """

    def __init__(
        self, spec: Spec, header: Header, keep: Callable[[RecordLine], None] | None = None, game: Game | None = None
    ) -> None:
        self.spec = spec
        self.header = header
        self.keep = keep
        self.lines: list[RecordLine] = []
        self.assisted = header.practice
        """Whether it was played with help: for practice, or a hint was followed. Such a game is counted apart."""
        self.hints = 0
        """How many hints were asked for."""
        self.advice: Hinted | None = None
        """The last hint, until the question is answered."""
        self.position = ""
        """Where the choices that count begin; nothing: with the deal."""
        self.before: list[Event] = []
        """What was told before that, if the game goes on from a position."""
        self.game = self._start() if game is None else game
        """`game`, if given, stands where it was left; whoever gives it fills in what follows."""
        self.past: list[Chosen] = []
        """The choices that still count, after undoing."""
        self.shown: list[bool] = []
        """For each of them, whether it showed somebody something hidden."""
        self.events: list[list[Event]] = [self.game.told]
        """What was told at the deal, then after each choice that still counts."""

    def _start(self, position: str = "") -> Game:
        self.position = position
        if position:
            return self.spec.read(position)
        options = self.spec.options.make(self.header.options)
        return self.spec.new(options, len(self.header.seats), Chance(bytes.fromhex(self.header.seed)))

    def play(self, seat: Seat, choice: Choice | str, n: int = 0, at: int = 0) -> list[Event]:
        """Carry out a choice and write it down; refuse it and write nothing."""
        if isinstance(choice, str):
            ask, answer = self.game.meant(seat, choice, n)
        else:
            ask, answer = self.game.ask_for(seat, choice, n), choice
        line = Chosen(seat, answer.text, at)
        self._keep(line)
        told = self._apply(line, ask, answer)
        self._weigh(line)
        outcome = self.game.result()
        if outcome is not None:
            self._keep(Ended(outcome.reason, outcome.winners, outcome.side, self.assisted))
        return told

    def undo(self, at: int = 0) -> None:
        """Take the last choice back: free unless it showed something hidden, and then only in practice."""
        self.may_undo()
        line = Undone(at)
        self._keep(line)
        self._undo()

    def may_undo(self) -> None:
        """Refuse an undo that is not allowed now."""
        if not self.past:
            raise Refusal("nothing_to_undo")
        if len(self.header.seats) > 1:
            raise Refusal("undo_alone")
        if self.shown[-1] and not self.header.practice:
            raise Refusal("undo_shown")
        if self.game.result() is not None and not self.header.practice:
            raise Refusal("game_over")

    def place(self, position: str) -> None:
        """Go on from a full position."""
        self.spec.read(position)
        line = Placed(position)
        self._keep(line)
        self._place(line)

    def hint(self, seat: Seat, choice: str) -> None:
        """Write down what a seat was advised to do."""
        line = Hinted(seat, choice)
        self._keep(line)
        self._hint(line)

    def _hint(self, line: Hinted) -> None:
        self.hints += line != self.advice  # The same advice once more is no other hint.
        self.advice = line

    def _weigh(self, line: Chosen) -> None:
        """Whether this choice is the one that was advised."""
        if self.advice is not None and self.advice.seat == line.seat:
            self.assisted |= self.advice.choice == line.choice
            self.advice = None

    def _keep(self, line: RecordLine) -> None:
        if self.keep is not None:
            self.keep(line)
        self.lines.append(line)

    def _apply(self, line: Chosen, ask: Ask, answer: Choice) -> list[Event]:
        told = self.game.carry_out(ask, answer)
        self.past.append(line)
        self.shown.append(self.game.revealed != 0)
        self.events.append(told)
        return told

    def _undo(self) -> None:
        self.advice = None
        again = self.past[:-1]
        self.past, self.shown = [], []
        self.game = self._start(self.position)
        self.events = [self.game.told]
        for line in again:
            self._apply(line, *self.game.meant(line.seat, line.choice))

    def _place(self, line: Placed) -> None:
        self.game = self._start(line.position)
        self.past, self.shown, self.events = [], [], [self.game.told]

    def replay(self, lines: list[RecordLine]) -> None:
        """Carry out stored lines. A line that does not fit the game is named by its number in the file."""
        for number, line in enumerate(lines, start=2 + len(self.lines)):
            try:
                if isinstance(line, Chosen):
                    self._apply(line, *self.game.meant(line.seat, line.choice))
                    self._weigh(line)
                elif isinstance(line, Hinted):
                    self._hint(line)
                elif isinstance(line, Undone):
                    self._undo()
                elif isinstance(line, Placed):
                    self._place(line)
            except (Refusal, IndexError):
                raise BadInput("record-line", line=number) from None
            self.lines.append(line)

    def text(self) -> str:
        """The whole record as it would stand in a file."""
        return "".join(_encode(part).decode() + "\n" for part in (self.header, *self.lines))


def parse(data: bytes, specs: Callable[[str], Spec]) -> Journal:
    """The game a record tells. Refuses a damaged one, naming the line."""
    first, *rest = data.split(b"\n")
    try:
        header = _header.decode(first)
    except UNREADABLE:
        raise BadInput("record-header") from None
    if header.format != FORMAT:
        raise BadInput("record-format", given=header.format, known=FORMAT)
    spec = specs(header.game).with_data(header.data)
    if header.rules != spec.rules:
        raise BadInput("record-rules", given=header.rules, known=spec.rules)
    if dict(header.data) != dict(spec.data):
        raise BadInput("record-data")
    spec.check_seats(len(header.seats))
    try:
        journal = Journal(spec, header)
    except ValueError:
        raise BadInput("record-header") from None
    journal.replay(_lines(rest))
    return journal


def _lines(rows: list[bytes]) -> list[RecordLine]:
    """The lines after the header. Only the last may be cut short: it has no line end then."""
    *whole, last = rows
    lines: list[RecordLine] = []
    for number, row in enumerate(whole, start=2):
        try:
            lines.append(_line.decode(row))
        except UNREADABLE:
            raise BadInput("record-line", line=number) from None
    try:
        return [*lines, _line.decode(last)] if last else lines
    except UNREADABLE:
        return lines


def load(path: Path, specs: Callable[[str], Spec]) -> Journal:
    """The game in a file."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError):
        raise BadInput("file", name=str(path)) from None
    return parse(data, specs)


class RecordFile:
    """A record on disk that grows by one durable line at a time."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def create(self, header: Header) -> None:
        """Begin a new file; never overwrite one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("xb") as file:
            _write(file.fileno(), header)

    def append(self, line: RecordLine) -> None:
        """Add a line, durable when this returns. A torn last line is cut off first."""
        with self.path.open("r+b") as file:
            _mend(file)
            _write(file.fileno(), line)


def _mend(file: Any) -> None:
    """Put the file's end where the next line belongs: after the last whole line."""
    end = file.seek(0, os.SEEK_END)
    file.seek(max(0, end - (1 << 16)))
    tail = file.read()
    if tail and not tail.endswith(b"\n"):
        end -= len(tail) - tail.rfind(b"\n") - 1
        file.truncate(end)
    file.seek(end)


def _write(descriptor: int, part: Header | RecordLine) -> None:
    os.write(descriptor, _encode(part) + b"\n")
    os.fsync(descriptor)
