"""The bus between nodes, as bad as `net.bus` allows: what one node says comes in order, or it does not come.

Messages of different senders overtake each other. A line that is cut loses what was on it, with or without the node
noticing. Now and then a message comes twice, which the protocol does not even allow for.
"""

import asyncio
import random
from typing import NamedTuple

from noctuary.server.net.bus import Bus, BusDown, Handler, Message, NoResponders, Silent, Subscription
from support.storm.loop import PROCESS, Process, StormLoop

GAP = 1e-7
"""Seconds between two messages on one line, at least."""


class Sent(NamedTuple):
    """What is on its way, and the subject on which its sender waits for an answer."""

    subject: str
    data: bytes
    reply: str = ""
    none: bool = False
    """It says that nobody listens."""


class Broker:
    """What all lines end at."""

    def __init__(self, loop: StormLoop, chance: random.Random) -> None:
        self.loop = loop
        self.chance = chance
        self.process = Process(loop, "bus")
        self.ears: dict[str, list[StormEar]] = {}
        self.delay = 0.001
        self.loss = 0.0
        self.twice = 0.0
        self.inboxes = 0

    def way(self) -> float:
        return self.delay * (0.2 + self.chance.expovariate(1.0))

    def route(self, sent: Sent) -> None:
        """Hand it on to all who listen."""
        ears = [ear for ear in self.ears.get(sent.subject, ()) if ear.bus.process.alive]
        if not ears and sent.reply:
            self.route(Sent(sent.reply, b"", none=True))
        for ear in ears:
            for _ in range(2 if self.chance.random() < self.twice else 1):
                if self.chance.random() >= self.loss:
                    ear.bus.deliver(ear, sent)


class StormEar(Subscription):
    """An ear of a node."""

    def __init__(self, bus: "StormBus", subject: str, handler: Handler) -> None:
        self.bus = bus
        self.subject = subject
        self.handler = handler
        self.listens = True
        self.heard_none = False
        """What was heard last says that nobody listens."""
        bus.broker.ears.setdefault(subject, []).append(self)

    async def end(self) -> None:
        """Listen no more."""
        self.shut()

    def shut(self) -> None:
        """The same at once."""
        if self.listens:
            self.listens = False
            self.bus.broker.ears[self.subject].remove(self)


class StormBus(Bus):
    """A node's end of it."""

    def __init__(self, broker: Broker) -> None:
        self.broker = broker
        self.loop = broker.loop
        self.process = PROCESS.get()
        self.ears: list[StormEar] = []
        self.cut = ""
        """Nothing, `noticed` or `unnoticed`."""
        self.epoch = 0
        self.out = self.back = 0.0
        """When the last message on each way arrives."""
        self.closed = False

    @property
    def up(self) -> bool:
        """As far as the node knows."""
        return not self.closed and self.cut != "noticed"

    def break_line(self, how: str) -> None:
        """Lose what is on the way, and all that follows."""
        self.cut = how
        self.epoch += 1

    def publish(self, subject: str, data: bytes) -> None:
        """Say something to whoever listens."""
        self._send(Sent(subject, data))

    def _send(self, sent: Sent) -> None:
        if self.closed or self.cut or not self.process.alive:
            return
        self.out = max(self.out + GAP, self.loop.now + self.broker.way())
        self.broker.process.at(self.out, self._arrive, sent, self.epoch)

    def _arrive(self, sent: Sent, epoch: int) -> None:
        if epoch == self.epoch:
            self.broker.route(sent)

    def deliver(self, ear: StormEar, sent: Sent) -> None:
        """From the broker to here."""
        if not self.cut:
            self.back = max(self.back + GAP, self.loop.now + self.broker.way())
            self.process.at(self.back, self._hear, ear, sent, self.epoch)

    def _hear(self, ear: StormEar, sent: Sent, epoch: int) -> None:
        if epoch == self.epoch and ear.listens:
            answer = (lambda data: self.publish(sent.reply, data)) if sent.reply else None
            ear.heard_none = sent.none
            ear.handler(Message(sent.subject, sent.data, answer))

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        """Ask, and return the first answer."""
        if not self.up:
            raise BusDown(subject)
        answered: asyncio.Future[bytes] = self.loop.create_future()

        def settle(message: Message) -> None:
            if answered.done():
                return
            if inbox.heard_none:
                answered.set_exception(NoResponders(subject))
            else:
                answered.set_result(message.data)

        self.broker.inboxes += 1
        inbox = StormEar(self, f"inbox.{self.broker.inboxes}", settle)
        self._send(Sent(subject, data, inbox.subject))
        try:
            return await asyncio.wait_for(answered, timeout)
        except TimeoutError:
            raise Silent(subject) from None
        finally:
            inbox.shut()

    async def subscribe(self, subject: str, handler: Handler) -> StormEar:
        """Listen."""
        if not self.up:
            raise BusDown(subject)
        await asyncio.sleep(2 * self.broker.way())
        ear = StormEar(self, subject, handler)
        self.ears.append(ear)
        return ear

    async def close(self) -> None:
        """Leave."""
        self.closed = True
        for ear in self.ears:
            ear.shut()
