"""The log of all tables as a browser keeps it.

A line belongs to (table, seq) and can be written once, as in a database: two tabs of one browser share what is kept,
and whoever comes second is told so. A line is durable when `append` returns, as far as a browser promises that.
"""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from noctuary.server.store.health import Health
from noctuary.server.store.lines import Append, Conflict, Down, Listing, Result, Round, Snapshot
from noctuary.server.store.rounds import STARTED, bounds

CONFLICT = "conflict"


class Keeper(Protocol):
    """What the page's own code does in the browser's database. Everything goes in and out as JSON."""

    async def put(self, append: str) -> str:
        """Write lines (an `Append`) at once or not at all: nothing, or `conflict`."""
        ...

    async def lines(self, table: str, after: int, limit: int) -> str:
        """The lines of a table, in order; with a limit, so many of them."""
        ...

    async def snapshot(self, table: str) -> str:
        """The last snapshot of a table, or null."""
        ...

    async def listings(self) -> str:
        """What is listed of every table."""
        ...

    async def results(self) -> str:
        """How every game ended, latest first."""
        ...

    async def forget(self, table: str) -> None:
        """Delete all there is of a table."""
        ...

    async def note(self, name: str) -> str:
        """Something else that is kept by name; nothing if it is not there."""
        ...

    async def keep(self, name: str, text: str) -> None:
        """Keep something else by name."""
        ...


class Shelf:
    """What this browser keeps."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper
        self.health = Health(self.ready)

    @property
    def trouble(self) -> str:
        """Why nothing can be stored; nothing if it can."""
        return self.health.why

    async def close(self) -> None:
        """There is nothing to let go of."""
        self.health.stop()

    async def append(self, what: Append) -> None:
        """Write lines; they are durable when this returns."""
        try:
            answer = await self.keeper.put(msgspec.json.encode(what).decode())
        except Exception as wrong:
            why = first_line(wrong)
            self.health.ill(why)
            self.health.count(len(what.bodies))
            raise Down(why) from wrong
        self.health.well()
        if answer == CONFLICT:
            raise Conflict(what.table)

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        """The lines of a table, in order; with a limit, so many of them."""
        return msgspec.json.decode(await self._asked(self.keeper.lines(table, after, limit)), type=list[str])

    async def with_id(self, table: str, id: str) -> list[str]:
        """The lines that may answer the command of this id."""
        wanted = f'"id":{msgspec.json.encode(id).decode()}'
        return [body for body in await self.read(table) if wanted in body]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""
        return msgspec.json.decode(await self._asked(self.keeper.snapshot(table)), type=Snapshot | None)

    async def round(self, table: str, number: int) -> Round | None:
        """The lines of one game of a table (0: the last), from its start to the next."""
        bodies = await self.read(table)
        starts = [at for at, body in enumerate(bodies) if body.startswith(STARTED)]
        found = bounds(starts, number)
        if found is None:
            return None
        return Round(number or len(starts), bodies[0], tuple(bodies[found[0] : found[1]]))

    async def by_code(self, code: str) -> str | None:
        """The table behind a join code."""
        return next((each.id for each in await self._listings() if each.code == code), None)

    async def open_tables(self, since: int, watched: Sequence[str], limit: int = 100) -> list[Listing]:
        """Nobody else can come here."""
        return []

    async def results_of(self, device: str, limit: int = 500) -> list[Result]:
        """The finished games of a device, latest first."""
        return [each for each in await self._results() if each.device == device][:limit]

    async def results_of_deal(
        self, game: str, deal: int, preset: str, devices: Sequence[str] | None = None, limit: int = 20_000
    ) -> list[Result]:
        """How a numbered deal went here, earliest first."""
        wanted = (game, deal, preset)
        found = [each for each in await self._results() if (each.game, each.deal, each.preset) == wanted]
        return [each for each in reversed(found) if devices is None or each.device in devices][:limit]

    async def _results(self) -> list[Result]:
        return msgspec.json.decode(await self._asked(self.keeper.results()), type=list[Result])

    async def forget_table(self, table: str) -> None:
        """Delete all there is of a table."""
        await self._asked(self.keeper.forget(table))

    async def forget_device(self, device: str) -> None:
        """This browser is one device: all its tables go."""
        for each in await self._listings():
            await self.forget_table(each.id)

    async def ready(self) -> str:
        """Write something, and say why that cannot be done; nothing if it can."""
        try:
            await self.keeper.keep("probe", "1")
        except Exception as wrong:
            return first_line(wrong)
        self.health.well()
        return ""

    async def healthy(self) -> str:
        """Read something, and say why that cannot be done."""
        try:
            await self.keeper.note("probe")
        except Exception as wrong:
            return first_line(wrong)
        return self.trouble

    async def _listings(self) -> list[Listing]:
        return msgspec.json.decode(await self._asked(self.keeper.listings()), type=list[Listing])

    async def _asked(self, asked: Any) -> Any:
        try:
            return await asked
        except Exception as wrong:
            raise Down(first_line(wrong)) from wrong


def first_line(wrong: Exception) -> str:
    """What went wrong, shortly."""
    return (str(wrong) or type(wrong).__name__).splitlines()[0][:200]
