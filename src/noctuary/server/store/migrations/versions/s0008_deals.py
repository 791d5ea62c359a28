"""How a numbered deal went is asked by everybody who played it: results are found by their deal."""

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One index more."""
    op.create_index("results_deal", "results", ["deal", "game", "preset"])
