"""What is deleted, or taken out of lines that stay. Each is one transaction."""

from typing import Any

import sqlalchemy as sa

from noctuary.server.store.schema import CALLS, CLEARED, DEVICES, DUE, LOG, RESULTS, SNAPSHOTS, TABLES
from noctuary.server.store.snapshots import digest


async def table(connection: Any, id: str) -> None:
    """All there is of a table. Its code rests before it means another one."""
    for each in (LOG, SNAPSHOTS, RESULTS, DEVICES, CLEARED, CALLS, DUE):
        await connection.execute(each.delete().where(each.c.table_id == id))
    await connection.execute(TABLES.delete().where(TABLES.c.id == id))


async def device(connection: Any, device: str) -> None:
    """What ties a device to its games: in the results, in the lines that seated it somewhere, in their snapshots."""
    found = (await connection.execute(sa.select(DEVICES).where(DEVICES.c.device == device))).all()
    await connection.execute(RESULTS.update().where(RESULTS.c.device == device).values(device=""))
    for row in found:
        line = (LOG.c.table_id == row.table_id) & (LOG.c.seq == row.seq)
        body = await connection.scalar(sa.select(LOG.c.body).where(line))
        if body is not None:
            await connection.execute(LOG.update().where(line).values(body=body.replace(device, "")))
    for id in sorted({row.table_id for row in found}):
        await _from_snapshot(connection, id, device)
    # The row stays, of nobody: without it whoever sat there before would seem to sit there still.
    await connection.execute(DEVICES.update().where(DEVICES.c.device == device).values(device=""))
    await connection.execute(CALLS.delete().where(CALLS.c.device == device))


async def _from_snapshot(connection: Any, id: str, device: str) -> None:
    """It is written anew and not deleted: a game of earlier rules goes on from there and from nowhere else."""
    this = SNAPSHOTS.c.table_id == id
    body = await connection.scalar(sa.select(SNAPSHOTS.c.body).where(this))
    if body is not None and device in body:
        body = body.replace(device, "")
        await connection.execute(SNAPSHOTS.update().where(this).values(body=body, digest=digest(body)))
