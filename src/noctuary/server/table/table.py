"""A table at work: what its clients command, each thing answered once, and the bots and timers that keep it going.

An answer is in the log before anybody hears it, a refusal too: who asks again after a crash is not judged anew.
"""

import asyncio
import contextlib
import logging
import time
import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator, Iterable
from functools import partial
from typing import Any

from noctuary.core.effects import Seat
from noctuary.core.record import Hinted
from noctuary.core.refusal import Refusal
from noctuary.server.errors import AGAIN, Busy, Closed
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.settings import Settings
from noctuary.server.store.lines import Down, Log
from noctuary.server.table import ledger
from noctuary.server.table.bots import BotJob, Thinker, job_of
from noctuary.server.table.broadcast import may_hint, may_speak
from noctuary.server.table.connection import Connection
from noctuary.server.table.driver import Driver
from noctuary.server.table.ledger import AnyEntry, Left, Paused, Recorded, Refused, Said, Seated, StandIn, Wished
from noctuary.server.table.logged import LoggedTable
from noctuary.server.table.opening import Opening, read_table
from noctuary.server.table.projections import listing_of
from noctuary.server.table.state import Key, State, answered_by
from noctuary.server.table.wire import (
    Hint,
    HintFrame,
    NoFrame,
    OkFrame,
    Pause,
    Play,
    Point,
    PointedFrame,
    Say,
    Undo,
)

Answer = OkFrame | NoFrame | HintFrame
Lasting = Play | Undo | Say | Pause
Passing = Hint | Point
Command = Lasting | Passing
Make = Callable[[State], list[AnyEntry]]

PASSING = 1000
"""So many answers to what leaves nothing behind are remembered."""

log = logging.getLogger("noctuary.commands")


