"""What the database holds: the log, the snapshots, the list of tables, the results; and the steps that lead there."""

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
)
SNAPSHOTS = sa.Table(
    "snapshots",
    META,
    sa.Column("table_id", sa.String(64), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("digest", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

HEAD = "0002"
"""The schema this program knows. Numbers of schemas are four digits and grow."""


def migrate(connection: sa.Connection) -> None:
    """Bring the schema up to date; refuse one that is newer than this program."""
    if sa.inspect(connection).has_table("alembic_version"):
        now = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
        if now == HEAD:
            return
        if now is not None and str(now) > HEAD:
            raise BadInput("database-newer", given=str(now), known=HEAD)
    # Late, because it is needed once in a database's life and takes as long to load as all the rest.
    from alembic import command

    command.upgrade(migrations(connection), "head")


def migrations(connection: sa.Connection | None = None) -> "Config":
    """The steps, as Alembic wants them."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    config.attributes["metadata"] = META
    return config
