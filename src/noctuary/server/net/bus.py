"""What nodes say to each other: a small bus, and one that is in this process.

The protocol, whatever carries it:

- A message has a subject (words with dots between) and bytes. All who have subscribed to it hear it, once each.
- What one node publishes is heard in the order in which it was published, on all subjects together.
- Nothing is promised: a message may be lost, and so may everything that waits while the line is down. Those who need
  more number what they say, ask again, or look into the log.
- A request is a message whose sender waits for the first answer. If nobody has subscribed, that is said at once
  (`NoResponders`); if somebody has and says nothing in time, that is said too (`Silent`). `Silent` tells nothing about
  whether it was heard.
- A handler is called in the loop, one message after the other, and must not wait. What takes longer it begins as a
  task, and calls `Message.answer` when it is done, once.

Time comes from the running loop and from nowhere else, and nothing here is left to chance: a seeded loop repeats it.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable


class BusDown(Exception):
    """A message could not be sent, or its answer did not come."""


class NoResponders(BusDown):
    """Nobody listens to that subject."""


class Silent(BusDown):
    """Somebody may have heard it, and nobody has answered in time."""


class Message:
    """What somebody said."""

    __slots__ = ("_answer", "data", "subject")

    def __init__(self, subject: str, data: bytes, answer: Callable[[bytes], None] | None = None) -> None:
        self.subject = subject
        self.data = data
        self._answer = answer

    def answer(self, data: bytes) -> None:
        """Answer, if whoever said it waits for an answer."""
        if self._answer is not None:
            self._answer(data)


Handler = Callable[[Message], None]


class Subscription(ABC):
    """An ear. What was on its way when it is closed may be heard or not."""

    @abstractmethod
    async def end(self) -> None:
        """Listen no more. A second call does nothing."""


class Bus(ABC):
    """One node's end of the bus."""

    largest: int = 1 << 20
    """Most bytes of one message."""

    @property
    @abstractmethod
    def up(self) -> bool:
        """Whether the line is, as far as is known."""

    @abstractmethod
    def publish(self, subject: str, data: bytes) -> None:
        """Say something to whoever listens. It does not wait, and does not fail: what cannot be said is lost."""

    @abstractmethod
    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        """Ask, and return the first answer. Raises `NoResponders`, `Silent`, or `BusDown` if it could not be asked."""

    @abstractmethod
    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        """Listen. When this returns, whatever is said by anybody from now on is heard."""

    @abstractmethod
    async def close(self) -> None:
        """Say what waits, then leave. A second call does nothing."""


class Switchboard:
    """What all buses of one process hang on."""

    def __init__(self) -> None:
        self.ears: dict[str, list[LocalSubscription]] = {}

    def carry(self, message: Message) -> int:
        """Hand a message to all who listen now, in the next turn of the loop; how many."""
        ears = tuple(self.ears.get(message.subject, ()))
        for ear in ears:
            asyncio.get_running_loop().call_soon(ear.hear, message)
        return len(ears)


class LocalSubscription(Subscription):
    """An ear in this process."""

    def __init__(self, board: Switchboard, subject: str, handler: Handler) -> None:
        self.board = board
        self.subject = subject
        self.handler = handler
        self.listens = True
        board.ears.setdefault(subject, []).append(self)

    def hear(self, message: Message) -> None:
        if self.listens:
            self.handler(message)

    async def end(self) -> None:
        """Listen no more."""
        self.shut()

    def shut(self) -> None:
        """The same at once."""
        if self.listens:
            self.listens = False
            ears = self.board.ears[self.subject]
            ears.remove(self)
            if not ears:
                del self.board.ears[self.subject]


class LocalBus(Bus):
    """A bus in this process: for a node that is alone, and for several in one test."""

    def __init__(self, board: Switchboard | None = None) -> None:
        self.board = board or Switchboard()
        self.subscriptions: list[LocalSubscription] = []
        self.closed = False

    @property
    def up(self) -> bool:
        """It is while this node is."""
        return not self.closed

    def publish(self, subject: str, data: bytes) -> None:
        """Say something to whoever listens."""
        if not self.closed:
            self.board.carry(Message(subject, data))

    async def request(self, subject: str, data: bytes, timeout: float) -> bytes:
        """Ask, and return the first answer."""
        if self.closed:
            raise BusDown(subject)
        answered: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def answer(data: bytes) -> None:
            if not answered.done():
                answered.set_result(data)

        if not self.board.carry(Message(subject, data, answer)):
            raise NoResponders(subject)
        try:
            return await asyncio.wait_for(answered, timeout)
        except TimeoutError:
            raise Silent(subject) from None

    async def subscribe(self, subject: str, handler: Handler) -> LocalSubscription:
        """Listen."""
        if self.closed:
            raise BusDown(subject)
        made = LocalSubscription(self.board, subject, handler)
        self.subscriptions = [each for each in self.subscriptions if each.listens]
        self.subscriptions.append(made)
        return made

    async def close(self) -> None:
        """Leave."""
        self.closed = True
        for each in self.subscriptions:
            each.shut()
