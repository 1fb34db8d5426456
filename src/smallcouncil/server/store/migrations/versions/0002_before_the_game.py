"""Seats say when they are ready; standing answers of several kinds."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "standing_orders",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("about", sa.String(length=500), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("scope", sa.String(length=8), nullable=False),
        sa.Column("mark", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "about"),
    )
    op.execute(
        "INSERT INTO standing_orders (table_id, seat, kind, about, answer, scope, mark, since)"
        " SELECT table_id, seat, 'answer', prompt, choice, scope, mark, 0 FROM standing"
    )
    op.drop_table("standing")
