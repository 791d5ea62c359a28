"""Telling people that it is their turn, while they do not look at the table.

A turn is told of twice at most: soon after it came, and once more a good while later. It is told to nobody who looks,
but soon after they look away without an answer: a phone that lies there goes dark a while after the turn came. And it
is never told while eyes are closed: who is called is who everybody sees the table wait for (`turns.called`). What is
sent names table and game and nothing of what happens there, and is of one size.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

import msgspec

from noctuary.core.effects import Seat
from noctuary.languages import LANGUAGES
from noctuary.server.settings import Settings
from noctuary.server.store.calls import CallStore, Subscription
from noctuary.server.store.lines import Down
from noctuary.server.store.people import People
from noctuary.server.table import turns
from noctuary.server.table.state import State
from noctuary.server.table.table import Table
from noctuary.text import words

SIZE = 512
"""Bytes of every message."""
TWICE = 2
SOON = 1.0
"""Seconds, at least, after which it is seen whether somebody still looks."""

log = logging.getLogger("noctuary.calls")

Words = Callable[[str], bytes]
"""What is sent, in a language."""


class Send(Protocol):
    """Takes what is to be sent, and returns at once."""

    def __call__(self, to: Sequence[Subscription], words: Words) -> None: ...


class Turn:
    """A seat's turn: which one, since when, how often it was told of."""

    def __init__(self, key: str, since: float, times: int = 0) -> None:
        self.key = key
        self.since = since
        self.times = times
        self.seen = 0.0
        """When they were last found looking though they were to be told."""

    def next(self, settings: Settings) -> float | None:
        """When it is to be told of, in seconds since 1970; None: no more."""
        if self.times >= TWICE:
            return None
        after = (settings.call_after, settings.call_again)[self.times]
        return max(self.since + after, self.seen + max(SOON, settings.call_after))

    def told(self, now: float, settings: Settings) -> None:
        """It was told of; the second time counts from the first, however late that was."""
        self.times += 1
        self.since = now - settings.call_after


class Calls:
    """The calls of all tables in memory."""

    def __init__(self, settings: Settings, store: CallStore, people: People, send: Send) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.send = send
        self.wanted: dict[str, dict[Seat, Turn]] = {}
        """The turns at each table at which somebody wants to be told."""
        self.timers: dict[str, asyncio.TimerHandle] = {}

    async def opened(self, table: Table) -> None:
        """A table has come into the memory: does anybody want to be told, and what were they told already?"""
        try:
            found = await self.store.at(table.id)
        except Down:
            return  # It is asked again when the table is opened the next time.
        if not found or table.gone:
            return
        known = self.wanted.setdefault(table.id, {})
        now = keys_of(table.state)
        for each in found:
            if each.turn and now.get(each.seat) == each.turn:
                known[each.seat] = Turn(each.turn, each.last - self.settings.call_after, each.times)
        self.follow(table)

    async def want(self, table: Table, wanted: Subscription) -> bool:
        """Somebody wants to be told from now on; whether there is room."""
        done = await self.store.add(wanted)
        if done:
            self.wanted.setdefault(table.id, {})
            self.follow(table)
            table.spawn(table.spare_the_log())  # With it stands in the database when that is.
        return done

    def anew(self, table: Table, seat: Seat) -> None:
        """Somebody has agreed to be told who was not told of this turn."""
        self.wanted.setdefault(table.id, {}).pop(seat, None)
        self.follow(table)

    def closed(self, table: Table) -> None:
        """It has left the memory; when it is to be opened again stands in the database."""
        self.wanted.pop(table.id, None)
        self._disarm(table.id)

    def follow(self, table: Table) -> None:
        """Something has changed at a table: whose turn is it now?"""
        known = self.wanted.get(table.id)
        if known is None:
            return
        now = keys_of(table.state)
        for seat in [seat for seat, turn in known.items() if now.get(seat) != turn.key]:
            del known[seat]
        for seat, key in now.items():
            if seat not in known:
                known[seat] = Turn(key, self.settings.clock())
        self._arm(table)

    def due(self, table: Table) -> int:
        """When somebody is to be told of their turn, as the table stands now, followed or not; 0: never."""
        known = self.wanted.get(table.id)
        if known is None:
            return 0
        turns = [
            known[seat] if seat in known and known[seat].key == key else Turn(key, self.settings.clock())
            for seat, key in keys_of(table.state).items()
        ]
        return int(min((at for turn in turns if (at := turn.next(self.settings)) is not None), default=0))

    def _disarm(self, id: str) -> None:
        timer = self.timers.pop(id, None)
        if timer is not None:
            timer.cancel()

    def _arm(self, table: Table) -> None:
        self._disarm(table.id)
        if (due := self.due(table)) and not table.gone:
            wait = max(0.0, due - self.settings.clock())
            self.timers[table.id] = asyncio.get_running_loop().call_later(wait, lambda: table.spawn(self._tell(table)))

    async def _tell(self, table: Table) -> None:
        """Tell everybody whose turn has lasted so long and who does not look."""
        now = self.settings.clock()
        for seat, turn in list(self.wanted.get(table.id, {}).items()):
            at = turn.next(self.settings)
            if at is None or at > now + 1:
                continue
            if seat in table.looking():
                turn.seen = now  # They see it.
            else:
                turn.told(now, self.settings)
                with contextlib.suppress(Down):
                    await self._call(table, seat, turn)
        if table.id in self.wanted:
            self._arm(table)

    async def _call(self, table: Table, seat: Seat, turn: Turn) -> None:
        await self.store.told(table.id, seat, turn.key, turn.times, int(self.settings.clock()))
        theirs = await self.people.devices(table.state.places[seat].device)
        found = [each for each in await self.store.at(table.id) if each.seat == seat and each.confirmed]
        await self._drop(table, [each.device for each in found if each.device not in theirs])
        self.send([each for each in found if each.device in theirs], partial(message, table.id, table.state.spec.name))

    async def _drop(self, table: Table, devices: Sequence[str]) -> None:
        """Browsers that held the seat once, and whose person is not the one who holds it."""
        if devices:
            await self.store.remove(table.id, devices)


def keys_of(state: State) -> dict[Seat, str]:
    """The turn of each seat that may be told of it: another question is another turn."""
    if state.journal is None or state.paused:
        return {}
    called = turns.called(state)
    asks = [ask for ask in state.journal.game.asks() if ask.must and ask.who in called] if called else []
    return {ask.who: f"{state.round}.{ask.n}" for ask in reversed(asks) if ask.who not in state.stand_ins}


class Message(msgspec.Struct, frozen=True):
    """What a browser is sent. `mute` is the word for telling no more."""

    table: str
    game: str
    title: str
    text: str
    mute: str
    pad: str = ""


def message(table: str, game: str, lang: str) -> bytes:
    """That it is somebody's turn at a table, in their language; always `SIZE` bytes."""
    say = words(lang if lang in LANGUAGES else LANGUAGES[0])
    name = say(f"{game}-name") if say.has(f"{game}-name") else game
    made = Message(table, game, name[:60], say("call-turn"), say("call-mute"))
    short = msgspec.json.encode(made)
    return msgspec.json.encode(msgspec.structs.replace(made, pad="." * (SIZE - len(short))))