class Table(LoggedTable):
    """A table in memory, with all that acts on it."""

    def __init__(
        self, id: str, state: State, store: Log, thinker: Thinker, settings: Settings, opening: Opening | None = None
    ) -> None:
        super().__init__(id, state, store, thinker, settings, opening)
        self.driver = Driver(self, self.reconsider)
        self.turns: dict[Seat | None, asyncio.Lock] = {}
        """What a seat answers is heard in the order in which it came."""
        self.passing: OrderedDict[tuple[Seat, str], asyncio.Future[Answer]] = OrderedDict()
        self.limits = Limits(settings.now, settings.limits)
        self.on_change: Callable[[Table], None] = lambda _: None
        """Told after each change: somebody may want to know that it is their turn."""

    @staticmethod
    async def load(id: str, store: Log, thinker: Thinker, settings: Settings) -> "Table | None":
        """The table of this id, from the log."""
        opening = await read_table(id, store)
        if opening is None:
            return None
        table = Table(id, opening.state, store, thinker, settings, opening)
        table.listed = listing_of(id, table.state)
        return table

    async def catch_up(self) -> None:
        """After opening: store that a game goes on by the rules of today, or why not, before anybody is shown it."""
        async with self.lock:
            if self.state.raising is None and self.state.closing is None:
                return
            self.snapshot = self.tried = self.state.seq - self.settings.snapshot  # It is due with that line.
            await self.write(lambda state: state.do(*state.upgrade_entries()))

    async def spare_the_log(self) -> None:
        """Write down how the table stands and when it has something to do: who opens it reads no long way again."""
        async with self.lock:
            await self.keep_snapshot()

    # What follows from a change ----------------------------------------------------------------------------------

    def publish(self) -> None:
        """Tell everybody what is new to them, then see whose turn it is."""
        super().publish()
        self.driver.reschedule()
        self.on_change(self)

    def connect(self, connection: Connection) -> None:
        """Somebody looks on, in a seat or not. Whoever was away plays for themselves again."""
        super().connect(connection)
        if connection.seat in self.state.stand_ins:
            self.spawn(self._welcome_back(connection.seat))

    async def _welcome_back(self, seat: Seat) -> None:
        """End a stand-in, as soon as that can be stored."""

        def make(state: State) -> list[AnyEntry]:
            return state.do(StandIn(seat, False)) if seat in state.stand_ins else []

        while not self.gone and seat in self.online():
            try:
                await self.change(make)
            except Busy:
                await asyncio.sleep(AGAIN)
            except Closed:
                return
            else:
                return

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone."""
        super().disconnect(connection)
        self.driver.watch_absent()

    def _follow(self, entries: list[AnyEntry]) -> None:
        super()._follow(entries)
        if any(isinstance(entry, Seated | Left) for entry in entries):
            self.reconsider()

    async def close(self, code: str) -> None:
        """Leave the memory: let everybody go, finish what is under way."""
        self.driver.stop()
        await super().close(code)

    def drop(self) -> None:
        """Leave the memory at once."""
        self.driver.stop()
        super().drop()

    # Commands ----------------------------------------------------------------------------------------------------

    def take(self, connection: Connection, message: Command) -> "asyncio.Task[None] | None":
        """Answer a client's command: now, if nothing is to be waited for."""
        work = self.serve(connection, message)
        if self.stale or isinstance(message, Hint):
            return self.spawn(work)  # It reads the log first, or thinks; a new connection to the database needs a task.
        left = begun(work)
        return None if left is None else self.spawn(left)

    async def serve(self, connection: Connection, message: Command) -> None:
        """Answer a command, to the end. The answer goes out together with what it brought about."""
        began = time.perf_counter()
        if isinstance(message, Play):
            async with self.turns.setdefault(connection.seat, asyncio.Lock()):
                await self.wait_for_floor(connection.seat, message.n)
                answer = await self._answer(connection, message)
        else:
            answer = await self._answer(connection, message)
        METRICS.commands.labels(answer.code if isinstance(answer, NoFrame) else "ok").inc()
        connection.send(answer)
        if isinstance(message, Play):
            METRICS.answer.observe(time.perf_counter() - began)

    async def _answer(self, connection: Connection, message: Command) -> Answer:
        try:
            if isinstance(message, Passing):
                return await self._in_passing(connection, message)
            async with self.lock:
                return await self._once(connection, message)
        except Busy:
            return NoFrame(message.id, "busy")
        except Closed as closed:
            return NoFrame(message.id, closed.code)
        except Exception:
            log.exception("a command failed", extra={"table": self.short})
            return NoFrame(message.id, "busy")

    # What lasts --------------------------------------------------------------------------------------------------

    async def _once(self, connection: Connection, message: Lasting) -> Answer:
        """Carry a command out unless it already was answered."""
        seat, id, key = connection.seat, message.id, connection.voice + message.id
        if seat is None and not isinstance(message, Say):
            return NoFrame(id, "not_seated")
        await self._check_holder(connection)
        if seat is None and self.onlookers.silenced(connection):
            return NoFrame(id, "silence")
        if await self._answered_before((seat, key), message.round):
            before = self.state.answers.given[seat, key]
            return OkFrame(id) if before is None else NoFrame(id, before.code, before.rule, before.args)
        try:
            if 0 < message.round < self.state.round and not isinstance(message, Say):
                raise Refusal("stale")  # A game that is over, though a question of this one may have the same number.
            await self.carry_out(self._make(seat, message, self.time.ms(), key))
        except Refusal as refusal:
            return await self._refuse(seat, id, refusal)
        return OkFrame(id)

    async def _answered_before(self, key: Key, round: int) -> bool:
        """Whether a command was answered: as far as memory does not know, the log does."""
        answers = self.state.answers
        if key in answers or answers.know(round):
            return key in answers
        try:
            found = found_in(await self.store.with_id(self.id, key[1]), key)
        except Down:
            raise Busy from None
        if found is not None:
            answers.follow(found)
        return found is not None

    async def _refuse(self, seat: Seat | None, id: str, refusal: Refusal) -> NoFrame:
        """Say no, for good. What a spectator is refused is always refused, so nothing needs to be kept of it."""
        if seat is not None:
            if not self.limits.allow("refused", token=str(seat)):
                return NoFrame(id, "too_many")  # As if it had not been looked at: nothing has happened.
            refused = Refused(seat, id, refusal.code, refusal.rule, dict(refusal.args_by_name))
            await self.fresh()
            await self.write(lambda state: state.do(refused))
        return no(id, refusal)

    async def _check_holder(self, connection: Connection) -> None:
        """With the table as the log has it: the seat may have been given up, or taken elsewhere, while this waited."""
        await self.fresh()
        if connection.holder != self.state.holder(connection.seat):
            raise Closed("token")

    def _make(self, seat: Seat | None, message: Lasting, at: int, key: str) -> Make:
        """What a command would do, unless it is refused at once."""
        if isinstance(message, Say):
            return self._say(seat, message, at, key)
        assert seat is not None
        if isinstance(message, Play):
            return lambda state: state.play(seat, message.choice, message.n, at, message.id)
        if isinstance(message, Undo):
            return lambda state: state.undo(at, message.id)
        return self._pause(seat, message, at)

    def _say(self, seat: Seat | None, message: Say, at: int, key: str) -> Make:
        self._check_voice(seat)
        text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
        if not text:
            raise Refusal("not_an_option")
        room = "gallery" if seat is None and self.state.phase == "playing" else "table"
        said = Said(seat=seat, text=text, room=room, at=at, id=key)
        return lambda state: state.do(said)

    def _pause(self, seat: Seat, message: Pause, at: int) -> Make:
        """Those who may speak now may ask for a pause; it begins, or ends, when all of them who are here want it."""
        state = self.state
        if state.phase != "playing":
            raise Refusal("not_started")
        if self.by_the_day:
            raise Refusal("by_the_day")
        if not state.paused:
            self._check_voice(seat)
        wants = message.paused != state.paused
        if wants and self._agreed({seat, *state.wishes}):
            return lambda state: state.do(Paused(message.paused, at, seat, message.id))
        return lambda state: state.do(Wished(seat, wants, message.id))

    def _agreed(self, wishes: set[Seat]) -> bool:
        """Whether all want it who are here and may speak."""
        state = self.state
        voices = {each for each in self.online() if state.paused or not may_speak(state, each)}
        return bool(voices) and voices <= wishes

    def reconsider(self) -> None:
        """Somebody is gone for a while or for good: perhaps they were the only one who did not want it."""
        if self.state.wishes:
            self.spawn(self._reconsider())

    async def _reconsider(self) -> None:
        def make(state: State) -> list[AnyEntry]:
            if state.phase != "playing" or not self._agreed(state.wishes):
                return []
            return state.do(Paused(not state.paused, self.time.ms()))

        with contextlib.suppress(Busy, Closed):
            await self.change(make)

    def _check_voice(self, seat: Seat | None) -> None:
        """Refuse what is said in silence."""
        rule = may_speak(self.state, seat)
        if rule:
            raise Refusal("silence", "" if rule == "-" else rule)

    # What passes -------------------------------------------------------------------------------------------------

    async def _in_passing(self, connection: Connection, message: Passing) -> Answer:
        """Gestures are kept nowhere, of hints only that they were given; a line that stammers is answered once."""
        if connection.seat is None:
            return NoFrame(message.id, "not_seated")
        key = connection.seat, message.id
        answer = self.passing.get(key)
        if answer is None:
            answer = self.passing[key] = self.spawn(self._passed(connection, connection.seat, message))
            if len(self.passing) > PASSING:
                self.passing.popitem(last=False)
        try:
            return await asyncio.shield(answer)
        except Exception:
            self.passing.pop(key, None)  # It was not answered: it may be asked again.
            raise

    async def _passed(self, connection: Connection, seat: Seat, message: Passing) -> Answer:
        try:
            async with self.lock:
                await self._check_holder(connection)
                if isinstance(message, Point):
                    return self._point(seat, message)
                job, n = self._hint_job(seat)
            choice, (why, args) = await self.thinker.think(job)
            async with self.lock:
                await self._check_holder(connection)
                await self.write(lambda state: hinted(state, seat, choice, n))
        except Refusal as refusal:
            return no(message.id, refusal)
        return HintFrame(message.id, choice, why, args)

    def _point(self, seat: Seat, message: Point) -> Answer:
        self._check_voice(seat)
        for connection in self.connections:
            if connection.greeted and connection.seat != seat:
                connection.send(PointedFrame(seat, message.target, message.x, message.y))
        return OkFrame(message.id)

    def _hint_job(self, seat: Seat) -> tuple[BotJob, int]:
        """What is to be thought about for a hint, and the number of the question."""
        state = self.state
        game = state.playing().game
        mine = [ask for ask in game.asks() if ask.who == seat]
        # What is waited for comes before what may be said besides.
        ask = next((ask for ask in mine if game.expects(ask)), mine[0] if mine else None)
        if ask is None or not may_hint(state):
            raise Refusal("no_hint")
        return job_of(state.spec, "", game.knowledge(seat), ask), ask.n


