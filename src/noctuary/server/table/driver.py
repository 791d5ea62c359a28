"""Those who answer without a socket: the clock, and bots.

A bot plays in a seat of its own; in that of a person who is away, once the table has decided so and everybody was told;
and for somebody whose time is up, for that one choice, once everybody was told that too.
"""

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable, Mapping

from noctuary.core.bots import random_bot
from noctuary.core.chance import Stream
from noctuary.core.effects import CLOCK, Ask, Seat
from noctuary.server.errors import Busy, Closed
from noctuary.server.table.bots import BotJob, job_of
from noctuary.server.table.clock import answer_of
from noctuary.server.table.ledger import AnyEntry, Late, Vacation
from noctuary.server.table.logged import LoggedTable
from noctuary.server.table.state import State

RENEWED = 3
"""While eyes are closed everybody is given a new picture to fetch every so many beats."""

LIVELY = 0.5
"""Seconds of pace from which on bots take their time."""
PART = 3
"""Never more than so much (a third) of the time that is left."""

Moment = tuple[int, int]
"""The round, and how many lines its record has."""

log = logging.getLogger("noctuary.driver")


class Driver:
    """Keeps one table going."""

    def __init__(self, table: LoggedTable, on_absent: Callable[[], None]) -> None:
        self.table = table
        self.on_absent = on_absent
        """Called when somebody has been away for so long that they are not asked for a pause."""
        self.timer: asyncio.TimerHandle | None = None
        self.returning: asyncio.TimerHandle | None = None
        """When somebody's vacation ends."""
        self.thinking: dict[Seat, asyncio.Task[None]] = {}
        self.absent: dict[Seat, asyncio.TimerHandle] = {}
        self.long_absent: set[Seat] = set()
        self.watched: tuple[frozenset[Seat], int] | None = None
        """Who was here, and how many lines of the lobby there were, when the absent were last counted."""
        self.overdue: Moment = (0, -1)
        """When a window was over for which the clock is not asked."""
        self.hesitant: dict[Seat, Moment] = {}
        """Bots that wait, and when they said so."""
        self.beating: asyncio.Task[None] | None = None
        self.stopped = False

    def stop(self) -> None:
        """Leave the table alone."""
        self.stopped = True
        for handle in (self.timer, self.returning, *self.absent.values()):
            if handle is not None:
                handle.cancel()
        for task in (self.beating, *self.thinking.values()):
            if task is not None:
                task.cancel()

    def reschedule(self) -> None:
        """Something has changed: see whose turn it is now."""
        if self.stopped or self.table.stale or self.table.store.trouble:
            return  # We are called again when it is read, or can be stored.
        self._arm()
        self._wake_bots()
        self.watch_absent()
        if self.table.state.veiled() and (self.beating is None or self.beating.done()):
            self.beating = asyncio.create_task(self._beat())

    # The clock ---------------------------------------------------------------------------------------------------

    def _arm(self) -> None:
        """Set the timer to the window that is over first. A table nobody looks at has no time."""
        for timer in (self.timer, self.returning):
            if timer is not None:
                timer.cancel()
        self.timer = self.returning = None
        game = self.table.running_game()
        if game is None or self.hurried or not self._has_time or self.table.store.trouble:
            return
        self._arm_return()
        # A bot that hesitates waits for the sand, also where people have no clock.
        patient = [seat for seat, moment in self.hesitant.items() if moment == self._moment()]
        following = self.table.state.sand.next(game, self.table.time.ms(), patient)
        if following is not None:
            name, left = following
            loop = asyncio.get_running_loop()
            # A millisecond more than is left, so that nothing is left when it rings.
            delay = (left + 1) / 1000 / self.table.settings.speed
            self.timer = loop.call_later(delay, lambda: self.table.spawn(self._ring(name)))

    @property
    def _has_time(self) -> bool:
        """A game over days goes on though nobody looks at it."""
        return bool(self.table.connections) or self.table.by_the_day

    def _arm_return(self) -> None:
        """See to it that a vacation ends."""
        if self.table.state.vacations:
            left = min(self.table.state.vacations.values()) - self.table.time.ms()
            delay = max(0, left + 1) / 1000 / self.table.settings.speed
            self.returning = asyncio.get_running_loop().call_later(delay, lambda: self.table.spawn(self._return()))

    async def _return(self) -> None:
        at = self.table.time.ms()

        def make(state: State) -> list[AnyEntry]:
            ended = [(until, seat) for seat, until in state.vacations.items() if until <= at]
            return state.do(*(Vacation(seat, 0, at) for _, seat in sorted(ended)))

        with contextlib.suppress(Busy, Closed):
            await self.table.change(make)

    async def _ring(self, name: str) -> None:
        """A window is over: answer as the clock; where it is not asked, by the game's own rule, or let bots answer."""
        table = self.table
        game = self.table.running_game()
        window = table.state.sand.windows.get(name)
        if game is None or window is None or self.stopped:
            return
        if window.left_at(table.time.ms()) > 0:
            self._arm()
            return
        asks = [ask for ask in game.asks() if ask.who == CLOCK]
        found = answer_of(asks, name, table.state.sand.windows)
        if found is not None:
            ask, choice = found
            await table.answer_for(CLOCK, choice.text, ask.n, name)
        elif not asks and not table.by_the_day and (default_answer := table.state.spec.default_answer) is not None:
            late = [(ask, default_answer(game, ask)) for ask in game.asks() if game.expects(ask)]
            for ask, choice in late:
                await table.answer_for(ask.who, choice.text, ask.n, name)
        elif not asks:
            moment = self._moment()
            with contextlib.suppress(Busy, Closed):
                await table.change(lambda state: self._late(state, name))
                self.overdue = moment
            table.refresh()

    def _late(self, state: State, name: str) -> list[AnyEntry]:
        """Say who is late, before bots answer for them. Not while eyes are closed: it would tell who acts then."""
        game = self.table.running_game()
        if not state.sand.is_over(name, self.table.time.ms()):
            raise Closed("busy")  # The log was read anew meanwhile: everybody has a grace.
        if game is None or state.veiled():
            return []
        asked = {ask.who for ask in game.asks() if ask.who != CLOCK and game.expects(ask)}
        late = [seat for seat in sorted(asked) if state.places[seat].person]
        return state.do(*(Late(seat) for seat in late if seat not in state.stand_ins and seat not in state.late))

    # Bots --------------------------------------------------------------------------------------------------------

    def bot_for(self, seat: Seat) -> str:
        """The bot that answers for a seat now; nothing if a person does."""
        state = self.table.state
        place = state.places[seat]
        if place.bot:
            return place.bot
        stands_in = seat in state.stand_ins and seat not in self.table.online()
        return state.spec.best_bot if stands_in or self.hurried else ""

    def _wake_bots(self) -> None:
        """Set every bot thinking that is asked something. A table nobody looks at waits."""
        game = self.table.running_game()
        if game is None or not self._has_time:
            return
        for ask in game.asks():
            if ask.who == CLOCK or ask.who in self.thinking or self.hesitant.get(ask.who) == self._moment():
                continue
            if not game.expects(ask) and (self.hurried or not game.invites(ask)):
                continue
            bot = self.bot_for(ask.who)
            if bot:
                job = job_of(self.table.state.spec, bot, game.knowledge(ask.who), ask)
                self.thinking[ask.who] = asyncio.create_task(self._think(ask, job, self._moment()))

    @property
    def hurried(self) -> bool:
        """Whether bots answer for those who are waited for, until anybody has: the bot, or the person at last."""
        return self.overdue == self._moment()

    def _moment(self) -> Moment:
        """How much has happened at the table. Another round is another moment, however long it is."""
        state = self.table.state
        return state.round, 0 if state.journal is None else len(state.journal.lines)

    async def _think(self, ask: Ask, job: BotJob, moment: Moment) -> None:
        """One answer; then see whether there is more to do."""
        try:
            await self._decide(ask, job, moment)
        finally:
            self.thinking.pop(ask.who, None)
            if not self.stopped:
                self.table.refresh()

    async def _decide(self, ask: Ask, job: BotJob, moment: Moment) -> None:
        """It comes at a fixed pace, whatever the question and the role."""
        table = self.table
        began = asyncio.get_running_loop().time()
        try:
            text, _ = await table.thinker.think(job)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed", extra={"table": table.short})
            text = random_bot(None, ask, Stream(job.seed)).text
        pace = table.settings.bot_pace
        if pace:
            spent = asyncio.get_running_loop().time() - began
            await asyncio.sleep(max(1, math.ceil(spent / pace)) * pace - spent)
            if seconds := self._pondered(text):
                await asyncio.sleep(seconds)
        await table.wait_for_floor(ask.who, ask.n)
        if not self.bot_for(ask.who):
            return  # The person came back meanwhile.
        if not text:
            self.hesitant[ask.who] = moment  # It waits until something has changed.
            return
        await table.shielded(table.answer_for(ask.who, text, ask.n))

    def _pondered(self, text: str) -> float:
        """What a bot takes beyond its pace: where people play with it, and nobody waits for an answer overdue."""
        table = self.table
        game = table.running_game()
        if game is None or self.hurried or not any(place.person for place in table.state.places):
            return 0.0
        following = table.state.sand.next(game, table.time.ms())
        left = None if following is None else following[1]
        return pondered(table.state.spec.thinking, text, table.settings.bot_pace, left) / table.settings.speed

    # People who are away -----------------------------------------------------------------------------------------

    def watch_absent(self) -> None:
        """Start counting for every person who is not connected; the same for every role and moment."""
        table = self.table
        online = table.online()
        seen = (online, table.state.lobby_lines)
        if seen == self.watched:
            return  # Nobody has come or gone, or taken a seat.
        self.watched = seen
        self.long_absent -= online
        for seat in [seat for seat in self.absent if seat in online]:
            self.absent.pop(seat).cancel()
        if len(table.state.places) == 1 or self.stopped:
            return
        loop = asyncio.get_running_loop()
        for seat, place in enumerate(table.state.places):
            if place.person and seat not in online | self.long_absent and seat not in self.absent:
                self.absent[seat] = loop.call_later(table.settings.away, self._away, seat)

    def _away(self, seat: Seat) -> None:
        self.absent.pop(seat, None)
        if seat not in self.table.online() and not self.stopped:
            self.long_absent.add(seat)
            self.on_absent()

    # Eyes closed -------------------------------------------------------------------------------------------------

    async def _beat(self) -> None:
        """One frame of the same size to everybody at each beat, and one new picture every few beats."""
        beats = 0
        while self.table.state.veiled() and not self.stopped:
            await asyncio.sleep(self.table.settings.beat)
            beats += 1
            if beats % RENEWED == 0:
                self.table.grants.due = True
                self.table.refresh()
            for connection in self.table.connections:
                if connection.veiled:
                    connection.beat()


def pondered(thinking: Mapping[str, tuple[float, float]], text: str, pace: float, left: int | None) -> float:
    """Seconds that a bot's answer takes at a table with people; `left` milliseconds remain on the clock, if it runs.

    It hangs on what is answered and on chance alone: a Traitor who thinks longer would give itself away. Where a game
    says nothing, in the dark, for instance, answers come at the plain pace. A host who sets a quicker pace than
    `LIVELY` wants quick bots and gets them.
    """
    bounds = thinking.get(text.split(" ", maxsplit=1)[0])
    if bounds is None or pace < LIVELY:
        return 0.0
    low, high = bounds
    seconds = low + (high - low) * secrets.randbelow(1001) / 1000
    return seconds if left is None else min(seconds, left / 1000 / PART)
