"""Tables at which the rules failed are parked; how many tables a person has laid is counted."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("parked", sa.Integer()))
    op.create_index("tables_by_host", "tables", ["host", "status"])


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("parked")
