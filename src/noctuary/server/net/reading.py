"""How a client's frames are taken in, whether its table is at this node or at another."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from noctuary.server.net.line import Line
from noctuary.server.table.connection import Connection

Receive = Callable[[], Awaitable[bytes | None]]
"""The next frame of a client; None when it has gone."""


async def read_frames(line: Line, connection: Connection, receive: Receive, take: Callable[[bytes], None]) -> None:
    """Take frames in, one after the other: first those that came before the table was found, then each at once."""
    while not connection.closing:
        if not line.unread():
            line.on_frame = take
        frame = await receive()
        if frame is None:
            return
        take(frame)


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things until one of them is done, and end the others."""
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
