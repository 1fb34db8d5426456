"""Private talk between seats."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("talk", sa.Boolean(), nullable=False, server_default=sa.true()))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("sitting", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "talks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("parties", sa.String(200), nullable=False),
        sa.Column("lines", sa.Integer(), nullable=False),
        sa.UniqueConstraint("table_id", "parties", name="talks_by_parties"),
    )
    op.create_table(
        "talk_seats",
        sa.Column("talk_id", sa.String(24), sa.ForeignKey("talks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("sitting", sa.Integer(), nullable=False),
        sa.Column("read", sa.Integer(), nullable=False),
        sa.Column("agreed", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "talk_lines",
        sa.Column("talk_id", sa.String(24), sa.ForeignKey("talks.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("talk_lines_by_person", "talk_lines", ["person"])


def downgrade() -> None:
    for table in ("talk_lines", "talk_seats", "talks"):
        op.drop_table(table)
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("sitting")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("talk")
