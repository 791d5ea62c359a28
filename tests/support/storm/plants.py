"""Bugs that are planted to see whether the storms find them. Each is one small wrong change of the real code."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec
from sqlalchemy.exc import IntegrityError

from noctuary.core.effects import CLOCK
from noctuary.server.errors import Busy, Closed
from noctuary.server.net.node import Node
from noctuary.server.net.relay import Relay
from noctuary.server.store.database import Store
from noctuary.server.store.leases import Renewed
from noctuary.server.store.lines import Append, Conflict, Down
from noctuary.server.table.broadcast import Broadcast
from noctuary.server.table.clock import Sand, answer_of
from noctuary.server.table.connection import Connection
from noctuary.server.table.driver import Driver
from noctuary.server.table.hub import Hub
from noctuary.server.table.logged import LoggedTable
from noctuary.server.table.state import Answers
from support.storm import loop as loops
from support.storm.database import Database
from support.storm.store import StormLeases, StormWriter

Plant = contextlib.ExitStack
PLANTS: dict[str, Callable[[Plant], None]] = {}


def plant(work: Callable[[Plant], None]) -> Callable[[Plant], None]:
    PLANTS[work.__name__.replace("_", "-")] = work
    return work


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    """The house with a bug in it."""
    with contextlib.ExitStack() as stack:
        if name:
            PLANTS[name](stack)
        yield


def instead(stack: Plant, where: Any, name: str, made: Any) -> None:
    stack.enter_context(mock.patch.object(where, name, made))


@plant
def tell_before_durable(stack: Plant) -> None:
    """What was done is told while it is being written."""
    real = LoggedTable._keep

    async def keep(self: LoggedTable, entries: Any, was_over: bool) -> None:
        self.publish()
        await real(self, entries, was_over)

    instead(stack, LoggedTable, "_keep", keep)


@plant
def answer_before_durable(stack: Plant) -> None:
    """A store that says done when it has only begun."""
    real = Store.append

    async def append(self: Store, what: Append) -> None:
        work = real(self, what)
        task = loops.PROCESS.get().spawn(work)
        task.add_done_callback(lambda done: done.cancelled() or done.exception())

    instead(stack, Store, "append", append)


@plant
def fence_dropped(stack: Plant) -> None:
    """A line goes to the end of the log, whatever number its writer thought it had."""

    def put(self: Database, what: Append) -> None:
        at = len(self.log.get(what.table, ())) + 1
        real(self, Append(table=what.table, seq=at, bodies=what.bodies, snapshot=what.snapshot))

    real = Database.put
    instead(stack, Database, "check", lambda *_: None)
    instead(stack, Database, "put", put)


@plant
def refused_appends_acknowledged(stack: Plant) -> None:
    """Somebody else has written that line, and nobody minds."""
    real = StormWriter._write

    async def write(self: StormWriter, batch: Any) -> None:
        with contextlib.suppress(IntegrityError):
            await real(self, batch)

    instead(stack, StormWriter, "_write", write)


@plant
def repeats_forgotten(stack: Plant) -> None:
    """A command that is sent again is carried out again, if it can be."""
    instead(stack, Answers, "__contains__", lambda *_: False)


@plant
def answers_lost_on_reading(stack: Plant) -> None:
    """A table that was read back has forgotten what it answered."""
    instead(stack, Answers, "follow", lambda *_: None)


@plant
def lease_by_own_clock(stack: Plant) -> None:
    """Whether the other node is in force is judged by this node's clock."""

    def in_force(self: StormLeases, node: str) -> float:
        return self.base.nodes.get(node, 0.0) - (self.own_clock() - 1_700_000_000)

    instead(stack, StormLeases, "in_force", in_force)


@plant
def stale_owner_answers(stack: Plant) -> None:
    """Who was late with the lease keeps all tables and looks at nothing again."""

    async def renew(self: StormLeases) -> Renewed:
        await real(self)
        return Renewed(False)

    real = StormLeases.renew
    instead(stack, StormLeases, "renew", renew)
    instead(stack, Hub, "_doubt", lambda *_: None)
    instead(stack, Node, "_withdraw", lambda *_: nothing())


async def nothing() -> None:
    pass


@plant
def doubt_ends_in_memory(stack: Plant) -> None:
    """After a write that may have failed, what is in memory is taken for the truth."""
    real = LoggedTable.write

    async def write(self: LoggedTable, make: Any) -> Any:
        try:
            return await real(self, make)
        finally:
            self.stale = False

    instead(stack, LoggedTable, "write", write)


