"""What the cards do: one module a faction, each card under its id beside its neighbours in the data."""

from __future__ import annotations

from importlib import import_module

MODULES = (
    "plots",
    "agendas",
    "titles",
    "neutral",
    "baratheon",
    "greyjoy",
    "lannister",
    "martell",
    "nights_watch",
    "stark",
    "targaryen",
    "tyrell",
)


def load() -> None:
    """Give every print its abilities. The order is fixed: effects are numbered as they are declared."""
    for name in MODULES:
        import_module(f"smallcouncil.games.cards2e.cards.{name}")
