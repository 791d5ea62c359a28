"""Bots that think too long, and processes that die: whoever comes next is answered."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest
from support.outages import until
from support.server_for_tests import go
from support.thinkers import slowly

from noctuary.server.metrics import METRICS
from noctuary.server.table import bots
from noctuary.server.table.bots import BotJob, Workers

LONG = 3600.0


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Workers]]:
    """Workers that do what they are told; they are let go at the end."""
    monkeypatch.setattr(bots, "choose", slowly)
    made: list[Workers] = []
    yield made
    for each in made:
        each.close()


def one(made: list[Workers], limit: float) -> Workers:
    """A single worker."""
    made.append(Workers(1, limit))
    return made[-1]


def job(seconds: float) -> BotJob:
    """Something that takes so long."""
    return BotJob("lanterns", f"{seconds}", b"", 0, "", 0, b"")


async def process_of(made: Workers) -> int:
    """Which process answers."""
    return int((await made.think(job(0)))[0])


def test_the_time_in_the_queue_is_not_the_bot_s(workers: list[Workers]) -> None:
    """Six jobs of half a second for one worker, each with two seconds of its own."""

    async def work() -> None:
        made = one(workers, 2.0)
        answers = await asyncio.gather(*(made.think(job(0.5)) for _ in range(6)))
        assert len({pid for pid, _ in answers}) == 1

    go(work)


def test_a_bot_that_thinks_too_long_keeps_nobody(workers: list[Workers]) -> None:
    async def work() -> None:
        made = one(workers, 0.5)
        first = await process_of(made)
        with pytest.raises(TimeoutError):
            await made.think(job(LONG))
        assert await process_of(made) != first
        await until(lambda: asyncio.sleep(0, is_gone(first)))

    go(work)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_died_or_hangs_is_replaced(workers: list[Workers], how: signal.Signals) -> None:
    async def work() -> None:
        made = one(workers, 2.0)
        first = await process_of(made)
        os.kill(first, how)
        if how is signal.SIGSTOP:
            with pytest.raises(TimeoutError):
                await process_of(made)
        assert await process_of(made) != first
        await until(lambda: asyncio.sleep(0, is_gone(first)))

    go(work)


def test_an_answer_that_nobody_waits_for_does_not_keep_its_worker(workers: list[Workers]) -> None:
    async def work() -> None:
        made = one(workers, 1.0)
        first = await process_of(made)
        waiting = asyncio.create_task(made.think(job(LONG)))
        await until(lambda: asyncio.sleep(0, made.idle.empty()))
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert await process_of(made) != first

    go(work)


def is_gone(pid: int) -> bool:
    """Whether there is no such process any more, but for its name."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def test_how_long_bots_think_is_told(workers: list[Workers]) -> None:
    """Per game, from when a worker begins."""

    def counted() -> float:
        return METRICS.registry.get_sample_value("noctuary_think_seconds_count", {"game": "lanterns"}) or 0

    async def work() -> None:
        before = counted()
        made = one(workers, 20.0)
        await asyncio.gather(*(made.think(job(0)) for _ in range(3)))
        assert counted() - before == 3

    go(work)
