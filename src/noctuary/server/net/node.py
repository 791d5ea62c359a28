"""One of the nodes that serve a house together: whose a table is, and what is to be heard everywhere.

A node listens to its own subject and to one for all. Whose a table is stands in the database (`leases`), and every node
remembers what it found there until it turns out to be wrong. A node that stops says so; one that is silent for
`SILENCE` seconds has lost its clients at other nodes, and theirs here; its tables are free when its lease is over.
"""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from noctuary.server.errors import Closed, Elsewhere
from noctuary.server.limits import Limits
from noctuary.server.metrics import METRICS
from noctuary.server.net import messages
from noctuary.server.net.bus import Bus, BusDown, Message, Silent, Subscription
from noctuary.server.net.joining import HOUSE, VERSIONS, Joined
from noctuary.server.net.messages import NUMBER, Beacon, Gone, Moved, Refused, Wanted
from noctuary.server.net.relay import Guests, Relays
from noctuary.server.net.sockets import Sockets
from noctuary.server.net.versions import outdated, rules_here
from noctuary.server.store.leases import LEASE, RENEW, Leases
from noctuary.server.store.lines import Down
from noctuary.server.table.hub import Hub

BEACON = 1.0
"""Seconds between signs of life."""
SILENCE = 3.5
"""Seconds after which a node that says nothing is taken to be gone."""
CUT_OFF = 5.0
"""Seconds after which a node that cannot reach the others puts its tables away: nobody there could play at them."""
ANSWER = 3.0
"""Seconds in which a node has to let somebody in."""
PATIENCE = LEASE + 5.0
"""Seconds for which somebody waits until a table whose node is gone can be claimed."""
PAUSE = 0.2
"""Seconds, at least, before whose a table is is asked again."""
KNOWN = 20_000
"""Most tables of other nodes that are remembered."""

log = logging.getLogger("noctuary.node")

Forwarded = Callable[[messages.Asked], Awaitable[messages.Answered]]


