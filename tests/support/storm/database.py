"""The database that all nodes share: one truth, with a clock of its own, behind lines that break.

A transaction travels there, waits for the disk, is committed at one moment, whole, and its answer travels back. On
each of these ways it can be lost; nobody can tell from outside which it was. A database that crashes forgets what its
disk had not taken.
"""

import asyncio
import random
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy.exc import IntegrityError

from noctuary.server.store.lines import Append, Listing, Snapshot
from support.storm.loop import Process, StormLoop

T = TypeVar("T")


class Path:
    """The way of one node to the database."""

    def __init__(self) -> None:
        self.cut = ""
        """Nothing, `error` (it is noticed) or `silence` (nothing comes back)."""
        self.one_way = False
        """What is sent arrives, and no answer comes back."""
        self.connection = 0
        """Number of the writer's connection: what an earlier one has begun may be ended."""


class Transaction:
    """Something on its way."""

    def __init__(self, path: Path, work: Callable[[], Any], answer: "asyncio.Future[Any]") -> None:
        self.path = path
        self.work = work
        self.answer = answer
        self.ended = False


class Database:
    """The tables of PostgreSQL, as far as the nodes need them."""

    def __init__(self, loop: StormLoop, chance: random.Random) -> None:
        self.loop = loop
        self.chance = chance
        self.process = Process(loop, "database")
        self.log: dict[str, list[str]] = {}
        self.snapshots: dict[str, Snapshot] = {}
        self.listings: dict[str, Listing] = {}
        self.codes: dict[str, str] = {}
        self.nodes: dict[str, float] = {}
        self.owners: dict[str, str] = {}
        self.travel = 0.0008
        self.sync = 0.002
        self.down = ""
        """Nothing, `error` or `silence`."""
        self.epoch = 0
        self.ahead = 0.0
        """What its clock shows beyond the world's time."""
        self.under_way: list[Transaction] = []
        self.on_commit: Callable[[str, int, tuple[str, ...]], None] = lambda *_: None
        self.on_owner: Callable[[str, str, str], None] = lambda *_: None
        self.on_snapshot: Callable[[str, Snapshot], None] = lambda *_: None
        self.on_release: Callable[[str, str], None] = lambda *_: None

    def clock(self) -> float:
        """The only one that judges leases."""
        return self.loop.now + self.ahead

    # Ways there and back -----------------------------------------------------------------------------------------

    def begin(self, path: Path, work: Callable[[], T]) -> "Transaction":
        """Send a transaction off; its answer is a future."""
        answer: asyncio.Future[Any] = self.loop.create_future()
        sent = Transaction(path, work, answer)
        trouble = path.cut or self.down
        if trouble:
            if trouble == "error":
                self._later(self.travel, self._fail, answer)
            return sent
        self.under_way.append(sent)
        self._later(self._way(), self._arrive, sent, self.epoch)
        return sent

    def end_earlier(self, path: Path) -> None:
        """What a node's last connection had begun is not carried out any more."""
        for each in self.under_way:
            if each.path is path:
                each.ended = True

    def crash(self, kind: str) -> None:
        """Forget what is not on the disk; every connection breaks."""
        self.epoch += 1
        self.down = kind
        for each in self.under_way:
            if kind == "error":
                self._fail(each.answer)
        self.under_way.clear()

    def _way(self) -> float:
        return self.travel * (0.5 + self.chance.expovariate(1.0))

    def _later(self, seconds: float, call: Callable[..., object], *args: Any) -> None:
        self.process.at(self.loop.now + seconds, call, *args)

    def _arrive(self, sent: Transaction, epoch: int) -> None:
        if epoch == self.epoch:
            self._later(self.sync * self.chance.expovariate(1.0), self._commit, sent, epoch)

    def _commit(self, sent: Transaction, epoch: int) -> None:
        if epoch != self.epoch:
            return
        self.under_way.remove(sent)
        if sent.ended:
            return
        try:
            found, wrong = sent.work(), None
        except IntegrityError as conflict:
            found, wrong = None, conflict
        self._later(self._way(), self._answer, sent, found, wrong, epoch)

    def _answer(self, sent: Transaction, found: Any, wrong: Exception | None, epoch: int) -> None:
        trouble = sent.path.cut or ("silence" if sent.path.one_way else "") or ("error" if epoch != self.epoch else "")
        if trouble == "error":
            self._fail(sent.answer)
        elif not trouble and not sent.answer.done():
            if wrong is None:
                sent.answer.set_result(found)
            else:
                sent.answer.set_exception(wrong)

    def _fail(self, answer: "asyncio.Future[Any]") -> None:
        if not answer.done():
            answer.set_exception(ConnectionError("the connection was lost"))

    # What is written ---------------------------------------------------------------------------------------------

    def write(self, batch: list[Append]) -> None:
        """All of a batch, or nothing."""
        for what in batch:
            self.check(what)
        for what in batch:
            self.put(what)

    def check(self, what: Append) -> None:
        """The fence: a line is written once, and whoever knows of fewer than there are lists nothing."""
        if what.seq <= len(self.log.get(what.table, ())) or self.codes.get(what.code):
            raise IntegrityError("log", {}, Exception("that line is there"))

    def put(self, what: Append) -> None:
        if what.bodies:
            lines = self.log.setdefault(what.table, [])
            lines.extend(what.bodies)
            self.on_commit(what.table, what.seq, what.bodies)
        if what.code:
            self.codes[what.code] = what.table
        if what.listing is not None:
            self.listings[what.table] = what.listing
        if what.snapshot is not None:
            self.on_snapshot(what.table, what.snapshot)
            before = self.snapshots.get(what.table)
            if before is None or what.snapshot.seq >= before.seq:
                self.snapshots[what.table] = what.snapshot

    # Who owns what -----------------------------------------------------------------------------------------------

    def in_force(self, node: str) -> float:
        """For how long a node is, by the only clock that counts."""
        return self.nodes.get(node, 0.0) - self.clock()

    def own(self, table: str, node: str) -> None:
        """A table changes hands."""
        self.on_owner(table, self.owners.get(table, ""), node)
        self.owners[table] = node

    def give_back(self, table: str, node: str) -> None:
        """A table is nobody's."""
        self.on_release(table, node)
        del self.owners[table]
