"""The threshold: what a client says is let in at once, or in company when several tables are busy.

A lone move costs about three times what it costs when it follows another: the loop and the disk are woken for it, and
other programs have had the caches meanwhile. So a frame that comes soon after one of another table waits a moment for
frames of yet other tables. They are answered one after the other, and what they write is one commit.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from noctuary.server.connection import Post
from noctuary.server.store import Store

COMPANY = 0.045
"""Most seconds for which a frame waits for company, and for which a house is busy after one. Nobody sees so little."""
ENOUGH = 3
"""So many tables are company enough,"""
PAUSE = 0.01
"""if so many seconds have passed since others were let in: the busier the house, the more come together."""
MOST = 64
"""Frames that wait for no more company."""

Answer = Callable[[bytes], None]

log = logging.getLogger("noctuary.company")


class Company:
    """Those who wait on the threshold."""

    def __init__(self, store: Store, post: Post) -> None:
        self.store = store
        self.post = post
        self.waiting: list[tuple[Answer, bytes]] = []
        self.tables: set[str] = set()
        """Whose frames wait. Company are other tables: how many frames one of them sends makes no difference."""
        self.latest = ""
        """The table that came last, if it came alone."""
        self.entered = 0.0
        self.timer: asyncio.Handle | None = None

    def come(self, table: str, answer: Answer, frame: bytes) -> None:
        """Let `frame` in, now or soon. A table that follows itself never waits: a house with one table is quick."""
        now = time.monotonic()
        if not self.waiting and (table == self.latest or now >= self.entered + COMPANY):
            self.latest = table
            self.entered = now
            self._answer([(answer, frame)])
            return
        self.waiting.append((answer, frame))
        if len(self.waiting) >= MOST:
            self.let_in()
        elif table not in self.tables:
            self.tables.add(table)
            self._wait(now)

    def _wait(self, now: float) -> None:
        """Set the timer when somebody comes first, and again when there is company enough."""
        loop = asyncio.get_running_loop()
        if len(self.tables) == 1:
            self.timer = loop.call_later(COMPANY, self.let_in)
        elif len(self.tables) == ENOUGH:
            self._stop()
            left = self.entered + PAUSE - now
            # Not on the spot: whatever else has come in this turn of the loop comes along.
            self.timer = loop.call_later(left, self.let_in) if left > 0 else loop.call_soon(self.let_in)

    def _stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def let_in(self) -> None:
        """Let all in who wait."""
        self._stop()
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        self.latest = self.tables.pop() if len(self.tables) == 1 else ""
        self.tables.clear()
        self.entered = time.monotonic()
        if self.latest:
            self._answer(waiting)
            return
        self.store.hold()
        try:
            self._answer(waiting)
        finally:
            self.store.release()

    def _answer(self, waiting: list[tuple[Answer, bytes]]) -> None:
        """Answer each; what that brings about goes out at once, to everybody."""
        self.post.held = True
        try:
            for answer, frame in waiting:
                try:
                    answer(frame)
                except Exception:
                    log.exception("a frame was not answered")  # The others are.
        finally:
            self.post.deliver()
