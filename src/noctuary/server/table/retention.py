"""How long a house remembers: what was said, names and devices, tables, codes. It forgets by itself, a table at a time.

A table at which a game is under way is left alone, whatever its age, and so is one that somebody looks at. A table that
is being changed is set aside: who comes meanwhile waits for a moment. Lines are read and rewritten in threads.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from noctuary.server.errors import Closed
from noctuary.server.settings import Settings
from noctuary.server.store import retention as stored
from noctuary.server.store.lines import Down
from noctuary.server.table import ledger
from noctuary.server.table.hub import Hub
from noctuary.server.table.ledger import AnyEntry, Opened, Said, Seated, Started, Story, Told

DAY = 24 * 3600
SOON = 60.0
"""Seconds after a start until the first round: a house that is just up has other things to do."""
EVERY = 3600.0
"""Seconds between rounds."""
PAUSE = 0.05
"""Seconds between two tables."""
TOGETHER = 20
"""So many tables are looked up at once."""
LINES = 100
"""So many lines are rewritten in one commit: nobody's move waits longer for it."""
PAGE = 500

log = logging.getLogger("noctuary.retention")

Due = Callable[[int, str, int], sa.Select[Any]]
Step = Callable[[str, int], Any]


class Retention:
    """Forgets what has been kept for long enough."""

    def __init__(self, hub: Hub, settings: Settings) -> None:
        self.hub = hub
        self.store = hub.database
        self.settings = settings
        self.runner: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Run by itself."""
        self.runner = asyncio.create_task(self._run(), name="retention")

    def stop(self) -> None:
        """Run no more; what was begun is one transaction, done or not."""
        if self.runner is not None:
            self.runner.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(SOON)
        while True:
            try:
                await self.round()
            except (Down, Closed) as wrong:
                log.warning("nothing could be forgotten", extra={"why": str(wrong)})
            except Exception:
                log.exception("nothing could be forgotten")
            await asyncio.sleep(EVERY)

    async def round(self) -> dict[str, int]:
        """Once through all that is due; how many tables of each kind, and codes that may be given again."""
        keep = self.settings
        counts = {
            "talk": await self._each(keep.keep_talk, talk_due, self._clear_talk),
            "names": await self._each(keep.keep_names, names_due, self._clear_names),
            "tables": await self._each(keep.keep_tables, stored.resting, self._delete),
            "released": await self._each(keep.keep_codes, stored.with_code, self._release),
            "codes": await self._rest_codes(),
        }
        if any(counts.values()):
            log.info("forgotten", extra={"count": counts})
        return counts

    async def prune(self, days: float, limit: int) -> int:
        """Delete tables that have rested for so many days, so many of them at most; how many."""
        return await self._each(days, stored.resting, self._delete, limit=limit, always=True)

    async def count(self, days: float, limit: int) -> int:
        """How many that would be."""
        return len(await self.store.rows(stored.resting(self._before(days), "", limit)))

    def _before(self, days: float) -> int:
        return int(self.settings.clock() - days * DAY)

    async def _each(self, days: float, due: Due, step: Step, limit: int = 0, always: bool = False) -> int:
        """Take a step for each table that is due. No days: it is kept for ever."""
        if not days and not always:
            return 0
        before = self._before(days)
        done = 0
        async for id in self._due(due, before):
            async with self.hub.set_aside(id) as ours:
                if ours:
                    done += bool(await step(id, before))
            if done == limit > 0:
                break
            await asyncio.sleep(PAUSE)
        return done

    async def _due(self, due: Due, before: int) -> AsyncIterator[str]:
        after = ""
        while found := await self.store.rows(due(before, after, TOGETHER)):
            for row in found:
                yield row.id
            after = found[-1].id

    # Steps -------------------------------------------------------------------------------------------------------

    async def _delete(self, id: str, before: int) -> bool:
        return await self.store.errand(lambda connection: stored.delete(connection, id, before))

    async def _clear_talk(self, id: str, _: int) -> bool:
        await self._rewrite(id, without_talk)
        await self.store.errand(lambda connection: stored.mark(connection, id, "talk"))
        return True

    async def _clear_names(self, id: str, _: int) -> bool:
        taker = Nameless()
        await self._rewrite(id, taker.line)

        async def done(connection: Any) -> None:
            await stored.unname(connection, id, taker.names())
            await stored.mark(connection, id, "names")

        await self.store.errand(done)
        return True

    async def _release(self, id: str, _: int) -> bool:
        lines = await self.store.read(id, 0, 1)
        first = without_code(lines[0]) if lines else None
        if first is None:
            return False
        await self.store.errand(lambda connection: stored.release(connection, id, first))
        return True

    async def _rest_codes(self) -> int:
        now = int(self.settings.clock())
        until = now - int(self.settings.keep_codes * DAY) if self.settings.keep_codes else 0
        return await self.store.errand(lambda connection: stored.rest_codes(connection, now, until))

    async def _rewrite(self, id: str, taker: "Taker") -> None:
        """Take something out of a table's lines: read in pages, worked on in a thread, written a few at a time."""
        at = 0
        while bodies := await self.store.read(id, at, PAGE):
            changed = await asyncio.to_thread(changes, bodies, at + 1, taker)
            for part in parts(changed, LINES):
                await self.store.errand(lambda connection, part=part: stored.rewrite(connection, id, part))  # type: ignore[misc]
            at += len(bodies)


