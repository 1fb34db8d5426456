"""Small steps on the way to a secret answer are marked: nobody but their seat may know of them, or count them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("choices", sa.Column("secret", sa.Boolean(), nullable=False, server_default=sa.false()))
    only = sa.text("secret")
    op.create_index("choices_in_secret", "choices", ["table_id", "n"], sqlite_where=only, postgresql_where=only)


def downgrade() -> None:
    op.drop_index("choices_in_secret", "choices")
    with op.batch_alter_table("choices") as choices:
        choices.drop_column("secret")
