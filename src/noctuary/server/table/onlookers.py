"""Those who look on: by which number and name the host knows each of them, and whom the host has silenced or sent away.

It lasts as long as the table is in memory. Somebody is known by their device and by where they come from, so that a new
cookie helps nobody; whoever shares a line with a player is known by their device alone. Those who never sat anywhere
have no device yet: if they share a line, they are one.
"""

from collections.abc import Collection, Iterable

from noctuary.server.table import names
from noctuary.server.table.connection import Connection
from noctuary.server.table.state import State
from noctuary.server.table.wire import OnlookerInfo

NAMED = 24
"""Letters of a name, as for a seat."""


class Onlookers:
    """All who look on at one table, and who did."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        """By voice, in the order in which they came."""
        self.names: dict[str, str] = {}
        self.hushed: set[str] = set()
        """Voices and addresses that may not speak."""
        self.unwelcome: set[str] = set()
        """Voices and addresses that the host has sent away."""

    def greet(self, state: State, connection: Connection, name: str) -> None:
        """Somebody came, and may have said who they are: not under the name of somebody who sits here."""
        self.numbers.setdefault(connection.voice, len(self.numbers) + 1)
        clean = names.clean(name)[:NAMED]
        looks = {names.skeleton(place.name) for place in state.places if place.name}
        self.names[connection.voice] = "" if names.skeleton(clean) in looks else clean

    def listed(self, connections: Iterable[Connection]) -> tuple[OnlookerInfo, ...]:
        """Those who are here, for the host."""
        here = {each.voice: each for each in connections if each.seat is None and each.greeted}
        known = sorted((self.numbers[voice], voice) for voice in here if voice in self.numbers)
        return tuple(OnlookerInfo(n, self.names.get(voice, ""), self.silenced(here[voice])) for n, voice in known)

    def silenced(self, connection: Connection) -> bool:
        """Whether somebody who looks on may not speak."""
        return connection.seat is None and bool({connection.voice, connection.address} & self.hushed)

    def refused(self, connection: Connection) -> bool:
        """Whether somebody is not let in to look on."""
        return bool({connection.voice, connection.address} & self.unwelcome)

    def hush(self, number: int, muted: bool, connections: Collection[Connection]) -> bool:
        """Silence one of them, or let them speak; whether there is such a one."""
        found = self._of(number, connections)
        for each in found:
            marks = marks_of(each, connections, others=True)
            self.hushed = self.hushed | marks if muted else self.hushed - {each.voice, each.address}
        return bool(found)

    def send_away(self, number: int | None, connections: Collection[Connection]) -> bool:
        """One of them goes, or all; whether there was anybody to go."""
        found = self._of(number, connections)
        for each in found:
            self.unwelcome |= marks_of(each, connections, others=number is not None)
            each.close("gone")
        return bool(found)

    def _of(self, number: int | None, connections: Collection[Connection]) -> list[Connection]:
        theirs = [each for each in connections if each.seat is None]
        return theirs if number is None else [each for each in theirs if self.numbers.get(each.voice) == number]


def marks_of(connection: Connection, connections: Collection[Connection], others: bool) -> set[str]:
    """What somebody is known by: an address only if no player comes from there, nor anybody else (`others`)."""
    shared = {
        each.address
        for each in connections
        if each.seat is not None or (others and each.seat is None and each.voice != connection.voice)
    }
    return {connection.voice, connection.address} - shared - {""}
