"""How far people are in lessons; tables that give hints."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("lesson", sa.String(length=64), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("done", sa.Double()),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("person", "lesson"),
    )
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
    op.drop_table("lessons")
