"""Several nodes on one database: which there are, and which table is whose."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(32), primary_key=True),
        sa.Column("about", sa.String(128), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("node", sa.String(32), nullable=False),
    )
    op.create_index("owners_node", "owners", ["node"])
    op.create_table(
        "house",
        sa.Column("one", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("id", sa.String(32), nullable=False),
    )
