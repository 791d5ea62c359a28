"""Who owns which table: one node at a time, by a lease in the database, judged by the database's clock alone.

The protocol:

- A node is in force until `until` of its row in `nodes`. It renews that row every `RENEW` seconds, for `LEASE` seconds
  from then. That is one small write, however many tables it has. No node's own clock decides anything.
- A table belongs to the node that its row in `owners` names. Somebody else may claim it when there is no such row, or
  when that node is not in force. Claims and renewals lock the owner's row of `nodes`, so one of them comes first:
  either the owner is in force again and the claim is refused, or the table is taken and the renewal says so (`lapsed`).
- So a node that was not in force for a while still owns whatever nobody else has wanted. After a renewal that was late
  (`Renewed.lapsed`), it looks up what that is (`owned`) and lets go of the rest without another word about it.
- A node that stops gives everything back (`leave`): its tables may be claimed at once.

A lease saves work: timers, bots and presence in one place. It guarantees nothing. What does is the log, in which a line
(table, number) can be written once: an owner that slept through its lease is refused there (`lines.Conflict`), and
looks at its lease again before it goes on.

Nothing here reads a clock or draws a number. All of it may raise `lines.Down`: nobody knows then whether it was done,
and each may be tried again. `database_leases` keeps them in PostgreSQL; a node that is alone needs none (`Alone`).
"""

from collections.abc import Iterable
from typing import Protocol

import msgspec

LEASE = 10.0
"""Seconds for which a renewal holds."""
RENEW = 2.0
"""Seconds between renewals."""


class Claim(msgspec.Struct, frozen=True):
    """What became of a claim."""

    owner: str
    """Whose the table is now."""
    left: float = 0.0
    """Seconds for which that node is in force if it does not renew; 0 if it is ours."""


class Renewed(msgspec.Struct, frozen=True):
    """What became of a renewal."""

    lapsed: bool
    """Whether this node was not in force before: tables may have been taken meanwhile."""


class Leases(Protocol):
    """One node's hand in who owns what."""

    node: str
    """The name of this node: one process's, and never used again."""

    async def renew(self) -> Renewed:
        """Be in force from now on, for a while. The first call brings the node in."""
        ...

    async def claim(self, table: str) -> Claim:
        """Own a table, if nobody does who is in force. Claiming one's own is allowed."""
        ...

    async def look(self, table: str) -> Claim:
        """Whose a table is, without claiming it; nobody's if its owner is not in force."""
        ...

    async def owned(self, tables: Iterable[str]) -> set[str]:
        """Which of these are ours."""
        ...

    async def release(self, *tables: str) -> None:
        """Give tables back, those that are ours."""
        ...

    async def leave(self) -> None:
        """Give everything back, and be in force no more."""
        ...


class Alone:
    """The leases of a node that shares its tables with nobody: everything is its own."""

    node = "alone"

    async def renew(self) -> Renewed:
        return Renewed(False)

    async def claim(self, table: str) -> Claim:
        return Claim(self.node)

    async def look(self, table: str) -> Claim:
        return Claim(self.node)

    async def owned(self, tables: Iterable[str]) -> set[str]:
        return set(tables)

    async def release(self, *tables: str) -> None:
        pass

    async def leave(self) -> None:
        pass
