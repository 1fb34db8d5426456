"""Alembic's entry: the connection comes from the store."""

from alembic import context

from smallcouncil.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
