"""Telling a table's viewers what is new to them. What several of them are told alike is made once."""

from collections.abc import Collection

from noctuary.core.effects import Seat
from noctuary.server.table import frames
from noctuary.server.table.connection import Connection
from noctuary.server.table.ledger import Said
from noctuary.server.table.onlookers import Onlookers
from noctuary.server.table.pictures import PictureGrants
from noctuary.server.table.state import State
from noctuary.server.table.wire import OnlookerInfo, SaidFrame, encode


class Broadcast:
    """One round of telling, with all of it stored."""

    def __init__(
        self,
        state: State,
        at: int,
        grants: PictureGrants,
        online: frozenset[Seat],
        away: frozenset[Seat],
        onlookers: Onlookers,
    ) -> None:
        self.state = state
        self.at = at
        self.grants = grants
        self.veiled = state.veiled()
        self.present = online, away, frozenset(state.wishes)
        self.people = (state.lobby_lines, state.round, state.phase, *self.present)
        """All that the table's own frame depends on."""
        self.onlookers = onlookers
        self.listed: tuple[OnlookerInfo, ...] = ()
        """Those who look on, once it is known."""
        self.states: dict[Seat | None, tuple[str, bytes]] = {}
        self.lines: dict[tuple[int, ...], bytes] = {}
        self.shared: frames.SharedParts | None = None

    def to_all(self, connections: Collection[Connection]) -> None:
        """Tell everybody who has said hello."""
        self.listed = self.onlookers.listed(connections)
        if self.veiled:
            self.grants.renew(self.state)
        for connection in list(connections):
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
        host = connection.seat is not None and connection.seat == self.state.host
        own = self.listed if host else (), self.onlookers.silenced(connection)
        people = (*self.people, *own)
        # While eyes are closed, nobody's coming and going is shown.
        if people != connection.people and not (connection.people and self.veiled):
            connection.people = people
            frame = frames.table_frame(self.state, connection.seat, *self.present, *own)
            if frame != connection.table:
                connection.table = frame
                connection.push(frame)

    def _lines(self, connection: Connection) -> None:
        heard = self.state.heard[connection.seat]
        first = self.state.first[connection.seat]
        since = max(connection.heard, first)
        if since >= first + len(heard):
            return
        # Lines without anything private are the same objects in everybody's log.
        key = (since, *[id(args) for _, args in heard[since - first :]])
        frame = self.lines.get(key)
        if frame is None:
            frame = self.lines[key] = frames.lines_frame(heard, since, first)
        connection.heard = first + len(heard)
        connection.push(frame)

    def _state(self, connection: Connection) -> None:
        viewer = connection.seat
        made = self.states.get(viewer)
        if made is None:
            if self.shared is None:
                self.shared = frames.SharedParts(self.state, self.at)
            digest, frame = frames.state_frame(self.state, viewer, self.shared, self.grants)
            # A vacation stops the clock, or lets it go on, and changes nothing else.
            still = f"{self.state.paused} {len(self.state.vacations)}"
            made = f"{self.state.round} {digest} {still} {self.grants.step}", frame
            self.states[viewer] = made
        if made[0] != connection.state:
            connection.state = made[0]
            connection.push(made[1])


def spoken(state: State, connections: Collection[Connection], said: Said) -> None:
    """Let all hear what somebody said."""
    frame = encode(SaidFrame(said.seat, said.text, said.room))  # type: ignore[arg-type]
    for connection in connections:
        if connection.greeted and hears(state, connection, said):
            connection.push(frame)


def hears(state: State, connection: Connection, said: Said) -> bool:
    """Whether a viewer may hear it: the gallery's words reach players at the end only."""
    return said.room != "gallery" or connection.seat is None or state.phase != "playing"
