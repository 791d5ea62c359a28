"""What a table costs that people have come back to for years: opening it after 1, 30 and 300 finished games.

    server_years.py [--rounds 1 30 300] [--game occulto] [--seats 4] [--times 5] [--without-snapshots]

Makes the tables, puts them into an SQLite file as an orderly stop leaves them, and opens each anew in a server's loop.
Printed are JSON objects: lines in the log, milliseconds to open (the middle one of some), memory that an open table
holds, for how long the loop answered nobody meanwhile at the most, and how much of that it worked itself (the rest it
waited for the interpreter or, on a busy machine, for a processor); the same for a replay and a story of its first game.
`--without-snapshots` is the way of the log alone: tables of an earlier version, opened for the first time.
"""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from support.stored_tables import Written
from support.years import after, store_table

from noctuary.server.settings import Settings
from noctuary.server.store.database import Store
from noctuary.server.table import replay
from noctuary.server.table.bots import Inline
from noctuary.server.table.hub import Hub

TICK = 0.0005
"""Seconds between two looks at the loop."""


class Watch:
    """Looks at the loop all the time, and remembers for how long it was held at the most, and worked at the most."""

    def __init__(self) -> None:
        self.held = self.worked = 0.0
        self.task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            before, worked = time.perf_counter(), time.thread_time()
            await asyncio.sleep(TICK)
            self.held = max(self.held, time.perf_counter() - before - TICK)
            self.worked = max(self.worked, time.thread_time() - worked)


async def timed(what: str, work: Callable[[], Awaitable[Any]], times: int) -> dict[str, float]:
    """Milliseconds that something takes (the middle of some times), and for which it held the loop at the most."""
    spent, held, worked = [], 0.0, 0.0
    for _ in range(times):
        gc.collect()
        watch = Watch()
        await asyncio.sleep(0.01)
        began = time.perf_counter()
        await work()
        spent.append(time.perf_counter() - began)
        await asyncio.sleep(0.01)
        watch.task.cancel()
        held, worked = max(held, watch.held), max(worked, watch.worked)
    figures = {"ms": statistics.median(spent), "loop_held_ms": held, "loop_worked_ms": worked}
    return {f"{what}_{name}": round(seconds * 1000, 1) for name, seconds in figures.items()}


async def measured(url: str, rounds: int, written: Written, given: argparse.Namespace) -> dict[str, Any]:
    """Open one table again and again."""
    id = f"years-table-{rounds:08}"
    store = await Store.open(url)
    await store_table(store, id, written, snapshot=not given.without_snapshots)
    hub = Hub(store, Inline(), Settings(now=time.monotonic, snapshot=1 << 30 if given.without_snapshots else 50))
    archive = replay.Archive(store)

    async def opening() -> None:
        hub.tables.clear()
        await hub.find(id)

    await opening()
    figures = await timed("open", opening, given.times)
    figures |= await timed("replay", lambda: archive.read(id, 1, read_again), given.times)
    figures |= await timed("story", lambda: archive.read(id, 1, read_story), given.times)
    hub.tables.clear()
    gc.collect()
    tracemalloc.start()
    await opening()
    gc.collect()
    memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    await hub.close()
    await store.close()
    return {"rounds": rounds, "lines": len(written.lines), "memory_kb": round(memory / 1024), **figures}


def read_again(found: Any) -> bytes:
    """A replay that knows all."""
    return replay.replay_text(found, True, None, True, True)


def read_story(found: Any) -> Any:
    """What a seat heard."""
    return replay.story_of(found, True, 0)


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--rounds", type=int, nargs="+", default=[1, 30, 300])
    asked.add_argument("--game", default="occulto")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--times", type=int, default=5)
    asked.add_argument("--without-snapshots", action="store_true")
    given = asked.parse_args()
    gc.freeze()
    gc.set_threshold(10_000, 5, 100)  # As the server does.
    for rounds in given.rounds:
        written = after(rounds, given.game, given.seats)
        with tempfile.TemporaryDirectory() as folder:
            print(
                json.dumps(asyncio.run(measured(str(Path(folder) / "tables.db"), rounds, written, given))), flush=True
            )


if __name__ == "__main__":
    main()
