"""The store: tables, choices, seats and people, in SQLite or PostgreSQL."""

from smallcouncil.server.store.entries import Entry
from smallcouncil.server.store.store import Store
from smallcouncil.server.store.tables.choice_log import ChoiceLog, Progress

__all__ = ["ChoiceLog", "Entry", "Progress", "Store"]
