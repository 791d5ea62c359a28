"""A browser's database in memory: for tests of the house in a page, and for what is asked of it while it is packed."""

import json
from typing import Any

from noctuary.browser.shelf import CONFLICT


class Memory:
    """Keeps what it is given until it is gone."""

    def __init__(self) -> None:
        self.bodies: dict[str, list[str]] = {}
        self.snapshots: dict[str, Any] = {}
        self.tables: dict[str, Any] = {}
        self.ended: list[Any] = []
        self.notes: dict[str, str] = {}

    async def put(self, append: str) -> str:
        """Write lines at once or not at all."""
        what = json.loads(append)
        table, bodies = what["table"], what["bodies"]
        there = self.bodies.setdefault(table, [])
        if bodies and len(there) != what["seq"] - 1:
            return CONFLICT
        there += bodies
        if what["listing"]:
            self.tables[table] = what["listing"]
        if what["snapshot"]:
            self.snapshots[table] = what["snapshot"]
        self.ended = [*what["results"], *self.ended]
        return ""

    async def lines(self, table: str, after: int, limit: int) -> str:
        """The lines of a table."""
        return json.dumps(self.bodies.get(table, [])[after : after + limit if limit else None])

    async def snapshot(self, table: str) -> str:
        """The last snapshot of a table."""
        return json.dumps(self.snapshots.get(table))

    async def listings(self) -> str:
        """What is listed of every table."""
        return json.dumps(list(self.tables.values()))

    async def results(self) -> str:
        """How every game ended, latest first."""
        return json.dumps(self.ended)

    async def forget(self, table: str) -> None:
        """Delete all there is of a table."""
        for kept in (self.bodies, self.snapshots, self.tables):
            kept.pop(table, None)
        self.ended = [each for each in self.ended if each["table_id"] != table]

    async def note(self, name: str) -> str:
        """Something else that is kept by name."""
        return self.notes.get(name, "")

    async def keep(self, name: str, text: str) -> None:
        """Keep something else by name."""
        self.notes[name] = text
