"""All tables: opening one, finding one, and letting go of those that nobody looks at."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from noctuary.core.chance import Chance, seed_of
from noctuary.core.effects import Seat
from noctuary.core.refusal import BadInput, Refusal
from noctuary.core.spec import Spec
from noctuary.server.errors import Busy, Closed, Elsewhere
from noctuary.server.metrics import METRICS
from noctuary.server.settings import Settings
from noctuary.server.store.leases import Alone, Leases
from noctuary.server.store.lines import Append, Conflict, Down, HouseLog, Listing, as_database
from noctuary.server.table import ledger
from noctuary.server.table.announcements import Announcements
from noctuary.server.table.bots import Thinker
from noctuary.server.table.games import game as game_of
from noctuary.server.table.ledger import AnyEntry, Opened, Recorded, Seated, Set, Started
from noctuary.server.table.projections import devices_of, listing_of
from noctuary.server.table.replay import position_after
from noctuary.server.table.state import Newcomer, State, hashed
from noctuary.server.table.table import Table
from noctuary.server.table.wire import DAYS

if TYPE_CHECKING:
    from noctuary.server.store.database import Store
    from noctuary.server.table.calls import Calls

log = logging.getLogger("noctuary.hub")

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""No letters that look like others."""
CODE = 5
TOGETHER = 20
"""So many tables are put away at once when the server stops."""
DESERTED = 30 * 60
"""Seconds for which a public table is listed though nobody is there: a phone goes dark while its owner waits."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody wants who opens a table. `bots` names a bot for each seat after theirs, `""` for none."""

    game: str
    options: dict[str, Any] = {}
    seats: int | None = None
    bots: list[str] = []
    public: bool = False
    deal: int | None = None
    practice: bool = False
    pace: str = "normal"
    hours: int = 24
    position: str = ""
    deck: str = ""
    """The hash of a deck of the host's own, for a private table; who may name one is for the caller to say."""


