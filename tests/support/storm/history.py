"""What really happened, from the log alone, and whether what clients were told agrees with it.

Beside every table stands a second reading of its log, one append after the other, at the moment of its commit. Every
frame that reaches a client is looked up there: a view that no stored position of the table gives to that viewer was
told too early, or to the wrong one, or never was.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from noctuary.core.effects import CLOCK
from noctuary.core.record import Chosen
from noctuary.server.store.lines import Snapshot
from noctuary.server.table import broadcast, ledger
from noctuary.server.table.ledger import AnyEntry, Opened, Recorded, Refused, Said, Started
from noctuary.server.table.pictures import PictureGrants
from noctuary.server.table.snapshot import restored
from noctuary.server.table.state import State, answered_by
from noctuary.server.table.wire import LineData

Viewer = int | None
Complain = Callable[[str], None]

TAIL = b',"pictures":'
"""What comes after this in a state's frame is the moment's and not the position's: clock, pictures."""
LOOKED_INTO = 4
"""Every so manieth snapshot is opened."""


class Shown:
    """A view that a table gave to a viewer, and after which lines it did."""

    __slots__ = ("body", "lines")

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.lines: list[int] = []


class TableHistory:
    """One table."""

    def __init__(self, id: str, complain: Complain) -> None:
        self.id = id
        self.short = id[:4]
        self.wrong = complain
        self.state: State | None = None
        self.seq = 0
        self.views: dict[Viewer, dict[str, Shown]] = {}
        self.hashes: dict[Viewer, str] = {}
        """Of what each viewer should be shown now."""
        self.told: dict[Viewer, list[Any]] = {}
        self.answered: dict[tuple[Viewer, str], tuple[int, Refused | None]] = {}
        self.said: set[tuple[Viewer, str, str]] = set()
        self.phases: set[tuple[int, str, bool]] = set()
        self.rings = 0
        self.snapshots = 0

    def complain(self, what: str) -> None:
        self.wrong(f"table {self.short}: {what}")

    # What is stored ----------------------------------------------------------------------------------------------

    def commit(self, seq: int, bodies: tuple[str, ...]) -> None:
        """Lines have become durable."""
        if seq != self.seq + 1:
            self.complain(f"line {seq} was written after line {self.seq}")
            return
        for body in bodies:
            self.seq += 1
            self._take(ledger.read(body))
        self._remember()

    def _take(self, entry: AnyEntry) -> None:
        if isinstance(entry, Opened):
            self.state = State(entry)
            return
        assert self.state is not None
        key = answered_by(entry)
        if key is not None:
            if key in self.answered:
                self.complain(f"command {key} is in lines {self.answered[key][0]} and {self.seq}")
            self.answered[key] = self.seq, entry if isinstance(entry, Refused) else None
        if isinstance(entry, Said):
            self.said.add((entry.seat, entry.text, entry.room))
        if isinstance(entry, Recorded) and isinstance(entry.line, Chosen):
            self._check_time(self.state, entry.line)
        try:
            self.state.apply(entry)
        except Exception as wrong:
            self.complain(f"line {self.seq} cannot be replayed: {wrong!r}")
        if self.state.shelved:
            self.complain(f"line {self.seq} closed the game: {self.state.shelved}")
        if isinstance(entry, Started) and self.state.journal is None:
            self.complain("a game could not be started")

    def _check_time(self, state: State, line: Chosen) -> None:
        """Table time never goes back, and the clock answers only when a window is over."""
        if line.at < state.at:
            self.complain(f"line {self.seq} is of {line.at} ms, after one of {state.at} ms")
        if line.seat == CLOCK:
            self.rings += 1
            over = state.sand.over(line.choice.split(" ", 1)[0], line.at)
            left = [state.sand.windows[name].left_at(line.at) for name in over]
            if not over or any(left):
                self.complain(f"line {self.seq}: the clock answered {line.choice!r} with {left} ms left")

    def _remember(self) -> None:
        """What each viewer may be shown now."""
        state = self.state
        assert state is not None
        self.phases.add((state.round, state.phase, state.paused))
        for viewer in state.viewers:
            told = self.told.setdefault(viewer, [])
            new = state.heard[viewer][len(told) - state.first[viewer] :]
            told.extend(msgspec.json.decode(msgspec.json.encode(LineData(id, args))) for id, args in new)
        if state.phase in ("playing", "over"):
            shared = broadcast.SharedParts(state, state.at)
            for viewer in state.viewers:
                digest, frame = broadcast.state_frame(state, viewer, shared, PictureGrants())
                body = frame.rpartition(TAIL)[0]
                key = f"{state.known_lines(viewer)} {digest}"
                shown = self.views.setdefault(viewer, {}).setdefault(key, Shown(body))
                shown.lines.append(self.seq)
                self.hashes[viewer] = digest

    def check_snapshot(self, snapshot: Snapshot) -> None:
        """A snapshot holds a line that is stored, with it at the latest; now and then: it shows what its lines do."""
        if snapshot.seq > self.seq:
            self.complain(f"a snapshot of line {snapshot.seq} is stored, and {self.seq} lines are")
        self.snapshots += 1
        if snapshot.seq != self.seq or self.snapshots % LOOKED_INTO:
            return
        state, _ = restored(snapshot)
        if state.phase not in ("playing", "over"):
            return
        shared = broadcast.SharedParts(state, state.at)
        for viewer, digest in self.hashes.items():
            if broadcast.state_frame(state, viewer, shared, PictureGrants())[0] != digest:
                self.complain(f"the snapshot of line {snapshot.seq} shows viewer {viewer} something else than the log")

    # What is told ------------------------------------------------------------------------------------------------

    def check_state(self, viewer: Viewer, raw: bytes, frame: dict[str, Any], since: int) -> int:
        """A view has reached somebody: the line after which it was so, at or after line `since`."""
        shown = self.views.get(viewer, {}).get(f"{frame['seq']} {frame['hash']}")
        if shown is None or raw.rpartition(TAIL)[0] != shown.body:
            self.complain(f"viewer {viewer} was shown what no stored position gives them, {frame['seq']} lines heard")
            return since
        for line in shown.lines:
            if line >= since:
                return line
        self.complain(f"viewer {viewer} was shown line {shown.lines[-1]} after line {since}")
        return since

    def check_lines(self, viewer: Viewer, first: int, lines: list[Any]) -> None:
        """Lines have reached somebody."""
        if self.told.get(viewer, [])[first : first + len(lines)] != lines:
            self.complain(f"viewer {viewer} heard lines from {first} on that the log does not tell")

    def check_table(self, frame: dict[str, Any]) -> None:
        """The table's own frame has reached somebody."""
        if (frame["round"], frame["phase"], frame["paused"]) not in self.phases:
            self.complain(f"a table of round {frame['round']}, {frame['phase']}, was shown")

    def check_said(self, viewer: Viewer, frame: dict[str, Any]) -> None:
        """Words have reached somebody."""
        if (frame["seat"], frame["text"], frame["room"]) not in self.said:
            self.complain(f"{frame['text']!r} was heard and is not in the log")

    def check_answer(self, viewer: Viewer, id: str, frame: dict[str, Any]) -> None:
        """A lasting command was answered for good: that must be in the log by now, and the same."""
        found = self.answered.get((viewer, id))
        if found is None:
            self.complain(f"command {id} of {viewer} was answered {frame} and is not stored")
            return
        refused = found[1]
        code = "" if refused is None else refused.code
        if (frame["is"] == "ok") != (refused is None) or frame.get("code", "") != code:
            self.complain(f"command {id} of {viewer} was answered {frame}, and the log says {code or 'ok'}")


class History:
    """All tables, and who owned them."""

    def __init__(self, complain: Complain) -> None:
        self.complain = complain
        self.tables: dict[str, TableHistory] = {}

    def commit(self, table: str, seq: int, bodies: tuple[str, ...]) -> None:
        """Lines have become durable."""
        if table not in self.tables:
            self.tables[table] = TableHistory(table, self.complain)
        self.tables[table].commit(seq, bodies)

    def check_snapshot(self, table: str, snapshot: Snapshot) -> None:
        """A snapshot has become durable."""
        if table in self.tables:
            self.tables[table].check_snapshot(snapshot)

    def give_back(self, table: str, node: str, still_open: bool) -> None:
        """A node lets others own a table: not before it has put it away itself."""
        if still_open:
            self.complain(f"{node} gave table {table[:4]} back and had not put it away")

    def own(self, table: str, before: str, left: float, node: str) -> None:
        """A table changes hands: never while its owner is in force."""
        if before and left > 0:
            self.complain(f"{node} took table {table[:4]} from {before}, in force for {left:.1f} s more")
