"""What is read beside the whole log: the snapshot of a table, the lines of one game, the line with a command's id.

None of it costs more the longer a table has been played at. The snapshot saves work and is never the truth: it
is written with the line it holds or after it, never before, and whoever cannot use it reads the log.
"""

from hashlib import blake2b
from typing import Any

import sqlalchemy as sa

from noctuary.server.store.lines import Round, Snapshot
from noctuary.server.store.rounds import STARTED, bounds
from noctuary.server.store.schema import LOG, SNAPSHOTS

IDS = {
    "sqlite": "CASE WHEN json_valid(body) THEN json_extract(body, '$.id') END",
    "postgresql": """substring(body from '"id":"([^"]*)"')""",
}
"""The id of the command that a line answers: the same text as in the index `log_ids`, or that is not used."""


def digest(text: str) -> str:
    """By which a damaged snapshot is noticed."""
    return blake2b(text.encode(), digest_size=16).hexdigest()


def upserted(upsert: Any) -> Any:
    """The statement that renews a snapshot; an older one never takes the place of a newer one."""
    made = upsert(SNAPSHOTS)
    return made.on_conflict_do_update(
        index_elements=["table_id"],
        set_={name: made.excluded[name] for name in ("seq", "digest", "body")},
        where=made.excluded.seq >= SNAPSHOTS.c.seq,
    )


def row_of(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, "seq": snapshot.seq, "digest": digest(snapshot.body), "body": snapshot.body}


def snapshot_of(table: str) -> sa.Select[Any]:
    """The snapshot of a table."""
    return sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table)


def whole(row: Any) -> Snapshot | None:
    """A snapshot as it was written, or nothing."""
    return None if row is None or digest(row.body) != row.digest else Snapshot(row.seq, row.body)


def lines_with_id(dialect: str, table: str, id: str) -> sa.Select[Any]:
    """The lines that may answer a command."""
    found: sa.ColumnElement[str] = sa.literal_column(IDS[dialect])
    # In no order: SQLite would rather read the whole table in order than sort what the index finds.
    return sa.select(LOG.c.body).where(LOG.c.table_id == table, found == id)


def starts_of(table: str) -> sa.Select[Any]:
    """Where the games of a table begin, in no order."""
    # As it stands in the index `log_starts`, and no parameter: only so is that used.
    first: sa.ColumnElement[str] = sa.literal_column(f"substr(body, 1, {len(STARTED)})")
    begins = first == sa.literal_column(f"'{STARTED}'")
    return sa.select(LOG.c.seq).where(LOG.c.table_id == table, begins)


def lines_between(table: str, first: int, end: int | None) -> sa.Select[Any]:
    """Some lines of a table."""
    asked = sa.select(LOG.c.body).where(LOG.c.table_id == table, LOG.c.seq >= first).order_by(LOG.c.seq)
    return asked if end is None else asked.where(LOG.c.seq < end)


async def round_of(connection: Any, table: str, round: int) -> Round | None:
    """The lines of one game of a table."""
    starts = sorted(row.seq for row in await connection.execute(starts_of(table)))
    found = bounds(starts, round)
    if found is None:
        return None
    opened = (await connection.execute(lines_between(table, 1, 2))).scalar_one()
    bodies = [row.body for row in await connection.execute(lines_between(table, *found))]
    return Round(round or len(starts), opened, tuple(bodies))