class Hub:
    """The tables of a server."""

    def __init__(self, store: HouseLog, thinker: Thinker, settings: Settings, leases: Leases | None = None) -> None:
        self.store = store
        self.leases: Leases = leases or Alone()
        self.thinker = thinker
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.aside: dict[str, asyncio.Event] = {}
        """Tables that are being changed in the database; who wants one waits until it is done."""
        self.idle_since: dict[str, float] = {}
        self.sweeper = asyncio.create_task(self._sweep())
        self.stopping = False
        self.announcements = Announcements(settings.now)
        self.busy_elsewhere: Callable[[], Iterable[str]] = tuple
        """Public tables at other nodes at which people wait."""
        self.may_claim: Callable[[], bool] = lambda: True
        self.lapses = 0
        """How often what this node owned may have been taken from it."""
        self.fetch: Callable[[str], Awaitable[None]] | None = None
        """Gets a table from the node that owns it."""
        self.confirming: set[asyncio.Task[None]] = set()
        self.calls: Calls | None = None
        """Tells people of their turn, where the host lets it."""
        store.health.watchers.append(self._storing)

    @property
    def database(self) -> "Store":
        """The store, where it is a database."""
        return as_database(self.store)

    def _storing(self, why: str) -> None:
        """Nothing can be stored, or it can again: that concerns every table."""
        for table in list(self.tables.values()):
            table.storing(why)

    async def close(self) -> None:
        """Let everybody go. A second call does nothing."""
        if self.stopping:
            return
        self.stopping = True
        self.sweeper.cancel()
        await asyncio.gather(self.sweeper, return_exceptions=True)
        tables = list(self.tables.values())
        for table in tables:
            table.say_goodbye("stopping")
        for at in range(0, len(tables), TOGETHER):
            some = tables[at : at + TOGETHER]
            await asyncio.gather(*map(self._stop, some))
            # Their people wait at other nodes by now: one transaction for all is soonest done.
            await self._release(*(table.id for table in some))

    async def _stop(self, table: Table) -> None:
        """Let a table go with the house. One that cannot be written down keeps no other from it."""
        try:
            await table.close("stopping")
        except Exception:
            log.exception("a table could not be closed")
        finally:
            self._let_out(table)

    async def _close(self, table: Table, code: str) -> None:
        """Write down how a table stands, and let another node have it."""
        try:
            await table.close(code)
        finally:
            self._let_out(table)
            await self._release(table.id)

    async def find(self, id: str) -> Table:
        """The table of this id, from now on ours; `Elsewhere` if it is another node's."""
        while (aside := self.aside.get(id)) is not None:
            await aside.wait()
        if self.stopping:
            raise Closed("stopping")
        table = self.tables.get(id)
        if table is None:
            if not 16 <= len(id) <= 64 or not id.isascii() or not id.isprintable():
                raise Closed("not_found")
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            table = await asyncio.shield(task)
        if table is not None and table.dropped:
            raise Closed("busy")
        if table is None or table.gone:
            raise Closed("not_found")
        self.idle_since.pop(id, None)
        return table

    async def bring(self, id: str) -> Table:
        """The same, whoever owns it: for what is seldom done to many tables at once."""
        try:
            return await self.find(id)
        except Elsewhere:
            assert self.fetch is not None
            await self.fetch(id)
            return await self.find(id)

    async def _load(self, id: str) -> Table | None:
        lapses = self.lapses
        await self._claim(id)
        try:
            table = await self._read(id)
        except BaseException:
            await self._release(id)
            raise
        if table is None:
            await self._release(id)
        elif lapses != self.lapses:
            # Our lease was over while it was being opened, and what was lost then was looked up without it.
            try:
                await self._claim(id)
            except (Closed, Elsewhere):
                self.drop(table)
                raise
        return table

    async def _claim(self, id: str) -> None:
        """Own a table before its lines are read."""
        if not self.may_claim():
            raise Closed("busy")
        try:
            claim = await self.leases.claim(id)
        except Down:
            raise Closed("busy") from None
        if claim.owner != self.leases.node:
            raise Elsewhere(claim.owner, claim.left)

    async def _release(self, *ids: str) -> None:
        """Let others own them. What could not be given back is not wanted before this node stops."""
        with contextlib.suppress(Down):
            await self.leases.release(*ids)

    async def _read(self, id: str) -> Table | None:
        if len(self.tables) >= self.settings.tables:
            await self._let_go(0)
            if len(self.tables) >= self.settings.tables:
                raise Closed("busy")
        try:
            with METRICS.open.time():
                table = await Table.load(id, self.store, self.thinker, self.settings)
            if table is not None:
                await table.catch_up()
        except (Down, Busy):
            raise Closed("busy") from None
        except (BadInput, Refusal, msgspec.DecodeError, AssertionError):
            raise Closed("unreadable") from None
        if table is not None:
            if self.stopping:
                raise Closed("stopping")  # Nobody would put it away any more.
            self._take_in(table)
            table.driver.reschedule()
            if table.state.seq - table.snapshot >= self.settings.snapshot:
                table.spawn(table.spare_the_log())
        return table

    def _take_in(self, table: Table) -> None:
        if (calls := self.calls) is not None:
            table.on_change = calls.follow
            table.call_due = lambda: calls.due(table)
            table.spawn(calls.opened(table))
        table.announcements = self.announcements
        table.on_conflict = lambda: self._doubt(table)
        self.tables[table.id] = table

    def _doubt(self, table: Table) -> None:
        """Somebody else has written to a table of ours: perhaps it is not."""
        task = asyncio.create_task(self._confirm(table))
        self.confirming.add(task)
        task.add_done_callback(self.confirming.discard)

    async def _confirm(self, table: Table) -> None:
        try:
            claim = await self.leases.claim(table.id)
        except Down:
            return  # Nothing can be stored either. The next line, or the next renewal, tells.
        if claim.owner != self.leases.node:
            self.drop(table)

    def drop(self, table: Table) -> None:
        """Another node owns it: forget it at once, and let its clients find the owner."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self._let_out(table)
        table.drop()

    def _let_out(self, table: Table) -> None:
        """It leaves the memory."""
        self.idle_since.pop(table.id, None)
        if self.calls is not None:
            self.calls.closed(table)

    async def hand_over(self, id: str) -> None:
        """Put a table away in order, so that whoever asked for it can own it now."""
        while (aside := self.aside.get(id)) is not None:
            await aside.wait()
        if (table := self.tables.get(id)) is not None:
            await self._put_away(table, "stopping")

    async def _put_away(self, table: Table, code: str) -> None:
        """Close a table and give it back. Who wants it meanwhile waits until that is done."""
        aside = self.aside[table.id] = asyncio.Event()
        try:
            del self.tables[table.id]
            await self._close(table, code)
        finally:
            del self.aside[table.id]
            aside.set()

    def announce(self, code: str, text: str, minutes: float) -> tuple[int, int]:
        """Tell everybody at all tables something; how many tables and people heard it. Who comes later hears it too."""
        frame = self.announcements.say(code, text, minutes)
        heard = [told for table in list(self.tables.values()) if (told := table.announce(frame))]
        return len(heard), sum(heard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.settings.idle / 4))
            await self._let_go(self.settings.idle)

    async def _let_go(self, seconds: float) -> None:
        """Tables nobody has looked at for a while leave the memory; the log keeps them."""
        now = self.settings.now()
        for id, table in list(self.tables.items()):
            if table.awake:
                self.idle_since.pop(id, None)
            elif now - self.idle_since.setdefault(id, now) >= seconds:
                if self.tables.get(id) is table and id not in self.aside:
                    try:
                        await self._put_away(table, "closed")
                    except Exception:
                        log.exception("a table could not be put away")

    @contextlib.asynccontextmanager
    async def set_aside(self, id: str) -> AsyncIterator[bool]:
        """Keep a table out of the memory for a moment; whether that can be: not while somebody is there."""
        table = self.tables.get(id)
        if id in self.loading or id in self.aside or (table is not None and table.awake):
            yield False
            return
        aside = self.aside[id] = asyncio.Event()
        try:
            ours = await self._keep_out(id)
            yield ours
            if ours:
                await self._release(id)
        finally:
            del self.aside[id]
            aside.set()

    async def _keep_out(self, id: str) -> bool:
        """Whether no node has a table in its memory, nor will have until it is given back."""
        try:
            await self._claim(id)
        except Elsewhere:
            return False
        if (table := self.tables.pop(id, None)) is not None:
            await table.close("closed")
            self._let_out(table)
        return True

    async def open_tables(self) -> list[Listing]:
        """Public tables that wait for people. One whose people have all gone is not shown for long."""
        waiting = self.waited_at()
        return await self.store.open_tables(int(self.settings.clock()) - DESERTED, [*waiting, *self.busy_elsewhere()])

    def waited_at(self) -> list[str]:
        """Public tables of this node at which people wait for others."""
        return [
            id
            for id, table in self.tables.items()
            if table.state.opened.public and table.state.phase == "lobby" and table.online()
        ]

    # Opening -----------------------------------------------------------------------------------------------------

    async def create(self, wanted: NewTable, who: Newcomer) -> tuple[Table, str]:
        """A new table with its maker in the first seat; their token."""
        spec = game_of(wanted.game)
        if wanted.deck:
            spec = with_own_deck(spec, wanted)
        if wanted.position and not self.settings.positions:
            raise Closed("positions")
        seats = spec.seats[0] if wanted.seats is None else wanted.seats
        if wanted.position:
            seats = spec.read(wanted.position).seats
        spec.check_seats(seats)
        if wanted.deal is not None and not 1 <= wanted.deal <= 999_999_999:
            raise BadInput("deal", given=str(wanted.deal)[:40])
        for bot in filter(None, wanted.bots):
            check_bot(spec.name, bot)
        opened = Opened(
            game=spec.name,
            seats=seats,
            code="",
            options=spec.options.chosen(wanted.options),
            public=wanted.public,
            practice=wanted.practice,
            deal=wanted.deal,
            position=wanted.position,
            pace=wanted.pace,
            hours=wanted.hours,
            when=int(self.settings.clock()),
            deck=wanted.deck,
        )
        if wanted.pace == DAYS:
            check_by_the_day(spec, opened.options)
        if not wanted.position:
            check_options(spec, wanted.options, seats)
        bots = dict(enumerate(wanted.bots[: seats - 1], start=1))
        return await self._open(opened, 0, who, bots)

    async def branch(self, source: Table, step: int, seat: Seat, who: Newcomer) -> tuple[Table, str]:
        """A new table that begins where another one's finished game stood after some choices."""
        async with source.lock:
            await source.fresh()  # An end that is not stored yet is none.
            state = source.state
            if state.phase != "over" or state.journal is None:
                raise Closed("not_over")
            if seat >= len(state.places):
                raise Closed("request", why="seat")
            position = position_after(state.journal, step)
        opened = msgspec.structs.replace(
            state.opened,
            options=state.changed,
            position=position,
            public=False,
            practice=True,
            pace="normal" if state.opened.pace == DAYS else state.opened.pace,
            when=int(self.settings.clock()),
        )
        bots = {each: state.spec.best_bot for each in range(len(state.places)) if each != seat}
        return await self._open(opened, seat, who, bots)

    async def _open(self, opened: Opened, seat: Seat, who: Newcomer, bots: dict[Seat, str]) -> tuple[Table, str]:
        token = secrets.token_urlsafe(32)
        for _ in range(20):
            id = secrets.token_urlsafe(18)
            code = new_code()
            opened = msgspec.structs.replace(opened, code=code, key=secrets.token_hex(16))
            state = State(opened)
            name = state.check_name(who.name)
            seated = Seated(seat=seat, name=name, colour=who.colour, token=hashed(token), device=who.device)
            chairs: list[AnyEntry] = [Set(at, bot) for at, bot in bots.items() if bot]
            entries: list[AnyEntry] = [opened, *state.do(seated, *chairs)]
            table = Table(id, state, self.store, self.thinker, self.settings)
            table.listed = listing_of(id, table.state)
            bodies = tuple(map(ledger.write, entries))
            try:
                await self._claim(id)
                devices = devices_of(entries, 1)
                await self.store.append(
                    Append(table=id, seq=1, bodies=bodies, listing=table.listed, devices=devices, code=code)
                )
            except Conflict:
                continue
            except Down:
                raise Busy from None
            self._take_in(table)
            return table, token
        raise Busy

    async def shut(self, table: Table) -> None:
        """Close a table for good, and let everybody go."""
        await table.shielded(
            table.change(lambda state: [] if state.phase == "closed" else state.do(*state.shut_entries()))
        )
        table.say_goodbye("closed")

    async def forget(self, table: Table) -> None:
        """Delete a table. It is remembered as gone until it is, so that nobody who comes meanwhile wakes it again."""
        await table.close("gone")
        try:
            await self.store.forget_table(table.id)
        finally:
            self.tables.pop(table.id, None)
            self._let_out(table)
            await self._release(table.id)

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
        self.forget_here(device)
        await self.store.forget_device(device)

    def forget_here(self, device: str) -> None:
        """The same in the memory of this node."""
        for table in self.tables.values():
            for place in table.state.places:
                if place.device == device:
                    place.device = ""

    def gauges(self) -> dict[str, float]:
        """Figures for the metrics."""
        return {
            "tables": len(self.tables),
            "not_stored": self.store.health.total,
            "stores": not self.store.trouble,
        }


