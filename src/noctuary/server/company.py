"""The threshold: in a house where many tables play, what their clients say is let in together, tick by tick.

A lone move costs about three times what it costs when it follows another: the loop and the disk are woken for it, and
other programs have had the caches meanwhile. So where many play, a frame waits for the next tick. What has come by then
is answered in its order, and what it writes is one commit.

How long a frame waits depends on nothing that anybody says, or a player with a stop-watch could feel when others speak:
ticks stand still on the clock, and whether there are any is a matter of how many tables have people at them.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from noctuary.server.connection import Post
from noctuary.server.store import Store

TICK = 0.08
"""Seconds from one tick to the next: the most for which anybody waits. Nobody sees so little."""
CROWD = 16
"""So many tables with people at them are many; in a smaller house nobody waits."""
FULL = 32
"""So many tables on the threshold are let in at once: at full speed nobody waits for a tick."""

Answer = Callable[[bytes], None]

log = logging.getLogger("noctuary.company")


class Company:
    """Those who wait on the threshold."""

    def __init__(self, store: Store, post: Post) -> None:
        self.store = store
        self.post = post
        self.present: Counter[str] = Counter()
        """The sockets of each table that has any."""
        self.waiting: list[tuple[Answer, bytes]] = []
        self.tables: set[str] = set()
        """Whose frames wait. How many one table sends makes no difference."""
        self.tick: asyncio.TimerHandle | None = None

    def enter(self, table: str) -> None:
        """Somebody sits down at a table, or looks on."""
        self.present[table] += 1

    def leave(self, table: str) -> None:
        """Somebody goes. Who says something and goes has said it."""
        self.let_in()
        self.present[table] -= 1
        if not self.present[table]:
            del self.present[table]

    def come(self, table: str, answer: Answer, frame: bytes) -> None:
        """Let a frame in: now, or with the others."""
        if len(self.present) < CROWD and not self.waiting:
            self._answer([(answer, frame)])
            return
        self.waiting.append((answer, frame))
        self.tables.add(table)
        if len(self.tables) >= FULL:
            self.let_in()
        elif self.tick is None:
            loop = asyncio.get_running_loop()
            self.tick = loop.call_at((loop.time() // TICK + 1) * TICK, self.let_in)

    def let_in(self) -> None:
        """Let all in who wait."""
        if self.tick is not None:
            self.tick.cancel()
            self.tick = None
        if not self.waiting:
            return
        waiting, self.waiting = self.waiting, []
        self.tables.clear()
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
