"""Copy the SQLite database of a running server: `server_backup.py tables.db copy.db`. The copy is a whole moment.

To restore, stop the server, put the copy in the place of the database (and delete its `-wal` and `-shm` files), start.
"""

import sqlite3
import sys
from pathlib import Path


def backup(source: Path, target: Path) -> int:
    """Make the copy; how many lines of tables it holds. Never overwrites a file."""
    if not source.is_file():
        raise SystemExit(f"There is no database {source}.")
    if target.exists():
        raise SystemExit(f"{target} exists already and is not overwritten.")
    live = sqlite3.connect(f"file:{source}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        live.backup(copy)
        (fine,) = copy.execute("PRAGMA integrity_check").fetchone()
        if fine != "ok":
            raise SystemExit(f"The copy is damaged: {fine}")
        (lines,) = copy.execute("SELECT count(*) FROM log").fetchone()
        return int(lines)
    finally:
        copy.close()
        live.close()


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    print(f"{backup(Path(sys.argv[1]), Path(sys.argv[2]))} lines copied.")
