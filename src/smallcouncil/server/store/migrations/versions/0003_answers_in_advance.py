"""Answers in advance are called so."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.rename_table("standing_orders", "answers_in_advance")
    op.execute("UPDATE choices SET \"by\" = 'advance' WHERE \"by\" = 'standing'")


def downgrade() -> None:
    op.execute("UPDATE choices SET \"by\" = 'standing' WHERE \"by\" = 'advance'")
    op.rename_table("answers_in_advance", "standing_orders")
