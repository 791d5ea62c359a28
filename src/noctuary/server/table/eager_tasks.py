"""Work that is begun on the spot and not in the next turn of the loop: most of it has nothing to wait for."""

import asyncio
import types
from collections.abc import Coroutine, Generator
from functools import partial
from typing import Any


def begun(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Carry `work` out as far as it goes without waiting; what is left of it, for a task, or nothing.

    It must not ask for the task it runs in (`asyncio.timeout` does).
    """
    try:
        waits = work.send(None)
    except StopIteration:
        return None
    return rest(work, waits)


async def rest(work: Coroutine[Any, Any, None], waits: Any) -> None:
    """Go on with what was begun and waits for something."""
    while True:
        try:
            # What came meanwhile, before there was anybody to tell, is there.
            if not (isinstance(waits, asyncio.Future) and waits.done()):
                await passed_on(waits)
        except BaseException as thrown:
            step = partial(work.throw, thrown)
        else:
            step = partial(work.send, None)
        try:
            waits = step()
        except StopIteration:
            return


@types.coroutine
def passed_on(waits: Any) -> Generator[Any, Any, None]:
    """Wait for what somebody else has begun to wait for."""
    yield waits
