"""Snapshots of running tables; the log by command and by game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

IDS = {
    "sqlite": "CASE WHEN json_valid(body) THEN json_extract(body, '$.id') END",
    "postgresql": """substring(body from '"id":"([^"]*)"')""",
}


def upgrade() -> None:
    """From the log alone. Lines that are there are indexed; their snapshots come when their tables are opened."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    ids = IDS[op.get_bind().dialect.name]
    op.execute(f"CREATE INDEX log_ids ON log (table_id, ({ids}))")
    # Its second column is the same in every entry: without it SQLite takes another index.
    begins = "substr(body, 1, 15)"
    op.execute(f"""CREATE INDEX log_starts ON log (table_id, {begins}, seq) WHERE {begins} = '{{"is":"started"'""")