def new_code() -> str:
    """A code for a table. Whether it means another one, or did not long ago, the database knows."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def check_options(spec: Spec, options: Mapping[str, Any], seats: int) -> None:
    """Deal once and forget it: what these options and this number of players do not allow is said now."""
    spec.new(spec.options.make(options), seats, Chance(secrets.token_bytes(32)))


def check_by_the_day(spec: Spec, options: Mapping[str, Any]) -> None:
    """Refuse a game that is not played over days, or not with these options."""
    needs = spec.by_the_day
    made = spec.options.make(options)
    if needs is None or any(getattr(made, name) != value for name, value in needs.items()):
        wanted = ", ".join(f"{name}={str(value).lower()}" for name, value in (needs or {}).items())
        raise BadInput("by-the-day" if needs is None else "by-the-day-options", game=spec.name, options=wanted)


def with_own_deck(spec: Spec, wanted: NewTable) -> Spec:
    """The game with the host's own pictures: not at a table that is open to everybody, and no others in their place."""
    if wanted.public:
        raise BadInput("deck-public")
    found = spec.with_data({"deck": wanted.deck})
    if found.data.get("deck") != wanted.deck:
        raise BadInput("deck-not-here")
    return found


def check_bot(game: str, bot: str) -> None:
    """Refuse a bot that the game does not have."""
    spec = game_of(game)
    if bot not in spec.bots:
        raise BadInput("bot", game=game, given=bot, known=", ".join(spec.bots))


def seed_for(deal: int | None) -> bytes:
    """The seed of a new game."""
    return secrets.token_bytes(32) if deal is None else seed_of(str(deal))
