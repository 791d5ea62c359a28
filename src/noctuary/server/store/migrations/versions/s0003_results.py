"""Results by the rules they were played by: preset, deal, hints, and the figures a game is remembered by."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games that ended before this keep what was kept of them: their preset is not known, their figures are none."""
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("preset", sa.String(32), nullable=False, server_default=""))
        results.add_column(sa.Column("deal", sa.BigInteger))
        results.add_column(sa.Column("hints", sa.Integer, nullable=False, server_default="0"))
        results.add_column(sa.Column("figures", sa.Text, nullable=False, server_default="{}"))
