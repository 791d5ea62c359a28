"""An event loop without a clock: time is a number that jumps to whatever is due next.

Everything runs in a *process* (a node, a client, the database), found in the context of each callback. Within one
process callbacks run in the order in which asyncio promises it; which process runs next is drawn from the seed. A
process can fall asleep (its callbacks wait) or die (they never run, and nothing of it is told to clean up): at any
await, since that is where a callback ends.
"""

import asyncio
import contextvars
import heapq
import random
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar
from typing import Any


class Process:
    """What runs, sleeps and dies as one."""

    __slots__ = ("alive", "asleep", "context", "fuse", "loop", "name", "on_death", "ready")

    def __init__(self, loop: "StormLoop", name: str) -> None:
        self.loop = loop
        self.name = name
        self.ready: deque[asyncio.Handle] = deque()
        self.alive = True
        self.asleep = False
        self.fuse = -1
        """After so many callbacks it dies; -1: it does not."""
        self.on_death: Callable[[], None] = lambda: None
        self.context = contextvars.copy_context()
        self.context.run(PROCESS.set, self)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Begin something as this process."""
        return self.loop.create_task(work, context=self.context.copy())

    def soon(self, call: Callable[..., object], *args: Any) -> None:
        """Call something as this process."""
        self.loop.call_soon(call, *args, context=self.context)

    def at(self, when: float, call: Callable[..., object], *args: Any) -> asyncio.TimerHandle:
        """The same at a time."""
        return self.loop.call_at(when, call, *args, context=self.context)

    def die(self) -> None:
        """Be gone, in the middle of everything."""
        if self.alive:
            self.alive = False
            self.loop.graveyard.extend(self.ready)
            self.ready.clear()
            self.on_death()

    def sleep(self) -> None:
        """Stand still."""
        self.asleep = True

    def wake(self) -> None:
        """Go on."""
        self.asleep = False
        if self.ready and self.alive:
            self.loop.runnable.append(self)


PROCESS: ContextVar[Process] = ContextVar("process")


class Call(asyncio.Handle):
    """A callback of a process."""

    __slots__ = ("process",)
    process: Process


class Timer(asyncio.TimerHandle):
    """The same, at a time."""

    __slots__ = ("process",)
    process: Process


class StormTask(asyncio.Task[Any]):
    """A task that a set holds in the same place in every run."""

    serial = 0

    def __hash__(self) -> int:
        if not self.serial:
            loop = self.get_loop()
            assert isinstance(loop, StormLoop)
            loop.serial += 1
            self.serial = loop.serial
        return self.serial


class TooLong(Exception):
    """So many callbacks that something must run in circles."""


class Over(BaseException):
    """The world has ended."""


class StormLoop(asyncio.AbstractEventLoop):
    """The loop of a world."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.now = 0.0
        self.serial = 0
        self.timers: list[tuple[float, float, int, Timer]] = []
        self.runnable: list[Process] = []
        self.steps = 0
        self.over = False
        self.graveyard: list[Any] = []
        """What dead processes held: nobody tidies up after them."""
        self.wrong: Callable[[dict[str, Any]], None] = lambda _: None
        self.outside = Process(self, "world")

    # What asyncio asks of a loop ---------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self.over

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> "asyncio.Task[Any]":
        if self.over:
            coro.close()
            none: Any = self.create_future()
            none.cancel()
            return none  # type: ignore[no-any-return]
        return StormTask(coro, loop=self, name=name, context=context)

    def call_soon(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = contextvars.copy_context() if context is None else context
        call = Call(callback, args, self, context)
        call.process = context.get(PROCESS, self.outside)
        self._enqueue(call.process, call)
        return call

    def call_soon_threadsafe(  # type: ignore[override]
        self, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = contextvars.copy_context() if context is None else context
        timer = Timer(when, callback, args, self, context)
        timer.process = context.get(PROCESS, self.outside)
        self.serial += 1
        if not self.over:
            heapq.heappush(self.timers, (max(when, self.now), self.chance.random(), self.serial, timer))
        return timer

    def _timer_handle_cancelled(self, timer: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Any, *args: Any
    ) -> "asyncio.Future[Any]":
        """There are no threads here: it is done in one go, a moment later."""
        done = self.create_future()

        def work() -> None:
            if done.cancelled():
                return
            try:
                done.set_result(func(*args))
            except Exception as wrong:
                done.set_exception(wrong)

        self.call_later(self.chance.random() * 0.02, work)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.over:
            self.wrong(context)

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        self.call_exception_handler(context)

    # Running -----------------------------------------------------------------------------------------------------

    def _enqueue(self, process: Process, handle: asyncio.Handle) -> None:
        if self.over:
            return
        if not process.alive:
            self.graveyard.append(handle)
            return
        if not process.ready and not process.asleep:
            self.runnable.append(process)
        process.ready.append(handle)

    def run(self, main: Coroutine[Any, Any, None], most: int) -> None:
        """Run until `main` is done. The running loop, meanwhile, is this one."""
        before = events._get_running_loop()
        events._set_running_loop(self)
        try:
            task = self.outside.spawn(main)
            while not task.done():
                self._step()
                if self.steps > most:
                    raise TooLong(f"{most} callbacks")
            task.result()
        finally:
            self._end()
            events._set_running_loop(before)

    def _step(self) -> None:
        runnable = self.runnable
        if not runnable:
            self._advance()
            return
        at = int(self.chance.random() * len(runnable)) if len(runnable) > 1 else 0
        process = runnable[at]
        ready = process.ready
        if process.asleep or not ready:
            runnable[at] = runnable[-1]
            runnable.pop()
            return
        self.steps += 1
        if process.fuse > 0:
            process.fuse -= 1
            if process.fuse == 0:
                process.die()
                return
        handle = ready.popleft()
        if not ready:
            runnable[at] = runnable[-1]
            runnable.pop()
        if not handle.cancelled():
            handle._run()

    def _advance(self) -> None:
        """Nothing is to be done now: go to when something is."""
        if not self.timers:
            raise TooLong("everything waits for ever")
        when, _, _, timer = heapq.heappop(self.timers)
        self.now = max(self.now, when)
        if not timer.cancelled():
            self._enqueue(timer.process, timer)

    def _end(self) -> None:
        """Break everything off, so that nothing is left for the garbage collector to wake."""
        self.over = True
        self.runnable.clear()
        for task in asyncio.all_tasks(self):
            break_off(task)
        self.timers.clear()
        self.graveyard.clear()


def break_off(task: "asyncio.Task[Any]") -> None:
    """End what a task does, whatever it would still like to do."""
    task._log_destroy_pending = False  # type: ignore[attr-defined]
    work: Any = task.get_coro()
    for _ in range(20):
        try:
            work.throw(Over())
        except BaseException:
            return
    try:
        work.close()
    except BaseException:
        return
