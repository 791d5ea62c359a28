"""The heartbeat of all sockets: one pulse for many of them, so that the server does not wake for each."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from noctuary.server.table.connection import Outbox
from noctuary.server.table.wire import PingFrame, encode

PULSES = 8
"""Pulses between two pings to the same client; every client hangs on one of them."""


class Pulsed(Protocol):
    """Somebody who is asked now and then whether they are there."""

    def pulse(self, due: float, ping: bytes) -> None:
        """It is time to ask again; it should have been at `due`."""
        ...


class Heartbeat:
    """Asks everybody every `pause` seconds."""

    def __init__(self, pause: float, outbox: Outbox, now: Callable[[], float]) -> None:
        self.pause = pause
        self.outbox = outbox
        self.now = now
        self.wheel: list[set[Pulsed]] = [set() for _ in range(PULSES)]
        self.at = 0
        self.task = asyncio.create_task(self._beat())

    def add(self, who: Pulsed) -> None:
        """Ask them from now on, the first time when the wheel has gone round once."""
        self.wheel[self.at].add(who)

    def remove(self, who: Pulsed) -> None:
        for spoke in self.wheel:
            spoke.discard(who)

    def __len__(self) -> int:
        """How many are asked."""
        return sum(map(len, self.wheel))

    def everybody(self) -> list[Pulsed]:
        """All who are asked."""
        return [who for spoke in self.wheel for who in spoke]

    def stop(self) -> None:
        """Ask nobody any more."""
        self.task.cancel()

    async def _beat(self) -> None:
        while True:
            due = self.now() + self.pause / PULSES
            await asyncio.sleep(self.pause / PULSES)
            self.at = (self.at + 1) % PULSES
            ping = encode(PingFrame(int(due * 1000)))
            self.outbox.held = True
            try:
                for who in list(self.wheel[self.at]):
                    who.pulse(due, ping)
            finally:
                self.outbox.deliver()
