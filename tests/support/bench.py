"""A single table without sockets or disk: for tests that look at every byte."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

os.environ.setdefault("NOCTUARY_GAMES", "support.lanterns")

from noctuary.core.effects import Seat
from noctuary.core.game import Game
from noctuary.core.record import Journal
from noctuary.server.settings import Settings
from noctuary.server.store.lines import Append, Round, Snapshot
from noctuary.server.store.rounds import STARTED, bounds
from noctuary.server.table.bots import Inline
from noctuary.server.table.connection import Connection
from noctuary.server.table.ledger import Opened, Seated
from noctuary.server.table.state import State, hashed
from noctuary.server.table.table import Table
from noctuary.server.table.wire import Hello


class Paper:
    """A store that keeps lines in a list."""

    trouble = ""

    def __init__(self) -> None:
        self.bodies: list[str] = []
        self.failing: Exception | None = None
        self.kept: Snapshot | None = None
        self.lines_read = 0

    async def append(self, what: Append) -> None:
        """Write, or fail as told."""
        if self.failing is not None:
            raise self.failing
        assert what.seq == len(self.bodies) + 1
        self.bodies.extend(what.bodies)
        self.kept = what.snapshot or self.kept

    async def read(self, table: str, after: int = 0, limit: int = 0) -> list[str]:
        """The lines."""
        found = self.bodies[after : after + limit if limit else None]
        self.lines_read += len(found)
        return found

    async def with_id(self, table: str, id: str) -> list[str]:
        """Those that may answer a command."""
        return [body for body in self.bodies if f'"id":"{id}"' in body]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The last one."""
        return self.kept

    async def round(self, table: str, number: int) -> Round | None:
        """One game of the table."""
        starts = [at for at, body in enumerate(self.bodies) if body.startswith(STARTED)]
        found = bounds(starts, number)
        if found is None:
            return None
        return Round(number or len(starts), self.bodies[0], tuple(self.bodies[found[0] : found[1]]))


def state_of(game: str, seats: int, **opened: Any) -> State:
    """A lobby with everybody seated."""
    state = State(Opened(game=game, seats=seats, code="ABCDE", **opened))
    for seat in range(seats):
        state.do(Seated(seat=seat, name=f"P{seat}", colour="", token=hashed(f"token {seat}")))
    return state


class Still(Table):
    """A table at which time stands still; so nobody can wait for a hush to be over."""

    def answer_floor(self, seat: Seat | None, n: int) -> int:
        """None."""
        return 0


def table_at(journal: Journal, game: Game, now: Callable[[], float] | None = None, **settings: Any) -> Table:
    """A table that stands at this position, with time standing still unless a clock is given."""
    state = state_of(journal.spec.name, game.seats, options=dict(journal.header.options))
    state.journal = Journal(journal.spec, journal.header)
    state.journal.game = game
    state.journal.past = list(journal.past)
    state.journal.shown = list(journal.shown)
    state.journal.events = list(journal.events)
    state.phase = "playing" if game.result() is None else "over"
    state.round = 1
    state.sand.follow(game, 0)
    plain: dict[str, Any] = {"bot_pace": 0.0, "away": 3600.0}
    paper: Any = Paper()
    kind = Still if now is None else Table
    table = kind("table", state, paper, Inline(), Settings(now=now or float, **{**plain, **settings}))
    paper.bodies = [""] * state.seq
    return table


async def seated(table: Table, viewer: int | None, since: int = 0) -> Connection:
    """Somebody who looks on; the others have seen them come."""
    connection = Connection(viewer, table.state.holder(viewer))
    table.connect(connection)
    await table.greet(connection, Hello(since=since))
    await asyncio.sleep(0)
    return connection


def received(connection: Connection) -> list[bytes]:
    """Every frame since the last look."""
    frames = list(connection.queue)
    connection.queue.clear()
    return frames


def held_back(connection: Connection) -> list[bytes]:
    """What waits for the next beats, taken out."""
    held, connection.held = connection.held, ""
    return [line.encode() for line in held.splitlines()]