class Node:
    """This process as one of the nodes of a house. There is none where a server is alone."""

    def __init__(self, joined: Joined, hub: Hub, sockets: Sockets) -> None:
        self.bus: Bus = joined.bus
        self.leases: Leases = joined.leases
        self.name = joined.leases.node
        self.house = joined.house
        self.about = joined.about
        self.rules = rules_here()
        self.hub = hub
        self.guests = Guests(self, hub, sockets)
        self.relays = Relays(self, sockets)
        self.sockets = sockets
        self.known: dict[str, str] = {}
        """Of tables that others own: who."""
        self.others: dict[str, tuple[float, Beacon]] = {}
        """What each node said last, and when."""
        self.parts: dict[str, list[bytes]] = {}
        """Answers that come in pieces."""
        self.forwarded: Forwarded | None = None
        """Answers what another node was asked about a table of ours."""
        self.on_bans: Callable[[], Awaitable[None]] | None = None
        self.ears: list[Subscription] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.renewed = 0.0
        self.unsure = False
        """A renewal was not answered: others may have our tables."""
        self.bus_seen = 0.0
        self.stopping = False

    # Life --------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Take the lease, listen to the other nodes, and begin to give signs of life."""
        await self.leases.renew()
        loop = asyncio.get_running_loop()
        self.renewed = self.bus_seen = loop.time()
        self.ears = [
            await self.bus.subscribe(HOUSE, lambda message: message.answer(self.house.encode())),
            await self.bus.subscribe(VERSIONS, lambda message: message.answer(msgspec.json.encode(self.rules))),
            await self.bus.subscribe(self._subject(self.name), self._to_me),
            await self.bus.subscribe(f"noctuary.{self.house}.all", self._to_all),
        ]
        self.hub.busy_elsewhere = self._waiting
        self.hub.may_claim = lambda: not self.cut_off and not self.newer
        self.hub.fetch = self.fetch
        self.begin(self._signs_of_life())
        self.begin(self._renewals())

    async def close(self) -> None:
        """Give everything back, and say so. The tables have been put away."""
        if self.stopping:
            return
        self.stopping = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Down):
            await self.leases.leave()
        self.tell(Gone(self.name))
        for line in list(self.guests.lines.values()):
            line.abort()
        for ear in self.ears:
            await ear.end()
        await self.bus.close()

    def begin(self, work: Any) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _subject(self, node: str) -> str:
        return f"noctuary.{self.house}.node.{node}"

    def say(self, node: str, what: messages.ToNode) -> None:
        """Say something to one node."""
        data = messages.encode(what)
        METRICS.bus_bytes.labels(type(what).__name__.lower()).inc(len(data))
        self.bus.publish(self._subject(node), data)

    def tell(self, what: messages.ToAll) -> None:
        """Say something to all."""
        self.bus.publish(f"noctuary.{self.house}.all", messages.encode(what))

    async def ask(self, node: str, what: messages.ToNode, timeout: float = ANSWER) -> messages.Reply:
        """Ask a node something. `Moved`, if it is not there; what may have been done is not asked twice."""
        try:
            answer = await self.bus.request(self._subject(node), messages.encode(what), timeout)
            return messages.replies.decode(answer)  # type: ignore[no-any-return]
        except Silent:
            return Refused("busy") if isinstance(what, messages.Asked) else Moved()
        except (BusDown, msgspec.DecodeError):
            return Moved()

    # Whose a table is --------------------------------------------------------------------------------------------

    async def owner_of(self, table: str) -> str:
        """The node that owns a table: this one, from now on, if nobody does."""
        if table in self.hub.tables:
            return self.name
        if (known := self.known.get(table)) is not None:
            return known
        if newer := self.newer:
            return await self._owner_or(table, newer)
        try:
            await self.hub.find(table)
        except Elsewhere as elsewhere:
            if not elsewhere.owner:
                return ""
            return self._remember(table, elsewhere.owner)
        return self.name

    def _remember(self, table: str, owner: str) -> str:
        if len(self.known) >= KNOWN:
            self.known.pop(next(iter(self.known)))
        self.known[table] = owner
        return owner

    async def _owner_or(self, table: str, newer: str) -> str:
        """Whose a table is; a newer node's, if nobody's: it claims it when it is asked."""
        try:
            found = (await self.leases.look(table)).owner
            if found == self.name:  # Ours, and not in the memory: it goes there as well.
                await self.leases.release(table)
        except Down:
            return ""
        return self._remember(table, found if found and found != self.name else newer)

    @property
    def newer(self) -> str:
        """A node with newer rules than ours, if one is heard: then we keep the tables that we have, and claim none."""
        return next((node for node, (_, each) in self.others.items() if outdated(self.rules, each.rules)), "")

    async def at_owner(
        self, table: str, here: Callable[[], Awaitable[bool]], there: Callable[[str], Awaitable[bool]]
    ) -> None:
        """Do something where a table is; both say whether that was there. `Closed("busy")` if nobody can be found."""
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        while loop.time() < end:
            owner = await self.owner_of(table)
            with contextlib.suppress(Elsewhere):  # It was ours a moment ago.
                if owner and await (here() if owner == self.name else there(owner)):
                    return
            self.known.pop(table, None)
            await asyncio.sleep(PAUSE)
        raise Closed("busy")

    async def fetch(self, table: str) -> None:
        """Own a table, whoever does: its owner is asked to put it away."""

        async def here() -> bool:
            return table in self.hub.tables

        async def there(owner: str) -> bool:
            await self.ask(owner, Wanted(NUMBER, table), 10.0)
            return False

        await self.at_owner(table, here, there)

    @property
    def cut_off(self) -> bool:
        """Whether nobody can reach us: not even our own beacons come back."""
        return asyncio.get_running_loop().time() - self.bus_seen > CUT_OFF

    @property
    def why_not_ready(self) -> str:
        """Why nobody is to be sent here, if so."""
        return "the bus does not answer" if self.cut_off else "other nodes are newer" if self.newer else ""

    @property
    def open_sockets(self) -> int:
        """How many sockets end here, whoever owns their tables."""
        return len(self.sockets) - len(self.guests.lines) + len(self.relays)

    def sockets_of(self, node: str) -> int | None:
        """The same of any node, as it said last; None if it is not heard."""
        if node == self.name:
            return self.open_sockets
        return self.others[node][1].sockets if node in self.others else None

    # What is heard -----------------------------------------------------------------------------------------------

    def _to_me(self, message: Message) -> None:
        try:
            what = messages.to_node.decode(message.data)
        except msgspec.DecodeError:
            log.warning("a message of another version")
            message.answer(messages.encode(Moved()))
            return

        def answer(reply: messages.Reply) -> None:
            message.answer(messages.encode(reply))

        match what:
            case messages.Heard():
                self.relays.heard(what)
            case messages.Said():
                self.guests.said(what, what.session.rsplit(".", 1)[0])
            case messages.Left():
                self.guests.left(what.session)
            case messages.Hold():
                self.relays.hold(what.session, what.held)
            case messages.Ended():
                self.relays.ended(what)
            case messages.Part():
                if (parts := self.parts.get(what.id)) is not None:
                    parts.append(what.data)
            case messages.Enter() if what.number == NUMBER:
                self.guests.enter(what, answer)
            case messages.Asked() if what.number == NUMBER:
                self.begin(self._answer(what, answer))
            case messages.Wanted():
                self.begin(self._hand_over(what.table, answer))
            case messages.Enter() | messages.Asked():
                self._other_version(what.number, what.table, answer)

    def _other_version(self, number: int, table: str, answer: Callable[[messages.Reply], None]) -> None:
        """While a house is brought up to date, its tables go to the newer nodes, and never back."""
        if number > NUMBER:
            self.begin(self._hand_over(table, answer))
        else:
            answer(Refused("busy"))

    async def _hand_over(self, table: str, answer: Callable[[messages.Reply], None]) -> None:
        await self.hub.hand_over(table)
        answer(Moved())

    async def _answer(self, asked: messages.Asked, answer: Callable[[messages.Reply], None]) -> None:
        """Answer an HTTP request about a table of ours."""
        assert self.forwarded is not None
        try:
            await self.hub.find(asked.table)
        except Elsewhere:
            answer(Moved())
            return
        except Closed as closed:
            if closed.code in ("stopping", "busy"):
                answer(Moved())
                return
        found = await self.forwarded(asked)
        room = self.bus.largest - 4096
        if len(found.body) <= room:
            answer(found)
            return
        pieces = [found.body[at : at + room] for at in range(0, len(found.body), room)]
        for at, piece in enumerate(pieces):
            self.say(asked.edge, messages.Part(asked.id, at, piece))
        answer(messages.Answered(found.status, found.headers, b"", len(pieces)))

    async def whole(self, id: str, found: messages.Answered) -> bytes | None:
        """The body of an answer, when all of it has come; None if it does not."""
        if not found.parts:
            return found.body
        for _ in range(200):
            if len(self.parts[id]) == found.parts:
                return b"".join(self.parts[id])
            await asyncio.sleep(0.01)
        return None

    def _to_all(self, message: Message) -> None:
        try:
            what = messages.to_all.decode(message.data)
        except msgspec.DecodeError:
            return
        now = asyncio.get_running_loop().time()
        if what.node == self.name:
            self.bus_seen = now
            return
        match what:
            case Beacon():
                self.others[what.node] = (now, what)
            case Gone():
                self._lost(what.node)
            case messages.BansChanged() if self.on_bans is not None:
                self.begin(self.on_bans())
            case messages.Announced():
                self.hub.announce(what.code, what.text, what.minutes)
            case messages.DeviceForgotten():
                self.hub.forget_here(what.device)
            case messages.Counted():
                self.sockets.limits.count(what.what, what.token, what.address)

    def _lost(self, node: str) -> None:
        """A node is not there any more."""
        self.others.pop(node, None)
        self.known = {table: owner for table, owner in self.known.items() if owner != node}
        self.relays.lost(node)
        self.guests.lost(node)

    def _waiting(self) -> list[str]:
        return [table for _, beacon in self.others.values() for table in beacon.waiting]

    def device_forgotten(self, device: str) -> None:
        """All forget it."""
        self.tell(messages.DeviceForgotten(self.name, device))

    def announced(self, code: str, text: str, minutes: float) -> None:
        """All tables hear it."""
        self.tell(messages.Announced(self.name, code, text, minutes))

    def bans_changed(self) -> None:
        """All read them again."""
        self.tell(messages.BansChanged(self.name))

    def share_limits(self, limits: Limits) -> None:
        """What counts at all doors is counted at all doors."""
        limits.on_shared = lambda what, token, address: self.tell(messages.Counted(self.name, what, token, address))

    # What is done now and then -----------------------------------------------------------------------------------

    async def _signs_of_life(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            waiting = self.hub.waited_at()[:100]
            self.tell(Beacon(self.name, self.about, len(self.hub.tables), self.open_sockets, waiting, self.rules))
            began = loop.time()
            await asyncio.sleep(BEACON)
            now = loop.time()
            if now - began > SILENCE:
                # We slept ourselves: everybody has a moment to be heard.
                self.others = {node: (now, beacon) for node, (_, beacon) in self.others.items()}
            for node, (seen, _) in list(self.others.items()):
                if now - seen > SILENCE:
                    self._lost(node)

    async def _renewals(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            await asyncio.sleep(RENEW)
            if loop.time() - began > 2 * RENEW:
                self.bus_seen = loop.time()  # We slept: what was said meanwhile is heard now.
            if self.cut_off:
                await self._withdraw("the bus carries nothing")
                continue
            await self._renew(loop)

    async def _renew(self, loop: asyncio.AbstractEventLoop) -> None:
        began = loop.time()
        try:
            # An answer may be lost on the way: then nobody knows whether we were late, and the next one does not say.
            unsure, self.unsure = self.unsure, True
            renewed = await self.leases.renew()
            if renewed.lapsed or unsure:
                await self._drop_lost(renewed.lapsed)
            self.unsure = False
        except Down:
            if loop.time() - self.renewed > LEASE:
                await self._withdraw("the lease could not be renewed")
            return
        self.renewed = began

    async def _drop_lost(self, late: bool) -> None:
        """We were late, or may have been: let go of what others have taken meanwhile."""
        self.hub.lapses += 1
        tables = dict(self.hub.tables)
        ours = await self.leases.owned(tables)
        lost = [table for id, table in tables.items() if id not in ours]
        if late or lost:
            log.warning("the lease was over", extra={"count": len(lost)})
        for table in lost:
            METRICS.taken_over.inc()
            self.hub.drop(table)

    async def _withdraw(self, why: str) -> None:
        """Nobody can reach us, or we cannot store: others may have our tables."""
        if not self.hub.tables:
            return
        log.warning("all tables are let go", extra={"why": why, "count": len(self.hub.tables)})
        self._drop_all()
        with contextlib.suppress(Down):
            await self.leases.leave()
        self._drop_all()  # What was opened meanwhile, too.

    def _drop_all(self) -> None:
        self.hub.lapses += 1
        for table in list(self.hub.tables.values()):
            METRICS.taken_over.inc()
            self.hub.drop(table)

    def gauges(self) -> dict[str, float]:
        """Figures for the metrics."""
        return {
            "relayed": len(self.relays),
            "guests": len(self.guests.lines),
            "bus_up": self.bus.up,
            "nodes": 1 + len(self.others),
        }
