"""What clients ask of a table, each thing answered once: taken or refused, and the same answer for a repeat.

An answer is in the log before anybody hears it, a refusal too: who asks again after a crash is not judged anew.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from noctuary.core.effects import Seat
from noctuary.core.refusal import Refusal
from noctuary.server import frames
from noctuary.server.bots import Thought, thought_of
from noctuary.server.connection import Connection
from noctuary.server.doors import Busy, Closed
from noctuary.server.ledger import AnyEntry, Paused, Refused, Said, Wished
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.state import State
from noctuary.server.wire import (
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

if TYPE_CHECKING:
    from noctuary.server.table import Table

Answer = OkFrame | NoFrame | HintFrame
Lasting = Play | Undo | Say | Pause
Passing = Hint | Point
Command = Lasting | Passing
Make = Callable[[State], list[AnyEntry]]

PASSING = 1000
"""So many answers to what leaves nothing behind are remembered."""

log = logging.getLogger("noctuary.commands")


class Commands:
    """The commands of one table's clients."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.turns: dict[Seat | None, asyncio.Lock] = {}
        """What a seat answers is heard in the order in which it came."""
        self.passing: OrderedDict[tuple[Seat, str], asyncio.Future[Answer]] = OrderedDict()
        self.limits = Limits(table.settings.now, table.settings.limits)

    def take(self, connection: Connection, message: Command) -> "asyncio.Task[None] | None":
        """Answer a client's command: now, if nothing is to be waited for."""
        work = self.serve(connection, message)
        return self.table.begin(work) if isinstance(message, Hint) else self.table.do(work)

    async def serve(self, connection: Connection, message: Command) -> None:
        """Answer a command, to the end. The answer goes out together with what it brought about."""
        if isinstance(message, Play):
            async with self.turns.setdefault(connection.seat, asyncio.Lock()):
                await self.table.hushed(connection.seat, message.n)
                answer = await self._answer(connection, message)
        else:
            answer = await self._answer(connection, message)
        METRICS.commands[answer.code if isinstance(answer, NoFrame) else "ok"] += 1
        connection.send(answer)

    async def _answer(self, connection: Connection, message: Command) -> Answer:
        try:
            if isinstance(message, Passing):
                return await self._in_passing(connection, message)
            async with self.table.lock:
                return await self._once(connection, message)
        except Busy:
            return NoFrame(message.id, "busy")
        except Closed as closed:
            return NoFrame(message.id, closed.code)
        except Exception:
            log.exception("a command failed", extra={"table": self.table.short})
            return NoFrame(message.id, "busy")

    # What lasts --------------------------------------------------------------------------------------------------

    async def _once(self, connection: Connection, message: Lasting) -> Answer:
        """Carry a command out unless it already was answered."""
        table, seat, id, key = self.table, connection.seat, message.id, connection.voice + message.id
        if seat is None and not isinstance(message, Say):
            return NoFrame(id, "not_seated")
        await self._check_holder(connection)
        if (seat, key) in table.state.accepted:
            return OkFrame(id)
        before = table.state.refused.get((seat, key))
        if before is not None:
            return NoFrame(id, before.code, before.rule, before.args)
        try:
            await table.carry_out(self._make(seat, message, table.time.ms(), key))
        except Refusal as refusal:
            return await self._refuse(seat, id, refusal)
        return OkFrame(id)

    async def _refuse(self, seat: Seat | None, id: str, refusal: Refusal) -> NoFrame:
        """Say no, for good. What a spectator is refused is always refused, so nothing needs to be kept of it."""
        if seat is not None:
            if not self.limits.allow("refused", token=str(seat)):
                return NoFrame(id, "too_many")  # As if it had not been looked at: nothing has happened.
            refused = Refused(seat, id, refusal.code, refusal.rule, dict(refusal.args_by_name))
            await self.table.fresh()
            await self.table.write(lambda state: state.do(refused))
        return no(id, refusal)

    async def _check_holder(self, connection: Connection) -> None:
        """With the table as the log has it: the seat may have been given up, or taken elsewhere, while this waited."""
        await self.table.fresh()
        if connection.holder != self.table.state.holder(connection.seat):
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
        room = "gallery" if seat is None and self.table.state.phase == "playing" else "table"
        said = Said(seat=seat, text=text, room=room, at=at, id=key)
        return lambda state: state.do(said)

    def _pause(self, seat: Seat, message: Pause, at: int) -> Make:
        """Those who may speak now may ask for a pause; it begins, or ends, when all of them who are here want it."""
        state = self.table.state
        if state.phase != "playing":
            raise Refusal("not_started")
        if not state.paused:
            self._check_voice(seat)
        wants = message.paused != state.paused
        if wants and self._agreed({seat, *state.wishes}):
            return lambda state: state.do(Paused(message.paused, at, seat, message.id))
        return lambda state: state.do(Wished(seat, wants, message.id))

    def _agreed(self, wishes: set[Seat]) -> bool:
        """Whether all want it who are here and may speak."""
        state = self.table.state
        voices = {each for each in self.table.online() if state.paused or not frames.may_speak(state, each)}
        return bool(voices) and voices <= wishes

    def reconsider(self) -> None:
        """Somebody is gone for a while or for good: perhaps they were the only one who did not want it."""
        if self.table.state.wishes:
            self.table.begin(self._reconsider())

    async def _reconsider(self) -> None:
        def make(state: State) -> list[AnyEntry]:
            if state.phase != "playing" or not self._agreed(state.wishes):
                return []
            return state.do(Paused(not state.paused, self.table.time.ms()))

        with contextlib.suppress(Busy, Closed):
            await self.table.change(make)

    def _check_voice(self, seat: Seat | None) -> None:
        """Refuse what is said in silence."""
        rule = frames.may_speak(self.table.state, seat)
        if rule:
            raise Refusal("silence", "" if rule == "-" else rule)

    # What passes -------------------------------------------------------------------------------------------------

    async def _in_passing(self, connection: Connection, message: Passing) -> Answer:
        """Gestures and hints change nothing and are kept nowhere; a line that stammers is still answered once."""
        if connection.seat is None:
            return NoFrame(message.id, "not_seated")
        key = connection.seat, message.id
        answer = self.passing.get(key)
        if answer is None:
            answer = self.passing[key] = self.table.begin(self._passed(connection, connection.seat, message))
            if len(self.passing) > PASSING:
                self.passing.popitem(last=False)
        try:
            return await asyncio.shield(answer)
        except Exception:
            self.passing.pop(key, None)  # It was not answered: it may be asked again.
            raise

    async def _passed(self, connection: Connection, seat: Seat, message: Passing) -> Answer:
        try:
            async with self.table.lock:
                await self._check_holder(connection)
                if isinstance(message, Point):
                    return self._point(seat, message)
                thought = self._thought(seat)
        except Refusal as refusal:
            return no(message.id, refusal)
        choice, why = await self.table.thinker.think(thought)
        return HintFrame(message.id, choice, why)

    def _point(self, seat: Seat, message: Point) -> Answer:
        self._check_voice(seat)
        for connection in self.table.connections:
            if connection.greeted and connection.seat != seat:
                connection.send(PointedFrame(seat, message.target, message.x, message.y))
        return OkFrame(message.id)

    def _thought(self, seat: Seat) -> Thought:
        """What is to be thought about for a hint."""
        state = self.table.state
        game = state.playing().game
        ask = next((ask for ask in game.asks() if ask.who == seat), None)
        if ask is None or len(state.places) > 1 or state.spec.advise is None:
            raise Refusal("no_hint")
        return thought_of(state.spec, "", game.knowledge(seat), ask)


def no(id: str, refusal: Refusal) -> NoFrame:
    """A refusal as it is sent."""
    return NoFrame(id, refusal.code, refusal.rule, dict(refusal.args_by_name))
