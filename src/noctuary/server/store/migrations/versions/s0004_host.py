"""For hosts: devices in a table of their own, codes that rest, who is banned, what was cleared."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

ROWS = 500


def upgrade() -> None:
    """From lines that name devices, and from codes that stand in the list only."""
    devices = op.create_table(
        "devices",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
    )
    op.create_index("devices_device", "devices", ["device", "table_id"])
    op.create_table(
        "codes",
        sa.Column("code", sa.String(8), primary_key=True),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("rests", sa.BigInteger),
    )
    op.create_table(
        "bans",
        sa.Column("what", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
    )
    op.create_table(
        "cleared",
        sa.Column("table_id", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_touched", "tables", ["touched"])
    op.execute("INSERT INTO codes SELECT code, id, NULL FROM tables WHERE code IS NOT NULL")
    fill_devices(op.get_bind(), devices)


def fill_devices(connection: sa.Connection, devices: sa.Table) -> None:
    """The last time that the log is looked through for them."""
    seated = sa.text("""SELECT table_id, seq, body FROM log WHERE body LIKE '{"is":"seated"%'""")
    found = connection.execute(seated)
    while rows := found.fetchmany(ROWS):
        named = []
        for table, seq, body in rows:
            try:
                line = json.loads(body)
            except ValueError:
                continue
            if device := line.get("device", ""):
                named.append({"table_id": table, "seq": seq, "seat": line["seat"], "device": device})
        if named:
            connection.execute(devices.insert(), named)
