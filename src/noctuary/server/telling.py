"""Telling a table's viewers what is new to them. What several of them are told alike is made once."""

from typing import TYPE_CHECKING, Any

from noctuary.core.effects import Seat
from noctuary.server import frames
from noctuary.server.connection import Connection
from noctuary.server.ledger import Said
from noctuary.server.wire import SaidFrame, encode

if TYPE_CHECKING:
    from noctuary.server.table import Table


class Telling:
    """One round of telling, with all of it stored."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.state = table.state
        self.veiled = table.state.veiled()
        self.people = people_of(table)
        self.states: dict[Seat | None, tuple[str, bytes]] = {}
        self.lines: dict[tuple[int, ...], bytes] = {}
        self.alike: frames.Alike | None = None

    def to_all(self) -> None:
        """Tell everybody who has said hello."""
        if self.veiled:
            self.table.veil.renew(self.state)
        for connection in list(self.table.connections):
            if connection.veiled != self.veiled:
                connection.veil(self.veiled)
            if connection.greeted:
                self.to(connection)

    def to(self, connection: Connection) -> None:
        """What is new to one viewer. Nothing is sent if nothing is: silence is silent."""
        self._table(connection)
        if self.state.phase in ("playing", "over"):
            self._lines(connection)
            self._state(connection)

    def _table(self, connection: Connection) -> None:
        # While eyes are closed, nobody's coming and going is shown.
        if self.people != connection.people and not (connection.people and self.veiled):
            connection.people = self.people
            frame = frames.table_frame(self.state, connection.seat, *self.people[3:])
            if frame != connection.table:
                connection.table = frame
                connection.push(frame)

    def _lines(self, connection: Connection) -> None:
        heard = self.state.heard[connection.seat]
        since = connection.heard
        if since >= len(heard):
            return
        # Lines without anything private are the same objects in everybody's log.
        key = (since, *[id(args) for _, args in heard[since:]])
        frame = self.lines.get(key)
        if frame is None:
            frame = self.lines[key] = frames.lines_frame(heard, since)
        connection.heard = len(heard)
        connection.push(frame)

    def _state(self, connection: Connection) -> None:
        viewer = connection.seat
        made = self.states.get(viewer)
        if made is None:
            if self.alike is None:
                self.alike = frames.Alike(self.state, self.table.time.ms())
            digest, frame = frames.state_frame(self.state, viewer, self.alike, self.table.veil)
            made = f"{self.state.round} {digest} {self.state.paused} {self.table.veil.step}", frame
            self.states[viewer] = made
        if made[0] != connection.state:
            connection.state = made[0]
            connection.push(made[1])


def people_of(table: "Table") -> tuple[Any, ...]:
    """All that the table's own frame depends on."""
    state = table.state
    present = table.online(), frozenset(table.away), frozenset(state.wishes)
    return state.lobby_lines, state.round, state.phase, *present


def spoken(table: "Table", said: Said) -> None:
    """Let all hear what somebody said."""
    frame = encode(SaidFrame(said.seat, said.text, said.room))  # type: ignore[arg-type]
    for connection in table.connections:
        if connection.greeted and hears(table, connection, said):
            connection.push(frame)


def hears(table: "Table", connection: Connection, said: Said) -> bool:
    """Whether a viewer may hear it: the gallery's words reach players at the end only."""
    return said.room != "gallery" or connection.seat is None or table.state.phase != "playing"
