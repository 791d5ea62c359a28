"""A table in memory that is what its log says, and those who look at it.

Every change goes the same way, one at a time: carried out in memory, stored, and only then told. If storing fails, or
the rules stumble, what is in memory is thrown away and read back from the log, which is the only truth. A command is
never cut short by its client going away.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from noctuary.core.effects import CLOCK, Seat
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput, Refusal
from noctuary.server.errors import AGAIN, Busy, Closed
from noctuary.server.metrics import METRICS
from noctuary.server.settings import Settings
from noctuary.server.store.lines import Append, Conflict, Down, Listing, Log, Snapshot
from noctuary.server.table import ledger
from noctuary.server.table.announcements import Announcements
from noctuary.server.table.bots import Thinker
from noctuary.server.table.broadcast import Broadcast, hears, spoken
from noctuary.server.table.by_the_day import WallTime
from noctuary.server.table.clock import TableTime
from noctuary.server.table.connection import Connection
from noctuary.server.table.ledger import AnyEntry, Left, Paused, Recorded, Refused, Said, Seated, Started, Wished
from noctuary.server.table.onlookers import Onlookers
from noctuary.server.table.opening import Opening, read_table
from noctuary.server.table.pictures import PictureGrants
from noctuary.server.table.projections import code_in, devices_of, listing_of, results_of
from noctuary.server.table.seat_transfer import SeatTransfers
from noctuary.server.table.snapshot import taken
from noctuary.server.table.state import State, hashed
from noctuary.server.table.wire import DAYS, NOT_STORED, AnnouncedFrame, Hello, HouseFrame, SaidFrame

T = TypeVar("T")

TIMED = (Started, Paused)
"""Lines after which the table's time begins anew."""
UNLISTED = (Recorded, Said, Refused, Wished)
"""Lines of a game: they change nothing of what is listed, seat no device and give no code."""

log = logging.getLogger("noctuary.table")