@plant
def lost_writes_are_lost(stack: Plant) -> None:
    """An answer of the database that does not come means that nothing was written."""

    async def append(self: Store, what: Append) -> None:
        try:
            await real(self, what)
        except Down:
            raise Conflict(what.table) from None

    real = Store.append
    instead(stack, Store, "append", append)
    instead(stack, LoggedTable, "fresh", unread)


async def unread(table: LoggedTable) -> None:
    """Instead of reading the log: nothing, unless the table is gone."""
    if table.dropped or table.gone:
        raise Busy
    table.state.seq = table.stored
    table.stale = False


@plant
def wake_up_lost(stack: Plant) -> None:
    """A table that could not be read back waits until somebody wakes it, and nobody can."""

    async def refresh(self: LoggedTable) -> None:
        async with self.lock:
            with contextlib.suppress(Busy, Closed):
                await self.fresh()
                self.refreshing = False
                self.publish()

    instead(stack, LoggedTable, "_refresh", refresh)


@plant
def timers_never_set(stack: Plant) -> None:
    """The clock does not ring."""
    instead(stack, Driver, "_arm", lambda _: None)


@plant
def timers_ring_early(stack: Plant) -> None:
    """The clock rings at half time, and nobody looks whether anything is left."""

    def following(self: Sand, game: Any, at: int, patient: Any = ()) -> Any:
        found = real(self, game, at, patient)
        return found and (found[0], found[1] // 2)

    async def ring(self: Driver, name: str) -> None:
        game = self.table.running_game()
        asks = [] if game is None else [ask for ask in game.asks() if ask.who == CLOCK]
        found = answer_of(asks, name, self.table.state.sand.windows)
        if found is not None:
            await self.table.answer_for(CLOCK, found[1].text, found[0].n)

    real = Sand.next
    instead(stack, Sand, "next", following)
    instead(stack, Driver, "_ring", ring)


@plant
def resume_skips_a_line(stack: Plant) -> None:
    """Who comes back is told what follows the line after the last one they have."""
    real = Broadcast._lines

    def lines(self: Broadcast, connection: Connection) -> None:
        if connection.heard and not connection.state:
            connection.heard += 1
        real(self, connection)

    instead(stack, Broadcast, "_lines", lines)


@plant
def gap_on_the_bus_ignored(stack: Plant) -> None:
    """An edge that missed a message goes on as if it had not."""

    def hear(self: Relay, first: int, frames: list[bytes]) -> None:
        self.heard = first + len(frames)
        for frame in frames:
            self.connection.push(frame)

    instead(stack, Relay, "hear", hear)


@plant
def given_back_too_early(stack: Plant) -> None:
    """A table is given back first and put away then: for a moment two nodes have it."""

    async def close(self: Hub, table: Any, code: str) -> None:
        self._let_out(table)
        await self._release(table.id)
        await table.close(code)

    instead(stack, Hub, "_close", close)


@plant
def snapshot_without_its_lines(stack: Plant) -> None:
    """A snapshot is written before the lines it holds, and not with them."""
    real = Store.append

    async def append(self: Store, what: Append) -> None:
        if what.snapshot is not None and what.bodies:
            alone = Append(table=what.table, seq=what.seq, bodies=(), snapshot=what.snapshot)
            await real(self, alone)
            what = msgspec.structs.replace(what, snapshot=None)
        await real(self, what)

    instead(stack, Store, "append", append)


@plant
def snapshot_forgets_a_line(stack: Plant) -> None:
    """What is written down is the table before its last line, under the number of that line."""
    real = LoggedTable._snapshot
    earlier: dict[str, Any] = {}

    def snapshot(self: LoggedTable) -> Any:
        late, now = earlier.get(self.id), real(self)
        earlier[self.id] = now
        return now and late and msgspec.structs.replace(late, seq=now.seq)

    instead(stack, LoggedTable, "_snapshot", snapshot)


@plant
def bot_not_asked_again(stack: Plant) -> None:
    """A bot whose answer could not be stored is thought to be at it still."""

    async def think(self: Driver, ask: Any, job: Any, moment: Any) -> None:
        await self._decide(ask, job, moment)
        if self._moment() != moment:
            self.thinking.pop(ask.who, None)
            if not self.stopped:
                self.table.refresh()

    instead(stack, Driver, "_think", think)


@plant
def own_view_for_all(stack: Plant) -> None:
    """A view that was made for one seat is sent to whoever is next."""
    real = Broadcast._state

    def state(self: Broadcast, connection: Connection) -> None:
        if self.states and connection.seat not in self.states:
            self.states[connection.seat] = next(iter(self.states.values()))
        real(self, connection)

    instead(stack, Broadcast, "_state", state)
