"""What is handed to the log and what it answers, whichever kind of log it is."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import msgspec

from noctuary.server.store.health import Health

if TYPE_CHECKING:
    from noctuary.server.store.database import Store


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """What is listed of a table without reading its log."""

    id: str
    code: str | None
    game: str
    public: bool
    phase: str
    summary: str


class Listed(msgspec.Struct, frozen=True):
    """The same, and when it has last changed (seconds since 1970)."""

    listing: Listing
    touched: int


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended for one seat: a row of somebody's statistics, kept apart from the log."""

    table_id: str
    round: int
    seat: int
    device: str
    """The hash by which the device in that seat is known."""
    game: str
    reason: str
    won: bool
    assisted: bool
    names: str
    """Who sat in each seat, as a JSON list."""
    ended: int
    """Seconds since 1970."""
    preset: str
    """The rules it was played by; empty where a game has no presets, and for games of a time when it was not kept."""
    deal: int | None
    hints: int
    """How many were asked for."""
    figures: str
    """What the game counts of itself (`Spec.figures`)."""


class Device(msgspec.Struct, frozen=True, kw_only=True):
    """A device that a line seated."""

    seq: int
    seat: int
    device: str


class Snapshot(msgspec.Struct, frozen=True):
    """A table as it was after a line of its log: what is in it, the table knows."""

    seq: int
    """The number of that line."""
    body: str


class Round(msgspec.Struct, frozen=True):
    """One game of a table, as the log has it."""

    number: int
    opened: str
    """The table's first line."""
    bodies: tuple[str, ...]


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Lines for one table, and what is listed of it after them."""

    table: str
    seq: int
    """The number of the first line."""
    bodies: tuple[str, ...]
    listing: Listing | None = None
    results: tuple[Result, ...] = ()
    devices: tuple[Device, ...] = ()
    """Those that were seated by these lines."""
    code: str = ""
    """A code that means this table from now on."""
    snapshot: Snapshot | None = None
    """Of the table after these lines; there may be none, and only this."""
    due: int | None = None
    """When the table has something to do though nobody looks at it (0: never); None: as it was."""


class Conflict(Exception):
    """That line of that table has been written by somebody else."""


class Down(Exception):
    """The database did not answer: nobody knows whether the line was written. Read the log again."""


class Log(Protocol):
    """All that one table needs of a store."""

    @property
    def trouble(self) -> str:
        """Why nothing can be stored just now; nothing if it can."""
        ...

    async def append(self, what: Append) -> None:
        """Write lines; they are durable when this returns. Raises `Conflict` or `Down`."""
        ...

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        """The lines of a table, in order; with a limit, so many of them. Raises `Down`."""
        ...

    async def with_id(self, table: str, id: str) -> list[str]:
        """The lines that may answer the command of this id. Raises `Down`."""
        ...

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table, if it is whole. Raises `Down`."""
        ...

    async def round(self, table: str, number: int) -> Round | None:
        """The lines of one game of a table (0: the last), from its start to the next. Raises `Down`."""
        ...


class HouseLog(Log, Protocol):
    """All that a house needs of a store: a database on a server, or what a browser keeps."""

    health: Health

    async def by_code(self, code: str) -> str | None:
        """The table behind a join code."""
        ...

    async def open_tables(self, since: int, watched: Sequence[str], limit: int = 100) -> list[Listing]:
        """Public tables that wait for people: those that have changed since a second, and those that are `watched`."""
        ...

    async def results_of(self, device: str, limit: int = 500) -> list[Result]:
        """The finished games of a device, latest first."""
        ...

    async def results_of_deal(
        self, game: str, deal: int, preset: str, devices: Sequence[str] | None = None, limit: int = 20_000
    ) -> list[Result]:
        """How a numbered deal went under a preset, whoever played it or for some devices, earliest first."""
        ...

    async def forget_table(self, table: str) -> None:
        """Delete all there is of a table."""
        ...

    async def forget_device(self, device: str) -> None:
        """Delete what ties a device to its games."""
        ...

    async def ready(self) -> str:
        """Write something, and say why that cannot be done; nothing if it can."""
        ...

    async def healthy(self) -> str:
        """Read something, and say why that cannot be done; nothing if all is well."""
        ...

    async def close(self) -> None:
        """Write what waits, then let go."""
        ...


def as_database(log: HouseLog) -> "Store":
    """The same, where it is a database. A house in a browser has none, and nothing that needs one."""
    from noctuary.server.store.database import Store

    assert isinstance(log, Store)
    return log
