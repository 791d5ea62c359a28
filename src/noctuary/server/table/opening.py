"""Opening a table: its snapshot and the lines after it, or, where there is none that can be used, its log.

So it costs the same after one game and after three hundred. A log that has to be read whole is folded in a thread: the
other tables do not wait for it.
"""

import asyncio
import logging

from noctuary.server.store.lines import Log, Snapshot
from noctuary.server.table import ledger
from noctuary.server.table.ledger import AnyEntry
from noctuary.server.table.snapshot import restored
from noctuary.server.table.state import State

AT_ONCE = 200
"""So many lines are folded in the loop; more of them, elsewhere."""
PAGE = 1000
"""So many lines of a log are read at a time: nobody needs all of them at once."""

log = logging.getLogger("noctuary.opening")


class Opening:
    """A table that was read."""

    def __init__(self, state: State, time: int, entries: list[AnyEntry], snapshot: int) -> None:
        self.state = state
        self.time = time
        """The table's milliseconds."""
        self.entries = entries
        """The lines after those that the reader already knew of, as far as they were read."""
        self.snapshot = snapshot
        """The number of the line that the snapshot holds; 0: there is none."""


async def read_table(id: str, store: Log, stored: int = 0) -> Opening | None:
    """The table as the log has it; nothing, if there is none. `stored`: how many lines the reader knows of."""
    snapshot = await store.snapshot(id)
    if snapshot is not None:
        # The line that it holds is read too: a snapshot of a line that is not there is none.
        after = min(snapshot.seq - 1, stored or snapshot.seq)
        opening = _with_snapshot(snapshot, await store.read(id, after), after, stored)
        if opening is not None:
            return opening
    return await _from_the_log(id, store, stored)


async def _from_the_log(id: str, store: Log, stored: int) -> Opening | None:
    """The table that all of its lines tell."""
    state: State | None = None
    new: list[AnyEntry] = []
    bodies = await store.read(id, 0, PAGE)
    after = 0
    while bodies:
        long = len(bodies) > AT_ONCE
        state, entries = await asyncio.to_thread(_folded, state, bodies) if long else _folded(state, bodies)
        if stored:
            new += entries[max(0, stored - after) :]
        after += len(bodies)
        bodies = await store.read(id, after, PAGE) if len(bodies) == PAGE else []
    return None if state is None else Opening(state, state.at, new, 0)


def _folded(state: State | None, bodies: list[str]) -> tuple[State, list[AnyEntry]]:
    """A table with some more lines of its log."""
    entries = list(map(ledger.read, bodies))
    if state is None:
        return State.of(entries), entries
    for entry in entries:
        state.apply(entry)
    return state, entries


def _with_snapshot(snapshot: Snapshot, bodies: list[str], after: int, stored: int) -> Opening | None:
    """The snapshot with the lines after it; nothing, if anything is wrong with it."""
    if len(bodies) < snapshot.seq - after:
        log.error("a snapshot is ahead of its log")
        return None
    try:
        entries = list(map(ledger.read, bodies))
        state, time = restored(snapshot)
        round = state.round
        for entry in entries[snapshot.seq - after :]:
            state.apply(entry)
    except Exception:
        # The log is the truth, and is read instead.
        log.exception("a snapshot could not be used")
        return None
    time = max(time, state.at) if state.round == round else state.at
    return Opening(state, time, entries[stored - after :] if stored else [], snapshot.seq)