def talk_due(before: int, after: str, limit: int) -> sa.Select[Any]:
    """Tables whose talk is to go."""
    return stored.uncleared("talk", before, after, limit)


def names_due(before: int, after: str, limit: int) -> sa.Select[Any]:
    """Tables whose names are to go."""
    return stored.uncleared("names", before, after, limit)


# Lines ---------------------------------------------------------------------------------------------------------------

Taker = Callable[[AnyEntry], AnyEntry]


def changes(bodies: list[str], first: int, taker: Taker) -> dict[int, str]:
    """The lines that are not as they were, by number. One that cannot be read stays as it is."""
    found = {}
    for seq, body in enumerate(bodies, start=first):
        try:
            entry = ledger.read(body)
        except msgspec.MsgspecError:
            log.warning("a line cannot be read", extra={"count": seq})
            continue
        if (without := taker(entry)) != entry:
            found[seq] = ledger.write(without)
    return found


def parts(lines: Mapping[int, str], size: int) -> list[dict[int, str]]:
    """The same in smaller portions."""
    rows = list(lines.items())
    return [dict(rows[at : at + size]) for at in range(0, len(rows), size)]


def without_talk(entry: AnyEntry) -> AnyEntry:
    """That somebody spoke, and not what: the command that it answers stays answered."""
    return msgspec.structs.replace(entry, text="") if isinstance(entry, Said) else entry


def without_code(body: str) -> str | None:
    """A table's first line without its code."""
    entry = ledger.read(body)
    if not isinstance(entry, Opened):
        return None
    return ledger.write(msgspec.structs.replace(entry, code=""))


class Nameless:
    """Takes people's names and devices out of lines: who sat in the second seat is called 2."""

    def __init__(self) -> None:
        self.labels: dict[str, str] = {}
        self.seats = 0

    def line(self, entry: AnyEntry) -> AnyEntry:
        """One line after the other, from the first."""
        if isinstance(entry, Opened):
            self.seats = entry.seats
        elif isinstance(entry, Seated):
            label = self.labels[entry.name] = str(entry.seat + 1)
            return msgspec.structs.replace(entry, name=label, device="")
        elif isinstance(entry, Started):
            seats = tuple(
                name if name.startswith("bot:") else str(seat + 1) for seat, name in enumerate(entry.header.seats)
            )
            return msgspec.structs.replace(entry, header=msgspec.structs.replace(entry.header, seats=seats))
        elif isinstance(entry, Story):
            return Story(tuple(map(self._told, entry.told)))
        return entry

    def _told(self, told: Told) -> Told:
        """Games speak of seats; only the table's own lines in a story have names."""
        if "name" not in told.shared or not told.id.startswith("table-"):
            return told
        name = self.labels.get(str(told.shared["name"]), "?")
        return msgspec.structs.replace(told, shared={**told.shared, "name": name})

    def names(self) -> str:
        """What stands in the results in the place of names."""
        return msgspec.json.encode([str(seat + 1) for seat in range(self.seats)]).decode()
