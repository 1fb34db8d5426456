"""What the cards do: one module a house, each card under its id beside its neighbours in the data."""

from __future__ import annotations

from importlib import import_module

MODULES = (
    "keywords",
    "titles",
    "plots",
    "agendas",
    "neutral",
    "events",
    "baratheon",
    "lannister",
    "stark",
    "targaryen",
    "others",
)


def load() -> None:
    """Give every print its abilities. The order is fixed: effects are numbered as they are declared."""
    for name in MODULES:
        import_module(f"smallcouncil.games.cards1e.cards.{name}")
