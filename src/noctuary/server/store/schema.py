"""What the database holds (log, tables, results, keys, bans, who wants to be called …), and how it came to that."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

from noctuary.core.refusal import BadInput

if TYPE_CHECKING:
    from alembic.config import Config

META = sa.MetaData()
TABLES = sa.Table(
    "tables",
    META,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("code", sa.String(8), unique=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
)
LOG = sa.Table(
    "log",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.Text, nullable=False),
)
RESULTS = sa.Table(
    "results",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("device", sa.String(64), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("reason", sa.String(64), nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("assisted", sa.Boolean, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("preset", sa.String(32), nullable=False),
    sa.Column("deal", sa.BigInteger),
    sa.Column("hints", sa.Integer, nullable=False),
    sa.Column("figures", sa.Text, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

DEVICES = sa.Table(
    "devices",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("device", sa.String(64), nullable=False),
)
"""Which line of the log seated which device: to find a device nobody looks through the log."""
CODES = sa.Table(
    "codes",
    META,
    sa.Column("code", sa.String(8), primary_key=True),
    sa.Column("table_id", sa.String(64), nullable=False),
    sa.Column("rests", sa.BigInteger),
)
"""Every code that means a table, or meant one not long ago (`rests`: since when it means none)."""
BANS = sa.Table(
    "bans",
    META,
    sa.Column("what", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
)
CLEARED = sa.Table(
    "cleared",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("what", sa.String(16), primary_key=True),
    sa.Column("touched", sa.BigInteger, nullable=False),
)
"""What was taken out of a table's lines (`talk`, `names`), and of which state of it."""

KEYS = sa.Table(
    "keys",
    META,
    sa.Column("key", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("passkey", sa.Text, nullable=False),
)
"""What opens a person's seats: the hash of a personal key, or of a passkey's id and what checks it."""
BROWSERS = sa.Table(
    "browsers",
    META,
    sa.Column("device", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(64), nullable=False),
    sa.Column("signed_out", sa.Boolean, nullable=False),
)
"""The browsers of a person who has made a key. One that was signed out stays: its games are still theirs."""

NODES = sa.Table(
    "nodes",
    META,
    sa.Column("node", sa.String(32), primary_key=True),
    sa.Column("about", sa.String(128), nullable=False),
    sa.Column("until", sa.Double, nullable=False),
)
"""The processes that serve this house together, and until when each is in force (`leases`)."""
OWNERS = sa.Table(
    "owners",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("node", sa.String(32), nullable=False),
)
"""Which of them has which table in its memory."""
HOUSE = sa.Table(
    "house",
    META,
    sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("id", sa.String(32), nullable=False),
)
"""One row, by which nodes know that they serve the same house."""

CALLS = sa.Table(
    "calls",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("device", sa.String(64), primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(32), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("turn", sa.String(64), nullable=False),
    sa.Column("times", sa.Integer, nullable=False),
    sa.Column("last", sa.BigInteger, nullable=False),
)
"""Browsers that want to be told when it is their turn at a table, and how often they were told of which turn."""
DUE = sa.Table(
    "due",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""When a table has something to do though nobody looks at it (seconds since 1970; 0: never)."""
SECRETS = sa.Table(
    "secrets",
    META,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the house makes once and keeps to itself: the key by which push services know it."""

HEAD = "0008"
"""The schema this program knows. Numbers of schemas are four digits and grow."""


VERSION_TABLE = "alembic_version"
"""Where a database says which schema it has."""


def schema_of(connection: sa.Connection) -> str | None:
    """The number of the schema that a database has; None if it has none yet."""
    if not sa.inspect(connection).has_table(VERSION_TABLE):
        return None
    now = connection.scalar(sa.text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return None if now is None else str(now)


def migrate(connection: sa.Connection) -> None:
    """Bring the schema up to date; refuse one that is newer than this program."""
    now = schema_of(connection)
    if now is not None and now > HEAD:
        raise BadInput("database-newer", given=now, known=HEAD)
    if now != HEAD:
        migrate_to(connection, "head")


def migrate_to(connection: sa.Connection, schema: str) -> None:
    """Take the steps up to a schema."""
    # Late, because it is needed once in a database's life and takes as long to load as all the rest.
    from alembic import command

    command.upgrade(migrations(connection), schema)


def migrations(connection: sa.Connection | None = None) -> "Config":
    """The steps, as Alembic wants them."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    config.attributes["metadata"] = META
    return config