def hinted(state: State, seat: Seat, choice: str, n: int) -> list[AnyEntry]:
    """Write down what a seat is about to be advised; nothing if it has answered that question meanwhile."""
    asked = any(ask.who == seat and ask.n == n for ask in state.playing().game.asks())
    return state.do(Recorded(Hinted(seat, choice))) if asked else []


def no(id: str, refusal: Refusal) -> NoFrame:
    """A refusal as it is sent."""
    return NoFrame(id, refusal.code, refusal.rule, dict(refusal.args_by_name))


def found_in(bodies: Iterable[str], key: Key) -> Recorded | Refused | Said | Wished | Paused | None:
    """The line, among some of the log, that answers a command."""
    for body in bodies:
        entry = ledger.read(body)
        if answered_by(entry) == key:
            assert isinstance(entry, Recorded | Refused | Said | Wished | Paused)
            return entry
    return None


def begun(work: Coroutine[Any, Any, None]) -> Coroutine[Any, Any, None] | None:
    """Carry `work` out as far as it goes without waiting; what is left of it, for a task, or nothing.

    It must not ask for the task it runs in (`asyncio.timeout` does).
    """
    try:
        waits = work.send(None)
    except StopIteration:
        return None
    return rest(work, waits)


async def rest(work: Coroutine[Any, Any, None], waits: Any) -> None:
    """Go on with what was begun and waits for something."""
    while True:
        try:
            # What came meanwhile, before there was anybody to tell, is there.
            if not (isinstance(waits, asyncio.Future) and waits.done()):
                await passed_on(waits)
        except BaseException as thrown:
            step = partial(work.throw, thrown)
        else:
            step = partial(work.send, None)
        try:
            waits = step()
        except StopIteration:
            return


@types.coroutine
def passed_on(waits: Any) -> Generator[Any, Any, None]:
    """Wait for what somebody else has begun to wait for."""
    yield waits
