"""`noctuary backup` and `noctuary restore`: all tables of a house as one file, and back."""

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path

from noctuary.core.refusal import BadInput
from noctuary.text import Words

EVERY = 10_000
"""Rows between two words about how far it is."""


def backup(say: Words, file: Path, data: str | None) -> None:
    """Copy a house, open or not, to a new file."""
    try:
        from noctuary.server.store.backup import backup as copy
    except ModuleNotFoundError as missing:
        raise BadInput("extra-missing", name=str(missing.name), extra="server") from None
    rows = asyncio.run(copy(database(data), file, progress(say)))
    print(say("backup-done", rows=rows, file=str(file)))


def restore(say: Words, file: Path, data: str | None) -> None:
    """Fill an empty database from such a file."""
    try:
        from noctuary.server.store.backup import restore as fill
        from noctuary.server.store.engines import shown
    except ModuleNotFoundError as missing:
        raise BadInput("extra-missing", name=str(missing.name), extra="server") from None
    url = database(data)
    rows = asyncio.run(fill(file, url, progress(say)))
    print(say("restore-done", rows=rows, name=shown(url)))


def database(data: str | None) -> str:
    """The database that `noctuary serve` would open."""
    from noctuary.server.settings import database_of, from_environment

    return database_of(from_environment(os.environ, data=data).data)


def progress(say: Words) -> Callable[[int], None]:
    """Says how far it is, where somebody looks on."""
    said = 0

    def tell(rows: int) -> None:
        nonlocal said
        if sys.stderr.isatty() and rows - said >= EVERY:
            said = rows
            print(say("backup-progress", rows=rows), file=sys.stderr)

    return tell
