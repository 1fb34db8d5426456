"""Who has ever held a seat of a running table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "sat",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
    op.create_index("sat_by_person", "sat", ["person"])
    op.execute(
        "INSERT INTO sat (table_id, seat, person) SELECT h.table_id, h.seat, h.person FROM holders h"
        " JOIN tables t ON t.id = h.table_id WHERE t.status = 1"
    )


def downgrade() -> None:
    op.drop_table("sat")
