"""The store: tables, choices, seats and people, in SQLite or PostgreSQL."""

from smallcouncil.server.store.ledger import Entry, Ledger, Progress
from smallcouncil.server.store.store import Store

__all__ = ["Entry", "Ledger", "Progress", "Store"]
