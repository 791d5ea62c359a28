"""Carry a plan out: in this process, in several, or on a cluster; until there are games enough.

An executor is given tasks (some games of an arm) and gives their rows back in any order. What is played does not depend
on it: a row depends on its arm and number alone, and whether to go on is asked only after whole waves.
"""

import signal
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from types import TracebackType
from typing import Protocol, Self

import msgspec

from noctuary.core.refusal import BadInput
from noctuary.lab.plan import Arm, use_deck
from noctuary.lab.play import play_some
from noctuary.lab.rows import Results, Row, RowFile

Task = tuple[Arm, tuple[int, ...]]
FIRST_WAVE = 100
GROWTH = 1.5
CHUNK = 50


class Plays(Protocol):
    """Whoever plays tasks."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None: ...

    def play(self, tasks: Sequence[Task]) -> Iterator[list[Row]]:
        """The rows of each task, as they come."""
        ...


class Local:
    """Plays on this machine: in this process if `jobs` is 1, else in as many processes."""

    def __init__(self, jobs: int = 1) -> None:
        self.jobs = jobs
        self.pools: dict[str, Executor] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, where: TracebackType | None
    ) -> None:
        for pool in self.pools.values():
            pool.shutdown(wait=kind is None, cancel_futures=True)
        if kind is not None:
            for child in active_children():
                child.terminate()

    def play(self, tasks: Sequence[Task]) -> Iterator[list[Row]]:
        waiting: list[Future[list[Row]]] = []
        for arm, numbers in tasks:
            sent = msgspec.json.encode(arm)
            if self.jobs == 1 and not arm.deck:
                yield play_some(sent, numbers, "this program")
            else:
                waiting.append(self.pool(arm).submit(play_some, sent, numbers, "a process"))
        try:
            for done in as_completed(waiting):
                yield done.result()
        except BrokenProcessPool:
            raise BadInput("lab-process") from None

    def pool(self, arm: Arm) -> Executor:
        """The processes that play with an arm's deck: a deck is read once, so each has its own."""
        if arm.deck not in self.pools:
            self.pools[arm.deck] = (
                ProcessPoolExecutor(self.jobs, get_context("spawn"), begin_with, (arm.game, arm.deck))
                if arm.deck
                else ProcessPoolExecutor(self.jobs, initializer=begin_with)
            )
        return self.pools[arm.deck]


def begin_with(game: str = "", deck: str = "") -> None:
    """What a process does first. Ctrl-C is left to whoever started it: one of them says that it was stopped."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if deck:
        use_deck(game, deck)


class Progress(msgspec.Struct, frozen=True):
    """How far a plan is."""

    done: int
    total: int
    """As far as is known now: with a wanted interval, the most that will be played."""
    left: float
    """Seconds."""


def run(
    arms: Sequence[Arm],
    games: int,
    file: RowFile,
    player: Plays,
    enough: Callable[[Results], bool] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> None:
    """Play `games` games of each arm, those that the file has already left out; fewer, if `enough` says so.

    `enough` is asked at the end of waves that do not depend on who plays, and judges exactly those games.
    """
    for arm in arms:
        file.begin(arm)
    meter = Meter(games * len(arms), progress)
    meter.skip(sum(number < games for arm in arms for number in file.results[arm.id].rows))
    for end in waves(games, enough is not None):
        tasks = missing(arms, end, file.results)
        meter.begin()
        for rows in player.play(tasks):
            file.add(rows)
            meter.add(len(rows))
        if enough is not None and enough(first(file.results, arms, end)):
            break
    meter.end()


def waves(games: int, several: bool) -> Iterator[int]:
    """After how many games of each arm to look."""
    end = FIRST_WAVE
    while several and end < games:
        yield end
        end = int(end * GROWTH)
    yield games


def missing(arms: Sequence[Arm], end: int, results: Results) -> list[Task]:
    """What is still to be played, in tasks; arms take turns, so that a file is of use at any moment."""
    tasks: list[Task] = []
    for start in range(0, end, CHUNK):
        for arm in arms:
            have = results[arm.id].rows
            numbers = tuple(number for number in range(start, min(end, start + CHUNK)) if number not in have)
            if numbers:
                tasks.extend(parts(arm, numbers))
    return tasks


def parts(arm: Arm, numbers: tuple[int, ...]) -> Iterator[Task]:
    """Games whose chances are followed take long: they go in small parts."""
    size = 2 if numbers[0] < arm.traces else 10 if arm.measures == "all" else CHUNK
    for start in range(0, len(numbers), size):
        yield arm, numbers[start : start + size]


def first(results: Results, arms: Sequence[Arm], end: int) -> Results:
    """The first games of each arm and no others, whatever else a file holds."""
    from noctuary.lab.rows import Played

    return {
        arm.id: Played(arm, {number: row for number, row in results[arm.id].rows.items() if number < end})
        for arm in arms
    }


class Meter:
    """Tells how far it is and how long it will take."""

    def __init__(self, total: int, tell: Callable[[Progress], None] | None) -> None:
        self.total = total
        self.tell = tell
        self.done = 0
        self.played = 0
        self.begun = 0.0

    def skip(self, games: int) -> None:
        """Games that were there already."""
        self.done += games

    def begin(self) -> None:
        """The clock starts with the first wave."""
        self.begun = self.begun or time.monotonic()

    def add(self, games: int) -> None:
        self.done += games
        self.played += games
        if self.tell is not None:
            rate = self.played / max(1e-9, time.monotonic() - self.begun)
            self.tell(Progress(self.done, self.total, (self.total - self.done) / rate))

    def end(self) -> None:
        """All that was wanted is there."""
        if self.tell is not None:
            self.tell(Progress(self.done, self.done, 0.0))
