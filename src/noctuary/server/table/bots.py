"""Bots think in worker processes, so that no table stutters, and they are handed knowledge as bytes and nothing else.

A worker deals a world that agrees with the knowledge, finds the question in it and asks the bot. What a seat cannot
know is therefore not even in the worker's memory.
"""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol, TypeVar

import msgspec

from noctuary.core.chance import Chance, Stream
from noctuary.core.effects import Ask, Seat
from noctuary.core.events import Line
from noctuary.core.spec import Spec
from noctuary.server.metrics import METRICS
from noctuary.server.table.games import game as game_of
from noctuary.server.table.study import StudyJob, studied

J = TypeVar("J")
A = TypeVar("A")


class BotJob(msgspec.Struct, frozen=True, tag="bot"):
    """What a bot is asked to think about."""

    game: str
    bot: str
    """The name of a bot; empty for advice to a person."""
    known: bytes
    seat: Seat
    kind: str
    n: int
    seed: bytes
    data: dict[str, str] = {}
    """What the table plays with (`Spec.data`)."""


class Thinker(Protocol):
    """Somebody who thinks."""

    async def think(self, job: BotJob) -> tuple[str, Line]:
        """The text of a choice, nothing if the bot hesitates; and, for advice, the line that says why."""
        ...

    async def study(self, job: StudyJob) -> str:
        """What is found out about a game that is over, as JSON."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


def job_of(spec: Spec, bot: str, known: Any, ask: Ask) -> BotJob:
    """What is sent to a worker."""
    return BotJob(
        spec.name, bot, msgspec.json.encode(known), ask.who, ask.kind, ask.n, secrets.token_bytes(32), dict(spec.data)
    )


def choose(job: BotJob) -> tuple[str, Line]:
    """What a worker does."""
    spec = game_of(job.game).with_data(job.data)
    known = msgspec.json.decode(job.known, type=spec.knowledge)
    world = spec.from_knowledge(known, Chance(job.seed))
    mine = [ask for ask in world.asks() if ask.who == job.seat and ask.kind == job.kind]
    ask = next((each for each in mine if each.n == job.n), mine[0])
    if not job.bot:
        assert spec.advise is not None
        choice, why = spec.advise(known, ask)
        return choice.text, why
    found = spec.bots[job.bot](known, ask, Stream(job.seed))
    return "" if found is None else found.text, ("", {})


class Inline:
    """Thinks on the spot: for tests."""

    async def think(self, job: BotJob) -> tuple[str, Line]:
        """At once."""
        return choose(job)

    async def study(self, job: StudyJob) -> str:
        """At once."""
        return studied(job)

    def close(self) -> None:
        """Nothing to stop."""


STARTING = 60.0
"""Seconds that a process may take to come up."""
STUDYING = 60.0
"""Seconds after which a study is given up."""
RESTING = 120.0
"""Seconds after which the process for studies goes, if nothing is asked of it: it takes as much memory as a bot's."""


class Worker:
    """One process that thinks, one job at a time. Who hangs is ended, and the next job begins another process."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def run(self, work: Callable[[J], A], job: J, limit: float) -> A:
        """Ask it. The time counts from the moment it begins; a process that died is replaced, and asked once more."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            try:
                pool = self.pool or await self._start()
                return await asyncio.wait_for(loop.run_in_executor(pool, work, job), limit)
            except BrokenProcessPool:
                self.end()
                if last:
                    raise
            except BaseException as wrong:
                if isinstance(wrong, TimeoutError | OSError | asyncio.CancelledError):
                    self.end()  # It may still be at it: nobody waits behind it.
                raise
        raise AssertionError

    async def _start(self) -> ProcessPoolExecutor:
        pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), start_worker, (os.getpid(),))
        self.pool = pool
        self.pid = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, os.getpid), STARTING)
        return pool

    def end(self) -> None:
        """End the process, whatever it does."""
        pool, pid, self.pool, self.pid = self.pool, self.pid, None, 0
        if pid:
            with contextlib.suppress(OSError):
                os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class Workers:
    """Thinks in other processes."""

    def __init__(self, count: int = 0, limit: float = 20.0) -> None:
        self.limit = limit
        """Seconds after which a job is given up. The time it waits for a worker is not its own."""
        self.all = [Worker() for _ in range(count or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self.idle.put_nowait(worker)
        self.tasks: set[asyncio.Task[tuple[str, Line]]] = set()
        self.student = Worker()
        """For games that are over: no bot waits behind what nobody waits for at a table."""
        self.studying = asyncio.Lock()
        self.resting: asyncio.TimerHandle | None = None

    async def think(self, job: BotJob) -> tuple[str, Line]:
        """Ask the next worker that is free."""
        worker = await self.idle.get()
        task = asyncio.create_task(self._think(worker, job))
        self.tasks.add(task)
        task.add_done_callback(self._done)
        # A worker whose answer nobody waits for any more is free when it is done, not before.
        return await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[tuple[str, Line]]") -> None:
        """Look at what went wrong, if nobody waits for it any more."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def _think(self, worker: Worker, job: BotJob) -> tuple[str, Line]:
        try:
            with METRICS.think.labels(job.game).time():
                return await worker.run(choose, job, self.limit)
        finally:
            self.idle.put_nowait(worker)

    async def study(self, job: StudyJob) -> str:
        """One after the other, in a process of their own that is there while it is needed."""
        async with self.studying:
            self._rest(None)
            try:
                return await self.student.run(studied, job, STUDYING)
            finally:
                self._rest(asyncio.get_running_loop().call_later(RESTING, self.student.end))

    def _rest(self, timer: asyncio.TimerHandle | None) -> None:
        if self.resting is not None:
            self.resting.cancel()
        self.resting = timer

    def close(self) -> None:
        """Let the workers go."""
        self._rest(None)
        self.student.end()
        for worker in self.all:
            worker.end()


def start_worker(parent: int) -> None:
    """A worker steps back behind the server, leaves Ctrl-C to it, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)
