"""What waits for clients: all that one of them is to hear in a turn of the loop goes out in one call."""

import asyncio
import logging

from noctuary.server.table.connection import Connection

log = logging.getLogger("noctuary.outbox")


class Outbox:
    """The clients for whom something waits."""

    def __init__(self) -> None:
        self.waiting: list[Connection] = []
        self.held = False
        """Somebody collects, and calls `deliver` at the end."""

    def add(self, connection: Connection) -> None:
        """Write to this client soon, with all that comes until then."""
        if not self.waiting and not self.held:
            asyncio.get_running_loop().call_soon(self.deliver)
        self.waiting.append(connection)

    def deliver(self) -> None:
        """Write to everybody."""
        waiting, self.waiting, self.held = self.waiting, [], False
        for connection in waiting:
            try:
                connection.flush()
            except Exception:
                log.exception("a socket could not be written to")  # The others hear what they are to hear.
