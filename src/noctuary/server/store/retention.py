"""Which tables have been kept for long enough, and what becomes of their lines and codes. Never one that is played at.

`before` is a second since 1970: of tables at which nothing has changed since.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from noctuary.server.store import forgetting
from noctuary.server.store.schema import CALLS, CLEARED, CODES, DEVICES, LOG, RESULTS, SNAPSHOTS, TABLES


def resting(before: int, after: str, limit: int) -> sa.Select[Any]:
    """Tables at which nobody plays and nothing has changed since, in the order of their ids."""
    return (
        sa.select(TABLES.c.id)
        .where(TABLES.c.phase != "playing", TABLES.c.touched < before, TABLES.c.id > after)
        .order_by(TABLES.c.id)
        .limit(limit)
    )


def uncleared(what: str, before: int, after: str, limit: int) -> sa.Select[Any]:
    """Those of which this was not taken out yet, or which were played at again since."""
    done = sa.exists().where(
        CLEARED.c.table_id == TABLES.c.id, CLEARED.c.what == what, CLEARED.c.touched >= TABLES.c.touched
    )
    return resting(before, after, limit).where(~done)


def with_code(before: int, after: str, limit: int) -> sa.Select[Any]:
    """Those whose game is over and whose code still opens them. A lobby keeps its code: it waits for people."""
    return resting(before, after, limit).where(TABLES.c.phase == "over", TABLES.c.code.is_not(None))


async def delete(connection: Any, id: str, before: int) -> bool:
    """Delete a table, if it is still one of those."""
    still = await connection.scalar(resting(before, "", 1).where(TABLES.c.id == id))
    if still:
        await forgetting.table(connection, id)
    return bool(still)


async def rewrite(connection: Any, id: str, lines: Mapping[int, str]) -> None:
    """Lines with something taken out of them. The snapshot would still have it."""
    for seq, body in lines.items():
        await connection.execute(LOG.update().where(LOG.c.table_id == id, LOG.c.seq == seq).values(body=body))
    await connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == id))


async def mark(connection: Any, id: str, what: str) -> None:
    """This was taken out of the table as it is now."""
    await connection.execute(CLEARED.delete().where(CLEARED.c.table_id == id, CLEARED.c.what == what))
    touched = sa.select(TABLES.c.id, sa.literal(what), TABLES.c.touched).where(TABLES.c.id == id)
    await connection.execute(CLEARED.insert().from_select(["table_id", "what", "touched"], touched))


async def unname(connection: Any, id: str, names: str) -> None:
    """Take names and devices out of what is kept beside the log."""
    listed = await connection.scalar(sa.select(TABLES.c.summary).where(TABLES.c.id == id))
    summary = msgspec.json.encode({**msgspec.json.decode(listed), "host": "", "people": []}).decode()
    await connection.execute(RESULTS.update().where(RESULTS.c.table_id == id).values(names=names, device=""))
    for each in (DEVICES, CALLS):
        await connection.execute(each.delete().where(each.c.table_id == id))
    await connection.execute(TABLES.update().where(TABLES.c.id == id).values(summary=summary))


async def release(connection: Any, id: str, first: str) -> None:
    """The table's code opens it no more; `first` is its first line without it."""
    await rewrite(connection, id, {1: first})
    await connection.execute(TABLES.update().where(TABLES.c.id == id).values(code=None))


async def rest_codes(connection: Any, now: int, until: int) -> int:
    """Codes that mean no table begin to rest, those that have rested until then may be given again; how many may."""
    meant = sa.exists().where(TABLES.c.code == CODES.c.code)
    await connection.execute(CODES.update().where(CODES.c.rests.is_(None), ~meant).values(rests=now))
    done = await connection.execute(CODES.delete().where(CODES.c.rests < until))
    return int(done.rowcount)
