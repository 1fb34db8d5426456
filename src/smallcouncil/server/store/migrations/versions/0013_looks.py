"""What the names of all people look like; and what is somebody's is found without looking through everything."""

import sqlalchemy as sa
from alembic import op

from smallcouncil.server.access.names import skeleton

revision = "0013"
down_revision = "0012"

INDEXES = {
    "people_by_looks": ("people", "looks"),
    "chat_by_person": ("chat", "person"),
    "removed_by_person": ("removed", "person"),
    "blocks_by_blocked": ("blocks", "blocked"),
    "invitations_by_host": ("invitations", "by"),
    "complaints_by_who": ("complaints", "by"),
    "complaints_by_about": ("complaints", "about"),
    "analyses_by_person": ("analyses", "person"),
    "admin_log_by_about": ("admin_log", "about"),
    "reports_by_table": ("reports", "table_id"),
}


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("looks", sa.String(160)))
    known = sa.table("people", sa.column("id"), sa.column("name"), sa.column("looks"))
    for row in op.get_bind().execute(sa.select(known.c.id, known.c.name)).all():
        op.execute(sa.update(known).where(known.c.id == row.id).values(looks=skeleton(row.name)[:160]))
    for name, (table, column) in INDEXES.items():
        op.create_index(name, table, [column])


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
    with op.batch_alter_table("people") as people:
        people.drop_column("looks")
