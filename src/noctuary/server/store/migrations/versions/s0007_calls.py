"""Who wants to be told that it is their turn, and when a table has something to do though nobody looks at it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody does yet."""
    op.create_table(
        "calls",
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
    op.create_index("calls_device", "calls", ["device"])
    op.create_table(
        "due",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("due_at", "due", ["at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
