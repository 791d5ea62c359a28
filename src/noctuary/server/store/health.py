"""Whether the database can be written to, and why not: said once, then counted."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

FIRST = 0.05
"""Seconds until we look for the first time whether it is over; twice as many each time after that."""
LATER = 1.0
"""Seconds between looks in the end."""
REMIND = 60.0
"""Seconds after which the log is told again that it is not over."""

log = logging.getLogger("noctuary.store")


class Health:
    """What is wrong, if anything is. While something is, it looks again and again whether it is over."""

    def __init__(self, look: Callable[[], Awaitable[object]]) -> None:
        self.look = look
        """Tries to write, and calls `well` if that went well."""
        self.why = ""
        self.refused = 0
        """How often nothing was stored since it began."""
        self.total = 0
        """And since the start."""
        self.watchers: list[Callable[[str], None]] = []
        """Told when it begins (why) and when it is over (nothing)."""
        self.healing: asyncio.Task[None] | None = None

    def ill(self, why: str) -> None:
        """Nothing can be stored."""
        begins = not self.why
        self.why = why
        if begins:
            self.refused = 0
            log.error("nothing can be stored", extra={"why": why})
            self.healing = asyncio.create_task(self._heal(), name="healing")
            self._tell()

    def count(self, lines: int = 1) -> None:
        """So much was not stored."""
        self.refused += lines
        self.total += lines

    def well(self) -> None:
        """Something was stored."""
        if self.why:
            why, self.why = self.why, ""
            log.warning("storing goes on", extra={"why": why, "count": self.refused})
            self._tell()

    def stop(self) -> None:
        """Look no more."""
        self.watchers.clear()
        if self.healing is not None:
            self.healing.cancel()

    def _tell(self) -> None:
        for watcher in self.watchers:
            try:
                watcher(self.why)
            except Exception:
                log.exception("somebody could not be told")

    async def _heal(self) -> None:
        pause, told = FIRST, time.monotonic()
        while self.why:
            await asyncio.sleep(pause)
            pause = min(LATER, pause * 2)
            await self.look()
            if self.why and time.monotonic() - told > REMIND:
                told = time.monotonic()
                log.error("still nothing can be stored", extra={"why": self.why, "count": self.refused})
