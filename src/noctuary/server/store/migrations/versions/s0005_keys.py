"""Personal keys, and the browsers of those who have one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a key yet."""
    op.create_table(
        "keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("passkey", sa.Text, nullable=False),
    )
    op.create_index("keys_person", "keys", ["person"])
    op.create_table(
        "browsers",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("signed_out", sa.Boolean, nullable=False),
    )
    op.create_index("browsers_person", "browsers", ["person"])