class LoggedTable:
    """A table whose changes are stored before they are told. What its clients command is in `Table`."""

    def __init__(
        self, id: str, state: State, store: Log, thinker: Thinker, settings: Settings, opening: Opening | None = None
    ) -> None:
        self.id = id
        self.state = state
        self.store = store
        self.thinker = thinker
        self.settings = settings
        self.lock = asyncio.Lock()
        self.stale = False
        """Memory may be ahead of the log: read it back before anything else."""
        self.stored = state.seq
        """How many lines are known to be in the log."""
        self.snapshot = 0 if opening is None else opening.snapshot
        """The line that the last snapshot holds."""
        self.tried = 0
        """The line after which a snapshot was last tried: where it fails, it is not tried again with every line."""
        self.onlookers = Onlookers()
        self.gone = False
        self.dropped = False
        """It was put away, or is another node's now: what is in memory here is nobody's, and the log has the table."""
        self.on_conflict: Callable[[], None] = lambda: None
        """Told when somebody else has written the line that was ours."""
        self.refreshing = False
        self.connections: set[Connection] = set()
        self.seats_online: frozenset[Seat] | None = None
        """Counted once after each coming and going."""
        self.transfers = SeatTransfers(settings.now)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.time = self._new_time(state.at if opening is None else opening.time)
        self.listed: Listing | None = None
        self.call_due: Callable[[], int] = lambda: 0
        """When somebody is to be told something though nobody looks at the table; 0: never."""
        self.due_stored = 0
        """What the database knows of that, as far as we do."""
        self.announcements = Announcements(settings.now)
        """What is said to all tables; the house gives its own."""
        self.grants = PictureGrants()
        self._settle()

    # Life --------------------------------------------------------------------------------------------------------

    async def fresh(self) -> None:
        """Be what the log says."""
        if self.dropped:
            raise Busy  # Whoever asks again finds it where it is now.
        if self.gone:
            raise Closed("not_found")
        if self.stale:
            try:
                opening = await read_table(self.id, self.store, self.stored)
            except Down:
                raise Busy from None
            if opening is None:
                self.gone = True
                raise Closed("not_found")
            self.state = opening.state
            self.snapshot, self.tried = opening.snapshot, 0
            self.listed = listing_of(self.id, self.state)
            self.time = self._new_time(opening.time)
            self._settle()
            self.stale = False
            # What was written although nobody knew has happened.
            self.stored = self.state.seq
            self._follow(opening.entries)

    def _settle(self) -> None:
        """After a reading of the log: time goes on from the last line, with a grace for every window."""
        self._rest()
        if not self.by_the_day:
            self.state.sand.grant(self.state.at)

    @property
    def by_the_day(self) -> bool:
        """Whether a game is played here over days: then time passes by the wall, whoever looks."""
        return self.state.by_the_day

    def _new_time(self, base: int) -> TableTime:
        if self.by_the_day:
            return WallTime(self.settings.clock, self.state.began, base, self.settings.speed)
        return TableTime(self.settings.now, base, self.settings.speed)

    def _rest(self) -> None:
        """Time stands still at a table that is paused, at one that nobody looks at, and while nothing can be stored."""
        self.time.pause(self.state.paused or not self.connections or bool(self.store.trouble))

    @property
    def awake(self) -> bool:
        """Whether somebody looks on, something is under way, or a seat is on its way to another device."""
        return bool(self.connections or self.tasks) or self.transfers.awaited(self.state)

    def shielded(self, work: Coroutine[Any, Any, T]) -> "asyncio.Future[T]":
        """Do something to the end, whoever stops waiting for it."""
        return asyncio.shield(self.spawn(work))

    def spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """The same, for those who do not wait."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def say_goodbye(self, code: str) -> None:
        """Let everybody go."""
        for connection in list(self.connections):
            connection.close(code)

    async def close(self, code: str) -> None:
        """Leave the memory: let everybody go, finish what is under way."""
        self.say_goodbye(code)
        try:
            async with self.lock:
                if code != "gone":
                    await self.keep_snapshot()
        finally:  # Also where that is cut short because the house stops: it is given back in any case.
            self.dropped = code != "gone"
            self.gone = True

    def drop(self) -> None:
        """Leave the memory at once and write nothing: it is another node's. Whoever was here comes back there."""
        self.dropped = self.gone = True
        self.say_goodbye("stopping")

    async def keep_snapshot(self) -> None:
        """Write down how the table stands, if its last snapshot is older. Whoever opens it then reads one line."""
        if self.stale or self.gone:
            return
        snapshot = None if self.snapshot == self.stored else self._snapshot()
        due = self._new_due()
        if snapshot is not None or due is not None:
            listing = listing_of(self.id, self.state)
            written = Append(
                table=self.id,
                seq=self.stored + 1,
                bodies=(),
                listing=None if listing == self.listed else listing,
                snapshot=snapshot,
                due=due,
            )
            try:
                await self.store.append(written)
            except (Conflict, Down) as wrong:
                log.warning("no snapshot", extra={"table": self.short, "why": type(wrong).__name__})
            else:
                self.snapshot = self.stored if snapshot is not None else self.snapshot
                self.listed = listing
                self.due_stored = self.due_stored if due is None else due

    def _new_due(self) -> int | None:
        """When there is something to do here though nobody looks, if the database does not know; 0: never."""
        due = min(filter(None, (self.call_due(), self._clock_due())), default=0)
        return None if due == self.due_stored else due

    def _clock_due(self) -> int:
        """When the clock of a game over days has something to say, or somebody's vacation ends; 0: never."""
        game, time = self.running_game(), self._new_time(self.state.at)
        if game is None or not isinstance(time, WallTime):
            return 0
        at = time.ms()
        ends = list(self.state.vacations.values())
        if any(self.state.bot_in(ask.who) for ask in game.asks() if ask.who != CLOCK and game.expects(ask)):
            ends.append(at)
        if (following := self.state.sand.next(game, at)) is not None:
            ends.append(at + following[1])
        return max(1, time.second(min(ends))) if ends else 0

    def _snapshot(self) -> Snapshot | None:
        """How the table stands after its last line. It saves work and no more: if it fails, nothing else does."""
        self.tried = self.state.seq
        try:
            return taken(self.state, self.time.ms())
        except Exception:
            log.exception("no snapshot", extra={"table": self.short})
            return None

    def storing(self, why: str) -> None:
        """Nothing can be stored any more, or it can again: everybody is told, and what waited for it goes on."""
        self._rest()
        for connection in self.connections:
            if connection.greeted:
                connection.send(HouseFrame(NOT_STORED if why else ""))
                connection.state = ""  # The sand stood still meanwhile.
        self.refresh()

    def announce(self, frame: AnnouncedFrame) -> int:
        """Tell everybody here something from the host of the house; how many."""
        here = [connection for connection in self.connections if connection.greeted]
        for connection in here:
            connection.send(frame)
        return len(here)

    # Changes -----------------------------------------------------------------------------------------------------

    async def change(self, make: Callable[[State], list[AnyEntry]]) -> None:
        """Carry out, store, tell. `make` may refuse; then nothing has happened."""
        async with self.lock:
            await self.fresh()
            await self.carry_out(make)

    async def carry_out(self, make: Callable[[State], list[AnyEntry]]) -> None:
        """The same, for those who have the lock and know that the table is fresh."""
        entries = await self.write(make)
        self._follow(entries)
        if entries:
            self.publish()

    def _follow(self, entries: list[AnyEntry]) -> None:
        """What follows from stored lines besides the state: time, words that are heard, seats that change hands."""
        for entry in entries:
            if isinstance(entry, TIMED):
                self.time = self._new_time(self.state.at)
                self._rest()
            elif isinstance(entry, Said):
                spoken(self.state, self.connections, entry)
            elif isinstance(entry, Seated | Left):
                self._cut(entry.seat, "moved" if isinstance(entry, Seated) else "gone")

    async def write(self, make: Callable[[State], list[AnyEntry]]) -> list[AnyEntry]:
        """Carry out and store, and tell nobody."""
        if self.store.trouble:
            raise Busy  # Memory stays what the log says: nothing needs to be read back when it is over.
        was_over = self.state.phase == "over"
        before = self.state.seq
        try:
            entries = make(self.state)
            if entries:
                await self._keep(entries, was_over)
                self.stored = self.state.seq
        except (Refusal, Closed, BadInput):
            if self.state.seq != before:
                self.stale = True  # It was half carried out when it was refused.
                self.refresh()
            raise
        except (Conflict, Down) as wrong:
            self.stale = True
            if isinstance(wrong, Conflict):
                # Of anything else the store says why, once for all tables.
                log.warning("somebody else has written", extra={"table": self.short})
                self.on_conflict()
            self.refresh()
            raise Busy from None
        except Exception:
            self.stale = True
            self.refresh()
            log.exception("a change failed", extra={"table": self.short})
            raise Busy from None
        return entries

    async def _keep(self, entries: list[AnyEntry], was_over: bool) -> None:
        """Store the lines that have just been carried out."""
        over = self.state.phase == "over"
        due = self.state.seq - max(self.snapshot, self.tried) >= self.settings.snapshot
        # Whose turn it is, the lists know from memory; where people come by once a day, from the database.
        listed = due or over or self.state.opened.pace == DAYS
        in_game = all(isinstance(entry, UNLISTED) for entry in entries)
        listing = listing_of(self.id, self.state) if listed or not in_game else None
        results = results_of(self.id, self.state, int(self.settings.clock())) if over and not was_over else ()
        snapshot = self._snapshot() if due else None
        # After a crash somebody still wants to be told of their turn.
        wanted = self.state.opened.pace == DAYS or self.call_due() or self.due_stored
        wakes = self._new_due() if wanted else None
        first = self.state.seq - len(entries) + 1
        await self.store.append(
            Append(
                table=self.id,
                seq=first,
                bodies=tuple([ledger.encode(entry).decode() for entry in entries]),
                listing=None if listing == self.listed else listing,
                results=results,
                devices=() if in_game else devices_of(entries, first),
                code="" if in_game else code_in(entries),
                snapshot=snapshot,
                due=wakes,
            )
        )
        self.due_stored = self.due_stored if wakes is None else wakes
        if snapshot is not None:
            self.snapshot = snapshot.seq
        if listing is not None:
            self.listed = listing

    def running_game(self) -> Game | None:
        """The game that is being played, unless it rests."""
        if self.state.phase != "playing" or self.state.paused or self.state.journal is None:
            return None
        return self.state.journal.game

    @property
    def finished(self) -> int:
        """How many games are over."""
        return self.state.round - (self.state.phase == "playing")

    @property
    def short(self) -> str:
        """A name for logs that opens nothing."""
        return hashed(self.id)[:8]

    # Answers -----------------------------------------------------------------------------------------------------

    async def wait_for_floor(self, seat: Seat | None, n: int) -> None:
        """Wait, where a quick answer to this question would tell something (`Window.floor`).

        Nothing is held meanwhile: who sends it again, on another line or after a crash, is answered once.
        """
        while not self.gone and (left := self.answer_floor(seat, n)):
            await asyncio.sleep(left / 1000 / self.settings.speed)

    def answer_floor(self, seat: Seat | None, n: int) -> int:
        """For how many milliseconds an answer to this question is not heard yet, if there is anybody to hear it."""
        left = self.state.sand.answer_floor(self.time.ms()) if self.connections else 0
        if left and (game := self.running_game()) is not None:
            return left if any(ask.who == seat and n in (0, ask.n) for ask in game.asks()) else 0
        return 0

    async def answer_for(self, seat: Seat, choice: str, n: int, after: str = "") -> bool:
        """A bot's choice, or the clock's; whether it was taken.

        It is not, if it comes because a window is over (`after`) and that is not so any more: when the log was read
        anew meanwhile, everybody has a grace.
        """
        async with self.lock:
            try:
                await self.fresh()
                at = self.time.ms()
                if after and not self.state.sand.is_over(after, at):
                    return False
                await self.carry_out(lambda state: state.play(seat, choice, n, at, ""))
            except (Refusal, Busy, Closed):
                return False
        METRICS.commands.labels("clock" if seat == CLOCK else "bot").inc()
        return True

    # People ------------------------------------------------------------------------------------------------------

    def connect(self, connection: Connection) -> None:
        """Somebody looks on, in a seat or not. They hear nothing before their hello."""
        if not self.connections and not self.by_the_day:
            self.state.sand.grant(self.time.ms())
        self._seen_by(connection, True)
        self.refresh()

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone. Its seat stays, and everybody sees that nobody is there."""
        self._seen_by(connection, False)
        self.refresh()

    def send_onlookers_away(self, number: int | None = None) -> None:
        """One who looks on goes, or all who do now, and does not come back under another name."""
        if not self.onlookers.send_away(number, self.connections) and number is not None:
            raise Closed("onlooker")

    def hush_onlooker(self, number: int, muted: bool) -> None:
        """One who looks on may not speak, or may again."""
        if not self.onlookers.hush(number, muted, self.connections):
            raise Closed("onlooker")
        self.refresh()

    def _seen_by(self, connection: Connection, here: bool) -> None:
        (self.connections.add if here else self.connections.discard)(connection)
        self.seats_online = None
        self._rest()

    def online(self) -> frozenset[Seat]:
        """The seats somebody is connected to."""
        if self.seats_online is None:
            self.seats_online = frozenset(each.seat for each in self.connections if each.seat is not None)
        return self.seats_online

    def looking(self) -> frozenset[Seat]:
        """The seats whose table somebody has before their eyes."""
        return frozenset(each.seat for each in self.connections if each.seat is not None and each.visible)

    async def greet(self, connection: Connection, hello: Hello) -> None:
        """The table, what was missed, and the full view."""
        async with self.lock:
            await self.fresh()
            connection.heard = min(hello.since, self.state.known_lines(connection.seat))
            connection.state = ""
            connection.table = b""
            connection.people = ()
            connection.veil(self.state.veiled())
            if connection.seat is None:
                self.onlookers.greet(self.state, connection, hello.name)
            if not connection.greeted:
                connection.greeted = True
                if connection.seat is None:
                    self.refresh()  # The host sees who has come.
                for said in self.state.talk:
                    if hears(self.state, connection, said):
                        connection.send(SaidFrame(said.seat, said.text, said.room))  # type: ignore[arg-type]
            if self.store.trouble:
                connection.send(HouseFrame(NOT_STORED))
            if self.announcements.lasts:
                connection.send(self.announcements.frame())
            telling = self._broadcast()
            telling.listed = self.onlookers.listed(self.connections)
            telling.to(connection)

    # Broadcast -----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Tell everybody what is new as soon as nothing is under way; try again if the log cannot be read."""
        if not self.refreshing and not self.gone:
            self.refreshing = True
            self.spawn(self._refresh())

    async def _refresh(self) -> None:
        while not self.gone:
            async with self.lock:
                try:
                    await self.fresh()
                except Closed:
                    break
                except Busy:
                    pass
                except Exception:
                    log.exception("a table could not be read back", extra={"table": self.short})
                else:
                    self.refreshing = False
                    self.publish()
                    return
            await asyncio.sleep(AGAIN)
        for connection in list(self.connections):
            connection.close("stopping" if self.dropped else "gone")

    def publish(self) -> None:
        """Tell everybody what is new to them. Called with all of it stored."""
        self._broadcast().to_all(self.connections)

    def _broadcast(self) -> Broadcast:
        online = self.online()
        if self.by_the_day:
            # Nobody's coming and going is shown: it would tell who has answered a sealed question.
            online = frozenset(seat for seat, place in enumerate(self.state.places) if place.person)
        present = online, frozenset(self.state.stand_ins)
        return Broadcast(self.state, self.time.ms(), self.grants, *present, self.onlookers)

    def mend(self, connection: Connection, digest: str) -> None:
        """A client tells the hash of the state it shows; if that is not the one it was sent, it gets the state anew."""
        if digest and connection.greeted and connection.state and digest != connection.state.split(" ")[1]:
            METRICS.mended.inc()
            connection.state = ""
            self.refresh()

    def _cut(self, seat: Seat, code: str) -> None:
        """Close the sockets of whoever had a seat that has changed hands."""
        for connection in list(self.connections):
            if connection.seat == seat and connection.holder != self.state.holder(seat):
                connection.close(code)
                self._seen_by(connection, False)
