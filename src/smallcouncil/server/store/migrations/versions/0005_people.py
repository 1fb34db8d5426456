"""Sessions, recovery of accounts, moderation, private tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OF_PEOPLE = ("skeleton", "recovery", "email", "admin", "banned_until", "muted_until")


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("skeleton", sa.String(160)))
        people.add_column(sa.Column("recovery", sa.String(200)))
        people.add_column(sa.Column("email", sa.String(254)))
        people.add_column(sa.Column("admin", sa.Boolean(), nullable=False, server_default=sa.false()))
        people.add_column(sa.Column("banned_until", sa.Double()))
        people.add_column(sa.Column("muted_until", sa.Double()))
        people.create_unique_constraint("people_skeleton", ["skeleton"])
    op.execute("UPDATE people SET skeleton = login WHERE login IS NOT NULL")
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("private", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("blocked", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_table(
        "complaints",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("about", sa.String(24), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("said", sa.Text()),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("settled", sa.Double()),
        sa.Column("outcome", sa.Text()),
    )
    op.create_table(
        "admin_log",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
    )
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
    )


def downgrade() -> None:
    for table in ("removed", "admin_log", "complaints", "blocks", "sessions"):
        op.drop_table(table)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("private")
    with op.batch_alter_table("people") as people:
        people.drop_constraint("people_skeleton", type_="unique")
        for name in OF_PEOPLE:
            people.drop_column(name)
