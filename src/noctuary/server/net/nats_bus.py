"""A bus that is a NATS server, or several of them."""

import asyncio
import contextlib
import logging
from typing import Any

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription as NatsSubscription
from nats.errors import Error, NoRespondersError
from nats.errors import TimeoutError as Late

from noctuary.core.refusal import BadInput
from noctuary.server.net.bus import Bus, BusDown, Handler, Message, NoResponders, Silent, Subscription

TRIES = 3
"""How often a line that is cut at once is tried."""
CONNECT = 3.0
"""Seconds in which a server has to answer when we start."""
AGAIN = 0.25
"""Seconds between attempts to reach a server that has gone; there is no end to them."""
WAITING = 4 << 20
"""Most bytes that wait for a line that is down: what was said long ago is of no use to anybody."""
BEHIND = 100_000
"""Messages that may wait for a handler."""

log = logging.getLogger("noctuary.bus")


class NatsEar(Subscription):
    """An ear at a NATS server."""

    def __init__(self, inner: NatsSubscription) -> None:
        self.inner: NatsSubscription | None = inner

    async def end(self) -> None:
        """Listen no more."""
        inner, self.inner = self.inner, None
        if inner is not None:
            with contextlib.suppress(Error, OSError):
                await inner.unsubscribe()


class Reset(Exception):
    """The line was cut before anything was said."""


class NatsBus(Bus):
    """A line to NATS. It comes back by itself, and all ears with it."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.largest = client.max_payload

    @classmethod
    async def open(cls, url: str, name: str) -> "NatsBus":
        """Connect; one clear line if that cannot be."""
        for _ in range(TRIES - 1):
            # A server that refuses us says why and hangs up; a reset may overtake its words, so it is asked again.
            with contextlib.suppress(Reset):
                return await cls._connect(url, name)
        try:
            return await cls._connect(url, name)
        except Reset as reset:
            raise unreachable(url, reset) from None

    @classmethod
    async def _connect(cls, url: str, name: str) -> "NatsBus":
        wrong: list[Exception] = []

        async def noted(error: Exception) -> None:
            wrong.append(error)

        client = Client()
        try:
            await asyncio.wait_for(
                client.connect(
                    url.split(","),
                    name=name,
                    error_cb=noted,
                    connect_timeout=2,
                    allow_reconnect=True,
                    max_reconnect_attempts=0,
                    reconnect_time_wait=AGAIN,  # type: ignore[arg-type]
                    pending_size=WAITING,
                    ping_interval=5,
                    max_outstanding_pings=2,
                ),
                CONNECT,
            )
        except (Error, OSError, TimeoutError, ValueError) as error:
            with contextlib.suppress(Exception):
                await client.close()
            why = wrong[-1] if wrong else error
            if isinstance(why, ConnectionResetError):
                raise Reset(str(why)) from None
            raise unreachable(url, why) from None
        client.options["max_reconnect_attempts"] = -1
        client._error_cb = noted_later
        return cls(client)

    @property
    def up(self) -> bool:
        """Whether we are connected."""
        return bool(self.client.is_connected)

    def publish(self, subject: str, data: bytes) -> None:
        """Say something to whoever listens."""
        if len(data) > self.largest:
            log.error("a message is too long for the bus", extra={"count": len(data)})
            return
        # The client puts it into its buffer in this turn of the loop, and only then may wait for room in it: that is
        # not waited for, so there is no task.
        work: Any = self.client.publish(subject, data)
        with contextlib.suppress(StopIteration, Error, OSError):  # Lost, as what is said into a dead line may be.
            work.send(None)
        work.close()

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        """Ask, and return the first answer."""
        if not self.up:
            raise BusDown(subject)
        try:
            return bytes((await self.client.request(subject, data, timeout=timeout)).data)
        except NoRespondersError:
            raise NoResponders(subject) from None
        except (Late, TimeoutError):
            raise Silent(subject) from None
        except (Error, OSError) as wrong:
            raise BusDown(str(wrong)) from None

    async def subscribe(self, subject: str, handler: Handler) -> NatsEar:
        """Listen."""

        async def heard(message: Msg) -> None:
            reply = message.reply
            handler(Message(subject, message.data, (lambda data: self.publish(reply, data)) if reply else None))

        try:
            made = await self.client.subscribe(subject, cb=heard, pending_msgs_limit=BEHIND, pending_bytes_limit=-1)
            await self.client.flush(2)
        except (Error, OSError, TimeoutError) as wrong:
            raise BusDown(str(wrong)) from None
        return NatsEar(made)

    async def close(self) -> None:
        """Say what waits, then leave."""
        with contextlib.suppress(Error, OSError, TimeoutError):
            if self.up:
                await self.client.flush(1)
        with contextlib.suppress(Error, OSError, TimeoutError):
            await self.client.close()


async def noted_later(wrong: Exception) -> None:
    """What goes wrong with the line is seen by everybody who uses it; here once more, for the host."""
    log.warning("the bus", extra={"why": type(wrong).__name__})


def unreachable(url: str, wrong: Exception) -> BadInput:
    """Why we cannot be on that bus, for whoever has to mend it."""
    why = str(wrong) or type(wrong).__name__
    if "authorization" in why.lower():
        return BadInput("bus-refused", name=shown(url))
    return BadInput("bus", name=shown(url), why=why[:200])


def shown(url: str) -> str:
    """An address without its password."""
    return ",".join(each.rsplit("@", maxsplit=1)[-1] for each in url.split(","))
