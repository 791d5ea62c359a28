"""The commands that were answered in this round, so that the same id gets the same answer.

A command cites the round in which it was made. One of this round was answered in this round, if ever: so it is here,
and an id that is not here is new. One of an earlier round, or of a client that cites none, is looked up in the log.
"""

from collections.abc import Iterable

from noctuary.core.effects import Seat
from noctuary.core.record import Chosen, Undone
from noctuary.server.table import ledger
from noctuary.server.table.ledger import AnyEntry, Paused, Recorded, Refused, Said, Wished

Key = tuple[Seat | None, str]
"""Who commanded, and the id they gave it."""

KEPT = 5000
"""Most ids that are kept: a round has hundreds. Beyond that the log is asked, as for an earlier round."""


class Answers:
    """What was answered, by seat and id: nothing if it was carried out, else the refusal."""

    def __init__(self, since: int = 0, whole: bool = True) -> None:
        self.given: dict[Key, Refused | None] = {}
        self.since = since
        """The first round of which all are here."""
        self.whole = whole
        """Nothing had to be dropped since then."""

    def __contains__(self, key: Key) -> bool:
        return key in self.given

    def begin(self, round: int) -> None:
        """A game begins. Before the first one hardly anything was said: that stays."""
        if round > 1:
            self.given.clear()
            self.since, self.whole = round, True

    def put(self, key: Key, refused: Refused | None = None) -> None:
        """Remember an answer."""
        self.given[key] = refused
        if len(self.given) > KEPT:
            del self.given[next(iter(self.given))]
            self.whole = False

    def follow(self, entry: AnyEntry) -> None:
        """Remember what a line answers, if it answers a command."""
        key = answered_by(entry)
        if key is not None:
            self.put(key, entry if isinstance(entry, Refused) else None)

    def know(self, round: int) -> bool:
        """Whether a command of this round is here, if it was answered before."""
        return self.whole and round >= self.since


def answered_by(entry: AnyEntry) -> Key | None:
    """The command that a line of the ledger answers."""
    if isinstance(entry, Recorded):
        line = entry.line
        seat = line.seat if isinstance(line, Chosen) else 0 if isinstance(line, Undone) else None
        return (seat, entry.id) if entry.id and seat is not None else None
    if isinstance(entry, Refused | Said | Wished | Paused) and entry.id:
        return entry.seat, entry.id
    return None


def found_in(bodies: Iterable[str], key: Key) -> Recorded | Refused | Said | Wished | Paused | None:
    """The line, among some of the log, that answers a command."""
    for body in bodies:
        entry = ledger.read(body)
        if answered_by(entry) == key:
            assert isinstance(entry, Recorded | Refused | Said | Wished | Paused)
            return entry
    return None
