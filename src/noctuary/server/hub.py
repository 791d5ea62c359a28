"""All tables: opening one, finding one, and letting go of those that nobody looks at."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Seat
from noctuary.core.record import Journal, Placed
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.server import ledger
from noctuary.server.bots import Thinker
from noctuary.server.company import Company
from noctuary.server.connection import Post
from noctuary.server.doors import Busy, Closed
from noctuary.server.games import game as game_of
from noctuary.server.heart import Heart
from noctuary.server.http import Branch, Create
from noctuary.server.ledger import AnyEntry, Opened, Recorded, Seated, Set, Started
from noctuary.server.listed import listing_of
from noctuary.server.schema import Append, Listing
from noctuary.server.settings import Settings
from noctuary.server.state import State, hashed
from noctuary.server.store import Conflict, Down, Store
from noctuary.server.table import Table

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letters that look like others."""
CODE = 5
DESERTED = 30 * 60
"""Seconds for which a public table is listed though nobody is there: a phone goes dark while its owner waits."""


class Hub:
    """The tables of a server."""

    def __init__(self, store: Store, thinker: Thinker, settings: Settings) -> None:
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.idle_since: dict[str, float] = {}
        self.post = Post()
        self.company = Company(store, self.post)
        self.heart = Heart(settings.heartbeat, self.post)
        self.sweeper = asyncio.create_task(self._sweep())
        self.stopping = False

    async def close(self) -> None:
        """Let everybody go. A second call does nothing."""
        if self.stopping:
            return
        self.stopping = True
        self.company.let_in()
        self.heart.stop()
        self.sweeper.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.sweeper
        for table in list(self.tables.values()):
            await table.close("stopping")

    async def find(self, id: str) -> Table:
        """The table of this id."""
        if self.stopping:
            raise Closed("stopping")
        table = self.tables.get(id)
        if table is None:
            if not 16 <= len(id) <= 64:
                raise Closed("not_found")
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            table = await asyncio.shield(task)
        if table is None or table.gone:
            raise Closed("not_found")
        self.idle_since.pop(id, None)
        return table

    async def _load(self, id: str) -> Table | None:
        if len(self.tables) >= self.settings.tables:
            await self._let_go(0)
            if len(self.tables) >= self.settings.tables:
                raise Closed("busy")
        try:
            table = await Table.load(id, self.store, self.thinker, self.settings)
        except Down:
            raise Closed("busy") from None
        except (BadInput, Refusal, msgspec.DecodeError, AssertionError):
            raise Closed("unreadable") from None
        if table is not None:
            self._sit(table)
            table.driver.stir()
        return table

    def _sit(self, table: Table) -> None:
        table.heed = self.company.let_in
        self.tables[table.id] = table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            await self._let_go(self.settings.idle)

    async def _let_go(self, seconds: float) -> None:
        """Tables nobody has looked at for a while leave the memory; the log keeps them."""
        now = self.settings.now()
        for id, table in list(self.tables.items()):
            if table.connections or table.tasks or table.moving.awaited(table.state):
                self.idle_since.pop(id, None)
            elif now - self.idle_since.setdefault(id, now) >= seconds:
                del self.tables[id]
                self.idle_since.pop(id, None)
                await table.close("closed")

    async def open_tables(self) -> list[Listing]:
        """Public tables that wait for people. One whose people have all gone is not shown for long."""
        waiting = [
            id
            for id, table in self.tables.items()
            if table.state.opened.public and table.state.phase == "lobby" and table.online()
        ]
        return await self.store.open_tables(int(time.time()) - DESERTED, waiting)

    # Opening -----------------------------------------------------------------------------------------------------

    async def create(self, body: Create, device: str) -> tuple[Table, str]:
        """A new table with its maker in the first seat; their token."""
        spec = game_of(body.game)
        if body.position and not self.settings.positions:
            raise Closed("positions")
        seats = spec.seats[0] if body.seats is None else body.seats
        if body.position:
            seats = spec.read(body.position).seats
        spec.check_seats(seats)
        if body.deal is not None and not 1 <= body.deal <= 999_999_999:
            raise BadInput("deal", given=str(body.deal)[:40])
        for bot in filter(None, body.bots):
            check_bot(spec.name, bot)
        opened = Opened(
            game=spec.name,
            seats=seats,
            code="",
            options=spec.options.make(body.options).changed(),
            public=body.public,
            practice=body.practice,
            deal=body.deal,
            position=body.position,
            pace=body.pace,
            when=int(time.time()),
        )
        if not body.position:
            check_options(spec, body.options, seats)
        bots = dict(enumerate(body.bots[: seats - 1], start=1))
        return await self._open(opened, 0, body.name, body.colour, device, bots)

    async def branch(self, source: Table, body: Branch, device: str) -> tuple[Table, str]:
        """A new table that begins where another one's finished game stood after some choices."""
        async with source.lock:
            await source.fresh()  # An end that is not stored yet is none.
            state = source.state
            if state.phase != "over" or state.journal is None:
                raise Closed("not_over")
            if body.seat >= len(state.places):
                raise Closed("request", why="seat")
            position = position_after(state.journal, body.step)
        opened = msgspec.structs.replace(
            state.opened,
            options=state.changed,
            position=position,
            public=False,
            practice=True,
            when=int(time.time()),
        )
        bots = {seat: state.spec.best_bot for seat in range(len(state.places)) if seat != body.seat}
        return await self._open(opened, body.seat, body.name, body.colour, device, bots)

    async def _open(
        self, opened: Opened, seat: Seat, name: str, colour: str, device: str, bots: dict[Seat, str]
    ) -> tuple[Table, str]:
        token = secrets.token_urlsafe(32)
        for _ in range(20):
            id = secrets.token_urlsafe(18)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            opened = msgspec.structs.replace(opened, code=code, key=secrets.token_hex(16))
            state = State(opened)
            seated = Seated(seat=seat, name=state.check_name(name), colour=colour, token=hashed(token), device=device)
            chairs: list[AnyEntry] = [Set(at, bot) for at, bot in bots.items() if bot]
            entries: list[AnyEntry] = [opened, *state.do(seated, *chairs)]
            table = Table(id, state, self.store, self.thinker, self.settings)
            table.listed = listing_of(id, table.state)
            bodies = tuple(map(ledger.write, entries))
            try:
                await self.store.append(Append(table=id, seq=1, bodies=bodies, listing=table.listed))
            except Conflict:
                continue
            except Down:
                raise Busy from None
            self._sit(table)
            return table, token
        raise Busy

    async def forget(self, table: Table) -> None:
        """Delete a table. It is remembered as gone until it is, so that nobody who comes meanwhile wakes it again."""
        await table.close("gone")
        try:
            await self.store.forget_table(table.id)
        finally:
            self.tables.pop(table.id, None)

    async def forget_unread(self, id: str, token: str) -> None:
        """Delete a table that was played by other rules, if its host asks: the lines of its lobby tell who that is."""
        entries = [ledger.read(body) for body in await self.store.read(id)]
        lobby = State.of(entry for entry in entries if not isinstance(entry, Started | Recorded))
        seat = lobby.seat_of(token) if token else None
        if seat is None or seat != lobby.host:
            raise Closed("not_host")
        await self.store.forget_table(id)

    async def forget_device(self, device: str) -> None:
        """Delete what ties a device to its games, finished or not."""
        for table in self.tables.values():
            for place in table.state.places:
                if place.device == device:
                    place.device = ""
        await self.store.forget_device(device)

    def gauges(self) -> dict[str, float]:
        """Figures for the metrics."""
        store = self.store
        return {
            "tables": len(self.tables),
            "sockets": len(self.heart),
            "commits_total": store.commits,
            "lines_total": store.lines,
            "commit_seconds_total": store.commit_seconds,
        }


def check_options(spec: Spec, options: Mapping[str, Any], seats: int) -> None:
    """Deal once and forget it: what these options and this number of players do not allow is said now."""
    spec.new(spec.options.make(options), seats, Chance(secrets.token_bytes(32)))


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that the game does not have."""
    spec = game_of(game)
    if bot not in spec.bots:
        raise BadInput("bot", game=game, given=bot, known=", ".join(spec.bots))


def seed_for(deal: int | None) -> bytes:
    """The seed of a new game."""
    return secrets.token_bytes(32) if deal is None else seed_of(str(deal))


def position_after(journal: Journal, step: int) -> str:
    """The full position after some choices of a finished game, with fresh chance from there on."""
    if step > len(journal.past):
        raise Closed("request", why="step")
    game = replayed(journal, step).game
    game.chance = Chance(secrets.token_bytes(32))
    return journal.spec.write(game)


def replayed(journal: Journal, step: int) -> Journal:
    """The game as it stood after some of the choices that count."""
    again = Journal(journal.spec, journal.header)
    placed: list[Any] = [line for line in journal.lines if isinstance(line, Placed)][-1:]
    again.replay([*placed, *journal.past[:step]])
    return again
