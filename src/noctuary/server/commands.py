"""What clients ask of a table, each thing answered once: taken or refused, and the same answer for a repeat.

An answer is in the log before anybody hears it, a refusal too: who asks again after a crash is not judged anew.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from noctuary.core.effects import Seat
from noctuary.core.refusal import Refusal
from noctuary.server import frames
from noctuary.server.bots import thought_of
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
        self.passing: OrderedDict[tuple[Seat, str], Answer] = OrderedDict()
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
                return await self._in_passing(connection.seat, message)
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
        table, seat, id = self.table, connection.seat, message.id
        await table.fresh()
        if connection.holder != table.state.holder(seat):
            return NoFrame(id, "token")  # The seat was given up, or taken elsewhere, while this waited.
        if (seat, id) in table.state.accepted:
            return OkFrame(id)
        before = table.state.refused.get((seat, id))
        if before is not None:
            return NoFrame(id, before.code, before.rule, before.args)
        try:
            await table.carry_out(self._make(seat, message, table.time.ms()))
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

    def _make(self, seat: Seat | None, message: Lasting, at: int) -> Make:
        """What a command would do, unless it is refused at once."""
        if isinstance(message, Say):
            return self._say(seat, message, at)
        if seat is None:
            raise Refusal("not_seated")
        if isinstance(message, Play):
            return lambda state: state.play(seat, message.choice, message.n, at, message.id)
        if isinstance(message, Undo):
            return lambda state: state.undo(at, message.id)
        return self._pause(seat, message, at)

    def _say(self, seat: Seat | None, message: Say, at: int) -> Make:
        self._check_voice(seat)
        text = "".join(sign if sign.isprintable() else " " for sign in message.text).strip()
        if not text:
            raise Refusal("not_an_option")
        room = "gallery" if seat is None and self.table.state.phase == "playing" else "table"
        said = Said(seat=seat, text=text, room=room, at=at, id=message.id)
        return lambda state: state.do(said)

    def _pause(self, seat: Seat, message: Pause, at: int) -> Make:
        """Those who may speak now may ask for a pause; it begins, or ends, when all of them who are here want it."""
        table, state = self.table, self.table.state
        if state.phase != "playing":
            raise Refusal("not_started")
        if not state.paused:
            self._check_voice(seat)
        wants = message.paused != state.paused
        voices = {each for each in table.online() if state.paused or not frames.may_speak(state, each)}
        if wants and voices <= {seat, *table.pause_votes}:
            return lambda state: state.do(Paused(message.paused, at, seat, message.id))
        return lambda state: state.do(Wished(seat, wants, message.id))

    def _check_voice(self, seat: Seat | None) -> None:
        """Refuse what is said in silence."""
        rule = frames.may_speak(self.table.state, seat)
        if rule:
            raise Refusal("silence", "" if rule == "-" else rule)

    # What passes -------------------------------------------------------------------------------------------------

    async def _in_passing(self, seat: Seat | None, message: Passing) -> Answer:
        """Gestures and hints change nothing and are kept nowhere; a line that stammers is still answered once."""
        if seat is None:
            return NoFrame(message.id, "not_seated")
        before = self.passing.get((seat, message.id))
        if before is not None:
            return before
        answer: Answer
        try:
            answer = self._point(seat, message) if isinstance(message, Point) else await self._hint(seat, message)
        except Refusal as refusal:
            answer = no(message.id, refusal)
        self.passing[seat, message.id] = answer
        if len(self.passing) > PASSING:
            self.passing.popitem(last=False)
        return answer

    def _point(self, seat: Seat, message: Point) -> Answer:
        self._check_voice(seat)
        for connection in self.table.connections:
            if connection.greeted and connection.seat != seat:
                connection.send(PointedFrame(seat, message.target, message.x, message.y))
        return OkFrame(message.id)

    async def _hint(self, seat: Seat, message: Hint) -> Answer:
        table = self.table
        async with table.lock:
            await table.fresh()
            state = table.state
            game = state.playing().game
            ask = next((ask for ask in game.asks() if ask.who == seat), None)
            if ask is None or len(state.places) > 1 or state.spec.advise is None:
                raise Refusal("no_hint")
            thought = thought_of(state.spec, "", game.knowledge(seat), ask)
        choice, why = await table.thinker.think(thought)
        return HintFrame(message.id, choice, why)


def no(id: str, refusal: Refusal) -> NoFrame:
    """A refusal as it is sent."""
    return NoFrame(id, refusal.code, refusal.rule, dict(refusal.args_by_name))
