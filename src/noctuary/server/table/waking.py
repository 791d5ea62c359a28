"""Opens tables that have something to do though nobody looks at them: a clock that runs out, somebody to be told.

When that is stands in the database, so that it happens after a restart too, and at any node. The table itself then
does what is due, and leaves the memory again like any other.
"""

import asyncio
import logging

from noctuary.server.errors import Closed, Elsewhere
from noctuary.server.store.calls import CallStore
from noctuary.server.store.lines import Down
from noctuary.server.table.hub import Hub

AT_ONCE = 50
"""So many tables are opened in one round."""
SOON = 1.0
"""Seconds between rounds, at least; a quarter of what an idle table stays in memory otherwise."""

log = logging.getLogger("noctuary.waking")


class Waker:
    """Looks into the database every so often."""

    def __init__(self, hub: Hub, store: CallStore) -> None:
        self.hub = hub
        self.store = store
        self.runner: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run by itself."""
        self.runner = asyncio.create_task(self._run(), name="waking")

    def stop(self) -> None:
        """Run no more."""
        if self.runner is not None:
            self.runner.cancel()

    async def _run(self) -> None:
        while True:
            try:
                await self.round()
            except Down:
                pass  # The store says why, once for all.
            except Exception:
                log.exception("no table could be woken")
            await asyncio.sleep(max(SOON, self.hub.settings.idle / 4))

    async def round(self) -> int:
        """Open what is due; how many tables. Tables that need nobody are passed over, however many there are."""
        woken = 0
        after = (0, "")
        now = int(self.hub.settings.clock())
        while woken < AT_ONCE and (found := await self.store.due(now, AT_ONCE, after)):
            after = (found[-1][1], found[-1][0])
            for id, at in found:
                woken += await self._wake(id, at, now)
        return woken

    async def _wake(self, id: str, at: int, now: int) -> bool:
        if id in self.hub.tables:
            return False  # It has its own timers.
        try:
            table = await self.hub.find(id)
        except Elsewhere:
            return False  # So has the node that owns it.
        except Closed as closed:
            if closed.code == "not_found":
                await self.store.no_longer_due(id, now)
            return False
        except Down:
            raise
        except Exception:
            log.exception("a table could not be woken")  # Those behind it are.
            return False
        table.due_stored = at
        return True
