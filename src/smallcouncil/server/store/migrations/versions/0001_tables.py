"""Tables, seats, choices, people."""

from alembic import op

from smallcouncil.server.store.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
