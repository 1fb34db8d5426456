"""The rulebooks."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import ModuleType

from smallcouncil.table import BadInput, Game

GAMES = ("risk", "ironthrone", "cards2e")


@cache
def game(name: str) -> Game:
    """The rulebook of one game.

    >>> game("risk").id
    'risk'
    """
    if name not in GAMES:
        raise BadInput("game", "unknown-value", value=name, known=", ".join(GAMES))
    found: Game = import_module(f"smallcouncil.games.{name}").GAME
    return found


def games() -> dict[str, Game]:
    """All rulebooks by id."""
    return {name: game(name) for name in GAMES}


class Shelf(ModuleType):
    """The package as `smallcouncil` shows it: called, it gives the rulebooks; its modules are found in it as ever."""

    def __call__(self) -> dict[str, Game]:
        return games()


sys.modules[__name__].__class__ = Shelf
